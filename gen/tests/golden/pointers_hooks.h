/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility pointers: Pointers
 *
 * Generated from pointers.hooks by hookgen; change that file, not this one.
 */
#ifndef _POINTERS_HOOKS_H
#define _POINTERS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct elsewhere;
union either;
struct golden;
struct nowhere;

extern struct hook_facility hook_facility_pointers;

/* pointers:plain */

void __hook_pointers_plain(void *p, const void *cp, struct golden *golden,
			   const struct golden *const cg, struct elsewhere **pp,
			   union either *either, struct nowhere *nowhere, int *v,
			   int (*fn)(void *, int), void (*table[4])(void),
			   int (*(*deep)(int))(long));

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_pointers_plain_decide_fn;
typedef void hook_pointers_plain_observe_fn(void *__data, void *p, const void *cp,
					    struct golden *golden,
					    const struct golden *const cg,
					    struct elsewhere **pp, union either *either,
					    struct nowhere *nowhere, int *v,
					    int (*fn)(void *, int),
					    void (*table[4])(void),
					    int (*(*deep)(int))(long));
typedef hook_pointers_plain_observe_fn hook_pointers_plain_trace_fn;

#define __hook_pointers_plain_proto					\
	"void (void *, const void *, struct golden *, const struct golden *, struct elsewhere **, union either *, struct nowhere *, int *, int (*)(void *, int), void (*[4])(void), int (*(*)(int))(long))"
#define __hook_pointers_plain_hash 0x9d5f7217fe8e77b1ULL

extern struct hook __hook_pointers_plain_def;

/* Whether a handler is armed on plain: one NOP, or a jump. */
static __always_inline bool hook_pointers_plain_enabled(void)
{
	return hook_armed(&__hook_pointers_plain_def);
}

/**
 * hook_pointers_plain() - To what is here, to what is only declared, and to functions.
 * @...: as __hook_pointers_plain() takes them
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_pointers_plain(...) \
	do { if (hook_pointers_plain_enabled()) \
		__hook_pointers_plain(__VA_ARGS__); } while (0)

/* pointers:spaces */

void __hook_pointers_spaces(const char __user *text, int __percpu *counter,
			    void __iomem *regs, struct golden __rcu *golden);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_pointers_spaces_decide_fn;
typedef void hook_pointers_spaces_observe_fn(void *__data, const char __user *text,
					     int __percpu *counter, void __iomem *regs,
					     struct golden __rcu *golden);
typedef hook_pointers_spaces_observe_fn hook_pointers_spaces_trace_fn;

#define __hook_pointers_spaces_proto					\
	"void (const char __user *, int __percpu *, void __iomem *, struct golden __rcu *)"
#define __hook_pointers_spaces_hash 0x1138b4014f95849eULL

extern struct hook __hook_pointers_spaces_def;

/* Whether a handler is armed on spaces: one NOP, or a jump. */
static __always_inline bool hook_pointers_spaces_enabled(void)
{
	return hook_armed(&__hook_pointers_spaces_def);
}

/**
 * hook_pointers_spaces() - Into other address spaces.
 * @text: const char __user *text
 * @counter: int __percpu *counter
 * @regs: void __iomem *regs
 * @golden: struct golden __rcu *golden
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_pointers_spaces(text, counter, regs, golden) \
	do { if (hook_pointers_spaces_enabled()) \
		__hook_pointers_spaces(text, counter, regs, golden); } while (0)

/* pointers:followed */

void __hook_pointers_followed(struct golden *golden, const u32 *table, unsigned int nr,
			      const void *cookie);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_pointers_followed_decide_fn;
typedef void hook_pointers_followed_observe_fn(void *__data, struct golden *golden,
					       const u32 *table, unsigned int nr,
					       const void *cookie);
typedef hook_pointers_followed_observe_fn hook_pointers_followed_trace_fn;

#define __hook_pointers_followed_proto					\
	"void (struct golden *, const u32 *, unsigned int, const void *)"
#define __hook_pointers_followed_hash 0x826172219417c882ULL

extern struct hook __hook_pointers_followed_def;

/* Whether a handler is armed on followed: one NOP, or a jump. */
static __always_inline bool hook_pointers_followed_enabled(void)
{
	return hook_armed(&__hook_pointers_followed_def);
}

/**
 * hook_pointers_followed() - Followed where the pointer is good, and NULL and error
 *   pointers are not followed.
 * @golden: struct golden *golden
 * @table: const u32 *table
 * @nr: unsigned int nr
 * @cookie: const void *cookie
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_pointers_followed(golden, table, nr, cookie) \
	do { if (hook_pointers_followed_enabled()) \
		__hook_pointers_followed(golden, table, nr, cookie); } while (0)

#endif /* _POINTERS_HOOKS_H */

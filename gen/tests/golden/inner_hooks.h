/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility inner: Private structures
 *
 * Generated from inner.hooks by hookgen; change that file, not this one.
 */
#ifndef _INNER_HOOKS_H
#define _INNER_HOOKS_H

#include <linux/hooks.h>

struct inner;

extern struct hook_facility hook_facility_inner;

/* inner:change */

int __hook_inner_change(struct inner *inner, int delta);

typedef int hook_inner_change_decide_fn(void *__data, struct inner *inner, int delta);
typedef void hook_inner_change_observe_fn(void *__data, struct inner *inner, int delta,
					  int __verdict);
typedef hook_inner_change_observe_fn hook_inner_change_trace_fn;

#define __hook_inner_change_proto "int (struct inner *, int)"
#define __hook_inner_change_hash 0x0931c3f7ffc17c5aULL

extern struct hook __hook_inner_change_def;

/* Whether a handler is armed on change: one NOP, or a jump. */
static __always_inline bool hook_inner_change_enabled(void)
{
	return hook_armed(&__hook_inner_change_def);
}

/**
 * hook_inner_change() - Of the owner only.
 * @inner: struct inner *inner
 * @delta: int delta
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_inner_change(inner, delta) \
	(hook_inner_change_enabled() ? \
	 __hook_inner_change(inner, delta) : 0)

/* inner:seen */

void __hook_inner_seen(struct inner *inner, int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_inner_seen_decide_fn;
typedef void hook_inner_seen_observe_fn(void *__data, struct inner *inner, int n);
typedef hook_inner_seen_observe_fn hook_inner_seen_trace_fn;

#define __hook_inner_seen_proto "void (struct inner *, int)"
#define __hook_inner_seen_hash 0x22b0bf121a5f88e3ULL

extern struct hook __hook_inner_seen_def;

/* Whether a handler is armed on seen: one NOP, or a jump. */
static __always_inline bool hook_inner_seen_enabled(void)
{
	return hook_armed(&__hook_inner_seen_def);
}

/**
 * hook_inner_seen() - The same layout twice makes one class.
 * @inner: struct inner *inner
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_inner_seen(inner, n) \
	do { if (hook_inner_seen_enabled()) \
		__hook_inner_seen(inner, n); } while (0)

/* inner:seen_again */

void __hook_inner_seen_again(struct inner *inner, int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_inner_seen_again_decide_fn;
typedef void hook_inner_seen_again_observe_fn(void *__data, struct inner *inner, int n);
typedef hook_inner_seen_again_observe_fn hook_inner_seen_again_trace_fn;

#define __hook_inner_seen_again_proto "void (struct inner *, int)"
#define __hook_inner_seen_again_hash 0x22b0bf121a5f88e3ULL

extern struct hook __hook_inner_seen_again_def;

/* Whether a handler is armed on seen_again: one NOP, or a jump. */
static __always_inline bool hook_inner_seen_again_enabled(void)
{
	return hook_armed(&__hook_inner_seen_again_def);
}

/**
 * hook_inner_seen_again() - The same layout once more.
 * @inner: struct inner *inner
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_inner_seen_again(inner, n) \
	do { if (hook_inner_seen_again_enabled()) \
		__hook_inner_seen_again(inner, n); } while (0)

#endif /* _INNER_HOOKS_H */

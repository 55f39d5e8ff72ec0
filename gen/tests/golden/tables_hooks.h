/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility tables: Symbols, flags and bitmasks
 *
 * Generated from tables.hooks by hookgen; change that file, not this one.
 */
#ifndef _TABLES_HOOKS_H
#define _TABLES_HOOKS_H

#include <linux/hooks.h>
#include <linux/gfp.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_tables;

/* tables:named */

void __hook_tables_named(struct golden *golden, int state, gfp_t gfp);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_tables_named_decide_fn;
typedef void hook_tables_named_observe_fn(void *__data, struct golden *golden, int state,
					  gfp_t gfp);
typedef hook_tables_named_observe_fn hook_tables_named_trace_fn;

#define __hook_tables_named_proto "void (struct golden *, int, gfp_t)"
#define __hook_tables_named_hash 0xf516cb3e594bb3baULL

extern struct hook __hook_tables_named_def;

/* Whether a handler is armed on named: one NOP, or a jump. */
static __always_inline bool hook_tables_named_enabled(void)
{
	return hook_armed(&__hook_tables_named_def);
}

/**
 * hook_tables_named() - A name for each value, and for each bit.
 * @golden: struct golden *golden
 * @state: int state
 * @gfp: gfp_t gfp
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_tables_named(golden, state, gfp) \
	do { if (hook_tables_named_enabled()) \
		__hook_tables_named(golden, state, gfp); } while (0)

/* tables:bits */

void __hook_tables_bits(const struct golden *golden, const unsigned long *words);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_tables_bits_decide_fn;
typedef void hook_tables_bits_observe_fn(void *__data, const struct golden *golden,
					 const unsigned long *words);
typedef hook_tables_bits_observe_fn hook_tables_bits_trace_fn;

#define __hook_tables_bits_proto "void (const struct golden *, const unsigned long *)"
#define __hook_tables_bits_hash 0x3bd4a05154e5e395ULL

extern struct hook __hook_tables_bits_def;

/* Whether a handler is armed on bits: one NOP, or a jump. */
static __always_inline bool hook_tables_bits_enabled(void)
{
	return hook_armed(&__hook_tables_bits_def);
}

/**
 * hook_tables_bits() - As many bits as the kernel has use for.
 * @golden: const struct golden *golden
 * @words: const unsigned long *words
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_tables_bits(golden, words) \
	do { if (hook_tables_bits_enabled()) \
		__hook_tables_bits(golden, words); } while (0)

/* tables:unprinted */

int __hook_tables_unprinted(struct golden *golden);

typedef int hook_tables_unprinted_decide_fn(void *__data, struct golden *golden);
typedef void hook_tables_unprinted_observe_fn(void *__data, struct golden *golden,
					      int __verdict);
typedef hook_tables_unprinted_observe_fn hook_tables_unprinted_trace_fn;

#define __hook_tables_unprinted_proto "int (struct golden *)"
#define __hook_tables_unprinted_hash 0x227fcc9a10af6ab3ULL

extern struct hook __hook_tables_unprinted_def;

/* Whether a handler is armed on unprinted: one NOP, or a jump. */
static __always_inline bool hook_tables_unprinted_enabled(void)
{
	return hook_armed(&__hook_tables_unprinted_def);
}

/**
 * hook_tables_unprinted() - Without a format all print by name.
 * @golden: struct golden *golden
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_tables_unprinted(golden) \
	(hook_tables_unprinted_enabled() ? \
	 __hook_tables_unprinted(golden) : 0)

#endif /* _TABLES_HOOKS_H */

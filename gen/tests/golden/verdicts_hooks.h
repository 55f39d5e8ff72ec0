/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility verdicts: Verdicts
 *
 * Generated from verdicts.hooks by hookgen; change that file, not this one.
 */
#ifndef _VERDICTS_HOOKS_H
#define _VERDICTS_HOOKS_H

#include <linux/hooks.h>
#include <linux/errno.h>

extern struct hook_facility hook_facility_verdicts;

/* verdicts:missing */

int __hook_verdicts_missing(int n);

typedef int hook_verdicts_missing_decide_fn(void *__data, int n);
typedef void hook_verdicts_missing_observe_fn(void *__data, int n, int __verdict);
typedef hook_verdicts_missing_observe_fn hook_verdicts_missing_trace_fn;

#define __hook_verdicts_missing_proto "int (int)"
#define __hook_verdicts_missing_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_verdicts_missing_def;

/* Whether a handler is armed on missing: one NOP, or a jump. */
static __always_inline bool hook_verdicts_missing_enabled(void)
{
	return hook_armed(&__hook_verdicts_missing_def);
}

/**
 * hook_verdicts_missing() - Somebody has to do it.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: -EOPNOTSUPP, or the first other value that a security handler returned
 */
#define hook_verdicts_missing(n) \
	(hook_verdicts_missing_enabled() ? \
	 __hook_verdicts_missing(n) : -EOPNOTSUPP)

/* verdicts:any */

int __hook_verdicts_any(int n);

typedef int hook_verdicts_any_decide_fn(void *__data, int n);
typedef void hook_verdicts_any_observe_fn(void *__data, int n, int __verdict);
typedef hook_verdicts_any_observe_fn hook_verdicts_any_trace_fn;

#define __hook_verdicts_any_proto "int (int)"
#define __hook_verdicts_any_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_verdicts_any_def;

/* Whether a handler is armed on any: one NOP, or a jump. */
static __always_inline bool hook_verdicts_any_enabled(void)
{
	return hook_armed(&__hook_verdicts_any_def);
}

/**
 * hook_verdicts_any() - Any number, an expression for a default, and one handler who
 *   has it all.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 1 << 4 | 3, or the first other value that a security handler returned
 */
#define hook_verdicts_any(n) \
	(hook_verdicts_any_enabled() ? \
	 __hook_verdicts_any(n) : (1 << 4 | 3))

/* verdicts:slots */

int __hook_verdicts_slots(int n);

typedef int hook_verdicts_slots_decide_fn(void *__data, int n);
typedef void hook_verdicts_slots_observe_fn(void *__data, int n, int __verdict);
typedef hook_verdicts_slots_observe_fn hook_verdicts_slots_trace_fn;

#define __hook_verdicts_slots_proto "int (int)"
#define __hook_verdicts_slots_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_verdicts_slots_def;

/* Whether a handler is armed on slots: one NOP, or a jump. */
static __always_inline bool hook_verdicts_slots_enabled(void)
{
	return hook_armed(&__hook_verdicts_slots_def);
}

/**
 * hook_verdicts_slots() - As many slots as there can be.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_verdicts_slots(n) \
	(hook_verdicts_slots_enabled() ? \
	 __hook_verdicts_slots(n) : 0)

/* verdicts:walk */

int __hook_verdicts_walk(int n);

typedef int hook_verdicts_walk_decide_fn(void *__data, int n);
typedef void hook_verdicts_walk_observe_fn(void *__data, int n, int __verdict);
typedef hook_verdicts_walk_observe_fn hook_verdicts_walk_trace_fn;

#define __hook_verdicts_walk_proto "int (int)"
#define __hook_verdicts_walk_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_verdicts_walk_def;

/* Whether a handler is armed on walk: one NOP, or a jump. */
static __always_inline bool hook_verdicts_walk_enabled(void)
{
	return hook_armed(&__hook_verdicts_walk_def);
}

/**
 * hook_verdicts_walk() - None.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_verdicts_walk(n) \
	(hook_verdicts_walk_enabled() ? \
	 __hook_verdicts_walk(n) : 0)

#endif /* _VERDICTS_HOOKS_H */

/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility nesting: Re-entry and context
 *
 * Generated from nesting.hooks by hookgen; change that file, not this one.
 */
#ifndef _NESTING_HOOKS_H
#define _NESTING_HOOKS_H

#include <linux/hooks.h>

extern struct hook_facility hook_facility_nesting;

/* nesting:free */

void __hook_nesting_free(int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_nesting_free_decide_fn;
typedef void hook_nesting_free_observe_fn(void *__data, int n);
typedef hook_nesting_free_observe_fn hook_nesting_free_trace_fn;

#define __hook_nesting_free_proto "void (int)"
#define __hook_nesting_free_hash 0x9a287298f8264db0ULL

extern struct hook __hook_nesting_free_def;

/* Whether a handler is armed on free: one NOP, or a jump. */
static __always_inline bool hook_nesting_free_enabled(void)
{
	return hook_armed(&__hook_nesting_free_def);
}

/**
 * hook_nesting_free() - hook nesting:free
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_nesting_free(n) \
	do { if (hook_nesting_free_enabled()) \
		__hook_nesting_free(n); } while (0)

/* nesting:bounded */

int __hook_nesting_bounded(int n);

typedef int hook_nesting_bounded_decide_fn(void *__data, int n);
typedef void hook_nesting_bounded_observe_fn(void *__data, int n, int __verdict);
typedef hook_nesting_bounded_observe_fn hook_nesting_bounded_trace_fn;

#define __hook_nesting_bounded_proto "int (int)"
#define __hook_nesting_bounded_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_nesting_bounded_def;

/* Whether a handler is armed on bounded: one NOP, or a jump. */
static __always_inline bool hook_nesting_bounded_enabled(void)
{
	return hook_armed(&__hook_nesting_bounded_def);
}

/**
 * hook_nesting_bounded() - hook nesting:bounded
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_nesting_bounded(n) \
	(hook_nesting_bounded_enabled() ? \
	 __hook_nesting_bounded(n) : 0)

/* nesting:never */

void __hook_nesting_never(int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_nesting_never_decide_fn;
typedef void hook_nesting_never_observe_fn(void *__data, int n);
typedef hook_nesting_never_observe_fn hook_nesting_never_trace_fn;

#define __hook_nesting_never_proto "void (int)"
#define __hook_nesting_never_hash 0x9a287298f8264db0ULL

extern struct hook __hook_nesting_never_def;

/* Whether a handler is armed on never: one NOP, or a jump. */
static __always_inline bool hook_nesting_never_enabled(void)
{
	return hook_armed(&__hook_nesting_never_def);
}

/**
 * hook_nesting_never() - hook nesting:never
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_nesting_never(n) \
	do { if (hook_nesting_never_enabled()) \
		__hook_nesting_never(n); } while (0)

/* nesting:sleepable_free */

int __hook_nesting_sleepable_free(int n);

typedef int hook_nesting_sleepable_free_decide_fn(void *__data, int n);
typedef void hook_nesting_sleepable_free_observe_fn(void *__data, int n, int __verdict);
typedef hook_nesting_sleepable_free_observe_fn hook_nesting_sleepable_free_trace_fn;

#define __hook_nesting_sleepable_free_proto "int (int)"
#define __hook_nesting_sleepable_free_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_nesting_sleepable_free_def;

/* Whether a handler is armed on sleepable_free: one NOP, or a jump. */
static __always_inline bool hook_nesting_sleepable_free_enabled(void)
{
	return hook_armed_sleepable(&__hook_nesting_sleepable_free_def);
}

/**
 * hook_nesting_sleepable_free() - hook nesting:sleepable_free
 * @n: int n
 *
 * Context: process context; handlers may sleep.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_nesting_sleepable_free(n) \
	(hook_nesting_sleepable_free_enabled() ? \
	 __hook_nesting_sleepable_free(n) : 0)

/* nesting:sleepable_bounded */

void __hook_nesting_sleepable_bounded(int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_nesting_sleepable_bounded_decide_fn;
typedef void hook_nesting_sleepable_bounded_observe_fn(void *__data, int n);
typedef hook_nesting_sleepable_bounded_observe_fn hook_nesting_sleepable_bounded_trace_fn;

#define __hook_nesting_sleepable_bounded_proto "void (int)"
#define __hook_nesting_sleepable_bounded_hash 0x9a287298f8264db0ULL

extern struct hook __hook_nesting_sleepable_bounded_def;

/* Whether a handler is armed on sleepable_bounded: one NOP, or a jump. */
static __always_inline bool hook_nesting_sleepable_bounded_enabled(void)
{
	return hook_armed_sleepable(&__hook_nesting_sleepable_bounded_def);
}

/**
 * hook_nesting_sleepable_bounded() - hook nesting:sleepable_bounded
 * @n: int n
 *
 * Context: process context; handlers may sleep.
 */
#define hook_nesting_sleepable_bounded(n) \
	do { if (hook_nesting_sleepable_bounded_enabled()) \
		__hook_nesting_sleepable_bounded(n); } while (0)

/* nesting:sleepable_never */

int __hook_nesting_sleepable_never(int n);

typedef int hook_nesting_sleepable_never_decide_fn(void *__data, int n);
typedef void hook_nesting_sleepable_never_observe_fn(void *__data, int n, int __verdict);
typedef hook_nesting_sleepable_never_observe_fn hook_nesting_sleepable_never_trace_fn;

#define __hook_nesting_sleepable_never_proto "int (int)"
#define __hook_nesting_sleepable_never_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_nesting_sleepable_never_def;

/* Whether a handler is armed on sleepable_never: one NOP, or a jump. */
static __always_inline bool hook_nesting_sleepable_never_enabled(void)
{
	return hook_armed_sleepable(&__hook_nesting_sleepable_never_def);
}

/**
 * hook_nesting_sleepable_never() - hook nesting:sleepable_never
 * @n: int n
 *
 * Context: process context; handlers may sleep.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_nesting_sleepable_never(n) \
	(hook_nesting_sleepable_never_enabled() ? \
	 __hook_nesting_sleepable_never(n) : 0)

#endif /* _NESTING_HOOKS_H */

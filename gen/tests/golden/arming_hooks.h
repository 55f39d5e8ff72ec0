/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility arming: Arming
 *
 * Generated from arming.hooks by hookgen; change that file, not this one.
 */
#ifndef _ARMING_HOOKS_H
#define _ARMING_HOOKS_H

#include <linux/hooks.h>

extern struct hook_facility hook_facility_arming;

/* arming:both */

void __hook_arming_both(int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_arming_both_decide_fn;
typedef void hook_arming_both_observe_fn(void *__data, int n);
typedef hook_arming_both_observe_fn hook_arming_both_trace_fn;

#define __hook_arming_both_proto "void (int)"
#define __hook_arming_both_hash 0x9a287298f8264db0ULL

extern struct hook __hook_arming_both_def;
int golden_arm(void);
void golden_disarm(void);

/* Whether a handler is armed on both: one NOP, or a jump. */
static __always_inline bool hook_arming_both_enabled(void)
{
	return hook_armed(&__hook_arming_both_def);
}

/**
 * hook_arming_both() - Both.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_arming_both(n) \
	do { if (hook_arming_both_enabled()) \
		__hook_arming_both(n); } while (0)

/* arming:refused */

int __hook_arming_refused(int n);

typedef int hook_arming_refused_decide_fn(void *__data, int n);
typedef void hook_arming_refused_observe_fn(void *__data, int n, int __verdict);
typedef hook_arming_refused_observe_fn hook_arming_refused_trace_fn;

#define __hook_arming_refused_proto "int (int)"
#define __hook_arming_refused_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_arming_refused_def;
int golden_arm_refuse(void);

/* Whether a handler is armed on refused: one NOP, or a jump. */
static __always_inline bool hook_arming_refused_enabled(void)
{
	return hook_armed(&__hook_arming_refused_def);
}

/**
 * hook_arming_refused() - May be refused.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_arming_refused(n) \
	(hook_arming_refused_enabled() ? \
	 __hook_arming_refused(n) : 0)

#endif /* _ARMING_HOOKS_H */

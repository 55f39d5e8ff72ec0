/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility conditions: Conditions
 *
 * Generated from conditions.hooks by hookgen; change that file, not this one.
 */
#ifndef _CONDITIONS_HOOKS_H
#define _CONDITIONS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_conditions;

/* conditions:net */

void __hook_conditions_net(int a);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_conditions_net_decide_fn;
typedef void hook_conditions_net_observe_fn(void *__data, int a);
typedef hook_conditions_net_observe_fn hook_conditions_net_trace_fn;

#define __hook_conditions_net_exists (IS_REACHABLE(CONFIG_NET))

#define __hook_conditions_net_proto "void (int)"
#define __hook_conditions_net_hash 0x9a287298f8264db0ULL

extern struct hook __hook_conditions_net_def;

/* Whether a handler is armed on net: one NOP, or a jump. */
static __always_inline bool hook_conditions_net_enabled(void)
{
	return __hook_conditions_net_exists && hook_armed(&__hook_conditions_net_def);
}

/**
 * hook_conditions_net() - In kernels with a network.
 * @a: int a
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_conditions_net(a) \
	do { if (hook_conditions_net_enabled()) \
		__hook_conditions_net(a); } while (0)

/* conditions:never */

int __hook_conditions_never(struct golden *golden, const char *name);

typedef int hook_conditions_never_decide_fn(void *__data, struct golden *golden,
					    const char *name);
typedef void hook_conditions_never_observe_fn(void *__data, struct golden *golden,
					      const char *name, int __verdict);
typedef hook_conditions_never_observe_fn hook_conditions_never_trace_fn;

#define __hook_conditions_never_exists					\
	(IS_REACHABLE(CONFIG_GOLDEN_NEVER) || \
	 (IS_REACHABLE(CONFIG_GOLDEN_EITHER) && !IS_REACHABLE(CONFIG_NET)))

#define __hook_conditions_never_proto "int (struct golden *, const char *)"
#define __hook_conditions_never_hash 0xfb4826f5a183d0bdULL

extern struct hook __hook_conditions_never_def;

/* Whether a handler is armed on never: one NOP, or a jump. */
static __always_inline bool hook_conditions_never_enabled(void)
{
	return __hook_conditions_never_exists && hook_armed(&__hook_conditions_never_def);
}

/**
 * hook_conditions_never() - In none.
 * @golden: struct golden *golden
 * @name: const char *name
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_conditions_never(golden, name) \
	(hook_conditions_never_enabled() ? \
	 __hook_conditions_never(golden, name) : 0)

/* conditions:when */

void __hook_conditions_when(int n, const u32 *table);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_conditions_when_decide_fn;
typedef void hook_conditions_when_observe_fn(void *__data, int n, const u32 *table);
typedef hook_conditions_when_observe_fn hook_conditions_when_trace_fn;

#define __hook_conditions_when_proto "void (int, const u32 *)"
#define __hook_conditions_when_hash 0x9e3eeab8c81088d3ULL

extern struct hook __hook_conditions_when_def;

/* Whether a handler is armed on when: one NOP, or a jump. */
static __always_inline bool hook_conditions_when_enabled(void)
{
	return hook_armed(&__hook_conditions_when_def);
}

/**
 * hook_conditions_when() - Hits for which it holds.
 * @n: int n
 * @table: const u32 *table
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_conditions_when(n, table) \
	do { if (hook_conditions_when_enabled()) \
		__hook_conditions_when(n, table); } while (0)

#endif /* _CONDITIONS_HOOKS_H */

/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility bare
 *
 * Generated from bare.hooks by hookgen; change that file, not this one.
 */
#ifndef _BARE_HOOKS_H
#define _BARE_HOOKS_H

#include <linux/hooks.h>

extern struct hook_facility hook_facility_bare;

/* bare:tick */

void __hook_bare_tick(void);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_bare_tick_decide_fn;
typedef void hook_bare_tick_observe_fn(void *__data);
typedef hook_bare_tick_observe_fn hook_bare_tick_trace_fn;

#define __hook_bare_tick_proto "void (void)"
#define __hook_bare_tick_hash 0xcea5d818bc66eabaULL

extern struct hook __hook_bare_tick_def;

/* Whether a handler is armed on tick: one NOP, or a jump. */
static __always_inline bool hook_bare_tick_enabled(void)
{
	return hook_armed(&__hook_bare_tick_def);
}

/**
 * hook_bare_tick() - Neither parameters nor brackets that say so.
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_bare_tick() \
	do { if (hook_bare_tick_enabled()) \
		__hook_bare_tick(); } while (0)

/* bare:ask */

int __hook_bare_ask(void);

typedef int hook_bare_ask_decide_fn(void *__data);
typedef void hook_bare_ask_observe_fn(void *__data, int __verdict);
typedef hook_bare_ask_observe_fn hook_bare_ask_trace_fn;

#define __hook_bare_ask_proto "int (void)"
#define __hook_bare_ask_hash 0x3cd2814b55943cc5ULL

extern struct hook __hook_bare_ask_def;

/* Whether a handler is armed on ask: one NOP, or a jump. */
static __always_inline bool hook_bare_ask_enabled(void)
{
	return hook_armed(&__hook_bare_ask_def);
}

/**
 * hook_bare_ask() - The record has a verdict and nothing else.
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_bare_ask() \
	(hook_bare_ask_enabled() ? \
	 __hook_bare_ask() : 0)

/* bare:mark */

void __hook_bare_mark(void);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_bare_mark_decide_fn;
typedef void hook_bare_mark_observe_fn(void *__data);
typedef hook_bare_mark_observe_fn hook_bare_mark_trace_fn;

#define __hook_bare_mark_proto "void (void)"
#define __hook_bare_mark_hash 0xcea5d818bc66eabaULL

extern struct hook __hook_bare_mark_def;

/* Whether a handler is armed on mark: one NOP, or a jump. */
static __always_inline bool hook_bare_mark_enabled(void)
{
	return hook_armed(&__hook_bare_mark_def);
}

/**
 * hook_bare_mark() - No fields: a record says when, and by whom.
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_bare_mark() \
	do { if (hook_bare_mark_enabled()) \
		__hook_bare_mark(); } while (0)

/* bare:silent */

void __hook_bare_silent(int a);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_bare_silent_decide_fn;
typedef void hook_bare_silent_observe_fn(void *__data, int a);
typedef hook_bare_silent_observe_fn hook_bare_silent_trace_fn;

#define __hook_bare_silent_proto "void (int)"
#define __hook_bare_silent_hash 0x9a287298f8264db0ULL

extern struct hook __hook_bare_silent_def;

/* Whether a handler is armed on silent: one NOP, or a jump. */
static __always_inline bool hook_bare_silent_enabled(void)
{
	return hook_armed(&__hook_bare_silent_def);
}

/**
 * hook_bare_silent() - An event is not wanted.
 * @a: int a
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_bare_silent(a) \
	do { if (hook_bare_silent_enabled()) \
		__hook_bare_silent(a); } while (0)

#endif /* _BARE_HOOKS_H */

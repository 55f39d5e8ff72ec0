/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility tracks: Tracks of events
 *
 * Generated from tracks.hooks by hookgen; change that file, not this one.
 */
#ifndef _TRACKS_HOOKS_H
#define _TRACKS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_tracks;

/* tracks:moment */

void __hook_tracks_moment(int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_tracks_moment_decide_fn;
typedef void hook_tracks_moment_observe_fn(void *__data, int n);
typedef hook_tracks_moment_observe_fn hook_tracks_moment_trace_fn;

#define __hook_tracks_moment_proto "void (int)"
#define __hook_tracks_moment_hash 0x9a287298f8264db0ULL

extern struct hook __hook_tracks_moment_def;

/* Whether a handler is armed on moment: one NOP, or a jump. */
static __always_inline bool hook_tracks_moment_enabled(void)
{
	return hook_armed(&__hook_tracks_moment_def);
}

/**
 * hook_tracks_moment() - An instant that has the hook's name.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_tracks_moment(n) \
	do { if (hook_tracks_moment_enabled()) \
		__hook_tracks_moment(n); } while (0)

/* tracks:work */

void __hook_tracks_work(bool begins, const struct golden *golden);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_tracks_work_decide_fn;
typedef void hook_tracks_work_observe_fn(void *__data, bool begins,
					 const struct golden *golden);
typedef hook_tracks_work_observe_fn hook_tracks_work_trace_fn;

#define __hook_tracks_work_proto "void (bool, const struct golden *)"
#define __hook_tracks_work_hash 0x637cf1eeb15ed099ULL

extern struct hook __hook_tracks_work_def;

/* Whether a handler is armed on work: one NOP, or a jump. */
static __always_inline bool hook_tracks_work_enabled(void)
{
	return hook_armed(&__hook_tracks_work_def);
}

/**
 * hook_tracks_work() - A slice on a track with the name of the structure.
 * @begins: bool begins
 * @golden: const struct golden *golden
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_tracks_work(begins, golden) \
	do { if (hook_tracks_work_enabled()) \
		__hook_tracks_work(begins, golden); } while (0)

/* tracks:decided */

int __hook_tracks_decided(int n);

typedef int hook_tracks_decided_decide_fn(void *__data, int n);
typedef void hook_tracks_decided_observe_fn(void *__data, int n, int __verdict);
typedef hook_tracks_decided_observe_fn hook_tracks_decided_trace_fn;

#define __hook_tracks_decided_proto "int (int)"
#define __hook_tracks_decided_hash 0xfa480f63681eaa58ULL

extern struct hook __hook_tracks_decided_def;

/* Whether a handler is armed on decided: one NOP, or a jump. */
static __always_inline bool hook_tracks_decided_enabled(void)
{
	return hook_armed(&__hook_tracks_decided_def);
}

/**
 * hook_tracks_decided() - An instant whose name says more.
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_tracks_decided(n) \
	(hook_tracks_decided_enabled() ? \
	 __hook_tracks_decided(n) : 0)

/* tracks:counter */

void __hook_tracks_counter(int counter_value);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_tracks_counter_decide_fn;
typedef void hook_tracks_counter_observe_fn(void *__data, int counter_value);
typedef hook_tracks_counter_observe_fn hook_tracks_counter_trace_fn;

#define __hook_tracks_counter_proto "void (int)"
#define __hook_tracks_counter_hash 0x9a287298f8264db0ULL

extern struct hook __hook_tracks_counter_def;

/* Whether a handler is armed on counter: one NOP, or a jump. */
static __always_inline bool hook_tracks_counter_enabled(void)
{
	return hook_armed(&__hook_tracks_counter_def);
}

/**
 * hook_tracks_counter() - A counter needs nothing but the field's name.
 * @counter_value: int counter_value
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_tracks_counter(counter_value) \
	do { if (hook_tracks_counter_enabled()) \
		__hook_tracks_counter(counter_value); } while (0)

#endif /* _TRACKS_HOOKS_H */

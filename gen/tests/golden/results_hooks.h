/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility results: Results
 *
 * Generated from results.hooks by hookgen; change that file, not this one.
 */
#ifndef _RESULTS_HOOKS_H
#define _RESULTS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_results;

/* results:fill */

void __hook_results_fill(int *value, char **text, const struct golden *golden);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_results_fill_decide_fn;
typedef void hook_results_fill_observe_fn(void *__data, int *value, char **text,
					  const struct golden *golden);
typedef void hook_results_fill_trace_fn(void *__data, const int *value, char *const *text,
					const struct golden *golden);

#define __hook_results_fill_proto "void (out int *, out char **, const struct golden *)"
#define __hook_results_fill_hash 0xc805a654692a2ab7ULL

extern struct hook __hook_results_fill_def;

/* Whether a handler is armed on fill: one NOP, or a jump. */
static __always_inline bool hook_results_fill_enabled(void)
{
	return hook_armed(&__hook_results_fill_def);
}

/**
 * hook_results_fill() - A number and a text.
 * @value: int *value
 * @text: char **text
 * @golden: const struct golden *golden
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_results_fill(value, text, golden) \
	do { if (hook_results_fill_enabled()) \
		__hook_results_fill(value, text, golden); } while (0)

/* results:choose */

int __hook_results_choose(const struct golden *golden, struct golden **chosen,
			  bool *more);

typedef int hook_results_choose_decide_fn(void *__data, const struct golden *golden,
					  struct golden **chosen, bool *more);
typedef void hook_results_choose_observe_fn(void *__data, const struct golden *golden,
					    struct golden **chosen, bool *more,
					    int __verdict);
typedef void hook_results_choose_trace_fn(void *__data, const struct golden *golden,
					  struct golden *const *chosen, const bool *more,
					  int __verdict);

#define __hook_results_choose_proto					\
	"int (const struct golden *, out struct golden **, out bool *)"
#define __hook_results_choose_hash 0x7eff093317562092ULL

extern struct hook __hook_results_choose_def;

/* Whether a handler is armed on choose: one NOP, or a jump. */
static __always_inline bool hook_results_choose_enabled(void)
{
	return hook_armed(&__hook_results_choose_def);
}

/**
 * hook_results_choose() - With a verdict.
 * @golden: const struct golden *golden
 * @chosen: struct golden **chosen
 * @more: bool *more
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_results_choose(golden, chosen, more) \
	(hook_results_choose_enabled() ? \
	 __hook_results_choose(golden, chosen, more) : 0)

#endif /* _RESULTS_HOOKS_H */

/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility wide: Twelve parameters
 *
 * Generated from wide.hooks by hookgen; change that file, not this one.
 */
#ifndef _WIDE_HOOKS_H
#define _WIDE_HOOKS_H

#include <linux/hooks.h>
#include <linux/types.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_wide;

/* wide:long_names */

int __hook_wide_long_names(const struct golden *golden_structure_of_the_caller,
			   unsigned long long physical_address_of_first,
			   unsigned long long physical_address_of_last,
			   const char *name_of_the_device_in_question,
			   unsigned int number_of_segments_mapped,
			   sector_t first_sector_of_the_request,
			   enum golden_op operation_that_was_asked_for,
			   bool request_is_synchronous,
			   int (*completion_function)(void *, int),
			   void *completion_cookie, u8 hardware_address_of_the_peer[6],
			   long deadline_in_jiffies_from_now);

typedef int hook_wide_long_names_decide_fn(void *__data,
					   const struct golden *golden_structure_of_the_caller,
					   unsigned long long physical_address_of_first,
					   unsigned long long physical_address_of_last,
					   const char *name_of_the_device_in_question,
					   unsigned int number_of_segments_mapped,
					   sector_t first_sector_of_the_request,
					   enum golden_op operation_that_was_asked_for,
					   bool request_is_synchronous,
					   int (*completion_function)(void *, int),
					   void *completion_cookie,
					   u8 hardware_address_of_the_peer[6],
					   long deadline_in_jiffies_from_now);
typedef void hook_wide_long_names_observe_fn(void *__data,
					     const struct golden *golden_structure_of_the_caller,
					     unsigned long long physical_address_of_first,
					     unsigned long long physical_address_of_last,
					     const char *name_of_the_device_in_question,
					     unsigned int number_of_segments_mapped,
					     sector_t first_sector_of_the_request,
					     enum golden_op operation_that_was_asked_for,
					     bool request_is_synchronous,
					     int (*completion_function)(void *, int),
					     void *completion_cookie,
					     u8 hardware_address_of_the_peer[6],
					     long deadline_in_jiffies_from_now,
					     int __verdict);
typedef hook_wide_long_names_observe_fn hook_wide_long_names_trace_fn;

#define __hook_wide_long_names_proto					\
	"int (const struct golden *, unsigned long long, unsigned long long, const char *, unsigned int, sector_t, enum golden_op, bool, int (*)(void *, int), void *, u8[6], long)"
#define __hook_wide_long_names_hash 0xb6eee5405899740dULL

extern struct hook __hook_wide_long_names_def;

/* Whether a handler is armed on long_names: one NOP, or a jump. */
static __always_inline bool hook_wide_long_names_enabled(void)
{
	return hook_armed(&__hook_wide_long_names_def);
}

/**
 * hook_wide_long_names() - Long ones, of every kind.
 * @...: as __hook_wide_long_names() takes them
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_wide_long_names(...) \
	(hook_wide_long_names_enabled() ? \
	 __hook_wide_long_names(__VA_ARGS__) : 0)

/* wide:results */

void __hook_wide_results(unsigned long *physical_address_of_first,
			 int *number_of_segments_mapped,
			 const char *name_of_the_device_in_question,
			 struct golden *golden_structure,
			 unsigned long long deadline_in_nanoseconds);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_wide_results_decide_fn;
typedef void hook_wide_results_observe_fn(void *__data,
					  unsigned long *physical_address_of_first,
					  int *number_of_segments_mapped,
					  const char *name_of_the_device_in_question,
					  struct golden *golden_structure,
					  unsigned long long deadline_in_nanoseconds);
typedef void hook_wide_results_trace_fn(void *__data,
					const unsigned long *physical_address_of_first,
					const int *number_of_segments_mapped,
					const char *name_of_the_device_in_question,
					struct golden *golden_structure,
					unsigned long long deadline_in_nanoseconds);

#define __hook_wide_results_proto					\
	"void (out unsigned long *, out int *, const char *, struct golden *, unsigned long long)"
#define __hook_wide_results_hash 0xdcc2b8033d5ca10cULL

extern struct hook __hook_wide_results_def;

/* Whether a handler is armed on results: one NOP, or a jump. */
static __always_inline bool hook_wide_results_enabled(void)
{
	return hook_armed_sleepable(&__hook_wide_results_def);
}

/**
 * hook_wide_results() - Without a verdict, with results.
 * @...: as __hook_wide_results() takes them
 *
 * Context: process context; handlers may sleep.
 */
#define hook_wide_results(...) \
	do { if (hook_wide_results_enabled()) \
		__hook_wide_results(__VA_ARGS__); } while (0)

#endif /* _WIDE_HOOKS_H */

/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility strings: Text
 *
 * Generated from strings.hooks by hookgen; change that file, not this one.
 */
#ifndef _STRINGS_HOOKS_H
#define _STRINGS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_strings;

/* strings:derived */

void __hook_strings_derived(const char *name, const char *const label, char *buffer,
			    char word[8]);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_strings_derived_decide_fn;
typedef void hook_strings_derived_observe_fn(void *__data, const char *name,
					     const char *const label, char *buffer,
					     char word[8]);
typedef hook_strings_derived_observe_fn hook_strings_derived_trace_fn;

#define __hook_strings_derived_proto "void (const char *, const char *, char *, char[8])"
#define __hook_strings_derived_hash 0x5be45d2450da753bULL

extern struct hook __hook_strings_derived_def;

/* Whether a handler is armed on derived: one NOP, or a jump. */
static __always_inline bool hook_strings_derived_enabled(void)
{
	return hook_armed(&__hook_strings_derived_def);
}

/**
 * hook_strings_derived() - Derived: strings are const.
 * @name: const char *name
 * @label: const char *const label
 * @buffer: char *buffer
 * @word: char word[8]
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_strings_derived(name, label, buffer, word) \
	do { if (hook_strings_derived_enabled()) \
		__hook_strings_derived(name, label, buffer, word); } while (0)

/* strings:given */

void __hook_strings_given(struct golden *golden, const char *why, const char *tail,
			  int n);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_strings_given_decide_fn;
typedef void hook_strings_given_observe_fn(void *__data, struct golden *golden,
					   const char *why, const char *tail, int n);
typedef hook_strings_given_observe_fn hook_strings_given_trace_fn;

#define __hook_strings_given_proto					\
	"void (struct golden *, const char *, const char *, int)"
#define __hook_strings_given_hash 0x345c8f24441a866dULL

extern struct hook __hook_strings_given_def;

/* Whether a handler is armed on given: one NOP, or a jump. */
static __always_inline bool hook_strings_given_enabled(void)
{
	return hook_armed(&__hook_strings_given_def);
}

/**
 * hook_strings_given() - Given.
 * @golden: struct golden *golden
 * @why: const char *why
 * @tail: const char *tail
 * @n: int n
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_strings_given(golden, why, tail, n) \
	do { if (hook_strings_given_enabled()) \
		__hook_strings_given(golden, why, tail, n); } while (0)

/* strings:path */

int __hook_strings_path(const char __user *path, int flags);

typedef int hook_strings_path_decide_fn(void *__data, const char __user *path, int flags);
typedef void hook_strings_path_observe_fn(void *__data, const char __user *path,
					  int flags, int __verdict);
typedef hook_strings_path_observe_fn hook_strings_path_trace_fn;

#define __hook_strings_path_proto "int (const char __user *, int)"
#define __hook_strings_path_hash 0xc871f1b450b3d8d2ULL

extern struct hook __hook_strings_path_def;

/* Whether a handler is armed on path: one NOP, or a jump. */
static __always_inline bool hook_strings_path_enabled(void)
{
	return hook_armed_sleepable(&__hook_strings_path_def);
}

/**
 * hook_strings_path() - From user memory, which may fault: the hook has to be
 *   sleepable.
 * @path: const char __user *path
 * @flags: int flags
 *
 * Context: process context; handlers may sleep.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_strings_path(path, flags) \
	(hook_strings_path_enabled() ? \
	 __hook_strings_path(path, flags) : 0)

#endif /* _STRINGS_HOOKS_H */

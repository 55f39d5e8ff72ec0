/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility documents: Documents: <all> that "people" write
 *
 * Generated from documents.hooks by hookgen; change that file, not this one.
 */
#ifndef _DOCUMENTS_HOOKS_H
#define _DOCUMENTS_HOOKS_H

#include <linux/hooks.h>

extern struct hook_facility hook_facility_documents;

/* documents:whole */

int __hook_documents_whole(int first, int second);

typedef int hook_documents_whole_decide_fn(void *__data, int first, int second);
typedef void hook_documents_whole_observe_fn(void *__data, int first, int second,
					     int __verdict);
typedef hook_documents_whole_observe_fn hook_documents_whole_trace_fn;

#define __hook_documents_whole_proto "int (int, int)"
#define __hook_documents_whole_hash 0x1d716d0e326b3de1ULL

extern struct hook __hook_documents_whole_def;

/* Whether a handler is armed on whole: one NOP, or a jump. */
static __always_inline bool hook_documents_whole_enabled(void)
{
	return hook_armed(&__hook_documents_whole_def);
}

/**
 * hook_documents_whole() - A summary that goes on in a second line.
 * @first: the first parameter
 * @second: the second one, in two lines, of which this one is long enough to be broken
 *   in the header's comment
 *
 * The body has a paragraph, which is so long that in a comment it has to be broken
 * somewhere, and
 *
 * something indented.
 *
 *
 * More of the body, with an address@example.org, 100% of it, and *stars*.
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: what the second parameter was, if a handler knew it: that is more than one can
 *   say here.
 */
#define hook_documents_whole(first, second) \
	(hook_documents_whole_enabled() ? \
	 __hook_documents_whole(first, second) : 0)

/* documents:letters */

void __hook_documents_letters(int size);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_documents_letters_decide_fn;
typedef void hook_documents_letters_observe_fn(void *__data, int size);
typedef hook_documents_letters_observe_fn hook_documents_letters_trace_fn;

#define __hook_documents_letters_proto "void (int)"
#define __hook_documents_letters_hash 0x9a287298f8264db0ULL

extern struct hook __hook_documents_letters_def;

/* Whether a handler is armed on letters: one NOP, or a jump. */
static __always_inline bool hook_documents_letters_enabled(void)
{
	return hook_armed(&__hook_documents_letters_def);
}

/**
 * hook_documents_letters() - Übergröße — 寸法, in letters of other alphabets.
 * @size: int size
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_documents_letters(size) \
	do { if (hook_documents_letters_enabled()) \
		__hook_documents_letters(size); } while (0)

/* documents:undocumented */

void __hook_documents_undocumented(int a);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_documents_undocumented_decide_fn;
typedef void hook_documents_undocumented_observe_fn(void *__data, int a);
typedef hook_documents_undocumented_observe_fn hook_documents_undocumented_trace_fn;

#define __hook_documents_undocumented_proto "void (int)"
#define __hook_documents_undocumented_hash 0x9a287298f8264db0ULL

extern struct hook __hook_documents_undocumented_def;

/* Whether a handler is armed on undocumented: one NOP, or a jump. */
static __always_inline bool hook_documents_undocumented_enabled(void)
{
	return hook_armed(&__hook_documents_undocumented_def);
}

/**
 * hook_documents_undocumented() - hook documents:undocumented
 * @a: int a
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_documents_undocumented(a) \
	do { if (hook_documents_undocumented_enabled()) \
		__hook_documents_undocumented(a); } while (0)

#endif /* _DOCUMENTS_HOOKS_H */

/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility arrays: Arrays
 *
 * Generated from arrays.hooks by hookgen; change that file, not this one.
 */
#ifndef _ARRAYS_HOOKS_H
#define _ARRAYS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

struct golden;

extern struct hook_facility hook_facility_arrays;

/* arrays:derived */

#line 8 "arrays.hooks"
void __hook_arrays_derived(u8 mac[6], char text[3], int table[GOLDEN_TAGS], const u16 pair[2],
			   struct golden *all[2], unsigned long square[2][2]);
#line 23 "arrays_hooks.h"

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_arrays_derived_decide_fn;
typedef void hook_arrays_derived_observe_fn(void *__data, u8 mac[6], char text[3],
					    int table[GOLDEN_TAGS], const u16 pair[2],
					    struct golden *all[2],
					    unsigned long square[2][2]);
typedef hook_arrays_derived_observe_fn hook_arrays_derived_trace_fn;

#define __hook_arrays_derived_proto					\
	"void (u8[6], char[3], int[GOLDEN_TAGS], const u16[2], struct golden *[2], unsigned long[2][2])"
#define __hook_arrays_derived_hash 0x66022ca81f8203c5ULL

extern struct hook __hook_arrays_derived_def;

/* Whether a handler is armed on derived: one NOP, or a jump. */
static __always_inline bool hook_arrays_derived_enabled(void)
{
	return hook_armed(&__hook_arrays_derived_def);
}

/**
 * hook_arrays_derived() - Parameters keep their length from the text.
 * @mac: u8 mac[6]
 * @text: char text[3]
 * @table: int table[GOLDEN_TAGS]
 * @pair: const u16 pair[2]
 * @all: struct golden *all[2]
 * @square: unsigned long square[2][2]
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_arrays_derived(mac, text, table, pair, all, square) \
	do { if (hook_arrays_derived_enabled()) \
		__hook_arrays_derived(mac, text, table, pair, all, square); } while (0)

/* arrays:given */

void __hook_arrays_given(const struct golden *golden, const u32 *sectors,
			 unsigned int nr);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_arrays_given_decide_fn;
typedef void hook_arrays_given_observe_fn(void *__data, const struct golden *golden,
					  const u32 *sectors, unsigned int nr);
typedef hook_arrays_given_observe_fn hook_arrays_given_trace_fn;

#define __hook_arrays_given_proto					\
	"void (const struct golden *, const u32 *, unsigned int)"
#define __hook_arrays_given_hash 0xcc2932d5aa440c9fULL

extern struct hook __hook_arrays_given_def;

/* Whether a handler is armed on given: one NOP, or a jump. */
static __always_inline bool hook_arrays_given_enabled(void)
{
	return hook_armed(&__hook_arrays_given_def);
}

/**
 * hook_arrays_given() - As many elements as there are, or as there is room for.
 * @golden: const struct golden *golden
 * @sectors: const u32 *sectors
 * @nr: unsigned int nr
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_arrays_given(golden, sectors, nr) \
	do { if (hook_arrays_given_enabled()) \
		__hook_arrays_given(golden, sectors, nr); } while (0)

/* arrays:unprinted */

void __hook_arrays_unprinted(const u64 *table, bool two);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_arrays_unprinted_decide_fn;
typedef void hook_arrays_unprinted_observe_fn(void *__data, const u64 *table, bool two);
typedef hook_arrays_unprinted_observe_fn hook_arrays_unprinted_trace_fn;

#define __hook_arrays_unprinted_proto "void (const u64 *, bool)"
#define __hook_arrays_unprinted_hash 0xeff92eb8cec30624ULL

extern struct hook __hook_arrays_unprinted_def;

/* Whether a handler is armed on unprinted: one NOP, or a jump. */
static __always_inline bool hook_arrays_unprinted_enabled(void)
{
	return hook_armed(&__hook_arrays_unprinted_def);
}

/**
 * hook_arrays_unprinted() - Without a format.
 * @table: const u64 *table
 * @two: bool two
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_arrays_unprinted(table, two) \
	do { if (hook_arrays_unprinted_enabled()) \
		__hook_arrays_unprinted(table, two); } while (0)

#endif /* _ARRAYS_HOOKS_H */

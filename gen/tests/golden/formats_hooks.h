/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility formats: Print formats
 *
 * Generated from formats.hooks by hookgen; change that file, not this one.
 */
#ifndef _FORMATS_HOOKS_H
#define _FORMATS_HOOKS_H

#include <linux/hooks.h>
#include "golden.h"

extern struct hook_facility hook_facility_formats;

/* formats:conversions */

void __hook_formats_conversions(int a, unsigned long b, u64 c, const char *s);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_formats_conversions_decide_fn;
typedef void hook_formats_conversions_observe_fn(void *__data, int a, unsigned long b,
						 u64 c, const char *s);
typedef hook_formats_conversions_observe_fn hook_formats_conversions_trace_fn;

#define __hook_formats_conversions_proto "void (int, unsigned long, u64, const char *)"
#define __hook_formats_conversions_hash 0xd60b49df101e21afULL

extern struct hook __hook_formats_conversions_def;

/* Whether a handler is armed on conversions: one NOP, or a jump. */
static __always_inline bool hook_formats_conversions_enabled(void)
{
	return hook_armed(&__hook_formats_conversions_def);
}

/**
 * hook_formats_conversions() - Flags, widths and precisions.
 * @a: int a
 * @b: unsigned long b
 * @c: u64 c
 * @s: const char *s
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_formats_conversions(a, b, c, s) \
	do { if (hook_formats_conversions_enabled()) \
		__hook_formats_conversions(a, b, c, s); } while (0)

/* formats:expressions */

void __hook_formats_expressions(int a, unsigned int b);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_formats_expressions_decide_fn;
typedef void hook_formats_expressions_observe_fn(void *__data, int a, unsigned int b);
typedef hook_formats_expressions_observe_fn hook_formats_expressions_trace_fn;

#define __hook_formats_expressions_proto "void (int, unsigned int)"
#define __hook_formats_expressions_hash 0x6630af7b3778f266ULL

extern struct hook __hook_formats_expressions_def;

/* Whether a handler is armed on expressions: one NOP, or a jump. */
static __always_inline bool hook_formats_expressions_enabled(void)
{
	return hook_armed(&__hook_formats_expressions_def);
}

/**
 * hook_formats_expressions() - Operators, casts, constants and macros, which other
 *   readers evaluate too.
 * @a: int a
 * @b: unsigned int b
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_formats_expressions(a, b) \
	do { if (hook_formats_expressions_enabled()) \
		__hook_formats_expressions(a, b); } while (0)

/* formats:operators */

void __hook_formats_operators(int a, unsigned int b, short c, s8 d);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_formats_operators_decide_fn;
typedef void hook_formats_operators_observe_fn(void *__data, int a, unsigned int b,
					       short c, s8 d);
typedef hook_formats_operators_observe_fn hook_formats_operators_trace_fn;

#define __hook_formats_operators_proto "void (int, unsigned int, short, s8)"
#define __hook_formats_operators_hash 0x3d5289f9617db8c4ULL

extern struct hook __hook_formats_operators_def;

/* Whether a handler is armed on operators: one NOP, or a jump. */
static __always_inline bool hook_formats_operators_enabled(void)
{
	return hook_armed(&__hook_formats_operators_def);
}

/**
 * hook_formats_operators() - Every operator, of numbers with a sign and without.
 * @a: int a
 * @b: unsigned int b
 * @c: short c
 * @d: s8 d
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_formats_operators(a, b, c, d) \
	do { if (hook_formats_operators_enabled()) \
		__hook_formats_operators(a, b, c, d); } while (0)

/* formats:addresses */

void __hook_formats_addresses(unsigned long ip, void *p, const u8 *mac,
			      const __be32 *address);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_formats_addresses_decide_fn;
typedef void hook_formats_addresses_observe_fn(void *__data, unsigned long ip, void *p,
					       const u8 *mac, const __be32 *address);
typedef hook_formats_addresses_observe_fn hook_formats_addresses_trace_fn;

#define __hook_formats_addresses_proto					\
	"void (unsigned long, void *, const u8 *, const __be32 *)"
#define __hook_formats_addresses_hash 0xa14263c3f82f7d68ULL

extern struct hook __hook_formats_addresses_def;

/* Whether a handler is armed on addresses: one NOP, or a jump. */
static __always_inline bool hook_formats_addresses_enabled(void)
{
	return hook_armed(&__hook_formats_addresses_def);
}

/**
 * hook_formats_addresses() - A hook's caller, and bytes that print by what they are.
 * @ip: unsigned long ip
 * @p: void *p
 * @mac: const u8 *mac
 * @address: const __be32 *address
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_formats_addresses(ip, p, mac, address) \
	do { if (hook_formats_addresses_enabled()) \
		__hook_formats_addresses(ip, p, mac, address); } while (0)

/* formats:long_one */

void __hook_formats_long_one(int first_of_many, int second_of_many, int third_of_many,
			     int fourth_of_many);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_formats_long_one_decide_fn;
typedef void hook_formats_long_one_observe_fn(void *__data, int first_of_many,
					      int second_of_many, int third_of_many,
					      int fourth_of_many);
typedef hook_formats_long_one_observe_fn hook_formats_long_one_trace_fn;

#define __hook_formats_long_one_proto "void (int, int, int, int)"
#define __hook_formats_long_one_hash 0x9f7c810464ed3688ULL

extern struct hook __hook_formats_long_one_def;

/* Whether a handler is armed on long_one: one NOP, or a jump. */
static __always_inline bool hook_formats_long_one_enabled(void)
{
	return hook_armed(&__hook_formats_long_one_def);
}

/**
 * hook_formats_long_one() - Adjacent strings join, and long ones are broken.
 * @...: as __hook_formats_long_one() takes them
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_formats_long_one(...) \
	do { if (hook_formats_long_one_enabled()) \
		__hook_formats_long_one(__VA_ARGS__); } while (0)

#endif /* _FORMATS_HOOKS_H */

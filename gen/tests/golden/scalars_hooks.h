/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility scalars: Numbers
 *
 * Generated from scalars.hooks by hookgen; change that file, not this one.
 */
#ifndef _SCALARS_HOOKS_H
#define _SCALARS_HOOKS_H

#include <linux/hooks.h>
#include <linux/types.h>
#include "golden.h"

extern struct hook_facility hook_facility_scalars;

/* scalars:standard */

void __hook_scalars_standard(int a, unsigned int b, long c, unsigned long d, long long e,
			     unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_scalars_standard_decide_fn;
typedef void hook_scalars_standard_observe_fn(void *__data, int a, unsigned int b, long c,
					      unsigned long d, long long e,
					      unsigned long long f, short g,
					      unsigned char h, signed char i, char j,
					      bool k, enum golden_op l);
typedef hook_scalars_standard_observe_fn hook_scalars_standard_trace_fn;

#define __hook_scalars_standard_proto					\
	"void (int, unsigned int, long, unsigned long, long long, unsigned long long, short, unsigned char, signed char, char, bool, enum golden_op)"
#define __hook_scalars_standard_hash 0x47c9f827a1a9b1a6ULL

extern struct hook __hook_scalars_standard_def;

/* Whether a handler is armed on standard: one NOP, or a jump. */
static __always_inline bool hook_scalars_standard_enabled(void)
{
	return hook_armed(&__hook_scalars_standard_def);
}

/**
 * hook_scalars_standard() - Standard types.
 * @a: int a
 * @b: unsigned int b
 * @c: long c
 * @d: unsigned long d
 * @e: long long e
 * @f: unsigned long long f
 * @g: short g
 * @h: unsigned char h
 * @i: signed char i
 * @j: char j
 * @k: bool k
 * @l: enum golden_op l
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_scalars_standard(a, b, c, d, e, f, g, h, i, j, k, l) \
	do { if (hook_scalars_standard_enabled()) \
		__hook_scalars_standard(a, b, c, d, e, f, g, h, i, j, k, l); } while (0)

/* scalars:fixed */

void __hook_scalars_fixed(u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g, s64 h, u8 i,
			  s64 j);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_scalars_fixed_decide_fn;
typedef void hook_scalars_fixed_observe_fn(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e,
					   s32 f, u64 g, s64 h, u8 i, s64 j);
typedef hook_scalars_fixed_observe_fn hook_scalars_fixed_trace_fn;

#define __hook_scalars_fixed_proto "void (u8, s8, u16, s16, u32, s32, u64, s64, u8, s64)"
#define __hook_scalars_fixed_hash 0xb1fe7605c43a27f2ULL

extern struct hook __hook_scalars_fixed_def;

/* Whether a handler is armed on fixed: one NOP, or a jump. */
static __always_inline bool hook_scalars_fixed_enabled(void)
{
	return hook_armed(&__hook_scalars_fixed_def);
}

/**
 * hook_scalars_fixed() - The kernel's types.
 * @a: u8 a
 * @b: s8 b
 * @c: u16 c
 * @d: s16 d
 * @e: u32 e
 * @f: s32 f
 * @g: u64 g
 * @h: s64 h
 * @i: u8 i
 * @j: s64 j
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_scalars_fixed(a, b, c, d, e, f, g, h, i, j) \
	do { if (hook_scalars_fixed_enabled()) \
		__hook_scalars_fixed(a, b, c, d, e, f, g, h, i, j); } while (0)

/* scalars:mixed */

void __hook_scalars_mixed(u8 a, u64 b, u16 c, char s[3], u64 d);

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_scalars_mixed_decide_fn;
typedef void hook_scalars_mixed_observe_fn(void *__data, u8 a, u64 b, u16 c, char s[3],
					   u64 d);
typedef hook_scalars_mixed_observe_fn hook_scalars_mixed_trace_fn;

#define __hook_scalars_mixed_proto "void (u8, u64, u16, char[3], u64)"
#define __hook_scalars_mixed_hash 0xaf515c99e29720d8ULL

extern struct hook __hook_scalars_mixed_def;

/* Whether a handler is armed on mixed: one NOP, or a jump. */
static __always_inline bool hook_scalars_mixed_enabled(void)
{
	return hook_armed(&__hook_scalars_mixed_def);
}

/**
 * hook_scalars_mixed() - Narrow ones between wide ones: nothing between them may be
 *   uninitialised.
 * @a: u8 a
 * @b: u64 b
 * @c: u16 c
 * @s: char s[3]
 * @d: u64 d
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_scalars_mixed(a, b, c, s, d) \
	do { if (hook_scalars_mixed_enabled()) \
		__hook_scalars_mixed(a, b, c, s, d); } while (0)

/* scalars:names */

int __hook_scalars_names(int data, int ret, int cpu, void *fn, int next, int class,
			 int comm, int call, int flags, int rec, int event, int iter);

typedef int hook_scalars_names_decide_fn(void *__data, int data, int ret, int cpu,
					 void *fn, int next, int class, int comm,
					 int call, int flags, int rec, int event,
					 int iter);
typedef void hook_scalars_names_observe_fn(void *__data, int data, int ret, int cpu,
					   void *fn, int next, int class, int comm,
					   int call, int flags, int rec, int event,
					   int iter, int __verdict);
typedef hook_scalars_names_observe_fn hook_scalars_names_trace_fn;

#define __hook_scalars_names_proto					\
	"int (int, int, int, void *, int, int, int, int, int, int, int, int)"
#define __hook_scalars_names_hash 0x70e953e27ef25b48ULL

extern struct hook __hook_scalars_names_def;

/* Whether a handler is armed on names: one NOP, or a jump. */
static __always_inline bool hook_scalars_names_enabled(void)
{
	return hook_armed(&__hook_scalars_names_def);
}

/**
 * hook_scalars_names() - Names that a generator might choose for itself.
 * @...: as __hook_scalars_names() takes them
 *
 * Context: any, NMI too; handlers run with preemption off.
 *
 * Return: 0, or the first other value that a security handler returned
 */
#define hook_scalars_names(...) \
	(hook_scalars_names_enabled() ? \
	 __hook_scalars_names(__VA_ARGS__) : 0)

#endif /* _SCALARS_HOOKS_H */

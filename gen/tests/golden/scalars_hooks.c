// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility scalars: Numbers
 *
 * Generated from scalars.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "scalars_hooks.h"

/*
 * Of hooks that are void (int, unsigned int, long, unsigned long, long long, unsigned
 * long long, short, unsigned char, signed char, char, bool, enum golden_op).
 */

static notrace void
__hookidle_scalars_3512133c(void *__data, int arg0, unsigned int arg1, long arg2,
			    unsigned long arg3, long long arg4, unsigned long long arg5,
			    short arg6, unsigned char arg7, signed char arg8, char arg9,
			    bool arg10, enum golden_op arg11)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_scalars_3512133c(void *__data, int arg0, unsigned int arg1, long arg2,
			     unsigned long arg3, long long arg4, unsigned long long arg5,
			     short arg6, unsigned char arg7, signed char arg8, char arg9,
			     bool arg10, enum golden_op arg11)
{
	struct hook_counted __counted;
	typeof(__hookcount_scalars_3512133c) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9, arg10, arg11);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_scalars_3512133c(void *__data, int arg0, unsigned int arg1, long arg2,
			     unsigned long arg3, long long arg4, unsigned long long arg5,
			     short arg6, unsigned char arg7, signed char arg8, char arg9,
			     bool arg10, enum golden_op arg11)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5),
		   hook_metered(arg6), hook_metered(arg7), hook_metered(arg8),
		   hook_metered(arg9), hook_metered(arg10), hook_metered(arg11));
}

/*
 * Of hooks that are int (int, int, int, void *, int, int, int, int, int, int, int, int).
 */

static notrace void
__hookidle_scalars_4afbb74e(void *__data, int arg0, int arg1, int arg2, void *arg3,
			    int arg4, int arg5, int arg6, int arg7, int arg8, int arg9,
			    int arg10, int arg11, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_scalars_4afbb74e(void *__data, int arg0, int arg1, int arg2, void *arg3,
				   int arg4, int arg5, int arg6, int arg7, int arg8,
				   int arg9, int arg10, int arg11)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_scalars_4afbb74e) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6,
			      arg7, arg8, arg9, arg10, arg11);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_scalars_4afbb74e(void *__data, int arg0, int arg1, int arg2, void *arg3,
			     int arg4, int arg5, int arg6, int arg7, int arg8, int arg9,
			     int arg10, int arg11, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_scalars_4afbb74e) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9, arg10, arg11, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_scalars_4afbb74e(void *__data, int arg0, int arg1, int arg2, void *arg3,
			     int arg4, int arg5, int arg6, int arg7, int arg8, int arg9,
			     int arg10, int arg11, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1),
		   hook_metered(arg2), hook_metered(arg3), hook_metered(arg4),
		   hook_metered(arg5), hook_metered(arg6), hook_metered(arg7),
		   hook_metered(arg8), hook_metered(arg9), hook_metered(arg10),
		   hook_metered(arg11));
}

/* Of hooks that are void (u8, s8, u16, s16, u32, s32, u64, s64, u8, s64). */

static notrace void
__hookidle_scalars_7c9c5915(void *__data, u8 arg0, s8 arg1, u16 arg2, s16 arg3, u32 arg4,
			    s32 arg5, u64 arg6, s64 arg7, u8 arg8, s64 arg9)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_scalars_7c9c5915(void *__data, u8 arg0, s8 arg1, u16 arg2, s16 arg3, u32 arg4,
			     s32 arg5, u64 arg6, s64 arg7, u8 arg8, s64 arg9)
{
	struct hook_counted __counted;
	typeof(__hookcount_scalars_7c9c5915) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_scalars_7c9c5915(void *__data, u8 arg0, s8 arg1, u16 arg2, s16 arg3, u32 arg4,
			     s32 arg5, u64 arg6, s64 arg7, u8 arg8, s64 arg9)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5),
		   hook_metered(arg6), hook_metered(arg7), hook_metered(arg8),
		   hook_metered(arg9));
}

/* Of hooks that are void (u8, u64, u16, char[3], u64). */

static notrace void
__hookidle_scalars_fba74668(void *__data, u8 arg0, u64 arg1, u16 arg2, char arg3[3],
			    u64 arg4)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_scalars_fba74668(void *__data, u8 arg0, u64 arg1, u16 arg2, char arg3[3],
			     u64 arg4)
{
	struct hook_counted __counted;
	typeof(__hookcount_scalars_fba74668) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_scalars_fba74668(void *__data, u8 arg0, u64 arg1, u16 arg2, char arg3[3],
			     u64 arg4)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4));
}

/* standard: Standard types. */

DEFINE_STATIC_CALL(__hook_scalars_standard_o0, __hookidle_scalars_3512133c);
DEFINE_STATIC_CALL(__hook_scalars_standard_o1, __hookidle_scalars_3512133c);
DEFINE_STATIC_CALL(__hook_scalars_standard_o2, __hookidle_scalars_3512133c);
DEFINE_STATIC_CALL(__hook_scalars_standard_o3, __hookidle_scalars_3512133c);

static const struct hook_slot __hook_scalars_standard_slots[] = {
	HOOK_SLOT(__hook_scalars_standard_o0),
	HOOK_SLOT(__hook_scalars_standard_o1),
	HOOK_SLOT(__hook_scalars_standard_o2),
	HOOK_SLOT(__hook_scalars_standard_o3),
};

static struct static_key_false __hook_scalars_standard_labels[2];

static const struct hook_desc __hook_scalars_standard_desc = {
	.name = "standard",
	.proto = __hook_scalars_standard_proto,
	.hash = __hook_scalars_standard_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_standard_slots,
	.labels = __hook_scalars_standard_labels,
	.idle_observe = __hookidle_scalars_3512133c,
	.idle_trace = __hookidle_scalars_3512133c,
	.count_observe = __hookcount_scalars_3512133c,
	.count_trace = __hookcount_scalars_3512133c,
	.meter = __hookmeter_scalars_3512133c,
	.args = "a,b,c,d,e,f,g,h,i,j,k,l",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(unsigned int, 1) |
		HOOK_NUMBER(long, 2) | HOOK_NUMBER(unsigned long, 3) |
		HOOK_NUMBER(long long, 4) | HOOK_NUMBER(unsigned long long, 5) |
		HOOK_NUMBER(short, 6) | HOOK_NUMBER(unsigned char, 7) |
		HOOK_NUMBER(signed char, 8) | HOOK_NUMBER(char, 9) |
		HOOK_NUMBER(bool, 10) | HOOK_NUMBER(enum golden_op, 11),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_standard_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_standard_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_standard_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_scalars_standard_walk(const struct hook_calls *__calls, int a, unsigned int b,
			     long c, unsigned long d, long long e, unsigned long long f,
			     short g, unsigned char h, signed char i, char j, bool k,
			     enum golden_op l)
{
	const struct hook_call *__call;
	hook_scalars_standard_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b, c, d, e, f, g, h, i, j, k, l);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_standard_many(void *__data, int a, unsigned int b, long c, unsigned long d,
			     long long e, unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	struct hook *__hook = &__hook_scalars_standard_def;

	static_call(__hook_scalars_standard_o0)(__data, a, b, c, d, e, f, g, h, i, j, k,
						l);
	static_call(__hook_scalars_standard_o1)(hook_data(__hook, 1), a, b, c, d, e, f, g,
						h, i, j, k, l);
	if (!static_branch_likely(&__hook_scalars_standard_labels[0]))
		goto out;
	static_call(__hook_scalars_standard_o2)(hook_data(__hook, 2), a, b, c, d, e, f, g,
						h, i, j, k, l);
	if (!static_branch_likely(&__hook_scalars_standard_labels[1]))
		goto out;
	static_call(__hook_scalars_standard_o3)(hook_data(__hook, 3), a, b, c, d, e, f, g,
						h, i, j, k, l);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_standard(int a, unsigned int b, long c, unsigned long d,
				     long long e, unsigned long long f, short g,
				     unsigned char h, signed char i, char j, bool k,
				     enum golden_op l)
{
	struct hook *__hook = &__hook_scalars_standard_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_standard_o0)(__hook->data[0], a, b, c, d, e, f, g, h,
							i, j, k, l);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_standard_many(__hook->data[0], a, b, c, d, e, f, g, h, i,
					     j, k, l);
		return;
	}
	__hook_scalars_standard_walk(hook_calls(__hook), a, b, c, d, e, f, g, h, i, j, k,
				     l);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_standard);

/* fixed: The kernel's types. */

DEFINE_STATIC_CALL(__hook_scalars_fixed_o0, __hookidle_scalars_7c9c5915);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o1, __hookidle_scalars_7c9c5915);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o2, __hookidle_scalars_7c9c5915);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o3, __hookidle_scalars_7c9c5915);

static const struct hook_slot __hook_scalars_fixed_slots[] = {
	HOOK_SLOT(__hook_scalars_fixed_o0),
	HOOK_SLOT(__hook_scalars_fixed_o1),
	HOOK_SLOT(__hook_scalars_fixed_o2),
	HOOK_SLOT(__hook_scalars_fixed_o3),
};

static struct static_key_false __hook_scalars_fixed_labels[2];

static const struct hook_desc __hook_scalars_fixed_desc = {
	.name = "fixed",
	.proto = __hook_scalars_fixed_proto,
	.hash = __hook_scalars_fixed_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_fixed_slots,
	.labels = __hook_scalars_fixed_labels,
	.idle_observe = __hookidle_scalars_7c9c5915,
	.idle_trace = __hookidle_scalars_7c9c5915,
	.count_observe = __hookcount_scalars_7c9c5915,
	.count_trace = __hookcount_scalars_7c9c5915,
	.meter = __hookmeter_scalars_7c9c5915,
	.args = "a,b,c,d,e,f,g,h,i,j",
	.numbers = HOOK_NUMBER(u8, 0) | HOOK_NUMBER(s8, 1) | HOOK_NUMBER(u16, 2) |
		HOOK_NUMBER(s16, 3) | HOOK_NUMBER(u32, 4) | HOOK_NUMBER(s32, 5) |
		HOOK_NUMBER(u64, 6) | HOOK_NUMBER(s64, 7) | HOOK_NUMBER(u8, 8) |
		HOOK_NUMBER(s64, 9),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_fixed_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_fixed_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_fixed_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_scalars_fixed_walk(const struct hook_calls *__calls, u8 a, s8 b, u16 c, s16 d,
			  u32 e, s32 f, u64 g, s64 h, u8 i, s64 j)
{
	const struct hook_call *__call;
	hook_scalars_fixed_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b, c, d, e, f, g, h, i, j);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_fixed_many(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			  s64 h, u8 i, s64 j)
{
	struct hook *__hook = &__hook_scalars_fixed_def;

	static_call(__hook_scalars_fixed_o0)(__data, a, b, c, d, e, f, g, h, i, j);
	static_call(__hook_scalars_fixed_o1)(hook_data(__hook, 1), a, b, c, d, e, f, g, h,
					     i, j);
	if (!static_branch_likely(&__hook_scalars_fixed_labels[0]))
		goto out;
	static_call(__hook_scalars_fixed_o2)(hook_data(__hook, 2), a, b, c, d, e, f, g, h,
					     i, j);
	if (!static_branch_likely(&__hook_scalars_fixed_labels[1]))
		goto out;
	static_call(__hook_scalars_fixed_o3)(hook_data(__hook, 3), a, b, c, d, e, f, g, h,
					     i, j);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_fixed(u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g, s64 h,
				  u8 i, s64 j)
{
	struct hook *__hook = &__hook_scalars_fixed_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_fixed_o0)(__hook->data[0], a, b, c, d, e, f, g, h, i,
						     j);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_fixed_many(__hook->data[0], a, b, c, d, e, f, g, h, i, j);
		return;
	}
	__hook_scalars_fixed_walk(hook_calls(__hook), a, b, c, d, e, f, g, h, i, j);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_fixed);

/* mixed: Narrow ones between wide ones: nothing between them may be uninitialised. */

DEFINE_STATIC_CALL(__hook_scalars_mixed_o0, __hookidle_scalars_fba74668);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o1, __hookidle_scalars_fba74668);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o2, __hookidle_scalars_fba74668);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o3, __hookidle_scalars_fba74668);

static const struct hook_slot __hook_scalars_mixed_slots[] = {
	HOOK_SLOT(__hook_scalars_mixed_o0),
	HOOK_SLOT(__hook_scalars_mixed_o1),
	HOOK_SLOT(__hook_scalars_mixed_o2),
	HOOK_SLOT(__hook_scalars_mixed_o3),
};

static struct static_key_false __hook_scalars_mixed_labels[2];

static const struct hook_desc __hook_scalars_mixed_desc = {
	.name = "mixed",
	.proto = __hook_scalars_mixed_proto,
	.hash = __hook_scalars_mixed_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_mixed_slots,
	.labels = __hook_scalars_mixed_labels,
	.idle_observe = __hookidle_scalars_fba74668,
	.idle_trace = __hookidle_scalars_fba74668,
	.count_observe = __hookcount_scalars_fba74668,
	.count_trace = __hookcount_scalars_fba74668,
	.meter = __hookmeter_scalars_fba74668,
	.args = "a,b,c,s,d",
	.numbers = HOOK_NUMBER(u8, 0) | HOOK_NUMBER(u64, 1) | HOOK_NUMBER(u16, 2) |
		HOOK_NUMBER(u64, 4),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_mixed_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_mixed_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_mixed_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_scalars_mixed_walk(const struct hook_calls *__calls, u8 a, u64 b, u16 c, char s[3],
			  u64 d)
{
	const struct hook_call *__call;
	hook_scalars_mixed_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b, c, s, d);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_mixed_many(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct hook *__hook = &__hook_scalars_mixed_def;

	static_call(__hook_scalars_mixed_o0)(__data, a, b, c, s, d);
	static_call(__hook_scalars_mixed_o1)(hook_data(__hook, 1), a, b, c, s, d);
	if (!static_branch_likely(&__hook_scalars_mixed_labels[0]))
		goto out;
	static_call(__hook_scalars_mixed_o2)(hook_data(__hook, 2), a, b, c, s, d);
	if (!static_branch_likely(&__hook_scalars_mixed_labels[1]))
		goto out;
	static_call(__hook_scalars_mixed_o3)(hook_data(__hook, 3), a, b, c, s, d);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_mixed(u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct hook *__hook = &__hook_scalars_mixed_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_mixed_o0)(__hook->data[0], a, b, c, s, d);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_mixed_many(__hook->data[0], a, b, c, s, d);
		return;
	}
	__hook_scalars_mixed_walk(hook_calls(__hook), a, b, c, s, d);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_mixed);

/* names: Names that a generator might choose for itself. */

static notrace int
__hook_scalars_names_idle_decide(void *__data, int data, int ret, int cpu, void *fn,
				 int next, int class, int comm, int call, int flags,
				 int rec, int event, int iter)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_scalars_names_d0, __hook_scalars_names_idle_decide);
DEFINE_STATIC_CALL(__hook_scalars_names_d1, __hook_scalars_names_idle_decide);
DEFINE_STATIC_CALL(__hook_scalars_names_o0, __hookidle_scalars_4afbb74e);
DEFINE_STATIC_CALL(__hook_scalars_names_o1, __hookidle_scalars_4afbb74e);
DEFINE_STATIC_CALL(__hook_scalars_names_o2, __hookidle_scalars_4afbb74e);
DEFINE_STATIC_CALL(__hook_scalars_names_o3, __hookidle_scalars_4afbb74e);

static const struct hook_slot __hook_scalars_names_slots[] = {
	HOOK_SLOT(__hook_scalars_names_d0),
	HOOK_SLOT(__hook_scalars_names_d1),
	HOOK_SLOT(__hook_scalars_names_o0),
	HOOK_SLOT(__hook_scalars_names_o1),
	HOOK_SLOT(__hook_scalars_names_o2),
	HOOK_SLOT(__hook_scalars_names_o3),
};

static struct static_key_false __hook_scalars_names_labels[6];

static const struct hook_desc __hook_scalars_names_desc = {
	.name = "names",
	.proto = __hook_scalars_names_proto,
	.hash = __hook_scalars_names_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_names_slots,
	.labels = __hook_scalars_names_labels,
	.idle_decide = __hook_scalars_names_idle_decide,
	.idle_observe = __hookidle_scalars_4afbb74e,
	.idle_trace = __hookidle_scalars_4afbb74e,
	.count_decide = __hookcountdecide_scalars_4afbb74e,
	.count_observe = __hookcount_scalars_4afbb74e,
	.count_trace = __hookcount_scalars_4afbb74e,
	.meter = __hookmeter_scalars_4afbb74e,
	.args = "data,ret,cpu,fn,next,class,comm,call,flags,rec,event,iter",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(int, 1) | HOOK_NUMBER(int, 2) |
		HOOK_NUMBER(int, 4) | HOOK_NUMBER(int, 5) | HOOK_NUMBER(int, 6) |
		HOOK_NUMBER(int, 7) | HOOK_NUMBER(int, 8) | HOOK_NUMBER(int, 9) |
		HOOK_NUMBER(int, 10) | HOOK_NUMBER(int, 11),
	.verdict = 0,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_scalars_names_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_names_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_names_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_scalars_names_tell(const struct hook_calls *__calls, int data, int ret, int cpu,
			  void *fn, int next, int class, int comm, int call, int flags,
			  int rec, int event, int iter, int __verdict)
{
	const struct hook_call *__call;
	hook_scalars_names_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, data, ret, cpu, fn, next, class, comm, call,
			  flags, rec, event, iter, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_scalars_names_walk(const struct hook_calls *__calls, int data, int ret, int cpu,
			  void *fn, int next, int class, int comm, int call, int flags,
			  int rec, int event, int iter)
{
	const struct hook_call *__call;
	hook_scalars_names_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, data, ret, cpu, fn, next, class, comm,
				     call, flags, rec, event, iter);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_scalars_names_def,
						       __verdict);
			break;
		}
	}
	return __hook_scalars_names_tell(__calls, data, ret, cpu, fn, next, class, comm,
					 call, flags, rec, event, iter, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_scalars_names_many(void *__data, int data, int ret, int cpu, void *fn, int next,
			  int class, int comm, int call, int flags, int rec, int event,
			  int iter)
{
	struct hook *__hook = &__hook_scalars_names_def;
	int __verdict;

	if (!static_branch_likely(&__hook_scalars_names_labels[0]))
		goto observe;
	__verdict = static_call(__hook_scalars_names_d0)(__data, data, ret, cpu, fn, next,
							 class, comm, call, flags, rec,
							 event, iter);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_scalars_names_labels[1]))
		goto observe;
	__verdict = static_call(__hook_scalars_names_d1)(hook_data(__hook, 1), data, ret,
							 cpu, fn, next, class, comm, call,
							 flags, rec, event, iter);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_scalars_names_labels[2]))
		goto out;
	static_call(__hook_scalars_names_o0)(hook_data(__hook, 2), data, ret, cpu, fn,
					     next, class, comm, call, flags, rec, event,
					     iter, 0);
	if (!static_branch_likely(&__hook_scalars_names_labels[3]))
		goto out;
	static_call(__hook_scalars_names_o1)(hook_data(__hook, 3), data, ret, cpu, fn,
					     next, class, comm, call, flags, rec, event,
					     iter, 0);
	if (!static_branch_likely(&__hook_scalars_names_labels[4]))
		goto out;
	static_call(__hook_scalars_names_o2)(hook_data(__hook, 4), data, ret, cpu, fn,
					     next, class, comm, call, flags, rec, event,
					     iter, 0);
	if (!static_branch_likely(&__hook_scalars_names_labels[5]))
		goto out;
	static_call(__hook_scalars_names_o3)(hook_data(__hook, 5), data, ret, cpu, fn,
					     next, class, comm, call, flags, rec, event,
					     iter, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_scalars_names_tell(hook_calls(__hook), data, ret, cpu, fn,
					      next, class, comm, call, flags, rec, event,
					      iter, __verdict);
	goto out;
}

notrace int __hook_scalars_names(int data, int ret, int cpu, void *fn, int next,
				 int class, int comm, int call, int flags, int rec,
				 int event, int iter)
{
	struct hook *__hook = &__hook_scalars_names_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_scalars_names_d0)(__hook->data[0], data, ret, cpu,
								 fn, next, class, comm, call,
								 flags, rec, event, iter);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		return __hook_scalars_names_many(__hook->data[0], data, ret, cpu, fn, next, class,
						 comm, call, flags, rec, event, iter);
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_scalars_names_o0)(__hook->data[2], data, ret, cpu, fn, next,
						     class, comm, call, flags, rec, event, iter,
						     0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_scalars_names_walk(hook_calls(__hook), data, ret, cpu, fn,
					      next, class, comm, call, flags, rec, event,
					      iter);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_scalars_names);

static struct hook *const __hooks_scalars[] = {
	&__hook_scalars_standard_def,
	&__hook_scalars_fixed_def,
	&__hook_scalars_mixed_def,
	&__hook_scalars_names_def,
};

struct hook_facility hook_facility_scalars = {
	.name = "scalars",
	.title = "Numbers",
	.owner = THIS_MODULE,
	.hooks = __hooks_scalars,
	.nr_hooks = ARRAY_SIZE(__hooks_scalars),
};
EXPORT_SYMBOL_GPL(hook_facility_scalars);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_scalars_system[] = "hooks_scalars";

/* A record with a, b, c, d, e, f, g, h, i, j, k, l. */

struct __hookrec_scalars_196163fd {
	struct trace_entry __ent;
	int a;
	unsigned int b;
	long c;
	unsigned long d;
	long long e;
	unsigned long long f;
	short g;
	unsigned char h;
	signed char i;
	char j;
	bool k;
	enum golden_op l;
	char __data[];
};

static struct trace_event_fields __hookfields_scalars_196163fd[] = {
	HOOK_FIELD(struct __hookrec_scalars_196163fd, a, "int"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, b, "unsigned int"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, c, "long"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, d, "unsigned long"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, e, "long long"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, f, "unsigned long long"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, g, "short"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, h, "unsigned char"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, i, "signed char"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, j, "char"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, k, "bool"),
	HOOK_FIELD(struct __hookrec_scalars_196163fd, l, hook_type_name(enum golden_op)),
	{}
};

static struct trace_event_class __hookclass_scalars_196163fd = {
	.system = __hooks_scalars_system,
	.fields_array = __hookfields_scalars_196163fd,
	.fields = LIST_HEAD_INIT(__hookclass_scalars_196163fd.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with a, b, c, s, d. */

struct __hookrec_scalars_3777a405 {
	struct trace_entry __ent;
	u8 a;
	u64 b;
	u16 c;
	char s[(3) + 1];
	u64 d;
	char __data[];
};

static struct trace_event_fields __hookfields_scalars_3777a405[] = {
	HOOK_FIELD(struct __hookrec_scalars_3777a405, a, "u8"),
	HOOK_FIELD(struct __hookrec_scalars_3777a405, b, "u64"),
	HOOK_FIELD(struct __hookrec_scalars_3777a405, c, "u16"),
	HOOK_FIELD_ARRAY(struct __hookrec_scalars_3777a405, s, "char[]"),
	HOOK_FIELD(struct __hookrec_scalars_3777a405, d, "u64"),
	{}
};

static struct trace_event_class __hookclass_scalars_3777a405 = {
	.system = __hooks_scalars_system,
	.fields_array = __hookfields_scalars_3777a405,
	.fields = LIST_HEAD_INIT(__hookclass_scalars_3777a405.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/*
 * A record with data, ret, cpu, fn, next, class, comm, call, flags, rec, event, iter,
 * verdict.
 */

struct __hookrec_scalars_873e5f1e {
	struct trace_entry __ent;
	int data;
	int ret;
	int cpu;
	const void *fn;
	int next;
	int class;
	int comm;
	int call;
	int flags;
	int rec;
	int event;
	int iter;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_scalars_873e5f1e[] = {
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, data, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, ret, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, cpu, "int"),
	HOOK_FIELD_POINTER(struct __hookrec_scalars_873e5f1e, fn, "void *"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, next, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, class, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, comm, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, call, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, flags, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, rec, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, event, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, iter, "int"),
	HOOK_FIELD(struct __hookrec_scalars_873e5f1e, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_scalars_873e5f1e = {
	.system = __hooks_scalars_system,
	.fields_array = __hookfields_scalars_873e5f1e,
	.fields = LIST_HEAD_INIT(__hookclass_scalars_873e5f1e.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with a, b, c, d, e, f, g, h, i, j. */

struct __hookrec_scalars_b71e1744 {
	struct trace_entry __ent;
	u8 a;
	s8 b;
	u16 c;
	s16 d;
	u32 e;
	s32 f;
	u64 g;
	s64 h;
	u8 i;
	s64 j;
	char __data[];
};

static struct trace_event_fields __hookfields_scalars_b71e1744[] = {
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, a, "u8"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, b, "s8"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, c, "u16"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, d, "s16"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, e, "u32"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, f, "s32"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, g, "u64"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, h, "s64"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, i, "u8"),
	HOOK_FIELD(struct __hookrec_scalars_b71e1744, j, "s64"),
	{}
};

static struct trace_event_class __hookclass_scalars_b71e1744 = {
	.system = __hooks_scalars_system,
	.fields_array = __hookfields_scalars_b71e1744,
	.fields = LIST_HEAD_INIT(__hookclass_scalars_b71e1744.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of standard. */

static __always_inline void
__hook_scalars_standard_fill(struct __hookrec_scalars_196163fd *__rec, int a,
			     unsigned int b, long c, unsigned long d, long long e,
			     unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	__rec->e = e;
	__rec->f = f;
	__rec->g = g;
	__rec->h = h;
	__rec->i = i;
	__rec->j = j;
	__rec->k = k;
	__rec->l = l;
}

static notrace void
__hook_scalars_standard_record(void *__data, int a, unsigned int b, long c,
			       unsigned long d, long long e, unsigned long long f,
			       short g, unsigned char h, signed char i, char j, bool k,
			       enum golden_op l)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_scalars_196163fd *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_standard_def);
		return;
	}
	__hook_scalars_standard_fill(__rec, a, b, c, d, e, f, g, h, i, j, k, l);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_standard_perf(void *__data, int a, unsigned int b, long c, unsigned long d,
			     long long e, unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_scalars_196163fd *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__size = hook_perf_size(sizeof(*__rec));
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_scalars_standard_fill(__rec, a, b, c, d, e, f, g, h, i, j, k, l);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_standard_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_scalars_196163fd *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "a=%d b=%u c=%ld d=%lu e=%lld f=%llu g=%d h=%u i=%d j=%d k=%d l=%d\n",
			   __rec->a, __rec->b, __rec->c, __rec->d, __rec->e, __rec->f,
			   __rec->g, __rec->h, __rec->i, __rec->j, __rec->k, __rec->l);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_standard_print_fmt[] =
	"\"a=%d b=%u c=%ld d=%lu e=%lld f=%llu g=%d h=%u i=%d j=%d k=%d l=%d\", REC->a, "
	"REC->b, REC->c, REC->d, REC->e, REC->f, "
	"(REC->g & 32768 ? REC->g - 65536 : REC->g), REC->h, "
	"(REC->i & 128 ? REC->i - 256 : REC->i), (REC->j & 128 ? REC->j - 256 : REC->j), "
	"REC->k, REC->l";

static struct trace_event_functions __hook_scalars_standard_funcs = {
	.trace = __hook_scalars_standard_print,
};

static struct hook_event __hook_scalars_standard_event = {
	.call = {
		.class = &__hookclass_scalars_196163fd,
		.tp = &__hook_scalars_standard_event.tracepoint,
		.event.funcs = &__hook_scalars_standard_funcs,
		.print_fmt = __hook_scalars_standard_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "standard",
	.hook = &__hook_scalars_standard_def,
	.record = __hook_scalars_standard_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_standard_perf),
};

HOOK_EVENT(__hook_scalars_standard_call, __hook_scalars_standard_event);

/* The trace event of fixed. */

static __always_inline void
__hook_scalars_fixed_fill(struct __hookrec_scalars_b71e1744 *__rec, u8 a, s8 b, u16 c,
			  s16 d, u32 e, s32 f, u64 g, s64 h, u8 i, s64 j)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	__rec->e = e;
	__rec->f = f;
	__rec->g = g;
	__rec->h = h;
	__rec->i = i;
	__rec->j = j;
}

static notrace void
__hook_scalars_fixed_record(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			    s64 h, u8 i, s64 j)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_scalars_b71e1744 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_fixed_def);
		return;
	}
	__hook_scalars_fixed_fill(__rec, a, b, c, d, e, f, g, h, i, j);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_fixed_perf(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			  s64 h, u8 i, s64 j)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_scalars_b71e1744 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__size = hook_perf_size(sizeof(*__rec));
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_scalars_fixed_fill(__rec, a, b, c, d, e, f, g, h, i, j);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_fixed_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hookrec_scalars_b71e1744 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "a=%u b=%d c=%u d=%d e=%u f=%d g=%llu h=%lld i=%u j=%lld\n",
			   __rec->a, __rec->b, __rec->c, __rec->d, __rec->e, __rec->f,
			   __rec->g, __rec->h, __rec->i, __rec->j);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_fixed_print_fmt[] =
	"\"a=%u b=%d c=%u d=%d e=%u f=%d g=%llu h=%lld i=%u j=%lld\", REC->a, "
	"(REC->b & 128 ? REC->b - 256 : REC->b), REC->c, "
	"(REC->d & 32768 ? REC->d - 65536 : REC->d), REC->e, REC->f, REC->g, REC->h, "
	"REC->i, REC->j";

static struct trace_event_functions __hook_scalars_fixed_funcs = {
	.trace = __hook_scalars_fixed_print,
};

static struct hook_event __hook_scalars_fixed_event = {
	.call = {
		.class = &__hookclass_scalars_b71e1744,
		.tp = &__hook_scalars_fixed_event.tracepoint,
		.event.funcs = &__hook_scalars_fixed_funcs,
		.print_fmt = __hook_scalars_fixed_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "fixed",
	.hook = &__hook_scalars_fixed_def,
	.record = __hook_scalars_fixed_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_fixed_perf),
};

HOOK_EVENT(__hook_scalars_fixed_call, __hook_scalars_fixed_event);

/* The trace event of mixed. */

static __always_inline void
__hook_scalars_mixed_fill(struct __hookrec_scalars_3777a405 *__rec, u8 a, u64 b, u16 c,
			  char s[3], u64 d)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	hook_copy_chars(__rec->s, sizeof(__rec->s), s);
}

static notrace void
__hook_scalars_mixed_record(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_scalars_3777a405 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_mixed_def);
		return;
	}
	__hook_scalars_mixed_fill(__rec, a, b, c, s, d);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_mixed_perf(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_scalars_3777a405 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__size = hook_perf_size(sizeof(*__rec));
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_scalars_mixed_fill(__rec, a, b, c, s, d);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_mixed_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hookrec_scalars_3777a405 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "a=%u b=%llu c=%u s=%s d=%llu\n", __rec->a, __rec->b,
			   __rec->c, __rec->s, __rec->d);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_mixed_print_fmt[] =
	"\"a=%u b=%llu c=%u s=%s d=%llu\", REC->a, REC->b, REC->c, REC->s, REC->d";

static struct trace_event_functions __hook_scalars_mixed_funcs = {
	.trace = __hook_scalars_mixed_print,
};

static struct hook_event __hook_scalars_mixed_event = {
	.call = {
		.class = &__hookclass_scalars_3777a405,
		.tp = &__hook_scalars_mixed_event.tracepoint,
		.event.funcs = &__hook_scalars_mixed_funcs,
		.print_fmt = __hook_scalars_mixed_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "mixed",
	.hook = &__hook_scalars_mixed_def,
	.record = __hook_scalars_mixed_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_mixed_perf),
};

HOOK_EVENT(__hook_scalars_mixed_call, __hook_scalars_mixed_event);

/* The trace event of names. */

static __always_inline void
__hook_scalars_names_fill(struct __hookrec_scalars_873e5f1e *__rec, int data, int ret,
			  int cpu, void *fn, int next, int class, int comm, int call,
			  int flags, int rec, int event, int iter, int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->data = data;
	__rec->ret = ret;
	__rec->cpu = cpu;
	__rec->fn = (__force const void *)fn;
	__rec->next = next;
	__rec->class = class;
	__rec->comm = comm;
	__rec->call = call;
	__rec->flags = flags;
	__rec->rec = rec;
	__rec->event = event;
	__rec->iter = iter;
	__rec->verdict = verdict;
}

static notrace void
__hook_scalars_names_record(void *__data, int data, int ret, int cpu, void *fn, int next,
			    int class, int comm, int call, int flags, int rec, int event,
			    int iter, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_scalars_873e5f1e *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_names_def);
		return;
	}
	__hook_scalars_names_fill(__rec, data, ret, cpu, fn, next, class, comm, call,
				  flags, rec, event, iter, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_names_perf(void *__data, int data, int ret, int cpu, void *fn, int next,
			  int class, int comm, int call, int flags, int rec, int event,
			  int iter, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_scalars_873e5f1e *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__size = hook_perf_size(sizeof(*__rec));
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_scalars_names_fill(__rec, data, ret, cpu, fn, next, class, comm, call,
				  flags, rec, event, iter, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_names_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hookrec_scalars_873e5f1e *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "data=%d ret=%d cpu=%d fn=%p next=%d class=%d comm=%d call=%d flags=%d rec=%d event=%d iter=%d verdict=%d\n",
			   __rec->data, __rec->ret, __rec->cpu, __rec->fn, __rec->next,
			   __rec->class, __rec->comm, __rec->call, __rec->flags,
			   __rec->rec, __rec->event, __rec->iter, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_names_print_fmt[] =
	"\"data=%d ret=%d cpu=%d fn=%p next=%d class=%d comm=%d call=%d flags=%d "
	"rec=%d event=%d iter=%d verdict=%d\", REC->data, REC->ret, REC->cpu, REC->fn, "
	"REC->next, REC->class, REC->comm, REC->call, REC->flags, REC->rec, REC->event, "
	"REC->iter, REC->verdict";

static struct trace_event_functions __hook_scalars_names_funcs = {
	.trace = __hook_scalars_names_print,
};

static struct hook_event __hook_scalars_names_event = {
	.call = {
		.class = &__hookclass_scalars_873e5f1e,
		.tp = &__hook_scalars_names_event.tracepoint,
		.event.funcs = &__hook_scalars_names_funcs,
		.print_fmt = __hook_scalars_names_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "names",
	.hook = &__hook_scalars_names_def,
	.record = __hook_scalars_names_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_names_perf),
};

HOOK_EVENT(__hook_scalars_names_call, __hook_scalars_names_event);

#endif /* CONFIG_EVENT_TRACING */

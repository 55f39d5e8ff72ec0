// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility formats: Print formats
 *
 * Generated from formats.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "formats_hooks.h"

/* Of hooks that are void (int, unsigned long, u64, const char *). */

static notrace void
__hookidle_formats_33385d8b(void *__data, int arg0, unsigned long arg1, u64 arg2,
			    const char *arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_formats_33385d8b(void *__data, int arg0, unsigned long arg1, u64 arg2,
			     const char *arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_formats_33385d8b) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_formats_33385d8b(void *__data, int arg0, unsigned long arg1, u64 arg2,
			     const char *arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* Of hooks that are void (int, int, int, int). */

static notrace void
__hookidle_formats_3ac307b7(void *__data, int arg0, int arg1, int arg2, int arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_formats_3ac307b7(void *__data, int arg0, int arg1, int arg2, int arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_formats_3ac307b7) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_formats_3ac307b7(void *__data, int arg0, int arg1, int arg2, int arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* Of hooks that are void (int, unsigned int, short, s8). */

static notrace void
__hookidle_formats_880e13e9(void *__data, int arg0, unsigned int arg1, short arg2,
			    s8 arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_formats_880e13e9(void *__data, int arg0, unsigned int arg1, short arg2,
			     s8 arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_formats_880e13e9) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_formats_880e13e9(void *__data, int arg0, unsigned int arg1, short arg2,
			     s8 arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* Of hooks that are void (int, unsigned int). */

static notrace void
__hookidle_formats_a0ea9914(void *__data, int arg0, unsigned int arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_formats_a0ea9914(void *__data, int arg0, unsigned int arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_formats_a0ea9914) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_formats_a0ea9914(void *__data, int arg0, unsigned int arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* Of hooks that are void (unsigned long, void *, const u8 *, const __be32 *). */

static notrace void
__hookidle_formats_bddd3253(void *__data, unsigned long arg0, void *arg1, const u8 *arg2,
			    const __be32 *arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_formats_bddd3253(void *__data, unsigned long arg0, void *arg1, const u8 *arg2,
			     const __be32 *arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_formats_bddd3253) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_formats_bddd3253(void *__data, unsigned long arg0, void *arg1, const u8 *arg2,
			     const __be32 *arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* conversions: Flags, widths and precisions. */

DEFINE_STATIC_CALL(__hook_formats_conversions_o0, __hookidle_formats_33385d8b);
DEFINE_STATIC_CALL(__hook_formats_conversions_o1, __hookidle_formats_33385d8b);
DEFINE_STATIC_CALL(__hook_formats_conversions_o2, __hookidle_formats_33385d8b);
DEFINE_STATIC_CALL(__hook_formats_conversions_o3, __hookidle_formats_33385d8b);

static const struct hook_slot __hook_formats_conversions_slots[] = {
	HOOK_SLOT(__hook_formats_conversions_o0),
	HOOK_SLOT(__hook_formats_conversions_o1),
	HOOK_SLOT(__hook_formats_conversions_o2),
	HOOK_SLOT(__hook_formats_conversions_o3),
};

static struct static_key_false __hook_formats_conversions_labels[2];

static const struct hook_desc __hook_formats_conversions_desc = {
	.name = "conversions",
	.proto = __hook_formats_conversions_proto,
	.hash = __hook_formats_conversions_hash,
	.facility = &hook_facility_formats,
	.slots = __hook_formats_conversions_slots,
	.labels = __hook_formats_conversions_labels,
	.idle_observe = __hookidle_formats_33385d8b,
	.idle_trace = __hookidle_formats_33385d8b,
	.count_observe = __hookcount_formats_33385d8b,
	.count_trace = __hookcount_formats_33385d8b,
	.meter = __hookmeter_formats_33385d8b,
	.args = "a,b,c,s",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(unsigned long, 1) |
		HOOK_NUMBER(u64, 2),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_formats_conversions_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_formats_conversions_desc,
};
EXPORT_SYMBOL_GPL(__hook_formats_conversions_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_formats_conversions_walk(const struct hook_calls *__calls, int a, unsigned long b,
				u64 c, const char *s)
{
	const struct hook_call *__call;
	hook_formats_conversions_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b, c, s);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_formats_conversions_many(void *__data, int a, unsigned long b, u64 c,
				const char *s)
{
	struct hook *__hook = &__hook_formats_conversions_def;

	static_call(__hook_formats_conversions_o0)(__data, a, b, c, s);
	static_call(__hook_formats_conversions_o1)(hook_data(__hook, 1), a, b, c, s);
	if (!static_branch_likely(&__hook_formats_conversions_labels[0]))
		goto out;
	static_call(__hook_formats_conversions_o2)(hook_data(__hook, 2), a, b, c, s);
	if (!static_branch_likely(&__hook_formats_conversions_labels[1]))
		goto out;
	static_call(__hook_formats_conversions_o3)(hook_data(__hook, 3), a, b, c, s);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_formats_conversions(int a, unsigned long b, u64 c, const char *s)
{
	struct hook *__hook = &__hook_formats_conversions_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_formats_conversions_o0)(__hook->data[0], a, b, c, s);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_formats_conversions_many(__hook->data[0], a, b, c, s);
		return;
	}
	__hook_formats_conversions_walk(hook_calls(__hook), a, b, c, s);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_formats_conversions);

/*
 * expressions: Operators, casts, constants and macros, which other readers evaluate too.
 */

DEFINE_STATIC_CALL(__hook_formats_expressions_o0, __hookidle_formats_a0ea9914);
DEFINE_STATIC_CALL(__hook_formats_expressions_o1, __hookidle_formats_a0ea9914);
DEFINE_STATIC_CALL(__hook_formats_expressions_o2, __hookidle_formats_a0ea9914);
DEFINE_STATIC_CALL(__hook_formats_expressions_o3, __hookidle_formats_a0ea9914);

static const struct hook_slot __hook_formats_expressions_slots[] = {
	HOOK_SLOT(__hook_formats_expressions_o0),
	HOOK_SLOT(__hook_formats_expressions_o1),
	HOOK_SLOT(__hook_formats_expressions_o2),
	HOOK_SLOT(__hook_formats_expressions_o3),
};

static struct static_key_false __hook_formats_expressions_labels[2];

static const struct hook_desc __hook_formats_expressions_desc = {
	.name = "expressions",
	.proto = __hook_formats_expressions_proto,
	.hash = __hook_formats_expressions_hash,
	.facility = &hook_facility_formats,
	.slots = __hook_formats_expressions_slots,
	.labels = __hook_formats_expressions_labels,
	.idle_observe = __hookidle_formats_a0ea9914,
	.idle_trace = __hookidle_formats_a0ea9914,
	.count_observe = __hookcount_formats_a0ea9914,
	.count_trace = __hookcount_formats_a0ea9914,
	.meter = __hookmeter_formats_a0ea9914,
	.args = "a,b",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(unsigned int, 1),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_formats_expressions_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_formats_expressions_desc,
};
EXPORT_SYMBOL_GPL(__hook_formats_expressions_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_formats_expressions_walk(const struct hook_calls *__calls, int a, unsigned int b)
{
	const struct hook_call *__call;
	hook_formats_expressions_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_formats_expressions_many(void *__data, int a, unsigned int b)
{
	struct hook *__hook = &__hook_formats_expressions_def;

	static_call(__hook_formats_expressions_o0)(__data, a, b);
	static_call(__hook_formats_expressions_o1)(hook_data(__hook, 1), a, b);
	if (!static_branch_likely(&__hook_formats_expressions_labels[0]))
		goto out;
	static_call(__hook_formats_expressions_o2)(hook_data(__hook, 2), a, b);
	if (!static_branch_likely(&__hook_formats_expressions_labels[1]))
		goto out;
	static_call(__hook_formats_expressions_o3)(hook_data(__hook, 3), a, b);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_formats_expressions(int a, unsigned int b)
{
	struct hook *__hook = &__hook_formats_expressions_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_formats_expressions_o0)(__hook->data[0], a, b);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_formats_expressions_many(__hook->data[0], a, b);
		return;
	}
	__hook_formats_expressions_walk(hook_calls(__hook), a, b);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_formats_expressions);

/* operators: Every operator, of numbers with a sign and without. */

DEFINE_STATIC_CALL(__hook_formats_operators_o0, __hookidle_formats_880e13e9);
DEFINE_STATIC_CALL(__hook_formats_operators_o1, __hookidle_formats_880e13e9);
DEFINE_STATIC_CALL(__hook_formats_operators_o2, __hookidle_formats_880e13e9);
DEFINE_STATIC_CALL(__hook_formats_operators_o3, __hookidle_formats_880e13e9);

static const struct hook_slot __hook_formats_operators_slots[] = {
	HOOK_SLOT(__hook_formats_operators_o0),
	HOOK_SLOT(__hook_formats_operators_o1),
	HOOK_SLOT(__hook_formats_operators_o2),
	HOOK_SLOT(__hook_formats_operators_o3),
};

static struct static_key_false __hook_formats_operators_labels[2];

static const struct hook_desc __hook_formats_operators_desc = {
	.name = "operators",
	.proto = __hook_formats_operators_proto,
	.hash = __hook_formats_operators_hash,
	.facility = &hook_facility_formats,
	.slots = __hook_formats_operators_slots,
	.labels = __hook_formats_operators_labels,
	.idle_observe = __hookidle_formats_880e13e9,
	.idle_trace = __hookidle_formats_880e13e9,
	.count_observe = __hookcount_formats_880e13e9,
	.count_trace = __hookcount_formats_880e13e9,
	.meter = __hookmeter_formats_880e13e9,
	.args = "a,b,c,d",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(unsigned int, 1) |
		HOOK_NUMBER(short, 2) | HOOK_NUMBER(s8, 3),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_formats_operators_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_formats_operators_desc,
};
EXPORT_SYMBOL_GPL(__hook_formats_operators_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_formats_operators_walk(const struct hook_calls *__calls, int a, unsigned int b,
			      short c, s8 d)
{
	const struct hook_call *__call;
	hook_formats_operators_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a, b, c, d);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_formats_operators_many(void *__data, int a, unsigned int b, short c, s8 d)
{
	struct hook *__hook = &__hook_formats_operators_def;

	static_call(__hook_formats_operators_o0)(__data, a, b, c, d);
	static_call(__hook_formats_operators_o1)(hook_data(__hook, 1), a, b, c, d);
	if (!static_branch_likely(&__hook_formats_operators_labels[0]))
		goto out;
	static_call(__hook_formats_operators_o2)(hook_data(__hook, 2), a, b, c, d);
	if (!static_branch_likely(&__hook_formats_operators_labels[1]))
		goto out;
	static_call(__hook_formats_operators_o3)(hook_data(__hook, 3), a, b, c, d);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_formats_operators(int a, unsigned int b, short c, s8 d)
{
	struct hook *__hook = &__hook_formats_operators_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_formats_operators_o0)(__hook->data[0], a, b, c, d);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_formats_operators_many(__hook->data[0], a, b, c, d);
		return;
	}
	__hook_formats_operators_walk(hook_calls(__hook), a, b, c, d);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_formats_operators);

/* addresses: A hook's caller, and bytes that print by what they are. */

DEFINE_STATIC_CALL(__hook_formats_addresses_o0, __hookidle_formats_bddd3253);
DEFINE_STATIC_CALL(__hook_formats_addresses_o1, __hookidle_formats_bddd3253);
DEFINE_STATIC_CALL(__hook_formats_addresses_o2, __hookidle_formats_bddd3253);
DEFINE_STATIC_CALL(__hook_formats_addresses_o3, __hookidle_formats_bddd3253);

static const struct hook_slot __hook_formats_addresses_slots[] = {
	HOOK_SLOT(__hook_formats_addresses_o0),
	HOOK_SLOT(__hook_formats_addresses_o1),
	HOOK_SLOT(__hook_formats_addresses_o2),
	HOOK_SLOT(__hook_formats_addresses_o3),
};

static struct static_key_false __hook_formats_addresses_labels[2];

static const struct hook_desc __hook_formats_addresses_desc = {
	.name = "addresses",
	.proto = __hook_formats_addresses_proto,
	.hash = __hook_formats_addresses_hash,
	.facility = &hook_facility_formats,
	.slots = __hook_formats_addresses_slots,
	.labels = __hook_formats_addresses_labels,
	.idle_observe = __hookidle_formats_bddd3253,
	.idle_trace = __hookidle_formats_bddd3253,
	.count_observe = __hookcount_formats_bddd3253,
	.count_trace = __hookcount_formats_bddd3253,
	.meter = __hookmeter_formats_bddd3253,
	.args = "ip,p,mac,address",
	.numbers = HOOK_NUMBER(unsigned long, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_formats_addresses_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_formats_addresses_desc,
};
EXPORT_SYMBOL_GPL(__hook_formats_addresses_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_formats_addresses_walk(const struct hook_calls *__calls, unsigned long ip, void *p,
			      const u8 *mac, const __be32 *address)
{
	const struct hook_call *__call;
	hook_formats_addresses_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, ip, p, mac, address);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_formats_addresses_many(void *__data, unsigned long ip, void *p, const u8 *mac,
			      const __be32 *address)
{
	struct hook *__hook = &__hook_formats_addresses_def;

	static_call(__hook_formats_addresses_o0)(__data, ip, p, mac, address);
	static_call(__hook_formats_addresses_o1)(hook_data(__hook, 1), ip, p, mac,
						 address);
	if (!static_branch_likely(&__hook_formats_addresses_labels[0]))
		goto out;
	static_call(__hook_formats_addresses_o2)(hook_data(__hook, 2), ip, p, mac,
						 address);
	if (!static_branch_likely(&__hook_formats_addresses_labels[1]))
		goto out;
	static_call(__hook_formats_addresses_o3)(hook_data(__hook, 3), ip, p, mac,
						 address);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_formats_addresses(unsigned long ip, void *p, const u8 *mac,
				      const __be32 *address)
{
	struct hook *__hook = &__hook_formats_addresses_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_formats_addresses_o0)(__hook->data[0], ip, p, mac,
							 address);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_formats_addresses_many(__hook->data[0], ip, p, mac, address);
		return;
	}
	__hook_formats_addresses_walk(hook_calls(__hook), ip, p, mac, address);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_formats_addresses);

/* long_one: Adjacent strings join, and long ones are broken. */

DEFINE_STATIC_CALL(__hook_formats_long_one_o0, __hookidle_formats_3ac307b7);
DEFINE_STATIC_CALL(__hook_formats_long_one_o1, __hookidle_formats_3ac307b7);
DEFINE_STATIC_CALL(__hook_formats_long_one_o2, __hookidle_formats_3ac307b7);
DEFINE_STATIC_CALL(__hook_formats_long_one_o3, __hookidle_formats_3ac307b7);

static const struct hook_slot __hook_formats_long_one_slots[] = {
	HOOK_SLOT(__hook_formats_long_one_o0),
	HOOK_SLOT(__hook_formats_long_one_o1),
	HOOK_SLOT(__hook_formats_long_one_o2),
	HOOK_SLOT(__hook_formats_long_one_o3),
};

static struct static_key_false __hook_formats_long_one_labels[2];

static const struct hook_desc __hook_formats_long_one_desc = {
	.name = "long_one",
	.proto = __hook_formats_long_one_proto,
	.hash = __hook_formats_long_one_hash,
	.facility = &hook_facility_formats,
	.slots = __hook_formats_long_one_slots,
	.labels = __hook_formats_long_one_labels,
	.idle_observe = __hookidle_formats_3ac307b7,
	.idle_trace = __hookidle_formats_3ac307b7,
	.count_observe = __hookcount_formats_3ac307b7,
	.count_trace = __hookcount_formats_3ac307b7,
	.meter = __hookmeter_formats_3ac307b7,
	.args = "first_of_many,second_of_many,third_of_many,fourth_of_many",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(int, 1) | HOOK_NUMBER(int, 2) |
		HOOK_NUMBER(int, 3),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_formats_long_one_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_formats_long_one_desc,
};
EXPORT_SYMBOL_GPL(__hook_formats_long_one_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_formats_long_one_walk(const struct hook_calls *__calls, int first_of_many,
			     int second_of_many, int third_of_many, int fourth_of_many)
{
	const struct hook_call *__call;
	hook_formats_long_one_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, first_of_many, second_of_many, third_of_many,
			  fourth_of_many);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_formats_long_one_many(void *__data, int first_of_many, int second_of_many,
			     int third_of_many, int fourth_of_many)
{
	struct hook *__hook = &__hook_formats_long_one_def;

	static_call(__hook_formats_long_one_o0)(__data, first_of_many, second_of_many,
						third_of_many, fourth_of_many);
	static_call(__hook_formats_long_one_o1)(hook_data(__hook, 1), first_of_many,
						second_of_many, third_of_many,
						fourth_of_many);
	if (!static_branch_likely(&__hook_formats_long_one_labels[0]))
		goto out;
	static_call(__hook_formats_long_one_o2)(hook_data(__hook, 2), first_of_many,
						second_of_many, third_of_many,
						fourth_of_many);
	if (!static_branch_likely(&__hook_formats_long_one_labels[1]))
		goto out;
	static_call(__hook_formats_long_one_o3)(hook_data(__hook, 3), first_of_many,
						second_of_many, third_of_many,
						fourth_of_many);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_formats_long_one(int first_of_many, int second_of_many,
				     int third_of_many, int fourth_of_many)
{
	struct hook *__hook = &__hook_formats_long_one_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_formats_long_one_o0)(__hook->data[0], first_of_many,
							second_of_many, third_of_many,
							fourth_of_many);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_formats_long_one_many(__hook->data[0], first_of_many, second_of_many,
					     third_of_many, fourth_of_many);
		return;
	}
	__hook_formats_long_one_walk(hook_calls(__hook), first_of_many, second_of_many,
				     third_of_many, fourth_of_many);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_formats_long_one);

static struct hook *const __hooks_formats[] = {
	&__hook_formats_conversions_def,
	&__hook_formats_expressions_def,
	&__hook_formats_operators_def,
	&__hook_formats_addresses_def,
	&__hook_formats_long_one_def,
};

struct hook_facility hook_facility_formats = {
	.name = "formats",
	.title = "Print formats",
	.owner = THIS_MODULE,
	.hooks = __hooks_formats,
	.nr_hooks = ARRAY_SIZE(__hooks_formats),
};
EXPORT_SYMBOL_GPL(hook_facility_formats);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_formats_system[] = "hooks_formats";

#line 27 "formats.hooks"
HOOK_CONSTANT(formats, GOLDEN_TAGS, GOLDEN_TAGS);
#line 29 "formats.hooks"
HOOK_CONSTANT(formats, GOLDEN_SHIFT, GOLDEN_SHIFT);
#line 31 "formats.hooks"
HOOK_CONSTANT(formats, GOLDEN_TRIM, GOLDEN_TRIM);
#line 31 "formats.hooks"
HOOK_CONSTANT(formats, GOLDEN_SYNC, GOLDEN_SYNC);
#line 32 "formats.hooks"
HOOK_CONSTANT(formats, GOLDEN_DIRTY, GOLDEN_DIRTY);
#line 710 "formats_hooks.c"

/* A record with ip, p, mac, address. */

struct __hookrec_formats_2070f176 {
	struct trace_entry __ent;
	unsigned long ip;
	const void *p;
#line 63 "formats.hooks"
	u8 mac[6];
#line 64 "formats.hooks"
	u8 address[4];
#line 722 "formats_hooks.c"
	char __data[];
};

static struct trace_event_fields __hookfields_formats_2070f176[] = {
	HOOK_FIELD(struct __hookrec_formats_2070f176, ip, "unsigned long"),
	HOOK_FIELD_POINTER(struct __hookrec_formats_2070f176, p, "void *"),
	HOOK_FIELD_ARRAY(struct __hookrec_formats_2070f176, mac, "u8[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_formats_2070f176, address, "u8[]"),
	{}
};

static struct trace_event_class __hookclass_formats_2070f176 = {
	.system = __hooks_formats_system,
	.fields_array = __hookfields_formats_2070f176,
	.fields = LIST_HEAD_INIT(__hookclass_formats_2070f176.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with first_of_many, second_of_many, third_of_many, fourth_of_many. */

struct __hookrec_formats_36bb9d5a {
	struct trace_entry __ent;
	int first_of_many;
	int second_of_many;
	int third_of_many;
	int fourth_of_many;
	char __data[];
};

static struct trace_event_fields __hookfields_formats_36bb9d5a[] = {
	HOOK_FIELD(struct __hookrec_formats_36bb9d5a, first_of_many, "int"),
	HOOK_FIELD(struct __hookrec_formats_36bb9d5a, second_of_many, "int"),
	HOOK_FIELD(struct __hookrec_formats_36bb9d5a, third_of_many, "int"),
	HOOK_FIELD(struct __hookrec_formats_36bb9d5a, fourth_of_many, "int"),
	{}
};

static struct trace_event_class __hookclass_formats_36bb9d5a = {
	.system = __hooks_formats_system,
	.fields_array = __hookfields_formats_36bb9d5a,
	.fields = LIST_HEAD_INIT(__hookclass_formats_36bb9d5a.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with a, b. */

struct __hookrec_formats_6a7f5278 {
	struct trace_entry __ent;
	int a;
	unsigned int b;
	char __data[];
};

static struct trace_event_fields __hookfields_formats_6a7f5278[] = {
	HOOK_FIELD(struct __hookrec_formats_6a7f5278, a, "int"),
	HOOK_FIELD(struct __hookrec_formats_6a7f5278, b, "unsigned int"),
	{}
};

static struct trace_event_class __hookclass_formats_6a7f5278 = {
	.system = __hooks_formats_system,
	.fields_array = __hookfields_formats_6a7f5278,
	.fields = LIST_HEAD_INIT(__hookclass_formats_6a7f5278.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with a, b, c, d. */

struct __hookrec_formats_91ced24d {
	struct trace_entry __ent;
	int a;
	unsigned int b;
	short c;
	s8 d;
	char __data[];
};

static struct trace_event_fields __hookfields_formats_91ced24d[] = {
	HOOK_FIELD(struct __hookrec_formats_91ced24d, a, "int"),
	HOOK_FIELD(struct __hookrec_formats_91ced24d, b, "unsigned int"),
	HOOK_FIELD(struct __hookrec_formats_91ced24d, c, "short"),
	HOOK_FIELD(struct __hookrec_formats_91ced24d, d, "s8"),
	{}
};

static struct trace_event_class __hookclass_formats_91ced24d = {
	.system = __hooks_formats_system,
	.fields_array = __hookfields_formats_91ced24d,
	.fields = LIST_HEAD_INIT(__hookclass_formats_91ced24d.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with a, b, c, s. */

struct __hookrec_formats_ada4aba4 {
	struct trace_entry __ent;
	int a;
	unsigned long b;
	u64 c;
	u32 s;
	char __data[];
};

static struct trace_event_fields __hookfields_formats_ada4aba4[] = {
	HOOK_FIELD(struct __hookrec_formats_ada4aba4, a, "int"),
	HOOK_FIELD(struct __hookrec_formats_ada4aba4, b, "unsigned long"),
	HOOK_FIELD(struct __hookrec_formats_ada4aba4, c, "u64"),
	HOOK_FIELD_LOCATED(struct __hookrec_formats_ada4aba4, s, "__data_loc char[]"),
	{}
};

static struct trace_event_class __hookclass_formats_ada4aba4 = {
	.system = __hooks_formats_system,
	.fields_array = __hookfields_formats_ada4aba4,
	.fields = LIST_HEAD_INIT(__hookclass_formats_ada4aba4.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of conversions. */

struct __hook_formats_conversions_vars {
	u32 __size;
	const void *__s;
	u32 s;
};

static __always_inline void
__hook_formats_conversions_measure(struct __hook_formats_conversions_vars *__vars, int a,
				   unsigned long b, u64 c, const char *s)
{
	u32 __end = offsetof(struct __hookrec_formats_ada4aba4, __data);

	__vars->__s = hook_text(s);
	__vars->s = hook_place(&__end, hook_text_size(__vars->__s));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_formats_conversions_fill(struct __hookrec_formats_ada4aba4 *__rec,
				const struct __hook_formats_conversions_vars *__vars,
				int a, unsigned long b, u64 c, const char *s)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_formats_ada4aba4, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->s = __vars->s;
	hook_copy_text(__rec, __rec->s, __vars->__s);
}

static notrace void
__hook_formats_conversions_record(void *__data, int a, unsigned long b, u64 c,
				  const char *s)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_formats_conversions_vars __vars __uninitialized;
	struct __hookrec_formats_ada4aba4 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_formats_conversions_measure(&__vars, a, b, c, s);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_formats_conversions_def);
		return;
	}
	__hook_formats_conversions_fill(__rec, &__vars, a, b, c, s);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_formats_conversions_perf(void *__data, int a, unsigned long b, u64 c,
				const char *s)
{
	struct trace_event_call *__call = __data;
	struct __hook_formats_conversions_vars __vars __uninitialized;
	struct __hookrec_formats_ada4aba4 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_formats_conversions_measure(&__vars, a, b, c, s);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_formats_conversions_fill(__rec, &__vars, a, b, c, s);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_formats_conversions_print(struct trace_iterator *__iter, int __flags,
				 struct trace_event *__event)
{
	const struct __hookrec_formats_ada4aba4 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 14 "formats.hooks"
	trace_event_printf(__iter,
			   "%5d|%-5d|%05d|%d|%2d|%x|%#X|%o|%lu|%#018llx|%u|%10s|%-10s|%.3s|100%%\n",
			   __rec->a, __rec->a, __rec->a, __rec->a, __rec->a, __rec->a,
			   __rec->a, __rec->a, __rec->b, __rec->c, __rec->a,
			   (char *)hook_placed(__rec, __rec->s),
			   (char *)hook_placed(__rec, __rec->s),
			   (char *)hook_placed(__rec, __rec->s));
#line 943 "formats_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_formats_conversions_print_fmt[] =
	"\"%5d|%-5d|%05d|%d|%2d|%x|%#X|%o|%lu|%#018llx|%u|%10s|%-10s|%.3s|100%%\", "
	"REC->a, REC->a, REC->a, REC->a, REC->a, REC->a, REC->a, REC->a, REC->b, REC->c, "
	"REC->a, __get_str(s), __get_str(s), __get_str(s)";

static struct trace_event_functions __hook_formats_conversions_funcs = {
	.trace = __hook_formats_conversions_print,
};

static struct hook_event __hook_formats_conversions_event = {
	.call = {
		.class = &__hookclass_formats_ada4aba4,
		.tp = &__hook_formats_conversions_event.tracepoint,
		.event.funcs = &__hook_formats_conversions_funcs,
		.print_fmt = __hook_formats_conversions_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "conversions",
	.hook = &__hook_formats_conversions_def,
	.record = __hook_formats_conversions_record,
	.perf = HOOK_EVENT_PERF(__hook_formats_conversions_perf),
};

HOOK_EVENT(__hook_formats_conversions_call, __hook_formats_conversions_event);

/* The trace event of expressions. */

static __always_inline void
__hook_formats_expressions_fill(struct __hookrec_formats_6a7f5278 *__rec, int a,
				unsigned int b)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
}

static notrace void
__hook_formats_expressions_record(void *__data, int a, unsigned int b)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_formats_6a7f5278 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_formats_expressions_def);
		return;
	}
	__hook_formats_expressions_fill(__rec, a, b);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_formats_expressions_perf(void *__data, int a, unsigned int b)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_formats_6a7f5278 *__rec;
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
	__hook_formats_expressions_fill(__rec, a, b);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_formats_expressions_print(struct trace_iterator *__iter, int __flags,
				 struct trace_event *__event)
{
	const struct __hookrec_formats_6a7f5278 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 26 "formats.hooks"
	trace_event_printf(__iter, "%s %d %u %lld %d %s %lu %d\n",
			   __rec->a > GOLDEN_TAGS ? "many" : "few",
			   (__rec->a + 1) * 2 - -__rec->a, __rec->b >> GOLDEN_SHIFT & 0xf,
			   (long long)__rec->a << 32,
			   __rec->a == GOLDEN_TRIM && !(__rec->b & GOLDEN_SYNC),
			   __rec->b & GOLDEN_DIRTY ?
				   (__rec->b & GOLDEN_SYNC ? "both" : "dirty") : "clean",
			   (unsigned long)__rec->b % 7, ~__rec->a);
#line 1042 "formats_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_formats_expressions_print_fmt[] =
	"\"%s %d %u %lld %d %s %lu %d\", "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) > (long long)((long "
	"long)(hooks_constant_value_GOLDEN_TAGS) + 9223372036854775808) ? \"many\" : \"few\", "
	"((long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) + 1) * 2 "
	"- -(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a), "
	"REC->b >> hooks_constant_value_GOLDEN_SHIFT & 0xf, "
	"(long long)(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) << 32, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) == "
	"hooks_constant_value_GOLDEN_TRIM && !(REC->b & hooks_constant_value_GOLDEN_SYNC), "
	"REC->b & hooks_constant_value_GOLDEN_DIRTY ? (REC->b & "
	"hooks_constant_value_GOLDEN_SYNC ? \"both\" : \"dirty\") : \"clean\", "
	"(unsigned long)REC->b % 7, "
	"~(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a)";

static struct trace_event_functions __hook_formats_expressions_funcs = {
	.trace = __hook_formats_expressions_print,
};

static struct hook_event __hook_formats_expressions_event = {
	.call = {
		.class = &__hookclass_formats_6a7f5278,
		.tp = &__hook_formats_expressions_event.tracepoint,
		.event.funcs = &__hook_formats_expressions_funcs,
		.print_fmt = __hook_formats_expressions_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "expressions",
	.hook = &__hook_formats_expressions_def,
	.record = __hook_formats_expressions_record,
	.perf = HOOK_EVENT_PERF(__hook_formats_expressions_perf),
};

HOOK_EVENT(__hook_formats_expressions_call, __hook_formats_expressions_event);

/* The trace event of operators. */

static __always_inline void
__hook_formats_operators_fill(struct __hookrec_formats_91ced24d *__rec, int a,
			      unsigned int b, short c, s8 d)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
}

static notrace void
__hook_formats_operators_record(void *__data, int a, unsigned int b, short c, s8 d)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_formats_91ced24d *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_formats_operators_def);
		return;
	}
	__hook_formats_operators_fill(__rec, a, b, c, d);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_formats_operators_perf(void *__data, int a, unsigned int b, short c, s8 d)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_formats_91ced24d *__rec;
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
	__hook_formats_operators_fill(__rec, a, b, c, d);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_formats_operators_print(struct trace_iterator *__iter, int __flags,
			       struct trace_event *__event)
{
	const struct __hookrec_formats_91ced24d *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 44 "formats.hooks"
	trace_event_printf(__iter,
			   "%d %d %d %d %u %d|%d %u %u %u %d|%d %d %d %d %d %d|%d %d %d|%s %d|%hd %hhd %lld|%d %d %d %d %d\n",
			   __rec->a + 1, __rec->a - __rec->b, __rec->a * 2, -__rec->c,
			   __rec->b / 3, __rec->b % 4, ~__rec->a, __rec->b << 2,
			   __rec->b >> 1, __rec->b & 6, __rec->a | 1, __rec->a < 1,
			   __rec->a <= -7, __rec->a > 1, __rec->a >= 1, __rec->a == -7,
			   __rec->a != -7, __rec->a && __rec->b, !__rec->b || __rec->a,
			   !__rec->a, __rec->d < 0 ? "below" : "above",
			   __rec->c < __rec->d ? 1 : 2, __rec->c, __rec->d,
			   (long long)__rec->a, 2 * (__rec->a + 1),
			   __rec->a - (__rec->b - 3), 1 - (__rec->c << 1),
			   (__rec->a < 0) + (__rec->d > __rec->a),
			   (__rec->b || __rec->a) && (__rec->c || !__rec->d));
#line 1159 "formats_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_formats_operators_print_fmt[] =
	"\"%d %d %d %d %u %d|%d %u %u %u %d|%d %d %d %d %d %d|%d %d %d|%s %d|%hd "
	"%hhd %lld|%d %d %d %d %d\", "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) + 1, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) - REC->b, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) * 2, "
	"-(long long)(REC->c & 32768 ? REC->c - 65536 : REC->c), REC->b / 3, REC->b % 4, "
	"~(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a), REC->b << 2, "
	"REC->b >> 1, REC->b & 6, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) | 1, "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) < (long long)((long long)(1) "
	"+ 9223372036854775808), "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) <= (long long)((long "
	"long)(-7) + 9223372036854775808), "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) > (long long)((long long)(1) "
	"+ 9223372036854775808), "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) >= (long long)((long "
	"long)(1) + 9223372036854775808), "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) == -7, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) != -7, "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) && REC->b, "
	"!REC->b || (long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a), "
	"!(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a), "
	"(long long)((long long)((long long)(REC->d & 128 ? REC->d - 256 : "
	"REC->d)) + 9223372036854775808) < (long long)((long long)(0) + "
	"9223372036854775808) ? \"below\" : \"above\", "
	"(long long)((long long)((long long)(REC->c & 32768 ? REC->c - 65536 : "
	"REC->c)) + 9223372036854775808) < (long long)((long long)((long "
	"long)(REC->d & 128 ? REC->d - 256 : REC->d)) + 9223372036854775808) ? 1 : 2, "
	"(REC->c & 32768 ? REC->c - 65536 : REC->c), "
	"(REC->d & 128 ? REC->d - 256 : REC->d), "
	"(long long)(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a), "
	"2 * (long long)((long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) + 1), "
	"(long long)(REC->a & 2147483648 ? REC->a - 4294967296 : REC->a) - (long "
	"long)(REC->b - 3), "
	"1 - (long long)((long long)(REC->c & 32768 ? REC->c - 65536 : REC->c) << 1), "
	"((long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808) < (long long)((long long)(0) "
	"+ 9223372036854775808)) + (long long)((long long)((long long)((long "
	"long)(REC->d & 128 ? REC->d - 256 : REC->d)) + 9223372036854775808) > "
	"(long long)((long long)((long long)(REC->a & 2147483648 ? REC->a - "
	"4294967296 : REC->a)) + 9223372036854775808)), "
	"(REC->b || (long long)(REC->a & 2147483648 ? REC->a - 4294967296 : "
	"REC->a)) && (long long)((long long)(REC->c & 32768 ? REC->c - 65536 : "
	"REC->c) || !(long long)(REC->d & 128 ? REC->d - 256 : REC->d))";

static struct trace_event_functions __hook_formats_operators_funcs = {
	.trace = __hook_formats_operators_print,
};

static struct hook_event __hook_formats_operators_event = {
	.call = {
		.class = &__hookclass_formats_91ced24d,
		.tp = &__hook_formats_operators_event.tracepoint,
		.event.funcs = &__hook_formats_operators_funcs,
		.print_fmt = __hook_formats_operators_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "operators",
	.hook = &__hook_formats_operators_def,
	.record = __hook_formats_operators_record,
	.perf = HOOK_EVENT_PERF(__hook_formats_operators_perf),
};

HOOK_EVENT(__hook_formats_operators_call, __hook_formats_operators_event);

/* The trace event of addresses. */

static __always_inline void
__hook_formats_addresses_fill(struct __hookrec_formats_2070f176 *__rec, unsigned long ip,
			      void *p, const u8 *mac, const __be32 *address)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->ip = ip;
	__rec->p = (__force const void *)p;
	hook_copy_fixed(__rec->mac, sizeof(__rec->mac), mac);
	hook_copy_fixed(__rec->address, sizeof(__rec->address), address);
}

static notrace void
__hook_formats_addresses_record(void *__data, unsigned long ip, void *p, const u8 *mac,
				const __be32 *address)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_formats_2070f176 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_formats_addresses_def);
		return;
	}
	__hook_formats_addresses_fill(__rec, ip, p, mac, address);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_formats_addresses_perf(void *__data, unsigned long ip, void *p, const u8 *mac,
			      const __be32 *address)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_formats_2070f176 *__rec;
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
	__hook_formats_addresses_fill(__rec, ip, p, mac, address);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_formats_addresses_print(struct trace_iterator *__iter, int __flags,
			       struct trace_event *__event)
{
	const struct __hookrec_formats_2070f176 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 65 "formats.hooks"
	trace_event_printf(__iter, "%pS %ps %p %pM %pI4\n",
			   (void *)(unsigned long)(__rec->ip),
			   (void *)(unsigned long)(__rec->ip), __rec->p, __rec->mac,
			   __rec->address);
#line 1303 "formats_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_formats_addresses_print_fmt[] =
	"\"%pS %ps %p %pM %pI4\", REC->ip, REC->ip, REC->p, REC->mac, REC->address";

static struct trace_event_functions __hook_formats_addresses_funcs = {
	.trace = __hook_formats_addresses_print,
};

static struct hook_event __hook_formats_addresses_event = {
	.call = {
		.class = &__hookclass_formats_2070f176,
		.tp = &__hook_formats_addresses_event.tracepoint,
		.event.funcs = &__hook_formats_addresses_funcs,
		.print_fmt = __hook_formats_addresses_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "addresses",
	.hook = &__hook_formats_addresses_def,
	.record = __hook_formats_addresses_record,
	.perf = HOOK_EVENT_PERF(__hook_formats_addresses_perf),
};

HOOK_EVENT(__hook_formats_addresses_call, __hook_formats_addresses_event);

/* The trace event of long_one. */

static __always_inline void
__hook_formats_long_one_fill(struct __hookrec_formats_36bb9d5a *__rec, int first_of_many,
			     int second_of_many, int third_of_many, int fourth_of_many)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->first_of_many = first_of_many;
	__rec->second_of_many = second_of_many;
	__rec->third_of_many = third_of_many;
	__rec->fourth_of_many = fourth_of_many;
}

static notrace void
__hook_formats_long_one_record(void *__data, int first_of_many, int second_of_many,
			       int third_of_many, int fourth_of_many)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_formats_36bb9d5a *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_formats_long_one_def);
		return;
	}
	__hook_formats_long_one_fill(__rec, first_of_many, second_of_many, third_of_many,
				     fourth_of_many);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_formats_long_one_perf(void *__data, int first_of_many, int second_of_many,
			     int third_of_many, int fourth_of_many)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_formats_36bb9d5a *__rec;
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
	__hook_formats_long_one_fill(__rec, first_of_many, second_of_many, third_of_many,
				     fourth_of_many);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_formats_long_one_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_formats_36bb9d5a *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 76 "formats.hooks"
	trace_event_printf(__iter,
			   "the first of them is %d, the second %d, the third one is %d and the last one, which ends a line, %d; back\\slash \"quoted\"\n",
			   __rec->first_of_many, __rec->second_of_many,
			   __rec->third_of_many, __rec->fourth_of_many);
#line 1402 "formats_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_formats_long_one_print_fmt[] =
	"\"the first of them is %d, the second %d, the third one is %d and the last one, "
	"which ends a line, %d; back\\\\slash \\\"quoted\\\"\", REC->first_of_many, "
	"REC->second_of_many, REC->third_of_many, REC->fourth_of_many";

static struct trace_event_functions __hook_formats_long_one_funcs = {
	.trace = __hook_formats_long_one_print,
};

static struct hook_event __hook_formats_long_one_event = {
	.call = {
		.class = &__hookclass_formats_36bb9d5a,
		.tp = &__hook_formats_long_one_event.tracepoint,
		.event.funcs = &__hook_formats_long_one_funcs,
		.print_fmt = __hook_formats_long_one_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "long_one",
	.hook = &__hook_formats_long_one_def,
	.record = __hook_formats_long_one_record,
	.perf = HOOK_EVENT_PERF(__hook_formats_long_one_perf),
};

HOOK_EVENT(__hook_formats_long_one_call, __hook_formats_long_one_event);

#endif /* CONFIG_EVENT_TRACING */

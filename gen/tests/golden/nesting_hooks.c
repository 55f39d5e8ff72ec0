// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility nesting: Re-entry and context
 *
 * Generated from nesting.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "nesting_hooks.h"

/* Of hooks that are void (int). */

static notrace void
__hookidle_nesting_3e58e5fd(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_nesting_3e58e5fd(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_nesting_3e58e5fd) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_nesting_3e58e5fd(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

/* Of hooks that are int (int). */

static notrace void
__hookidle_nesting_a447a469(void *__data, int arg0, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_nesting_a447a469(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_nesting_a447a469) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_nesting_a447a469(void *__data, int arg0, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_nesting_a447a469) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_nesting_a447a469(void *__data, int arg0, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0));
}

/* free */

DEFINE_STATIC_CALL(__hook_nesting_free_o0, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_free_o1, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_free_o2, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_free_o3, __hookidle_nesting_3e58e5fd);

static const struct hook_slot __hook_nesting_free_slots[] = {
	HOOK_SLOT(__hook_nesting_free_o0),
	HOOK_SLOT(__hook_nesting_free_o1),
	HOOK_SLOT(__hook_nesting_free_o2),
	HOOK_SLOT(__hook_nesting_free_o3),
};

static struct static_key_false __hook_nesting_free_labels[2];

static const struct hook_desc __hook_nesting_free_desc = {
	.name = "free",
	.proto = __hook_nesting_free_proto,
	.hash = __hook_nesting_free_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_free_slots,
	.labels = __hook_nesting_free_labels,
	.idle_observe = __hookidle_nesting_3e58e5fd,
	.idle_trace = __hookidle_nesting_3e58e5fd,
	.count_observe = __hookcount_nesting_3e58e5fd,
	.count_trace = __hookcount_nesting_3e58e5fd,
	.meter = __hookmeter_nesting_3e58e5fd,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_FREE,
	.observe_slots = 4,
};

struct hook __hook_nesting_free_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_free_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_free_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_nesting_free_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_free_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_nesting_free_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_free_def;

	static_call(__hook_nesting_free_o0)(__data, n);
	static_call(__hook_nesting_free_o1)(hook_data(__hook, 1), n);
	if (!static_branch_likely(&__hook_nesting_free_labels[0]))
		goto out;
	static_call(__hook_nesting_free_o2)(hook_data(__hook, 2), n);
	if (!static_branch_likely(&__hook_nesting_free_labels[1]))
		goto out;
	static_call(__hook_nesting_free_o3)(hook_data(__hook, 3), n);
out:
	hook_exit_free(__hook);
}

notrace void __hook_nesting_free(int n)
{
	struct hook *__hook = &__hook_nesting_free_def;
	enum hook_path __path;

	hook_enter_free(__hook);
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_nesting_free_o0)(__hook->data[0], n);
		hook_exit_free(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_nesting_free_many(__hook->data[0], n);
		return;
	}
	__hook_nesting_free_walk(hook_calls(__hook), n);
	hook_exit_free(__hook);
}
EXPORT_SYMBOL_GPL(__hook_nesting_free);

/* bounded */

static notrace int
__hook_nesting_bounded_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_nesting_bounded_d0, __hook_nesting_bounded_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_bounded_d1, __hook_nesting_bounded_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_bounded_o0, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_bounded_o1, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_bounded_o2, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_bounded_o3, __hookidle_nesting_a447a469);

static const struct hook_slot __hook_nesting_bounded_slots[] = {
	HOOK_SLOT(__hook_nesting_bounded_d0),
	HOOK_SLOT(__hook_nesting_bounded_d1),
	HOOK_SLOT(__hook_nesting_bounded_o0),
	HOOK_SLOT(__hook_nesting_bounded_o1),
	HOOK_SLOT(__hook_nesting_bounded_o2),
	HOOK_SLOT(__hook_nesting_bounded_o3),
};

static struct static_key_false __hook_nesting_bounded_labels[6];

static const struct hook_desc __hook_nesting_bounded_desc = {
	.name = "bounded",
	.proto = __hook_nesting_bounded_proto,
	.hash = __hook_nesting_bounded_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_bounded_slots,
	.labels = __hook_nesting_bounded_labels,
	.idle_decide = __hook_nesting_bounded_idle_decide,
	.idle_observe = __hookidle_nesting_a447a469,
	.idle_trace = __hookidle_nesting_a447a469,
	.count_decide = __hookcountdecide_nesting_a447a469,
	.count_observe = __hookcount_nesting_a447a469,
	.count_trace = __hookcount_nesting_a447a469,
	.meter = __hookmeter_nesting_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 0,
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_nesting_bounded_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_bounded_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_bounded_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_nesting_bounded_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_nesting_bounded_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_nesting_bounded_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_bounded_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_nesting_bounded_def,
						       __verdict);
			break;
		}
	}
	return __hook_nesting_bounded_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_nesting_bounded_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_bounded_def;
	int __verdict;

	if (!static_branch_likely(&__hook_nesting_bounded_labels[0]))
		goto observe;
	__verdict = static_call(__hook_nesting_bounded_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_nesting_bounded_labels[1]))
		goto observe;
	__verdict = static_call(__hook_nesting_bounded_d1)(hook_data(__hook, 1), n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_nesting_bounded_labels[2]))
		goto out;
	static_call(__hook_nesting_bounded_o0)(hook_data(__hook, 2), n, 0);
	if (!static_branch_likely(&__hook_nesting_bounded_labels[3]))
		goto out;
	static_call(__hook_nesting_bounded_o1)(hook_data(__hook, 3), n, 0);
	if (!static_branch_likely(&__hook_nesting_bounded_labels[4]))
		goto out;
	static_call(__hook_nesting_bounded_o2)(hook_data(__hook, 4), n, 0);
	if (!static_branch_likely(&__hook_nesting_bounded_labels[5]))
		goto out;
	static_call(__hook_nesting_bounded_o3)(hook_data(__hook, 5), n, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_nesting_bounded_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_nesting_bounded(int n)
{
	struct hook *__hook = &__hook_nesting_bounded_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_nesting_bounded_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_nesting_bounded_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_nesting_bounded_o0)(__hook->data[2], n, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_nesting_bounded_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_nesting_bounded);

/* never */

DEFINE_STATIC_CALL(__hook_nesting_never_o0, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_never_o1, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_never_o2, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_never_o3, __hookidle_nesting_3e58e5fd);

static const struct hook_slot __hook_nesting_never_slots[] = {
	HOOK_SLOT(__hook_nesting_never_o0),
	HOOK_SLOT(__hook_nesting_never_o1),
	HOOK_SLOT(__hook_nesting_never_o2),
	HOOK_SLOT(__hook_nesting_never_o3),
};

static struct static_key_false __hook_nesting_never_labels[2];

static const struct hook_desc __hook_nesting_never_desc = {
	.name = "never",
	.proto = __hook_nesting_never_proto,
	.hash = __hook_nesting_never_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_never_slots,
	.labels = __hook_nesting_never_labels,
	.idle_observe = __hookidle_nesting_3e58e5fd,
	.idle_trace = __hookidle_nesting_3e58e5fd,
	.count_observe = __hookcount_nesting_3e58e5fd,
	.count_trace = __hookcount_nesting_3e58e5fd,
	.meter = __hookmeter_nesting_3e58e5fd,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_NEVER,
	.observe_slots = 4,
};

struct hook __hook_nesting_never_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_never_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_never_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_nesting_never_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_never_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_nesting_never_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_never_def;

	static_call(__hook_nesting_never_o0)(__data, n);
	static_call(__hook_nesting_never_o1)(hook_data(__hook, 1), n);
	if (!static_branch_likely(&__hook_nesting_never_labels[0]))
		goto out;
	static_call(__hook_nesting_never_o2)(hook_data(__hook, 2), n);
	if (!static_branch_likely(&__hook_nesting_never_labels[1]))
		goto out;
	static_call(__hook_nesting_never_o3)(hook_data(__hook, 3), n);
out:
	return;
}

notrace void __hook_nesting_never(int n)
{
	struct hook *__hook = &__hook_nesting_never_def;
	u32 __outer;
	enum hook_path __path;

	if (!hook_enter_never(__hook, &__outer)) {
		hook_suppressed_never(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_nesting_never_o0)(__hook->data[0], n);
		hook_exit_never(__hook, &__outer);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_nesting_never_many(__hook->data[0], n);
		hook_exit_never(__hook, &__outer);
		return;
	}
	__hook_nesting_never_walk(hook_calls(__hook), n);
	hook_exit_never(__hook, &__outer);
}
EXPORT_SYMBOL_GPL(__hook_nesting_never);

/* sleepable_free */

static notrace int
__hook_nesting_sleepable_free_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_d0,
		   __hook_nesting_sleepable_free_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_d1,
		   __hook_nesting_sleepable_free_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_o0, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_o1, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_o2, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_free_o3, __hookidle_nesting_a447a469);

static const struct hook_slot __hook_nesting_sleepable_free_slots[] = {
	HOOK_SLOT(__hook_nesting_sleepable_free_d0),
	HOOK_SLOT(__hook_nesting_sleepable_free_d1),
	HOOK_SLOT(__hook_nesting_sleepable_free_o0),
	HOOK_SLOT(__hook_nesting_sleepable_free_o1),
	HOOK_SLOT(__hook_nesting_sleepable_free_o2),
	HOOK_SLOT(__hook_nesting_sleepable_free_o3),
};

static struct static_key_false __hook_nesting_sleepable_free_labels[6];

static const struct hook_desc __hook_nesting_sleepable_free_desc = {
	.name = "sleepable_free",
	.proto = __hook_nesting_sleepable_free_proto,
	.hash = __hook_nesting_sleepable_free_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_sleepable_free_slots,
	.labels = __hook_nesting_sleepable_free_labels,
	.idle_decide = __hook_nesting_sleepable_free_idle_decide,
	.idle_observe = __hookidle_nesting_a447a469,
	.idle_trace = __hookidle_nesting_a447a469,
	.count_decide = __hookcountdecide_nesting_a447a469,
	.count_observe = __hookcount_nesting_a447a469,
	.count_trace = __hookcount_nesting_a447a469,
	.meter = __hookmeter_nesting_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 0,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_SLEEPABLE,
	.reentry = HOOK_REENTRY_FREE,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_nesting_sleepable_free_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_sleepable_free_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_free_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_nesting_sleepable_free_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_nesting_sleepable_free_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_nesting_sleepable_free_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_sleepable_free_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_nesting_sleepable_free_def,
						       __verdict);
			break;
		}
	}
	return __hook_nesting_sleepable_free_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_nesting_sleepable_free_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_free_def;
	int __verdict;

	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[0]))
		goto observe;
	__verdict = static_call(__hook_nesting_sleepable_free_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[1]))
		goto observe;
	__verdict = static_call(__hook_nesting_sleepable_free_d1)(hook_data(__hook, 1),
								  n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[2]))
		goto out;
	static_call(__hook_nesting_sleepable_free_o0)(hook_data(__hook, 2), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[3]))
		goto out;
	static_call(__hook_nesting_sleepable_free_o1)(hook_data(__hook, 3), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[4]))
		goto out;
	static_call(__hook_nesting_sleepable_free_o2)(hook_data(__hook, 4), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_free_labels[5]))
		goto out;
	static_call(__hook_nesting_sleepable_free_o3)(hook_data(__hook, 5), n, 0);
out:
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_nesting_sleepable_free_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_nesting_sleepable_free(int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_free_def;
	struct hook_frame __frame;
	enum hook_path __path;
	int __verdict;

	hook_enter_sleepable_free(__hook, &__frame);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_nesting_sleepable_free_d0)(__hook->data[0],
									  n);
		hook_exit_sleepable_free(__hook, &__frame);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__verdict = __hook_nesting_sleepable_free_many(__hook->data[0], n);
		hook_exit_sleepable_free(__hook, &__frame);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_nesting_sleepable_free_o0)(__hook->data[2], n, 0);
		hook_exit_sleepable_free(__hook, &__frame);
		return 0;
	}
	__verdict = __hook_nesting_sleepable_free_walk(hook_calls(__hook), n);
	hook_exit_sleepable_free(__hook, &__frame);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_free);

/* sleepable_bounded */

DEFINE_STATIC_CALL(__hook_nesting_sleepable_bounded_o0, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_bounded_o1, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_bounded_o2, __hookidle_nesting_3e58e5fd);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_bounded_o3, __hookidle_nesting_3e58e5fd);

static const struct hook_slot __hook_nesting_sleepable_bounded_slots[] = {
	HOOK_SLOT(__hook_nesting_sleepable_bounded_o0),
	HOOK_SLOT(__hook_nesting_sleepable_bounded_o1),
	HOOK_SLOT(__hook_nesting_sleepable_bounded_o2),
	HOOK_SLOT(__hook_nesting_sleepable_bounded_o3),
};

static struct static_key_false __hook_nesting_sleepable_bounded_labels[2];

static const struct hook_desc __hook_nesting_sleepable_bounded_desc = {
	.name = "sleepable_bounded",
	.proto = __hook_nesting_sleepable_bounded_proto,
	.hash = __hook_nesting_sleepable_bounded_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_sleepable_bounded_slots,
	.labels = __hook_nesting_sleepable_bounded_labels,
	.idle_observe = __hookidle_nesting_3e58e5fd,
	.idle_trace = __hookidle_nesting_3e58e5fd,
	.count_observe = __hookcount_nesting_3e58e5fd,
	.count_trace = __hookcount_nesting_3e58e5fd,
	.meter = __hookmeter_nesting_3e58e5fd,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_SLEEPABLE,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_nesting_sleepable_bounded_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_sleepable_bounded_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_bounded_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_nesting_sleepable_bounded_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_sleepable_bounded_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_nesting_sleepable_bounded_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_bounded_def;

	static_call(__hook_nesting_sleepable_bounded_o0)(__data, n);
	static_call(__hook_nesting_sleepable_bounded_o1)(hook_data(__hook, 1), n);
	if (!static_branch_likely(&__hook_nesting_sleepable_bounded_labels[0]))
		goto out;
	static_call(__hook_nesting_sleepable_bounded_o2)(hook_data(__hook, 2), n);
	if (!static_branch_likely(&__hook_nesting_sleepable_bounded_labels[1]))
		goto out;
	static_call(__hook_nesting_sleepable_bounded_o3)(hook_data(__hook, 3), n);
out:
	return;
}

notrace void
__hook_nesting_sleepable_bounded(int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_bounded_def;
	struct hook_frame __frame;
	enum hook_path __path;

	if (!hook_enter_sleepable_bounded(__hook, &__frame)) {
		hook_suppressed_sleepable_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_nesting_sleepable_bounded_o0)(__hook->data[0], n);
		hook_exit_sleepable_bounded(__hook, &__frame);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_nesting_sleepable_bounded_many(__hook->data[0], n);
		hook_exit_sleepable_bounded(__hook, &__frame);
		return;
	}
	__hook_nesting_sleepable_bounded_walk(hook_calls(__hook), n);
	hook_exit_sleepable_bounded(__hook, &__frame);
}
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_bounded);

/* sleepable_never */

static notrace int
__hook_nesting_sleepable_never_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_d0,
		   __hook_nesting_sleepable_never_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_d1,
		   __hook_nesting_sleepable_never_idle_decide);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_o0, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_o1, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_o2, __hookidle_nesting_a447a469);
DEFINE_STATIC_CALL(__hook_nesting_sleepable_never_o3, __hookidle_nesting_a447a469);

static const struct hook_slot __hook_nesting_sleepable_never_slots[] = {
	HOOK_SLOT(__hook_nesting_sleepable_never_d0),
	HOOK_SLOT(__hook_nesting_sleepable_never_d1),
	HOOK_SLOT(__hook_nesting_sleepable_never_o0),
	HOOK_SLOT(__hook_nesting_sleepable_never_o1),
	HOOK_SLOT(__hook_nesting_sleepable_never_o2),
	HOOK_SLOT(__hook_nesting_sleepable_never_o3),
};

static struct static_key_false __hook_nesting_sleepable_never_labels[6];

static const struct hook_desc __hook_nesting_sleepable_never_desc = {
	.name = "sleepable_never",
	.proto = __hook_nesting_sleepable_never_proto,
	.hash = __hook_nesting_sleepable_never_hash,
	.facility = &hook_facility_nesting,
	.slots = __hook_nesting_sleepable_never_slots,
	.labels = __hook_nesting_sleepable_never_labels,
	.idle_decide = __hook_nesting_sleepable_never_idle_decide,
	.idle_observe = __hookidle_nesting_a447a469,
	.idle_trace = __hookidle_nesting_a447a469,
	.count_decide = __hookcountdecide_nesting_a447a469,
	.count_observe = __hookcount_nesting_a447a469,
	.count_trace = __hookcount_nesting_a447a469,
	.meter = __hookmeter_nesting_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 0,
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_SLEEPABLE,
	.reentry = HOOK_REENTRY_NEVER,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_nesting_sleepable_never_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_nesting_sleepable_never_desc,
};
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_never_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_nesting_sleepable_never_tell(const struct hook_calls *__calls, int n,
				    int __verdict)
{
	const struct hook_call *__call;
	hook_nesting_sleepable_never_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_nesting_sleepable_never_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_nesting_sleepable_never_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_nesting_sleepable_never_def,
						       __verdict);
			break;
		}
	}
	return __hook_nesting_sleepable_never_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_nesting_sleepable_never_many(void *__data, int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_never_def;
	int __verdict;

	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[0]))
		goto observe;
	__verdict = static_call(__hook_nesting_sleepable_never_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[1]))
		goto observe;
	__verdict = static_call(__hook_nesting_sleepable_never_d1)(hook_data(__hook, 1),
								   n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[2]))
		goto out;
	static_call(__hook_nesting_sleepable_never_o0)(hook_data(__hook, 2), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[3]))
		goto out;
	static_call(__hook_nesting_sleepable_never_o1)(hook_data(__hook, 3), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[4]))
		goto out;
	static_call(__hook_nesting_sleepable_never_o2)(hook_data(__hook, 4), n, 0);
	if (!static_branch_likely(&__hook_nesting_sleepable_never_labels[5]))
		goto out;
	static_call(__hook_nesting_sleepable_never_o3)(hook_data(__hook, 5), n, 0);
out:
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_nesting_sleepable_never_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_nesting_sleepable_never(int n)
{
	struct hook *__hook = &__hook_nesting_sleepable_never_def;
	struct hook_frame __frame;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_sleepable_never(__hook, &__frame))
		return hook_suppressed_sleepable_never(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_nesting_sleepable_never_d0)(__hook->data[0],
									   n);
		hook_exit_sleepable_never(__hook, &__frame);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__verdict = __hook_nesting_sleepable_never_many(__hook->data[0], n);
		hook_exit_sleepable_never(__hook, &__frame);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_nesting_sleepable_never_o0)(__hook->data[2], n, 0);
		hook_exit_sleepable_never(__hook, &__frame);
		return 0;
	}
	__verdict = __hook_nesting_sleepable_never_walk(hook_calls(__hook), n);
	hook_exit_sleepable_never(__hook, &__frame);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_nesting_sleepable_never);

static struct hook *const __hooks_nesting[] = {
	&__hook_nesting_free_def,
	&__hook_nesting_bounded_def,
	&__hook_nesting_never_def,
	&__hook_nesting_sleepable_free_def,
	&__hook_nesting_sleepable_bounded_def,
	&__hook_nesting_sleepable_never_def,
};

struct hook_facility hook_facility_nesting = {
	.name = "nesting",
	.title = "Re-entry and context",
	.owner = THIS_MODULE,
	.hooks = __hooks_nesting,
	.nr_hooks = ARRAY_SIZE(__hooks_nesting),
};
EXPORT_SYMBOL_GPL(hook_facility_nesting);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_nesting_system[] = "hooks_nesting";

/* A record with n, verdict. */

struct __hookrec_nesting_69d17140 {
	struct trace_entry __ent;
	int n;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_nesting_69d17140[] = {
	HOOK_FIELD(struct __hookrec_nesting_69d17140, n, "int"),
	HOOK_FIELD(struct __hookrec_nesting_69d17140, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_nesting_69d17140 = {
	.system = __hooks_nesting_system,
	.fields_array = __hookfields_nesting_69d17140,
	.fields = LIST_HEAD_INIT(__hookclass_nesting_69d17140.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of sleepable_free. */

static __always_inline void
__hook_nesting_sleepable_free_fill(struct __hookrec_nesting_69d17140 *__rec, int n,
				   int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->n = n;
	__rec->verdict = verdict;
}

static notrace void
__hook_nesting_sleepable_free_record(void *__data, int n, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_nesting_69d17140 *__rec;

	preempt_disable_notrace();
	if (trace_trigger_soft_disabled(__file))
		goto out;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_nesting_sleepable_free_def);
		goto out;
	}
	__hook_nesting_sleepable_free_fill(__rec, n, verdict);
	trace_event_buffer_commit(&__buffer);
out:
	preempt_enable_notrace();
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_nesting_sleepable_free_perf(void *__data, int n, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_nesting_69d17140 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	preempt_disable_notrace();
	if (!hook_perf_wanted(__call))
		goto out;
	__size = hook_perf_size(sizeof(*__rec));
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		goto out;
	perf_fetch_caller_regs(__regs);
	__hook_nesting_sleepable_free_fill(__rec, n, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
out:
	preempt_enable_notrace();
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_nesting_sleepable_free_print(struct trace_iterator *__iter, int __flags,
				    struct trace_event *__event)
{
	const struct __hookrec_nesting_69d17140 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "n=%d verdict=%d\n", __rec->n, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_nesting_sleepable_free_print_fmt[] =
	"\"n=%d verdict=%d\", REC->n, REC->verdict";

static struct trace_event_functions __hook_nesting_sleepable_free_funcs = {
	.trace = __hook_nesting_sleepable_free_print,
};

static struct hook_event __hook_nesting_sleepable_free_event = {
	.call = {
		.class = &__hookclass_nesting_69d17140,
		.tp = &__hook_nesting_sleepable_free_event.tracepoint,
		.event.funcs = &__hook_nesting_sleepable_free_funcs,
		.print_fmt = __hook_nesting_sleepable_free_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "sleepable_free",
	.hook = &__hook_nesting_sleepable_free_def,
	.record = __hook_nesting_sleepable_free_record,
	.perf = HOOK_EVENT_PERF(__hook_nesting_sleepable_free_perf),
};

HOOK_EVENT(__hook_nesting_sleepable_free_call, __hook_nesting_sleepable_free_event);

#endif /* CONFIG_EVENT_TRACING */

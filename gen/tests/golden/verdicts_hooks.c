// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility verdicts: Verdicts
 *
 * Generated from verdicts.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "verdicts_hooks.h"

/* Of hooks that are int (int). */

static notrace void
__hookidle_verdicts_a447a469(void *__data, int arg0, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_verdicts_a447a469(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_verdicts_a447a469) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_verdicts_a447a469(void *__data, int arg0, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_verdicts_a447a469) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_verdicts_a447a469(void *__data, int arg0, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0));
}

/* missing: Somebody has to do it. */

static notrace int
__hook_verdicts_missing_idle_decide(void *__data, int n)
{
#line 8 "verdicts.hooks"
	return -EOPNOTSUPP;
#line 59 "verdicts_hooks.c"
}

DEFINE_STATIC_CALL(__hook_verdicts_missing_d0, __hook_verdicts_missing_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_missing_d1, __hook_verdicts_missing_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_missing_o0, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_missing_o1, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_missing_o2, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_missing_o3, __hookidle_verdicts_a447a469);

static const struct hook_slot __hook_verdicts_missing_slots[] = {
	HOOK_SLOT(__hook_verdicts_missing_d0),
	HOOK_SLOT(__hook_verdicts_missing_d1),
	HOOK_SLOT(__hook_verdicts_missing_o0),
	HOOK_SLOT(__hook_verdicts_missing_o1),
	HOOK_SLOT(__hook_verdicts_missing_o2),
	HOOK_SLOT(__hook_verdicts_missing_o3),
};

static struct static_key_false __hook_verdicts_missing_labels[6];

static const struct hook_desc __hook_verdicts_missing_desc = {
	.name = "missing",
	.proto = __hook_verdicts_missing_proto,
	.hash = __hook_verdicts_missing_hash,
	.facility = &hook_facility_verdicts,
	.slots = __hook_verdicts_missing_slots,
	.labels = __hook_verdicts_missing_labels,
	.idle_decide = __hook_verdicts_missing_idle_decide,
	.idle_observe = __hookidle_verdicts_a447a469,
	.idle_trace = __hookidle_verdicts_a447a469,
	.count_decide = __hookcountdecide_verdicts_a447a469,
	.count_observe = __hookcount_verdicts_a447a469,
	.count_trace = __hookcount_verdicts_a447a469,
	.meter = __hookmeter_verdicts_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = -EOPNOTSUPP,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_verdicts_missing_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_verdicts_missing_desc,
};
EXPORT_SYMBOL_GPL(__hook_verdicts_missing_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_verdicts_missing_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_verdicts_missing_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_verdicts_missing_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_verdicts_missing_decide_fn *__decide;
	int __verdict = -EOPNOTSUPP;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != -EOPNOTSUPP) {
			__verdict = hook_check_verdict(&__hook_verdicts_missing_def,
						       __verdict);
			break;
		}
	}
	return __hook_verdicts_missing_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_verdicts_missing_many(void *__data, int n)
{
	struct hook *__hook = &__hook_verdicts_missing_def;
	int __verdict;

	if (!static_branch_likely(&__hook_verdicts_missing_labels[0]))
		goto observe;
	__verdict = static_call(__hook_verdicts_missing_d0)(__data, n);
	if (unlikely(__verdict != -EOPNOTSUPP))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_missing_labels[1]))
		goto observe;
	__verdict = static_call(__hook_verdicts_missing_d1)(hook_data(__hook, 1), n);
	if (unlikely(__verdict != -EOPNOTSUPP))
		goto decided;
observe:
	__verdict = -EOPNOTSUPP;
	if (!static_branch_likely(&__hook_verdicts_missing_labels[2]))
		goto out;
	static_call(__hook_verdicts_missing_o0)(hook_data(__hook, 2), n, -EOPNOTSUPP);
	if (!static_branch_likely(&__hook_verdicts_missing_labels[3]))
		goto out;
	static_call(__hook_verdicts_missing_o1)(hook_data(__hook, 3), n, -EOPNOTSUPP);
	if (!static_branch_likely(&__hook_verdicts_missing_labels[4]))
		goto out;
	static_call(__hook_verdicts_missing_o2)(hook_data(__hook, 4), n, -EOPNOTSUPP);
	if (!static_branch_likely(&__hook_verdicts_missing_labels[5]))
		goto out;
	static_call(__hook_verdicts_missing_o3)(hook_data(__hook, 5), n, -EOPNOTSUPP);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_verdicts_missing_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_verdicts_missing(int n)
{
	struct hook *__hook = &__hook_verdicts_missing_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_verdicts_missing_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, -EOPNOTSUPP))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_verdicts_missing_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_verdicts_missing_o0)(__hook->data[2], n, -EOPNOTSUPP);
		hook_exit_bounded(__hook);
		return -EOPNOTSUPP;
	}
	__verdict = __hook_verdicts_missing_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_verdicts_missing);

/* any: Any number, an expression for a default, and one handler who has it all. */

static notrace int
__hook_verdicts_any_idle_decide(void *__data, int n)
{
	return 1 << 4 | 3;
}

DEFINE_STATIC_CALL(__hook_verdicts_any_d0, __hook_verdicts_any_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_any_o0, __hookidle_verdicts_a447a469);

static const struct hook_slot __hook_verdicts_any_slots[] = {
	HOOK_SLOT(__hook_verdicts_any_d0),
	HOOK_SLOT(__hook_verdicts_any_o0),
};

static struct static_key_false __hook_verdicts_any_labels[2];

static const struct hook_desc __hook_verdicts_any_desc = {
	.name = "any",
	.proto = __hook_verdicts_any_proto,
	.hash = __hook_verdicts_any_hash,
	.facility = &hook_facility_verdicts,
	.slots = __hook_verdicts_any_slots,
	.labels = __hook_verdicts_any_labels,
	.idle_decide = __hook_verdicts_any_idle_decide,
	.idle_observe = __hookidle_verdicts_a447a469,
	.idle_trace = __hookidle_verdicts_a447a469,
	.count_decide = __hookcountdecide_verdicts_a447a469,
	.count_observe = __hookcount_verdicts_a447a469,
	.count_trace = __hookcount_verdicts_a447a469,
	.meter = __hookmeter_verdicts_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 1 << 4 | 3,
	.any_verdict = true,
	.limit = 1,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_WARNING,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 1,
	.observe_slots = 1,
};

struct hook __hook_verdicts_any_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_verdicts_any_desc,
};
EXPORT_SYMBOL_GPL(__hook_verdicts_any_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_verdicts_any_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_verdicts_any_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_verdicts_any_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_verdicts_any_decide_fn *__decide;
	int __verdict = 1 << 4 | 3;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != (1 << 4 | 3)) {
			__verdict = hook_check_verdict(&__hook_verdicts_any_def,
						       __verdict);
			break;
		}
	}
	return __hook_verdicts_any_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_verdicts_any_many(void *__data, int n)
{
	struct hook *__hook = &__hook_verdicts_any_def;
	int __verdict;

	if (!static_branch_likely(&__hook_verdicts_any_labels[0]))
		goto observe;
	__verdict = static_call(__hook_verdicts_any_d0)(__data, n);
	if (unlikely(__verdict != (1 << 4 | 3)))
		goto decided;
observe:
	__verdict = 1 << 4 | 3;
	if (!static_branch_likely(&__hook_verdicts_any_labels[1]))
		goto out;
	static_call(__hook_verdicts_any_o0)(hook_data(__hook, 1), n, 1 << 4 | 3);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_verdicts_any_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_verdicts_any(int n)
{
	struct hook *__hook = &__hook_verdicts_any_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_verdicts_any_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 1 << 4 | 3))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_verdicts_any_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_verdicts_any_o0)(__hook->data[1], n, 1 << 4 | 3);
		hook_exit_bounded(__hook);
		return 1 << 4 | 3;
	}
	__verdict = __hook_verdicts_any_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_verdicts_any);

/* slots: As many slots as there can be. */

static notrace int
__hook_verdicts_slots_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_verdicts_slots_d0, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d1, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d2, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d3, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d4, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d5, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d6, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_d7, __hook_verdicts_slots_idle_decide);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o0, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o1, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o2, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o3, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o4, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o5, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o6, __hookidle_verdicts_a447a469);
DEFINE_STATIC_CALL(__hook_verdicts_slots_o7, __hookidle_verdicts_a447a469);

static const struct hook_slot __hook_verdicts_slots_slots[] = {
	HOOK_SLOT(__hook_verdicts_slots_d0),
	HOOK_SLOT(__hook_verdicts_slots_d1),
	HOOK_SLOT(__hook_verdicts_slots_d2),
	HOOK_SLOT(__hook_verdicts_slots_d3),
	HOOK_SLOT(__hook_verdicts_slots_d4),
	HOOK_SLOT(__hook_verdicts_slots_d5),
	HOOK_SLOT(__hook_verdicts_slots_d6),
	HOOK_SLOT(__hook_verdicts_slots_d7),
	HOOK_SLOT(__hook_verdicts_slots_o0),
	HOOK_SLOT(__hook_verdicts_slots_o1),
	HOOK_SLOT(__hook_verdicts_slots_o2),
	HOOK_SLOT(__hook_verdicts_slots_o3),
	HOOK_SLOT(__hook_verdicts_slots_o4),
	HOOK_SLOT(__hook_verdicts_slots_o5),
	HOOK_SLOT(__hook_verdicts_slots_o6),
	HOOK_SLOT(__hook_verdicts_slots_o7),
};

static struct static_key_false __hook_verdicts_slots_labels[16];

static const struct hook_desc __hook_verdicts_slots_desc = {
	.name = "slots",
	.proto = __hook_verdicts_slots_proto,
	.hash = __hook_verdicts_slots_hash,
	.facility = &hook_facility_verdicts,
	.slots = __hook_verdicts_slots_slots,
	.labels = __hook_verdicts_slots_labels,
	.idle_decide = __hook_verdicts_slots_idle_decide,
	.idle_observe = __hookidle_verdicts_a447a469,
	.idle_trace = __hookidle_verdicts_a447a469,
	.count_decide = __hookcountdecide_verdicts_a447a469,
	.count_observe = __hookcount_verdicts_a447a469,
	.count_trace = __hookcount_verdicts_a447a469,
	.meter = __hookmeter_verdicts_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 0,
	.limit = 4096,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 8,
	.observe_slots = 8,
};

struct hook __hook_verdicts_slots_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_verdicts_slots_desc,
};
EXPORT_SYMBOL_GPL(__hook_verdicts_slots_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_verdicts_slots_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_verdicts_slots_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_verdicts_slots_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_verdicts_slots_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_verdicts_slots_def,
						       __verdict);
			break;
		}
	}
	return __hook_verdicts_slots_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_verdicts_slots_many(void *__data, int n)
{
	struct hook *__hook = &__hook_verdicts_slots_def;
	int __verdict;

	if (!static_branch_likely(&__hook_verdicts_slots_labels[0]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[1]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d1)(hook_data(__hook, 1), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[2]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d2)(hook_data(__hook, 2), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[3]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d3)(hook_data(__hook, 3), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[4]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d4)(hook_data(__hook, 4), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[5]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d5)(hook_data(__hook, 5), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[6]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d6)(hook_data(__hook, 6), n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[7]))
		goto observe;
	__verdict = static_call(__hook_verdicts_slots_d7)(hook_data(__hook, 7), n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_verdicts_slots_labels[8]))
		goto out;
	static_call(__hook_verdicts_slots_o0)(hook_data(__hook, 8), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[9]))
		goto out;
	static_call(__hook_verdicts_slots_o1)(hook_data(__hook, 9), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[10]))
		goto out;
	static_call(__hook_verdicts_slots_o2)(hook_data(__hook, 10), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[11]))
		goto out;
	static_call(__hook_verdicts_slots_o3)(hook_data(__hook, 11), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[12]))
		goto out;
	static_call(__hook_verdicts_slots_o4)(hook_data(__hook, 12), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[13]))
		goto out;
	static_call(__hook_verdicts_slots_o5)(hook_data(__hook, 13), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[14]))
		goto out;
	static_call(__hook_verdicts_slots_o6)(hook_data(__hook, 14), n, 0);
	if (!static_branch_likely(&__hook_verdicts_slots_labels[15]))
		goto out;
	static_call(__hook_verdicts_slots_o7)(hook_data(__hook, 15), n, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_verdicts_slots_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_verdicts_slots(int n)
{
	struct hook *__hook = &__hook_verdicts_slots_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_verdicts_slots_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_verdicts_slots_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_verdicts_slots_o0)(__hook->data[8], n, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_verdicts_slots_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_verdicts_slots);

/* walk: None. */

static notrace int
__hook_verdicts_walk_idle_decide(void *__data, int n)
{
	return 0;
}

static const struct hook_desc __hook_verdicts_walk_desc = {
	.name = "walk",
	.proto = __hook_verdicts_walk_proto,
	.hash = __hook_verdicts_walk_hash,
	.facility = &hook_facility_verdicts,
	.idle_decide = __hook_verdicts_walk_idle_decide,
	.idle_observe = __hookidle_verdicts_a447a469,
	.idle_trace = __hookidle_verdicts_a447a469,
	.count_decide = __hookcountdecide_verdicts_a447a469,
	.count_observe = __hookcount_verdicts_a447a469,
	.count_trace = __hookcount_verdicts_a447a469,
	.meter = __hookmeter_verdicts_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.verdict = 0,
	.limit = 64,
	.level = HOOK_LEVEL_DETAIL,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
};

struct hook __hook_verdicts_walk_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_verdicts_walk_desc,
};
EXPORT_SYMBOL_GPL(__hook_verdicts_walk_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_verdicts_walk_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_verdicts_walk_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_verdicts_walk_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_verdicts_walk_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_verdicts_walk_def,
						       __verdict);
			break;
		}
	}
	return __hook_verdicts_walk_tell(__calls, n, __verdict);
}

notrace int __hook_verdicts_walk(int n)
{
	struct hook *__hook = &__hook_verdicts_walk_def;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__verdict = __hook_verdicts_walk_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_verdicts_walk);

static struct hook *const __hooks_verdicts[] = {
	&__hook_verdicts_missing_def,
	&__hook_verdicts_any_def,
	&__hook_verdicts_slots_def,
	&__hook_verdicts_walk_def,
};

struct hook_facility hook_facility_verdicts = {
	.name = "verdicts",
	.title = "Verdicts",
	.owner = THIS_MODULE,
	.hooks = __hooks_verdicts,
	.nr_hooks = ARRAY_SIZE(__hooks_verdicts),
};
EXPORT_SYMBOL_GPL(hook_facility_verdicts);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_verdicts_system[] = "hooks_verdicts";

/* A record with n, verdict. */

struct __hookrec_verdicts_69d17140 {
	struct trace_entry __ent;
	int n;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_verdicts_69d17140[] = {
	HOOK_FIELD(struct __hookrec_verdicts_69d17140, n, "int"),
	HOOK_FIELD(struct __hookrec_verdicts_69d17140, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_verdicts_69d17140 = {
	.system = __hooks_verdicts_system,
	.fields_array = __hookfields_verdicts_69d17140,
	.fields = LIST_HEAD_INIT(__hookclass_verdicts_69d17140.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of missing. */

static __always_inline void
__hook_verdicts_missing_fill(struct __hookrec_verdicts_69d17140 *__rec, int n,
			     int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->n = n;
	__rec->verdict = verdict;
}

static notrace void
__hook_verdicts_missing_record(void *__data, int n, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_verdicts_69d17140 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_verdicts_missing_def);
		return;
	}
	__hook_verdicts_missing_fill(__rec, n, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_verdicts_missing_perf(void *__data, int n, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_verdicts_69d17140 *__rec;
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
	__hook_verdicts_missing_fill(__rec, n, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_verdicts_missing_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_verdicts_69d17140 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "n=%d verdict=%d\n", __rec->n, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_verdicts_missing_print_fmt[] =
	"\"n=%d verdict=%d\", REC->n, REC->verdict";

static struct trace_event_functions __hook_verdicts_missing_funcs = {
	.trace = __hook_verdicts_missing_print,
};

static struct hook_event __hook_verdicts_missing_event = {
	.call = {
		.class = &__hookclass_verdicts_69d17140,
		.tp = &__hook_verdicts_missing_event.tracepoint,
		.event.funcs = &__hook_verdicts_missing_funcs,
		.print_fmt = __hook_verdicts_missing_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "missing",
	.hook = &__hook_verdicts_missing_def,
	.record = __hook_verdicts_missing_record,
	.perf = HOOK_EVENT_PERF(__hook_verdicts_missing_perf),
};

HOOK_EVENT(__hook_verdicts_missing_call, __hook_verdicts_missing_event);

#endif /* CONFIG_EVENT_TRACING */

// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility tracks: Tracks of events
 *
 * Generated from tracks.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "tracks_hooks.h"

/* Of hooks that are void (int). */

static notrace void
__hookidle_tracks_3e58e5fd(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_tracks_3e58e5fd(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_tracks_3e58e5fd) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tracks_3e58e5fd(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

/* Of hooks that are void (bool, const struct golden *). */

static notrace void
__hookidle_tracks_92d3e4fa(void *__data, bool arg0, const struct golden *arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_tracks_92d3e4fa(void *__data, bool arg0, const struct golden *arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_tracks_92d3e4fa) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tracks_92d3e4fa(void *__data, bool arg0, const struct golden *arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* Of hooks that are int (int). */

static notrace void
__hookidle_tracks_a447a469(void *__data, int arg0, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_tracks_a447a469(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_tracks_a447a469) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_tracks_a447a469(void *__data, int arg0, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_tracks_a447a469) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tracks_a447a469(void *__data, int arg0, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0));
}

/* moment: An instant that has the hook's name. */

DEFINE_STATIC_CALL(__hook_tracks_moment_o0, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_moment_o1, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_moment_o2, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_moment_o3, __hookidle_tracks_3e58e5fd);

static const struct hook_slot __hook_tracks_moment_slots[] = {
	HOOK_SLOT(__hook_tracks_moment_o0),
	HOOK_SLOT(__hook_tracks_moment_o1),
	HOOK_SLOT(__hook_tracks_moment_o2),
	HOOK_SLOT(__hook_tracks_moment_o3),
};

static struct static_key_false __hook_tracks_moment_labels[2];

static const struct hook_desc __hook_tracks_moment_desc = {
	.name = "moment",
	.proto = __hook_tracks_moment_proto,
	.hash = __hook_tracks_moment_hash,
	.facility = &hook_facility_tracks,
	.slots = __hook_tracks_moment_slots,
	.labels = __hook_tracks_moment_labels,
	.idle_observe = __hookidle_tracks_3e58e5fd,
	.idle_trace = __hookidle_tracks_3e58e5fd,
	.count_observe = __hookcount_tracks_3e58e5fd,
	.count_trace = __hookcount_tracks_3e58e5fd,
	.meter = __hookmeter_tracks_3e58e5fd,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_tracks_moment_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tracks_moment_desc,
};
EXPORT_SYMBOL_GPL(__hook_tracks_moment_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_tracks_moment_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_tracks_moment_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_tracks_moment_many(void *__data, int n)
{
	struct hook *__hook = &__hook_tracks_moment_def;

	static_call(__hook_tracks_moment_o0)(__data, n);
	static_call(__hook_tracks_moment_o1)(hook_data(__hook, 1), n);
	if (!static_branch_likely(&__hook_tracks_moment_labels[0]))
		goto out;
	static_call(__hook_tracks_moment_o2)(hook_data(__hook, 2), n);
	if (!static_branch_likely(&__hook_tracks_moment_labels[1]))
		goto out;
	static_call(__hook_tracks_moment_o3)(hook_data(__hook, 3), n);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_tracks_moment(int n)
{
	struct hook *__hook = &__hook_tracks_moment_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_tracks_moment_o0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_tracks_moment_many(__hook->data[0], n);
		return;
	}
	__hook_tracks_moment_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_tracks_moment);

/* work: A slice on a track with the name of the structure. */

DEFINE_STATIC_CALL(__hook_tracks_work_o0, __hookidle_tracks_92d3e4fa);
DEFINE_STATIC_CALL(__hook_tracks_work_o1, __hookidle_tracks_92d3e4fa);
DEFINE_STATIC_CALL(__hook_tracks_work_o2, __hookidle_tracks_92d3e4fa);
DEFINE_STATIC_CALL(__hook_tracks_work_o3, __hookidle_tracks_92d3e4fa);

static const struct hook_slot __hook_tracks_work_slots[] = {
	HOOK_SLOT(__hook_tracks_work_o0),
	HOOK_SLOT(__hook_tracks_work_o1),
	HOOK_SLOT(__hook_tracks_work_o2),
	HOOK_SLOT(__hook_tracks_work_o3),
};

static struct static_key_false __hook_tracks_work_labels[2];

static const struct hook_desc __hook_tracks_work_desc = {
	.name = "work",
	.proto = __hook_tracks_work_proto,
	.hash = __hook_tracks_work_hash,
	.facility = &hook_facility_tracks,
	.slots = __hook_tracks_work_slots,
	.labels = __hook_tracks_work_labels,
	.idle_observe = __hookidle_tracks_92d3e4fa,
	.idle_trace = __hookidle_tracks_92d3e4fa,
	.count_observe = __hookcount_tracks_92d3e4fa,
	.count_trace = __hookcount_tracks_92d3e4fa,
	.meter = __hookmeter_tracks_92d3e4fa,
	.args = "begins,golden",
	.numbers = HOOK_NUMBER(bool, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_tracks_work_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tracks_work_desc,
};
EXPORT_SYMBOL_GPL(__hook_tracks_work_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_tracks_work_walk(const struct hook_calls *__calls, bool begins,
			const struct golden *golden)
{
	const struct hook_call *__call;
	hook_tracks_work_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, begins, golden);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_tracks_work_many(void *__data, bool begins, const struct golden *golden)
{
	struct hook *__hook = &__hook_tracks_work_def;

	static_call(__hook_tracks_work_o0)(__data, begins, golden);
	static_call(__hook_tracks_work_o1)(hook_data(__hook, 1), begins, golden);
	if (!static_branch_likely(&__hook_tracks_work_labels[0]))
		goto out;
	static_call(__hook_tracks_work_o2)(hook_data(__hook, 2), begins, golden);
	if (!static_branch_likely(&__hook_tracks_work_labels[1]))
		goto out;
	static_call(__hook_tracks_work_o3)(hook_data(__hook, 3), begins, golden);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_tracks_work(bool begins, const struct golden *golden)
{
	struct hook *__hook = &__hook_tracks_work_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_tracks_work_o0)(__hook->data[0], begins, golden);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_tracks_work_many(__hook->data[0], begins, golden);
		return;
	}
	__hook_tracks_work_walk(hook_calls(__hook), begins, golden);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_tracks_work);

/* decided: An instant whose name says more. */

static notrace int
__hook_tracks_decided_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_tracks_decided_d0, __hook_tracks_decided_idle_decide);
DEFINE_STATIC_CALL(__hook_tracks_decided_d1, __hook_tracks_decided_idle_decide);
DEFINE_STATIC_CALL(__hook_tracks_decided_o0, __hookidle_tracks_a447a469);
DEFINE_STATIC_CALL(__hook_tracks_decided_o1, __hookidle_tracks_a447a469);
DEFINE_STATIC_CALL(__hook_tracks_decided_o2, __hookidle_tracks_a447a469);
DEFINE_STATIC_CALL(__hook_tracks_decided_o3, __hookidle_tracks_a447a469);

static const struct hook_slot __hook_tracks_decided_slots[] = {
	HOOK_SLOT(__hook_tracks_decided_d0),
	HOOK_SLOT(__hook_tracks_decided_d1),
	HOOK_SLOT(__hook_tracks_decided_o0),
	HOOK_SLOT(__hook_tracks_decided_o1),
	HOOK_SLOT(__hook_tracks_decided_o2),
	HOOK_SLOT(__hook_tracks_decided_o3),
};

static struct static_key_false __hook_tracks_decided_labels[6];

static const struct hook_desc __hook_tracks_decided_desc = {
	.name = "decided",
	.proto = __hook_tracks_decided_proto,
	.hash = __hook_tracks_decided_hash,
	.facility = &hook_facility_tracks,
	.slots = __hook_tracks_decided_slots,
	.labels = __hook_tracks_decided_labels,
	.idle_decide = __hook_tracks_decided_idle_decide,
	.idle_observe = __hookidle_tracks_a447a469,
	.idle_trace = __hookidle_tracks_a447a469,
	.count_decide = __hookcountdecide_tracks_a447a469,
	.count_observe = __hookcount_tracks_a447a469,
	.count_trace = __hookcount_tracks_a447a469,
	.meter = __hookmeter_tracks_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
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

struct hook __hook_tracks_decided_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tracks_decided_desc,
};
EXPORT_SYMBOL_GPL(__hook_tracks_decided_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_tracks_decided_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_tracks_decided_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_tracks_decided_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_tracks_decided_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_tracks_decided_def,
						       __verdict);
			break;
		}
	}
	return __hook_tracks_decided_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_tracks_decided_many(void *__data, int n)
{
	struct hook *__hook = &__hook_tracks_decided_def;
	int __verdict;

	if (!static_branch_likely(&__hook_tracks_decided_labels[0]))
		goto observe;
	__verdict = static_call(__hook_tracks_decided_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_tracks_decided_labels[1]))
		goto observe;
	__verdict = static_call(__hook_tracks_decided_d1)(hook_data(__hook, 1), n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_tracks_decided_labels[2]))
		goto out;
	static_call(__hook_tracks_decided_o0)(hook_data(__hook, 2), n, 0);
	if (!static_branch_likely(&__hook_tracks_decided_labels[3]))
		goto out;
	static_call(__hook_tracks_decided_o1)(hook_data(__hook, 3), n, 0);
	if (!static_branch_likely(&__hook_tracks_decided_labels[4]))
		goto out;
	static_call(__hook_tracks_decided_o2)(hook_data(__hook, 4), n, 0);
	if (!static_branch_likely(&__hook_tracks_decided_labels[5]))
		goto out;
	static_call(__hook_tracks_decided_o3)(hook_data(__hook, 5), n, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_tracks_decided_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_tracks_decided(int n)
{
	struct hook *__hook = &__hook_tracks_decided_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_tracks_decided_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_tracks_decided_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_tracks_decided_o0)(__hook->data[2], n, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_tracks_decided_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_tracks_decided);

/* counter: A counter needs nothing but the field's name. */

DEFINE_STATIC_CALL(__hook_tracks_counter_o0, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_counter_o1, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_counter_o2, __hookidle_tracks_3e58e5fd);
DEFINE_STATIC_CALL(__hook_tracks_counter_o3, __hookidle_tracks_3e58e5fd);

static const struct hook_slot __hook_tracks_counter_slots[] = {
	HOOK_SLOT(__hook_tracks_counter_o0),
	HOOK_SLOT(__hook_tracks_counter_o1),
	HOOK_SLOT(__hook_tracks_counter_o2),
	HOOK_SLOT(__hook_tracks_counter_o3),
};

static struct static_key_false __hook_tracks_counter_labels[2];

static const struct hook_desc __hook_tracks_counter_desc = {
	.name = "counter",
	.proto = __hook_tracks_counter_proto,
	.hash = __hook_tracks_counter_hash,
	.facility = &hook_facility_tracks,
	.slots = __hook_tracks_counter_slots,
	.labels = __hook_tracks_counter_labels,
	.idle_observe = __hookidle_tracks_3e58e5fd,
	.idle_trace = __hookidle_tracks_3e58e5fd,
	.count_observe = __hookcount_tracks_3e58e5fd,
	.count_trace = __hookcount_tracks_3e58e5fd,
	.meter = __hookmeter_tracks_3e58e5fd,
	.args = "counter_value",
	.numbers = HOOK_NUMBER(int, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_tracks_counter_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tracks_counter_desc,
};
EXPORT_SYMBOL_GPL(__hook_tracks_counter_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_tracks_counter_walk(const struct hook_calls *__calls, int counter_value)
{
	const struct hook_call *__call;
	hook_tracks_counter_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, counter_value);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_tracks_counter_many(void *__data, int counter_value)
{
	struct hook *__hook = &__hook_tracks_counter_def;

	static_call(__hook_tracks_counter_o0)(__data, counter_value);
	static_call(__hook_tracks_counter_o1)(hook_data(__hook, 1), counter_value);
	if (!static_branch_likely(&__hook_tracks_counter_labels[0]))
		goto out;
	static_call(__hook_tracks_counter_o2)(hook_data(__hook, 2), counter_value);
	if (!static_branch_likely(&__hook_tracks_counter_labels[1]))
		goto out;
	static_call(__hook_tracks_counter_o3)(hook_data(__hook, 3), counter_value);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_tracks_counter(int counter_value)
{
	struct hook *__hook = &__hook_tracks_counter_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_tracks_counter_o0)(__hook->data[0], counter_value);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_tracks_counter_many(__hook->data[0], counter_value);
		return;
	}
	__hook_tracks_counter_walk(hook_calls(__hook), counter_value);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_tracks_counter);

static struct hook *const __hooks_tracks[] = {
	&__hook_tracks_moment_def,
	&__hook_tracks_work_def,
	&__hook_tracks_decided_def,
	&__hook_tracks_counter_def,
};

struct hook_facility hook_facility_tracks = {
	.name = "tracks",
	.title = "Tracks of events",
	.owner = THIS_MODULE,
	.hooks = __hooks_tracks,
	.nr_hooks = ARRAY_SIZE(__hooks_tracks),
};
EXPORT_SYMBOL_GPL(hook_facility_tracks);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_tracks_system[] = "hooks_tracks";

/* A record with n, track_event_type, slice_name. */

struct __hookrec_tracks_3cd658d4 {
	struct trace_entry __ent;
	int n;
	char track_event_type;
	u32 slice_name;
	char __data[];
};

static struct trace_event_fields __hookfields_tracks_3cd658d4[] = {
	HOOK_FIELD(struct __hookrec_tracks_3cd658d4, n, "int"),
	HOOK_FIELD(struct __hookrec_tracks_3cd658d4, track_event_type, "char"),
	HOOK_FIELD_LOCATED(struct __hookrec_tracks_3cd658d4, slice_name,
			   "__data_loc char[]"),
	{}
};

static struct trace_event_class __hookclass_tracks_3cd658d4 = {
	.system = __hooks_tracks_system,
	.fields_array = __hookfields_tracks_3cd658d4,
	.fields = LIST_HEAD_INIT(__hookclass_tracks_3cd658d4.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with track_name, scope_unit, track_event_type, slice_name. */

struct __hookrec_tracks_8c5f72f8 {
	struct trace_entry __ent;
	u32 track_name;
	u32 scope_unit;
	char track_event_type;
	u32 slice_name;
	char __data[];
};

static struct trace_event_fields __hookfields_tracks_8c5f72f8[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_tracks_8c5f72f8, track_name,
			   "__data_loc char[]"),
	HOOK_FIELD(struct __hookrec_tracks_8c5f72f8, scope_unit, "u32"),
	HOOK_FIELD(struct __hookrec_tracks_8c5f72f8, track_event_type, "char"),
	HOOK_FIELD_LOCATED(struct __hookrec_tracks_8c5f72f8, slice_name,
			   "__data_loc char[]"),
	{}
};

static struct trace_event_class __hookclass_tracks_8c5f72f8 = {
	.system = __hooks_tracks_system,
	.fields_array = __hookfields_tracks_8c5f72f8,
	.fields = LIST_HEAD_INIT(__hookclass_tracks_8c5f72f8.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with counter_value. */

struct __hookrec_tracks_da7956ad {
	struct trace_entry __ent;
	int counter_value;
	char __data[];
};

static struct trace_event_fields __hookfields_tracks_da7956ad[] = {
	HOOK_FIELD(struct __hookrec_tracks_da7956ad, counter_value, "int"),
	{}
};

static struct trace_event_class __hookclass_tracks_da7956ad = {
	.system = __hooks_tracks_system,
	.fields_array = __hookfields_tracks_da7956ad,
	.fields = LIST_HEAD_INIT(__hookclass_tracks_da7956ad.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of moment. */

struct __hook_tracks_moment_vars {
	u32 __size;
	const void *__slice_name;
	u32 slice_name;
};

static __always_inline void
__hook_tracks_moment_measure(struct __hook_tracks_moment_vars *__vars, int n)
{
	u32 __end = offsetof(struct __hookrec_tracks_3cd658d4, __data);

#line 10 "tracks.hooks"
	__vars->__slice_name = hook_text("moment");
#line 10 "tracks.hooks"
	__vars->slice_name = hook_place(&__end, hook_text_size(__vars->__slice_name));
#line 673 "tracks_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_tracks_moment_fill(struct __hookrec_tracks_3cd658d4 *__rec,
			  const struct __hook_tracks_moment_vars *__vars, int n)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_tracks_3cd658d4, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->n = n;
#line 10 "tracks.hooks"
	__rec->track_event_type = 'I';
#line 686 "tracks_hooks.c"
	__rec->slice_name = __vars->slice_name;
	hook_copy_text(__rec, __rec->slice_name, __vars->__slice_name);
}

static notrace void
__hook_tracks_moment_record(void *__data, int n)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_tracks_moment_vars __vars __uninitialized;
	struct __hookrec_tracks_3cd658d4 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_tracks_moment_measure(&__vars, n);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_tracks_moment_def);
		return;
	}
	__hook_tracks_moment_fill(__rec, &__vars, n);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_tracks_moment_perf(void *__data, int n)
{
	struct trace_event_call *__call = __data;
	struct __hook_tracks_moment_vars __vars __uninitialized;
	struct __hookrec_tracks_3cd658d4 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_tracks_moment_measure(&__vars, n);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_tracks_moment_fill(__rec, &__vars, n);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_tracks_moment_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hookrec_tracks_3cd658d4 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "n=%d\n", __rec->n);
	return trace_handle_return(&__iter->seq);
}

static char __hook_tracks_moment_print_fmt[] =
	"\"n=%d\", REC->n";

static struct trace_event_functions __hook_tracks_moment_funcs = {
	.trace = __hook_tracks_moment_print,
};

static struct hook_event __hook_tracks_moment_event = {
	.call = {
		.class = &__hookclass_tracks_3cd658d4,
		.tp = &__hook_tracks_moment_event.tracepoint,
		.event.funcs = &__hook_tracks_moment_funcs,
		.print_fmt = __hook_tracks_moment_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "moment",
	.hook = &__hook_tracks_moment_def,
	.record = __hook_tracks_moment_record,
	.perf = HOOK_EVENT_PERF(__hook_tracks_moment_perf),
};

HOOK_EVENT(__hook_tracks_moment_call, __hook_tracks_moment_event);

/* The trace event of work. */

struct __hook_tracks_work_vars {
	u32 __size;
	const void *__track_name;
	u32 track_name;
	const void *__slice_name;
	u32 slice_name;
};

static __always_inline void
__hook_tracks_work_measure(struct __hook_tracks_work_vars *__vars, bool begins,
			   const struct golden *golden)
{
	u32 __end = offsetof(struct __hookrec_tracks_8c5f72f8, __data);

#line 18 "tracks.hooks"
	__vars->__track_name = hook_text(hook_valid(golden) ? golden->name : NULL);
#line 18 "tracks.hooks"
	__vars->track_name = hook_place(&__end, hook_text_size(__vars->__track_name));
#line 16 "tracks.hooks"
	__vars->__slice_name = hook_text(hook_valid(golden) ? golden->label : NULL);
#line 16 "tracks.hooks"
	__vars->slice_name = hook_place(&__end, hook_text_size(__vars->__slice_name));
#line 796 "tracks_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_tracks_work_fill(struct __hookrec_tracks_8c5f72f8 *__rec,
			const struct __hook_tracks_work_vars *__vars, bool begins,
			const struct golden *golden)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_tracks_8c5f72f8, __data));
	hook_record_clear_end(__rec, __vars->__size);
#line 19 "tracks.hooks"
	__rec->scope_unit = hook_valid(golden) ? golden->nr : 0;
#line 16 "tracks.hooks"
	__rec->track_event_type = begins ? 'B' : 'E';
#line 811 "tracks_hooks.c"
	__rec->track_name = __vars->track_name;
	hook_copy_text(__rec, __rec->track_name, __vars->__track_name);
	__rec->slice_name = __vars->slice_name;
	hook_copy_text(__rec, __rec->slice_name, __vars->__slice_name);
}

static notrace void
__hook_tracks_work_record(void *__data, bool begins, const struct golden *golden)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_tracks_work_vars __vars __uninitialized;
	struct __hookrec_tracks_8c5f72f8 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_tracks_work_measure(&__vars, begins, golden);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_tracks_work_def);
		return;
	}
	__hook_tracks_work_fill(__rec, &__vars, begins, golden);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_tracks_work_perf(void *__data, bool begins,
					    const struct golden *golden)
{
	struct trace_event_call *__call = __data;
	struct __hook_tracks_work_vars __vars __uninitialized;
	struct __hookrec_tracks_8c5f72f8 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_tracks_work_measure(&__vars, begins, golden);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_tracks_work_fill(__rec, &__vars, begins, golden);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_tracks_work_print(struct trace_iterator *__iter, int __flags,
			 struct trace_event *__event)
{
	const struct __hookrec_tracks_8c5f72f8 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "track_name=%s scope_unit=%u\n",
			   (char *)hook_placed(__rec, __rec->track_name),
			   __rec->scope_unit);
	return trace_handle_return(&__iter->seq);
}

static char __hook_tracks_work_print_fmt[] =
	"\"track_name=%s scope_unit=%u\", __get_str(track_name), REC->scope_unit";

static struct trace_event_functions __hook_tracks_work_funcs = {
	.trace = __hook_tracks_work_print,
};

static struct hook_event __hook_tracks_work_event = {
	.call = {
		.class = &__hookclass_tracks_8c5f72f8,
		.tp = &__hook_tracks_work_event.tracepoint,
		.event.funcs = &__hook_tracks_work_funcs,
		.print_fmt = __hook_tracks_work_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "work",
	.hook = &__hook_tracks_work_def,
	.record = __hook_tracks_work_record,
	.perf = HOOK_EVENT_PERF(__hook_tracks_work_perf),
};

HOOK_EVENT(__hook_tracks_work_call, __hook_tracks_work_event);

/* The trace event of decided. */

struct __hook_tracks_decided_vars {
	u32 __size;
	const void *__slice_name;
	u32 slice_name;
};

static __always_inline void
__hook_tracks_decided_measure(struct __hook_tracks_decided_vars *__vars, int n,
			      int verdict)
{
	u32 __end = offsetof(struct __hookrec_tracks_3cd658d4, __data);

#line 26 "tracks.hooks"
	__vars->__slice_name = hook_text(n ? "some" : "none");
#line 26 "tracks.hooks"
	__vars->slice_name = hook_place(&__end, hook_text_size(__vars->__slice_name));
#line 919 "tracks_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_tracks_decided_fill(struct __hookrec_tracks_3cd658d4 *__rec,
			   const struct __hook_tracks_decided_vars *__vars, int n,
			   int verdict)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_tracks_3cd658d4, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->n = n;
	__rec->track_event_type = 'I';
	__rec->slice_name = __vars->slice_name;
	hook_copy_text(__rec, __rec->slice_name, __vars->__slice_name);
}

static notrace void
__hook_tracks_decided_record(void *__data, int n, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_tracks_decided_vars __vars __uninitialized;
	struct __hookrec_tracks_3cd658d4 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_tracks_decided_measure(&__vars, n, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_tracks_decided_def);
		return;
	}
	__hook_tracks_decided_fill(__rec, &__vars, n, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_tracks_decided_perf(void *__data, int n, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_tracks_decided_vars __vars __uninitialized;
	struct __hookrec_tracks_3cd658d4 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_tracks_decided_measure(&__vars, n, verdict);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_tracks_decided_fill(__rec, &__vars, n, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_tracks_decided_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_tracks_3cd658d4 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 29 "tracks.hooks"
	trace_event_printf(__iter, "%d\n", __rec->n);
#line 992 "tracks_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_tracks_decided_print_fmt[] =
	"\"%d\", REC->n";

static struct trace_event_functions __hook_tracks_decided_funcs = {
	.trace = __hook_tracks_decided_print,
};

static struct hook_event __hook_tracks_decided_event = {
	.call = {
		.class = &__hookclass_tracks_3cd658d4,
		.tp = &__hook_tracks_decided_event.tracepoint,
		.event.funcs = &__hook_tracks_decided_funcs,
		.print_fmt = __hook_tracks_decided_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "decided",
	.hook = &__hook_tracks_decided_def,
	.record = __hook_tracks_decided_record,
	.perf = HOOK_EVENT_PERF(__hook_tracks_decided_perf),
};

HOOK_EVENT(__hook_tracks_decided_call, __hook_tracks_decided_event);

/* The trace event of counter. */

static __always_inline void
__hook_tracks_counter_fill(struct __hookrec_tracks_da7956ad *__rec, int counter_value)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->counter_value = counter_value;
}

static notrace void
__hook_tracks_counter_record(void *__data, int counter_value)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_tracks_da7956ad *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_tracks_counter_def);
		return;
	}
	__hook_tracks_counter_fill(__rec, counter_value);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_tracks_counter_perf(void *__data, int counter_value)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_tracks_da7956ad *__rec;
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
	__hook_tracks_counter_fill(__rec, counter_value);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_tracks_counter_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_tracks_da7956ad *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "counter_value=%d\n", __rec->counter_value);
	return trace_handle_return(&__iter->seq);
}

static char __hook_tracks_counter_print_fmt[] =
	"\"counter_value=%d\", REC->counter_value";

static struct trace_event_functions __hook_tracks_counter_funcs = {
	.trace = __hook_tracks_counter_print,
};

static struct hook_event __hook_tracks_counter_event = {
	.call = {
		.class = &__hookclass_tracks_da7956ad,
		.tp = &__hook_tracks_counter_event.tracepoint,
		.event.funcs = &__hook_tracks_counter_funcs,
		.print_fmt = __hook_tracks_counter_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "counter",
	.hook = &__hook_tracks_counter_def,
	.record = __hook_tracks_counter_record,
	.perf = HOOK_EVENT_PERF(__hook_tracks_counter_perf),
};

HOOK_EVENT(__hook_tracks_counter_call, __hook_tracks_counter_event);

#endif /* CONFIG_EVENT_TRACING */

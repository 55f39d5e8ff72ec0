// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility bare
 *
 * Generated from bare.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "bare_hooks.h"

/* Of hooks that are void (void). */

static notrace void __hookidle_bare_03e9809d(void *__data)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_bare_03e9809d(void *__data)
{
	struct hook_counted __counted;
	typeof(__hookcount_bare_03e9809d) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_bare_03e9809d(void *__data)
{
	hook_meter(__data, 0);
}

/* Of hooks that are void (int). */

static notrace void __hookidle_bare_3e58e5fd(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_bare_3e58e5fd(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_bare_3e58e5fd) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_bare_3e58e5fd(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

/* Of hooks that are int (void). */

static notrace void __hookidle_bare_e58ee65d(void *__data, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_bare_e58ee65d(void *__data)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_bare_e58ee65d) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_bare_e58ee65d(void *__data, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_bare_e58ee65d) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_bare_e58ee65d(void *__data, int __verdict)
{
	hook_meter(__data, __verdict);
}

/* tick: Neither parameters nor brackets that say so. */

DEFINE_STATIC_CALL(__hook_bare_tick_o0, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_tick_o1, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_tick_o2, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_tick_o3, __hookidle_bare_03e9809d);

static const struct hook_slot __hook_bare_tick_slots[] = {
	HOOK_SLOT(__hook_bare_tick_o0),
	HOOK_SLOT(__hook_bare_tick_o1),
	HOOK_SLOT(__hook_bare_tick_o2),
	HOOK_SLOT(__hook_bare_tick_o3),
};

static struct static_key_false __hook_bare_tick_labels[2];

static const struct hook_desc __hook_bare_tick_desc = {
	.name = "tick",
	.proto = __hook_bare_tick_proto,
	.hash = __hook_bare_tick_hash,
	.facility = &hook_facility_bare,
	.slots = __hook_bare_tick_slots,
	.labels = __hook_bare_tick_labels,
	.idle_observe = __hookidle_bare_03e9809d,
	.idle_trace = __hookidle_bare_03e9809d,
	.count_observe = __hookcount_bare_03e9809d,
	.count_trace = __hookcount_bare_03e9809d,
	.meter = __hookmeter_bare_03e9809d,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_bare_tick_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_bare_tick_desc,
};
EXPORT_SYMBOL_GPL(__hook_bare_tick_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_bare_tick_walk(const struct hook_calls *__calls)
{
	const struct hook_call *__call;
	hook_bare_tick_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_bare_tick_many(void *__data)
{
	struct hook *__hook = &__hook_bare_tick_def;

	static_call(__hook_bare_tick_o0)(__data);
	static_call(__hook_bare_tick_o1)(hook_data(__hook, 1));
	if (!static_branch_likely(&__hook_bare_tick_labels[0]))
		goto out;
	static_call(__hook_bare_tick_o2)(hook_data(__hook, 2));
	if (!static_branch_likely(&__hook_bare_tick_labels[1]))
		goto out;
	static_call(__hook_bare_tick_o3)(hook_data(__hook, 3));
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_bare_tick(void)
{
	struct hook *__hook = &__hook_bare_tick_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_bare_tick_o0)(__hook->data[0]);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_bare_tick_many(__hook->data[0]);
		return;
	}
	__hook_bare_tick_walk(hook_calls(__hook));
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_bare_tick);

/* ask: The record has a verdict and nothing else. */

static notrace int
__hook_bare_ask_idle_decide(void *__data)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_bare_ask_d0, __hook_bare_ask_idle_decide);
DEFINE_STATIC_CALL(__hook_bare_ask_d1, __hook_bare_ask_idle_decide);
DEFINE_STATIC_CALL(__hook_bare_ask_o0, __hookidle_bare_e58ee65d);
DEFINE_STATIC_CALL(__hook_bare_ask_o1, __hookidle_bare_e58ee65d);
DEFINE_STATIC_CALL(__hook_bare_ask_o2, __hookidle_bare_e58ee65d);
DEFINE_STATIC_CALL(__hook_bare_ask_o3, __hookidle_bare_e58ee65d);

static const struct hook_slot __hook_bare_ask_slots[] = {
	HOOK_SLOT(__hook_bare_ask_d0),
	HOOK_SLOT(__hook_bare_ask_d1),
	HOOK_SLOT(__hook_bare_ask_o0),
	HOOK_SLOT(__hook_bare_ask_o1),
	HOOK_SLOT(__hook_bare_ask_o2),
	HOOK_SLOT(__hook_bare_ask_o3),
};

static struct static_key_false __hook_bare_ask_labels[6];

static const struct hook_desc __hook_bare_ask_desc = {
	.name = "ask",
	.proto = __hook_bare_ask_proto,
	.hash = __hook_bare_ask_hash,
	.facility = &hook_facility_bare,
	.slots = __hook_bare_ask_slots,
	.labels = __hook_bare_ask_labels,
	.idle_decide = __hook_bare_ask_idle_decide,
	.idle_observe = __hookidle_bare_e58ee65d,
	.idle_trace = __hookidle_bare_e58ee65d,
	.count_decide = __hookcountdecide_bare_e58ee65d,
	.count_observe = __hookcount_bare_e58ee65d,
	.count_trace = __hookcount_bare_e58ee65d,
	.meter = __hookmeter_bare_e58ee65d,
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

struct hook __hook_bare_ask_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_bare_ask_desc,
};
EXPORT_SYMBOL_GPL(__hook_bare_ask_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_bare_ask_tell(const struct hook_calls *__calls, int __verdict)
{
	const struct hook_call *__call;
	hook_bare_ask_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_bare_ask_walk(const struct hook_calls *__calls)
{
	const struct hook_call *__call;
	hook_bare_ask_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_bare_ask_def, __verdict);
			break;
		}
	}
	return __hook_bare_ask_tell(__calls, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_bare_ask_many(void *__data)
{
	struct hook *__hook = &__hook_bare_ask_def;
	int __verdict;

	if (!static_branch_likely(&__hook_bare_ask_labels[0]))
		goto observe;
	__verdict = static_call(__hook_bare_ask_d0)(__data);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_bare_ask_labels[1]))
		goto observe;
	__verdict = static_call(__hook_bare_ask_d1)(hook_data(__hook, 1));
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_bare_ask_labels[2]))
		goto out;
	static_call(__hook_bare_ask_o0)(hook_data(__hook, 2), 0);
	if (!static_branch_likely(&__hook_bare_ask_labels[3]))
		goto out;
	static_call(__hook_bare_ask_o1)(hook_data(__hook, 3), 0);
	if (!static_branch_likely(&__hook_bare_ask_labels[4]))
		goto out;
	static_call(__hook_bare_ask_o2)(hook_data(__hook, 4), 0);
	if (!static_branch_likely(&__hook_bare_ask_labels[5]))
		goto out;
	static_call(__hook_bare_ask_o3)(hook_data(__hook, 5), 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_bare_ask_tell(hook_calls(__hook), __verdict);
	goto out;
}

notrace int __hook_bare_ask(void)
{
	struct hook *__hook = &__hook_bare_ask_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_bare_ask_d0)(__hook->data[0]);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_bare_ask_many(__hook->data[0]);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_bare_ask_o0)(__hook->data[2], 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_bare_ask_walk(hook_calls(__hook));
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_bare_ask);

/* mark: No fields: a record says when, and by whom. */

DEFINE_STATIC_CALL(__hook_bare_mark_o0, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_mark_o1, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_mark_o2, __hookidle_bare_03e9809d);
DEFINE_STATIC_CALL(__hook_bare_mark_o3, __hookidle_bare_03e9809d);

static const struct hook_slot __hook_bare_mark_slots[] = {
	HOOK_SLOT(__hook_bare_mark_o0),
	HOOK_SLOT(__hook_bare_mark_o1),
	HOOK_SLOT(__hook_bare_mark_o2),
	HOOK_SLOT(__hook_bare_mark_o3),
};

static struct static_key_false __hook_bare_mark_labels[2];

static const struct hook_desc __hook_bare_mark_desc = {
	.name = "mark",
	.proto = __hook_bare_mark_proto,
	.hash = __hook_bare_mark_hash,
	.facility = &hook_facility_bare,
	.slots = __hook_bare_mark_slots,
	.labels = __hook_bare_mark_labels,
	.idle_observe = __hookidle_bare_03e9809d,
	.idle_trace = __hookidle_bare_03e9809d,
	.count_observe = __hookcount_bare_03e9809d,
	.count_trace = __hookcount_bare_03e9809d,
	.meter = __hookmeter_bare_03e9809d,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_bare_mark_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_bare_mark_desc,
};
EXPORT_SYMBOL_GPL(__hook_bare_mark_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_bare_mark_walk(const struct hook_calls *__calls)
{
	const struct hook_call *__call;
	hook_bare_mark_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_bare_mark_many(void *__data)
{
	struct hook *__hook = &__hook_bare_mark_def;

	static_call(__hook_bare_mark_o0)(__data);
	static_call(__hook_bare_mark_o1)(hook_data(__hook, 1));
	if (!static_branch_likely(&__hook_bare_mark_labels[0]))
		goto out;
	static_call(__hook_bare_mark_o2)(hook_data(__hook, 2));
	if (!static_branch_likely(&__hook_bare_mark_labels[1]))
		goto out;
	static_call(__hook_bare_mark_o3)(hook_data(__hook, 3));
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_bare_mark(void)
{
	struct hook *__hook = &__hook_bare_mark_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_bare_mark_o0)(__hook->data[0]);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_bare_mark_many(__hook->data[0]);
		return;
	}
	__hook_bare_mark_walk(hook_calls(__hook));
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_bare_mark);

/* silent: An event is not wanted. */

DEFINE_STATIC_CALL(__hook_bare_silent_o0, __hookidle_bare_3e58e5fd);
DEFINE_STATIC_CALL(__hook_bare_silent_o1, __hookidle_bare_3e58e5fd);
DEFINE_STATIC_CALL(__hook_bare_silent_o2, __hookidle_bare_3e58e5fd);
DEFINE_STATIC_CALL(__hook_bare_silent_o3, __hookidle_bare_3e58e5fd);

static const struct hook_slot __hook_bare_silent_slots[] = {
	HOOK_SLOT(__hook_bare_silent_o0),
	HOOK_SLOT(__hook_bare_silent_o1),
	HOOK_SLOT(__hook_bare_silent_o2),
	HOOK_SLOT(__hook_bare_silent_o3),
};

static struct static_key_false __hook_bare_silent_labels[2];

static const struct hook_desc __hook_bare_silent_desc = {
	.name = "silent",
	.proto = __hook_bare_silent_proto,
	.hash = __hook_bare_silent_hash,
	.facility = &hook_facility_bare,
	.slots = __hook_bare_silent_slots,
	.labels = __hook_bare_silent_labels,
	.idle_observe = __hookidle_bare_3e58e5fd,
	.idle_trace = __hookidle_bare_3e58e5fd,
	.count_observe = __hookcount_bare_3e58e5fd,
	.count_trace = __hookcount_bare_3e58e5fd,
	.meter = __hookmeter_bare_3e58e5fd,
	.args = "a",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_bare_silent_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_bare_silent_desc,
};
EXPORT_SYMBOL_GPL(__hook_bare_silent_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_bare_silent_walk(const struct hook_calls *__calls, int a)
{
	const struct hook_call *__call;
	hook_bare_silent_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_bare_silent_many(void *__data, int a)
{
	struct hook *__hook = &__hook_bare_silent_def;

	static_call(__hook_bare_silent_o0)(__data, a);
	static_call(__hook_bare_silent_o1)(hook_data(__hook, 1), a);
	if (!static_branch_likely(&__hook_bare_silent_labels[0]))
		goto out;
	static_call(__hook_bare_silent_o2)(hook_data(__hook, 2), a);
	if (!static_branch_likely(&__hook_bare_silent_labels[1]))
		goto out;
	static_call(__hook_bare_silent_o3)(hook_data(__hook, 3), a);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_bare_silent(int a)
{
	struct hook *__hook = &__hook_bare_silent_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_bare_silent_o0)(__hook->data[0], a);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_bare_silent_many(__hook->data[0], a);
		return;
	}
	__hook_bare_silent_walk(hook_calls(__hook), a);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_bare_silent);

static struct hook *const __hooks_bare[] = {
	&__hook_bare_tick_def,
	&__hook_bare_ask_def,
	&__hook_bare_mark_def,
	&__hook_bare_silent_def,
};

struct hook_facility hook_facility_bare = {
	.name = "bare",
	.owner = THIS_MODULE,
	.hooks = __hooks_bare,
	.nr_hooks = ARRAY_SIZE(__hooks_bare),
};
EXPORT_SYMBOL_GPL(hook_facility_bare);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_bare_system[] = "hooks_bare";

/* A record with verdict. */

struct __hookrec_bare_4a4e11f9 {
	struct trace_entry __ent;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_bare_4a4e11f9[] = {
	HOOK_FIELD(struct __hookrec_bare_4a4e11f9, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_bare_4a4e11f9 = {
	.system = __hooks_bare_system,
	.fields_array = __hookfields_bare_4a4e11f9,
	.fields = LIST_HEAD_INIT(__hookclass_bare_4a4e11f9.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with no field. */

struct __hookrec_bare_a92e3928 {
	struct trace_entry __ent;
	char __data[];
};

static struct trace_event_fields __hookfields_bare_a92e3928[] = {
	{}
};

static struct trace_event_class __hookclass_bare_a92e3928 = {
	.system = __hooks_bare_system,
	.fields_array = __hookfields_bare_a92e3928,
	.fields = LIST_HEAD_INIT(__hookclass_bare_a92e3928.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of tick. */

static __always_inline void
__hook_bare_tick_fill(struct __hookrec_bare_a92e3928 *__rec)
{
	hook_record_clear(__rec, sizeof(*__rec));
}

static notrace void __hook_bare_tick_record(void *__data)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_bare_a92e3928 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_bare_tick_def);
		return;
	}
	__hook_bare_tick_fill(__rec);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_bare_tick_perf(void *__data)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_bare_a92e3928 *__rec;
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
	__hook_bare_tick_fill(__rec);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_bare_tick_print(struct trace_iterator *__iter, int __flags,
		       struct trace_event *__event)
{
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "\n");
	return trace_handle_return(&__iter->seq);
}

static char __hook_bare_tick_print_fmt[] =
	"\"\"";

static struct trace_event_functions __hook_bare_tick_funcs = {
	.trace = __hook_bare_tick_print,
};

static struct hook_event __hook_bare_tick_event = {
	.call = {
		.class = &__hookclass_bare_a92e3928,
		.tp = &__hook_bare_tick_event.tracepoint,
		.event.funcs = &__hook_bare_tick_funcs,
		.print_fmt = __hook_bare_tick_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "tick",
	.hook = &__hook_bare_tick_def,
	.record = __hook_bare_tick_record,
	.perf = HOOK_EVENT_PERF(__hook_bare_tick_perf),
};

HOOK_EVENT(__hook_bare_tick_call, __hook_bare_tick_event);

/* The trace event of ask. */

static __always_inline void
__hook_bare_ask_fill(struct __hookrec_bare_4a4e11f9 *__rec, int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->verdict = verdict;
}

static notrace void __hook_bare_ask_record(void *__data, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_bare_4a4e11f9 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_bare_ask_def);
		return;
	}
	__hook_bare_ask_fill(__rec, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_bare_ask_perf(void *__data, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_bare_4a4e11f9 *__rec;
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
	__hook_bare_ask_fill(__rec, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_bare_ask_print(struct trace_iterator *__iter, int __flags,
		      struct trace_event *__event)
{
	const struct __hookrec_bare_4a4e11f9 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "verdict=%d\n", __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_bare_ask_print_fmt[] =
	"\"verdict=%d\", REC->verdict";

static struct trace_event_functions __hook_bare_ask_funcs = {
	.trace = __hook_bare_ask_print,
};

static struct hook_event __hook_bare_ask_event = {
	.call = {
		.class = &__hookclass_bare_4a4e11f9,
		.tp = &__hook_bare_ask_event.tracepoint,
		.event.funcs = &__hook_bare_ask_funcs,
		.print_fmt = __hook_bare_ask_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "ask",
	.hook = &__hook_bare_ask_def,
	.record = __hook_bare_ask_record,
	.perf = HOOK_EVENT_PERF(__hook_bare_ask_perf),
};

HOOK_EVENT(__hook_bare_ask_call, __hook_bare_ask_event);

/* The trace event of mark. */

static __always_inline void
__hook_bare_mark_fill(struct __hookrec_bare_a92e3928 *__rec)
{
	hook_record_clear(__rec, sizeof(*__rec));
}

static notrace void __hook_bare_mark_record(void *__data)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_bare_a92e3928 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_bare_mark_def);
		return;
	}
	__hook_bare_mark_fill(__rec);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_bare_mark_perf(void *__data)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_bare_a92e3928 *__rec;
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
	__hook_bare_mark_fill(__rec);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_bare_mark_print(struct trace_iterator *__iter, int __flags,
		       struct trace_event *__event)
{
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 15 "bare.hooks"
	trace_event_printf(__iter, "here\n");
#line 830 "bare_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_bare_mark_print_fmt[] =
	"\"here\"";

static struct trace_event_functions __hook_bare_mark_funcs = {
	.trace = __hook_bare_mark_print,
};

static struct hook_event __hook_bare_mark_event = {
	.call = {
		.class = &__hookclass_bare_a92e3928,
		.tp = &__hook_bare_mark_event.tracepoint,
		.event.funcs = &__hook_bare_mark_funcs,
		.print_fmt = __hook_bare_mark_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "mark",
	.hook = &__hook_bare_mark_def,
	.record = __hook_bare_mark_record,
	.perf = HOOK_EVENT_PERF(__hook_bare_mark_perf),
};

HOOK_EVENT(__hook_bare_mark_call, __hook_bare_mark_event);

#endif /* CONFIG_EVENT_TRACING */

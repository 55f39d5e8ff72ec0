// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility arming: Arming
 *
 * Generated from arming.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "arming_hooks.h"

/* Of hooks that are void (int). */

static notrace void
__hookidle_arming_3e58e5fd(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_arming_3e58e5fd(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_arming_3e58e5fd) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_arming_3e58e5fd(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

/* Of hooks that are int (int). */

static notrace void
__hookidle_arming_a447a469(void *__data, int arg0, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_arming_a447a469(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_arming_a447a469) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_arming_a447a469(void *__data, int arg0, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_arming_a447a469) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_arming_a447a469(void *__data, int arg0, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0));
}

/* both: Both. */

DEFINE_STATIC_CALL(__hook_arming_both_o0, __hookidle_arming_3e58e5fd);
DEFINE_STATIC_CALL(__hook_arming_both_o1, __hookidle_arming_3e58e5fd);
DEFINE_STATIC_CALL(__hook_arming_both_o2, __hookidle_arming_3e58e5fd);
DEFINE_STATIC_CALL(__hook_arming_both_o3, __hookidle_arming_3e58e5fd);

static const struct hook_slot __hook_arming_both_slots[] = {
	HOOK_SLOT(__hook_arming_both_o0),
	HOOK_SLOT(__hook_arming_both_o1),
	HOOK_SLOT(__hook_arming_both_o2),
	HOOK_SLOT(__hook_arming_both_o3),
};

static struct static_key_false __hook_arming_both_labels[2];

static const struct hook_desc __hook_arming_both_desc = {
	.name = "both",
	.proto = __hook_arming_both_proto,
	.hash = __hook_arming_both_hash,
	.facility = &hook_facility_arming,
	.slots = __hook_arming_both_slots,
	.labels = __hook_arming_both_labels,
	.idle_observe = __hookidle_arming_3e58e5fd,
	.idle_trace = __hookidle_arming_3e58e5fd,
	.count_observe = __hookcount_arming_3e58e5fd,
	.count_trace = __hookcount_arming_3e58e5fd,
	.meter = __hookmeter_arming_3e58e5fd,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.on_arm = golden_arm,
	.on_disarm = golden_disarm,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_arming_both_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_arming_both_desc,
};
EXPORT_SYMBOL_GPL(__hook_arming_both_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_arming_both_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_arming_both_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_arming_both_many(void *__data, int n)
{
	struct hook *__hook = &__hook_arming_both_def;

	static_call(__hook_arming_both_o0)(__data, n);
	static_call(__hook_arming_both_o1)(hook_data(__hook, 1), n);
	if (!static_branch_likely(&__hook_arming_both_labels[0]))
		goto out;
	static_call(__hook_arming_both_o2)(hook_data(__hook, 2), n);
	if (!static_branch_likely(&__hook_arming_both_labels[1]))
		goto out;
	static_call(__hook_arming_both_o3)(hook_data(__hook, 3), n);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_arming_both(int n)
{
	struct hook *__hook = &__hook_arming_both_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_arming_both_o0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_arming_both_many(__hook->data[0], n);
		return;
	}
	__hook_arming_both_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_arming_both);

/* refused: May be refused. */

static notrace int
__hook_arming_refused_idle_decide(void *__data, int n)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_arming_refused_d0, __hook_arming_refused_idle_decide);
DEFINE_STATIC_CALL(__hook_arming_refused_d1, __hook_arming_refused_idle_decide);
DEFINE_STATIC_CALL(__hook_arming_refused_o0, __hookidle_arming_a447a469);
DEFINE_STATIC_CALL(__hook_arming_refused_o1, __hookidle_arming_a447a469);
DEFINE_STATIC_CALL(__hook_arming_refused_o2, __hookidle_arming_a447a469);
DEFINE_STATIC_CALL(__hook_arming_refused_o3, __hookidle_arming_a447a469);

static const struct hook_slot __hook_arming_refused_slots[] = {
	HOOK_SLOT(__hook_arming_refused_d0),
	HOOK_SLOT(__hook_arming_refused_d1),
	HOOK_SLOT(__hook_arming_refused_o0),
	HOOK_SLOT(__hook_arming_refused_o1),
	HOOK_SLOT(__hook_arming_refused_o2),
	HOOK_SLOT(__hook_arming_refused_o3),
};

static struct static_key_false __hook_arming_refused_labels[6];

static const struct hook_desc __hook_arming_refused_desc = {
	.name = "refused",
	.proto = __hook_arming_refused_proto,
	.hash = __hook_arming_refused_hash,
	.facility = &hook_facility_arming,
	.slots = __hook_arming_refused_slots,
	.labels = __hook_arming_refused_labels,
	.idle_decide = __hook_arming_refused_idle_decide,
	.idle_observe = __hookidle_arming_a447a469,
	.idle_trace = __hookidle_arming_a447a469,
	.count_decide = __hookcountdecide_arming_a447a469,
	.count_observe = __hookcount_arming_a447a469,
	.count_trace = __hookcount_arming_a447a469,
	.meter = __hookmeter_arming_a447a469,
	.args = "n",
	.numbers = HOOK_NUMBER(int, 0),
	.on_arm = golden_arm_refuse,
	.verdict = 0,
	.limit = 64,
	.level = HOOK_LEVEL_DETAIL,
	.severity = HOOK_SEVERITY_DEBUG,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_arming_refused_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_arming_refused_desc,
};
EXPORT_SYMBOL_GPL(__hook_arming_refused_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_arming_refused_tell(const struct hook_calls *__calls, int n, int __verdict)
{
	const struct hook_call *__call;
	hook_arming_refused_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, n, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_arming_refused_walk(const struct hook_calls *__calls, int n)
{
	const struct hook_call *__call;
	hook_arming_refused_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, n);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_arming_refused_def,
						       __verdict);
			break;
		}
	}
	return __hook_arming_refused_tell(__calls, n, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_arming_refused_many(void *__data, int n)
{
	struct hook *__hook = &__hook_arming_refused_def;
	int __verdict;

	if (!static_branch_likely(&__hook_arming_refused_labels[0]))
		goto observe;
	__verdict = static_call(__hook_arming_refused_d0)(__data, n);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_arming_refused_labels[1]))
		goto observe;
	__verdict = static_call(__hook_arming_refused_d1)(hook_data(__hook, 1), n);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_arming_refused_labels[2]))
		goto out;
	static_call(__hook_arming_refused_o0)(hook_data(__hook, 2), n, 0);
	if (!static_branch_likely(&__hook_arming_refused_labels[3]))
		goto out;
	static_call(__hook_arming_refused_o1)(hook_data(__hook, 3), n, 0);
	if (!static_branch_likely(&__hook_arming_refused_labels[4]))
		goto out;
	static_call(__hook_arming_refused_o2)(hook_data(__hook, 4), n, 0);
	if (!static_branch_likely(&__hook_arming_refused_labels[5]))
		goto out;
	static_call(__hook_arming_refused_o3)(hook_data(__hook, 5), n, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_arming_refused_tell(hook_calls(__hook), n, __verdict);
	goto out;
}

notrace int __hook_arming_refused(int n)
{
	struct hook *__hook = &__hook_arming_refused_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_arming_refused_d0)(__hook->data[0], n);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_arming_refused_many(__hook->data[0], n);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_arming_refused_o0)(__hook->data[2], n, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_arming_refused_walk(hook_calls(__hook), n);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_arming_refused);

static struct hook *const __hooks_arming[] = {
	&__hook_arming_both_def,
	&__hook_arming_refused_def,
};

struct hook_facility hook_facility_arming = {
	.name = "arming",
	.title = "Arming",
	.owner = THIS_MODULE,
	.hooks = __hooks_arming,
	.nr_hooks = ARRAY_SIZE(__hooks_arming),
};
EXPORT_SYMBOL_GPL(hook_facility_arming);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_arming_system[] = "hooks_arming";

/* A record with n. */

struct __hookrec_arming_ceba3b46 {
	struct trace_entry __ent;
	int n;
	char __data[];
};

static struct trace_event_fields __hookfields_arming_ceba3b46[] = {
	HOOK_FIELD(struct __hookrec_arming_ceba3b46, n, "int"),
	{}
};

static struct trace_event_class __hookclass_arming_ceba3b46 = {
	.system = __hooks_arming_system,
	.fields_array = __hookfields_arming_ceba3b46,
	.fields = LIST_HEAD_INIT(__hookclass_arming_ceba3b46.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of both. */

static __always_inline void
__hook_arming_both_fill(struct __hookrec_arming_ceba3b46 *__rec, int n)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->n = n;
}

static notrace void
__hook_arming_both_record(void *__data, int n)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_arming_ceba3b46 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_arming_both_def);
		return;
	}
	__hook_arming_both_fill(__rec, n);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_arming_both_perf(void *__data, int n)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_arming_ceba3b46 *__rec;
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
	__hook_arming_both_fill(__rec, n);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_arming_both_print(struct trace_iterator *__iter, int __flags,
			 struct trace_event *__event)
{
	const struct __hookrec_arming_ceba3b46 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "n=%d\n", __rec->n);
	return trace_handle_return(&__iter->seq);
}

static char __hook_arming_both_print_fmt[] =
	"\"n=%d\", REC->n";

static struct trace_event_functions __hook_arming_both_funcs = {
	.trace = __hook_arming_both_print,
};

static struct hook_event __hook_arming_both_event = {
	.call = {
		.class = &__hookclass_arming_ceba3b46,
		.tp = &__hook_arming_both_event.tracepoint,
		.event.funcs = &__hook_arming_both_funcs,
		.print_fmt = __hook_arming_both_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "both",
	.hook = &__hook_arming_both_def,
	.record = __hook_arming_both_record,
	.perf = HOOK_EVENT_PERF(__hook_arming_both_perf),
};

HOOK_EVENT(__hook_arming_both_call, __hook_arming_both_event);

#endif /* CONFIG_EVENT_TRACING */

// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility results: Results
 *
 * Generated from results.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "results_hooks.h"

/* Of hooks that are int (const struct golden *, out struct golden **, out bool *). */

static notrace void
__hookidle_results_ce3d14cf(void *__data, const struct golden *arg0, struct golden **arg1,
			    bool *arg2, int __verdict)
{
}

static notrace void
__hookidletrace_results_ce3d14cf(void *__data, const struct golden *arg0,
				 struct golden *const *arg1, const bool *arg2,
				 int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_results_ce3d14cf(void *__data, const struct golden *arg0,
				   struct golden **arg1, bool *arg2)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_results_ce3d14cf) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1, arg2);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_results_ce3d14cf(void *__data, const struct golden *arg0,
			     struct golden **arg1, bool *arg2, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_results_ce3d14cf) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, __verdict);
	hook_count_end(__data, &__counted);
}

static notrace void
__hookcounttrace_results_ce3d14cf(void *__data, const struct golden *arg0,
				  struct golden *const *arg1, const bool *arg2,
				  int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcounttrace_results_ce3d14cf) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_results_ce3d14cf(void *__data, const struct golden *arg0,
			     struct golden *const *arg1, const bool *arg2, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1),
		   hook_metered(arg2));
}

/* Of hooks that are void (out int *, out char **, const struct golden *). */

static notrace void
__hookidle_results_fd822697(void *__data, int *arg0, char **arg1,
			    const struct golden *arg2)
{
}

static notrace void
__hookidletrace_results_fd822697(void *__data, const int *arg0, char *const *arg1,
				 const struct golden *arg2)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_results_fd822697(void *__data, int *arg0, char **arg1,
			     const struct golden *arg2)
{
	struct hook_counted __counted;
	typeof(__hookcount_results_fd822697) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2);
	hook_count_end(__data, &__counted);
}

static notrace void
__hookcounttrace_results_fd822697(void *__data, const int *arg0, char *const *arg1,
				  const struct golden *arg2)
{
	struct hook_counted __counted;
	typeof(__hookcounttrace_results_fd822697) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_results_fd822697(void *__data, const int *arg0, char *const *arg1,
			     const struct golden *arg2)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2));
}

/* fill: A number and a text. */

DEFINE_STATIC_CALL(__hook_results_fill_o0, __hookidle_results_fd822697);
DEFINE_STATIC_CALL(__hook_results_fill_o1, __hookidle_results_fd822697);
DEFINE_STATIC_CALL(__hook_results_fill_o2, __hookidle_results_fd822697);
DEFINE_STATIC_CALL(__hook_results_fill_o3, __hookidle_results_fd822697);

static const struct hook_slot __hook_results_fill_slots[] = {
	HOOK_SLOT(__hook_results_fill_o0),
	HOOK_SLOT(__hook_results_fill_o1),
	HOOK_SLOT(__hook_results_fill_o2),
	HOOK_SLOT(__hook_results_fill_o3),
};

static struct static_key_false __hook_results_fill_labels[2];

static const struct hook_desc __hook_results_fill_desc = {
	.name = "fill",
	.proto = __hook_results_fill_proto,
	.hash = __hook_results_fill_hash,
	.facility = &hook_facility_results,
	.slots = __hook_results_fill_slots,
	.labels = __hook_results_fill_labels,
	.idle_observe = __hookidle_results_fd822697,
	.idle_trace = __hookidletrace_results_fd822697,
	.count_observe = __hookcount_results_fd822697,
	.count_trace = __hookcounttrace_results_fd822697,
	.meter = __hookmeter_results_fd822697,
	.args = "value,text,golden",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_results_fill_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_results_fill_desc,
};
EXPORT_SYMBOL_GPL(__hook_results_fill_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_results_fill_walk(const struct hook_calls *__calls, int *value, char **text,
			 const struct golden *golden)
{
	const struct hook_call *__call;
	hook_results_fill_observe_fn *__observe;
	hook_results_fill_trace_fn *__trace;

	hook_for_each_perf(__call, __observe, __calls)
		__observe(__call->data, value, text, golden);
	hook_for_each_trace(__call, __trace, __calls)
		__trace(__call->data, value, text, golden);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_results_fill_many(void *__data, int *value, char **text,
			 const struct golden *golden)
{
	struct hook *__hook = &__hook_results_fill_def;

	static_call(__hook_results_fill_o0)(__data, value, text, golden);
	static_call(__hook_results_fill_o1)(hook_data(__hook, 1), value, text, golden);
	if (!static_branch_likely(&__hook_results_fill_labels[0]))
		goto out;
	static_call(__hook_results_fill_o2)(hook_data(__hook, 2), value, text, golden);
	if (!static_branch_likely(&__hook_results_fill_labels[1]))
		goto out;
	static_call(__hook_results_fill_o3)(hook_data(__hook, 3), value, text, golden);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_results_fill(int *value, char **text, const struct golden *golden)
{
	struct hook *__hook = &__hook_results_fill_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_results_fill_o0)(__hook->data[0], value, text, golden);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_results_fill_many(__hook->data[0], value, text, golden);
		return;
	}
	__hook_results_fill_walk(hook_calls(__hook), value, text, golden);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_results_fill);

/* choose: With a verdict. */

static notrace int
__hook_results_choose_idle_decide(void *__data, const struct golden *golden,
				  struct golden **chosen, bool *more)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_results_choose_d0, __hook_results_choose_idle_decide);
DEFINE_STATIC_CALL(__hook_results_choose_d1, __hook_results_choose_idle_decide);
DEFINE_STATIC_CALL(__hook_results_choose_o0, __hookidle_results_ce3d14cf);
DEFINE_STATIC_CALL(__hook_results_choose_o1, __hookidle_results_ce3d14cf);
DEFINE_STATIC_CALL(__hook_results_choose_o2, __hookidle_results_ce3d14cf);
DEFINE_STATIC_CALL(__hook_results_choose_o3, __hookidle_results_ce3d14cf);

static const struct hook_slot __hook_results_choose_slots[] = {
	HOOK_SLOT(__hook_results_choose_d0),
	HOOK_SLOT(__hook_results_choose_d1),
	HOOK_SLOT(__hook_results_choose_o0),
	HOOK_SLOT(__hook_results_choose_o1),
	HOOK_SLOT(__hook_results_choose_o2),
	HOOK_SLOT(__hook_results_choose_o3),
};

static struct static_key_false __hook_results_choose_labels[6];

static const struct hook_desc __hook_results_choose_desc = {
	.name = "choose",
	.proto = __hook_results_choose_proto,
	.hash = __hook_results_choose_hash,
	.facility = &hook_facility_results,
	.slots = __hook_results_choose_slots,
	.labels = __hook_results_choose_labels,
	.idle_decide = __hook_results_choose_idle_decide,
	.idle_observe = __hookidle_results_ce3d14cf,
	.idle_trace = __hookidletrace_results_ce3d14cf,
	.count_decide = __hookcountdecide_results_ce3d14cf,
	.count_observe = __hookcount_results_ce3d14cf,
	.count_trace = __hookcounttrace_results_ce3d14cf,
	.meter = __hookmeter_results_ce3d14cf,
	.args = "golden,chosen,more",
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

struct hook __hook_results_choose_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_results_choose_desc,
};
EXPORT_SYMBOL_GPL(__hook_results_choose_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_results_choose_tell(const struct hook_calls *__calls, const struct golden *golden,
			   struct golden **chosen, bool *more, int __verdict)
{
	const struct hook_call *__call;
	hook_results_choose_observe_fn *__observe;
	hook_results_choose_trace_fn *__trace;

	hook_for_each_perf(__call, __observe, __calls)
		__observe(__call->data, golden, chosen, more, __verdict);
	hook_for_each_trace(__call, __trace, __calls)
		__trace(__call->data, golden, chosen, more, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_results_choose_walk(const struct hook_calls *__calls, const struct golden *golden,
			   struct golden **chosen, bool *more)
{
	const struct hook_call *__call;
	hook_results_choose_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, golden, chosen, more);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_results_choose_def,
						       __verdict);
			break;
		}
	}
	return __hook_results_choose_tell(__calls, golden, chosen, more, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_results_choose_many(void *__data, const struct golden *golden,
			   struct golden **chosen, bool *more)
{
	struct hook *__hook = &__hook_results_choose_def;
	int __verdict;

	if (!static_branch_likely(&__hook_results_choose_labels[0]))
		goto observe;
	__verdict = static_call(__hook_results_choose_d0)(__data, golden, chosen, more);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_results_choose_labels[1]))
		goto observe;
	__verdict = static_call(__hook_results_choose_d1)(hook_data(__hook, 1), golden,
							  chosen, more);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_results_choose_labels[2]))
		goto out;
	static_call(__hook_results_choose_o0)(hook_data(__hook, 2), golden, chosen, more,
					      0);
	if (!static_branch_likely(&__hook_results_choose_labels[3]))
		goto out;
	static_call(__hook_results_choose_o1)(hook_data(__hook, 3), golden, chosen, more,
					      0);
	if (!static_branch_likely(&__hook_results_choose_labels[4]))
		goto out;
	static_call(__hook_results_choose_o2)(hook_data(__hook, 4), golden, chosen, more,
					      0);
	if (!static_branch_likely(&__hook_results_choose_labels[5]))
		goto out;
	static_call(__hook_results_choose_o3)(hook_data(__hook, 5), golden, chosen, more,
					      0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_results_choose_tell(hook_calls(__hook), golden, chosen, more,
					       __verdict);
	goto out;
}

notrace int __hook_results_choose(const struct golden *golden, struct golden **chosen,
				  bool *more)
{
	struct hook *__hook = &__hook_results_choose_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_results_choose_d0)(__hook->data[0], golden, chosen,
								  more);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_results_choose_many(__hook->data[0], golden, chosen, more);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_results_choose_o0)(__hook->data[2], golden, chosen,
						      more, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_results_choose_walk(hook_calls(__hook), golden, chosen, more);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_results_choose);

static struct hook *const __hooks_results[] = {
	&__hook_results_fill_def,
	&__hook_results_choose_def,
};

struct hook_facility hook_facility_results = {
	.name = "results",
	.title = "Results",
	.owner = THIS_MODULE,
	.hooks = __hooks_results,
	.nr_hooks = ARRAY_SIZE(__hooks_results),
};
EXPORT_SYMBOL_GPL(hook_facility_results);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_results_system[] = "hooks_results";

/* A record with value, chosen, nr, verdict. */

struct __hookrec_results_099aba75 {
	struct trace_entry __ent;
	int value;
	const void *chosen;
	unsigned int nr;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_results_099aba75[] = {
	HOOK_FIELD(struct __hookrec_results_099aba75, value, "int"),
	HOOK_FIELD_POINTER(struct __hookrec_results_099aba75, chosen, "void *"),
	HOOK_FIELD(struct __hookrec_results_099aba75, nr, "unsigned int"),
	HOOK_FIELD(struct __hookrec_results_099aba75, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_results_099aba75 = {
	.system = __hooks_results_system,
	.fields_array = __hookfields_results_099aba75,
	.fields = LIST_HEAD_INIT(__hookclass_results_099aba75.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with value, text, golden. */

struct __hookrec_results_78bb9f84 {
	struct trace_entry __ent;
	const void *value;
	const void *text;
	const void *golden;
	char __data[];
};

static struct trace_event_fields __hookfields_results_78bb9f84[] = {
	HOOK_FIELD_POINTER(struct __hookrec_results_78bb9f84, value, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_results_78bb9f84, text, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_results_78bb9f84, golden, "void *"),
	{}
};

static struct trace_event_class __hookclass_results_78bb9f84 = {
	.system = __hooks_results_system,
	.fields_array = __hookfields_results_78bb9f84,
	.fields = LIST_HEAD_INIT(__hookclass_results_78bb9f84.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of fill. */

static __always_inline void
__hook_results_fill_fill(struct __hookrec_results_78bb9f84 *__rec, const int *value,
			 char *const *text, const struct golden *golden)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->value = (__force const void *)value;
	__rec->text = (__force const void *)text;
	__rec->golden = (__force const void *)golden;
}

static notrace void
__hook_results_fill_record(void *__data, const int *value, char *const *text,
			   const struct golden *golden)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_results_78bb9f84 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_results_fill_def);
		return;
	}
	__hook_results_fill_fill(__rec, value, text, golden);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_results_fill_perf(void *__data, const int *value,
					     char *const *text,
					     const struct golden *golden)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_results_78bb9f84 *__rec;
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
	__hook_results_fill_fill(__rec, value, text, golden);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_results_fill_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_results_78bb9f84 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "value=%p text=%p golden=%p\n", __rec->value,
			   __rec->text, __rec->golden);
	return trace_handle_return(&__iter->seq);
}

static char __hook_results_fill_print_fmt[] =
	"\"value=%p text=%p golden=%p\", REC->value, REC->text, REC->golden";

static struct trace_event_functions __hook_results_fill_funcs = {
	.trace = __hook_results_fill_print,
};

static struct hook_event __hook_results_fill_event = {
	.call = {
		.class = &__hookclass_results_78bb9f84,
		.tp = &__hook_results_fill_event.tracepoint,
		.event.funcs = &__hook_results_fill_funcs,
		.print_fmt = __hook_results_fill_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "fill",
	.hook = &__hook_results_fill_def,
	.record = __hook_results_fill_record,
	.perf = HOOK_EVENT_PERF(__hook_results_fill_perf),
};

HOOK_EVENT(__hook_results_fill_call, __hook_results_fill_event);

/* The trace event of choose. */

static __always_inline void
__hook_results_choose_fill(struct __hookrec_results_099aba75 *__rec,
			   const struct golden *golden, struct golden *const *chosen,
			   const bool *more, int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
#line 14 "results.hooks"
	__rec->value = hook_valid(more) ? *more : 0;
#line 15 "results.hooks"
	__rec->chosen = (__force const void *)(hook_valid(chosen) ? *chosen : NULL);
#line 16 "results.hooks"
	__rec->nr = hook_valid(golden) ? golden->nr : 0;
#line 579 "results_hooks.c"
	__rec->verdict = verdict;
}

static notrace void
__hook_results_choose_record(void *__data, const struct golden *golden,
			     struct golden *const *chosen, const bool *more, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_results_099aba75 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_results_choose_def);
		return;
	}
	__hook_results_choose_fill(__rec, golden, chosen, more, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_results_choose_perf(void *__data, const struct golden *golden,
			   struct golden *const *chosen, const bool *more, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_results_099aba75 *__rec;
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
	__hook_results_choose_fill(__rec, golden, chosen, more, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_results_choose_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_results_099aba75 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 18 "results.hooks"
	trace_event_printf(__iter, "%d %p %u %d\n", __rec->value, __rec->chosen,
			   __rec->nr, __rec->verdict);
#line 638 "results_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_results_choose_print_fmt[] =
	"\"%d %p %u %d\", REC->value, REC->chosen, REC->nr, REC->verdict";

static struct trace_event_functions __hook_results_choose_funcs = {
	.trace = __hook_results_choose_print,
};

static struct hook_event __hook_results_choose_event = {
	.call = {
		.class = &__hookclass_results_099aba75,
		.tp = &__hook_results_choose_event.tracepoint,
		.event.funcs = &__hook_results_choose_funcs,
		.print_fmt = __hook_results_choose_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "choose",
	.hook = &__hook_results_choose_def,
	.record = __hook_results_choose_record,
	.perf = HOOK_EVENT_PERF(__hook_results_choose_perf),
};

HOOK_EVENT(__hook_results_choose_call, __hook_results_choose_event);

#endif /* CONFIG_EVENT_TRACING */

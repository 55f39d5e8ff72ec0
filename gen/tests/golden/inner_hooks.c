// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility inner: Private structures
 *
 * Generated from inner.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include <linux/slab.h>
#include "inner_hooks.h"

/* Of hooks that are void (struct inner *, int). */

static notrace void
__hookidle_inner_a20e1604(void *__data, struct inner *arg0, int arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_inner_a20e1604(void *__data, struct inner *arg0, int arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_inner_a20e1604) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_inner_a20e1604(void *__data, struct inner *arg0, int arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* Of hooks that are int (struct inner *, int). */

static notrace void
__hookidle_inner_f806aa03(void *__data, struct inner *arg0, int arg1, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_inner_f806aa03(void *__data, struct inner *arg0, int arg1)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_inner_f806aa03) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_inner_f806aa03(void *__data, struct inner *arg0, int arg1, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_inner_f806aa03) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_inner_f806aa03(void *__data, struct inner *arg0, int arg1, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1));
}

/* change: Of the owner only. */

static notrace int
__hook_inner_change_idle_decide(void *__data, struct inner *inner, int delta)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_inner_change_d0, __hook_inner_change_idle_decide);
DEFINE_STATIC_CALL(__hook_inner_change_d1, __hook_inner_change_idle_decide);
DEFINE_STATIC_CALL(__hook_inner_change_o0, __hookidle_inner_f806aa03);
DEFINE_STATIC_CALL(__hook_inner_change_o1, __hookidle_inner_f806aa03);
DEFINE_STATIC_CALL(__hook_inner_change_o2, __hookidle_inner_f806aa03);
DEFINE_STATIC_CALL(__hook_inner_change_o3, __hookidle_inner_f806aa03);

static const struct hook_slot __hook_inner_change_slots[] = {
	HOOK_SLOT(__hook_inner_change_d0),
	HOOK_SLOT(__hook_inner_change_d1),
	HOOK_SLOT(__hook_inner_change_o0),
	HOOK_SLOT(__hook_inner_change_o1),
	HOOK_SLOT(__hook_inner_change_o2),
	HOOK_SLOT(__hook_inner_change_o3),
};

static struct static_key_false __hook_inner_change_labels[6];

static const struct hook_desc __hook_inner_change_desc = {
	.name = "change",
	.proto = __hook_inner_change_proto,
	.hash = __hook_inner_change_hash,
	.facility = &hook_facility_inner,
	.slots = __hook_inner_change_slots,
	.labels = __hook_inner_change_labels,
	.idle_decide = __hook_inner_change_idle_decide,
	.idle_observe = __hookidle_inner_f806aa03,
	.idle_trace = __hookidle_inner_f806aa03,
	.count_decide = __hookcountdecide_inner_f806aa03,
	.count_observe = __hookcount_inner_f806aa03,
	.count_trace = __hookcount_inner_f806aa03,
	.meter = __hookmeter_inner_f806aa03,
	.args = "inner,delta",
	.numbers = HOOK_NUMBER(int, 1),
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

struct hook __hook_inner_change_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_inner_change_desc,
};
EXPORT_SYMBOL_GPL(__hook_inner_change_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_inner_change_tell(const struct hook_calls *__calls, struct inner *inner, int delta,
			 int __verdict)
{
	const struct hook_call *__call;
	hook_inner_change_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, inner, delta, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_inner_change_walk(const struct hook_calls *__calls, struct inner *inner, int delta)
{
	const struct hook_call *__call;
	hook_inner_change_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, inner, delta);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_inner_change_def,
						       __verdict);
			break;
		}
	}
	return __hook_inner_change_tell(__calls, inner, delta, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_inner_change_many(void *__data, struct inner *inner, int delta)
{
	struct hook *__hook = &__hook_inner_change_def;
	int __verdict;

	if (!static_branch_likely(&__hook_inner_change_labels[0]))
		goto observe;
	__verdict = static_call(__hook_inner_change_d0)(__data, inner, delta);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_inner_change_labels[1]))
		goto observe;
	__verdict = static_call(__hook_inner_change_d1)(hook_data(__hook, 1), inner,
							delta);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_inner_change_labels[2]))
		goto out;
	static_call(__hook_inner_change_o0)(hook_data(__hook, 2), inner, delta, 0);
	if (!static_branch_likely(&__hook_inner_change_labels[3]))
		goto out;
	static_call(__hook_inner_change_o1)(hook_data(__hook, 3), inner, delta, 0);
	if (!static_branch_likely(&__hook_inner_change_labels[4]))
		goto out;
	static_call(__hook_inner_change_o2)(hook_data(__hook, 4), inner, delta, 0);
	if (!static_branch_likely(&__hook_inner_change_labels[5]))
		goto out;
	static_call(__hook_inner_change_o3)(hook_data(__hook, 5), inner, delta, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_inner_change_tell(hook_calls(__hook), inner, delta, __verdict);
	goto out;
}

notrace int __hook_inner_change(struct inner *inner, int delta)
{
	struct hook *__hook = &__hook_inner_change_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_inner_change_d0)(__hook->data[0], inner,
								delta);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_inner_change_many(__hook->data[0], inner, delta);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_inner_change_o0)(__hook->data[2], inner, delta, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_inner_change_walk(hook_calls(__hook), inner, delta);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_inner_change);

/* seen: The same layout twice makes one class. */

DEFINE_STATIC_CALL(__hook_inner_seen_o0, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_o1, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_o2, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_o3, __hookidle_inner_a20e1604);

static const struct hook_slot __hook_inner_seen_slots[] = {
	HOOK_SLOT(__hook_inner_seen_o0),
	HOOK_SLOT(__hook_inner_seen_o1),
	HOOK_SLOT(__hook_inner_seen_o2),
	HOOK_SLOT(__hook_inner_seen_o3),
};

static struct static_key_false __hook_inner_seen_labels[2];

static const struct hook_desc __hook_inner_seen_desc = {
	.name = "seen",
	.proto = __hook_inner_seen_proto,
	.hash = __hook_inner_seen_hash,
	.facility = &hook_facility_inner,
	.slots = __hook_inner_seen_slots,
	.labels = __hook_inner_seen_labels,
	.idle_observe = __hookidle_inner_a20e1604,
	.idle_trace = __hookidle_inner_a20e1604,
	.count_observe = __hookcount_inner_a20e1604,
	.count_trace = __hookcount_inner_a20e1604,
	.meter = __hookmeter_inner_a20e1604,
	.args = "inner,n",
	.numbers = HOOK_NUMBER(int, 1),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_inner_seen_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_inner_seen_desc,
};
EXPORT_SYMBOL_GPL(__hook_inner_seen_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_inner_seen_walk(const struct hook_calls *__calls, struct inner *inner, int n)
{
	const struct hook_call *__call;
	hook_inner_seen_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, inner, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_inner_seen_many(void *__data, struct inner *inner, int n)
{
	struct hook *__hook = &__hook_inner_seen_def;

	static_call(__hook_inner_seen_o0)(__data, inner, n);
	static_call(__hook_inner_seen_o1)(hook_data(__hook, 1), inner, n);
	if (!static_branch_likely(&__hook_inner_seen_labels[0]))
		goto out;
	static_call(__hook_inner_seen_o2)(hook_data(__hook, 2), inner, n);
	if (!static_branch_likely(&__hook_inner_seen_labels[1]))
		goto out;
	static_call(__hook_inner_seen_o3)(hook_data(__hook, 3), inner, n);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_inner_seen(struct inner *inner, int n)
{
	struct hook *__hook = &__hook_inner_seen_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_inner_seen_o0)(__hook->data[0], inner, n);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_inner_seen_many(__hook->data[0], inner, n);
		return;
	}
	__hook_inner_seen_walk(hook_calls(__hook), inner, n);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_inner_seen);

/* seen_again: The same layout once more. */

DEFINE_STATIC_CALL(__hook_inner_seen_again_o0, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_again_o1, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_again_o2, __hookidle_inner_a20e1604);
DEFINE_STATIC_CALL(__hook_inner_seen_again_o3, __hookidle_inner_a20e1604);

static const struct hook_slot __hook_inner_seen_again_slots[] = {
	HOOK_SLOT(__hook_inner_seen_again_o0),
	HOOK_SLOT(__hook_inner_seen_again_o1),
	HOOK_SLOT(__hook_inner_seen_again_o2),
	HOOK_SLOT(__hook_inner_seen_again_o3),
};

static struct static_key_false __hook_inner_seen_again_labels[2];

static const struct hook_desc __hook_inner_seen_again_desc = {
	.name = "seen_again",
	.proto = __hook_inner_seen_again_proto,
	.hash = __hook_inner_seen_again_hash,
	.facility = &hook_facility_inner,
	.slots = __hook_inner_seen_again_slots,
	.labels = __hook_inner_seen_again_labels,
	.idle_observe = __hookidle_inner_a20e1604,
	.idle_trace = __hookidle_inner_a20e1604,
	.count_observe = __hookcount_inner_a20e1604,
	.count_trace = __hookcount_inner_a20e1604,
	.meter = __hookmeter_inner_a20e1604,
	.args = "inner,n",
	.numbers = HOOK_NUMBER(int, 1),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_inner_seen_again_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_inner_seen_again_desc,
};
EXPORT_SYMBOL_GPL(__hook_inner_seen_again_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_inner_seen_again_walk(const struct hook_calls *__calls, struct inner *inner, int n)
{
	const struct hook_call *__call;
	hook_inner_seen_again_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, inner, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_inner_seen_again_many(void *__data, struct inner *inner, int n)
{
	struct hook *__hook = &__hook_inner_seen_again_def;

	static_call(__hook_inner_seen_again_o0)(__data, inner, n);
	static_call(__hook_inner_seen_again_o1)(hook_data(__hook, 1), inner, n);
	if (!static_branch_likely(&__hook_inner_seen_again_labels[0]))
		goto out;
	static_call(__hook_inner_seen_again_o2)(hook_data(__hook, 2), inner, n);
	if (!static_branch_likely(&__hook_inner_seen_again_labels[1]))
		goto out;
	static_call(__hook_inner_seen_again_o3)(hook_data(__hook, 3), inner, n);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_inner_seen_again(struct inner *inner, int n)
{
	struct hook *__hook = &__hook_inner_seen_again_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_inner_seen_again_o0)(__hook->data[0], inner, n);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_inner_seen_again_many(__hook->data[0], inner, n);
		return;
	}
	__hook_inner_seen_again_walk(hook_calls(__hook), inner, n);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_inner_seen_again);

static struct hook *const __hooks_inner[] = {
	&__hook_inner_change_def,
	&__hook_inner_seen_def,
	&__hook_inner_seen_again_def,
};

struct hook_facility hook_facility_inner = {
	.name = "inner",
	.title = "Private structures",
	.owner = THIS_MODULE,
	.hooks = __hooks_inner,
	.nr_hooks = ARRAY_SIZE(__hooks_inner),
};
EXPORT_SYMBOL_GPL(hook_facility_inner);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_inner_system[] = "hooks_inner";

/* A record with inner, n. */

struct __hookrec_inner_4b06ffbd {
	struct trace_entry __ent;
	const void *inner;
	int n;
	char __data[];
};

static struct trace_event_fields __hookfields_inner_4b06ffbd[] = {
	HOOK_FIELD_POINTER(struct __hookrec_inner_4b06ffbd, inner, "void *"),
	HOOK_FIELD(struct __hookrec_inner_4b06ffbd, n, "int"),
	{}
};

static struct trace_event_class __hookclass_inner_4b06ffbd = {
	.system = __hooks_inner_system,
	.fields_array = __hookfields_inner_4b06ffbd,
	.fields = LIST_HEAD_INIT(__hookclass_inner_4b06ffbd.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with name, before, after, verdict. */

struct __hookrec_inner_e668fea3 {
	struct trace_entry __ent;
	u32 name;
	int before;
	int after;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_inner_e668fea3[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_inner_e668fea3, name, "__data_loc char[]"),
	HOOK_FIELD(struct __hookrec_inner_e668fea3, before, "int"),
	HOOK_FIELD(struct __hookrec_inner_e668fea3, after, "int"),
	HOOK_FIELD(struct __hookrec_inner_e668fea3, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_inner_e668fea3 = {
	.system = __hooks_inner_system,
	.fields_array = __hookfields_inner_e668fea3,
	.fields = LIST_HEAD_INIT(__hookclass_inner_e668fea3.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of change. */

struct __hook_inner_change_vars {
	u32 __size;
	const void *__name;
	u32 name;
};

static __always_inline void
__hook_inner_change_measure(struct __hook_inner_change_vars *__vars, struct inner *inner,
			    int delta, int verdict)
{
	u32 __end = offsetof(struct __hookrec_inner_e668fea3, __data);

#line 14 "inner.hooks"
	__vars->__name = hook_text(hook_valid(inner) ? inner->name : NULL);
#line 14 "inner.hooks"
	__vars->name = hook_place(&__end, hook_text_size(__vars->__name));
#line 525 "inner_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_inner_change_fill(struct __hookrec_inner_e668fea3 *__rec,
			 const struct __hook_inner_change_vars *__vars,
			 struct inner *inner, int delta, int verdict)
{
#line 12 "inner.hooks"
	int before = hook_valid(inner) ? inner->value : 0;
#line 536 "inner_hooks.c"

	hook_record_clear(__rec, offsetof(struct __hookrec_inner_e668fea3, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->before = before;
#line 16 "inner.hooks"
	__rec->after = before + delta;
#line 543 "inner_hooks.c"
	__rec->verdict = verdict;
	__rec->name = __vars->name;
	hook_copy_text(__rec, __rec->name, __vars->__name);
}

static notrace void
__hook_inner_change_record(void *__data, struct inner *inner, int delta, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_inner_change_vars __vars __uninitialized;
	struct __hookrec_inner_e668fea3 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_inner_change_measure(&__vars, inner, delta, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_inner_change_def);
		return;
	}
	__hook_inner_change_fill(__rec, &__vars, inner, delta, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_inner_change_perf(void *__data, struct inner *inner, int delta,
					     int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_inner_change_vars __vars __uninitialized;
	struct __hookrec_inner_e668fea3 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_inner_change_measure(&__vars, inner, delta, verdict);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_inner_change_fill(__rec, &__vars, inner, delta, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_inner_change_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_inner_e668fea3 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 18 "inner.hooks"
	trace_event_printf(__iter, "%s: %d -> %d: %d\n",
			   (char *)hook_placed(__rec, __rec->name), __rec->before,
			   __rec->after, __rec->verdict);
#line 607 "inner_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_inner_change_print_fmt[] =
	"\"%s: %d -> %d: %d\", __get_str(name), REC->before, REC->after, REC->verdict";

static struct trace_event_functions __hook_inner_change_funcs = {
	.trace = __hook_inner_change_print,
};

static struct hook_event __hook_inner_change_event = {
	.call = {
		.class = &__hookclass_inner_e668fea3,
		.tp = &__hook_inner_change_event.tracepoint,
		.event.funcs = &__hook_inner_change_funcs,
		.print_fmt = __hook_inner_change_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "change",
	.hook = &__hook_inner_change_def,
	.record = __hook_inner_change_record,
	.perf = HOOK_EVENT_PERF(__hook_inner_change_perf),
};

HOOK_EVENT(__hook_inner_change_call, __hook_inner_change_event);

/* The trace event of seen. */

static __always_inline void
__hook_inner_seen_fill(struct __hookrec_inner_4b06ffbd *__rec, struct inner *inner, int n)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->inner = (__force const void *)inner;
	__rec->n = n;
}

static notrace void __hook_inner_seen_record(void *__data, struct inner *inner, int n)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_inner_4b06ffbd *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_inner_seen_def);
		return;
	}
	__hook_inner_seen_fill(__rec, inner, n);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_inner_seen_perf(void *__data, struct inner *inner, int n)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_inner_4b06ffbd *__rec;
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
	__hook_inner_seen_fill(__rec, inner, n);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_inner_seen_print(struct trace_iterator *__iter, int __flags,
			struct trace_event *__event)
{
	const struct __hookrec_inner_4b06ffbd *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "inner=%p n=%d\n", __rec->inner, __rec->n);
	return trace_handle_return(&__iter->seq);
}

static char __hook_inner_seen_print_fmt[] =
	"\"inner=%p n=%d\", REC->inner, REC->n";

static struct trace_event_functions __hook_inner_seen_funcs = {
	.trace = __hook_inner_seen_print,
};

static struct hook_event __hook_inner_seen_event = {
	.call = {
		.class = &__hookclass_inner_4b06ffbd,
		.tp = &__hook_inner_seen_event.tracepoint,
		.event.funcs = &__hook_inner_seen_funcs,
		.print_fmt = __hook_inner_seen_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "seen",
	.hook = &__hook_inner_seen_def,
	.record = __hook_inner_seen_record,
	.perf = HOOK_EVENT_PERF(__hook_inner_seen_perf),
};

HOOK_EVENT(__hook_inner_seen_call, __hook_inner_seen_event);

/* The trace event of seen_again. */

static __always_inline void
__hook_inner_seen_again_fill(struct __hookrec_inner_4b06ffbd *__rec, struct inner *inner,
			     int n)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->inner = (__force const void *)inner;
	__rec->n = n;
}

static notrace void
__hook_inner_seen_again_record(void *__data, struct inner *inner, int n)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_inner_4b06ffbd *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_inner_seen_again_def);
		return;
	}
	__hook_inner_seen_again_fill(__rec, inner, n);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_inner_seen_again_perf(void *__data, struct inner *inner, int n)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_inner_4b06ffbd *__rec;
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
	__hook_inner_seen_again_fill(__rec, inner, n);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_inner_seen_again_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_inner_4b06ffbd *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "inner=%p n=%d\n", __rec->inner, __rec->n);
	return trace_handle_return(&__iter->seq);
}

static char __hook_inner_seen_again_print_fmt[] =
	"\"inner=%p n=%d\", REC->inner, REC->n";

static struct trace_event_functions __hook_inner_seen_again_funcs = {
	.trace = __hook_inner_seen_again_print,
};

static struct hook_event __hook_inner_seen_again_event = {
	.call = {
		.class = &__hookclass_inner_4b06ffbd,
		.tp = &__hook_inner_seen_again_event.tracepoint,
		.event.funcs = &__hook_inner_seen_again_funcs,
		.print_fmt = __hook_inner_seen_again_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "seen_again",
	.hook = &__hook_inner_seen_again_def,
	.record = __hook_inner_seen_again_record,
	.perf = HOOK_EVENT_PERF(__hook_inner_seen_again_perf),
};

HOOK_EVENT(__hook_inner_seen_again_call, __hook_inner_seen_again_event);

#endif /* CONFIG_EVENT_TRACING */

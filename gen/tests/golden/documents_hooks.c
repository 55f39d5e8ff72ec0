// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility documents: Documents: <all> that "people" write
 *
 * Generated from documents.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "documents_hooks.h"

/* Of hooks that are void (int). */

static notrace void
__hookidle_documents_3e58e5fd(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_documents_3e58e5fd(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_documents_3e58e5fd) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_documents_3e58e5fd(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

/* Of hooks that are int (int, int). */

static notrace void
__hookidle_documents_7b00ab74(void *__data, int arg0, int arg1, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_documents_7b00ab74(void *__data, int arg0, int arg1)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_documents_7b00ab74) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_documents_7b00ab74(void *__data, int arg0, int arg1, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_documents_7b00ab74) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_documents_7b00ab74(void *__data, int arg0, int arg1, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1));
}

/* whole: A summary that goes on in a second line. */

static notrace int
__hook_documents_whole_idle_decide(void *__data, int first, int second)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_documents_whole_d0, __hook_documents_whole_idle_decide);
DEFINE_STATIC_CALL(__hook_documents_whole_d1, __hook_documents_whole_idle_decide);
DEFINE_STATIC_CALL(__hook_documents_whole_o0, __hookidle_documents_7b00ab74);
DEFINE_STATIC_CALL(__hook_documents_whole_o1, __hookidle_documents_7b00ab74);
DEFINE_STATIC_CALL(__hook_documents_whole_o2, __hookidle_documents_7b00ab74);
DEFINE_STATIC_CALL(__hook_documents_whole_o3, __hookidle_documents_7b00ab74);

static const struct hook_slot __hook_documents_whole_slots[] = {
	HOOK_SLOT(__hook_documents_whole_d0),
	HOOK_SLOT(__hook_documents_whole_d1),
	HOOK_SLOT(__hook_documents_whole_o0),
	HOOK_SLOT(__hook_documents_whole_o1),
	HOOK_SLOT(__hook_documents_whole_o2),
	HOOK_SLOT(__hook_documents_whole_o3),
};

static struct static_key_false __hook_documents_whole_labels[6];

static const struct hook_desc __hook_documents_whole_desc = {
	.name = "whole",
	.proto = __hook_documents_whole_proto,
	.hash = __hook_documents_whole_hash,
	.facility = &hook_facility_documents,
	.slots = __hook_documents_whole_slots,
	.labels = __hook_documents_whole_labels,
	.idle_decide = __hook_documents_whole_idle_decide,
	.idle_observe = __hookidle_documents_7b00ab74,
	.idle_trace = __hookidle_documents_7b00ab74,
	.count_decide = __hookcountdecide_documents_7b00ab74,
	.count_observe = __hookcount_documents_7b00ab74,
	.count_trace = __hookcount_documents_7b00ab74,
	.meter = __hookmeter_documents_7b00ab74,
	.args = "first,second",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(int, 1),
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

struct hook __hook_documents_whole_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_documents_whole_desc,
};
EXPORT_SYMBOL_GPL(__hook_documents_whole_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_documents_whole_tell(const struct hook_calls *__calls, int first, int second,
			    int __verdict)
{
	const struct hook_call *__call;
	hook_documents_whole_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, first, second, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_documents_whole_walk(const struct hook_calls *__calls, int first, int second)
{
	const struct hook_call *__call;
	hook_documents_whole_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, first, second);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_documents_whole_def,
						       __verdict);
			break;
		}
	}
	return __hook_documents_whole_tell(__calls, first, second, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_documents_whole_many(void *__data, int first, int second)
{
	struct hook *__hook = &__hook_documents_whole_def;
	int __verdict;

	if (!static_branch_likely(&__hook_documents_whole_labels[0]))
		goto observe;
	__verdict = static_call(__hook_documents_whole_d0)(__data, first, second);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_documents_whole_labels[1]))
		goto observe;
	__verdict = static_call(__hook_documents_whole_d1)(hook_data(__hook, 1), first,
							   second);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_documents_whole_labels[2]))
		goto out;
	static_call(__hook_documents_whole_o0)(hook_data(__hook, 2), first, second, 0);
	if (!static_branch_likely(&__hook_documents_whole_labels[3]))
		goto out;
	static_call(__hook_documents_whole_o1)(hook_data(__hook, 3), first, second, 0);
	if (!static_branch_likely(&__hook_documents_whole_labels[4]))
		goto out;
	static_call(__hook_documents_whole_o2)(hook_data(__hook, 4), first, second, 0);
	if (!static_branch_likely(&__hook_documents_whole_labels[5]))
		goto out;
	static_call(__hook_documents_whole_o3)(hook_data(__hook, 5), first, second, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_documents_whole_tell(hook_calls(__hook), first, second,
						__verdict);
	goto out;
}

notrace int __hook_documents_whole(int first, int second)
{
	struct hook *__hook = &__hook_documents_whole_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_documents_whole_d0)(__hook->data[0], first,
								   second);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_documents_whole_many(__hook->data[0], first, second);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_documents_whole_o0)(__hook->data[2], first, second, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_documents_whole_walk(hook_calls(__hook), first, second);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_documents_whole);

/* letters: Übergröße — 寸法, in letters of other alphabets. */

DEFINE_STATIC_CALL(__hook_documents_letters_o0, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_letters_o1, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_letters_o2, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_letters_o3, __hookidle_documents_3e58e5fd);

static const struct hook_slot __hook_documents_letters_slots[] = {
	HOOK_SLOT(__hook_documents_letters_o0),
	HOOK_SLOT(__hook_documents_letters_o1),
	HOOK_SLOT(__hook_documents_letters_o2),
	HOOK_SLOT(__hook_documents_letters_o3),
};

static struct static_key_false __hook_documents_letters_labels[2];

static const struct hook_desc __hook_documents_letters_desc = {
	.name = "letters",
	.proto = __hook_documents_letters_proto,
	.hash = __hook_documents_letters_hash,
	.facility = &hook_facility_documents,
	.slots = __hook_documents_letters_slots,
	.labels = __hook_documents_letters_labels,
	.idle_observe = __hookidle_documents_3e58e5fd,
	.idle_trace = __hookidle_documents_3e58e5fd,
	.count_observe = __hookcount_documents_3e58e5fd,
	.count_trace = __hookcount_documents_3e58e5fd,
	.meter = __hookmeter_documents_3e58e5fd,
	.args = "size",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_documents_letters_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_documents_letters_desc,
};
EXPORT_SYMBOL_GPL(__hook_documents_letters_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_documents_letters_walk(const struct hook_calls *__calls, int size)
{
	const struct hook_call *__call;
	hook_documents_letters_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, size);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_documents_letters_many(void *__data, int size)
{
	struct hook *__hook = &__hook_documents_letters_def;

	static_call(__hook_documents_letters_o0)(__data, size);
	static_call(__hook_documents_letters_o1)(hook_data(__hook, 1), size);
	if (!static_branch_likely(&__hook_documents_letters_labels[0]))
		goto out;
	static_call(__hook_documents_letters_o2)(hook_data(__hook, 2), size);
	if (!static_branch_likely(&__hook_documents_letters_labels[1]))
		goto out;
	static_call(__hook_documents_letters_o3)(hook_data(__hook, 3), size);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_documents_letters(int size)
{
	struct hook *__hook = &__hook_documents_letters_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_documents_letters_o0)(__hook->data[0], size);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_documents_letters_many(__hook->data[0], size);
		return;
	}
	__hook_documents_letters_walk(hook_calls(__hook), size);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_documents_letters);

/* undocumented */

DEFINE_STATIC_CALL(__hook_documents_undocumented_o0, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_undocumented_o1, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_undocumented_o2, __hookidle_documents_3e58e5fd);
DEFINE_STATIC_CALL(__hook_documents_undocumented_o3, __hookidle_documents_3e58e5fd);

static const struct hook_slot __hook_documents_undocumented_slots[] = {
	HOOK_SLOT(__hook_documents_undocumented_o0),
	HOOK_SLOT(__hook_documents_undocumented_o1),
	HOOK_SLOT(__hook_documents_undocumented_o2),
	HOOK_SLOT(__hook_documents_undocumented_o3),
};

static struct static_key_false __hook_documents_undocumented_labels[2];

static const struct hook_desc __hook_documents_undocumented_desc = {
	.name = "undocumented",
	.proto = __hook_documents_undocumented_proto,
	.hash = __hook_documents_undocumented_hash,
	.facility = &hook_facility_documents,
	.slots = __hook_documents_undocumented_slots,
	.labels = __hook_documents_undocumented_labels,
	.idle_observe = __hookidle_documents_3e58e5fd,
	.idle_trace = __hookidle_documents_3e58e5fd,
	.count_observe = __hookcount_documents_3e58e5fd,
	.count_trace = __hookcount_documents_3e58e5fd,
	.meter = __hookmeter_documents_3e58e5fd,
	.args = "a",
	.numbers = HOOK_NUMBER(int, 0),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_documents_undocumented_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_documents_undocumented_desc,
};
EXPORT_SYMBOL_GPL(__hook_documents_undocumented_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_documents_undocumented_walk(const struct hook_calls *__calls, int a)
{
	const struct hook_call *__call;
	hook_documents_undocumented_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_documents_undocumented_many(void *__data, int a)
{
	struct hook *__hook = &__hook_documents_undocumented_def;

	static_call(__hook_documents_undocumented_o0)(__data, a);
	static_call(__hook_documents_undocumented_o1)(hook_data(__hook, 1), a);
	if (!static_branch_likely(&__hook_documents_undocumented_labels[0]))
		goto out;
	static_call(__hook_documents_undocumented_o2)(hook_data(__hook, 2), a);
	if (!static_branch_likely(&__hook_documents_undocumented_labels[1]))
		goto out;
	static_call(__hook_documents_undocumented_o3)(hook_data(__hook, 3), a);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_documents_undocumented(int a)
{
	struct hook *__hook = &__hook_documents_undocumented_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_documents_undocumented_o0)(__hook->data[0], a);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_documents_undocumented_many(__hook->data[0], a);
		return;
	}
	__hook_documents_undocumented_walk(hook_calls(__hook), a);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_documents_undocumented);

static struct hook *const __hooks_documents[] = {
	&__hook_documents_whole_def,
	&__hook_documents_letters_def,
	&__hook_documents_undocumented_def,
};

struct hook_facility hook_facility_documents = {
	.name = "documents",
	.title = "Documents: <all> that \"people\" write",
	.owner = THIS_MODULE,
	.hooks = __hooks_documents,
	.nr_hooks = ARRAY_SIZE(__hooks_documents),
};
EXPORT_SYMBOL_GPL(hook_facility_documents);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_documents_system[] = "hooks_documents";

/* A record with first, second, verdict. */

struct __hookrec_documents_20964f16 {
	struct trace_entry __ent;
	int first;
	int second;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_documents_20964f16[] = {
	HOOK_FIELD(struct __hookrec_documents_20964f16, first, "int"),
	HOOK_FIELD(struct __hookrec_documents_20964f16, second, "int"),
	HOOK_FIELD(struct __hookrec_documents_20964f16, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_documents_20964f16 = {
	.system = __hooks_documents_system,
	.fields_array = __hookfields_documents_20964f16,
	.fields = LIST_HEAD_INIT(__hookclass_documents_20964f16.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of whole. */

static __always_inline void
__hook_documents_whole_fill(struct __hookrec_documents_20964f16 *__rec, int first,
			    int second, int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->first = first;
	__rec->second = second;
	__rec->verdict = verdict;
}

static notrace void
__hook_documents_whole_record(void *__data, int first, int second, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_documents_20964f16 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_documents_whole_def);
		return;
	}
	__hook_documents_whole_fill(__rec, first, second, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_documents_whole_perf(void *__data, int first, int second, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_documents_20964f16 *__rec;
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
	__hook_documents_whole_fill(__rec, first, second, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_documents_whole_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_documents_20964f16 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "first=%d second=%d verdict=%d\n", __rec->first,
			   __rec->second, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_documents_whole_print_fmt[] =
	"\"first=%d second=%d verdict=%d\", REC->first, REC->second, REC->verdict";

static struct trace_event_functions __hook_documents_whole_funcs = {
	.trace = __hook_documents_whole_print,
};

static struct hook_event __hook_documents_whole_event = {
	.call = {
		.class = &__hookclass_documents_20964f16,
		.tp = &__hook_documents_whole_event.tracepoint,
		.event.funcs = &__hook_documents_whole_funcs,
		.print_fmt = __hook_documents_whole_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "whole",
	.hook = &__hook_documents_whole_def,
	.record = __hook_documents_whole_record,
	.perf = HOOK_EVENT_PERF(__hook_documents_whole_perf),
};

HOOK_EVENT(__hook_documents_whole_call, __hook_documents_whole_event);

#endif /* CONFIG_EVENT_TRACING */

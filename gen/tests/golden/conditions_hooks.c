// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility conditions: Conditions
 *
 * Generated from conditions.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "conditions_hooks.h"

/* Of hooks that are void (int, const u32 *). */

static notrace void
__hookidle_conditions_1c521c38(void *__data, int arg0, const u32 *arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_conditions_1c521c38(void *__data, int arg0, const u32 *arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_conditions_1c521c38) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_conditions_1c521c38(void *__data, int arg0, const u32 *arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* Of hooks that are int (struct golden *, const char *). */

#if IS_REACHABLE(CONFIG_GOLDEN_NEVER) || \
	(IS_REACHABLE(CONFIG_GOLDEN_EITHER) && \
	!IS_REACHABLE(CONFIG_NET))

static notrace void
__hookidle_conditions_5081c68b(void *__data, struct golden *arg0, const char *arg1,
			       int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_conditions_5081c68b(void *__data, struct golden *arg0, const char *arg1)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_conditions_5081c68b) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_conditions_5081c68b(void *__data, struct golden *arg0, const char *arg1,
				int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_conditions_5081c68b) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_conditions_5081c68b(void *__data, struct golden *arg0, const char *arg1,
				int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1));
}

#endif

/* Of hooks that are void (int). */

#if IS_REACHABLE(CONFIG_NET)

static notrace void
__hookidle_conditions_bafd1c61(void *__data, int arg0)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_conditions_bafd1c61(void *__data, int arg0)
{
	struct hook_counted __counted;
	typeof(__hookcount_conditions_bafd1c61) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_conditions_bafd1c61(void *__data, int arg0)
{
	hook_meter(__data, 0, hook_metered(arg0));
}

#endif

/* net: In kernels with a network. */

#if __hook_conditions_net_exists

DEFINE_STATIC_CALL(__hook_conditions_net_o0, __hookidle_conditions_bafd1c61);
DEFINE_STATIC_CALL(__hook_conditions_net_o1, __hookidle_conditions_bafd1c61);
DEFINE_STATIC_CALL(__hook_conditions_net_o2, __hookidle_conditions_bafd1c61);
DEFINE_STATIC_CALL(__hook_conditions_net_o3, __hookidle_conditions_bafd1c61);

static const struct hook_slot __hook_conditions_net_slots[] = {
	HOOK_SLOT(__hook_conditions_net_o0),
	HOOK_SLOT(__hook_conditions_net_o1),
	HOOK_SLOT(__hook_conditions_net_o2),
	HOOK_SLOT(__hook_conditions_net_o3),
};

static struct static_key_false __hook_conditions_net_labels[2];

static const struct hook_desc __hook_conditions_net_desc = {
	.name = "net",
	.proto = __hook_conditions_net_proto,
	.hash = __hook_conditions_net_hash,
	.facility = &hook_facility_conditions,
	.slots = __hook_conditions_net_slots,
	.labels = __hook_conditions_net_labels,
	.idle_observe = __hookidle_conditions_bafd1c61,
	.idle_trace = __hookidle_conditions_bafd1c61,
	.count_observe = __hookcount_conditions_bafd1c61,
	.count_trace = __hookcount_conditions_bafd1c61,
	.meter = __hookmeter_conditions_bafd1c61,
	.args = "a",
	.numbers = HOOK_NUMBER(int, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_conditions_net_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_conditions_net_desc,
};
EXPORT_SYMBOL_GPL(__hook_conditions_net_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_conditions_net_walk(const struct hook_calls *__calls, int a)
{
	const struct hook_call *__call;
	hook_conditions_net_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, a);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_conditions_net_many(void *__data, int a)
{
	struct hook *__hook = &__hook_conditions_net_def;

	static_call(__hook_conditions_net_o0)(__data, a);
	static_call(__hook_conditions_net_o1)(hook_data(__hook, 1), a);
	if (!static_branch_likely(&__hook_conditions_net_labels[0]))
		goto out;
	static_call(__hook_conditions_net_o2)(hook_data(__hook, 2), a);
	if (!static_branch_likely(&__hook_conditions_net_labels[1]))
		goto out;
	static_call(__hook_conditions_net_o3)(hook_data(__hook, 3), a);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_conditions_net(int a)
{
	struct hook *__hook = &__hook_conditions_net_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_conditions_net_o0)(__hook->data[0], a);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_conditions_net_many(__hook->data[0], a);
		return;
	}
	__hook_conditions_net_walk(hook_calls(__hook), a);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_conditions_net);

#endif /* __hook_conditions_net_exists */

/* never: In none. */

#if __hook_conditions_never_exists

static notrace int
__hook_conditions_never_idle_decide(void *__data, struct golden *golden, const char *name)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_conditions_never_d0, __hook_conditions_never_idle_decide);
DEFINE_STATIC_CALL(__hook_conditions_never_d1, __hook_conditions_never_idle_decide);
DEFINE_STATIC_CALL(__hook_conditions_never_o0, __hookidle_conditions_5081c68b);
DEFINE_STATIC_CALL(__hook_conditions_never_o1, __hookidle_conditions_5081c68b);
DEFINE_STATIC_CALL(__hook_conditions_never_o2, __hookidle_conditions_5081c68b);
DEFINE_STATIC_CALL(__hook_conditions_never_o3, __hookidle_conditions_5081c68b);

static const struct hook_slot __hook_conditions_never_slots[] = {
	HOOK_SLOT(__hook_conditions_never_d0),
	HOOK_SLOT(__hook_conditions_never_d1),
	HOOK_SLOT(__hook_conditions_never_o0),
	HOOK_SLOT(__hook_conditions_never_o1),
	HOOK_SLOT(__hook_conditions_never_o2),
	HOOK_SLOT(__hook_conditions_never_o3),
};

static struct static_key_false __hook_conditions_never_labels[6];

static const struct hook_desc __hook_conditions_never_desc = {
	.name = "never",
	.proto = __hook_conditions_never_proto,
	.hash = __hook_conditions_never_hash,
	.facility = &hook_facility_conditions,
	.slots = __hook_conditions_never_slots,
	.labels = __hook_conditions_never_labels,
	.idle_decide = __hook_conditions_never_idle_decide,
	.idle_observe = __hookidle_conditions_5081c68b,
	.idle_trace = __hookidle_conditions_5081c68b,
	.count_decide = __hookcountdecide_conditions_5081c68b,
	.count_observe = __hookcount_conditions_5081c68b,
	.count_trace = __hookcount_conditions_5081c68b,
	.meter = __hookmeter_conditions_5081c68b,
	.args = "golden,name",
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

struct hook __hook_conditions_never_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_conditions_never_desc,
};
EXPORT_SYMBOL_GPL(__hook_conditions_never_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_conditions_never_tell(const struct hook_calls *__calls, struct golden *golden,
			     const char *name, int __verdict)
{
	const struct hook_call *__call;
	hook_conditions_never_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, golden, name, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_conditions_never_walk(const struct hook_calls *__calls, struct golden *golden,
			     const char *name)
{
	const struct hook_call *__call;
	hook_conditions_never_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, golden, name);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_conditions_never_def,
						       __verdict);
			break;
		}
	}
	return __hook_conditions_never_tell(__calls, golden, name, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_conditions_never_many(void *__data, struct golden *golden, const char *name)
{
	struct hook *__hook = &__hook_conditions_never_def;
	int __verdict;

	if (!static_branch_likely(&__hook_conditions_never_labels[0]))
		goto observe;
	__verdict = static_call(__hook_conditions_never_d0)(__data, golden, name);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_conditions_never_labels[1]))
		goto observe;
	__verdict = static_call(__hook_conditions_never_d1)(hook_data(__hook, 1), golden,
							    name);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_conditions_never_labels[2]))
		goto out;
	static_call(__hook_conditions_never_o0)(hook_data(__hook, 2), golden, name, 0);
	if (!static_branch_likely(&__hook_conditions_never_labels[3]))
		goto out;
	static_call(__hook_conditions_never_o1)(hook_data(__hook, 3), golden, name, 0);
	if (!static_branch_likely(&__hook_conditions_never_labels[4]))
		goto out;
	static_call(__hook_conditions_never_o2)(hook_data(__hook, 4), golden, name, 0);
	if (!static_branch_likely(&__hook_conditions_never_labels[5]))
		goto out;
	static_call(__hook_conditions_never_o3)(hook_data(__hook, 5), golden, name, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_conditions_never_tell(hook_calls(__hook), golden, name,
						 __verdict);
	goto out;
}

notrace int __hook_conditions_never(struct golden *golden, const char *name)
{
	struct hook *__hook = &__hook_conditions_never_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_conditions_never_d0)(__hook->data[0], golden,
								    name);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_conditions_never_many(__hook->data[0], golden, name);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_conditions_never_o0)(__hook->data[2], golden, name, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_conditions_never_walk(hook_calls(__hook), golden, name);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_conditions_never);

#endif /* __hook_conditions_never_exists */

/* when: Hits for which it holds. */

DEFINE_STATIC_CALL(__hook_conditions_when_o0, __hookidle_conditions_1c521c38);

static const struct hook_slot __hook_conditions_when_slots[] = {
	HOOK_SLOT(__hook_conditions_when_o0),
};

static const struct hook_desc __hook_conditions_when_desc = {
	.name = "when",
	.proto = __hook_conditions_when_proto,
	.hash = __hook_conditions_when_hash,
	.facility = &hook_facility_conditions,
	.slots = __hook_conditions_when_slots,
	.idle_observe = __hookidle_conditions_1c521c38,
	.idle_trace = __hookidle_conditions_1c521c38,
	.count_observe = __hookcount_conditions_1c521c38,
	.count_trace = __hookcount_conditions_1c521c38,
	.meter = __hookmeter_conditions_1c521c38,
	.args = "n,table",
	.numbers = HOOK_NUMBER(int, 0),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 1,
};

struct hook __hook_conditions_when_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_conditions_when_desc,
};
EXPORT_SYMBOL_GPL(__hook_conditions_when_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_conditions_when_walk(const struct hook_calls *__calls, int n, const u32 *table)
{
	const struct hook_call *__call;
	hook_conditions_when_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, n, table);
}

notrace void __hook_conditions_when(int n, const u32 *table)
{
	struct hook *__hook = &__hook_conditions_when_def;
	enum hook_path __path;

#line 24 "conditions.hooks"
	if (!(n ? !!table : false))
#line 442 "conditions_hooks.c"
		return;
	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_conditions_when_o0)(__hook->data[0], n, table);
		hook_exit_bounded(__hook);
		return;
	}
	__hook_conditions_when_walk(hook_calls(__hook), n, table);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_conditions_when);

static struct hook *const __hooks_conditions[] = {
#if __hook_conditions_net_exists
	&__hook_conditions_net_def,
#endif
#if __hook_conditions_never_exists
	&__hook_conditions_never_def,
#endif
	&__hook_conditions_when_def,
};

struct hook_facility hook_facility_conditions = {
	.name = "conditions",
	.title = "Conditions",
	.owner = THIS_MODULE,
	.hooks = __hooks_conditions,
	.nr_hooks = ARRAY_SIZE(__hooks_conditions),
};
EXPORT_SYMBOL_GPL(hook_facility_conditions);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_conditions_system[] = "hooks_conditions";

#if __hook_conditions_never_exists
#line 16 "conditions.hooks"
HOOK_CONSTANT(conditions, GOLDEN_READ, GOLDEN_READ);
#line 485 "conditions_hooks.c"
#endif
#if __hook_conditions_never_exists
#line 16 "conditions.hooks"
HOOK_CONSTANT(conditions, GOLDEN_TRIM, GOLDEN_TRIM);
#line 490 "conditions_hooks.c"
#endif
#if __hook_conditions_never_exists
#line 17 "conditions.hooks"
HOOK_CONSTANT(conditions, GOLDEN_WRITE, GOLDEN_WRITE);
#line 495 "conditions_hooks.c"
#endif

/* A record with n, first. */

struct __hookrec_conditions_a015ed99 {
	struct trace_entry __ent;
	int n;
	u32 first;
	char __data[];
};

static struct trace_event_fields __hookfields_conditions_a015ed99[] = {
	HOOK_FIELD(struct __hookrec_conditions_a015ed99, n, "int"),
	HOOK_FIELD(struct __hookrec_conditions_a015ed99, first, "u32"),
	{}
};

static struct trace_event_class __hookclass_conditions_a015ed99 = {
	.system = __hooks_conditions_system,
	.fields_array = __hookfields_conditions_a015ed99,
	.fields = LIST_HEAD_INIT(__hookclass_conditions_a015ed99.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with name, op. */

#if IS_REACHABLE(CONFIG_GOLDEN_NEVER) || \
	(IS_REACHABLE(CONFIG_GOLDEN_EITHER) && \
	!IS_REACHABLE(CONFIG_NET))

struct __hookrec_conditions_b23e8324 {
	struct trace_entry __ent;
	u32 name;
	int op;
	char __data[];
};

static struct trace_event_fields __hookfields_conditions_b23e8324[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_conditions_b23e8324, name,
			   "__data_loc char[]"),
	HOOK_FIELD(struct __hookrec_conditions_b23e8324, op, "int"),
	{}
};

static struct trace_event_class __hookclass_conditions_b23e8324 = {
	.system = __hooks_conditions_system,
	.fields_array = __hookfields_conditions_b23e8324,
	.fields = LIST_HEAD_INIT(__hookclass_conditions_b23e8324.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

#endif

/* A record with a. */

#if IS_REACHABLE(CONFIG_NET)

struct __hookrec_conditions_d5bb2e50 {
	struct trace_entry __ent;
	int a;
	char __data[];
};

static struct trace_event_fields __hookfields_conditions_d5bb2e50[] = {
	HOOK_FIELD(struct __hookrec_conditions_d5bb2e50, a, "int"),
	{}
};

static struct trace_event_class __hookclass_conditions_d5bb2e50 = {
	.system = __hooks_conditions_system,
	.fields_array = __hookfields_conditions_d5bb2e50,
	.fields = LIST_HEAD_INIT(__hookclass_conditions_d5bb2e50.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

#endif

/* The trace event of net. */

#if __hook_conditions_net_exists

static __always_inline void
__hook_conditions_net_fill(struct __hookrec_conditions_d5bb2e50 *__rec, int a)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
}

static notrace void
__hook_conditions_net_record(void *__data, int a)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_conditions_d5bb2e50 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_conditions_net_def);
		return;
	}
	__hook_conditions_net_fill(__rec, a);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_conditions_net_perf(void *__data, int a)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_conditions_d5bb2e50 *__rec;
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
	__hook_conditions_net_fill(__rec, a);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_conditions_net_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_conditions_d5bb2e50 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "a=%d\n", __rec->a);
	return trace_handle_return(&__iter->seq);
}

static char __hook_conditions_net_print_fmt[] =
	"\"a=%d\", REC->a";

static struct trace_event_functions __hook_conditions_net_funcs = {
	.trace = __hook_conditions_net_print,
};

static struct hook_event __hook_conditions_net_event = {
	.call = {
		.class = &__hookclass_conditions_d5bb2e50,
		.tp = &__hook_conditions_net_event.tracepoint,
		.event.funcs = &__hook_conditions_net_funcs,
		.print_fmt = __hook_conditions_net_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "net",
	.hook = &__hook_conditions_net_def,
	.record = __hook_conditions_net_record,
	.perf = HOOK_EVENT_PERF(__hook_conditions_net_perf),
};

HOOK_EVENT(__hook_conditions_net_call, __hook_conditions_net_event);

#endif /* __hook_conditions_net_exists */

/* The trace event of never. */

#if __hook_conditions_never_exists

struct __hook_conditions_never_vars {
	u32 __size;
	const void *__name;
	u32 name;
};

static __always_inline void
__hook_conditions_never_measure(struct __hook_conditions_never_vars *__vars,
				struct golden *golden, const char *name, int verdict)
{
	u32 __end = offsetof(struct __hookrec_conditions_b23e8324, __data);

	__vars->__name = hook_text(name);
	__vars->name = hook_place(&__end, hook_text_size(__vars->__name));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_conditions_never_fill(struct __hookrec_conditions_b23e8324 *__rec,
			     const struct __hook_conditions_never_vars *__vars,
			     struct golden *golden, const char *name, int verdict)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_conditions_b23e8324, __data));
	hook_record_clear_end(__rec, __vars->__size);
#line 16 "conditions.hooks"
	__rec->op = hook_valid(golden) ? golden->op : 0;
#line 696 "conditions_hooks.c"
	__rec->name = __vars->name;
	hook_copy_text(__rec, __rec->name, __vars->__name);
}

static notrace void
__hook_conditions_never_record(void *__data, struct golden *golden, const char *name,
			       int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_conditions_never_vars __vars __uninitialized;
	struct __hookrec_conditions_b23e8324 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_conditions_never_measure(&__vars, golden, name, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_conditions_never_def);
		return;
	}
	__hook_conditions_never_fill(__rec, &__vars, golden, name, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_conditions_never_perf(void *__data, struct golden *golden, const char *name,
			     int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_conditions_never_vars __vars __uninitialized;
	struct __hookrec_conditions_b23e8324 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_conditions_never_measure(&__vars, golden, name, verdict);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_conditions_never_fill(__rec, &__vars, golden, name, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static const struct trace_print_flags
__hook_conditions_never_names_op[] = {
#line 16 "conditions.hooks"
	HOOK_NAME(GOLDEN_READ, "read"),
#line 16 "conditions.hooks"
	HOOK_NAME(GOLDEN_TRIM, "trim"),
#line 754 "conditions_hooks.c"
	{ -1, NULL }
};

static enum print_line_t
__hook_conditions_never_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_conditions_b23e8324 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
#line 17 "conditions.hooks"
	trace_event_printf(__iter, "%s %s %d\n", (char *)hook_placed(__rec, __rec->name),
			   hook_print_symbol(__p, __rec->op,
					     __hook_conditions_never_names_op),
			   GOLDEN_WRITE);
#line 774 "conditions_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_conditions_never_print_fmt[] =
	"\"%s %s %d\", __get_str(name), "
	"__print_symbolic((REC->op & 2147483648 ? REC->op - 4294967296 : REC->op), "
	"{ hooks_constant_value_GOLDEN_READ, \"read\" }, "
	"{ hooks_constant_value_GOLDEN_TRIM, \"trim\" }), "
	"hooks_constant_value_GOLDEN_WRITE";

static struct trace_event_functions __hook_conditions_never_funcs = {
	.trace = __hook_conditions_never_print,
};

static struct hook_event __hook_conditions_never_event = {
	.call = {
		.class = &__hookclass_conditions_b23e8324,
		.tp = &__hook_conditions_never_event.tracepoint,
		.event.funcs = &__hook_conditions_never_funcs,
		.print_fmt = __hook_conditions_never_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "never",
	.hook = &__hook_conditions_never_def,
	.record = __hook_conditions_never_record,
	.perf = HOOK_EVENT_PERF(__hook_conditions_never_perf),
};

HOOK_EVENT(__hook_conditions_never_call, __hook_conditions_never_event);

#endif /* __hook_conditions_never_exists */

/* The trace event of when. */

static __always_inline void
__hook_conditions_when_fill(struct __hookrec_conditions_a015ed99 *__rec, int n,
			    const u32 *table)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->n = n;
#line 30 "conditions.hooks"
	__rec->first = hook_valid(table) ? *table : 0;
#line 817 "conditions_hooks.c"
}

static notrace void
__hook_conditions_when_record(void *__data, int n, const u32 *table)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_conditions_a015ed99 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_conditions_when_def);
		return;
	}
	__hook_conditions_when_fill(__rec, n, table);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_conditions_when_perf(void *__data, int n, const u32 *table)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_conditions_a015ed99 *__rec;
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
	__hook_conditions_when_fill(__rec, n, table);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_conditions_when_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_conditions_a015ed99 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 31 "conditions.hooks"
	trace_event_printf(__iter, "%d %u\n", __rec->n, __rec->first);
#line 872 "conditions_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_conditions_when_print_fmt[] =
	"\"%d %u\", REC->n, REC->first";

static struct trace_event_functions __hook_conditions_when_funcs = {
	.trace = __hook_conditions_when_print,
};

static struct hook_event __hook_conditions_when_event = {
	.call = {
		.class = &__hookclass_conditions_a015ed99,
		.tp = &__hook_conditions_when_event.tracepoint,
		.event.funcs = &__hook_conditions_when_funcs,
		.print_fmt = __hook_conditions_when_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "when",
	.hook = &__hook_conditions_when_def,
	.record = __hook_conditions_when_record,
	.perf = HOOK_EVENT_PERF(__hook_conditions_when_perf),
};

HOOK_EVENT(__hook_conditions_when_call, __hook_conditions_when_event);

#endif /* CONFIG_EVENT_TRACING */

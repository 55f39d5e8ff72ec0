// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility tables: Symbols, flags and bitmasks
 *
 * Generated from tables.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "tables_hooks.h"

/* Of hooks that are void (struct golden *, int, gfp_t). */

static notrace void
__hookidle_tables_538533de(void *__data, struct golden *arg0, int arg1, gfp_t arg2)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_tables_538533de(void *__data, struct golden *arg0, int arg1, gfp_t arg2)
{
	struct hook_counted __counted;
	typeof(__hookcount_tables_538533de) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tables_538533de(void *__data, struct golden *arg0, int arg1, gfp_t arg2)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2));
}

/* Of hooks that are void (const struct golden *, const unsigned long *). */

static notrace void
__hookidle_tables_97654839(void *__data, const struct golden *arg0,
			   const unsigned long *arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_tables_97654839(void *__data, const struct golden *arg0,
			    const unsigned long *arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_tables_97654839) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tables_97654839(void *__data, const struct golden *arg0,
			    const unsigned long *arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* Of hooks that are int (struct golden *). */

static notrace void
__hookidle_tables_9aee0312(void *__data, struct golden *arg0, int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_tables_9aee0312(void *__data, struct golden *arg0)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_tables_9aee0312) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_tables_9aee0312(void *__data, struct golden *arg0, int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_tables_9aee0312) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_tables_9aee0312(void *__data, struct golden *arg0, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0));
}

/* named: A name for each value, and for each bit. */

DEFINE_STATIC_CALL(__hook_tables_named_o0, __hookidle_tables_538533de);
DEFINE_STATIC_CALL(__hook_tables_named_o1, __hookidle_tables_538533de);
DEFINE_STATIC_CALL(__hook_tables_named_o2, __hookidle_tables_538533de);
DEFINE_STATIC_CALL(__hook_tables_named_o3, __hookidle_tables_538533de);

static const struct hook_slot __hook_tables_named_slots[] = {
	HOOK_SLOT(__hook_tables_named_o0),
	HOOK_SLOT(__hook_tables_named_o1),
	HOOK_SLOT(__hook_tables_named_o2),
	HOOK_SLOT(__hook_tables_named_o3),
};

static struct static_key_false __hook_tables_named_labels[2];

static const struct hook_desc __hook_tables_named_desc = {
	.name = "named",
	.proto = __hook_tables_named_proto,
	.hash = __hook_tables_named_hash,
	.facility = &hook_facility_tables,
	.slots = __hook_tables_named_slots,
	.labels = __hook_tables_named_labels,
	.idle_observe = __hookidle_tables_538533de,
	.idle_trace = __hookidle_tables_538533de,
	.count_observe = __hookcount_tables_538533de,
	.count_trace = __hookcount_tables_538533de,
	.meter = __hookmeter_tables_538533de,
	.args = "golden,state,gfp",
	.numbers = HOOK_NUMBER(int, 1) | HOOK_NUMBER(gfp_t, 2),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_tables_named_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tables_named_desc,
};
EXPORT_SYMBOL_GPL(__hook_tables_named_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_tables_named_walk(const struct hook_calls *__calls, struct golden *golden,
			 int state, gfp_t gfp)
{
	const struct hook_call *__call;
	hook_tables_named_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, golden, state, gfp);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_tables_named_many(void *__data, struct golden *golden, int state, gfp_t gfp)
{
	struct hook *__hook = &__hook_tables_named_def;

	static_call(__hook_tables_named_o0)(__data, golden, state, gfp);
	static_call(__hook_tables_named_o1)(hook_data(__hook, 1), golden, state, gfp);
	if (!static_branch_likely(&__hook_tables_named_labels[0]))
		goto out;
	static_call(__hook_tables_named_o2)(hook_data(__hook, 2), golden, state, gfp);
	if (!static_branch_likely(&__hook_tables_named_labels[1]))
		goto out;
	static_call(__hook_tables_named_o3)(hook_data(__hook, 3), golden, state, gfp);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_tables_named(struct golden *golden, int state, gfp_t gfp)
{
	struct hook *__hook = &__hook_tables_named_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_tables_named_o0)(__hook->data[0], golden, state, gfp);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_tables_named_many(__hook->data[0], golden, state, gfp);
		return;
	}
	__hook_tables_named_walk(hook_calls(__hook), golden, state, gfp);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_tables_named);

/* bits: As many bits as the kernel has use for. */

DEFINE_STATIC_CALL(__hook_tables_bits_o0, __hookidle_tables_97654839);
DEFINE_STATIC_CALL(__hook_tables_bits_o1, __hookidle_tables_97654839);
DEFINE_STATIC_CALL(__hook_tables_bits_o2, __hookidle_tables_97654839);
DEFINE_STATIC_CALL(__hook_tables_bits_o3, __hookidle_tables_97654839);

static const struct hook_slot __hook_tables_bits_slots[] = {
	HOOK_SLOT(__hook_tables_bits_o0),
	HOOK_SLOT(__hook_tables_bits_o1),
	HOOK_SLOT(__hook_tables_bits_o2),
	HOOK_SLOT(__hook_tables_bits_o3),
};

static struct static_key_false __hook_tables_bits_labels[2];

static const struct hook_desc __hook_tables_bits_desc = {
	.name = "bits",
	.proto = __hook_tables_bits_proto,
	.hash = __hook_tables_bits_hash,
	.facility = &hook_facility_tables,
	.slots = __hook_tables_bits_slots,
	.labels = __hook_tables_bits_labels,
	.idle_observe = __hookidle_tables_97654839,
	.idle_trace = __hookidle_tables_97654839,
	.count_observe = __hookcount_tables_97654839,
	.count_trace = __hookcount_tables_97654839,
	.meter = __hookmeter_tables_97654839,
	.args = "golden,words",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_tables_bits_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tables_bits_desc,
};
EXPORT_SYMBOL_GPL(__hook_tables_bits_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_tables_bits_walk(const struct hook_calls *__calls, const struct golden *golden,
			const unsigned long *words)
{
	const struct hook_call *__call;
	hook_tables_bits_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, golden, words);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_tables_bits_many(void *__data, const struct golden *golden,
			const unsigned long *words)
{
	struct hook *__hook = &__hook_tables_bits_def;

	static_call(__hook_tables_bits_o0)(__data, golden, words);
	static_call(__hook_tables_bits_o1)(hook_data(__hook, 1), golden, words);
	if (!static_branch_likely(&__hook_tables_bits_labels[0]))
		goto out;
	static_call(__hook_tables_bits_o2)(hook_data(__hook, 2), golden, words);
	if (!static_branch_likely(&__hook_tables_bits_labels[1]))
		goto out;
	static_call(__hook_tables_bits_o3)(hook_data(__hook, 3), golden, words);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_tables_bits(const struct golden *golden, const unsigned long *words)
{
	struct hook *__hook = &__hook_tables_bits_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_tables_bits_o0)(__hook->data[0], golden, words);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_tables_bits_many(__hook->data[0], golden, words);
		return;
	}
	__hook_tables_bits_walk(hook_calls(__hook), golden, words);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_tables_bits);

/* unprinted: Without a format all print by name. */

static notrace int
__hook_tables_unprinted_idle_decide(void *__data, struct golden *golden)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_tables_unprinted_d0, __hook_tables_unprinted_idle_decide);
DEFINE_STATIC_CALL(__hook_tables_unprinted_d1, __hook_tables_unprinted_idle_decide);
DEFINE_STATIC_CALL(__hook_tables_unprinted_o0, __hookidle_tables_9aee0312);
DEFINE_STATIC_CALL(__hook_tables_unprinted_o1, __hookidle_tables_9aee0312);
DEFINE_STATIC_CALL(__hook_tables_unprinted_o2, __hookidle_tables_9aee0312);
DEFINE_STATIC_CALL(__hook_tables_unprinted_o3, __hookidle_tables_9aee0312);

static const struct hook_slot __hook_tables_unprinted_slots[] = {
	HOOK_SLOT(__hook_tables_unprinted_d0),
	HOOK_SLOT(__hook_tables_unprinted_d1),
	HOOK_SLOT(__hook_tables_unprinted_o0),
	HOOK_SLOT(__hook_tables_unprinted_o1),
	HOOK_SLOT(__hook_tables_unprinted_o2),
	HOOK_SLOT(__hook_tables_unprinted_o3),
};

static struct static_key_false __hook_tables_unprinted_labels[6];

static const struct hook_desc __hook_tables_unprinted_desc = {
	.name = "unprinted",
	.proto = __hook_tables_unprinted_proto,
	.hash = __hook_tables_unprinted_hash,
	.facility = &hook_facility_tables,
	.slots = __hook_tables_unprinted_slots,
	.labels = __hook_tables_unprinted_labels,
	.idle_decide = __hook_tables_unprinted_idle_decide,
	.idle_observe = __hookidle_tables_9aee0312,
	.idle_trace = __hookidle_tables_9aee0312,
	.count_decide = __hookcountdecide_tables_9aee0312,
	.count_observe = __hookcount_tables_9aee0312,
	.count_trace = __hookcount_tables_9aee0312,
	.meter = __hookmeter_tables_9aee0312,
	.args = "golden",
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

struct hook __hook_tables_unprinted_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_tables_unprinted_desc,
};
EXPORT_SYMBOL_GPL(__hook_tables_unprinted_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_tables_unprinted_tell(const struct hook_calls *__calls, struct golden *golden,
			     int __verdict)
{
	const struct hook_call *__call;
	hook_tables_unprinted_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, golden, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_tables_unprinted_walk(const struct hook_calls *__calls, struct golden *golden)
{
	const struct hook_call *__call;
	hook_tables_unprinted_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, golden);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_tables_unprinted_def,
						       __verdict);
			break;
		}
	}
	return __hook_tables_unprinted_tell(__calls, golden, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_tables_unprinted_many(void *__data, struct golden *golden)
{
	struct hook *__hook = &__hook_tables_unprinted_def;
	int __verdict;

	if (!static_branch_likely(&__hook_tables_unprinted_labels[0]))
		goto observe;
	__verdict = static_call(__hook_tables_unprinted_d0)(__data, golden);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_tables_unprinted_labels[1]))
		goto observe;
	__verdict = static_call(__hook_tables_unprinted_d1)(hook_data(__hook, 1), golden);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_tables_unprinted_labels[2]))
		goto out;
	static_call(__hook_tables_unprinted_o0)(hook_data(__hook, 2), golden, 0);
	if (!static_branch_likely(&__hook_tables_unprinted_labels[3]))
		goto out;
	static_call(__hook_tables_unprinted_o1)(hook_data(__hook, 3), golden, 0);
	if (!static_branch_likely(&__hook_tables_unprinted_labels[4]))
		goto out;
	static_call(__hook_tables_unprinted_o2)(hook_data(__hook, 4), golden, 0);
	if (!static_branch_likely(&__hook_tables_unprinted_labels[5]))
		goto out;
	static_call(__hook_tables_unprinted_o3)(hook_data(__hook, 5), golden, 0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_tables_unprinted_tell(hook_calls(__hook), golden, __verdict);
	goto out;
}

notrace int __hook_tables_unprinted(struct golden *golden)
{
	struct hook *__hook = &__hook_tables_unprinted_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_tables_unprinted_d0)(__hook->data[0],
								    golden);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS))
		return __hook_tables_unprinted_many(__hook->data[0], golden);
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_tables_unprinted_o0)(__hook->data[2], golden, 0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_tables_unprinted_walk(hook_calls(__hook), golden);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_tables_unprinted);

static struct hook *const __hooks_tables[] = {
	&__hook_tables_named_def,
	&__hook_tables_bits_def,
	&__hook_tables_unprinted_def,
};

struct hook_facility hook_facility_tables = {
	.name = "tables",
	.title = "Symbols, flags and bitmasks",
	.owner = THIS_MODULE,
	.hooks = __hooks_tables,
	.nr_hooks = ARRAY_SIZE(__hooks_tables),
};
EXPORT_SYMBOL_GPL(hook_facility_tables);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_tables_system[] = "hooks_tables";

#line 13 "tables.hooks"
HOOK_CONSTANT(tables, GOLDEN_READ, GOLDEN_READ);
#line 14 "tables.hooks"
HOOK_CONSTANT(tables, GOLDEN_WRITE, GOLDEN_WRITE);
#line 15 "tables.hooks"
HOOK_CONSTANT(tables, GOLDEN_TRIM, GOLDEN_TRIM);
#line 12 "tables.hooks"
HOOK_CONSTANT(tables, 2627d46a, hook_type_sign(enum golden_op));
#line 12 "tables.hooks"
HOOK_CONSTANT(tables, 5733c6e8, hook_type_beyond(enum golden_op));
#line 17 "tables.hooks"
HOOK_CONSTANT(tables, 1bad6b8c, -1);
#line 19 "tables.hooks"
HOOK_CONSTANT(tables, GOLDEN_DIRTY, GOLDEN_DIRTY);
#line 20 "tables.hooks"
HOOK_CONSTANT(tables, GOLDEN_SYNC, GOLDEN_SYNC);
#line 21 "tables.hooks"
HOOK_CONSTANT(tables, 147e0862, 1 << GOLDEN_SHIFT);
#line 23 "tables.hooks"
HOOK_CONSTANT(tables, __GFP_IO, __GFP_IO);
#line 23 "tables.hooks"
HOOK_CONSTANT(tables, __GFP_FS, __GFP_FS);
#line 508 "tables_hooks.c"

/* A record with op, flags, cpus. */

struct __hookrec_tables_1d8aa4ba {
	struct trace_entry __ent;
	unsigned int op;
	unsigned int flags;
	u32 cpus;
	char __data[];
};

static struct trace_event_fields __hookfields_tables_1d8aa4ba[] = {
	HOOK_FIELD(struct __hookrec_tables_1d8aa4ba, op, "unsigned int"),
	HOOK_FIELD(struct __hookrec_tables_1d8aa4ba, flags, "unsigned int"),
	HOOK_FIELD_LOCATED(struct __hookrec_tables_1d8aa4ba, cpus,
			   "__data_loc unsigned long[]"),
	{}
};

static struct trace_event_class __hookclass_tables_1d8aa4ba = {
	.system = __hooks_tables_system,
	.fields_array = __hookfields_tables_1d8aa4ba,
	.fields = LIST_HEAD_INIT(__hookclass_tables_1d8aa4ba.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with cpus, words. */

struct __hookrec_tables_aef04ca6 {
	struct trace_entry __ent;
	u32 cpus;
	u32 words;
	char __data[];
};

static struct trace_event_fields __hookfields_tables_aef04ca6[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_tables_aef04ca6, cpus,
			   "__data_loc unsigned long[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_tables_aef04ca6, words,
			   "__data_loc unsigned long[]"),
	{}
};

static struct trace_event_class __hookclass_tables_aef04ca6 = {
	.system = __hooks_tables_system,
	.fields_array = __hookfields_tables_aef04ca6,
	.fields = LIST_HEAD_INIT(__hookclass_tables_aef04ca6.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with op, state, flags, gfp. */

struct __hookrec_tables_c1562977 {
	struct trace_entry __ent;
#line 12 "tables.hooks"
	enum golden_op op;
#line 567 "tables_hooks.c"
	int state;
	unsigned long flags;
	gfp_t gfp;
	char __data[];
};

static struct trace_event_fields __hookfields_tables_c1562977[] = {
	HOOK_FIELD(struct __hookrec_tables_c1562977, op, hook_type_name(enum golden_op)),
	HOOK_FIELD(struct __hookrec_tables_c1562977, state, "int"),
	HOOK_FIELD(struct __hookrec_tables_c1562977, flags, "unsigned long"),
	HOOK_FIELD(struct __hookrec_tables_c1562977, gfp, hook_type_name(gfp_t)),
	{}
};

static struct trace_event_class __hookclass_tables_c1562977 = {
	.system = __hooks_tables_system,
	.fields_array = __hookfields_tables_c1562977,
	.fields = LIST_HEAD_INIT(__hookclass_tables_c1562977.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of named. */

static __always_inline void
__hook_tables_named_fill(struct __hookrec_tables_c1562977 *__rec, struct golden *golden,
			 int state, gfp_t gfp)
{
	hook_record_clear(__rec, sizeof(*__rec));
#line 12 "tables.hooks"
	__rec->op = hook_valid(golden) ? golden->op : 0;
#line 599 "tables_hooks.c"
	__rec->state = state;
#line 18 "tables.hooks"
	__rec->flags = hook_valid(golden) ? golden->flags : 0;
#line 603 "tables_hooks.c"
	__rec->gfp = gfp;
}

static notrace void
__hook_tables_named_record(void *__data, struct golden *golden, int state, gfp_t gfp)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_tables_c1562977 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_tables_named_def);
		return;
	}
	__hook_tables_named_fill(__rec, golden, state, gfp);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_tables_named_perf(void *__data, struct golden *golden,
					     int state, gfp_t gfp)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_tables_c1562977 *__rec;
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
	__hook_tables_named_fill(__rec, golden, state, gfp);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static const struct trace_print_flags
__hook_tables_named_names_op[] = {
#line 13 "tables.hooks"
	HOOK_NAME(GOLDEN_READ, "read"),
#line 14 "tables.hooks"
	HOOK_NAME(GOLDEN_WRITE, "write"),
#line 15 "tables.hooks"
	HOOK_NAME(GOLDEN_TRIM, "trim it"),
#line 656 "tables_hooks.c"
	{ -1, NULL }
};

static const struct trace_print_flags
__hook_tables_named_names_state[] = {
#line 17 "tables.hooks"
	HOOK_NAME(0, "idle"),
#line 17 "tables.hooks"
	HOOK_NAME(1, "busy"),
#line 17 "tables.hooks"
	HOOK_NAME(-1, "gone"),
#line 668 "tables_hooks.c"
	{ -1, NULL }
};

static const struct trace_print_flags
__hook_tables_named_names_flags[] = {
#line 19 "tables.hooks"
	HOOK_NAME(GOLDEN_DIRTY, "dirty"),
#line 20 "tables.hooks"
	HOOK_NAME(GOLDEN_SYNC, "sync"),
#line 21 "tables.hooks"
	HOOK_NAME(1 << GOLDEN_SHIFT, "eight"),
#line 680 "tables_hooks.c"
	{ -1, NULL }
};

static const struct trace_print_flags
__hook_tables_named_names_gfp[] = {
#line 23 "tables.hooks"
	HOOK_NAME(__GFP_IO, "IO"),
#line 23 "tables.hooks"
	HOOK_NAME(__GFP_FS, "FS"),
#line 690 "tables_hooks.c"
	{ -1, NULL }
};

static enum print_line_t
__hook_tables_named_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_tables_c1562977 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
#line 24 "tables.hooks"
	trace_event_printf(__iter, "%s while %s, %s/%s\n",
			   hook_print_symbol(__p, __rec->op,
					     __hook_tables_named_names_op),
			   hook_print_symbol(__p, __rec->state,
					     __hook_tables_named_names_state),
			   hook_print_flags(__p, __rec->flags,
					    __hook_tables_named_names_flags),
			   hook_print_flags(__p, (__force unsigned long)__rec->gfp,
					    __hook_tables_named_names_gfp));
#line 715 "tables_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_tables_named_print_fmt[] =
	"\"%s while %s, %s/%s\", "
	"__print_symbolic((REC->op & hooks_constant_value_2627d46a ? REC->op - "
	"hooks_constant_value_5733c6e8 : REC->op), { hooks_constant_value_GOLDEN_READ, "
	"\"read\" }, { hooks_constant_value_GOLDEN_WRITE, \"write\" }, "
	"{ hooks_constant_value_GOLDEN_TRIM, \"trim it\" }), "
	"__print_symbolic((REC->state & 2147483648 ? REC->state - 4294967296 : REC->state), "
	"{ 0, \"idle\" }, { 1, \"busy\" }, { hooks_constant_value_1bad6b8c, \"gone\" }), "
	"__print_flags(REC->flags, \"|\", { hooks_constant_value_GOLDEN_DIRTY, "
	"\"dirty\" }, { hooks_constant_value_GOLDEN_SYNC, \"sync\" }, "
	"{ hooks_constant_value_147e0862, \"eight\" }), __print_flags(REC->gfp, \"|\", "
	"{ hooks_constant_value___GFP_IO, \"IO\" }, { hooks_constant_value___GFP_FS, "
	"\"FS\" })";

static struct trace_event_functions __hook_tables_named_funcs = {
	.trace = __hook_tables_named_print,
};

static struct hook_event __hook_tables_named_event = {
	.call = {
		.class = &__hookclass_tables_c1562977,
		.tp = &__hook_tables_named_event.tracepoint,
		.event.funcs = &__hook_tables_named_funcs,
		.print_fmt = __hook_tables_named_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "named",
	.hook = &__hook_tables_named_def,
	.record = __hook_tables_named_record,
	.perf = HOOK_EVENT_PERF(__hook_tables_named_perf),
};

HOOK_EVENT(__hook_tables_named_call, __hook_tables_named_event);

/* The trace event of bits. */

struct __hook_tables_bits_vars {
	u32 __size;
	const void *__cpus;
	u32 cpus;
	const void *__words;
	u32 words;
};

static __always_inline void
__hook_tables_bits_measure(struct __hook_tables_bits_vars *__vars,
			   const struct golden *golden, const unsigned long *words)
{
	u32 __end = offsetof(struct __hookrec_tables_aef04ca6, __data);

#line 32 "tables.hooks"
	__vars->__cpus = hook_valid(golden) ? cpumask_bits(golden->cpus) : NULL;
#line 32 "tables.hooks"
	__vars->cpus = hook_place(&__end, hook_bitmask_size(__vars->__cpus, nr_cpu_ids));
#line 773 "tables_hooks.c"
	__vars->__words = words;
	__vars->words = hook_place(&__end,
				   hook_bitmask_size(__vars->__words, BITS_PER_LONG));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_tables_bits_fill(struct __hookrec_tables_aef04ca6 *__rec,
			const struct __hook_tables_bits_vars *__vars,
			const struct golden *golden, const unsigned long *words)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_tables_aef04ca6, __data));
	if (__vars->__size > offsetof(struct __hookrec_tables_aef04ca6, __data))
		hook_record_clear_end(__rec, __vars->__size);
	__rec->cpus = __vars->cpus;
	hook_copy_array(__rec, __rec->cpus, __vars->__cpus);
	__rec->words = __vars->words;
	hook_copy_array(__rec, __rec->words, __vars->__words);
}

static notrace void
__hook_tables_bits_record(void *__data, const struct golden *golden,
			  const unsigned long *words)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_tables_bits_vars __vars __uninitialized;
	struct __hookrec_tables_aef04ca6 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_tables_bits_measure(&__vars, golden, words);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_tables_bits_def);
		return;
	}
	__hook_tables_bits_fill(__rec, &__vars, golden, words);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_tables_bits_perf(void *__data, const struct golden *golden,
					    const unsigned long *words)
{
	struct trace_event_call *__call = __data;
	struct __hook_tables_bits_vars __vars __uninitialized;
	struct __hookrec_tables_aef04ca6 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_tables_bits_measure(&__vars, golden, words);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_tables_bits_fill(__rec, &__vars, golden, words);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_tables_bits_print(struct trace_iterator *__iter, int __flags,
			 struct trace_event *__event)
{
	const struct __hookrec_tables_aef04ca6 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
#line 34 "tables.hooks"
	trace_event_printf(__iter, "%s %s\n", hook_print_bitmask(__p, __rec, cpus),
			   hook_print_bitmask(__p, __rec, words));
#line 854 "tables_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_tables_bits_print_fmt[] =
	"\"%s %s\", __get_bitmask(cpus), __get_bitmask(words)";

static struct trace_event_functions __hook_tables_bits_funcs = {
	.trace = __hook_tables_bits_print,
};

static struct hook_event __hook_tables_bits_event = {
	.call = {
		.class = &__hookclass_tables_aef04ca6,
		.tp = &__hook_tables_bits_event.tracepoint,
		.event.funcs = &__hook_tables_bits_funcs,
		.print_fmt = __hook_tables_bits_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "bits",
	.hook = &__hook_tables_bits_def,
	.record = __hook_tables_bits_record,
	.perf = HOOK_EVENT_PERF(__hook_tables_bits_perf),
};

HOOK_EVENT(__hook_tables_bits_call, __hook_tables_bits_event);

/* The trace event of unprinted. */

struct __hook_tables_unprinted_vars {
	u32 __size;
	const void *__cpus;
	u32 cpus;
};

static __always_inline void
__hook_tables_unprinted_measure(struct __hook_tables_unprinted_vars *__vars,
				struct golden *golden, int verdict)
{
	u32 __end = offsetof(struct __hookrec_tables_1d8aa4ba, __data);

#line 44 "tables.hooks"
	__vars->__cpus = hook_valid(golden) ? cpumask_bits(golden->cpus) : NULL;
#line 44 "tables.hooks"
	__vars->cpus = hook_place(&__end, hook_bitmask_size(__vars->__cpus, 8));
#line 899 "tables_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_tables_unprinted_fill(struct __hookrec_tables_1d8aa4ba *__rec,
			     const struct __hook_tables_unprinted_vars *__vars,
			     struct golden *golden, int verdict)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_tables_1d8aa4ba, __data));
	if (__vars->__size > offsetof(struct __hookrec_tables_1d8aa4ba, __data))
		hook_record_clear_end(__rec, __vars->__size);
#line 42 "tables.hooks"
	__rec->op = hook_valid(golden) ? golden->op : 0;
#line 43 "tables.hooks"
	__rec->flags = hook_valid(golden) ? golden->flags : 0;
#line 915 "tables_hooks.c"
	__rec->cpus = __vars->cpus;
	hook_copy_array(__rec, __rec->cpus, __vars->__cpus);
}

static notrace void
__hook_tables_unprinted_record(void *__data, struct golden *golden, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_tables_unprinted_vars __vars __uninitialized;
	struct __hookrec_tables_1d8aa4ba *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_tables_unprinted_measure(&__vars, golden, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_tables_unprinted_def);
		return;
	}
	__hook_tables_unprinted_fill(__rec, &__vars, golden, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_tables_unprinted_perf(void *__data, struct golden *golden, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_tables_unprinted_vars __vars __uninitialized;
	struct __hookrec_tables_1d8aa4ba *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_tables_unprinted_measure(&__vars, golden, verdict);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_tables_unprinted_fill(__rec, &__vars, golden, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static const struct trace_print_flags
__hook_tables_unprinted_names_op[] = {
#line 42 "tables.hooks"
	HOOK_NAME(0, "read"),
#line 42 "tables.hooks"
	HOOK_NAME(GOLDEN_WRITE, "write"),
#line 971 "tables_hooks.c"
	{ -1, NULL }
};

static const struct trace_print_flags
__hook_tables_unprinted_names_flags[] = {
#line 43 "tables.hooks"
	HOOK_NAME(GOLDEN_DIRTY, "dirty"),
#line 979 "tables_hooks.c"
	{ -1, NULL }
};

static enum print_line_t
__hook_tables_unprinted_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_tables_1d8aa4ba *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
	trace_event_printf(__iter, "op=%s flags=%s cpus=%s\n",
			   hook_print_symbol(__p, __rec->op,
					     __hook_tables_unprinted_names_op),
			   hook_print_flags(__p, __rec->flags,
					    __hook_tables_unprinted_names_flags),
			   hook_print_bitmask(__p, __rec, cpus));
	return trace_handle_return(&__iter->seq);
}

static char __hook_tables_unprinted_print_fmt[] =
	"\"op=%s flags=%s cpus=%s\", __print_symbolic(REC->op, { 0, \"read\" }, "
	"{ hooks_constant_value_GOLDEN_WRITE, \"write\" }), __print_flags(REC->flags, "
	"\"|\", { hooks_constant_value_GOLDEN_DIRTY, \"dirty\" }), __get_bitmask(cpus)";

static struct trace_event_functions __hook_tables_unprinted_funcs = {
	.trace = __hook_tables_unprinted_print,
};

static struct hook_event __hook_tables_unprinted_event = {
	.call = {
		.class = &__hookclass_tables_1d8aa4ba,
		.tp = &__hook_tables_unprinted_event.tracepoint,
		.event.funcs = &__hook_tables_unprinted_funcs,
		.print_fmt = __hook_tables_unprinted_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "unprinted",
	.hook = &__hook_tables_unprinted_def,
	.record = __hook_tables_unprinted_record,
	.perf = HOOK_EVENT_PERF(__hook_tables_unprinted_perf),
};

HOOK_EVENT(__hook_tables_unprinted_call, __hook_tables_unprinted_event);

#endif /* CONFIG_EVENT_TRACING */

// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility arrays: Arrays
 *
 * Generated from arrays.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "arrays_hooks.h"

/* Of hooks that are void (const u64 *, bool). */

static notrace void
__hookidle_arrays_7bfe7bac(void *__data, const u64 *arg0, bool arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_arrays_7bfe7bac(void *__data, const u64 *arg0, bool arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_arrays_7bfe7bac) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_arrays_7bfe7bac(void *__data, const u64 *arg0, bool arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/*
 * Of hooks that are void (u8[6], char[3], int[GOLDEN_TAGS], const u16[2], struct golden
 * *[2], unsigned long[2][2]).
 */

static notrace void
__hookidle_arrays_c696baaa(void *__data, u8 arg0[6], char arg1[3], int arg2[GOLDEN_TAGS],
			   const u16 arg3[2], struct golden *arg4[2],
			   unsigned long arg5[2][2])
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_arrays_c696baaa(void *__data, u8 arg0[6], char arg1[3], int arg2[GOLDEN_TAGS],
			    const u16 arg3[2], struct golden *arg4[2],
			    unsigned long arg5[2][2])
{
	struct hook_counted __counted;
	typeof(__hookcount_arrays_c696baaa) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_arrays_c696baaa(void *__data, u8 arg0[6], char arg1[3], int arg2[GOLDEN_TAGS],
			    const u16 arg3[2], struct golden *arg4[2],
			    unsigned long arg5[2][2])
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5));
}

/* Of hooks that are void (const struct golden *, const u32 *, unsigned int). */

static notrace void
__hookidle_arrays_db1b6058(void *__data, const struct golden *arg0, const u32 *arg1,
			   unsigned int arg2)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_arrays_db1b6058(void *__data, const struct golden *arg0, const u32 *arg1,
			    unsigned int arg2)
{
	struct hook_counted __counted;
	typeof(__hookcount_arrays_db1b6058) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_arrays_db1b6058(void *__data, const struct golden *arg0, const u32 *arg1,
			    unsigned int arg2)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2));
}

/* derived: Parameters keep their length from the text. */

DEFINE_STATIC_CALL(__hook_arrays_derived_o0, __hookidle_arrays_c696baaa);
DEFINE_STATIC_CALL(__hook_arrays_derived_o1, __hookidle_arrays_c696baaa);
DEFINE_STATIC_CALL(__hook_arrays_derived_o2, __hookidle_arrays_c696baaa);
DEFINE_STATIC_CALL(__hook_arrays_derived_o3, __hookidle_arrays_c696baaa);

static const struct hook_slot __hook_arrays_derived_slots[] = {
	HOOK_SLOT(__hook_arrays_derived_o0),
	HOOK_SLOT(__hook_arrays_derived_o1),
	HOOK_SLOT(__hook_arrays_derived_o2),
	HOOK_SLOT(__hook_arrays_derived_o3),
};

static struct static_key_false __hook_arrays_derived_labels[2];

static const struct hook_desc __hook_arrays_derived_desc = {
	.name = "derived",
	.proto = __hook_arrays_derived_proto,
	.hash = __hook_arrays_derived_hash,
	.facility = &hook_facility_arrays,
	.slots = __hook_arrays_derived_slots,
	.labels = __hook_arrays_derived_labels,
	.idle_observe = __hookidle_arrays_c696baaa,
	.idle_trace = __hookidle_arrays_c696baaa,
	.count_observe = __hookcount_arrays_c696baaa,
	.count_trace = __hookcount_arrays_c696baaa,
	.meter = __hookmeter_arrays_c696baaa,
	.args = "mac,text,table,pair,all,square",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_arrays_derived_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_arrays_derived_desc,
};
EXPORT_SYMBOL_GPL(__hook_arrays_derived_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_arrays_derived_walk(const struct hook_calls *__calls, u8 mac[6], char text[3],
			   int table[GOLDEN_TAGS], const u16 pair[2],
			   struct golden *all[2], unsigned long square[2][2])
{
	const struct hook_call *__call;
	hook_arrays_derived_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, mac, text, table, pair, all, square);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_arrays_derived_many(void *__data, u8 mac[6], char text[3], int table[GOLDEN_TAGS],
			   const u16 pair[2], struct golden *all[2],
			   unsigned long square[2][2])
{
	struct hook *__hook = &__hook_arrays_derived_def;

	static_call(__hook_arrays_derived_o0)(__data, mac, text, table, pair, all,
					      square);
	static_call(__hook_arrays_derived_o1)(hook_data(__hook, 1), mac, text, table,
					      pair, all, square);
	if (!static_branch_likely(&__hook_arrays_derived_labels[0]))
		goto out;
	static_call(__hook_arrays_derived_o2)(hook_data(__hook, 2), mac, text, table,
					      pair, all, square);
	if (!static_branch_likely(&__hook_arrays_derived_labels[1]))
		goto out;
	static_call(__hook_arrays_derived_o3)(hook_data(__hook, 3), mac, text, table,
					      pair, all, square);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_arrays_derived(u8 mac[6], char text[3], int table[GOLDEN_TAGS],
				   const u16 pair[2], struct golden *all[2],
				   unsigned long square[2][2])
{
	struct hook *__hook = &__hook_arrays_derived_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_arrays_derived_o0)(__hook->data[0], mac, text, table, pair,
						      all, square);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_arrays_derived_many(__hook->data[0], mac, text, table, pair, all,
					   square);
		return;
	}
	__hook_arrays_derived_walk(hook_calls(__hook), mac, text, table, pair, all,
				   square);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_arrays_derived);

/* given: As many elements as there are, or as there is room for. */

DEFINE_STATIC_CALL(__hook_arrays_given_o0, __hookidle_arrays_db1b6058);
DEFINE_STATIC_CALL(__hook_arrays_given_o1, __hookidle_arrays_db1b6058);
DEFINE_STATIC_CALL(__hook_arrays_given_o2, __hookidle_arrays_db1b6058);
DEFINE_STATIC_CALL(__hook_arrays_given_o3, __hookidle_arrays_db1b6058);

static const struct hook_slot __hook_arrays_given_slots[] = {
	HOOK_SLOT(__hook_arrays_given_o0),
	HOOK_SLOT(__hook_arrays_given_o1),
	HOOK_SLOT(__hook_arrays_given_o2),
	HOOK_SLOT(__hook_arrays_given_o3),
};

static struct static_key_false __hook_arrays_given_labels[2];

static const struct hook_desc __hook_arrays_given_desc = {
	.name = "given",
	.proto = __hook_arrays_given_proto,
	.hash = __hook_arrays_given_hash,
	.facility = &hook_facility_arrays,
	.slots = __hook_arrays_given_slots,
	.labels = __hook_arrays_given_labels,
	.idle_observe = __hookidle_arrays_db1b6058,
	.idle_trace = __hookidle_arrays_db1b6058,
	.count_observe = __hookcount_arrays_db1b6058,
	.count_trace = __hookcount_arrays_db1b6058,
	.meter = __hookmeter_arrays_db1b6058,
	.args = "golden,sectors,nr",
	.numbers = HOOK_NUMBER(unsigned int, 2),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_arrays_given_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_arrays_given_desc,
};
EXPORT_SYMBOL_GPL(__hook_arrays_given_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_arrays_given_walk(const struct hook_calls *__calls, const struct golden *golden,
			 const u32 *sectors, unsigned int nr)
{
	const struct hook_call *__call;
	hook_arrays_given_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, golden, sectors, nr);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_arrays_given_many(void *__data, const struct golden *golden, const u32 *sectors,
			 unsigned int nr)
{
	struct hook *__hook = &__hook_arrays_given_def;

	static_call(__hook_arrays_given_o0)(__data, golden, sectors, nr);
	static_call(__hook_arrays_given_o1)(hook_data(__hook, 1), golden, sectors, nr);
	if (!static_branch_likely(&__hook_arrays_given_labels[0]))
		goto out;
	static_call(__hook_arrays_given_o2)(hook_data(__hook, 2), golden, sectors, nr);
	if (!static_branch_likely(&__hook_arrays_given_labels[1]))
		goto out;
	static_call(__hook_arrays_given_o3)(hook_data(__hook, 3), golden, sectors, nr);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_arrays_given(const struct golden *golden, const u32 *sectors,
				 unsigned int nr)
{
	struct hook *__hook = &__hook_arrays_given_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_arrays_given_o0)(__hook->data[0], golden, sectors, nr);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_arrays_given_many(__hook->data[0], golden, sectors, nr);
		return;
	}
	__hook_arrays_given_walk(hook_calls(__hook), golden, sectors, nr);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_arrays_given);

/* unprinted: Without a format. */

DEFINE_STATIC_CALL(__hook_arrays_unprinted_o0, __hookidle_arrays_7bfe7bac);
DEFINE_STATIC_CALL(__hook_arrays_unprinted_o1, __hookidle_arrays_7bfe7bac);
DEFINE_STATIC_CALL(__hook_arrays_unprinted_o2, __hookidle_arrays_7bfe7bac);
DEFINE_STATIC_CALL(__hook_arrays_unprinted_o3, __hookidle_arrays_7bfe7bac);

static const struct hook_slot __hook_arrays_unprinted_slots[] = {
	HOOK_SLOT(__hook_arrays_unprinted_o0),
	HOOK_SLOT(__hook_arrays_unprinted_o1),
	HOOK_SLOT(__hook_arrays_unprinted_o2),
	HOOK_SLOT(__hook_arrays_unprinted_o3),
};

static struct static_key_false __hook_arrays_unprinted_labels[2];

static const struct hook_desc __hook_arrays_unprinted_desc = {
	.name = "unprinted",
	.proto = __hook_arrays_unprinted_proto,
	.hash = __hook_arrays_unprinted_hash,
	.facility = &hook_facility_arrays,
	.slots = __hook_arrays_unprinted_slots,
	.labels = __hook_arrays_unprinted_labels,
	.idle_observe = __hookidle_arrays_7bfe7bac,
	.idle_trace = __hookidle_arrays_7bfe7bac,
	.count_observe = __hookcount_arrays_7bfe7bac,
	.count_trace = __hookcount_arrays_7bfe7bac,
	.meter = __hookmeter_arrays_7bfe7bac,
	.args = "table,two",
	.numbers = HOOK_NUMBER(bool, 1),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_arrays_unprinted_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_arrays_unprinted_desc,
};
EXPORT_SYMBOL_GPL(__hook_arrays_unprinted_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_arrays_unprinted_walk(const struct hook_calls *__calls, const u64 *table, bool two)
{
	const struct hook_call *__call;
	hook_arrays_unprinted_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, table, two);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_arrays_unprinted_many(void *__data, const u64 *table, bool two)
{
	struct hook *__hook = &__hook_arrays_unprinted_def;

	static_call(__hook_arrays_unprinted_o0)(__data, table, two);
	static_call(__hook_arrays_unprinted_o1)(hook_data(__hook, 1), table, two);
	if (!static_branch_likely(&__hook_arrays_unprinted_labels[0]))
		goto out;
	static_call(__hook_arrays_unprinted_o2)(hook_data(__hook, 2), table, two);
	if (!static_branch_likely(&__hook_arrays_unprinted_labels[1]))
		goto out;
	static_call(__hook_arrays_unprinted_o3)(hook_data(__hook, 3), table, two);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_arrays_unprinted(const u64 *table, bool two)
{
	struct hook *__hook = &__hook_arrays_unprinted_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_arrays_unprinted_o0)(__hook->data[0], table, two);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_arrays_unprinted_many(__hook->data[0], table, two);
		return;
	}
	__hook_arrays_unprinted_walk(hook_calls(__hook), table, two);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_arrays_unprinted);

static struct hook *const __hooks_arrays[] = {
	&__hook_arrays_derived_def,
	&__hook_arrays_given_def,
	&__hook_arrays_unprinted_def,
};

struct hook_facility hook_facility_arrays = {
	.name = "arrays",
	.title = "Arrays",
	.owner = THIS_MODULE,
	.hooks = __hooks_arrays,
	.nr_hooks = ARRAY_SIZE(__hooks_arrays),
};
EXPORT_SYMBOL_GPL(hook_facility_arrays);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_arrays_system[] = "hooks_arrays";

#line 8 "arrays.hooks"
HOOK_CONSTANT(arrays, GOLDEN_TAGS, GOLDEN_TAGS);
#line 435 "arrays_hooks.c"

/* A record with table, first. */

struct __hookrec_arrays_654df324 {
	struct trace_entry __ent;
	u32 table;
#line 31 "arrays.hooks"
	u64 first[1];
#line 444 "arrays_hooks.c"
	char __data[];
};

static struct trace_event_fields __hookfields_arrays_654df324[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_arrays_654df324, table, "__data_loc u64[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_654df324, first, "u64[]"),
	{}
};

static struct trace_event_class __hookclass_arrays_654df324 = {
	.system = __hooks_arrays_system,
	.fields_array = __hookfields_arrays_654df324,
	.fields = LIST_HEAD_INIT(__hookclass_arrays_654df324.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with sectors, head, own, tags, mac, ip, uuid. */

struct __hookrec_arrays_732837e7 {
	struct trace_entry __ent;
	u32 sectors;
	u32 head;
	u32 own;
#line 18 "arrays.hooks"
	u16 tags[GOLDEN_TAGS];
#line 19 "arrays.hooks"
	u8 mac[6];
#line 20 "arrays.hooks"
	u8 ip[4];
#line 21 "arrays.hooks"
	u8 uuid[16];
#line 477 "arrays_hooks.c"
	char __data[];
};

static struct trace_event_fields __hookfields_arrays_732837e7[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_arrays_732837e7, sectors, "__data_loc u32[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_arrays_732837e7, head, "__data_loc u8[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_arrays_732837e7, own, "__data_loc u32[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_732837e7, tags, "u16[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_732837e7, mac, "u8[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_732837e7, ip, "u8[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_732837e7, uuid, "u8[]"),
	{}
};

static struct trace_event_class __hookclass_arrays_732837e7 = {
	.system = __hooks_arrays_system,
	.fields_array = __hookfields_arrays_732837e7,
	.fields = LIST_HEAD_INIT(__hookclass_arrays_732837e7.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with mac, text, table, pair, all, square. */

struct __hookrec_arrays_dc0bef06 {
	struct trace_entry __ent;
	u8 mac[6];
	char text[(3) + 1];
	int table[GOLDEN_TAGS];
	u16 pair[2];
	const void *all;
	const void *square;
	char __data[];
};

static struct trace_event_fields __hookfields_arrays_dc0bef06[] = {
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_dc0bef06, mac, "u8[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_dc0bef06, text, "char[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_dc0bef06, table, "int[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_arrays_dc0bef06, pair, "u16[]"),
	HOOK_FIELD_POINTER(struct __hookrec_arrays_dc0bef06, all, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_arrays_dc0bef06, square, "void *"),
	{}
};

static struct trace_event_class __hookclass_arrays_dc0bef06 = {
	.system = __hooks_arrays_system,
	.fields_array = __hookfields_arrays_dc0bef06,
	.fields = LIST_HEAD_INIT(__hookclass_arrays_dc0bef06.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of derived. */

static __always_inline void
__hook_arrays_derived_fill(struct __hookrec_arrays_dc0bef06 *__rec, u8 mac[6],
			   char text[3], int table[GOLDEN_TAGS], const u16 pair[2],
			   struct golden *all[2], unsigned long square[2][2])
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->all = (__force const void *)all;
	__rec->square = (__force const void *)square;
	hook_copy_fixed(__rec->mac, sizeof(__rec->mac), mac);
	hook_copy_chars(__rec->text, sizeof(__rec->text), text);
	hook_copy_fixed(__rec->table, sizeof(__rec->table), table);
	hook_copy_fixed(__rec->pair, sizeof(__rec->pair), pair);
}

static notrace void
__hook_arrays_derived_record(void *__data, u8 mac[6], char text[3],
			     int table[GOLDEN_TAGS], const u16 pair[2],
			     struct golden *all[2], unsigned long square[2][2])
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_arrays_dc0bef06 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_arrays_derived_def);
		return;
	}
	__hook_arrays_derived_fill(__rec, mac, text, table, pair, all, square);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_arrays_derived_perf(void *__data, u8 mac[6], char text[3], int table[GOLDEN_TAGS],
			   const u16 pair[2], struct golden *all[2],
			   unsigned long square[2][2])
{
	struct trace_event_call *__call = __data;
	struct __hookrec_arrays_dc0bef06 *__rec;
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
	__hook_arrays_derived_fill(__rec, mac, text, table, pair, all, square);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_arrays_derived_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_arrays_dc0bef06 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
	trace_event_printf(__iter, "mac=%s text=%s table=%s pair=%s all=%p square=%p\n",
			   hook_print_fixed(__p, __rec, mac), __rec->text,
			   hook_print_fixed(__p, __rec, table),
			   hook_print_fixed(__p, __rec, pair), __rec->all, __rec->square);
	return trace_handle_return(&__iter->seq);
}

static char __hook_arrays_derived_print_fmt[] =
	"\"mac=%s text=%s table=%s pair=%s all=%p square=%p\", __print_array(REC->mac, "
	"6, 1), REC->text, __print_array(REC->table, hooks_constant_value_GOLDEN_TAGS, "
	"4), __print_array(REC->pair, 2, 2), REC->all, REC->square";

static struct trace_event_functions __hook_arrays_derived_funcs = {
	.trace = __hook_arrays_derived_print,
};

static struct hook_event __hook_arrays_derived_event = {
	.call = {
		.class = &__hookclass_arrays_dc0bef06,
		.tp = &__hook_arrays_derived_event.tracepoint,
		.event.funcs = &__hook_arrays_derived_funcs,
		.print_fmt = __hook_arrays_derived_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "derived",
	.hook = &__hook_arrays_derived_def,
	.record = __hook_arrays_derived_record,
	.perf = HOOK_EVENT_PERF(__hook_arrays_derived_perf),
};

HOOK_EVENT(__hook_arrays_derived_call, __hook_arrays_derived_event);

/* The trace event of given. */

struct __hook_arrays_given_vars {
	u32 __size;
	const void *__sectors;
	u32 sectors;
	const void *__head;
	u32 head;
	const void *__own;
	u32 own;
};

static __always_inline void
__hook_arrays_given_measure(struct __hook_arrays_given_vars *__vars,
			    const struct golden *golden, const u32 *sectors,
			    unsigned int nr)
{
	u32 __end = offsetof(struct __hookrec_arrays_732837e7, __data);

	__vars->__sectors = sectors;
	__vars->sectors = hook_place(&__end,
				     hook_array_size(__vars->__sectors, nr, sizeof(u32)));
	__vars->__head = sectors;
	__vars->head = hook_place(&__end,
				  hook_array_size(__vars->__head, min(nr, 8u),
						  sizeof(u8)));
#line 17 "arrays.hooks"
	__vars->__own = hook_valid(golden) ? golden->sectors : NULL;
#line 17 "arrays.hooks"
	__vars->own = hook_place(&__end,
				 hook_array_size(__vars->__own,
						 hook_valid(golden) ? golden->nr : 0,
						 sizeof(u32)));
#line 668 "arrays_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_arrays_given_fill(struct __hookrec_arrays_732837e7 *__rec,
			 const struct __hook_arrays_given_vars *__vars,
			 const struct golden *golden, const u32 *sectors, unsigned int nr)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_arrays_732837e7, __data));
	if (__vars->__size > offsetof(struct __hookrec_arrays_732837e7, __data))
		hook_record_clear_end(__rec, __vars->__size);
	__rec->sectors = __vars->sectors;
	hook_copy_array(__rec, __rec->sectors, __vars->__sectors);
	__rec->head = __vars->head;
	hook_copy_array(__rec, __rec->head, __vars->__head);
	__rec->own = __vars->own;
	hook_copy_array(__rec, __rec->own, __vars->__own);
#line 18 "arrays.hooks"
	hook_copy_fixed(__rec->tags, sizeof(__rec->tags),
			hook_valid(golden) ? golden->tags : NULL);
#line 19 "arrays.hooks"
	hook_copy_fixed(__rec->mac, sizeof(__rec->mac),
			hook_valid(golden) ? golden->mac : NULL);
#line 20 "arrays.hooks"
	hook_copy_fixed(__rec->ip, sizeof(__rec->ip),
			hook_valid(golden) ? golden->ip : NULL);
#line 21 "arrays.hooks"
	hook_copy_fixed(__rec->uuid, sizeof(__rec->uuid),
			hook_valid(golden) ? golden->uuid : NULL);
#line 698 "arrays_hooks.c"
}

static notrace void
__hook_arrays_given_record(void *__data, const struct golden *golden, const u32 *sectors,
			   unsigned int nr)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_arrays_given_vars __vars __uninitialized;
	struct __hookrec_arrays_732837e7 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_arrays_given_measure(&__vars, golden, sectors, nr);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_arrays_given_def);
		return;
	}
	__hook_arrays_given_fill(__rec, &__vars, golden, sectors, nr);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_arrays_given_perf(void *__data, const struct golden *golden,
					     const u32 *sectors, unsigned int nr)
{
	struct trace_event_call *__call = __data;
	struct __hook_arrays_given_vars __vars __uninitialized;
	struct __hookrec_arrays_732837e7 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_arrays_given_measure(&__vars, golden, sectors, nr);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_arrays_given_fill(__rec, &__vars, golden, sectors, nr);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_arrays_given_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_arrays_732837e7 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
#line 22 "arrays.hooks"
	trace_event_printf(__iter, "%s %s %s %s %pM %pI4 %pU\n",
			   hook_print_array(__p, __rec, sectors, u32),
			   hook_print_hex(__p, __rec, head),
			   hook_print_array(__p, __rec, own, u32),
			   hook_print_fixed(__p, __rec, tags), __rec->mac, __rec->ip,
			   __rec->uuid);
#line 765 "arrays_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_arrays_given_print_fmt[] =
	"\"%s %s %s %s %pM %pI4 %pU\", __print_array(__get_dynamic_array(sectors), "
	"(__get_dynamic_array_len(sectors) / 4), 4), "
	"__print_hex(__get_dynamic_array(head), __get_dynamic_array_len(head)), "
	"__print_array(__get_dynamic_array(own), (__get_dynamic_array_len(own) / 4), 4), "
	"__print_array(REC->tags, hooks_constant_value_GOLDEN_TAGS, 2), REC->mac, "
	"REC->ip, REC->uuid";

static struct trace_event_functions __hook_arrays_given_funcs = {
	.trace = __hook_arrays_given_print,
};

static struct hook_event __hook_arrays_given_event = {
	.call = {
		.class = &__hookclass_arrays_732837e7,
		.tp = &__hook_arrays_given_event.tracepoint,
		.event.funcs = &__hook_arrays_given_funcs,
		.print_fmt = __hook_arrays_given_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "given",
	.hook = &__hook_arrays_given_def,
	.record = __hook_arrays_given_record,
	.perf = HOOK_EVENT_PERF(__hook_arrays_given_perf),
};

HOOK_EVENT(__hook_arrays_given_call, __hook_arrays_given_event);

/* The trace event of unprinted. */

struct __hook_arrays_unprinted_vars {
	u32 __size;
	const void *__table;
	u32 table;
};

static __always_inline void
__hook_arrays_unprinted_measure(struct __hook_arrays_unprinted_vars *__vars,
				const u64 *table, bool two)
{
	u32 __end = offsetof(struct __hookrec_arrays_654df324, __data);

	__vars->__table = table;
	__vars->table = hook_place(&__end,
				   hook_array_size(__vars->__table, two ? 2 : 1,
						   sizeof(u64)));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_arrays_unprinted_fill(struct __hookrec_arrays_654df324 *__rec,
			     const struct __hook_arrays_unprinted_vars *__vars,
			     const u64 *table, bool two)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_arrays_654df324, __data));
	if (__vars->__size > offsetof(struct __hookrec_arrays_654df324, __data))
		hook_record_clear_end(__rec, __vars->__size);
	__rec->table = __vars->table;
	hook_copy_array(__rec, __rec->table, __vars->__table);
	hook_copy_fixed(__rec->first, sizeof(__rec->first), table);
}

static notrace void
__hook_arrays_unprinted_record(void *__data, const u64 *table, bool two)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_arrays_unprinted_vars __vars __uninitialized;
	struct __hookrec_arrays_654df324 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_arrays_unprinted_measure(&__vars, table, two);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_arrays_unprinted_def);
		return;
	}
	__hook_arrays_unprinted_fill(__rec, &__vars, table, two);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_arrays_unprinted_perf(void *__data, const u64 *table, bool two)
{
	struct trace_event_call *__call = __data;
	struct __hook_arrays_unprinted_vars __vars __uninitialized;
	struct __hookrec_arrays_654df324 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_arrays_unprinted_measure(&__vars, table, two);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_arrays_unprinted_fill(__rec, &__vars, table, two);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_arrays_unprinted_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hookrec_arrays_654df324 *__rec = (const void *)__iter->ent;
	struct trace_seq *__p = &__iter->tmp_seq;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_seq_init(__p);
	trace_event_printf(__iter, "table=%s first=%s\n",
			   hook_print_array(__p, __rec, table, u64),
			   hook_print_fixed(__p, __rec, first));
	return trace_handle_return(&__iter->seq);
}

static char __hook_arrays_unprinted_print_fmt[] =
	"\"table=%s first=%s\", __print_array(__get_dynamic_array(table), "
	"(__get_dynamic_array_len(table) / 8), 8), __print_array(REC->first, 1, 8)";

static struct trace_event_functions __hook_arrays_unprinted_funcs = {
	.trace = __hook_arrays_unprinted_print,
};

static struct hook_event __hook_arrays_unprinted_event = {
	.call = {
		.class = &__hookclass_arrays_654df324,
		.tp = &__hook_arrays_unprinted_event.tracepoint,
		.event.funcs = &__hook_arrays_unprinted_funcs,
		.print_fmt = __hook_arrays_unprinted_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "unprinted",
	.hook = &__hook_arrays_unprinted_def,
	.record = __hook_arrays_unprinted_record,
	.perf = HOOK_EVENT_PERF(__hook_arrays_unprinted_perf),
};

HOOK_EVENT(__hook_arrays_unprinted_call, __hook_arrays_unprinted_event);

#endif /* CONFIG_EVENT_TRACING */

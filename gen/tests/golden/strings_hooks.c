// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility strings: Text
 *
 * Generated from strings.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "strings_hooks.h"

/* Of hooks that are void (struct golden *, const char *, const char *, int). */

static notrace void
__hookidle_strings_257f0c34(void *__data, struct golden *arg0, const char *arg1,
			    const char *arg2, int arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_strings_257f0c34(void *__data, struct golden *arg0, const char *arg1,
			     const char *arg2, int arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_strings_257f0c34) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_strings_257f0c34(void *__data, struct golden *arg0, const char *arg1,
			     const char *arg2, int arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* Of hooks that are void (const char *, const char *, char *, char[8]). */

static notrace void
__hookidle_strings_c2781102(void *__data, const char *arg0, const char *const arg1,
			    char *arg2, char arg3[8])
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_strings_c2781102(void *__data, const char *arg0, const char *const arg1,
			     char *arg2, char arg3[8])
{
	struct hook_counted __counted;
	typeof(__hookcount_strings_c2781102) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_strings_c2781102(void *__data, const char *arg0, const char *const arg1,
			     char *arg2, char arg3[8])
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* Of hooks that are int (const char __user *, int). */

static notrace void
__hookidle_strings_ecdb2708(void *__data, const char __user *arg0, int arg1,
			    int __verdict)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace int
__hookcountdecide_strings_ecdb2708(void *__data, const char __user *arg0, int arg1)
{
	struct hook_counted __counted;
	typeof(__hookcountdecide_strings_ecdb2708) *__handler;
	int __verdict;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__verdict = __handler(__counted.data, arg0, arg1);
	hook_count_verdict(__data, &__counted, __verdict);
	return __verdict;
}

static notrace void
__hookcount_strings_ecdb2708(void *__data, const char __user *arg0, int arg1,
			     int __verdict)
{
	struct hook_counted __counted;
	typeof(__hookcount_strings_ecdb2708) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, __verdict);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_strings_ecdb2708(void *__data, const char __user *arg0, int arg1,
			     int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(arg0), hook_metered(arg1));
}

/* derived: Derived: strings are const. */

DEFINE_STATIC_CALL(__hook_strings_derived_o0, __hookidle_strings_c2781102);
DEFINE_STATIC_CALL(__hook_strings_derived_o1, __hookidle_strings_c2781102);
DEFINE_STATIC_CALL(__hook_strings_derived_o2, __hookidle_strings_c2781102);
DEFINE_STATIC_CALL(__hook_strings_derived_o3, __hookidle_strings_c2781102);

static const struct hook_slot __hook_strings_derived_slots[] = {
	HOOK_SLOT(__hook_strings_derived_o0),
	HOOK_SLOT(__hook_strings_derived_o1),
	HOOK_SLOT(__hook_strings_derived_o2),
	HOOK_SLOT(__hook_strings_derived_o3),
};

static struct static_key_false __hook_strings_derived_labels[2];

static const struct hook_desc __hook_strings_derived_desc = {
	.name = "derived",
	.proto = __hook_strings_derived_proto,
	.hash = __hook_strings_derived_hash,
	.facility = &hook_facility_strings,
	.slots = __hook_strings_derived_slots,
	.labels = __hook_strings_derived_labels,
	.idle_observe = __hookidle_strings_c2781102,
	.idle_trace = __hookidle_strings_c2781102,
	.count_observe = __hookcount_strings_c2781102,
	.count_trace = __hookcount_strings_c2781102,
	.meter = __hookmeter_strings_c2781102,
	.args = "name,label,buffer,word",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_strings_derived_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_strings_derived_desc,
};
EXPORT_SYMBOL_GPL(__hook_strings_derived_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_strings_derived_walk(const struct hook_calls *__calls, const char *name,
			    const char *const label, char *buffer, char word[8])
{
	const struct hook_call *__call;
	hook_strings_derived_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, name, label, buffer, word);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_strings_derived_many(void *__data, const char *name, const char *const label,
			    char *buffer, char word[8])
{
	struct hook *__hook = &__hook_strings_derived_def;

	static_call(__hook_strings_derived_o0)(__data, name, label, buffer, word);
	static_call(__hook_strings_derived_o1)(hook_data(__hook, 1), name, label, buffer,
					       word);
	if (!static_branch_likely(&__hook_strings_derived_labels[0]))
		goto out;
	static_call(__hook_strings_derived_o2)(hook_data(__hook, 2), name, label, buffer,
					       word);
	if (!static_branch_likely(&__hook_strings_derived_labels[1]))
		goto out;
	static_call(__hook_strings_derived_o3)(hook_data(__hook, 3), name, label, buffer,
					       word);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_strings_derived(const char *name, const char *const label,
				    char *buffer, char word[8])
{
	struct hook *__hook = &__hook_strings_derived_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_strings_derived_o0)(__hook->data[0], name, label, buffer,
						       word);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_strings_derived_many(__hook->data[0], name, label, buffer, word);
		return;
	}
	__hook_strings_derived_walk(hook_calls(__hook), name, label, buffer, word);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_strings_derived);

/* given: Given. */

DEFINE_STATIC_CALL(__hook_strings_given_o0, __hookidle_strings_257f0c34);
DEFINE_STATIC_CALL(__hook_strings_given_o1, __hookidle_strings_257f0c34);
DEFINE_STATIC_CALL(__hook_strings_given_o2, __hookidle_strings_257f0c34);
DEFINE_STATIC_CALL(__hook_strings_given_o3, __hookidle_strings_257f0c34);

static const struct hook_slot __hook_strings_given_slots[] = {
	HOOK_SLOT(__hook_strings_given_o0),
	HOOK_SLOT(__hook_strings_given_o1),
	HOOK_SLOT(__hook_strings_given_o2),
	HOOK_SLOT(__hook_strings_given_o3),
};

static struct static_key_false __hook_strings_given_labels[2];

static const struct hook_desc __hook_strings_given_desc = {
	.name = "given",
	.proto = __hook_strings_given_proto,
	.hash = __hook_strings_given_hash,
	.facility = &hook_facility_strings,
	.slots = __hook_strings_given_slots,
	.labels = __hook_strings_given_labels,
	.idle_observe = __hookidle_strings_257f0c34,
	.idle_trace = __hookidle_strings_257f0c34,
	.count_observe = __hookcount_strings_257f0c34,
	.count_trace = __hookcount_strings_257f0c34,
	.meter = __hookmeter_strings_257f0c34,
	.args = "golden,why,tail,n",
	.numbers = HOOK_NUMBER(int, 3),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_strings_given_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_strings_given_desc,
};
EXPORT_SYMBOL_GPL(__hook_strings_given_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_strings_given_walk(const struct hook_calls *__calls, struct golden *golden,
			  const char *why, const char *tail, int n)
{
	const struct hook_call *__call;
	hook_strings_given_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, golden, why, tail, n);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_strings_given_many(void *__data, struct golden *golden, const char *why,
			  const char *tail, int n)
{
	struct hook *__hook = &__hook_strings_given_def;

	static_call(__hook_strings_given_o0)(__data, golden, why, tail, n);
	static_call(__hook_strings_given_o1)(hook_data(__hook, 1), golden, why, tail, n);
	if (!static_branch_likely(&__hook_strings_given_labels[0]))
		goto out;
	static_call(__hook_strings_given_o2)(hook_data(__hook, 2), golden, why, tail, n);
	if (!static_branch_likely(&__hook_strings_given_labels[1]))
		goto out;
	static_call(__hook_strings_given_o3)(hook_data(__hook, 3), golden, why, tail, n);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_strings_given(struct golden *golden, const char *why,
				  const char *tail, int n)
{
	struct hook *__hook = &__hook_strings_given_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_strings_given_o0)(__hook->data[0], golden, why, tail,
						     n);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_strings_given_many(__hook->data[0], golden, why, tail, n);
		return;
	}
	__hook_strings_given_walk(hook_calls(__hook), golden, why, tail, n);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_strings_given);

/* path: From user memory, which may fault: the hook has to be sleepable. */

static notrace int
__hook_strings_path_idle_decide(void *__data, const char __user *path, int flags)
{
	return 0;
}

DEFINE_STATIC_CALL(__hook_strings_path_d0, __hook_strings_path_idle_decide);
DEFINE_STATIC_CALL(__hook_strings_path_d1, __hook_strings_path_idle_decide);
DEFINE_STATIC_CALL(__hook_strings_path_o0, __hookidle_strings_ecdb2708);
DEFINE_STATIC_CALL(__hook_strings_path_o1, __hookidle_strings_ecdb2708);
DEFINE_STATIC_CALL(__hook_strings_path_o2, __hookidle_strings_ecdb2708);
DEFINE_STATIC_CALL(__hook_strings_path_o3, __hookidle_strings_ecdb2708);

static const struct hook_slot __hook_strings_path_slots[] = {
	HOOK_SLOT(__hook_strings_path_d0),
	HOOK_SLOT(__hook_strings_path_d1),
	HOOK_SLOT(__hook_strings_path_o0),
	HOOK_SLOT(__hook_strings_path_o1),
	HOOK_SLOT(__hook_strings_path_o2),
	HOOK_SLOT(__hook_strings_path_o3),
};

static struct static_key_false __hook_strings_path_labels[6];

static const struct hook_desc __hook_strings_path_desc = {
	.name = "path",
	.proto = __hook_strings_path_proto,
	.hash = __hook_strings_path_hash,
	.facility = &hook_facility_strings,
	.slots = __hook_strings_path_slots,
	.labels = __hook_strings_path_labels,
	.idle_decide = __hook_strings_path_idle_decide,
	.idle_observe = __hookidle_strings_ecdb2708,
	.idle_trace = __hookidle_strings_ecdb2708,
	.count_decide = __hookcountdecide_strings_ecdb2708,
	.count_observe = __hookcount_strings_ecdb2708,
	.count_trace = __hookcount_strings_ecdb2708,
	.meter = __hookmeter_strings_ecdb2708,
	.args = "path,flags",
	.numbers = HOOK_NUMBER(int, 1),
	.verdict = 0,
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_SLEEPABLE,
	.reentry = HOOK_REENTRY_BOUNDED,
	.decide_slots = 2,
	.observe_slots = 4,
};

struct hook __hook_strings_path_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_strings_path_desc,
};
EXPORT_SYMBOL_GPL(__hook_strings_path_def);

/* The observers, through the array, who are told the verdict. */
static __hook_walk notrace int
__hook_strings_path_tell(const struct hook_calls *__calls, const char __user *path,
			 int flags, int __verdict)
{
	const struct hook_call *__call;
	hook_strings_path_observe_fn *__observe;

	hook_for_each_observer(__call, __observe, __calls)
		__observe(__call->data, path, flags, __verdict);
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace int
__hook_strings_path_walk(const struct hook_calls *__calls, const char __user *path,
			 int flags)
{
	const struct hook_call *__call;
	hook_strings_path_decide_fn *__decide;
	int __verdict = 0;

	hook_for_each_decider(__call, __decide, __calls) {
		__verdict = __decide(__call->data, path, flags);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_strings_path_def,
						       __verdict);
			break;
		}
	}
	return __hook_strings_path_tell(__calls, path, flags, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_strings_path_many(void *__data, const char __user *path, int flags)
{
	struct hook *__hook = &__hook_strings_path_def;
	int __verdict;

	if (!static_branch_likely(&__hook_strings_path_labels[0]))
		goto observe;
	__verdict = static_call(__hook_strings_path_d0)(__data, path, flags);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_strings_path_labels[1]))
		goto observe;
	__verdict = static_call(__hook_strings_path_d1)(hook_data(__hook, 1), path,
							flags);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_strings_path_labels[2]))
		goto out;
	static_call(__hook_strings_path_o0)(hook_data(__hook, 2), path, flags, 0);
	if (!static_branch_likely(&__hook_strings_path_labels[3]))
		goto out;
	static_call(__hook_strings_path_o1)(hook_data(__hook, 3), path, flags, 0);
	if (!static_branch_likely(&__hook_strings_path_labels[4]))
		goto out;
	static_call(__hook_strings_path_o2)(hook_data(__hook, 4), path, flags, 0);
	if (!static_branch_likely(&__hook_strings_path_labels[5]))
		goto out;
	static_call(__hook_strings_path_o3)(hook_data(__hook, 5), path, flags, 0);
out:
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_strings_path_tell(hook_calls(__hook), path, flags, __verdict);
	goto out;
}

notrace int __hook_strings_path(const char __user *path, int flags)
{
	struct hook *__hook = &__hook_strings_path_def;
	struct hook_frame __frame;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_sleepable_bounded(__hook, &__frame))
		return hook_suppressed_sleepable_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_strings_path_d0)(__hook->data[0], path,
								flags);
		hook_exit_sleepable_bounded(__hook, &__frame);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__verdict = __hook_strings_path_many(__hook->data[0], path, flags);
		hook_exit_sleepable_bounded(__hook, &__frame);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_strings_path_o0)(__hook->data[2], path, flags, 0);
		hook_exit_sleepable_bounded(__hook, &__frame);
		return 0;
	}
	__verdict = __hook_strings_path_walk(hook_calls(__hook), path, flags);
	hook_exit_sleepable_bounded(__hook, &__frame);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_strings_path);

static struct hook *const __hooks_strings[] = {
	&__hook_strings_derived_def,
	&__hook_strings_given_def,
	&__hook_strings_path_def,
};

struct hook_facility hook_facility_strings = {
	.name = "strings",
	.title = "Text",
	.owner = THIS_MODULE,
	.hooks = __hooks_strings,
	.nr_hooks = ARRAY_SIZE(__hooks_strings),
};
EXPORT_SYMBOL_GPL(hook_facility_strings);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_strings_system[] = "hooks_strings";

/* A record with why, name, tail, label, cut. */

struct __hookrec_strings_5fb13c48 {
	struct trace_entry __ent;
	u32 why;
	u32 name;
	u32 tail;
#line 17 "strings.hooks"
	char label[16];
#line 18 "strings.hooks"
	char cut[4];
#line 519 "strings_hooks.c"
	char __data[];
};

static struct trace_event_fields __hookfields_strings_5fb13c48[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_strings_5fb13c48, why, "__data_loc char[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_strings_5fb13c48, name, "__data_loc char[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_strings_5fb13c48, tail, "__data_loc char[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_strings_5fb13c48, label, "char[]"),
	HOOK_FIELD_ARRAY(struct __hookrec_strings_5fb13c48, cut, "char[]"),
	{}
};

static struct trace_event_class __hookclass_strings_5fb13c48 = {
	.system = __hooks_strings_system,
	.fields_array = __hookfields_strings_5fb13c48,
	.fields = LIST_HEAD_INIT(__hookclass_strings_5fb13c48.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with name, label, buffer, word. */

struct __hookrec_strings_8e57a408 {
	struct trace_entry __ent;
	u32 name;
	u32 label;
	const void *buffer;
	char word[(8) + 1];
	char __data[];
};

static struct trace_event_fields __hookfields_strings_8e57a408[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_strings_8e57a408, name, "__data_loc char[]"),
	HOOK_FIELD_LOCATED(struct __hookrec_strings_8e57a408, label, "__data_loc char[]"),
	HOOK_FIELD_POINTER(struct __hookrec_strings_8e57a408, buffer, "void *"),
	HOOK_FIELD_ARRAY(struct __hookrec_strings_8e57a408, word, "char[]"),
	{}
};

static struct trace_event_class __hookclass_strings_8e57a408 = {
	.system = __hooks_strings_system,
	.fields_array = __hookfields_strings_8e57a408,
	.fields = LIST_HEAD_INIT(__hookclass_strings_8e57a408.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with path, flags, verdict. */

struct __hookrec_strings_ef11f811 {
	struct trace_entry __ent;
	u32 path;
	int flags;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hookfields_strings_ef11f811[] = {
	HOOK_FIELD_LOCATED(struct __hookrec_strings_ef11f811, path, "__data_loc char[]"),
	HOOK_FIELD(struct __hookrec_strings_ef11f811, flags, "int"),
	HOOK_FIELD(struct __hookrec_strings_ef11f811, verdict, "int"),
	{}
};

static struct trace_event_class __hookclass_strings_ef11f811 = {
	.system = __hooks_strings_system,
	.fields_array = __hookfields_strings_ef11f811,
	.fields = LIST_HEAD_INIT(__hookclass_strings_ef11f811.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of derived. */

struct __hook_strings_derived_vars {
	u32 __size;
	const void *__name;
	u32 name;
	const void *__label;
	u32 label;
};

static __always_inline void
__hook_strings_derived_measure(struct __hook_strings_derived_vars *__vars,
			       const char *name, const char *const label, char *buffer,
			       char word[8])
{
	u32 __end = offsetof(struct __hookrec_strings_8e57a408, __data);

	__vars->__name = hook_text(name);
	__vars->name = hook_place(&__end, hook_text_size(__vars->__name));
	__vars->__label = hook_text(label);
	__vars->label = hook_place(&__end, hook_text_size(__vars->__label));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_strings_derived_fill(struct __hookrec_strings_8e57a408 *__rec,
			    const struct __hook_strings_derived_vars *__vars,
			    const char *name, const char *const label, char *buffer,
			    char word[8])
{
	hook_record_clear(__rec, offsetof(struct __hookrec_strings_8e57a408, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->buffer = (__force const void *)buffer;
	__rec->name = __vars->name;
	hook_copy_text(__rec, __rec->name, __vars->__name);
	__rec->label = __vars->label;
	hook_copy_text(__rec, __rec->label, __vars->__label);
	hook_copy_chars(__rec->word, sizeof(__rec->word), word);
}

static notrace void
__hook_strings_derived_record(void *__data, const char *name, const char *const label,
			      char *buffer, char word[8])
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_strings_derived_vars __vars __uninitialized;
	struct __hookrec_strings_8e57a408 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_strings_derived_measure(&__vars, name, label, buffer, word);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_strings_derived_def);
		return;
	}
	__hook_strings_derived_fill(__rec, &__vars, name, label, buffer, word);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_strings_derived_perf(void *__data, const char *name, const char *const label,
			    char *buffer, char word[8])
{
	struct trace_event_call *__call = __data;
	struct __hook_strings_derived_vars __vars __uninitialized;
	struct __hookrec_strings_8e57a408 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_strings_derived_measure(&__vars, name, label, buffer, word);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_strings_derived_fill(__rec, &__vars, name, label, buffer, word);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_strings_derived_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_strings_8e57a408 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "name=%s label=%s buffer=%p word=%s\n",
			   (char *)hook_placed(__rec, __rec->name),
			   (char *)hook_placed(__rec, __rec->label), __rec->buffer,
			   __rec->word);
	return trace_handle_return(&__iter->seq);
}

static char __hook_strings_derived_print_fmt[] =
	"\"name=%s label=%s buffer=%p word=%s\", __get_str(name), __get_str(label), "
	"REC->buffer, REC->word";

static struct trace_event_functions __hook_strings_derived_funcs = {
	.trace = __hook_strings_derived_print,
};

static struct hook_event __hook_strings_derived_event = {
	.call = {
		.class = &__hookclass_strings_8e57a408,
		.tp = &__hook_strings_derived_event.tracepoint,
		.event.funcs = &__hook_strings_derived_funcs,
		.print_fmt = __hook_strings_derived_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "derived",
	.hook = &__hook_strings_derived_def,
	.record = __hook_strings_derived_record,
	.perf = HOOK_EVENT_PERF(__hook_strings_derived_perf),
};

HOOK_EVENT(__hook_strings_derived_call, __hook_strings_derived_event);

/* The trace event of given. */

struct __hook_strings_given_vars {
	u32 __size;
	const void *__why;
	u32 why;
	const void *__name;
	u32 name;
	const void *__tail;
	u32 tail;
};

static __always_inline void
__hook_strings_given_measure(struct __hook_strings_given_vars *__vars,
			     struct golden *golden, const char *why, const char *tail,
			     int n)
{
	u32 __end = offsetof(struct __hookrec_strings_5fb13c48, __data);

	__vars->__why = hook_text(why);
	__vars->why = hook_place(&__end, hook_text_size(__vars->__why));
#line 15 "strings.hooks"
	__vars->__name = hook_text(hook_valid(golden) ? golden->name : NULL);
#line 15 "strings.hooks"
	__vars->name = hook_place(&__end, hook_text_size(__vars->__name));
#line 16 "strings.hooks"
	__vars->__tail = hook_text(hook_valid(tail) ? (n > 0 ? tail + n : "none") : NULL);
#line 16 "strings.hooks"
	__vars->tail = hook_place(&__end, hook_text_size(__vars->__tail));
#line 748 "strings_hooks.c"
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_strings_given_fill(struct __hookrec_strings_5fb13c48 *__rec,
			  const struct __hook_strings_given_vars *__vars,
			  struct golden *golden, const char *why, const char *tail, int n)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_strings_5fb13c48, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->why = __vars->why;
	hook_copy_text(__rec, __rec->why, __vars->__why);
	__rec->name = __vars->name;
	hook_copy_text(__rec, __rec->name, __vars->__name);
	__rec->tail = __vars->tail;
	hook_copy_text(__rec, __rec->tail, __vars->__tail);
#line 17 "strings.hooks"
	hook_copy_name(__rec->label, sizeof(__rec->label),
		       hook_valid(golden) ? golden->label : NULL);
#line 768 "strings_hooks.c"
	hook_copy_name(__rec->cut, sizeof(__rec->cut), why);
}

static notrace void
__hook_strings_given_record(void *__data, struct golden *golden, const char *why,
			    const char *tail, int n)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_strings_given_vars __vars __uninitialized;
	struct __hookrec_strings_5fb13c48 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__hook_strings_given_measure(&__vars, golden, why, tail, n);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_strings_given_def);
		return;
	}
	__hook_strings_given_fill(__rec, &__vars, golden, why, tail, n);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_strings_given_perf(void *__data, struct golden *golden, const char *why,
			  const char *tail, int n)
{
	struct trace_event_call *__call = __data;
	struct __hook_strings_given_vars __vars __uninitialized;
	struct __hookrec_strings_5fb13c48 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	if (!hook_perf_wanted(__call))
		return;
	__hook_strings_given_measure(&__vars, golden, why, tail, n);
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		return;
	perf_fetch_caller_regs(__regs);
	__hook_strings_given_fill(__rec, &__vars, golden, why, tail, n);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_strings_given_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hookrec_strings_5fb13c48 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 19 "strings.hooks"
	trace_event_printf(__iter, "%s: \"%-8s\" %.4s %s|%s\n",
			   (char *)hook_placed(__rec, __rec->why),
			   (char *)hook_placed(__rec, __rec->name),
			   (char *)hook_placed(__rec, __rec->tail), __rec->label,
			   __rec->cut);
#line 834 "strings_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_strings_given_print_fmt[] =
	"\"%s: \\\"%-8s\\\" %.4s %s|%s\", __get_str(why), __get_str(name), "
	"__get_str(tail), REC->label, REC->cut";

static struct trace_event_functions __hook_strings_given_funcs = {
	.trace = __hook_strings_given_print,
};

static struct hook_event __hook_strings_given_event = {
	.call = {
		.class = &__hookclass_strings_5fb13c48,
		.tp = &__hook_strings_given_event.tracepoint,
		.event.funcs = &__hook_strings_given_funcs,
		.print_fmt = __hook_strings_given_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "given",
	.hook = &__hook_strings_given_def,
	.record = __hook_strings_given_record,
	.perf = HOOK_EVENT_PERF(__hook_strings_given_perf),
};

HOOK_EVENT(__hook_strings_given_call, __hook_strings_given_event);

/* The trace event of path. */

struct __hook_strings_path_vars {
	u32 __size;
	const void *__path;
	u32 path;
	char __buffer_path[HOOK_USER_TEXT_MAX];
};

static __always_inline void
__hook_strings_path_measure(struct __hook_strings_path_vars *__vars,
			    const char __user *path, int flags, int verdict)
{
	u32 __end = offsetof(struct __hookrec_strings_ef11f811, __data);

	__vars->__path = hook_user_text(__vars->__buffer_path, path);
	__vars->path = hook_place(&__end, hook_text_size(__vars->__path));
	__vars->__size = hook_record_size(__end);
}

static __always_inline void
__hook_strings_path_fill(struct __hookrec_strings_ef11f811 *__rec,
			 const struct __hook_strings_path_vars *__vars,
			 const char __user *path, int flags, int verdict)
{
	hook_record_clear(__rec, offsetof(struct __hookrec_strings_ef11f811, __data));
	hook_record_clear_end(__rec, __vars->__size);
	__rec->flags = flags;
	__rec->verdict = verdict;
	__rec->path = __vars->path;
	hook_copy_text(__rec, __rec->path, __vars->__path);
}

static notrace void
__hook_strings_path_record(void *__data, const char __user *path, int flags, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_strings_path_vars __vars __uninitialized;
	struct __hookrec_strings_ef11f811 *__rec;

	preempt_disable_notrace();
	if (trace_trigger_soft_disabled(__file))
		goto out;
	__hook_strings_path_measure(&__vars, path, flags, verdict);
	__rec = trace_event_buffer_reserve(&__buffer, __file, __vars.__size);
	if (!__rec) {
		hook_lost(&__hook_strings_path_def);
		goto out;
	}
	__hook_strings_path_fill(__rec, &__vars, path, flags, verdict);
	trace_event_buffer_commit(&__buffer);
out:
	preempt_enable_notrace();
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_strings_path_perf(void *__data, const char __user *path,
					     int flags, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_strings_path_vars __vars __uninitialized;
	struct __hookrec_strings_ef11f811 *__rec;
	struct pt_regs *__regs __uninitialized;
	int __rctx __uninitialized;
	u32 __size;

	__hook_strings_path_measure(&__vars, path, flags, verdict);
	preempt_disable_notrace();
	if (!hook_perf_wanted(__call))
		goto out;
	__size = hook_perf_size(__vars.__size);
	__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);
	if (!__rec)
		goto out;
	perf_fetch_caller_regs(__regs);
	__hook_strings_path_fill(__rec, &__vars, path, flags, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
out:
	preempt_enable_notrace();
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_strings_path_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_strings_ef11f811 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 31 "strings.hooks"
	trace_event_printf(__iter, "%s flags=%#x %d\n",
			   (char *)hook_placed(__rec, __rec->path), __rec->flags,
			   __rec->verdict);
#line 959 "strings_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_strings_path_print_fmt[] =
	"\"%s flags=%#x %d\", __get_str(path), REC->flags, REC->verdict";

static struct trace_event_functions __hook_strings_path_funcs = {
	.trace = __hook_strings_path_print,
};

static struct hook_event __hook_strings_path_event = {
	.call = {
		.class = &__hookclass_strings_ef11f811,
		.tp = &__hook_strings_path_event.tracepoint,
		.event.funcs = &__hook_strings_path_funcs,
		.print_fmt = __hook_strings_path_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "path",
	.hook = &__hook_strings_path_def,
	.record = __hook_strings_path_record,
	.perf = HOOK_EVENT_PERF(__hook_strings_path_perf),
};

HOOK_EVENT(__hook_strings_path_call, __hook_strings_path_event);

#endif /* CONFIG_EVENT_TRACING */

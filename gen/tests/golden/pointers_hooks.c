// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility pointers: Pointers
 *
 * Generated from pointers.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "pointers_hooks.h"

/*
 * Of hooks that are void (const char __user *, int __percpu *, void __iomem *, struct
 * golden __rcu *).
 */

static notrace void
__hookidle_pointers_5ac79889(void *__data, const char __user *arg0, int __percpu *arg1,
			     void __iomem *arg2, struct golden __rcu *arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_pointers_5ac79889(void *__data, const char __user *arg0, int __percpu *arg1,
			      void __iomem *arg2, struct golden __rcu *arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_pointers_5ac79889) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_pointers_5ac79889(void *__data, const char __user *arg0, int __percpu *arg1,
			      void __iomem *arg2, struct golden __rcu *arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/*
 * Of hooks that are void (void *, const void *, struct golden *, const struct golden *,
 * struct elsewhere **, union either *, struct nowhere *, int *, int (*)(void *, int),
 * void (*[4])(void), int (*(*)(int))(long)).
 */

static notrace void
__hookidle_pointers_97584718(void *__data, void *arg0, const void *arg1,
			     struct golden *arg2, const struct golden *const arg3,
			     struct elsewhere **arg4, union either *arg5,
			     struct nowhere *arg6, int *arg7, int (*arg8)(void *, int),
			     void (*arg9[4])(void), int (*(*arg10)(int))(long))
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_pointers_97584718(void *__data, void *arg0, const void *arg1,
			      struct golden *arg2, const struct golden *const arg3,
			      struct elsewhere **arg4, union either *arg5,
			      struct nowhere *arg6, int *arg7, int (*arg8)(void *, int),
			      void (*arg9[4])(void), int (*(*arg10)(int))(long))
{
	struct hook_counted __counted;
	typeof(__hookcount_pointers_97584718) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9, arg10);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_pointers_97584718(void *__data, void *arg0, const void *arg1,
			      struct golden *arg2, const struct golden *const arg3,
			      struct elsewhere **arg4, union either *arg5,
			      struct nowhere *arg6, int *arg7, int (*arg8)(void *, int),
			      void (*arg9[4])(void), int (*(*arg10)(int))(long))
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5),
		   hook_metered(arg6), hook_metered(arg7), hook_metered(arg8),
		   hook_metered(arg9), hook_metered(arg10));
}

/* Of hooks that are void (struct golden *, const u32 *, unsigned int, const void *). */

static notrace void
__hookidle_pointers_ca9de36f(void *__data, struct golden *arg0, const u32 *arg1,
			     unsigned int arg2, const void *arg3)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_pointers_ca9de36f(void *__data, struct golden *arg0, const u32 *arg1,
			      unsigned int arg2, const void *arg3)
{
	struct hook_counted __counted;
	typeof(__hookcount_pointers_ca9de36f) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_pointers_ca9de36f(void *__data, struct golden *arg0, const u32 *arg1,
			      unsigned int arg2, const void *arg3)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3));
}

/* plain: To what is here, to what is only declared, and to functions. */

DEFINE_STATIC_CALL(__hook_pointers_plain_o0, __hookidle_pointers_97584718);
DEFINE_STATIC_CALL(__hook_pointers_plain_o1, __hookidle_pointers_97584718);
DEFINE_STATIC_CALL(__hook_pointers_plain_o2, __hookidle_pointers_97584718);
DEFINE_STATIC_CALL(__hook_pointers_plain_o3, __hookidle_pointers_97584718);

static const struct hook_slot __hook_pointers_plain_slots[] = {
	HOOK_SLOT(__hook_pointers_plain_o0),
	HOOK_SLOT(__hook_pointers_plain_o1),
	HOOK_SLOT(__hook_pointers_plain_o2),
	HOOK_SLOT(__hook_pointers_plain_o3),
};

static struct static_key_false __hook_pointers_plain_labels[2];

static const struct hook_desc __hook_pointers_plain_desc = {
	.name = "plain",
	.proto = __hook_pointers_plain_proto,
	.hash = __hook_pointers_plain_hash,
	.facility = &hook_facility_pointers,
	.slots = __hook_pointers_plain_slots,
	.labels = __hook_pointers_plain_labels,
	.idle_observe = __hookidle_pointers_97584718,
	.idle_trace = __hookidle_pointers_97584718,
	.count_observe = __hookcount_pointers_97584718,
	.count_trace = __hookcount_pointers_97584718,
	.meter = __hookmeter_pointers_97584718,
	.args = "p,cp,golden,cg,pp,either,nowhere,v,fn,table,deep",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_pointers_plain_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_pointers_plain_desc,
};
EXPORT_SYMBOL_GPL(__hook_pointers_plain_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_pointers_plain_walk(const struct hook_calls *__calls, void *p, const void *cp,
			   struct golden *golden, const struct golden *const cg,
			   struct elsewhere **pp, union either *either,
			   struct nowhere *nowhere, int *v, int (*fn)(void *, int),
			   void (*table[4])(void), int (*(*deep)(int))(long))
{
	const struct hook_call *__call;
	hook_pointers_plain_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, p, cp, golden, cg, pp, either, nowhere, v, fn,
			  table, deep);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_pointers_plain_many(void *__data, void *p, const void *cp, struct golden *golden,
			   const struct golden *const cg, struct elsewhere **pp,
			   union either *either, struct nowhere *nowhere, int *v,
			   int (*fn)(void *, int), void (*table[4])(void),
			   int (*(*deep)(int))(long))
{
	struct hook *__hook = &__hook_pointers_plain_def;

	static_call(__hook_pointers_plain_o0)(__data, p, cp, golden, cg, pp, either,
					      nowhere, v, fn, table, deep);
	static_call(__hook_pointers_plain_o1)(hook_data(__hook, 1), p, cp, golden, cg, pp,
					      either, nowhere, v, fn, table, deep);
	if (!static_branch_likely(&__hook_pointers_plain_labels[0]))
		goto out;
	static_call(__hook_pointers_plain_o2)(hook_data(__hook, 2), p, cp, golden, cg, pp,
					      either, nowhere, v, fn, table, deep);
	if (!static_branch_likely(&__hook_pointers_plain_labels[1]))
		goto out;
	static_call(__hook_pointers_plain_o3)(hook_data(__hook, 3), p, cp, golden, cg, pp,
					      either, nowhere, v, fn, table, deep);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_pointers_plain(void *p, const void *cp, struct golden *golden,
				   const struct golden *const cg, struct elsewhere **pp,
				   union either *either, struct nowhere *nowhere, int *v,
				   int (*fn)(void *, int), void (*table[4])(void),
				   int (*(*deep)(int))(long))
{
	struct hook *__hook = &__hook_pointers_plain_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_pointers_plain_o0)(__hook->data[0], p, cp, golden, cg, pp,
						      either, nowhere, v, fn, table, deep);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_pointers_plain_many(__hook->data[0], p, cp, golden, cg, pp, either,
					   nowhere, v, fn, table, deep);
		return;
	}
	__hook_pointers_plain_walk(hook_calls(__hook), p, cp, golden, cg, pp, either,
				   nowhere, v, fn, table, deep);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_pointers_plain);

/* spaces: Into other address spaces. */

DEFINE_STATIC_CALL(__hook_pointers_spaces_o0, __hookidle_pointers_5ac79889);
DEFINE_STATIC_CALL(__hook_pointers_spaces_o1, __hookidle_pointers_5ac79889);
DEFINE_STATIC_CALL(__hook_pointers_spaces_o2, __hookidle_pointers_5ac79889);
DEFINE_STATIC_CALL(__hook_pointers_spaces_o3, __hookidle_pointers_5ac79889);

static const struct hook_slot __hook_pointers_spaces_slots[] = {
	HOOK_SLOT(__hook_pointers_spaces_o0),
	HOOK_SLOT(__hook_pointers_spaces_o1),
	HOOK_SLOT(__hook_pointers_spaces_o2),
	HOOK_SLOT(__hook_pointers_spaces_o3),
};

static struct static_key_false __hook_pointers_spaces_labels[2];

static const struct hook_desc __hook_pointers_spaces_desc = {
	.name = "spaces",
	.proto = __hook_pointers_spaces_proto,
	.hash = __hook_pointers_spaces_hash,
	.facility = &hook_facility_pointers,
	.slots = __hook_pointers_spaces_slots,
	.labels = __hook_pointers_spaces_labels,
	.idle_observe = __hookidle_pointers_5ac79889,
	.idle_trace = __hookidle_pointers_5ac79889,
	.count_observe = __hookcount_pointers_5ac79889,
	.count_trace = __hookcount_pointers_5ac79889,
	.meter = __hookmeter_pointers_5ac79889,
	.args = "text,counter,regs,golden",
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_pointers_spaces_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_pointers_spaces_desc,
};
EXPORT_SYMBOL_GPL(__hook_pointers_spaces_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_pointers_spaces_walk(const struct hook_calls *__calls, const char __user *text,
			    int __percpu *counter, void __iomem *regs,
			    struct golden __rcu *golden)
{
	const struct hook_call *__call;
	hook_pointers_spaces_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, text, counter, regs, golden);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_pointers_spaces_many(void *__data, const char __user *text, int __percpu *counter,
			    void __iomem *regs, struct golden __rcu *golden)
{
	struct hook *__hook = &__hook_pointers_spaces_def;

	static_call(__hook_pointers_spaces_o0)(__data, text, counter, regs, golden);
	static_call(__hook_pointers_spaces_o1)(hook_data(__hook, 1), text, counter, regs,
					       golden);
	if (!static_branch_likely(&__hook_pointers_spaces_labels[0]))
		goto out;
	static_call(__hook_pointers_spaces_o2)(hook_data(__hook, 2), text, counter, regs,
					       golden);
	if (!static_branch_likely(&__hook_pointers_spaces_labels[1]))
		goto out;
	static_call(__hook_pointers_spaces_o3)(hook_data(__hook, 3), text, counter, regs,
					       golden);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_pointers_spaces(const char __user *text, int __percpu *counter,
				    void __iomem *regs, struct golden __rcu *golden)
{
	struct hook *__hook = &__hook_pointers_spaces_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_pointers_spaces_o0)(__hook->data[0], text, counter, regs,
						       golden);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_pointers_spaces_many(__hook->data[0], text, counter, regs, golden);
		return;
	}
	__hook_pointers_spaces_walk(hook_calls(__hook), text, counter, regs, golden);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_pointers_spaces);

/*
 * followed: Followed where the pointer is good, and NULL and error pointers are not
 * followed.
 */

DEFINE_STATIC_CALL(__hook_pointers_followed_o0, __hookidle_pointers_ca9de36f);
DEFINE_STATIC_CALL(__hook_pointers_followed_o1, __hookidle_pointers_ca9de36f);
DEFINE_STATIC_CALL(__hook_pointers_followed_o2, __hookidle_pointers_ca9de36f);
DEFINE_STATIC_CALL(__hook_pointers_followed_o3, __hookidle_pointers_ca9de36f);

static const struct hook_slot __hook_pointers_followed_slots[] = {
	HOOK_SLOT(__hook_pointers_followed_o0),
	HOOK_SLOT(__hook_pointers_followed_o1),
	HOOK_SLOT(__hook_pointers_followed_o2),
	HOOK_SLOT(__hook_pointers_followed_o3),
};

static struct static_key_false __hook_pointers_followed_labels[2];

static const struct hook_desc __hook_pointers_followed_desc = {
	.name = "followed",
	.proto = __hook_pointers_followed_proto,
	.hash = __hook_pointers_followed_hash,
	.facility = &hook_facility_pointers,
	.slots = __hook_pointers_followed_slots,
	.labels = __hook_pointers_followed_labels,
	.idle_observe = __hookidle_pointers_ca9de36f,
	.idle_trace = __hookidle_pointers_ca9de36f,
	.count_observe = __hookcount_pointers_ca9de36f,
	.count_trace = __hookcount_pointers_ca9de36f,
	.meter = __hookmeter_pointers_ca9de36f,
	.args = "golden,table,nr,cookie",
	.numbers = HOOK_NUMBER(unsigned int, 2),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_pointers_followed_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_pointers_followed_desc,
};
EXPORT_SYMBOL_GPL(__hook_pointers_followed_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_pointers_followed_walk(const struct hook_calls *__calls, struct golden *golden,
			      const u32 *table, unsigned int nr, const void *cookie)
{
	const struct hook_call *__call;
	hook_pointers_followed_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, golden, table, nr, cookie);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_pointers_followed_many(void *__data, struct golden *golden, const u32 *table,
			      unsigned int nr, const void *cookie)
{
	struct hook *__hook = &__hook_pointers_followed_def;

	static_call(__hook_pointers_followed_o0)(__data, golden, table, nr, cookie);
	static_call(__hook_pointers_followed_o1)(hook_data(__hook, 1), golden, table, nr,
						 cookie);
	if (!static_branch_likely(&__hook_pointers_followed_labels[0]))
		goto out;
	static_call(__hook_pointers_followed_o2)(hook_data(__hook, 2), golden, table, nr,
						 cookie);
	if (!static_branch_likely(&__hook_pointers_followed_labels[1]))
		goto out;
	static_call(__hook_pointers_followed_o3)(hook_data(__hook, 3), golden, table, nr,
						 cookie);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_pointers_followed(struct golden *golden, const u32 *table,
				      unsigned int nr, const void *cookie)
{
	struct hook *__hook = &__hook_pointers_followed_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_pointers_followed_o0)(__hook->data[0], golden, table, nr,
							 cookie);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_pointers_followed_many(__hook->data[0], golden, table, nr, cookie);
		return;
	}
	__hook_pointers_followed_walk(hook_calls(__hook), golden, table, nr, cookie);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_pointers_followed);

static struct hook *const __hooks_pointers[] = {
	&__hook_pointers_plain_def,
	&__hook_pointers_spaces_def,
	&__hook_pointers_followed_def,
};

struct hook_facility hook_facility_pointers = {
	.name = "pointers",
	.title = "Pointers",
	.owner = THIS_MODULE,
	.hooks = __hooks_pointers,
	.nr_hooks = ARRAY_SIZE(__hooks_pointers),
};
EXPORT_SYMBOL_GPL(hook_facility_pointers);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_pointers_system[] = "hooks_pointers";

/*
 * A record with golden, nr, first, last, above, known, same, clean, cast, second, third.
 */

struct __hookrec_pointers_096c6931 {
	struct trace_entry __ent;
	const void *golden;
	unsigned int nr;
	u32 first;
	u32 last;
	unsigned int above;
	bool known;
	bool same;
	bool clean;
	unsigned int cast;
	u32 second;
	u32 third;
	char __data[];
};

static struct trace_event_fields __hookfields_pointers_096c6931[] = {
	HOOK_FIELD_POINTER(struct __hookrec_pointers_096c6931, golden, "void *"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, nr, "unsigned int"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, first, "u32"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, last, "u32"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, above, "unsigned int"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, known, "bool"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, same, "bool"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, clean, "bool"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, cast, "unsigned int"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, second, "u32"),
	HOOK_FIELD(struct __hookrec_pointers_096c6931, third, "u32"),
	{}
};

static struct trace_event_class __hookclass_pointers_096c6931 = {
	.system = __hooks_pointers_system,
	.fields_array = __hookfields_pointers_096c6931,
	.fields = LIST_HEAD_INIT(__hookclass_pointers_096c6931.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with p, cp, golden, cg, pp, either, nowhere, v, fn, table, deep. */

struct __hookrec_pointers_1c5ac463 {
	struct trace_entry __ent;
	const void *p;
	const void *cp;
	const void *golden;
	const void *cg;
	const void *pp;
	const void *either;
	const void *nowhere;
	const void *v;
	const void *fn;
	const void *table;
	const void *deep;
	char __data[];
};

static struct trace_event_fields __hookfields_pointers_1c5ac463[] = {
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, p, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, cp, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, golden, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, cg, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, pp, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, either, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, nowhere, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, v, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, fn, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, table, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_1c5ac463, deep, "void *"),
	{}
};

static struct trace_event_class __hookclass_pointers_1c5ac463 = {
	.system = __hooks_pointers_system,
	.fields_array = __hookfields_pointers_1c5ac463,
	.fields = LIST_HEAD_INIT(__hookclass_pointers_1c5ac463.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with text, counter, regs, golden. */

struct __hookrec_pointers_fd9dc358 {
	struct trace_entry __ent;
	const void *text;
	const void *counter;
	const void *regs;
	const void *golden;
	char __data[];
};

static struct trace_event_fields __hookfields_pointers_fd9dc358[] = {
	HOOK_FIELD_POINTER(struct __hookrec_pointers_fd9dc358, text, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_fd9dc358, counter, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_fd9dc358, regs, "void *"),
	HOOK_FIELD_POINTER(struct __hookrec_pointers_fd9dc358, golden, "void *"),
	{}
};

static struct trace_event_class __hookclass_pointers_fd9dc358 = {
	.system = __hooks_pointers_system,
	.fields_array = __hookfields_pointers_fd9dc358,
	.fields = LIST_HEAD_INIT(__hookclass_pointers_fd9dc358.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of plain. */

static __always_inline void
__hook_pointers_plain_fill(struct __hookrec_pointers_1c5ac463 *__rec, void *p,
			   const void *cp, struct golden *golden,
			   const struct golden *const cg, struct elsewhere **pp,
			   union either *either, struct nowhere *nowhere, int *v,
			   int (*fn)(void *, int), void (*table[4])(void),
			   int (*(*deep)(int))(long))
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->p = (__force const void *)p;
	__rec->cp = (__force const void *)cp;
	__rec->golden = (__force const void *)golden;
	__rec->cg = (__force const void *)cg;
	__rec->pp = (__force const void *)pp;
	__rec->either = (__force const void *)either;
	__rec->nowhere = (__force const void *)nowhere;
	__rec->v = (__force const void *)v;
	__rec->fn = (__force const void *)fn;
	__rec->table = (__force const void *)table;
	__rec->deep = (__force const void *)deep;
}

static notrace void
__hook_pointers_plain_record(void *__data, void *p, const void *cp, struct golden *golden,
			     const struct golden *const cg, struct elsewhere **pp,
			     union either *either, struct nowhere *nowhere, int *v,
			     int (*fn)(void *, int), void (*table[4])(void),
			     int (*(*deep)(int))(long))
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_pointers_1c5ac463 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_pointers_plain_def);
		return;
	}
	__hook_pointers_plain_fill(__rec, p, cp, golden, cg, pp, either, nowhere, v, fn,
				   table, deep);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_pointers_plain_perf(void *__data, void *p, const void *cp, struct golden *golden,
			   const struct golden *const cg, struct elsewhere **pp,
			   union either *either, struct nowhere *nowhere, int *v,
			   int (*fn)(void *, int), void (*table[4])(void),
			   int (*(*deep)(int))(long))
{
	struct trace_event_call *__call = __data;
	struct __hookrec_pointers_1c5ac463 *__rec;
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
	__hook_pointers_plain_fill(__rec, p, cp, golden, cg, pp, either, nowhere, v, fn,
				   table, deep);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_pointers_plain_print(struct trace_iterator *__iter, int __flags,
			    struct trace_event *__event)
{
	const struct __hookrec_pointers_1c5ac463 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "p=%p cp=%p golden=%p cg=%p pp=%p either=%p nowhere=%p v=%p fn=%p table=%p deep=%p\n",
			   __rec->p, __rec->cp, __rec->golden, __rec->cg, __rec->pp,
			   __rec->either, __rec->nowhere, __rec->v, __rec->fn,
			   __rec->table, __rec->deep);
	return trace_handle_return(&__iter->seq);
}

static char __hook_pointers_plain_print_fmt[] =
	"\"p=%p cp=%p golden=%p cg=%p pp=%p either=%p nowhere=%p v=%p fn=%p table=%p deep=%p\", "
	"REC->p, REC->cp, REC->golden, REC->cg, REC->pp, REC->either, REC->nowhere, "
	"REC->v, REC->fn, REC->table, REC->deep";

static struct trace_event_functions __hook_pointers_plain_funcs = {
	.trace = __hook_pointers_plain_print,
};

static struct hook_event __hook_pointers_plain_event = {
	.call = {
		.class = &__hookclass_pointers_1c5ac463,
		.tp = &__hook_pointers_plain_event.tracepoint,
		.event.funcs = &__hook_pointers_plain_funcs,
		.print_fmt = __hook_pointers_plain_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "plain",
	.hook = &__hook_pointers_plain_def,
	.record = __hook_pointers_plain_record,
	.perf = HOOK_EVENT_PERF(__hook_pointers_plain_perf),
};

HOOK_EVENT(__hook_pointers_plain_call, __hook_pointers_plain_event);

/* The trace event of spaces. */

static __always_inline void
__hook_pointers_spaces_fill(struct __hookrec_pointers_fd9dc358 *__rec,
			    const char __user *text, int __percpu *counter,
			    void __iomem *regs, struct golden __rcu *golden)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->text = (__force const void *)text;
	__rec->counter = (__force const void *)counter;
	__rec->regs = (__force const void *)regs;
	__rec->golden = (__force const void *)golden;
}

static notrace void
__hook_pointers_spaces_record(void *__data, const char __user *text,
			      int __percpu *counter, void __iomem *regs,
			      struct golden __rcu *golden)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_pointers_fd9dc358 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_pointers_spaces_def);
		return;
	}
	__hook_pointers_spaces_fill(__rec, text, counter, regs, golden);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_pointers_spaces_perf(void *__data, const char __user *text, int __percpu *counter,
			    void __iomem *regs, struct golden __rcu *golden)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_pointers_fd9dc358 *__rec;
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
	__hook_pointers_spaces_fill(__rec, text, counter, regs, golden);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_pointers_spaces_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_pointers_fd9dc358 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "text=%p counter=%p regs=%p golden=%p\n", __rec->text,
			   __rec->counter, __rec->regs, __rec->golden);
	return trace_handle_return(&__iter->seq);
}

static char __hook_pointers_spaces_print_fmt[] =
	"\"text=%p counter=%p regs=%p golden=%p\", REC->text, REC->counter, REC->regs, "
	"REC->golden";

static struct trace_event_functions __hook_pointers_spaces_funcs = {
	.trace = __hook_pointers_spaces_print,
};

static struct hook_event __hook_pointers_spaces_event = {
	.call = {
		.class = &__hookclass_pointers_fd9dc358,
		.tp = &__hook_pointers_spaces_event.tracepoint,
		.event.funcs = &__hook_pointers_spaces_funcs,
		.print_fmt = __hook_pointers_spaces_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "spaces",
	.hook = &__hook_pointers_spaces_def,
	.record = __hook_pointers_spaces_record,
	.perf = HOOK_EVENT_PERF(__hook_pointers_spaces_perf),
};

HOOK_EVENT(__hook_pointers_spaces_call, __hook_pointers_spaces_event);

/* The trace event of followed. */

static __always_inline void
__hook_pointers_followed_fill(struct __hookrec_pointers_096c6931 *__rec,
			      struct golden *golden, const u32 *table, unsigned int nr,
			      const void *cookie)
{
#line 23 "pointers.hooks"
	struct golden *parent = hook_valid(golden) ? golden->parent : NULL;
#line 805 "pointers_hooks.c"

	hook_record_clear(__rec, sizeof(*__rec));
	__rec->golden = (__force const void *)golden;
#line 26 "pointers.hooks"
	__rec->nr = hook_valid(golden) ? golden->nr : 0;
#line 27 "pointers.hooks"
	__rec->first = hook_valid(table) ? *table : 0;
#line 28 "pointers.hooks"
	__rec->last = hook_valid(table) ? (nr ? table[nr - 1] : 0) : 0;
#line 29 "pointers.hooks"
	__rec->above = hook_valid(parent) ? parent->nr : 0;
#line 30 "pointers.hooks"
	__rec->known = !IS_ERR(golden) ? (golden ? golden->nr == nr : false) : 0;
#line 31 "pointers.hooks"
	__rec->same = hook_valid(golden) ? golden->nr == golden->op : 0;
#line 32 "pointers.hooks"
	__rec->clean = hook_valid(golden) ? !golden->flags : 0;
#line 33 "pointers.hooks"
	__rec->cast = hook_valid(cookie) ? ((const struct golden *)cookie)->nr : 0;
#line 34 "pointers.hooks"
	__rec->second = hook_valid(table) ? *((const u32 *)table + 1) : 0;
#line 35 "pointers.hooks"
	__rec->third = hook_valid(table) ? *(const u32 *)(table) : 0;
#line 829 "pointers_hooks.c"
}

static notrace void
__hook_pointers_followed_record(void *__data, struct golden *golden, const u32 *table,
				unsigned int nr, const void *cookie)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_pointers_096c6931 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_pointers_followed_def);
		return;
	}
	__hook_pointers_followed_fill(__rec, golden, table, nr, cookie);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_pointers_followed_perf(void *__data, struct golden *golden, const u32 *table,
			      unsigned int nr, const void *cookie)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_pointers_096c6931 *__rec;
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
	__hook_pointers_followed_fill(__rec, golden, table, nr, cookie);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_pointers_followed_print(struct trace_iterator *__iter, int __flags,
			       struct trace_event *__event)
{
	const struct __hookrec_pointers_096c6931 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 36 "pointers.hooks"
	trace_event_printf(__iter, "%p %u %u..%u %u %d %d %d %u %u %u\n", __rec->golden,
			   __rec->nr, __rec->first, __rec->last, __rec->above,
			   __rec->known, __rec->same, __rec->clean, __rec->cast,
			   __rec->second, __rec->third);
#line 889 "pointers_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_pointers_followed_print_fmt[] =
	"\"%p %u %u..%u %u %d %d %d %u %u %u\", REC->golden, REC->nr, REC->first, "
	"REC->last, REC->above, REC->known, REC->same, REC->clean, REC->cast, "
	"REC->second, REC->third";

static struct trace_event_functions __hook_pointers_followed_funcs = {
	.trace = __hook_pointers_followed_print,
};

static struct hook_event __hook_pointers_followed_event = {
	.call = {
		.class = &__hookclass_pointers_096c6931,
		.tp = &__hook_pointers_followed_event.tracepoint,
		.event.funcs = &__hook_pointers_followed_funcs,
		.print_fmt = __hook_pointers_followed_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "followed",
	.hook = &__hook_pointers_followed_def,
	.record = __hook_pointers_followed_record,
	.perf = HOOK_EVENT_PERF(__hook_pointers_followed_perf),
};

HOOK_EVENT(__hook_pointers_followed_call, __hook_pointers_followed_event);

#endif /* CONFIG_EVENT_TRACING */

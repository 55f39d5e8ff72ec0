// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility scalars: Numbers
 *
 * Generated from scalars.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "scalars_hooks.h"

/* standard: Standard types. */

static notrace void
__hook_scalars_standard_idle_observe(void *__data, int a, unsigned int b, long c,
				     unsigned long d, long long e, unsigned long long f,
				     short g, unsigned char h, signed char i, char j,
				     bool k, enum golden_op l)
{
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hook_scalars_standard_meter(void *__data, int a, unsigned int b, long c,
			      unsigned long d, long long e, unsigned long long f, short g,
			      unsigned char h, signed char i, char j, bool k,
			      enum golden_op l)
{
	hook_meter(__data, 0, hook_metered(a), hook_metered(b), hook_metered(c),
		   hook_metered(d), hook_metered(e), hook_metered(f), hook_metered(g),
		   hook_metered(h), hook_metered(i), hook_metered(j), hook_metered(k),
		   hook_metered(l));
}

DEFINE_STATIC_CALL(__hook_scalars_standard_o0, __hook_scalars_standard_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_standard_o1, __hook_scalars_standard_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_standard_o2, __hook_scalars_standard_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_standard_o3, __hook_scalars_standard_idle_observe);

static const struct hook_slot __hook_scalars_standard_slots[] = {
	HOOK_SLOT(__hook_scalars_standard_o0),
	HOOK_SLOT(__hook_scalars_standard_o1),
	HOOK_SLOT(__hook_scalars_standard_o2),
	HOOK_SLOT(__hook_scalars_standard_o3),
};

static struct static_key_false __hook_scalars_standard_labels[2];

static const struct hook_desc __hook_scalars_standard_desc = {
	.name = "standard",
	.proto = __hook_scalars_standard_proto,
	.hash = __hook_scalars_standard_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_standard_slots,
	.labels = __hook_scalars_standard_labels,
	.idle_observe = __hook_scalars_standard_idle_observe,
	.idle_trace = __hook_scalars_standard_idle_observe,
	.meter = __hook_scalars_standard_meter,
	.args = "a,b,c,d,e,f,g,h,i,j,k,l",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(unsigned int, 1) |
		HOOK_NUMBER(long, 2) | HOOK_NUMBER(unsigned long, 3) |
		HOOK_NUMBER(long long, 4) | HOOK_NUMBER(unsigned long long, 5) |
		HOOK_NUMBER(short, 6) | HOOK_NUMBER(unsigned char, 7) |
		HOOK_NUMBER(signed char, 8) | HOOK_NUMBER(char, 9) |
		HOOK_NUMBER(bool, 10) | HOOK_NUMBER(enum golden_op, 11),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_standard_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_standard_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_standard_def);

/* Through the array: any number of handlers, in any state of the slots. */
static noinline notrace void
__hook_scalars_standard_walk(const struct hook_calls *__calls, int a, unsigned int b,
			     long c, unsigned long d, long long e, unsigned long long f,
			     short g, unsigned char h, signed char i, char j, bool k,
			     enum golden_op l)
{
	const struct hook_call *__call;

	hook_for_each_observer(__call, __calls) {
		u64 __start = hook_count_begin(__call);
		hook_scalars_standard_observe_fn *__observe = hook_call_fn(__call);

		__observe(__call->data, a, b, c, d, e, f, g, h, i, j, k, l);
		hook_count_end(__call, __start, false);
	}
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_standard_many(void *__data, int a, unsigned int b, long c, unsigned long d,
			     long long e, unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	struct hook *__hook = &__hook_scalars_standard_def;

	static_call(__hook_scalars_standard_o0)(__data, a, b, c, d, e, f, g, h, i, j, k,
						l);
	static_call(__hook_scalars_standard_o1)(__hook->data[1], a, b, c, d, e, f, g, h,
						i, j, k, l);
	if (!static_branch_likely(&__hook_scalars_standard_labels[0]))
		goto out;
	static_call(__hook_scalars_standard_o2)(__hook->data[2], a, b, c, d, e, f, g, h,
						i, j, k, l);
	if (!static_branch_likely(&__hook_scalars_standard_labels[1]))
		goto out;
	static_call(__hook_scalars_standard_o3)(__hook->data[3], a, b, c, d, e, f, g, h,
						i, j, k, l);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_standard(int a, unsigned int b, long c, unsigned long d,
				     long long e, unsigned long long f, short g,
				     unsigned char h, signed char i, char j, bool k,
				     enum golden_op l)
{
	struct hook *__hook = &__hook_scalars_standard_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_standard_o0)(__hook->data[0], a, b, c, d, e, f, g, h,
							i, j, k, l);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_standard_many(__hook->data[0], a, b, c, d, e, f, g, h, i,
					     j, k, l);
		return;
	}
	__hook_scalars_standard_walk(hook_calls(__hook), a, b, c, d, e, f, g, h, i, j, k,
				     l);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_standard);

/* fixed: The kernel's types. */

static notrace void
__hook_scalars_fixed_idle_observe(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f,
				  u64 g, s64 h, u8 i, s64 j)
{
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hook_scalars_fixed_meter(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			   s64 h, u8 i, s64 j)
{
	hook_meter(__data, 0, hook_metered(a), hook_metered(b), hook_metered(c),
		   hook_metered(d), hook_metered(e), hook_metered(f), hook_metered(g),
		   hook_metered(h), hook_metered(i), hook_metered(j));
}

DEFINE_STATIC_CALL(__hook_scalars_fixed_o0, __hook_scalars_fixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o1, __hook_scalars_fixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o2, __hook_scalars_fixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_fixed_o3, __hook_scalars_fixed_idle_observe);

static const struct hook_slot __hook_scalars_fixed_slots[] = {
	HOOK_SLOT(__hook_scalars_fixed_o0),
	HOOK_SLOT(__hook_scalars_fixed_o1),
	HOOK_SLOT(__hook_scalars_fixed_o2),
	HOOK_SLOT(__hook_scalars_fixed_o3),
};

static struct static_key_false __hook_scalars_fixed_labels[2];

static const struct hook_desc __hook_scalars_fixed_desc = {
	.name = "fixed",
	.proto = __hook_scalars_fixed_proto,
	.hash = __hook_scalars_fixed_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_fixed_slots,
	.labels = __hook_scalars_fixed_labels,
	.idle_observe = __hook_scalars_fixed_idle_observe,
	.idle_trace = __hook_scalars_fixed_idle_observe,
	.meter = __hook_scalars_fixed_meter,
	.args = "a,b,c,d,e,f,g,h,i,j",
	.numbers = HOOK_NUMBER(u8, 0) | HOOK_NUMBER(s8, 1) | HOOK_NUMBER(u16, 2) |
		HOOK_NUMBER(s16, 3) | HOOK_NUMBER(u32, 4) | HOOK_NUMBER(s32, 5) |
		HOOK_NUMBER(u64, 6) | HOOK_NUMBER(s64, 7) | HOOK_NUMBER(u8, 8) |
		HOOK_NUMBER(s64, 9),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_fixed_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_fixed_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_fixed_def);

/* Through the array: any number of handlers, in any state of the slots. */
static noinline notrace void
__hook_scalars_fixed_walk(const struct hook_calls *__calls, u8 a, s8 b, u16 c, s16 d,
			  u32 e, s32 f, u64 g, s64 h, u8 i, s64 j)
{
	const struct hook_call *__call;

	hook_for_each_observer(__call, __calls) {
		u64 __start = hook_count_begin(__call);
		hook_scalars_fixed_observe_fn *__observe = hook_call_fn(__call);

		__observe(__call->data, a, b, c, d, e, f, g, h, i, j);
		hook_count_end(__call, __start, false);
	}
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_fixed_many(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			  s64 h, u8 i, s64 j)
{
	struct hook *__hook = &__hook_scalars_fixed_def;

	static_call(__hook_scalars_fixed_o0)(__data, a, b, c, d, e, f, g, h, i, j);
	static_call(__hook_scalars_fixed_o1)(__hook->data[1], a, b, c, d, e, f, g, h, i,
					     j);
	if (!static_branch_likely(&__hook_scalars_fixed_labels[0]))
		goto out;
	static_call(__hook_scalars_fixed_o2)(__hook->data[2], a, b, c, d, e, f, g, h, i,
					     j);
	if (!static_branch_likely(&__hook_scalars_fixed_labels[1]))
		goto out;
	static_call(__hook_scalars_fixed_o3)(__hook->data[3], a, b, c, d, e, f, g, h, i,
					     j);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_fixed(u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g, s64 h,
				  u8 i, s64 j)
{
	struct hook *__hook = &__hook_scalars_fixed_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_fixed_o0)(__hook->data[0], a, b, c, d, e, f, g, h, i,
						     j);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_fixed_many(__hook->data[0], a, b, c, d, e, f, g, h, i, j);
		return;
	}
	__hook_scalars_fixed_walk(hook_calls(__hook), a, b, c, d, e, f, g, h, i, j);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_fixed);

/* mixed: Narrow ones between wide ones: nothing between them may be uninitialised. */

static notrace void
__hook_scalars_mixed_idle_observe(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hook_scalars_mixed_meter(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	hook_meter(__data, 0, hook_metered(a), hook_metered(b), hook_metered(c),
		   hook_metered(s), hook_metered(d));
}

DEFINE_STATIC_CALL(__hook_scalars_mixed_o0, __hook_scalars_mixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o1, __hook_scalars_mixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o2, __hook_scalars_mixed_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_mixed_o3, __hook_scalars_mixed_idle_observe);

static const struct hook_slot __hook_scalars_mixed_slots[] = {
	HOOK_SLOT(__hook_scalars_mixed_o0),
	HOOK_SLOT(__hook_scalars_mixed_o1),
	HOOK_SLOT(__hook_scalars_mixed_o2),
	HOOK_SLOT(__hook_scalars_mixed_o3),
};

static struct static_key_false __hook_scalars_mixed_labels[2];

static const struct hook_desc __hook_scalars_mixed_desc = {
	.name = "mixed",
	.proto = __hook_scalars_mixed_proto,
	.hash = __hook_scalars_mixed_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_mixed_slots,
	.labels = __hook_scalars_mixed_labels,
	.idle_observe = __hook_scalars_mixed_idle_observe,
	.idle_trace = __hook_scalars_mixed_idle_observe,
	.meter = __hook_scalars_mixed_meter,
	.args = "a,b,c,s,d",
	.numbers = HOOK_NUMBER(u8, 0) | HOOK_NUMBER(u64, 1) | HOOK_NUMBER(u16, 2) |
		HOOK_NUMBER(u64, 4),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_scalars_mixed_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_mixed_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_mixed_def);

/* Through the array: any number of handlers, in any state of the slots. */
static noinline notrace void
__hook_scalars_mixed_walk(const struct hook_calls *__calls, u8 a, u64 b, u16 c, char s[3],
			  u64 d)
{
	const struct hook_call *__call;

	hook_for_each_observer(__call, __calls) {
		u64 __start = hook_count_begin(__call);
		hook_scalars_mixed_observe_fn *__observe = hook_call_fn(__call);

		__observe(__call->data, a, b, c, s, d);
		hook_count_end(__call, __start, false);
	}
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_scalars_mixed_many(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct hook *__hook = &__hook_scalars_mixed_def;

	static_call(__hook_scalars_mixed_o0)(__data, a, b, c, s, d);
	static_call(__hook_scalars_mixed_o1)(__hook->data[1], a, b, c, s, d);
	if (!static_branch_likely(&__hook_scalars_mixed_labels[0]))
		goto out;
	static_call(__hook_scalars_mixed_o2)(__hook->data[2], a, b, c, s, d);
	if (!static_branch_likely(&__hook_scalars_mixed_labels[1]))
		goto out;
	static_call(__hook_scalars_mixed_o3)(__hook->data[3], a, b, c, s, d);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_scalars_mixed(u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct hook *__hook = &__hook_scalars_mixed_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_scalars_mixed_o0)(__hook->data[0], a, b, c, s, d);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_scalars_mixed_many(__hook->data[0], a, b, c, s, d);
		return;
	}
	__hook_scalars_mixed_walk(hook_calls(__hook), a, b, c, s, d);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_scalars_mixed);

/* names: Names that a generator might choose for itself. */

static notrace int
__hook_scalars_names_idle_decide(void *__data, int data, int ret, int cpu, void *fn,
				 int next, int class, int comm, int call, int flags,
				 int rec, int event, int iter)
{
	return 0;
}

static notrace void
__hook_scalars_names_idle_observe(void *__data, int data, int ret, int cpu, void *fn,
				  int next, int class, int comm, int call, int flags,
				  int rec, int event, int iter, int __verdict)
{
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hook_scalars_names_meter(void *__data, int data, int ret, int cpu, void *fn, int next,
			   int class, int comm, int call, int flags, int rec, int event,
			   int iter, int __verdict)
{
	hook_meter(__data, __verdict, hook_metered(data), hook_metered(ret),
		   hook_metered(cpu), hook_metered(fn), hook_metered(next),
		   hook_metered(class), hook_metered(comm), hook_metered(call),
		   hook_metered(flags), hook_metered(rec), hook_metered(event),
		   hook_metered(iter));
}

DEFINE_STATIC_CALL(__hook_scalars_names_d0, __hook_scalars_names_idle_decide);
DEFINE_STATIC_CALL(__hook_scalars_names_d1, __hook_scalars_names_idle_decide);
DEFINE_STATIC_CALL(__hook_scalars_names_o0, __hook_scalars_names_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_names_o1, __hook_scalars_names_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_names_o2, __hook_scalars_names_idle_observe);
DEFINE_STATIC_CALL(__hook_scalars_names_o3, __hook_scalars_names_idle_observe);

static const struct hook_slot __hook_scalars_names_slots[] = {
	HOOK_SLOT(__hook_scalars_names_d0),
	HOOK_SLOT(__hook_scalars_names_d1),
	HOOK_SLOT(__hook_scalars_names_o0),
	HOOK_SLOT(__hook_scalars_names_o1),
	HOOK_SLOT(__hook_scalars_names_o2),
	HOOK_SLOT(__hook_scalars_names_o3),
};

static struct static_key_false __hook_scalars_names_labels[6];

static const struct hook_desc __hook_scalars_names_desc = {
	.name = "names",
	.proto = __hook_scalars_names_proto,
	.hash = __hook_scalars_names_hash,
	.facility = &hook_facility_scalars,
	.slots = __hook_scalars_names_slots,
	.labels = __hook_scalars_names_labels,
	.idle_decide = __hook_scalars_names_idle_decide,
	.idle_observe = __hook_scalars_names_idle_observe,
	.idle_trace = __hook_scalars_names_idle_observe,
	.meter = __hook_scalars_names_meter,
	.args = "data,ret,cpu,fn,next,class,comm,call,flags,rec,event,iter",
	.numbers = HOOK_NUMBER(int, 0) | HOOK_NUMBER(int, 1) | HOOK_NUMBER(int, 2) |
		HOOK_NUMBER(int, 4) | HOOK_NUMBER(int, 5) | HOOK_NUMBER(int, 6) |
		HOOK_NUMBER(int, 7) | HOOK_NUMBER(int, 8) | HOOK_NUMBER(int, 9) |
		HOOK_NUMBER(int, 10) | HOOK_NUMBER(int, 11),
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

struct hook __hook_scalars_names_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_scalars_names_desc,
};
EXPORT_SYMBOL_GPL(__hook_scalars_names_def);

/* The observers, through the array, who are told the verdict. */
static noinline notrace int
__hook_scalars_names_tell(const struct hook_calls *__calls, int data, int ret, int cpu,
			  void *fn, int next, int class, int comm, int call, int flags,
			  int rec, int event, int iter, int __verdict)
{
	const struct hook_call *__call;

	hook_for_each_observer(__call, __calls) {
		u64 __start = hook_count_begin(__call);
		hook_scalars_names_observe_fn *__observe = hook_call_fn(__call);

		__observe(__call->data, data, ret, cpu, fn, next, class, comm, call,
			  flags, rec, event, iter, __verdict);
		hook_count_end(__call, __start, false);
	}
	return __verdict;
}

/* Through the array: any number of handlers, in any state of the slots. */
static noinline notrace int
__hook_scalars_names_walk(const struct hook_calls *__calls, int data, int ret, int cpu,
			  void *fn, int next, int class, int comm, int call, int flags,
			  int rec, int event, int iter)
{
	const struct hook_call *__call;
	int __verdict = 0;

	hook_for_each_decider(__call, __calls) {
		u64 __start = hook_count_begin(__call);
		hook_scalars_names_decide_fn *__decide = hook_call_fn(__call);

		__verdict = __decide(__call->data, data, ret, cpu, fn, next, class, comm,
				     call, flags, rec, event, iter);
		hook_count_end(__call, __start, __verdict != 0);
		if (__verdict != 0) {
			__verdict = hook_check_verdict(&__hook_scalars_names_def,
						       __verdict);
			break;
		}
	}
	return __hook_scalars_names_tell(__calls, data, ret, cpu, fn, next, class, comm,
					 call, flags, rec, event, iter, __verdict);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace int
__hook_scalars_names_many(void *__data, int data, int ret, int cpu, void *fn, int next,
			  int class, int comm, int call, int flags, int rec, int event,
			  int iter)
{
	struct hook *__hook = &__hook_scalars_names_def;
	int __verdict;

	if (!static_branch_likely(&__hook_scalars_names_labels[0]))
		goto observe;
	__verdict = static_call(__hook_scalars_names_d0)(__data, data, ret, cpu, fn, next,
							 class, comm, call, flags, rec,
							 event, iter);
	if (unlikely(__verdict != 0))
		goto decided;
	if (!static_branch_likely(&__hook_scalars_names_labels[1]))
		goto observe;
	__verdict = static_call(__hook_scalars_names_d1)(__hook->data[1], data, ret, cpu,
							 fn, next, class, comm, call,
							 flags, rec, event, iter);
	if (unlikely(__verdict != 0))
		goto decided;
observe:
	__verdict = 0;
	if (!static_branch_likely(&__hook_scalars_names_labels[2]))
		goto out;
	static_call(__hook_scalars_names_o0)(__hook->data[2], data, ret, cpu, fn, next,
					     class, comm, call, flags, rec, event, iter,
					     0);
	if (!static_branch_likely(&__hook_scalars_names_labels[3]))
		goto out;
	static_call(__hook_scalars_names_o1)(__hook->data[3], data, ret, cpu, fn, next,
					     class, comm, call, flags, rec, event, iter,
					     0);
	if (!static_branch_likely(&__hook_scalars_names_labels[4]))
		goto out;
	static_call(__hook_scalars_names_o2)(__hook->data[4], data, ret, cpu, fn, next,
					     class, comm, call, flags, rec, event, iter,
					     0);
	if (!static_branch_likely(&__hook_scalars_names_labels[5]))
		goto out;
	static_call(__hook_scalars_names_o3)(__hook->data[5], data, ret, cpu, fn, next,
					     class, comm, call, flags, rec, event, iter,
					     0);
out:
	hook_exit_bounded(__hook);
	return __verdict;
decided:
	__verdict = hook_check_verdict(__hook, __verdict);
	__verdict = __hook_scalars_names_tell(hook_calls(__hook), data, ret, cpu, fn,
					      next, class, comm, call, flags, rec, event,
					      iter, __verdict);
	goto out;
}

notrace int __hook_scalars_names(int data, int ret, int cpu, void *fn, int next,
				 int class, int comm, int call, int flags, int rec,
				 int event, int iter)
{
	struct hook *__hook = &__hook_scalars_names_def;
	enum hook_path __path;
	int __verdict;

	if (!hook_enter_bounded(__hook))
		return hook_suppressed_bounded(__hook);
	__path = hook_path_either(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		__verdict = static_call(__hook_scalars_names_d0)(__hook->data[0], data, ret, cpu,
								 fn, next, class, comm, call,
								 flags, rec, event, iter);
		hook_exit_bounded(__hook);
		if (hook_decided(__verdict, 0))
			return hook_check_verdict(__hook, __verdict);
		return __verdict;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		return __hook_scalars_names_many(__hook->data[0], data, ret, cpu, fn, next, class,
						 comm, call, flags, rec, event, iter);
	}
	if (likely(__path == HOOK_PATH_OBSERVER)) {
		static_call(__hook_scalars_names_o0)(__hook->data[2], data, ret, cpu, fn, next,
						     class, comm, call, flags, rec, event, iter,
						     0);
		hook_exit_bounded(__hook);
		return 0;
	}
	__verdict = __hook_scalars_names_walk(hook_calls(__hook), data, ret, cpu, fn,
					      next, class, comm, call, flags, rec, event,
					      iter);
	hook_exit_bounded(__hook);
	return __verdict;
}
EXPORT_SYMBOL_GPL(__hook_scalars_names);

static struct hook *const __hooks_scalars[] = {
	&__hook_scalars_standard_def,
	&__hook_scalars_fixed_def,
	&__hook_scalars_mixed_def,
	&__hook_scalars_names_def,
};

struct hook_facility hook_facility_scalars = {
	.name = "scalars",
	.title = "Numbers",
	.owner = THIS_MODULE,
	.hooks = __hooks_scalars,
	.nr_hooks = ARRAY_SIZE(__hooks_scalars),
};
EXPORT_SYMBOL_GPL(hook_facility_scalars);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_scalars_system[] = "hooks_scalars";

/* The trace event of standard. */

struct __hook_scalars_standard_rec {
	struct trace_entry __ent;
	int a;
	unsigned int b;
	long c;
	unsigned long d;
	long long e;
	unsigned long long f;
	short g;
	unsigned char h;
	signed char i;
	char j;
	bool k;
	enum golden_op l;
	char __data[];
};

static struct trace_event_fields __hook_scalars_standard_fields[] = {
	HOOK_FIELD(struct __hook_scalars_standard_rec, a, "int"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, b, "unsigned int"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, c, "long"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, d, "unsigned long"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, e, "long long"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, f, "unsigned long long"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, g, "short"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, h, "unsigned char"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, i, "signed char"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, j, "char"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, k, "bool"),
	HOOK_FIELD(struct __hook_scalars_standard_rec, l, hook_type_name(enum golden_op)),
	{}
};

static struct trace_event_class __hook_scalars_standard_class = {
	.system = __hooks_scalars_system,
	.fields_array = __hook_scalars_standard_fields,
	.fields = LIST_HEAD_INIT(__hook_scalars_standard_class.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

static __always_inline void
__hook_scalars_standard_fill(struct __hook_scalars_standard_rec *__rec, int a,
			     unsigned int b, long c, unsigned long d, long long e,
			     unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	__rec->e = e;
	__rec->f = f;
	__rec->g = g;
	__rec->h = h;
	__rec->i = i;
	__rec->j = j;
	__rec->k = k;
	__rec->l = l;
}

static notrace void
__hook_scalars_standard_record(void *__data, int a, unsigned int b, long c,
			       unsigned long d, long long e, unsigned long long f,
			       short g, unsigned char h, signed char i, char j, bool k,
			       enum golden_op l)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_scalars_standard_rec *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_standard_def);
		return;
	}
	__hook_scalars_standard_fill(__rec, a, b, c, d, e, f, g, h, i, j, k, l);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_standard_perf(void *__data, int a, unsigned int b, long c, unsigned long d,
			     long long e, unsigned long long f, short g, unsigned char h,
			     signed char i, char j, bool k, enum golden_op l)
{
	struct trace_event_call *__call = __data;
	struct __hook_scalars_standard_rec *__rec;
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
	__hook_scalars_standard_fill(__rec, a, b, c, d, e, f, g, h, i, j, k, l);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_standard_print(struct trace_iterator *__iter, int __flags,
			      struct trace_event *__event)
{
	const struct __hook_scalars_standard_rec *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "a=%d b=%u c=%ld d=%lu e=%lld f=%llu g=%d h=%u i=%d j=%d k=%d l=%d\n",
			   __rec->a, __rec->b, __rec->c, __rec->d, __rec->e, __rec->f,
			   __rec->g, __rec->h, __rec->i, __rec->j, __rec->k, __rec->l);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_standard_print_fmt[] =
	"\"a=%d b=%u c=%ld d=%lu e=%lld f=%llu g=%d h=%u i=%d j=%d k=%d l=%d\", REC->a, "
	"REC->b, REC->c, REC->d, REC->e, REC->f, "
	"(REC->g & 32768 ? REC->g - 65536 : REC->g), REC->h, "
	"(REC->i & 128 ? REC->i - 256 : REC->i), (REC->j & 128 ? REC->j - 256 : REC->j), "
	"REC->k, REC->l";

static struct trace_event_functions __hook_scalars_standard_funcs = {
	.trace = __hook_scalars_standard_print,
};

static struct hook_event __hook_scalars_standard_event = {
	.call = {
		.class = &__hook_scalars_standard_class,
		.tp = &__hook_scalars_standard_event.tracepoint,
		.event.funcs = &__hook_scalars_standard_funcs,
		.print_fmt = __hook_scalars_standard_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "standard",
	.hook = &__hook_scalars_standard_def,
	.record = __hook_scalars_standard_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_standard_perf),
};

HOOK_EVENT(__hook_scalars_standard_call, __hook_scalars_standard_event);

/* The trace event of fixed. */

struct __hook_scalars_fixed_rec {
	struct trace_entry __ent;
	u8 a;
	s8 b;
	u16 c;
	s16 d;
	u32 e;
	s32 f;
	u64 g;
	s64 h;
	u8 i;
	s64 j;
	char __data[];
};

static struct trace_event_fields __hook_scalars_fixed_fields[] = {
	HOOK_FIELD(struct __hook_scalars_fixed_rec, a, "u8"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, b, "s8"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, c, "u16"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, d, "s16"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, e, "u32"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, f, "s32"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, g, "u64"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, h, "s64"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, i, "u8"),
	HOOK_FIELD(struct __hook_scalars_fixed_rec, j, "s64"),
	{}
};

static struct trace_event_class __hook_scalars_fixed_class = {
	.system = __hooks_scalars_system,
	.fields_array = __hook_scalars_fixed_fields,
	.fields = LIST_HEAD_INIT(__hook_scalars_fixed_class.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

static __always_inline void
__hook_scalars_fixed_fill(struct __hook_scalars_fixed_rec *__rec, u8 a, s8 b, u16 c,
			  s16 d, u32 e, s32 f, u64 g, s64 h, u8 i, s64 j)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	__rec->e = e;
	__rec->f = f;
	__rec->g = g;
	__rec->h = h;
	__rec->i = i;
	__rec->j = j;
}

static notrace void
__hook_scalars_fixed_record(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			    s64 h, u8 i, s64 j)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_scalars_fixed_rec *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_fixed_def);
		return;
	}
	__hook_scalars_fixed_fill(__rec, a, b, c, d, e, f, g, h, i, j);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_fixed_perf(void *__data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g,
			  s64 h, u8 i, s64 j)
{
	struct trace_event_call *__call = __data;
	struct __hook_scalars_fixed_rec *__rec;
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
	__hook_scalars_fixed_fill(__rec, a, b, c, d, e, f, g, h, i, j);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_fixed_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hook_scalars_fixed_rec *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "a=%u b=%d c=%u d=%d e=%u f=%d g=%llu h=%lld i=%u j=%lld\n",
			   __rec->a, __rec->b, __rec->c, __rec->d, __rec->e, __rec->f,
			   __rec->g, __rec->h, __rec->i, __rec->j);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_fixed_print_fmt[] =
	"\"a=%u b=%d c=%u d=%d e=%u f=%d g=%llu h=%lld i=%u j=%lld\", REC->a, "
	"(REC->b & 128 ? REC->b - 256 : REC->b), REC->c, "
	"(REC->d & 32768 ? REC->d - 65536 : REC->d), REC->e, REC->f, REC->g, REC->h, "
	"REC->i, REC->j";

static struct trace_event_functions __hook_scalars_fixed_funcs = {
	.trace = __hook_scalars_fixed_print,
};

static struct hook_event __hook_scalars_fixed_event = {
	.call = {
		.class = &__hook_scalars_fixed_class,
		.tp = &__hook_scalars_fixed_event.tracepoint,
		.event.funcs = &__hook_scalars_fixed_funcs,
		.print_fmt = __hook_scalars_fixed_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "fixed",
	.hook = &__hook_scalars_fixed_def,
	.record = __hook_scalars_fixed_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_fixed_perf),
};

HOOK_EVENT(__hook_scalars_fixed_call, __hook_scalars_fixed_event);

/* The trace event of mixed. */

struct __hook_scalars_mixed_rec {
	struct trace_entry __ent;
	u8 a;
	u64 b;
	u16 c;
	char s[(3) + 1];
	u64 d;
	char __data[];
};

static struct trace_event_fields __hook_scalars_mixed_fields[] = {
	HOOK_FIELD(struct __hook_scalars_mixed_rec, a, "u8"),
	HOOK_FIELD(struct __hook_scalars_mixed_rec, b, "u64"),
	HOOK_FIELD(struct __hook_scalars_mixed_rec, c, "u16"),
	HOOK_FIELD_ARRAY(struct __hook_scalars_mixed_rec, s, "char[]"),
	HOOK_FIELD(struct __hook_scalars_mixed_rec, d, "u64"),
	{}
};

static struct trace_event_class __hook_scalars_mixed_class = {
	.system = __hooks_scalars_system,
	.fields_array = __hook_scalars_mixed_fields,
	.fields = LIST_HEAD_INIT(__hook_scalars_mixed_class.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

static __always_inline void
__hook_scalars_mixed_fill(struct __hook_scalars_mixed_rec *__rec, u8 a, u64 b, u16 c,
			  char s[3], u64 d)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->a = a;
	__rec->b = b;
	__rec->c = c;
	__rec->d = d;
	hook_copy_chars(__rec->s, sizeof(__rec->s), s);
}

static notrace void
__hook_scalars_mixed_record(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_scalars_mixed_rec *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_mixed_def);
		return;
	}
	__hook_scalars_mixed_fill(__rec, a, b, c, s, d);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_mixed_perf(void *__data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	struct trace_event_call *__call = __data;
	struct __hook_scalars_mixed_rec *__rec;
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
	__hook_scalars_mixed_fill(__rec, a, b, c, s, d);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_mixed_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hook_scalars_mixed_rec *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter, "a=%u b=%llu c=%u s=%s d=%llu\n", __rec->a, __rec->b,
			   __rec->c, __rec->s, __rec->d);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_mixed_print_fmt[] =
	"\"a=%u b=%llu c=%u s=%s d=%llu\", REC->a, REC->b, REC->c, REC->s, REC->d";

static struct trace_event_functions __hook_scalars_mixed_funcs = {
	.trace = __hook_scalars_mixed_print,
};

static struct hook_event __hook_scalars_mixed_event = {
	.call = {
		.class = &__hook_scalars_mixed_class,
		.tp = &__hook_scalars_mixed_event.tracepoint,
		.event.funcs = &__hook_scalars_mixed_funcs,
		.print_fmt = __hook_scalars_mixed_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "mixed",
	.hook = &__hook_scalars_mixed_def,
	.record = __hook_scalars_mixed_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_mixed_perf),
};

HOOK_EVENT(__hook_scalars_mixed_call, __hook_scalars_mixed_event);

/* The trace event of names. */

struct __hook_scalars_names_rec {
	struct trace_entry __ent;
	int data;
	int ret;
	int cpu;
	const void *fn;
	int next;
	int class;
	int comm;
	int call;
	int flags;
	int rec;
	int event;
	int iter;
	int verdict;
	char __data[];
};

static struct trace_event_fields __hook_scalars_names_fields[] = {
	HOOK_FIELD(struct __hook_scalars_names_rec, data, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, ret, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, cpu, "int"),
	HOOK_FIELD_POINTER(struct __hook_scalars_names_rec, fn, "void *"),
	HOOK_FIELD(struct __hook_scalars_names_rec, next, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, class, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, comm, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, call, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, flags, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, rec, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, event, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, iter, "int"),
	HOOK_FIELD(struct __hook_scalars_names_rec, verdict, "int"),
	{}
};

static struct trace_event_class __hook_scalars_names_class = {
	.system = __hooks_scalars_system,
	.fields_array = __hook_scalars_names_fields,
	.fields = LIST_HEAD_INIT(__hook_scalars_names_class.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

static __always_inline void
__hook_scalars_names_fill(struct __hook_scalars_names_rec *__rec, int data, int ret,
			  int cpu, void *fn, int next, int class, int comm, int call,
			  int flags, int rec, int event, int iter, int verdict)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->data = data;
	__rec->ret = ret;
	__rec->cpu = cpu;
	__rec->fn = (__force const void *)fn;
	__rec->next = next;
	__rec->class = class;
	__rec->comm = comm;
	__rec->call = call;
	__rec->flags = flags;
	__rec->rec = rec;
	__rec->event = event;
	__rec->iter = iter;
	__rec->verdict = verdict;
}

static notrace void
__hook_scalars_names_record(void *__data, int data, int ret, int cpu, void *fn, int next,
			    int class, int comm, int call, int flags, int rec, int event,
			    int iter, int verdict)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hook_scalars_names_rec *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_scalars_names_def);
		return;
	}
	__hook_scalars_names_fill(__rec, data, ret, cpu, fn, next, class, comm, call,
				  flags, rec, event, iter, verdict);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_scalars_names_perf(void *__data, int data, int ret, int cpu, void *fn, int next,
			  int class, int comm, int call, int flags, int rec, int event,
			  int iter, int verdict)
{
	struct trace_event_call *__call = __data;
	struct __hook_scalars_names_rec *__rec;
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
	__hook_scalars_names_fill(__rec, data, ret, cpu, fn, next, class, comm, call,
				  flags, rec, event, iter, verdict);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_scalars_names_print(struct trace_iterator *__iter, int __flags,
			   struct trace_event *__event)
{
	const struct __hook_scalars_names_rec *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "data=%d ret=%d cpu=%d fn=%p next=%d class=%d comm=%d call=%d flags=%d rec=%d event=%d iter=%d verdict=%d\n",
			   __rec->data, __rec->ret, __rec->cpu, __rec->fn, __rec->next,
			   __rec->class, __rec->comm, __rec->call, __rec->flags,
			   __rec->rec, __rec->event, __rec->iter, __rec->verdict);
	return trace_handle_return(&__iter->seq);
}

static char __hook_scalars_names_print_fmt[] =
	"\"data=%d ret=%d cpu=%d fn=%p next=%d class=%d comm=%d call=%d flags=%d "
	"rec=%d event=%d iter=%d verdict=%d\", REC->data, REC->ret, REC->cpu, REC->fn, "
	"REC->next, REC->class, REC->comm, REC->call, REC->flags, REC->rec, REC->event, "
	"REC->iter, REC->verdict";

static struct trace_event_functions __hook_scalars_names_funcs = {
	.trace = __hook_scalars_names_print,
};

static struct hook_event __hook_scalars_names_event = {
	.call = {
		.class = &__hook_scalars_names_class,
		.tp = &__hook_scalars_names_event.tracepoint,
		.event.funcs = &__hook_scalars_names_funcs,
		.print_fmt = __hook_scalars_names_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "names",
	.hook = &__hook_scalars_names_def,
	.record = __hook_scalars_names_record,
	.perf = HOOK_EVENT_PERF(__hook_scalars_names_perf),
};

HOOK_EVENT(__hook_scalars_names_call, __hook_scalars_names_event);

#endif /* CONFIG_EVENT_TRACING */

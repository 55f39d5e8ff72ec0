// SPDX-License-Identifier: GPL-2.0
/*
 * Hooks of facility typedefs: Typedefs
 *
 * Generated from typedefs.hooks by hookgen; change that file, not this one.
 */
#include <linux/hooks_trace.h>
#include "typedefs_hooks.h"

/*
 * Of hooks that are void (__be16, __le32, __be64, golden_cookie_t, golden_op_t,
 * golden_cookie_t).
 */

static notrace void
__hookidle_typedefs_d22f906a(void *__data, __be16 arg0, __le32 arg1, __be64 arg2,
			     golden_cookie_t arg3, golden_op_t arg4,
			     const golden_cookie_t arg5)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_typedefs_d22f906a(void *__data, __be16 arg0, __le32 arg1, __be64 arg2,
			      golden_cookie_t arg3, golden_op_t arg4,
			      const golden_cookie_t arg5)
{
	struct hook_counted __counted;
	typeof(__hookcount_typedefs_d22f906a) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_typedefs_d22f906a(void *__data, __be16 arg0, __le32 arg1, __be64 arg2,
			      golden_cookie_t arg3, golden_op_t arg4,
			      const golden_cookie_t arg5)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5));
}

/*
 * Of hooks that are void (gfp_t, fmode_t, pid_t, loff_t, umode_t, size_t, ssize_t, dev_t,
 * dma_addr_t, sector_t, blk_opf_t, phys_addr_t).
 */

static notrace void
__hookidle_typedefs_dfc8faf8(void *__data, gfp_t arg0, fmode_t arg1, pid_t arg2,
			     loff_t arg3, umode_t arg4, size_t arg5, ssize_t arg6,
			     dev_t arg7, dma_addr_t arg8, sector_t arg9, blk_opf_t arg10,
			     phys_addr_t arg11)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_typedefs_dfc8faf8(void *__data, gfp_t arg0, fmode_t arg1, pid_t arg2,
			      loff_t arg3, umode_t arg4, size_t arg5, ssize_t arg6,
			      dev_t arg7, dma_addr_t arg8, sector_t arg9, blk_opf_t arg10,
			      phys_addr_t arg11)
{
	struct hook_counted __counted;
	typeof(__hookcount_typedefs_dfc8faf8) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1, arg2, arg3, arg4, arg5, arg6, arg7, arg8,
		  arg9, arg10, arg11);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_typedefs_dfc8faf8(void *__data, gfp_t arg0, fmode_t arg1, pid_t arg2,
			      loff_t arg3, umode_t arg4, size_t arg5, ssize_t arg6,
			      dev_t arg7, dma_addr_t arg8, sector_t arg9, blk_opf_t arg10,
			      phys_addr_t arg11)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1), hook_metered(arg2),
		   hook_metered(arg3), hook_metered(arg4), hook_metered(arg5),
		   hook_metered(arg6), hook_metered(arg7), hook_metered(arg8),
		   hook_metered(arg9), hook_metered(arg10), hook_metered(arg11));
}

/* Of hooks that are void (sector_t, golden_cookie_t). */

static notrace void
__hookidle_typedefs_f3fda2f2(void *__data, sector_t arg0, golden_cookie_t arg1)
{
}

/* In the place of handlers that are counted: what calls and counts them. */
static notrace void
__hookcount_typedefs_f3fda2f2(void *__data, sector_t arg0, golden_cookie_t arg1)
{
	struct hook_counted __counted;
	typeof(__hookcount_typedefs_f3fda2f2) *__handler;

	hook_count_begin(__data, &__counted);
	__handler = __counted.fn;
	__handler(__counted.data, arg0, arg1);
	hook_count_end(__data, &__counted);
}

/* For the library's own handlers: what a hit has, as numbers. */
static notrace void
__hookmeter_typedefs_f3fda2f2(void *__data, sector_t arg0, golden_cookie_t arg1)
{
	hook_meter(__data, 0, hook_metered(arg0), hook_metered(arg1));
}

/* kernel: Of the kernel. */

DEFINE_STATIC_CALL(__hook_typedefs_kernel_o0, __hookidle_typedefs_dfc8faf8);
DEFINE_STATIC_CALL(__hook_typedefs_kernel_o1, __hookidle_typedefs_dfc8faf8);
DEFINE_STATIC_CALL(__hook_typedefs_kernel_o2, __hookidle_typedefs_dfc8faf8);
DEFINE_STATIC_CALL(__hook_typedefs_kernel_o3, __hookidle_typedefs_dfc8faf8);

static const struct hook_slot __hook_typedefs_kernel_slots[] = {
	HOOK_SLOT(__hook_typedefs_kernel_o0),
	HOOK_SLOT(__hook_typedefs_kernel_o1),
	HOOK_SLOT(__hook_typedefs_kernel_o2),
	HOOK_SLOT(__hook_typedefs_kernel_o3),
};

static struct static_key_false __hook_typedefs_kernel_labels[2];

static const struct hook_desc __hook_typedefs_kernel_desc = {
	.name = "kernel",
	.proto = __hook_typedefs_kernel_proto,
	.hash = __hook_typedefs_kernel_hash,
	.facility = &hook_facility_typedefs,
	.slots = __hook_typedefs_kernel_slots,
	.labels = __hook_typedefs_kernel_labels,
	.idle_observe = __hookidle_typedefs_dfc8faf8,
	.idle_trace = __hookidle_typedefs_dfc8faf8,
	.count_observe = __hookcount_typedefs_dfc8faf8,
	.count_trace = __hookcount_typedefs_dfc8faf8,
	.meter = __hookmeter_typedefs_dfc8faf8,
	.args = "gfp,fmode,pid,pos,mode,len,done,dev,dma,sector,opf,phys",
	.numbers = HOOK_NUMBER(gfp_t, 0) | HOOK_NUMBER(fmode_t, 1) |
		HOOK_NUMBER(pid_t, 2) | HOOK_NUMBER(loff_t, 3) | HOOK_NUMBER(umode_t, 4) |
		HOOK_NUMBER(size_t, 5) | HOOK_NUMBER(ssize_t, 6) | HOOK_NUMBER(dev_t, 7) |
		HOOK_NUMBER(dma_addr_t, 8) | HOOK_NUMBER(sector_t, 9) |
		HOOK_NUMBER(blk_opf_t, 10) | HOOK_NUMBER(phys_addr_t, 11),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_typedefs_kernel_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_typedefs_kernel_desc,
};
EXPORT_SYMBOL_GPL(__hook_typedefs_kernel_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_typedefs_kernel_walk(const struct hook_calls *__calls, gfp_t gfp, fmode_t fmode,
			    pid_t pid, loff_t pos, umode_t mode, size_t len, ssize_t done,
			    dev_t dev, dma_addr_t dma, sector_t sector, blk_opf_t opf,
			    phys_addr_t phys)
{
	const struct hook_call *__call;
	hook_typedefs_kernel_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, gfp, fmode, pid, pos, mode, len, done, dev, dma,
			  sector, opf, phys);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_typedefs_kernel_many(void *__data, gfp_t gfp, fmode_t fmode, pid_t pid, loff_t pos,
			    umode_t mode, size_t len, ssize_t done, dev_t dev,
			    dma_addr_t dma, sector_t sector, blk_opf_t opf,
			    phys_addr_t phys)
{
	struct hook *__hook = &__hook_typedefs_kernel_def;

	static_call(__hook_typedefs_kernel_o0)(__data, gfp, fmode, pid, pos, mode, len,
					       done, dev, dma, sector, opf, phys);
	static_call(__hook_typedefs_kernel_o1)(hook_data(__hook, 1), gfp, fmode, pid, pos,
					       mode, len, done, dev, dma, sector, opf,
					       phys);
	if (!static_branch_likely(&__hook_typedefs_kernel_labels[0]))
		goto out;
	static_call(__hook_typedefs_kernel_o2)(hook_data(__hook, 2), gfp, fmode, pid, pos,
					       mode, len, done, dev, dma, sector, opf,
					       phys);
	if (!static_branch_likely(&__hook_typedefs_kernel_labels[1]))
		goto out;
	static_call(__hook_typedefs_kernel_o3)(hook_data(__hook, 3), gfp, fmode, pid, pos,
					       mode, len, done, dev, dma, sector, opf,
					       phys);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_typedefs_kernel(gfp_t gfp, fmode_t fmode, pid_t pid, loff_t pos,
				    umode_t mode, size_t len, ssize_t done, dev_t dev,
				    dma_addr_t dma, sector_t sector, blk_opf_t opf,
				    phys_addr_t phys)
{
	struct hook *__hook = &__hook_typedefs_kernel_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_typedefs_kernel_o0)(__hook->data[0], gfp, fmode, pid, pos,
						       mode, len, done, dev, dma, sector, opf,
						       phys);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_typedefs_kernel_many(__hook->data[0], gfp, fmode, pid, pos, mode, len,
					    done, dev, dma, sector, opf, phys);
		return;
	}
	__hook_typedefs_kernel_walk(hook_calls(__hook), gfp, fmode, pid, pos, mode, len,
				    done, dev, dma, sector, opf, phys);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_typedefs_kernel);

/* own: Of big and little ends, and of others. */

DEFINE_STATIC_CALL(__hook_typedefs_own_o0, __hookidle_typedefs_d22f906a);
DEFINE_STATIC_CALL(__hook_typedefs_own_o1, __hookidle_typedefs_d22f906a);
DEFINE_STATIC_CALL(__hook_typedefs_own_o2, __hookidle_typedefs_d22f906a);
DEFINE_STATIC_CALL(__hook_typedefs_own_o3, __hookidle_typedefs_d22f906a);

static const struct hook_slot __hook_typedefs_own_slots[] = {
	HOOK_SLOT(__hook_typedefs_own_o0),
	HOOK_SLOT(__hook_typedefs_own_o1),
	HOOK_SLOT(__hook_typedefs_own_o2),
	HOOK_SLOT(__hook_typedefs_own_o3),
};

static struct static_key_false __hook_typedefs_own_labels[2];

static const struct hook_desc __hook_typedefs_own_desc = {
	.name = "own",
	.proto = __hook_typedefs_own_proto,
	.hash = __hook_typedefs_own_hash,
	.facility = &hook_facility_typedefs,
	.slots = __hook_typedefs_own_slots,
	.labels = __hook_typedefs_own_labels,
	.idle_observe = __hookidle_typedefs_d22f906a,
	.idle_trace = __hookidle_typedefs_d22f906a,
	.count_observe = __hookcount_typedefs_d22f906a,
	.count_trace = __hookcount_typedefs_d22f906a,
	.meter = __hookmeter_typedefs_d22f906a,
	.args = "port,crc,id,cookie,op,fixed",
	.numbers = HOOK_NUMBER(__be16, 0) | HOOK_NUMBER(__le32, 1) |
		HOOK_NUMBER(__be64, 2) | HOOK_NUMBER(golden_cookie_t, 3) |
		HOOK_NUMBER(golden_op_t, 4) | HOOK_NUMBER(golden_cookie_t, 5),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_typedefs_own_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_typedefs_own_desc,
};
EXPORT_SYMBOL_GPL(__hook_typedefs_own_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_typedefs_own_walk(const struct hook_calls *__calls, __be16 port, __le32 crc,
			 __be64 id, golden_cookie_t cookie, golden_op_t op,
			 const golden_cookie_t fixed)
{
	const struct hook_call *__call;
	hook_typedefs_own_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, port, crc, id, cookie, op, fixed);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_typedefs_own_many(void *__data, __be16 port, __le32 crc, __be64 id,
			 golden_cookie_t cookie, golden_op_t op,
			 const golden_cookie_t fixed)
{
	struct hook *__hook = &__hook_typedefs_own_def;

	static_call(__hook_typedefs_own_o0)(__data, port, crc, id, cookie, op, fixed);
	static_call(__hook_typedefs_own_o1)(hook_data(__hook, 1), port, crc, id, cookie,
					    op, fixed);
	if (!static_branch_likely(&__hook_typedefs_own_labels[0]))
		goto out;
	static_call(__hook_typedefs_own_o2)(hook_data(__hook, 2), port, crc, id, cookie,
					    op, fixed);
	if (!static_branch_likely(&__hook_typedefs_own_labels[1]))
		goto out;
	static_call(__hook_typedefs_own_o3)(hook_data(__hook, 3), port, crc, id, cookie,
					    op, fixed);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_typedefs_own(__be16 port, __le32 crc, __be64 id,
				 golden_cookie_t cookie, golden_op_t op,
				 const golden_cookie_t fixed)
{
	struct hook *__hook = &__hook_typedefs_own_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_typedefs_own_o0)(__hook->data[0], port, crc, id, cookie, op,
						    fixed);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_typedefs_own_many(__hook->data[0], port, crc, id, cookie, op,
					 fixed);
		return;
	}
	__hook_typedefs_own_walk(hook_calls(__hook), port, crc, id, cookie, op, fixed);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_typedefs_own);

/* fields: As fields. */

DEFINE_STATIC_CALL(__hook_typedefs_fields_o0, __hookidle_typedefs_f3fda2f2);
DEFINE_STATIC_CALL(__hook_typedefs_fields_o1, __hookidle_typedefs_f3fda2f2);
DEFINE_STATIC_CALL(__hook_typedefs_fields_o2, __hookidle_typedefs_f3fda2f2);
DEFINE_STATIC_CALL(__hook_typedefs_fields_o3, __hookidle_typedefs_f3fda2f2);

static const struct hook_slot __hook_typedefs_fields_slots[] = {
	HOOK_SLOT(__hook_typedefs_fields_o0),
	HOOK_SLOT(__hook_typedefs_fields_o1),
	HOOK_SLOT(__hook_typedefs_fields_o2),
	HOOK_SLOT(__hook_typedefs_fields_o3),
};

static struct static_key_false __hook_typedefs_fields_labels[2];

static const struct hook_desc __hook_typedefs_fields_desc = {
	.name = "fields",
	.proto = __hook_typedefs_fields_proto,
	.hash = __hook_typedefs_fields_hash,
	.facility = &hook_facility_typedefs,
	.slots = __hook_typedefs_fields_slots,
	.labels = __hook_typedefs_fields_labels,
	.idle_observe = __hookidle_typedefs_f3fda2f2,
	.idle_trace = __hookidle_typedefs_f3fda2f2,
	.count_observe = __hookcount_typedefs_f3fda2f2,
	.count_trace = __hookcount_typedefs_f3fda2f2,
	.meter = __hookmeter_typedefs_f3fda2f2,
	.args = "sector,cookie",
	.numbers = HOOK_NUMBER(sector_t, 0) | HOOK_NUMBER(golden_cookie_t, 1),
	.traced = IS_ENABLED(CONFIG_EVENT_TRACING),
	.limit = 64,
	.level = HOOK_LEVEL_CORE,
	.severity = HOOK_SEVERITY_INFO,
	.context = HOOK_CONTEXT_ATOMIC,
	.reentry = HOOK_REENTRY_BOUNDED,
	.observe_slots = 4,
};

struct hook __hook_typedefs_fields_def = {
	.key = STATIC_KEY_FALSE_INIT,
	.desc = &__hook_typedefs_fields_desc,
};
EXPORT_SYMBOL_GPL(__hook_typedefs_fields_def);

/* Through the array: any number of handlers, in any state of the slots. */
static __hook_walk notrace void
__hook_typedefs_fields_walk(const struct hook_calls *__calls, sector_t sector,
			    golden_cookie_t cookie)
{
	const struct hook_call *__call;
	hook_typedefs_fields_observe_fn *__observe;

	hook_for_each_handler(__call, __observe, __calls)
		__observe(__call->data, sector, cookie);
}

/* Through the slots: direct calls, as far as jump labels lead. */
static noinline notrace void
__hook_typedefs_fields_many(void *__data, sector_t sector, golden_cookie_t cookie)
{
	struct hook *__hook = &__hook_typedefs_fields_def;

	static_call(__hook_typedefs_fields_o0)(__data, sector, cookie);
	static_call(__hook_typedefs_fields_o1)(hook_data(__hook, 1), sector, cookie);
	if (!static_branch_likely(&__hook_typedefs_fields_labels[0]))
		goto out;
	static_call(__hook_typedefs_fields_o2)(hook_data(__hook, 2), sector, cookie);
	if (!static_branch_likely(&__hook_typedefs_fields_labels[1]))
		goto out;
	static_call(__hook_typedefs_fields_o3)(hook_data(__hook, 3), sector, cookie);
out:
	hook_exit_bounded(__hook);
}

notrace void __hook_typedefs_fields(sector_t sector, golden_cookie_t cookie)
{
	struct hook *__hook = &__hook_typedefs_fields_def;
	enum hook_path __path;

	if (!hook_enter_bounded(__hook)) {
		hook_suppressed_bounded(__hook);
		return;
	}
	__path = hook_path(__hook);
	if (likely(__path == HOOK_PATH_FIRST)) {
		static_call(__hook_typedefs_fields_o0)(__hook->data[0], sector, cookie);
		hook_exit_bounded(__hook);
		return;
	}
	if (likely(__path == HOOK_PATH_SLOTS)) {
		__hook_typedefs_fields_many(__hook->data[0], sector, cookie);
		return;
	}
	__hook_typedefs_fields_walk(hook_calls(__hook), sector, cookie);
	hook_exit_bounded(__hook);
}
EXPORT_SYMBOL_GPL(__hook_typedefs_fields);

static struct hook *const __hooks_typedefs[] = {
	&__hook_typedefs_kernel_def,
	&__hook_typedefs_own_def,
	&__hook_typedefs_fields_def,
};

struct hook_facility hook_facility_typedefs = {
	.name = "typedefs",
	.title = "Typedefs",
	.owner = THIS_MODULE,
	.hooks = __hooks_typedefs,
	.nr_hooks = ARRAY_SIZE(__hooks_typedefs),
};
EXPORT_SYMBOL_GPL(hook_facility_typedefs);

#ifdef CONFIG_EVENT_TRACING

static const char __hooks_typedefs_system[] = "hooks_typedefs";

#line 16 "typedefs.hooks"
HOOK_CONSTANT(typedefs, 5fb79b45, hook_type_sign(golden_cookie_t));
#line 16 "typedefs.hooks"
HOOK_CONSTANT(typedefs, 616c3985, hook_type_beyond(golden_cookie_t));
#line 16 "typedefs.hooks"
HOOK_CONSTANT(typedefs, 54796bcb, hook_type_sign(golden_op_t));
#line 16 "typedefs.hooks"
HOOK_CONSTANT(typedefs, aed8997d, hook_type_beyond(golden_op_t));
#line 478 "typedefs_hooks.c"

/* A record with sector, cookie, gfp. */

struct __hookrec_typedefs_5e1f6b64 {
	struct trace_entry __ent;
	sector_t sector;
#line 24 "typedefs.hooks"
	golden_cookie_t cookie;
#line 487 "typedefs_hooks.c"
	gfp_t gfp;
	char __data[];
};

static struct trace_event_fields __hookfields_typedefs_5e1f6b64[] = {
	HOOK_FIELD(struct __hookrec_typedefs_5e1f6b64, sector, hook_type_name(sector_t)),
	HOOK_FIELD(struct __hookrec_typedefs_5e1f6b64, cookie,
		   hook_type_name(golden_cookie_t)),
	HOOK_FIELD(struct __hookrec_typedefs_5e1f6b64, gfp, hook_type_name(gfp_t)),
	{}
};

static struct trace_event_class __hookclass_typedefs_5e1f6b64 = {
	.system = __hooks_typedefs_system,
	.fields_array = __hookfields_typedefs_5e1f6b64,
	.fields = LIST_HEAD_INIT(__hookclass_typedefs_5e1f6b64.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with gfp, fmode, pid, pos, mode, len, done, dev, dma, sector, opf, phys. */

#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(gfp_t),
	       "parameter gfp is no number: say in a trace block what of it to record");
#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(fmode_t),
	       "parameter fmode is no number: say in a trace block what of it to record");
#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(pid_t),
	       "parameter pid is no number: say in a trace block what of it to record");
#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(loff_t),
	       "parameter pos is no number: say in a trace block what of it to record");
#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(umode_t),
	       "parameter mode is no number: say in a trace block what of it to record");
#line 11 "typedefs.hooks"
_Static_assert(hook_is_scalar(size_t),
	       "parameter len is no number: say in a trace block what of it to record");
#line 12 "typedefs.hooks"
_Static_assert(hook_is_scalar(ssize_t),
	       "parameter done is no number: say in a trace block what of it to record");
#line 12 "typedefs.hooks"
_Static_assert(hook_is_scalar(dev_t),
	       "parameter dev is no number: say in a trace block what of it to record");
#line 12 "typedefs.hooks"
_Static_assert(hook_is_scalar(dma_addr_t),
	       "parameter dma is no number: say in a trace block what of it to record");
#line 12 "typedefs.hooks"
_Static_assert(hook_is_scalar(sector_t),
	       "parameter sector is no number: say in a trace block what of it to record");
#line 12 "typedefs.hooks"
_Static_assert(hook_is_scalar(blk_opf_t),
	       "parameter opf is no number: say in a trace block what of it to record");
#line 13 "typedefs.hooks"
_Static_assert(hook_is_scalar(phys_addr_t),
	       "parameter phys is no number: say in a trace block what of it to record");
#line 546 "typedefs_hooks.c"
struct __hookrec_typedefs_951a3e20 {
	struct trace_entry __ent;
	gfp_t gfp;
	fmode_t fmode;
	pid_t pid;
	loff_t pos;
	umode_t mode;
	size_t len;
	ssize_t done;
	dev_t dev;
	dma_addr_t dma;
	sector_t sector;
	blk_opf_t opf;
	phys_addr_t phys;
	char __data[];
};

static struct trace_event_fields __hookfields_typedefs_951a3e20[] = {
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, gfp, hook_type_name(gfp_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, fmode, hook_type_name(fmode_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, pid, hook_type_name(pid_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, pos, hook_type_name(loff_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, mode, hook_type_name(umode_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, len, hook_type_name(size_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, done, hook_type_name(ssize_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, dev, hook_type_name(dev_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, dma, hook_type_name(dma_addr_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, sector, hook_type_name(sector_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, opf, hook_type_name(blk_opf_t)),
	HOOK_FIELD(struct __hookrec_typedefs_951a3e20, phys, hook_type_name(phys_addr_t)),
	{}
};

static struct trace_event_class __hookclass_typedefs_951a3e20 = {
	.system = __hooks_typedefs_system,
	.fields_array = __hookfields_typedefs_951a3e20,
	.fields = LIST_HEAD_INIT(__hookclass_typedefs_951a3e20.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* A record with port, crc, id, cookie, op, fixed. */

#line 16 "typedefs.hooks"
_Static_assert(hook_is_scalar(__be16),
	       "parameter port is no number: say in a trace block what of it to record");
#line 16 "typedefs.hooks"
_Static_assert(hook_is_scalar(__le32),
	       "parameter crc is no number: say in a trace block what of it to record");
#line 16 "typedefs.hooks"
_Static_assert(hook_is_scalar(__be64),
	       "parameter id is no number: say in a trace block what of it to record");
#line 16 "typedefs.hooks"
_Static_assert(hook_is_scalar(golden_cookie_t),
	       "parameter cookie is no number: say in a trace block what of it to record");
#line 16 "typedefs.hooks"
_Static_assert(hook_is_scalar(golden_op_t),
	       "parameter op is no number: say in a trace block what of it to record");
#line 17 "typedefs.hooks"
_Static_assert(hook_is_scalar(golden_cookie_t),
	       "parameter fixed is no number: say in a trace block what of it to record");
#line 608 "typedefs_hooks.c"
struct __hookrec_typedefs_ae5456a0 {
	struct trace_entry __ent;
	__be16 port;
	__le32 crc;
	__be64 id;
	golden_cookie_t cookie;
	golden_op_t op;
	golden_cookie_t fixed;
	char __data[];
};

static struct trace_event_fields __hookfields_typedefs_ae5456a0[] = {
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, port, hook_type_name(__be16)),
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, crc, hook_type_name(__le32)),
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, id, hook_type_name(__be64)),
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, cookie,
		   hook_type_name(golden_cookie_t)),
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, op, hook_type_name(golden_op_t)),
	HOOK_FIELD(struct __hookrec_typedefs_ae5456a0, fixed,
		   hook_type_name(golden_cookie_t)),
	{}
};

static struct trace_event_class __hookclass_typedefs_ae5456a0 = {
	.system = __hooks_typedefs_system,
	.fields_array = __hookfields_typedefs_ae5456a0,
	.fields = LIST_HEAD_INIT(__hookclass_typedefs_ae5456a0.fields),
	.raw_init = hook_event_init,
	.reg = hook_event_reg,
};

/* The trace event of kernel. */

static __always_inline void
__hook_typedefs_kernel_fill(struct __hookrec_typedefs_951a3e20 *__rec, gfp_t gfp,
			    fmode_t fmode, pid_t pid, loff_t pos, umode_t mode,
			    size_t len, ssize_t done, dev_t dev, dma_addr_t dma,
			    sector_t sector, blk_opf_t opf, phys_addr_t phys)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->gfp = gfp;
	__rec->fmode = fmode;
	__rec->pid = pid;
	__rec->pos = pos;
	__rec->mode = mode;
	__rec->len = len;
	__rec->done = done;
	__rec->dev = dev;
	__rec->dma = dma;
	__rec->sector = sector;
	__rec->opf = opf;
	__rec->phys = phys;
}

static notrace void
__hook_typedefs_kernel_record(void *__data, gfp_t gfp, fmode_t fmode, pid_t pid,
			      loff_t pos, umode_t mode, size_t len, ssize_t done,
			      dev_t dev, dma_addr_t dma, sector_t sector, blk_opf_t opf,
			      phys_addr_t phys)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_typedefs_951a3e20 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_typedefs_kernel_def);
		return;
	}
	__hook_typedefs_kernel_fill(__rec, gfp, fmode, pid, pos, mode, len, done, dev,
				    dma, sector, opf, phys);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_typedefs_kernel_perf(void *__data, gfp_t gfp, fmode_t fmode, pid_t pid, loff_t pos,
			    umode_t mode, size_t len, ssize_t done, dev_t dev,
			    dma_addr_t dma, sector_t sector, blk_opf_t opf,
			    phys_addr_t phys)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_typedefs_951a3e20 *__rec;
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
	__hook_typedefs_kernel_fill(__rec, gfp, fmode, pid, pos, mode, len, done, dev,
				    dma, sector, opf, phys);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_typedefs_kernel_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_typedefs_951a3e20 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "gfp=0x%llx fmode=0x%llx pid=%lld pos=%lld mode=0%llo len=%llu done=%lld dev=%lld dma=0x%llx sector=%llu opf=%lld phys=0x%llx\n",
			   (__force unsigned long long)__rec->gfp,
			   (__force unsigned long long)__rec->fmode,
			   (__force long long)__rec->pid, (__force long long)__rec->pos,
			   (__force unsigned long long)__rec->mode,
			   (__force unsigned long long)__rec->len,
			   (__force long long)__rec->done, (__force long long)__rec->dev,
			   (__force unsigned long long)__rec->dma,
			   (__force unsigned long long)__rec->sector,
			   (__force long long)__rec->opf,
			   (__force unsigned long long)__rec->phys);
	return trace_handle_return(&__iter->seq);
}

static char __hook_typedefs_kernel_print_fmt[] =
	"\"gfp=0x%llx fmode=0x%llx pid=%lld pos=%lld mode=0%llo len=%llu done=%lld "
	"dev=%lld dma=0x%llx sector=%llu opf=%lld phys=0x%llx\", "
	"(unsigned long long)REC->gfp, (unsigned long long)REC->fmode, "
	"(long long)REC->pid, (long long)REC->pos, (unsigned long long)REC->mode, "
	"(unsigned long long)REC->len, (long long)REC->done, (long long)REC->dev, "
	"(unsigned long long)REC->dma, (unsigned long long)REC->sector, "
	"(long long)REC->opf, (unsigned long long)REC->phys";

static struct trace_event_functions __hook_typedefs_kernel_funcs = {
	.trace = __hook_typedefs_kernel_print,
};

static struct hook_event __hook_typedefs_kernel_event = {
	.call = {
		.class = &__hookclass_typedefs_951a3e20,
		.tp = &__hook_typedefs_kernel_event.tracepoint,
		.event.funcs = &__hook_typedefs_kernel_funcs,
		.print_fmt = __hook_typedefs_kernel_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "kernel",
	.hook = &__hook_typedefs_kernel_def,
	.record = __hook_typedefs_kernel_record,
	.perf = HOOK_EVENT_PERF(__hook_typedefs_kernel_perf),
};

HOOK_EVENT(__hook_typedefs_kernel_call, __hook_typedefs_kernel_event);

/* The trace event of own. */

static __always_inline void
__hook_typedefs_own_fill(struct __hookrec_typedefs_ae5456a0 *__rec, __be16 port,
			 __le32 crc, __be64 id, golden_cookie_t cookie, golden_op_t op,
			 const golden_cookie_t fixed)
{
	hook_record_clear(__rec, sizeof(*__rec));
	__rec->port = port;
	__rec->crc = crc;
	__rec->id = id;
	__rec->cookie = cookie;
	__rec->op = op;
	__rec->fixed = fixed;
}

static notrace void
__hook_typedefs_own_record(void *__data, __be16 port, __le32 crc, __be64 id,
			   golden_cookie_t cookie, golden_op_t op,
			   const golden_cookie_t fixed)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_typedefs_ae5456a0 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_typedefs_own_def);
		return;
	}
	__hook_typedefs_own_fill(__rec, port, crc, id, cookie, op, fixed);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void __hook_typedefs_own_perf(void *__data, __be16 port, __le32 crc,
					     __be64 id, golden_cookie_t cookie,
					     golden_op_t op, const golden_cookie_t fixed)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_typedefs_ae5456a0 *__rec;
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
	__hook_typedefs_own_fill(__rec, port, crc, id, cookie, op, fixed);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_typedefs_own_print(struct trace_iterator *__iter, int __flags,
			  struct trace_event *__event)
{
	const struct __hookrec_typedefs_ae5456a0 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
	trace_event_printf(__iter,
			   "port=%lld crc=%lld id=%lld cookie=%lld op=%lld fixed=%lld\n",
			   (__force long long)__rec->port, (__force long long)__rec->crc,
			   (__force long long)__rec->id, (__force long long)__rec->cookie,
			   (__force long long)__rec->op, (__force long long)__rec->fixed);
	return trace_handle_return(&__iter->seq);
}

static char __hook_typedefs_own_print_fmt[] =
	"\"port=%lld crc=%lld id=%lld cookie=%lld op=%lld fixed=%lld\", "
	"(long long)REC->port, (long long)REC->crc, (long long)REC->id, "
	"(long long)(REC->cookie & hooks_constant_value_5fb79b45 ? REC->cookie - "
	"hooks_constant_value_616c3985 : REC->cookie), "
	"(long long)(REC->op & hooks_constant_value_54796bcb ? REC->op - "
	"hooks_constant_value_aed8997d : REC->op), "
	"(long long)(REC->fixed & hooks_constant_value_5fb79b45 ? REC->fixed - "
	"hooks_constant_value_616c3985 : REC->fixed)";

static struct trace_event_functions __hook_typedefs_own_funcs = {
	.trace = __hook_typedefs_own_print,
};

static struct hook_event __hook_typedefs_own_event = {
	.call = {
		.class = &__hookclass_typedefs_ae5456a0,
		.tp = &__hook_typedefs_own_event.tracepoint,
		.event.funcs = &__hook_typedefs_own_funcs,
		.print_fmt = __hook_typedefs_own_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "own",
	.hook = &__hook_typedefs_own_def,
	.record = __hook_typedefs_own_record,
	.perf = HOOK_EVENT_PERF(__hook_typedefs_own_perf),
};

HOOK_EVENT(__hook_typedefs_own_call, __hook_typedefs_own_event);

/* The trace event of fields. */

static __always_inline void
__hook_typedefs_fields_fill(struct __hookrec_typedefs_5e1f6b64 *__rec, sector_t sector,
			    golden_cookie_t cookie)
{
	hook_record_clear(__rec, sizeof(*__rec));
#line 23 "typedefs.hooks"
	__rec->sector = sector + 1;
#line 881 "typedefs_hooks.c"
	__rec->cookie = cookie;
	__rec->gfp = GFP_KERNEL;
}

static notrace void
__hook_typedefs_fields_record(void *__data, sector_t sector, golden_cookie_t cookie)
{
	struct trace_event_file *__file = __data;
	struct trace_event_buffer __buffer __uninitialized;
	struct __hookrec_typedefs_5e1f6b64 *__rec;

	if (trace_trigger_soft_disabled(__file))
		return;
	__rec = trace_event_buffer_reserve(&__buffer, __file, sizeof(*__rec));
	if (!__rec) {
		hook_lost(&__hook_typedefs_fields_def);
		return;
	}
	__hook_typedefs_fields_fill(__rec, sector, cookie);
	trace_event_buffer_commit(&__buffer);
}

#ifdef CONFIG_PERF_EVENTS
static notrace void
__hook_typedefs_fields_perf(void *__data, sector_t sector, golden_cookie_t cookie)
{
	struct trace_event_call *__call = __data;
	struct __hookrec_typedefs_5e1f6b64 *__rec;
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
	__hook_typedefs_fields_fill(__rec, sector, cookie);
	perf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,
				  this_cpu_ptr(__call->perf_events), NULL);
}
#endif /* CONFIG_PERF_EVENTS */

static enum print_line_t
__hook_typedefs_fields_print(struct trace_iterator *__iter, int __flags,
			     struct trace_event *__event)
{
	const struct __hookrec_typedefs_5e1f6b64 *__rec = (const void *)__iter->ent;
	int __err = trace_raw_output_prep(__iter, __event);

	if (__err != TRACE_TYPE_HANDLED)
		return __err;
#line 26 "typedefs.hooks"
	trace_event_printf(__iter, "%llu %u %#x\n", (unsigned long long)__rec->sector,
			   __rec->cookie, __rec->gfp);
#line 939 "typedefs_hooks.c"
	return trace_handle_return(&__iter->seq);
}

static char __hook_typedefs_fields_print_fmt[] =
	"\"%llu %u %#x\", (unsigned long long)REC->sector, "
	"(REC->cookie & hooks_constant_value_5fb79b45 ? REC->cookie - "
	"hooks_constant_value_616c3985 : REC->cookie), REC->gfp";

static struct trace_event_functions __hook_typedefs_fields_funcs = {
	.trace = __hook_typedefs_fields_print,
};

static struct hook_event __hook_typedefs_fields_event = {
	.call = {
		.class = &__hookclass_typedefs_5e1f6b64,
		.tp = &__hook_typedefs_fields_event.tracepoint,
		.event.funcs = &__hook_typedefs_fields_funcs,
		.print_fmt = __hook_typedefs_fields_print_fmt,
		.flags = TRACE_EVENT_FL_TRACEPOINT,
	},
	.tracepoint.name = "fields",
	.hook = &__hook_typedefs_fields_def,
	.record = __hook_typedefs_fields_record,
	.perf = HOOK_EVENT_PERF(__hook_typedefs_fields_perf),
};

HOOK_EVENT(__hook_typedefs_fields_call, __hook_typedefs_fields_event);

#endif /* CONFIG_EVENT_TRACING */

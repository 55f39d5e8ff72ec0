/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Hooks of facility typedefs: Typedefs
 *
 * Generated from typedefs.hooks by hookgen; change that file, not this one.
 */
#ifndef _TYPEDEFS_HOOKS_H
#define _TYPEDEFS_HOOKS_H

#include <linux/hooks.h>
#include <linux/types.h>
#include <linux/blk_types.h>
#include <linux/dma-mapping.h>
#include "golden.h"

extern struct hook_facility hook_facility_typedefs;

/* typedefs:kernel */

#line 11 "typedefs.hooks"
void __hook_typedefs_kernel(gfp_t gfp, fmode_t fmode, pid_t pid, loff_t pos, umode_t mode,
			    size_t len, ssize_t done, dev_t dev, dma_addr_t dma,
			    sector_t sector, blk_opf_t opf, phys_addr_t phys);
#line 25 "typedefs_hooks.h"

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_typedefs_kernel_decide_fn;
typedef void hook_typedefs_kernel_observe_fn(void *__data, gfp_t gfp, fmode_t fmode,
					     pid_t pid, loff_t pos, umode_t mode,
					     size_t len, ssize_t done, dev_t dev,
					     dma_addr_t dma, sector_t sector,
					     blk_opf_t opf, phys_addr_t phys);
typedef hook_typedefs_kernel_observe_fn hook_typedefs_kernel_trace_fn;

#define __hook_typedefs_kernel_proto					\
	"void (gfp_t, fmode_t, pid_t, loff_t, umode_t, size_t, ssize_t, dev_t, dma_addr_t, sector_t, blk_opf_t, phys_addr_t)"
#define __hook_typedefs_kernel_hash 0x41239a1825eb07fdULL

extern struct hook __hook_typedefs_kernel_def;

/* Whether a handler is armed on kernel: one NOP, or a jump. */
static __always_inline bool hook_typedefs_kernel_enabled(void)
{
	return hook_armed(&__hook_typedefs_kernel_def);
}

/**
 * hook_typedefs_kernel() - Of the kernel.
 * @...: as __hook_typedefs_kernel() takes them
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_typedefs_kernel(...) \
	do { if (hook_typedefs_kernel_enabled()) \
		__hook_typedefs_kernel(__VA_ARGS__); } while (0)

/* typedefs:own */

#line 16 "typedefs.hooks"
void __hook_typedefs_own(__be16 port, __le32 crc, __be64 id, golden_cookie_t cookie, golden_op_t op,
			 const golden_cookie_t fixed);
#line 63 "typedefs_hooks.h"

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_typedefs_own_decide_fn;
typedef void hook_typedefs_own_observe_fn(void *__data, __be16 port, __le32 crc,
					  __be64 id, golden_cookie_t cookie,
					  golden_op_t op, const golden_cookie_t fixed);
typedef hook_typedefs_own_observe_fn hook_typedefs_own_trace_fn;

#define __hook_typedefs_own_proto					\
	"void (__be16, __le32, __be64, golden_cookie_t, golden_op_t, golden_cookie_t)"
#define __hook_typedefs_own_hash 0x07a8e22ed2dc6b94ULL

extern struct hook __hook_typedefs_own_def;

/* Whether a handler is armed on own: one NOP, or a jump. */
static __always_inline bool hook_typedefs_own_enabled(void)
{
	return hook_armed(&__hook_typedefs_own_def);
}

/**
 * hook_typedefs_own() - Of big and little ends, and of others.
 * @port: __be16 port
 * @crc: __le32 crc
 * @id: __be64 id
 * @cookie: golden_cookie_t cookie
 * @op: golden_op_t op
 * @fixed: const golden_cookie_t fixed
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_typedefs_own(port, crc, id, cookie, op, fixed) \
	do { if (hook_typedefs_own_enabled()) \
		__hook_typedefs_own(port, crc, id, cookie, op, fixed); } while (0)

/* typedefs:fields */

#line 20 "typedefs.hooks"
void __hook_typedefs_fields(sector_t sector, golden_cookie_t cookie);
#line 103 "typedefs_hooks.h"

/* A void hook takes observers only: no function has this type. */
typedef struct hook_takes_observers_only hook_typedefs_fields_decide_fn;
typedef void hook_typedefs_fields_observe_fn(void *__data, sector_t sector,
					     golden_cookie_t cookie);
typedef hook_typedefs_fields_observe_fn hook_typedefs_fields_trace_fn;

#define __hook_typedefs_fields_proto "void (sector_t, golden_cookie_t)"
#define __hook_typedefs_fields_hash 0x1e1b918df11de3c4ULL

extern struct hook __hook_typedefs_fields_def;

/* Whether a handler is armed on fields: one NOP, or a jump. */
static __always_inline bool hook_typedefs_fields_enabled(void)
{
	return hook_armed(&__hook_typedefs_fields_def);
}

/**
 * hook_typedefs_fields() - As fields.
 * @sector: sector_t sector
 * @cookie: golden_cookie_t cookie
 *
 * Context: any, NMI too; handlers run with preemption off.
 */
#define hook_typedefs_fields(sector, cookie) \
	do { if (hook_typedefs_fields_enabled()) \
		__hook_typedefs_fields(sector, cookie); } while (0)

#endif /* _TYPEDEFS_HOOKS_H */

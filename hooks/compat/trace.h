/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the trace core does for our events.
 */
#ifndef _HOOKS_COMPAT_TRACE_H
#define _HOOKS_COMPAT_TRACE_H

#include <linux/trace.h>
#include <linux/version.h>

/*
 * How trace instances are made: for some systems of events since 6.8, for all
 * before.
 */
#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 8, 0)
#define hooks_trace_array_get(name)	trace_array_get_by_name(name)
#else
#define hooks_trace_array_get(name)	trace_array_get_by_name(name, NULL)
#endif

/*
 * Whether the core, before it frees what an event that was disabled has used, waits
 * for those who have preemption off. Since 7.0 it waits for the SRCU of tracepoints
 * instead, which our hits do not take: there we wait before it goes on.
 */
#ifndef HOOKS_TRACE_CORE_WAITS
#define HOOKS_TRACE_CORE_WAITS	(LINUX_VERSION_CODE < KERNEL_VERSION(7, 0, 0))
#endif

#endif /* _HOOKS_COMPAT_TRACE_H */

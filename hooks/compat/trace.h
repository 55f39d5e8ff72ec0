/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * How trace instances are made: for some systems of events since 6.8, for all
 * before.
 */
#ifndef _HOOKS_COMPAT_TRACE_H
#define _HOOKS_COMPAT_TRACE_H

#include <linux/trace.h>
#include <linux/version.h>

#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 8, 0)
#define hooks_trace_array_get(name)	trace_array_get_by_name(name)
#else
#define hooks_trace_array_get(name)	trace_array_get_by_name(name, NULL)
#endif

#endif /* _HOOKS_COMPAT_TRACE_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * An event like those of size_one.hooks and size_two.hooks, alone in its object.
 */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM bench

#if !defined(_SIZE_TRACE_H) || defined(TRACE_HEADER_MULTI_READ)
#define _SIZE_TRACE_H

#include <linux/tracepoint.h>

TRACE_EVENT(size_event,
	    TP_PROTO(int a, long b, u64 c),
	    TP_ARGS(a, b, c),
	    TP_STRUCT__entry(__field(int, a)
			     __field(long, b)
			     __field(u64, c)),
	    TP_fast_assign(__entry->a = a;
			   __entry->b = b;
			   __entry->c = c;),
	    TP_printk("a=%d b=%ld c=%llu", __entry->a, __entry->b, __entry->c)
);

#endif /* _SIZE_TRACE_H */

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#define TRACE_INCLUDE_FILE size_trace
#include <trace/define_trace.h>

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The peers among tracepoints: one without an event, and an event with the
 * fields of ours.
 */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM bench

#if !defined(_BENCH_TRACE_H) || defined(TRACE_HEADER_MULTI_READ)
#define _BENCH_TRACE_H

#include <linux/tracepoint.h>

#ifdef ASSIGN_STR_HAS_SOURCE
#define bench_assign_str(dst, src)	__assign_str(dst, src)
#else
#define bench_assign_str(dst, src)	__assign_str(dst)
#endif

DECLARE_TRACE(bench_probe,
	      TP_PROTO(int a, long b),
	      TP_ARGS(a, b)
);

TRACE_EVENT(bench_event,
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

TRACE_EVENT(bench_text,
	    TP_PROTO(const char *name, u64 sector, unsigned int bytes, bool write),
	    TP_ARGS(name, sector, bytes, write),
	    TP_STRUCT__entry(__string(name, name)
			     __field(u64, sector)
			     __field(unsigned int, bytes)
			     __field(bool, write)),
	    TP_fast_assign(bench_assign_str(name, name);
			   __entry->sector = sector;
			   __entry->bytes = bytes;
			   __entry->write = write;),
	    TP_printk("name=%s sector=%llu bytes=%u write=%d", __get_str(name),
		      __entry->sector, __entry->bytes, __entry->write)
);

#endif /* _BENCH_TRACE_H */

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#define TRACE_INCLUDE_FILE bench_trace
#include <trace/define_trace.h>

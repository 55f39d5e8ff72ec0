// SPDX-License-Identifier: GPL-2.0-only
/*
 * One record into the ring buffer or the log: of three numbers, or of a name and
 * three numbers.
 */
#include <linux/kernel.h>
#include <linux/printk.h>

#include "bench.h"
#include "bench_hooks.h"
#include "bench_trace.h"

static __site void site_free(int a, long b, u64 c)
{
	hook_bench_event_free(a, b, c);
}

static __site void site_bounded(int a, long b, u64 c)
{
	hook_bench_event_bounded(a, b, c);
}

static __site void site_trace_event(int a, long b, u64 c)
{
	trace_bench_event(a, b, c);
}

/* What trace_printk() is, where there is something to print. */
static __site void site_trace_printk(int a, long b, u64 c)
{
	do_trace_printk("a=%d b=%ld c=%llu\n", a, b, c);
}

/* The guest's script keeps these from the console. */
static __site void site_printk(int a, long b, u64 c)
{
	pr_info("a=%d b=%ld c=%llu\n", a, b, c);
}

static __site void text_free(const char *name, u64 sector, unsigned int bytes, bool write)
{
	hook_bench_text_free(name, sector, bytes, write);
}

static __site void text_bounded(const char *name, u64 sector, unsigned int bytes, bool write)
{
	hook_bench_text_bounded(name, sector, bytes, write);
}

static __site void text_trace_event(const char *name, u64 sector, unsigned int bytes, bool write)
{
	trace_bench_text(name, sector, bytes, write);
}

static __site void text_trace_printk(const char *name, u64 sector, unsigned int bytes, bool write)
{
	do_trace_printk("name=%s sector=%llu bytes=%u write=%d\n", name, sector, bytes, write);
}

static void loop_free(unsigned int calls)
{
	bench_loop_event(calls, site_free);
}

static void loop_bounded(unsigned int calls)
{
	bench_loop_event(calls, site_bounded);
}

static void loop_trace_event(unsigned int calls)
{
	bench_loop_event(calls, site_trace_event);
}

static void loop_trace_printk(unsigned int calls)
{
	bench_loop_event(calls, site_trace_printk);
}

static void loop_printk(unsigned int calls)
{
	bench_loop_event(calls, site_printk);
}

static void loop_text_free(unsigned int calls)
{
	bench_loop_text(calls, text_free);
}

static void loop_text_bounded(unsigned int calls)
{
	bench_loop_text(calls, text_bounded);
}

static void loop_text_trace_event(unsigned int calls)
{
	bench_loop_text(calls, text_trace_event);
}

static void loop_text_trace_printk(unsigned int calls)
{
	bench_loop_text(calls, text_trace_printk);
}

const struct bench_case bench_events[] = {
	{ "event-free-0", loop_free },
	{ "event-free-1", loop_free, .event = "hooks_bench:event_free" },
	{ "event-bounded-0", loop_bounded },
	{ "event-bounded-1", loop_bounded, .event = "hooks_bench:event_bounded" },
	{ "event-TRACE_EVENT-0", loop_trace_event },
	{ "event-TRACE_EVENT-1", loop_trace_event, .event = "bench:bench_event" },
	{ "event-trace_printk-1", loop_trace_printk },
	{ "event-printk-1", loop_printk },
	{ "text-free-0", loop_text_free },
	{ "text-free-1", loop_text_free, .event = "hooks_bench:text_free" },
	{ "text-bounded-0", loop_text_bounded },
	{ "text-bounded-1", loop_text_bounded, .event = "hooks_bench:text_bounded" },
	{ "text-TRACE_EVENT-0", loop_text_trace_event },
	{ "text-TRACE_EVENT-1", loop_text_trace_event, .event = "bench:bench_text" },
	{ "text-trace_printk-1", loop_text_trace_printk },
	{}
};

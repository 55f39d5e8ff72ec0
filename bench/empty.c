// SPDX-License-Identifier: GPL-2.0-only
/*
 * Nothing, of which the measure is made, and the least that can be at a site: a
 * global boolean.
 */
#include "bench.h"

static __site void empty(int a, long b)
{
}

static __site int empty_decide(int a, long b)
{
	return 0;
}

static __site void empty_event(int a, long b, u64 c)
{
}

static __site void empty_text(const char *name, u64 sector, unsigned int bytes, bool write)
{
}

static bool wanted;

static __site void boolean(int a, long b)
{
	if (unlikely(READ_ONCE(wanted)))
		bench_count(&bench_counts[0], a, b);
}

static void loop_empty(unsigned int calls)
{
	bench_loop(calls, empty);
}

static void loop_empty_decide(unsigned int calls)
{
	bench_loop_decide(calls, empty_decide);
}

static void loop_empty_event(unsigned int calls)
{
	bench_loop_event(calls, empty_event);
}

static void loop_empty_text(unsigned int calls)
{
	bench_loop_text(calls, empty_text);
}

static void loop_boolean(unsigned int calls)
{
	bench_loop(calls, boolean);
}

const struct bench_case bench_empty[] = {
	{ "empty-0", loop_empty },
	{ "empty-decide", loop_empty_decide },
	{ "empty-event", loop_empty_event },
	{ "empty-text", loop_empty_text },
	{ "boolean-0", loop_boolean },
	{}
};

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The peer that hooks are most like: a tracepoint, with probes of a module.
 */
#include "bench.h"
#include "bench_trace.h"

static __site void site(int a, long b)
{
	trace_bench_probe(a, b);
}

static void loop(unsigned int calls)
{
	bench_loop(calls, site);
}

static void remove_probes(unsigned int nr)
{
	while (nr--)
		unregister_trace_bench_probe(bench_count, &bench_counts[nr]);
	tracepoint_synchronize_unregister();
}

static int arm(const struct bench_case *bench)
{
	unsigned int i;
	int err;

	for (i = 0; i < bench->observers; i++) {
		err = register_trace_bench_probe(bench_count, &bench_counts[i]);
		if (err) {
			remove_probes(i);
			return err;
		}
	}
	return 0;
}

static void disarm(const struct bench_case *bench)
{
	remove_probes(bench->observers);
}

const struct bench_case bench_tracepoint[] = {
	{ "tracepoint-0", loop },
	{ "tracepoint-1", loop, arm, disarm, .observers = 1 },
	{ "tracepoint-2", loop, arm, disarm, .observers = 2 },
	{ "tracepoint-4", loop, arm, disarm, .observers = 4 },
	{ "tracepoint-8", loop, arm, disarm, .observers = 8 },
	{ "tracepoint-16", loop, arm, disarm, .observers = 16 },
	{}
};

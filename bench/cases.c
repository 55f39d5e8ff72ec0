// SPDX-License-Identifier: GPL-2.0-only
/*
 * What both instruments do with a case: arm its handlers, and see afterwards
 * whether all were called.
 */
#include <linux/kernel.h>
#include <linux/string.h>
#include <linux/trace_events.h>

#include "bench.h"

const struct bench_case *const bench_groups[] = {
	bench_empty, bench_hooks, bench_hooks_decide, bench_hooks_sleepable,
	bench_tracepoint, bench_notifier, bench_srcu, bench_netfilter, bench_lsm,
	bench_direct, bench_events, bench_builtin, NULL
};

static int set_event(const struct bench_case *bench, int on)
{
	const char *colon = strchr(bench->event, ':');
	char system[16];

	strscpy(system, bench->event, min_t(size_t, colon - bench->event + 1, sizeof(system)));
	return trace_set_clr_event(system, colon + 1, on);
}

int bench_arm(const struct bench_case *bench)
{
	memset(bench_counts, 0, sizeof(bench_counts));
	if (bench->event)
		return set_event(bench, 1);
	return bench->arm ? bench->arm(bench) : 0;
}

void bench_disarm(const struct bench_case *bench)
{
	if (bench->event)
		set_event(bench, 0);
	if (bench->disarm)
		bench->disarm(bench);
}

/* Has each handler been called each time, and none besides? */
bool bench_counts_right(const struct bench_case *bench, unsigned long calls)
{
	unsigned int i, nr = bench->deciders + bench->observers;

	if (bench->read)
		bench->read();
	for (i = 0; i < BENCH_HANDLERS; i++) {
		if (bench_counts[i] != (i < nr ? calls : 0))
			return false;
	}
	return true;
}

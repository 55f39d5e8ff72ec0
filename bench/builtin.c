// SPDX-License-Identifier: GPL-2.0-only
/*
 * The library's own handlers on our hooks, one at a time; and on two hooks that are
 * hit one after the other, keyed by the first argument.
 */
#include <linux/err.h>
#include <linux/hooks_builtin.h>

#include "bench.h"
#include "bench_hooks.h"

static __site void site_free(int a, long b)
{
	hook_bench_free(a, b);
}

static __site void site_bounded(int a, long b)
{
	hook_bench_bounded(a, b);
}

static __site void pair_free(int a, long b)
{
	hook_bench_free(a, b);
	hook_bench_end_free(a, b);
}

static __site void pair_bounded(int a, long b)
{
	hook_bench_bounded(a, b);
	hook_bench_end_bounded(a, b);
}

static void loop_free(unsigned int calls)
{
	bench_loop(calls, site_free);
}

static void loop_bounded(unsigned int calls)
{
	bench_loop(calls, site_bounded);
}

static void loop_pair_free(unsigned int calls)
{
	bench_loop(calls, pair_free);
}

static void loop_pair_bounded(unsigned int calls)
{
	bench_loop(calls, pair_bounded);
}

/* Of the case that is armed; there is one at a time. */
static struct hook_meter *meter;

static struct hook_reading reading;

static int started(struct hook_meter *new)
{
	if (IS_ERR(new))
		return PTR_ERR(new);
	meter = new;
	return 0;
}

static int count_free(const struct bench_case *bench)
{
	return started(hook_meter_count(HOOK(bench, free)));
}

static int count_bounded(const struct bench_case *bench)
{
	return started(hook_meter_count(HOOK(bench, bounded)));
}

static int interval_free(const struct bench_case *bench)
{
	return started(hook_meter_interval(HOOK(bench, free)));
}

static int interval_bounded(const struct bench_case *bench)
{
	return started(hook_meter_interval(HOOK(bench, bounded)));
}

static int argument_free(const struct bench_case *bench)
{
	return started(hook_meter_argument(HOOK(bench, free), "b"));
}

static int argument_bounded(const struct bench_case *bench)
{
	return started(hook_meter_argument(HOOK(bench, bounded), "b"));
}

static int start_pair_free(const struct bench_case *bench)
{
	return started(hook_meter_pair(HOOK(bench, free), "a", HOOK(bench, end_free), "a"));
}

static int start_pair_bounded(const struct bench_case *bench)
{
	return started(hook_meter_pair(HOOK(bench, bounded), "a",
				       HOOK(bench, end_bounded), "a"));
}

static void stop(const struct bench_case *bench)
{
	hook_meter_free(meter);
}

static u64 values(void)
{
	unsigned int i;
	u64 sum = 0;

	hook_meter_read(meter, &reading);
	for (i = 0; i < HOOK_METER_BUCKETS; i++)
		sum += reading.bucket[i];
	return sum;
}

static void read_count(void)
{
	hook_meter_read(meter, &reading);
	bench_counts[0] = reading.hits;
}

/* The first hit has none before it. */
static void read_interval(void)
{
	bench_counts[0] = values() + 1;
}

static void read_values(void)
{
	bench_counts[0] = values();
}

const struct bench_case bench_builtin[] = {
	{ "free-count", loop_free, count_free, stop, .observers = 1,
	  .read = read_count },
	{ "free-hist", loop_free, interval_free, stop, .observers = 1,
	  .read = read_interval },
	{ "free-hist=b", loop_free, argument_free, stop, .observers = 1,
	  .read = read_values },
	{ "free-pair", loop_pair_free, start_pair_free, stop, .observers = 1,
	  .read = read_values },
	{ "bounded-count", loop_bounded, count_bounded, stop, .observers = 1,
	  .read = read_count },
	{ "bounded-hist", loop_bounded, interval_bounded, stop, .observers = 1,
	  .read = read_interval },
	{ "bounded-hist=b", loop_bounded, argument_bounded, stop, .observers = 1,
	  .read = read_values },
	{ "bounded-pair", loop_pair_bounded, start_pair_bounded, stop, .observers = 1,
	  .read = read_values },
	{}
};

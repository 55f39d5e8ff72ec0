// SPDX-License-Identifier: GPL-2.0-only
/*
 * Our hooks with observers, and each kind of re-entry.
 */
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

static __site void site_never(int a, long b)
{
	hook_bench_never(a, b);
}

static void loop_free(unsigned int calls)
{
	bench_loop(calls, site_free);
}

static void loop_bounded(unsigned int calls)
{
	bench_loop(calls, site_bounded);
}

static void loop_never(unsigned int calls)
{
	bench_loop(calls, site_never);
}

static struct hook_handler handlers[BENCH_HANDLERS];

static int register_all(const struct bench_case *bench, struct hook *hook)
{
	const struct hook_handler one = HOOK_PERF(bench, free, bench_count);
	unsigned int i;

	for (i = 0; i < bench->observers; i++) {
		handlers[i] = one;
		handlers[i].hook = hook;
		handlers[i].data = &bench_counts[i];
	}
	return hook_register_many(handlers, bench->observers);
}

static int arm_free(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_free_def);
}

static int arm_bounded(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_bounded_def);
}

static int arm_never(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_never_def);
}

static void disarm(const struct bench_case *bench)
{
	hook_unregister_many(handlers, bench->observers);
}

const struct bench_case bench_hooks[] = {
	{ "free-0", loop_free },
	{ "free-1", loop_free, arm_free, disarm, .observers = 1 },
	{ "free-2", loop_free, arm_free, disarm, .observers = 2 },
	{ "free-4", loop_free, arm_free, disarm, .observers = 4 },
	{ "free-8", loop_free, arm_free, disarm, .observers = 8 },
	{ "free-16", loop_free, arm_free, disarm, .observers = 16 },
	{ "bounded-0", loop_bounded },
	{ "bounded-1", loop_bounded, arm_bounded, disarm, .observers = 1 },
	{ "bounded-2", loop_bounded, arm_bounded, disarm, .observers = 2 },
	{ "bounded-4", loop_bounded, arm_bounded, disarm, .observers = 4 },
	{ "bounded-8", loop_bounded, arm_bounded, disarm, .observers = 8 },
	{ "bounded-16", loop_bounded, arm_bounded, disarm, .observers = 16 },
	{ "never-0", loop_never },
	{ "never-1", loop_never, arm_never, disarm, .observers = 1 },
	{ "never-2", loop_never, arm_never, disarm, .observers = 2 },
	{ "never-4", loop_never, arm_never, disarm, .observers = 4 },
	{ "never-8", loop_never, arm_never, disarm, .observers = 8 },
	{ "never-16", loop_never, arm_never, disarm, .observers = 16 },
	{}
};

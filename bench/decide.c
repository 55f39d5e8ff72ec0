// SPDX-License-Identifier: GPL-2.0-only
/*
 * Our hooks with deciders, alone and with observers behind them.
 */
#include "bench.h"
#include "bench_hooks.h"

static __site int site_free(int a, long b)
{
	return hook_bench_decide_free(a, b);
}

static __site int site_bounded(int a, long b)
{
	return hook_bench_decide_bounded(a, b);
}

static __site int site_never(int a, long b)
{
	return hook_bench_decide_never(a, b);
}

static void loop_free(unsigned int calls)
{
	bench_loop_decide(calls, site_free);
}

static void loop_bounded(unsigned int calls)
{
	bench_loop_decide(calls, site_bounded);
}

static void loop_never(unsigned int calls)
{
	bench_loop_decide(calls, site_never);
}

static struct hook_handler handlers[BENCH_HANDLERS];

static int register_all(const struct bench_case *bench, struct hook *hook)
{
	const struct hook_handler decide =
		HOOK_SECURITY(bench, decide_free, bench_count_decide);
	const struct hook_handler observe =
		HOOK_PERF(bench, decide_free, bench_count_verdict);
	unsigned int i, nr = bench->deciders + bench->observers;

	for (i = 0; i < nr; i++) {
		handlers[i] = i < bench->deciders ? decide : observe;
		handlers[i].hook = hook;
		handlers[i].data = &bench_counts[i];
	}
	return hook_register_many(handlers, nr);
}

static int arm_free(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_decide_free_def);
}

static int arm_bounded(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_decide_bounded_def);
}

static int arm_never(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_decide_never_def);
}

static void disarm(const struct bench_case *bench)
{
	hook_unregister_many(handlers, bench->deciders + bench->observers);
}

const struct bench_case bench_hooks_decide[] = {
	{ "decide-free-0+0", loop_free },
	{ "decide-free-1+0", loop_free, arm_free, disarm, 1, 0 },
	{ "decide-free-2+0", loop_free, arm_free, disarm, 2, 0 },
	{ "decide-free-0+1", loop_free, arm_free, disarm, 0, 1 },
	{ "decide-free-1+1", loop_free, arm_free, disarm, 1, 1 },
	{ "decide-free-0+2", loop_free, arm_free, disarm, 0, 2 },
	{ "decide-free-2+2", loop_free, arm_free, disarm, 2, 2 },
	{ "decide-free-4+0", loop_free, arm_free, disarm, 4, 0 },
	{ "decide-free-8+0", loop_free, arm_free, disarm, 8, 0 },
	{ "decide-bounded-0+0", loop_bounded },
	{ "decide-bounded-1+0", loop_bounded, arm_bounded, disarm, 1, 0 },
	{ "decide-bounded-2+0", loop_bounded, arm_bounded, disarm, 2, 0 },
	{ "decide-bounded-0+1", loop_bounded, arm_bounded, disarm, 0, 1 },
	{ "decide-bounded-1+1", loop_bounded, arm_bounded, disarm, 1, 1 },
	{ "decide-bounded-0+2", loop_bounded, arm_bounded, disarm, 0, 2 },
	{ "decide-bounded-2+2", loop_bounded, arm_bounded, disarm, 2, 2 },
	{ "decide-bounded-4+0", loop_bounded, arm_bounded, disarm, 4, 0 },
	{ "decide-bounded-8+0", loop_bounded, arm_bounded, disarm, 8, 0 },
	{ "decide-never-0+0", loop_never },
	{ "decide-never-1+0", loop_never, arm_never, disarm, 1, 0 },
	{ "decide-never-2+0", loop_never, arm_never, disarm, 2, 0 },
	{ "decide-never-0+1", loop_never, arm_never, disarm, 0, 1 },
	{ "decide-never-1+1", loop_never, arm_never, disarm, 1, 1 },
	{ "decide-never-0+2", loop_never, arm_never, disarm, 0, 2 },
	{ "decide-never-2+2", loop_never, arm_never, disarm, 2, 2 },
	{ "decide-never-4+0", loop_never, arm_never, disarm, 4, 0 },
	{ "decide-never-8+0", loop_never, arm_never, disarm, 8, 0 },
	{}
};

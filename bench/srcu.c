// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers that may sleep: our sleepable hooks, and their peer, the SRCU notifier
 * chain.
 */
#include <linux/notifier.h>

#include "bench.h"
#include "bench_hooks.h"

static __site void site_free(int a, long b)
{
	hook_bench_sleepable_free(a, b);
}

static __site void site_bounded(int a, long b)
{
	hook_bench_sleepable_bounded(a, b);
}

static void loop_free(unsigned int calls)
{
	bench_loop(calls, site_free);
}

static void loop_bounded(unsigned int calls)
{
	bench_loop(calls, site_bounded);
}

static struct hook_handler handlers[BENCH_HANDLERS];

static int register_all(const struct bench_case *bench, struct hook *hook)
{
	const struct hook_handler one = HOOK_PERF(bench, sleepable_free, bench_count);
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
	return register_all(bench, &__hook_bench_sleepable_free_def);
}

static int arm_bounded(const struct bench_case *bench)
{
	return register_all(bench, &__hook_bench_sleepable_bounded_def);
}

static void disarm_hook(const struct bench_case *bench)
{
	hook_unregister_many(handlers, bench->observers);
}

const struct bench_case bench_hooks_sleepable[] = {
	{ "sleepable-free-0", loop_free },
	{ "sleepable-free-1", loop_free, arm_free, disarm_hook, .observers = 1 },
	{ "sleepable-free-2", loop_free, arm_free, disarm_hook, .observers = 2 },
	{ "sleepable-free-4", loop_free, arm_free, disarm_hook, .observers = 4 },
	{ "sleepable-free-8", loop_free, arm_free, disarm_hook, .observers = 8 },
	{ "sleepable-bounded-0", loop_bounded },
	{ "sleepable-bounded-1", loop_bounded, arm_bounded, disarm_hook, .observers = 1 },
	{ "sleepable-bounded-2", loop_bounded, arm_bounded, disarm_hook, .observers = 2 },
	{ "sleepable-bounded-4", loop_bounded, arm_bounded, disarm_hook, .observers = 4 },
	{ "sleepable-bounded-8", loop_bounded, arm_bounded, disarm_hook, .observers = 8 },
	{}
};

static struct srcu_notifier_head chain;

static struct block {
	struct notifier_block nb;
	unsigned long *count;
} blocks[BENCH_HANDLERS];

static __site void site_chain(int a, long b)
{
	srcu_notifier_call_chain(&chain, a, (void *)b);
}

static void loop_chain(unsigned int calls)
{
	bench_loop(calls, site_chain);
}

static int notify(struct notifier_block *nb, unsigned long action, void *data)
{
	++*container_of(nb, struct block, nb)->count;
	return NOTIFY_OK;
}

static int arm_chain(const struct bench_case *bench)
{
	unsigned int i;

	srcu_init_notifier_head(&chain);
	for (i = 0; i < bench->observers; i++) {
		blocks[i].nb.notifier_call = notify;
		blocks[i].count = &bench_counts[i];
		srcu_notifier_chain_register(&chain, &blocks[i].nb);
	}
	return 0;
}

static void disarm_chain(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < bench->observers; i++)
		srcu_notifier_chain_unregister(&chain, &blocks[i].nb);
	srcu_cleanup_notifier_head(&chain);
}

const struct bench_case bench_srcu[] = {
	{ "srcu-0", loop_chain, arm_chain, disarm_chain },
	{ "srcu-1", loop_chain, arm_chain, disarm_chain, .observers = 1 },
	{ "srcu-2", loop_chain, arm_chain, disarm_chain, .observers = 2 },
	{ "srcu-4", loop_chain, arm_chain, disarm_chain, .observers = 4 },
	{ "srcu-8", loop_chain, arm_chain, disarm_chain, .observers = 8 },
	{}
};

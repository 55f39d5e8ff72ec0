// SPDX-License-Identifier: GPL-2.0-only
/*
 * A peer: the atomic notifier chain.
 */
#include <linux/notifier.h>

#include "bench.h"

static ATOMIC_NOTIFIER_HEAD(chain);

struct block {
	struct notifier_block nb;
	unsigned long *count;
};

static struct block blocks[BENCH_HANDLERS];

static __site void site(int a, long b)
{
	atomic_notifier_call_chain(&chain, a, (void *)b);
}

static void loop(unsigned int calls)
{
	bench_loop(calls, site);
}

static int notify(struct notifier_block *nb, unsigned long action, void *data)
{
	++*container_of(nb, struct block, nb)->count;
	return NOTIFY_OK;
}

static int arm(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < bench->observers; i++) {
		blocks[i].nb.notifier_call = notify;
		blocks[i].count = &bench_counts[i];
		atomic_notifier_chain_register(&chain, &blocks[i].nb);
	}
	return 0;
}

static void disarm(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < bench->observers; i++)
		atomic_notifier_chain_unregister(&chain, &blocks[i].nb);
}

const struct bench_case bench_notifier[] = {
	{ "notifier-0", loop },
	{ "notifier-1", loop, arm, disarm, .observers = 1 },
	{ "notifier-2", loop, arm, disarm, .observers = 2 },
	{ "notifier-4", loop, arm, disarm, .observers = 4 },
	{ "notifier-8", loop, arm, disarm, .observers = 8 },
	{ "notifier-16", loop, arm, disarm, .observers = 16 },
	{}
};

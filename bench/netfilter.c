// SPDX-License-Identifier: GPL-2.0-only
/*
 * A peer: an array of functions and their data, walked under RCU, behind a jump
 * label. That is how netfilter's hooks are called (include/linux/netfilter.h).
 */
#include <linux/jump_label.h>
#include <linux/netfilter.h>
#include <linux/rcupdate.h>
#include <linux/slab.h>

#include "bench.h"

struct entry {
	unsigned int (*hook)(void *priv, int a, long b);
	void *priv;
};

struct entries {
	u16 nr;
	struct entry entry[];
};

static DEFINE_STATIC_KEY_FALSE(needed);
static struct entries __rcu *active;

static noinline int slow(int a, long b, const struct entries *all)
{
	unsigned int i, verdict;

	for (i = 0; i < all->nr; i++) {
		verdict = all->entry[i].hook(all->entry[i].priv, a, b);
		switch (verdict & NF_VERDICT_MASK) {
		case NF_ACCEPT:
			break;
		case NF_DROP:
			return NF_DROP_GETERR(verdict) ?: -EPERM;
		default:
			return 0;
		}
	}
	return 1;
}

static __site int site(int a, long b)
{
	const struct entries *all;
	int verdict = 1;

	if (!static_branch_unlikely(&needed))
		return 1;
	rcu_read_lock();
	all = rcu_dereference(active);
	if (all)
		verdict = slow(a, b, all);
	rcu_read_unlock();
	return verdict;
}

static void loop(unsigned int calls)
{
	bench_loop_decide(calls, site);
}

static unsigned int accept(void *priv, int a, long b)
{
	(*(unsigned long *)priv)++;
	return NF_ACCEPT;
}

static int arm(const struct bench_case *bench)
{
	struct entries *all;
	unsigned int i;

	all = kzalloc(struct_size(all, entry, bench->deciders), GFP_KERNEL);
	if (!all)
		return -ENOMEM;
	all->nr = bench->deciders;
	for (i = 0; i < all->nr; i++) {
		all->entry[i].hook = accept;
		all->entry[i].priv = &bench_counts[i];
	}
	rcu_assign_pointer(active, all);
	static_branch_enable(&needed);
	return 0;
}

static void disarm(const struct bench_case *bench)
{
	struct entries *all = rcu_replace_pointer(active, NULL, true);

	static_branch_disable(&needed);
	synchronize_rcu();
	kfree(all);
}

const struct bench_case bench_netfilter[] = {
	{ "decide-netfilter-0+0", loop },
	{ "decide-netfilter-1+0", loop, arm, disarm, 1, 0 },
	{ "decide-netfilter-2+0", loop, arm, disarm, 2, 0 },
	{ "decide-netfilter-4+0", loop, arm, disarm, 4, 0 },
	{ "decide-netfilter-8+0", loop, arm, disarm, 8, 0 },
	{}
};

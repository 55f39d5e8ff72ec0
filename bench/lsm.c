// SPDX-License-Identifier: GPL-2.0-only
/*
 * A peer: the static calls of the LSM framework (security/security.c of Linux 6.12):
 * a jump label and a static call for each security module. They are set at boot
 * and stay: there is no guard to be taken, and no data to be handed over.
 */
#include <linux/jump_label.h>
#include <linux/static_call.h>

#include "bench.h"

#define NR	8

#define DECIDER(n)							\
static noinline int decide_##n(int a, long b)				\
{									\
	bench_counts[n]++;						\
	return 0;							\
}									\
DEFINE_STATIC_CALL(lsm_##n, decide_##n)

DECIDER(0);
DECIDER(1);
DECIDER(2);
DECIDER(3);
DECIDER(4);
DECIDER(5);
DECIDER(6);
DECIDER(7);

static DEFINE_STATIC_KEY_ARRAY_FALSE(keys, NR);

#define CALL(n)								\
do {									\
	if (static_branch_unlikely(&keys[n])) {				\
		verdict = static_call(lsm_##n)(a, b);			\
		if (verdict)						\
			goto out;					\
	}								\
} while (0)

static __site int site(int a, long b)
{
	int verdict = 0;

	CALL(0);
	CALL(1);
	CALL(2);
	CALL(3);
	CALL(4);
	CALL(5);
	CALL(6);
	CALL(7);
out:
	return verdict;
}

static void loop(unsigned int calls)
{
	bench_loop_decide(calls, site);
}

static int arm(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < bench->deciders; i++)
		static_branch_enable(&keys[i]);
	return 0;
}

static void disarm(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < bench->deciders; i++)
		static_branch_disable(&keys[i]);
}

const struct bench_case bench_lsm[] = {
	{ "decide-lsm-0+0", loop },
	{ "decide-lsm-1+0", loop, arm, disarm, 1, 0 },
	{ "decide-lsm-2+0", loop, arm, disarm, 2, 0 },
	{ "decide-lsm-4+0", loop, arm, disarm, 4, 0 },
	{ "decide-lsm-8+0", loop, arm, disarm, 8, 0 },
	{}
};

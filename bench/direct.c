// SPDX-License-Identifier: GPL-2.0-only
/*
 * The limit: the same handlers, called directly by hand-written code behind the
 * same jump label and under the same guard. Who is called cannot change.
 */
#include <linux/jump_label.h>
#include <linux/preempt.h>

#include "bench.h"

static DEFINE_STATIC_KEY_FALSE(key);

/* First arguments; not constant, since those of a hook are not either. */
static void *datas[BENCH_HANDLERS];

static noinline notrace void direct_1(int a, long b)
{
	preempt_disable_notrace();
	bench_count(READ_ONCE(datas[0]), a, b);
	preempt_enable_notrace();
}

static noinline notrace void direct_2(int a, long b)
{
	preempt_disable_notrace();
	bench_count(READ_ONCE(datas[0]), a, b);
	bench_count(READ_ONCE(datas[1]), a, b);
	preempt_enable_notrace();
}

static noinline notrace void direct_4(int a, long b)
{
	preempt_disable_notrace();
	bench_count(READ_ONCE(datas[0]), a, b);
	bench_count(READ_ONCE(datas[1]), a, b);
	bench_count(READ_ONCE(datas[2]), a, b);
	bench_count(READ_ONCE(datas[3]), a, b);
	preempt_enable_notrace();
}

static noinline notrace void direct_8(int a, long b)
{
	preempt_disable_notrace();
	bench_count(READ_ONCE(datas[0]), a, b);
	bench_count(READ_ONCE(datas[1]), a, b);
	bench_count(READ_ONCE(datas[2]), a, b);
	bench_count(READ_ONCE(datas[3]), a, b);
	bench_count(READ_ONCE(datas[4]), a, b);
	bench_count(READ_ONCE(datas[5]), a, b);
	bench_count(READ_ONCE(datas[6]), a, b);
	bench_count(READ_ONCE(datas[7]), a, b);
	preempt_enable_notrace();
}

static noinline notrace void direct_16(int a, long b)
{
	preempt_disable_notrace();
	bench_count(READ_ONCE(datas[0]), a, b);
	bench_count(READ_ONCE(datas[1]), a, b);
	bench_count(READ_ONCE(datas[2]), a, b);
	bench_count(READ_ONCE(datas[3]), a, b);
	bench_count(READ_ONCE(datas[4]), a, b);
	bench_count(READ_ONCE(datas[5]), a, b);
	bench_count(READ_ONCE(datas[6]), a, b);
	bench_count(READ_ONCE(datas[7]), a, b);
	bench_count(READ_ONCE(datas[8]), a, b);
	bench_count(READ_ONCE(datas[9]), a, b);
	bench_count(READ_ONCE(datas[10]), a, b);
	bench_count(READ_ONCE(datas[11]), a, b);
	bench_count(READ_ONCE(datas[12]), a, b);
	bench_count(READ_ONCE(datas[13]), a, b);
	bench_count(READ_ONCE(datas[14]), a, b);
	bench_count(READ_ONCE(datas[15]), a, b);
	preempt_enable_notrace();
}

static __site void site_1(int a, long b)
{
	if (static_branch_unlikely(&key))
		direct_1(a, b);
}

static __site void site_2(int a, long b)
{
	if (static_branch_unlikely(&key))
		direct_2(a, b);
}

static __site void site_4(int a, long b)
{
	if (static_branch_unlikely(&key))
		direct_4(a, b);
}

static __site void site_8(int a, long b)
{
	if (static_branch_unlikely(&key))
		direct_8(a, b);
}

static __site void site_16(int a, long b)
{
	if (static_branch_unlikely(&key))
		direct_16(a, b);
}

static noinline notrace int direct_decide_1(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	preempt_enable_notrace();
	return verdict;
}

static noinline notrace int direct_decide_2(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[1]), a, b);
	preempt_enable_notrace();
	return verdict;
}

static noinline notrace int direct_decide_0_1(int a, long b)
{
	preempt_disable_notrace();
	bench_count_verdict(READ_ONCE(datas[0]), a, b, 0);
	preempt_enable_notrace();
	return 0;
}

static noinline notrace int direct_decide_4(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[1]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[2]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[3]), a, b);
	preempt_enable_notrace();
	return verdict;
}

static noinline notrace int direct_decide_8(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[1]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[2]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[3]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[4]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[5]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[6]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[7]), a, b);
	preempt_enable_notrace();
	return verdict;
}

static noinline notrace int direct_decide_0_2(int a, long b)
{
	preempt_disable_notrace();
	bench_count_verdict(READ_ONCE(datas[0]), a, b, 0);
	bench_count_verdict(READ_ONCE(datas[1]), a, b, 0);
	preempt_enable_notrace();
	return 0;
}

static noinline notrace int direct_decide_1_1(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	bench_count_verdict(READ_ONCE(datas[1]), a, b, verdict);
	preempt_enable_notrace();
	return verdict;
}

static noinline notrace int direct_decide_2_2(int a, long b)
{
	int verdict;

	preempt_disable_notrace();
	verdict = bench_count_decide(READ_ONCE(datas[0]), a, b);
	if (likely(!verdict))
		verdict = bench_count_decide(READ_ONCE(datas[1]), a, b);
	bench_count_verdict(READ_ONCE(datas[2]), a, b, verdict);
	bench_count_verdict(READ_ONCE(datas[3]), a, b, verdict);
	preempt_enable_notrace();
	return verdict;
}

static __site int site_decide_1(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_1(a, b) : 0;
}

static __site int site_decide_2(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_2(a, b) : 0;
}

static __site int site_decide_4(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_4(a, b) : 0;
}

static __site int site_decide_8(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_8(a, b) : 0;
}

static __site int site_decide_0_2(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_0_2(a, b) : 0;
}

static __site int site_decide_0_1(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_0_1(a, b) : 0;
}

static __site int site_decide_1_1(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_1_1(a, b) : 0;
}

static __site int site_decide_2_2(int a, long b)
{
	return static_branch_unlikely(&key) ? direct_decide_2_2(a, b) : 0;
}

static void loop_1(unsigned int calls)
{
	bench_loop(calls, site_1);
}

static void loop_2(unsigned int calls)
{
	bench_loop(calls, site_2);
}

static void loop_4(unsigned int calls)
{
	bench_loop(calls, site_4);
}

static void loop_8(unsigned int calls)
{
	bench_loop(calls, site_8);
}

static void loop_16(unsigned int calls)
{
	bench_loop(calls, site_16);
}

static void loop_decide_1(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_1);
}

static void loop_decide_2(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_2);
}

static void loop_decide_4(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_4);
}

static void loop_decide_8(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_8);
}

static void loop_decide_0_2(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_0_2);
}

static void loop_decide_0_1(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_0_1);
}

static void loop_decide_1_1(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_1_1);
}

static void loop_decide_2_2(unsigned int calls)
{
	bench_loop_decide(calls, site_decide_2_2);
}

static int arm(const struct bench_case *bench)
{
	unsigned int i;

	for (i = 0; i < BENCH_HANDLERS; i++)
		datas[i] = &bench_counts[i];
	static_branch_enable(&key);
	return 0;
}

static void disarm(const struct bench_case *bench)
{
	static_branch_disable(&key);
}

const struct bench_case bench_direct[] = {
	{ "direct-0", loop_1 },
	{ "direct-1", loop_1, arm, disarm, .observers = 1 },
	{ "direct-2", loop_2, arm, disarm, .observers = 2 },
	{ "direct-4", loop_4, arm, disarm, .observers = 4 },
	{ "direct-8", loop_8, arm, disarm, .observers = 8 },
	{ "direct-16", loop_16, arm, disarm, .observers = 16 },
	{ "decide-direct-0+0", loop_decide_1 },
	{ "decide-direct-1+0", loop_decide_1, arm, disarm, 1, 0 },
	{ "decide-direct-2+0", loop_decide_2, arm, disarm, 2, 0 },
	{ "decide-direct-0+1", loop_decide_0_1, arm, disarm, 0, 1 },
	{ "decide-direct-4+0", loop_decide_4, arm, disarm, 4, 0 },
	{ "decide-direct-8+0", loop_decide_8, arm, disarm, 8, 0 },
	{ "decide-direct-0+2", loop_decide_0_2, arm, disarm, 0, 2 },
	{ "decide-direct-1+1", loop_decide_1_1, arm, disarm, 1, 1 },
	{ "decide-direct-2+2", loop_decide_2_2, arm, disarm, 2, 2 },
	{}
};

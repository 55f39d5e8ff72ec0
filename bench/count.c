// SPDX-License-Identifier: GPL-2.0-only
/*
 * Counts the instructions of a case.
 */
#include <linux/irqflags.h>
#include <linux/math64.h>
#include <linux/preempt.h>

#include "bench.h"
#include "counter.h"

/* Calls before those that are measured: what happens once is behind us then. */
#define WARM		10

static u64 count(const struct bench_case *bench, unsigned int calls)
{
	u64 begin = bench_counter();

	bench->loop(calls);
	return bench_counter() - begin;
}

/*
 * Nothing comes between: neither an interrupt nor another task. What the loop
 * itself costs at its ends is in both counts.
 */
static u64 measure(const struct bench_case *bench)
{
	unsigned long flags;
	u64 few, all;

	preempt_disable();
	local_irq_save(flags);
	count(bench, WARM);
	few = count(bench, WARM);
	all = count(bench, WARM + BENCH_CALLS);
	local_irq_restore(flags);
	preempt_enable();
	return all - few;
}

/*
 * The instructions of BENCH_CALLS calls.
 *
 * Return: 0, -EIO if the handlers have not been called each time, or why they could
 * not be armed.
 */
int bench_count_case(const struct bench_case *bench, u64 *instructions)
{
	bool right;
	int err;

	err = bench_arm(bench);
	if (err)
		return err;
	*instructions = measure(bench);
	right = bench_counts_right(bench, 3 * WARM + BENCH_CALLS);
	bench_disarm(bench);
	return right ? 0 : -EIO;
}

/* An empty call is some instructions, the same number each time. */
bool bench_counts_instructions(void)
{
	u64 cycles;

	bench_counter_start();
	cycles = measure(bench_empty);
	return cycles && !do_div(cycles, BENCH_CALLS);
}

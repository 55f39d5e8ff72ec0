// SPDX-License-Identifier: GPL-2.0-only
/*
 * Counts instructions: a directory in debugfs with a file for each case. Reading
 * one arms its handlers, makes the calls, and says how many there were and how
 * many instructions they took.
 *
 * To be run where the time stamp counter counts instructions, in QEMU with
 * -icount shift=0,sleep=off. That is checked by what it says of an empty loop.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/debugfs.h>
#include <linux/irqflags.h>
#include <linux/module.h>
#include <linux/preempt.h>
#include <linux/seq_file.h>
#include <linux/timex.h>

#include "bench.h"
#include "bench_hooks.h"

/* Calls that are measured: as many of them as of events cross a page. */
#define CALLS		1000

/* Calls before those: what happens once is behind us then. */
#define WARM		10

static struct dentry *dir;

static u64 count(const struct bench_case *bench, unsigned int calls)
{
	u64 begin = get_cycles();

	bench->loop(calls);
	return get_cycles() - begin;
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
	all = count(bench, WARM + CALLS);
	local_irq_restore(flags);
	preempt_enable();
	return all - few;
}

static int case_show(struct seq_file *file, void *unused)
{
	const struct bench_case *bench = file->private;
	u64 instructions;
	bool right;
	int err;

	err = bench_arm(bench);
	if (err)
		return err;
	instructions = measure(bench);
	right = bench_counts_right(bench, 3 * WARM + CALLS);
	bench_disarm(bench);
	if (!right)
		return -EIO;
	seq_printf(file, "%u %llu\n", CALLS, instructions);
	return 0;
}

DEFINE_SHOW_ATTRIBUTE(case);

static void __init add_files(const struct bench_case *bench)
{
	for (; bench->name; bench++)
		debugfs_create_file(bench->name, 0400, dir, (void *)bench, &case_fops);
}

/* An empty call is some instructions, the same number each time. */
static bool __init counts_instructions(void)
{
	u64 cycles = measure(bench_empty);

	return cycles && !do_div(cycles, CALLS);
}

static int __init bench_init(void)
{
	unsigned int i;
	int err;

	if (!counts_instructions()) {
		pr_err("the time stamp counter does not count instructions here\n");
		return -ENODEV;
	}
	err = hooks_announce(&hook_facility_bench);
	if (err)
		return err;
	dir = debugfs_create_dir("hooks_bench", NULL);
	for (i = 0; bench_groups[i]; i++)
		add_files(bench_groups[i]);
	return 0;
}
module_init(bench_init);

static void __exit bench_exit(void)
{
	debugfs_remove_recursive(dir);
	hooks_withdraw(&hook_facility_bench);
}
module_exit(bench_exit);

MODULE_DESCRIPTION("Counts the instructions of hooks and of their peers");
MODULE_LICENSE("GPL");

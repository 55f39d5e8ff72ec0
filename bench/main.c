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
#include <linux/string.h>
#include <linux/timex.h>
#include <linux/trace_events.h>

#include "bench.h"
#include "bench_hooks.h"

static const struct bench_case *const groups[] = {
	bench_empty, bench_hooks, bench_hooks_decide, bench_tracepoint,
	bench_notifier, bench_direct, bench_events,
};

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
	count(bench, BENCH_WARM);
	few = count(bench, BENCH_WARM);
	all = count(bench, BENCH_WARM + BENCH_CALLS);
	local_irq_restore(flags);
	preempt_enable();
	return all - few;
}

static int set_event(const struct bench_case *bench, int on)
{
	const char *colon = strchr(bench->event, ':');
	char system[16];

	strscpy(system, bench->event, min_t(size_t, colon - bench->event + 1, sizeof(system)));
	return trace_set_clr_event(system, colon + 1, on);
}

static int arm(const struct bench_case *bench)
{
	memset(bench_counts, 0, sizeof(bench_counts));
	if (bench->event)
		return set_event(bench, 1);
	return bench->arm ? bench->arm(bench) : 0;
}

static void disarm(const struct bench_case *bench)
{
	if (bench->event)
		set_event(bench, 0);
	if (bench->disarm)
		bench->disarm(bench);
}

/* Has each handler been called each time, and none besides? */
static bool counts_right(const struct bench_case *bench)
{
	unsigned int i, nr = bench->deciders + bench->observers;

	for (i = 0; i < BENCH_HANDLERS; i++) {
		if (bench_counts[i] != (i < nr ? 3 * BENCH_WARM + BENCH_CALLS : 0))
			return false;
	}
	return true;
}

static int case_show(struct seq_file *file, void *unused)
{
	const struct bench_case *bench = file->private;
	u64 instructions;
	int err;

	err = arm(bench);
	if (err)
		return err;
	instructions = measure(bench);
	disarm(bench);
	if (!counts_right(bench))
		return -EIO;
	seq_printf(file, "%u %llu\n", BENCH_CALLS, instructions);
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

	return cycles && !do_div(cycles, BENCH_CALLS);
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
	for (i = 0; i < ARRAY_SIZE(groups); i++)
		add_files(groups[i]);
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

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
#include <linux/module.h>
#include <linux/seq_file.h>

#include "bench.h"
#include "bench_hooks.h"

static struct dentry *dir;

static int case_show(struct seq_file *file, void *unused)
{
	u64 instructions;
	int err;

	err = bench_count_case(file->private, &instructions);
	if (err)
		return err;
	seq_printf(file, "%u %llu\n", BENCH_CALLS, instructions);
	return 0;
}

DEFINE_SHOW_ATTRIBUTE(case);

static void __init add_files(const struct bench_case *bench)
{
	for (; bench->name; bench++)
		debugfs_create_file(bench->name, 0400, dir, (void *)bench, &case_fops);
}

static int __init bench_init(void)
{
	unsigned int i;
	int err;

	if (!bench_counts_instructions()) {
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

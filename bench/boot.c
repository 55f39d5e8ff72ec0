// SPDX-License-Identifier: GPL-2.0-only
/*
 * Counts instructions in a kernel that has no user space: prints a line for each
 * case as it boots, if hooks_bench.measure asks for it, and switches the machine off.
 */
#define pr_fmt(fmt) fmt

#include <linux/init.h>
#include <linux/moduleparam.h>
#include <linux/printk.h>
#include <linux/reboot.h>

#include "bench.h"
#include "bench_hooks.h"

static bool wanted;
module_param_named(measure, wanted, bool, 0);
MODULE_PARM_DESC(measure, "Count the instructions of all cases, and switch off");

static void count_all(const struct bench_case *bench)
{
	u64 instructions;
	int err;

	for (; bench->name; bench++) {
		err = bench_count_case(bench, &instructions);
		if (err)
			pr_err("failed %s: %d\n", bench->name, err);
		else
			pr_info("case %s %u %llu\n", bench->name, BENCH_CALLS, instructions);
	}
}

static int __init bench_init(void)
{
	unsigned int i;

	if (!wanted)
		return 0;
	if (!bench_counts_instructions())
		pr_err("failed: the counter does not count instructions here\n");
	else if (hooks_announce(&hook_facility_bench))
		pr_err("failed to announce the hooks\n");
	else
		for (i = 0; bench_groups[i]; i++)
			count_all(bench_groups[i]);
	kernel_power_off();
	return 0;
}
late_initcall_sync(bench_init);

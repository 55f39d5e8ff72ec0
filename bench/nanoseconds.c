// SPDX-License-Identifier: GPL-2.0-only
/*
 * Counts nanoseconds, in a kernel that is a process of the host's (User Mode Linux,
 * with what kunit/uml adds to it): measures all cases by turns, round after round,
 * prints what each took, and ends the kernel.
 */
#include <linux/init.h>
#include <linux/irqflags.h>
#include <linux/kernel.h>
#include <linux/moduleparam.h>
#include <linux/preempt.h>
#include <linux/reboot.h>
#include <linux/string.h>
#include <os.h>

#include "bench.h"
#include "bench_hooks.h"

/* Calls at a time; and of those that take longer. */
#define CALLS		20000
#define CALLS_EVENT	2000
#define WARM		200

static unsigned int rounds = 20;
module_param(rounds, uint, 0);
MODULE_PARM_DESC(rounds, "How often each case is measured");

/* A channel of its own: the host's standard output, and not the console. */
static void __printf(1, 2) report(const char *format, ...)
{
	char line[128];
	va_list args;
	int length;

	va_start(args, format);
	length = vscnprintf(line, sizeof(line), format, args);
	va_end(args);
	os_write_file(1, line, length);
}

/* Is it a matter of some nanoseconds? */
static unsigned int nr_calls(const struct bench_case *bench)
{
	return strstarts(bench->name, "event-") || strstarts(bench->name, "text-") ?
	       CALLS_EVENT : CALLS;
}

static void measure(const struct bench_case *bench)
{
	unsigned int calls = nr_calls(bench);
	unsigned long flags;
	long long begin, end;
	bool right;

	if (bench_arm(bench)) {
		report("failed %s: cannot be armed\n", bench->name);
		return;
	}
	local_irq_save(flags);
	bench->loop(WARM);
	begin = os_nsecs();
	bench->loop(calls);
	end = os_nsecs();
	local_irq_restore(flags);
	right = bench_counts_right(bench, WARM + calls);
	bench_disarm(bench);
	if (right)
		report("case %s %u %lld\n", bench->name, calls, end - begin);
	else
		report("failed %s: handlers were not called as often as they should\n",
		       bench->name);
}

static int __init bench_init(void)
{
	const struct bench_case *const *group, *bench;
	unsigned int round;

	if (hooks_announce(&hook_facility_bench))
		report("failed to announce the hooks\n");
	for (round = 0; round < rounds; round++) {
		for (group = bench_groups; *group; group++) {
			for (bench = *group; bench->name; bench++)
				measure(bench);
		}
	}
	report("end\n");
	kernel_halt();
	return 0;
}
late_initcall_sync(bench_init);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * What has been counted and what has failed: in debugfs, hooks_torture/report,
 * and at the end in the log. The first failure ends the test.
 */
#define pr_fmt(fmt) "hooks-torture: " fmt

#include <linux/ktime.h>
#include <linux/printk.h>
#include <linux/seq_file.h>

#include "torture.h"

#define NR_FAILURES	8

struct failure {
	unsigned int msecs;
	char text[160];
};

DEFINE_PER_CPU(struct torture_counts, torture_counts);

static struct failure failures[NR_FAILURES];
static atomic_t nr_failures = ATOMIC_INIT(0);
static bool over, ended;
static unsigned int seconds;
static ktime_t begin, end;
static struct dentry *dir;

static const char *const names[NR_COUNTS] = {
	[COUNT_HITS] = "hits",
	[COUNT_HITS_SOFTIRQ] = "hits from soft interrupts",
	[COUNT_HITS_HARDIRQ] = "hits from hard interrupts",
	[COUNT_HITS_NMI] = "hits from NMIs",
	[COUNT_HITS_NESTED] = "hits from handlers",
	[COUNT_CALLS] = "calls",
	[COUNT_PROBES] = "handlers that had to be called",
	[COUNT_REFUSALS] = "refusals",
	[COUNT_SUPPRESSED] = "hits suppressed",
	[COUNT_WALKS_IN_UPDATE] = "near: hits that walked during an update",
	[COUNT_PATH_CHANGED] = "near: hits during which the path changed",
	[COUNT_FOUND_NOBODY] = "near: late entrants that found nobody",
	[COUNT_CALLS_WHILE_GOING] = "near: calls while coming or going",
	[COUNT_BUSY_WHILE_GOING] = "near: handlers unregistered while busy",
	[COUNT_SELF_DISABLED] = "handlers that disabled themselves",
	[COUNT_SHOT] = "handlers disabled by others",
	[COUNT_UPDATES] = "updates",
	[COUNT_CHANGES] = "changes",
	[COUNT_REFUSED] = "registrations refused",
};

unsigned long torture_count_sum(enum count which)
{
	unsigned long sum = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		sum += READ_ONCE(per_cpu(torture_counts, cpu).count[which]);
	return sum;
}

/* From any context. The first few are kept; the log has no more. */
void torture_fail(const char *fmt, ...)
{
	int nr = atomic_fetch_inc(&nr_failures);
	struct failure *failure = &failures[nr];
	va_list args;

	WRITE_ONCE(over, true);
	if (nr >= NR_FAILURES)
		return;
	failure->msecs = ktime_to_ms(ktime_sub(ktime_get_mono_fast_ns(), begin));
	va_start(args, fmt);
	vscnprintf(failure->text, sizeof(failure->text), fmt, args);
	va_end(args);
	pr_err("failure after %u ms: %s\n", failure->msecs, failure->text);
}

/* For the modules that come and go beside. */
EXPORT_SYMBOL_GPL(torture_fail);

bool torture_failed(void)
{
	return atomic_read(&nr_failures);
}

/* Is it time to stop? */
bool torture_over(void)
{
	if (ktime_after(ktime_get_mono_fast_ns(), begin + seconds * NSEC_PER_SEC))
		WRITE_ONCE(over, true);
	return READ_ONCE(over);
}

static void show(struct seq_file *m, const char *what, unsigned long number)
{
	if (m)
		seq_printf(m, "%lu %s\n", number, what);
	else
		pr_info("%lu %s\n", number, what);
}

static void show_all(struct seq_file *m)
{
	unsigned int i;

	show(m, "ms", ktime_to_ms(ktime_sub(end ?: ktime_get(), begin)));
	for (i = 0; i < NR_COUNTS; i++)
		show(m, names[i], torture_count_sum(i));
	show(m, "grace periods", hooks_nr_waits());
}

static int report_show(struct seq_file *m, void *unused)
{
	int i, nr = min(atomic_read(&nr_failures), NR_FAILURES);
	/* Pairs with torture_end(). */
	bool all = smp_load_acquire(&ended);

	show_all(m);
	for (i = 0; i < nr; i++)
		seq_printf(m, "failure after %u ms: %s\n", failures[i].msecs,
			   failures[i].text);
	seq_printf(m, "torture: %s\n",
		   !all ? "running" : torture_failed() ? "end, FAILURE" : "end, SUCCESS");
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(report);

/* Nobody counts or fails any more. */
void torture_end(void)
{
	end = ktime_get();
	show_all(NULL);
	pr_info("end, %s\n", torture_failed() ? "FAILURE" : "SUCCESS");
	/* Last of all: pairs with report_show(). */
	smp_store_release(&ended, true);
}

int torture_report_init(unsigned int secs)
{
	seconds = secs;
	begin = ktime_get();
	dir = debugfs_create_dir("hooks_torture", NULL);
	debugfs_create_file("report", 0444, dir, NULL, &report_fops);
	return PTR_ERR_OR_ZERO(dir);
}

void torture_report_exit(void)
{
	debugfs_remove(dir);
}

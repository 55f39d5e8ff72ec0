// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookdisk_latency - how long the requests of the sample RAM disk take
 *
 * Purpose
 * -------
 *
 * Shows perf handlers, which observe, on a pair of hooks: from submit to complete,
 * in a histogram whose steps are powers of two. Requests that a security handler
 * refused are not timed.
 *
 *
 * Usage
 * -----
 *
 *   insmod hookdisk_latency.ko
 *   mkfs.ext4 /dev/hookdisk0
 *   cat /sys/kernel/debug/hookdisk_latency
 *
 * And this is what one should see, also while requests are under way:
 *
 *              nsecs           : count
 *           1024 -> 2047         : 5        |**                              |
 *           2048 -> 4095         : 74       |********************************|
 *           4096 -> 8191         : 61       |**************************      |
 *           8192 -> 16383        : 30       |************                    |
 */
#include <linux/debugfs.h>
#include <linux/log2.h>
#include <linux/math64.h>
#include <linux/module.h>
#include <linux/percpu.h>
#include <linux/seq_file.h>
#include <linux/timekeeping.h>

#include "hookdisk_hooks.h"

#define BUCKETS		64
#define WIDTH		32

static unsigned long __percpu *histogram;
static struct dentry *file;

/*
 * When the request with this tag started; 0 where there is none that is timed.
 *
 * Nothing locks it. From submit to the end of complete a tag is one request's,
 * whose two hits come one after the other; the block layer orders them, on
 * whatever CPUs, and the two against those of the tag's next owner.
 */
static u64 started[HOOKDISK_TAGS];

static void time_start(void *data, struct hookdisk *disk, unsigned int tag,
		       sector_t sector, unsigned int bytes, bool write, int verdict)
{
	started[tag] = verdict ? 0 : ktime_get_ns();
}

/*
 * Preemption is off, so this stays on its CPU. An interrupt may come and count
 * there, too: this_cpu_inc() is safe against it.
 */
static void time_end(void *data, struct hookdisk *disk, unsigned int tag,
		     sector_t sector, unsigned int bytes, int error)
{
	unsigned int i;

	if (!started[tag])
		return;
	i = ilog2((ktime_get_ns() - started[tag]) | 1);
	this_cpu_inc(histogram[i]);
	started[tag] = 0;
}

static struct hook_handler at_start = HOOK_PERF(hookdisk, submit, time_start);
static struct hook_handler at_end = HOOK_PERF(hookdisk, complete, time_end);

/*
 * The end is watched from before the first start to after the last, so that no
 * start is left behind, to be taken for that of a request which nobody saw start.
 * Requests that are in flight at either time are thus not timed, or rightly.
 */
static int watch(void)
{
	int err;

	err = hook_register(&at_end);
	if (err)
		return err;
	err = hook_register(&at_start);
	if (err)
		hook_unregister(&at_end);
	return err;
}

static void unwatch(void)
{
	hook_unregister(&at_start);
	hook_unregister(&at_end);
}

/* What all CPUs have counted; each count is exact as of when it is read. */
static unsigned long bucket(unsigned int i)
{
	unsigned long count = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		count += READ_ONCE(*per_cpu_ptr(histogram + i, cpu));
	return count;
}

static int latency_show(struct seq_file *m, void *unused)
{
	static const char bar[WIDTH + 1] = "********************************";
	unsigned long count[BUCKETS], max = 1;
	unsigned int i;

	for (i = 0; i < BUCKETS; i++) {
		count[i] = bucket(i);
		max = max(max, count[i]);
	}
	seq_printf(m, "%16s%18s\n", "nsecs", ": count");
	for (i = 0; i < BUCKETS; i++) {
		if (count[i])
			seq_printf(m, "%12llu -> %-12llu : %-8lu |%-*.*s|\n",
				   i ? 1ULL << i : 0, (2ULL << i) - 1, count[i], WIDTH,
				   (int)div64_ul((u64)count[i] * WIDTH, max), bar);
	}
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(latency);

static int __init latency_init(void)
{
	int err;

	histogram = __alloc_percpu(BUCKETS * sizeof(*histogram), sizeof(*histogram));
	if (!histogram)
		return -ENOMEM;
	err = watch();
	if (err) {
		free_percpu(histogram);
		return err;
	}
	/* Without debugfs there is no file, and nothing else is amiss. */
	file = debugfs_create_file("hookdisk_latency", 0444, NULL, NULL, &latency_fops);
	return 0;
}
module_init(latency_init);

static void __exit latency_exit(void)
{
	debugfs_remove(file);
	unwatch();
	free_percpu(histogram);
}
module_exit(latency_exit);

MODULE_DESCRIPTION("Sample of hooks: handlers that measure");
MODULE_LICENSE("GPL");

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Does a hit write to what processors share? Watchpoints of the processors' own
 * stand on all of a hook and of the array of its handlers, some bytes at a time,
 * while one or more processors hit it. A file in debugfs has the figures: for each
 * kind of hook, number of processors and number of handlers how many writes there
 * were. The last lines are the watch itself: a counter that each hit writes.
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/cpumask.h>
#include <linux/debugfs.h>
#include <linux/hw_breakpoint.h>
#include <linux/module.h>
#include <linux/perf_event.h>
#include <linux/seq_file.h>
#include <linux/smp.h>

#include "shared_hooks.h"

/* Watchpoints that there are at a time, and the bytes of each. */
#define WATCHES		4
#define WATCH_BYTES	8

#define HITS		100
#define HANDLERS	16

static atomic_t nr_written;
static atomic_t nr_called;

static void written(struct perf_event *event, struct perf_sample_data *data,
		    struct pt_regs *regs)
{
	atomic_inc(&nr_written);
}

static void observe(void *data, int a, long b)
{
	atomic_inc(&nr_called);
}

static void hit_free(int a, long b)
{
	hook_shared_free(a, b);
}

static void hit_bounded(int a, long b)
{
	hook_shared_bounded(a, b);
}

static void hit_never(int a, long b)
{
	hook_shared_never(a, b);
}

/* What the watch must see. */
static unsigned long control __aligned(WATCH_BYTES);

static void hit_control(int a, long b)
{
	WRITE_ONCE(control, b);
}

static const struct kind {
	const char *name;
	struct hook *hook;
	void (*hit)(int a, long b);
} kinds[] = {
	{ "free", &__hook_shared_free_def, hit_free },
	{ "bounded", &__hook_shared_bounded_def, hit_bounded },
	{ "never", &__hook_shared_never_def, hit_never },
};

static const struct kind control_kind = { .hit = hit_control };

static struct hook_handler handlers[HANDLERS];

static void hit_many(void *data)
{
	const struct kind *kind = data;
	unsigned int i;

	for (i = 0; i < HITS; i++)
		kind->hit(i, i);
}

static void hit_at_once(const struct kind *kind, unsigned int nr_cpus)
{
	unsigned int cpu, nr = 0;
	cpumask_var_t cpus;

	if (!zalloc_cpumask_var(&cpus, GFP_KERNEL))
		return;
	for_each_online_cpu(cpu) {
		if (nr++ < nr_cpus)
			cpumask_set_cpu(cpu, cpus);
	}
	on_each_cpu_mask(cpus, hit_many, (void *)kind, true);
	free_cpumask_var(cpus);
}

/* Have it hit while these bytes are watched. */
static int watch_some(const struct kind *kind, unsigned int nr_cpus, unsigned long at,
		      unsigned int nr)
{
	struct perf_event * __percpu *events[WATCHES];
	struct perf_event_attr attr;
	unsigned int i;
	int err = 0;

	hw_breakpoint_init(&attr);
	attr.bp_len = HW_BREAKPOINT_LEN_8;
	attr.bp_type = HW_BREAKPOINT_W;
	for (i = 0; i < nr; i++) {
		attr.bp_addr = at + i * WATCH_BYTES;
		events[i] = register_wide_hw_breakpoint(&attr, written, NULL);
		if (IS_ERR((void __force *)events[i])) {
			err = PTR_ERR((void __force *)events[i]);
			break;
		}
	}
	if (!err)
		hit_at_once(kind, nr_cpus);
	while (i--)
		unregister_wide_hw_breakpoint(events[i]);
	return err;
}

static int watch(const struct kind *kind, unsigned int nr_cpus, const void *what, size_t size)
{
	unsigned long at = (unsigned long)what, end = ALIGN(at + size, WATCH_BYTES);
	unsigned int nr;
	int err = 0;

	for (; at < end && !err; at += nr * WATCH_BYTES) {
		nr = min_t(unsigned long, WATCHES, (end - at) / WATCH_BYTES);
		err = watch_some(kind, nr_cpus, at, nr);
	}
	return err;
}

static int watch_hook(const struct kind *kind, unsigned int nr_cpus)
{
	const struct hook_calls *calls = rcu_dereference_raw(kind->hook->calls);
	int err;

	err = watch(kind, nr_cpus, kind->hook, sizeof(*kind->hook));
	if (err)
		return err;
	return watch(kind, nr_cpus, calls, struct_size(calls, call, calls->capacity));
}

static int watch_kind(struct seq_file *file, const struct kind *kind, unsigned int nr_cpus,
		      unsigned int nr_handlers)
{
	const struct hook_handler one = HOOK_PERF(shared, free, observe);
	unsigned int i;
	int err;

	for (i = 0; i < nr_handlers; i++) {
		handlers[i] = one;
		handlers[i].hook = kind->hook;
		handlers[i].data = &handlers[i];
	}
	err = hook_register_many(handlers, nr_handlers);
	if (err)
		return err;
	atomic_set(&nr_written, 0);
	atomic_set(&nr_called, 0);
	err = watch_hook(kind, nr_cpus);
	hook_unregister_many(handlers, nr_handlers);
	if (!err && !atomic_read(&nr_called))
		err = -EIO;
	if (!err)
		seq_printf(file, "figure written-%s-%u-%u %d\n", kind->name, nr_cpus,
			   nr_handlers, atomic_read(&nr_written));
	return err;
}

static int watch_control(struct seq_file *file, unsigned int nr_cpus)
{
	int err;

	atomic_set(&nr_written, 0);
	err = watch(&control_kind, nr_cpus, &control, sizeof(control));
	if (!err)
		seq_printf(file, "figure seen-%u %d\n", nr_cpus,
			   atomic_read(&nr_written) / HITS);
	return err;
}

static int shared_show(struct seq_file *file, void *unused)
{
	static const unsigned int nrs_cpus[] = { 1, 2, 4 }, nrs_handlers[] = { 1, 4, 16 };
	unsigned int i, k, n;
	int err = 0;

	for (i = 0; i < ARRAY_SIZE(nrs_cpus) && !err; i++) {
		for (k = 0; k < ARRAY_SIZE(kinds); k++) {
			for (n = 0; n < ARRAY_SIZE(nrs_handlers) && !err; n++)
				err = watch_kind(file, &kinds[k], nrs_cpus[i], nrs_handlers[n]);
		}
		if (!err)
			err = watch_control(file, nrs_cpus[i]);
	}
	return err;
}

DEFINE_SHOW_ATTRIBUTE(shared);

static struct dentry *shared;

static int __init shared_init(void)
{
	int err = hooks_announce(&hook_facility_shared);

	if (!err)
		shared = debugfs_create_file("hooks_shared", 0400, NULL, NULL, &shared_fops);
	return err;
}
module_init(shared_init);

static void __exit shared_exit(void)
{
	debugfs_remove(shared);
	hooks_withdraw(&hook_facility_shared);
}
module_exit(shared_exit);

MODULE_DESCRIPTION("Watches what a hit writes to");
MODULE_LICENSE("GPL");

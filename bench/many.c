// SPDX-License-Identifier: GPL-2.0-only
/*
 * What it takes to register one handler on each of 1 to 1000 hooks, and to
 * unregister them again: instructions, grace periods, and changes of the kernel's
 * text; and the same for tracepoints. A file in debugfs has the figures.
 */
#include <linux/debugfs.h>
#include <linux/jump_label.h>
#include <linux/kprobes.h>
#include <linux/module.h>
#include <linux/seq_file.h>
#include <linux/timex.h>
#include <linux/tracepoint.h>

#include "many.h"
#include "crowd_hooks.h"

static void observe(void *data, int a, long b)
{
}

static void observe_too(void *data, int a, long b)
{
}

static struct hook_handler handlers[MANY];

/* Another function than the last time, which slots keep: it is as the first time. */
static void change_functions(void)
{
	const struct hook_handler one = HOOK_PERF(crowd, h0, observe);
	const struct hook_handler other = HOOK_PERF(crowd, h0, observe_too);
	unsigned int i;

	for (i = 0; i < MANY; i++)
		handlers[i].fn = handlers[i].fn == one.fn ? other.fn : one.fn;
}

static int register_at_once(unsigned int nr)
{
	return hook_register_many(handlers, nr);
}

static void unregister_at_once(unsigned int nr)
{
	hook_unregister_many(handlers, nr);
}

static int register_singly(unsigned int nr)
{
	unsigned int i;
	int err;

	for (i = 0; i < nr; i++) {
		err = hook_register(&handlers[i]);
		if (err) {
			hook_unregister_many(handlers, i);
			return err;
		}
	}
	return 0;
}

static void unregister_tracepoints(unsigned int nr)
{
	while (nr--)
		tracepoint_probe_unregister(many_tracepoints[nr], observe, NULL);
	tracepoint_synchronize_unregister();
}

static int register_tracepoints(unsigned int nr)
{
	unsigned int i;
	int err;

	for (i = 0; i < nr; i++) {
		err = tracepoint_probe_register(many_tracepoints[i], observe, NULL);
		if (err) {
			unregister_tracepoints(i);
			return err;
		}
	}
	return 0;
}

static const struct way {
	const char *name;
	int (*add)(unsigned int nr);
	void (*remove)(unsigned int nr);
} ways[] = {
	{ "hooks", register_at_once, unregister_at_once },
	{ "singly", register_singly, unregister_at_once },
	{ "tracepoints", register_tracepoints, unregister_tracepoints },
};

static const unsigned int numbers[] = { 1, 10, 100, 500, 1000 };

/* Changes of the kernel's text: a jump label's, or a static call's. */
static unsigned int nr_patches;

static int count_patch(struct kprobe *probe, struct pt_regs *regs)
{
	nr_patches++;
	return 0;
}

static int count_patches(const struct way *way, unsigned int nr, unsigned int *added,
			 unsigned int *removed)
{
	struct kprobe label = {
		.symbol_name = "arch_jump_label_transform_queue",
		.pre_handler = count_patch,
	};
	struct kprobe call = {
		.symbol_name = "arch_static_call_transform",
		.pre_handler = count_patch,
	};
	struct kprobe *probes[] = { &label, &call };
	int err;

	err = register_kprobes(probes, ARRAY_SIZE(probes));
	if (err)
		return err;
	change_functions();
	nr_patches = 0;
	err = way->add(nr);
	*added = nr_patches;
	nr_patches = 0;
	if (!err)
		way->remove(nr);
	*removed = nr_patches;
	unregister_kprobes(probes, ARRAY_SIZE(probes));
	return err;
}

static int measure(struct seq_file *file, const struct way *way, unsigned int nr)
{
	unsigned int added, removed;
	unsigned long waits, waits_more;
	u64 cycles;
	int err;

	err = count_patches(way, nr, &added, &removed);
	if (err)
		return err;
	change_functions();
	waits = hooks_nr_waits();
	cycles = get_cycles();
	err = way->add(nr);
	cycles = get_cycles() - cycles;
	if (err)
		return err;
	waits_more = hooks_nr_waits();
	way->remove(nr);
	seq_printf(file, "figure add-%s-%u %llu\n", way->name, nr, div_u64(cycles, nr));
	seq_printf(file, "figure add-patches-%s-%u %u\n", way->name, nr, added);
	seq_printf(file, "figure remove-patches-%s-%u %u\n", way->name, nr, removed);
	if (way->add == register_tracepoints)
		return 0;
	seq_printf(file, "figure add-waits-%s-%u %lu\n", way->name, nr, waits_more - waits);
	seq_printf(file, "figure remove-waits-%s-%u %lu\n", way->name, nr,
		   hooks_nr_waits() - waits_more);
	return 0;
}

static int figures_show(struct seq_file *file, void *unused)
{
	unsigned int i, k;
	int err = 0;

	for (i = 0; i < ARRAY_SIZE(ways); i++) {
		for (k = 0; k < ARRAY_SIZE(numbers) && !err; k++)
			err = measure(file, &ways[i], numbers[k]);
	}
	return err;
}

DEFINE_SHOW_ATTRIBUTE(figures);

static struct dentry *figures;

static int __init many_init(void)
{
	const struct hook_handler one = HOOK_PERF(crowd, h0, observe);
	unsigned int i;
	int err;

	for (i = 0; i < MANY; i++) {
		handlers[i] = one;
		handlers[i].hook = hook_facility_crowd.hooks[i];
	}
	err = hooks_announce(&hook_facility_crowd);
	if (err)
		return err;
	figures = debugfs_create_file("hooks_many", 0400, NULL, NULL, &figures_fops);
	return 0;
}
module_init(many_init);

static void __exit many_exit(void)
{
	debugfs_remove(figures);
	hooks_withdraw(&hook_facility_crowd);
}
module_exit(many_exit);

MODULE_DESCRIPTION("Registers handlers on very many hooks");
MODULE_LICENSE("GPL");

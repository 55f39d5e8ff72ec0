// SPDX-License-Identifier: GPL-2.0-only
/*
 * What people see: /sys/kernel/debug/hooks, with a table of all hooks and, for
 * each, its handlers in calling order, and a switch to have them counted.
 *
 * debugfs waits for readers when a file goes, and readers take hooks_lock: so
 * files are made and removed without it.
 */
#include <linux/debugfs.h>
#include <linux/module.h>
#include <linux/seq_file.h>

#include "internal.h"

static struct dentry *hooks_dir;

static const char *const class_names[] = {
	[HOOK_CLASS_SECURITY] = "security",
	[HOOK_CLASS_PERF] = "perf",
	[HOOK_CLASS_TRACE] = "trace",
};

static const char *const level_names[] = {
	[HOOK_LEVEL_CORE] = "core",
	[HOOK_LEVEL_DETAIL] = "detail",
};

static const char *const severity_names[] = {
	[HOOK_SEVERITY_DEBUG] = "debug",
	[HOOK_SEVERITY_INFO] = "info",
	[HOOK_SEVERITY_WARNING] = "warning",
};

static u64 hook_missed(const struct hook *hook)
{
	u64 missed = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		missed += READ_ONCE(per_cpu_ptr(hook->cpu, cpu)->missed);
	return missed;
}

static void show_hook(struct seq_file *m, const struct hook *hook)
{
	const struct hook_desc *desc = hook->desc;

	seq_printf(m, "%s:%s\t%s\t%s\t%s\t%u\t%llu\t%s\n", desc->facility->name, desc->name,
		   level_names[desc->level], severity_names[desc->severity],
		   hook->armed ? "on" : "off", hook->nr, hook_missed(hook), desc->proto);
}

static int hooks_show(struct seq_file *m, void *unused)
{
	struct hook_facility *facility;
	struct hook *hook;
	unsigned int i;

	seq_puts(m, "# hook\tlevel\tseverity\tstate\thandlers\tmissed\tprototype\n");
	mutex_lock(&hooks_lock);
	list_for_each_entry(facility, &hooks_facilities, link) {
		hooks_for_each(hook, i, facility)
			show_hook(m, hook);
	}
	mutex_unlock(&hooks_lock);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(hooks);

static void show_handler(struct seq_file *m, const struct hook_entry *entry)
{
	struct hook_stats stats = hooks_entry_stats(entry);

	seq_printf(m, "%s\t%d\t%s\t%s\t", class_names[entry->class], entry->priority,
		   module_name(entry->owner), entry->armed ? "armed" : "attached");
	if (entry->stats)
		seq_printf(m, "%llu\t%llu\t%llu\t", stats.hits, stats.refused, stats.nsecs);
	else
		seq_puts(m, "-\t-\t-\t");
	seq_printf(m, "%ps\n", entry->fn);
}

static int handlers_show(struct seq_file *m, void *unused)
{
	struct hook *hook = m->private;
	struct hook_entry *entry;

	seq_printf(m, "# missed %llu\n", hook_missed(hook));
	seq_puts(m, "# class\tpriority\tmodule\tstate\thits\trefused\tnsecs\thandler\n");
	mutex_lock(&hooks_lock);
	list_for_each_entry(entry, &hook->entries, link) {
		if (!READ_ONCE(entry->dead))
			show_handler(m, entry);
	}
	mutex_unlock(&hooks_lock);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(handlers);

static int count_get(void *data, u64 *value)
{
	struct hook *hook = data;

	*value = READ_ONCE(hook->counted);
	return 0;
}

static int count_set(void *data, u64 value)
{
	if (value > 1)
		return -EINVAL;
	if (value)
		return hook_count_on(data);
	hook_count_off(data);
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(count_fops, count_get, count_set, "%llu\n");

void hooks_control_add(struct hook_facility *facility)
{
	struct dentry *dir;
	struct hook *hook;
	unsigned int i;

	/* Before debugfs is there, and once for those who announce twice. */
	if (!hooks_dir || facility->dir)
		return;
	facility->dir = debugfs_create_dir(facility->name, hooks_dir);
	hooks_for_each(hook, i, facility) {
		dir = debugfs_create_dir(hook->desc->name, facility->dir);
		debugfs_create_file("handlers", 0400, dir, hook, &handlers_fops);
		debugfs_create_file_unsafe("count", 0600, dir, hook, &count_fops);
	}
}

void hooks_control_remove(struct hook_facility *facility)
{
	debugfs_remove(facility->dir);
	facility->dir = NULL;
}

/* Facilities that are built in may have been announced already. */
void hooks_control_init(void)
{
	struct hook_facility *facility;

	hooks_dir = debugfs_create_dir("hooks", NULL);
	debugfs_create_file("hooks", 0400, hooks_dir, NULL, &hooks_fops);
	list_for_each_entry(facility, &hooks_facilities, link)
		hooks_control_add(facility);
}

void hooks_control_exit(void)
{
	debugfs_remove(hooks_dir);
}

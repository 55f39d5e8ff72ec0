// SPDX-License-Identifier: GPL-2.0-only
/*
 * What people see: /sys/kernel/debug/hooks, with a table of all hooks and, for
 * each, its handlers in calling order.
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

static int handlers_show(struct seq_file *m, void *unused)
{
	struct hook *hook = m->private;
	struct hook_entry *entry;

	seq_puts(m, "# class\tpriority\tmodule\thandler\n");
	mutex_lock(&hooks_lock);
	list_for_each_entry(entry, &hook->entries, link) {
		if (READ_ONCE(entry->dead))
			continue;
		seq_printf(m, "%s\t%d\t%s\t%ps\n", class_names[entry->class],
			   entry->priority, module_name(entry->owner), entry->fn);
	}
	mutex_unlock(&hooks_lock);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(handlers);

void hooks_control_add(struct hook_facility *facility)
{
	struct dentry *dir;
	struct hook *hook;
	unsigned int i;

	facility->dir = debugfs_create_dir(facility->name, hooks_dir);
	hooks_for_each(hook, i, facility) {
		dir = debugfs_create_dir(hook->desc->name, facility->dir);
		debugfs_create_file("handlers", 0400, dir, hook, &handlers_fops);
	}
}

void hooks_control_remove(struct hook_facility *facility)
{
	debugfs_remove(facility->dir);
	facility->dir = NULL;
}

void hooks_control_init(void)
{
	hooks_dir = debugfs_create_dir("hooks", NULL);
	debugfs_create_file("hooks", 0400, hooks_dir, NULL, &hooks_fops);
}

void hooks_control_exit(void)
{
	debugfs_remove(hooks_dir);
}

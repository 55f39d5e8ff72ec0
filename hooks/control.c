// SPDX-License-Identifier: GPL-2.0-only
/*
 * What people see: /sys/kernel/debug/hooks.
 *
 *	hooks		a table of all hooks
 *	control		commands are written to it; reading gives those that restore
 *			what is selected
 *	try		the same commands, of which nothing is carried out
 *	last		what became of the last that was written to either
 *	F/H/handlers	the handlers of hook H of facility F in calling order
 *	F/H/count	its hits, refusals, and what was missed and lost
 *	F/H/hist	its histogram
 *	F/H/stats	1 to have its handlers counted, 0 to have them not
 *
 * Who opens control or try for reading and writing, and writes, reads what became of
 * his own write.
 *
 * debugfs waits for readers when a file goes, and readers take the locks: so files
 * are made and removed without them.
 */
#include <linux/debugfs.h>
#include <linux/mm.h>
#include <linux/module.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/uaccess.h>
#include <linux/uidgid.h>

#include "internal.h"
#include "select.h"

static unsigned int uid;
module_param(uid, uint, 0444);
MODULE_PARM_DESC(uid, "who owns the files in debugfs");

static unsigned int gid;
module_param(gid, uint, 0444);
MODULE_PARM_DESC(gid, "their group");

static ushort mode = 0600;
module_param(mode, ushort, 0444);
MODULE_PARM_DESC(mode, "their mode; what cannot be written is not made writable");

static struct dentry *hooks_dir;

static u64 hook_missed(const struct hook *hook)
{
	u64 missed = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		missed += READ_ONCE(per_cpu_ptr(hook->cpu, cpu)->missed);
	return missed;
}

static u64 hook_lost_hits(const struct hook *hook)
{
	u64 lost = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		lost += READ_ONCE(per_cpu_ptr(hook->cpu, cpu)->lost);
	return lost;
}

/* Whether its hits have ever been counted, and then how many there were. */
static bool hook_counts(const struct hook *hook, u64 *hits, u64 *refused)
{
	struct hooks_selection *selection = hooks_selection_find(hook);
	const struct hook_meter_cpu *seen;
	int cpu;

	*hits = 0;
	*refused = 0;
	if (!selection || !selection->count)
		return false;
	for_each_possible_cpu(cpu) {
		seen = per_cpu_ptr(selection->count->cpu, cpu);
		*hits += READ_ONCE(seen->hits);
		*refused += READ_ONCE(seen->refused);
	}
	return true;
}

static void show_hook(struct seq_file *m, const struct hook *hook)
{
	struct hooks_state state = hooks_selection_state(hook);
	const struct hook_desc *desc = hook->desc;
	char text[HOOKS_SELECTION_TEXT];
	u64 hits, refused;

	seq_printf(m, "%s:%s\t%s\t%s\t%s\t%u\t", desc->facility->name, desc->name,
		   hooks_level_names[desc->level], hooks_severity_names[desc->severity],
		   hook->armed ? "on" : "off", hook->nr);
	if (hook_counts(hook, &hits, &refused))
		seq_printf(m, "%llu\t%llu\t", hits, refused);
	else
		seq_puts(m, "-\t-\t");
	hooks_state_text(hook, &state, text, sizeof(text));
	seq_printf(m, "%llu\t%llu\t%s\t%s\n", hook_missed(hook), hook_lost_hits(hook),
		   *text ? text + 1 : "-", desc->proto);
}

static int hooks_show(struct seq_file *m, void *unused)
{
	struct hook_facility *facility;
	struct hook *hook;
	unsigned int i;

	seq_puts(m, "# hook\tlevel\tseverity\tstate\thandlers\thits\trefused\tmissed\tlost\tselected\tprototype\n");
	mutex_lock(&hooks_select_lock);
	mutex_lock(&hooks_lock);
	list_for_each_entry(facility, &hooks_facilities, link) {
		hooks_for_each(hook, i, facility) {
			show_hook(m, hook);
			cond_resched();
		}
	}
	mutex_unlock(&hooks_lock);
	mutex_unlock(&hooks_select_lock);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(hooks);

static void show_meter(struct seq_file *m, const struct hook_point *point)
{
	static const char *const names[] = {
		[HOOK_METER_COUNT] = "count",
		[HOOK_METER_INTERVAL] = "hist",
		[HOOK_METER_ARGUMENT] = "hist",
		[HOOK_METER_PAIR] = "hist",
	};

	seq_printf(m, "%s\n", names[point->meter->spec.kind]);
}

static void show_handler(struct seq_file *m, const struct hook_entry *entry)
{
	struct hook_stats stats = hooks_entry_stats(entry);

	seq_printf(m, "%s\t%d\t%s\t%s\t", hooks_class_names[entry->class], entry->priority,
		   module_name(entry->owner), entry->armed ? "armed" : "attached");
	if (entry->stats)
		seq_printf(m, "%llu\t%llu\t%llu\t", stats.hits, stats.refused, stats.nsecs);
	else
		seq_puts(m, "-\t-\t-\t");
	if (entry->fn == entry->hook->desc->meter)
		show_meter(m, entry->data);
	else
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

static int count_show(struct seq_file *m, void *unused)
{
	const struct hook *hook = m->private;
	u64 hits, refused;

	mutex_lock(&hooks_select_lock);
	if (hook_counts(hook, &hits, &refused))
		seq_printf(m, "hits %llu\nrefused %llu\n", hits, refused);
	mutex_unlock(&hooks_select_lock);
	seq_printf(m, "missed %llu\nlost %llu\n", hook_missed(hook), hook_lost_hits(hook));
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(count);

static void show_hist_title(struct seq_file *m, const struct hook *hook,
			    const struct hooks_state *state)
{
	struct hooks_state only = { .hist = true, .spec = state->spec };
	char text[HOOKS_SELECTION_TEXT];

	hooks_state_text(hook, &only, text, sizeof(text));
	seq_printf(m, "# %s:%s%s\n", hook->desc->facility->name, hook->desc->name, text);
	seq_printf(m, "# unit %s\n",
		   state->spec.kind == HOOK_METER_ARGUMENT ? "value" : "nsecs");
}

/* The least and the greatest value, how many there were, and how many on each CPU. */
static void show_bucket(struct seq_file *m, const struct hook_meter *meter,
			unsigned int bucket, u64 sum)
{
	bool negative = bucket >= HOOK_METER_POSITIVE;
	u64 least, greatest;
	int cpu;

	hook_bucket_range(bucket, &least, &greatest);
	if (negative)
		seq_printf(m, "-%llu\t-%llu\t%llu", greatest, least, sum);
	else
		seq_printf(m, "%llu\t%llu\t%llu", least, greatest, sum);
	for_each_possible_cpu(cpu)
		seq_printf(m, "\t%llu", READ_ONCE(per_cpu_ptr(meter->cpu, cpu)->bucket[bucket]));
	seq_putc(m, '\n');
}

static void show_hist(struct seq_file *m, const struct hook_meter *meter,
		      const struct hook_reading *reading)
{
	unsigned int i;
	int cpu;

	seq_printf(m, "# hits %llu\n# lost %llu\n# unmatched %llu\n", reading->hits,
		   reading->lost, reading->unmatched);
	seq_puts(m, "# from\tto\thits");
	for_each_possible_cpu(cpu)
		seq_printf(m, "\tcpu%d", cpu);
	seq_putc(m, '\n');
	/* Upwards: the negative ones come last in the array, the least at its end. */
	for (i = meter->nr_buckets; i > HOOK_METER_POSITIVE; i--) {
		if (reading->bucket[i - 1])
			show_bucket(m, meter, i - 1, reading->bucket[i - 1]);
	}
	for (i = 0; i < HOOK_METER_POSITIVE; i++) {
		if (reading->bucket[i])
			show_bucket(m, meter, i, reading->bucket[i]);
	}
}

static int hist_show(struct seq_file *m, void *unused)
{
	const struct hook *hook = m->private;
	struct hooks_selection *selection;
	struct hook_reading *reading;

	reading = kmalloc(sizeof(*reading), GFP_KERNEL);
	if (!reading)
		return -ENOMEM;
	mutex_lock(&hooks_select_lock);
	selection = hooks_selection_find(hook);
	if (selection && selection->hist) {
		hook_meter_read(selection->hist, reading);
		show_hist_title(m, hook, &selection->state);
		show_hist(m, selection->hist, reading);
	} else {
		seq_puts(m, "# off\n");
	}
	mutex_unlock(&hooks_select_lock);
	kfree(reading);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(hist);

static int stats_get(void *data, u64 *value)
{
	struct hook *hook = data;

	*value = READ_ONCE(hook->counted);
	return 0;
}

static int stats_set(void *data, u64 value)
{
	if (value > 1)
		return -EINVAL;
	if (value)
		return hook_stats_on(data);
	hook_stats_off(data);
	return 0;
}
DEFINE_DEBUGFS_ATTRIBUTE(stats_fops, stats_get, stats_set, "%llu\n");

/**
 * struct writer - control or try, as somebody has opened it
 * @dry: nothing is carried out
 * @written: he has written
 * @lock: guards @report
 * @report: what became of it
 */
struct writer {
	bool dry;
	bool written;
	struct mutex lock;	/* of @report */
	struct hooks_report report;
};

static int control_show(struct seq_file *m, void *unused)
{
	struct writer *writer = m->private;

	mutex_lock(&writer->lock);
	if (writer->written)
		hooks_report_show(m, &writer->report);
	else if (!writer->dry)
		hooks_select_show(m);
	mutex_unlock(&writer->lock);
	return 0;
}

static int last_show(struct seq_file *m, void *unused)
{
	hooks_report_show_last(m);
	return 0;
}
DEFINE_SHOW_ATTRIBUTE(last);

static int writer_open(struct inode *inode, struct file *file, bool dry)
{
	struct writer *writer = kzalloc(sizeof(*writer), GFP_KERNEL);
	int err;

	if (!writer)
		return -ENOMEM;
	writer->dry = dry;
	mutex_init(&writer->lock);
	err = single_open(file, control_show, writer);
	if (err) {
		kfree(writer);
		return err;
	}
	return nonseekable_open(inode, file);
}

static int control_open(struct inode *inode, struct file *file)
{
	return writer_open(inode, file, false);
}

static int try_open(struct inode *inode, struct file *file)
{
	return writer_open(inode, file, true);
}

static int control_release(struct inode *inode, struct file *file)
{
	struct writer *writer = ((struct seq_file *)file->private_data)->private;

	hooks_report_clear(&writer->report);
	kfree(writer);
	return single_release(inode, file);
}

static int writer_fail(struct writer *writer, int err, const char *reason)
{
	hooks_report_clear(&writer->report);
	writer->report.dry = writer->dry;
	writer->report.err = err;
	hooks_report_fail(&writer->report, err, "%s", reason);
	hooks_report_keep(&writer->report);
	return err;
}

static int writer_run(struct writer *writer, const char __user *from, size_t len)
{
	char *text;
	int err;

	if (len > HOOKS_COMMANDS_MAX)
		return writer_fail(writer, -E2BIG, "too many bytes at once");
	text = kvmalloc(len, GFP_KERNEL);
	if (!text)
		return writer_fail(writer, -ENOMEM, "no memory");
	if (copy_from_user(text, from, len))
		err = writer_fail(writer, -EFAULT, "the text cannot be read");
	else
		err = hooks_select_run(text, len, writer->dry, &writer->report);
	kvfree(text);
	return err;
}

/* Each write stands for itself, wherever it is said to go: a position has no meaning. */
static ssize_t control_write(struct file *file, const char __user *from, size_t len,
			     loff_t *pos)
{
	struct writer *writer = ((struct seq_file *)file->private_data)->private;
	int err;

	mutex_lock(&writer->lock);
	err = writer_run(writer, from, len);
	writer->written = true;
	mutex_unlock(&writer->lock);
	/* Reading begins anew. */
	seq_lseek(file, 0, SEEK_SET);
	*pos = 0;
	return err ?: len;
}

static const struct file_operations control_fops = {
	.owner = THIS_MODULE,
	.open = control_open,
	.read = seq_read,
	.write = control_write,
	.release = control_release,
};

static const struct file_operations try_fops = {
	.owner = THIS_MODULE,
	.open = try_open,
	.read = seq_read,
	.write = control_write,
	.release = control_release,
};

/* A file, which is whose the parameters say. */
static void file_add(const char *name, umode_t may, struct dentry *dir, void *data,
		     const struct file_operations *fops)
{
	struct dentry *dentry = debugfs_create_file(name, mode & may, dir, data, fops);
	kuid_t owner = make_kuid(&init_user_ns, uid);
	kgid_t group = make_kgid(&init_user_ns, gid);

	if (IS_ERR_OR_NULL(dentry))
		return;
	if (uid_valid(owner))
		d_inode(dentry)->i_uid = owner;
	if (gid_valid(group))
		d_inode(dentry)->i_gid = group;
}

static void hook_add(struct hook *hook, struct dentry *parent)
{
	struct dentry *dir = debugfs_create_dir(hook->desc->name, parent);

	file_add("handlers", 0444, dir, hook, &handlers_fops);
	file_add("count", 0444, dir, hook, &count_fops);
	file_add("hist", 0444, dir, hook, &hist_fops);
	file_add("stats", 0666, dir, hook, &stats_fops);
}

void hooks_control_add(struct hook_facility *facility)
{
	struct hook *hook;
	unsigned int i;

	/* Before debugfs is there, and once for those who announce twice. */
	if (!hooks_dir || facility->dir)
		return;
	facility->dir = debugfs_create_dir(facility->name, hooks_dir);
	hooks_for_each(hook, i, facility) {
		hook_add(hook, facility->dir);
		cond_resched();
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
	file_add("hooks", 0444, hooks_dir, NULL, &hooks_fops);
	file_add("control", 0666, hooks_dir, NULL, &control_fops);
	file_add("try", 0666, hooks_dir, NULL, &try_fops);
	file_add("last", 0444, hooks_dir, NULL, &last_fops);
	list_for_each_entry(facility, &hooks_facilities, link)
		hooks_control_add(facility);
}

void hooks_control_exit(void)
{
	debugfs_remove(hooks_dir);
}

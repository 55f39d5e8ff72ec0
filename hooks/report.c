// SPDX-License-Identifier: GPL-2.0-only
/*
 * What became of commands: for who has given them, and, of the last ones, for all.
 */
#include <linux/math64.h>
#include <linux/mm.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/time64.h>

#include "select.h"

static struct hooks_report last;
static DEFINE_MUTEX(last_lock);		/* of @last */

int hooks_report_fail(struct hooks_report *report, int err, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	vscnprintf(report->reason, sizeof(report->reason), fmt, args);
	va_end(args);
	return err;
}

void hooks_report_clear(struct hooks_report *report)
{
	kvfree(report->list);
	memset(report, 0, sizeof(*report));
}

static bool list_grow(struct hooks_report *report, size_t more)
{
	size_t size = max_t(size_t, report->size * 2, PAGE_SIZE);
	char *list;

	if (report->len + more < report->size)
		return true;
	list = kvmalloc(size, GFP_KERNEL);
	if (!list)
		return false;
	memcpy(list, report->list, report->len);
	kvfree(report->list);
	report->list = list;
	report->size = size;
	return true;
}

/* A line of the list; without memory for it there is none. */
void hooks_report_list(struct hooks_report *report, const char *fmt, ...)
{
	va_list args;

	if (!list_grow(report, PAGE_SIZE / 2))
		return;
	va_start(args, fmt);
	report->len += vscnprintf(report->list + report->len, report->size - report->len, fmt,
				  args);
	va_end(args);
}

void hooks_report_show(struct seq_file *m, const struct hooks_report *report)
{
	seq_printf(m, "# dry %d\n# error %d\n", report->dry, report->err);
	if (report->err)
		seq_printf(m, "# line %u\n# reason %s\n", report->line, report->reason);
	seq_printf(m, "# matched %u\n# changed %u\n# usecs %llu\n", report->matched,
		   report->changed, div_u64(report->nsecs, NSEC_PER_USEC));
	if (report->list)
		seq_write(m, report->list, report->len);
}

/* Keep a copy; its list only if there is memory for it. */
void hooks_report_keep(const struct hooks_report *report)
{
	mutex_lock(&last_lock);
	hooks_report_clear(&last);
	last = *report;
	last.size = report->len;
	last.list = report->len ? kvmalloc(report->len, GFP_KERNEL) : NULL;
	if (last.list)
		memcpy(last.list, report->list, report->len);
	else
		last.len = 0;
	mutex_unlock(&last_lock);
}

void hooks_report_show_last(struct seq_file *m)
{
	mutex_lock(&last_lock);
	hooks_report_show(m, &last);
	mutex_unlock(&last_lock);
}

void hooks_report_exit(void)
{
	hooks_report_clear(&last);
}

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers of hooks whose owner is not there: HOOK_LATE(). They wait for its
 * facility to be announced, and wait again when it is withdrawn.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/printk.h>
#include <linux/string.h>

#include "internal.h"

static LIST_HEAD(waiting);

struct hook *hooks_late_find(const struct hook_late *late)
{
	struct hook_facility *facility;
	struct hook *hook;
	unsigned int i;

	lockdep_assert_held(&hooks_lock);

	list_for_each_entry(facility, &hooks_facilities, link) {
		if (strcmp(facility->name, late->facility))
			continue;
		hooks_for_each(hook, i, facility) {
			if (!strcmp(hook->desc->name, late->name))
				return hook;
		}
	}
	return NULL;
}

/* Nobody looks at the entry but by RCU, and then by its hook no more. */
void hooks_late_wait(struct hook_entry *entry)
{
	lockdep_assert_held(&hooks_lock);

	WRITE_ONCE(entry->hook, NULL);
	list_add_tail(&entry->link, &waiting);
}

/*
 * A facility has come. Who cannot join is told so, and goes on waiting: another
 * owner of that name may come.
 */
void hooks_late_bind(struct list_head *changes)
{
	struct hook_entry *entry, *next;
	struct hook *hook;
	LIST_HEAD(tried);
	int err;

	lockdep_assert_held(&hooks_lock);

	/* Each once: who fails is on the other list by then. */
	list_splice_init(&waiting, &tried);
	list_for_each_entry_safe(entry, next, &tried, link) {
		hook = hooks_late_find(&entry->late);
		if (!hook || READ_ONCE(entry->dead)) {
			list_move_tail(&entry->link, &waiting);
			continue;
		}
		list_del(&entry->link);
		err = hooks_entry_join(entry, hook, changes);
		if (!err)
			continue;
		pr_err("handler %ps cannot join %s:%s: error %d\n", entry->fn,
		       entry->late.facility, entry->late.name, err);
		hooks_late_wait(entry);
	}
}

/* A module goes that has handlers waiting. */
void hooks_late_forget_module(struct module *module)
{
	struct hook_entry *entry, *next;

	lockdep_assert_held(&hooks_lock);

	list_for_each_entry_safe(entry, next, &waiting, link) {
		if (entry->owner != module)
			continue;
		pr_warn("%s goes, but its handler %ps waits for %s:%s still; removed\n",
			module_name(module), entry->fn, entry->late.facility,
			entry->late.name);
		hooks_entry_unlink(entry);
		hooks_entry_free(entry);
	}
}

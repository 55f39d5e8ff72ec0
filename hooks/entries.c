// SPDX-License-Identifier: GPL-2.0-only
/*
 * Registrations: the runtime's own copies, found by the address of the caller's
 * structure, and kept on their hooks in calling order.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/hashtable.h>
#include <linux/printk.h>
#include <linux/rculist.h>
#include <linux/slab.h>

#include <asm/sections.h>

#include "compat/cfi.h"
#include "internal.h"

static DEFINE_HASHTABLE(by_handler, 10);

/* Under the lock, or RCU. */
struct hook_entry *hooks_entry_find_any(const struct hook_handler *handler)
{
	struct hook_entry *entry;

	hash_for_each_possible_rcu(by_handler, entry, node, (unsigned long)handler,
				   lockdep_is_held(&hooks_lock)) {
		if (entry->handler == handler)
			return entry;
	}
	return NULL;
}

/*
 * The same, but for one that is dead: its address is free again, and the
 * settling work is about to take it out.
 */
struct hook_entry *hooks_entry_find(const struct hook_handler *handler)
{
	struct hook_entry *entry;

	hash_for_each_possible_rcu(by_handler, entry, node, (unsigned long)handler,
				   lockdep_is_held(&hooks_lock)) {
		if (entry->handler == handler && !READ_ONCE(entry->dead))
			return entry;
	}
	return NULL;
}

/* A function and its data are on a hook once. Under the lock, or RCU. */
struct hook_entry *hooks_entry_find_fn(const struct hook *hook, void *fn, void *data)
{
	struct hook_entry *entry;

	list_for_each_entry_rcu(entry, &hook->entries, link,
				lockdep_is_held(&hooks_lock)) {
		if (entry->fn == fn && entry->data == data && !READ_ONCE(entry->dead))
			return entry;
	}
	return NULL;
}

/* Calling order: class, then the higher priority, then who came first. */
static bool entry_before(const struct hook_entry *a, const struct hook_entry *b)
{
	if (a->class != b->class)
		return a->class < b->class;
	return a->priority >= b->priority;
}

void hooks_entry_link(struct hook_entry *entry)
{
	struct list_head *entries = &entry->hook->entries;
	struct list_head *prev = entries->prev;

	lockdep_assert_held(&hooks_lock);

	while (prev != entries &&
	       !entry_before(list_entry(prev, struct hook_entry, link), entry))
		prev = prev->prev;
	list_add_rcu(&entry->link, prev);
	entry->hook->nr++;
}

void hooks_entry_unlink(struct hook_entry *entry)
{
	lockdep_assert_held(&hooks_lock);

	list_del_rcu(&entry->link);
	hash_del_rcu(&entry->node);
	if (entry->hook)
		entry->hook->nr--;
}

void hooks_entry_hash(struct hook_entry *entry)
{
	lockdep_assert_held(&hooks_lock);

	hash_add_rcu(by_handler, &entry->node, (unsigned long)entry->handler);
}

/* Nobody calls it, or looks at it but by RCU. */
void hooks_entry_free(struct hook_entry *entry)
{
	lockdep_assert_held(&hooks_lock);

	hash_del_rcu(&entry->node);
	free_percpu(entry->stats);
	kfree_rcu(entry, rcu);
}

struct hook_entry *hooks_entry_alloc(const struct hook_handler *handler)
{
	struct hook_entry *entry;

	lockdep_assert_held(&hooks_lock);

	entry = kzalloc(sizeof(*entry), GFP_KERNEL);
	if (!entry)
		return NULL;
	entry->handler = handler;
	entry->hook = handler->hook;
	if (handler->late)
		entry->late = *handler->late;
	entry->proto = handler->proto;
	entry->hash = handler->hash;
	entry->fn = handler->fn;
	entry->data = handler->data;
	entry->priority = handler->priority;
	entry->class = handler->class;
	entry->permanent = handler->permanent;
	entry->owner = handler->owner;
	hooks_entry_hash(entry);
	return entry;
}

/* From now on it goes by function and data: the structure is about to go. */
void hooks_entry_forget_handler(struct hook_entry *entry)
{
	hash_del_rcu(&entry->node);
	entry->handler = NULL;
}

static bool is_init_text(const struct hook_handler *handler)
{
	unsigned long addr = (unsigned long)handler->fn;

	if (handler->owner)
		return within_module_init(addr, handler->owner);
#ifndef MODULE
	return is_kernel_inittext(addr);
#else
	return false;
#endif
}

/* What can be said of a handler without its hook. */
int hooks_handler_check(const struct hook_handler *handler)
{
	if ((!handler->hook && !handler->late) || !handler->fn)
		return -EINVAL;
	if (handler->class > HOOK_CLASS_TRACE)
		return -EINVAL;
	if (is_init_text(handler)) {
		pr_err("handler %ps is in __init text, which goes while it is registered\n",
		       handler->fn);
		return -EINVAL;
	}
	return hooks_entry_find(handler) ? -EEXIST : 0;
}

static unsigned int nr_live(const struct hook *hook)
{
	struct hook_entry *entry;
	unsigned int nr = 0;

	list_for_each_entry(entry, &hook->entries, link)
		nr += !READ_ONCE(entry->dead);
	return nr;
}

static bool proto_differs(const struct hook_entry *entry, const struct hook_desc *desc)
{
	if (entry->hash == desc->hash)
		return false;
	pr_err("handler %ps of %s:%s was built for another prototype: %s, the hook's is %s\n",
	       entry->fn, desc->facility->name, desc->name, entry->proto, desc->proto);
	return true;
}

/* The walk calls it through the hook's type: what that would trap on never joins. */
static bool type_differs(const struct hook_entry *entry, const struct hook_desc *desc)
{
	if (hooks_cfi_same_type(entry->fn, hooks_idle_fn(desc, entry->class)))
		return false;
	pr_err("handler %ps of %s:%s has another type than %s, by which it would be called\n",
	       entry->fn, desc->facility->name, desc->name, desc->proto);
	return true;
}

/* May the entry, not linked yet, join a hook? */
int hooks_entry_check(const struct hook_entry *entry, const struct hook *hook)
{
	const struct hook_desc *desc = hook->desc;
	bool decides = entry->class == HOOK_CLASS_SECURITY;

	lockdep_assert_held(&hooks_lock);

	if (!desc->facility->announced)
		return -ENODEV;
	if (decides && !desc->idle_decide)
		return -EINVAL;
	if (proto_differs(entry, desc) || type_differs(entry, desc))
		return -EINVAL;
	if (decides && hook->sealed)
		return -EPERM;
	if (hooks_entry_find_fn(hook, entry->fn, entry->data))
		return -EEXIST;
	if (nr_live(hook) >= desc->limit)
		return desc->limit == 1 ? -EBUSY : -E2BIG;
	return 0;
}

/* Is it to be called? */
bool hooks_entry_wanted(const struct hook_entry *entry)
{
	return entry->armed && !READ_ONCE(entry->dead);
}

/* Is anybody of the hook to be called? */
bool hooks_any_wanted(const struct hook *hook)
{
	struct hook_entry *entry;

	list_for_each_entry(entry, &hook->entries, link) {
		if (hooks_entry_wanted(entry))
			return true;
	}
	return false;
}

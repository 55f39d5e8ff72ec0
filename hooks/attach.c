// SPDX-License-Identifier: GPL-2.0-only
/*
 * Registering and unregistering handlers, in sets: all or none, and at most one
 * grace period.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/hashtable.h>
#include <linux/printk.h>
#include <linux/rculist.h>
#include <linux/slab.h>

#include "internal.h"

/* Registrations by the address of the caller's structure. */
static DEFINE_HASHTABLE(entries, 10);

static struct hook_entry *entry_find(const struct hook_handler *handler)
{
	struct hook_entry *entry;

	hash_for_each_possible_rcu(entries, entry, node, (unsigned long)handler,
				   lockdep_is_held(&hooks_lock)) {
		if (entry->handler == handler)
			return entry;
	}
	return NULL;
}

/* A function and its data are on a hook once. Under the lock, or RCU. */
static struct hook_entry *entry_find_fn(const struct hook *hook, void *fn, void *data)
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

static void entry_link(struct hook_entry *entry)
{
	struct list_head *prev = entry->hook->entries.prev;

	while (prev != &entry->hook->entries &&
	       !entry_before(list_entry(prev, struct hook_entry, link), entry))
		prev = prev->prev;
	list_add_rcu(&entry->link, prev);
	entry->hook->nr++;
}

static void entry_unlink(struct hook_entry *entry)
{
	list_del_rcu(&entry->link);
	if (entry->handler)
		hash_del_rcu(&entry->node);
	entry->hook->nr--;
}

/* Each hook stands on the list of changes once. */
static void changes_add(struct list_head *changes, struct hook *hook)
{
	if (list_empty(&hook->change))
		list_add_tail(&hook->change, changes);
}

static void changes_forget(struct list_head *changes)
{
	struct hook *hook, *next;

	list_for_each_entry_safe(hook, next, changes, change)
		list_del_init(&hook->change);
}

static int hook_on_arm(struct hook *hook)
{
	return hook->desc->on_arm ? hook->desc->on_arm() : 0;
}

static void hook_on_disarm(struct hook *hook)
{
	if (hook->desc->on_disarm)
		hook->desc->on_disarm();
}

static int changes_on_arm(struct list_head *changes)
{
	struct hook *hook;
	int err;

	list_for_each_entry(hook, changes, change) {
		if (hook->armed)
			continue;
		err = hook_on_arm(hook);
		if (err)
			goto err_disarm;
	}
	return 0;

err_disarm:
	list_for_each_entry_continue_reverse(hook, changes, change) {
		if (!hook->armed)
			hook_on_disarm(hook);
	}
	return err;
}

/* Steps 1 to 3 of dispatch.c for hooks that win handlers. */
static void changes_grow(struct list_head *changes, bool may_wait)
{
	bool wait = false;
	struct hook *hook;

	list_for_each_entry(hook, changes, change)
		wait |= hooks_publish(hook);
	wait &= may_wait;
	if (wait)
		hooks_wait(changes);
	list_for_each_entry(hook, changes, change) {
		hooks_settle(hook, wait);
		hooks_arm(hook);
	}
	changes_forget(changes);
}

/*
 * Steps 1 to 3 of dispatch.c for hooks that lose handlers: who has none left is
 * disarmed first. The entries on @gone are off their hooks' lists.
 */
static void changes_shrink(struct list_head *changes, struct list_head *gone)
{
	struct hook_entry *entry, *next;
	struct hook *hook;

	list_for_each_entry(hook, changes, change) {
		if (!hook->nr)
			hooks_disarm(hook);
		hooks_publish(hook);
	}
	hooks_wait(changes);
	list_for_each_entry(hook, changes, change) {
		hooks_settle(hook, true);
		if (!hook->nr)
			hook_on_disarm(hook);
	}
	changes_forget(changes);
	list_for_each_entry_safe(entry, next, gone, gone)
		kfree_rcu(entry, rcu);
}

static void entry_go(struct hook_entry *entry, struct list_head *changes,
		     struct list_head *gone)
{
	entry_unlink(entry);
	list_add_tail(&entry->gone, gone);
	changes_add(changes, entry->hook);
}

static int handler_check(const struct hook_handler *handler)
{
	const struct hook *hook = handler->hook;

	if (!hook || !handler->fn)
		return -EINVAL;
	if (handler->class > HOOK_CLASS_TRACE)
		return -EINVAL;
	if (handler->class == HOOK_CLASS_SECURITY && !hook->desc->idle_decide)
		return -EINVAL;
	if (!hook->desc->facility->announced)
		return -ENODEV;
	if (entry_find(handler) || entry_find_fn(hook, handler->fn, handler->data))
		return -EEXIST;
	if (hook->nr >= hook->desc->limit)
		return hook->desc->limit == 1 ? -EBUSY : -E2BIG;
	return 0;
}

/* The same handler may stand twice in one set: what is linked is seen. */
static int handler_attach(const struct hook_handler *handler, struct list_head *changes,
			  struct list_head *fresh)
{
	struct hook_entry *entry;
	int err;

	err = handler_check(handler);
	if (err)
		return err;
	err = hooks_calls_reserve(handler->hook, handler->hook->nr + 1);
	if (err)
		return err;
	entry = kzalloc(sizeof(*entry), GFP_KERNEL);
	if (!entry)
		return -ENOMEM;
	entry->handler = handler;
	entry->hook = handler->hook;
	entry->fn = handler->fn;
	entry->data = handler->data;
	entry->priority = handler->priority;
	entry->class = handler->class;
	entry->owner = handler->owner;
	hash_add_rcu(entries, &entry->node, (unsigned long)handler);
	entry_link(entry);
	list_add_tail(&entry->gone, fresh);
	changes_add(changes, entry->hook);
	return 0;
}

/* Nothing of it has been published. */
static void handlers_unwind(struct list_head *changes, struct list_head *fresh)
{
	struct hook_entry *entry, *next;

	changes_forget(changes);
	list_for_each_entry_safe(entry, next, fresh, gone) {
		entry_unlink(entry);
		kfree_rcu(entry, rcu);
	}
}

/**
 * hook_register_many() - register handlers: all or none
 * @handlers: an array of handlers, for any mix of hooks
 * @nr: how many
 *
 * On return the handlers are called. They stay registered until
 * hook_unregister_many(); what the array holds is copied.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for at most
 * one grace period, and for none where the handlers come last on their hooks.
 * Return: 0, or, with nothing changed,
 *
 * * -EINVAL: a handler has no hook, no function, or a class that its hook does
 *   not take
 * * -ENODEV: a hook is not announced (its owner has not loaded, or has gone)
 * * -EEXIST: the same structure, or the same function and data, is registered
 * * -E2BIG: a hook's limit is reached; -EBUSY where the limit is one
 * * -ENOMEM: no memory
 * * what a hook's `on arm` function refused with
 */
int hook_register_many(const struct hook_handler *handlers, unsigned int nr)
{
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	unsigned int i;
	int err = 0;

	might_sleep();
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr && !err; i++)
		err = handler_attach(&handlers[i], &changes, &fresh);
	if (!err)
		err = changes_on_arm(&changes);
	if (err)
		handlers_unwind(&changes, &fresh);
	else
		changes_grow(&changes, true);
	mutex_unlock(&hooks_lock);
	return err;
}
EXPORT_SYMBOL_GPL(hook_register_many);

/**
 * hook_unregister_many() - unregister handlers
 * @handlers: the array that was registered; what it holds is not read
 * @nr: how many
 *
 * On return no CPU is inside any of the handlers, and none will be. Handlers
 * that are not registered are passed over. Allocates nothing and cannot fail.
 *
 * Context: process context; sleeps for a grace period. Takes the registry lock.
 * Not from one of the handlers.
 */
void hook_unregister_many(const struct hook_handler *handlers, unsigned int nr)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	unsigned int i;

	might_sleep();
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr; i++) {
		entry = entry_find(&handlers[i]);
		if (entry)
			entry_go(entry, &changes, &gone);
	}
	if (!list_empty(&changes))
		changes_shrink(&changes, &gone);
	mutex_unlock(&hooks_lock);
}
EXPORT_SYMBOL_GPL(hook_unregister_many);

/*
 * Attach a trace event's record function. Waits for no grace period: where one
 * is due the walk serves until the settling work has waited.
 */
int hooks_attach_record(struct hook *hook, void *fn, void *data)
{
	struct hook_handler handler = {
		.hook = hook,
		.fn = fn,
		.data = data,
		.class = HOOK_CLASS_TRACE,
		.owner = hook->desc->facility->owner,
	};
	struct hook_entry *entry;
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	int err;

	mutex_lock(&hooks_lock);
	err = handler_attach(&handler, &changes, &fresh);
	if (!err) {
		/* It goes by function and data: the structure is about to go. */
		entry = list_first_entry(&fresh, struct hook_entry, gone);
		hash_del_rcu(&entry->node);
		entry->handler = NULL;
		err = changes_on_arm(&changes);
		if (err)
			handlers_unwind(&changes, &fresh);
		else
			changes_grow(&changes, false);
	}
	mutex_unlock(&hooks_lock);
	return err;
}

/*
 * Detach a trace event's record function without a wait: no hit that begins
 * afterwards calls it, and the trace core waits for the others before it frees
 * what they use. Harmless where it is not attached.
 *
 * Without the lock, which the settling work holds through its grace period: a
 * hundred events that are disabled one by one would wait a hundred times. RCU
 * keeps the entry, and event_mutex, under which we are called, the hook.
 */
void hooks_detach_record(struct hook *hook, void *fn, void *data)
{
	struct hook_entry *entry;

	rcu_read_lock();
	entry = entry_find_fn(hook, fn, data);
	if (entry)
		hooks_kill(entry);
	rcu_read_unlock();
}

static void facility_detach(struct hook_facility *facility, struct list_head *changes,
			    struct list_head *gone)
{
	struct hook_entry *entry, *next;
	struct hook *hook;
	unsigned int i;

	hooks_for_each(hook, i, facility) {
		list_for_each_entry_safe(entry, next, &hook->entries, link)
			entry_go(entry, changes, gone);
	}
}

/* The owner goes: its hooks lose all their handlers. */
void hooks_detach_facility(struct hook_facility *facility)
{
	LIST_HEAD(changes);
	LIST_HEAD(gone);

	lockdep_assert_held(&hooks_lock);

	facility_detach(facility, &changes, &gone);
	if (!list_empty(&changes))
		changes_shrink(&changes, &gone);
}

static void hook_detach_module(struct hook *hook, struct module *module,
			       struct list_head *changes, struct list_head *gone)
{
	const struct hook_desc *desc = hook->desc;
	struct hook_entry *entry, *next;

	list_for_each_entry_safe(entry, next, &hook->entries, link) {
		if (entry->owner != module)
			continue;
		if (entry->handler)
			pr_warn("%s goes, but its handler %ps is still on %s:%s; removed\n",
				module_name(module), entry->fn, desc->facility->name,
				desc->name);
		entry_go(entry, changes, gone);
	}
}

/* A module goes: its handlers go before its text does. */
void hooks_detach_module(struct module *module)
{
	struct hook_facility *facility;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	struct hook *hook;
	unsigned int i;

	lockdep_assert_held(&hooks_lock);

	list_for_each_entry(facility, &hooks_facilities, link) {
		hooks_for_each(hook, i, facility)
			hook_detach_module(hook, module, &changes, &gone);
	}
	if (!list_empty(&changes))
		changes_shrink(&changes, &gone);
}

static void hook_bury_dead(struct hook *hook, struct list_head *changes,
			   struct list_head *gone)
{
	struct hook_entry *entry, *next;

	if (!READ_ONCE(hook->unsettled))
		return;
	/* Before the look for the dead: who dies later sets it again. */
	WRITE_ONCE(hook->unsettled, false);
	smp_mb();
	changes_add(changes, hook);
	list_for_each_entry_safe(entry, next, &hook->entries, link) {
		if (READ_ONCE(entry->dead))
			entry_go(entry, changes, gone);
	}
}

/* The settling work: one grace period for all that has come together. */
void hooks_settle_unsettled(void)
{
	struct hook_facility *facility;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	struct hook *hook;
	unsigned int i;

	mutex_lock(&hooks_lock);
	list_for_each_entry(facility, &hooks_facilities, link) {
		hooks_for_each(hook, i, facility)
			hook_bury_dead(hook, &changes, &gone);
	}
	if (!list_empty(&changes))
		changes_shrink(&changes, &gone);
	mutex_unlock(&hooks_lock);
}

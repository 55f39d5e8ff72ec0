// SPDX-License-Identifier: GPL-2.0-only
/*
 * Registering and unregistering handlers, in sets: all or none, and at most one
 * grace period for all of them.
 *
 * A handler that is attached is known to its hook; one that is armed is called.
 * Whatever can fail is done when it is attached, so that arming cannot fail.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/printk.h>
#include <linux/rculist.h>

#include "compat/trace.h"
#include "internal.h"

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

/* The owner is told before the first handler, and may refuse, and after the last. */
static int owner_begin(struct hook *hook)
{
	int err = 0;

	if (!hook->begun && hook->desc->on_arm)
		err = hook->desc->on_arm();
	hook->begun = hook->begun || !err;
	return err;
}

static void owner_end(struct hook *hook)
{
	if (hook->nr || !hook->begun)
		return;
	hook->begun = false;
	if (hook->desc->on_disarm)
		hook->desc->on_disarm();
}

/*
 * Steps 1 to 3 of dispatch.c for hooks that win handlers. A hook's new handlers
 * are called from step 1 on where its site is armed already, and else from when
 * it is: so each hook is armed, on the walk if need be, before the next is
 * published, and the order of the set is kept.
 */
static void changes_grow(struct list_head *changes, bool may_wait)
{
	struct hook *hook, *next;

	list_for_each_entry_safe(hook, next, changes, change) {
		bool wait = hooks_publish(hook) && may_wait;

		if (!wait) {
			hooks_settle(hook, false);
			list_del_init(&hook->change);
		}
		if (hooks_any_wanted(hook))
			hooks_arm(hook);
		cond_resched();
	}
	if (list_empty(changes))
		return;
	hooks_wait(changes);
	list_for_each_entry(hook, changes, change)
		hooks_settle(hook, true);
	changes_forget(changes);
}

/*
 * Steps 1 to 3 of dispatch.c for hooks that lose handlers: where nobody is
 * called any more the site is disarmed first. On return nobody is inside of
 * those who have lost.
 */
static void changes_shrink(struct list_head *changes)
{
	struct hook *hook;

	if (list_empty(changes))
		return;
	list_for_each_entry(hook, changes, change) {
		if (!hooks_any_wanted(hook))
			hooks_disarm(hook);
		hooks_publish(hook);
		cond_resched();
	}
	hooks_wait(changes);
	list_for_each_entry(hook, changes, change) {
		hooks_settle(hook, true);
		owner_end(hook);
		cond_resched();
	}
	changes_forget(changes);
}

/* An entry leaves its hook; who it is stays known until gone_free(). */
static void entry_go(struct hook_entry *entry, struct list_head *changes,
		     struct list_head *gone)
{
	if (entry->hook)
		changes_add(changes, entry->hook);
	hooks_entry_unlink(entry);
	list_add_tail(&entry->gone, gone);
}

static void gone_free(struct list_head *gone)
{
	struct hook_entry *entry, *next;

	list_for_each_entry_safe(entry, next, gone, gone) {
		if (entry->permanent)
			module_put(entry->owner);
		hooks_entry_free(entry);
	}
}

/* The owner has gone: late handlers wait for it to return. */
static void gone_free_or_wait(struct list_head *gone)
{
	struct hook_entry *entry, *next;

	list_for_each_entry_safe(entry, next, gone, gone) {
		if (!entry->late.name || READ_ONCE(entry->dead))
			continue;
		list_del(&entry->gone);
		/* In this order: hook_disable() finds it without its hook. */
		hooks_late_wait(entry);
		hooks_entry_hash(entry);
	}
	gone_free(gone);
}

/* Link an entry to a hook; it is not called yet. */
int hooks_entry_join(struct hook_entry *entry, struct hook *hook, struct list_head *changes)
{
	int err;

	lockdep_assert_held(&hooks_lock);

	err = hooks_entry_check(entry, hook);
	if (err)
		return err;
	err = hooks_calls_reserve(hook, hook->nr + 1);
	if (err)
		return err;
	if (hook->counted)
		err = hooks_entry_count(entry);
	if (err)
		return err;
	err = owner_begin(hook);
	if (err)
		return err;
	/* hooks_kill() looks at it without the lock. */
	WRITE_ONCE(entry->hook, hook);
	hooks_entry_link(entry);
	changes_add(changes, hook);
	return 0;
}

static int entry_place(struct hook_entry *entry, struct list_head *changes)
{
	struct hook *hook = entry->hook;

	if (!hook)
		hook = hooks_late_find(&entry->late);
	if (hook)
		return hooks_entry_join(entry, hook, changes);
	hooks_late_wait(entry);
	return 0;
}

/* The same handler may stand twice in one set: what is linked is seen. */
static int handler_attach(const struct hook_handler *handler, bool armed,
			  struct list_head *changes, struct list_head *fresh)
{
	struct hook_entry *entry;
	int err;

	err = hooks_handler_check(handler);
	if (err)
		return err;
	entry = hooks_entry_alloc(handler);
	if (!entry)
		return -ENOMEM;
	entry->armed = armed;
	err = entry_place(entry, changes);
	if (err) {
		hooks_entry_free(entry);
		return err;
	}
	if (entry->permanent)
		__module_get(entry->owner);
	list_add_tail(&entry->gone, fresh);
	return 0;
}

/* Nothing of it has been published. */
static void handlers_unwind(struct list_head *changes, struct list_head *fresh)
{
	struct hook_entry *entry;
	struct hook *hook;

	list_for_each_entry(entry, fresh, gone)
		hooks_entry_unlink(entry);
	list_for_each_entry(hook, changes, change)
		owner_end(hook);
	changes_forget(changes);
	gone_free(fresh);
}

static int handlers_attach(const struct hook_handler *handlers, unsigned int nr, bool armed,
			   struct list_head *changes, struct list_head *fresh)
{
	unsigned int i;
	int err;

	for (i = 0; i < nr; i++) {
		err = handler_attach(&handlers[i], armed, changes, fresh);
		if (err) {
			handlers_unwind(changes, fresh);
			return err;
		}
	}
	return 0;
}

/**
 * hook_attach_many() - make handlers known to their hooks: all or none
 * @handlers: an array of handlers, for any mix of hooks
 * @nr: how many
 *
 * The handlers are not called until hook_arm_many(), which cannot fail. They
 * stay attached until hook_unregister_many(); what the array holds is copied.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for no grace
 * period. Not from a handler, for which an updater that holds the lock may be
 * waiting.
 * Return: 0, or, with nothing changed,
 *
 * * -EINVAL: a handler has no hook, no function, a function in __init text, a
 *   class that its hook does not take, or was built for another prototype; or, on a
 *   kernel with kCFI, its function has another type
 * * -ENODEV: a hook is not announced (its owner has not loaded, or has gone)
 * * -EEXIST: the same structure, or the same function and data, is registered
 * * -E2BIG: a hook's limit is reached; -EBUSY where the limit is one
 * * -EPERM: a security handler, but its hook is sealed
 * * -EDEADLK: called from within a handler of a sleepable hook
 * * -ENOMEM: no memory
 * * what a hook's ``on arm`` function refused with
 */
int hook_attach_many(const struct hook_handler *handlers, unsigned int nr)
{
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	int err;

	might_sleep();
	if (hooks_inside_handler("attach"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	err = handlers_attach(handlers, nr, false, &changes, &fresh);
	changes_forget(&changes);
	mutex_unlock(&hooks_lock);
	return err;
}
EXPORT_SYMBOL_GPL(hook_attach_many);

/**
 * hook_arm_many() - have attached handlers called
 * @handlers: the array that was attached
 * @nr: how many
 *
 * Cannot fail. Hooks are armed in the order of the array, and not all at one
 * moment: for a pair of hooks, put the exit first. Handlers that are not
 * attached are passed over.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for at most
 * one grace period, and for one more for each sleepable facility. Not from a
 * handler.
 */
void hook_arm_many(const struct hook_handler *handlers, unsigned int nr)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	unsigned int i;

	might_sleep();
	if (hooks_inside_handler("arm"))
		return;
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr; i++) {
		entry = hooks_entry_find(&handlers[i]);
		if (!entry || entry->armed)
			continue;
		entry->armed = true;
		if (entry->hook)
			changes_add(&changes, entry->hook);
	}
	changes_grow(&changes, true);
	mutex_unlock(&hooks_lock);
}
EXPORT_SYMBOL_GPL(hook_arm_many);

/**
 * hook_disarm_many() - have attached handlers not called any more
 * @handlers: the array that was attached
 * @nr: how many
 *
 * Cannot fail. On return no CPU is inside any of the handlers, and none will be
 * until hook_arm_many(). Permanent handlers, and handlers that are not
 * attached, are passed over.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for one grace
 * period, and for one more for each sleepable facility. Not from one of the
 * handlers.
 */
void hook_disarm_many(const struct hook_handler *handlers, unsigned int nr)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	unsigned int i;

	might_sleep();
	if (hooks_inside_handler("disarm"))
		return;
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr; i++) {
		entry = hooks_entry_find(&handlers[i]);
		if (!entry || !entry->armed || entry->permanent)
			continue;
		entry->armed = false;
		if (entry->hook)
			changes_add(&changes, entry->hook);
	}
	changes_shrink(&changes);
	mutex_unlock(&hooks_lock);
}
EXPORT_SYMBOL_GPL(hook_disarm_many);

/**
 * hook_register_many() - register handlers: all or none
 * @handlers: an array of handlers, for any mix of hooks
 * @nr: how many
 *
 * On return the handlers are called. They stay registered until
 * hook_unregister_many(); what the array holds is copied.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for at most
 * one grace period, and for one more for each sleepable facility; for none where
 * the handlers come last on their hooks.
 * Return: as hook_attach_many().
 */
int hook_register_many(const struct hook_handler *handlers, unsigned int nr)
{
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	int err;

	might_sleep();
	if (hooks_inside_handler("register"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	err = handlers_attach(handlers, nr, true, &changes, &fresh);
	if (!err)
		changes_grow(&changes, true);
	mutex_unlock(&hooks_lock);
	return err;
}
EXPORT_SYMBOL_GPL(hook_register_many);

static bool may_unregister(const struct hook_entry *entry)
{
	if (!entry->permanent)
		return true;
	pr_err("handler %ps is permanent\n", entry->fn);
	return false;
}

/**
 * hook_unregister_many() - unregister handlers
 * @handlers: the array that was registered; what it holds is not read
 * @nr: how many
 *
 * On return no CPU is inside any of the handlers, and none will be. Handlers
 * that are not registered are passed over. Allocates nothing and cannot fail.
 *
 * Context: process context; sleeps. Takes the registry lock. Waits for one grace
 * period, and for one more for each sleepable facility. Not from one of the
 * handlers, which would wait for itself; where that can be told it is refused.
 */
void hook_unregister_many(const struct hook_handler *handlers, unsigned int nr)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	unsigned int i;

	might_sleep();
	if (hooks_inside_handler("unregister"))
		return;
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr; i++) {
		/* Also one that hook_disable() has met, perhaps before another. */
		while ((entry = hooks_entry_find_any(&handlers[i])) && may_unregister(entry))
			entry_go(entry, &changes, &gone);
	}
	changes_shrink(&changes);
	gone_free(&gone);
	mutex_unlock(&hooks_lock);
}
EXPORT_SYMBOL_GPL(hook_unregister_many);

/**
 * hook_disable() - stop calling a handler
 * @handler: the structure that was registered
 *
 * No hit that begins afterwards on this CPU calls the handler, and after a grace
 * period none does on any CPU; a hit that is under way may still. The handler is
 * taken off its hook soon after. hook_unregister() is still due before the
 * handler's text or data go: it is what waits.
 *
 * Context: any, NMI and the handler itself too.
 */
void hook_disable(const struct hook_handler *handler)
{
	struct hook_entry *entry;

	rcu_read_lock();
	/* Also one that is dead: who has killed it may not have come to the end. */
	entry = hooks_entry_find(handler) ?: hooks_entry_find_any(handler);
	if (entry && !entry->permanent)
		hooks_kill(entry);
	rcu_read_unlock();
}
EXPORT_SYMBOL_GPL(hook_disable);

/**
 * hook_seal() - let nobody join the deciders of a hook any more
 * @hook: the hook, HOOK(facility, name)
 *
 * For policy that must not be undone. Those who are registered stay; make them
 * HOOK_PERMANENT where they must. There is no way back, short of the owner's
 * leaving.
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: 0; -EDEADLK from within a handler of a sleepable hook.
 */
int hook_seal(struct hook *hook)
{
	if (hooks_inside_handler("seal"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	hook->sealed = true;
	mutex_unlock(&hooks_lock);
	return 0;
}
EXPORT_SYMBOL_GPL(hook_seal);

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
		.proto = hook->desc->proto,
		.hash = hook->desc->hash,
	};
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	int err;

	if (hooks_inside_handler("enable an event"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	err = handlers_attach(&handler, 1, true, &changes, &fresh);
	if (!err) {
		hooks_entry_forget_handler(list_first_entry(&fresh, struct hook_entry, gone));
		changes_grow(&changes, false);
	}
	mutex_unlock(&hooks_lock);
	return err;
}

/* Where what the trace core waits for is not enough. */
static void detach_and_wait(struct hook *hook, void *fn, void *data)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	LIST_HEAD(gone);

	mutex_lock(&hooks_lock);
	entry = hooks_entry_find_fn(hook, fn, data);
	if (entry)
		entry_go(entry, &changes, &gone);
	changes_shrink(&changes);
	gone_free(&gone);
	mutex_unlock(&hooks_lock);
}

/*
 * Detach a trace event's record function without a wait: no hit that begins
 * afterwards calls it, and the trace core waits for the others before it frees
 * what they use. Harmless where it is not attached.
 *
 * Without the lock, which the settling work holds through its grace period: a
 * hundred events that are disabled one by one would wait a hundred times. RCU
 * keeps the entry, and event_mutex, under which we are called, the hook.
 *
 * The hits of a sleepable hook nobody else waits for, and of no hook where the core
 * waits for something else: there it is done here; but not for a handler of such a
 * hook, who would wait for himself.
 */
void hooks_detach_record(struct hook *hook, void *fn, void *data)
{
	struct hook_entry *entry;

	if ((hook->desc->context == HOOK_CONTEXT_SLEEPABLE || !HOOKS_TRACE_CORE_WAITS) &&
	    !hooks_inside_handler("wait for an event")) {
		detach_and_wait(hook, fn, data);
		return;
	}
	rcu_read_lock();
	entry = hooks_entry_find_fn(hook, fn, data);
	if (entry)
		hooks_kill(entry);
	rcu_read_unlock();
}

/* What their handlers are has not changed, but how they are called: all or none. */
int hooks_republish(struct hook *const *hooks, unsigned int nr)
{
	LIST_HEAD(changes);
	unsigned int i;
	int err;

	lockdep_assert_held(&hooks_lock);

	for (i = 0; i < nr; i++) {
		err = hooks_calls_reserve(hooks[i], hooks[i]->nr);
		if (err) {
			changes_forget(&changes);
			return err;
		}
		changes_add(&changes, hooks[i]);
	}
	changes_shrink(&changes);
	return 0;
}

/*
 * hook_register_many() for handlers that are no array. @failed is the one that could
 * not be registered.
 */
int hooks_register_set(const struct hook_handler *const *set, unsigned int nr,
		       unsigned int *failed)
{
	LIST_HEAD(changes);
	LIST_HEAD(fresh);
	unsigned int i;
	int err = 0;

	if (hooks_inside_handler("register"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr && !err; i++) {
		*failed = i;
		err = handler_attach(set[i], true, &changes, &fresh);
		cond_resched();
	}
	if (err)
		handlers_unwind(&changes, &fresh);
	else
		changes_grow(&changes, true);
	mutex_unlock(&hooks_lock);
	return err;
}

/* hook_unregister_many() for handlers that are no array. */
void hooks_unregister_set(const struct hook_handler *const *set, unsigned int nr)
{
	struct hook_entry *entry;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	unsigned int i;

	if (hooks_inside_handler("unregister"))
		return;
	mutex_lock(&hooks_lock);
	for (i = 0; i < nr; i++) {
		entry = hooks_entry_find_any(set[i]);
		if (entry)
			entry_go(entry, &changes, &gone);
	}
	changes_shrink(&changes);
	gone_free(&gone);
	mutex_unlock(&hooks_lock);
}

/* The owner has come: late handlers join. */
void hooks_attach_late(void)
{
	LIST_HEAD(changes);

	hooks_late_bind(&changes);
	changes_grow(&changes, true);
}

/* The owner goes: its hooks lose all their handlers. */
void hooks_detach_facility(struct hook_facility *facility)
{
	struct hook_entry *entry, *next;
	LIST_HEAD(changes);
	LIST_HEAD(gone);
	struct hook *hook;
	unsigned int i;

	lockdep_assert_held(&hooks_lock);

	hooks_for_each(hook, i, facility) {
		list_for_each_entry_safe(entry, next, &hook->entries, link)
			entry_go(entry, &changes, &gone);
	}
	changes_shrink(&changes);
	gone_free_or_wait(&gone);
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
	changes_shrink(&changes);
	gone_free(&gone);
	hooks_late_forget_module(module);
}

static void hook_bury_dead(struct hook *hook, struct list_head *changes,
			   struct list_head *gone)
{
	struct hook_entry *entry, *next;

	if (!READ_ONCE(hook->unsettled))
		return;
	/* Whom this misses calls_prepare() finds, and sets it again. */
	WRITE_ONCE(hook->unsettled, false);
	/* The one that died never joined: nobody has, and there is no array. */
	if (!hook->spare)
		return;
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
	changes_shrink(&changes);
	gone_free(&gone);
	mutex_unlock(&hooks_lock);
}

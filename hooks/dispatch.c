// SPDX-License-Identifier: GPL-2.0-only
/*
 * How the handlers of a hook are changed while it is being hit.
 *
 * A hit holds the guard (preemption off, or SRCU) while it reads hook->path
 * and calls what that says. Where slots must be rewritten:
 *
 *   1. publish the new array; store HOOK_PATH_WALK
 *   2. one grace period, for all the hooks of a set together
 *   3. rewrite the slots, which nobody can be in; store the path back
 *
 * Who can be where:
 *
 *   - A hit that read the old path before step 1 is in the slots, and calls the
 *     old handlers with the old data. Step 2 waits for it.
 *   - A hit that reads HOOK_PATH_WALK takes the array, old or new: each is whole.
 *     Step 2 waits for those in the old one before anybody frees it.
 *   - A hit that reads the path of step 3 finds slots that were written before
 *     it: the store is a release, and the machine keeps the order of loads
 *     (HOOKS_HAVE_SLOTS).
 *   - A late entrant, who has passed the site's jump label and not yet taken the
 *     guard, may find any of these states, and also no handlers.
 *
 * Two changes need no grace period. From none to some nobody can be in the
 * slots, since the last change that emptied them has waited (slots_quiet). And a
 * slot behind those in use is reached only through its jump label, which is
 * switched on last, or, where it is the second, through the path.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/irq_work.h>
#include <linux/printk.h>
#include <linux/slab.h>
#include <linux/workqueue.h>

#include "internal.h"

DEFINE_PER_CPU(int, hooks_room) = HOOK_DEPTH_MAX;
EXPORT_PER_CPU_SYMBOL_GPL(hooks_room);

/* The handlers as they are to stand in the slots. */
struct slot_plan {
	struct hook_entry *slot[HOOK_SLOTS_MAX];
	unsigned int nr;
	bool fits;
};

static struct slot_plan plan_slots(const struct hook *hook)
{
	const struct hook_desc *desc = hook->desc;
	struct slot_plan plan = {
		.fits = HOOKS_HAVE_SLOTS && !hook->counted,
	};
	unsigned int decide = 0, observe = 0;
	struct hook_entry *entry;

	list_for_each_entry(entry, &hook->entries, link) {
		if (!hooks_entry_wanted(entry))
			continue;
		plan.nr++;
		if (entry->class == HOOK_CLASS_SECURITY) {
			if (decide < desc->decide_slots)
				plan.slot[decide++] = entry;
			else
				plan.fits = false;
		} else {
			if (observe < desc->observe_slots)
				plan.slot[desc->decide_slots + observe++] = entry;
			else
				plan.fits = false;
		}
	}
	return plan;
}

static bool decides(const struct hook *hook)
{
	return hook->desc->idle_decide;
}

/* The first two slots of a void hook have no jump label: the path leads there. */
static struct static_key *slot_label(const struct hook *hook, unsigned int i)
{
	unsigned int first = decides(hook) ? 0 : 2;

	return i < first ? NULL : &hook->desc->labels[i - first].key;
}

/* May somebody be inside? hook->path says who may enter, which is something else. */
static bool slot_in_use(const struct hook *hook, unsigned int i)
{
	struct static_key *label = slot_label(hook, i);

	if (!label)
		return !hook->slots_quiet && (!i || hook->slots_path != HOOK_PATH_FIRST);
	return static_key_enabled(label);
}

static bool slot_holds(const struct hook *hook, unsigned int i,
		       const struct hook_entry *entry)
{
	return entry && hook->desc->slots[i].key->func == entry->fn &&
	       hook->data[i] == entry->data;
}

static unsigned int nr_slots(const struct hook *hook)
{
	return hook->desc->decide_slots + hook->desc->observe_slots;
}

/*
 * Would the slots only grow? Then those who are in them need not notice. The
 * first decider's data is read before its label, with the path: it cannot join
 * where hits go through the slots already.
 */
static bool slots_only_grow(const struct hook *hook, const struct slot_plan *plan)
{
	u8 path = READ_ONCE(hook->path);
	unsigned int i;

	if (path <= HOOK_PATH_WALK || !plan->fits)
		return false;
	if (path == HOOK_PATH_SLOTS && decides(hook) && plan->slot[0] && !slot_in_use(hook, 0))
		return false;
	for (i = 0; i < nr_slots(hook); i++) {
		if (slot_in_use(hook, i) && !slot_holds(hook, i, plan->slot[i]))
			return false;
	}
	return true;
}

/*
 * Nobody. Hooks have it before the first handler comes: a hit that finds the site
 * armed may be ahead of the array, where there are no jump labels and the machine
 * changes the order of loads.
 */
static struct hook_calls no_calls = { .call = { { } } };

static struct hook_calls *calls_alloc(unsigned int nr)
{
	unsigned int capacity = roundup(nr, 4);
	struct hook_calls *calls;

	calls = kzalloc(struct_size(calls, call, capacity + 1), GFP_KERNEL);
	if (calls)
		calls->capacity = capacity;
	return calls;
}

/*
 * Have an array to publish now and another for the removal that comes one day,
 * for @nr handlers each. Removing needs no memory then.
 */
int hooks_calls_reserve(struct hook *hook, unsigned int nr)
{
	struct hook_calls *calls;

	lockdep_assert_held(&hooks_lock);

	if (!hook->next || hook->next->capacity < nr) {
		calls = calls_alloc(nr);
		if (!calls)
			return -ENOMEM;
		kfree(hook->next);
		hook->next = calls;
	}
	if (!hook->spare || hook->spare->capacity < nr) {
		calls = calls_alloc(nr);
		if (!calls)
			return -ENOMEM;
		kfree(hook->spare);
		hook->spare = calls;
	}
	return 0;
}

void hooks_calls_init(struct hook *hook)
{
	hook->next = NULL;
	hook->spare = NULL;
	hook->retired = NULL;
	rcu_assign_pointer(hook->calls, &no_calls);
}

/*
 * Nobody can hit the hook any more. But hooks_kill() may be looking through what
 * was published, for a handler that was refused: for those nobody has waited.
 */
void hooks_calls_free(struct hook *hook)
{
	struct hook_calls *calls = rcu_dereference_protected(hook->calls, true);

	lockdep_assert_held(&hooks_lock);

	kfree(hook->next);
	kfree(hook->spare);
	kfree(hook->retired);
	hooks_calls_init(hook);
	if (calls != &no_calls)
		kfree_rcu(calls, rcu);
}

static void *count_fn(const struct hook_entry *entry)
{
	const struct hook_desc *desc = entry->hook->desc;

	switch (entry->class) {
	case HOOK_CLASS_SECURITY:
		return desc->count_decide;
	case HOOK_CLASS_PERF:
		return desc->count_observe;
	default:
		return desc->count_trace;
	}
}

static void call_fill(struct hook_call *call, struct hook_entry *entry)
{
	void *count = entry->hook->counted && entry->stats ? count_fn(entry) : NULL;

	call->fn = count ?: entry->fn;
	call->data = count ? entry : entry->data;
	call->entry = entry;
}

static void calls_fill(struct hook_calls *calls, const struct hook *hook)
{
	struct hook_entry *entry;

	calls->perf = 0;
	calls->trace = 0;
	calls->end = 0;
	list_for_each_entry(entry, &hook->entries, link) {
		if (!hooks_entry_wanted(entry))
			continue;
		call_fill(&calls->call[calls->end++], entry);
		if (entry->class <= HOOK_CLASS_PERF)
			calls->trace = calls->end;
		if (entry->class <= HOOK_CLASS_SECURITY)
			calls->perf = calls->end;
	}
	/* What was in the array before had perhaps more. */
	calls->call[calls->end].fn = NULL;
}

/* The function that does nothing, of the type that handlers of a class are called by. */
void *hooks_idle_fn(const struct hook_desc *desc, enum hook_class class)
{
	switch (class) {
	case HOOK_CLASS_SECURITY:
		return desc->idle_decide;
	case HOOK_CLASS_PERF:
		return desc->idle_observe;
	default:
		return desc->idle_trace;
	}
}

/* By the entry: its function and data may have been registered again since. */
static void calls_idle(struct hook_calls *calls, const struct hook_entry *entry)
{
	struct hook_call *call;

	for (call = calls->call; call < calls->call + calls->end; call++) {
		if (call->entry == entry)
			WRITE_ONCE(call->fn, hooks_idle_fn(entry->hook->desc, entry->class));
	}
}

static void settle_later(struct hook *hook)
{
	WRITE_ONCE(hook->unsettled, true);
	hooks_settle_later();
}

/*
 * Fill the array that is to be published, and show it to hooks_kill(): it sets
 * dead and then looks through the array, we show the array and then look for
 * dead. So the array has nobody who was dead when it is published.
 */
static void calls_prepare(struct hook_calls *calls, struct hook *hook)
{
	struct hook_entry *entry;

	calls_fill(calls, hook);
	/* Release, what it holds before the pointer: it is not looked at half filled. */
	smp_store_release(&hook->incoming, calls);
	/* Pairs with the one in hooks_kill(). */
	smp_mb();
	list_for_each_entry(entry, &hook->entries, link) {
		if (!READ_ONCE(entry->dead))
			continue;
		calls_idle(calls, entry);
		/* It may have had no hook yet when hooks_kill() met it. */
		settle_later(hook);
	}
}

/*
 * Step 1. Take the reserved array, or else the spare one.
 *
 * Return: whether a grace period must pass before step 3: because slots must be
 * rewritten, or because the array that goes is needed as the next spare one.
 */
bool hooks_publish(struct hook *hook)
{
	struct hook_calls *calls = hook->next ?: hook->spare;
	struct slot_plan plan;

	lockdep_assert_held(&hooks_lock);

	if (calls == hook->spare)
		hook->spare = NULL;
	hook->next = NULL;
	calls_prepare(calls, hook);
	hook->retired = rcu_replace_pointer(hook->calls, calls, true);
	/* Release, the pointer before this: hooks_kill() finds the array by either. */
	smp_store_release(&hook->incoming, NULL);
	plan = plan_slots(hook);
	hook->walked = !hook->spare || !slots_only_grow(hook, &plan);
	if (!hook->walked)
		return false;
	/* Release, the array before the path: who reads the path finds the array. */
	smp_store_release(&hook->path, HOOK_PATH_WALK);
	return (plan.fits && !hook->slots_quiet) || !hook->spare;
}

static unsigned long nr_waits;

/*
 * hooks_nr_waits() - how many grace periods updates have waited for
 *
 * For the tests.
 */
unsigned long hooks_nr_waits(void)
{
	return READ_ONCE(nr_waits);
}
EXPORT_SYMBOL_GPL(hooks_nr_waits);

/* Step 2: one grace period for all, and one for each sleepable facility. */
void hooks_wait(struct list_head *changes)
{
	struct hook_facility *facility;
	struct hook *hook;

	lockdep_assert_held(&hooks_lock);

	WRITE_ONCE(nr_waits, nr_waits + 1);
	synchronize_rcu();
	list_for_each_entry(hook, changes, change)
		hook->desc->facility->waited = false;
	list_for_each_entry(hook, changes, change) {
		facility = hook->desc->facility;
		if (hook->desc->context != HOOK_CONTEXT_SLEEPABLE || facility->waited)
			continue;
		facility->waited = true;
		WRITE_ONCE(nr_waits, nr_waits + 1);
		synchronize_srcu(facility->srcu);
	}
}

static void slot_set(struct hook *hook, unsigned int i, struct hook_entry *entry)
{
	const struct hook_slot *slot = &hook->desc->slots[i];
	struct static_key *label = slot_label(hook, i);

	if (!entry) {
		if (label)
			static_key_disable(label);
		return;
	}
	if (slot_in_use(hook, i) && slot_holds(hook, i, entry))
		return;
	WRITE_ONCE(hook->data[i], entry->data);
	__static_call_update(slot->key, slot->tramp, entry->fn);
	if (label)
		static_key_enable(label);
}

static enum hook_path plan_path(const struct hook *hook, const struct slot_plan *plan)
{
	if (plan->nr > 1)
		return HOOK_PATH_SLOTS;
	return plan->slot[0] ? HOOK_PATH_FIRST : HOOK_PATH_OBSERVER;
}

/*
 * A slot that is given up keeps its function: switching it on again is cheap.
 *
 * The path is stored only if it is still @path, as it was when the plan was made:
 * otherwise hooks_kill() has sent hits to the walk meanwhile, and there they stay.
 * A full barrier, the slots before the path: who reads the path finds the slots.
 */
static void slots_write(struct hook *hook, struct slot_plan *plan, u8 path)
{
	unsigned int i;

	for (i = 0; i < nr_slots(hook); i++)
		slot_set(hook, i, plan->slot[i]);
	hook->slots_quiet = false;
	hook->slots_path = plan_path(hook, plan);
	cmpxchg(&hook->path, path, hook->slots_path);
}

/* RCU too, since hooks_kill() may be looking through the array. */
static void calls_free_rcu(struct rcu_head *rcu)
{
	struct hook_calls *calls = container_of(rcu, struct hook_calls, rcu);

	kfree_rcu(calls, rcu);
}

static void calls_retire(struct hook *hook, bool waited)
{
	struct hook_calls *old = hook->retired;

	hook->retired = NULL;
	if (!old || old == &no_calls)
		return;
	if (!waited && hook->desc->context == HOOK_CONTEXT_SLEEPABLE)
		call_srcu(hook->desc->facility->srcu, &old->rcu, calls_free_rcu);
	else if (!waited)
		kfree_rcu(old, rcu);
	else if (!hook->spare)
		hook->spare = old;
	else
		kfree(old);
}

/* Hits take the walk, and nobody is in the slots. */
static void settle_quiet(struct hook *hook)
{
	struct slot_plan plan;

	/* A full barrier: who was dead before that is not in the plan. */
	xchg(&hook->path, HOOK_PATH_SETTLING);
	plan = plan_slots(hook);
	if (plan.nr && plan.fits)
		slots_write(hook, &plan, HOOK_PATH_SETTLING);
	else
		cmpxchg(&hook->path, HOOK_PATH_SETTLING, HOOK_PATH_WALK);
}

/*
 * Somebody may be in the slots. hooks_kill(), whose work has made them unfit for
 * the plan, may be about to send hits to the walk; those who join are called now.
 */
static void settle_walking(struct hook *hook)
{
	WRITE_ONCE(hook->path, HOOK_PATH_WALK);
	settle_later(hook);
}

/*
 * Step 3. Without a wait before it, slots that somebody may be in are left
 * alone, and the walk serves until the settling work has waited.
 */
void hooks_settle(struct hook *hook, bool waited)
{
	struct slot_plan plan = plan_slots(hook);
	u8 path = READ_ONCE(hook->path);

	lockdep_assert_held(&hooks_lock);

	calls_retire(hook, waited);
	/* The compiler leaves out what follows, which not every machine can do to a byte. */
	if (!HOOKS_HAVE_SLOTS)
		return;
	/* Only if step 1 has sent them there, all hits take the walk by now. */
	if (waited && hook->walked)
		hook->slots_quiet = true;
	if (path == HOOK_PATH_WALK && (!plan.nr || !plan.fits))
		return;
	if (path == HOOK_PATH_WALK && hook->slots_quiet)
		settle_quiet(hook);
	else if (slots_only_grow(hook, &plan))
		slots_write(hook, &plan, path);
	else
		settle_walking(hook);
}

void hooks_arm(struct hook *hook)
{
	lockdep_assert_held(&hooks_lock);

	if (hook->armed)
		return;
	hook->armed = true;
	static_key_enable(&hook->key.key);
}

void hooks_disarm(struct hook *hook)
{
	lockdep_assert_held(&hooks_lock);

	if (!hook->armed)
		return;
	hook->armed = false;
	static_key_disable(&hook->key.key);
}

static void settle_work_fn(struct work_struct *work)
{
	hooks_settle_unsettled();
}

static DECLARE_WORK(settle_work, settle_work_fn);

static void settle_irq_fn(struct irq_work *work)
{
	schedule_work(&settle_work);
}

static DEFINE_IRQ_WORK(settle_irq, settle_irq_fn);

/* Have the settling work run soon; from any context. */
void hooks_settle_later(void)
{
	irq_work_queue(&settle_irq);
}

void hooks_dispatch_exit(void)
{
	irq_work_sync(&settle_irq);
	flush_work(&settle_work);
}

/*
 * Stop calling a handler, from any context; the caller has RCU or the lock keep
 * the entry. Hits that begin afterwards take the walk, where a function that
 * does nothing stands in its place; others that are under way on other CPUs are
 * gone after a grace period. The settling work takes the entry out.
 */
void hooks_kill(struct hook_entry *entry)
{
	struct hook_calls *calls;
	struct hook *hook;

	WRITE_ONCE(entry->dead, true);
	/* Pairs with those in calls_prepare(), settle_quiet() and slots_write(). */
	smp_mb();
	hook = READ_ONCE(entry->hook);
	if (!hook)
		return;
	preempt_disable_notrace();
	/* Acquire, with the release in calls_prepare(): it has been filled. */
	calls = smp_load_acquire(&hook->incoming);
	if (calls)
		calls_idle(calls, entry);
	calls = rcu_dereference_raw(hook->calls);
	if (calls)
		calls_idle(calls, entry);
	/* Release, the array before the path, as in hooks_publish(). */
	smp_store_release(&hook->path, HOOK_PATH_WALK);
	preempt_enable_notrace();
	settle_later(hook);
}

/*
 * The hook's default, or -EPERM where deciders are armed, since a hit that they
 * have not seen must not pass.
 */
static int suppressed(struct hook *hook)
{
	const struct hook_calls *calls;
	bool decided;

	preempt_disable_notrace();
	this_cpu_inc(hook->cpu->missed);
	calls = rcu_dereference_raw(hook->calls);
	decided = calls && calls->perf;
	preempt_enable_notrace();
	return decided ? -EPERM : hook->desc->verdict;
}

/**
 * hook_suppressed_bounded() - leave a guard that had no room, and account for it
 * @hook: the hook
 *
 * Called by the generated code; what hook_enter_bounded() took is given back.
 *
 * Context: any.
 * Return: what the site is to get.
 */
int hook_suppressed_bounded(struct hook *hook)
{
	int verdict = suppressed(hook);

	hook_exit_bounded(hook);
	return verdict;
}
EXPORT_SYMBOL_GPL(hook_suppressed_bounded);

/**
 * hook_suppressed_never() - leave a guard that this context is in already
 * @hook: the hook
 *
 * Called by the generated code.
 *
 * Context: any.
 * Return: what the site is to get.
 */
int hook_suppressed_never(struct hook *hook)
{
	int verdict = suppressed(hook);

	hook_unguard();
	return verdict;
}
EXPORT_SYMBOL_GPL(hook_suppressed_never);

/**
 * hook_suppressed_sleepable() - account for a hit that its guard has refused
 * @hook: the hook
 *
 * Called by the generated code.
 *
 * Context: process context.
 * Return: what the site is to get.
 */
int hook_suppressed_sleepable(struct hook *hook)
{
	return suppressed(hook);
}
EXPORT_SYMBOL_GPL(hook_suppressed_sleepable);

/**
 * hook_check_verdict() - see to it that a verdict is one
 * @hook: the hook
 * @verdict: what a decider returned, other than the hook's default
 *
 * Called by the generated code.
 *
 * Context: any.
 * Return: @verdict, or -EPERM where the hook takes errors only and it is none.
 */
int hook_check_verdict(struct hook *hook, int verdict)
{
	const struct hook_desc *desc = hook->desc;

	if (desc->any_verdict || (verdict <= 0 && verdict >= -MAX_ERRNO))
		return verdict;
	if (!xchg(&hook->reported, 1))
		pr_warn("%s:%s: a handler returned %d, which is no error number; taken for %d\n",
			desc->facility->name, desc->name, verdict, -EPERM);
	return -EPERM;
}
EXPORT_SYMBOL_GPL(hook_check_verdict);

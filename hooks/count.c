// SPDX-License-Identifier: GPL-2.0-only
/*
 * Statistics of handlers: hits, refusals and time spent, while somebody wants to
 * know. The hook's hits take the walk then, where what counts stands in the
 * handlers' places.
 */
#include <linux/export.h>
#include <linux/percpu.h>
#include <linux/sched/clock.h>

#include "internal.h"

/**
 * hook_count_begin() - a handler is about to be called
 * @entry: whose
 * @counted: is told what to call
 *
 * Called by the generated code, which stands in the handler's place.
 *
 * Context: any; inside the hook's guard.
 */
void hook_count_begin(const struct hook_entry *entry, struct hook_counted *counted)
{
	counted->fn = entry->fn;
	counted->data = entry->data;
	counted->begin = local_clock();
}
EXPORT_SYMBOL_GPL(hook_count_begin);

/**
 * hook_count_end() - a handler has returned
 * @entry: whose
 * @counted: of hook_count_begin()
 *
 * Called by the generated code.
 *
 * Context: any; inside the hook's guard. In a sleepable hook the CPU may have
 * changed meanwhile: each addition is one instruction, or made so, and the
 * clocks of two CPUs may differ.
 */
void hook_count_end(const struct hook_entry *entry, const struct hook_counted *counted)
{
	s64 nsecs = counted->begin ? local_clock() - counted->begin : 0;

	this_cpu_inc(entry->stats->hits);
	if (nsecs > 0)
		this_cpu_add(entry->stats->nsecs, nsecs);
}
EXPORT_SYMBOL_GPL(hook_count_end);

/**
 * hook_count_verdict() - a decider has returned
 * @entry: whose
 * @counted: of hook_count_begin()
 * @verdict: what it returned; it has refused if that is not the hook's default
 *
 * Called by the generated code.
 *
 * Context: as hook_count_end().
 */
void hook_count_verdict(const struct hook_entry *entry, const struct hook_counted *counted,
			int verdict)
{
	/* NULL where the hook's owner goes, which waits for us. */
	const struct hook *hook = READ_ONCE(entry->hook);

	if (hook && verdict != hook->desc->verdict)
		this_cpu_inc(entry->stats->refused);
	hook_count_end(entry, counted);
}
EXPORT_SYMBOL_GPL(hook_count_verdict);

int hooks_entry_count(struct hook_entry *entry)
{
	lockdep_assert_held(&hooks_lock);

	if (!entry->stats)
		entry->stats = alloc_percpu(struct hook_stats);
	return entry->stats ? 0 : -ENOMEM;
}

struct hook_stats hooks_entry_stats(const struct hook_entry *entry)
{
	struct hook_stats sum = { };
	struct hook_stats *stats;
	int cpu;

	lockdep_assert_held(&hooks_lock);

	if (!entry->stats)
		return sum;
	for_each_possible_cpu(cpu) {
		stats = per_cpu_ptr(entry->stats, cpu);
		sum.hits += READ_ONCE(stats->hits);
		sum.refused += READ_ONCE(stats->refused);
		sum.nsecs += READ_ONCE(stats->nsecs);
	}
	return sum;
}

static int entries_count(struct hook *hook)
{
	struct hook_entry *entry;
	int err;

	list_for_each_entry(entry, &hook->entries, link) {
		err = hooks_entry_count(entry);
		if (err)
			return err;
	}
	return 0;
}

static void stats_flip(struct hook *const *hooks, unsigned int nr, bool on)
{
	unsigned int i;

	for (i = 0; i < nr; i++)
		hooks[i]->counted = on;
}

/* Keep those hooks that are not so yet. */
static unsigned int stats_other(struct hook **hooks, unsigned int nr, bool on)
{
	unsigned int i, kept = 0;

	for (i = 0; i < nr; i++) {
		if (hooks[i]->counted != on)
			hooks[kept++] = hooks[i];
	}
	return kept;
}

static int stats_on(struct hook *const *hooks, unsigned int nr)
{
	unsigned int i;
	int err;

	for (i = 0; i < nr; i++) {
		if (!hooks[i]->desc->facility->announced)
			return -ENODEV;
		err = entries_count(hooks[i]);
		if (err)
			return err;
	}
	stats_flip(hooks, nr, true);
	err = hooks_republish(hooks, nr);
	if (err)
		stats_flip(hooks, nr, false);
	return err;
}

/*
 * Have the handlers of hooks counted, or no more: all or none, with one wait. On
 * return @hooks and @nr are those that were not so already.
 */
int hooks_stats_set(struct hook **hooks, unsigned int *nr, bool on)
{
	int err = 0;

	if (hooks_inside_handler("count"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	*nr = stats_other(hooks, *nr, on);
	if (on) {
		err = stats_on(hooks, *nr);
	} else {
		stats_flip(hooks, *nr, false);
		/* No memory: the walk goes on until the next change. */
		hooks_republish(hooks, *nr);
	}
	mutex_unlock(&hooks_lock);
	return err;
}

/**
 * hook_stats_on() - have a hook's handlers counted
 * @hook: the hook, HOOK(facility, name)
 *
 * From now on its hits take the walk. Harmless where they are counted already.
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: 0; -ENODEV where the hook is not announced; -ENOMEM; -EDEADLK from
 * within a handler of a sleepable hook.
 */
int hook_stats_on(struct hook *hook)
{
	unsigned int nr = 1;

	return hooks_stats_set(&hook, &nr, true);
}
EXPORT_SYMBOL_GPL(hook_stats_on);

/* The numbers stay until the handlers go, and go on where they are counted again. */
void hooks_stats_forget(struct hook *hook)
{
	lockdep_assert_held(&hooks_lock);

	if (hook->counted)
		stats_flip(&hook, 1, false);
}

/**
 * hook_stats_off() - have a hook's handlers not counted any more
 * @hook: the hook, HOOK(facility, name)
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 */
void hook_stats_off(struct hook *hook)
{
	unsigned int nr = 1;

	hooks_stats_set(&hook, &nr, false);
}
EXPORT_SYMBOL_GPL(hook_stats_off);

/**
 * hook_stats_read() - what a handler has done while it was counted
 * @handler: the structure that was registered
 * @stats: where to put it
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: 0; -ENOENT where it is not registered; -EDEADLK from within a handler of a
 * sleepable hook.
 */
int hook_stats_read(const struct hook_handler *handler, struct hook_stats *stats)
{
	struct hook_entry *entry;

	if (hooks_inside_handler("read statistics"))
		return -EDEADLK;
	mutex_lock(&hooks_lock);
	entry = hooks_entry_find(handler);
	if (entry)
		*stats = hooks_entry_stats(entry);
	mutex_unlock(&hooks_lock);
	return entry ? 0 : -ENOENT;
}
EXPORT_SYMBOL_GPL(hook_stats_read);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Carrying out what commands have planned: whole or not at all. What can fail comes
 * first, and is undone where something after it does: memory, handlers, statistics,
 * events. What is switched off comes last, and cannot fail.
 *
 * Without the registry lock: tracing calls us with its own locks held.
 */
#include <linux/mm.h>
#include <linux/slab.h>

#include "internal.h"
#include "select.h"

/* Handlers of a hook that one step adds or removes: of a counter, and of a pair. */
#define HANDLERS_OF_HOOK	3

struct set {
	const struct hook_handler **handlers;
	struct hook **hooks;
	unsigned int nr_handlers;
	unsigned int nr_hooks;
};

static int set_alloc(struct set *set, struct list_head *selections)
{
	struct hooks_selection *selection;
	size_t nr = 0;

	list_for_each_entry(selection, selections, link)
		nr++;
	memset(set, 0, sizeof(*set));
	set->handlers = kvmalloc_array(nr * HANDLERS_OF_HOOK, sizeof(*set->handlers),
				       GFP_KERNEL);
	set->hooks = kvmalloc_array(nr, sizeof(*set->hooks), GFP_KERNEL);
	return set->handlers && set->hooks ? 0 : -ENOMEM;
}

static void set_free(struct set *set)
{
	kvfree(set->handlers);
	kvfree(set->hooks);
}

static void set_add(struct set *set, const struct hook_meter *meter)
{
	unsigned int i;

	for (i = 0; meter && i < meter->nr_points; i++)
		set->handlers[set->nr_handlers++] = &meter->point[i].handler;
}

static bool hist_changes(const struct hooks_selection *selection)
{
	const struct hooks_state *state = &selection->state, *next = &selection->next;

	return state->hist != next->hist ||
	       (state->hist && !hooks_spec_same(&state->spec, &next->spec));
}

static int meters_alloc_one(struct hooks_selection *selection)
{
	static const struct hook_meter_spec count = { HOOK_METER_COUNT, HOOK_ARG_NONE };

	if (selection->next.counting && !selection->count) {
		selection->new_count = hook_meter_alloc(selection->hook, &count);
		if (!selection->new_count)
			return -ENOMEM;
	}
	if (selection->next.hist && hist_changes(selection)) {
		selection->new_hist = hook_meter_alloc(selection->hook, &selection->next.spec);
		if (!selection->new_hist)
			return -ENOMEM;
	}
	return 0;
}

static int meters_alloc(struct list_head *selections)
{
	struct hooks_selection *selection;
	int err;

	list_for_each_entry(selection, selections, link) {
		err = meters_alloc_one(selection);
		if (err)
			return err;
		cond_resched();
	}
	return 0;
}

static void meters_free_new(struct list_head *selections)
{
	struct hooks_selection *selection;

	list_for_each_entry(selection, selections, link) {
		hook_meter_release(selection->new_count);
		hook_meter_release(selection->new_hist);
		selection->new_count = NULL;
		selection->new_hist = NULL;
	}
}

static int meters_register(struct set *set, struct list_head *selections,
			   struct hooks_report *report)
{
	struct hooks_selection *selection;
	const struct hook_desc *desc;
	unsigned int failed = 0;
	int err;

	list_for_each_entry(selection, selections, link) {
		if (selection->next.counting && !selection->state.counting)
			set_add(set, selection->count ?: selection->new_count);
		set_add(set, selection->new_hist);
	}
	if (!set->nr_handlers)
		return 0;
	err = hooks_register_set(set->handlers, set->nr_handlers, &failed);
	if (!err)
		return 0;
	desc = set->handlers[failed]->hook->desc;
	return hooks_report_fail(report, err, "%s:%s takes no more handlers: error %d",
				 desc->facility->name, desc->name, err);
}

static int stats_on(struct set *set, struct list_head *selections)
{
	struct hooks_selection *selection;

	list_for_each_entry(selection, selections, link) {
		if (selection->next.stats && !selection->state.stats)
			set->hooks[set->nr_hooks++] = selection->hook;
	}
	return set->nr_hooks ? hooks_stats_set(set->hooks, &set->nr_hooks, true) : 0;
}

static int events_on_one(struct hooks_selection *selection)
{
	unsigned long more = selection->next.traced & ~selection->state.traced;
	unsigned int i;
	int err;

	for_each_set_bit(i, &more, HOOKS_INSTANCES_MAX) {
		err = hooks_trace_set(selection->hook, hooks_instance(i), true);
		if (err)
			return err;
		selection->added |= BIT(i);
	}
	return 0;
}

static int events_on(struct list_head *selections, struct hooks_report *report)
{
	struct hooks_selection *selection;
	const struct hook_desc *desc;
	unsigned long wanted = 0;
	int err;

	list_for_each_entry(selection, selections, link)
		wanted |= selection->next.traced;
	err = hooks_instances_open(wanted);
	if (err)
		return hooks_report_fail(report, err, "no trace instance can be made");
	list_for_each_entry(selection, selections, link) {
		err = events_on_one(selection);
		desc = selection->hook->desc;
		if (err)
			return hooks_report_fail(report, err,
						 "the event of %s:%s cannot be enabled: error %d",
						 desc->facility->name, desc->name, err);
		cond_resched();
	}
	return 0;
}

static void events_off(struct hooks_selection *selection, unsigned long set)
{
	unsigned int i;

	for_each_set_bit(i, &set, HOOKS_INSTANCES_MAX)
		hooks_trace_set(selection->hook, hooks_instance(i), false);
}

static void events_undo(struct list_head *selections)
{
	struct hooks_selection *selection;

	list_for_each_entry(selection, selections, link) {
		events_off(selection, selection->added);
		selection->added = 0;
	}
}

/* Return: 0; or an error, and everything is as it was. */
static int switch_on(struct set *set, struct list_head *selections,
		     struct hooks_report *report)
{
	int err;

	err = meters_alloc(selections);
	if (err)
		goto err_alloc;
	err = meters_register(set, selections, report);
	if (err)
		goto err_alloc;
	err = stats_on(set, selections);
	if (err)
		goto err_stats;
	err = events_on(selections, report);
	if (err)
		goto err_events;
	return 0;

err_events:
	events_undo(selections);
	if (set->nr_hooks)
		hooks_stats_set(set->hooks, &set->nr_hooks, false);
err_stats:
	if (set->nr_handlers)
		hooks_unregister_set(set->handlers, set->nr_handlers);
err_alloc:
	meters_free_new(selections);
	return err;
}

static void switch_off(struct set *set, struct list_head *selections)
{
	struct hooks_selection *selection;

	set->nr_handlers = 0;
	set->nr_hooks = 0;
	list_for_each_entry(selection, selections, link) {
		events_off(selection, selection->state.traced & ~selection->next.traced);
		if (selection->state.stats && !selection->next.stats)
			set->hooks[set->nr_hooks++] = selection->hook;
		if (selection->state.counting && !selection->next.counting)
			set_add(set, selection->count);
		if (selection->hist && hist_changes(selection))
			set_add(set, selection->hist);
		cond_resched();
	}
	if (set->nr_hooks)
		hooks_stats_set(set->hooks, &set->nr_hooks, false);
	if (set->nr_handlers)
		hooks_unregister_set(set->handlers, set->nr_handlers);
}

static void commit(struct hooks_selection *selection)
{
	if (hist_changes(selection)) {
		hook_meter_release(selection->hist);
		selection->hist = selection->new_hist;
	}
	if (selection->new_count)
		selection->count = selection->new_count;
	selection->new_hist = NULL;
	selection->new_count = NULL;
	selection->added = 0;
	selection->state = selection->next;
}

/* Return: 0; -ENOMEM; or why a handler or an event could not be switched on. */
int hooks_apply(struct list_head *selections, struct hooks_report *report)
{
	struct hooks_selection *selection;
	struct set set;
	int err;

	lockdep_assert_held(&hooks_select_lock);

	err = set_alloc(&set, selections);
	if (!err)
		err = switch_on(&set, selections, report);
	if (!err) {
		switch_off(&set, selections);
		list_for_each_entry(selection, selections, link)
			commit(selection);
	}
	set_free(&set);
	return err;
}

/* A hook's owner is about to go. Needs no memory, and waits for nothing. */
void hooks_selection_silence(struct hooks_selection *selection)
{
	events_off(selection, selection->state.traced);
	selection->state.traced = 0;
}

/* And it has gone, with its handlers: so there is a wait only for what is elsewhere. */
void hooks_selection_forget(struct hooks_selection *selection)
{
	if (selection->count)
		hook_meter_free(selection->count);
	if (selection->hist)
		hook_meter_free(selection->hist);
	hooks_selection_drop(selection);
}

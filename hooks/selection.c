// SPDX-License-Identifier: GPL-2.0-only
/*
 * What people have switched on, hook by hook, and the trace instances that it is
 * traced into. All of it under hooks_select_lock.
 */
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/xarray.h>

#include "internal.h"
#include "select.h"

/* By the hook's address: a hit has no use for it. */
static DEFINE_XARRAY(selections);

/**
 * struct instance - a trace instance
 * @name: its name; empty for the main buffer, which is the first, and where it is free
 * @array: the instance; NULL where it has not been used yet
 */
struct instance {
	char name[HOOKS_INSTANCE_NAME + 1];
	struct trace_array *array;
};

static struct instance instances[HOOKS_INSTANCES_MAX];

struct hooks_selection *hooks_selection_find(const struct hook *hook)
{
	lockdep_assert_held(&hooks_select_lock);

	return xa_load(&selections, (unsigned long)hook);
}

/* The selection of a hook; NULL without memory. */
struct hooks_selection *hooks_selection_get(struct hook *hook)
{
	struct hooks_selection *selection = hooks_selection_find(hook);

	if (selection)
		return selection;
	selection = kzalloc(sizeof(*selection), GFP_KERNEL);
	if (!selection)
		return NULL;
	selection->hook = hook;
	INIT_LIST_HEAD(&selection->link);
	if (!xa_err(xa_store(&selections, (unsigned long)hook, selection, GFP_KERNEL)))
		return selection;
	kfree(selection);
	return NULL;
}

void hooks_selection_drop(struct hooks_selection *selection)
{
	xa_erase(&selections, (unsigned long)selection->hook);
	kfree(selection);
}

struct hooks_selection *hooks_selection_first(unsigned long *index)
{
	*index = 0;
	return xa_find(&selections, index, ULONG_MAX, XA_PRESENT);
}

struct hooks_selection *hooks_selection_next(unsigned long *index)
{
	return xa_find_after(&selections, index, ULONG_MAX, XA_PRESENT);
}

/* The registry lock too, for what the hook itself knows. */
struct hooks_state hooks_selection_state(const struct hook *hook)
{
	struct hooks_selection *selection = hooks_selection_find(hook);
	struct hooks_state state = { };

	lockdep_assert_held(&hooks_lock);

	if (selection)
		state = selection->state;
	state.stats = hook->counted;
	return state;
}

bool hooks_state_is_off(const struct hooks_state *state)
{
	return !state->traced && !state->counting && !state->stats && !state->hist;
}

bool hooks_spec_same(const struct hook_meter_spec *a, const struct hook_meter_spec *b)
{
	return a->kind == b->kind && a->arg == b->arg && a->to == b->to &&
	       a->to_arg == b->to_arg;
}

bool hooks_state_same(const struct hooks_state *a, const struct hooks_state *b)
{
	return a->traced == b->traced && a->counting == b->counting &&
	       a->stats == b->stats && a->hist == b->hist &&
	       (!a->hist || hooks_spec_same(&a->spec, &b->spec));
}

static int trace_text(unsigned long traced, char *text, size_t size)
{
	unsigned int i;
	int len = 0;

	for_each_set_bit(i, &traced, HOOKS_INSTANCES_MAX)
		len += scnprintf(text + len, size - len, " +trace%s%s", i ? "=" : "",
				 instances[i].name);
	return len;
}

static int hist_text(const struct hook *hook, const struct hook_meter_spec *spec,
		     char *text, size_t size)
{
	const char *arg, *to_arg;
	int arg_len, to_len, len;

	if (spec->kind == HOOK_METER_INTERVAL)
		return scnprintf(text, size, " +hist");
	hook_arg_name(hook, spec->arg, &arg, &arg_len);
	len = scnprintf(text, size, " +hist=%.*s", arg_len, arg);
	if (spec->kind != HOOK_METER_PAIR)
		return len;
	hook_arg_name(spec->to, spec->to_arg, &to_arg, &to_len);
	return len + scnprintf(text + len, size - len, "@%s:%s.%.*s",
			       spec->to->desc->facility->name, spec->to->desc->name,
			       to_len, to_arg);
}

/* The actions that lead to a state, each after a blank. */
int hooks_state_text(const struct hook *hook, const struct hooks_state *state, char *text,
		     size_t size)
{
	int len = trace_text(state->traced, text, size);

	if (state->counting)
		len += scnprintf(text + len, size - len, " +count");
	if (state->hist)
		len += hist_text(hook, &state->spec, text + len, size - len);
	if (state->stats)
		len += scnprintf(text + len, size - len, " +stats");
	text[len] = '\0';
	return len;
}

/* Return: the number of an instance; 0 for the main buffer; -ENOENT. */
int hooks_instance_find(const char *name)
{
	unsigned int i;

	if (!name)
		return 0;
	for (i = 1; i < HOOKS_INSTANCES_MAX; i++) {
		if (!strcmp(instances[i].name, name))
			return i;
	}
	return -ENOENT;
}

/* The same, but it gets a number if it has none; -ENOSPC where there are too many. */
int hooks_instance_reserve(const char *name)
{
	int i = hooks_instance_find(name);

	if (i >= 0)
		return i;
	for (i = 1; i < HOOKS_INSTANCES_MAX; i++) {
		if (instances[i].name[0])
			continue;
		strscpy(instances[i].name, name, sizeof(instances[i].name));
		return i;
	}
	return -ENOSPC;
}

struct trace_array *hooks_instance(unsigned int i)
{
	return instances[i].array;
}

/* Make the instances of a set that are not there yet, and keep them. */
int hooks_instances_open(unsigned long set)
{
	unsigned int i;

	for_each_set_bit(i, &set, HOOKS_INSTANCES_MAX) {
		if (!i || instances[i].array)
			continue;
		instances[i].array = hooks_trace_get(instances[i].name);
		if (!instances[i].array)
			return -ENOMEM;
	}
	return 0;
}

/* Let go of those that nobody uses: they stay, with what they have recorded. */
void hooks_instances_close(void)
{
	struct hooks_selection *selection;
	unsigned long index, used = 0;
	unsigned int i;

	for (selection = hooks_selection_first(&index); selection;
	     selection = hooks_selection_next(&index))
		used |= selection->state.traced;
	for (i = 1; i < HOOKS_INSTANCES_MAX; i++) {
		if (used & BIT(i))
			continue;
		if (instances[i].array)
			hooks_trace_put(instances[i].array);
		memset(&instances[i], 0, sizeof(instances[i]));
	}
}

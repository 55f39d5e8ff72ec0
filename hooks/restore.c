// SPDX-License-Identifier: GPL-2.0-only
/*
 * Commands that restore what is selected: one for a facility whose hooks all have the
 * same on, else one for each group of hooks that do.
 */
#include "internal.h"
#include "select.h"

/* Hooks of a facility that have the same on, in one command. */
static void show_same(struct seq_file *m, struct hook_facility *facility, unsigned int from,
		      const struct hooks_state *state, const char *text)
{
	struct hooks_selection *selection;
	struct hooks_state other;
	struct hook *hook;
	unsigned int i;

	seq_printf(m, "hook=%s:%s", facility->name, facility->hooks[from]->desc->name);
	for (i = from + 1; i < facility->nr_hooks; i++) {
		hook = facility->hooks[i];
		selection = hooks_selection_find(hook);
		if (!selection || (state->hist && state->spec.kind != HOOK_METER_INTERVAL))
			continue;
		other = hooks_selection_state(hook);
		if (!hooks_state_same(&other, state))
			continue;
		selection->shown = true;
		seq_printf(m, ",%s:%s", facility->name, hook->desc->name);
	}
	seq_printf(m, "%s\n", text);
}

static bool facility_same(struct hook_facility *facility, const struct hooks_state *state)
{
	struct hooks_state other;
	struct hook *hook;
	unsigned int i;

	if (state->hist && state->spec.kind != HOOK_METER_INTERVAL)
		return false;
	hooks_for_each(hook, i, facility) {
		other = hooks_selection_state(hook);
		if (!hooks_state_same(&other, state))
			return false;
	}
	return true;
}

static void show_facility(struct seq_file *m, struct hook_facility *facility)
{
	char text[HOOKS_SELECTION_TEXT];
	struct hooks_selection *selection;
	struct hooks_state state;
	struct hook *hook;
	unsigned int i;

	hooks_for_each(hook, i, facility) {
		selection = hooks_selection_find(hook);
		state = hooks_selection_state(hook);
		if (hooks_state_is_off(&state) || (selection && selection->shown))
			continue;
		hooks_state_text(hook, &state, text, sizeof(text));
		if (facility_same(facility, &state)) {
			seq_printf(m, "facility=%s%s\n", facility->name, text);
			return;
		}
		show_same(m, facility, i, &state, text);
		cond_resched();
	}
}

/* Commands that restore what is selected. */
void hooks_select_show(struct seq_file *m)
{
	struct hooks_selection *selection;
	struct hook_facility *facility;
	unsigned long index;

	mutex_lock(&hooks_select_lock);
	for (selection = hooks_selection_first(&index); selection;
	     selection = hooks_selection_next(&index))
		selection->shown = false;
	seq_puts(m, "# what restores the selection\n");
	mutex_lock(&hooks_lock);
	list_for_each_entry(facility, &hooks_facilities, link)
		show_facility(m, facility);
	mutex_unlock(&hooks_lock);
	mutex_unlock(&hooks_select_lock);
}

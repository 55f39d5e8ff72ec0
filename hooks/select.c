// SPDX-License-Identifier: GPL-2.0-only
/*
 * Selecting hooks: which of them a command matches, what it would change, and then
 * the change. The lock is the outermost; while it is held no facility goes.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/ktime.h>
#include <linux/mm.h>
#include <linux/printk.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "internal.h"
#include "select.h"

/* Guards what people have selected, and keeps facilities from going. */
DEFINE_MUTEX(hooks_select_lock);

static char *select;
module_param(select, charp, 0444);
MODULE_PARM_DESC(select, "commands for hooks that come, as control takes them; a semicolon stands between two");

/* What @select says. */
static LIST_HEAD(standing);
static char *standing_text;

/* Long enough for facility:hook, of 64 characters each. */
#define FULL_NAME	136

static void full_name(const struct hook *hook, char *name)
{
	snprintf(name, FULL_NAME, "%s:%s", hook->desc->facility->name, hook->desc->name);
}

/* Patterns with a colon are of the whole name, others of the hook's own. */
static bool match_name(const char *patterns, const struct hook *hook)
{
	char name[FULL_NAME];

	full_name(hook, name);
	return hooks_pattern_match(patterns, name, hook->desc->name);
}

static bool match_handler(const struct hooks_command *command, const struct hook *hook)
{
	struct hook_entry *entry;

	list_for_each_entry(entry, &hook->entries, link) {
		/* Not the built-in ones: what is on would change what is matched. */
		if (READ_ONCE(entry->dead) || !entry->handler || entry->fn == hook->desc->meter)
			continue;
		if (command->classes && !(command->classes & BIT(entry->class)))
			continue;
		if (!command->module || hooks_pattern_match(command->module,
							    module_name(entry->owner), NULL))
			return true;
	}
	return false;
}

static bool match(const struct hooks_command *command, const struct hook *hook)
{
	const struct hook_desc *desc = hook->desc;

	if (command->facility &&
	    !hooks_pattern_match(command->facility, desc->facility->name, NULL))
		return false;
	if (command->levels && !(command->levels & BIT(desc->level)))
		return false;
	if (command->severities && !(command->severities & BIT(desc->severity)))
		return false;
	if (command->hook && !match_name(command->hook, hook))
		return false;
	return (!command->classes && !command->module) || match_handler(command, hook);
}

static int fail_arg(struct hooks_report *report, const struct hook *hook, const char *what,
		    const char *arg, size_t len)
{
	const struct hook_desc *desc = hook->desc;

	return hooks_report_fail(report, -EINVAL, "%s:%s has no %s %.*s; its arguments are %s%s",
				 desc->facility->name, desc->name, what,
				 (int)min_t(size_t, len, 40), arg, desc->args ?: "none",
				 desc->idle_decide ? ",verdict" : "");
}

/* FACILITY:HOOK, or HOOK of the same facility; then perhaps a dot. */
static struct hook *second_hook(const struct hook *hook, const char *name, size_t len)
{
	char text[FULL_NAME];
	char *colon;
	struct hook_late late = { .facility = hook->desc->facility->name, .name = text };

	if (len >= sizeof(text))
		return NULL;
	strscpy(text, name, len + 1);
	colon = strchr(text, ':');
	if (colon) {
		*colon = '\0';
		late.facility = text;
		late.name = colon + 1;
	}
	return hooks_late_find(&late);
}

/* KEY@HOOK, or KEY@HOOK.KEY where the second one has another name for it. */
static int plan_pair(const struct hook *hook, const char *arg, struct hook_meter_spec *spec,
		     struct hooks_report *report)
{
	size_t key = strcspn(arg, "@"), name = strcspn(arg + key + 1, ".");
	const char *second = arg + key + 1, *to_key = arg;
	size_t to_len = key;

	if (second[name]) {
		to_key = second + name + 1;
		to_len = strlen(to_key);
	}
	spec->kind = HOOK_METER_PAIR;
	spec->arg = hook_arg_find(hook, arg, key);
	if (spec->arg < 0)
		return fail_arg(report, hook, "argument", arg, key);
	spec->to = second_hook(hook, second, name);
	if (!spec->to || spec->to == hook)
		return hooks_report_fail(report, -EINVAL, "there is no other hook %.*s",
					 (int)min_t(size_t, name, 80), second);
	spec->to_arg = hook_arg_find(spec->to, to_key, to_len);
	if (spec->to_arg < 0)
		return fail_arg(report, spec->to, "argument", to_key, to_len);
	return 0;
}

static int plan_hist(struct hooks_selection *selection, const char *arg,
		     struct hooks_report *report)
{
	struct hook_meter_spec spec = { HOOK_METER_INTERVAL, HOOK_ARG_NONE };
	const struct hook *hook = selection->hook;
	int err = 0;

	if (arg && strchr(arg, '@')) {
		err = plan_pair(hook, arg, &spec, report);
	} else if (arg) {
		spec.kind = HOOK_METER_ARGUMENT;
		spec.arg = hook_arg_find(hook, arg, strlen(arg));
		if (!hook_arg_is_number(hook, spec.arg))
			err = fail_arg(report, hook, "number", arg, strlen(arg));
	}
	selection->next.hist = true;
	selection->next.spec = spec;
	return err;
}

/* Hooks without an event are passed over, if there are others. */
static int plan_trace(struct hooks_selection *selection, const struct hooks_action *action,
		      struct hooks_report *report)
{
	int i = 0;

	if (!action->on && !action->arg) {
		selection->next.traced = 0;
		return 0;
	}
	if (!action->on) {
		i = hooks_instance_find(action->arg);
		if (i >= 0)
			selection->next.traced &= ~BIT(i);
		return 0;
	}
	if (!selection->hook->desc->traced)
		return 0;
	if (action->arg)
		i = hooks_instance_reserve(action->arg);
	if (i < 0)
		return hooks_report_fail(report, i, "too many trace instances");
	selection->next.traced |= BIT(i);
	return 0;
}

static int plan_action(struct hooks_selection *selection, const struct hooks_action *action,
		       struct hooks_report *report)
{
	struct hooks_state *next = &selection->next;

	switch (action->what) {
	case HOOKS_WHAT_TRACE:
		return plan_trace(selection, action, report);
	case HOOKS_WHAT_COUNT:
		next->counting = action->on;
		return 0;
	case HOOKS_WHAT_STATS:
		next->stats = action->on;
		return 0;
	case HOOKS_WHAT_HIST:
		if (action->on)
			return plan_hist(selection, action->arg, report);
		next->hist = false;
		return 0;
	case HOOKS_WHAT_ALL:
		*next = (struct hooks_state) { };
		return 0;
	}
	return 0;
}

static int plan_hook(const struct hooks_command *command, struct hook *hook,
		     struct list_head *selections, struct hooks_report *report)
{
	struct hooks_selection *selection = hooks_selection_get(hook);
	unsigned int i;
	int err = 0;

	if (!selection)
		return -ENOMEM;
	if (list_empty(&selection->link)) {
		selection->state.stats = hook->counted;
		selection->next = selection->state;
		list_add_tail(&selection->link, selections);
		report->matched++;
	}
	for (i = 0; i < command->nr && !err; i++)
		err = plan_action(selection, &command->action[i], report);
	return err;
}

static int plan_facility(struct hooks_command *command, struct hook_facility *facility,
			 struct list_head *selections, struct hooks_report *report)
{
	struct hook *hook;
	unsigned int i;
	int err;

	hooks_for_each(hook, i, facility) {
		cond_resched();
		if (!match(command, hook))
			continue;
		command->matched++;
		command->traced += hook->desc->traced;
		err = plan_hook(command, hook, selections, report);
		if (err)
			return err;
	}
	return 0;
}

static bool wants_trace(const struct hooks_command *command)
{
	unsigned int i;

	for (i = 0; i < command->nr; i++) {
		if (command->action[i].what == HOOKS_WHAT_TRACE && command->action[i].on)
			return true;
	}
	return false;
}

static int plan_command(struct hooks_command *command, struct list_head *selections,
			struct hooks_report *report)
{
	struct hook_facility *facility;
	int err;

	command->matched = 0;
	command->traced = 0;
	list_for_each_entry(facility, &hooks_facilities, link) {
		err = plan_facility(command, facility, selections, report);
		if (err)
			return err;
	}
	if (!command->matched)
		return hooks_report_fail(report, -ENOENT, "no hook is selected");
	if (!command->traced && wants_trace(command))
		return hooks_report_fail(report, -EOPNOTSUPP,
					 "none of the hooks has a trace event");
	return 0;
}

static int plan(struct list_head *commands, struct list_head *selections,
		struct hooks_report *report)
{
	struct hooks_command *command;
	int err = 0;

	mutex_lock(&hooks_lock);
	list_for_each_entry(command, commands, link) {
		report->line = command->line;
		err = plan_command(command, selections, report);
		if (err)
			break;
	}
	mutex_unlock(&hooks_lock);
	return err;
}

/* What was matched, and what is on now, or would be. */
static void plan_report(struct list_head *selections, struct hooks_report *report)
{
	struct hooks_selection *selection;
	char text[HOOKS_SELECTION_TEXT];
	char name[FULL_NAME];
	bool same;

	list_for_each_entry(selection, selections, link) {
		full_name(selection->hook, name);
		hooks_state_text(selection->hook, &selection->next, text, sizeof(text));
		same = hooks_state_same(&selection->state, &selection->next);
		report->changed += !same;
		hooks_report_list(report, "%s\t%s\t%s\n", name, same ? "same" : "changed",
				  *text ? text + 1 : "-");
		cond_resched();
	}
}

/* Nothing is planned any more; what has nothing to say is forgotten. */
static void plan_end(struct list_head *selections)
{
	struct hooks_selection *selection, *next;

	list_for_each_entry_safe(selection, next, selections, link) {
		list_del_init(&selection->link);
		if (hooks_state_is_off(&selection->state) && !selection->count)
			hooks_selection_drop(selection);
	}
	hooks_instances_close();
}

static int run(struct list_head *commands, struct hooks_report *report)
{
	LIST_HEAD(selections);
	int err;

	err = plan(commands, &selections, report);
	if (!err)
		plan_report(&selections, report);
	if (!err && !report->dry)
		err = hooks_apply(&selections, report);
	plan_end(&selections);
	return err;
}

/* Carry commands out, or see what they would do. @report says what became of them. */
int hooks_select_run(const char *text, size_t len, bool dry, struct hooks_report *report)
{
	ktime_t begin = ktime_get();
	LIST_HEAD(commands);
	char *copy;
	int err;

	hooks_report_clear(report);
	report->dry = dry;
	copy = kvmalloc(len + 1, GFP_KERNEL);
	if (!copy)
		return -ENOMEM;
	memcpy(copy, text, len);
	copy[len] = '\0';
	err = hooks_commands_parse(copy, len, &commands, report);
	if (!err) {
		mutex_lock(&hooks_select_lock);
		err = run(&commands, report);
		mutex_unlock(&hooks_select_lock);
	}
	hooks_commands_free(&commands);
	kvfree(copy);
	if (err == -ENOMEM && !report->reason[0])
		hooks_report_fail(report, err, "no memory");
	report->err = err;
	report->nsecs = ktime_to_ns(ktime_sub(ktime_get(), begin));
	hooks_report_keep(report);
	return err;
}

static int select_text(const char *commands, bool dry)
{
	struct hooks_report report = { };
	int err;

	if (hooks_inside_handler("select"))
		return -EDEADLK;
	err = hooks_select_run(commands, strlen(commands), dry, &report);
	hooks_report_clear(&report);
	return err;
}

/**
 * hook_select() - select hooks, as people do by /sys/kernel/debug/hooks/control
 * @commands: one or more, with new lines or semicolons between
 *
 * All of it is carried out or nothing. Why not is in /sys/kernel/debug/hooks/last.
 *
 * Context: process context; sleeps. Takes the selection's lock, those of tracing, and
 * the registry lock. Not from a handler.
 * Return: 0; -EINVAL where a command is wrong; -ENOENT where one selects no hook;
 * -EOPNOTSUPP where none that it selects has a trace event; -E2BIG, -EBUSY where a
 * hook's limit is reached; -ENOSPC where there are too many trace instances; -ENOMEM;
 * -EDEADLK from within a handler of a sleepable hook.
 */
int hook_select(const char *commands)
{
	return select_text(commands, false);
}
EXPORT_SYMBOL_GPL(hook_select);

/**
 * hook_select_try() - see whether hook_select() would do
 * @commands: as there
 *
 * What it would select, and what that would change, is in
 * /sys/kernel/debug/hooks/last then.
 *
 * Context: process context; sleeps. Takes the selection's lock and the registry lock.
 * Return: as hook_select(), but what only trying can tell.
 */
int hook_select_try(const char *commands)
{
	return select_text(commands, true);
}
EXPORT_SYMBOL_GPL(hook_select_try);

/* A facility has come: what the parameter says of it. Only its owner brings it here. */
void hooks_select_announced(struct hook_facility *facility)
{
	struct hooks_report report = { };
	struct hooks_command *command;
	LIST_HEAD(selections);
	int err = 0;

	mutex_lock(&hooks_select_lock);
	if (facility->greeted || list_empty(&standing))
		goto out;
	mutex_lock(&hooks_lock);
	list_for_each_entry(command, &standing, link) {
		err = plan_facility(command, facility, &selections, &report);
		if (err)
			break;
	}
	mutex_unlock(&hooks_lock);
	if (!err)
		err = hooks_apply(&selections, &report);
	if (err)
		pr_err("hooks.select= for %s: error %d %s\n", facility->name, err,
		       report.reason);
	plan_end(&selections);
out:
	facility->greeted = true;
	mutex_unlock(&hooks_select_lock);
}

static bool is_of(const struct hook *hook, const struct hook_facility *facility)
{
	return hook && hook->desc->facility == facility;
}

/* Pairs that end at a hook of a facility that goes, and begin elsewhere. */
static void forget_ends(struct hooks_selection *selection, struct hook_facility *facility)
{
	struct hook_meter *hist = selection->hist;

	if (!hist || is_of(selection->hook, facility) || !is_of(hist->spec.to, facility))
		return;
	hook_meter_free(hist);
	selection->hist = NULL;
	selection->state.hist = false;
}

/*
 * A facility is about to go: nobody selects its hooks from now on. The lock is held
 * until hooks_select_withdrawn().
 */
void hooks_select_withdraw(struct hook_facility *facility)
{
	struct hooks_selection *selection;
	unsigned long index;

	mutex_lock(&hooks_select_lock);
	facility->greeted = false;
	for (selection = hooks_selection_first(&index); selection;
	     selection = hooks_selection_next(&index)) {
		if (is_of(selection->hook, facility))
			hooks_selection_silence(selection);
		else
			forget_ends(selection, facility);
	}
}

/* And it has gone. */
void hooks_select_withdrawn(struct hook_facility *facility)
{
	struct hooks_selection *selection;
	unsigned long index;

	for (selection = hooks_selection_first(&index); selection;
	     selection = hooks_selection_next(&index)) {
		if (is_of(selection->hook, facility))
			hooks_selection_forget(selection);
	}
	hooks_instances_close();
	mutex_unlock(&hooks_select_lock);
}

/* Those that are built in may have come before us. */
static void select_early(void)
{
	struct hook_facility *facility;

	list_for_each_entry(facility, &hooks_facilities, link) {
		if (!facility->greeted)
			continue;
		facility->greeted = false;
		hooks_select_announced(facility);
	}
}

/* A mistake in the parameter is told, and then there is no such parameter. */
void hooks_select_init(void)
{
	struct hooks_report report = { };

	if (!select || !*select)
		return;
	standing_text = kstrdup(select, GFP_KERNEL);
	if (!standing_text)
		return;
	if (hooks_commands_parse(standing_text, strlen(select), &standing, &report))
		pr_err("hooks.select=, line %u: %s; none of it is done\n", report.line,
		       report.reason);
	else
		select_early();
}

void hooks_select_exit(void)
{
	hooks_report_exit();
	hooks_commands_free(&standing);
	kfree(standing_text);
}

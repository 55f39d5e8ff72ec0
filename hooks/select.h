/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Selecting hooks by commands, as control, the module parameter and hook_select()
 * take them: command.c reads them, select.c carries them out.
 */
#ifndef _HOOKS_SELECT_H
#define _HOOKS_SELECT_H

#include <linux/hooks.h>
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/seq_file.h>

#include "builtin/builtin.h"

/* Bytes that are taken at once: the selection of 5,000 hooks, one by one. */
#define HOOKS_COMMANDS_MAX	262144

/* Lines in it. */
#define HOOKS_LINES_MAX		1024

/* Actions of a command. */
#define HOOKS_ACTIONS_MAX	16

enum hooks_what {
	HOOKS_WHAT_TRACE,
	HOOKS_WHAT_COUNT,
	HOOKS_WHAT_HIST,
	HOOKS_WHAT_STATS,
	HOOKS_WHAT_ALL,
};

/**
 * struct hooks_action - to switch something on or off
 * @what: what
 * @on: on
 * @arg: what stands behind the equals sign; NULL where there is none
 */
struct hooks_action {
	enum hooks_what what;
	bool on;
	const char *arg;
};

/**
 * struct hooks_command - selectors and actions
 * @link: in the list of those that came together
 * @facility: patterns with commas between; NULL for any
 * @hook: same
 * @module: same, of the module that a handler is from
 * @levels: set of enum hook_level; 0 for any
 * @severities: set of enum hook_severity; 0 for any
 * @classes: set of enum hook_class that a handler is of; 0 for any
 * @line: the line that it is on, from 1
 * @matched: how many hooks it has matched
 * @traced: how many of them have a trace event
 * @nr: number of actions
 * @action: the actions, in the order in which they are carried out
 */
struct hooks_command {
	struct list_head link;
	const char *facility;
	const char *hook;
	const char *module;
	u8 levels;
	u8 severities;
	u8 classes;
	unsigned int line;
	unsigned int matched;
	unsigned int traced;
	unsigned int nr;
	struct hooks_action action[HOOKS_ACTIONS_MAX];
};

/**
 * struct hooks_report - what became of commands
 * @err: 0 or an error
 * @dry: nothing was to be carried out
 * @line: the line that was looked at last
 * @reason: why not, for people
 * @matched: how many hooks were matched
 * @changed: how many of them changed, or would
 * @nsecs: how long it took
 * @list: the hooks that were matched, and how they are now, or would be
 * @len: how long @list is
 * @size: how much room it has
 */
struct hooks_report {
	int err;
	bool dry;
	unsigned int line;
	char reason[192];
	unsigned int matched;
	unsigned int changed;
	u64 nsecs;
	char *list;
	size_t len;
	size_t size;
};

extern const char *const hooks_level_names[];
extern const char *const hooks_severity_names[];
extern const char *const hooks_class_names[];

/* command.c */
int hooks_commands_parse(char *text, size_t len, struct list_head *commands,
			 struct hooks_report *report);
void hooks_commands_free(struct list_head *commands);
bool hooks_pattern_match(const char *patterns, const char *name, const char *own);

/* report.c */
__printf(3, 4)
int hooks_report_fail(struct hooks_report *report, int err, const char *fmt, ...);
void hooks_report_clear(struct hooks_report *report);
__printf(2, 3)
void hooks_report_list(struct hooks_report *report, const char *fmt, ...);
void hooks_report_show(struct seq_file *m, const struct hooks_report *report);
void hooks_report_keep(const struct hooks_report *report);
void hooks_report_show_last(struct seq_file *m);
void hooks_report_exit(void);

/* select.c */
extern struct mutex hooks_select_lock;

int hooks_select_run(const char *text, size_t len, bool dry, struct hooks_report *report);

/* restore.c */
void hooks_select_show(struct seq_file *m);

/* selection.c */
/* Instances that events go to at a time, with the main buffer, and their names. */
#define HOOKS_INSTANCES_MAX	8
#define HOOKS_INSTANCE_NAME	32

/* The longest text of a selection: all instances, and a pair of the longest names. */
#define HOOKS_SELECTION_TEXT	640

/**
 * struct hooks_state - what is switched on for a hook
 * @traced: set of instances
 * @counting: its hits are counted
 * @stats: its handlers are counted
 * @hist: there is a histogram
 * @spec: of what
 */
struct hooks_state {
	unsigned long traced;
	bool counting;
	bool stats;
	bool hist;
	struct hook_meter_spec spec;
};

/**
 * struct hooks_selection - what people have switched on for a hook
 * @hook: the hook
 * @link: in the list of those that a command is about to change
 * @state: what is on; but @stats is the hook's own
 * @next: what is to be, while a command is carried out
 * @added: set of instances that a command has begun to trace into
 * @count: counts its hits; stays, with its numbers, once it is switched off
 * @hist: the histogram
 * @new_count: the same, about to be
 * @new_hist: the same, about to be
 * @shown: has been shown, while all are
 */
struct hooks_selection {
	struct hook *hook;
	struct list_head link;
	struct hooks_state state;
	struct hooks_state next;
	unsigned long added;
	struct hook_meter *count;
	struct hook_meter *hist;
	struct hook_meter *new_count;
	struct hook_meter *new_hist;
	bool shown;
};

struct hooks_selection *hooks_selection_find(const struct hook *hook);
struct hooks_selection *hooks_selection_get(struct hook *hook);
void hooks_selection_drop(struct hooks_selection *selection);
struct hooks_state hooks_selection_state(const struct hook *hook);
bool hooks_state_is_off(const struct hooks_state *state);
bool hooks_state_same(const struct hooks_state *a, const struct hooks_state *b);
bool hooks_spec_same(const struct hook_meter_spec *a, const struct hook_meter_spec *b);
int hooks_state_text(const struct hook *hook, const struct hooks_state *state, char *text,
		     size_t size);
int hooks_instance_find(const char *name);
int hooks_instance_reserve(const char *name);
int hooks_instances_open(unsigned long set);
void hooks_instances_close(void);
struct trace_array *hooks_instance(unsigned int i);
struct hooks_selection *hooks_selection_first(unsigned long *index);
struct hooks_selection *hooks_selection_next(unsigned long *index);

/* apply.c */
int hooks_apply(struct list_head *selections, struct hooks_report *report);
void hooks_selection_silence(struct hooks_selection *selection);
void hooks_selection_forget(struct hooks_selection *selection);

#endif /* _HOOKS_SELECT_H */

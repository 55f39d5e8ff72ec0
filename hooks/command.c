// SPDX-License-Identifier: GPL-2.0-only
/*
 * Reading commands:
 *
 *	facility=block level=core severity>=info +trace +count
 *	hook=net:* -hist
 *
 * Each has selectors, which a hook must all meet, and actions, which are carried out
 * from left to right; a new line or a semicolon stands between two.
 */
#include <linux/ctype.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "select.h"

const char *const hooks_level_names[] = {
	[HOOK_LEVEL_CORE] = "core",
	[HOOK_LEVEL_DETAIL] = "detail",
	NULL
};

const char *const hooks_severity_names[] = {
	[HOOK_SEVERITY_DEBUG] = "debug",
	[HOOK_SEVERITY_INFO] = "info",
	[HOOK_SEVERITY_WARNING] = "warning",
	NULL
};

const char *const hooks_class_names[] = {
	[HOOK_CLASS_SECURITY] = "security",
	[HOOK_CLASS_PERF] = "perf",
	[HOOK_CLASS_TRACE] = "trace",
	NULL
};

static const char *const what_names[] = {
	[HOOKS_WHAT_TRACE] = "trace",
	[HOOKS_WHAT_COUNT] = "count",
	[HOOKS_WHAT_HIST] = "hist",
	[HOOKS_WHAT_STATS] = "stats",
	[HOOKS_WHAT_ALL] = "all",
	NULL
};

/* Is a character among those between two brackets: c, a-z, or, behind a !, any other? */
static bool class_has(const char *class, const char *end, char c)
{
	bool not = *class == '!';
	bool in = false;

	class += not;
	while (class < end) {
		if (class + 2 < end && class[1] == '-') {
			in |= class[0] <= c && c <= class[2];
			class += 3;
		} else {
			in |= *class++ == c;
		}
	}
	return in != not;
}

/* Match a character, and go on in the pattern. A bracket that does not close is one. */
static bool match_one(const char **pattern, const char *end, char c)
{
	const char *at = *pattern, *first, *close;

	if (at == end)
		return false;
	*pattern = at + 1;
	if (*at == '?')
		return true;
	/* The first character of a class may be a bracket too. */
	first = at + 1 + (at + 1 < end && at[1] == '!');
	close = *at == '[' && first < end ? memchr(first + 1, ']', end - first - 1) : NULL;
	if (!close)
		return *at == c;
	*pattern = close + 1;
	return class_has(at + 1, close, c);
}

/*
 * As glob_match(), which reads behind the end of a name where a class of the pattern
 * stands behind it, and is not in every kernel.
 */
static bool match_pattern(const char *pattern, const char *end, const char *name)
{
	const char *back = NULL, *again = NULL;

	while (*name) {
		if (pattern < end && *pattern == '*') {
			back = ++pattern;
			again = name;
		} else if (match_one(&pattern, end, *name)) {
			name++;
		} else if (back) {
			pattern = back;
			name = ++again;
		} else {
			return false;
		}
	}
	while (pattern < end && *pattern == '*')
		pattern++;
	return pattern == end;
}

/*
 * Does a name match one of the patterns, which have commas between? Where it has a
 * part that is a name of its own, patterns without a colon are of that.
 */
bool hooks_pattern_match(const char *patterns, const char *name, const char *own)
{
	const char *end;

	for (;;) {
		end = patterns + strcspn(patterns, ",");
		if (match_pattern(patterns, end,
				  own && !memchr(patterns, ':', end - patterns) ? own : name))
			return true;
		if (!*end)
			return false;
		patterns = end + 1;
	}
}

static int name_find(const char *const *names, const char *name, size_t len)
{
	int i;

	for (i = 0; names[i]; i++) {
		if (strlen(names[i]) == len && !strncmp(names[i], name, len))
			return i;
	}
	return -1;
}

static void names_list(const char *const *names, char *text, size_t size)
{
	size_t len = 0;

	for (; *names; names++)
		len += scnprintf(text + len, size - len, "%s%s", len ? ", " : "", *names);
}

static int name_unknown(struct hooks_report *report, const char *what,
			const char *const *names, const char *name)
{
	char text[64];

	names_list(names, text, sizeof(text));
	return hooks_report_fail(report, -EINVAL, "there is no %s %.40s; there are %s", what,
				 name, text);
}

/* Values with commas between, as a set. */
static int set_parse(const char *value, const char *what, const char *const *names, u8 *set,
		     struct hooks_report *report)
{
	size_t len;
	int i;

	for (;; value += len + 1) {
		len = strcspn(value, ",");
		i = name_find(names, value, len);
		if (i < 0)
			return name_unknown(report, what, names, value);
		*set |= BIT(i);
		if (!value[len])
			return 0;
	}
}

/* Severities have an order. */
static int severity_parse(struct hooks_command *command, const char *op, const char *value,
			  struct hooks_report *report)
{
	int i;

	if (*op == '=')
		return set_parse(value, "severity", hooks_severity_names,
				 &command->severities, report);
	i = name_find(hooks_severity_names, value, strlen(value));
	if (i < 0)
		return name_unknown(report, "severity", hooks_severity_names, value);
	command->severities = *op == '>' ? GENMASK(HOOK_SEVERITY_WARNING, i) : GENMASK(i, 0);
	return 0;
}

static int pattern_parse(const char *value, const char **pattern, const char *key,
			 struct hooks_report *report)
{
	size_t len;

	*pattern = value;
	for (;; value += len + 1) {
		len = strcspn(value, ",");
		if (!len)
			return hooks_report_fail(report, -EINVAL, "%s has an empty name", key);
		if (len > 140)
			return hooks_report_fail(report, -EINVAL, "%s: a name is too long", key);
		if (!value[len])
			return 0;
	}
}

enum { KEY_FACILITY, KEY_HOOK, KEY_LEVEL, KEY_SEVERITY, KEY_CLASS, KEY_MODULE };

static const char *const key_names[] = {
	[KEY_FACILITY] = "facility",
	[KEY_HOOK] = "hook",
	[KEY_LEVEL] = "level",
	[KEY_SEVERITY] = "severity",
	[KEY_CLASS] = "class",
	[KEY_MODULE] = "module",
	NULL
};

static int value_parse(struct hooks_command *command, int key, const char *op,
		       const char *value, struct hooks_report *report)
{
	switch (key) {
	case KEY_FACILITY:
		return pattern_parse(value, &command->facility, "facility", report);
	case KEY_HOOK:
		return pattern_parse(value, &command->hook, "hook", report);
	case KEY_MODULE:
		return pattern_parse(value, &command->module, "module", report);
	case KEY_LEVEL:
		return set_parse(value, "level", hooks_level_names, &command->levels, report);
	case KEY_SEVERITY:
		return severity_parse(command, op, value, report);
	default:
		return set_parse(value, "class", hooks_class_names, &command->classes, report);
	}
}

static int selector_parse(struct hooks_command *command, char *word, unsigned int *seen,
			  struct hooks_report *report)
{
	char *op = word + strcspn(word, "=<>");
	char *value;
	int key;

	if (!*op)
		return hooks_report_fail(report, -EINVAL,
					 "%.40s is neither a selector, key=value, nor an action, +name",
					 word);
	value = op + (*op == '=' ? 1 : 2);
	if (*op != '=' && op[1] != '=')
		return hooks_report_fail(report, -EINVAL, "%.40s: say =, >= or <=", word);
	key = name_find(key_names, word, op - word);
	if (key < 0)
		return hooks_report_fail(report, -EINVAL,
					 "there is no selector %.*s; there are facility, hook, level, severity, class, module",
					 (int)min_t(ptrdiff_t, op - word, 40), word);
	if (*op != '=' && key != KEY_SEVERITY)
		return hooks_report_fail(report, -EINVAL, "%s has no order: say =",
					 key_names[key]);
	if (*seen & BIT(key))
		return hooks_report_fail(report, -EINVAL, "%s is there twice", key_names[key]);
	*seen |= BIT(key);
	if (!*value)
		return hooks_report_fail(report, -EINVAL, "%s has no value", key_names[key]);
	return value_parse(command, key, op, value, report);
}

/* An instance is a directory; and what a hist is of is looked at hook by hook. */
static int action_check(const struct hooks_action *action, const char *word,
			struct hooks_report *report)
{
	bool takes = action->what == HOOKS_WHAT_TRACE ||
		     (action->what == HOOKS_WHAT_HIST && action->on);

	if (!action->arg) {
		if (action->what != HOOKS_WHAT_ALL || !action->on)
			return 0;
		return hooks_report_fail(report, -EINVAL, "there is no +all, only -all");
	}
	if (!takes)
		return hooks_report_fail(report, -EINVAL, "%.40s takes no value", word);
	if (!*action->arg)
		return hooks_report_fail(report, -EINVAL, "%.40s has no value", word);
	if (action->what == HOOKS_WHAT_TRACE &&
	    (action->arg[0] == '.' || strpbrk(action->arg, "*?[],:@") ||
	     strlen(action->arg) > HOOKS_INSTANCE_NAME))
		return hooks_report_fail(report, -EINVAL, "%.40s: no name of an instance",
					 action->arg);
	return 0;
}

static int action_parse(struct hooks_command *command, char *word,
			struct hooks_report *report)
{
	struct hooks_action *action;
	char *name = word + 1;
	size_t len = strcspn(name, "=");
	int what = name_find(what_names, name, len);

	if (what < 0)
		return name_unknown(report, "action", what_names, name);
	if (command->nr == HOOKS_ACTIONS_MAX)
		return hooks_report_fail(report, -E2BIG, "more than %u actions",
					 HOOKS_ACTIONS_MAX);
	action = &command->action[command->nr++];
	action->what = what;
	action->on = *word == '+';
	action->arg = name[len] ? name + len + 1 : NULL;
	return action_check(action, word, report);
}

/* What stands in a word; everything else is a mistake, quotes too. */
static int word_check(const char *word, struct hooks_report *report)
{
	for (; *word; word++) {
		if (!isalnum(*word) && !strchr("_:*?[]!-+.,@=<>", *word))
			return hooks_report_fail(report, -EINVAL, "'%c' has no meaning", *word);
	}
	return 0;
}

static int words_parse(struct hooks_command *command, char *line,
		       struct hooks_report *report)
{
	unsigned int seen = 0;
	char *word;
	int err;

	while ((word = strsep(&line, " \t\r"))) {
		if (!*word)
			continue;
		err = word_check(word, report);
		if (!err && (*word == '+' || *word == '-'))
			err = action_parse(command, word, report);
		else if (!err)
			err = selector_parse(command, word, &seen, report);
		if (err)
			return err;
	}
	if (!seen)
		return hooks_report_fail(report, -EINVAL,
					 "no selector; hook=* selects all hooks");
	if (!command->nr)
		return hooks_report_fail(report, -EINVAL,
					 "no action; there are +trace, +count, +hist, +stats, and -all");
	return 0;
}

static int command_parse(char *text, struct list_head *commands,
			 struct hooks_report *report)
{
	struct hooks_command *command;

	text = skip_spaces(text);
	if (!*text)
		return 0;
	command = kzalloc(sizeof(*command), GFP_KERNEL);
	if (!command)
		return -ENOMEM;
	command->line = report->line;
	list_add_tail(&command->link, commands);
	return words_parse(command, text, report);
}

static int line_parse(char *line, struct list_head *commands, struct hooks_report *report)
{
	char *text;
	int err = 0;

	if (*skip_spaces(line) == '#')
		return 0;
	while (!err && (text = strsep(&line, ";")))
		err = command_parse(text, commands, report);
	return err;
}

static int text_check(const char *text, size_t len, struct hooks_report *report)
{
	size_t i;

	for (i = 0; i < len; i++) {
		if (!isascii(text[i]) || (!isprint(text[i]) && !strchr("\t\r\n", text[i])) ||
		    !text[i])
			return hooks_report_fail(report, -EINVAL, "byte %zu, %#04x, is no text",
						 i, (u8)text[i]);
	}
	return 0;
}

static int lines_parse(char *text, struct list_head *commands, struct hooks_report *report)
{
	char *line;
	int err;

	while ((line = strsep(&text, "\n"))) {
		if (++report->line > HOOKS_LINES_MAX)
			return hooks_report_fail(report, -E2BIG, "more than %u lines",
						 HOOKS_LINES_MAX);
		err = line_parse(line, commands, report);
		if (err)
			return err;
		cond_resched();
	}
	if (list_empty(commands))
		return hooks_report_fail(report, -EINVAL, "no command");
	return 0;
}

/*
 * Read commands from a text, which is taken apart and must stay as long as they do;
 * a NUL stands behind it.
 */
int hooks_commands_parse(char *text, size_t len, struct list_head *commands,
			 struct hooks_report *report)
{
	int err = text_check(text, len, report);

	if (!err)
		err = lines_parse(text, commands, report);
	if (err)
		hooks_commands_free(commands);
	return err;
}

void hooks_commands_free(struct list_head *commands)
{
	struct hooks_command *command, *next;

	list_for_each_entry_safe(command, next, commands, link)
		kfree(command);
	INIT_LIST_HEAD(commands);
}

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The table of hooks.
 */
#include <errno.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "hookctl.h"

static const char *field(char **line)
{
	return strsep(line, "\t") ?: "";
}

static uint64_t number(const char *text)
{
	return strtoull(text, NULL, 10);
}

static void hook_parse(struct hook *hook, char *line)
{
	const char *hits;

	hook->name = field(&line);
	snprintf(hook->facility, sizeof(hook->facility), "%.*s",
		 (int)strcspn(hook->name, ":"), hook->name);
	hook->level = field(&line);
	hook->severity = field(&line);
	hook->on = !strcmp(field(&line), "on");
	hook->handlers = number(field(&line));
	hits = field(&line);
	hook->counted = *hits != '-';
	hook->hits = number(hits);
	hook->refused = number(field(&line));
	hook->missed = number(field(&line));
	hook->lost = number(field(&line));
	hook->selected = field(&line);
	hook->proto = field(&line);
}

void table_read(struct table *table)
{
	char *path = hooks_file("hooks"), *rest, *line;
	unsigned int size = 0;

	memset(table, 0, sizeof(*table));
	table->text = read_all(path, NULL);
	if (!table->text)
		die(errno, "%s: %s; hookctl doctor says what is missing", path, strerror(errno));
	rest = table->text;
	while ((line = strsep(&rest, "\n")) && *line) {
		if (*line == '#')
			continue;
		if (table->nr == size) {
			size = size ? size * 2 : 64;
			table->hooks = must(realloc(table->hooks, size * sizeof(*table->hooks)));
		}
		hook_parse(&table->hooks[table->nr++], line);
	}
	free(path);
}

void table_free(struct table *table)
{
	free(table->hooks);
	free(table->text);
}

const struct hook *table_find(const struct table *table, const char *name)
{
	unsigned int i;

	for (i = 0; i < table->nr; i++) {
		if (!strcmp(table->hooks[i].name, name))
			return &table->hooks[i];
	}
	return NULL;
}

/* As in control: with a colon the whole name, else the hook's own, or the facility. */
bool name_matches(const char *pattern, const char *name)
{
	const char *own = strchr(name, ':');
	char facility[72];

	if (strchr(pattern, ':') || !own)
		return !fnmatch(pattern, name, 0);
	snprintf(facility, sizeof(facility), "%.*s", (int)(own - name), name);
	return !fnmatch(pattern, own + 1, 0) || !fnmatch(pattern, facility, 0);
}

struct json_object *hook_json(const struct hook *hook)
{
	struct json_object *object = json_object_new_object();

	add_string(object, "hook", hook->name);
	add_string(object, "level", hook->level);
	add_string(object, "severity", hook->severity);
	add_bool(object, "on", hook->on);
	add_number(object, "handlers", hook->handlers);
	if (hook->counted) {
		add_number(object, "hits", hook->hits);
		add_number(object, "refused", hook->refused);
	}
	add_number(object, "missed", hook->missed);
	add_number(object, "lost", hook->lost);
	add_string(object, "selected", hook->selected);
	add_string(object, "prototype", hook->proto);
	return object;
}

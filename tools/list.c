// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl list: the hooks that there are.
 */
#include <errno.h>
#include <string.h>

#include "hookctl.h"

static bool wanted(const struct hook *hook, char **patterns)
{
	if (!*patterns)
		return true;
	for (; *patterns; patterns++) {
		if (name_matches(*patterns, hook->name))
			return true;
	}
	return false;
}

static void list_json(const struct table *table, char **patterns)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array();
	unsigned int i;

	for (i = 0; i < table->nr; i++) {
		if (wanted(&table->hooks[i], patterns))
			json_object_array_add(array, hook_json(&table->hooks[i]));
	}
	json_object_object_add(object, "hooks", array);
	print_json(object);
}

static void list_text(const struct table *table, char **patterns)
{
	const struct hook *hook;
	unsigned int i;
	int width = 4, len;

	for (i = 0; i < table->nr; i++) {
		len = strlen(table->hooks[i].name);
		if (wanted(&table->hooks[i], patterns) && len > width)
			width = len;
	}
	printf("%-*s  %-6s  %-8s  %-5s  %10s  %s\n", width, "HOOK", "LEVEL", "SEVERITY",
	       "STATE", "HITS", "PROTOTYPE");
	for (i = 0; i < table->nr; i++) {
		hook = &table->hooks[i];
		if (!wanted(hook, patterns))
			continue;
		printf("%-*s  %-6s  %-8s  %-5s  ", width, hook->name, hook->level,
		       hook->severity, hook->on ? "on" : "off");
		if (hook->counted)
			printf("%10ju", (uintmax_t)hook->hits);
		else
			printf("%10s", "-");
		printf("  %s\n", hook->proto);
	}
}

static bool any(const struct table *table, char **patterns)
{
	unsigned int i;

	for (i = 0; i < table->nr; i++) {
		if (wanted(&table->hooks[i], patterns))
			return true;
	}
	return !*patterns;
}

int cmd_list(int argc, char **argv)
{
	struct table table;

	(void)argc;
	table_read(&table);
	if (!any(&table, argv))
		die(ENOENT, "no hook is called %s", *argv);
	if (as_json)
		list_json(&table, argv);
	else
		list_text(&table, argv);
	table_free(&table);
	return 0;
}

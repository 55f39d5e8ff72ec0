// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl status: what is selected, and what it has counted.
 */
#include <stdlib.h>
#include <string.h>

#include "hookctl.h"

struct sum {
	unsigned int on;
	unsigned int selected;
	uint64_t hits;
	uint64_t refused;
	uint64_t missed;
	uint64_t lost;
};

static bool is_selected(const struct hook *hook)
{
	return strcmp(hook->selected, "-");
}

static struct sum sum_up(const struct table *table)
{
	struct sum sum = { 0 };
	const struct hook *hook;

	for (hook = table->hooks; hook < table->hooks + table->nr; hook++) {
		sum.on += hook->on;
		sum.selected += is_selected(hook);
		sum.hits += hook->hits;
		sum.refused += hook->refused;
		sum.missed += hook->missed;
		sum.lost += hook->lost;
	}
	return sum;
}

static void status_json(const struct table *table, const struct sum *sum)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array();
	const struct hook *hook;

	add_number(object, "hooks", table->nr);
	add_number(object, "on", sum->on);
	add_number(object, "hits", sum->hits);
	add_number(object, "refused", sum->refused);
	add_number(object, "missed", sum->missed);
	add_number(object, "lost", sum->lost);
	for (hook = table->hooks; hook < table->hooks + table->nr; hook++) {
		if (is_selected(hook))
			json_object_array_add(array, hook_json(hook));
	}
	json_object_object_add(object, "selected", array);
	print_json(object);
}

static void status_text(const struct table *table, const struct sum *sum)
{
	const struct hook *hook;

	printf("%u hooks, %u on, %u selected\n", table->nr, sum->on, sum->selected);
	printf("hits %ju, refused %ju, missed %ju, lost %ju\n", (uintmax_t)sum->hits,
	       (uintmax_t)sum->refused, (uintmax_t)sum->missed, (uintmax_t)sum->lost);
	for (hook = table->hooks; hook < table->hooks + table->nr; hook++) {
		if (!is_selected(hook))
			continue;
		printf("%s  %s", hook->name, hook->selected);
		if (hook->counted)
			printf("  hits %ju refused %ju", (uintmax_t)hook->hits,
			       (uintmax_t)hook->refused);
		if (hook->missed || hook->lost)
			printf("  missed %ju lost %ju", (uintmax_t)hook->missed,
			       (uintmax_t)hook->lost);
		putchar('\n');
	}
}

int cmd_status(int argc, char **argv)
{
	struct table table;
	struct sum sum;

	if (argc)
		usage_error("status takes no %s", *argv);
	table_read(&table);
	sum = sum_up(&table);
	if (as_json)
		status_json(&table, &sum);
	else
		status_text(&table, &sum);
	table_free(&table);
	return 0;
}

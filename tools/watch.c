// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl watch: hits per second, on the whole screen; or, without ncurses or a
 * terminal, as a table again and again.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "watch.h"

double seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

void view_look(struct view *view)
{
	static double last;
	double now = seconds_now();

	table_free(&view->before);
	view->before = view->now;
	table_read(&view->now);
	view->elapsed = last ? now - last : 0;
	last = now;
}

bool view_shows(const struct view *view, const struct hook *hook)
{
	char **pattern = view->patterns;

	if ((view->facility && strcmp(view->facility, hook->facility)) ||
	    (view->level && strcmp(view->level, hook->level)) ||
	    (view->severity && strcmp(view->severity, hook->severity)))
		return false;
	if (!*pattern)
		return true;
	for (; *pattern; pattern++) {
		if (name_matches(*pattern, hook->name))
			return true;
	}
	return false;
}

static double rate(const struct view *view, const struct hook *hook)
{
	const struct hook *before = table_find(&view->before, hook->name);

	if (!before || !before->counted || view->elapsed <= 0 || hook->hits < before->hits)
		return 0;
	return (hook->hits - before->hits) / view->elapsed;
}

void view_row(const struct view *view, const struct hook *hook, char *text, size_t size)
{
	if (hook->counted)
		snprintf(text, size, "%-28.28s %9.0f %11ju %8ju %6ju %4ju %8u %s", hook->name,
			 rate(view, hook), (uintmax_t)hook->hits, (uintmax_t)hook->refused,
			 (uintmax_t)hook->missed, (uintmax_t)hook->lost, hook->handlers,
			 hook->selected);
	else
		snprintf(text, size, "%-28.28s %9s %11s %8s %6ju %4ju %8u %s", hook->name, "-",
			 "-", "-", (uintmax_t)hook->missed, (uintmax_t)hook->lost,
			 hook->handlers, hook->selected);
}

void view_sum(const struct view *view, char *text, size_t size)
{
	unsigned int i, nr = 0;
	double sum = 0;

	for (i = 0; i < view->now.nr; i++) {
		if (!view_shows(view, &view->now.hooks[i]))
			continue;
		sum += rate(view, &view->now.hooks[i]);
		nr++;
	}
	snprintf(text, size,
		 "hookctl watch: %u of %u hooks, %.0f hits/s  facility %s  level %s  severity %s",
		 nr, view->now.nr, sum, view->facility ?: "all", view->level ?: "all",
		 view->severity ?: "all");
}

static void print_rows_json(const struct view *view)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array(), *row;
	unsigned int i;

	for (i = 0; i < view->now.nr; i++) {
		if (!view_shows(view, &view->now.hooks[i]))
			continue;
		row = hook_json(&view->now.hooks[i]);
		add_number(row, "hits_per_second", rate(view, &view->now.hooks[i]) + 0.5);
		json_object_array_add(array, row);
	}
	json_object_object_add(object, "hooks", array);
	print_json(object);
}

static void print_rows(const struct view *view)
{
	char text[256];
	unsigned int i;

	view_sum(view, text, sizeof(text));
	printf("%s\n%s\n", text, ROW_HEAD);
	for (i = 0; i < view->now.nr; i++) {
		if (!view_shows(view, &view->now.hooks[i]))
			continue;
		view_row(view, &view->now.hooks[i], text, sizeof(text));
		puts(text);
	}
}

int watch_plain(struct view *view)
{
	unsigned long i;

	for (i = 0; !view->times || i < view->times; i++) {
		if (i)
			usleep(view->seconds * 1e6);
		view_look(view);
		if (as_json)
			print_rows_json(view);
		else
			print_rows(view);
		fflush(stdout);
	}
	return 0;
}

static double positive(const char *text)
{
	char *end;
	double value = text ? strtod(text, &end) : 0;

	if (!text || *end || !(value > 0) || value > 86400)
		usage_error("%s is no number greater than 0", text ?: "nothing");
	return value;
}

int cmd_watch(int argc, char **argv)
{
	struct view view = { .seconds = 1 };
	int status;

	for (; argc && **argv == '-'; argv += 2, argc -= 2) {
		if (!strcmp(*argv, "-n"))
			view.times = positive(argv[1]);
		else if (!strcmp(*argv, "-d"))
			view.seconds = positive(argv[1]);
		else
			usage_error("watch has no option %s", *argv);
	}
	view.patterns = argv;
	status = has_screen() ? watch_screen(&view) : watch_plain(&view);
	table_free(&view.now);
	table_free(&view.before);
	free(view.message);
	return status;
}

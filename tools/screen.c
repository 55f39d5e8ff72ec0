// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl watch on the whole screen, with keys.
 */
#include <curses.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "watch.h"

static const struct hook *row_at(const struct view *view, unsigned int row)
{
	unsigned int i;

	for (i = 0; i < view->now.nr; i++) {
		if (view_shows(view, &view->now.hooks[i]) && !row--)
			return &view->now.hooks[i];
	}
	return NULL;
}

static unsigned int nr_rows(const struct view *view)
{
	unsigned int i, nr = 0;

	for (i = 0; i < view->now.nr; i++)
		nr += view_shows(view, &view->now.hooks[i]);
	return nr;
}

static const char KEYS[] =
	"q quit  arrows  space count  t trace  h hist  C/T/H group on  0 group off  f l v narrow";

/* The hooks on the screen, as a selector: all of them, or each by its name. */
static char *group_selectors(const struct view *view)
{
	size_t size = 16, len;
	unsigned int i;
	char *text;

	if (!view->facility && !view->level && !view->severity && !*view->patterns)
		return text_of("hook=*");
	for (i = 0; i < view->now.nr; i++)
		size += strlen(view->now.hooks[i].name) + 1;
	text = must(malloc(size));
	len = sprintf(text, "hook=");
	for (i = 0; i < view->now.nr; i++) {
		if (view_shows(view, &view->now.hooks[i]))
			len += sprintf(text + len, "%s%s", text[len - 1] == '=' ? "" : ",",
				       view->now.hooks[i].name);
	}
	return text;
}

static void say(struct view *view, char *message)
{
	free(view->message);
	view->message = message;
}

static void do_select(struct view *view, const char *selectors, const char *action)
{
	char *commands = text_of("%s %s", selectors, action);
	struct report report;

	control_write(commands, false, &report);
	say(view, report.err ? text_of("%s: %s", action, report.reason) :
	    text_of("%s: %u selected, %u changed, %ju us", action, report.matched,
		    report.changed, (uintmax_t)report.usecs));
	report_free(&report);
	free(commands);
}

static void do_group(struct view *view, const char *action)
{
	char *selectors = group_selectors(view);

	do_select(view, selectors, action);
	free(selectors);
}

/* What is on for the hook goes off, and the other way round. */
static void do_row(struct view *view, const char *action)
{
	const struct hook *hook = row_at(view, view->cursor);
	char *selectors, *toggled;

	if (!hook)
		return;
	selectors = text_of("hook=%s", hook->name);
	toggled = text_of("%c%s", strstr(hook->selected, action) ? '-' : '+', action + 1);
	do_select(view, selectors, toggled);
	free(toggled);
	free(selectors);
}

/* The next value in a round that begins and ends with all. */
static const char *step(const char *const *values, const char *value)
{
	unsigned int i;

	for (i = 0; value && values[i] && strcmp(values[i], value); i++)
		;
	return value ? values[i] ? values[i + 1] : NULL : values[0];
}

/* The facilities in the order of the table. */
static void step_facility(struct view *view)
{
	static char facility[72];
	bool found = !view->facility;
	unsigned int i;

	for (i = 0; i < view->now.nr; i++) {
		if (view->facility && !strcmp(view->now.hooks[i].facility, view->facility)) {
			found = true;
		} else if (found) {
			strcpy(facility, view->now.hooks[i].facility);
			view->facility = facility;
			return;
		}
	}
	view->facility = NULL;
}

static void key(struct view *view, int key)
{
	static const char *const levels[] = { "core", "detail", NULL };
	static const char *const severities[] = { "warning", "info", "debug", NULL };

	switch (key) {
	case KEY_UP:
	case 'k':
		view->cursor -= !!view->cursor;
		break;
	case KEY_DOWN:
	case 'j':
		view->cursor++;
		break;
	case ' ':
		do_row(view, "+count");
		break;
	case 't':
		do_row(view, "+trace");
		break;
	case 'h':
		do_row(view, "+hist");
		break;
	case 'C':
		do_group(view, "+count");
		break;
	case 'T':
		do_group(view, "+trace");
		break;
	case 'H':
		do_group(view, "+hist");
		break;
	case '0':
		do_group(view, "-all");
		break;
	case 'f':
		step_facility(view);
		break;
	case 'l':
		view->level = step(levels, view->level);
		break;
	case 'v':
		view->severity = step(severities, view->severity);
		break;
	}
}

static void draw_rows(struct view *view, int height)
{
	char text[512];
	int y;

	for (y = 0; y < height; y++) {
		const struct hook *hook = row_at(view, view->first + y);

		if (!hook)
			break;
		view_row(view, hook, text, sizeof(text));
		if (view->first + y == view->cursor)
			attron(A_REVERSE);
		mvaddnstr(y + 2, 0, text, COLS);
		attroff(A_REVERSE);
	}
}

static void draw(struct view *view)
{
	int height = LINES > 5 ? LINES - 4 : 1;
	unsigned int rows = nr_rows(view);
	char text[512];

	if (view->cursor >= rows)
		view->cursor = rows ? rows - 1 : 0;
	if (view->cursor < view->first)
		view->first = view->cursor;
	if (view->cursor >= view->first + height)
		view->first = view->cursor - height + 1;
	erase();
	view_sum(view, text, sizeof(text));
	mvaddnstr(0, 0, text, COLS);
	attron(A_BOLD);
	mvaddnstr(1, 0, ROW_HEAD, COLS);
	attroff(A_BOLD);
	draw_rows(view, height);
	if (view->message)
		mvaddnstr(LINES - 2, 0, view->message, COLS);
	mvaddnstr(LINES - 1, 0, KEYS, COLS - 1);
	refresh();
}

static void end_screen(void)
{
	endwin();
}

int watch_screen(struct view *view)
{
	double next = 0, left;
	unsigned long looks = 0;
	int c;

	if (!initscr())
		return watch_plain(view);
	cbreak();
	noecho();
	keypad(stdscr, TRUE);
	curs_set(0);
	leave_screen = end_screen;
	do {
		left = next - seconds_now();
		if (left <= 0) {
			if (view->times && looks++ == view->times)
				break;
			view_look(view);
			next = seconds_now() + view->seconds;
			left = view->seconds;
		}
		draw(view);
		timeout(left * 1000 + 1);
		c = getch();
		key(view, c);
		if (c != ERR && c != 'q')
			next = c == KEY_UP || c == KEY_DOWN || c == 'j' || c == 'k' ? next : 0;
	} while (c != 'q');
	leave_screen = NULL;
	end_screen();
	return 0;
}

bool has_screen(void)
{
	return !as_json && isatty(STDIN_FILENO) && isatty(STDOUT_FILENO) && getenv("TERM");
}

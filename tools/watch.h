/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What hookctl watch shows, and the two ways in which it does.
 */
#ifndef HOOKCTL_WATCH_H
#define HOOKCTL_WATCH_H

#include "hookctl.h"

/**
 * struct view - what is shown
 * @patterns: of the names; NULL at the end
 * @facility: only this one; NULL for all
 * @level: same
 * @severity: same
 * @seconds: between two looks
 * @times: how many looks; 0 for no end
 * @cursor: the row that keys are about
 * @first: the row at the top
 * @message: what became of the last key
 * @now: the table
 * @before: the one before it
 * @elapsed: seconds between the two
 */
struct view {
	char **patterns;
	const char *facility;
	const char *level;
	const char *severity;
	double seconds;
	unsigned long times;
	unsigned int cursor;
	unsigned int first;
	char *message;
	struct table now;
	struct table before;
	double elapsed;
};

#define ROW_HEAD							\
	"HOOK                            HITS/S        HITS  REFUSED MISSED LOST HANDLERS SELECTED"

double seconds_now(void);

void view_look(struct view *view);
bool view_shows(const struct view *view, const struct hook *hook);
void view_row(const struct view *view, const struct hook *hook, char *text, size_t size);
void view_sum(const struct view *view, char *text, size_t size);

int watch_plain(struct view *view);

/* screen.c */
#ifdef HAVE_NCURSES
int watch_screen(struct view *view);
bool has_screen(void);
#else
static inline int watch_screen(struct view *view) { return watch_plain(view); }
static inline bool has_screen(void) { return false; }
#endif

#endif /* HOOKCTL_WATCH_H */

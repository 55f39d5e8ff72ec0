/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the files of hookctl share.
 */
#ifndef HOOKCTL_H
#define HOOKCTL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "json.h"

enum { EXIT_FAIL = 1, EXIT_USAGE = 2 };

/* output.c */
extern bool as_json;
extern void (*leave_screen)(void);	/* before a mistake is printed */

const char *errno_name(int err);

void print_json(struct json_object *object);
void __attribute__((format(printf, 2, 3), noreturn)) die(int err, const char *fmt, ...);
void __attribute__((format(printf, 1, 2), noreturn)) usage_error(const char *fmt, ...);
void add_string(struct json_object *object, const char *key, const char *value);
void add_number(struct json_object *object, const char *key, uint64_t value);
void add_bool(struct json_object *object, const char *key, bool value);
char *read_all(const char *path, size_t *len);
void *must(void *memory);
char *__attribute__((format(printf, 1, 2))) text_of(const char *fmt, ...);

/* control.c */

/**
 * struct report - what the library says became of commands
 * @err: 0 or an errno
 * @line: the line that is wrong
 * @reason: why
 * @matched: how many hooks were selected
 * @changed: how many of them have changed, or would
 * @usecs: how long it took
 * @list: a line for each: its name, same or changed, and what is on then
 * @text: memory of the strings
 */
struct report {
	int err;
	unsigned int line;
	const char *reason;
	unsigned int matched;
	unsigned int changed;
	uint64_t usecs;
	char *list;
	char *text;
};

const char *hooks_dir(void);
const char *tracing_dir(void);
char *hooks_file(const char *name);
bool is_mounted(const char *type, const char *usual, char **where);
void control_write(const char *commands, bool dry, struct report *report);
void control_do(const char *commands);
void report_free(struct report *report);
struct json_object *report_json(const struct report *report, bool dry);
char *join_words(char **words);

/* table.c */

/**
 * struct hook - a line of the table of hooks
 * @name: facility:hook
 * @facility: the first half of it
 * @level: core or detail
 * @severity: debug, info or warning
 * @on: somebody is called
 * @handlers: how many are registered
 * @counted: hits have been counted
 * @hits: how many
 * @refused: how many ended with another verdict than the default
 * @missed: hits that no handler has seen
 * @lost: hits that the trace event has not recorded
 * @selected: what is switched on; "-" for nothing
 * @proto: its prototype
 */
struct hook {
	const char *name;
	char facility[72];
	const char *level;
	const char *severity;
	bool on;
	unsigned int handlers;
	bool counted;
	uint64_t hits;
	uint64_t refused;
	uint64_t missed;
	uint64_t lost;
	const char *selected;
	const char *proto;
};

struct table {
	struct hook *hooks;
	unsigned int nr;
	char *text;
};

void table_read(struct table *table);
void table_free(struct table *table);
const struct hook *table_find(const struct table *table, const char *name);
bool name_matches(const char *pattern, const char *name);
struct json_object *hook_json(const struct hook *hook);

/* tracing.c */
struct recorder;

struct recorder *recorder_open(const char *name, unsigned int kilobytes);
void recorder_let(struct recorder *recorder, bool record);
const char *recorder_name(const struct recorder *recorder);
bool recorder_drain(struct recorder *recorder, bool wait);
void recorder_close(struct recorder *recorder);
unsigned int recorder_cpus(const struct recorder *recorder);
FILE *recorder_file(const struct recorder *recorder, unsigned int cpu);
uint64_t recorder_dropped(const struct recorder *recorder);
char *tracing_file(const char *instance, const char *name);
bool recorder_count(const struct recorder *recorder, unsigned int id, uint64_t *events);

/* dat.c */
uint64_t dat_write(const char *path, const struct recorder *recorder);

/* one for each command; the words behind its name */
int cmd_list(int argc, char **argv);
int cmd_select(int argc, char **argv);
int cmd_status(int argc, char **argv);
int cmd_hist(int argc, char **argv);
int cmd_watch(int argc, char **argv);
int cmd_record(int argc, char **argv);
int cmd_doctor(int argc, char **argv);

#endif /* HOOKCTL_H */

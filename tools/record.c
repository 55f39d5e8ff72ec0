// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl record: the events of a selection, while a command runs, into a trace.dat.
 */
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "hookctl.h"

/**
 * struct recording - a recording
 * @path: the file
 * @kilobytes: of buffer for each CPU; 0 for the kernel's default
 * @seconds: when to end; 0 for not
 * @selectors: which hooks
 * @command: what to run; NULL to wait
 * @recorder: the instance
 * @names: the hooks, with commas between
 * @uncounted: those of them that were not counted before
 * @begin: the table when it began
 * @end: and when it ended
 * @status: the command's
 */
struct recording {
	const char *path;
	unsigned int kilobytes;
	double seconds;
	char *selectors;
	char **command;
	struct recorder *recorder;
	char *names;
	char *uncounted;
	struct table begin;
	struct table end;
	int status;
};

/* For who ends us early: what we have switched on goes off. */
static struct recording *under_way;
static volatile sig_atomic_t stopped;

static void stop(int number)
{
	(void)number;
	stopped = 1;
}

static void append(char **list, const char *name)
{
	char *longer = text_of("%s%s%s", *list, **list ? "," : "", name);

	free(*list);
	*list = longer;
}

static bool counting(const struct hook *hook)
{
	return hook && strstr(hook->selected, "+count");
}

/* Which hooks they are, by trying. */
static void resolve(struct recording *recording)
{
	char *commands = text_of("%s +trace", recording->selectors), *list, *line;
	struct report report;
	struct table table;

	control_write(commands, true, &report);
	if (report.err)
		die(report.err, "%s", *report.reason ? report.reason : strerror(report.err));
	table_read(&table);
	recording->names = must(strdup(""));
	recording->uncounted = must(strdup(""));
	list = report.list;
	while ((line = strsep(&list, "\n")) && *line) {
		char *name = strsep(&line, "\t");

		append(&recording->names, name);
		if (!counting(table_find(&table, name)))
			append(&recording->uncounted, name);
	}
	table_free(&table);
	report_free(&report);
	free(commands);
}

static void switch_on(struct recording *recording)
{
	char *commands = text_of("hook=%s +count +trace=%s", recording->names,
				 recorder_name(recording->recorder));

	under_way = recording;
	control_do(commands);
	free(commands);
}

/* Owners may have gone meanwhile: then there is nothing to switch off. */
static void switch_off(struct recording *recording)
{
	char *commands;
	struct report report;

	under_way = NULL;
	commands = text_of("hook=%s -trace=%s", recording->names,
			   recorder_name(recording->recorder));
	control_write(commands, false, &report);
	report_free(&report);
	free(commands);
	if (!*recording->uncounted)
		return;
	commands = text_of("hook=%s -count", recording->uncounted);
	control_write(commands, false, &report);
	report_free(&report);
	free(commands);
}

static void clean_up(void)
{
	struct recording *recording = under_way;

	if (!recording)
		return;
	switch_off(recording);
	recorder_close(recording->recorder);
}

static pid_t start(char **command)
{
	pid_t child = fork();

	if (child < 0)
		die(errno, "fork: %s", strerror(errno));
	if (child)
		return child;
	signal(SIGINT, SIG_DFL);
	execvp(*command, command);
	fprintf(stderr, "hookctl: %s: %s\n", *command, strerror(errno));
	_exit(127);
}

static double seconds_now(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec + now.tv_nsec / 1e9;
}

static bool has_ended(pid_t child, int *status)
{
	return child && waitpid(child, status, WNOHANG) == child;
}

/*
 * Until the command ends, the time is over, or somebody says so. The tables are read
 * while the buffers take nothing, so that each hit between them is an event or lost.
 */
static void run(struct recording *recording)
{
	double end = recording->seconds ? seconds_now() + recording->seconds : 0;
	struct sigaction action = { .sa_handler = stop };
	pid_t child = 0;
	int status = 0;
	bool ended = false;

	sigaction(SIGINT, &action, NULL);
	sigaction(SIGTERM, &action, NULL);
	table_read(&recording->begin);
	recorder_let(recording->recorder, true);
	if (recording->command)
		child = start(recording->command);
	while (!ended && !stopped && (!end || seconds_now() < end)) {
		recorder_drain(recording->recorder, true);
		ended = has_ended(child, &status);
	}
	if (child && !ended) {
		kill(child, SIGTERM);
		waitpid(child, &status, 0);
	}
	recorder_let(recording->recorder, false);
	table_read(&recording->end);
	if (WIFEXITED(status))
		recording->status = WEXITSTATUS(status);
	else
		recording->status = stopped ? 0 : 128 + WTERMSIG(status);
}

struct line {
	uint64_t hits;
	uint64_t events;
	uint64_t lost;
	uint64_t missed;
};

static bool event_id(const char *name, unsigned int *id)
{
	char *file = text_of("events/hooks_%s/id", name), *path, *text;

	*strchr(file, ':') = '/';
	path = tracing_file(NULL, file);
	text = read_all(path, NULL);
	if (text)
		*id = strtoul(text, NULL, 10);
	free(file);
	free(path);
	free(text);
	return text;
}

static struct line line_of(const struct recording *recording, const char *name)
{
	const struct hook *before = table_find(&recording->begin, name);
	const struct hook *after = table_find(&recording->end, name);
	struct line line = { 0 };
	unsigned int id;

	if (before && after) {
		line.hits = after->hits - before->hits;
		line.lost = after->lost - before->lost;
		line.missed = after->missed - before->missed;
	}
	if (event_id(name, &id) && !recorder_count(recording->recorder, id, &line.events))
		die(errno, "a temporary file: %s", strerror(errno));
	return line;
}

static struct json_object *line_json(const char *name, const struct line *line)
{
	struct json_object *object = json_object_new_object();

	if (name)
		add_string(object, "hook", name);
	add_number(object, "hits", line->hits);
	add_number(object, "events", line->events);
	add_number(object, "lost", line->lost);
	add_number(object, "missed", line->missed);
	return object;
}

static void print_line(const char *name, const struct line *line)
{
	printf("%-28s %12ju %12ju %8ju %8ju\n", name, (uintmax_t)line->hits,
	       (uintmax_t)line->events, (uintmax_t)line->lost, (uintmax_t)line->missed);
}

static void summary(struct recording *recording, uint64_t size)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array();
	struct line sum = { 0 }, line;
	char *names = recording->names, *name;
	uint64_t dropped, edge;

	if (!as_json)
		printf("%-28s %12s %12s %8s %8s\n", "HOOK", "HITS", "EVENTS", "LOST", "MISSED");
	while ((name = strsep(&names, ","))) {
		line = line_of(recording, name);
		sum.hits += line.hits;
		sum.events += line.events;
		sum.lost += line.lost;
		sum.missed += line.missed;
		if (as_json)
			json_object_array_add(array, line_json(name, &line));
		else if (line.hits || line.events || line.lost || line.missed)
			print_line(name, &line);
	}
	/* The buffers know what they had no room for; the rest met them switched off. */
	dropped = recorder_dropped(recording->recorder);
	edge = sum.lost > dropped ? sum.lost - dropped : 0;
	if (!as_json) {
		print_line("total", &sum);
		if (edge)
			printf("%ju of the lost came as the recording began or ended\n",
			       (uintmax_t)edge);
		printf("%s: %ju bytes\n", recording->path, (uintmax_t)size);
		return;
	}
	add_string(object, "file", recording->path);
	add_number(object, "bytes", size);
	add_number(object, "lost_at_the_edges", edge);
	json_object_object_add(object, "total", line_json(NULL, &sum));
	json_object_object_add(object, "hooks", array);
	print_json(object);
}

static double positive(const char *option, const char *text)
{
	char *end;
	double value = text ? strtod(text, &end) : 0;

	if (!text || *end || !(value > 0) || value > 1e9)
		usage_error("%s %s: no number greater than 0", option, text ?: "");
	return value;
}

static char **options(struct recording *recording, char **argv)
{
	for (; *argv && **argv == '-' && strcmp(*argv, "--"); argv += 2) {
		if (!strcmp(*argv, "-o") && argv[1])
			recording->path = argv[1];
		else if (!strcmp(*argv, "-b"))
			recording->kilobytes = positive(*argv, argv[1]);
		else if (!strcmp(*argv, "-t"))
			recording->seconds = positive(*argv, argv[1]);
		else
			usage_error("record has no option %s, or it lacks a value", *argv);
	}
	return argv;
}

static void words(struct recording *recording, char **argv)
{
	char **word;

	for (word = argv; *word && strcmp(*word, "--"); word++) {
		if (**word == '+' || **word == '-')
			usage_error("record takes selectors, and no %s", *word);
	}
	if (word == argv)
		usage_error("record what? As in: hookctl record facility=block -- COMMAND");
	if (*word) {
		*word = NULL;
		recording->command = word + 1;
		if (!word[1])
			usage_error("no command stands behind --");
	}
	recording->selectors = join_words(argv);
}

int cmd_record(int argc, char **argv)
{
	struct recording recording = { .path = "trace.dat" };
	char name[32];
	uint64_t size;

	(void)argc;
	words(&recording, options(&recording, argv));
	resolve(&recording);
	snprintf(name, sizeof(name), "hookctl-%d", getpid());
	atexit(clean_up);
	recording.recorder = recorder_open(name, recording.kilobytes);
	switch_on(&recording);
	run(&recording);
	switch_off(&recording);
	while (recorder_drain(recording.recorder, false))
		;
	size = dat_write(recording.path, recording.recorder);
	summary(&recording, size);
	recorder_close(recording.recorder);
	table_free(&recording.begin);
	table_free(&recording.end);
	free(recording.selectors);
	free(recording.uncounted);
	return recording.status;
}

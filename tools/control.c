// SPDX-License-Identifier: GPL-2.0-only
/*
 * Where the library's files are, and what is written to control.
 */
#include <errno.h>
#include <fcntl.h>
#include <mntent.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "hookctl.h"

/* Where a file system is mounted; at its usual place, if there. */
bool is_mounted(const char *type, const char *usual, char **where)
{
	FILE *mounts = setmntent("/proc/self/mounts", "r");
	struct mntent *entry;
	char *found = NULL;

	while (mounts && (entry = getmntent(mounts))) {
		if (strcmp(entry->mnt_type, type))
			continue;
		if (found && strcmp(entry->mnt_dir, usual))
			continue;
		free(found);
		found = must(strdup(entry->mnt_dir));
	}
	if (mounts)
		endmntent(mounts);
	*where = found;
	return found;
}

/* HOOKCTL_DIR says where, for those who have copied it. */
const char *hooks_dir(void)
{
	static char *dir;
	char *mount;

	if (dir)
		return dir;
	if (getenv("HOOKCTL_DIR")) {
		dir = must(strdup(getenv("HOOKCTL_DIR")));
		return dir;
	}
	if (!is_mounted("debugfs", "/sys/kernel/debug", &mount))
		die(ENOENT, "debugfs is not mounted: mount -t debugfs debugfs /sys/kernel/debug");
	dir = text_of("%s/hooks", mount);
	free(mount);
	return dir;
}

const char *tracing_dir(void)
{
	static char *dir;

	if (!dir && !is_mounted("tracefs", "/sys/kernel/tracing", &dir))
		die(ENOENT, "tracefs is not mounted: mount -t tracefs tracefs /sys/kernel/tracing");
	return dir;
}

char *hooks_file(const char *name)
{
	return text_of("%s/%s", hooks_dir(), name);
}

static void report_line(struct report *report, char *line)
{
	char *value = strchr(line, ' ');

	if (!value)
		return;
	*value++ = '\0';
	if (!strcmp(line, "error"))
		report->err = -atoi(value);
	else if (!strcmp(line, "line"))
		report->line = strtoul(value, NULL, 10);
	else if (!strcmp(line, "reason"))
		report->reason = value;
	else if (!strcmp(line, "matched"))
		report->matched = strtoul(value, NULL, 10);
	else if (!strcmp(line, "changed"))
		report->changed = strtoul(value, NULL, 10);
	else if (!strcmp(line, "usecs"))
		report->usecs = strtoull(value, NULL, 10);
}

static void report_parse(struct report *report)
{
	char *rest = report->text, *line;

	report->reason = "";
	while (rest && !strncmp(rest, "# ", 2)) {
		line = strsep(&rest, "\n");
		report_line(report, line + 2);
	}
	report->list = rest ?: report->text + strlen(report->text);
}

static char *read_report(int fd)
{
	size_t size = 65536, have = 0;
	char *text = must(malloc(size));
	ssize_t n;

	while ((n = read(fd, text + have, size - have - 1)) > 0) {
		have += n;
		if (size - have < 4096)
			text = must(realloc(text, size *= 2));
	}
	text[have] = '\0';
	return text;
}

/* Who writes and then reads the same open file is told what became of it. */
void control_write(const char *commands, bool dry, struct report *report)
{
	char *path = hooks_file(dry ? "try" : "control");
	int fd = open(path, O_RDWR | O_CLOEXEC);
	ssize_t n;
	int err;

	if (fd < 0)
		die(errno, "%s: %s%s", path, strerror(errno),
		    errno == ENOENT || errno == EACCES || errno == EPERM ?
		    "; hookctl doctor says what is missing" : "");
	memset(report, 0, sizeof(*report));
	n = write(fd, commands, strlen(commands));
	err = n < 0 ? errno : 0;
	report->text = read_report(fd);
	report_parse(report);
	if (err && !report->err)
		report->err = err;
	close(fd);
	free(path);
}

/* Carry out, or end. */
void control_do(const char *commands)
{
	struct report report;

	control_write(commands, false, &report);
	if (report.err)
		die(report.err, "%s", *report.reason ? report.reason : strerror(report.err));
	report_free(&report);
}

void report_free(struct report *report)
{
	free(report->text);
}

static struct json_object *list_json(char *list)
{
	struct json_object *array = json_object_new_array(), *object;
	char *line, *name, *state;

	while ((line = strsep(&list, "\n")) && *line) {
		name = strsep(&line, "\t");
		state = line ? strsep(&line, "\t") : NULL;
		object = json_object_new_object();
		add_string(object, "hook", name);
		add_bool(object, "changed", state && !strcmp(state, "changed"));
		add_string(object, "selected", line ?: "-");
		json_object_array_add(array, object);
	}
	return array;
}

struct json_object *report_json(const struct report *report, bool dry)
{
	struct json_object *object = json_object_new_object();

	add_bool(object, "dry", dry);
	if (report->err) {
		add_string(object, "error", *report->reason ? report->reason :
			   strerror(report->err));
		add_string(object, "errno", errno_name(report->err));
		add_number(object, "line", report->line);
	}
	add_number(object, "matched", report->matched);
	add_number(object, "changed", report->changed);
	add_number(object, "usecs", report->usecs);
	json_object_object_add(object, "hooks", list_json(report->list));
	return object;
}

/* Words as one text, with blanks between. */
char *join_words(char **words)
{
	char *text = must(strdup("")), *longer;

	for (; *words; words++) {
		longer = text_of("%s%s%s", text, *text ? " " : "", *words);
		free(text);
		text = longer;
	}
	return text;
}

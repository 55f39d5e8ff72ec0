// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl select: commands, as control takes them; and the selection kept in a file.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "hookctl.h"

static void print_report(const struct report *report, bool dry)
{
	char *list = report->list, *line, *name, *state;

	while ((line = strsep(&list, "\n")) && *line) {
		name = strsep(&line, "\t");
		state = line ? strsep(&line, "\t") : "";
		printf("%c %s  %s\n", strcmp(state, "changed") ? ' ' : '*', name, line ?: "");
	}
	printf("%u selected, %u %s, %ju us\n", report->matched, report->changed,
	       dry ? "would change" : "changed", (uintmax_t)report->usecs);
}

static int carry_out(const char *commands, bool dry)
{
	struct report report;
	int err;

	control_write(commands, dry, &report);
	err = report.err;
	if (as_json)
		print_json(report_json(&report, dry));
	else if (!err)
		print_report(&report, dry);
	else if (strchr(commands, '\n') && report.line)
		die(err, "line %u: %s", report.line, report.reason);
	else
		die(err, "%s", *report.reason ? report.reason : strerror(err));
	report_free(&report);
	return err ? EXIT_FAIL : 0;
}

static int save(const char *to)
{
	char *path = hooks_file("control"), *text = read_all(path, NULL);
	struct json_object *object;
	FILE *file = stdout;

	if (!text)
		die(errno, "%s: %s; hookctl doctor says what is missing", path, strerror(errno));
	free(path);
	if (to && strcmp(to, "-"))
		file = fopen(to, "w");
	if (!file)
		die(errno, "%s: %s", to, strerror(errno));
	if (as_json && file == stdout) {
		object = json_object_new_object();
		add_string(object, "commands", text);
		print_json(object);
	} else if (fputs(text, file) < 0 || fflush(file)) {
		die(errno, "%s: %s", to ?: "standard output", strerror(errno));
	}
	if (file != stdout && fclose(file))
		die(errno, "%s: %s", to, strerror(errno));
	free(text);
	return 0;
}

/* Comments say what the file is; without a command there is nothing to restore. */
static bool has_command(const char *text)
{
	while (*text) {
		if (*text != '#' && *text != '\n')
			return true;
		text += strcspn(text, "\n");
		text += *text == '\n';
	}
	return false;
}

/* What is on and not in the file goes off: the same write does both. */
static int load(const char *from, bool dry)
{
	char *text = read_all(strcmp(from, "-") ? from : "/dev/stdin", NULL), *commands;
	int status;

	if (!text)
		die(errno, "%s: %s", from, strerror(errno));
	commands = text_of("hook=* -all\n%s", has_command(text) ? text : "");
	status = carry_out(commands, dry);
	free(commands);
	free(text);
	return status;
}

int cmd_select(int argc, char **argv)
{
	bool dry = false;
	char *commands;
	int status;

	if (argc && (!strcmp(*argv, "--dry-run") || !strcmp(*argv, "-n"))) {
		dry = true;
		argv++;
		argc--;
	}
	if (!argc)
		usage_error("select what? As in: hookctl select facility=block level=core +count");
	if (!strcmp(*argv, "save") && argc <= 2)
		return save(argv[1]);
	if (!strcmp(*argv, "load") && argc == 2)
		return load(argv[1], dry);
	commands = join_words(argv);
	status = carry_out(commands, dry);
	free(commands);
	return status;
}

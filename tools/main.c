// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl: selecting hooks and watching them.
 */
#include <stdlib.h>
#include <string.h>

#include "hookctl.h"

static const struct command {
	const char *name;
	int (*run)(int argc, char **argv);
	const char *usage;
	const char *what;
} commands[] = {
	{ "list", cmd_list, "[PATTERN...]", "the hooks that there are" },
	{ "select", cmd_select, "[--dry-run] SELECTOR... ACTION...",
	  "switch things on and off for a group of hooks" },
	{ "select save", NULL, "[FILE]", "what is selected, as commands" },
	{ "select load", NULL, "FILE", "select that, and nothing else" },
	{ "status", cmd_status, "", "what is selected, and what has been counted" },
	{ "watch", cmd_watch, "[-n TIMES] [-d SECONDS] [PATTERN...]",
	  "hits per second, on the whole screen" },
	{ "hist", cmd_hist, "FACILITY:HOOK", "a hook's histogram" },
	{ "record", cmd_record,
	  "[-o FILE] [-b KB] [-t SECONDS] SELECTOR... [-- COMMAND...]",
	  "events into a file for trace-cmd report and KernelShark" },
	{ "doctor", cmd_doctor, "", "what is missing, and how to get it" },
};

static const unsigned int nr_commands = sizeof(commands) / sizeof(commands[0]);

static void help(FILE *file)
{
	unsigned int i;

	fputs("usage: hookctl [--json] COMMAND ...\n\n", file);
	for (i = 0; i < nr_commands; i++)
		fprintf(file, "  %s %s\n        %s\n", commands[i].name, commands[i].usage,
			commands[i].what);
	fputs("\nselectors: facility= hook= level= severity= (>=, <=) class= module=\n"
	      "actions:   +trace +trace=INSTANCE +count +hist +hist=ARGUMENT\n"
	      "           +hist=KEY@HOOK +stats, the same with -, and -all\n", file);
}

/* --json stands anywhere before --. */
static int take_json(int argc, char **argv)
{
	int i, kept = 0;

	for (i = 0; i < argc && strcmp(argv[i], "--"); i++) {
		if (!strcmp(argv[i], "--json"))
			as_json = true;
		else
			argv[kept++] = argv[i];
	}
	for (; i < argc; i++)
		argv[kept++] = argv[i];
	argv[kept] = NULL;
	return kept;
}

int main(int argc, char **argv)
{
	unsigned int i;

	argc = take_json(argc, argv);
#ifndef HAVE_JSON
	if (as_json) {
		as_json = false;
		usage_error("built without json-c: there is no --json");
	}
#endif
	if (argc > 1 && (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h") ||
			 !strcmp(argv[1], "help"))) {
		help(stdout);
		return 0;
	}
	if (argc < 2) {
		if (as_json)
			usage_error("which command?");
		help(stderr);
		return EXIT_USAGE;
	}
	for (i = 0; i < nr_commands; i++) {
		if (commands[i].run && !strcmp(commands[i].name, argv[1]))
			return commands[i].run(argc - 2, argv + 2);
	}
	usage_error("there is no command %s; hookctl --help lists them", argv[1]);
}

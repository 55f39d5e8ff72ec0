// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl doctor: what is missing, and how to get it.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "hookctl.h"

/**
 * struct finding - something that was looked at
 * @what: what it is
 * @ok: it is as it should be
 * @needed: hookctl does nothing without it
 * @how: what to do where it is not
 */
struct finding {
	const char *what;
	bool ok;
	bool needed;
	const char *how;
};

static bool readable(const char *dir, const char *name)
{
	char *path = text_of("%s/%s", dir, name);
	bool ok = !access(path, R_OK);

	free(path);
	return ok;
}

/* The kernel's configuration, where it can be read; NULL where it cannot. */
static char *kernel_config(void)
{
	struct utsname name;
	char *path, *text;

	uname(&name);
	path = text_of("/boot/config-%s", name.release);
	text = read_all(path, NULL);
	free(path);
	return text;
}

static bool configured(const char *config, const char *option)
{
	char *line;
	bool set;

	if (!config)
		return true;
	line = text_of("\n%s=y\n", option);
	set = strstr(config, line);
	free(line);
	return set;
}

static bool locked_down(void)
{
	char *text = read_all("/sys/kernel/security/lockdown", NULL);
	bool locked = text && !strstr(text, "[none]");

	free(text);
	return locked;
}

static bool library_loaded(void)
{
	return !access("/sys/module/hooks", F_OK);
}

static void print_findings(const struct finding *findings, unsigned int nr, bool healthy)
{
	unsigned int i;

	for (i = 0; i < nr; i++) {
		printf("%-5s %s\n", findings[i].ok ? "ok" : findings[i].needed ? "NO" : "no",
		       findings[i].what);
		if (!findings[i].ok)
			printf("      %s\n", findings[i].how);
	}
	puts(healthy ? "All that is needed is there." : "Something that is needed is missing.");
}

static void findings_json(const struct finding *findings, unsigned int nr, bool healthy)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array(), *row;
	unsigned int i;

	for (i = 0; i < nr; i++) {
		row = json_object_new_object();
		add_string(row, "what", findings[i].what);
		add_bool(row, "ok", findings[i].ok);
		add_bool(row, "needed", findings[i].needed);
		if (!findings[i].ok)
			add_string(row, "how", findings[i].how);
		json_object_array_add(array, row);
	}
	add_bool(object, "healthy", healthy);
	json_object_object_add(object, "findings", array);
	print_json(object);
}

/* In this order: what comes later needs what comes before it. */
int cmd_doctor(int argc, char **argv)
{
	char *debugfs = NULL, *tracefs = NULL, *config = kernel_config();
	bool debug = is_mounted("debugfs", "/sys/kernel/debug", &debugfs);
	bool trace = is_mounted("tracefs", "/sys/kernel/tracing", &tracefs);
	const struct finding findings[] = {
		{ "debugfs is in the kernel", configured(config, "CONFIG_DEBUG_FS"), true,
		  "hookctl needs a kernel with CONFIG_DEBUG_FS=y" },
		{ "debugfs is mounted", debug, true,
		  "mount -t debugfs debugfs /sys/kernel/debug" },
		{ "the kernel is not locked down", !locked_down(), true,
		  "lockdown closes debugfs: boot without lockdown=, or without Secure Boot" },
		{ "the library is loaded", library_loaded(), true, "modprobe hooks" },
		{ "its files can be read", debug && readable(debugfs, "hooks/hooks"), true,
		  "be root; or load the library with uid=, gid= and mode= for whom it is" },
		{ "trace events are in the kernel", configured(config, "CONFIG_EVENT_TRACING"),
		  false, "+trace and record need a kernel with CONFIG_EVENT_TRACING=y" },
		{ "tracefs is mounted", trace, false,
		  "record needs it: mount -t tracefs tracefs /sys/kernel/tracing" },
		{ "tracefs can be read", trace && readable(tracefs, "instances"), false,
		  "record needs root, or a tracefs that is mounted with gid= and mode=" },
	};
	const unsigned int nr = sizeof(findings) / sizeof(findings[0]);
	bool healthy = true;
	unsigned int i;

	if (argc)
		usage_error("doctor takes no %s", *argv);
	for (i = 0; i < nr; i++)
		healthy = healthy && (findings[i].ok || !findings[i].needed);
	if (as_json)
		findings_json(findings, nr, healthy);
	else
		print_findings(findings, nr, healthy);
	free(debugfs);
	free(tracefs);
	free(config);
	return healthy ? 0 : EXIT_FAIL;
}

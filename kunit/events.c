// SPDX-License-Identifier: GPL-2.0-only
/*
 * Trace instances of the tests' own, so that nobody else's events are in the way.
 */
#include <linux/trace_events.h>

#include "../hooks/compat/trace.h"
#include "events.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"
#include "subject.h"

static const char *const names[NR_INSTANCES] = { "hooks_kunit_0", "hooks_kunit_1" };

struct trace_array *events_instance[NR_INSTANCES];

/* The path of a file that every instance has. */
static const char *file_of(unsigned int instance, const char *name)
{
	static char path[64];

	snprintf(path, sizeof(path), "instances/%s/%s", names[instance], name);
	return path;
}

int events_suite_init(struct kunit_suite *suite)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		events_instance[i] = hooks_trace_array_get(names[i]);
		if (!events_instance[i])
			return -ENOMEM;
	}
	return 0;
}

void events_suite_exit(struct kunit_suite *suite)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		if (!events_instance[i])
			continue;
		trace_array_put(events_instance[i]);
		if (trace_array_destroy(events_instance[i]))
			kunit_err(suite, "instance %s does not go\n", names[i]);
		events_instance[i] = NULL;
	}
}

int events_init(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		if (!files_truncate("tracefs", file_of(i, "trace")))
			return -EIO;
	}
	return handlers_init(test);
}

int events_enable(unsigned int instance, const char *system, const char *event)
{
	return trace_array_set_clr_event(events_instance[instance], system, event, true);
}

int events_disable(unsigned int instance, const char *system, const char *event)
{
	return trace_array_set_clr_event(events_instance[instance], system, event, false);
}

static void expect_settled(struct kunit *test, const struct hook_facility *facility)
{
	unsigned int i;

	for (i = 0; i < facility->nr_hooks; i++)
		KUNIT_EXPECT_TRUE_MSG(test, subject_settles(facility->hooks[i], 0), "%s",
				      facility->hooks[i]->desc->name);
}

void events_exit(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		events_disable(i, "hooks_hooktest", NULL);
		events_disable(i, "hooks_hookargs", NULL);
	}
	expect_settled(test, &hook_facility_hooktest);
	expect_settled(test, &hook_facility_hookargs);
	handlers_exit(test);
}

/* How many records of an instance end like this. */
unsigned int events_count(struct kunit *test, unsigned int instance, const char *record)
{
	char line[128];

	snprintf(line, sizeof(line), ": %s\n", record);
	return files_count(files_read(test, "tracefs", file_of(instance, "trace")), line);
}

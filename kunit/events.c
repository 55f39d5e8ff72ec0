// SPDX-License-Identifier: GPL-2.0-only
/*
 * Trace instances of the tests' own, so that nobody else's events are in the way.
 */
#include <linux/delay.h>
#include <linux/jiffies.h>
#include <linux/trace_events.h>

#include "../hooks/compat/trace.h"
#include "events.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"

static const char *const names[NR_INSTANCES] = { "hooks_kunit_0", "hooks_kunit_1" };

struct trace_array *events_instance[NR_INSTANCES];

int events_init(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		events_instance[i] = hooks_trace_array_get(names[i]);
		if (!events_instance[i])
			return -ENOMEM;
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

static bool is_clear(const struct hook *hook)
{
	return !READ_ONCE(hook->armed) && !READ_ONCE(hook->nr);
}

/* Disabling waits for nothing: what is left is cleared away soon, within a second. */
bool events_settled(const struct hook *hook)
{
	unsigned long deadline = jiffies + HZ;

	while (!is_clear(hook) && time_before(jiffies, deadline))
		msleep(20);
	return is_clear(hook);
}

static void expect_settled(struct kunit *test, const struct hook_facility *facility)
{
	unsigned int i;

	for (i = 0; i < facility->nr_hooks; i++)
		KUNIT_EXPECT_TRUE_MSG(test, events_settled(facility->hooks[i]), "%s",
				      facility->hooks[i]->desc->name);
}

void events_exit(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < NR_INSTANCES; i++) {
		if (!events_instance[i])
			continue;
		events_disable(i, "hooks_hooktest", NULL);
		events_disable(i, "hooks_hookargs", NULL);
		trace_array_put(events_instance[i]);
		KUNIT_EXPECT_EQ(test, trace_array_destroy(events_instance[i]), 0);
		events_instance[i] = NULL;
	}
	expect_settled(test, &hook_facility_hooktest);
	expect_settled(test, &hook_facility_hookargs);
	handlers_exit(test);
}

/* How many records of an instance end like this. */
unsigned int events_count(struct kunit *test, unsigned int instance, const char *record)
{
	char path[64], line[128];

	snprintf(path, sizeof(path), "instances/%s/trace", names[instance]);
	snprintf(line, sizeof(line), ": %s\n", record);
	return files_count(files_read(test, "tracefs", path), line);
}

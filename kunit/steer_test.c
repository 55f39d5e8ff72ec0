// SPDX-License-Identifier: GPL-2.0-only
/*
 * The control language: events of a selection, in the main buffer or a trace instance.
 */
#include <linux/hooks_builtin.h>

#include "../hooks/compat/trace.h"
#include "calls.h"
#include "events.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "select.h"

/* How many events tracefs says are enabled. */
static unsigned int enabled(struct kunit *test, const char *path, const char *event)
{
	return files_count(files_read(test, "tracefs", path), event);
}

/* Into one, the other, both; and off by name, or all at once. */
static void steered(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +trace=hooks_kunit_0"), 0);
	subjects[ASK].hit(1, 2);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +trace=hooks_kunit_1"), 0);
	subjects[ASK].hit(1, 2);
	select_expect(test, "hook=hooktest:ask +trace=hooks_kunit_0 +trace=hooks_kunit_1\n");
	KUNIT_EXPECT_EQ(test, (int)subject_hook(&subjects[ASK])->nr, 2);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -trace=hooks_kunit_0"), 0);
	subjects[ASK].hit(1, 2);
	select_expect(test, "hook=hooktest:ask +trace=hooks_kunit_1\n");
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "ask: a=1 b=2 verdict=0"), 2);
	KUNIT_EXPECT_EQ(test, events_count(test, 1, "ask: a=1 b=2 verdict=0"), 2);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -trace"), 0);
	subjects[ASK].hit(1, 2);
	KUNIT_EXPECT_EQ(test, events_count(test, 1, "ask: a=1 b=2 verdict=0"), 2);
	select_expect(test, "");
	KUNIT_EXPECT_TRUE(test, subject_settles(subject_hook(&subjects[ASK]), 0));
}

/* As tracefs shows it; hooks without an event are passed over, where there are others. */
static void seen_in_tracefs(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_select("facility=hookargs +trace"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "set_event", "hooks_hookargs:"),
			hook_facility_hookargs.nr_hooks - 1);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hookargs:none +count -trace"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "set_event", "hooks_hookargs:none\n"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "set_event", "hooks_hookargs:mixed\n"), 1);
	KUNIT_ASSERT_EQ(test, hook_select("facility=hookargs -all"), 0);
	KUNIT_EXPECT_EQ(test, hook_select("hook=hooktest:ask +trace"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "set_event", "hooks_hookargs:"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "set_event", "hooks_hooktest:ask\n"), 1);
}

/* One that is made stays while it is used; afterwards it can go, with its records. */
static void instance_stays(struct kunit *test)
{
	struct trace_array *array;

	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +trace=hooks_own"), 0);
	array = hooks_trace_array_get("hooks_own");
	KUNIT_ASSERT_NOT_NULL(test, array);
	trace_array_put(array);
	KUNIT_EXPECT_EQ(test, trace_array_destroy(array), -EBUSY);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -trace"), 0);
	KUNIT_EXPECT_EQ(test, trace_array_destroy(array), 0);
}

/* Trying makes no instance, nor does what fails. */
static void no_instance_made(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_select_try("hook=hooktest:ask +trace=hooks_never"), 0);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +trace=hooks_never +hist=x"), -EINVAL);
	KUNIT_EXPECT_FALSE(test, files_exist("tracefs", "instances/hooks_never/trace"));
}

/* A handler too many: the events of the others do not stay on. */
static void undone(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[WATCH_ALONE],
						    HOOK_CLASS_PERF, 0);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	select_expect_error(test, "facility=hooktest hook=watch* +trace=hooks_kunit_0", -EBUSY,
			    "the event of hooktest:watch_alone cannot be enabled");
	hook_unregister(handler);
	select_expect(test, "");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hookargs:none +trace=hooks_kunit_0"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "instances/hooks_kunit_0/set_event",
				      "hooks_hooktest:"), 0);
	KUNIT_EXPECT_TRUE(test, subject_settles(subject_hook(&subjects[WATCH]), 0));
}

/* The owner goes with its events on: they are off when it returns. */
static void owner_goes(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +trace=hooks_kunit_0"), 0);
	hooks_withdraw(subject_hook(&subjects[ASK])->desc->facility);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hookargs:none +trace=hooks_kunit_0"), 0);
	KUNIT_EXPECT_EQ(test, enabled(test, "instances/hooks_kunit_0/set_event",
				      "hooks_hooktest:"), 0);
	KUNIT_ASSERT_EQ(test, hooks_announce(subject_hook(&subjects[ASK])->desc->facility), 0);
	select_expect(test, "hook=hookargs:none +trace=hooks_kunit_0\n");
	KUNIT_EXPECT_FALSE(test, subjects[ASK].enabled());
}

static void steer_exit(struct kunit *test)
{
	hook_select("hook=* -all");
	events_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(steered),
	KUNIT_CASE(seen_in_tracefs),
	KUNIT_CASE(instance_stays),
	KUNIT_CASE(no_instance_made),
	KUNIT_CASE(undone),
	KUNIT_CASE(owner_goes),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-steer",
	.suite_init = events_suite_init,
	.suite_exit = events_suite_exit,
	.init = events_init,
	.exit = steer_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

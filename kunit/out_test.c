// SPDX-License-Identifier: GPL-2.0-only
/*
 * Parameters through which handlers hand results back: those that decide or measure
 * may write, those that trace see what was written.
 */
#include <linux/string.h>

#include "hookargs_hooks.h"

#include "handlers.h"

static const struct hookargs_point *traced_at;
static int traced_x;
static int traced_verdict;

static int decide_fill(void *data, struct hookargs_point *point, const char *why)
{
	point->x = 1;
	return strcmp(why, "refuse") ? 0 : -EACCES;
}

static void perf_fill(void *data, struct hookargs_point *point, const char *why, int verdict)
{
	point->x = 10 * point->x + 2;
	point->y = verdict;
}

static void trace_fill(void *data, const struct hookargs_point *point, const char *why,
		       int verdict)
{
	traced_at = point;
	traced_x = point->x;
	traced_verdict = verdict;
}

static void perf_measure(void *data, int a, struct hookargs_point *point)
{
	point->x += a;
}

static void trace_measure(void *data, int a, const struct hookargs_point *point)
{
	traced_at = point;
	traced_x = point->x;
}

/* The trace handlers come last, whatever their priority. */
static const struct hook_handler fill[] = {
	HOOK_TRACE(hookargs, fill, trace_fill, .priority = 100),
	HOOK_PERF(hookargs, fill, perf_fill, .priority = 50),
	HOOK_SECURITY(hookargs, fill, decide_fill),
};

static struct hook_handler measure[12];

static void handed_back(struct kunit *test)
{
	struct hookargs_point point = {};

	KUNIT_ASSERT_EQ(test, hook_register_many(fill, 3), 0);
	KUNIT_EXPECT_EQ(test, hook_hookargs_fill(&point, "grant"), 0);
	KUNIT_EXPECT_EQ(test, point.x, 12);
	KUNIT_EXPECT_EQ(test, point.y, 0);
	KUNIT_EXPECT_PTR_EQ(test, traced_at, (const struct hookargs_point *)&point);
	KUNIT_EXPECT_EQ(test, traced_x, 12);
	KUNIT_EXPECT_EQ(test, traced_verdict, 0);
}

static void handed_back_and_refused(struct kunit *test)
{
	struct hookargs_point point = {};

	KUNIT_ASSERT_EQ(test, hook_register_many(fill, 3), 0);
	KUNIT_EXPECT_EQ(test, hook_hookargs_fill(&point, "refuse"), -EACCES);
	KUNIT_EXPECT_EQ(test, point.x, 12);
	KUNIT_EXPECT_EQ(test, point.y, -EACCES);
	KUNIT_EXPECT_EQ(test, traced_verdict, -EACCES);
}

/* Nobody writes where nobody is armed, or where those who are only trace. */
static void left_alone(struct kunit *test)
{
	struct hookargs_point point = { .x = 7 };

	KUNIT_EXPECT_EQ(test, hook_hookargs_fill(&point, "grant"), 0);
	KUNIT_EXPECT_EQ(test, point.x, 7);
	KUNIT_ASSERT_EQ(test, hook_register(&fill[0]), 0);
	KUNIT_EXPECT_EQ(test, hook_hookargs_fill(&point, "grant"), 0);
	KUNIT_EXPECT_EQ(test, point.x, 7);
	KUNIT_EXPECT_EQ(test, traced_x, 7);
}

/* From one handler to twelve: trace handlers see what all the others have added. */
static void void_hook(struct kunit *test)
{
	static const struct hook_handler perf = HOOK_PERF(hookargs, measure, perf_measure);
	static const struct hook_handler trace = HOOK_TRACE(hookargs, measure, trace_measure);
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(measure); i++) {
		struct hookargs_point point = {};

		measure[i] = i % 2 ? trace : perf;
		measure[i].data = &measure[i];
		KUNIT_ASSERT_EQ(test, hook_register(&measure[i]), 0);
		traced_x = 0;
		hook_hookargs_measure(3, &point);
		KUNIT_EXPECT_EQ(test, point.x, 3 * (i / 2 + 1));
		KUNIT_EXPECT_EQ(test, traced_x, i ? point.x : 0);
	}
}

static int out_init(struct kunit *test)
{
	traced_at = NULL;
	traced_x = 0;
	traced_verdict = 1;
	return handlers_init(test);
}

static void out_exit(struct kunit *test)
{
	hook_unregister_many(fill, ARRAY_SIZE(fill));
	hook_unregister_many(measure, ARRAY_SIZE(measure));
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(handed_back),
	KUNIT_CASE(handed_back_and_refused),
	KUNIT_CASE(left_alone),
	KUNIT_CASE(void_hook),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-out",
	.init = out_init,
	.exit = out_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

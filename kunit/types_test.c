// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers of types that C takes for the hook's and kCFI does not: an enum where that
 * has an integer; or one that got past the compiler altogether. Kernels with kCFI
 * refuse them, and say so, since the walk's call would trap; on others they work.
 */
#include <linux/string.h>

#include "../hooks/compat/cfi.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "messages.h"

static unsigned int seen;

/* Handlers that are right. */
static int decide(void *data, unsigned int color)
{
	seen = color;
	return 0;
}

static void observe(void *data, unsigned int color, int verdict)
{
	seen = color;
}

static void see_named(void *data, enum hookargs_color color, hookargs_id id)
{
	seen = color;
}

static void trace_measure(void *data, int a, const struct hookargs_point *point)
{
	seen = a;
}

/* Of other types. */
static int decide_enum(void *data, enum hookargs_color color)
{
	return decide(data, color);
}

enum answer { ANSWER_NO = -1, ANSWER_YES };

static enum answer decide_answer(void *data, unsigned int color)
{
	seen = color;
	return ANSWER_YES;
}

static void observe_enum(void *data, enum hookargs_color color, int verdict)
{
	observe(data, color, verdict);
}

static void see_unnamed(void *data, unsigned int color, hookargs_id id)
{
	seen = color;
}

static void write_measure(void *data, int a, struct hookargs_point *point)
{
	seen = a;
}

static void hit_sort(void)
{
	hook_hookargs_sort(HOOKARGS_BLUE);
}

static void hit_named(void)
{
	hook_hookargs_named(HOOKARGS_BLUE, 0);
}

static void hit_measure(void)
{
	struct hookargs_point point = {};

	hook_hookargs_measure(HOOKARGS_BLUE, &point);
}

/**
 * struct other - a handler of another type
 * @name: what it is
 * @like: the handler whose type is right
 * @fn: the function
 * @hit: a site
 */
struct other {
	const char *name;
	struct hook_handler like;
	void *fn;
	void (*hit)(void);
};

static const struct other others[] = {
	{ "an enum that decides", HOOK_SECURITY(hookargs, sort, decide), decide_enum, hit_sort },
	{ "a verdict that is an enum", HOOK_SECURITY(hookargs, sort, decide), decide_answer,
	  hit_sort },
	{ "an enum that is measured", HOOK_PERF(hookargs, sort, observe), observe_enum, hit_sort },
	{ "an enum that is traced", HOOK_TRACE(hookargs, sort, observe), observe_enum, hit_sort },
	{ "an enum, by name", HOOK_LATE(hookargs, sort, PERF, observe), observe_enum, hit_sort },
	{ "no enum where the hook has one", HOOK_PERF(hookargs, named, see_named), see_unnamed,
	  hit_named },
	{ "a trace handler that may write", HOOK_TRACE(hookargs, measure, trace_measure),
	  write_measure, hit_measure },
};

static void other_name(const struct other *other, char *desc)
{
	strscpy(desc, other->name, KUNIT_PARAM_DESC_SIZE);
}

KUNIT_ARRAY_PARAM(other, others, other_name);

static struct hook_handler handler;

static void another_type(struct kunit *test)
{
	const struct other *other = test->param_value;
	u64 since = messages_now();

	handler = other->like;
	handler.fn = other->fn;
	seen = 0;
	if (HOOKS_HAVE_CFI_HASH) {
		KUNIT_EXPECT_EQ(test, hook_register(&handler), -EINVAL);
		KUNIT_EXPECT_EQ(test, messages_count(since, "has another type than"), 1U);
		other->hit();
		KUNIT_EXPECT_EQ(test, seen, 0U);
		return;
	}
	KUNIT_ASSERT_EQ(test, hook_register(&handler), 0);
	other->hit();
	KUNIT_EXPECT_EQ(test, seen, (unsigned int)HOOKARGS_BLUE);
}

/* Many of them are called by the walk, where kernels with kCFI look at the type. */
static void its_own_type(struct kunit *test)
{
	const struct other *other = test->param_value;

	handler = other->like;
	seen = 0;
	KUNIT_ASSERT_EQ(test, hook_register(&handler), 0);
	KUNIT_ASSERT_EQ(test, hook_stats_on(handler.hook ?: HOOK(hookargs, sort)), 0);
	other->hit();
	hook_stats_off(handler.hook ?: HOOK(hookargs, sort));
	KUNIT_EXPECT_EQ(test, seen, (unsigned int)HOOKARGS_BLUE);
}

static void types_exit(struct kunit *test)
{
	hook_unregister(&handler);
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(another_type, other_gen_params),
	KUNIT_CASE_PARAM(its_own_type, other_gen_params),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-types",
	.init = handlers_init,
	.exit = types_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

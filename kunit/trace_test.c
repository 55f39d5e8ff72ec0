// SPDX-License-Identifier: GPL-2.0-only
/*
 * Trace events: enabling one registers a handler that records, disabling it removes
 * the handler; and what is recorded.
 */
#include <linux/err.h>
#include <linux/hooks_trace.h>

#include "../hooks/compat/srcu.h"
#include "calls.h"
#include "events.h"
#include "files.h"
#include "hookargs_hooks.h"
#include "handlers.h"
#include "hooktest_hooks.h"

static const char hooktest[] = "hooks_hooktest";
static const char hookargs[] = "hooks_hookargs";

static void expect_disabled(struct kunit *test, const struct subject *subject)
{
	KUNIT_EXPECT_TRUE(test, subject_settles(subject_hook(subject), 0));
	subject_expect_off(test, subject);
}

/* Enabling attaches, and nothing but disabling detaches. */
static void enable_and_disable(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	int i;

	for (i = 0; i < 2; i++) {
		KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, subject->name), 0);
		subject_expect_on(test, subject);
		subject_expect_path(test, subject, 0, 1);
		KUNIT_EXPECT_EQ(test, (int)subject_hook(subject)->nr, 1);
		KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
		KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, subject->name), 0);
		expect_disabled(test, subject);
	}
}

/* Only hits while it is enabled; each of those. */
static void one_record_a_hit(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	char record[64], verdict[32] = "";
	int i;

	if (subject_decides(subject))
		snprintf(verdict, sizeof(verdict), " verdict=%d", subject->verdict);
	snprintf(record, sizeof(record), "%s: a=-3 b=4294967296%s", subject->name, verdict);
	subject->hit(-3, 1L << 32);
	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, subject->name), 0);
	for (i = 0; i < 5; i++)
		subject->hit(-3, 1L << 32);
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, subject->name), 0);
	subject->hit(-3, 1L << 32);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, record), 5);
	expect_disabled(test, subject);
	subject->hit(-3, 1L << 32);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, record), 5);
}

/* Beside handlers of every class; the record has the verdict of those who decide. */
static void beside_others(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	struct hook_handler *set = handlers_add_decider(test, subject, 0, -EACCES);
	const struct hook_handler *order[3] = { set };

	order[1] = handlers_add(test, subject, HOOK_CLASS_PERF, 0);
	order[2] = handlers_add(test, subject, HOOK_CLASS_TRACE, 0);
	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "ask"), 0);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 3), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), -EACCES);
	calls_expect_handlers(test, order, 3);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "ask: a=1 b=2 verdict=-13"), 1);
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, "ask"), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), -EACCES);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "ask: a=1 b=2 verdict=-13"), 1);
	hook_unregister_many(set, 3);
	expect_disabled(test, subject);
}

/* Handlers who come while a disabled event has not been cleared away. */
static void before_it_settles(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];
	struct hook_handler *handler = handlers_add(test, subject, HOOK_CLASS_PERF, 0);
	const struct hook_handler *order[] = { handler };

	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "watch"), 0);
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, "watch"), 0);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	subject->hit(1, 2);
	calls_expect_handlers(test, order, 1);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "watch: a=1 b=2"), 0);
	hook_unregister(handler);
	expect_disabled(test, subject);
}

/* Enabled again at once, many times over: each hit is recorded once or not at all. */
static void to_and_fro(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	int i;

	for (i = 0; i < 50; i++) {
		KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "ask"), 0);
		subject->hit(1, 2);
		KUNIT_ASSERT_EQ(test, events_disable(0, hooktest, "ask"), 0);
		subject->hit(1, 2);
	}
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "ask: a=1 b=2 verdict=0"), 50);
	expect_disabled(test, subject);
}

static void two_instances(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];

	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "watch"), 0);
	KUNIT_ASSERT_EQ(test, events_enable(1, hooktest, "watch"), 0);
	subject->hit(1, 2);
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, "watch"), 0);
	subject->hit(1, 2);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "watch: a=1 b=2"), 1);
	KUNIT_EXPECT_EQ(test, events_count(test, 1, "watch: a=1 b=2"), 2);
	subject_expect_on(test, subject);
	KUNIT_EXPECT_EQ(test, events_disable(1, hooktest, "watch"), 0);
	expect_disabled(test, subject);
}

/* All events of a facility by one command. */
static void whole_facility(struct kunit *test)
{
	unsigned int i;

	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, NULL), 0);
	for (i = 0; i < NR_SUBJECTS; i++) {
		subject_expect_on(test, &subjects[i]);
		subjects[i].hit(1, 2);
	}
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, NULL), 0);
	for (i = 0; i < NR_SUBJECTS; i++)
		expect_disabled(test, &subjects[i]);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "watch_asleep: a=1 b=2"), 1);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "ask_granted: a=1 b=2 verdict=1"), 1);
}

/* The event takes the place of a handler, where there is one only. */
static void limit_of_one(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK_ALONE],
						    HOOK_CLASS_SECURITY, 0);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, events_enable(0, hooktest, "ask_alone"), -EBUSY);
	hook_unregister(handler);
	KUNIT_EXPECT_EQ(test, events_enable(0, hooktest, "ask_alone"), 0);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EBUSY);
}

/* The owner goes while its event is on: then it is off, and cannot be enabled. */
static void owner_goes(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];

	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "watch"), 0);
	hooks_withdraw(&hook_facility_hooktest);
	subject_expect_off(test, subject);
	KUNIT_EXPECT_EQ(test, events_enable(1, hooktest, "watch"), -ENODEV);
	KUNIT_EXPECT_EQ(test, events_disable(0, hooktest, "watch"), 0);
	KUNIT_EXPECT_EQ(test, events_enable(0, hooktest, "watch"), -ENODEV);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	subject_expect_off(test, subject);
	KUNIT_EXPECT_EQ(test, events_enable(0, hooktest, "watch"), 0);
	subject->hit(1, 2);
	KUNIT_EXPECT_EQ(test, events_count(test, 0, "watch: a=1 b=2"), 1);
}

static int answers[2];

static void watch_meddling(void *data, int a, long b)
{
	answers[0] = events_disable(0, hooktest, "watch_asleep");
	answers[1] = events_enable(0, hooktest, "watch");
}

/*
 * A handler of a sleepable hook disables the hook's event, for which it would have to
 * wait for itself; and may not enable one.
 */
static void from_a_handler(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_ASLEEP];
	struct hook_handler *handler = handlers_add(test, subject, HOOK_CLASS_PERF, 0);

	if (HOOKS_LOCKDEP_SEES_SRCU)
		kunit_skip(test, "lockdep would report what must not be done");
	handler->fn = watch_meddling;
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_ASSERT_EQ(test, events_enable(0, hooktest, "watch_asleep"), 0);
	answers[0] = -EIO;
	subject->hit(1, 2);
	KUNIT_EXPECT_EQ(test, answers[0], 0);
	KUNIT_EXPECT_EQ(test, answers[1], -EDEADLK);
	hook_unregister(handler);
	expect_disabled(test, subject);
	expect_disabled(test, &subjects[WATCH]);
}

static void expect_record(struct kunit *test, const char *record)
{
	KUNIT_EXPECT_EQ_MSG(test, events_count(test, 0, record), 1, "%s", record);
}

/* Case 30, and no parameters at all. */
static void fields(struct kunit *test)
{
	char s[3] = { 'x', 'y', 'z' };

	KUNIT_ASSERT_EQ(test, events_enable(0, hookargs, NULL), 0);
	hook_hookargs_mixed(1, U64_MAX, 3, s, U64_MAX - 1);
	hook_hookargs_dozen(1, -2, 3, -4, 5, -6, 7, -8, true, 'A', 9, -10);
	KUNIT_EXPECT_EQ(test, hook_hookargs_none_int(), 0);
	hook_hookargs_none();
	expect_record(test, "mixed: a=1 b=18446744073709551615 c=3 s=xyz d=18446744073709551614");
	expect_record(test,
		      "dozen: a=1 b=-2 c=3 d=-4 e=5 f=-6 g=7 h=-8 i=1 j=65 k=9 l=-10 verdict=0");
	expect_record(test, "none_int: verdict=0");
	expect_record(test, "none: ");
}

/* Names and not numbers; where there is no name, the number. */
static void symbols(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, events_enable(0, hookargs, "named"), 0);
	hook_hookargs_named(HOOKARGS_BLUE, 5);
	hook_hookargs_named((enum hookargs_color)7, 0);
	expect_record(test, "named: color=blue id=one|four");
	expect_record(test, "named: color=0x7 id=");
}

/* Case 14: what cannot be followed is recorded as such. */
static void bad_pointers(struct kunit *test)
{
	struct hookargs_point point = { .x = 42 };
	char text[] = "once";

	KUNIT_ASSERT_EQ(test, events_enable(0, hookargs, "pointers"), 0);
	hook_hookargs_pointers(text, &point, NULL);
	strcpy(text, "gone");
	hook_hookargs_pointers(NULL, NULL, NULL);
	hook_hookargs_pointers(ERR_PTR(-EIO), ERR_PTR(-EIO), NULL);
	expect_record(test, "pointers: text=once x=42 where=0000000000000000");
	expect_record(test, "pointers: text=(null) x=0 where=0000000000000000");
	expect_record(test, "pointers: text=(error) x=0 where=0000000000000000");
}

/* As the counts of array and bitmask fields are taken. */
static void counts_of_elements(struct kunit *test)
{
	static const u32 some[4];

	KUNIT_EXPECT_EQ(test, hook_array_size(some, 3, sizeof(u32)), 12);
	KUNIT_EXPECT_EQ(test, hook_array_size(some, 0, sizeof(u32)), 0);
	KUNIT_EXPECT_EQ(test, hook_array_size(some, -EIO, sizeof(u32)), 0);
	KUNIT_EXPECT_EQ(test, hook_array_size(some, SIZE_MAX, sizeof(u32)), 0);
	KUNIT_EXPECT_EQ(test, hook_array_size(some, U32_MAX, sizeof(u32)), HOOK_TEXT_MAX);
	KUNIT_EXPECT_EQ(test, hook_array_size(some, U32_MAX, 3), HOOK_TEXT_MAX / 3 * 3);
	KUNIT_EXPECT_EQ(test, hook_array_size(NULL, 3, sizeof(u32)), 0);
	KUNIT_EXPECT_EQ(test, hook_bitmask_size(some, 1), sizeof(long));
	KUNIT_EXPECT_EQ(test, hook_bitmask_size(some, -1), 0);
	KUNIT_EXPECT_EQ(test, hook_bitmask_size(some, U32_MAX), HOOK_TEXT_MAX);
}

static void perf_measure(void *data, int a, struct hookargs_point *point)
{
	point->x = 2 * a;
}

/* What a handler has handed back is recorded, since tracing comes last. */
static void results(struct kunit *test)
{
	static const struct hook_handler handler = HOOK_PERF(hookargs, measure, perf_measure);
	struct hookargs_point point = { .x = -1 };

	KUNIT_ASSERT_EQ(test, events_enable(0, hookargs, "measure"), 0);
	hook_hookargs_measure(3, &point);
	KUNIT_ASSERT_EQ(test, hook_register(&handler), 0);
	hook_hookargs_measure(4, &point);
	hook_unregister(&handler);
	expect_record(test, "measure: a=3 x=-1");
	expect_record(test, "measure: a=4 x=8");
}

static void format_of_the_event(struct kunit *test)
{
	static const char *const lines[] = {
		"name: ask\n",
		"\tfield:int a;\toffset:8;\tsize:4;\tsigned:1;\n",
		"\tfield:long b;",
		"\tfield:int verdict;",
		"print fmt: \"a=%d b=%ld verdict=%d\", ",
	};
	char *text = files_read(test, "tracefs", "events/hooks_hooktest/ask/format");
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(lines); i++)
		KUNIT_EXPECT_EQ_MSG(test, files_count(text, lines[i]), 1, "%s", lines[i]);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(enable_and_disable, subject_params),
	KUNIT_CASE_PARAM(one_record_a_hit, subject_params),
	KUNIT_CASE(beside_others),
	KUNIT_CASE(before_it_settles),
	KUNIT_CASE(to_and_fro),
	KUNIT_CASE(two_instances),
	KUNIT_CASE(whole_facility),
	KUNIT_CASE(limit_of_one),
	KUNIT_CASE(owner_goes),
	KUNIT_CASE(from_a_handler),
	KUNIT_CASE(fields),
	KUNIT_CASE(symbols),
	KUNIT_CASE(bad_pointers),
	KUNIT_CASE(counts_of_elements),
	KUNIT_CASE(results),
	KUNIT_CASE(format_of_the_event),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-trace",
	.suite_init = events_suite_init,
	.suite_exit = events_suite_exit,
	.init = events_init,
	.exit = events_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

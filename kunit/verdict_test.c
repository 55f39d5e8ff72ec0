// SPDX-License-Identifier: GPL-2.0-only
/*
 * Verdicts: the first one that is not the default stands, whoever else is there;
 * observers always run, and are told it.
 */
#include "calls.h"
#include "handlers.h"

#define NR_OBSERVERS	3
#define DECIDERS_MAX	30

/* Deciders in calling order, and observers behind them, all registered. */
struct panel {
	const struct subject *subject;
	struct hook_handler *deciders;
	struct hook_handler *observers;
	unsigned int nr;
};

static struct panel convene(struct kunit *test, unsigned int nr)
{
	struct panel panel = { .subject = test->param_value, .nr = nr };
	struct hook_handler *handler;
	unsigned int i;

	for (i = 0; i < nr; i++) {
		handler = handlers_add(test, panel.subject, HOOK_CLASS_SECURITY, 0);
		panel.deciders = panel.deciders ?: handler;
	}
	for (i = 0; i < NR_OBSERVERS; i++) {
		handler = handlers_add(test, panel.subject, i ? HOOK_CLASS_TRACE :
				       HOOK_CLASS_PERF, 0);
		panel.observers = panel.observers ?: handler;
	}
	KUNIT_ASSERT_EQ(test, hook_register_many(panel.deciders ?: panel.observers,
						 nr + NR_OBSERVERS), 0);
	return panel;
}

static void dismiss(struct panel *panel)
{
	hook_unregister_many(panel->deciders ?: panel->observers, panel->nr + NR_OBSERVERS);
}

static void set_verdict(struct panel *panel, unsigned int i, int verdict)
{
	struct probe *probe = panel->deciders[i].data;

	probe->verdict = verdict;
}

/* A hit calls so many deciders, and then all observers, who are told the verdict. */
static void expect_hit(struct kunit *test, struct panel *panel, unsigned int asked,
		       int verdict)
{
	static struct calls expected;
	unsigned int i;

	expected.nr = 0;
	for (i = 0; i < asked; i++)
		expected.call[expected.nr++] = (struct call) {
			panel->deciders[i].fn, panel->deciders[i].data, -7, LONG_MIN, 0
		};
	for (i = 0; i < NR_OBSERVERS; i++)
		expected.call[expected.nr++] = (struct call) {
			panel->observers[i].fn, panel->observers[i].data, -7, LONG_MIN, verdict
		};
	calls_clear();
	KUNIT_EXPECT_EQ(test, panel->subject->hit(-7, LONG_MIN), verdict);
	calls_expect(test, &expected);
}

/* One of them refuses, each in turn. */
static void expect_one(struct kunit *test, struct panel *panel, int verdict)
{
	unsigned int i;

	for (i = 0; i < panel->nr; i++) {
		set_verdict(panel, i, verdict);
		expect_hit(test, panel, i + 1, verdict);
		set_verdict(panel, i, panel->subject->verdict);
	}
	expect_hit(test, panel, panel->nr, panel->subject->verdict);
}

/* Two of them refuse, each pair in turn: the one that is asked first prevails. */
static void expect_two(struct kunit *test, struct panel *panel, int first, int second)
{
	unsigned int i, k;

	for (i = 0; i < panel->nr; i++) {
		for (k = i + 1; k < panel->nr; k++) {
			set_verdict(panel, i, first);
			set_verdict(panel, k, second);
			expect_hit(test, panel, i + 1, first);
			set_verdict(panel, k, panel->subject->verdict);
		}
		set_verdict(panel, i, panel->subject->verdict);
	}
}

/* Case 5, for every place that the refusals can have. */
static void expect_refusals(struct kunit *test, unsigned int nr)
{
	struct panel panel = convene(test, nr);

	expect_one(test, &panel, -EPERM);
	expect_one(test, &panel, -MAX_ERRNO);
	expect_two(test, &panel, -EPERM, -EACCES);
	expect_two(test, &panel, -EACCES, -EPERM);
	if (panel.subject->verdict)
		expect_one(test, &panel, 0);
	dismiss(&panel);
}

static void no_decider(struct kunit *test)
{
	struct panel panel = convene(test, 0);

	expect_hit(test, &panel, 0, panel.subject->verdict);
	dismiss(&panel);
}

static void one_decider(struct kunit *test)
{
	expect_refusals(test, 1);
}

static void two_deciders(struct kunit *test)
{
	expect_refusals(test, 2);
}

static void three_deciders(struct kunit *test)
{
	expect_refusals(test, 3);
}

static void four_deciders(struct kunit *test)
{
	expect_refusals(test, 4);
}

static void thirty_deciders(struct kunit *test)
{
	expect_refusals(test, DECIDERS_MAX);
}

/* Which refusal stands is by priority, not by who came first. */
static void by_priority(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *low = handlers_add_decider(test, subject, -1, -EACCES);
	struct hook_handler *high = handlers_add_decider(test, subject, 1, -EPERM);
	struct hook_handler *mute = handlers_add_decider(test, subject, 2, subject->verdict);

	KUNIT_ASSERT_EQ(test, hook_register(low), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EACCES);
	KUNIT_ASSERT_EQ(test, hook_register(high), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EPERM);
	KUNIT_ASSERT_EQ(test, hook_register(mute), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EPERM);
	hook_unregister(high);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EACCES);
	KUNIT_ASSERT_EQ(test, hook_register(high), 0);
	hook_unregister(low);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EPERM);
}

/* Deciders go, the first one first: it is the next one's refusal that stands. */
static void one_after_the_other(struct kunit *test)
{
	struct panel panel = convene(test, DECIDERS_MAX);
	unsigned int i;

	for (i = 0; i < DECIDERS_MAX; i++)
		set_verdict(&panel, i, -100 - (int)i);
	for (i = 0; i < DECIDERS_MAX; i++) {
		KUNIT_EXPECT_EQ(test, panel.subject->hit(0, 0), -100 - (int)i);
		hook_unregister(&panel.deciders[i]);
	}
	KUNIT_EXPECT_EQ(test, panel.subject->hit(0, 0), panel.subject->verdict);
	dismiss(&panel);
}

/* A hook that takes one handler: it decides alone, or observes the default. */
static void alone(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_ALONE];
	struct hook_handler *decider = handlers_add_decider(test, subject, 0, -EACCES);
	struct hook_handler *observer = handlers_add(test, subject, HOOK_CLASS_PERF, 0);

	KUNIT_ASSERT_EQ(test, hook_register(decider), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), -EACCES);
	hook_unregister(decider);
	KUNIT_ASSERT_EQ(test, hook_register(observer), 0);
	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(0, 0), 0);
	KUNIT_ASSERT_EQ(test, calls_made.nr, 1);
	KUNIT_EXPECT_EQ(test, calls_made.call[0].verdict, 0);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(no_decider, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(one_decider, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(two_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(three_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(four_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(thirty_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(by_priority, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(one_after_the_other, subject_asked_roomy_params),
	KUNIT_CASE(alone),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-verdict",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Verdicts out of range: where a hook takes errors only the site sees -EPERM, and
 * the kernel's log tells of it once.
 */
#include <linux/limits.h>

#include "calls.h"
#include "handlers.h"
#include "messages.h"

static const int outside[] = { 1, 2, 4096, INT_MAX, -4096, -4097, INT_MIN };

/* So many deciders, of which the last one decides, and an observer. */
static struct probe *convene(struct kunit *test, unsigned int nr)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *set, *last;
	unsigned int i;

	set = handlers_add(test, subject, HOOK_CLASS_PERF, 0);
	for (i = 0; i < nr; i++)
		last = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, nr + 1), 0);
	return last->data;
}

/* A verdict of @returned reaches the site, and the observer, as @verdict. */
static void expect_verdict(struct kunit *test, struct probe *probe, int returned,
			   int verdict, unsigned int nr)
{
	const struct subject *subject = test->param_value;

	probe->verdict = returned;
	calls_clear();
	KUNIT_EXPECT_EQ_MSG(test, subject->hit(1, 1), verdict, "returned %d", returned);
	KUNIT_ASSERT_EQ(test, calls_made.nr, nr + 1);
	KUNIT_EXPECT_EQ(test, calls_made.call[nr].verdict, verdict);
}

static void expect_outside(struct kunit *test, unsigned int nr)
{
	const struct subject *subject = test->param_value;
	struct probe *probe = convene(test, nr);
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(outside); i++) {
		bool fine = subject->any || outside[i] == subject->verdict;

		expect_verdict(test, probe, outside[i], fine ? outside[i] : -EPERM, nr);
	}
}

/* Case 6, through a slot. */
static void one_decider(struct kunit *test)
{
	expect_outside(test, 1);
}

/* Case 6, through the second slot. */
static void two_deciders(struct kunit *test)
{
	expect_outside(test, 2);
}

/* Case 6, through the walk, where there are less than nine slots. */
static void nine_deciders(struct kunit *test)
{
	expect_outside(test, 9);
}

/* The ends of the range are inside. */
static void inside(struct kunit *test)
{
	static const int errors[] = { -MAX_ERRNO, -MAX_ERRNO + 1, -EPERM, -ENOMEM, 0 };
	struct probe *probe = convene(test, 1);
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(errors); i++)
		expect_verdict(test, probe, errors[i], errors[i], 1);
}

/* It is a verdict: who is behind is not asked. */
static void ends_the_asking(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *set = handlers_add_decider(test, subject, 0, INT_MIN);

	handlers_add_decider(test, subject, 0, -EACCES);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 2), 0);
	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(1, 1), subject->any ? INT_MIN : -EPERM);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 1);
}

static void reported_once(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct probe *probe = convene(test, 1);
	u64 since = messages_now();
	char start[64];
	int i;

	if (!IS_ENABLED(CONFIG_PRINTK))
		kunit_skip(test, "needs CONFIG_PRINTK");
	snprintf(start, sizeof(start), "hooktest:%s: a handler returned ", subject->name);
	subject_hook(subject)->reported = 0;
	for (i = 0; i < 3; i++)
		expect_verdict(test, probe, 4711 + i, subject->any ? 4711 + i : -EPERM, 1);
	KUNIT_EXPECT_EQ(test, messages_count(since, start), subject->any ? 0 : 1);
	strlcat(start, "4711, ", sizeof(start));
	KUNIT_EXPECT_EQ(test, messages_count(since, start), subject->any ? 0 : 1);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(one_decider, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(two_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(nine_deciders, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(inside, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(ends_the_asking, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(reported_once, subject_asked_roomy_params),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-range",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

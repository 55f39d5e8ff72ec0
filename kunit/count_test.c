// SPDX-License-Identifier: GPL-2.0-only
/*
 * Statistics of handlers; and how many grace periods changes wait for.
 */
#include "calls.h"
#include "files.h"
#include "handlers.h"

static void expect_stats(struct kunit *test, const struct hook_handler *handler, u64 hits,
			 u64 refused)
{
	struct hook_stats stats = { .hits = 4711 };

	KUNIT_ASSERT_EQ(test, hook_stats_read(handler, &stats), 0);
	KUNIT_EXPECT_EQ(test, stats.hits, hits);
	KUNIT_EXPECT_EQ(test, stats.refused, refused);
}

static void hit(const struct subject *subject, unsigned int times)
{
	while (times--)
		subject->hit(1, 2);
}

/* Counted from on to off; on the walk meanwhile, in the slots before and behind. */
static void on_and_off(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook *hook = subject_hook(subject);
	struct hook_handler *set = handlers_add(test, subject, HOOK_CLASS_PERF, 0);

	handlers_add(test, subject, HOOK_CLASS_TRACE, 0);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 2), 0);
	hit(subject, 3);
	expect_stats(test, &set[0], 0, 0);
	KUNIT_ASSERT_EQ(test, hook_stats_on(hook), 0);
	KUNIT_EXPECT_EQ(test, hook->path, HOOK_PATH_WALK);
	hit(subject, 5);
	KUNIT_EXPECT_EQ(test, hook_stats_on(hook), 0);
	hit(subject, 2);
	hook_stats_off(hook);
	subject_expect_path(test, subject, 0, 2);
	hit(subject, 3);
	hook_stats_off(hook);
	expect_stats(test, &set[0], 7, 0);
	expect_stats(test, &set[1], 7, 0);
	KUNIT_ASSERT_EQ(test, hook_stats_on(hook), 0);
	hit(subject, 1);
	expect_stats(test, &set[1], 8, 0);
	hook_stats_off(hook);
}

/* Who returns something else than the default has refused; who is not asked has not. */
static void refusals(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *set = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);
	struct probe *probe = set->data;

	handlers_add_decider(test, subject, 0, -EACCES);
	handlers_add(test, subject, HOOK_CLASS_TRACE, 0);
	KUNIT_ASSERT_EQ(test, hook_stats_on(subject_hook(subject)), 0);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 3), 0);
	hit(subject, 4);
	probe->verdict = -EPERM;
	hit(subject, 2);
	expect_stats(test, &set[0], 6, 2);
	expect_stats(test, &set[1], 4, 4);
	expect_stats(test, &set[2], 6, 0);
}

static void not_registered(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	struct hook_stats stats;

	KUNIT_EXPECT_EQ(test, hook_stats_read(handler, &stats), -ENOENT);
	hooks_withdraw(subject_hook(&subjects[ASK])->desc->facility);
	KUNIT_EXPECT_EQ(test, hook_stats_on(subject_hook(&subjects[ASK])), -ENODEV);
	hook_stats_off(subject_hook(&subjects[ASK]));
}

/* What the owner leaves behind is not counted when it returns. */
static void owner_goes(struct kunit *test)
{
	struct hook *hook = subject_hook(&subjects[ASK]);
	struct hook_facility *facility = hook->desc->facility;
	struct hook_handler *handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);

	KUNIT_ASSERT_EQ(test, hook_stats_on(hook), 0);
	hooks_withdraw(facility);
	KUNIT_ASSERT_EQ(test, hooks_announce(facility), 0);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	hit(&subjects[ASK], 3);
	expect_stats(test, handler, 0, 0);
	subject_expect_path(test, &subjects[ASK], 0, 1);
}

static void listed(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 5, -EACCES);
	char *text;

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs CONFIG_DEBUG_FS");
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	text = files_read(test, "debugfs", "hooks/hooktest/ask/handlers");
	KUNIT_EXPECT_EQ(test, files_count(text, "\tarmed\t-\t-\t-\t"), 1);
	KUNIT_ASSERT_EQ(test, hook_stats_on(subject_hook(&subjects[ASK])), 0);
	hit(&subjects[ASK], 3);
	text = files_read(test, "debugfs", "hooks/hooktest/ask/handlers");
	KUNIT_EXPECT_EQ(test, files_count(text, "\tarmed\t3\t3\t"), 1);
	hook_disarm_many(handler, 1);
	text = files_read(test, "debugfs", "hooks/hooktest/ask/handlers");
	KUNIT_EXPECT_EQ(test, files_count(text, "\tattached\t3\t3\t"), 1);
}

/* A handler for each hook, or for each of those whose handlers do not sleep. */
static struct hook_handler *one_for_each(struct kunit *test, bool asleep, unsigned int *nr)
{
	struct hook_handler *set = NULL, *handler;
	unsigned int i;

	*nr = 0;
	for (i = 0; i < NR_SUBJECTS; i++) {
		if (subjects[i].asleep && !asleep)
			continue;
		handler = handlers_add(test, &subjects[i], subject_class(&subjects[i]), 0);
		set = set ?: handler;
		++*nr;
	}
	return set;
}

/* One grace period for a set, and one more for its sleepable facility. */
static void expect_waits(struct kunit *test, bool asleep, unsigned long waits)
{
	unsigned long before = hooks_nr_waits();
	struct hook_handler *set;
	unsigned int nr;

	set = one_for_each(test, asleep, &nr);
	KUNIT_ASSERT_EQ(test, hook_attach_many(set, nr), 0);
	hook_arm_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 0);
	hook_disarm_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, waits);
	hook_unregister_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 2 * waits);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, nr), 0);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 2 * waits);
	hook_unregister_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 3 * waits);
	hook_unregister_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 3 * waits);
}

static void waits_of_a_set(struct kunit *test)
{
	expect_waits(test, false, 1);
}

static void waits_of_a_sleepable_set(struct kunit *test)
{
	expect_waits(test, true, 2);
}

/* At the back of the slots nobody is waited for, and in the walk neither. */
static void waits_at_the_back(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	unsigned long before = hooks_nr_waits();
	unsigned int i;

	for (i = 0; i < subject->observe_slots; i++)
		KUNIT_ASSERT_EQ(test, hook_register(handlers_add(test, subject,
								 HOOK_CLASS_PERF, 0)), 0);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 0);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(on_and_off, subject_roomy_params),
	KUNIT_CASE_PARAM(refusals, subject_asked_roomy_params),
	KUNIT_CASE(not_registered),
	KUNIT_CASE(owner_goes),
	KUNIT_CASE(listed),
	KUNIT_CASE(waits_of_a_set),
	KUNIT_CASE(waits_of_a_sleepable_set),
	KUNIT_CASE_PARAM(waits_at_the_back, subject_roomy_params),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-count",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

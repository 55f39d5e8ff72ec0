// SPDX-License-Identifier: GPL-2.0-only
/*
 * Sets of handlers on many hooks: all are registered, or none.
 */
#include "calls.h"
#include "handlers.h"
#include "hookcond_hooks.h"

/* A handler for each hook, in one array. */
static struct hook_handler *one_for_each(struct kunit *test)
{
	struct hook_handler *set = NULL, *handler;
	unsigned int i;

	for (i = 0; i < NR_SUBJECTS; i++) {
		handler = handlers_add(test, &subjects[i], subject_class(&subjects[i]), 0);
		set = set ?: handler;
	}
	return set;
}

static void expect_all_off(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < NR_SUBJECTS; i++)
		subject_expect_off(test, &subjects[i]);
}

/* Each hook calls its handler of the set, once. */
static void expect_calls(struct kunit *test, const struct hook_handler *set)
{
	unsigned int i;

	for (i = 0; i < NR_SUBJECTS; i++) {
		const struct hook_handler *handler = &set[i];

		calls_clear();
		subject_expect_on(test, &subjects[i]);
		KUNIT_EXPECT_EQ(test, subjects[i].hit(3, 4), subjects[i].verdict);
		calls_expect_handlers(test, &handler, 1);
	}
}

static void all(struct kunit *test)
{
	struct hook_handler *set = one_for_each(test);

	KUNIT_ASSERT_EQ(test, hook_register_many(set, NR_SUBJECTS), 0);
	expect_calls(test, set);
	hook_unregister_many(set, NR_SUBJECTS);
	expect_all_off(test);
}

/* Whichever of them is refused: the hooks are as before. */
static void none_but_one_has_no_function(struct kunit *test)
{
	struct hook_handler *set = one_for_each(test);
	unsigned int i;
	void *fn;

	for (i = 0; i < NR_SUBJECTS; i++) {
		fn = set[i].fn;
		set[i].fn = NULL;
		KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EINVAL);
		set[i].fn = fn;
		expect_all_off(test);
	}
	KUNIT_ASSERT_EQ(test, hook_register_many(set, NR_SUBJECTS), 0);
	expect_calls(test, set);
}

/* Where handlers are registered already they stay, and are called as before. */
static void none_beside_others(struct kunit *test)
{
	struct hook_handler *before = one_for_each(test), *set = one_for_each(test);
	unsigned int i;

	KUNIT_ASSERT_EQ(test, hook_register_many(before, NR_SUBJECTS), 0);
	for (i = 0; i < NR_SUBJECTS; i++)
		set[i].priority = 1;
	set[WATCH_ALONE].hook = subject_hook(&subjects[WATCH]);
	set[ASK_ALONE].hook = subject_hook(&subjects[ASK]);
	set[NR_SUBJECTS - 1].hook = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EINVAL);
	expect_calls(test, before);
}

/* The error is that of the first handler that is refused. */
static void first_error(struct kunit *test)
{
	struct hook_handler *set = one_for_each(test);
	struct hook_handler *alone;

	alone = handlers_add(test, &subjects[ASK_ALONE], HOOK_CLASS_TRACE, 0);
	KUNIT_ASSERT_EQ(test, hook_register(alone), 0);
	set[NR_SUBJECTS - 1].fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EBUSY);
	set[WATCH_SLOT] = set[WATCH];
	KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EEXIST);
	set[WATCH].class = (enum hook_class)NR_CLASSES;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EINVAL);
	hook_unregister(alone);
	expect_all_off(test);
}

/* A set of which some are registered already by themselves. */
static void one_is_registered(struct kunit *test)
{
	struct hook_handler *set = one_for_each(test);

	KUNIT_ASSERT_EQ(test, hook_register(&set[ASK]), 0);
	KUNIT_EXPECT_EQ(test, hook_register_many(set, NR_SUBJECTS), -EEXIST);
	subject_expect_on(test, &subjects[ASK]);
	hook_unregister(&set[ASK]);
	expect_all_off(test);
}

/* Sets are registered and unregistered in other shares than these. */
static void other_shares(struct kunit *test)
{
	struct hook_handler *set = one_for_each(test);

	KUNIT_ASSERT_EQ(test, hook_register_many(set, 5), 0);
	KUNIT_ASSERT_EQ(test, hook_register_many(set + 5, NR_SUBJECTS - 5), 0);
	expect_calls(test, set);
	hook_unregister_many(set + 1, NR_SUBJECTS - 2);
	subject_expect_on(test, &subjects[0]);
	subject_expect_on(test, &subjects[NR_SUBJECTS - 1]);
	hook_unregister_many(set, NR_SUBJECTS);
	expect_all_off(test);
}

/* Several for each hook, hook by hook and round and round. */
static void several_for_each(struct kunit *test)
{
	struct hook_handler *set = NULL, *handler;
	const struct subject *subject;
	unsigned int i, nr = 0;

	for (i = 0; i < 3 * NR_SUBJECTS; i++) {
		subject = &subjects[i % NR_SUBJECTS];
		if (subject->limit < 3)
			continue;
		handler = handlers_add(test, subject, subject_class(subject), 0);
		set = set ?: handler;
		nr++;
	}
	KUNIT_ASSERT_EQ(test, hook_register_many(set, nr), 0);
	for (i = 0; i < NR_SUBJECTS; i++) {
		calls_clear();
		subjects[i].hit(1, 1);
		KUNIT_EXPECT_EQ(test, calls_made.nr, subjects[i].limit < 3 ? 0 : 3);
	}
	hook_unregister_many(set, nr);
	expect_all_off(test);
}

static int decide(void *data, int a)
{
	return -EACCES;
}

/* Hooks of several facilities. */
static void facilities(struct kunit *test)
{
	struct hook_handler *set = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	struct hook_handler *other = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	static const struct hook_handler present = HOOK_SECURITY(hookcond, present, decide);

	*other = present;
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 2), 0);
	KUNIT_EXPECT_EQ(test, hook_hookcond_present(1), -EACCES);
	subject_expect_on(test, &subjects[ASK]);
	hook_unregister_many(set, 2);
	KUNIT_EXPECT_EQ(test, hook_hookcond_present(1), 0);
	subject_expect_off(test, &subjects[ASK]);

	hooks_withdraw(&hook_facility_hookcond);
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 2), -ENODEV);
	subject_expect_off(test, &subjects[ASK]);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(all),
	KUNIT_CASE(none_but_one_has_no_function),
	KUNIT_CASE(none_beside_others),
	KUNIT_CASE(first_error),
	KUNIT_CASE(one_is_registered),
	KUNIT_CASE(other_shares),
	KUNIT_CASE(several_for_each),
	KUNIT_CASE(facilities),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-set",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

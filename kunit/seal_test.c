// SPDX-License-Identifier: GPL-2.0-only
/*
 * Policy that is not undone: handlers that stay, hooks that no decider joins any
 * more; and handlers that cannot stay.
 */
#include "calls.h"
#include "handlers.h"
#include "hooktest_hooks.h"

static void expect_verdict(struct kunit *test, int verdict)
{
	KUNIT_EXPECT_EQ(test, subjects[ASK].hit(1, 2), verdict);
}

/* Only the hook's owner takes it along. */
static void permanent(struct kunit *test)
{
	struct hook_handler *handler;

	handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	handler->permanent = true;
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	hook_disarm_many(handler, 1);
	expect_verdict(test, -EACCES);
	hook_disable(handler);
	expect_verdict(test, -EACCES);
	hook_unregister(handler);
	expect_verdict(test, -EACCES);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EEXIST);
	hooks_withdraw(&hook_facility_hooktest);
	expect_verdict(test, 0);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	expect_verdict(test, 0);
}

/* Not until all of its set are registered. */
static void permanent_in_a_refused_set(struct kunit *test)
{
	struct hook_handler *set = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	struct hook_handler *wrong = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);

	set->permanent = true;
	wrong->fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 2), -EINVAL);
	expect_verdict(test, 0);
	set->permanent = false;
	KUNIT_ASSERT_EQ(test, hook_register(set), 0);
	hook_unregister(set);
	expect_verdict(test, 0);
}

/* Others of a set are unregistered all the same. */
static void permanent_beside_others(struct kunit *test)
{
	struct hook_handler *set = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);

	handlers_add_decider(test, &subjects[ASK], 1, -EPERM);
	set->permanent = true;
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 2), 0);
	expect_verdict(test, -EPERM);
	hook_unregister_many(set, 2);
	expect_verdict(test, -EACCES);
}

/* No decider joins, before or behind; whoever is there stays, and may go. */
static void sealed(struct kunit *test)
{
	struct hook_handler *first = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	struct hook_handler *second = handlers_add_decider(test, &subjects[ASK], 1, -EPERM);
	struct hook_handler *perf = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	struct hook_handler *trace = handlers_add(test, &subjects[ASK], HOOK_CLASS_TRACE, 0);

	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	hook_seal(HOOK(hooktest, ask));
	KUNIT_EXPECT_EQ(test, hook_register(second), -EPERM);
	KUNIT_EXPECT_EQ(test, hook_attach_many(second, 1), -EPERM);
	KUNIT_EXPECT_EQ(test, hook_register(perf), 0);
	KUNIT_EXPECT_EQ(test, hook_register(trace), 0);
	expect_verdict(test, -EACCES);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 3);
	hook_unregister(first);
	KUNIT_EXPECT_EQ(test, hook_register(first), -EPERM);
	expect_verdict(test, 0);
}

/* Who was attached before may be armed. */
static void sealed_behind_the_attached(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);

	KUNIT_ASSERT_EQ(test, hook_attach_many(handler, 1), 0);
	hook_seal(HOOK(hooktest, ask));
	hook_arm_many(handler, 1);
	expect_verdict(test, -EACCES);
}

/* A seal is of one hook, and breaks when the owner goes. */
static void sealed_until_the_owner_goes(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	struct hook_handler *other = handlers_add_decider(test, &subjects[ASK_FREE], 0, -EACCES);

	hook_seal(HOOK(hooktest, ask));
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EPERM);
	KUNIT_EXPECT_EQ(test, hook_register(other), 0);
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	KUNIT_EXPECT_EQ(test, hook_register(handler), 0);
}

static int __init decide_init(void *data, int a, long b)
{
	return 0;
}

/* Text that would go while the handler is registered; __ref, since that is meant. */
static void __ref init_text(struct kunit *test)
{
	struct hook_handler *handler;

	if (system_state >= SYSTEM_RUNNING && !IS_MODULE(CONFIG_HOOKS_KUNIT_TEST))
		kunit_skip(test, "init text is gone");
	handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	handler->fn = decide_init;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	subject_expect_off(test, &subjects[ASK]);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(permanent),
	KUNIT_CASE(permanent_in_a_refused_set),
	KUNIT_CASE(permanent_beside_others),
	KUNIT_CASE(sealed),
	KUNIT_CASE(sealed_behind_the_attached),
	KUNIT_CASE(sealed_until_the_owner_goes),
	KUNIT_CASE(init_text),
	{}
};

/* Withdrawing takes along also those who stay. */
static void seal_exit(struct kunit *test)
{
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	handlers_exit(test);
}

static struct kunit_suite suite = {
	.name = "hooks-seal",
	.init = handlers_init,
	.exit = seal_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

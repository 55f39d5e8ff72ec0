// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers that know their hook by name: they wait for its owner, and again for its
 * return. Handlers built for another prototype are refused, early and late.
 */
#include "calls.h"
#include "handlers.h"
#include "hooktest_hooks.h"
#include "messages.h"

static int decide(void *data, int a, long b)
{
	calls_add(decide, data, a, b, 0);
	return -EACCES;
}

static void observe(void *data, int a, long b, int verdict)
{
	calls_add(observe, data, a, b, verdict);
}

static void watch(void *data, int a, long b)
{
	calls_add(watch, data, a, b, 0);
}

static struct hook_handler late[] = {
	HOOK_LATE(hooktest, ask, SECURITY, decide),
	HOOK_LATE(hooktest, ask, TRACE, observe),
	HOOK_LATE(hooktest, watch, PERF, watch),
	HOOK_LATE(hooktest, ask_alone, PERF, observe),
};

#define NR_LATE	ARRAY_SIZE(late)

static const struct hook_late nobody = { "hooktest", "nobody" };
static struct hook_handler stranger;

static void owner_leaves(void)
{
	hooks_withdraw(&hook_facility_hooktest);
}

static void owner_returns(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

/* All of them are called, or none. */
static void expect_calls(struct kunit *test, bool called)
{
	calls_clear();
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask(1, 2), called ? -EACCES : 0);
	hook_hooktest_watch(3, 4);
	hook_hooktest_ask_alone(5, 6);
	KUNIT_EXPECT_EQ(test, calls_made.nr, called ? NR_LATE : 0);
}

static void before_the_owner(struct kunit *test)
{
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	expect_calls(test, false);
	owner_returns(test);
	expect_calls(test, true);
	hook_unregister_many(late, NR_LATE);
	expect_calls(test, false);
}

static void behind_the_owner(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	expect_calls(test, true);
}

static void owner_comes_and_goes(struct kunit *test)
{
	int i;

	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	for (i = 0; i < 5; i++) {
		owner_leaves();
		expect_calls(test, false);
		owner_returns(test);
		expect_calls(test, true);
	}
}

static void unregistered_while_waiting(struct kunit *test)
{
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	KUNIT_EXPECT_EQ(test, hook_register(late), -EEXIST);
	hook_unregister_many(late, NR_LATE);
	hook_unregister_many(late, NR_LATE);
	owner_returns(test);
	expect_calls(test, false);
}

static void disabled_while_waiting(struct kunit *test)
{
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	hook_disable(&late[0]);
	owner_returns(test);
	calls_clear();
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask(1, 2), 0);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 1);
}

/* Attached and armed apart: what is missing may come before the owner or behind. */
static void armed_while_waiting(struct kunit *test)
{
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_attach_many(late, NR_LATE), 0);
	owner_returns(test);
	expect_calls(test, false);
	owner_leaves();
	hook_arm_many(late, NR_LATE);
	owner_returns(test);
	expect_calls(test, true);
	owner_leaves();
	hook_disarm_many(late, NR_LATE);
	owner_returns(test);
	expect_calls(test, false);
	hook_arm_many(late, NR_LATE);
	expect_calls(test, true);
}

/* The order is that of registering, not that of joining. */
static void order(struct kunit *test)
{
	struct hook_handler *other = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 1);

	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register_many(late, NR_LATE), 0);
	owner_returns(test);
	KUNIT_ASSERT_EQ(test, hook_register(other), 0);
	hook_hooktest_ask(1, 2);
	KUNIT_ASSERT_EQ(test, calls_made.nr, 3);
	KUNIT_EXPECT_PTR_EQ(test, calls_made.call[0].data, other->data);
	KUNIT_EXPECT_PTR_EQ(test, calls_made.call[1].fn, (void *)decide);
	KUNIT_EXPECT_PTR_EQ(test, calls_made.call[2].fn, (void *)observe);
	KUNIT_EXPECT_EQ(test, calls_made.call[2].verdict, -EACCES);
}

/* A hook that its facility does not have: nobody knows whether another will. */
static void no_such_hook(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register(&stranger), 0);
	owner_leaves();
	owner_returns(test);
	hook_unregister(&stranger);
	expect_calls(test, false);
}

/* None of a set, when one of those that need not wait is refused. */
static void in_a_refused_set(struct kunit *test)
{
	struct hook_handler *set = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	struct hook_handler *wrong;

	*set = stranger;
	*handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0) = late[0];
	wrong = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	wrong->fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 3), -EINVAL);
	expect_calls(test, false);
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 2), 0);
}

/* A message that names both prototypes. */
static void expect_told(struct kunit *test, u64 since)
{
	static const char prototypes[] =
		"another prototype: int (int, u64), the hook's is int (int, long)";

	if (IS_ENABLED(CONFIG_PRINTK))
		KUNIT_EXPECT_EQ(test, messages_count(since, prototypes), 1);
}

/* Case 29. */
static void another_prototype(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	u64 since = messages_now();

	handler->proto = "int (int, u64)";
	handler->hash++;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	subject_expect_off(test, &subjects[ASK]);
	expect_told(test, since);
}

/* Case 29, where the handler is there first: it is not called. */
static void another_prototype_late(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	u64 since = messages_now();

	*handler = late[0];
	handler->proto = "int (int, u64)";
	handler->hash++;
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	owner_returns(test);
	subject_expect_off(test, &subjects[ASK]);
	expect_told(test, since);
	hook_unregister(handler);
	KUNIT_EXPECT_EQ(test, hook_register(&late[0]), 0);
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask(1, 2), -EACCES);
}

/* There is no room when the owner comes: one of two joins, and is called. */
static void no_room(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);

	*handler = late[3];
	handler->data = handler;
	owner_leaves();
	KUNIT_ASSERT_EQ(test, hook_register(&late[3]), 0);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	owner_returns(test);
	hook_hooktest_ask_alone(1, 2);
	KUNIT_ASSERT_EQ(test, calls_made.nr, 1);
	KUNIT_EXPECT_NULL(test, calls_made.call[0].data);
}

static int late_init(struct kunit *test)
{
	stranger = late[0];
	stranger.late = &nobody;
	return handlers_init(test);
}

static void late_exit(struct kunit *test)
{
	hook_unregister(&stranger);
	hook_unregister_many(late, NR_LATE);
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(before_the_owner),
	KUNIT_CASE(behind_the_owner),
	KUNIT_CASE(owner_comes_and_goes),
	KUNIT_CASE(unregistered_while_waiting),
	KUNIT_CASE(disabled_while_waiting),
	KUNIT_CASE(armed_while_waiting),
	KUNIT_CASE(order),
	KUNIT_CASE(no_such_hook),
	KUNIT_CASE(in_a_refused_set),
	KUNIT_CASE(another_prototype),
	KUNIT_CASE(another_prototype_late),
	KUNIT_CASE(no_room),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-late",
	.init = late_init,
	.exit = late_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

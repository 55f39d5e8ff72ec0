// SPDX-License-Identifier: GPL-2.0-only
/*
 * hook_disable(): from any context a handler is not called any more, and soon
 * afterwards it is off its hook.
 */
#include "calls.h"
#include "handlers.h"
#include "interrupts.h"
#include "listing.h"

static struct hook_handler *add(struct kunit *test, const struct subject *subject)
{
	struct hook_handler *handler;

	handler = handlers_add(test, subject, subject_class(subject), 0);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	return handler;
}

static void expect_calls(struct kunit *test, const struct subject *subject,
			 const struct hook_handler *const *order, unsigned int nr)
{
	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
	calls_expect_handlers(test, order, nr);
}

static void expect_left(struct kunit *test, const struct subject *subject, unsigned int nr)
{
	KUNIT_EXPECT_TRUE(test, subject_settles(subject_hook(subject), nr));
}

static void not_called_at_once(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[3];
	unsigned int i;

	for (i = 0; i < 3; i++)
		order[i] = add(test, subject);
	hook_disable(order[1]);
	order[1] = order[2];
	expect_calls(test, subject, order, 2);
	listing_expect(test, subject, order, 2);
	expect_left(test, subject, 2);
	expect_calls(test, subject, order, 2);
	hook_disable(order[0]);
	expect_calls(test, subject, order + 1, 1);
	hook_disable(order[1]);
	expect_calls(test, subject, NULL, 0);
	expect_left(test, subject, 0);
	subject_expect_off(test, subject);
}

/* In vain: who is not registered, who is disabled already. */
static void in_vain(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	struct hook_handler *set = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);

	hook_disable(set);
	KUNIT_ASSERT_EQ(test, hook_register(set), 0);
	hook_disable(set);
	hook_disable(set);
	expect_left(test, subject, 0);
	hook_unregister(set);
	hook_disable(set);
	subject_expect_off(test, subject);
}

/* Who unregisters need not wait for it to be cleared away. */
static void unregistered_behind(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *handler = add(test, subject);

	hook_disable(handler);
	hook_unregister(handler);
	subject_expect_off(test, subject);
}

/* Registered again at once: the new registration is called, once, and alone. */
static void registered_behind(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	const struct hook_handler *handler = add(test, subject);
	int i;

	for (i = 0; i < 20; i++) {
		hook_disable(handler);
		expect_calls(test, subject, NULL, 0);
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		expect_calls(test, subject, &handler, 1);
	}
	expect_left(test, subject, 1);
	expect_calls(test, subject, &handler, 1);
	hook_unregister(handler);
	subject_expect_off(test, subject);
}

/* Its place is free at once, where there is one only. */
static void place_is_free(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_ALONE];
	struct hook_handler *handler = add(test, subject);
	const struct hook_handler *other;

	hook_disable(handler);
	other = add(test, subject);
	expect_calls(test, subject, &other, 1);
	expect_left(test, subject, 1);
	expect_calls(test, subject, &other, 1);
}

/* A decider that is disabled decides no more. */
static void verdict_goes(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *handler = handlers_add_decider(test, subject, 0, -EACCES);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), -EACCES);
	hook_disable(handler);
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
	expect_left(test, subject, 0);
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
}

static struct hook_handler *itself;

static void watch_once(void *data, int a, long b)
{
	calls_add(watch_once, data, a, b, 0);
	hook_disable(itself);
}

/* Case 9: a handler disables itself; those behind it are called in the same hit. */
static void by_itself(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];
	const struct hook_handler *order[2];

	itself = handlers_add(test, subject, HOOK_CLASS_PERF, 1);
	itself->fn = watch_once;
	KUNIT_ASSERT_EQ(test, hook_register(itself), 0);
	order[0] = itself;
	order[1] = add(test, subject);
	expect_calls(test, subject, order, 2);
	expect_calls(test, subject, order + 1, 1);
	expect_left(test, subject, 1);
	expect_calls(test, subject, order + 1, 1);
}

static void disable_it(void *arg)
{
	hook_disable(arg);
}

static void from_interrupts(struct kunit *test)
{
	static const enum interrupt_level levels[] = { LEVEL_SOFTIRQ, LEVEL_HARDIRQ, LEVEL_NMI };
	const struct subject *subject = &subjects[ASK];
	struct hook_handler *handler;
	unsigned int i;

	if (IS_ENABLED(CONFIG_PREEMPT_RT))
		kunit_skip(test, "needs softirqs that are no tasks");
	for (i = 0; i < ARRAY_SIZE(levels); i++) {
		handler = add(test, subject);
		KUNIT_ASSERT_TRUE(test, interrupts_run(levels[i], disable_it, handler));
		expect_calls(test, subject, NULL, 0);
		expect_left(test, subject, 0);
		subject_expect_off(test, subject);
	}
}

/* One that is attached is not to be armed any more. */
static void attached(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	struct hook_handler *handler = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);

	KUNIT_ASSERT_EQ(test, hook_attach_many(handler, 1), 0);
	hook_disable(handler);
	hook_arm_many(handler, 1);
	expect_calls(test, subject, NULL, 0);
	expect_left(test, subject, 0);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(not_called_at_once, subject_roomy_params),
	KUNIT_CASE(in_vain),
	KUNIT_CASE_PARAM(unregistered_behind, subject_params),
	KUNIT_CASE(registered_behind),
	KUNIT_CASE(place_is_free),
	KUNIT_CASE_PARAM(verdict_goes, subject_asked_params),
	KUNIT_CASE(by_itself),
	KUNIT_CASE(from_interrupts),
	KUNIT_CASE(attached),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-disable",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

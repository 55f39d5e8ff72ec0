// SPDX-License-Identifier: GPL-2.0-only
/*
 * Attaching and arming apart: who is attached is known to the hook, and not called
 * until armed.
 */
#include "calls.h"
#include "handlers.h"
#include "listing.h"

#define NR	12

static struct hook_handler *add(struct kunit *test, const struct subject *subject)
{
	return handlers_add(test, subject, subject_class(subject), 0);
}

static void expect_calls(struct kunit *test, const struct subject *subject,
			 const struct hook_handler *const *order, unsigned int nr)
{
	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
	calls_expect_handlers(test, order, nr);
	KUNIT_EXPECT_EQ(test, subject->enabled(), nr > 0);
}

static void attached_is_not_called(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *handler = add(test, subject);
	int i;

	KUNIT_ASSERT_EQ(test, hook_attach_many(handler, 1), 0);
	for (i = 0; i < 3; i++) {
		expect_calls(test, subject, NULL, 0);
		hook_arm_many(handler, 1);
		expect_calls(test, subject, &handler, 1);
		hook_disarm_many(handler, 1);
	}
	expect_calls(test, subject, NULL, 0);
	listing_expect(test, subject, &handler, 1);
	hook_unregister(handler);
	subject_expect_off(test, subject);
	hook_arm_many(handler, 1);
	subject_expect_off(test, subject);
}

/* What is done twice, or to who is not there, does nothing. */
static void in_vain(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *handler = add(test, subject);

	hook_arm_many(handler, 1);
	hook_disarm_many(handler, 1);
	subject_expect_off(test, subject);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	hook_arm_many(handler, 1);
	expect_calls(test, subject, &handler, 1);
	hook_disarm_many(handler, 1);
	hook_disarm_many(handler, 1);
	expect_calls(test, subject, NULL, 0);
	hook_arm_many(handler, 1);
	hook_arm_many(handler, 1);
	expect_calls(test, subject, &handler, 1);
}

/* Registered and attached handlers are in each other's way alike. */
static void refused_as_others(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_FEW];
	struct hook_handler *set = add(test, subject), *twin;

	add(test, subject);
	add(test, subject);
	twin = add(test, subject);
	KUNIT_ASSERT_EQ(test, hook_attach_many(set, 2), 0);
	KUNIT_EXPECT_EQ(test, hook_attach_many(set, 1), -EEXIST);
	KUNIT_EXPECT_EQ(test, hook_register(set), -EEXIST);
	twin->data = set->data;
	KUNIT_EXPECT_EQ(test, hook_attach_many(twin, 1), -EEXIST);
	twin->data = twin;
	KUNIT_EXPECT_EQ(test, hook_attach_many(set + 2, 2), -E2BIG);
	KUNIT_ASSERT_EQ(test, hook_attach_many(set + 2, 1), 0);
	KUNIT_EXPECT_EQ(test, hook_register(twin), -E2BIG);
	twin->fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_attach_many(twin, 1), -EINVAL);
	hooks_withdraw(subject_hook(subject)->desc->facility);
	KUNIT_EXPECT_EQ(test, hook_attach_many(set, 1), -ENODEV);
}

/* All or none, as with registering. */
static void attached_as_a_set(struct kunit *test)
{
	struct hook_handler *set = NULL, *handler;
	unsigned int i;

	for (i = 0; i < NR_SUBJECTS; i++) {
		handler = add(test, &subjects[i]);
		set = set ?: handler;
	}
	swap(set[NR_SUBJECTS - 1].hook, set[0].hook);
	set[NR_SUBJECTS - 1].class = (enum hook_class)NR_CLASSES;
	KUNIT_EXPECT_EQ(test, hook_attach_many(set, NR_SUBJECTS), -EINVAL);
	hook_arm_many(set, NR_SUBJECTS);
	for (i = 0; i < NR_SUBJECTS; i++)
		subject_expect_off(test, &subjects[i]);
}

/* Armed from the last to the first, they are called in the order of attaching. */
static void order_of_attaching(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int i;

	for (i = 0; i < NR; i++)
		order[i] = add(test, subject);
	KUNIT_ASSERT_EQ(test, hook_attach_many(order[0], NR), 0);
	for (i = NR; i > 0; i--) {
		hook_arm_many(order[i - 1], 1);
		expect_calls(test, subject, order + i - 1, NR + 1 - i);
	}
	for (i = NR; i > 0; i--) {
		hook_disarm_many(order[i - 1], 1);
		expect_calls(test, subject, order, i - 1);
	}
	listing_expect(test, subject, order, NR);
}

/* Every other one is armed, then the others instead, through slots and walk. */
static void by_turns(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *even[NR], *odd[NR];
	bool decides = subject_decides(subject);
	struct hook_handler *handler;
	unsigned int i, nr;

	for (i = 0; i < 2 * NR; i++) {
		handler = add(test, subject);
		*(i % 2 ? &odd[i / 2] : &even[i / 2]) = handler;
		KUNIT_ASSERT_EQ(test, hook_attach_many(handler, 1), 0);
	}
	for (nr = 0; nr <= NR; nr++) {
		for (i = 0; i < nr; i++)
			hook_arm_many(even[i], 1);
		expect_calls(test, subject, even, nr);
		subject_expect_path(test, subject, decides ? nr : 0, decides ? 0 : nr);
		for (i = 0; i < nr; i++) {
			hook_arm_many(odd[i], 1);
			hook_disarm_many(even[i], 1);
		}
		expect_calls(test, subject, odd, nr);
		for (i = 0; i < nr; i++)
			hook_disarm_many(odd[i], 1);
	}
}

/* Attached handlers go with their hook's owner as others do. */
static void owner_goes(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];
	struct hook_facility *facility = subject_hook(subject)->desc->facility;
	struct hook_handler *handler = add(test, subject);

	KUNIT_ASSERT_EQ(test, hook_attach_many(handler, 1), 0);
	hooks_withdraw(facility);
	KUNIT_ASSERT_EQ(test, hooks_announce(facility), 0);
	hook_arm_many(handler, 1);
	subject_expect_off(test, subject);
	KUNIT_EXPECT_EQ(test, hook_attach_many(handler, 1), 0);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(attached_is_not_called, subject_params),
	KUNIT_CASE_PARAM(in_vain, subject_params),
	KUNIT_CASE(refused_as_others),
	KUNIT_CASE(attached_as_a_set),
	KUNIT_CASE_PARAM(order_of_attaching, subject_roomy_params),
	KUNIT_CASE_PARAM(by_turns, subject_roomy_params),
	KUNIT_CASE(owner_goes),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-attach",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

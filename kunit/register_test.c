// SPDX-License-Identifier: GPL-2.0-only
/*
 * Registering and unregistering: what is refused, with which error, and that
 * nothing is changed then; what goes by the structure's address.
 */
#include <linux/string.h>

#include "calls.h"
#include "handlers.h"

static struct hook_handler *add(struct kunit *test, enum subject_index index)
{
	const struct subject *subject = &subjects[index];

	return handlers_add(test, subject, subject_class(subject), 0);
}

static unsigned int calls_of_hit(enum subject_index index)
{
	calls_clear();
	subjects[index].hit(1, 2);
	return calls_made.nr;
}

static void no_hook(struct kunit *test)
{
	struct hook_handler *handler = add(test, WATCH);

	handler->hook = NULL;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
}

static void no_function(struct kunit *test)
{
	struct hook_handler *handler = add(test, WATCH);

	handler->fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	subject_expect_off(test, &subjects[WATCH]);
}

static void no_class(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	handler->class = (enum hook_class)NR_CLASSES;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	handler->class = (enum hook_class)-1;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	subject_expect_off(test, &subjects[ASK]);
}

static void decider_on_void_hook(struct kunit *test)
{
	struct hook_handler *handler = add(test, WATCH);

	handler->class = HOOK_CLASS_SECURITY;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	subject_expect_off(test, &subjects[WATCH]);
}

static void same_structure(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EEXIST);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	hook_unregister(handler);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 0);
}

/* What it holds now does not matter: its address stands for what it held. */
static void same_structure_other_content(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);
	struct hook_handler *other = add(test, WATCH);
	struct probe *data = handler->data;

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	*handler = *other;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EEXIST);
	subject_expect_off(test, &subjects[WATCH]);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	KUNIT_EXPECT_PTR_EQ(test, calls_made.call[0].data, (void *)data);
}

static void same_function_and_data(struct kunit *test)
{
	struct hook_handler *first = add(test, ASK);
	struct hook_handler *second = add(test, ASK);

	second->data = first->data;
	second->priority = 1;
	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	KUNIT_EXPECT_EQ(test, hook_register(second), -EEXIST);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	hook_unregister(second);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	hook_unregister(first);
	KUNIT_EXPECT_EQ(test, hook_register(second), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
}

static void same_function_and_data_in_other_class(struct kunit *test)
{
	struct hook_handler *first = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	struct hook_handler *second = handlers_add(test, &subjects[WATCH], HOOK_CLASS_TRACE, 0);

	second->data = first->data;
	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	KUNIT_EXPECT_EQ(test, hook_register(second), -EEXIST);
	KUNIT_EXPECT_EQ(test, calls_of_hit(WATCH), 1);
}

static void same_function_and_data_in_one_set(struct kunit *test)
{
	struct hook_handler *set = add(test, ASK);
	struct hook_handler *second = add(test, ASK);

	second->data = set->data;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 2), -EEXIST);
	subject_expect_off(test, &subjects[ASK]);
	KUNIT_EXPECT_EQ(test, hook_register(set), 0);
}

/* Either alone is another handler; and so is the same one on another hook. */
static void same_function_or_data(struct kunit *test)
{
	struct hook_handler *first = add(test, ASK), *data = add(test, ASK);
	struct hook_handler *function = add(test, ASK), *hook = add(test, ASK_FREE);

	function->fn = subjects[ASK].kind[HOOK_CLASS_SECURITY][1].fn;
	function->data = first->data;
	hook->data = first->data;
	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	KUNIT_EXPECT_EQ(test, hook_register(data), 0);
	KUNIT_EXPECT_EQ(test, hook_register(function), 0);
	KUNIT_EXPECT_EQ(test, hook_register(hook), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 3);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK_FREE), 1);
}

static void limit_of_three(struct kunit *test)
{
	struct hook_handler *set = add(test, ASK_FEW), *fourth;

	add(test, ASK_FEW);
	add(test, ASK_FEW);
	fourth = add(test, ASK_FEW);
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 4), -E2BIG);
	subject_expect_off(test, &subjects[ASK_FEW]);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 3), 0);
	KUNIT_EXPECT_EQ(test, hook_register(fourth), -E2BIG);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK_FEW), 3);
	hook_unregister(&set[1]);
	KUNIT_EXPECT_EQ(test, hook_register(fourth), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK_FEW), 3);
}

/* All classes count together. */
static void limit_over_classes(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_FEW];
	enum hook_class class;

	for (class = HOOK_CLASS_SECURITY; class <= HOOK_CLASS_TRACE; class++)
		KUNIT_ASSERT_EQ(test, hook_register(handlers_add(test, subject, class, 0)), 0);
	for (class = HOOK_CLASS_SECURITY; class <= HOOK_CLASS_TRACE; class++)
		KUNIT_EXPECT_EQ(test, hook_register(handlers_add(test, subject, class, 0)),
				-E2BIG);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK_FEW), 3);
}

/* The limit of every hook, to the last one. */
static void limit(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	unsigned int i;

	for (i = 0; i < subject->limit; i++)
		KUNIT_ASSERT_EQ(test, hook_register(add(test, subject - subjects)), 0);
	KUNIT_EXPECT_EQ(test, hook_register(add(test, subject - subjects)),
			subject->limit == 1 ? -EBUSY : -E2BIG);
	KUNIT_EXPECT_EQ(test, calls_of_hit(subject - subjects), subject->limit);
}

/* The same handler again is told so, also where there is no room for another. */
static void exists_before_full(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK_ALONE);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EEXIST);
	KUNIT_EXPECT_EQ(test, hook_register(add(test, ASK_ALONE)), -EBUSY);
}

static void nothing_at_all(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, hook_register_many(NULL, 0), 0);
	hook_unregister_many(NULL, 0);
}

static void unregister_twice(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK), *other = add(test, ASK);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_ASSERT_EQ(test, hook_register(other), 0);
	hook_unregister(handler);
	hook_unregister(handler);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	KUNIT_EXPECT_EQ(test, (int)subject_hook(&subjects[ASK])->nr, 1);
	KUNIT_EXPECT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 2);
}

static void unregister_the_unregistered(struct kunit *test)
{
	struct hook_handler *set = add(test, ASK);

	add(test, ASK);
	add(test, WATCH);
	hook_unregister_many(set, 3);
	KUNIT_ASSERT_EQ(test, hook_register(&set[1]), 0);
	hook_unregister_many(set, 3);
	subject_expect_off(test, &subjects[ASK]);
}

/* Case 15: what the structure holds is copied, and its address is what counts. */
static void overwritten(struct kunit *test)
{
	struct hook_handler *set = add(test, ASK), copy;

	add(test, WATCH);
	copy = set[0];
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 2), 0);
	memset(set, 0xa5, 2 * sizeof(*set));
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	KUNIT_EXPECT_PTR_EQ(test, calls_made.call[0].data, copy.data);
	KUNIT_EXPECT_EQ(test, calls_of_hit(WATCH), 1);
	hook_unregister_many(set, 2);
	subject_expect_off(test, &subjects[ASK]);
	subject_expect_off(test, &subjects[WATCH]);
	KUNIT_EXPECT_EQ(test, hook_register(&copy), 0);
	hook_unregister(&copy);
}

static void again_and_again(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *handler = add(test, subject - subjects);
	int i;

	for (i = 0; i < 20; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		subject_expect_on(test, subject);
		KUNIT_EXPECT_EQ(test, calls_of_hit(subject - subjects), 1);
		hook_unregister(handler);
		subject_expect_off(test, subject);
		KUNIT_EXPECT_EQ(test, calls_of_hit(subject - subjects), 0);
	}
}

static struct kunit_case cases[] = {
	KUNIT_CASE(no_hook),
	KUNIT_CASE(no_function),
	KUNIT_CASE(no_class),
	KUNIT_CASE(decider_on_void_hook),
	KUNIT_CASE(same_structure),
	KUNIT_CASE(same_structure_other_content),
	KUNIT_CASE(same_function_and_data),
	KUNIT_CASE(same_function_and_data_in_other_class),
	KUNIT_CASE(same_function_and_data_in_one_set),
	KUNIT_CASE(same_function_or_data),
	KUNIT_CASE(limit_of_three),
	KUNIT_CASE(limit_over_classes),
	KUNIT_CASE_PARAM(limit, subject_params),
	KUNIT_CASE(exists_before_full),
	KUNIT_CASE(nothing_at_all),
	KUNIT_CASE(unregister_twice),
	KUNIT_CASE(unregister_the_unregistered),
	KUNIT_CASE(overwritten),
	KUNIT_CASE_PARAM(again_and_again, subject_params),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-register",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

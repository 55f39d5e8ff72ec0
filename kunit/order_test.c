// SPDX-License-Identifier: GPL-2.0-only
/*
 * The order of calls: by class, then by priority, then by registration; the same
 * in the listing.
 */
#include <linux/limits.h>

#include "calls.h"
#include "handlers.h"
#include "listing.h"

#define NR	9

/* The handlers are called, and listed, in this order. */
static void expect_order(struct kunit *test, const struct subject *subject,
			 const struct hook_handler *const *order, unsigned int nr)
{
	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(5, 6), subject->verdict);
	calls_expect_handlers(test, order, nr);
	listing_expect(test, subject, order, nr);
}

static const struct hook_handler *add(struct kunit *test, const struct subject *subject,
				      enum hook_class class, int priority)
{
	struct hook_handler *handler = handlers_add(test, subject, class, priority);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	return handler;
}

/* Classes count before priorities. */
static void classes(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int nr = 0;

	order[2] = add(test, subject, HOOK_CLASS_TRACE, INT_MAX);
	order[1] = add(test, subject, HOOK_CLASS_PERF, 0);
	if (subject_decides(subject))
		order[nr++] = add(test, subject, HOOK_CLASS_SECURITY, INT_MIN);
	expect_order(test, subject, order + 1 - nr, 2 + nr);
}

static void priorities(struct kunit *test)
{
	static const int priority[NR] = { 3, -1, 0, 100, -100, 2, 1, INT_MAX, INT_MIN };
	static const int place[NR] = { 2, 6, 5, 1, 7, 3, 4, 0, 8 };
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int i;

	for (i = 0; i < NR; i++)
		order[place[i]] = add(test, subject, subject_class(subject), priority[i]);
	expect_order(test, subject, order, NR);
}

static void ties(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int i;

	for (i = 0; i < NR; i++)
		order[i] = add(test, subject, subject_class(subject), 7);
	expect_order(test, subject, order, NR);
}

/* Case 8. */
static void extremes(struct kunit *test)
{
	static const int priority[] = { 0, INT_MIN, INT_MAX, 0, INT_MAX, INT_MIN, 0 };
	static const int place[] = { 2, 5, 0, 3, 1, 6, 4 };
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(priority); i++)
		order[place[i]] = add(test, subject, subject_class(subject), priority[i]);
	expect_order(test, subject, order, ARRAY_SIZE(priority));
}

/* The same order whether they come one by one or as a set. */
static void extremes_in_a_set(struct kunit *test)
{
	static const int priority[] = { 0, INT_MIN, INT_MAX, 0, INT_MAX, INT_MIN, 0 };
	static const int place[] = { 2, 5, 0, 3, 1, 6, 4 };
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[NR];
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(priority); i++)
		order[place[i]] = handlers_add(test, subject, subject_class(subject), priority[i]);
	KUNIT_ASSERT_EQ(test, hook_register_many(order[2], ARRAY_SIZE(priority)), 0);
	expect_order(test, subject, order, ARRAY_SIZE(priority));
}

/* Who comes again comes last among equals. */
static void again(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[3], *first;
	unsigned int i;

	for (i = 0; i < 3; i++)
		order[i] = add(test, subject, subject_class(subject), 0);
	first = order[0];
	hook_unregister(first);
	expect_order(test, subject, order + 1, 2);
	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	order[0] = order[1];
	order[1] = order[2];
	order[2] = first;
	expect_order(test, subject, order, 3);
}

/* The n-th permutation of the numbers below 4. */
static void permute(unsigned int n, unsigned int permutation[4])
{
	unsigned int left[4] = { 0, 1, 2, 3 }, i, k;

	for (i = 0; i < 4; i++) {
		k = n % (4 - i);
		n /= 4 - i;
		permutation[i] = left[k];
		left[k] = left[3 - i];
	}
}

/* Registered one by one in that order; each is called from then on. */
static void come_in_order(struct kunit *test, const struct subject *subject,
			  const struct hook_handler *const *order, unsigned int n)
{
	unsigned int come[4], i;

	permute(n, come);
	for (i = 0; i < 4; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(order[come[i]]), 0);
		calls_clear();
		subject->hit(1, 2);
		KUNIT_ASSERT_EQ(test, calls_made.nr, i + 1);
	}
}

static void go_in_order(struct kunit *test, const struct subject *subject,
			const struct hook_handler *const *order, unsigned int n)
{
	unsigned int go[4], i;

	permute(n, go);
	for (i = 0; i < 4; i++) {
		hook_unregister(order[go[i]]);
		calls_clear();
		subject->hit(1, 2);
		KUNIT_ASSERT_EQ(test, calls_made.nr, 3 - i);
	}
}

/* Four handlers come in each order, and go in each order. */
static void permutations(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *order[4];
	enum hook_class class;
	unsigned int i, n;

	for (i = 0; i < 4; i++) {
		class = i < 2 ? subject_class(subject) : HOOK_CLASS_TRACE;
		order[i] = handlers_add(test, subject, class, i % 2 ? INT_MIN : INT_MAX);
	}
	for (n = 0; n < 24; n++) {
		come_in_order(test, subject, order, n);
		calls_clear();
		subject->hit(1, 2);
		calls_expect_handlers(test, order, 4);
		go_in_order(test, subject, order, (n + subject - subjects) % 24);
	}
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(classes, subject_roomy_params),
	KUNIT_CASE_PARAM(priorities, subject_roomy_params),
	KUNIT_CASE_PARAM(ties, subject_roomy_params),
	KUNIT_CASE_PARAM(extremes, subject_roomy_params),
	KUNIT_CASE_PARAM(extremes_in_a_set, subject_roomy_params),
	KUNIT_CASE_PARAM(again, subject_roomy_params),
	KUNIT_CASE_PARAM(permutations, subject_roomy_params),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-order",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

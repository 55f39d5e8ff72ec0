// SPDX-License-Identifier: GPL-2.0-only
/*
 * A handler is called with its own data, whoever comes and goes beside it.
 */
#include "calls.h"
#include "handlers.h"

#define NR	20

static void expect_call(struct kunit *test, const struct hook_handler *handler)
{
	const struct subject *subject = test->param_value;

	calls_clear();
	subject->hit(8, 9);
	calls_expect_handlers(test, &handler, 1);
}

/* From one handler to twenty, and back by the front. */
static void own_data(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *handlers[NR];
	unsigned int i;

	for (i = 0; i < NR; i++) {
		handlers[i] = handlers_add(test, subject, subject_class(subject), 0);
		KUNIT_ASSERT_EQ(test, hook_register(handlers[i]), 0);
		calls_clear();
		subject->hit(8, 9);
		calls_expect_handlers(test, handlers, i + 1);
	}
	for (i = 0; i < NR; i++) {
		hook_unregister(handlers[i]);
		calls_clear();
		subject->hit(8, 9);
		calls_expect_handlers(test, handlers + i + 1, NR - 1 - i);
	}
}

/* One goes, another comes: what was its data is nobody's. */
static void replaced(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *a = handlers_add(test, subject, subject_class(subject), 0);
	struct hook_handler *b = handlers_add(test, subject, subject_class(subject), 0);
	int i;

	for (i = 0; i < 10; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(a), 0);
		expect_call(test, a);
		hook_unregister(a);
		KUNIT_ASSERT_EQ(test, hook_register(b), 0);
		expect_call(test, b);
		hook_unregister(b);
	}
}

/* The same structure, with other data from one time to the next. */
static void changed_between(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *handler = handlers_add(test, subject, subject_class(subject), 0);
	struct hook_handler *other = handlers_add(test, subject, subject_class(subject), 0);
	int i;

	for (i = 0; i < 10; i++) {
		swap(handler->data, other->data);
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		expect_call(test, handler);
		hook_unregister(handler);
	}
}

/* What is written into the structure after it was registered is not looked at. */
static void changed_behind(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *handler = handlers_add(test, subject, subject_class(subject), 0);
	struct hook_handler *other = handlers_add(test, subject, subject_class(subject), 1);
	struct hook_handler was = *handler;
	const struct hook_handler *both[] = { other, &was };

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	handler->data = NULL;
	handler->fn = NULL;
	expect_call(test, &was);
	KUNIT_ASSERT_EQ(test, hook_register(other), 0);
	calls_clear();
	subject->hit(8, 9);
	calls_expect_handlers(test, both, 2);
}

/* A comes before B or B before A, and A goes before B or B before A. */
static void come_and_go(struct kunit *test, struct hook_handler *first,
			struct hook_handler *second, bool first_goes)
{
	const struct subject *subject = test->param_value;
	const struct hook_handler *both[] = { first, second };

	KUNIT_ASSERT_EQ(test, hook_register(first), 0);
	expect_call(test, first);
	KUNIT_ASSERT_EQ(test, hook_register(second), 0);
	calls_clear();
	subject->hit(8, 9);
	calls_expect_handlers(test, both, 2);
	hook_unregister(first_goes ? first : second);
	expect_call(test, first_goes ? second : first);
	hook_unregister(first_goes ? second : first);
}

/*
 * Case 2, as far as one thread can try it: one handler without data and one with,
 * of the same function and of two, in every order.
 */
static void null_and_cookie(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	enum hook_class class = HOOK_CLASS_PERF;
	struct hook_handler *a = handlers_add(test, subject, class, 0);
	struct hook_handler *b = handlers_add(test, subject, class, 0);
	int i;

	a->data = NULL;
	for (i = 0; i < 8; i++) {
		b->fn = subject->kind[class][i >> 2].fn;
		come_and_go(test, i & 1 ? a : b, i & 1 ? b : a, i & 2);
	}
}

/* Deciders too, where the 0 of the one without data is the hook's default. */
static void null_and_cookie_decide(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_handler *a = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);
	struct hook_handler *b = handlers_add(test, subject, HOOK_CLASS_SECURITY, 0);
	int i;

	if (!subject->verdict)
		a->data = NULL;
	for (i = 0; i < 4; i++)
		come_and_go(test, i & 1 ? a : b, i & 1 ? b : a, i & 2);
}

/* A handler observes on one hook and on another, with each hook's data. */
static void two_hooks(struct kunit *test)
{
	struct hook_handler *a = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	struct hook_handler *b = handlers_add(test, &subjects[WATCH_EIGHT], HOOK_CLASS_PERF, 0);
	const struct hook_handler *both[] = { a, b };

	KUNIT_ASSERT_EQ(test, hook_register_many(a, 2), 0);
	subjects[WATCH].hit(1, 1);
	subjects[WATCH_EIGHT].hit(1, 1);
	calls_expect_handlers(test, both, 2);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(own_data, subject_roomy_params),
	KUNIT_CASE_PARAM(replaced, subject_params),
	KUNIT_CASE_PARAM(changed_between, subject_params),
	KUNIT_CASE_PARAM(changed_behind, subject_roomy_params),
	KUNIT_CASE_PARAM(null_and_cookie, subject_roomy_params),
	KUNIT_CASE_PARAM(null_and_cookie_decide, subject_asked_roomy_params),
	KUNIT_CASE(two_hooks),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-data",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

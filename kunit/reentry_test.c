// SPDX-License-Identifier: GPL-2.0-only
/*
 * Case 4: handlers that hit a hook. Hits that would nest too deep, or run a handler
 * inside itself, are suppressed and counted; where deciders are armed they are
 * refused. Nobody sees a hit pass that a decider has not seen.
 */
#include "handlers.h"
#include "nest.h"

static void bounded_void(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];
	int i;

	nest_add_watcher(test, subject);
	for (i = 1; i <= 3; i++) {
		nest_hit(subject, subject, 100);
		KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
		KUNIT_EXPECT_EQ(test, nest_missed(subject), i);
	}
}

/* Just not too deep. */
static void bounded_to_the_bound(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH];

	nest_add_watcher(test, subject);
	nest_hit(subject, subject, NEST_DEPTH_MAX - 1);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 0);
}

/* Where nobody decides a suppressed hit passes, with the hook's default. */
static void bounded_observed(struct kunit *test)
{
	static const enum subject_index hooks[] = { ASK, ASK_SLOTLESS, ASK_REFUSED, ASK_GRANTED };
	const struct subject *subject;
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(hooks); i++) {
		subject = &subjects[hooks[i]];
		nest_add(test, subject, HOOK_CLASS_PERF, nest_observe);
		KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), subject->verdict);
		KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
		KUNIT_EXPECT_EQ(test, nest.innermost, subject->verdict);
		KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
	}
}

/* Where somebody decides it is refused; here the refusal is handed outwards. */
static void bounded_decided(struct kunit *test)
{
	static const enum subject_index hooks[] = {
		ASK, ASK_SLOTLESS, ASK_EIGHT, ASK_REFUSED, ASK_GRANTED, ASK_ANY
	};
	const struct subject *subject;
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(hooks); i++) {
		subject = &subjects[hooks[i]];
		nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide);
		KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), -EPERM);
		KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
		KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
	}
}

/* The refusal is that of the suppressed hit only. */
static void bounded_decided_mute(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK];

	nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide_mute);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, NEST_DEPTH_MAX - 1), 0);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 0);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, NEST_DEPTH_MAX), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
}

/* The depth is that of all hooks together; it is the innermost that misses. */
static void bounded_together(struct kunit *test)
{
	const struct subject *watch = &subjects[WATCH], *ask = &subjects[ASK];

	nest_add_watcher(test, watch);
	nest_add(test, ask, HOOK_CLASS_SECURITY, nest_decide);
	nest_hit(watch, ask, 100);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest_missed(watch), 1);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 0);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(watch), 1);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 1);
}

/* Whether it is refused goes by the hook that is hit, not by those around it. */
static void bounded_refuses_by_hook(struct kunit *test)
{
	const struct subject *watch = &subjects[WATCH], *ask = &subjects[ASK];
	struct hook_handler *mute = handlers_add_decider(test, ask, 0, 0);

	nest_add_watcher(test, watch);
	nest_add(test, ask, HOOK_CLASS_PERF, nest_observe);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.innermost, 0);
	KUNIT_ASSERT_EQ(test, hook_register(mute), 0);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 2);
}

/* Deeper than is bounded, and no deeper than lockdep can follow. */
static void free_nests(struct kunit *test)
{
	const struct subject *watch = &subjects[WATCH_FREE], *ask = &subjects[ASK_FREE];

	nest_add_watcher(test, watch);
	nest_add(test, ask, HOOK_CLASS_SECURITY, nest_decide);
	nest_hit(watch, watch, 2 * NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest.entered, 2 * NEST_DEPTH_MAX + 1);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, ask, 2 * NEST_DEPTH_MAX), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 2 * NEST_DEPTH_MAX + 1);
	KUNIT_EXPECT_EQ(test, nest_missed(watch) + nest_missed(ask), 0);
}

static void never_void(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_NEVER];
	int i;

	nest_add_watcher(test, subject);
	for (i = 1; i <= 3; i++) {
		nest_hit(subject, subject, 100);
		KUNIT_EXPECT_EQ(test, nest.entered, 1);
		KUNIT_EXPECT_EQ(test, nest_missed(subject), i);
	}
}

static void never_observed(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_NEVER];

	nest_add(test, subject, HOOK_CLASS_PERF, nest_observe);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 1);
	KUNIT_EXPECT_EQ(test, nest.innermost, 0);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
}

static void never_decided(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_NEVER];

	nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide_mute);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 1);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
}

/* An observer's hit is inside the hook too, and the deciders have not seen it. */
static void never_decided_and_observed(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_NEVER];

	nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide_mute);
	nest_add(test, subject, HOOK_CLASS_TRACE, nest_observe);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 2);
	KUNIT_EXPECT_EQ(test, nest.told, 0);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 2);
}

/* Each hook by itself: the other one is entered, the first one not again. */
static void never_by_hook(struct kunit *test)
{
	const struct subject *watch = &subjects[WATCH_NEVER], *ask = &subjects[ASK_NEVER];

	nest_add_watcher(test, watch);
	nest_add(test, ask, HOOK_CLASS_SECURITY, nest_decide);
	nest_hit(watch, ask, 100);
	KUNIT_EXPECT_EQ(test, nest.entered, 2);
	KUNIT_EXPECT_EQ(test, nest_missed(watch), 1);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 0);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 2);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 1);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(bounded_void),
	KUNIT_CASE(bounded_to_the_bound),
	KUNIT_CASE(bounded_observed),
	KUNIT_CASE(bounded_decided),
	KUNIT_CASE(bounded_decided_mute),
	KUNIT_CASE(bounded_together),
	KUNIT_CASE(bounded_refuses_by_hook),
	KUNIT_CASE(free_nests),
	KUNIT_CASE(never_void),
	KUNIT_CASE(never_observed),
	KUNIT_CASE(never_decided),
	KUNIT_CASE(never_decided_and_observed),
	KUNIT_CASE(never_by_hook),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-reentry",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Case 25: every allocation on every path fails once. Nothing is half registered,
 * the sites are as before, and afterwards all works. Unregistering allocates
 * nothing.
 */
#include <linux/module.h>
#include <linux/trace_events.h>

#include "cases.h"
#include "fail.h"

#define NR	10	/* handlers of a set */
#define MOST	200	/* allocations that a path may make, the kernel's own with them */

static int decide(void *data, int a)
{
	return 0;
}

static void observe(void *data, int a, int verdict)
{
}

static void watch(void *data, int a)
{
}

/* Of every class, on every hook, more than there are slots, and one that waits. */
static struct hook_handler set[NR] = {
	HOOK_PERF(hookcase, watch, watch, .data = &set[0]),
	HOOK_PERF(hookcase, watch, watch, .data = &set[1]),
	HOOK_TRACE(hookcase, watch_slotless, watch),
	HOOK_PERF(hookcase, watch_never, watch),
	HOOK_SECURITY(hookcase, ask, decide, .data = &set[4]),
	HOOK_SECURITY(hookcase, ask, decide, .data = &set[5]),
	HOOK_SECURITY(hookcase, ask, decide, .data = &set[6]),
	HOOK_TRACE(hookcase, ask, observe),
	HOOK_SECURITY(hookcase, ask_asleep, decide),
	HOOK_LATE(hookcase, ask_asleep, PERF, observe),
};

static const struct hook_handler other = HOOK_PERF(hookcase, watch_too, watch);

static int do_register(void)
{
	return hook_register_many(set, NR);
}

static int do_attach(void)
{
	return hook_attach_many(set, NR);
}

static int do_register_other(void)
{
	return hook_register(&other);
}

static int do_announce(void)
{
	return hooks_announce(&hook_facility_hookcase);
}

static int do_count(void)
{
	return hook_stats_on(HOOK(hookcase, watch));
}

static void undo_set(void)
{
	hook_unregister_many(set, NR);
}

static void undo_other(void)
{
	hook_unregister(&other);
}

static void undo_announce(void)
{
	hooks_withdraw(&hook_facility_hookcase);
}

static void undo_count(void)
{
	hook_stats_off(HOOK(hookcase, watch));
}

/**
 * struct attempt - something that allocates
 * @begin: done before
 * @fn: what it is
 * @undo: undoes it
 * @end: undoes @begin
 * @check: looks whether all is as it was, where @fn has failed
 */
struct attempt {
	int (*begin)(void);
	int (*fn)(void);
	void (*undo)(void);
	void (*end)(void);
	void (*check)(struct kunit *test);
};

static void need_failing(struct kunit *test)
{
	if (!fail_works())
		kunit_skip(test, "needs failslab, and N in failslab/ignore-gfp-wait");
}

/* What happened when an allocation was to fail. */
enum outcome {
	PAST_THE_LAST,	/* there was none any more */
	OVERCOME,	/* it failed, and somebody could do without it */
	REFUSED,	/* it failed, and so did the whole */
};

static enum outcome fail_once(struct kunit *test, const struct attempt *attempt,
			      void (*fail)(unsigned int), unsigned int nth)
{
	bool failed;
	int err;

	fail(nth);
	err = attempt->fn();
	failed = fail_end();
	if (err) {
		KUNIT_EXPECT_TRUE(test, failed);
		KUNIT_EXPECT_EQ(test, err, -ENOMEM);
		attempt->check(test);
		return REFUSED;
	}
	attempt->undo();
	return failed ? OVERCOME : PAST_THE_LAST;
}

/* Return: how many there were without which it could not be done. */
static unsigned int fail_each(struct kunit *test, const struct attempt *attempt,
			      void (*fail)(unsigned int))
{
	enum outcome outcome = OVERCOME;
	unsigned int nth, refused = 0;

	for (nth = 1; nth < MOST && outcome != PAST_THE_LAST; nth++) {
		if (attempt->begin)
			KUNIT_ASSERT_EQ(test, attempt->begin(), 0);
		outcome = fail_once(test, attempt, fail, nth);
		refused += outcome == REFUSED;
		if (attempt->end)
			attempt->end();
	}
	KUNIT_EXPECT_EQ(test, (int)outcome, PAST_THE_LAST);
	return refused;
}

static void case_25_register_ten(struct kunit *test)
{
	static const struct attempt attempt = {
		.fn = do_register, .undo = undo_set, .check = expect_nobody,
	};

	need_failing(test);
	/* An entry each; and two arrays for each hook, as they grow. */
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_slab), NR);
}

static void case_25_attach_ten(struct kunit *test)
{
	static const struct attempt attempt = {
		.fn = do_attach, .undo = undo_set, .check = expect_nobody,
	};

	need_failing(test);
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_slab), NR);
}

/* Others are there, and stay. */
static void expect_other(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, watch_too)->nr, 1);
	KUNIT_EXPECT_TRUE(test, hook_hookcase_watch_too_enabled());
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, watch)->nr, 0);
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, ask)->nr, 0);
}

static void case_25_register_beside_another(struct kunit *test)
{
	static const struct attempt attempt = {
		.begin = do_register_other, .fn = do_register, .undo = undo_set,
		.end = undo_other, .check = expect_other,
	};

	need_failing(test);
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_slab), NR);
}

/* Counted handlers have per-CPU memory. */
static void case_25_register_counted(struct kunit *test)
{
	static const struct attempt attempt = {
		.begin = do_count, .fn = do_register, .undo = undo_set,
		.end = undo_count, .check = expect_nobody,
	};

	need_failing(test);
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_slab), NR);
	KUNIT_EXPECT_EQ(test, fail_each(test, &attempt, fail_percpu), 2);
}

static void expect_uncounted(struct kunit *test)
{
	KUNIT_EXPECT_FALSE(test, HOOK(hookcase, watch)->counted);
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, watch)->nr, 2);
}

static void case_25_count(struct kunit *test)
{
	static const struct attempt attempt = {
		.begin = do_register, .fn = do_count, .undo = undo_count,
		.end = undo_set, .check = expect_uncounted,
	};

	need_failing(test);
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_slab), 1);
	KUNIT_EXPECT_EQ(test, fail_each(test, &attempt, fail_percpu), 2);
}

static void expect_not_announced(struct kunit *test)
{
	KUNIT_EXPECT_FALSE(test, hook_facility_hookcase.announced);
	KUNIT_EXPECT_EQ(test, hook_register(&other), -ENODEV);
	KUNIT_EXPECT_NULL(test, hook_facility_hookcase.srcu);
	KUNIT_EXPECT_NULL(test, hook_facility_hookcase.cpu);
}

/* debugfs may fail too: then there are no files, and no harm. */
static void case_25_announce(struct kunit *test)
{
	static const struct attempt attempt = {
		.fn = do_announce, .undo = undo_announce, .check = expect_not_announced,
	};
	unsigned int nth;
	int err;

	need_failing(test);
	hooks_withdraw(&hook_facility_hookcase);
	KUNIT_EXPECT_GE(test, fail_each(test, &attempt, fail_percpu), 2);
	for (nth = 1; nth < MOST; nth++) {
		fail_slab(nth);
		err = hooks_announce(&hook_facility_hookcase);
		if (!fail_end())
			break;
		if (err)
			expect_not_announced(test);
		hooks_withdraw(&hook_facility_hookcase);
	}
	KUNIT_EXPECT_EQ(test, err, 0);
	KUNIT_EXPECT_GT(test, nth, 3);
}

/* On or off, and never half: the site and the list of handlers agree. */
static void expect_event(struct kunit *test, bool on)
{
	struct hook *hook = HOOK(hookcase, watch);

	KUNIT_EXPECT_EQ(test, (int)hook->nr, on);
	KUNIT_EXPECT_EQ(test, static_key_enabled(&hook->key), on);
}

/* The other event is on from before, since the trace core's own first time is not ours. */
static void case_25_enable_event(struct kunit *test)
{
	static const char system[] = "hooks_hookcase";
	unsigned int nth, refused = 0;
	bool failed = true;
	int err;

	need_failing(test);
	if (!IS_ENABLED(CONFIG_EVENT_TRACING))
		kunit_skip(test, "this kernel has no trace events");
	KUNIT_ASSERT_EQ(test, trace_set_clr_event(system, "watch_too", 1), 0);
	for (nth = 1; nth < MOST && failed; nth++) {
		fail_slab(nth);
		err = trace_set_clr_event(system, "watch", 1);
		failed = fail_end();
		KUNIT_EXPECT_TRUE(test, failed || !err);
		refused += !!err;
		expect_event(test, !err);
		trace_set_clr_event(system, "watch", 0);
		undo_announce();
		KUNIT_ASSERT_EQ(test, do_announce(), 0);
	}
	KUNIT_EXPECT_LT(test, nth, MOST);
	KUNIT_EXPECT_GE(test, refused, 2);
}

static void unregister_set(void *unused)
{
	undo_set();
}

static void disarm_set(void *unused)
{
	hook_disarm_many(set, NR);
}

static void arm_set(void *unused)
{
	hook_arm_many(set, NR);
}

/* With no memory at all they succeed, since they ask for none. */
static void case_25_unregister_allocates_nothing(struct kunit *test)
{
	need_failing(test);
	KUNIT_ASSERT_EQ(test, do_register(), 0);
	KUNIT_EXPECT_EQ(test, fail_count(disarm_set, NULL), 0);
	KUNIT_EXPECT_EQ(test, fail_count(arm_set, NULL), 0);
	KUNIT_EXPECT_EQ(test, fail_count(unregister_set, NULL), 0);
	expect_nobody(test);
	KUNIT_ASSERT_EQ(test, do_attach(), 0);
	KUNIT_EXPECT_EQ(test, fail_count(arm_set, NULL), 0);
	KUNIT_EXPECT_EQ(test, fail_count(unregister_set, NULL), 0);
}

/* Some at a time, from each end, while others stay. */
static void case_25_unregister_one_by_one(struct kunit *test)
{
	unsigned int i;

	need_failing(test);
	KUNIT_ASSERT_EQ(test, do_register(), 0);
	for (i = 0; i < NR / 2; i++) {
		fail_slab(1);
		hook_unregister(&set[i]);
		KUNIT_EXPECT_FALSE(test, fail_end());
		fail_slab(1);
		hook_unregister(&set[NR - 1 - i]);
		KUNIT_EXPECT_FALSE(test, fail_end());
	}
}

static int suite_init(struct kunit_suite *suite)
{
	return cases_suite_init(suite) ?: fail_init();
}

static void suite_exit(struct kunit_suite *suite)
{
	fail_exit();
}

static struct kunit_case cases[] = {
	KUNIT_CASE(case_25_register_ten),
	KUNIT_CASE(case_25_attach_ten),
	KUNIT_CASE(case_25_register_beside_another),
	KUNIT_CASE(case_25_register_counted),
	KUNIT_CASE(case_25_count),
	KUNIT_CASE(case_25_announce),
	KUNIT_CASE(case_25_enable_event),
	KUNIT_CASE(case_25_unregister_allocates_nothing),
	KUNIT_CASE(case_25_unregister_one_by_one),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-cases-memory",
	.suite_init = suite_init,
	.suite_exit = suite_exit,
	.init = cases_init,
	.exit = cases_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Case 4 on hooks whose handlers sleep: what nests is counted by task. And handlers
 * that would change who is registered, and wait for themselves.
 */
#include <linux/completion.h>
#include <linux/err.h>
#include <linux/hooks_builtin.h>
#include <linux/kthread.h>

#include "handlers.h"
#include "hooktest_hooks.h"
#include "messages.h"
#include "nest.h"

static void bounded(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_ASLEEP];
	int i;

	nest_add_watcher(test, subject);
	for (i = 1; i <= 3; i++) {
		nest_hit(subject, subject, 100);
		KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
		KUNIT_EXPECT_EQ(test, nest_missed(subject), i);
	}
	nest_hit(subject, subject, NEST_DEPTH_MAX - 1);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 3);
}

static void bounded_observed(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_ASLEEP];

	nest_add(test, subject, HOOK_CLASS_PERF, nest_observe);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest.innermost, 0);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
}

static void bounded_decided(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_ASLEEP];

	nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), -EPERM);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
}

/* All hooks together. */
static void bounded_together(struct kunit *test)
{
	const struct subject *watch = &subjects[WATCH_ASLEEP], *ask = &subjects[ASK_ASLEEP];

	nest_add_watcher(test, watch);
	nest_add(test, ask, HOOK_CLASS_SECURITY, nest_decide);
	KUNIT_EXPECT_EQ(test, nest_hit(ask, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(watch), 0);
	KUNIT_EXPECT_EQ(test, nest_missed(ask), 1);
}

/* Deeper than is bounded, and no deeper than lockdep can follow. */
static void free_nests(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_ASLEEP_FREE];

	nest_add_watcher(test, subject);
	nest_hit(subject, subject, 2 * NEST_DEPTH_MAX);
	KUNIT_EXPECT_EQ(test, nest.entered, 2 * NEST_DEPTH_MAX + 1);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 0);
}

static void never(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_ASLEEP_NEVER];

	nest_add(test, subject, HOOK_CLASS_PERF, nest_observe);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 1);
	KUNIT_EXPECT_EQ(test, nest.innermost, 0);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 1);
	nest_add(test, subject, HOOK_CLASS_SECURITY, nest_decide_mute);
	KUNIT_EXPECT_EQ(test, nest_hit(subject, subject, 1), 0);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 2);
}

/* Not the same hook again, also when others are between. */
static void never_around_others(struct kunit *test)
{
	const struct subject *never = &subjects[ASK_ASLEEP_NEVER];
	const struct subject *watch = &subjects[WATCH_ASLEEP];

	nest_add(test, never, HOOK_CLASS_SECURITY, nest_decide);
	nest_add_watcher(test, watch);
	KUNIT_EXPECT_EQ(test, nest_hit(never, watch, 100), 0);
	KUNIT_EXPECT_EQ(test, nest.entered, 2);
	KUNIT_EXPECT_EQ(test, nest.innermost, -EPERM);
	KUNIT_EXPECT_EQ(test, nest_missed(never), 1);
}

/* More tasks than the runtime has buckets to keep them in: some share one. */
#define NR_TASKS	66

static DECLARE_COMPLETION(leave);
static struct completion entered[NR_TASKS];
static struct completion done[NR_TASKS];
static int verdicts[NR_TASKS];

/* Each task stays inside until all are let out. */
static int decide_staying(void *data, int a, long b)
{
	complete(&entered[a]);
	wait_for_completion_timeout(&leave, 30 * HZ);
	return -EACCES;
}

static int hit_thread(void *arg)
{
	long i = (long)arg;

	verdicts[i] = subjects[ASK_ASLEEP_NEVER].hit(i, 0);
	kthread_complete_and_exit(&done[i], 0);
}

static bool task_enters(long i)
{
	struct task_struct *task;

	init_completion(&entered[i]);
	init_completion(&done[i]);
	task = kthread_run(hit_thread, (void *)i, "hooks_kunit");
	if (IS_ERR(task))
		return false;
	return wait_for_completion_timeout(&entered[i], HZ);
}

/* Another task's hit is not inside this one. */
static void never_by_task(struct kunit *test)
{
	const struct subject *subject = &subjects[ASK_ASLEEP_NEVER];
	unsigned int i, nr = 0;

	nest_add(test, subject, HOOK_CLASS_SECURITY, decide_staying);
	reinit_completion(&leave);
	while (nr < NR_TASKS && task_enters(nr))
		nr++;
	complete_all(&leave);
	KUNIT_EXPECT_EQ(test, nr, NR_TASKS);
	for (i = 0; i < nr; i++) {
		wait_for_completion(&done[i]);
		KUNIT_EXPECT_EQ(test, verdicts[i], -EACCES);
	}
	KUNIT_EXPECT_EQ(test, nest_missed(subject), 0);
}

/* What a handler was answered that tried to change who is registered. */
static struct hook_handler *meddled;
static int answers[3];

static void watch_meddling(void *data, int a, long b)
{
	answers[0] = hook_register(meddled);
	answers[1] = hook_attach_many(meddled, 1);
	answers[2] = hook_stats_on(meddled->hook);
	hook_arm_many(meddled + 1, 1);
	hook_disarm_many(meddled, 2);
	hook_unregister_many(meddled, 2);
}

/* Refused, and told: it would wait for itself, or for one that waits for the lock. */
static void meddling(struct kunit *test)
{
	u64 since = messages_now();
	unsigned int i;

	nest_add(test, &subjects[WATCH_ASLEEP], HOOK_CLASS_PERF, watch_meddling);
	meddled = handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	handlers_add(test, &subjects[ASK], HOOK_CLASS_PERF, 0);
	subjects[WATCH_ASLEEP].hit(1, 2);
	for (i = 0; i < ARRAY_SIZE(answers); i++)
		KUNIT_EXPECT_EQ(test, answers[i], -EDEADLK);
	subject_expect_off(test, &subjects[ASK]);
	if (IS_ENABLED(CONFIG_PRINTK))
		KUNIT_EXPECT_EQ(test, messages_count(since, "from within a handler"), 6);

	KUNIT_ASSERT_EQ(test, hook_register(meddled), 0);
	subjects[WATCH_ASLEEP].hit(1, 2);
	subject_expect_on(test, &subjects[ASK]);
	KUNIT_EXPECT_EQ(test, (int)subject_hook(&subjects[ASK])->nr, 1);
}

static struct hook_meter *meter;
static int more_answers[5];

static void watch_meddling_more(void *data, int a, long b)
{
	struct hook_stats stats;

	more_answers[0] = hook_seal(meddled->hook);
	more_answers[1] = hook_stats_read(meddled, &stats);
	more_answers[2] = hook_select("hook=hooktest:ask +count");
	more_answers[3] = hook_select_try("hook=hooktest:ask +count");
	more_answers[4] = hooks_announce(&hook_facility_hooktest);
	hooks_withdraw(&hook_facility_hooktest);
	hook_meter_free(meter);
}

/* So is all else that takes a lock with which somebody may be waiting for the handler. */
static void meddling_more(struct kunit *test)
{
	struct hook_reading *reading = kunit_kzalloc(test, sizeof(*reading), GFP_KERNEL);
	u64 since = messages_now();
	unsigned int i;

	KUNIT_ASSERT_NOT_NULL(test, reading);
	nest_add(test, &subjects[WATCH_ASLEEP], HOOK_CLASS_PERF, watch_meddling_more);
	meddled = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	meter = hook_meter_count(meddled->hook);
	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	subjects[WATCH_ASLEEP].hit(1, 2);
	for (i = 0; i < ARRAY_SIZE(more_answers); i++)
		KUNIT_EXPECT_EQ(test, more_answers[i], -EDEADLK);
	if (IS_ENABLED(CONFIG_PRINTK))
		KUNIT_EXPECT_EQ(test, messages_count(since, "from within a handler"), 7);

	/* Nothing is sealed or withdrawn, and what was to be freed is in use. */
	KUNIT_EXPECT_EQ(test, hook_register(meddled), 0);
	KUNIT_EXPECT_EQ(test, subjects[ASK].hit(1, 2), -EACCES);
	hook_meter_read(meter, reading);
	KUNIT_EXPECT_EQ(test, reading->hits, 1);
	hook_meter_free(meter);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(bounded),
	KUNIT_CASE(bounded_observed),
	KUNIT_CASE(bounded_decided),
	KUNIT_CASE(bounded_together),
	KUNIT_CASE(free_nests),
	KUNIT_CASE(never),
	KUNIT_CASE(never_around_others),
	KUNIT_CASE(never_by_task),
	KUNIT_CASE(meddling),
	KUNIT_CASE(meddling_more),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-nesting",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Several threads at once: who registers the same handler, who waits for whom.
 */
#include <linux/completion.h>
#include <linux/delay.h>
#include <linux/kthread.h>

#include "calls.h"
#include "handlers.h"

#define NR_THREADS	6

/* What a thread does, and when it has done it. */
struct errand {
	int (*fn)(struct errand *errand);
	const struct subject *subject;
	struct hook_handler *handler;
	struct completion *begin;
	struct completion done;
	int result;
};

static int errand_thread(void *arg)
{
	struct errand *errand = arg;

	if (errand->begin)
		wait_for_completion(errand->begin);
	errand->result = errand->fn(errand);
	kthread_complete_and_exit(&errand->done, 0);
}

static void errand_start(struct kunit *test, struct errand *errand)
{
	struct task_struct *task;

	init_completion(&errand->done);
	task = kthread_run(errand_thread, errand, "hooks_kunit");
	KUNIT_ASSERT_FALSE(test, IS_ERR(task));
}

static int do_register(struct errand *errand)
{
	return hook_register(errand->handler);
}

static int do_unregister(struct errand *errand)
{
	hook_unregister(errand->handler);
	return 0;
}

static int do_hit(struct errand *errand)
{
	return errand->subject->hit(1, 2);
}

/* Case 7: one of them wins. */
static void one_winner(struct kunit *test)
{
	static struct errand errands[NR_THREADS];
	static DECLARE_COMPLETION(begin);
	struct hook_handler *handler;
	unsigned int i, winners = 0;

	handler = handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	reinit_completion(&begin);
	for (i = 0; i < NR_THREADS; i++) {
		errands[i] = (struct errand) {
			.fn = do_register, .handler = handler, .begin = &begin
		};
		errand_start(test, &errands[i]);
	}
	complete_all(&begin);
	for (i = 0; i < NR_THREADS; i++) {
		wait_for_completion(&errands[i].done);
		winners += !errands[i].result;
		KUNIT_EXPECT_TRUE(test, !errands[i].result || errands[i].result == -EEXIST);
	}
	KUNIT_EXPECT_EQ(test, winners, 1);
	subjects[ASK].hit(1, 2);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 1);
}

/* A handler that is inside until it is let out. */
static DECLARE_COMPLETION(entered);
static DECLARE_COMPLETION(leave);
static bool left;

static void watch_staying(void *data, int a, long b)
{
	complete(&entered);
	wait_for_completion_timeout(&leave, 10 * HZ);
	WRITE_ONCE(left, true);
}

/*
 * Case 3: who unregisters waits for a handler that sleeps, and is done once it has
 * left. A hit that begins meanwhile does not enter it.
 */
static void unregister_waits(struct kunit *test)
{
	const struct subject *subject = &subjects[WATCH_ASLEEP];
	static struct errand hit, unregister;
	struct hook_handler *handler;

	handler = handlers_add(test, subject, HOOK_CLASS_PERF, 0);
	handler->fn = watch_staying;
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	reinit_completion(&entered);
	reinit_completion(&leave);
	left = false;
	hit = (struct errand) { .fn = do_hit, .subject = subject };
	unregister = (struct errand) { .fn = do_unregister, .handler = handler };
	errand_start(test, &hit);
	wait_for_completion(&entered);
	errand_start(test, &unregister);
	KUNIT_EXPECT_EQ(test, wait_for_completion_timeout(&unregister.done, HZ / 5), 0);
	KUNIT_EXPECT_FALSE(test, READ_ONCE(left));
	KUNIT_EXPECT_FALSE(test, subject->enabled());
	complete(&leave);
	KUNIT_EXPECT_NE(test, wait_for_completion_timeout(&unregister.done, 10 * HZ), 0);
	KUNIT_EXPECT_TRUE(test, READ_ONCE(left));
	wait_for_completion(&hit.done);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(one_winner),
	KUNIT_CASE(unregister_waits),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-race",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

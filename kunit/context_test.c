// SPDX-License-Identifier: GPL-2.0-only
/*
 * Where hits come from and what handlers may do there: tasks, softirqs, hardware
 * interrupts and NMIs, each with preemption off; and hooks whose handlers sleep.
 */
#include <linux/delay.h>
#include <linux/preempt.h>

#include "calls.h"
#include "handlers.h"
#include "interrupts.h"

/* What the handlers of this suite were called in, in order, and what hits gave. */
static struct {
	const struct subject *subject;
	enum interrupt_level level;
	unsigned int entered;
	unsigned int levels[4];
	bool preemptible;
	bool came;
	int verdict;
} seen;

static void hit_again(void *arg)
{
	seen.verdict = seen.subject->hit(1, 0);
}

/* At the first hit: another one, at another level. At the second: a third, right here. */
static void enter(int a)
{
	if (seen.entered < ARRAY_SIZE(seen.levels))
		seen.levels[seen.entered] = interrupt_context_level();
	seen.entered++;
	seen.preemptible |= preemptible();
	if (!a)
		seen.came = interrupts_run(seen.level, hit_again, NULL);
	else if (a == 1)
		seen.subject->hit(2, 0);
}

static void watch(void *data, int a, long b)
{
	enter(a);
}

static int decide(void *data, int a, long b)
{
	enter(a);
	return probe_verdict(data);
}

static void look(const struct subject *subject, enum interrupt_level level)
{
	memset(&seen, 0, sizeof(seen));
	seen.subject = subject;
	seen.level = level;
}

static void add(struct kunit *test, const struct subject *subject)
{
	struct hook_handler *handler = handlers_add(test, subject, subject_class(subject), 0);

	handler->fn = subject_decides(subject) ? (void *)decide : (void *)watch;
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
}

static const enum interrupt_level levels[] = { LEVEL_SOFTIRQ, LEVEL_HARDIRQ, LEVEL_NMI };

static void level_name(const enum interrupt_level *level, char *desc)
{
	static const char *const names[NR_LEVELS] = { "task", "softirq", "hardirq", "nmi" };

	strscpy(desc, names[*level], KUNIT_PARAM_DESC_SIZE);
}

KUNIT_ARRAY_PARAM(level, levels, level_name);

static void need_interrupts(struct kunit *test)
{
	if (IS_ENABLED(CONFIG_PREEMPT_RT))
		kunit_skip(test, "needs softirqs that are no tasks");
}

/* An interrupt's hit, with nobody inside: dispatched, on each atomic hook. */
static void interrupt(struct kunit *test)
{
	enum interrupt_level level = *(const enum interrupt_level *)test->param_value;
	unsigned int i;

	need_interrupts(test);
	for (i = 0; i < NR_SUBJECTS; i++) {
		if (subjects[i].asleep)
			continue;
		add(test, &subjects[i]);
		look(&subjects[i], level);
		KUNIT_ASSERT_TRUE(test, interrupts_run(level, hit_again, NULL));
		KUNIT_EXPECT_GE(test, seen.entered, 1);
		KUNIT_EXPECT_EQ(test, seen.levels[0], level);
		KUNIT_EXPECT_EQ(test, seen.verdict, subjects[i].verdict);
	}
}

/* Case 4: an interrupt's hit while a handler of the hook runs is dispatched. */
static void interrupt_inside(struct kunit *test, const struct subject *subject)
{
	enum interrupt_level level = *(const enum interrupt_level *)test->param_value;

	need_interrupts(test);
	add(test, subject);
	look(subject, level);
	subject->hit(0, 0);
	KUNIT_ASSERT_TRUE(test, seen.came);
	KUNIT_ASSERT_GE(test, seen.entered, 2);
	KUNIT_EXPECT_EQ(test, seen.levels[0], LEVEL_TASK);
	KUNIT_EXPECT_EQ(test, seen.levels[1], level);
	KUNIT_EXPECT_EQ(test, seen.verdict, 0);
}

/* Not inside itself: the hit that the interrupt's handler makes is suppressed. */
static void never(struct kunit *test)
{
	interrupt_inside(test, &subjects[WATCH_NEVER]);
	KUNIT_EXPECT_EQ(test, seen.entered, 2);
}

static void never_decides(struct kunit *test)
{
	interrupt_inside(test, &subjects[ASK_NEVER]);
	KUNIT_EXPECT_EQ(test, seen.entered, 2);
	/* And the task's handler is out of it: nothing has been mixed up. */
	look(&subjects[ASK_NEVER], LEVEL_TASK);
	KUNIT_EXPECT_EQ(test, subjects[ASK_NEVER].hit(0, 0), 0);
	KUNIT_EXPECT_EQ(test, seen.entered, 1);
	KUNIT_EXPECT_EQ(test, seen.verdict, -EPERM);
}

static void bounded(struct kunit *test)
{
	interrupt_inside(test, &subjects[WATCH]);
	KUNIT_EXPECT_EQ(test, seen.entered, 3);
}

static void bounded_decides(struct kunit *test)
{
	interrupt_inside(test, &subjects[ASK]);
	KUNIT_EXPECT_EQ(test, seen.entered, 3);
}

static void preemption_is_off(struct kunit *test)
{
	unsigned int i;

	if (!IS_ENABLED(CONFIG_PREEMPT_COUNT))
		kunit_skip(test, "needs CONFIG_PREEMPT_COUNT");
	KUNIT_ASSERT_TRUE(test, preemptible());
	for (i = 0; i < NR_SUBJECTS; i++) {
		add(test, &subjects[i]);
		look(&subjects[i], LEVEL_TASK);
		subjects[i].hit(3, 0);
		KUNIT_EXPECT_EQ(test, seen.entered, 1);
		KUNIT_EXPECT_EQ(test, seen.preemptible, subjects[i].asleep);
		KUNIT_EXPECT_TRUE(test, preemptible());
	}
}

static void watch_sleeping(void *data, int a, long b)
{
	msleep(20);
	calls_add(watch_sleeping, data, a, b, 0);
}

static int decide_sleeping(void *data, int a, long b)
{
	msleep(20);
	calls_add(decide_sleeping, data, a, b, 0);
	return -EACCES;
}

static void sleeping(struct kunit *test)
{
	struct hook_handler *w, *d;

	w = handlers_add(test, &subjects[WATCH_ASLEEP], HOOK_CLASS_PERF, 0);
	d = handlers_add(test, &subjects[ASK_ASLEEP], HOOK_CLASS_SECURITY, 0);
	w->fn = watch_sleeping;
	d->fn = decide_sleeping;
	KUNIT_ASSERT_EQ(test, hook_register_many(w, 2), 0);
	subjects[WATCH_ASLEEP].hit(1, 1);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 1);
	KUNIT_EXPECT_EQ(test, subjects[ASK_ASLEEP].hit(1, 1), -EACCES);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 2);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(interrupt, level_gen_params),
	KUNIT_CASE_PARAM(never, level_gen_params),
	KUNIT_CASE_PARAM(never_decides, level_gen_params),
	KUNIT_CASE_PARAM(bounded, level_gen_params),
	KUNIT_CASE_PARAM(bounded_decides, level_gen_params),
	KUNIT_CASE(preemption_is_off),
	KUNIT_CASE(sleeping),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-context",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

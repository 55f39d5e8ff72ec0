// SPDX-License-Identifier: GPL-2.0-only
/*
 * The built-in handlers: counters and histograms on hooks of any prototype.
 */
#include <linux/err.h>
#include <linux/hooks_builtin.h>
#include <linux/limits.h>
#include <linux/timekeeping.h>

#include "calls.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"
#include "select.h"

#define NEGATIVE	HOOK_METER_POSITIVE

static struct hook_reading *read(struct kunit *test, const struct hook_meter *meter)
{
	struct hook_reading *reading = kunit_kzalloc(test, sizeof(*reading), GFP_KERNEL);

	KUNIT_ASSERT_NOT_NULL(test, reading);
	hook_meter_read(meter, reading);
	return reading;
}

static u64 values(const struct hook_reading *reading)
{
	u64 sum = 0;
	unsigned int i;

	for (i = 0; i < HOOK_METER_BUCKETS; i++)
		sum += reading->bucket[i];
	return sum;
}

/* On every hook, in the slots and on the walk. */
static void counts(struct kunit *test)
{
	const struct subject *subject = test->param_value;
	struct hook_meter *meter = hook_meter_count(subject_hook(subject));
	struct hook_handler *handler;
	struct hook_reading *reading;
	int i;

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	for (i = 0; i < 5; i++)
		KUNIT_EXPECT_EQ(test, subject->hit(1, 2), subject->verdict);
	reading = read(test, meter);
	KUNIT_EXPECT_EQ(test, reading->hits, 5);
	KUNIT_EXPECT_EQ(test, reading->refused, 0);
	KUNIT_EXPECT_EQ(test, values(reading), 0);
	if (subject_decides(subject) && subject->limit > 1) {
		handler = handlers_add_decider(test, subject, 0, -EACCES);
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		KUNIT_EXPECT_EQ(test, subject->hit(1, 2), -EACCES);
		reading = read(test, meter);
		KUNIT_EXPECT_EQ(test, reading->hits, 6);
		KUNIT_EXPECT_EQ(test, reading->refused, 1);
	}
	hook_meter_free(meter);
}

/* Two of a kind do not meet. */
static void counts_apart(struct kunit *test)
{
	struct hook *hook = subject_hook(&subjects[WATCH]);
	struct hook_meter *one = hook_meter_count(hook), *two;

	KUNIT_ASSERT_FALSE(test, IS_ERR(one));
	subjects[WATCH].hit(1, 2);
	two = hook_meter_count(hook);
	KUNIT_ASSERT_FALSE(test, IS_ERR(two));
	subjects[WATCH].hit(1, 2);
	KUNIT_EXPECT_EQ(test, read(test, one)->hits, 2);
	KUNIT_EXPECT_EQ(test, read(test, two)->hits, 1);
	hook_meter_free(one);
	subjects[WATCH].hit(1, 2);
	KUNIT_EXPECT_EQ(test, read(test, two)->hits, 2);
	hook_meter_free(two);
}

static void expect_bucket(struct kunit *test, struct hook *hook, const char *arg, int (*hit)(void),
			  unsigned int bucket)
{
	struct hook_meter *meter = hook_meter_argument(hook, arg);
	struct hook_reading *reading;

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	hit();
	reading = read(test, meter);
	KUNIT_EXPECT_EQ_MSG(test, reading->bucket[bucket], 1, "%s", arg);
	KUNIT_EXPECT_EQ_MSG(test, values(reading), 1, "%s", arg);
	hook_meter_free(meter);
}

static int hit_small(void)
{
	return hook_hookargs_dozen(255, -1, 65535, -2, U32_MAX, S32_MIN, U64_MAX, S64_MIN, true,
				   'c', 1UL << 20, -4LL);
}

static int hit_none(void)
{
	return hook_hookargs_dozen(0, 0, 0, 0, 0, 0, 0, 0, false, 0, 0, 0);
}

/* Of every size and sign: least and greatest of them, and 0. */
static void arguments(struct kunit *test)
{
	struct hook *hook = HOOK(hookargs, dozen);
	char name[2] = "a";

	for (; name[0] <= 'l'; name[0]++)
		expect_bucket(test, hook, name, hit_none, 0);
	expect_bucket(test, hook, "a", hit_small, 8);
	expect_bucket(test, hook, "b", hit_small, NEGATIVE);
	expect_bucket(test, hook, "c", hit_small, 16);
	expect_bucket(test, hook, "d", hit_small, NEGATIVE + 1);
	expect_bucket(test, hook, "e", hit_small, 32);
	expect_bucket(test, hook, "f", hit_small, NEGATIVE + 31);
	expect_bucket(test, hook, "g", hit_small, 64);
	expect_bucket(test, hook, "h", hit_small, NEGATIVE + 63);
	expect_bucket(test, hook, "i", hit_small, 1);
	expect_bucket(test, hook, "j", hit_small, 7);
	expect_bucket(test, hook, "k", hit_small, 21);
	expect_bucket(test, hook, "l", hit_small, NEGATIVE + 2);
}

static int hit_refused(void)
{
	return subjects[ASK].hit(7, -1);
}

static void verdict(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	struct hook *hook = subject_hook(&subjects[ASK]);

	expect_bucket(test, hook, "verdict", hit_refused, 0);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	expect_bucket(test, hook, "verdict", hit_refused, NEGATIVE + 3);
	expect_bucket(test, hook, "a", hit_refused, 3);
	expect_bucket(test, hook, "b", hit_refused, NEGATIVE);
}

static void no_such_argument(struct kunit *test)
{
	struct hook *ask = subject_hook(&subjects[ASK]), *watch = subject_hook(&subjects[WATCH]);

	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(ask, "c")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(ask, "")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(ask, "a,b")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(watch, "verdict")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(HOOK(hookargs, none), "a")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_argument(HOOK(hookargs, shapes), "mac")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_pair(ask, "c", watch, "a")), -EINVAL);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_pair(ask, "a", watch, "c")), -EINVAL);
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, PTR_ERR(hook_meter_count(ask)), -ENODEV);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

/* One less than there are hits, on one CPU. */
static void intervals(struct kunit *test)
{
	struct hook_meter *meter = hook_meter_interval(subject_hook(&subjects[WATCH]));
	struct hook_reading *reading;
	u64 long_ones = 0, begin;
	unsigned int i;

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	preempt_disable();
	for (i = 0; i < 10; i++)
		subjects[WATCH].hit(1, 2);
	begin = ktime_get_mono_fast_ns();
	while (ktime_get_mono_fast_ns() - begin <= BIT(18))
		cpu_relax();
	subjects[WATCH].hit(1, 2);
	preempt_enable();
	reading = read(test, meter);
	KUNIT_EXPECT_EQ(test, reading->hits, 11);
	KUNIT_EXPECT_EQ(test, values(reading), 10);
	/* From 2^18 nanoseconds on, which is less. */
	for (i = 19; i < HOOK_METER_POSITIVE; i++)
		long_ones += reading->bucket[i];
	KUNIT_EXPECT_GE(test, long_ones, 1);
	hook_meter_free(meter);
}

/* From one hook to another by key, in any order; what has no other end is counted. */
static void pairs(struct kunit *test)
{
	struct hook_meter *meter = hook_meter_pair(subject_hook(&subjects[ASK]), "a",
						   subject_hook(&subjects[WATCH]), "b");
	struct hook_reading *reading;

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	subjects[ASK].hit(1, 0);
	subjects[ASK].hit(2, 0);
	subjects[ASK].hit(-3, 0);
	subjects[WATCH].hit(0, 2);
	subjects[WATCH].hit(0, -3);
	subjects[WATCH].hit(0, 4);
	subjects[WATCH].hit(0, 2);
	subjects[ASK].hit(1, 0);
	reading = read(test, meter);
	KUNIT_EXPECT_EQ(test, reading->hits, 4);
	KUNIT_EXPECT_EQ(test, values(reading), 2);
	KUNIT_EXPECT_EQ(test, reading->unmatched, 2);
	KUNIT_EXPECT_EQ(test, reading->lost, 1);
	subjects[WATCH].hit(0, 1);
	KUNIT_EXPECT_EQ(test, values(read(test, meter)), 3);
	hook_meter_free(meter);
	KUNIT_EXPECT_FALSE(test, subjects[ASK].enabled());
	KUNIT_EXPECT_FALSE(test, subjects[WATCH].enabled());
}

/* Nothing is forgotten silently: kept and lost are all. */
static void too_many_pairs(struct kunit *test)
{
	struct hook_meter *meter = hook_meter_pair(subject_hook(&subjects[ASK]), "a",
						   subject_hook(&subjects[WATCH]), "a");
	struct hook_reading *reading;
	int i;

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	for (i = 0; i < 3000; i++)
		subjects[ASK].hit(i, 0);
	for (i = 0; i < 3000; i++)
		subjects[WATCH].hit(i, 0);
	reading = read(test, meter);
	KUNIT_EXPECT_GT(test, values(reading), 700);
	KUNIT_EXPECT_LE(test, values(reading), 1024);
	KUNIT_EXPECT_EQ(test, reading->unmatched, reading->lost);
	KUNIT_EXPECT_EQ(test, values(reading) + reading->lost, 3000);
	hook_meter_free(meter);
}

/* The owner of either hook goes: what has been seen stays. */
static void owner_goes(struct kunit *test)
{
	struct hook_meter *meter = hook_meter_pair(subject_hook(&subjects[ASK]), "a",
						   HOOK(hookargs, names), "data");

	KUNIT_ASSERT_FALSE(test, IS_ERR(meter));
	subjects[ASK].hit(1, 0);
	hooks_withdraw(&hook_facility_hooktest);
	hook_hookargs_names(1, 0, 0, 0, 0, 0, 0);
	KUNIT_EXPECT_EQ(test, values(read(test, meter)), 1);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	subjects[ASK].hit(2, 0);
	hook_hookargs_names(2, 0, 0, 0, 0, 0, 0);
	KUNIT_EXPECT_EQ(test, values(read(test, meter)), 1);
	hook_meter_free(meter);
	KUNIT_EXPECT_FALSE(test, hook_hookargs_names_enabled());
}

static void expect_line(struct kunit *test, const char *path, const char *line)
{
	const char *text = files_read(test, "debugfs", path);

	KUNIT_EXPECT_EQ_MSG(test, files_count(text, line), 1, "%s in %s", line, text);
}

static void shown(struct kunit *test)
{
	static const char path[] = "hooks/hooktest/ask/hist";

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs CONFIG_DEBUG_FS");
	expect_line(test, path, "# off\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +hist=b"), 0);
	subjects[ASK].hit(0, 0);
	subjects[ASK].hit(0, 5);
	subjects[ASK].hit(0, 7);
	subjects[ASK].hit(0, -1);
	subjects[ASK].hit(0, -6);
	expect_line(test, path, "# hooktest:ask +hist=b\n# unit value\n# hits 5\n# lost 0\n");
	expect_line(test, path, "\n-7\t-4\t1\t");
	expect_line(test, path, "\n-1\t-1\t1\t");
	expect_line(test, path, "\n0\t0\t1\t");
	expect_line(test, path, "\n4\t7\t2\t");
	/* The same again is the same; another one begins anew. */
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +hist=b +count"), 0);
	expect_line(test, path, "# hits 5\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +hist=a@watch"), 0);
	subjects[WATCH].hit(9, 0);
	expect_line(test, path, "# hooktest:ask +hist=a@hooktest:watch.a\n# unit nsecs\n"
		    "# hits 1\n# lost 0\n# unmatched 1\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -hist"), 0);
	expect_line(test, path, "# off\n");
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(counts, subject_params),
	KUNIT_CASE(counts_apart),
	KUNIT_CASE(arguments),
	KUNIT_CASE(verdict),
	KUNIT_CASE(no_such_argument),
	KUNIT_CASE(intervals),
	KUNIT_CASE(pairs),
	KUNIT_CASE(too_many_pairs),
	KUNIT_CASE(owner_goes),
	KUNIT_CASE(shown),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-meter",
	.init = select_init,
	.exit = select_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Conditions: of the configuration, of the hit, and of the hook's owner.
 */
#include <linux/hooks_builtin.h>

#include "handlers.h"
#include "hookcond_hooks.h"

/* What the owner was asked and told, in order. */
static struct {
	char told[16];
	unsigned int nr;
	int first_refuses;
	int second_refuses;
	bool on;
} owner;

static void told(char what)
{
	if (owner.nr < sizeof(owner.told) - 1)
		owner.told[owner.nr++] = what;
}

int hookcond_first_arm(void)
{
	told('A');
	owner.on |= hook_hookcond_first_enabled();
	return owner.first_refuses;
}

void hookcond_first_disarm(void)
{
	told('a');
	owner.on |= hook_hookcond_first_enabled();
}

int hookcond_second_arm(void)
{
	told('B');
	return owner.second_refuses;
}

void hookcond_third_disarm(void)
{
	told('c');
}

static unsigned int hits;

static int decide(void *data, int a)
{
	hits++;
	return -EACCES;
}

static int decide_too(void *data, int a)
{
	hits++;
	return -EPERM;
}

static void watch(void *data, int a)
{
	hits++;
}

static const struct hook_handler set[] = {
	HOOK_SECURITY(hookcond, first, decide),
	HOOK_SECURITY(hookcond, second, decide),
	HOOK_SECURITY(hookcond, third, decide),
};

static const struct hook_handler more[] = {
	HOOK_SECURITY(hookcond, first, decide_too),
	HOOK_SECURITY(hookcond, second, decide_too),
	HOOK_SECURITY(hookcond, third, decide_too),
};

static const struct hook_handler on_present = HOOK_SECURITY(hookcond, present, decide);
static const struct hook_handler on_even = HOOK_PERF(hookcond, even, watch);

static void expect_told(struct kunit *test, const char *what)
{
	KUNIT_EXPECT_STREQ(test, owner.told, what);
	memset(owner.told, 0, sizeof(owner.told));
	owner.nr = 0;
}

static void expect_on(struct kunit *test, bool first, bool second, bool third)
{
	KUNIT_EXPECT_EQ(test, hook_hookcond_first_enabled(), first);
	KUNIT_EXPECT_EQ(test, hook_hookcond_second_enabled(), second);
	KUNIT_EXPECT_EQ(test, hook_hookcond_third_enabled(), third);
	KUNIT_EXPECT_EQ(test, hook_hookcond_first(0), first ? -EACCES : 0);
	KUNIT_EXPECT_EQ(test, hook_hookcond_second(0), second ? -EACCES : 0);
	KUNIT_EXPECT_EQ(test, hook_hookcond_third(0), third ? -EACCES : 0);
}

/* Asked before the first handler is armed, told after the last is gone. */
static void first_and_last(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register(&set[0]), 0);
	expect_told(test, "A");
	KUNIT_ASSERT_EQ(test, hook_register(&more[0]), 0);
	hook_unregister(&set[0]);
	expect_told(test, "");
	hook_unregister(&more[0]);
	expect_told(test, "a");
	hook_unregister(&more[0]);
	expect_told(test, "");
	KUNIT_EXPECT_FALSE(test, owner.on);
}

static void refused(struct kunit *test)
{
	owner.first_refuses = -EAGAIN;
	KUNIT_EXPECT_EQ(test, hook_register(&set[0]), -EAGAIN);
	expect_told(test, "A");
	expect_on(test, false, false, false);
	owner.first_refuses = 0;
	KUNIT_EXPECT_EQ(test, hook_register(&set[0]), 0);
	expect_told(test, "A");
	expect_on(test, true, false, false);
}

/* Also where people select it: then nothing of what they select is on. */
static void selection_refused(struct kunit *test)
{
	owner.first_refuses = -EAGAIN;
	KUNIT_EXPECT_EQ(test, hook_select("hook=hookcond:even,hookcond:first +count"), -EAGAIN);
	expect_told(test, "A");
	KUNIT_EXPECT_FALSE(test, hook_hookcond_even_enabled());
	owner.first_refuses = 0;
	KUNIT_EXPECT_EQ(test, hook_select("hook=hookcond:even,hookcond:first +count"), 0);
	expect_told(test, "A");
	KUNIT_EXPECT_EQ(test, hook_select("hook=hookcond:* -all"), 0);
	expect_told(test, "a");
}

/* Who has consented before another one refuses is told that it is off. */
static void refused_in_a_set(struct kunit *test)
{
	owner.second_refuses = -ENXIO;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 3), -ENXIO);
	expect_told(test, "ABa");
	expect_on(test, false, false, false);
	owner.second_refuses = 0;
	KUNIT_EXPECT_EQ(test, hook_register_many(set, 3), 0);
	expect_told(test, "AB");
	expect_on(test, true, true, true);
	hook_unregister_many(set, 3);
	expect_told(test, "ac");
}

/* Who is armed is not asked again, and stays armed when another one refuses. */
static void armed_stays_armed(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register(&set[0]), 0);
	KUNIT_ASSERT_EQ(test, hook_register(&set[2]), 0);
	expect_told(test, "A");
	owner.second_refuses = -ENXIO;
	KUNIT_EXPECT_EQ(test, hook_register_many(more, 3), -ENXIO);
	expect_told(test, "B");
	expect_on(test, true, false, true);
	hook_unregister_many(more, 3);
	expect_told(test, "");
	expect_on(test, true, false, true);
}

/* Who has consented before a handler turns out to be wrong is told, too. */
static void wrong_in_a_set(struct kunit *test)
{
	struct hook_handler wrong[] = { set[0], set[1], set[2] };

	wrong[1].fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(wrong, 3), -EINVAL);
	expect_told(test, "Aa");
	expect_on(test, false, false, false);
	hook_unregister_many(wrong, 3);
	expect_told(test, "");
}

/* Attached handlers count: their owner has consented before they are armed. */
static void attached(struct kunit *test)
{
	owner.first_refuses = -EAGAIN;
	KUNIT_EXPECT_EQ(test, hook_attach_many(set, 1), -EAGAIN);
	expect_told(test, "A");
	owner.first_refuses = 0;
	KUNIT_ASSERT_EQ(test, hook_attach_many(set, 1), 0);
	expect_told(test, "A");
	hook_arm_many(set, 1);
	expect_on(test, true, false, false);
	hook_disarm_many(set, 1);
	expect_on(test, false, false, false);
	expect_told(test, "");
	hook_unregister_many(set, 1);
	expect_told(test, "a");
}

static void withdrawn(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register_many(set, 3), 0);
	expect_told(test, "AB");
	hooks_withdraw(&hook_facility_hookcond);
	expect_told(test, "ac");
	expect_on(test, false, false, false);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hookcond), 0);
}

/* A hook whose `if` holds, beside those whose does not, of which nothing is there. */
static void configured(struct kunit *test)
{
	int evaluated = 0;

	KUNIT_EXPECT_EQ(test, hook_facility_hookcond.nr_hooks, 5);
	KUNIT_ASSERT_EQ(test, hook_register(&on_present), 0);
	KUNIT_EXPECT_TRUE(test, hook_hookcond_present_enabled());
	KUNIT_EXPECT_EQ(test, hook_hookcond_present(1), -EACCES);
	KUNIT_EXPECT_FALSE(test, hook_hookcond_absent_enabled());
	KUNIT_EXPECT_EQ(test, hook_hookcond_absent(evaluated++), -EOPNOTSUPP);
	KUNIT_EXPECT_FALSE(test, hook_hookcond_absent_void_enabled());
	hook_hookcond_absent_void(evaluated++);
	KUNIT_EXPECT_EQ(test, evaluated, 0);
}

/* Hits for which `when` does not hold reach nobody. */
static void even_hits_only(struct kunit *test)
{
	int a;

	KUNIT_ASSERT_EQ(test, hook_register(&on_even), 0);
	hits = 0;
	for (a = -4; a < 5; a++)
		hook_hookcond_even(a);
	KUNIT_EXPECT_EQ(test, hits, 5);
	hook_hookcond_even(1);
	KUNIT_EXPECT_EQ(test, hits, 5);
}

static int cond_init(struct kunit *test)
{
	memset(&owner, 0, sizeof(owner));
	return handlers_init(test);
}

static void cond_exit(struct kunit *test)
{
	hook_unregister_many(set, ARRAY_SIZE(set));
	hook_unregister_many(more, ARRAY_SIZE(more));
	hook_unregister(&on_present);
	hook_unregister(&on_even);
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(first_and_last),
	KUNIT_CASE(refused),
	KUNIT_CASE(selection_refused),
	KUNIT_CASE(refused_in_a_set),
	KUNIT_CASE(armed_stays_armed),
	KUNIT_CASE(wrong_in_a_set),
	KUNIT_CASE(attached),
	KUNIT_CASE(withdrawn),
	KUNIT_CASE(configured),
	KUNIT_CASE(even_hits_only),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-cond",
	.init = cond_init,
	.exit = cond_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

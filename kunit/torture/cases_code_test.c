// SPDX-License-Identifier: GPL-2.0-only
/*
 * Case 16: what the code looks like after every sequence of changes, read back
 * from memory: NOPs where nobody is registered, direct calls where somebody is.
 */
#include <linux/module.h>

#include "bytes.h"
#include "cases.h"

#define NR	4	/* slots for observers, as the specification has it */

static unsigned int calls[NR + 1];

#define WATCHER(_n)							\
	static void watch_##_n(void *data, int a)			\
	{								\
		calls[_n]++;						\
	}

WATCHER(0)
WATCHER(1)
WATCHER(2)
WATCHER(3)
WATCHER(4)

/* In calling order, whatever the order in which they come. */
static const struct hook_handler watchers[] = {
	HOOK_PERF(hookcase, watch, watch_0, .priority = 0),
	HOOK_PERF(hookcase, watch, watch_1, .priority = -1),
	HOOK_PERF(hookcase, watch, watch_2, .priority = -2),
	HOOK_PERF(hookcase, watch, watch_3, .priority = -3),
	HOOK_PERF(hookcase, watch, watch_4, .priority = -4),
};

static int decide(void *data, int a)
{
	return 0;
}

static void observe(void *data, int a, int verdict)
{
}

static const struct hook_handler decider = HOOK_SECURITY(hookcase, ask, decide);
static const struct hook_handler observer = HOOK_TRACE(hookcase, ask, observe);

static void need_slots(struct kunit *test)
{
	if (!IS_ENABLED(CONFIG_HAVE_STATIC_CALL))
		kunit_skip(test, "this kernel has no static calls");
	if (!BYTES_KNOWN)
		kunit_skip(test, "unknown machine code");
}

static void need_jump_labels(struct kunit *test)
{
	if (!IS_ENABLED(CONFIG_JUMP_LABEL))
		kunit_skip(test, "this kernel has no jump labels");
}

/* The handlers that the set of bits says, and they only, are called, and directly. */
static void expect_direct(struct kunit *test, unsigned int set)
{
	struct hook *hook = HOOK(hookcase, watch);
	const struct hook_slot *slots = hook->desc->slots;
	unsigned int i, slot = 0;

	memset(calls, 0, sizeof(calls));
	hit_watch(0);
	for (i = 0; i < ARRAY_SIZE(watchers); i++) {
		KUNIT_EXPECT_EQ(test, calls[i], !!(set & BIT(i)));
		if (!(set & BIT(i)))
			continue;
		KUNIT_EXPECT_TRUE_MSG(test, bytes_slot_calls(THIS_MODULE, &slots[slot],
							     watchers[i].fn),
				      "set %#x: slot %u does not call handler %u", set, slot, i);
		slot++;
	}
	if (set)
		KUNIT_EXPECT_GT(test, (int)hook->path, HOOK_PATH_WALK);
	else
		expect_nobody(test);
}

static void toggle(struct kunit *test, unsigned int *set, unsigned int bit)
{
	if (*set & BIT(bit))
		hook_unregister(&watchers[bit]);
	else
		KUNIT_ASSERT_EQ(test, hook_register(&watchers[bit]), 0);
	*set ^= BIT(bit);
}

/* Every set of handlers in slots, one change apart: a Gray code. */
static void case_16_slots_call_directly(struct kunit *test)
{
	unsigned int step, set = 0;

	need_slots(test);
	for (step = 1; step < BIT(NR); step++) {
		toggle(test, &set, __ffs(step));
		expect_direct(test, set);
		/* What fails changes nothing. */
		KUNIT_EXPECT_EQ(test, hook_register(&watchers[__ffs(set)]), -EEXIST);
		expect_direct(test, set);
	}
	hook_unregister_many(watchers, NR);
	expect_direct(test, 0);
}

/* One more than there are slots: the walk; whoever goes, direct calls again. */
static void case_16_back_from_the_walk(struct kunit *test)
{
	unsigned int all = BIT(NR + 1) - 1, i;

	need_slots(test);
	for (i = 0; i <= NR; i++) {
		KUNIT_ASSERT_EQ(test, hook_register_many(watchers, NR + 1), 0);
		KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, watch)->path, HOOK_PATH_WALK);
		hook_unregister(&watchers[i]);
		expect_direct(test, all & ~BIT(i));
		hook_unregister_many(watchers, NR + 1);
		expect_direct(test, 0);
	}
}

/* The only one left, after every way to get there. */
static void case_16_one_of_two(struct kunit *test)
{
	unsigned int first, stays, set;

	need_slots(test);
	for (first = 0; first < 2; first++) {
		for (stays = 0; stays < 2; stays++) {
			set = 0;
			toggle(test, &set, first);
			toggle(test, &set, !first);
			toggle(test, &set, !stays);
			expect_direct(test, BIT(stays));
			toggle(test, &set, stays);
			expect_direct(test, 0);
		}
	}
}

static void case_16_decider_and_observer(struct kunit *test)
{
	const struct hook_desc *desc = HOOK(hookcase, ask)->desc;

	need_slots(test);
	KUNIT_ASSERT_EQ(test, hook_register(&observer), 0);
	KUNIT_ASSERT_EQ(test, hook_register(&decider), 0);
	KUNIT_EXPECT_TRUE(test, bytes_slot_calls(THIS_MODULE, &desc->slots[0], decide));
	KUNIT_EXPECT_TRUE(test, bytes_slot_calls(THIS_MODULE, &desc->slots[desc->decide_slots],
						 observe));
	hook_unregister(&observer);
	hook_unregister(&decider);
}

static void expect_site(struct kunit *test, bool nop)
{
	struct hook *hook = HOOK(hookcase, watch);

	KUNIT_EXPECT_EQ(test, bytes_sites_are_nops(THIS_MODULE, hook), nop);
}

/* Sites are NOPs while nobody is armed: attached is not enough, and failing neither. */
static void case_16_sites_are_nops(struct kunit *test)
{
	const struct hook_handler set[] = { watchers[1], watchers[2], watchers[1] };

	need_jump_labels(test);
	KUNIT_EXPECT_GT(test, bytes_nr_sites(THIS_MODULE, HOOK(hookcase, watch)), 0);
	expect_site(test, true);
	KUNIT_ASSERT_EQ(test, hook_attach_many(watchers, 1), 0);
	expect_site(test, true);
	hook_arm_many(watchers, 1);
	expect_site(test, false);
	hook_disarm_many(watchers, 1);
	expect_site(test, true);
	hook_arm_many(watchers, 1);
	hook_unregister(&watchers[0]);
	expect_site(test, true);
	KUNIT_EXPECT_EQ(test, hook_register_many(set, ARRAY_SIZE(set)), -EEXIST);
	expect_site(test, true);
	KUNIT_ASSERT_EQ(test, hook_register(&watchers[0]), 0);
	hook_disable(&watchers[0]);
	hook_unregister(&watchers[0]);
	expect_site(test, true);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(case_16_slots_call_directly),
	KUNIT_CASE(case_16_back_from_the_walk),
	KUNIT_CASE(case_16_one_of_two),
	KUNIT_CASE(case_16_decider_and_observer),
	KUNIT_CASE(case_16_sites_are_nops),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-cases-code",
	.suite_init = cases_suite_init,
	.init = cases_init,
	.exit = cases_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

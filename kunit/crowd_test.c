// SPDX-License-Identifier: GPL-2.0-only
/*
 * More than a thousand hooks, changed by one call: how many grace periods that
 * takes. The hooks are made here, without sites and slots, after those that there are.
 */
#include <linux/mm.h>

#include "handlers.h"
#include "hooktest_hooks.h"

#define NR_HOOKS	350
#define NR_FACILITIES	4
#define NR_ALL		(NR_FACILITIES * NR_HOOKS)

struct member {
	struct hook hook;
	struct hook_desc desc;
	char name[16];
};

/* The last one is sleepable. */
static struct crowd {
	struct hook_facility facility[NR_FACILITIES];
	struct member member[NR_ALL];
	struct hook *hook[NR_ALL];
	struct hook_handler handler[NR_ALL];
} *crowd;

static const char *const names[NR_FACILITIES] = {
	"hookcrowd_a", "hookcrowd_b", "hookcrowd_c", "hookcrowd_d"
};

static void member_init(unsigned int i)
{
	struct member *member = &crowd->member[i];

	snprintf(member->name, sizeof(member->name), "h%u", i);
	member->desc = *subject_hook(&subjects[WATCH_SLOTLESS])->desc;
	member->desc.name = member->name;
	member->desc.facility = &crowd->facility[i / NR_HOOKS];
	if (i / NR_HOOKS == NR_FACILITIES - 1)
		member->desc.context = HOOK_CONTEXT_SLEEPABLE;
	member->hook.desc = &member->desc;
	crowd->hook[i] = &member->hook;
	crowd->handler[i] = subjects[WATCH_SLOTLESS].kind[HOOK_CLASS_PERF][0];
	crowd->handler[i].hook = &member->hook;
}

static void crowd_withdraw(unsigned int nr)
{
	while (nr--)
		hooks_withdraw(&crowd->facility[nr]);
}

static int crowd_announce(void)
{
	unsigned int i;
	int err;

	for (i = 0; i < NR_FACILITIES; i++) {
		crowd->facility[i].name = names[i];
		crowd->facility[i].title = "Hooks of a test";
		crowd->facility[i].owner = THIS_MODULE;
		crowd->facility[i].hooks = &crowd->hook[i * NR_HOOKS];
		crowd->facility[i].nr_hooks = NR_HOOKS;
		err = hooks_announce(&crowd->facility[i]);
		if (err) {
			crowd_withdraw(i);
			return err;
		}
	}
	return 0;
}

static int crowd_init(struct kunit_suite *suite)
{
	unsigned int i;
	int err;

	crowd = kvzalloc(sizeof(*crowd), GFP_KERNEL);
	if (!crowd)
		return -ENOMEM;
	for (i = 0; i < NR_ALL; i++)
		member_init(i);
	err = crowd_announce();
	if (err) {
		kvfree(crowd);
		crowd = NULL;
	}
	return err;
}

static void crowd_exit(struct kunit_suite *suite)
{
	if (!crowd)
		return;
	crowd_withdraw(NR_FACILITIES);
	kvfree(crowd);
	crowd = NULL;
}

static void expect_handlers(struct kunit *test, unsigned int first, unsigned int nr, int each)
{
	unsigned int i, wrong = 0;

	for (i = 0; i < NR_ALL; i++) {
		int want = i >= first && i < first + nr ? each : 0;

		wrong += crowd->hook[i]->nr != want;
		wrong += static_key_enabled(&crowd->hook[i]->key) != !!want;
	}
	KUNIT_EXPECT_EQ(test, wrong, 0);
}

/* Registers on so many hooks and unregisters: grace periods of each. */
static void come_and_go(struct kunit *test, unsigned int first, unsigned int nr,
			unsigned long waits)
{
	const struct hook_handler *set = &crowd->handler[first];
	unsigned long before = hooks_nr_waits();

	KUNIT_ASSERT_EQ(test, hook_register_many(set, nr), 0);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 0);
	expect_handlers(test, first, nr, 1);
	before = hooks_nr_waits();
	hook_unregister_many(set, nr);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, waits);
	expect_handlers(test, first, nr, 0);
}

static void one_hook(struct kunit *test)
{
	come_and_go(test, 0, 1, 1);
}

static void one_facility(struct kunit *test)
{
	come_and_go(test, 0, NR_HOOKS, 1);
}

static void a_thousand_hooks(struct kunit *test)
{
	come_and_go(test, 0, 3 * NR_HOOKS, 1);
}

/* Those who sleep are waited for as well. */
static void with_a_sleepable_one(struct kunit *test)
{
	come_and_go(test, 0, NR_ALL, 2);
}

/* Arming and disarming, handlers that stay attached. */
static void disarmed(struct kunit *test)
{
	unsigned long before = hooks_nr_waits();

	KUNIT_ASSERT_EQ(test, hook_attach_many(crowd->handler, NR_ALL), 0);
	hook_arm_many(crowd->handler, NR_ALL);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 0);
	expect_handlers(test, 0, NR_ALL, 1);
	hook_disarm_many(crowd->handler, NR_ALL);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 2);
	hook_unregister_many(crowd->handler, NR_ALL);
	KUNIT_EXPECT_LE(test, hooks_nr_waits() - before, 4UL);
	expect_handlers(test, 0, NR_ALL, 0);
}

/* The last of thousands is refused: nothing is left, and nobody was waited for. */
static void last_is_refused(struct kunit *test)
{
	unsigned long before = hooks_nr_waits();

	crowd->handler[NR_ALL - 1].fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register_many(crowd->handler, NR_ALL), -EINVAL);
	crowd->handler[NR_ALL - 1].fn = crowd->handler[0].fn;
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 0);
	expect_handlers(test, 0, NR_ALL, 0);
	come_and_go(test, 0, NR_ALL, 2);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(one_hook),
	KUNIT_CASE(one_facility),
	KUNIT_CASE(a_thousand_hooks),
	KUNIT_CASE(with_a_sleepable_one),
	KUNIT_CASE(disarmed),
	KUNIT_CASE(last_is_refused),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-crowd",
	.suite_init = crowd_init,
	.suite_exit = crowd_exit,
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

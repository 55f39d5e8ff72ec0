// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hooks of the cases: their owner, and their sites.
 */
#include <linux/module.h>

#include "bytes.h"
#include "cases.h"

noinline void hit_watch(int a)
{
	hook_hookcase_watch(a);
}

noinline void hit_watch_too(int a)
{
	hook_hookcase_watch_too(a);
}

noinline void hit_watch_never(int a)
{
	hook_hookcase_watch_never(a);
}

noinline void hit_watch_slotless(int a)
{
	hook_hookcase_watch_slotless(a);
}

noinline int hit_ask(int a)
{
	return hook_hookcase_ask(a);
}

noinline int hit_ask_asleep(int a)
{
	return hook_hookcase_ask_asleep(a);
}

void expect_nobody(struct kunit *test)
{
	struct hook *hook;
	unsigned int i;

	for (i = 0; i < hook_facility_hookcase.nr_hooks; i++) {
		hook = hook_facility_hookcase.hooks[i];
		KUNIT_EXPECT_FALSE_MSG(test, static_key_enabled(&hook->key), "%s is on",
				       hook->desc->name);
		KUNIT_EXPECT_EQ_MSG(test, (int)hook->nr, 0, "%s has handlers",
				    hook->desc->name);
		KUNIT_EXPECT_TRUE_MSG(test, bytes_sites_are_nops(THIS_MODULE, hook),
				      "%s has sites that are no NOPs", hook->desc->name);
	}
}

/* The kernel runs the suites before the module's init, or after it. */
int cases_suite_init(struct kunit_suite *suite)
{
	return hooks_announce(&hook_facility_hookcase);
}

int cases_init(struct kunit *test)
{
	expect_nobody(test);
	return 0;
}

void cases_exit(struct kunit *test)
{
	expect_nobody(test);
}

static int __init hooks_cases_init(void)
{
	return hooks_announce(&hook_facility_hookcase);
}
module_init(hooks_cases_init);

static void __exit hooks_cases_exit(void)
{
	hooks_withdraw(&hook_facility_hookcase);
}
module_exit(hooks_cases_exit);

MODULE_DESCRIPTION("Cases from practice, for hooks on several CPUs");
MODULE_LICENSE("GPL");

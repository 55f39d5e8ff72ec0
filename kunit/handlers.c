// SPDX-License-Identifier: GPL-2.0-only
/*
 * A pool of handlers, and the setting that cases begin with: the hooks announced,
 * nobody registered.
 */
#include <linux/module.h>

#include "calls.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hookcond_hooks.h"
#include "hooktest_hooks.h"

static struct hook_handler handlers[HANDLERS_MAX];
static struct probe probes[HANDLERS_MAX];
static unsigned int nr_handlers;

int handlers_init(struct kunit *test)
{
	int err;

	nr_handlers = 0;
	calls_clear();
	err = hooks_announce(&hook_facility_hooktest);
	if (!err)
		err = hooks_announce(&hook_facility_hookargs);
	if (!err)
		err = hooks_announce(&hook_facility_hookcond);
	return err;
}

/* Every case ends with hooks that are as good as new. */
void handlers_exit(struct kunit *test)
{
	unsigned int i;

	hook_unregister_many(handlers, HANDLERS_MAX);
	calls_clear();
	for (i = 0; i < NR_SUBJECTS; i++)
		subject_expect_off(test, &subjects[i]);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 0);
	hooks_withdraw(&hook_facility_hookcond);
	hooks_withdraw(&hook_facility_hookargs);
	hooks_withdraw(&hook_facility_hooktest);
}

/* A handler, not registered yet; one after the other they are an array. */
struct hook_handler *handlers_add(struct kunit *test, const struct subject *subject,
				  enum hook_class class, int priority)
{
	unsigned int i = nr_handlers++;

	KUNIT_ASSERT_LT(test, i, (unsigned int)HANDLERS_MAX);
	probes[i].verdict = subject->verdict;
	handlers[i] = subject->kind[class][0];
	handlers[i].data = &probes[i];
	handlers[i].priority = priority;
	return &handlers[i];
}

struct hook_handler *handlers_add_decider(struct kunit *test, const struct subject *subject,
					  int priority, int verdict)
{
	struct hook_handler *handler;

	handler = handlers_add(test, subject, HOOK_CLASS_SECURITY, priority);
	probes[handler - handlers].verdict = verdict;
	return handler;
}

MODULE_DESCRIPTION("KUnit tests of hooks");
MODULE_LICENSE("GPL");

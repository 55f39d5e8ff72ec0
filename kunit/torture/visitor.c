// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: case 3, a module that comes and goes with handlers on hooks that are
 * hit without pause, and which are busy, or asleep, when it goes.
 *
 * Usage: load it while hooks_torture runs; /sys/module/hooks_torture_visitor/
 * parameters/inside says how many of its handlers are being run.
 */
#include <linux/delay.h>
#include <linux/jiffies.h>
#include <linux/module.h>

#include "torture.h"
#include "torture_hooks.h"

#define COOKIE	0x76697369746f72UL

static unsigned int busy_ms = 5;
module_param(busy_ms, uint, 0444);
MODULE_PARM_DESC(busy_ms, "how long a handler takes, now and then");

static atomic_t inside = ATOMIC_INIT(0);
module_param_named(inside, inside.counter, int, 0444);

static unsigned long cookie = COOKIE;
static unsigned long next;
static bool gone;

static void look(void *data, const char *name)
{
	if (READ_ONCE(gone))
		torture_fail("the visitor's %s called after its removal returned", name);
	if (data != &cookie || cookie != COOKIE)
		torture_fail("the visitor's %s got data of another", name);
}

/* One of many is to take its time. */
static bool whose_turn(void)
{
	unsigned long due = READ_ONCE(next);

	return time_after(jiffies, due) &&
	       cmpxchg(&next, due, jiffies + msecs_to_jiffies(2 * busy_ms) + 1) == due;
}

static void take_time(bool may_sleep)
{
	if (!in_task() || !whose_turn())
		return;
	atomic_inc(&inside);
	if (may_sleep)
		msleep(busy_ms);
	else
		mdelay(busy_ms);
	atomic_dec(&inside);
}

static void watch(void *data, struct hit *hit, unsigned long seq)
{
	look(data, __func__);
	take_time(false);
	look(data, __func__);
}

static void watch_asleep(void *data, struct hit *hit, unsigned long seq)
{
	look(data, __func__);
	take_time(true);
	look(data, __func__);
}

static int ask(void *data, struct hit *hit, unsigned long seq)
{
	look(data, __func__);
	return hit->target->verdict;
}

static const struct hook_handler handlers[] = {
	HOOK_PERF(torture, watch, watch, .data = &cookie),
	HOOK_TRACE(torture, watch_slotless, watch, .data = &cookie),
	HOOK_PERF(torture, watch_asleep, watch_asleep, .data = &cookie),
	HOOK_SECURITY(torture, ask, ask, .data = &cookie, .priority = 1),
	HOOK_SECURITY(torture, ask_asleep, ask, .data = &cookie),
	HOOK_LATE(torture, watch_free, PERF, watch, .data = &cookie),
};

static int __init visitor_init(void)
{
	next = jiffies;
	return hook_register_many(handlers, ARRAY_SIZE(handlers));
}
module_init(visitor_init);

static void __exit visitor_exit(void)
{
	hook_unregister_many(handlers, ARRAY_SIZE(handlers));
	WRITE_ONCE(gone, true);
	if (atomic_read(&inside))
		torture_fail("the visitor is gone, and one of its handlers inside still");
}
module_exit(visitor_exit);

MODULE_DESCRIPTION("Handlers that come and go while hooks are tortured");
MODULE_LICENSE("GPL");

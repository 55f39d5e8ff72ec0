// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: case 3, a module that goes without unregistering its handlers.
 *
 * Usage: load it while hooks_torture runs, and unload it. The log says
 *
 *   hooks: hooks_torture_forgetful goes, but its handler watch ...
 */
#include <linux/delay.h>
#include <linux/module.h>

#include "torture.h"
#include "torture_hooks.h"

static void watch(void *data, struct hit *hit, unsigned long seq)
{
	udelay(5);
}

static void watch_asleep(void *data, struct hit *hit, unsigned long seq)
{
	usleep_range(100, 1000);
}

static int ask(void *data, struct hit *hit, unsigned long seq)
{
	udelay(5);
	return hit->target->verdict;
}

static const struct hook_handler handlers[] = {
	HOOK_PERF(torture, watch, watch),
	HOOK_PERF(torture, watch_never, watch),
	HOOK_PERF(torture, watch_asleep, watch_asleep),
	HOOK_SECURITY(torture, ask, ask),
	HOOK_SECURITY(torture, ask_never, ask),
};

static int __init forgetful_init(void)
{
	return hook_register_many(handlers, ARRAY_SIZE(handlers));
}
module_init(forgetful_init);

static void __exit forgetful_exit(void)
{
}
module_exit(forgetful_exit);

MODULE_DESCRIPTION("Handlers that are never unregistered");
MODULE_LICENSE("GPL");

// SPDX-License-Identifier: GPL-2.0-only
/* A handler of a prototype that the hook had in another version of the spec. */
#include <linux/module.h>
#include "owner_hooks.h"

static void pair(void *data, int a, u64 c, int b)
{
}

static struct hook_handler handlers[] = {
#ifdef LATE
	HOOK_LATE(shared, pair, PERF, pair),
#else
	HOOK_PERF(shared, pair, pair),
#endif
};
module_hook_handlers(handlers);

MODULE_DESCRIPTION("A handler for another prototype");
MODULE_LICENSE("GPL");

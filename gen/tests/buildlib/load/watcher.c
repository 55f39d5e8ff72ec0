// SPDX-License-Identifier: GPL-2.0-only
/* Handlers of hooks that are another module's. */
#include <linux/module.h>
#include "owner_hooks.h"

static int sum;
module_param(sum, int, 0444);
MODULE_PARM_DESC(sum, "Of what the handler has seen");

static int allow(void *data, int n)
{
	return 0;
}

static void add(void *data, int n, int verdict)
{
	sum += n;
}

static struct hook_handler handlers[] = {
	HOOK_SECURITY(shared, count, allow),
	HOOK_PERF(shared, count, add),
};
module_hook_handlers(handlers);

MODULE_DESCRIPTION("Handlers, built against an installed copy");
MODULE_LICENSE("GPL");

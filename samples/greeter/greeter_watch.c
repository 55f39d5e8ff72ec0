// SPDX-License-Identifier: GPL-2.0-only
/* Two handlers on one hook: the first may refuse, the second looks on. */
#include <linux/module.h>
#include "greeter_hooks.h"

static int no_strangers(void *data, const char *name, unsigned int length)
{
	return strstr(name, data) ? -EPERM : 0;
}

static void report(void *data, const char *name, unsigned int length, int verdict)
{
	pr_info("greeter_watch: %u letters, verdict %d\n", length, verdict);
}

static struct hook_handler handlers[] = {
	HOOK_SECURITY(greeter, greet, no_strangers, .data = "stranger"),
	HOOK_PERF(greeter, greet, report),
};
module_hook_handlers(handlers);

MODULE_DESCRIPTION("Watches who is greeted");
MODULE_LICENSE("GPL");

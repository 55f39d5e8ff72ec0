// SPDX-License-Identifier: GPL-2.0-only
/* Owns a hook, and hits it whenever somebody writes its parameter. */
#include <linux/module.h>
#include "greeter_hooks.h"

static int greet(const char *name, const struct kernel_param *param)
{
	int err = hook_greeter_greet(name, strlen(name));	/* the site */

	if (!err)
		pr_info("greeter: hello %s\n", name);
	return err;
}

static const struct kernel_param_ops greet_ops = { .set = greet };
module_param_cb(name, &greet_ops, NULL, 0200);

module_hooks(greeter);
MODULE_DESCRIPTION("Says hello, if nobody objects");
MODULE_LICENSE("GPL");

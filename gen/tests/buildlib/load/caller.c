// SPDX-License-Identifier: GPL-2.0-only
/* Has sites of hooks that are another module's. */
#include <linux/module.h>
#include "owner_hooks.h"

static int hit(const char *text, const struct kernel_param *param)
{
	int n, err;

	err = kstrtoint(text, 0, &n);
	if (err)
		return err;
	hook_shared_pair(n, n);
	return hook_shared_count(n);
}

static const struct kernel_param_ops hit_ops = { .set = hit };
module_param_cb(hit, &hit_ops, NULL, 0200);
MODULE_PARM_DESC(hit, "Hit the sites with this number");

static int __init caller_init(void)
{
	return 0;
}
module_init(caller_init);

static void __exit caller_exit(void)
{
}
module_exit(caller_exit);

MODULE_DESCRIPTION("Sites in a third module");
MODULE_LICENSE("GPL");

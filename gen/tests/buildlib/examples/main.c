// SPDX-License-Identifier: GPL-2.0-only
/* Owns the hooks of the language document's examples. */
#include <linux/module.h>

#include "example_hooks.h"
#include "titled_hooks.h"
#include "whole_hooks.h"

static struct hook_facility *const facilities[] = {
	&hook_facility_example, &hook_facility_titled, &hook_facility_whole,
};

int start_sampling(void)
{
	pr_info("examples: sampling\n");
	return 0;
}

void stop_sampling(void)
{
	pr_info("examples: not sampling\n");
}

static void withdraw(unsigned int nr)
{
	while (nr--)
		hooks_withdraw(facilities[nr]);
}

static int __init examples_init(void)
{
	unsigned int i;
	int err;

	for (i = 0; i < ARRAY_SIZE(facilities); i++) {
		err = hooks_announce(facilities[i]);
		if (err) {
			withdraw(i);
			return err;
		}
	}
	return 0;
}
module_init(examples_init);

static void __exit examples_exit(void)
{
	withdraw(ARRAY_SIZE(facilities));
}
module_exit(examples_exit);

MODULE_DESCRIPTION("Owner of the hooks of the language document's examples");
MODULE_LICENSE("GPL");

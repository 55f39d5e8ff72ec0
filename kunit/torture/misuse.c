// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: hits from where hooks must not be hit, for debug kernels to complain about
 * although nobody is registered. The sites are in a module that owns no hooks, and in
 * its init text, which is gone once it has loaded.
 *
 * Usage: load it after hooks_cases, and read the kernel's log.
 */
#include <linux/context_tracking.h>
#include <linux/irqflags.h>
#include <linux/module.h>
#include <linux/preempt.h>

#include "hookcase_hooks.h"

static int __init hooks_misuse_init(void)
{
	preempt_disable();
	hook_hookcase_ask_asleep(1);
	preempt_enable();

	local_irq_disable();
	ct_idle_enter();
	hook_hookcase_watch(1);
	ct_idle_exit();
	local_irq_enable();
	return 0;
}
module_init(hooks_misuse_init);

static void __exit hooks_misuse_exit(void)
{
}
module_exit(hooks_misuse_exit);

MODULE_DESCRIPTION("Hits of hooks from where they must not be hit");
MODULE_LICENSE("GPL");

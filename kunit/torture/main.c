// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: torture hooks, as rcutorture does RCU.
 *
 * Usage: load it, read /sys/kernel/debug/hooks_torture/report until its last
 * line says "torture: end, SUCCESS" or "FAILURE", and unload it. CPUs may come
 * and go, events be enabled and modules loaded meanwhile: with beside=1, and until
 * /sys/module/hooks_torture/parameters/beside is 0.
 */
#define pr_fmt(fmt) "hooks-torture: " fmt

#include <linux/jiffies.h>
#include <linux/kthread.h>
#include <linux/module.h>

#include "torture.h"
#include "torture_hooks.h"

static unsigned int seconds = 30;
module_param(seconds, uint, 0444);
MODULE_PARM_DESC(seconds, "how long to go on");

static unsigned long seed = 1;
module_param(seed, ulong, 0444);
MODULE_PARM_DESC(seed, "where randomness begins");

static unsigned int nmi_usecs = 2000;
module_param(nmi_usecs, uint, 0444);
MODULE_PARM_DESC(nmi_usecs, "time between NMIs; 0 for none");

static bool beside;
module_param(beside, bool, 0644);
MODULE_PARM_DESC(beside, "others are about; the last look waits until this is cleared");

static struct task_struct *task;

static void stop_all(void)
{
	updaters_stop();
	strikers_stop();
}

/* Others, who have come from outside, are to be gone for good before we look. */
static bool visitors(void)
{
	const struct target *target;

	if (READ_ONCE(beside))
		return true;
	for (target = targets; target < targets + NR_TARGETS; target++) {
		if (READ_ONCE(target_hook(target)->nr))
			return true;
	}
	return false;
}

/*
 * What events leave behind is cleared away a little later. Attaching nobody waits for
 * who is at it.
 */
static void settle(void)
{
	unsigned long deadline = jiffies + 10 * HZ;

	while (!sites_quiet() && time_before(jiffies, deadline))
		schedule_timeout_interruptible(HZ / 10);
	hook_attach_many(NULL, 0);
}

static int task_fn(void *unused)
{
	while (!kthread_should_stop() && !torture_over())
		schedule_timeout_interruptible(HZ / 10);
	stop_all();
	while (!kthread_should_stop() && visitors() && !torture_failed())
		schedule_timeout_interruptible(HZ / 10);
	if (!torture_failed()) {
		settle();
		sites_check();
	}
	torture_end();
	while (!kthread_should_stop())
		schedule_timeout_interruptible(HZ);
	return 0;
}

static int start_all(void)
{
	int err;

	err = strikers_start(seed, nmi_usecs);
	if (err)
		return err;
	err = updaters_start(seed + 1000);
	if (err)
		goto fail;
	task = kthread_run(task_fn, NULL, "torture");
	if (!IS_ERR(task))
		return 0;
	err = PTR_ERR(task);
fail:
	torture_fail("cannot start: error %d", err);
	stop_all();
	return err;
}

static int __init torture_init(void)
{
	int err;

	err = hooks_announce(&hook_facility_torture);
	if (err)
		return err;
	err = torture_report_init(seconds);
	if (err)
		goto withdraw;
	pr_info("begin, %u s, seed %lu\n", seconds, seed);
	err = start_all();
	if (!err)
		return 0;
	torture_report_exit();
withdraw:
	hooks_withdraw(&hook_facility_torture);
	return err;
}
module_init(torture_init);

static void __exit torture_exit(void)
{
	kthread_stop(task);
	torture_report_exit();
	hooks_withdraw(&hook_facility_torture);
}
module_exit(torture_exit);

MODULE_DESCRIPTION("Torture test of hooks");
MODULE_LICENSE("GPL");

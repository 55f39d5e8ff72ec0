// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: an owner whose init and exit take their time, so that its events can
 * be enabled before the first and after the last.
 *
 * Usage: insmod probe.ko slow_ms=3000; write a number into the parameter hit, which
 * hits so often as times says, with a text as long as length says; the parameter armed
 * tells which of the hooks are armed.
 */
#include <linux/delay.h>
#include <linux/module.h>
#include "probe_hooks.h"

static unsigned int slow_ms;
module_param(slow_ms, uint, 0400);
MODULE_PARM_DESC(slow_ms, "time that init takes before it announces, and exit after it withdrew");

static unsigned int times = 1;
module_param(times, uint, 0600);
MODULE_PARM_DESC(times, "how often a write to hit hits");

#define LENGTH_MAX	8192U

static unsigned int length;
module_param(length, uint, 0600);
MODULE_PARM_DESC(length, "how long the text is then; 0 for the usual one");

static char long_text[LENGTH_MAX + 1];

static const char *probe_text(void)
{
	unsigned int len = min(READ_ONCE(length), LENGTH_MAX);

	memset(long_text, 'x', len);
	long_text[len] = '\0';
	return len ? long_text : "probe";
}

static int hit_set(const char *text, const struct kernel_param *param)
{
	const char *said = probe_text();
	unsigned int i;
	int number;
	int err = kstrtoint(text, 0, &number);

	for (i = 0; i < READ_ONCE(times) && !err; i++) {
		hook_probe_sleepy(number);
		err = hook_probe_point(number, said, number ? NULL : ERR_PTR(-EIO));
		cond_resched();
	}
	return err;
}

static const struct kernel_param_ops hit_ops = { .set = hit_set };
module_param_cb(hit, &hit_ops, NULL, 0200);

static int armed_get(char *buffer, const struct kernel_param *param)
{
	return sysfs_emit(buffer, "%d%d\n", hook_probe_point_enabled(),
			  hook_probe_sleepy_enabled());
}

static const struct kernel_param_ops armed_ops = { .get = armed_get };
module_param_cb(armed, &armed_ops, NULL, 0400);

static int __init probe_init(void)
{
	msleep(slow_ms);
	return hooks_announce(&hook_facility_probe);
}
module_init(probe_init);

static void __exit probe_exit(void)
{
	hooks_withdraw(&hook_facility_probe);
	msleep(slow_ms);
}
module_exit(probe_exit);

MODULE_DESCRIPTION("Hooks for tests of trace events");
MODULE_LICENSE("GPL");

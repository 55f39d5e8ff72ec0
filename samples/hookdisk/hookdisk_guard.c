// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookdisk_guard - refuse writes into a range of the sample RAM disk
 *
 * Purpose
 * -------
 *
 * Shows a security handler, which decides. Whatever it returns other than the
 * hook's default, 0, is the verdict, and the driver does nothing of what the
 * request asks for. Handlers that observe are called all the same, and told.
 *
 *
 * Usage
 * -----
 *
 * The range goes from sector `first` to sector `last`, both inclusive, by default
 * over the whole disk. It stands for as long as the module is loaded.
 *
 *   insmod hookdisk_guard.ko first=2048 last=4095
 *   dd if=/dev/zero of=/dev/hookdisk0 bs=512 seek=2048 count=1 oflag=direct
 *
 * The writer gets an I/O error:
 *
 *   dd: error writing '/dev/hookdisk0': Input/output error
 *
 * and the trace event of the hook, enabled, tells why:
 *
 *   dd-259 [001] ..... 19.797586: submit: hookdisk0 W 2048+512 tag=49 verdict=-1
 */
#include <linux/errno.h>
#include <linux/module.h>
#include <linux/moduleparam.h>

#include "hookdisk_hooks.h"

struct sectors {
	unsigned long long first;
	unsigned long long last;
};

static struct sectors protected = { .last = ULLONG_MAX };

/*
 * Parameters come one by one, in any order. Against the default of the other,
 * the first of them is always fine, so that this judges the two together.
 */
static int bound_set(const char *text, const struct kernel_param *param)
{
	unsigned long long *bound = param->arg, old = *bound;
	int err;

	err = param_set_ullong(text, param);
	if (!err && protected.first > protected.last) {
		*bound = old;
		err = -EINVAL;
	}
	return err;
}

static const struct kernel_param_ops bound_ops = {
	.set = bound_set,
	.get = param_get_ullong,
};

module_param_cb(first, &bound_ops, &protected.first, 0444);
MODULE_PARM_DESC(first, "First sector that may not be written (0)");
module_param_cb(last, &bound_ops, &protected.last, 0444);
MODULE_PARM_DESC(last, "Last sector that may not be written (the disk's last)");

/* Called on any CPU, on several at once; the range does not change. */
static int refuse(void *data, struct hookdisk *disk, unsigned int tag,
		  sector_t sector, unsigned int bytes, bool write)
{
	const struct sectors *range = data;
	sector_t end = sector + (bytes >> SECTOR_SHIFT);

	if (write && sector <= range->last && end > range->first)
		return -EPERM;
	return 0;
}

static struct hook_handler handlers[] = {
	HOOK_SECURITY(hookdisk, submit, refuse, .data = &protected),
};
module_hook_handlers(handlers);

MODULE_DESCRIPTION("Sample of hooks: a handler that decides");
MODULE_LICENSE("GPL");

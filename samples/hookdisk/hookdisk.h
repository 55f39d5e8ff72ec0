/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the hooks of the sample RAM disk are about: for the driver, the generated
 * source, and the modules with handlers.
 */
#ifndef _HOOKDISK_H
#define _HOOKDISK_H

#include <linux/blk-mq.h>

/* Most requests in flight; each has a tag less than this. */
#define HOOKDISK_TAGS	128

/**
 * struct hookdisk - a RAM disk
 * @name: as in /dev
 * @memory: what it holds
 * @gendisk: what the block layer knows of it
 * @tag_set: its one queue, so that a tag alone tells a request from others
 */
struct hookdisk {
	const char *name;
	char *memory;
	struct gendisk *gendisk;
	struct blk_mq_tag_set tag_set;
};

#endif /* _HOOKDISK_H */

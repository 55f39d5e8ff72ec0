/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * How a blk-mq disk comes by its limits: with its allocation since 6.9, one by
 * one before.
 */
#ifndef _HOOKS_COMPAT_BLK_H
#define _HOOKS_COMPAT_BLK_H

#include <linux/blk-mq.h>
#include <linux/version.h>

#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 9, 0)
static inline struct gendisk *
hooks_blk_alloc_limited(struct blk_mq_tag_set *set, const struct queue_limits *limits,
			void *data)
{
	struct gendisk *disk = blk_mq_alloc_disk(set, data);

	if (IS_ERR(disk))
		return disk;
	disk->queue->limits.discard_granularity = limits->discard_granularity;
	blk_queue_max_discard_sectors(disk->queue, limits->max_hw_discard_sectors);
	blk_queue_max_write_zeroes_sectors(disk->queue, limits->max_write_zeroes_sectors);
	return disk;
}
#else
#define hooks_blk_alloc_limited(set, limits, data)	blk_mq_alloc_disk(set, limits, data)
#endif

/*
 * A disk that does not rotate, with @limits as far as they are about discarding
 * and zeroing.
 */
static inline struct gendisk *hooks_blk_alloc_disk(struct blk_mq_tag_set *set,
						   struct queue_limits *limits, void *data)
{
	struct gendisk *disk = hooks_blk_alloc_limited(set, limits, data);

#ifdef QUEUE_FLAG_NONROT	/* the default since 6.11 */
	if (!IS_ERR(disk))
		blk_queue_flag_set(QUEUE_FLAG_NONROT, disk->queue);
#endif
	return disk;
}

#endif /* _HOOKS_COMPAT_BLK_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * How a blk-mq disk comes by its limits: with its allocation, or one by one. The
 * Kbuild file looks which.
 */
#ifndef _HOOKDISK_LIMITS_H
#define _HOOKDISK_LIMITS_H

#include <linux/blk-mq.h>

#ifndef HOOKDISK_LIMITS_FIRST
static inline struct gendisk *
alloc_limited(struct blk_mq_tag_set *set, const struct queue_limits *limits, void *data)
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
#define alloc_limited(set, limits, data)	blk_mq_alloc_disk(set, limits, data)
#endif

/*
 * A disk that does not rotate, with @limits as far as they are about discarding
 * and zeroing.
 */
static inline struct gendisk *hookdisk_alloc(struct blk_mq_tag_set *set,
					     struct queue_limits *limits, void *data)
{
	struct gendisk *disk = alloc_limited(set, limits, data);

#ifdef QUEUE_FLAG_NONROT	/* the default since 6.11 */
	if (!IS_ERR(disk))
		blk_queue_flag_set(QUEUE_FLAG_NONROT, disk->queue);
#endif
	return disk;
}

#endif /* _HOOKDISK_LIMITS_H */

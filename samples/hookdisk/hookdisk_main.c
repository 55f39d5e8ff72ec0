// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookdisk - a RAM disk that calls hooks where requests start and end
 *
 * Purpose
 * -------
 *
 * Shows how a driver comes by hooks: hookdisk.hooks declares them, this file
 * calls them, hookdisk_start() and complete_rq() below, and announces them when
 * it loads. It knows nothing of who is registered.
 *
 * What submit and complete report are exactly the requests that the block layer
 * counts in /sys/block/hookdisk0/stat. That is why the disk has no write cache:
 * it needs no flushes, which the block layer counts in another way than it hands
 * them to drivers.
 *
 *
 * Usage
 * -----
 *
 *   insmod hooks.ko
 *   insmod hookdisk.ko size_mb=64
 *   mkfs.ext4 /dev/hookdisk0
 *   mount /dev/hookdisk0 /mnt
 *
 * Each hook is a trace event too:
 *
 *   cd /sys/kernel/tracing
 *   echo 1 > events/hooks_hookdisk/enable
 *   dd if=/dev/hookdisk0 of=/dev/null bs=4k count=1 iflag=direct
 *   cat trace
 *
 * And this is what one should see:
 *
 *   dd-207 ..... 16.506955: submit: hookdisk0 R 0+4096 tag=63 verdict=0
 *   dd-207 ..s1. 16.507455: complete: disk=00000000b1c2a6f5 tag=63 sector=0 bytes=4096 error=0
 */
#define pr_fmt(fmt) KBUILD_MODNAME ": " fmt

#include <linux/blk-mq.h>
#include <linux/bottom_half.h>
#include <linux/bvec.h>
#include <linux/module.h>
#include <linux/overflow.h>
#include <linux/sizes.h>
#include <linux/string.h>
#include <linux/vmalloc.h>

#include "hookdisk_hooks.h"
#include "hookdisk_limits.h"

static unsigned int size_mb = 64;
module_param(size_mb, uint, 0444);
MODULE_PARM_DESC(size_mb, "Size of the disk in MB (64)");

/* What one request may zero: it is done at one go, without a rest. */
#define ZERO_BYTES	SZ_4M

/* What the driver keeps with each request. */
struct io {
	int error;
};

static struct hookdisk the_disk = { .name = "hookdisk0" };

static void copy(struct request *rq, char *place)
{
	struct req_iterator iter;
	struct bio_vec bvec;

	rq_for_each_segment(bvec, rq, iter) {
		if (op_is_write(req_op(rq)))
			memcpy_from_bvec(place, &bvec);
		else
			memcpy_to_bvec(&bvec, place);
		place += bvec.bv_len;
	}
}

static int carry_out(struct hookdisk *disk, struct request *rq)
{
	char *place = disk->memory + (blk_rq_pos(rq) << SECTOR_SHIFT);

	switch (req_op(rq)) {
	case REQ_OP_READ:
	case REQ_OP_WRITE:
		copy(rq, place);
		return 0;
	case REQ_OP_DISCARD:
	case REQ_OP_WRITE_ZEROES:
		memset(place, 0, blk_rq_bytes(rq));
		return 0;
	default:
		return -EOPNOTSUPP;
	}
}

/*
 * A function of its own, for those who want to see in a disassembly what a site
 * costs: while nobody is armed this is one NOP and a return of zero.
 */
static noinline int hookdisk_start(struct hookdisk *disk, struct request *rq)
{
	return hook_hookdisk_submit(disk, rq->tag, blk_rq_pos(rq),
				    blk_rq_bytes(rq), op_is_write(req_op(rq)));
}

static blk_status_t queue_rq(struct blk_mq_hw_ctx *hctx,
			     const struct blk_mq_queue_data *bd)
{
	struct hookdisk *disk = hctx->queue->queuedata;
	struct request *rq = bd->rq;
	struct io *io = blk_mq_rq_to_pdu(rq);

	blk_mq_start_request(rq);
	io->error = hookdisk_start(disk, rq);
	if (!io->error)
		io->error = carry_out(disk, rq);
	/* Like an interrupt, so that the softirq comes now and not in ksoftirqd. */
	local_bh_disable();
	blk_mq_complete_request(rq);
	local_bh_enable();
	return BLK_STS_OK;
}

/*
 * The hook comes before the request ends. Afterwards its tag may be another's,
 * and who has waited for the request may look for the event.
 */
static void complete_rq(struct request *rq)
{
	struct hookdisk *disk = rq->q->queuedata;
	struct io *io = blk_mq_rq_to_pdu(rq);

	hook_hookdisk_complete(disk, rq->tag, blk_rq_pos(rq), blk_rq_bytes(rq),
			       io->error);
	blk_mq_end_request(rq, io->error ? BLK_STS_IOERR : BLK_STS_OK);
}

static const struct blk_mq_ops mq_ops = {
	.queue_rq = queue_rq,
	.complete = complete_rq,
};

static const struct block_device_operations disk_ops = {
	.owner = THIS_MODULE,
};

static int alloc_memory(struct hookdisk *disk)
{
	size_t bytes;

	if (!size_mb || check_shl_overflow((size_t)size_mb, 20, &bytes)) {
		pr_err("size_mb must be from 1 to %zu\n", SIZE_MAX >> 20);
		return -EINVAL;
	}
	disk->memory = __vmalloc(bytes, GFP_KERNEL | __GFP_ZERO | __GFP_NOWARN);
	return disk->memory ? 0 : -ENOMEM;
}

static int alloc_tags(struct blk_mq_tag_set *set)
{
	set->ops = &mq_ops;
	set->nr_hw_queues = 1;
	set->queue_depth = HOOKDISK_TAGS;
	set->numa_node = NUMA_NO_NODE;
	set->cmd_size = sizeof(struct io);
	set->flags = BLK_MQ_F_NO_SCHED_BY_DEFAULT;
	return blk_mq_alloc_tag_set(set);
}

static int alloc_disk(struct hookdisk *disk)
{
	struct queue_limits limits = {
		.discard_granularity = SECTOR_SIZE,
		.max_hw_discard_sectors = ZERO_BYTES >> SECTOR_SHIFT,
		.max_write_zeroes_sectors = ZERO_BYTES >> SECTOR_SHIFT,
	};
	struct gendisk *gendisk;

	gendisk = hookdisk_alloc(&disk->tag_set, &limits, disk);
	if (IS_ERR(gendisk))
		return PTR_ERR(gendisk);
	strscpy(gendisk->disk_name, disk->name, DISK_NAME_LEN);
	gendisk->fops = &disk_ops;
	set_capacity(gendisk, (sector_t)size_mb << (20 - SECTOR_SHIFT));
	disk->gendisk = gendisk;
	return 0;
}

static int __init hookdisk_init(void)
{
	int err;

	err = alloc_memory(&the_disk);
	if (err)
		return err;
	err = alloc_tags(&the_disk.tag_set);
	if (err)
		goto err_memory;
	err = alloc_disk(&the_disk);
	if (err)
		goto err_tags;
	/* Handlers may be registered before the first request comes. */
	err = hooks_announce(&hook_facility_hookdisk);
	if (err)
		goto err_disk;
	err = add_disk(the_disk.gendisk);
	if (err)
		goto err_announced;
	return 0;

err_announced:
	hooks_withdraw(&hook_facility_hookdisk);
err_disk:
	put_disk(the_disk.gendisk);
err_tags:
	blk_mq_free_tag_set(&the_disk.tag_set);
err_memory:
	vfree(the_disk.memory);
	return err;
}
module_init(hookdisk_init);

static void __exit hookdisk_exit(void)
{
	/* When this returns all requests have ended: the hooks are not hit. */
	del_gendisk(the_disk.gendisk);
	hooks_withdraw(&hook_facility_hookdisk);
	put_disk(the_disk.gendisk);
	blk_mq_free_tag_set(&the_disk.tag_set);
	vfree(the_disk.memory);
}
module_exit(hookdisk_exit);

MODULE_DESCRIPTION("Sample of hooks: a RAM disk that has some");
MODULE_LICENSE("GPL");

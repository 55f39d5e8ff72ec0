// SPDX-License-Identifier: GPL-2.0-only
/*
 * Who is inside a handler: tasks inside sleepable hooks, which may move
 * to another CPU, and, on lockdep kernels, everybody.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/hash.h>
#include <linux/lockdep.h>
#include <linux/printk.h>
#include <linux/sched.h>
#include <linux/spinlock.h>

#include "internal.h"

#ifdef CONFIG_DEBUG_LOCK_ALLOC
static struct lock_class_key inside_key;
struct lockdep_map hooks_inside_map = STATIC_LOCKDEP_MAP_INIT("hook handler", &inside_key);
EXPORT_SYMBOL_GPL(hooks_inside_map);

static bool lockdep_inside(void)
{
	return debug_locks && lock_is_held(&hooks_inside_map);
}
#else
static bool lockdep_inside(void)
{
	return false;
}
#endif

#define TASK_BITS	6

/* Tasks inside sleepable hooks; a bucket's lock guards its frames. */
static struct task_bucket {
	spinlock_t lock;	/* of frames */
	struct hlist_head frames;
} buckets[1 << TASK_BITS] = {
	[0 ... (1 << TASK_BITS) - 1] = {
		.lock = __SPIN_LOCK_UNLOCKED(buckets.lock),
	},
};

static struct task_bucket *bucket_of(const struct task_struct *task)
{
	return &buckets[hash_ptr(task, TASK_BITS)];
}

/* Only this task adds and removes frames of its own: what is counted stays. */
static bool may_push(const struct task_bucket *bucket, const struct hook_frame *frame)
{
	bool never = frame->hook->desc->reentry == HOOK_REENTRY_NEVER;
	const struct hook_frame *other;
	unsigned int depth = 0;

	hlist_for_each_entry(other, &bucket->frames, node) {
		if (other->task != frame->task)
			continue;
		depth++;
		if (never && other->hook == frame->hook)
			return false;
	}
	return frame->hook->desc->reentry != HOOK_REENTRY_BOUNDED || depth < HOOK_DEPTH_MAX;
}

/**
 * hook_frame_push() - the current task enters a sleepable hook
 * @frame: with its hook set; stays until hook_frame_pop()
 *
 * Called by the generated code.
 *
 * Context: process context.
 * Return: whether the hook's rule for re-entry lets it.
 */
bool hook_frame_push(struct hook_frame *frame)
{
	struct task_bucket *bucket = bucket_of(current);
	bool may;

	frame->task = current;
	spin_lock(&bucket->lock);
	may = may_push(bucket, frame);
	if (may)
		hlist_add_head(&frame->node, &bucket->frames);
	spin_unlock(&bucket->lock);
	return may;
}
EXPORT_SYMBOL_GPL(hook_frame_push);

/**
 * hook_frame_pop() - the current task leaves a sleepable hook
 * @frame: what hook_frame_push() was given
 *
 * Called by the generated code.
 *
 * Context: process context.
 */
void hook_frame_pop(struct hook_frame *frame)
{
	struct task_bucket *bucket = bucket_of(frame->task);

	spin_lock(&bucket->lock);
	hlist_del(&frame->node);
	spin_unlock(&bucket->lock);
}
EXPORT_SYMBOL_GPL(hook_frame_pop);

static bool task_inside(void)
{
	struct task_bucket *bucket = bucket_of(current);
	struct hook_frame *frame;
	bool inside = false;

	spin_lock(&bucket->lock);
	hlist_for_each_entry(frame, &bucket->frames, node)
		inside |= frame->task == current;
	spin_unlock(&bucket->lock);
	return inside;
}

/*
 * A handler that waits for all handlers to end waits for itself; and an updater
 * who does, with the registry lock held, would wait for a handler that waits for
 * the lock.
 */
bool hooks_inside_handler(const char *what)
{
	if (!task_inside() && !lockdep_inside())
		return false;
	pr_err("%pS tries to %s from within a handler, and is refused\n",
	       __builtin_return_address(0), what);
	return true;
}

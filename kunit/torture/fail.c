// SPDX-License-Identifier: GPL-2.0-only
/*
 * Have one allocation of the current task fail: of slabs by the kernel's own fault
 * injection, which must have been told to fail those that may wait
 * (failslab/ignore-gfp-wait in debugfs), of per-CPU memory by a probe of ours.
 */
#include <linux/kprobes.h>
#include <linux/limits.h>
#include <linux/percpu.h>
#include <linux/sched.h>
#include <linux/slab.h>

#include "fail.h"

static struct task_struct *percpu_task;
static unsigned int percpu_left;

/* It has been allocated: give it back, and say that there was none. */
static int percpu_returns(struct kretprobe_instance *instance, struct pt_regs *regs)
{
	void *memory = (void *)regs_return_value(regs);

	if (READ_ONCE(percpu_task) != current || !percpu_left || --percpu_left)
		return 0;
	free_percpu((void __percpu __force *)memory);
	regs_set_return_value(regs, 0);
	return 0;
}

static struct kretprobe percpu_probe = {
	.kp.symbol_name = "__alloc_percpu",
	.handler = percpu_returns,
	.maxactive = 16,
};

int fail_init(void)
{
	return register_kretprobe(&percpu_probe);
}

void fail_exit(void)
{
	unregister_kretprobe(&percpu_probe);
}

void fail_slab(unsigned int nth)
{
	current->fail_nth = nth;
}

void fail_percpu(unsigned int nth)
{
	percpu_left = nth;
	WRITE_ONCE(percpu_task, current);
}

bool fail_end(void)
{
	bool came = percpu_task ? !percpu_left : !current->fail_nth;

	WRITE_ONCE(percpu_task, NULL);
	current->fail_nth = 0;
	return came;
}

unsigned int fail_count(void (*fn)(void *arg), void *arg)
{
	unsigned int slab, percpu;

	fail_percpu(INT_MAX);
	fail_slab(INT_MAX);
	fn(arg);
	slab = INT_MAX - current->fail_nth;
	percpu = INT_MAX - percpu_left;
	fail_end();
	return slab + percpu;
}

bool fail_works(void)
{
	void *memory;

	fail_slab(1);
	memory = kmalloc(8, GFP_KERNEL);
	current->fail_nth = 0;
	kfree(memory);
	return !memory;
}

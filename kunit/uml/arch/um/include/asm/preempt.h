/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The preempt count as x86 has it: of the processor, of which there is one, and
 * not of the task. Tasks are switched at the same count always.
 *
 * There is no preemption here, but code that runs with the count up can be told
 * from other code, and pays what it pays elsewhere.
 */
#ifndef __UM_PREEMPT_H
#define __UM_PREEMPT_H

#ifndef CONFIG_UML_PATCHING
#include <asm-generic/preempt.h>
#else

#include <linux/compiler.h>
#include <linux/thread_info.h>

#define PREEMPT_ENABLED		0

extern int um_preempt_count;

static __always_inline int preempt_count(void)
{
	return READ_ONCE(um_preempt_count);
}

static __always_inline void preempt_count_set(int count)
{
	WRITE_ONCE(um_preempt_count, count);
}

#define init_task_preempt_count(p)	do { } while (0)

#define init_idle_preempt_count(p, cpu)	preempt_count_set(PREEMPT_DISABLED)

static __always_inline void set_preempt_need_resched(void)
{
}

static __always_inline void clear_preempt_need_resched(void)
{
}

static __always_inline bool test_preempt_need_resched(void)
{
	return false;
}

/* An interrupt that comes between leaves the count as it found it. */
static __always_inline void __preempt_count_add(int val)
{
	um_preempt_count += val;
}

static __always_inline void __preempt_count_sub(int val)
{
	um_preempt_count -= val;
}

static __always_inline bool __preempt_count_dec_and_test(void)
{
	return !--um_preempt_count && tif_need_resched();
}

static __always_inline bool should_resched(int offset)
{
	return unlikely(preempt_count() == offset && tif_need_resched());
}

#endif	/* CONFIG_UML_PATCHING */
#endif	/* __UM_PREEMPT_H */

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Running a function in an interrupt of one's own: a softirq and a hardware
 * interrupt of this CPU, and what counts as an NMI.
 */
#include <linux/interrupt.h>
#include <linux/irq_work.h>
#include <linux/jiffies.h>
#include <linux/preempt.h>
#include <linux/processor.h>

#include "interrupts.h"

struct request {
	struct irq_work hardirq;
	struct tasklet_struct softirq;
	void (*fn)(void *arg);
	void *arg;
	bool done;
};

static void request_carry_out(struct request *request)
{
	request->fn(request->arg);
	smp_store_release(&request->done, true); /* pairs with interrupts_run() */
}

static void hardirq_fn(struct irq_work *work)
{
	request_carry_out(container_of(work, struct request, hardirq));
}

static void softirq_fn(struct tasklet_struct *tasklet)
{
	request_carry_out(container_of(tasklet, struct request, softirq));
}

/* It comes at once, or with the next tick. */
static void run_in_hardirq(struct request *request)
{
	unsigned long deadline = jiffies + HZ;

	request->hardirq = IRQ_WORK_INIT_HARD(hardirq_fn);
	irq_work_queue(&request->hardirq);
	while (irq_work_is_busy(&request->hardirq) && time_before(jiffies, deadline))
		cpu_relax();
}

static void run_in_softirq(struct request *request)
{
	tasklet_setup(&request->softirq, softirq_fn);
	local_bh_disable();
	tasklet_schedule(&request->softirq);
	local_bh_enable();
}

/* No interrupt, but counted as one by all who ask. */
static void run_as_nmi(struct request *request)
{
	__preempt_count_add(NMI_OFFSET + HARDIRQ_OFFSET);
	request_carry_out(request);
	__preempt_count_sub(NMI_OFFSET + HARDIRQ_OFFSET);
}

/*
 * Run a function at a level, and wait for it, also with preemption off.
 *
 * Return: whether it has run.
 */
bool interrupts_run(enum interrupt_level level, void (*fn)(void *arg), void *arg)
{
	static struct request request;

	request = (struct request) { .fn = fn, .arg = arg };
	switch (level) {
	case LEVEL_NMI:
		run_as_nmi(&request);
		break;
	case LEVEL_HARDIRQ:
		run_in_hardirq(&request);
		break;
	case LEVEL_SOFTIRQ:
		run_in_softirq(&request);
		break;
	default:
		request_carry_out(&request);
	}
	return smp_load_acquire(&request.done); /* what @fn did is seen */
}

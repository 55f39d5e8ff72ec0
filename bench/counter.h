/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A counter of instructions, as it is in QEMU with -icount shift=0,sleep=off: there
 * each one takes a nanosecond.
 */
#ifndef _BENCH_COUNTER_H
#define _BENCH_COUNTER_H

#include <linux/bits.h>
#include <linux/timex.h>
#include <linux/types.h>

#ifdef CONFIG_ARM64
#include <asm/sysreg.h>

#define CYCLES_ENABLE	BIT(31)		/* of pmcntenset_el0 */
#define PMU_ENABLE	BIT(0)		/* of pmcr_el0 */

/* The timer, which get_cycles() reads, is coarser than the counter of cycles. */
static inline void bench_counter_start(void)
{
	write_sysreg(0, pmccfiltr_el0);
	write_sysreg(CYCLES_ENABLE, pmcntenset_el0);
	write_sysreg(read_sysreg(pmcr_el0) | PMU_ENABLE, pmcr_el0);
	isb();
}

static inline u64 bench_counter(void)
{
	return read_sysreg(pmccntr_el0);
}
#else
static inline void bench_counter_start(void) { }

static inline u64 bench_counter(void)
{
	return get_cycles();
}
#endif

#endif /* _BENCH_COUNTER_H */

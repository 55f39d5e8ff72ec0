/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * How a timer is set up: with its function since 6.13.
 */
#ifndef _HOOKS_COMPAT_TIMER_H
#define _HOOKS_COMPAT_TIMER_H

#include <linux/hrtimer.h>
#include <linux/version.h>

static inline void hooks_hrtimer_setup(struct hrtimer *timer,
				       enum hrtimer_restart (*fn)(struct hrtimer *timer),
				       enum hrtimer_mode mode)
{
#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 13, 0)
	hrtimer_init(timer, CLOCK_MONOTONIC, mode);
	timer->function = fn;
#else
	hrtimer_setup(timer, fn, CLOCK_MONOTONIC, mode);
#endif
}

#endif /* _HOOKS_COMPAT_TIMER_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Running a function in an interrupt of one's own.
 */
#ifndef _HOOKS_KUNIT_INTERRUPTS_H
#define _HOOKS_KUNIT_INTERRUPTS_H

#include <linux/types.h>

/* As interrupt_context_level() has them. */
enum interrupt_level { LEVEL_TASK, LEVEL_SOFTIRQ, LEVEL_HARDIRQ, LEVEL_NMI, NR_LEVELS };

bool interrupts_run(enum interrupt_level level, void (*fn)(void *arg), void *arg);

#endif /* _HOOKS_KUNIT_INTERRUPTS_H */

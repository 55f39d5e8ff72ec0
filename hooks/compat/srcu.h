/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Whether lockdep sees who waits for the readers of an SRCU: since 6.4.
 */
#ifndef _HOOKS_COMPAT_SRCU_H
#define _HOOKS_COMPAT_SRCU_H

#include <linux/version.h>

#if defined(CONFIG_PROVE_LOCKING) && LINUX_VERSION_CODE >= KERNEL_VERSION(6, 4, 0)
#define HOOKS_LOCKDEP_SEES_SRCU	1
#else
#define HOOKS_LOCKDEP_SEES_SRCU	0
#endif

#endif /* _HOOKS_COMPAT_SRCU_H */

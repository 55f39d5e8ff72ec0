/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The kernels that this has been tested on.
 */
#ifndef _HOOKS_COMPAT_KERNEL_H
#define _HOOKS_COMPAT_KERNEL_H

#include <linux/version.h>

#ifndef HOOKS_UNTESTED_KERNEL
#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 1, 0) || \
	LINUX_VERSION_CODE >= KERNEL_VERSION(6, 13, 0)
#error "hooks is tested on Linux 6.1 to 6.12; -DHOOKS_UNTESTED_KERNEL builds it elsewhere"
#endif
#endif

#endif /* _HOOKS_COMPAT_KERNEL_H */

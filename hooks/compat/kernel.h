/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The kernels that this has been tested on. What differs between kernels stands in
 * this directory, by what it is about; the rest of the tree sees names:
 *
 *   blk.h	how a disk comes by its limits: 6.9, 6.11
 *   cfi.h	where kCFI has the type of a function: 6.2
 *   srcu.h	whether lockdep sees who waits for an SRCU: 6.4
 *   timer.h	how a timer is set up: 6.13
 *   trace.h	how instances are made: 6.8; what the trace core waits for: 7.0
 *
 * Of kernels behind the tested range it holds what their source says.
 */
#ifndef _HOOKS_COMPAT_KERNEL_H
#define _HOOKS_COMPAT_KERNEL_H

#include <linux/version.h>

#ifndef HOOKS_UNTESTED_KERNEL
#if LINUX_VERSION_CODE < KERNEL_VERSION(6, 1, 0) || \
	LINUX_VERSION_CODE >= KERNEL_VERSION(6, 13, 0)
#error "hooks is tested on Linux 6.1 to 6.12; KCFLAGS=-DHOOKS_UNTESTED_KERNEL builds it elsewhere"
#endif
#endif

#endif /* _HOOKS_COMPAT_KERNEL_H */

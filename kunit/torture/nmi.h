/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * NMIs on demand, where we know how to send them.
 */
#ifndef _HOOKS_TORTURE_NMI_H
#define _HOOKS_TORTURE_NMI_H

#include <linux/errno.h>
#include <linux/types.h>

#if IS_ENABLED(CONFIG_X86_LOCAL_APIC)
int nmi_init(void (*fn)(void));
void nmi_exit(void);
void nmi_post(unsigned int cpu);
bool nmi_taken(unsigned int cpu);
#else
static inline int nmi_init(void (*fn)(void))
{
	return -EOPNOTSUPP;
}

static inline void nmi_exit(void) { }

static inline void nmi_post(unsigned int cpu) { }

static inline bool nmi_taken(unsigned int cpu)
{
	return false;
}
#endif

#endif /* _HOOKS_TORTURE_NMI_H */

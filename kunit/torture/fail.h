/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Have one allocation of the current task fail: of slabs by the kernel's own fault
 * injection, of per-CPU memory by a probe of ours.
 */
#ifndef _HOOKS_TORTURE_FAIL_H
#define _HOOKS_TORTURE_FAIL_H

#include <linux/types.h>

int fail_init(void);
void fail_exit(void);

/* The @nth allocation from now on is to fail, counted from one. */
void fail_slab(unsigned int nth);
void fail_percpu(unsigned int nth);

/* No more. Return: whether it has come to it. */
bool fail_end(void);

/* How many allocations @fn makes. */
unsigned int fail_count(void (*fn)(void *arg), void *arg);

/* Does the kernel fail allocations that may wait? */
bool fail_works(void);

#endif /* _HOOKS_TORTURE_FAIL_H */

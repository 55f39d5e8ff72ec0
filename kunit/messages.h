/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the kernel has said since a point of time.
 */
#ifndef _HOOKS_KUNIT_MESSAGES_H
#define _HOOKS_KUNIT_MESSAGES_H

#include <linux/types.h>

u64 messages_now(void);
unsigned int messages_count(u64 since, const char *what);

#endif /* _HOOKS_KUNIT_MESSAGES_H */

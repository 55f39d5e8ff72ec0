/* SPDX-License-Identifier: GPL-2.0-only */
#ifndef _GOLDEN_MAIN_H
#define _GOLDEN_MAIN_H

#include <linux/err.h>

/* What the sites' pointers are. */
enum golden_hit { HIT_GOOD, HIT_NULL, HIT_ERROR };

static inline void *golden_pointer(enum golden_hit hit, const void *good)
{
	if (hit == HIT_GOOD)
		return (void *)good;
	return hit == HIT_NULL ? NULL : ERR_PTR(-EIO);
}

void hit_inner(enum golden_hit hit);

#endif

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Types of parameters.
 */
#ifndef _HOOKARGS_H
#define _HOOKARGS_H

#include <linux/types.h>

struct hookargs_point {
	int x;
	int y;
};

union hookargs_word {
	u32 whole;
	u16 half[2];
};

enum hookargs_color { HOOKARGS_RED = 1, HOOKARGS_BLUE };

typedef u16 hookargs_id;
typedef int hookargs_fn(int a, void *b);

#endif /* _HOOKARGS_H */

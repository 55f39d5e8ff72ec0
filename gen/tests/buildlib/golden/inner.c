// SPDX-License-Identifier: GPL-2.0-only
/* A structure that only this file knows; what is generated for its hooks comes last. */
#include <linux/string.h>

#include "golden_main.h"
#include "inner_hooks.h"

struct inner {
	const char *name;
	int value;
};

void hit_inner(enum golden_hit hit)
{
	struct inner inner = { .name = "pin", .value = 3 };
	struct inner *p = golden_pointer(hit, &inner);

	hook_inner_change(p, 4);
	hook_inner_seen(p, 5);
	hook_inner_seen_again(p, 6);
}

#include "inner_hooks.c"

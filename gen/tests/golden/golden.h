/* SPDX-License-Identifier: GPL-2.0-only */
/* What the golden specifications are about. */
#ifndef _GOLDEN_H
#define _GOLDEN_H

#include <linux/cpumask.h>
#include <linux/types.h>

#define GOLDEN_TAGS	4
#define GOLDEN_DIRTY	0x1
#define GOLDEN_SYNC	0x4

enum golden_op { GOLDEN_READ, GOLDEN_WRITE, GOLDEN_TRIM = 7 };
enum { GOLDEN_SHIFT = 3 };

typedef u32 golden_cookie_t;
typedef enum golden_op golden_op_t;

struct golden {
	const char *name;
	char label[16];
	enum golden_op op;
	unsigned long flags;
	u8 mac[6];
	u8 ip[4];
	u8 uuid[16];
	u16 tags[GOLDEN_TAGS];
	const struct cpumask *cpus;
	unsigned int nr;
	const u32 *sectors;
	struct golden *parent;
};

#endif

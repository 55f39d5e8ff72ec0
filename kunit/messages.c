// SPDX-License-Identifier: GPL-2.0-only
/*
 * What the kernel has said since a point of time, as a dumper reads it.
 */
#include <linux/kmsg_dump.h>
#include <linux/string.h>

#include "messages.h"

u64 messages_now(void)
{
	struct kmsg_dump_iter iter = {};

	kmsg_dump_rewind(&iter);
	return iter.next_seq;
}

/* How many lines have this text in them. */
unsigned int messages_count(u64 since, const char *what)
{
	struct kmsg_dump_iter iter = {};
	unsigned int nr = 0;
	char line[256];
	size_t len;

	kmsg_dump_rewind(&iter);
	iter.cur_seq = since;
	while (kmsg_dump_get_line(&iter, false, line, sizeof(line) - 1, &len)) {
		line[len] = '\0';
		if (strstr(line, what))
			nr++;
	}
	return nr;
}

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The handlers: all of them, ours and the peers', add one to a counter. In a file
 * of their own, so that nobody can inline them.
 */
#include "bench.h"

unsigned long bench_counts[BENCH_HANDLERS];

void bench_count(void *data, int a, long b)
{
	(*(unsigned long *)data)++;
}

void bench_count_verdict(void *data, int a, long b, int verdict)
{
	(*(unsigned long *)data)++;
}

int bench_count_decide(void *data, int a, long b)
{
	(*(unsigned long *)data)++;
	return 0;
}

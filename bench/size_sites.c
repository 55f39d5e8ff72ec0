// SPDX-License-Identifier: GPL-2.0-only
/*
 * Functions that differ in their site, for comparing their sizes. The arguments
 * are in registers, and the code goes on behind the site.
 */
#include <linux/module.h>

#include "bench.h"
#include "bench_hooks.h"
#include "bench_trace.h"

static unsigned long passed;

void size_of_nothing(int a, long b)
{
	passed++;
}

void size_of_hook(int a, long b)
{
	hook_bench_bounded(a, b);
	passed++;
}

void size_of_tracepoint(int a, long b)
{
	trace_bench_probe(a, b);
	passed++;
}

MODULE_DESCRIPTION("Sizes of hooks and of their peers");
MODULE_LICENSE("GPL");

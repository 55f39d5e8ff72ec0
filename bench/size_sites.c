// SPDX-License-Identifier: GPL-2.0-only
/*
 * Functions that differ in their site, for comparing their sizes. The arguments
 * are in registers, and enough follows for the compiler to jump back to it.
 */
#include <linux/module.h>

#include "bench.h"
#include "bench_hooks.h"
#include "bench_trace.h"

static unsigned long passed[4];

static __always_inline void go_on(void)
{
	passed[0]++;
	passed[1]++;
	passed[2]++;
	passed[3]++;
}

void size_of_nothing(int a, long b)
{
	go_on();
}

void size_of_hook(int a, long b)
{
	hook_bench_bounded(a, b);
	go_on();
}

void size_of_tracepoint(int a, long b)
{
	trace_bench_probe(a, b);
	go_on();
}

MODULE_DESCRIPTION("Sizes of hooks and of their peers");
MODULE_LICENSE("GPL");

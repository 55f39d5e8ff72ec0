/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What is measured, and how: a loop of calls of a function that has nothing but
 * a site in it. It is traceable as most functions are: the NOP of ftrace, the
 * call and the return are what an empty function costs too.
 */
#ifndef _BENCH_H
#define _BENCH_H

#include <linux/compiler.h>
#include <linux/types.h>

/* Handlers on one hook at most. */
#define BENCH_HANDLERS		16

/* Calls whose instructions are counted: as many of them as of events cross a page. */
#define BENCH_CALLS		1000

/*
 * A function with a site, or without. The compiler is to know of it what it
 * knows of one in another file: nothing, so that the arguments are in registers.
 */
#define __site	__attribute__((__noipa__))

/**
 * struct bench_case - one thing to measure
 * @name: ours-reentry-handlers or peer-handlers
 * @loop: makes so many calls
 * @arm: registers the handlers; may be NULL
 * @disarm: unregisters them; may be NULL where @arm is
 * @deciders: of the handlers
 * @observers: of the handlers
 * @event: to be enabled, "system:event"; handlers are not counted then
 * @read: puts into bench_counts what its handler has counted elsewhere; may be NULL
 */
struct bench_case {
	const char *name;
	void (*loop)(unsigned int calls);
	int (*arm)(const struct bench_case *bench);
	void (*disarm)(const struct bench_case *bench);
	unsigned int deciders;
	unsigned int observers;
	const char *event;
	void (*read)(void);
};

/* The loops; @call is known when this is compiled, and called directly. */
static __always_inline void bench_loop(unsigned int calls, void (*call)(int a, long b))
{
	unsigned int i;

	for (i = 0; i < calls; i++)
		call(i, i);
}

static __always_inline void bench_loop_decide(unsigned int calls, int (*call)(int a, long b))
{
	unsigned int i;

	for (i = 0; i < calls; i++)
		call(i, i);
}

static __always_inline void bench_loop_event(unsigned int calls,
					     void (*call)(int a, long b, u64 c))
{
	unsigned int i;

	for (i = 0; i < calls; i++)
		call(i, i, i);
}

static __always_inline void bench_loop_text(unsigned int calls,
					    void (*call)(const char *name, u64 sector,
							 unsigned int bytes, bool write))
{
	unsigned int i;

	for (i = 0; i < calls; i++)
		call("hookdisk0", i, i, i & 1);
}

/* handlers.c: they add one to a counter, their data. */
extern unsigned long bench_counts[BENCH_HANDLERS];
void bench_count(void *data, int a, long b);
void bench_count_verdict(void *data, int a, long b, int verdict);
int bench_count_decide(void *data, int a, long b);

/* size_sites.c: to be looked at, not called. */
void size_of_nothing(int a, long b);
void size_of_hook(int a, long b);
void size_of_tracepoint(int a, long b);

/* Each ends with an element that has no name. */
extern const struct bench_case bench_empty[];
extern const struct bench_case bench_hooks[];
extern const struct bench_case bench_hooks_decide[];
extern const struct bench_case bench_hooks_sleepable[];
extern const struct bench_case bench_tracepoint[];
extern const struct bench_case bench_notifier[];
extern const struct bench_case bench_srcu[];
extern const struct bench_case bench_netfilter[];
extern const struct bench_case bench_lsm[];
extern const struct bench_case bench_direct[];
extern const struct bench_case bench_events[];
extern const struct bench_case bench_builtin[];

/* cases.c: all of them, and what is done with one. */
extern const struct bench_case *const bench_groups[];
int bench_arm(const struct bench_case *bench);
void bench_disarm(const struct bench_case *bench);
bool bench_counts_right(const struct bench_case *bench, unsigned long calls);

/* count.c */
int bench_count_case(const struct bench_case *bench, u64 *instructions);
bool bench_counts_instructions(void);

#endif /* _BENCH_H */

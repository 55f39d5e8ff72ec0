/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What handlers were called with: a record that they write and that tests read.
 *
 * One hit at a time is recorded, and the hit is over when the test looks; but an
 * interrupt that hits in the middle is fine, since it is over before the handler
 * that it interrupted goes on.
 */
#ifndef _HOOKS_KUNIT_CALLS_H
#define _HOOKS_KUNIT_CALLS_H

#include <kunit/test.h>
#include <linux/hooks.h>

/**
 * struct call - a call of a handler
 * @fn: the handler
 * @data: what it was registered with
 * @a: the hit's first argument
 * @b: the hit's second argument
 * @verdict: what an observer was told; 0 where it is not told
 */
struct call {
	void *fn;
	void *data;
	int a;
	long b;
	int verdict;
};

#define CALLS_MAX	128

/**
 * struct calls - calls in the order in which they were made
 * @nr: how many; those beyond CALLS_MAX are counted only
 * @call: the calls
 */
struct calls {
	unsigned int nr;
	struct call call[CALLS_MAX];
};

extern struct calls calls_made;

void calls_clear(void);
void calls_add(void *fn, void *data, int a, long b, int verdict);
void calls_expect(struct kunit *test, const struct calls *expected);
void calls_expect_handlers(struct kunit *test, const struct hook_handler *const *handlers,
			   unsigned int nr);

#endif /* _HOOKS_KUNIT_CALLS_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Handlers that hit a hook, whose handler hits a hook, and so on.
 */
#ifndef _HOOKS_KUNIT_NEST_H
#define _HOOKS_KUNIT_NEST_H

#include "subject.h"

/* As deep as hits nest where they are bounded. */
#define NEST_DEPTH_MAX	16

/**
 * struct nest - what the handlers do, and what they saw
 * @hits: the hooks that are hit, one and the other by turns
 * @left: how many more hits they make
 * @entered: how many handlers have been called
 * @returned: how many of their hits have returned
 * @innermost: what the first of those returned, which is the innermost
 * @told: the verdict that the last observer was told
 */
struct nest {
	const struct subject *hits[2];
	unsigned int left;
	unsigned int entered;
	unsigned int returned;
	int innermost;
	int told;
};

extern struct nest nest;

int nest_decide(void *data, int a, long b);
int nest_decide_mute(void *data, int a, long b);
void nest_observe(void *data, int a, long b, int verdict);

void nest_add(struct kunit *test, const struct subject *subject, enum hook_class class,
	      void *fn);
void nest_add_watcher(struct kunit *test, const struct subject *subject);
int nest_hit(const struct subject *first, const struct subject *second, unsigned int left);
u64 nest_missed(const struct subject *subject);

#endif /* _HOOKS_KUNIT_NEST_H */

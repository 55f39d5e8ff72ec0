/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * A pool of handlers for the hooks of subject.h. What a case leaves registered,
 * also where an assertion has ended it, is unregistered behind it.
 */
#ifndef _HOOKS_KUNIT_HANDLERS_H
#define _HOOKS_KUNIT_HANDLERS_H

#include <kunit/test.h>
#include <linux/hooks.h>

#include "subject.h"

#define HANDLERS_MAX	80

/**
 * struct probe - what a handler of the pool has as its data
 * @verdict: what a decider returns
 */
struct probe {
	int verdict;
};

/* Handlers may also be registered with no data. */
static inline int probe_verdict(const struct probe *probe)
{
	return probe ? probe->verdict : 0;
}

int handlers_init(struct kunit *test);
void handlers_exit(struct kunit *test);

struct hook_handler *handlers_add(struct kunit *test, const struct subject *subject,
				  enum hook_class class, int priority);
struct hook_handler *handlers_add_decider(struct kunit *test, const struct subject *subject,
					  int priority, int verdict);

#endif /* _HOOKS_KUNIT_HANDLERS_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Trace instances of the tests' own, and the records in them.
 */
#ifndef _HOOKS_KUNIT_EVENTS_H
#define _HOOKS_KUNIT_EVENTS_H

#include <kunit/test.h>
#include <linux/hooks.h>
#include <linux/trace.h>

#define NR_INSTANCES	2

extern struct trace_array *events_instance[NR_INSTANCES];

/* For a suite: makes the instances; and before and after each case. */
int events_suite_init(struct kunit_suite *suite);
void events_suite_exit(struct kunit_suite *suite);
int events_init(struct kunit *test);
void events_exit(struct kunit *test);

int events_enable(unsigned int instance, const char *system, const char *event);
int events_disable(unsigned int instance, const char *system, const char *event);
unsigned int events_count(struct kunit *test, unsigned int instance, const char *record);

#endif /* _HOOKS_KUNIT_EVENTS_H */

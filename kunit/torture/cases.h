/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the suites of cases share.
 */
#ifndef _HOOKS_TORTURE_CASES_H
#define _HOOKS_TORTURE_CASES_H

#include <kunit/test.h>
#include <linux/hooks.h>

#include "hookcase_hooks.h"

/* Sites. */
void hit_watch(int a);
void hit_watch_too(int a);
void hit_watch_never(int a);
void hit_watch_slotless(int a);
int hit_ask(int a);
int hit_ask_asleep(int a);

/* For all suites: announces the hooks; and before and after each case. */
int cases_suite_init(struct kunit_suite *suite);
int cases_init(struct kunit *test);
void cases_exit(struct kunit *test);

/* Nobody is registered on any of the hooks, and the sites are NOPs. */
void expect_nobody(struct kunit *test);

#endif /* _HOOKS_TORTURE_CASES_H */

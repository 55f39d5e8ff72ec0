/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Selecting hooks as people do, and reading what came of it.
 */
#ifndef _HOOKS_KUNIT_SELECT_H
#define _HOOKS_KUNIT_SELECT_H

#include <kunit/test.h>

int select_init(struct kunit *test);
void select_exit(struct kunit *test);

const char *select_read(struct kunit *test);
const char *select_last(struct kunit *test);
void select_expect(struct kunit *test, const char *commands);
void select_expect_error(struct kunit *test, const char *command, int err,
			 const char *words);

#endif /* _HOOKS_KUNIT_SELECT_H */

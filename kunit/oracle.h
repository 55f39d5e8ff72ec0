/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The same as the library, the naive way: to compare with.
 */
#ifndef _HOOKS_KUNIT_ORACLE_H
#define _HOOKS_KUNIT_ORACLE_H

#include "subject.h"

void oracle_clear(void);
int oracle_register(const struct hook_handler *handlers, unsigned int nr);
void oracle_unregister(const struct hook_handler *handlers, unsigned int nr);
unsigned int oracle_count(const struct subject *subject, enum hook_class first,
			  enum hook_class last);
int oracle_hit(const struct subject *subject, int a, long b);

#endif /* _HOOKS_KUNIT_ORACLE_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The handlers of a hook as people see them.
 */
#ifndef _HOOKS_KUNIT_LISTING_H
#define _HOOKS_KUNIT_LISTING_H

#include "subject.h"

void listing_expect(struct kunit *test, const struct subject *subject,
		    const struct hook_handler *const *handlers, unsigned int nr);

#endif /* _HOOKS_KUNIT_LISTING_H */

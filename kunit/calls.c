// SPDX-License-Identifier: GPL-2.0-only
/*
 * What handlers were called with.
 */
#include "calls.h"

struct calls calls_made;

void calls_clear(void)
{
	calls_made.nr = 0;
}

void calls_add(void *fn, void *data, int a, long b, int verdict)
{
	unsigned int nr = calls_made.nr++;

	if (nr < CALLS_MAX)
		calls_made.call[nr] = (struct call) { fn, data, a, b, verdict };
}

/* The calls that were made are these, in this order; or the case ends. */
void calls_expect(struct kunit *test, const struct calls *expected)
{
	unsigned int i;

	KUNIT_ASSERT_LE(test, expected->nr, (unsigned int)CALLS_MAX);
	KUNIT_ASSERT_EQ(test, calls_made.nr, expected->nr);
	for (i = 0; i < expected->nr; i++) {
		const struct call *is = &calls_made.call[i], *want = &expected->call[i];

		KUNIT_ASSERT_PTR_EQ_MSG(test, is->fn, want->fn, "call %u", i);
		KUNIT_ASSERT_PTR_EQ_MSG(test, is->data, want->data, "call %u", i);
		KUNIT_ASSERT_EQ_MSG(test, is->a, want->a, "call %u", i);
		KUNIT_ASSERT_EQ_MSG(test, is->b, want->b, "call %u", i);
		KUNIT_ASSERT_EQ_MSG(test, is->verdict, want->verdict, "call %u", i);
	}
}

/* The handlers that were called are these, in this order; or the case ends. */
void calls_expect_handlers(struct kunit *test, const struct hook_handler *const *handlers,
			   unsigned int nr)
{
	unsigned int i;

	KUNIT_ASSERT_EQ(test, calls_made.nr, nr);
	for (i = 0; i < nr; i++) {
		KUNIT_ASSERT_PTR_EQ_MSG(test, calls_made.call[i].fn, handlers[i]->fn,
					"call %u", i);
		KUNIT_ASSERT_PTR_EQ_MSG(test, calls_made.call[i].data, handlers[i]->data,
					"call %u", i);
	}
}

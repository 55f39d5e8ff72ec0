// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers that hit a hook, whose handler hits a hook, and so on.
 */
#include "handlers.h"
#include "nest.h"

struct nest nest;

/* Hit the next hook; each level in turn the one and the other. */
static int deeper(void)
{
	const struct subject *next = nest.hits[++nest.entered % 2];
	int verdict = next->verdict;

	if (!nest.left)
		return verdict;
	nest.left--;
	verdict = next->hit(nest.entered, 0);
	if (!nest.returned++)
		nest.innermost = verdict;
	return verdict;
}

/* Hands outwards what it got. */
int nest_decide(void *data, int a, long b)
{
	return deeper();
}

/* Says nothing itself, whatever it got. */
int nest_decide_mute(void *data, int a, long b)
{
	deeper();
	return 0;
}

void nest_observe(void *data, int a, long b, int verdict)
{
	nest.told = verdict;
	deeper();
}

static void watch(void *data, int a, long b)
{
	deeper();
}

void nest_add(struct kunit *test, const struct subject *subject, enum hook_class class,
	      void *fn)
{
	struct hook_handler *handler = handlers_add(test, subject, class, 0);

	handler->fn = fn;
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
}

void nest_add_watcher(struct kunit *test, const struct subject *subject)
{
	nest_add(test, subject, HOOK_CLASS_PERF, watch);
}

/* Hit @first, whose handler hits @second, whose handler hits @first, and so on. */
int nest_hit(const struct subject *first, const struct subject *second, unsigned int left)
{
	nest = (struct nest) { .hits = { first, second }, .left = left };
	return first->hit(0, 0);
}

/* How many hits of a hook have been suppressed since it was announced. */
u64 nest_missed(const struct subject *subject)
{
	u64 sum = 0;
	int cpu;

	for_each_possible_cpu(cpu)
		sum += per_cpu_ptr(subject_hook(subject)->cpu, cpu)->missed;
	return sum;
}

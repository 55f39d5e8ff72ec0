// SPDX-License-Identifier: GPL-2.0-only
/*
 * Random sequences of registrations, removals and hits, and the same on the naive
 * implementation: the errors, the calls and the verdicts are to be the same.
 */
#include <linux/limits.h>
#include <linux/prandom.h>
#include <linux/slab.h>

#include "calls.h"
#include "handlers.h"
#include "oracle.h"

#define SEED		20020911
#define NR_STEPS	3000
#define NR_HANDLERS	48

/* A sequence: what it draws from, the hooks that it is about, and how far it got. */
struct sequence {
	struct rnd_state rnd;
	const struct subject *hooks;
	unsigned int nr_hooks;
	struct hook_handler *handlers;
	struct probe *probes;
	unsigned int step;
	unsigned int most;
};

static unsigned int draw(struct sequence *s, unsigned int below)
{
	return prandom_u32_state(&s->rnd) % below;
}

static int draw_priority(struct sequence *s)
{
	static const int priorities[] = { 0, 0, 0, 1, -1, INT_MIN, INT_MAX };

	return priorities[draw(s, ARRAY_SIZE(priorities))];
}

static int draw_verdict(struct sequence *s, const struct subject *subject)
{
	static const int verdicts[] = { -EPERM, -EACCES, 0, 1, 4096, INT_MIN };
	unsigned int i = draw(s, 4 * ARRAY_SIZE(verdicts));

	return i < ARRAY_SIZE(verdicts) ? verdicts[i] : subject->verdict;
}

/*
 * Other content for a structure, which may be registered. Functions and data are
 * few, so that the same pair comes up again; now and then it is one to refuse.
 */
static void rewrite(struct sequence *s, struct hook_handler *handler)
{
	const struct subject *subject = &s->hooks[draw(s, s->nr_hooks)];
	enum hook_class class = draw(s, NR_CLASSES);

	if (class == HOOK_CLASS_SECURITY && !subject_decides(subject))
		class = HOOK_CLASS_TRACE;
	*handler = subject->kind[class][draw(s, NR_VARIANTS)];
	handler->data = &s->probes[draw(s, NR_HANDLERS)];
	handler->priority = draw_priority(s);
	if (!draw(s, 50))
		handler->class = (enum hook_class)NR_CLASSES;
	if (!draw(s, 50))
		handler->fn = NULL;
	if (!draw(s, 50))
		handler->hook = NULL;
}

/* A part of the array: mostly small, now and then large. */
static struct hook_handler *draw_set(struct sequence *s, unsigned int *nr)
{
	unsigned int first = draw(s, NR_HANDLERS);

	*nr = draw(s, 40) ? 1 + draw(s, 3) : NR_HANDLERS;
	*nr = min(*nr, NR_HANDLERS - first);
	return &s->handlers[first];
}

static void step_register(struct kunit *test, struct sequence *s)
{
	struct hook_handler *set;
	unsigned int nr;
	int want;

	set = draw_set(s, &nr);
	want = oracle_register(set, nr);
	KUNIT_ASSERT_EQ_MSG(test, hook_register_many(set, nr), want, "step %u", s->step);
}

static void step_unregister(struct sequence *s)
{
	struct hook_handler *set;
	unsigned int nr;

	set = draw_set(s, &nr);
	oracle_unregister(set, nr);
	hook_unregister_many(set, nr);
}

static void step_verdict(struct sequence *s)
{
	s->probes[draw(s, NR_HANDLERS)].verdict = draw_verdict(s, &s->hooks[0]);
}

static unsigned int expect_state(struct kunit *test, const struct subject *subject)
{
	unsigned int deciders, observers;

	deciders = oracle_count(subject, HOOK_CLASS_SECURITY, HOOK_CLASS_SECURITY);
	observers = oracle_count(subject, HOOK_CLASS_PERF, HOOK_CLASS_TRACE);
	KUNIT_EXPECT_EQ(test, subject->enabled(), deciders + observers > 0);
	subject_expect_path(test, subject, deciders, observers);
	return deciders + observers;
}

/* Two makers of calls use one record: what the first has made is copied. */
static void step_hit(struct kunit *test, struct sequence *s, const struct subject *subject)
{
	static struct calls expected;
	int a = s->step, want;
	long b = -(long)s->step;

	calls_clear();
	want = oracle_hit(subject, a, b);
	expected = calls_made;
	calls_clear();
	KUNIT_ASSERT_EQ_MSG(test, subject->hit(a, b), want, "%s, step %u", subject->name,
			    s->step);
	calls_expect(test, &expected);
	s->most = max(s->most, expect_state(test, subject));
}

/* For a time most come, and then most go. */
static void step(struct kunit *test, struct sequence *s)
{
	bool grow = s->step / 100 % 2;
	unsigned int i;

	switch (draw(s, 8)) {
	case 0 ... 3:
		if (grow)
			step_register(test, s);
		else
			step_unregister(s);
		break;
	case 4:
		if (grow)
			step_unregister(s);
		else
			step_register(test, s);
		break;
	case 5:
		rewrite(s, &s->handlers[draw(s, NR_HANDLERS)]);
		return;
	default:
		step_verdict(s);
		break;
	}
	for (i = 0; i < s->nr_hooks; i++)
		step_hit(test, s, &s->hooks[i]);
}

static struct sequence *sequence_new(struct kunit *test, const struct subject *hooks,
				     unsigned int nr_hooks)
{
	struct sequence *s = test->priv;
	unsigned int i;

	s->hooks = hooks;
	s->nr_hooks = nr_hooks;
	prandom_seed_state(&s->rnd, SEED + (hooks - subjects));
	kunit_info(test, "seed %u", (unsigned int)(SEED + (hooks - subjects)));
	for (i = 0; i < NR_HANDLERS; i++) {
		s->probes[i].verdict = hooks->verdict;
		rewrite(s, &s->handlers[i]);
	}
	return s;
}

/* @most: so many handlers at once are to have been on a hook */
static void run(struct kunit *test, struct sequence *s, unsigned int most)
{
	for (s->step = 0; s->step < NR_STEPS; s->step++)
		step(test, s);
	KUNIT_EXPECT_GE(test, s->most, most);
}

static void one_hook(struct kunit *test)
{
	const struct subject *subject = test->param_value;

	run(test, sequence_new(test, subject, 1), min(subject->limit, 20U));
}

/* Sets go over several hooks, of one default, and are refused for one of them. */
static void some_hooks(struct kunit *test)
{
	run(test, sequence_new(test, &subjects[ASK], ASK_REFUSED - ASK), 5);
}

static void all_void_hooks(struct kunit *test)
{
	run(test, sequence_new(test, &subjects[WATCH], ASK - WATCH), 5);
}

static int sequence_init(struct kunit *test)
{
	struct sequence *s = kunit_kzalloc(test, sizeof(*s), GFP_KERNEL);

	if (!s)
		return -ENOMEM;
	s->handlers = kunit_kcalloc(test, NR_HANDLERS, sizeof(*s->handlers), GFP_KERNEL);
	s->probes = kunit_kcalloc(test, NR_HANDLERS, sizeof(*s->probes), GFP_KERNEL);
	if (!s->handlers || !s->probes)
		return -ENOMEM;
	test->priv = s;
	return handlers_init(test);
}

static void sequence_exit(struct kunit *test)
{
	struct sequence *s = test->priv;

	hook_unregister_many(s->handlers, NR_HANDLERS);
	oracle_clear();
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(one_hook, subject_params),
	KUNIT_CASE(some_hooks),
	KUNIT_CASE(all_void_hooks),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-oracle",
	.init = sequence_init,
	.exit = sequence_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hooks that most suites are about, and the handlers that go on them.
 */
#include <linux/delay.h>
#include <linux/jiffies.h>
#include <linux/string.h>

#include "calls.h"
#include "handlers.h"
#include "hooktest_hooks.h"
#include "subject.h"

static int decide(void *data, int a, long b)
{
	calls_add(decide, data, a, b, 0);
	return probe_verdict(data);
}

static int decide_too(void *data, int a, long b)
{
	calls_add(decide_too, data, a, b, 0);
	return probe_verdict(data);
}

static void observe(void *data, int a, long b, int verdict)
{
	calls_add(observe, data, a, b, verdict);
}

static void observe_too(void *data, int a, long b, int verdict)
{
	calls_add(observe_too, data, a, b, verdict);
}

static void watch(void *data, int a, long b)
{
	calls_add(watch, data, a, b, 0);
}

static void watch_too(void *data, int a, long b)
{
	calls_add(watch_too, data, a, b, 0);
}

#define HIT_VOID(_name)							\
	static noinline int hit_##_name(int a, long b)			\
	{								\
		hook_hooktest_##_name(a, b);				\
		return 0;						\
	}

#define HIT_INT(_name)							\
	static noinline int hit_##_name(int a, long b)			\
	{								\
		return hook_hooktest_##_name(a, b);			\
	}

HIT_VOID(watch)
HIT_VOID(watch_slotless)
HIT_VOID(watch_slot)
HIT_VOID(watch_eight)
HIT_VOID(watch_few)
HIT_VOID(watch_alone)
HIT_VOID(watch_never)
HIT_VOID(watch_free)
HIT_VOID(watch_asleep)
HIT_VOID(watch_asleep_free)
HIT_INT(ask)
HIT_INT(ask_slotless)
HIT_INT(ask_slot)
HIT_INT(ask_eight)
HIT_INT(ask_few)
HIT_INT(ask_alone)
HIT_INT(ask_refused)
HIT_INT(ask_granted)
HIT_INT(ask_any)
HIT_INT(ask_any_granted)
HIT_INT(ask_never)
HIT_INT(ask_free)
HIT_INT(ask_asleep)
HIT_INT(ask_asleep_never)

#define SUBJECT(_name, _observe)					\
	.name = #_name,							\
	.kind[HOOK_CLASS_PERF] = {					\
		HOOK_PERF(hooktest, _name, _observe),			\
		HOOK_PERF(hooktest, _name, _observe##_too),		\
	},								\
	.kind[HOOK_CLASS_TRACE] = {					\
		HOOK_TRACE(hooktest, _name, _observe),			\
		HOOK_TRACE(hooktest, _name, _observe##_too),		\
	},								\
	.hit = hit_##_name,						\
	.enabled = hook_hooktest_##_name##_enabled

#define DECIDERS(_name)							\
	.kind[HOOK_CLASS_SECURITY] = {					\
		HOOK_SECURITY(hooktest, _name, decide),			\
		HOOK_SECURITY(hooktest, _name, decide_too),		\
	}

#define WATCHED(_name, _slots, _limit, ...) {				\
	SUBJECT(_name, watch),						\
	.limit = (_limit),						\
	.observe_slots = (_slots),					\
	__VA_ARGS__							\
}

#define ASKED(_name, _decide_slots, _observe_slots, _limit, ...) {	\
	SUBJECT(_name, observe),					\
	DECIDERS(_name),						\
	.limit = (_limit),						\
	.decide_slots = (_decide_slots),				\
	.observe_slots = (_observe_slots),				\
	__VA_ARGS__							\
}

const struct subject subjects[NR_SUBJECTS] = {
	[WATCH] = WATCHED(watch, 4, 64),
	[WATCH_SLOTLESS] = WATCHED(watch_slotless, 0, 64),
	[WATCH_SLOT] = WATCHED(watch_slot, 1, 64),
	[WATCH_EIGHT] = WATCHED(watch_eight, 8, 64),
	[WATCH_FEW] = WATCHED(watch_few, 4, 3),
	[WATCH_ALONE] = WATCHED(watch_alone, 4, 1),
	[WATCH_NEVER] = WATCHED(watch_never, 4, 64),
	[WATCH_FREE] = WATCHED(watch_free, 4, 64),
	[WATCH_ASLEEP] = WATCHED(watch_asleep, 4, 64, .asleep = true),
	[WATCH_ASLEEP_FREE] = WATCHED(watch_asleep_free, 4, 64, .asleep = true),
	[ASK] = ASKED(ask, 2, 4, 64),
	[ASK_SLOTLESS] = ASKED(ask_slotless, 0, 0, 64),
	[ASK_SLOT] = ASKED(ask_slot, 1, 1, 64),
	[ASK_EIGHT] = ASKED(ask_eight, 8, 8, 64),
	[ASK_FEW] = ASKED(ask_few, 2, 4, 3),
	[ASK_ALONE] = ASKED(ask_alone, 2, 4, 1),
	[ASK_REFUSED] = ASKED(ask_refused, 2, 4, 64, .verdict = -EOPNOTSUPP),
	[ASK_GRANTED] = ASKED(ask_granted, 2, 4, 64, .verdict = 1),
	[ASK_ANY] = ASKED(ask_any, 2, 4, 64, .any = true),
	[ASK_ANY_GRANTED] = ASKED(ask_any_granted, 2, 4, 64, .any = true, .verdict = 4096),
	[ASK_NEVER] = ASKED(ask_never, 2, 4, 64),
	[ASK_FREE] = ASKED(ask_free, 2, 4, 64),
	[ASK_ASLEEP] = ASKED(ask_asleep, 2, 4, 64, .asleep = true),
	[ASK_ASLEEP_NEVER] = ASKED(ask_asleep_never, 2, 4, 64, .asleep = true),
};

/* The next hook that decides, or also one that does not, with so much room. */
static const void *params(const struct subject *prev, char *desc, bool asked,
			  unsigned int room)
{
	const struct subject *subject = prev ? prev + 1 : subjects;

	for (; subject < subjects + NR_SUBJECTS; subject++) {
		if (subject->limit < room || (asked && !subject_decides(subject)))
			continue;
		strscpy(desc, subject->name, KUNIT_PARAM_DESC_SIZE);
		return subject;
	}
	return NULL;
}

const void *subject_params(const void *prev, char *desc)
{
	return params(prev, desc, false, 0);
}

const void *subject_asked_params(const void *prev, char *desc)
{
	return params(prev, desc, true, 0);
}

const void *subject_roomy_params(const void *prev, char *desc)
{
	return params(prev, desc, false, 64);
}

const void *subject_asked_roomy_params(const void *prev, char *desc)
{
	return params(prev, desc, true, 64);
}

void subject_expect_on(struct kunit *test, const struct subject *subject)
{
	KUNIT_EXPECT_TRUE_MSG(test, subject->enabled(), "%s is off", subject->name);
	KUNIT_EXPECT_TRUE_MSG(test, static_key_enabled(&subject_hook(subject)->key),
			      "%s: its key is off", subject->name);
}

/* Nobody is registered: the site passes by, and nothing points to a handler. */
void subject_expect_off(struct kunit *test, const struct subject *subject)
{
	struct hook *hook = subject_hook(subject);

	KUNIT_EXPECT_FALSE_MSG(test, subject->enabled(), "%s is on", subject->name);
	KUNIT_EXPECT_FALSE_MSG(test, static_key_enabled(&hook->key),
			       "%s: its key is on", subject->name);
	KUNIT_EXPECT_EQ_MSG(test, hook->path, HOOK_PATH_WALK, "%s", subject->name);
	KUNIT_EXPECT_EQ_MSG(test, hook->nr, 0, "%s", subject->name);
	KUNIT_EXPECT_TRUE_MSG(test, list_empty(&hook->entries), "%s", subject->name);
	KUNIT_EXPECT_EQ_MSG(test, subject->hit(0, 0), subject->verdict, "%s", subject->name);
}

static bool is_settled(const struct hook *hook, unsigned int nr)
{
	return READ_ONCE(hook->nr) == nr && (nr || !READ_ONCE(hook->armed));
}

/*
 * What is disabled is cleared away behind one's back: whether so many handlers are
 * left, within a few seconds, and the site is off if there are none. Attaching
 * nobody waits for who is at it, in whose hands the site may be still.
 */
bool subject_settles(const struct hook *hook, unsigned int nr)
{
	unsigned long deadline = jiffies + 5 * HZ;

	while (!is_settled(hook, nr) && time_before(jiffies, deadline))
		msleep(20);
	return is_settled(hook, nr) && !hook_attach_many(NULL, 0);
}

/*
 * The path of a hook with so many handlers: slots, where there are enough; a
 * single handler has paths of its own.
 */
void subject_expect_path(struct kunit *test, const struct subject *subject,
			 unsigned int deciders, unsigned int observers)
{
	unsigned int path = HOOK_PATH_SLOTS;

	if (!HOOKS_HAVE_SLOTS || !(deciders + observers) ||
	    deciders > subject->decide_slots || observers > subject->observe_slots)
		path = HOOK_PATH_WALK;
	else if (deciders + observers == 1)
		path = observers && subject->decide_slots ? HOOK_PATH_OBSERVER : HOOK_PATH_FIRST;
	KUNIT_EXPECT_EQ_MSG(test, subject_hook(subject)->path, path,
			    "%s with %u deciders and %u observers", subject->name,
			    deciders, observers);
}

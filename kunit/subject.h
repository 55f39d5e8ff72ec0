/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The hooks that most suites are about: one prototype, so that the same handlers
 * go on each of them.
 */
#ifndef _HOOKS_KUNIT_SUBJECT_H
#define _HOOKS_KUNIT_SUBJECT_H

#include <kunit/test.h>
#include <linux/hooks.h>

#define NR_CLASSES	(HOOK_CLASS_TRACE + 1)
#define NR_VARIANTS	2

/* Void hooks first. */
enum subject_index {
	WATCH,
	WATCH_SLOTLESS,
	WATCH_SLOT,
	WATCH_EIGHT,
	WATCH_FEW,
	WATCH_ALONE,
	WATCH_NEVER,
	WATCH_FREE,
	WATCH_ASLEEP,
	WATCH_ASLEEP_FREE,
	ASK,
	ASK_SLOTLESS,
	ASK_SLOT,
	ASK_EIGHT,
	ASK_FEW,
	ASK_ALONE,
	ASK_REFUSED,
	ASK_GRANTED,
	ASK_ANY,
	ASK_ANY_GRANTED,
	ASK_NEVER,
	ASK_FREE,
	ASK_ASLEEP,
	ASK_ASLEEP_NEVER,
	NR_SUBJECTS
};

/**
 * struct subject - a hook under test
 * @name: its name
 * @kind: handlers as they are registered on it, by class, of two functions each;
 *	a void hook has none that decide
 * @hit: a site
 * @enabled: whether somebody is armed, as a site asks
 * @verdict: its default
 * @any: it takes any verdict
 * @asleep: its handlers may sleep
 * @limit: most handlers
 * @decide_slots: slots for deciders
 * @observe_slots: slots for observers
 *
 * What the specification says is said here again, not taken from what the
 * generator made of it.
 */
struct subject {
	const char *name;
	struct hook_handler kind[NR_CLASSES][NR_VARIANTS];
	int (*hit)(int a, long b);
	bool (*enabled)(void);
	int verdict;
	bool any;
	bool asleep;
	unsigned int limit;
	unsigned int decide_slots;
	unsigned int observe_slots;
};

extern const struct subject subjects[NR_SUBJECTS];

/* Whether a handler is a decider; others observe. */
static inline bool subject_decides(const struct subject *subject)
{
	return subject->kind[HOOK_CLASS_SECURITY][0].hook;
}

static inline struct hook *subject_hook(const struct subject *subject)
{
	return subject->kind[HOOK_CLASS_TRACE][0].hook;
}

/* The first class that a hook takes. */
static inline enum hook_class subject_class(const struct subject *subject)
{
	return subject_decides(subject) ? HOOK_CLASS_SECURITY : HOOK_CLASS_PERF;
}

/* Parameters of cases: every hook, those with deciders, those with room for 64. */
const void *subject_params(const void *prev, char *desc);
const void *subject_asked_params(const void *prev, char *desc);
const void *subject_roomy_params(const void *prev, char *desc);
const void *subject_asked_roomy_params(const void *prev, char *desc);

void subject_expect_on(struct kunit *test, const struct subject *subject);
void subject_expect_off(struct kunit *test, const struct subject *subject);
bool subject_settles(const struct hook *hook, unsigned int nr);
void subject_expect_path(struct kunit *test, const struct subject *subject,
			 unsigned int deciders, unsigned int observers);

#endif /* _HOOKS_KUNIT_SUBJECT_H */

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Numbers of handlers: from none over one and the slots to what only the walk
 * reaches, and back, in every order; and what the kernel's code looks like then.
 */
#include <linux/kallsyms.h>
#include <linux/string.h>

#include "calls.h"
#include "handlers.h"
#include "hooktest_hooks.h"

#define NR	40

/* Handlers in calling order: deciders before observers. */
struct crowd {
	const struct hook_handler *order[NR];
	unsigned int deciders;
	unsigned int observers;
};

static void expect_crowd(struct kunit *test, const struct crowd *crowd)
{
	const struct subject *subject = test->param_value;
	unsigned int nr = crowd->deciders + crowd->observers;

	calls_clear();
	KUNIT_EXPECT_EQ(test, subject->hit(1, -1), subject->verdict);
	calls_expect_handlers(test, crowd->order, nr);
	subject_expect_path(test, subject, crowd->deciders, crowd->observers);
	if (nr)
		subject_expect_on(test, subject);
	else
		subject_expect_off(test, subject);
}

static unsigned int *crowd_part(struct crowd *crowd, const struct hook_handler *handler)
{
	return handler->class == HOOK_CLASS_SECURITY ? &crowd->deciders : &crowd->observers;
}

/* A handler comes in at a place, which its class and priority give it. */
static void come(struct kunit *test, struct crowd *crowd, unsigned int at,
		 struct hook_handler *handler)
{
	unsigned int nr = crowd->deciders + crowd->observers;

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	memmove(&crowd->order[at + 1], &crowd->order[at], (nr - at) * sizeof(handler));
	crowd->order[at] = handler;
	++*crowd_part(crowd, handler);
	expect_crowd(test, crowd);
}

static void go(struct kunit *test, struct crowd *crowd, unsigned int at)
{
	unsigned int nr = crowd->deciders + crowd->observers;
	const struct hook_handler *handler = crowd->order[at];

	hook_unregister(handler);
	--*crowd_part(crowd, handler);
	memmove(&crowd->order[at], &crowd->order[at + 1], (nr - 1 - at) * sizeof(handler));
	expect_crowd(test, crowd);
}

static struct hook_handler *add(struct kunit *test, enum hook_class class, int priority)
{
	return handlers_add(test, test->param_value, class, priority);
}

/* Each comes behind the others; the last goes first. */
static void observers_at_the_back(struct kunit *test)
{
	struct crowd crowd = {};
	unsigned int i;

	for (i = 0; i < NR; i++)
		come(test, &crowd, i, add(test, HOOK_CLASS_PERF, 0));
	for (i = NR; i > 0; i--)
		go(test, &crowd, i - 1);
}

/* Each comes before the others; the first goes first. */
static void observers_at_the_front(struct kunit *test)
{
	struct crowd crowd = {};
	unsigned int i;

	for (i = 0; i < NR; i++)
		come(test, &crowd, 0, add(test, HOOK_CLASS_TRACE, i));
	for (i = 0; i < NR; i++)
		go(test, &crowd, 0);
}

static void observers_in_the_middle(struct kunit *test)
{
	struct crowd crowd = {};
	int i;

	for (i = 0; i < NR; i++)
		come(test, &crowd, i / 2, add(test, HOOK_CLASS_PERF, i % 2 ? NR - i : i - NR));
	for (i = NR; i > 0; i--)
		go(test, &crowd, i / 2);
}

static void deciders_at_the_back(struct kunit *test)
{
	struct crowd crowd = {};
	unsigned int i;

	for (i = 0; i < NR; i++)
		come(test, &crowd, i, add(test, HOOK_CLASS_SECURITY, 0));
	for (i = NR; i > 0; i--)
		go(test, &crowd, i - 1);
}

static void deciders_at_the_front(struct kunit *test)
{
	struct crowd crowd = {};
	unsigned int i;

	for (i = 0; i < NR; i++)
		come(test, &crowd, 0, add(test, HOOK_CLASS_SECURITY, i));
	for (i = 0; i < NR; i++)
		go(test, &crowd, 0);
}

/* Deciders and observers by turns. */
static void both(struct kunit *test)
{
	struct crowd crowd = {};
	unsigned int i;

	for (i = 0; i < NR; i += 2) {
		come(test, &crowd, i, add(test, HOOK_CLASS_TRACE, 0));
		come(test, &crowd, i / 2, add(test, HOOK_CLASS_SECURITY, 0));
	}
	for (i = NR; i > 0; i -= 2) {
		go(test, &crowd, 0);
		go(test, &crowd, i / 2 - 1);
	}
}

/* To and fro over each number up to eleven. */
static void to_and_fro(struct kunit *test)
{
	struct hook_handler *handlers[11];
	struct crowd crowd = {};
	unsigned int i, k;

	for (i = 0; i < ARRAY_SIZE(handlers); i++) {
		handlers[i] = add(test, HOOK_CLASS_PERF, 0);
		come(test, &crowd, i, handlers[i]);
		for (k = 0; k < 3; k++) {
			go(test, &crowd, i);
			come(test, &crowd, i, handlers[i]);
		}
	}
}

/* Many at once, from none and to none. */
static void as_a_set(struct kunit *test)
{
	struct hook_handler *set = NULL, *handler;
	struct crowd crowd = {};
	unsigned int i, nr;

	for (i = 0; i < NR; i++) {
		handler = add(test, HOOK_CLASS_PERF, 0);
		set = set ?: handler;
		crowd.order[i] = handler;
	}
	for (nr = 0; nr <= NR; nr++) {
		KUNIT_ASSERT_EQ(test, hook_register_many(set, nr), 0);
		crowd.observers = nr;
		expect_crowd(test, &crowd);
		hook_unregister_many(set, nr);
		crowd.observers = 0;
		expect_crowd(test, &crowd);
	}
}

/* A handler alone stands in the first slot of its kind, with its data beside it. */
static void expect_in_slot(struct kunit *test, const struct subject *subject,
			   enum hook_class class, unsigned int slot)
{
	struct hook_handler *handler = handlers_add(test, subject, class, 0);
	struct hook *hook = subject_hook(subject);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_PTR_EQ(test, hook->desc->slots[slot].key->func, handler->fn);
	KUNIT_EXPECT_PTR_EQ(test, hook->data[slot], handler->data);
	hook_unregister(handler);
}

static void alone_in_its_slot(struct kunit *test)
{
	const struct subject *subject;

	if (!IS_ENABLED(CONFIG_HAVE_STATIC_CALL))
		kunit_skip(test, "needs static calls");
	for (subject = subjects; subject < subjects + NR_SUBJECTS; subject++) {
		if (!subject->observe_slots)
			continue;
		if (subject_decides(subject))
			expect_in_slot(test, subject, HOOK_CLASS_SECURITY, 0);
		expect_in_slot(test, subject, HOOK_CLASS_PERF, subject->decide_slots);
	}
}

/* Sites, one behind the other. */
static noinline void sites(void)
{
	hook_hooktest_watch(1, 1);
	hook_hooktest_watch(2, 2);
	hook_hooktest_watch(3, 3);
	hook_hooktest_watch(4, 4);
	hook_hooktest_watch(5, 5);
	hook_hooktest_watch(6, 6);
	hook_hooktest_watch(7, 7);
	hook_hooktest_watch(8, 8);
}

/* Their code, or, where nobody knows how much it is, as much as has some of them. */
static struct {
	unsigned int size;
	u8 bytes[1024];
} off;

static void sites_keep(void)
{
	const void *code = dereference_function_descriptor(sites);
	char name[KSYM_SYMBOL_LEN];
	const char *size;

	sprint_symbol(name, (unsigned long)code);
	size = strchr(name, '/');
	if (!size || sscanf(size, "/%x", &off.size) != 1)
		off.size = 64;
	off.size = min_t(unsigned int, off.size, sizeof(off.bytes));
	memcpy(off.bytes, code, off.size);
}

static bool sites_are_off(void)
{
	return !memcmp(off.bytes, dereference_function_descriptor(sites), off.size);
}

/* Case 16: the bytes of the sites, while off, while on, and off again. */
static void bytes_of_the_site(struct kunit *test)
{
	struct hook_handler *a = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	struct hook_handler *b = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	int i;

	if (!IS_ENABLED(CONFIG_JUMP_LABEL))
		kunit_skip(test, "needs jump labels");
	sites_keep();
	for (i = 0; i < 4; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(i & 1 ? a : b), 0);
		KUNIT_EXPECT_FALSE(test, sites_are_off());
		KUNIT_ASSERT_EQ(test, hook_register(i & 1 ? b : a), 0);
		KUNIT_EXPECT_EQ(test, hook_register(a), -EEXIST);
		calls_clear();
		sites();
		KUNIT_EXPECT_EQ(test, calls_made.nr, 16);
		hook_unregister(i & 2 ? a : b);
		KUNIT_EXPECT_FALSE(test, sites_are_off());
		hook_unregister(i & 2 ? b : a);
		KUNIT_EXPECT_TRUE(test, sites_are_off());
	}
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(observers_at_the_back, subject_roomy_params),
	KUNIT_CASE_PARAM(observers_at_the_front, subject_roomy_params),
	KUNIT_CASE_PARAM(observers_in_the_middle, subject_roomy_params),
	KUNIT_CASE_PARAM(deciders_at_the_back, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(deciders_at_the_front, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(both, subject_asked_roomy_params),
	KUNIT_CASE_PARAM(to_and_fro, subject_roomy_params),
	KUNIT_CASE_PARAM(as_a_set, subject_roomy_params),
	KUNIT_CASE(alone_in_its_slot),
	KUNIT_CASE(bytes_of_the_site),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-slots",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

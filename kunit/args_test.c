// SPDX-License-Identifier: GPL-2.0-only
/*
 * Parameters of every kind reach handlers as the site gave them, through slots and
 * through the walk; a site that is off evaluates none.
 */
#include <linux/limits.h>
#include <linux/string.h>

#include "calls.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"

/* Handlers of these functions, differing in their data: enough of them to overflow. */
#define NR_HANDLERS	6

static struct hook_handler handlers[2 * NR_HANDLERS];
static unsigned int nr_handlers;

/* How often handlers have been called, and with what was expected. */
static unsigned int called;
static unsigned int right;

static void see(bool as_expected)
{
	called++;
	right += as_expected;
}

/* So many of this handler, which tells them apart by their data. */
static void add(struct kunit *test, const struct hook_handler *handler, unsigned int nr)
{
	unsigned int i;

	KUNIT_ASSERT_LE(test, nr_handlers + nr, ARRAY_SIZE(handlers));
	for (i = 0; i < nr; i++) {
		handlers[nr_handlers] = *handler;
		handlers[nr_handlers].data = &handlers[nr_handlers];
		KUNIT_ASSERT_EQ(test, hook_register(&handlers[nr_handlers]), 0);
		nr_handlers++;
	}
}

/* Since the last look so many handlers have been called, each with the right things. */
static void expect_right(struct kunit *test, unsigned int nr)
{
	KUNIT_EXPECT_EQ(test, called, nr);
	KUNIT_EXPECT_EQ(test, right, nr);
	called = 0;
	right = 0;
}

static void remove_all(void)
{
	hook_unregister_many(handlers, ARRAY_SIZE(handlers));
	nr_handlers = 0;
}

static void see_none(void *data)
{
	see(true);
}

static int decide_none(void *data)
{
	see(true);
	return -EACCES;
}

static void see_none_int(void *data, int verdict)
{
	see(verdict == -EACCES);
}

static void no_parameters(struct kunit *test)
{
	static const struct hook_handler handler = HOOK_TRACE(hookargs, none, see_none);
	static const struct hook_handler decider = HOOK_SECURITY(hookargs, none_int, decide_none);
	static const struct hook_handler observer = HOOK_PERF(hookargs, none_int, see_none_int);
	unsigned int nr = *(const unsigned int *)test->param_value;

	add(test, &handler, nr);
	hook_hookargs_none();
	expect_right(test, nr);
	remove_all();
	add(test, &decider, 1);
	add(test, &observer, nr);
	KUNIT_EXPECT_EQ(test, hook_hookargs_none_int(), -EACCES);
	expect_right(test, nr + 1);
}

static int decide_dozen(void *data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g, s64 h,
			bool i, char j, unsigned long k, long long l)
{
	see(a == U8_MAX && b == S8_MIN && c == U16_MAX && d == S16_MIN && e == U32_MAX &&
	    f == S32_MIN && g == U64_MAX && h == S64_MIN && i && j == 'j' &&
	    k == ULONG_MAX && l == LLONG_MIN);
	return 0;
}

static void see_dozen(void *data, u8 a, s8 b, u16 c, s16 d, u32 e, s32 f, u64 g, s64 h,
		      bool i, char j, unsigned long k, long long l, int verdict)
{
	decide_dozen(data, a, b, c, d, e, f, g, h, i, j, k, l);
}

static void dozen(struct kunit *test)
{
	static const struct hook_handler decider = HOOK_SECURITY(hookargs, dozen, decide_dozen);
	static const struct hook_handler observer = HOOK_PERF(hookargs, dozen, see_dozen);
	unsigned int nr = *(const unsigned int *)test->param_value;

	add(test, &decider, nr);
	add(test, &observer, nr);
	KUNIT_EXPECT_EQ(test, hook_hookargs_dozen(U8_MAX, S8_MIN, U16_MAX, S16_MIN, U32_MAX,
						  S32_MIN, U64_MAX, S64_MIN, true, 'j',
						  ULONG_MAX, LLONG_MIN), 0);
	expect_right(test, 2 * nr);
}

static void see_dozen_void(void *data, u64 a, u8 b, u64 c, u8 d, u64 e, u8 f, u64 g, u8 h,
			   u64 i, u8 j, u64 k, u8 l)
{
	see(a == 1ULL << 32 && b == 2 && c == 3ULL << 32 && d == 4 && e == 5ULL << 32 &&
	    f == 6 && g == 7ULL << 32 && h == 8 && i == 9ULL << 32 && j == 10 &&
	    k == 11ULL << 32 && l == 12);
}

static void dozen_void(struct kunit *test)
{
	static const struct hook_handler observer = HOOK_PERF(hookargs, dozen_void,
							      see_dozen_void);
	unsigned int nr = *(const unsigned int *)test->param_value;

	add(test, &observer, nr);
	hook_hookargs_dozen_void(1ULL << 32, 2, 3ULL << 32, 4, 5ULL << 32, 6, 7ULL << 32, 8,
				 9ULL << 32, 10, 11ULL << 32, 12);
	expect_right(test, nr);
}

static void see_mixed(void *data, u8 a, u64 b, u16 c, char s[3], u64 d)
{
	see(a == 1 && b == U64_MAX - 1 && c == 3 && !memcmp(s, "abc", 3) && d == U64_MAX - 5);
}

static void mixed(struct kunit *test)
{
	static const struct hook_handler observer = HOOK_TRACE(hookargs, mixed, see_mixed);
	unsigned int nr = *(const unsigned int *)test->param_value;
	char s[3] = { 'a', 'b', 'c' };

	add(test, &observer, nr);
	hook_hookargs_mixed(1, U64_MAX - 1, 3, s, U64_MAX - 5);
	expect_right(test, nr);
}

static const u8 mac[6] = { 2, 0, 0, 0, 0, 7 };
static const char *const words[] = { "one", "two" };
static const union hookargs_word word = { .whole = 0x01020304 };

static int plus(int a, void *b)
{
	return a + *(int *)b;
}

static void see_shapes(void *data, const u8 mac_seen[6], int (*function)(int a, void *b),
		       const char *const *words_seen, const union hookargs_word *word_seen,
		       hookargs_fn *typed)
{
	int one = 1;

	see(mac_seen == mac && function(2, &one) == 3 && words_seen[1] == words[1] &&
	    word_seen == &word && typed == plus);
}

static void shapes(struct kunit *test)
{
	static const struct hook_handler observer = HOOK_PERF(hookargs, shapes, see_shapes);
	unsigned int nr = *(const unsigned int *)test->param_value;

	add(test, &observer, nr);
	hook_hookargs_shapes(mac, plus, words, &word, plus);
	expect_right(test, nr);
}

static void see_named(void *data, enum hookargs_color color, hookargs_id id)
{
	see(color == HOOKARGS_BLUE && id == 0xffff);
}

static int decide_names(void *__data, int data, int ret, int cpu, int fn, int hook, int calls,
			int comm)
{
	see(data == 1 && ret == 2 && cpu == 3 && fn == 4 && hook == 5 && calls == 6 && comm == 7);
	return -EPERM;
}

static void names(struct kunit *test)
{
	static const struct hook_handler observer = HOOK_PERF(hookargs, named, see_named);
	static const struct hook_handler decider = HOOK_SECURITY(hookargs, names, decide_names);
	unsigned int nr = *(const unsigned int *)test->param_value;

	add(test, &observer, nr);
	hook_hookargs_named(HOOKARGS_BLUE, 0xffff);
	expect_right(test, nr);
	remove_all();
	add(test, &decider, nr);
	KUNIT_EXPECT_EQ(test, hook_hookargs_names(1, 2, 3, 4, 5, 6, 7), -EPERM);
	expect_right(test, 1);
}

static const unsigned int numbers[] = { 1, 2, NR_HANDLERS };

static void number_name(const unsigned int *number, char *desc)
{
	snprintf(desc, KUNIT_PARAM_DESC_SIZE, "%u handlers", *number);
}

KUNIT_ARRAY_PARAM(number, numbers, number_name);

/* Each argument of a site is evaluated once while it is on, and not while it is off. */
static void evaluated_while_armed(struct kunit *test)
{
	struct hook_handler *watch = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	int a = 0, b = 0, i;

	handlers_add(test, &subjects[ASK], HOOK_CLASS_SECURITY, 0);
	for (i = 1; i <= 3; i++) {
		hook_hooktest_watch(a++, b++);
		KUNIT_EXPECT_EQ(test, hook_hooktest_ask(a++, b++), 0);
		KUNIT_EXPECT_EQ(test, a, 2 * (i - 1));
		KUNIT_EXPECT_EQ(test, b, 2 * (i - 1));
		KUNIT_ASSERT_EQ(test, hook_register_many(watch, 2), 0);
		hook_hooktest_watch(a++, b++);
		KUNIT_EXPECT_EQ(test, hook_hooktest_ask(a++, b++), 0);
		KUNIT_EXPECT_EQ(test, a, 2 * i);
		KUNIT_EXPECT_EQ(test, b, 2 * i);
		hook_unregister_many(watch, 2);
	}
}

/* The default of a site that is off, which need not be a name or a number. */
static void default_of_the_site(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask_granted(1, 1) + 1, 2);
	KUNIT_EXPECT_EQ(test, -hook_hooktest_ask_refused(1, 1), EOPNOTSUPP);
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask_any_granted(1, 1) * 2, 8192);
	KUNIT_EXPECT_EQ(test, hook_hooktest_ask(1, 1), 0);
}

/* Who asks first whether somebody is armed calls without asking again. */
static void asked_before(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);

	KUNIT_EXPECT_FALSE(test, hook_hooktest_ask_enabled());
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_ASSERT_TRUE(test, hook_hooktest_ask_enabled());
	KUNIT_EXPECT_EQ(test, __hook_hooktest_ask(3, 4), -EACCES);
	KUNIT_ASSERT_EQ(test, calls_made.nr, 1);
	KUNIT_EXPECT_EQ(test, calls_made.call[0].a, 3);
	KUNIT_EXPECT_EQ(test, calls_made.call[0].b, 4);
}

static int args_init(struct kunit *test)
{
	nr_handlers = 0;
	called = 0;
	right = 0;
	return handlers_init(test);
}

static void args_exit(struct kunit *test)
{
	remove_all();
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(no_parameters, number_gen_params),
	KUNIT_CASE_PARAM(dozen, number_gen_params),
	KUNIT_CASE_PARAM(dozen_void, number_gen_params),
	KUNIT_CASE_PARAM(mixed, number_gen_params),
	KUNIT_CASE_PARAM(shapes, number_gen_params),
	KUNIT_CASE_PARAM(names, number_gen_params),
	KUNIT_CASE(evaluated_while_armed),
	KUNIT_CASE(default_of_the_site),
	KUNIT_CASE(asked_before),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-args",
	.init = args_init,
	.exit = args_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

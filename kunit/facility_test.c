// SPDX-License-Identifier: GPL-2.0-only
/*
 * Facilities: announced, withdrawn, announced again, with handlers and without.
 */
#include "calls.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"

static struct hook_handler *add(struct kunit *test, enum subject_index index)
{
	const struct subject *subject = &subjects[index];

	return handlers_add(test, subject, subject_class(subject), 0);
}

static unsigned int calls_of_hit(enum subject_index index)
{
	calls_clear();
	subjects[index].hit(1, 2);
	return calls_made.nr;
}

static void not_announced(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -ENODEV);
	KUNIT_EXPECT_FALSE(test, subjects[ASK].enabled());
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	KUNIT_EXPECT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
}

/* What is wrong with the handler itself is told first. */
static void not_announced_and_wrong(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	hooks_withdraw(&hook_facility_hooktest);
	handler->fn = NULL;
	KUNIT_EXPECT_EQ(test, hook_register(handler), -EINVAL);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

/* A hit that is ahead of the first handler: behind the site's label, and nobody there. */
static void ahead_of_the_first(struct kunit *test)
{
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	KUNIT_EXPECT_EQ(test, __hook_hooktest_ask(1, 2), 0);
	KUNIT_EXPECT_EQ(test, __hook_hooktest_ask_never(1, 2), 0);
	KUNIT_EXPECT_EQ(test, __hook_hooktest_ask_asleep(1, 2), 0);
	__hook_hooktest_watch(1, 2);
	KUNIT_EXPECT_EQ(test, calls_made.nr, 0);
}

static void withdrawn_with_handlers(struct kunit *test)
{
	struct hook_handler *set = add(test, ASK);
	unsigned int i;

	for (i = 1; i < NR_SUBJECTS; i++)
		add(test, i);
	for (i = 0; i < 10; i++)
		add(test, WATCH_SLOT);
	KUNIT_ASSERT_EQ(test, hook_register_many(set, NR_SUBJECTS + 10), 0);
	hooks_withdraw(&hook_facility_hooktest);
	for (i = 0; i < NR_SUBJECTS; i++) {
		subject_expect_off(test, &subjects[i]);
		KUNIT_EXPECT_EQ(test, calls_of_hit(i), 0);
	}
	hook_unregister_many(set, NR_SUBJECTS + 10);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

/* It begins anew: nobody is registered, and whoever was can be again. */
static void announced_again(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);
	int i;

	for (i = 0; i < 5; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
		hooks_withdraw(&hook_facility_hooktest);
		KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 0);
		KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
		KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 0);
		subject_expect_off(test, &subjects[ASK]);
	}
}

/* A set over two facilities: the other one's handlers stay. */
static void only_its_own(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	hooks_withdraw(&hook_facility_hookargs);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hookargs), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
}

static void announced_twice(struct kunit *test)
{
	struct hook_handler *handler = add(test, ASK);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, hook_register(handler), -ENODEV);
	if (IS_ENABLED(CONFIG_DEBUG_FS))
		KUNIT_EXPECT_FALSE(test, files_exist("debugfs", "hooks/hooktest/ask/handlers"));
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

static void withdrawn_twice(struct kunit *test)
{
	hooks_withdraw(&hook_facility_hooktest);
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

static struct hook_facility impostor = {
	.name = "hooktest",
	.title = "Another one of this name",
	.owner = THIS_MODULE,
};

static void name_is_taken(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, hooks_announce(&impostor), -EEXIST);
	KUNIT_EXPECT_FALSE(test, impostor.announced);
	/* Harmless, and not the end of the one that has the name. */
	hooks_withdraw(&impostor);
	KUNIT_EXPECT_EQ(test, hook_register(add(test, ASK)), 0);
	KUNIT_EXPECT_EQ(test, calls_of_hit(ASK), 1);
}

static void name_is_free_again(struct kunit *test)
{
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_EQ(test, hooks_announce(&impostor), 0);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), -EEXIST);
	hooks_withdraw(&impostor);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

static void files_come_and_go(struct kunit *test)
{
	static const char path[] = "hooks/hooktest/ask/handlers";

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs CONFIG_DEBUG_FS");
	KUNIT_EXPECT_TRUE(test, files_exist("debugfs", path));
	hooks_withdraw(&hook_facility_hooktest);
	KUNIT_EXPECT_FALSE(test, files_exist("debugfs", path));
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	KUNIT_EXPECT_TRUE(test, files_exist("debugfs", path));
}

static void expect_line(struct kunit *test, const char *text, const char *line)
{
	KUNIT_EXPECT_EQ_MSG(test, files_count(text, line), 1, "%s", line);
}

/* A line for each hook, which says whether it is on. */
static void table_of_hooks(struct kunit *test)
{
	char *text;

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs CONFIG_DEBUG_FS");
	KUNIT_ASSERT_EQ(test, hook_register(add(test, ASK)), 0);
	text = files_read(test, "debugfs", "hooks/hooks");
	KUNIT_EXPECT_EQ(test, files_count(text, "\nhooktest:"), NR_SUBJECTS);
	expect_line(test, text, "\nhooktest:ask\tcore\tinfo\ton\t1\t");
	expect_line(test, text, "\nhooktest:watch_eight\tdetail\tinfo\toff\t0\t");
	expect_line(test, text, "\nhooktest:watch_never\tcore\tdebug\toff\t0\t");
	expect_line(test, text, "\nhooktest:watch_free\tcore\twarning\toff\t0\t");
	hooks_withdraw(&hook_facility_hooktest);
	text = files_read(test, "debugfs", "hooks/hooks");
	KUNIT_EXPECT_EQ(test, files_count(text, "\nhooktest:"), 0);
	KUNIT_EXPECT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
}

static void facility_exit(struct kunit *test)
{
	hooks_withdraw(&impostor);
	handlers_exit(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(not_announced),
	KUNIT_CASE(not_announced_and_wrong),
	KUNIT_CASE(ahead_of_the_first),
	KUNIT_CASE(withdrawn_with_handlers),
	KUNIT_CASE(announced_again),
	KUNIT_CASE(only_its_own),
	KUNIT_CASE(announced_twice),
	KUNIT_CASE(withdrawn_twice),
	KUNIT_CASE(name_is_taken),
	KUNIT_CASE(name_is_free_again),
	KUNIT_CASE(files_come_and_go),
	KUNIT_CASE(table_of_hooks),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-facility",
	.init = handlers_init,
	.exit = facility_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

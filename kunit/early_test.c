// SPDX-License-Identifier: GPL-2.0-only
/*
 * An owner, handlers and sites that are built in, and at work before anything else is:
 * there is no debugfs yet, and one CPU. What came of it is looked at when there is
 * KUnit; the sites are gone by then.
 */
#include <linux/hooks_builtin.h>
#include <linux/init.h>

#include "files.h"
#include "handlers.h"
#include "hookearly_hooks.h"

#ifdef MODULE
#define WAS_EARLY	false
#else
#define WAS_EARLY	true
#endif

static struct {
	int late;
	int announce;
	int before;
	int register_many;
	int while_registered;
	int verdict;
	int after;
	int verdict_after;
} was;

static int stages;

static void watch(void *data, int stage)
{
	stages += stage;
}

static int decide(void *data, int stage)
{
	return stage > 2 ? -EBUSY : 0;
}

static const struct hook_handler handlers[] = {
	HOOK_PERF(hookearly, boot, watch),
	HOOK_SECURITY(hookearly, may_boot, decide),
};

/* Another than the first one. */
static const struct hook_handler waiting = HOOK_LATE(hookearly, boot, TRACE, watch, .data = &was);

#ifndef MODULE
static int __init hookearly_init(void)
{
	was.late = hook_register(&waiting);
	was.announce = hooks_announce(&hook_facility_hookearly);
	hook_hookearly_boot(1);
	was.before = stages;
	was.register_many = hook_register_many(handlers, ARRAY_SIZE(handlers));
	hook_hookearly_boot(10);
	was.while_registered = stages;
	was.verdict = hook_hookearly_may_boot(3);
	hook_unregister_many(handlers, ARRAY_SIZE(handlers));
	hook_hookearly_boot(100);
	was.after = stages;
	was.verdict_after = hook_hookearly_may_boot(3);
	return 0;
}
early_initcall(hookearly_init);
#endif

static int early_init(struct kunit *test)
{
	if (!WAS_EARLY)
		kunit_skip(test, "needs to be built in");
	return 0;
}

/* The rig has it on the kernel's command line. It goes, since other suites begin anew. */
static void selected_at_boot(struct kunit *test)
{
	char *text = NULL;

	KUNIT_EXPECT_EQ(test, (int)HOOK(hookearly, may_boot)->nr, 2);
	if (IS_ENABLED(CONFIG_DEBUG_FS))
		text = files_read(test, "debugfs", "hooks/control");
	KUNIT_EXPECT_EQ(test, hook_select("facility=hookearly -all"), 0);
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookearly, may_boot)->nr, 0);
	if (text)
		KUNIT_EXPECT_EQ(test,
				files_count(text, "facility=hookearly +count +hist\n"), 1);
}

static void registering(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, was.late, 0);
	KUNIT_EXPECT_EQ(test, was.announce, 0);
	KUNIT_EXPECT_EQ(test, was.register_many, 0);
}

/* The one who waited for the owner, and the other one while it was registered. */
static void sites_in_init_text(struct kunit *test)
{
	KUNIT_EXPECT_EQ(test, was.before, 1);
	KUNIT_EXPECT_EQ(test, was.while_registered, 1 + 2 * 10);
	KUNIT_EXPECT_EQ(test, was.after, 1 + 2 * 10 + 100);
	KUNIT_EXPECT_EQ(test, was.verdict, -EBUSY);
	KUNIT_EXPECT_EQ(test, was.verdict_after, 0);
}

static void listed_since(struct kunit *test)
{
	char *text;

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs debugfs");
	text = files_read(test, "debugfs", "hooks/hookearly/boot/handlers");
	KUNIT_EXPECT_EQ(test, files_count(text, "watch"), 1);
	text = files_read(test, "debugfs", "hooks/hooks");
	KUNIT_EXPECT_EQ(test, files_count(text, "hookearly:boot\t"), 1);
	KUNIT_EXPECT_EQ(test, files_count(text, "hookearly:may_boot\t"), 1);
}

/* Changed again, when the sites that were in init text are no more. */
static void changed_since(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_register_many(handlers, ARRAY_SIZE(handlers)), 0);
	stages = 0;
	hook_hookearly_boot(1);
	KUNIT_EXPECT_EQ(test, stages, 2);
	KUNIT_EXPECT_EQ(test, hook_hookearly_may_boot(3), -EBUSY);
	hook_unregister_many(handlers, ARRAY_SIZE(handlers));
	hook_unregister(&waiting);
	KUNIT_EXPECT_FALSE(test, hook_hookearly_boot_enabled());
	KUNIT_ASSERT_EQ(test, hook_register(&waiting), 0);
}

static struct kunit_case cases[] = {
	KUNIT_CASE(selected_at_boot),
	KUNIT_CASE(registering),
	KUNIT_CASE(sites_in_init_text),
	KUNIT_CASE(listed_since),
	KUNIT_CASE(changed_since),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-early",
	.init = early_init,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The control language: which hooks a command selects, what it switches on and off,
 * all or nothing, and what is read back.
 */
#include <linux/hooks_builtin.h>

#include "calls.h"
#include "files.h"
#include "handlers.h"
#include "hookargs_hooks.h"
#include "hooktest_hooks.h"
#include "select.h"

struct wrong {
	const char *command;
	int err;
	const char *words;
};

/* Case 22 of those from practice, and others of its kind. */
static const struct wrong wrongs[] = {
	{ "", -EINVAL, "no command" },
	{ " \t ", -EINVAL, "no command" },
	{ "\n\n;;\n", -EINVAL, "no command" },
	{ "# nothing", -EINVAL, "no command" },
	{ "+count", -EINVAL, "no selector" },
	{ "hook=*", -EINVAL, "no action" },
	{ "facility=hooktest level=99999999999 +count", -EINVAL, "no level 99999999999" },
	{ "facility=hooktest severity=INFO +count", -EINVAL, "no severity INFO" },
	{ "facility=hooktest severity>info +count", -EINVAL, "say =, >= or <=" },
	{ "facility=hooktest level>=core +count", -EINVAL, "level has no order" },
	{ "facility=hooktest level= +count", -EINVAL, "level has no value" },
	{ "facility=hooktest level=core, +count", -EINVAL, "no level" },
	{ "facility=hooktest,,hookargs +count", -EINVAL, "empty name" },
	{ "facility=hooktest colour=red +count", -EINVAL, "no selector colour" },
	{ "facility=hooktest facility=hooktest +count", -EINVAL, "facility is there twice" },
	{ "facility=\"hooktest +count", -EINVAL, "'\"' has no meaning" },
	{ "facility='hooktest' +count", -EINVAL, "''' has no meaning" },
	{ "facility=hooktest +count \\", -EINVAL, "'\\' has no meaning" },
	{ "facility=hooktest class=judge +count", -EINVAL, "no class judge" },
	{ "facility=hooktest +jump", -EINVAL, "no action jump" },
	{ "facility=hooktest +", -EINVAL, "no action" },
	{ "facility=hooktest +all", -EINVAL, "only -all" },
	{ "facility=hooktest +count=3", -EINVAL, "takes no value" },
	{ "facility=hooktest -hist=a", -EINVAL, "takes no value" },
	{ "facility=hooktest +hist=", -EINVAL, "has no value" },
	{ "facility=hooktest +trace=../x", -EINVAL, "'/' has no meaning" },
	{ "facility=hooktest +trace=..", -EINVAL, "no name of an instance" },
	{ "facility=hooktest count", -EINVAL, "neither a selector" },
	{ "facility=hooktest +count\x01", -EINVAL, "is no text" },
	{ "facility=hooktest +count\xc3\xa4", -EINVAL, "is no text" },
	{ "facility=nowhere +count", -ENOENT, "no hook is selected" },
	{ "hook=hooktest:nothing +count", -ENOENT, "no hook is selected" },
	{ "facility=hooktest +count\nfacility=nowhere +count", -ENOENT, "no hook is selected" },
	{ "facility=hooktest +count\nhook=ask +jump", -EINVAL, "no action jump" },
	{ "facility=hooktest class=security +count", -ENOENT, "no hook is selected" },
	{ "hook=hooktest:ask +hist=c", -EINVAL, "no number c; its arguments are a,b,verdict" },
	{ "hook=hooktest:watch +hist=verdict", -EINVAL, "no number verdict" },
	{ "hook=hookargs:pointers +hist=text", -EINVAL, "no number text" },
	{ "hook=hooktest:ask +hist=a@nowhere", -EINVAL, "no other hook nowhere" },
	{ "hook=hooktest:ask +hist=a@ask", -EINVAL, "no other hook ask" },
	{ "hook=hooktest:ask +hist=x@watch", -EINVAL, "no argument x" },
	{ "hook=hooktest:ask +hist=a@watch.x", -EINVAL, "no argument x" },
	{ "hook=hookargs:shapes +trace", -EOPNOTSUPP, "none of the hooks has a trace event" },
};

static void wrong_describe(const struct wrong *wrong, char *desc)
{
	snprintf(desc, KUNIT_PARAM_DESC_SIZE, "case 22: %s", wrong->words);
}

KUNIT_ARRAY_PARAM(wrong, wrongs, wrong_describe);

/* What is wrong changes nothing, not even what was right before it. */
static void is_refused(struct kunit *test)
{
	const struct wrong *wrong = test->param_value;

	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:watch +count"), 0);
	select_expect_error(test, wrong->command, wrong->err, wrong->words);
	select_expect(test, "hook=hooktest:watch +count\n");
}

struct right {
	const char *command;
	const char *read;
};

static const struct right rights[] = {
	{ "facility=hooktest +count", "facility=hooktest +count\n" },
	{ "  facility=hooktest\t +count \r\n", "facility=hooktest +count\n" },
	{ "facility=hook[a-z]est +count;", "facility=hooktest +count\n" },
	{ "hook=hooktest:ask +count", "hook=hooktest:ask +count\n" },
	{ "hook=as?,watch_f* facility=hooktest +hist",
	  "hook=hooktest:watch_few,hooktest:watch_free,hooktest:ask +hist\n" },
	{ "facility=hooktest hook=ask[!_],as[k],a[!a-r]k[!x],[]a]sk +count",
	  "hook=hooktest:ask +count\n" },
	{ "facility=hooktest hook=*_[a-cx]lone,*[ +count",
	  "hook=hooktest:watch_alone,hooktest:ask_alone +count\n" },
	{ "hook=*:ask_any* +count +hist",
	  "hook=hooktest:ask_any,hooktest:ask_any_granted +count +hist\n" },
	{ "facility=hooktest level=detail +count", "hook=hooktest:watch_eight +count\n" },
	{ "facility=hooktest severity=debug,warning +count",
	  "hook=hooktest:watch_never,hooktest:watch_free +count\n" },
	{ "facility=hooktest severity>=warning +count", "hook=hooktest:watch_free +count\n" },
	{ "facility=hooktest severity<=debug +count", "hook=hooktest:watch_never +count\n" },
	{ "facility=hooktest severity<=warning +count", "facility=hooktest +count\n" },
	{ "facility=hooktest +count -count", "" },
	{ "facility=hooktest +count +stats +hist -all +stats", "facility=hooktest +stats\n" },
	{ "facility=hooktest +count\nhook=hooktest:a* -count\nhook=hooktest:watch_* -count",
	  "hook=hooktest:watch +count\n" },
	{ "# a comment; and more of it\nhook=hooktest:ask +hist=a",
	  "hook=hooktest:ask +hist=a\n" },
	{ "hook=hooktest:ask +hist=verdict", "hook=hooktest:ask +hist=verdict\n" },
	{ "hook=hooktest:ask +hist=b +hist=a +hist", "hook=hooktest:ask +hist\n" },
	{ "hook=hooktest:ask +hist=a@watch",
	  "hook=hooktest:ask +hist=a@hooktest:watch.a\n" },
	{ "hook=hooktest:ask +hist=a@hookargs:names.comm",
	  "hook=hooktest:ask +hist=a@hookargs:names.comm\n" },
	{ "hook=hookargs:pointers +hist=text@fill.why",
	  "hook=hookargs:pointers +hist=text@hookargs:fill.why\n" },
	{ "facility=hooktest,hookargs hook=*_free,mixed +count",
	  "hook=hooktest:watch_free,hooktest:watch_asleep_free,hooktest:ask_free +count\n"
	  "hook=hookargs:mixed +count\n" },
};

static void right_describe(const struct right *right, char *desc)
{
	snprintf(desc, KUNIT_PARAM_DESC_SIZE, "%s", right->command);
	strreplace(desc, '\n', ';');
	strreplace(desc, '\r', ';');
	strreplace(desc, '#', ' ');
}

KUNIT_ARRAY_PARAM(right, rights, right_describe);

/* And what is read back, once all is off, brings it back. */
static void is_done(struct kunit *test)
{
	const struct right *right = test->param_value;

	KUNIT_ASSERT_EQ_MSG(test, hook_select(right->command), 0, "%s", select_last(test));
	select_expect(test, right->read);
	KUNIT_ASSERT_EQ(test, hook_select("hook=* -all"), 0);
	select_expect(test, "");
	if (!*right->read)
		return;
	KUNIT_ASSERT_EQ(test, hook_select(right->read), 0);
	select_expect(test, right->read);
}

/* Trying says what would be, and does none of it. */
static void tried(struct kunit *test)
{
	const char *last;

	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:watch +count"), 0);
	KUNIT_ASSERT_EQ(test, hook_select_try("hook=hooktest:watch,ask +count +hist=a"), 0);
	last = select_last(test);
	KUNIT_EXPECT_EQ(test, files_count(last, "# dry 1\n# error 0\n# matched 2\n"), 1);
	KUNIT_EXPECT_EQ(test, files_count(last, "\nhooktest:ask\tchanged\t+count +hist=a\n"), 1);
	KUNIT_EXPECT_EQ(test, files_count(last, "\nhooktest:watch\tchanged\t+count +hist=a\n"), 1);
	select_expect(test, "hook=hooktest:watch +count\n");
	KUNIT_EXPECT_FALSE(test, subjects[ASK].enabled());
	KUNIT_ASSERT_EQ(test, hook_select_try("hook=hooktest:watch +count"), 0);
	last = select_last(test);
	KUNIT_EXPECT_EQ(test, files_count(last, "# matched 1\n# changed 0\n"), 1);
	KUNIT_EXPECT_EQ(test, files_count(last, "\nhooktest:watch\tsame\t+count\n"), 1);
	KUNIT_EXPECT_EQ(test, hook_select_try("hook=nothing +count"), -ENOENT);
	KUNIT_EXPECT_EQ(test, hook_select_try("hook=ask +jump"), -EINVAL);
}

static void expect_all_off(struct kunit *test)
{
	unsigned int i;

	select_expect(test, "");
	for (i = 0; i < NR_SUBJECTS; i++) {
		if (subject_hook(&subjects[i])->nr > 1)
			KUNIT_FAIL(test, "%s has a handler left", subjects[i].name);
		KUNIT_EXPECT_FALSE(test, subject_hook(&subjects[i])->counted);
	}
}

/* One hook takes no more handlers: then none of the others gets one. */
static void all_or_nothing(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[ASK_ALONE],
						    HOOK_CLASS_PERF, 0);

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	select_expect_error(test, "facility=hooktest +stats +trace +count", -EBUSY,
			    "hooktest:ask_alone takes no more handlers");
	expect_all_off(test);
	/* Both, where one has room for one: nor does what comes first stay. */
	hook_unregister(handler);
	select_expect_error(test, "hook=hooktest:ask,hooktest:ask_alone +count +hist", -EBUSY,
			    "hooktest:ask_alone takes no more handlers");
	expect_all_off(test);
	KUNIT_EXPECT_EQ(test, hook_select("facility=hooktest +count +stats"), 0);
	select_expect(test, "facility=hooktest +count +stats\n");
}

/* By the handlers that a hook has; those that control itself puts there do not count. */
static void by_handler(struct kunit *test)
{
	struct hook_handler *guard = handlers_add_decider(test, &subjects[ASK], 0, 0);
	struct hook_handler *watch = handlers_add(test, &subjects[ASK_FREE], HOOK_CLASS_PERF, 0);

	KUNIT_ASSERT_EQ(test, hook_register(guard), 0);
	KUNIT_ASSERT_EQ(test, hook_register(watch), 0);
	KUNIT_ASSERT_EQ(test, hook_select("class=security facility=hook?est +count"), 0);
	select_expect(test, "hook=hooktest:ask +count\n");
	KUNIT_ASSERT_EQ(test, hook_select("class=perf,security facility=hooktest +hist"), 0);
	select_expect(test, "hook=hooktest:ask +count +hist\nhook=hooktest:ask_free +hist\n");
	KUNIT_EXPECT_EQ(test, hook_select("class=trace facility=hooktest +stats"), -ENOENT);
	KUNIT_EXPECT_EQ(test, hook_select("module=no_such_* +stats"), -ENOENT);
	KUNIT_ASSERT_EQ(test, hook_select("class=perf module=* facility=hooktest -hist"), 0);
	select_expect(test, "hook=hooktest:ask +count +hist\n");
}

static void statistics(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);
	struct hook_stats stats;

	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +stats"), 0);
	subjects[ASK].hit(1, 2);
	subjects[ASK].hit(1, 2);
	KUNIT_ASSERT_EQ(test, hook_stats_read(handler, &stats), 0);
	KUNIT_EXPECT_EQ(test, stats.refused, 2);
	/* Whoever switches them on, it is one switch. */
	hook_stats_off(subject_hook(&subjects[ASK]));
	select_expect(test, "");
	KUNIT_ASSERT_EQ(test, hook_stats_on(subject_hook(&subjects[ASK])), 0);
	select_expect(test, "hook=hooktest:ask +stats\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -all"), 0);
	KUNIT_EXPECT_FALSE(test, subject_hook(&subjects[ASK])->counted);
}

static void expect_line(struct kunit *test, const char *path, const char *line)
{
	const char *text = files_read(test, "debugfs", path);

	KUNIT_EXPECT_EQ_MSG(test, files_count(text, line), 1, "%s in %s", line, text);
}

/* Hits and refusals, also after counting has ended, and across a break. */
static void counted(struct kunit *test)
{
	struct hook_handler *handler = handlers_add_decider(test, &subjects[ASK], 0, -EACCES);

	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +count"), 0);
	subjects[ASK].hit(1, 2);
	KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
	subjects[ASK].hit(1, 2);
	subjects[ASK].hit(1, 2);
	expect_line(test, "hooks/hooktest/ask/count", "hits 3\nrefused 2\nmissed 0\nlost 0\n");
	expect_line(test, "hooks/hooks",
		    "\nhooktest:ask\tcore\tinfo\ton\t2\t3\t2\t0\t0\t+count\t");
	expect_line(test, "hooks/hooktest/ask/handlers", "\tarmed\t-\t-\t-\tcount\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask -count"), 0);
	subjects[ASK].hit(1, 2);
	expect_line(test, "hooks/hooktest/ask/count", "hits 3\nrefused 2\n");
	KUNIT_ASSERT_EQ(test, hook_select("hook=hooktest:ask +count"), 0);
	subjects[ASK].hit(1, 2);
	expect_line(test, "hooks/hooktest/ask/count", "hits 4\nrefused 3\n");
}

/* Off to off, the site is as it was. */
static void silence(struct kunit *test)
{
	unsigned int i;

	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest +count +stats"), 0);
	for (i = 0; i < NR_SUBJECTS; i++)
		subject_expect_on(test, &subjects[i]);
	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest -all"), 0);
	for (i = 0; i < NR_SUBJECTS; i++)
		subject_expect_off(test, &subjects[i]);
	expect_all_off(test);
}

/* At most one grace period for all, however many they are; two, since some sleep. */
static void waits(struct kunit *test)
{
	unsigned long before;

	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest +count"), 0);
	before = hooks_nr_waits();
	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest -count"), 0);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 2);
	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest +count"), 0);
	KUNIT_EXPECT_EQ(test, hooks_nr_waits() - before, 2);
}

/* What is selected goes with the owner, and also what ends with it. */
static void owner_goes(struct kunit *test)
{
	KUNIT_ASSERT_EQ(test, hook_select("facility=hooktest +count +stats\n"
					  "hook=hookargs:names +count +hist=data@hooktest:ask.a\n"
					  "hook=hooktest:ask +hist=a@hookargs:names.data"), 0);
	hooks_withdraw(&hook_facility_hooktest);
	select_expect(test, "hook=hookargs:names +count\n");
	KUNIT_EXPECT_EQ(test, (int)HOOK(hookargs, names)->nr, 1);
	KUNIT_ASSERT_EQ(test, hooks_announce(&hook_facility_hooktest), 0);
	select_expect(test, "hook=hookargs:names +count\n");
	expect_line(test, "hooks/hooks", "\nhooktest:ask\tcore\tinfo\toff\t0\t-\t-\t0\t0\t-\t");
}

/* What came of a command is read from debugfs. */
static int control_init(struct kunit *test)
{
	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		kunit_skip(test, "needs CONFIG_DEBUG_FS");
	return select_init(test);
}

static struct kunit_case cases[] = {
	KUNIT_CASE_PARAM(is_refused, wrong_gen_params),
	KUNIT_CASE_PARAM(is_done, right_gen_params),
	KUNIT_CASE(tried),
	KUNIT_CASE(all_or_nothing),
	KUNIT_CASE(by_handler),
	KUNIT_CASE(statistics),
	KUNIT_CASE(counted),
	KUNIT_CASE(silence),
	KUNIT_CASE(waits),
	KUNIT_CASE(owner_goes),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-control",
	.init = control_init,
	.exit = select_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Selecting hooks as people do, and reading what came of it.
 */
#include <linux/hooks_builtin.h>
#include <linux/string.h>

#include "files.h"
#include "handlers.h"
#include "select.h"

#define TITLE	"# what restores the selection\n"

int select_init(struct kunit *test)
{
	return handlers_init(test);
}

/* What is on after a case is switched off, whoever has gone meanwhile. */
void select_exit(struct kunit *test)
{
	hook_select("hook=* -all");
	handlers_exit(test);
}

/* The commands that control gives. */
const char *select_read(struct kunit *test)
{
	const char *text = files_read(test, "debugfs", "hooks/control");

	KUNIT_ASSERT_EQ(test, strncmp(text, TITLE, strlen(TITLE)), 0);
	return text + strlen(TITLE);
}

void select_expect(struct kunit *test, const char *commands)
{
	KUNIT_EXPECT_STREQ(test, select_read(test), commands);
}

const char *select_last(struct kunit *test)
{
	return files_read(test, "debugfs", "hooks/last");
}

/* It fails, for a reason that has these words. */
void select_expect_error(struct kunit *test, const char *command, int err, const char *words)
{
	const char *last;

	KUNIT_EXPECT_EQ_MSG(test, hook_select(command), err, "%s", command);
	last = select_last(test);
	KUNIT_EXPECT_NOT_NULL_MSG(test, strstr(strstr(last, "# reason") ?: "", words),
				  "%s: %s", command, last);
}

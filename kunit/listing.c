// SPDX-License-Identifier: GPL-2.0-only
/*
 * The handlers of a hook as people see them, in debugfs.
 */
#include <linux/kernel.h>
#include <linux/string.h>

#include "files.h"
#include "listing.h"

static const char *const class_names[NR_CLASSES] = {
	[HOOK_CLASS_SECURITY] = "security",
	[HOOK_CLASS_PERF] = "perf",
	[HOOK_CLASS_TRACE] = "trace",
};

/* A line begins with the class and the priority, and the function is in it. */
static void expect_line(struct kunit *test, const char *line,
			const struct hook_handler *handler)
{
	char start[32], function[64];

	snprintf(start, sizeof(start), "%s\t%d\t", class_names[handler->class],
		 handler->priority);
	snprintf(function, sizeof(function), "%ps", handler->fn);
	KUNIT_EXPECT_TRUE_MSG(test, strstarts(line, start), "%s: %s", start, line);
	KUNIT_EXPECT_NOT_NULL_MSG(test, strstr(line, function), "%s: %s", function, line);
}

/* These handlers are listed, in this order. True of any where there is no debugfs. */
void listing_expect(struct kunit *test, const struct subject *subject,
		    const struct hook_handler *const *handlers, unsigned int nr)
{
	char path[64], *text, *line;
	unsigned int i = 0;

	if (!IS_ENABLED(CONFIG_DEBUG_FS))
		return;
	snprintf(path, sizeof(path), "hooks/hooktest/%s/handlers", subject->name);
	text = files_read(test, "debugfs", path);
	while ((line = strsep(&text, "\n"))) {
		if (!*line || *line == '#')
			continue;
		if (i < nr)
			expect_line(test, line, handlers[i]);
		i++;
	}
	KUNIT_EXPECT_EQ(test, i, nr);
}

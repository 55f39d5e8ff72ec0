/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Reading what debugfs and tracefs show, without a user space.
 */
#ifndef _HOOKS_KUNIT_FILES_H
#define _HOOKS_KUNIT_FILES_H

#include <kunit/test.h>

#define FILES_MAX	16384

char *files_read(struct kunit *test, const char *type, const char *path);
bool files_exist(const char *type, const char *path);
bool files_truncate(const char *type, const char *path);
unsigned int files_count(const char *text, const char *what);

#endif /* _HOOKS_KUNIT_FILES_H */

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Reading what debugfs and tracefs show, without a user space: their file systems
 * are mounted for the kernel alone, and their files, all of them made of struct
 * seq_file, are read by the function that is at the bottom of it.
 */
#include <linux/file.h>
#include <linux/fs.h>
#include <linux/mount.h>
#include <linux/seq_file.h>
#include <linux/string.h>
#include <linux/uio.h>

#include "files.h"

static struct file *file_open(const char *type, const char *path, int flags,
			      struct vfsmount **mount, int *count)
{
	struct file_system_type *fs = get_fs_type(type);
	struct path root;
	int err;

	if (!fs)
		return ERR_PTR(-ENODEV);
	err = simple_pin_fs(fs, mount, count);
	if (err)
		return ERR_PTR(err);
	root.mnt = *mount;
	root.dentry = (*mount)->mnt_root;
	return file_open_root(&root, path, flags, 0);
}

static void file_close(struct file *file, struct vfsmount **mount, int *count)
{
	if (!IS_ERR(file))
		__fput_sync(file);
	if (*mount)
		simple_release_fs(mount, count);
}

/* Returns the length, or an error where there is nothing at all. */
static ssize_t file_read(struct file *file, char *text, size_t size)
{
	struct iov_iter iter;
	struct kiocb kiocb;
	struct kvec vec;
	ssize_t len = 0;

	init_sync_kiocb(&kiocb, file);
	do {
		vec = (struct kvec) { .iov_base = text + kiocb.ki_pos,
				      .iov_len = size - kiocb.ki_pos };
		iov_iter_kvec(&iter, READ, &vec, 1, vec.iov_len);
		len = seq_read_iter(&kiocb, &iter);
	} while (len > 0 && kiocb.ki_pos < size);
	return kiocb.ki_pos ?: len;
}

/* The text of a file; the test's memory. Fails the test where there is none. */
char *files_read(struct kunit *test, const char *type, const char *path)
{
	char *text = kunit_kzalloc(test, FILES_MAX, GFP_KERNEL);
	struct vfsmount *mount = NULL;
	struct file *file;
	int count = 0;
	ssize_t len;

	KUNIT_ASSERT_NOT_NULL(test, text);
	file = file_open(type, path, O_RDONLY, &mount, &count);
	if (IS_ERR(file)) {
		file_close(file, &mount, &count);
		KUNIT_ASSERT_EQ_MSG(test, PTR_ERR(file), 0, "cannot open %s of %s", path, type);
	}
	len = file_read(file, text, FILES_MAX - 1);
	file_close(file, &mount, &count);
	KUNIT_ASSERT_GT_MSG(test, len, 0, "cannot read %s of %s", path, type);
	return text;
}

bool files_exist(const char *type, const char *path)
{
	struct vfsmount *mount = NULL;
	struct file *file;
	int count = 0;

	file = file_open(type, path, O_RDONLY, &mount, &count);
	file_close(file, &mount, &count);
	return !IS_ERR(file);
}

/* As `> path` does it. */
bool files_truncate(const char *type, const char *path)
{
	struct vfsmount *mount = NULL;
	struct file *file;
	int count = 0;

	file = file_open(type, path, O_WRONLY | O_TRUNC, &mount, &count);
	file_close(file, &mount, &count);
	return !IS_ERR(file);
}

/* How often a text has another in it. */
unsigned int files_count(const char *text, const char *what)
{
	unsigned int nr = 0;

	for (text = strstr(text, what); text; text = strstr(text + 1, what))
		nr++;
	return nr;
}

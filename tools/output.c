// SPDX-License-Identifier: GPL-2.0-only
/*
 * Printing, as text and as JSON, mistakes too; and reading files.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "hookctl.h"

bool as_json;
void (*leave_screen)(void);

/* The name of an errno, where the C library knows it. */
const char *errno_name(int err)
{
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 32)
	return strerrorname_np(err) ?: "?";
#else
	return strerror(err);
#endif
}

void *must(void *memory)
{
	if (!memory) {
		fputs("hookctl: no memory\n", stderr);
		exit(EXIT_FAIL);
	}
	return memory;
}

char *text_of(const char *fmt, ...)
{
	va_list args;
	char *text;

	va_start(args, fmt);
	if (vasprintf(&text, fmt, args) < 0)
		text = NULL;
	va_end(args);
	return must(text);
}

void print_json(struct json_object *object)
{
#ifdef HAVE_JSON
	puts(json_object_to_json_string_ext(object, JSON_C_TO_STRING_PRETTY |
					    JSON_C_TO_STRING_SPACED |
					    JSON_C_TO_STRING_NOSLASHESCAPE));
	json_object_put(object);
#else
	(void)object;
#endif
}

void add_string(struct json_object *object, const char *key, const char *value)
{
	json_object_object_add(object, key, json_object_new_string(value));
}

void add_number(struct json_object *object, const char *key, uint64_t value)
{
	json_object_object_add(object, key, json_object_new_uint64(value));
}

void add_bool(struct json_object *object, const char *key, bool value)
{
	json_object_object_add(object, key, json_object_new_boolean(value));
}

static void fail(int status, int err, const char *fmt, va_list args)
{
	struct json_object *object;
	char *text;

	if (vasprintf(&text, fmt, args) < 0)
		text = NULL;
	must(text);
	if (leave_screen)
		leave_screen();
	if (as_json) {
		object = json_object_new_object();
		add_string(object, "error", text);
		if (err)
			add_string(object, "errno", errno_name(err));
		print_json(object);
	} else {
		fflush(stdout);
		fprintf(stderr, "hookctl: %s\n", text);
	}
	exit(status);
}

/* Say what is wrong, and end. @err is an errno, or 0. */
void die(int err, const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	fail(EXIT_FAIL, err, fmt, args);
	va_end(args);
	abort();
}

void usage_error(const char *fmt, ...)
{
	va_list args;

	va_start(args, fmt);
	fail(EXIT_USAGE, EINVAL, fmt, args);
	va_end(args);
	abort();
}

/* A whole file, with a NUL behind it; NULL, and errno, where it cannot be read. */
char *read_all(const char *path, size_t *len)
{
	size_t size = 65536, have = 0;
	char *text;
	ssize_t n;
	int fd = open(path, O_RDONLY | O_CLOEXEC);

	if (fd < 0)
		return NULL;
	text = must(malloc(size));
	while ((n = read(fd, text + have, size - have - 1)) > 0) {
		have += n;
		if (size - have < 4096)
			text = must(realloc(text, size *= 2));
	}
	close(fd);
	if (n < 0) {
		free(text);
		return NULL;
	}
	text[have] = '\0';
	if (len)
		*len = have;
	return text;
}

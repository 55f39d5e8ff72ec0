// SPDX-License-Identifier: GPL-2.0-only
/*
 * Writing a trace.dat, of version 6, which trace-cmd report and KernelShark open: the
 * formats of the events, what else it takes to read them, and the pages of the
 * buffers as they are. trace-cmd's manual has it as trace-cmd.dat.v6(5).
 */
#include <dirent.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "hookctl.h"

/* Set where a format prints an address by its symbol: then it takes all symbols. */
static bool wants_symbols;

static void put(FILE *file, const void *bytes, size_t len)
{
	if (fwrite(bytes, 1, len, file) != len)
		die(errno, "the recording: %s", strerror(errno));
}

static void put4(FILE *file, uint32_t number)
{
	put(file, &number, sizeof(number));
}

static void put8(FILE *file, uint64_t number)
{
	put(file, &number, sizeof(number));
}

static void put_string(FILE *file, const char *text)
{
	put(file, text, strlen(text) + 1);
}

/* A file with its length before it, in @width bytes; nothing where there is none. */
static void put_file(FILE *file, const char *path, int width)
{
	size_t len = 0;
	char *text = read_all(path, &len);

	if (width == 8)
		put8(file, len);
	else
		put4(file, len);
	if (!text)
		return;
	wants_symbols |= strstr(text, "%pS") || strstr(text, "%ps");
	put(file, text, len);
	free(text);
}

static void put_tracing_file(FILE *file, const char *name, int width)
{
	char *path = tracing_file(NULL, name);

	put_file(file, path, width);
	free(path);
}

static void put_header(FILE *file)
{
	static const char magic[] = { 0x17, 0x08, 0x44, 't', 'r', 'a', 'c', 'i', 'n', 'g' };
	const uint16_t one = 1;
	char bytes[2] = { *(const char *)&one ? 0 : 1, sizeof(long) };

	put(file, magic, sizeof(magic));
	put_string(file, "6");
	put(file, bytes, sizeof(bytes));
	put4(file, getpagesize());
	put_string(file, "header_page");
	put_tracing_file(file, "events/header_page", 8);
	put_string(file, "header_event");
	put_tracing_file(file, "events/header_event", 8);
}

static int is_visible(const struct dirent *entry)
{
	return *entry->d_name != '.';
}

static int is_hooks(const struct dirent *entry)
{
	return !strncmp(entry->d_name, "hooks_", 6);
}

static int names_in(const char *dir, int (*filter)(const struct dirent *),
		    struct dirent ***names)
{
	char *path = tracing_file(NULL, dir);
	int nr = scandir(path, names, filter, alphasort);

	free(path);
	if (nr < 0)
		die(errno, "%s: %s", dir, strerror(errno));
	return nr;
}

static void free_names(struct dirent **names, int nr)
{
	while (nr--)
		free(names[nr]);
	free(names);
}

/* The formats of the events of a system, with how many there are before them. */
static void put_formats(FILE *file, const char *system)
{
	char *dir = text_of("events/%s", system), *name, *path;
	struct dirent **names;
	int nr = names_in(dir, is_visible, &names), i, events = 0;

	for (i = 0; i < nr; i++) {
		path = text_of("%s/%s/%s/format", tracing_dir(), dir, names[i]->d_name);
		if (access(path, R_OK))
			*names[i]->d_name = '\0';
		else
			events++;
		free(path);
	}
	put4(file, events);
	for (i = 0; i < nr; i++) {
		if (!*names[i]->d_name)
			continue;
		name = text_of("%s/%s/format", dir, names[i]->d_name);
		put_tracing_file(file, name, 8);
		free(name);
	}
	free_names(names, nr);
	free(dir);
}

static void put_events(FILE *file)
{
	struct dirent **names;
	int nr, i;

	put_formats(file, "ftrace");
	nr = names_in("events", is_hooks, &names);
	put4(file, nr);
	for (i = 0; i < nr; i++) {
		put_string(file, names[i]->d_name);
		put_formats(file, names[i]->d_name);
	}
	free_names(names, nr);
}

static uint64_t length(FILE *file)
{
	if (fseeko(file, 0, SEEK_END))
		die(errno, "a temporary file: %s", strerror(errno));
	return ftello(file);
}

static uint64_t page_end(uint64_t at)
{
	uint64_t page = getpagesize();

	return (at + page - 1) / page * page;
}

static void put_pages(FILE *file, FILE *from)
{
	char bytes[65536];
	size_t n;

	rewind(from);
	while ((n = fread(bytes, 1, sizeof(bytes), from)))
		put(file, bytes, n);
}

/* Where each CPU's pages are, and the pages. */
static void put_cpus(FILE *file, const struct recorder *recorder)
{
	unsigned int nr = recorder_cpus(recorder), i;
	uint64_t at = page_end(ftello(file) + nr * 16);

	for (i = 0; i < nr; i++) {
		uint64_t len = length(recorder_file(recorder, i));

		put8(file, at);
		put8(file, len);
		at = page_end(at + len);
	}
	for (i = 0; i < nr; i++) {
		if (fseeko(file, page_end(ftello(file)), SEEK_SET))
			die(errno, "the recording: %s", strerror(errno));
		put_pages(file, recorder_file(recorder, i));
	}
}

/* Return: how long the file is. */
uint64_t dat_write(const char *path, const struct recorder *recorder)
{
	FILE *file = fopen(path, "w");
	uint64_t size;

	if (!file)
		die(errno, "%s: %s", path, strerror(errno));
	put_header(file);
	put_events(file);
	put_file(file, wants_symbols ? "/proc/kallsyms" : "/nonexistent", 4);
	put_tracing_file(file, "printk_formats", 4);
	put_tracing_file(file, "saved_cmdlines", 8);
	put4(file, recorder_cpus(recorder));
	/* No options: a 0 ends them. */
	put_string(file, "options  ");
	put(file, "\0", 2);
	put_string(file, "flyrecord");
	put_cpus(file, recorder);
	size = length(file);
	if (fclose(file))
		die(errno, "%s: %s", path, strerror(errno));
	return size;
}

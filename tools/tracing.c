// SPDX-License-Identifier: GPL-2.0-only
/*
 * A trace instance of our own, and what its buffers hold: drained page by page into
 * a temporary file for each CPU.
 */
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#ifdef HAVE_TRACEFS
#include <tracefs.h>
#endif

#include "hookctl.h"

/* A page of the buffer begins with a time and the length of what follows. */
#define PAGE_HEAD	16
#define COMMIT_MASK	0xfffffu

/* Kinds of records, as in the low five bits of their first word. */
enum { KIND_LONG = 0, KIND_PADDING = 29, KIND_TIME_EXTEND = 30, KIND_TIME_STAMP = 31 };

struct cpu {
	int fd;
	FILE *file;
};

struct recorder {
	char *name;
#ifdef HAVE_TRACEFS
	struct tracefs_instance *instance;
#endif
	char *page;
	unsigned int page_size;
	unsigned int nr;
	struct cpu *cpu;
};

#ifdef HAVE_TRACEFS
static void instance_make(struct recorder *recorder)
{
	recorder->instance = tracefs_instance_create(recorder->name);
	if (!recorder->instance)
		die(errno, "trace instance %s: %s", recorder->name, strerror(errno));
}

static void instance_remove(struct recorder *recorder)
{
	tracefs_instance_destroy(recorder->instance);
	tracefs_instance_free(recorder->instance);
}
#else
static char *instance_path(const struct recorder *recorder)
{
	return text_of("%s/instances/%s", tracing_dir(), recorder->name);
}

static void instance_make(struct recorder *recorder)
{
	char *path = instance_path(recorder);

	if (mkdir(path, 0700))
		die(errno, "trace instance %s: %s", recorder->name, strerror(errno));
	free(path);
}

static void instance_remove(struct recorder *recorder)
{
	char *path = instance_path(recorder);

	rmdir(path);
	free(path);
}
#endif

/* A file of tracefs; of an instance, where there is one. */
char *tracing_file(const char *instance, const char *name)
{
	if (instance)
		return text_of("%s/instances/%s/%s", tracing_dir(), instance, name);
	return text_of("%s/%s", tracing_dir(), name);
}

static void instance_set(struct recorder *recorder, const char *name, const char *value)
{
	char *path = tracing_file(recorder->name, name);
	int fd = open(path, O_WRONLY | O_CLOEXEC);

	if (fd < 0 || write(fd, value, strlen(value)) < 0)
		die(errno, "%s: %s", path, strerror(errno));
	close(fd);
	free(path);
}

/* Let the buffers take events, or not: at once, however many hooks there are. */
void recorder_let(struct recorder *recorder, bool record)
{
	instance_set(recorder, "tracing_on", record ? "1" : "0");
}

/* How long a page is, since it need not be the machine's. */
static unsigned int buffer_page(const struct recorder *recorder)
{
	char *path = tracing_file(recorder->name, "buffer_subbuf_size_kb");
	char *text = read_all(path, NULL);
	unsigned int size = text ? strtoul(text, NULL, 10) * 1024 : 0;

	free(path);
	free(text);
	return size ?: (unsigned int)getpagesize();
}

static bool cpu_open(struct recorder *recorder, unsigned int cpu)
{
	char *name = text_of("per_cpu/cpu%u/trace_pipe_raw", cpu);
	char *path = tracing_file(recorder->name, name);
	int fd = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);

	free(name);
	free(path);
	if (fd < 0)
		return false;
	recorder->cpu = must(realloc(recorder->cpu, (cpu + 1) * sizeof(*recorder->cpu)));
	recorder->cpu[cpu].fd = fd;
	recorder->cpu[cpu].file = tmpfile();
	if (!recorder->cpu[cpu].file)
		die(errno, "a temporary file: %s", strerror(errno));
	recorder->nr = cpu + 1;
	return true;
}

struct recorder *recorder_open(const char *name, unsigned int kilobytes)
{
	struct recorder *recorder = must(calloc(1, sizeof(*recorder)));
	char value[16];
	unsigned int cpu = 0;

	recorder->name = must(strdup(name));
	instance_make(recorder);
	if (kilobytes) {
		snprintf(value, sizeof(value), "%u", kilobytes);
		instance_set(recorder, "buffer_size_kb", value);
	}
	/* What does not fit is lost, and counted; what is there is not overwritten. */
	instance_set(recorder, "options/overwrite", "0");
	recorder_let(recorder, false);
	recorder->page_size = buffer_page(recorder);
	recorder->page = must(malloc(recorder->page_size));
	while (cpu_open(recorder, cpu))
		cpu++;
	if (!cpu)
		die(errno, "the buffers of %s: %s", name, strerror(errno));
	return recorder;
}

const char *recorder_name(const struct recorder *recorder)
{
	return recorder->name;
}

unsigned int recorder_cpus(const struct recorder *recorder)
{
	return recorder->nr;
}

FILE *recorder_file(const struct recorder *recorder, unsigned int cpu)
{
	return recorder->cpu[cpu].file;
}

static bool cpu_drain(struct recorder *recorder, struct cpu *cpu)
{
	bool any = false;
	ssize_t n;

	while ((n = read(cpu->fd, recorder->page, recorder->page_size)) > 0) {
		memset(recorder->page + n, 0, recorder->page_size - n);
		if (fwrite(recorder->page, recorder->page_size, 1, cpu->file) != 1)
			die(errno, "a temporary file: %s", strerror(errno));
		any = true;
	}
	return any;
}

/* Take what the buffers hold; or wait a little for them to hold something. */
bool recorder_drain(struct recorder *recorder, bool wait)
{
	bool any = false;
	unsigned int i;

	for (i = 0; i < recorder->nr; i++)
		any |= cpu_drain(recorder, &recorder->cpu[i]);
	if (!any && wait)
		usleep(20000);
	return any;
}

static uint64_t stat_of(const char *text, const char *key)
{
	const char *line = strstr(text, key);

	return line ? strtoull(line + strlen(key), NULL, 10) : 0;
}

/* Events that the buffers had no room for. */
uint64_t recorder_dropped(const struct recorder *recorder)
{
	uint64_t sum = 0;
	unsigned int i;

	for (i = 0; i < recorder->nr; i++) {
		char *name = text_of("per_cpu/cpu%u/stats", i);
		char *path = tracing_file(recorder->name, name);
		char *text = read_all(path, NULL);

		if (text)
			sum += stat_of(text, "overrun: ") + stat_of(text, "dropped events: ");
		free(text);
		free(path);
		free(name);
	}
	return sum;
}

/* Go through the records of a page; their first half-word says which event they are. */
static uint64_t count_page(const char *page, unsigned int size, unsigned int id)
{
	uint32_t commit, head, length;
	uint64_t count = 0;
	unsigned int at = PAGE_HEAD, end;
	uint16_t type;

	memcpy(&commit, page + 8, sizeof(commit));
	end = PAGE_HEAD + (commit & COMMIT_MASK);
	while (at + 4 <= end && end <= size) {
		memcpy(&head, page + at, sizeof(head));
		memcpy(&length, page + at + 4, sizeof(length));
		switch (head & 31) {
		case KIND_PADDING:
			if (!(head >> 5))
				return count;
			at += 4 + length;
			continue;
		case KIND_TIME_EXTEND:
		case KIND_TIME_STAMP:
			at += 8;
			continue;
		case KIND_LONG:
			memcpy(&type, page + at + 8, sizeof(type));
			at += 4 + length;
			break;
		default:
			memcpy(&type, page + at + 4, sizeof(type));
			at += 4 + (head & 31) * 4;
		}
		count += type == id;
	}
	return count;
}

/* How many records of an event have been drained. */
bool recorder_count(const struct recorder *recorder, unsigned int id, uint64_t *events)
{
	unsigned int i;

	*events = 0;
	for (i = 0; i < recorder->nr; i++) {
		rewind(recorder->cpu[i].file);
		while (fread(recorder->page, recorder->page_size, 1, recorder->cpu[i].file) == 1)
			*events += count_page(recorder->page, recorder->page_size, id);
		if (ferror(recorder->cpu[i].file))
			return false;
	}
	return true;
}

void recorder_close(struct recorder *recorder)
{
	unsigned int i;

	for (i = 0; i < recorder->nr; i++) {
		close(recorder->cpu[i].fd);
		fclose(recorder->cpu[i].file);
	}
	instance_remove(recorder);
	free(recorder->cpu);
	free(recorder->page);
	free(recorder->name);
	free(recorder);
}

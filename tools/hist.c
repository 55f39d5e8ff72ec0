// SPDX-License-Identifier: GPL-2.0-only
/*
 * hookctl hist: a hook's histogram, drawn.
 */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "hookctl.h"

#define BUCKETS_MAX	160

struct bucket {
	const char *from;
	const char *to;
	uint64_t hits;
};

struct hist {
	const char *title;
	bool nsecs;
	uint64_t hits;
	uint64_t lost;
	uint64_t unmatched;
	unsigned int nr;
	struct bucket bucket[BUCKETS_MAX];
	char *text;
};

static void hist_head(struct hist *hist, char *line)
{
	if (!strncmp(line, "unit ", 5))
		hist->nsecs = !strcmp(line + 5, "nsecs");
	else if (!strncmp(line, "hits ", 5))
		hist->hits = strtoull(line + 5, NULL, 10);
	else if (!strncmp(line, "lost ", 5))
		hist->lost = strtoull(line + 5, NULL, 10);
	else if (!strncmp(line, "unmatched ", 10))
		hist->unmatched = strtoull(line + 10, NULL, 10);
	else if (!hist->title)
		hist->title = line;
}

static void hist_bucket(struct hist *hist, char *line)
{
	struct bucket *bucket = &hist->bucket[hist->nr];
	const char *hits;

	if (hist->nr == BUCKETS_MAX)
		return;
	bucket->from = strsep(&line, "\t");
	bucket->to = strsep(&line, "\t") ?: "";
	hits = line ? strsep(&line, "\t") : "0";
	bucket->hits = strtoull(hits, NULL, 10);
	hist->nr++;
}

static void hist_read(struct hist *hist, const char *name)
{
	const char *colon = strchr(name, ':');
	char *path, *rest, *line;

	if (!colon)
		usage_error("%s: name a hook, as in facility:hook", name);
	path = text_of("%s/%.*s/%s/hist", hooks_dir(), (int)(colon - name), name, colon + 1);
	memset(hist, 0, sizeof(*hist));
	hist->text = read_all(path, NULL);
	if (!hist->text && errno == ENOENT)
		die(ENOENT, "there is no hook %s", name);
	if (!hist->text)
		die(errno, "%s: %s; hookctl doctor says what is missing", path, strerror(errno));
	free(path);
	rest = hist->text;
	while ((line = strsep(&rest, "\n")) && *line) {
		if (!strcmp(line, "# off"))
			die(ENODATA, "%s has no histogram: hookctl select hook=%s +hist", name,
			    name);
		if (*line == '#')
			hist_head(hist, line + 2);
		else
			hist_bucket(hist, line);
	}
}

static void hist_json(const struct hist *hist)
{
	struct json_object *object = json_object_new_object();
	struct json_object *array = json_object_new_array(), *row;
	unsigned int i;

	add_string(object, "hist", hist->title ?: "");
	add_string(object, "unit", hist->nsecs ? "nsecs" : "value");
	add_number(object, "hits", hist->hits);
	add_number(object, "lost", hist->lost);
	add_number(object, "unmatched", hist->unmatched);
	for (i = 0; i < hist->nr; i++) {
		row = json_object_new_object();
		json_object_object_add(row, "from", *hist->bucket[i].from == '-' ?
			json_object_new_int64(strtoll(hist->bucket[i].from, NULL, 10)) :
			json_object_new_uint64(strtoull(hist->bucket[i].from, NULL, 10)));
		json_object_object_add(row, "to", *hist->bucket[i].to == '-' ?
			json_object_new_int64(strtoll(hist->bucket[i].to, NULL, 10)) :
			json_object_new_uint64(strtoull(hist->bucket[i].to, NULL, 10)));
		add_number(row, "hits", hist->bucket[i].hits);
		json_object_array_add(array, row);
	}
	json_object_object_add(object, "buckets", array);
	print_json(object);
}

/* A time for people: powers of two of nanoseconds are what the buckets are made of. */
static char *scaled(const char *text, bool nsecs)
{
	static const char *const units[] = { "ns", "us", "ms", "s" };
	double value = strtoull(text, NULL, 10);
	unsigned int unit = 0;

	if (!nsecs)
		return must(strdup(text));
	while (value >= 1000 && unit < 3) {
		value /= 1000;
		unit++;
	}
	return text_of(unit && value < 100 ? "%.1f %s" : "%.0f %s", value, units[unit]);
}

static unsigned int columns(void)
{
	struct winsize size;

	if (!ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) && size.ws_col >= 40)
		return size.ws_col;
	return 80;
}

static void draw_bucket(const struct hist *hist, const struct bucket *bucket, uint64_t most,
			unsigned int room)
{
	char *from = scaled(bucket->from, hist->nsecs), *to = scaled(bucket->to, hist->nsecs);
	unsigned int length = most ? (bucket->hits * room + most - 1) / most : 0;

	printf("%10s .. %-10s %10ju |", from, to, (uintmax_t)bucket->hits);
	while (length--)
		putchar('#');
	putchar('\n');
	free(from);
	free(to);
}

static void draw(const struct hist *hist)
{
	uint64_t most = 0, sum = 0;
	unsigned int i;

	for (i = 0; i < hist->nr; i++) {
		sum += hist->bucket[i].hits;
		if (hist->bucket[i].hits > most)
			most = hist->bucket[i].hits;
	}
	printf("%s\n", hist->title ?: "");
	for (i = 0; i < hist->nr; i++)
		draw_bucket(hist, &hist->bucket[i], most, columns() - 38);
	printf("%ju values, %ju hits", (uintmax_t)sum, (uintmax_t)hist->hits);
	if (hist->lost || hist->unmatched)
		printf(", %ju lost, %ju unmatched", (uintmax_t)hist->lost,
		       (uintmax_t)hist->unmatched);
	putchar('\n');
}

int cmd_hist(int argc, char **argv)
{
	struct hist hist;

	if (argc != 1)
		usage_error("of which hook? As in: hookctl hist hookdisk:submit");
	hist_read(&hist, *argv);
	if (as_json)
		hist_json(&hist);
	else
		draw(&hist);
	free(hist.text);
	return 0;
}

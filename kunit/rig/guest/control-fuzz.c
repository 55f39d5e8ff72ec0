// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: control-fuzz COUNT SEED
 *
 * Writes random commands to control, right, wrong and mutated ones, and compares what
 * the table of hooks says with what the accepted ones mean: by another reading of the
 * language, made from its description. Ends with a line of what was done, or at the
 * first difference, with status 1.
 */
#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define DIR_HOOKS	"/sys/kernel/debug/hooks/"
#define DIR_INSTANCES	"/sys/kernel/tracing/instances"
#define HOOKS_MAX	64
#define INSTANCES_MAX	7	/* named ones */
#define TEXT_MAX	2048
#define NAME_LEN	160
#define PRUNE_EVERY	16	/* an instance is dear: new ones and old ones both */

struct traced {
	unsigned int nr;
	char name[TEXT_MAX / 8][72];	/* "" is the main buffer */
};

struct hook {
	char facility[64], name[64], full[130];
	int level, severity;
	struct traced traced;
	bool count, stats;
	char hist[512];			/* " +hist..." or nothing */
};

static struct hook hooks[HOOKS_MAX], planned[HOOKS_MAX];
static unsigned int nr_hooks;
static uint64_t seed;

/* What a hook's arguments are; numbers first. */
static const struct { const char *hook, *numbers, *others; } arguments[] = {
	{ "probe:point", "number,verdict", "text,address" },
	{ "probe:sleepy", "number", "" },
	{ "hookdisk:submit", "tag,sector,bytes,write,verdict", "disk" },
	{ "hookdisk:complete", "tag,sector,bytes,error", "disk" },
};

static const char *const levels[] = { "core", "detail", NULL };
static const char *const severities[] = { "debug", "info", "warning", NULL };

static unsigned int rnd(unsigned int n)
{
	seed ^= seed << 13;
	seed ^= seed >> 7;
	seed ^= seed << 17;
	return (seed >> 11) % n;
}

static int find(const char *const *names, const char *name, size_t len)
{
	int i;

	for (i = 0; names[i]; i++)
		if (strlen(names[i]) == len && !strncmp(names[i], name, len))
			return i;
	return -1;
}

static void fail(const char *what, const char *text)
{
	printf("# %s: %s\n", what, text);
	exit(1);
}

/* The patterns' language: *, ?, [a-z], [!a-z]; a bracket that does not close is one. */
static bool glob(const char *p, const char *s)
{
	for (; *p; p++, s++) {
		if (*p == '*') {
			do {
				if (glob(p + 1, s))
					return true;
			} while (*s++);
			return false;
		}
		if (*p == '[') {
			bool not = p[1] == '!', in = false;
			const char *q = p + 1 + not, *end = *q ? strchr(q + 1, ']') : NULL;
			const char *r = q;
			bool range = false;

			/* The first may be a bracket; a hyphen at the end is one. */
			while (end && r < end) {
				range = r + 2 < end && r[1] == '-';
				if (range)
					in |= r[0] <= *s && *s <= r[2];
				else
					in |= r[0] == *s;
				r += range ? 3 : 1;
			}
			if (end) {
				if (!*s || in == not)
					return false;
				p = end;
				continue;
			}
		}
		if (!*s || (*p != '?' && *p != *s))
			return false;
	}
	return !*s;
}

static bool any_pattern(const char *patterns, const struct hook *hook, bool is_hook)
{
	char pattern[NAME_LEN];
	size_t len;

	for (;; patterns += len + 1) {
		len = strcspn(patterns, ",");
		snprintf(pattern, sizeof(pattern), "%.*s", (int)len, patterns);
		if (!is_hook ? glob(pattern, hook->facility) :
		    glob(pattern, strchr(pattern, ':') ? hook->full : hook->name))
			return true;
		if (!patterns[len])
			return false;
	}
}

static bool in_list(const char *list, const char *word, size_t len)
{
	size_t n;

	for (; *list; list += n + !!list[n]) {
		n = strcspn(list, ",");
		if (n == len && !strncmp(list, word, n))
			return true;
	}
	return false;
}

static bool has_arg(const char *full, const char *arg, size_t len, bool number)
{
	unsigned int i;

	for (i = 0; i < sizeof(arguments) / sizeof(arguments[0]); i++) {
		if (strcmp(arguments[i].hook, full))
			continue;
		/* A key is an argument: the verdict is none. */
		if (!number && len == 7 && !strncmp(arg, "verdict", 7))
			return false;
		return in_list(arguments[i].numbers, arg, len) ||
		       (!number && in_list(arguments[i].others, arg, len));
	}
	return false;
}

static bool set_hist(struct hook *hook, const char *arg)
{
	const char *at = arg ? strchr(arg, '@') : NULL, *dot;
	char second[NAME_LEN];
	unsigned int i;
	size_t len;

	if (!arg) {
		strcpy(hook->hist, " +hist");
		return true;
	}
	if (!at) {
		snprintf(hook->hist, sizeof(hook->hist), " +hist=%.140s", arg);
		return has_arg(hook->full, arg, strlen(arg), true);
	}
	len = strcspn(at + 1, ".");
	if (!has_arg(hook->full, arg, at - arg, false) || len > 130)
		return false;
	if (memchr(at + 1, ':', len))
		snprintf(second, sizeof(second), "%.*s", (int)len, at + 1);
	else
		snprintf(second, sizeof(second), "%s:%.*s", hook->facility, (int)len, at + 1);
	dot = at[1 + len] ? at + 1 + len + 1 : NULL;
	for (i = 0; i < nr_hooks; i++) {
		if (strcmp(hooks[i].full, second) || !strcmp(second, hook->full))
			continue;
		if (!dot)
			dot = arg;
		len = dot == arg ? (size_t)(at - arg) : strlen(dot);
		snprintf(hook->hist, sizeof(hook->hist), " +hist=%.*s@%s.%.*s",
			 (int)(at - arg), arg, second, (int)len, dot);
		return has_arg(second, dot, len, false);
	}
	return false;
}

static void set_trace(struct hook *hook, const char *name, bool on)
{
	struct traced *traced = &hook->traced;
	unsigned int i;

	for (i = 0; i < traced->nr && strcmp(traced->name[i], name); i++)
		;
	if (on && i == traced->nr) {
		snprintf(traced->name[traced->nr++], sizeof(traced->name[0]), "%s", name);
	} else if (!on && i < traced->nr) {
		memmove(traced->name[i], traced->name[i + 1],
			(traced->nr - i - 1) * sizeof(traced->name[0]));
		traced->nr--;
	}
}

/* Instances that are in use, or that a command has named: there are places for a few. */
static struct traced known;

static bool instance_known(const char *name)
{
	unsigned int i;

	for (i = 0; i < known.nr; i++)
		if (!strcmp(known.name[i], name))
			return true;
	if (known.nr == INSTANCES_MAX)
		return false;
	strcpy(known.name[known.nr++], name);
	return true;
}

static void know_instances(void)
{
	unsigned int i, j;

	known.nr = 0;
	for (i = 0; i < nr_hooks; i++)
		for (j = 0; j < hooks[i].traced.nr; j++)
			if (*hooks[i].traced.name[j])
				instance_known(hooks[i].traced.name[j]);
}

static bool act(struct hook *hook, const char *word)
{
	static const char *const names[] = { "trace", "count", "hist", "stats", "all", NULL };
	size_t len = strcspn(word + 1, "=");
	const char *arg = word[1 + len] ? word + 2 + len : NULL;
	bool on = *word == '+';

	switch (find(names, word + 1, len)) {
	case 0:
		if (!on && !arg)
			hook->traced.nr = 0;
		else
			set_trace(hook, arg ? arg : "", on);
		return !on || !arg || instance_known(arg);
	case 1:
		hook->count = on;
		return true;
	case 2:
		hook->hist[0] = '\0';
		return !on || set_hist(hook, arg);
	case 3:
		hook->stats = on;
		return true;
	default:
		hook->traced.nr = 0;
		hook->count = false;
		hook->stats = false;
		hook->hist[0] = '\0';
		return true;
	}
}

struct command {
	const char *facility, *hook;
	unsigned int levels, severities, nr;
	bool impossible;		/* by a handler, which nobody has here */
	char *action[16];
};

static bool parse_set(const char *value, const char *const *names, unsigned int *set)
{
	size_t len;
	int i;

	for (;; value += len + 1) {
		len = strcspn(value, ",");
		i = find(names, value, len);
		if (i < 0)
			return false;
		*set |= 1U << i;
		if (!value[len])
			return true;
	}
}

static bool parse_patterns(const char *value)
{
	size_t len;

	for (;; value += len + 1) {
		len = strcspn(value, ",");
		if (!len || len > 140)
			return false;
		if (!value[len])
			return true;
	}
}

static bool parse_selector(struct command *command, const char *word, unsigned int *seen)
{
	static const char *const keys[] = {
		"facility", "hook", "level", "severity", "class", "module", NULL
	};
	static const char *const classes[] = { "security", "perf", "trace", NULL };
	size_t len = strcspn(word, "=<>");
	const char *op = word + len, *value;
	int key = find(keys, word, len), i;
	unsigned int set = 0;

	if (!*op || key < 0 || (*op != '=' && op[1] != '='))
		return false;
	value = op + (*op == '=' ? 1 : 2);
	if ((*op != '=' && key != 3) || *seen & (1U << key) || !*value)
		return false;
	*seen |= 1U << key;
	switch (key) {
	case 0:
		command->facility = value;
		return parse_patterns(value);
	case 1:
		command->hook = value;
		return parse_patterns(value);
	case 2:
		return parse_set(value, levels, &command->levels);
	case 3:
		if (*op == '=')
			return parse_set(value, severities, &command->severities);
		i = find(severities, value, strlen(value));
		if (i < 0)
			return false;
		command->severities = *op == '>' ? 7U & ~((1U << i) - 1) : (2U << i) - 1;
		return true;
	case 4:
		command->impossible = true;
		return parse_set(value, classes, &set);
	default:
		command->impossible = true;
		return parse_patterns(value);
	}
}

static bool parse_action(struct command *command, char *word)
{
	static const char *const names[] = { "trace", "count", "hist", "stats", "all", NULL };
	size_t len = strcspn(word + 1, "=");
	const char *arg = word[1 + len] ? word + 2 + len : NULL;
	int what = find(names, word + 1, len);

	if (what < 0 || command->nr == 16 || (what == 4 && *word == '+'))
		return false;
	command->action[command->nr++] = word;
	if (!arg)
		return true;
	if (!*arg || (what != 0 && !(what == 2 && *word == '+')))
		return false;
	return what != 0 || (*arg != '.' && !strpbrk(arg, "*?[],:@") && strlen(arg) <= 32);
}

static bool parse(struct command *command, char *text)
{
	unsigned int seen = 0;
	char *word;

	memset(command, 0, sizeof(*command));
	while ((word = strsep(&text, " \t\r"))) {
		if (!*word)
			continue;
		if (strspn(word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
			   "_:*?[]!-+.,@=<>") != strlen(word))
			return false;
		if (*word == '+' || *word == '-' ? !parse_action(command, word) :
		    !parse_selector(command, word, &seen))
			return false;
	}
	return seen && command->nr;
}

static bool carry_out(const struct command *command)
{
	bool matched = false;
	unsigned int i, j;

	for (i = 0; i < nr_hooks; i++) {
		struct hook *hook = &planned[i];

		if (command->impossible ||
		    (command->facility && !any_pattern(command->facility, hook, false)) ||
		    (command->hook && !any_pattern(command->hook, hook, true)) ||
		    (command->levels && !(command->levels & (1U << hook->level))) ||
		    (command->severities && !(command->severities & (1U << hook->severity))))
			continue;
		matched = true;
		for (j = 0; j < command->nr; j++)
			if (!act(hook, command->action[j]))
				return false;
	}
	return matched;
}

/* Whether the text is accepted; what is planned then is what it leads to. */
static bool expect(const char *bytes, size_t len)
{
	static struct command commands[TEXT_MAX];
	unsigned int nr = 0, i;
	static char text[TEXT_MAX + 1];
	char *rest = text, *line, *part;

	memcpy(planned, hooks, sizeof(planned));
	know_instances();
	for (i = 0; i < len; i++)
		if ((bytes[i] < ' ' && !strchr("\t\r\n", bytes[i])) || bytes[i] > '~' ||
		    !bytes[i])
			return false;
	memcpy(text, bytes, len);
	text[len] = '\0';
	while ((line = strsep(&rest, "\n"))) {
		if (line[strspn(line, " \t\r\v\f")] == '#')
			continue;
		while ((part = strsep(&line, ";"))) {
			if (!part[strspn(part, " \t\r\v\f")])
				continue;
			if (!parse(&commands[nr++], part))
				return false;
		}
	}
	for (i = 0; i < nr; i++)
		if (!carry_out(&commands[i]))
			return false;
	return nr;
}

static size_t read_file(const char *name, char *text, size_t size)
{
	char path[128];
	size_t len = 0;
	ssize_t n;
	int fd;

	snprintf(path, sizeof(path), DIR_HOOKS "%s", name);
	fd = open(path, O_RDONLY);
	if (fd < 0)
		fail(path, strerror(errno));
	while ((n = read(fd, text + len, size - 1 - len)) > 0)
		len += n;
	close(fd);
	text[len] = '\0';
	return len;
}

static char *column(char **line)
{
	char *field = strsep(line, "\t");

	if (!field)
		fail("the table of hooks", "too few columns");
	return field;
}

static void know_hooks(void)
{
	static char text[65536];
	char *rest = text, *line, *name;
	struct hook *hook;

	read_file("hooks", text, sizeof(text));
	while ((line = strsep(&rest, "\n")) && *line) {
		if (*line == '#')
			continue;
		if (nr_hooks == HOOKS_MAX)
			fail("the table of hooks", "too many");
		hook = &hooks[nr_hooks++];
		name = column(&line);
		snprintf(hook->full, sizeof(hook->full), "%s", name);
		sscanf(name, "%63[^:]:%63s", hook->facility, hook->name);
		name = column(&line);
		hook->level = find(levels, name, strlen(name));
		name = column(&line);
		hook->severity = find(severities, name, strlen(name));
	}
}

/* The selected column, whose instances may stand in any order. */
static bool same_selection(const struct hook *hook, char *said)
{
	struct traced left = hook->traced;
	char rest[600] = "", want[600];
	struct hook other;
	char *word;

	if (!strcmp(said, "-"))
		*said = '\0';
	memset(&other, 0, sizeof(other));
	other.traced = left;
	while ((word = strsep(&said, " "))) {
		if (!strncmp(word, "+trace", 6)) {
			unsigned int before = other.traced.nr;

			set_trace(&other, word[6] ? word + 7 : "", false);
			if (other.traced.nr == before)
				return false;
		} else if (*word) {
			snprintf(rest + strlen(rest), sizeof(rest) - strlen(rest), " %s", word);
		}
	}
	snprintf(want, sizeof(want), "%s%s%s", hook->count ? " +count" : "", hook->hist,
		 hook->stats ? " +stats" : "");
	return !other.traced.nr && !strcmp(rest, want);
}

static void compare(const char *command)
{
	static char text[65536];
	char *rest = text, *line, *name, *said = NULL;
	unsigned int at = 0, i;

	read_file("hooks", text, sizeof(text));
	while ((line = strsep(&rest, "\n")) && *line) {
		if (*line == '#')
			continue;
		name = column(&line);
		for (i = 0; i < 9; i++)
			said = column(&line);
		if (at == nr_hooks || strcmp(name, hooks[at].full))
			fail("the table of hooks has changed", name);
		if (!same_selection(&hooks[at], said)) {
			printf("# %s is not as it should be: %s\n", name, said);
			fail("after", command);
		}
		at++;
	}
}

/* What has no user goes: a mutated name makes an instance like any other. */
static void prune(void)
{
	struct dirent *entry;
	char path[512];
	DIR *dir = opendir(DIR_INSTANCES);

	if (!dir)
		return;
	while ((entry = readdir(dir))) {
		if (*entry->d_name == '.')
			continue;
		snprintf(path, sizeof(path), DIR_INSTANCES "/%s", entry->d_name);
		rmdir(path);
	}
	closedir(dir);
}

static const char *pick(const char *const *words, unsigned int nr)
{
	return words[rnd(nr)];
}

#define PICK(...)	pick((const char *const []){ __VA_ARGS__ }, \
			     sizeof((const char *const []){ __VA_ARGS__ }) / sizeof(char *))

static void make_selector(char *text, size_t size)
{
	switch (rnd(30)) {
	case 0 ... 7:
		snprintf(text, size, "facility=%s",
			 PICK("probe", "hookdisk", "*", "p*", "hook*,probe", "[a-h]*", "nobody",
			      "[!p]*", "?robe"));
		break;
	case 8 ... 17:
		snprintf(text, size, "hook=%s",
			 PICK("*", "probe:*", "*:submit", "submit,point", "hookdisk:complete",
			      "s*", "*[ot]", "none", "probe:sleepy", "*:*"));
		break;
	case 18 ... 20:
		snprintf(text, size, "level=%s",
			 PICK("core", "core,detail", "core", "detail", "CORE"));
		break;
	case 21 ... 25:
		snprintf(text, size, "severity%s%s", PICK("=", ">=", "<="),
			 PICK("info", "info", "info", "warning", "debug", "debug,info", "none"));
		break;
	case 26 ... 28:
		snprintf(text, size, "facility=*");
		break;
	default:
		snprintf(text, size, "%s", PICK("class=security", "module=nobody", "colour=red",
						"hook=", "hook", "level>=core"));
	}
}

static void make_action(char *text, size_t size)
{
	const char *sign = rnd(2) ? "+" : "-";

	switch (rnd(10)) {
	case 0:
	case 8:
		snprintf(text, size, "%strace", sign);
		break;
	case 1:
		snprintf(text, size, "%strace=%s", sign,
			 PICK("fuzz0", "fuzz0", "fuzz1", "fuzz1", "fuzz2", "", "a@b"));
		break;
	case 2:
	case 3:
		snprintf(text, size, "%scount", sign);
		break;
	case 4:
	case 9:
		snprintf(text, size, "%shist", sign);
		break;
	case 5:
		snprintf(text, size, "+hist=%s",
			 PICK("tag", "bytes", "number", "verdict", "tag@complete", "tag@submit",
			      "number@sleepy", "text@hookdisk:submit.disk",
			      "tag@probe:point.number", "disk@complete", "nothing"));
		break;
	case 6:
		snprintf(text, size, "%sstats", sign);
		break;
	default:
		snprintf(text, size, "%s",
			 rnd(8) ? "-all" : PICK("+all", "+", "-hist=x", "+jump"));
	}
}

static size_t make_text(char *text)
{
	unsigned int commands = rnd(3) ? 1 : 1 + rnd(3), i, n;
	char word[160];
	size_t len = 0;

	for (i = 0; i < commands; i++) {
		for (n = 1 + rnd(2); n; n--) {
			make_selector(word, sizeof(word));
			len += sprintf(text + len, "%s%s", word, rnd(20) ? " " : "\t ");
		}
		for (n = 1 + rnd(3); n; n--) {
			make_action(word, sizeof(word));
			len += sprintf(text + len, "%s%s", word, rnd(20) ? " " : "  ");
		}
		len += sprintf(text + len, "%s", PICK("\n", "\n", ";", "\r\n", "\n# no; more\n"));
	}
	return len - rnd(2);
}

static size_t mutate(char *text, size_t len)
{
	unsigned int n = 1 + rnd(3), at;

	while (n-- && len) {
		at = rnd(len);
		switch (rnd(6)) {
		case 0:
			text[at] = rnd(256);
			break;
		case 1:
			text[at] = "+-=,*?[];\n :"[rnd(12)];
			break;
		case 2:
			memmove(text + at, text + at + 1, len - at - 1);
			len--;
			break;
		case 3:
			memmove(text + at + 1, text + at, len - at);
			len++;
			break;
		case 4:
			len = at;
			break;
		default:
			text[at] ^= 1U << rnd(8);
		}
	}
	return len;
}

/* What control gives restores what there is. */
static void restore(int fd)
{
	static char text[65536];
	size_t len = read_file("control", text, sizeof(text));

	if (write(fd, "hook=* -all", 11) != 11)
		fail("hook=* -all", strerror(errno));
	if (strchr(text, '\n')[1] && write(fd, text, len) != (ssize_t)len)
		fail("cannot be restored", text);
	compare(text);
}

int main(int argc, char **argv)
{
	unsigned long count = argc > 1 ? strtoul(argv[1], NULL, 0) : 1000, i;
	unsigned long accepted = 0, mutated = 0;
	static char text[TEXT_MAX + 1];
	size_t len;
	int fd;

	seed = argc > 2 ? strtoull(argv[2], NULL, 0) : 1;
	seed = seed * 2654435761ULL + 88172645463325252ULL;
	know_hooks();
	fd = open(DIR_HOOKS "control", O_WRONLY);
	if (fd < 0)
		fail("control", strerror(errno));
	for (i = 0; i < count; i++) {
		bool right, done;

		len = make_text(text);
		if (!rnd(4)) {
			len = mutate(text, len);
			mutated++;
		}
		text[len] = '\0';
		if (!len)
			continue;
		right = expect(text, len);
		done = write(fd, text, len) == (ssize_t)len;
		if (right != done) {
			printf("# write %lu: %s, but it %s\n", i,
			       done ? "accepted" : strerror(errno),
			       right ? "is right" : "is wrong");
			fail("command", text);
		}
		if (done) {
			memcpy(hooks, planned, sizeof(hooks));
			if (!(++accepted % PRUNE_EVERY))
				prune();
		}
		compare(text);
		if (!(i % 500))
			restore(fd);
	}
	printf("%lu writes, %lu mutated, %lu accepted\n", count, mutated, accepted);
	return 0;
}

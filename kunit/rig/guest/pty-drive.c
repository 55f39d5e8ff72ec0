// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: pty-drive STEP... -- COMMAND...
 *
 * Runs a command on a terminal of its own, a VT100 of 24 lines and 96 columns, and
 * does what the steps say: keys:TEXT types (\e is escape), until:TEXT waits until the
 * screen shows it, for ten seconds, gone:TEXT until it does not, show prints the
 * screen. Ends with the command's status; with 99 where a wait was in vain.
 */
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define LINES	24
#define COLS	96

static char screen[LINES][COLS];
static int y, x;
static int master;
static pid_t child;

static void clear(int from_y, int from_x, int to_y, int to_x)
{
	int at;

	for (at = from_y * COLS + from_x; at < to_y * COLS + to_x; at++)
		screen[at / COLS][at % COLS] = ' ';
}

static void line_feed(void)
{
	if (y < LINES - 1) {
		y++;
		return;
	}
	memmove(screen[0], screen[1], sizeof(screen) - sizeof(screen[0]));
	clear(LINES - 1, 0, LINES, 0);
}

static int bounded(int value, int end)
{
	return value < 0 ? 0 : value >= end ? end - 1 : value;
}

/* ESC [ numbers letter */
static void control(const char *numbers, char letter)
{
	int a = 0, b = 0, n;

	sscanf(numbers, "%d;%d", &a, &b);
	if (*numbers == ';')
		sscanf(numbers, ";%d", &b);
	n = a ? a : 1;
	switch (letter) {
	case 'A':
		y = bounded(y - n, LINES);
		break;
	case 'B':
		y = bounded(y + n, LINES);
		break;
	case 'C':
		x = bounded(x + n, COLS);
		break;
	case 'D':
		x = bounded(x - n, COLS);
		break;
	case 'H':
	case 'f':
		y = bounded(a - 1, LINES);
		x = bounded(b - 1, COLS);
		break;
	case 'J':
		if (a == 2)
			clear(0, 0, LINES, 0);
		else if (a == 1)
			clear(0, 0, y, x + 1);
		else
			clear(y, x, LINES, 0);
		break;
	case 'K':
		if (a == 2)
			clear(y, 0, y + 1, 0);
		else if (a == 1)
			clear(y, 0, y, x + 1);
		else
			clear(y, x, y + 1, 0);
		break;
	}
}

static void plain(char c)
{
	switch (c) {
	case '\r':
		x = 0;
		break;
	case '\n':
		line_feed();
		break;
	case '\b':
		x = bounded(x - 1, COLS);
		break;
	case '\t':
		x = bounded((x | 7) + 1, COLS);
		break;
	default:
		if ((unsigned char)c < ' ')
			break;
		screen[y][x] = c;
		if (x < COLS - 1)
			x++;
	}
}

static void take(char c)
{
	static char numbers[32];
	static unsigned int len;
	static enum { PLAIN, ESCAPE, BRACKET, CHARSET } state;

	switch (state) {
	case PLAIN:
		if (c == '\033')
			state = ESCAPE;
		else
			plain(c);
		break;
	case ESCAPE:
		state = c == '[' ? BRACKET : c == '(' || c == ')' ? CHARSET : PLAIN;
		len = 0;
		if (c == 'M')
			y = bounded(y - 1, LINES);
		break;
	case BRACKET:
		if (isalpha((unsigned char)c)) {
			numbers[len] = '\0';
			control(numbers, c);
			state = PLAIN;
		} else if (len < sizeof(numbers) - 1) {
			numbers[len++] = c;
		}
		break;
	case CHARSET:
		state = PLAIN;
		break;
	}
}

/* Whether there is more to come. */
static bool follow(int milliseconds)
{
	struct pollfd wait = { .fd = master, .events = POLLIN };
	char bytes[4096];
	ssize_t n, i;

	if (poll(&wait, 1, milliseconds) <= 0)
		return true;
	n = read(master, bytes, sizeof(bytes));
	for (i = 0; i < n; i++)
		take(bytes[i]);
	return n > 0;
}

static bool shows(const char *text)
{
	size_t len = strlen(text);
	int i, j;

	for (i = 0; i < LINES; i++)
		for (j = 0; j + len <= COLS; j++)
			if (!memcmp(&screen[i][j], text, len))
				return true;
	return false;
}

static void show(void)
{
	int i, end;

	for (i = 0; i < LINES; i++) {
		for (end = COLS; end && screen[i][end - 1] == ' '; end--)
			;
		printf("%.*s\n", end, screen[i]);
	}
	fflush(stdout);
}

static void await(const char *text, bool wanted)
{
	time_t end = time(NULL) + 10;

	while (shows(text) != wanted) {
		if (time(NULL) > end || !follow(50)) {
			printf("# %s %s\n", text, wanted ? "does not appear" : "stays");
			show();
			kill(child, SIGKILL);
			exit(99);
		}
	}
}

static void type(const char *keys)
{
	char c;

	for (; *keys; keys++) {
		c = *keys;
		if (c == '\\' && keys[1] == 'e') {
			c = '\033';
			keys++;
		}
		if (write(master, &c, 1) != 1)
			exit(98);
	}
}

static void step(const char *text)
{
	if (!strncmp(text, "keys:", 5))
		type(text + 5);
	else if (!strncmp(text, "until:", 6))
		await(text + 6, true);
	else if (!strncmp(text, "gone:", 5))
		await(text + 5, false);
	else if (!strcmp(text, "show"))
		show();
	else
		exit(97);
}

static void start(char **command)
{
	struct winsize size = { .ws_row = LINES, .ws_col = COLS };
	int slave;

	master = posix_openpt(O_RDWR | O_NOCTTY);
	if (master < 0 || grantpt(master) || unlockpt(master))
		exit(96);
	slave = open(ptsname(master), O_RDWR | O_NOCTTY);
	ioctl(slave, TIOCSWINSZ, &size);
	child = fork();
	if (child) {
		close(slave);
		return;
	}
	setsid();
	ioctl(slave, TIOCSCTTY, 0);
	dup2(slave, 0);
	dup2(slave, 1);
	dup2(slave, 2);
	close(slave);
	close(master);
	setenv("TERM", "vt100", 1);
	execvp(*command, command);
	_exit(127);
}

int main(int argc, char **argv)
{
	int i, status = 0, split;

	for (split = 1; split < argc && strcmp(argv[split], "--"); split++)
		;
	if (split + 1 >= argc)
		return 97;
	clear(0, 0, LINES, 0);
	start(argv + split + 1);
	for (i = 1; i < split; i++)
		step(argv[i]);
	while (follow(10000) && !waitpid(child, &status, WNOHANG))
		;
	waitpid(child, &status, 0);
	return WIFEXITED(status) ? WEXITSTATUS(status) : 95;
}

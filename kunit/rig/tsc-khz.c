// SPDX-License-Identifier: GPL-2.0-only
/*
 * Usage: tsc-khz
 *
 * Prints how fast this machine's time stamp counter runs, which is how fast that of
 * an emulated processor does. A kernel finds that out while it boots, unless the
 * emulator does not get a processor just then.
 */
#include <stdio.h>
#include <time.h>
#include <x86intrin.h>

static double milliseconds(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * 1e3 + now.tv_nsec / 1e6;
}

int main(void)
{
	double begin = milliseconds(), end;
	unsigned long long ticks = __rdtsc();

	do {
		end = milliseconds();
	} while (end < begin + 50);
	printf("%.0f\n", (__rdtsc() - ticks) / (end - begin));
	return 0;
}

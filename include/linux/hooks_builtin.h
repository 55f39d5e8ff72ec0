/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * The handlers that the library itself has, for any hook: they count its hits, or
 * make a histogram of the time between them, of the time from one hook to another,
 * or of an argument. People have them by /sys/kernel/debug/hooks/control; this is
 * how a module does:
 *
 *   struct hook_meter *meter = hook_meter_argument(HOOK(disk, submit), "bytes");
 *
 *   if (IS_ERR(meter))
 *	return PTR_ERR(meter);
 *   ...
 *   hook_meter_read(meter, reading);
 *   hook_meter_free(meter);
 *
 * And what people write to control a module can say too:
 *
 *   err = hook_select("facility=disk level=core +trace +count");
 */
#ifndef _LINUX_HOOKS_BUILTIN_H
#define _LINUX_HOOKS_BUILTIN_H

#include <linux/hooks_dispatch.h>

struct hook_meter;

/* 0; then a bucket for each power of two; then the same for negative numbers. */
#define HOOK_METER_POSITIVE	65
#define HOOK_METER_BUCKETS	(HOOK_METER_POSITIVE + 64)

/**
 * struct hook_reading - what a meter has seen
 * @hits: hits of the hook; of the pair's second hook, where there are two
 * @refused: hits that ended with another verdict than the hook's default
 * @lost: hits of a pair's first hook that could not be kept: too many were under
 *	way, or another with that key was
 * @unmatched: hits of a pair's second hook without one of the first
 * @bucket: how many values there were: 0; from 1 to 1, from 2 to 3, from 4 to 7,
 *	and so on; from HOOK_METER_POSITIVE on -1, -2 to -3, and so on. Nothing for a
 *	meter that only counts
 */
struct hook_reading {
	u64 hits;
	u64 refused;
	u64 lost;
	u64 unmatched;
	u64 bucket[HOOK_METER_BUCKETS];
};

struct hook_meter *hook_meter_count(struct hook *hook);
struct hook_meter *hook_meter_interval(struct hook *hook);
struct hook_meter *hook_meter_argument(struct hook *hook, const char *arg);
struct hook_meter *hook_meter_pair(struct hook *from, const char *from_key,
				   struct hook *to, const char *to_key);
void hook_meter_read(const struct hook_meter *meter, struct hook_reading *reading);
void hook_meter_free(struct hook_meter *meter);

int hook_select(const char *commands);
int hook_select_try(const char *commands);

#endif /* _LINUX_HOOKS_BUILTIN_H */

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The buckets of histograms: one for 0, then one for each power of two, and where
 * there may be negative numbers the same for them.
 */
#include <linux/bitops.h>

#include "builtin.h"

/* From HOOK_METER_POSITIVE on: -1, -2 to -3, and so on to the least of all. */
unsigned int hook_bucket(u64 value, bool is_signed)
{
	if (is_signed && (s64)value < 0)
		return HOOK_METER_POSITIVE + fls64(-value) - 1;
	return fls64(value);
}

/* The least and the greatest number of a bucket, by magnitude. */
void hook_bucket_range(unsigned int bucket, u64 *least, u64 *greatest)
{
	unsigned int power = bucket;

	if (bucket >= HOOK_METER_POSITIVE)
		power = bucket - HOOK_METER_POSITIVE + 1;
	*least = power ? BIT_ULL(power - 1) : 0;
	*greatest = power ? *least - 1 + *least : 0;
}

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Owns the hooks of all golden specifications. What is written to its parameter
 * says what the pointers are with which every site is hit: good, null or error.
 */
#include <linux/cpumask.h>
#include <linux/module.h>
#include <linux/string.h>

#include "golden_main.h"

#include "arming_hooks.h"
#include "arrays_hooks.h"
#include "bare_hooks.h"
#include "conditions_hooks.h"
#include "documents_hooks.h"
#include "formats_hooks.h"
#include "inner_hooks.h"
#include "nesting_hooks.h"
#include "pointers_hooks.h"
#include "results_hooks.h"
#include "scalars_hooks.h"
#include "strings_hooks.h"
#include "tables_hooks.h"
#include "tracks_hooks.h"
#include "typedefs_hooks.h"
#include "verdicts_hooks.h"
#include "wide_hooks.h"

static struct hook_facility *const facilities[] = {
	&hook_facility_arming, &hook_facility_arrays, &hook_facility_bare,
	&hook_facility_conditions, &hook_facility_documents, &hook_facility_formats,
	&hook_facility_inner, &hook_facility_nesting, &hook_facility_pointers,
	&hook_facility_results, &hook_facility_scalars, &hook_facility_strings,
	&hook_facility_tables, &hook_facility_tracks, &hook_facility_typedefs,
	&hook_facility_verdicts, &hook_facility_wide,
};

static const u32 sectors[] = { 10, 20, 30, 40 };

static struct golden parent = { .name = "parent", .nr = 4 };

static struct golden golden = {
	.name = "golden",
	.label = "a label, cut of",	/* and not one byte more */
	.op = GOLDEN_TRIM,
	.flags = GOLDEN_DIRTY | 1 << GOLDEN_SHIFT,
	.mac = { 0x02, 0, 0, 0xaa, 0xbb, 0xcc },
	.ip = { 192, 0, 2, 1 },
	.uuid = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 },
	.tags = { 1, 2, 3, 65535 },
	.nr = ARRAY_SIZE(sectors),
	.sectors = sectors,
	.parent = &parent,
};

int golden_arm(void)
{
	pr_info("golden: armed\n");
	return 0;
}

void golden_disarm(void)
{
	pr_info("golden: disarmed\n");
}

int golden_arm_refuse(void)
{
	return -EBUSY;
}

static void hit_numbers(enum golden_hit hit)
{
	char text[3] = { 'a', 'b', 'c' };

	hook_scalars_standard(-1, 2, -3, 4, -5, 6, -7, 8, -9, 'j', true, GOLDEN_TRIM);
	hook_scalars_fixed(255, -128, 65535, -32768, U32_MAX, S32_MIN, U64_MAX, S64_MIN, 9, -10);
	hook_scalars_mixed(1, 2, 3, golden_pointer(hit, text), 4);
	hook_scalars_names(1, 2, 3, golden_pointer(hit, text), 5, 6, 7, 8, 9, 10, 11, 12);
	hook_typedefs_kernel(GFP_KERNEL, FMODE_READ, 1, -1, 0644, 5, -6, MKDEV(8, 1), 9, 10,
			     REQ_OP_WRITE, 12);
	hook_typedefs_own(htons(1), cpu_to_le32(2), cpu_to_be64(3), 4, GOLDEN_WRITE, 6);
	hook_typedefs_fields(1, 2);
}

static void hit_pointers(enum golden_hit hit)
{
	struct golden *p = golden_pointer(hit, &golden);
	const u32 *table = golden_pointer(hit, sectors);
	struct golden *chosen = NULL;
	char *text = NULL;
	bool more = true;
	int value = 1;

	hook_pointers_plain(p, p, p, p, (void *)p, (void *)p, (void *)p, (void *)p, (void *)p,
			    (void *)p, (void *)p);
	hook_pointers_spaces((void __user *)p, (void __percpu *)p, (void __iomem *)p,
			     (void __rcu *)p);
	hook_pointers_followed(p, table, 4, p);
	hook_results_fill(golden_pointer(hit, &value), golden_pointer(hit, &text), p);
	hook_results_choose(p, golden_pointer(hit, &chosen), golden_pointer(hit, &more));
}

static void hit_texts(enum golden_hit hit)
{
	struct golden *p = golden_pointer(hit, &golden);
	char text_of_ours[] = "a text", word[8] = "word";
	const char *text = golden_pointer(hit, text_of_ours);

	hook_strings_derived(text, text, (void *)text, golden_pointer(hit, word));
	hook_strings_given(p, text, text, 2);
	hook_strings_path((const char __user *)text, 0x10);
	hook_formats_conversions(42, 43, 44, text);
	hook_formats_expressions(7, 5);
	hook_formats_operators(-7, 13, -300, -5);
	hook_formats_addresses((unsigned long)golden_arm, golden_pointer(hit, text),
			       golden_pointer(hit, golden.mac), golden_pointer(hit, golden.ip));
	hook_formats_long_one(1, 2, 3, 4);
	memset(text_of_ours, 'x', sizeof(text_of_ours));	/* records have their own */
	memset(word, 'x', sizeof(word));
	barrier_data(text_of_ours);
	barrier_data(word);
}

static void hit_arrays(enum golden_hit hit)
{
	struct golden *p = golden_pointer(hit, &golden);
	unsigned long square[2][2] = {};
	struct golden *all[2] = {};
	int table[GOLDEN_TAGS] = { 1, -2, 3, -4 };
	u64 wide[2] = { 1, U64_MAX };
	u16 pair[2] = { 1, 2 };

	hook_arrays_derived(golden_pointer(hit, golden.mac), golden_pointer(hit, "abc"),
			    golden_pointer(hit, table), golden_pointer(hit, pair),
			    golden_pointer(hit, all), golden_pointer(hit, square));
	hook_arrays_given(p, golden_pointer(hit, sectors), 3);
	hook_arrays_unprinted(golden_pointer(hit, wide), true);
	hook_tables_named(p, -1, __GFP_IO | __GFP_FS);
	hook_tables_bits(p, golden_pointer(hit, cpumask_bits(cpumask_of(0))));
	hook_tables_unprinted(p);
}

static void hit_others(enum golden_hit hit)
{
	struct golden *p = golden_pointer(hit, &golden);
	const char *text = golden_pointer(hit, "a text");

	hook_bare_tick();
	hook_bare_ask();
	hook_bare_mark();
	hook_bare_silent(1);
	hook_arming_both(1);
	hook_arming_refused(1);
	hook_conditions_net(1);
	hook_conditions_never(p, text);
	hook_conditions_when(1, golden_pointer(hit, sectors));
	hook_documents_whole(1, 2);
	hook_documents_letters(1);
	hook_documents_undocumented(1);
	hook_nesting_free(1);
	hook_nesting_bounded(1);
	hook_nesting_never(1);
	hook_nesting_sleepable_free(1);
	hook_nesting_sleepable_bounded(1);
	hook_nesting_sleepable_never(1);
	hook_tracks_moment(1);
	hook_tracks_work(true, p);
	hook_tracks_work(false, p);
	hook_tracks_decided(1);
	hook_tracks_counter(8);
	hook_verdicts_missing(1);
	hook_verdicts_any(1);
	hook_verdicts_slots(1);
	hook_verdicts_walk(1);
	hook_wide_long_names(p, 1, 2, text, 3, 4, GOLDEN_READ, true, (void *)p, p,
			     golden_pointer(hit, golden.mac), 5);
	hook_wide_results((void *)p, (void *)p, text, p, 5);
}

static int hit_all(const char *text, const struct kernel_param *param)
{
	static const char *const words[] = { "good", "null", "error" };
	int hit = sysfs_match_string(words, text);

	if (hit < 0)
		return hit;
	hit_numbers(hit);
	hit_pointers(hit);
	hit_texts(hit);
	hit_arrays(hit);
	hit_others(hit);
	hit_inner(hit);
	return 0;
}

static const struct kernel_param_ops hit_ops = { .set = hit_all };
module_param_cb(hit, &hit_ops, NULL, 0200);
MODULE_PARM_DESC(hit, "Hit every site, with pointers that are good, null or error");

static void withdraw(unsigned int nr)
{
	while (nr--)
		hooks_withdraw(facilities[nr]);
}

static int __init golden_init(void)
{
	unsigned int i;
	int err;

	golden.cpus = cpumask_of(1);
	for (i = 0; i < ARRAY_SIZE(facilities); i++) {
		err = hooks_announce(facilities[i]);
		if (err) {
			withdraw(i);
			return err;
		}
	}
	return 0;
}
module_init(golden_init);

static void __exit golden_exit(void)
{
	withdraw(ARRAY_SIZE(facilities));
}
module_exit(golden_exit);

MODULE_DESCRIPTION("Owner of the hooks of all golden specifications");
MODULE_LICENSE("GPL");

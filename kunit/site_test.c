// SPDX-License-Identifier: GPL-2.0-only
/*
 * Sites as the machine has them: the code that jump labels patch, and that all CPUs
 * see it.
 */
#include <linux/jump_label.h>
#include <linux/module.h>
#include <linux/smp.h>
#include <linux/string.h>

#include "handlers.h"

#define NR_CHANGES	10

#define NOPS_KNOWN	(IS_ENABLED(CONFIG_X86) || IS_ENABLED(CONFIG_UML_X86) ||	\
			 IS_ENABLED(CONFIG_ARM64))

#ifdef CONFIG_JUMP_LABEL
/* x86 has a NOP of two bytes, and one of five. */
static bool is_nop(const u8 *code)
{
#if defined(CONFIG_X86) || defined(CONFIG_UML_X86)
	static const u8 two[] = { 0x66, 0x90 };
	static const u8 five[] = { 0x0f, 0x1f, 0x44, 0x00 };

	return !memcmp(code, two, sizeof(two)) || !memcmp(code, five, sizeof(five));
#elif defined(CONFIG_ARM64)
	static const u8 nop[] = { 0x1f, 0x20, 0x03, 0xd5 };

	return !memcmp(code, nop, sizeof(nop));
#else
	return false;
#endif
}

#ifdef MODULE
static struct jump_entry *entries(void)
{
	return THIS_MODULE->jump_entries;
}

static struct jump_entry *entries_end(void)
{
	return THIS_MODULE->jump_entries + THIS_MODULE->num_jump_entries;
}
#else
static struct jump_entry *entries(void)
{
	return __start___jump_table;
}

static struct jump_entry *entries_end(void)
{
	return __stop___jump_table;
}
#endif

/* How many sites there are whose code is a NOP, or is none. */
static unsigned int nr_sites(const struct hook *hook, bool nop)
{
	struct jump_entry *entry;
	unsigned int nr = 0;

	for (entry = entries(); entry < entries_end(); entry++) {
		if (jump_entry_key(entry) == &hook->key.key && !jump_entry_is_init(entry))
			nr += is_nop((const u8 *)jump_entry_code(entry)) == nop;
	}
	return nr;
}

/* Case 16: all are NOPs, or none is. */
static void nops_are_patched(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	unsigned int change, nr = nr_sites(handler->hook, true);

	if (!NOPS_KNOWN)
		kunit_skip(test, "unknown machine code");
	KUNIT_EXPECT_GT(test, nr, 0);
	KUNIT_EXPECT_EQ(test, nr_sites(handler->hook, false), 0);
	for (change = 0; change < NR_CHANGES; change++) {
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		KUNIT_EXPECT_EQ(test, nr_sites(handler->hook, true), 0);
		KUNIT_EXPECT_EQ(test, nr_sites(handler->hook, false), nr);
		hook_unregister(handler);
		KUNIT_EXPECT_EQ(test, nr_sites(handler->hook, true), nr);
		KUNIT_EXPECT_EQ(test, nr_sites(handler->hook, false), 0);
	}
}
#else
static void nops_are_patched(struct kunit *test)
{
	kunit_skip(test, "needs jump labels");
}
#endif

static void watch_counting(void *data, int a, long b)
{
	atomic_inc(data);
}

static void hit_here(void *unused)
{
	subjects[WATCH].hit(1, 2);
}

/* What is registered is called on each CPU at once, and what has gone on none. */
static void all_cpus_see_it(struct kunit *test)
{
	struct hook_handler *handler = handlers_add(test, &subjects[WATCH], HOOK_CLASS_PERF, 0);
	static atomic_t calls;
	unsigned int change;

	handler->fn = watch_counting;
	handler->data = &calls;
	for (change = 0; change < NR_CHANGES; change++) {
		atomic_set(&calls, 0);
		KUNIT_ASSERT_EQ(test, hook_register(handler), 0);
		on_each_cpu(hit_here, NULL, 1);
		KUNIT_EXPECT_EQ(test, atomic_read(&calls), num_online_cpus());
		hook_unregister(handler);
		on_each_cpu(hit_here, NULL, 1);
		KUNIT_EXPECT_EQ(test, atomic_read(&calls), num_online_cpus());
	}
}

static struct kunit_case cases[] = {
	KUNIT_CASE(nops_are_patched),
	KUNIT_CASE(all_cpus_see_it),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-site",
	.init = handlers_init,
	.exit = handlers_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

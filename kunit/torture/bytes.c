// SPDX-License-Identifier: GPL-2.0-only
/*
 * What the code of a module looks like in memory, where jump labels and static
 * calls have patched it. On machines whose code we cannot read nothing is wrong.
 */
#include <linux/jump_label.h>
#include <linux/string.h>

#include "bytes.h"

#define CALL	0xe8
#define JMP	0xe9

/* Where a direct call or jump leads; NULL if it is none. */
static const void *leads_to(const u8 *code)
{
	s32 offset;

	if (code[0] != CALL && code[0] != JMP)
		return NULL;
	memcpy(&offset, code + 1, sizeof(offset));
	return code + 5 + offset;
}

#ifdef CONFIG_JUMP_LABEL
static bool is_nop(const u8 *code)
{
	static const u8 two[] = { 0x66, 0x90 };
	static const u8 five[] = { 0x0f, 0x1f, 0x44, 0x00, 0x00 };

	return !BYTES_KNOWN || !memcmp(code, two, sizeof(two)) ||
	       !memcmp(code, five, sizeof(five));
}

static bool is_site(const struct jump_entry *entry, const struct hook *hook)
{
	return jump_entry_key(entry) == &hook->key.key && !jump_entry_is_init(entry);
}

unsigned int bytes_nr_sites(const struct module *module, const struct hook *hook)
{
	const struct jump_entry *entry = module->jump_entries;
	const struct jump_entry *end = entry + module->num_jump_entries;
	unsigned int nr = 0;

	for (; entry < end; entry++)
		nr += is_site(entry, hook);
	return nr;
}
EXPORT_SYMBOL_GPL(bytes_nr_sites);

bool bytes_sites_are_nops(const struct module *module, const struct hook *hook)
{
	const struct jump_entry *entry = module->jump_entries;
	const struct jump_entry *end = entry + module->num_jump_entries;

	for (; entry < end; entry++) {
		if (is_site(entry, hook) && !is_nop((const u8 *)jump_entry_code(entry)))
			return false;
	}
	return true;
}
EXPORT_SYMBOL_GPL(bytes_sites_are_nops);
#else
unsigned int bytes_nr_sites(const struct module *module, const struct hook *hook)
{
	return 0;
}
EXPORT_SYMBOL_GPL(bytes_nr_sites);

bool bytes_sites_are_nops(const struct module *module, const struct hook *hook)
{
	return true;
}
EXPORT_SYMBOL_GPL(bytes_sites_are_nops);
#endif

/*
 * Does every call of the slot's static call, of which there is one at least,
 * lead straight to @fn? And the trampoline, by which calls go that are not in
 * the table: all, where the build has not made one (Kbuild).
 */
bool bytes_slot_calls(const struct module *module, const struct hook_slot *slot,
		      const void *fn)
{
#if defined(CONFIG_HAVE_STATIC_CALL_INLINE) && !defined(BY_TRAMPOLINES)
	const struct static_call_site *site = module->static_call_sites;
	const struct static_call_site *end = site + module->num_static_call_sites;
	unsigned int nr = 0;
	unsigned long key;

	for (; site < end; site++) {
		key = ((unsigned long)&site->key + site->key) & ~STATIC_CALL_SITE_FLAGS;
		if (key != (unsigned long)slot->key)
			continue;
		nr++;
		if (leads_to((const u8 *)&site->addr + site->addr) != fn)
			return false;
	}
	if (!nr)
		return false;
#endif
	return leads_to(slot->tramp) == fn;
}
EXPORT_SYMBOL_GPL(bytes_slot_calls);

MODULE_DESCRIPTION("What is particular to the machine, for tests of hooks");
MODULE_LICENSE("GPL");

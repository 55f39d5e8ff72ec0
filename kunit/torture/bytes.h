/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the code of a module looks like in memory, where jump labels and static
 * calls have patched it.
 */
#ifndef _HOOKS_TORTURE_BYTES_H
#define _HOOKS_TORTURE_BYTES_H

#include <linux/hooks.h>
#include <linux/module.h>

/* Where code can be told by its bytes. */
#define BYTES_KNOWN	IS_ENABLED(CONFIG_X86_64)

unsigned int bytes_nr_sites(const struct module *module, const struct hook *hook);
bool bytes_sites_are_nops(const struct module *module, const struct hook *hook);
bool bytes_slot_calls(const struct module *module, const struct hook_slot *slot,
		      const void *fn);

#endif /* _HOOKS_TORTURE_BYTES_H */

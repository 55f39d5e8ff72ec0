/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Jump labels as x86 has them: a NOP of five bytes, which a jump replaces.
 */
#ifndef __UM_JUMP_LABEL_H
#define __UM_JUMP_LABEL_H

#ifndef __ASSEMBLY__

#include <linux/types.h>

#define JUMP_LABEL_NOP_SIZE	5

#define JUMP_TABLE_ENTRY				\
	".pushsection __jump_table, \"aw\"\n\t"		\
	".balign 8\n\t"					\
	".quad 1b, %l[l_yes], %p0 + %p1\n\t"		\
	".popsection"

static __always_inline bool arch_static_branch(struct static_key * const key,
					       const bool branch)
{
	asm goto("1: .byte 0x0f, 0x1f, 0x44, 0x00, 0x00\n\t"
		 JUMP_TABLE_ENTRY
		 : : "i" (key), "i" (branch) : : l_yes);
	return false;
l_yes:
	return true;
}

/* The assembler would choose a short jump, were it left to it. */
static __always_inline bool arch_static_branch_jump(struct static_key * const key,
						    const bool branch)
{
	asm goto("1: .byte 0xe9\n\t"
		 ".long %l[l_yes] - (. + 4)\n\t"
		 JUMP_TABLE_ENTRY
		 : : "i" (key), "i" (branch) : : l_yes);
	return false;
l_yes:
	return true;
}

typedef u64 jump_label_t;

struct jump_entry {
	jump_label_t code;
	jump_label_t target;
	jump_label_t key;
};

#endif	/* __ASSEMBLY__ */

#endif	/* __UM_JUMP_LABEL_H */

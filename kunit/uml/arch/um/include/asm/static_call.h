/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Static calls through a trampoline, as x86 has them without objtool: a call of a
 * direct jump, whose target is replaced.
 */
#ifndef __UM_STATIC_CALL_H
#define __UM_STATIC_CALL_H

#define __ARCH_DEFINE_STATIC_CALL_TRAMP(name, insns)			\
	asm(".pushsection .static_call.text, \"ax\"\n"			\
	    ".align 8\n"						\
	    ".globl " STATIC_CALL_TRAMP_STR(name) "\n"			\
	    STATIC_CALL_TRAMP_STR(name) ":\n"				\
	    insns "\n"							\
	    ".byte 0x0f, 0xb9, 0xcc\n"					\
	    ".type " STATIC_CALL_TRAMP_STR(name) ", @function\n"	\
	    ".size " STATIC_CALL_TRAMP_STR(name) ", . - "		\
		     STATIC_CALL_TRAMP_STR(name) "\n"			\
	    ".popsection")

#define ARCH_DEFINE_STATIC_CALL_TRAMP(name, func)			\
	__ARCH_DEFINE_STATIC_CALL_TRAMP(name, ".byte 0xe9; .long " #func " - (. + 4)")

#define ARCH_DEFINE_STATIC_CALL_NULL_TRAMP(name)			\
	__ARCH_DEFINE_STATIC_CALL_TRAMP(name, "ret; int3; int3; int3; int3")

#define ARCH_DEFINE_STATIC_CALL_RET0_TRAMP(name)			\
	ARCH_DEFINE_STATIC_CALL_TRAMP(name, __static_call_return0)

#endif	/* __UM_STATIC_CALL_H */

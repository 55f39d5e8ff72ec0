/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Kernels with kCFI: in front of each function stands a hash of its type, and an
 * indirect call traps where the caller's is another one. The option has another name
 * since gcc can do it too.
 *
 * Where the hash is, is known of x86_64; elsewhere no two functions differ.
 */
#ifndef _HOOKS_COMPAT_CFI_H
#define _HOOKS_COMPAT_CFI_H

#include <linux/kconfig.h>
#include <linux/string.h>
#include <linux/types.h>
#include <linux/uaccess.h>

#if (IS_ENABLED(CONFIG_CFI_CLANG) || IS_ENABLED(CONFIG_CFI)) && IS_ENABLED(CONFIG_X86_64)
#define HOOKS_HAVE_CFI_HASH	1

/* An instruction that holds the hash, and padding, since 6.2, where there is some. */
#ifdef CONFIG_CALL_PADDING
#define HOOKS_CFI_PREAMBLE	(5 + CONFIG_FUNCTION_PADDING_BYTES)
#else
#define HOOKS_CFI_PREAMBLE	5
#endif

/* What an unknown preamble holds is not known: then this is false. */
static inline bool hooks_cfi_hash(const void *fn, u32 *hash)
{
	static const u8 plain[] = { 0xb8 };	/* mov $hash,%eax */
	static const u8 fineibt[] = {		/* endbr64; sub $hash,%r10d */
		0xf3, 0x0f, 0x1e, 0xfa, 0x41, 0x81, 0xea
	};
	u8 head[sizeof(fineibt) + sizeof(*hash)];
	const u8 *at;

	if (copy_from_kernel_nofault(head, fn - HOOKS_CFI_PREAMBLE, sizeof(head)))
		return false;
	if (!memcmp(head, plain, sizeof(plain)))
		at = head + sizeof(plain);
	else if (!memcmp(head, fineibt, sizeof(fineibt)))
		at = head + sizeof(fineibt);
	else
		return false;
	memcpy(hash, at, sizeof(*hash));
	return true;
}

/* May @fn be called through the type of @like? */
static inline bool hooks_cfi_same_type(const void *fn, const void *like)
{
	u32 wanted, hash;

	if (!hooks_cfi_hash(like, &wanted))
		return true;
	return hooks_cfi_hash(fn, &hash) && hash == wanted;
}
#else
#define HOOKS_HAVE_CFI_HASH	0

static inline bool hooks_cfi_same_type(const void *fn, const void *like)
{
	return true;
}
#endif

#endif /* _HOOKS_COMPAT_CFI_H */

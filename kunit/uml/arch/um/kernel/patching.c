// SPDX-License-Identifier: GPL-2.0-only
/*
 * Jump labels and static calls: how the kernel's text is changed.
 *
 * There is one processor, and no preemption: with interrupts off nobody is
 * between the bytes, and the processor sees to it itself that it runs what it
 * has written.
 */
#include <linux/bug.h>
#include <linux/init.h>
#include <linux/irqflags.h>
#include <linux/jump_label.h>
#include <linux/mm.h>
#include <linux/preempt.h>
#include <linux/static_call.h>
#include <linux/string.h>
#include <asm/sections.h>
#include <os.h>

#define INSN_SIZE	5

int um_preempt_count = INIT_PREEMPT_COUNT;
EXPORT_SYMBOL(um_preempt_count);

static const u8 nop[INSN_SIZE] = { 0x0f, 0x1f, 0x44, 0x00, 0x00 };
static const u8 ret[INSN_SIZE] = { 0xc3, 0xcc, 0xcc, 0xcc, 0xcc };

/* The host has mapped the text read-only. Once is enough, and patching is fast then. */
static void text_open(void)
{
	unsigned long begin = (unsigned long)_text & PAGE_MASK;
	unsigned long end = PAGE_ALIGN((unsigned long)_etext);
	static bool open;

	if (open)
		return;
	open = true;
	BUG_ON(os_protect_memory((void *)begin, end - begin, 1, 1, 1));
}

static void text_write(void *at, const u8 *insn)
{
	unsigned long flags;

	text_open();
	local_irq_save(flags);
	memcpy(at, insn, INSN_SIZE);
	local_irq_restore(flags);
}

static void text_write_jump(void *at, const void *target)
{
	long distance = target - (at + INSN_SIZE);
	s32 rel = distance;
	u8 insn[INSN_SIZE] = { 0xe9 };

	BUG_ON(rel != distance);
	memcpy(insn + 1, &rel, sizeof(rel));
	text_write(at, insn);
}

void arch_jump_label_transform(struct jump_entry *entry, enum jump_label_type type)
{
	void *at = (void *)jump_entry_code(entry);

	if (type == JUMP_LABEL_JMP)
		text_write_jump(at, (void *)jump_entry_target(entry));
	else
		text_write(at, nop);
}

void arch_static_call_transform(void *site, void *tramp, void *func, bool tail)
{
	if (!tramp)
		return;
	if (func)
		text_write_jump(tramp, func);
	else
		text_write(tramp, ret);
}
EXPORT_SYMBOL_GPL(arch_static_call_transform);

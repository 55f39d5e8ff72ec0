// SPDX-License-Identifier: GPL-2.0-only
/*
 * The tracing handler: enabling a hook's trace event attaches the event's
 * record function to the hook.
 */
#include <linux/hooks_trace.h>

#include <asm/word-at-a-time.h>

#include "internal.h"

/*
 * The length of a text, a word at a time: a fraction of the instructions. Words
 * may reach behind the end, which those who look for that would report.
 */
#if defined(CONFIG_DCACHE_WORD_ACCESS) && \
	!defined(CONFIG_KASAN) && !defined(CONFIG_KMSAN)
static __always_inline u32 text_length(const char *s)
{
	const struct word_at_a_time constants = WORD_AT_A_TIME_CONSTANTS;
	unsigned long word, zero;
	u32 length = 0;

	do {
		word = load_unaligned_zeropad(s + length);
		if (has_zero(word, &zero, &constants)) {
			zero = prep_zero_mask(word, zero, &constants);
			return length + find_zero(create_zero_mask(zero));
		}
		length += sizeof(word);
	} while (length < HOOK_TEXT_MAX);
	return HOOK_TEXT_MAX - 1;
}
#else
static u32 text_length(const char *s)
{
	return strnlen(s, HOOK_TEXT_MAX - 1);
}
#endif

/**
 * hook_text_size() - how many bytes a text takes in a record
 * @s: the text, as hook_text() gives it
 *
 * Called by the generated code.
 *
 * Context: any.
 * Return: its length with the final NUL, HOOK_TEXT_MAX at most.
 */
notrace u32 hook_text_size(const char *s)
{
	return text_length(s) + 1;
}
EXPORT_SYMBOL_GPL(hook_text_size);

/* Of an array in a record, which may not be aligned. */
static u64 element(const void *at, size_t size)
{
	u16 half;
	u32 word;
	u64 full;

	switch (size) {
	case sizeof(u8):
		return *(const u8 *)at;
	case sizeof(half):
		memcpy(&half, at, sizeof(half));
		return half;
	case sizeof(word):
		memcpy(&word, at, sizeof(word));
		return word;
	default:
		memcpy(&full, at, sizeof(full));
		return full;
	}
}

/**
 * hook_print_elements() - the text of an array's elements
 * @p: where to put the text
 * @elements: the first of them, aligned or not
 * @nr: how many there are
 * @size: the bytes of each: 1, 2, 4 or 8
 *
 * They are unsigned decimal numbers with blanks between them, which is what
 * those make of __print_array() who read a format file; the kernel's own text
 * is another.
 *
 * Context: print functions of trace events.
 * Return: the text, which stays in @p.
 */
const char *hook_print_elements(struct trace_seq *p, const void *elements, unsigned int nr,
				size_t size)
{
	const char *text = trace_seq_buffer_ptr(p);
	unsigned int i;

	for (i = 0; i < nr; i++)
		trace_seq_printf(p, "%s%llu", i ? " " : "", element(elements + i * size, size));
	trace_seq_putc(p, 0);
	return text;
}
EXPORT_SYMBOL_GPL(hook_print_elements);

/**
 * hook_print_bits() - the text of a bitmask
 * @p: where to put the text
 * @bits: the bitmask, in longs
 * @size: its bytes
 *
 * Context: print functions of trace events.
 * Return: the text, which stays in @p.
 */
const char *hook_print_bits(struct trace_seq *p, const unsigned long *bits, unsigned int size)
{
	const char *text = trace_seq_buffer_ptr(p);

	trace_seq_bitmask(p, bits, size * BITS_PER_BYTE);
	trace_seq_putc(p, 0);
	return text;
}
EXPORT_SYMBOL_GPL(hook_print_bits);

/**
 * hook_print_symbol() - the text of a number that has a name
 * @p: where to put the text
 * @value: the number
 * @names: numbers and their names, and one without a name behind them
 *
 * It is the text of __print_symbolic(). What the kernel has for that takes other
 * parameters in newer versions.
 *
 * Context: print functions of trace events.
 * Return: the text, which stays in @p.
 */
const char *hook_print_symbol(struct trace_seq *p, unsigned long value,
			      const struct trace_print_flags *names)
{
	const char *text = trace_seq_buffer_ptr(p);

	while (names->name && names->mask != value)
		names++;
	if (names->name)
		trace_seq_puts(p, names->name);
	else
		trace_seq_printf(p, "0x%lx", value);
	trace_seq_putc(p, 0);
	return text;
}
EXPORT_SYMBOL_GPL(hook_print_symbol);

/**
 * hook_print_flags() - the text of a number whose bits have names
 * @p: where to put the text
 * @flags: the number
 * @names: bits and their names, and one without a name behind them
 *
 * It is the text of __print_flags(), with "|" between the names.
 *
 * Context: print functions of trace events.
 * Return: the text, which stays in @p.
 */
const char *hook_print_flags(struct trace_seq *p, unsigned long flags,
			     const struct trace_print_flags *names)
{
	const char *text = trace_seq_buffer_ptr(p);
	const char *before = "";

	for (; names->name && flags; names++) {
		if ((flags & names->mask) != names->mask)
			continue;
		trace_seq_printf(p, "%s%s", before, names->name);
		flags &= ~names->mask;
		before = "|";
	}
	if (flags)
		trace_seq_printf(p, "%s0x%lx", before, flags);
	trace_seq_putc(p, 0);
	return text;
}
EXPORT_SYMBOL_GPL(hook_print_flags);

static struct hook_event *event_of(struct trace_event_call *call)
{
	return container_of(call, struct hook_event, call);
}

/**
 * hook_event_init() - the trace core makes an event known
 * @call: the event, in a struct hook_event
 *
 * The event can be enabled from now on, which may be before the init of the
 * module that owns its hook: so the hook is announced here.
 *
 * Context: process context; the trace core holds event_mutex.
 * Return: 0 or an error of hooks_announce() or of the trace core.
 */
int hook_event_init(struct trace_event_call *call)
{
	struct hook_event *event = event_of(call);
	int err;

	err = hooks_facility_announce(event->hook->desc->facility);
	if (err)
		return err;
	return trace_event_raw_init(call);
}
EXPORT_SYMBOL_GPL(hook_event_init);

/**
 * hook_event_reg() - enable and disable a hook's trace event
 * @call: the event, in a struct hook_event
 * @type: what to do
 * @data: the struct trace_event_file; NULL for perf
 *
 * Disabling waits for no grace period. The trace core does, before it frees
 * @data: there are hundreds of events, and it needs one wait for all.
 *
 * Context: process context, under event_mutex, but for PERF_ADD and PERF_DEL,
 * which come from the scheduler: those are left to the core.
 * Return: 0; -ENODEV where the owner of the hook has gone; or an error of
 * hook_register_many().
 */
int hook_event_reg(struct trace_event_call *call, enum trace_reg type, void *data)
{
	struct hook_event *event = event_of(call);

	switch (type) {
	case TRACE_REG_REGISTER:
		return hooks_attach_record(event->hook, event->record, data);
	case TRACE_REG_UNREGISTER:
		hooks_detach_record(event->hook, event->record, data);
		return 0;
#ifdef CONFIG_PERF_EVENTS
	case TRACE_REG_PERF_REGISTER:
		return hooks_attach_record(event->hook, event->perf, call);
	case TRACE_REG_PERF_UNREGISTER:
		hooks_detach_record(event->hook, event->perf, call);
		return 0;
	case TRACE_REG_PERF_OPEN:
	case TRACE_REG_PERF_CLOSE:
	case TRACE_REG_PERF_ADD:
	case TRACE_REG_PERF_DEL:
		return 0;
#endif
	}
	return 0;
}
EXPORT_SYMBOL_GPL(hook_event_reg);

/**
 * hook_lost() - a hit has not been recorded
 * @hook: the hook
 *
 * Called by the generated code: the buffer is full, or switched off, or the record
 * is too big for it.
 *
 * Context: any; inside the hook's guard.
 */
notrace void hook_lost(struct hook *hook)
{
	this_cpu_inc(hook->cpu->lost);
}
EXPORT_SYMBOL_GPL(hook_lost);

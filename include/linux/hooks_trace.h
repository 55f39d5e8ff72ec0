/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the generated trace events are made of: the event of a hook, and the
 * helpers that fill its records.
 *
 * A record holds copies only: whatever its print format reads must outlive the
 * hit. NULL and error pointers are recorded, not followed.
 */
#ifndef _LINUX_HOOKS_TRACE_H
#define _LINUX_HOOKS_TRACE_H

#include <linux/bitmap.h>
#include <linux/hooks_dispatch.h>
#include <linux/perf_event.h>
#include <linux/string.h>
#include <linux/trace_events.h>
#include <linux/uaccess.h>

/* Bytes that a string, array or bitmask takes in a record at most. */
#define HOOK_TEXT_MAX		1024

/* Bytes that a string from user memory takes: it is copied to the stack first. */
#define HOOK_USER_TEXT_MAX	256

/**
 * struct hook_event - the trace event of a hook
 * @call: what the trace core knows
 * @tracepoint: a name to go by, for BPF programs; nothing is attached to it
 * @hook: the hook
 * @record: the trace handler that records into a trace buffer; its data is the
 *	struct trace_event_file
 * @perf: the trace handler that records for perf and BPF; its data is @call
 */
struct hook_event {
	struct trace_event_call call;
	struct tracepoint tracepoint;
	struct hook *hook;
	void *record;
	void *perf;
};

int hook_event_init(struct trace_event_call *call);
int hook_event_reg(struct trace_event_call *call, enum trace_reg type, void *data);
u32 hook_text_size(const char *s);
const char *hook_print_elements(struct trace_seq *p, const void *elements, unsigned int nr,
				size_t size);
const char *hook_print_bits(struct trace_seq *p, const unsigned long *bits, unsigned int size);
const char *hook_print_symbol(struct trace_seq *p, unsigned long value,
			      const struct trace_print_flags *names);
const char *hook_print_flags(struct trace_seq *p, unsigned long flags,
			     const struct trace_print_flags *names);

/* What a record can hold as a number; pointers and structs are not. */
#ifdef __CHECKER__
#define hook_is_scalar(type)	true
#define hook_is_signed(type)	false	/* sparse's own types do not compare */
#else
/* Integers, and what clang keeps apart: characters, enums and truth values. */
#define __hook_class(type)	__builtin_classify_type(*(type *)0)
#define hook_is_scalar(type)	(__hook_class(type) >= 1 && __hook_class(type) <= 4)
#define hook_is_signed(type)	is_signed_type(type)
#endif

/*
 * An argument as a number, for the built-in handlers: an address too, but nothing
 * of a struct that is passed by value.
 */
#ifdef __CHECKER__
#define hook_metered(arg)	((void)(arg), 0ULL)
#else
#define __hook_is_address(arg)	(__builtin_classify_type(arg) == 5)
#define __hook_if(is, arg)	__builtin_choose_expr(is, arg, 0)

#define hook_metered(arg)						\
	(__hook_is_address(arg) ?					\
	 (u64)(unsigned long)__hook_if(__hook_is_address(arg), arg) :	\
	 (u64)__hook_if(hook_is_scalar(typeof(arg)), arg))
#endif

/*
 * For hook_desc.numbers: bit i says that the parameter is a number, bit i + 16
 * that it has a sign.
 */
#define __hook_number_type(type)					\
	typeof(__builtin_choose_expr(hook_is_scalar(type), *(type *)0, 0))
#define HOOK_NUMBER(type, i)						\
	(!hook_is_scalar(type) ? 0 : BIT(i) |				\
	 (hook_is_signed(__hook_number_type(type)) ? BIT((i) + 16) : 0))

/*
 * The plain name of a scalar's type, from what the compiler knows of it: a
 * typedef says nothing to those who read a record.
 */
#define hook_type_name(type)						\
	(sizeof(type) == 1 ? (hook_is_signed(type) ? "s8" : "u8") :	\
	 sizeof(type) == 2 ? (hook_is_signed(type) ? "s16" : "u16") :	\
	 sizeof(type) == 4 ? (hook_is_signed(type) ? "s32" : "u32") :	\
	 (hook_is_signed(type) ? "s64" : "u64"))

/*
 * Of a signed type that is narrower than 64 bits, the sign bit, and the number
 * beyond the largest without a sign; otherwise 0. Those who read a record take
 * every number for unsigned, and evaluate n & sign ? n - beyond : n.
 */
#define hook_type_sign(type)						\
	(sizeof(type) < sizeof(u64) && hook_is_signed(__hook_number_type(type)) ? \
	 1UL << (8 * (sizeof(type) % sizeof(u64)) - 1) : 0)
#define hook_type_beyond(type)	(2 * hook_type_sign(type))

#define __HOOK_FIELD(record, member, text, sign, ...) {			\
	.type = (text),							\
	.name = #member,						\
	.size = sizeof_field(record, member),				\
	.align = __alignof__(struct {					\
		typeof(((record *)0)->member) field;			\
	}),								\
	.is_signed = (sign),						\
	.filter_type = FILTER_OTHER,					\
	__VA_ARGS__							\
}

/* A number. */
#define HOOK_FIELD(record, member, text)				\
	__HOOK_FIELD(record, member, text,				\
		     hook_is_signed(typeof(((record *)0)->member)))

/* An address. */
#define HOOK_FIELD_POINTER(record, member, text)			\
	__HOOK_FIELD(record, member, text, 0)

/* An array within the record. */
#define HOOK_FIELD_ARRAY(record, member, text)				\
	__HOOK_FIELD(record, member, text,				\
		     hook_is_signed(typeof(((record *)0)->member[0])),	\
		     .len = ARRAY_SIZE(((record *)0)->member))

/* Behind the record: the member says where. */
#define HOOK_FIELD_LOCATED(record, member, text)			\
	__HOOK_FIELD(record, member, text, 0)

/* Let the trace core find an event. */
#define HOOK_EVENT(_name, _event)					\
	static struct trace_event_call __used				\
	__section("_ftrace_events") *_name = &(_event).call

/* Let it replace a constant's name by its value in print formats. */
#define HOOK_CONSTANT(_facility, _name, _value)				\
	static struct trace_eval_map __used __initdata			\
	____hooks_##_facility##_system_##_name = {			\
		.system = __hooks_##_facility##_system,			\
		.eval_string = "hooks_constant_value_" #_name,		\
		.eval_value = (__force unsigned long)(_value),		\
	};								\
	static struct trace_eval_map __used				\
	__section("_ftrace_eval_map")					\
	*____hooks_##_facility##_system_##_name##_ptr =			\
		&____hooks_##_facility##_system_##_name

/* A row in the table of a field's symbols or flags. */
#define HOOK_NAME(_value, _text)	{ (__force unsigned long)(_value), _text }

#ifdef CONFIG_PERF_EVENTS
#define HOOK_EVENT_PERF(_fn)	(_fn)
#else
#define HOOK_EVENT_PERF(_fn)	NULL
#endif

/* May a pointer be followed, as far as its value tells? */
static __always_inline bool hook_valid(const void *p)
{
	return !IS_ERR_OR_NULL(p);
}

/* The text that is recorded for a string. */
static inline const char *hook_text(const char *s)
{
	if (!s)
		return "(null)";
	return IS_ERR(s) ? "(error)" : s;
}

/*
 * Copy a string from user memory. What is not there is not waited for: whoever
 * serves a fault could keep all updates of hooks waiting.
 */
static inline const char *hook_user_text(char *buf, const char __user *s)
{
	long len;

	if (!s)
		return "(null)";
	pagefault_disable();
	len = strncpy_from_user(buf, s, HOOK_USER_TEXT_MAX - 1);
	pagefault_enable();
	if (len < 0)
		return "(fault)";
	buf[len] = '\0';
	return buf;
}

/*
 * Bytes that @nr elements of @size bytes take in the record, in whole elements. A
 * count that is negative, such as an error, is none.
 */
static inline u32 hook_array_size(const void *p, s64 nr, size_t size)
{
	if (!hook_valid(p) || nr <= 0)
		return 0;
	return min_t(u64, nr, HOOK_TEXT_MAX / size) * size;
}

/* Bytes that a bitmask of @bits bits takes in the record, in whole longs. */
static inline u32 hook_bitmask_size(const void *p, s64 bits)
{
	bits = clamp_t(s64, bits, 0, HOOK_TEXT_MAX * BITS_PER_BYTE);
	return hook_array_size(p, BITS_TO_LONGS(bits), sizeof(long));
}

/* Where the variable part of a record has room: offset and size in one word. */
static __always_inline u32 hook_place(u32 *offset, u32 size)
{
	u32 place = size << 16 | *offset;

	*offset += size;
	return place;
}

/* As strchr() does: what it points into may be constant or not. */
static __always_inline void *hook_placed(const void *record, u32 place)
{
	return (char *)record + (place & 0xffff);
}

/* The source may change meanwhile: the NUL is set, not copied. */
static inline void hook_copy_text(void *record, u32 place, const char *s)
{
	char *to = hook_placed(record, place);
	u32 size = place >> 16;

	memcpy(to, s, size - 1);
	to[size - 1] = '\0';
}

static inline void hook_copy_array(void *record, u32 place, const void *p)
{
	memcpy(hook_placed(record, place), p, place >> 16);
}

/*
 * The text of what stands behind the record, or in an array of it, for print
 * functions.
 */
#define hook_print_bitmask(p, record, member)				\
	hook_print_bits(p, hook_placed(record, (record)->member),	\
			(record)->member >> 16)

#define hook_print_array(p, record, member, type)			\
	hook_print_elements(p, hook_placed(record, (record)->member),	\
			    ((record)->member >> 16) / sizeof(type),	\
			    sizeof(type))

#define hook_print_hex(p, record, member)				\
	trace_print_hex_seq(p, hook_placed(record, (record)->member),	\
			    (record)->member >> 16, false)

#define hook_print_fixed(p, record, member)				\
	hook_print_elements(p, (record)->member,			\
			    ARRAY_SIZE((record)->member),		\
			    sizeof((record)->member[0]))

#define hook_print_fixed_hex(p, record, member)				\
	trace_print_hex_seq(p, (void *)(record)->member,		\
			    sizeof((record)->member), false)

/* A text into an array of the record, cut where it is too long. */
static inline void hook_copy_name(char *to, size_t size, const char *from)
{
	strscpy(to, hook_text(from), size);
}

/* An array of characters, which need not end in a NUL. */
static inline void hook_copy_chars(char *to, size_t size, const char *from)
{
	if (hook_valid(from))
		memcpy(to, from, strnlen(from, size - 1));
}

static inline void hook_copy_fixed(void *to, size_t size, const void *from)
{
	if (hook_valid(from))
		memcpy(to, from, size);
}

/* Records are a multiple of four bytes long; readers see all of them. */
static __always_inline u32 hook_record_size(u32 end)
{
	return ALIGN(end, sizeof(u32));
}

/*
 * Clear what lies between the members: it would show what was in the buffer
 * before. Stores that follow make most of it unnecessary, and the compiler drops
 * it then.
 */
static __always_inline void hook_record_clear(void *record, u32 end)
{
	memset((char *)record + sizeof(struct trace_entry), 0,
	       end - sizeof(struct trace_entry));
}

/* And what lies behind the last byte of the record's variable part. */
static __always_inline void hook_record_clear_end(void *record, u32 size)
{
	memset((char *)record + size - sizeof(u32), 0, sizeof(u32));
}

#ifdef CONFIG_PERF_EVENTS
/* Perf prefixes the record with a size of four bytes, and aligns it to eight. */
static __always_inline u32 hook_perf_size(u32 size)
{
	return ALIGN(size + sizeof(u32), sizeof(u64)) - sizeof(u32);
}

/* Does anybody want the record? */
static __always_inline bool hook_perf_wanted(struct trace_event_call *call)
{
	return bpf_prog_array_valid(call) || !hlist_empty(this_cpu_ptr(call->perf_events));
}
#endif

#endif /* _LINUX_HOOKS_TRACE_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the built-in handlers share with the selection, which switches them on.
 */
#ifndef _HOOKS_BUILTIN_H
#define _HOOKS_BUILTIN_H

#include <linux/hooks.h>
#include <linux/hooks_builtin.h>

enum hook_meter_kind {
	HOOK_METER_COUNT,
	HOOK_METER_INTERVAL,
	HOOK_METER_ARGUMENT,
	HOOK_METER_PAIR,
};

/* Which of a hit's numbers a meter wants; else the index of a parameter. */
#define HOOK_ARG_NONE		(-1)
#define HOOK_ARG_VERDICT	(-2)

/**
 * struct hook_meter_spec - what a meter is to do
 * @kind: which meter
 * @arg: the argument, or the key of a pair at its first hook
 * @to: the second hook of a pair
 * @to_arg: the key there
 */
struct hook_meter_spec {
	enum hook_meter_kind kind;
	int arg;
	struct hook *to;
	int to_arg;
};

/**
 * struct hook_meter_cpu - what a CPU has seen
 * @hits: as in struct hook_reading, and so are the others
 * @refused: same
 * @lost: same
 * @unmatched: same
 * @last: when the last hit was
 * @bucket: same; as many as the meter has
 */
struct hook_meter_cpu {
	u64 hits;
	u64 refused;
	u64 lost;
	u64 unmatched;
	u64 last;
	u64 bucket[];
};

/**
 * struct hook_point - a meter at a hook; the data of its handler there
 * @meter: the meter
 * @arg: the argument that it wants
 * @verdict: the hook's default
 * @second: the pair's second hook
 * @handler: the handler
 */
struct hook_point {
	struct hook_meter *meter;
	int arg;
	int verdict;
	bool second;
	struct hook_handler handler;
};

/**
 * struct hook_meter - a built-in handler at work
 * @spec: what it does
 * @hook: where; the first of a pair
 * @is_signed: its values may be negative
 * @nr_buckets: how many buckets a CPU has
 * @cpu: what the CPUs have seen
 * @flight: of a pair: what has hit the first hook and not yet the second
 * @nr_points: how many of @point are in use
 * @point: where it is; the second hook of a pair comes first, and is armed first
 */
struct hook_meter {
	struct hook_meter_spec spec;
	struct hook *hook;
	bool is_signed;
	unsigned int nr_buckets;
	struct hook_meter_cpu __percpu *cpu;
	struct hook_flight *flight;
	unsigned int nr_points;
	struct hook_point point[2];
};

/* meter.c */
int hook_arg_find(const struct hook *hook, const char *name, size_t len);
bool hook_arg_is_number(const struct hook *hook, int arg);
void hook_arg_name(const struct hook *hook, int arg, const char **name, int *len);
struct hook_meter *hook_meter_alloc(struct hook *hook, const struct hook_meter_spec *spec);
void hook_meter_release(struct hook_meter *meter);

/* flight.c */
struct hook_flight *hook_flight_alloc(void);
void hook_flight_free(struct hook_flight *flight);
bool hook_flight_begin(struct hook_flight *flight, u64 key, u64 now);
bool hook_flight_end(struct hook_flight *flight, u64 key, u64 *since);

/* hist.c */
unsigned int hook_bucket(u64 value, bool is_signed);
void hook_bucket_range(unsigned int bucket, u64 *least, u64 *greatest);

/* trace.c */
struct trace_array;
#ifdef CONFIG_EVENT_TRACING
int hooks_trace_set(const struct hook *hook, struct trace_array *instance, bool on);
struct trace_array *hooks_trace_get(const char *instance);
void hooks_trace_put(struct trace_array *instance);
#else
static inline int hooks_trace_set(const struct hook *hook, struct trace_array *instance,
				  bool on)
{
	return -EOPNOTSUPP;
}

static inline struct trace_array *hooks_trace_get(const char *instance) { return NULL; }
static inline void hooks_trace_put(struct trace_array *instance) { }
#endif

#endif /* _HOOKS_BUILTIN_H */

// SPDX-License-Identifier: GPL-2.0-only
/*
 * Handlers for any hook, which count or make histograms. A hook's own function, of
 * its prototype, hands them its hits as numbers.
 */
#include <linux/err.h>
#include <linux/slab.h>
#include <linux/string.h>
#include <linux/timekeeping.h>

#include "../internal.h"
#include "builtin.h"

static notrace void meter_value(const struct hook_meter *meter, u64 value)
{
	this_cpu_inc(meter->cpu->bucket[hook_bucket(value, meter->is_signed)]);
}

/* Per CPU, so that the clocks of two CPUs do not matter, nor who hits elsewhere. */
static notrace void meter_interval(const struct hook_meter *meter)
{
	u64 now = ktime_get_mono_fast_ns();
	u64 last = this_cpu_read(meter->cpu->last);

	this_cpu_write(meter->cpu->last, now);
	/* An interrupt in between may have been here later than we. */
	if (last && now >= last)
		meter_value(meter, now - last);
}

static notrace void meter_pair(const struct hook_point *point, u64 key)
{
	const struct hook_meter *meter = point->meter;
	u64 now = ktime_get_mono_fast_ns();
	u64 since;

	if (!point->second) {
		if (!hook_flight_begin(meter->flight, key, now))
			this_cpu_inc(meter->cpu->lost);
	} else if (!hook_flight_end(meter->flight, key, &since)) {
		this_cpu_inc(meter->cpu->unmatched);
	} else {
		meter_value(meter, now >= since ? now - since : 0);
	}
}

static notrace void meter_hit(const struct hook_point *point, int verdict, u64 value)
{
	const struct hook_meter *meter = point->meter;

	if (meter->nr_points == 1 || point->second) {
		this_cpu_inc(meter->cpu->hits);
		if (verdict != point->verdict)
			this_cpu_inc(meter->cpu->refused);
	}
	switch (meter->spec.kind) {
	case HOOK_METER_COUNT:
		break;
	case HOOK_METER_INTERVAL:
		meter_interval(meter);
		break;
	case HOOK_METER_ARGUMENT:
		meter_value(meter, value);
		break;
	case HOOK_METER_PAIR:
		meter_pair(point, value);
		break;
	}
}

/**
 * hook_meter() - a hook with a built-in handler is hit
 * @data: a struct hook_point
 * @verdict: the hook's verdict; 0 for a void hook
 * @...: the arguments, each as a u64
 *
 * Called by the generated code.
 *
 * Context: any; inside the hook's guard.
 */
notrace void hook_meter(void *data, int verdict, ...)
{
	const struct hook_point *point = data;
	u64 value = (s64)verdict;
	va_list args;
	int i;

	va_start(args, verdict);
	for (i = 0; i <= point->arg; i++)
		value = va_arg(args, u64);
	va_end(args);
	preempt_disable_notrace();
	meter_hit(point, verdict, value);
	preempt_enable_notrace();
}
EXPORT_SYMBOL_GPL(hook_meter);

/* Return: the index of a parameter, HOOK_ARG_VERDICT, or HOOK_ARG_NONE. */
int hook_arg_find(const struct hook *hook, const char *name, size_t len)
{
	const char *arg = hook->desc->args;
	size_t n;
	int i;

	for (i = 0; arg; i++) {
		n = strcspn(arg, ",");
		if (n == len && !strncmp(arg, name, n))
			return i;
		arg = arg[n] ? arg + n + 1 : NULL;
	}
	if (hook->desc->idle_decide && len == 7 && !strncmp(name, "verdict", 7))
		return HOOK_ARG_VERDICT;
	return HOOK_ARG_NONE;
}

void hook_arg_name(const struct hook *hook, int arg, const char **name, int *len)
{
	const char *at = hook->desc->args;

	*name = "verdict";
	if (arg >= 0) {
		while (arg--)
			at += strcspn(at, ",") + 1;
		*name = at;
	}
	*len = strcspn(*name, ",");
}

bool hook_arg_is_number(const struct hook *hook, int arg)
{
	return arg == HOOK_ARG_VERDICT || (arg >= 0 && hook->desc->numbers & BIT(arg));
}

static bool arg_is_signed(const struct hook *hook, int arg)
{
	return arg == HOOK_ARG_VERDICT || (arg >= 0 && hook->desc->numbers & BIT(arg + 16));
}

static void point_add(struct hook_meter *meter, struct hook *hook, int arg, bool second)
{
	struct hook_point *point = &meter->point[meter->nr_points++];
	const struct hook_desc *desc = hook->desc;

	point->meter = meter;
	point->arg = arg;
	point->second = second;
	point->verdict = desc->idle_decide ? desc->verdict : 0;
	point->handler = (struct hook_handler) {
		.hook = hook,
		.proto = desc->proto,
		.hash = desc->hash,
		.fn = desc->meter,
		.data = point,
		.class = HOOK_CLASS_TRACE,
		.owner = THIS_MODULE,
	};
}

static int meter_alloc_data(struct hook_meter *meter)
{
	size_t size;

	if (meter->spec.kind != HOOK_METER_COUNT)
		meter->nr_buckets = meter->is_signed ? HOOK_METER_BUCKETS : HOOK_METER_POSITIVE;
	size = struct_size(meter->cpu, bucket, meter->nr_buckets);
	meter->cpu = __alloc_percpu(size, __alignof__(struct hook_meter_cpu));
	if (!meter->cpu)
		return -ENOMEM;
	if (meter->spec.kind != HOOK_METER_PAIR)
		return 0;
	meter->flight = hook_flight_alloc();
	return meter->flight ? 0 : -ENOMEM;
}

/* A meter, whose handlers are not registered yet; NULL without memory. */
struct hook_meter *hook_meter_alloc(struct hook *hook, const struct hook_meter_spec *spec)
{
	struct hook_meter *meter = kzalloc(sizeof(*meter), GFP_KERNEL);

	if (!meter)
		return NULL;
	meter->spec = *spec;
	meter->hook = hook;
	meter->is_signed = spec->kind == HOOK_METER_ARGUMENT && arg_is_signed(hook, spec->arg);
	if (meter_alloc_data(meter)) {
		hook_meter_release(meter);
		return NULL;
	}
	if (spec->kind == HOOK_METER_PAIR)
		point_add(meter, spec->to, spec->to_arg, true);
	point_add(meter, hook, spec->arg, false);
	return meter;
}

/* Its handlers are not registered any more, nor is anybody inside of them. */
void hook_meter_release(struct hook_meter *meter)
{
	if (!meter)
		return;
	hook_flight_free(meter->flight);
	free_percpu(meter->cpu);
	kfree(meter);
}

static unsigned int meter_handlers(const struct hook_meter *meter,
				   const struct hook_handler **handlers)
{
	unsigned int i;

	for (i = 0; i < meter->nr_points; i++)
		handlers[i] = &meter->point[i].handler;
	return meter->nr_points;
}

static struct hook_meter *meter_start(struct hook *hook, const struct hook_meter_spec *spec)
{
	struct hook_meter *meter = hook_meter_alloc(hook, spec);
	const struct hook_handler *handlers[2];
	unsigned int failed;
	int err;

	if (!meter)
		return ERR_PTR(-ENOMEM);
	err = hooks_register_set(handlers, meter_handlers(meter, handlers), &failed);
	if (!err)
		return meter;
	hook_meter_release(meter);
	return ERR_PTR(err);
}

/**
 * hook_meter_count() - count a hook's hits and refusals
 * @hook: the hook, HOOK(facility, name)
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: the meter; or an error pointer: -ENOMEM, -ENODEV where the hook is not
 * announced, -E2BIG or -EBUSY where its limit is reached.
 */
struct hook_meter *hook_meter_count(struct hook *hook)
{
	struct hook_meter_spec spec = { .kind = HOOK_METER_COUNT, .arg = HOOK_ARG_NONE };

	return meter_start(hook, &spec);
}
EXPORT_SYMBOL_GPL(hook_meter_count);

/**
 * hook_meter_interval() - make a histogram of the time between a hook's hits
 * @hook: the hook, HOOK(facility, name)
 *
 * In nanoseconds, between hits on the same CPU.
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: as hook_meter_count().
 */
struct hook_meter *hook_meter_interval(struct hook *hook)
{
	struct hook_meter_spec spec = { .kind = HOOK_METER_INTERVAL, .arg = HOOK_ARG_NONE };

	return meter_start(hook, &spec);
}
EXPORT_SYMBOL_GPL(hook_meter_interval);

/**
 * hook_meter_argument() - make a histogram of an argument
 * @hook: the hook, HOOK(facility, name)
 * @arg: the name of a parameter that is a number, or "verdict"
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: as hook_meter_count(); -EINVAL where the hook has no such number.
 */
struct hook_meter *hook_meter_argument(struct hook *hook, const char *arg)
{
	struct hook_meter_spec spec = {
		.kind = HOOK_METER_ARGUMENT,
		.arg = hook_arg_find(hook, arg, strlen(arg)),
	};

	if (!hook_arg_is_number(hook, spec.arg))
		return ERR_PTR(-EINVAL);
	return meter_start(hook, &spec);
}
EXPORT_SYMBOL_GPL(hook_meter_argument);

/**
 * hook_meter_pair() - make a histogram of the time from one hook to another
 * @from: the first hook
 * @from_key: the name of its parameter that tells one from another: a number or
 *	an address
 * @to: the second hook, in the same facility or another
 * @to_key: the name of its parameter that has the same value then
 *
 * In nanoseconds. How many may be under way is the module parameter ``pairs``.
 *
 * Context: process context; sleeps. Takes the registry lock. Not from a handler.
 * Return: as hook_meter_count(); -EINVAL where a hook has no such parameter.
 */
struct hook_meter *hook_meter_pair(struct hook *from, const char *from_key,
				   struct hook *to, const char *to_key)
{
	struct hook_meter_spec spec = {
		.kind = HOOK_METER_PAIR,
		.arg = hook_arg_find(from, from_key, strlen(from_key)),
		.to = to,
		.to_arg = hook_arg_find(to, to_key, strlen(to_key)),
	};

	if (spec.arg < 0 || spec.to_arg < 0)
		return ERR_PTR(-EINVAL);
	return meter_start(from, &spec);
}
EXPORT_SYMBOL_GPL(hook_meter_pair);

/**
 * hook_meter_read() - what a meter has seen
 * @meter: the meter
 * @reading: where to put it
 *
 * Context: any.
 */
void hook_meter_read(const struct hook_meter *meter, struct hook_reading *reading)
{
	const struct hook_meter_cpu *seen;
	unsigned int i;
	int cpu;

	memset(reading, 0, sizeof(*reading));
	for_each_possible_cpu(cpu) {
		seen = per_cpu_ptr(meter->cpu, cpu);
		reading->hits += READ_ONCE(seen->hits);
		reading->refused += READ_ONCE(seen->refused);
		reading->lost += READ_ONCE(seen->lost);
		reading->unmatched += READ_ONCE(seen->unmatched);
		for (i = 0; i < meter->nr_buckets; i++)
			reading->bucket[i] += READ_ONCE(seen->bucket[i]);
	}
}
EXPORT_SYMBOL_GPL(hook_meter_read);

/**
 * hook_meter_free() - stop a meter, and forget what it has seen
 * @meter: the meter
 *
 * Also after its hook's owner has gone.
 *
 * Context: process context; sleeps, for a grace period. Takes the registry lock. Not
 * from a handler; where that can be told it is refused, and the meter stays.
 */
void hook_meter_free(struct hook_meter *meter)
{
	const struct hook_handler *handlers[2];

	if (hooks_inside_handler("free a meter"))
		return;
	hooks_unregister_set(handlers, meter_handlers(meter, handlers));
	hook_meter_release(meter);
}
EXPORT_SYMBOL_GPL(hook_meter_free);

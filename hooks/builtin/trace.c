// SPDX-License-Identifier: GPL-2.0-only
/*
 * The trace events of hooks, switched on and off in the main buffer or in a trace
 * instance: as tracefs does it, and seen there.
 */
#include <linux/trace_events.h>

#include "../compat/trace.h"
#include "builtin.h"

/* The facility's name has 64 characters at most, and so the system's has 70. */
#define SYSTEM_MAX	80

int hooks_trace_set(const struct hook *hook, struct trace_array *instance, bool on)
{
	const struct hook_desc *desc = hook->desc;
	char system[SYSTEM_MAX];

	snprintf(system, sizeof(system), "hooks_%s", desc->facility->name);
	if (!instance)
		return trace_set_clr_event(system, desc->name, on);
	return trace_array_set_clr_event(instance, system, desc->name, on);
}

/* The instance, which is made if there is none of that name; it stays meanwhile. */
struct trace_array *hooks_trace_get(const char *instance)
{
	return hooks_trace_array_get(instance);
}

void hooks_trace_put(struct trace_array *instance)
{
	trace_array_put(instance);
}

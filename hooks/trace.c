// SPDX-License-Identifier: GPL-2.0-only
/*
 * The tracing handler: enabling a hook's trace event attaches the event's
 * record function to the hook.
 */
#include <linux/hooks_trace.h>

#include "internal.h"

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

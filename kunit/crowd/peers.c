// SPDX-License-Identifier: GPL-2.0-only
/*
 * Purpose: what it costs to switch 500 hooks on by one command, beside what it costs to
 * register a probe on 500 tracepoints one by one. Both have a site each, which is never
 * passed, and whose code is patched.
 *
 * Usage: insmod peers.ko; the parameters hooks_usecs and tracepoints_usecs say how long
 * it took: the shortest of some rounds, since others use the machine too.
 */
#include <linux/hooks_builtin.h>
#include <linux/hooks.h>
#include <linux/ktime.h>
#include <linux/tracepoint.h>

#define TEN(what, n)							\
	what(n##0) what(n##1) what(n##2) what(n##3) what(n##4)		\
	what(n##5) what(n##6) what(n##7) what(n##8) what(n##9)
#define HUNDRED(what, n)						\
	TEN(what, n##0) TEN(what, n##1) TEN(what, n##2) TEN(what, n##3)	\
	TEN(what, n##4) TEN(what, n##5) TEN(what, n##6) TEN(what, n##7)	\
	TEN(what, n##8) TEN(what, n##9)
#define ALL(what)							\
	HUNDRED(what, 1) HUNDRED(what, 2) HUNDRED(what, 3)		\
	HUNDRED(what, 4) HUNDRED(what, 5)

static unsigned int hooks_usecs;
module_param(hooks_usecs, uint, 0444);
MODULE_PARM_DESC(hooks_usecs, "how long it took to select the hooks");

static unsigned int tracepoints_usecs;
module_param(tracepoints_usecs, uint, 0444);
MODULE_PARM_DESC(tracepoints_usecs, "how long it took to register on the tracepoints");

static struct hook_facility peers;

static notrace void idle(void *data, int n)
{
}

static notrace void meter(void *data, int n)
{
	hook_meter(data, 0, (u64)n);
}

#define HOOK_PEER(i)							\
	DEFINE_STATIC_CALL(peer_##i, idle);				\
	static const struct hook_slot slots_##i[] = {			\
		HOOK_SLOT(peer_##i),					\
	};								\
	static const struct hook_desc desc_##i = {			\
		.name = "h" #i,						\
		.proto = "void (int)",					\
		.facility = &peers,					\
		.slots = slots_##i,					\
		.idle_observe = idle,					\
		.idle_trace = idle,					\
		.meter = meter,						\
		.limit = 64,						\
		.observe_slots = 1,					\
	};								\
	static struct hook hook_##i = {					\
		.key = STATIC_KEY_FALSE_INIT,				\
		.desc = &desc_##i,					\
	};								\
	static noinline __used void hook_site_##i(int n)		\
	{								\
		if (hook_armed(&hook_##i))				\
			static_call(peer_##i)(hook_##i.data[0], n);	\
	}

ALL(HOOK_PEER)

#define HOOK_ADDRESS(i)	&hook_##i,

static struct hook *const hooks[] = { ALL(HOOK_ADDRESS) };

static struct hook_facility peers = {
	.name = "peers",
	.title = "Hooks that are switched on by one command",
	.owner = THIS_MODULE,
	.hooks = hooks,
	.nr_hooks = ARRAY_SIZE(hooks),
};

#define TRACEPOINT_PEER(i)						\
	DECLARE_TRACE(peer_##i, TP_PROTO(int n), TP_ARGS(n));		\
	DEFINE_TRACE(peer_##i, TP_PROTO(int n), TP_ARGS(n));		\
	static noinline __used void tracepoint_site_##i(int n)		\
	{								\
		trace_peer_##i(n);					\
	}

ALL(TRACEPOINT_PEER)

#define TRACEPOINT_ADDRESS(i)	&__tracepoint_peer_##i,

static struct tracepoint *const tracepoints[] = { ALL(TRACEPOINT_ADDRESS) };

static unsigned int usecs_since(ktime_t begin)
{
	return ktime_us_delta(ktime_get(), begin);
}

static int measure_tracepoints(void)
{
	ktime_t begin = ktime_get();
	unsigned int i;
	int err = 0;

	for (i = 0; i < ARRAY_SIZE(tracepoints) && !err; i++)
		err = tracepoint_probe_register(tracepoints[i], idle, NULL);
	tracepoints_usecs = min(tracepoints_usecs, usecs_since(begin));
	while (i--)
		tracepoint_probe_unregister(tracepoints[i], idle, NULL);
	tracepoint_synchronize_unregister();
	return err;
}

static int measure_hooks(void)
{
	ktime_t begin = ktime_get();
	int err = hook_select("facility=peers +count");

	hooks_usecs = min(hooks_usecs, usecs_since(begin));
	return err;
}

#define ROUNDS	5

static int measure(void)
{
	unsigned int i;
	int err = 0;

	hooks_usecs = UINT_MAX;
	tracepoints_usecs = UINT_MAX;
	for (i = 0; i < ROUNDS && !err; i++) {
		hook_select("facility=peers -all");
		err = measure_tracepoints() ?: measure_hooks();
	}
	return err;
}

static int __init peers_init(void)
{
	int err = hooks_announce(&peers);

	if (err)
		return err;
	err = measure();
	if (err)
		hooks_withdraw(&peers);
	return err;
}
module_init(peers_init);

static void __exit peers_exit(void)
{
	hooks_withdraw(&peers);
}
module_exit(peers_exit);

MODULE_DESCRIPTION("Hooks and tracepoints, to be switched on by the hundred");
MODULE_LICENSE("GPL");

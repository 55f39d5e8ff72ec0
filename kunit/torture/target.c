// SPDX-License-Identifier: GPL-2.0-only
/*
 * The hooks under torture, and the functions that go on them: of each prototype
 * several, so that one that is called with another's data notices.
 */
#include "torture.h"
#include "torture_hooks.h"

#define VARIANT(_n)							\
	static int decide_##_n(void *data, struct hit *hit, unsigned long seq) \
	{								\
		return called_to_decide(data, hit, _n);			\
	}								\
									\
	static void observe_##_n(void *data, struct hit *hit, unsigned long seq, \
				 int verdict)				\
	{								\
		called_to_observe(data, hit, _n, verdict);		\
	}								\
									\
	static void watch_##_n(void *data, struct hit *hit, unsigned long seq) \
	{								\
		called_to_watch(data, hit, _n);				\
	}

VARIANT(0)
VARIANT(1)
VARIANT(2)
VARIANT(3)

/* Two sites of each hook. */
#define SITES_VOID(_name)						\
	static noinline int hit_##_name(struct hit *hit)		\
	{								\
		hook_torture_##_name(hit, hit->seq);			\
		return 0;						\
	}								\
									\
	static noinline int hit_##_name##_too(struct hit *hit)		\
	{								\
		hook_torture_##_name(hit, hit->seq);			\
		return 0;						\
	}

#define SITES_INT(_name)						\
	static noinline int hit_##_name(struct hit *hit)		\
	{								\
		return hook_torture_##_name(hit, hit->seq);		\
	}								\
									\
	static noinline int hit_##_name##_too(struct hit *hit)		\
	{								\
		return hook_torture_##_name(hit, hit->seq);		\
	}

SITES_VOID(watch)
SITES_VOID(watch_slotless)
SITES_VOID(watch_free)
SITES_VOID(watch_never)
SITES_VOID(watch_asleep)
SITES_VOID(watch_alone)
SITES_INT(ask)
SITES_INT(ask_slotless)
SITES_INT(ask_free)
SITES_INT(ask_never)
SITES_INT(ask_asleep)
SITES_INT(ask_asleep_never)

#define KIND(_class, _hook, _fn) {					\
	HOOK_##_class(torture, _hook, _fn##_0),				\
	HOOK_##_class(torture, _hook, _fn##_1),				\
	HOOK_##_class(torture, _hook, _fn##_2),				\
	HOOK_##_class(torture, _hook, _fn##_3),				\
}

#define TARGET(_name, _fn)						\
	.name = #_name,							\
	.kind[HOOK_CLASS_PERF] = KIND(PERF, _name, _fn),		\
	.kind[HOOK_CLASS_TRACE] = KIND(TRACE, _name, _fn),		\
	.hit = hit_##_name,						\
	.hit_too = hit_##_name##_too,					\
	.enabled = hook_torture_##_name##_enabled

#define WATCHED(_n, _name, _limit, ...) {					\
	TARGET(_name, watch),						\
	.limit = (_limit),						\
	.state = &states[_n],						\
	__VA_ARGS__							\
}

#define ASKED(_n, _name, _limit, ...) {						\
	TARGET(_name, observe),						\
	.kind[HOOK_CLASS_SECURITY] = KIND(SECURITY, _name, decide),	\
	.limit = (_limit),						\
	.decides = true,						\
	.state = &states[_n],						\
	__VA_ARGS__							\
}

static struct target_state states[NR_TARGETS];

/* What the specification says is said here again. */
const struct target targets[NR_TARGETS] = {
	WATCHED(0, watch, 64),
	WATCHED(1, watch_slotless, 64),
	WATCHED(2, watch_free, 64),
	WATCHED(3, watch_never, 64, .never = true),
	WATCHED(4, watch_asleep, 64, .sleeps = true),
	WATCHED(5, watch_alone, 1),
	ASKED(6, ask, 64),
	ASKED(7, ask_slotless, 8),
	ASKED(8, ask_free, 64, .any = true, .verdict = 7),
	ASKED(9, ask_never, 64, .never = true),
	ASKED(10, ask_asleep, 64, .sleeps = true, .verdict = -EOPNOTSUPP),
	ASKED(11, ask_asleep_never, 64, .sleeps = true, .never = true),
};

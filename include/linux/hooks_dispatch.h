/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the generated dispatch code is made of: the descriptions of hooks, the
 * table that a hit reads, and the read-side guards.
 *
 * Authors of hooks and of handlers include <linux/hooks.h>, or the header that
 * the generator made from their spec; nothing here is called by hand.
 */
#ifndef _LINUX_HOOKS_DISPATCH_H
#define _LINUX_HOOKS_DISPATCH_H

#include <linux/compiler.h>
#include <linux/err.h>
#include <linux/errno.h>
#include <linux/export.h>
#include <linux/jump_label.h>
#include <linux/list.h>
#include <linux/lockdep.h>
#include <linux/percpu.h>
#include <linux/preempt.h>
#include <linux/rcupdate.h>
#include <linux/srcu.h>
#include <linux/static_call.h>
#include <linux/types.h>
#ifdef CONFIG_X86
#include <asm/rmwcc.h>
#endif

struct dentry;
struct hook;
struct hook_entry;
struct hook_facility;
struct module;

/* Slots of a hook, deciders and observers together. */
#define HOOK_SLOTS_MAX		16

/*
 * Slots are read behind the path, and nothing but the order of loads keeps it so:
 * of the machines that have static calls, x86 alone is known to.
 */
#if defined(CONFIG_HAVE_STATIC_CALL) && (defined(CONFIG_X86) || defined(CONFIG_UML_X86))
#define HOOKS_HAVE_SLOTS	1
#else
#define HOOKS_HAVE_SLOTS	0
#endif

/* Nested hits on one CPU, all hooks together, before `bounded` suppresses. */
#define HOOK_DEPTH_MAX		16

/*
 * How a hit reaches the handlers; read inside the guard. One comparison, with
 * HOOK_PATH_FIRST, tells four of them apart: HOOK_PATH_OBSERVER is above it as an
 * unsigned number, and below it as a signed one.
 */
enum hook_path {
	HOOK_PATH_SETTLING = 0,		/* the walk, while the slots are being written */
	HOOK_PATH_WALK = 1,		/* a loop over the immutable array */
	HOOK_PATH_FIRST = 2,		/* one handler, in the first slot of all */
	HOOK_PATH_SLOTS = 3,		/* direct calls, as the slots' jump labels say */
	HOOK_PATH_OBSERVER = 0x80,	/* one observer, behind slots for deciders */
};

enum hook_level { HOOK_LEVEL_CORE, HOOK_LEVEL_DETAIL };

enum hook_severity {
	HOOK_SEVERITY_DEBUG,
	HOOK_SEVERITY_INFO,
	HOOK_SEVERITY_WARNING,
};

enum hook_context { HOOK_CONTEXT_ATOMIC, HOOK_CONTEXT_SLEEPABLE };

enum hook_reentry { HOOK_REENTRY_BOUNDED, HOOK_REENTRY_NEVER, HOOK_REENTRY_FREE };

/**
 * struct hook_slot - a direct call reserved in a hook's dispatch code
 * @key: the static call
 * @tramp: its trampoline
 */
struct hook_slot {
	struct static_call_key *key;
	void *tramp;
};

#define HOOK_SLOT(name) {						\
	.key = &STATIC_CALL_KEY(name),					\
	.tramp = STATIC_CALL_TRAMP_ADDR(name),				\
}

/**
 * struct hook_stats - what a handler has done
 * @hits: how often it was called
 * @refused: how often it returned something else than the hook's default
 * @nsecs: time spent in it
 */
struct hook_stats {
	u64 hits;
	u64 refused;
	u64 nsecs;
};

/**
 * struct hook_call - a call as the walk makes it
 * @fn: always called through the hook's own prototype for its class; NULL behind
 *	the last call
 * @data: its first argument
 * @entry: private to the runtime: whose call it is
 *
 * While handlers are counted, @fn is what counts, and @data is @entry.
 */
struct hook_call {
	void *fn;
	void *data;
	struct hook_entry *entry;
};

/**
 * struct hook_counted - a handler whose call is counted
 * @fn: the handler
 * @data: its first argument
 * @begin: when it was called, in nanoseconds; 0 where that is not known
 */
struct hook_counted {
	void *fn;
	void *data;
	u64 begin;
};

/**
 * struct hook_calls - the handlers of a hook in calling order
 * @rcu: for freeing it
 * @capacity: number of elements of @call, without the one behind the last call
 * @perf: where the deciders end and the perf handlers begin
 * @trace: where the perf handlers end and the trace handlers begin
 * @end: where the trace handlers end
 * @call: the calls
 *
 * Immutable once published, but that hook_disable() may replace an @fn by the
 * hook's own function that does nothing.
 */
struct hook_calls {
	struct rcu_head rcu;
	u16 capacity;
	u16 perf;
	u16 trace;
	u16 end;
	struct hook_call call[];
};

/**
 * struct hook_desc - what the spec says of a hook; constant
 * @name: its name within its facility
 * @proto: the text of its prototype, without names
 * @hash: of that text
 * @facility: the facility that it belongs to
 * @slots: the table of its slots, deciders first
 * @labels: the jump labels that lead to them; the first two slots of a void hook
 *	have none, since HOOK_PATH_SLOTS means that both are in use
 * @idle_decide: a decider that does nothing; NULL for a void hook
 * @idle_observe: a perf handler that does nothing
 * @idle_trace: a trace handler that does nothing
 * @count_decide: a decider that calls and counts another; NULL for a void hook
 * @count_observe: a perf handler that does
 * @count_trace: a trace handler that does
 * @meter: a trace handler that hands hits to the built-in handlers
 * @args: the names of its parameters, with commas between; NULL without any
 * @numbers: which parameters are numbers, and, 16 bits above, which have a sign
 * @on_arm: called before the first handler is armed; may refuse
 * @on_disarm: called after the last handler is gone
 * @verdict: what the site gets where nobody decides otherwise
 * @any_verdict: deciders may return anything, not only errors
 * @traced: it has a trace event
 * @limit: most handlers
 * @level: enum hook_level
 * @severity: enum hook_severity
 * @context: enum hook_context
 * @reentry: enum hook_reentry
 * @decide_slots: how many slots are for deciders
 * @observe_slots: how many slots are for observers
 */
struct hook_desc {
	const char *name;
	const char *proto;
	u64 hash;
	struct hook_facility *facility;
	const struct hook_slot *slots;
	struct static_key_false *labels;
	void *idle_decide;
	void *idle_observe;
	void *idle_trace;
	void *count_decide;
	void *count_observe;
	void *count_trace;
	void *meter;
	const char *args;
	int (*on_arm)(void);
	void (*on_disarm)(void);
	u32 numbers;
	int verdict;
	bool any_verdict;
	bool traced;
	u16 limit;
	u8 level;
	u8 severity;
	u8 context;
	u8 reentry;
	u8 decide_slots;
	u8 observe_slots;
};

/**
 * struct hook - a hook
 * @path: enum hook_path; read once the guard is held
 * @calls: what the walk walks
 * @cpu: this hook's per-CPU part
 * @data: first arguments of the slots, deciders first
 * @key: the sites' jump label
 * @desc: what the spec says
 * @entries: private to the runtime: the handlers in calling order
 * @change: private to the runtime: link while a set of hooks is changed
 * @spare: private to the runtime: the array that the next removal publishes
 * @next: private to the runtime: the array that is about to be published
 * @incoming: private to the runtime: the array that is being published
 * @retired: private to the runtime: the array that readers may still walk
 * @nr: private to the runtime: number of @entries
 * @armed: private to the runtime: @key is on
 * @begun: private to the runtime: the owner's ``on arm`` has been called
 * @sealed: private to the runtime: nobody joins the deciders
 * @counted: private to the runtime: handlers have statistics
 * @walked: private to the runtime: updating, hits have been sent to the walk
 * @slots_quiet: private to the runtime: nobody can be inside a slot
 * @slots_path: private to the runtime: else, the path by which they went there
 * @unsettled: private to the runtime: the settling work has something to do
 * @reported: a verdict out of range has been reported
 *
 * The first cache line is all that a hit reads.
 */
struct hook {
	u8 path;
	struct hook_calls __rcu *calls;
	struct hook_cpu __percpu *cpu;
	void *data[HOOK_SLOTS_MAX];

	struct static_key_false key;
	const struct hook_desc *desc;

	struct list_head entries;
	struct list_head change;
	struct hook_calls *spare;
	struct hook_calls *next;
	struct hook_calls *incoming;
	struct hook_calls *retired;
	u16 nr;
	bool armed;
	bool begun;
	bool sealed;
	bool counted;
	bool walked;
	bool slots_quiet;
	u8 slots_path;
	bool unsettled;
	unsigned int reported;
} ____cacheline_aligned;

/**
 * struct hook_cpu - what a hook keeps for each CPU
 * @missed: hits that were suppressed
 * @lost: hits that its trace event has not recorded
 * @inside: for ``reentry never``: the innermost context that is inside a handler
 */
struct hook_cpu {
	u64 missed;
	u64 lost;
	u32 inside;
};

/**
 * struct hook_facility - the hooks of one spec
 * @name: the facility's name
 * @title: what it is, in words
 * @owner: the module that has the generated source
 * @hooks: its hooks
 * @nr_hooks: how many
 * @link: private to the runtime: on the list of facilities
 * @dir: private to the runtime: its directory in debugfs
 * @cpu: private to the runtime: the per-CPU parts of the hooks, in blocks
 * @srcu: guards the hits of sleepable hooks; NULL where there are none
 * @announced: private to the runtime: handlers may join
 * @greeted: private to the runtime: the selection for those to come has been applied
 * @waited: private to the runtime: updating, its SRCU has been waited for
 */
struct hook_facility {
	const char *name;
	const char *title;
	struct module *owner;
	struct hook *const *hooks;
	unsigned int nr_hooks;

	struct list_head link;
	struct dentry *dir;
	struct hook_cpu __percpu **cpu;
	struct srcu_struct *srcu;
	bool announced;
	bool greeted;
	bool waited;
};

DECLARE_PER_CPU(int, hooks_room);

int hook_suppressed_bounded(struct hook *hook);
int hook_suppressed_never(struct hook *hook);
int hook_suppressed_sleepable(struct hook *hook);
int hook_check_verdict(struct hook *hook, int verdict);
unsigned long hooks_nr_waits(void);
void hook_count_begin(const struct hook_entry *entry, struct hook_counted *counted);
void hook_count_end(const struct hook_entry *entry, const struct hook_counted *counted);
void hook_count_verdict(const struct hook_entry *entry, const struct hook_counted *counted,
			int verdict);
void hook_meter(void *data, int verdict, ...);
void hook_lost(struct hook *hook);

/*
 * Is anybody armed? One NOP, which a jump replaces while somebody is.
 *
 * The read side is RCU's, so a site must not be where RCU does not watch; as
 * with tracepoints, lockdep kernels tell also while the hook is off.
 */
static __always_inline bool hook_armed(struct hook *hook)
{
	if (IS_ENABLED(CONFIG_LOCKDEP))
		RCU_LOCKDEP_WARN(!rcu_is_watching(), "hook hit where RCU is not watching");
	return static_branch_unlikely(&hook->key);
}

/* The same for a sleepable hook: debug kernels tell also while it is off. */
static __always_inline bool hook_armed_sleepable(struct hook *hook)
{
	if (IS_ENABLED(CONFIG_DEBUG_ATOMIC_SLEEP))
		might_sleep();
	return static_branch_unlikely(&hook->key);
}

/*
 * The path. Read inside the guard, since the updater waits only for those in
 * there: a choice made before it could be carried out after the wait.
 *
 * The answer is right from when the byte was read to the end of the guard, since
 * the updater rewrites slots only a grace period after it has written
 * HOOK_PATH_WALK.
 *
 * The first arguments of the slots are read behind the path: those that were read
 * before it might be from before the slots were rewritten. For the compiler
 * there is a barrier; the machine keeps the order of loads (HOOKS_HAVE_SLOTS).
 *
 * What is returned is known where it is returned, as with jump labels: each path
 * costs the comparison and the jumps as far as its own.
 */
#if HOOKS_HAVE_SLOTS
static __always_inline enum hook_path hook_path(const struct hook *hook)
{
	asm goto("cmpb %[alone], %a[path]\n\t"
		 "je %l[first]\n\t"
		 "jg %l[slots]"
		 :: [path] "i" (&hook->path), [alone] "i" (HOOK_PATH_FIRST)
		 : "cc", "memory"
		 : first, slots);
	return HOOK_PATH_WALK;
first:
	return HOOK_PATH_FIRST;
slots:
	return HOOK_PATH_SLOTS;
}

/* The same for a hook with slots for deciders and for observers. */
static __always_inline enum hook_path hook_path_either(const struct hook *hook)
{
	asm goto("cmpb %[alone], %a[path]\n\t"
		 "je %l[first]\n\t"
		 "jg %l[slots]\n\t"
		 "ja %l[observer]"
		 :: [path] "i" (&hook->path), [alone] "i" (HOOK_PATH_FIRST)
		 : "cc", "memory"
		 : first, slots, observer);
	return HOOK_PATH_WALK;
first:
	return HOOK_PATH_FIRST;
slots:
	return HOOK_PATH_SLOTS;
observer:
	return HOOK_PATH_OBSERVER;
}
#else
#define hook_path(hook)		HOOK_PATH_WALK
#define hook_path_either(hook)	HOOK_PATH_WALK
#endif

/*
 * The first argument of a handler whose slot a jump label leads to. A label is no
 * barrier for the compiler: a plain load could be carried out before it, and find
 * what was there before the slot was written.
 */
static __always_inline void *hook_data(const struct hook *hook, unsigned int i)
{
	return READ_ONCE(hook->data[i]);
}

/*
 * Did the only decider return something else than the hook's default? Where it did
 * not, the register for the site's result holds the default already: the compiler,
 * which does not see the comparison, does not load it once more.
 */
static __always_inline bool hook_decided(int verdict, const int without)
{
#if HOOKS_HAVE_SLOTS
	bool decided;

	asm("cmpl %[without], %[verdict]"
	    : "=@ccne" (decided)
	    : [verdict] "r" (verdict), [without] "i" (without));
	return unlikely(decided);
#else
	return unlikely(verdict != without);
#endif
}

/* What the walk walks; the caller is inside the guard. */
static __always_inline const struct hook_calls *hook_calls(const struct hook *hook)
{
	return rcu_dereference_raw(hook->calls);
}

/*
 * The loops of the walk, over calls @c whose functions are @f. hook_disable() may
 * replace a function while a walk is under way: it is read once.
 */
#define __hook_for_each_until(c, f, first, end)				\
	for (const struct hook_call *__end = ((c) = (first), (end));	\
	     (c) < __end && ((f) = READ_ONCE((c)->fn), true); (c)++)

/* To the last one, which needs no count. */
#define __hook_for_each(c, f, first)					\
	for ((c) = (first); ((f) = READ_ONCE((c)->fn)); (c)++)

#define hook_for_each_decider(c, f, calls)				\
	__hook_for_each_until(c, f, (calls)->call, (calls)->call + (calls)->perf)

#define hook_for_each_perf(c, f, calls)					\
	__hook_for_each_until(c, f, (calls)->call + (calls)->perf,	\
			      (calls)->call + (calls)->trace)

#define hook_for_each_trace(c, f, calls)				\
	__hook_for_each(c, f, (calls)->call + (calls)->trace)

/* Perf and trace handlers together, where their prototypes are the same. */
#define hook_for_each_observer(c, f, calls)				\
	__hook_for_each(c, f, (calls)->call + (calls)->perf)

/* The same where there are no deciders. */
#define hook_for_each_handler(c, f, calls)				\
	__hook_for_each(c, f, (calls)->call)

/* Where it is the only path, the walk is in line: registers are saved once. */
#if HOOKS_HAVE_SLOTS
#define __hook_walk	noinline
#else
#define __hook_walk	__always_inline
#endif

/*
 * Lockdep kernels know who is inside a handler, and see it when one unregisters
 * itself.
 */
#ifdef CONFIG_DEBUG_LOCK_ALLOC
extern struct lockdep_map hooks_inside_map;

static __always_inline void hook_lockdep_enter(void)
{
	lock_acquire(&hooks_inside_map, 0, 0, 2, 0, NULL, _THIS_IP_);
}

static __always_inline void hook_lockdep_exit(void)
{
	lock_release(&hooks_inside_map, _THIS_IP_);
}
#else
static __always_inline void hook_lockdep_enter(void) { }
static __always_inline void hook_lockdep_exit(void) { }
#endif

/* Preemption off is what the updater's grace period waits for. */
static __always_inline void hook_guard(void)
{
	preempt_disable_notrace();
	hook_lockdep_enter();
}

static __always_inline void hook_unguard(void)
{
	hook_lockdep_exit();
	preempt_enable_notrace();
}

/* Guard of atomic hooks that nest without limit: ``reentry free``. */
static __always_inline bool hook_enter_free(struct hook *hook)
{
	hook_guard();
	return true;
}

static __always_inline void hook_exit_free(struct hook *hook)
{
	hook_unguard();
}

/*
 * Guard of atomic hooks with ``reentry bounded``. What is counted is this CPU's,
 * for all hooks: the nested hits that it still has room for. An interrupt that
 * comes between taking and giving back leaves it as it found it.
 */
#ifdef CONFIG_X86
/* Newer kernels have the address space in the operand and not before it. */
#ifdef __my_cpu_var
#define __hooks_room	__my_cpu_var(hooks_room)
#else
#define __hooks_room	hooks_room
#endif

/* Decrement, and jump by the flags: two instructions. */
static __always_inline bool hooks_room_take(void)
{
	return !GEN_UNARY_RMWcc("decl", __hooks_room, s, __percpu_arg([var]));
}
#else
/* One address for both: where this CPU's variables are takes time to find out. */
static __always_inline bool hooks_room_take(void)
{
	int *room = this_cpu_ptr(&hooks_room);
	int left = READ_ONCE(*room) - 1;

	WRITE_ONCE(*room, left);
	return left >= 0;
}
#endif

static __always_inline bool hook_enter_bounded(struct hook *hook)
{
	hook_guard();
	return likely(hooks_room_take());
}

static __always_inline void hook_exit_bounded(struct hook *hook)
{
	__this_cpu_inc(hooks_room);
	hook_unguard();
}

/*
 * Guard of atomic hooks with ``reentry never``. A context (task, softirq, hardirq,
 * NMI) is known by its bits in the preempt count; with the others set it is
 * never 0. One NMI within another, as breakpoints make them, counts as a context
 * of its own.
 *
 * Contexts nest: of those that are inside a handler the innermost alone can be
 * ours. The hook keeps that one; the hit keeps the one outside of it, and puts it
 * back before the context that it interrupted goes on, so that plain operations
 * do.
 */
static __always_inline u32 hook_context(void)
{
	return preempt_count() | ~(NMI_MASK | HARDIRQ_MASK | SOFTIRQ_OFFSET);
}

static __always_inline bool hook_enter_never(struct hook *hook, u32 *outer)
{
	u32 context;

	hook_guard();
	context = hook_context();
	*outer = raw_cpu_read(hook->cpu->inside);
	if (unlikely(*outer == context))
		return false;
	raw_cpu_write(hook->cpu->inside, context);
	return true;
}

static __always_inline void hook_exit_never(struct hook *hook, u32 *outer)
{
	raw_cpu_write(hook->cpu->inside, *outer);
	hook_unguard();
}

/**
 * struct hook_frame - a task inside a sleepable hook; on its stack
 * @node: in the table of such tasks
 * @task: the task
 * @hook: the hook
 * @idx: of the SRCU read side
 */
struct hook_frame {
	struct hlist_node node;
	struct task_struct *task;
	struct hook *hook;
	int idx;
};

bool hook_frame_push(struct hook_frame *frame);
void hook_frame_pop(struct hook_frame *frame);

/*
 * Guards of sleepable hooks; handlers and the site may sleep inside, and move
 * to another CPU: so what nests is counted by task.
 */
static __always_inline bool hook_enter_sleepable(struct hook *hook, struct hook_frame *frame)
{
	frame->hook = hook;
	if (!hook_frame_push(frame))
		return false;
	frame->idx = srcu_read_lock(hook->desc->facility->srcu);
	return true;
}

/* With ``reentry free`` every hit passes. */
static __always_inline void hook_enter_sleepable_free(struct hook *hook,
						      struct hook_frame *frame)
{
	frame->hook = hook;
	hook_frame_push(frame);
	frame->idx = srcu_read_lock(hook->desc->facility->srcu);
}

static __always_inline void hook_exit_sleepable(struct hook *hook, struct hook_frame *frame)
{
	srcu_read_unlock(hook->desc->facility->srcu, frame->idx);
	hook_frame_pop(frame);
}

/* The rules differ in what hook_frame_push() lets pass. */
#define hook_exit_sleepable_free	hook_exit_sleepable
#define hook_enter_sleepable_bounded	hook_enter_sleepable
#define hook_exit_sleepable_bounded	hook_exit_sleepable
#define hook_enter_sleepable_never	hook_enter_sleepable
#define hook_exit_sleepable_never	hook_exit_sleepable

#define hook_suppressed_sleepable_never	hook_suppressed_sleepable
#define hook_suppressed_sleepable_bounded	hook_suppressed_sleepable

#endif /* _LINUX_HOOKS_DISPATCH_H */

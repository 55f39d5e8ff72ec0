/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the parts of the torture test share.
 *
 * Strikers hit the hooks (the targets) without pause, from tasks, interrupts and
 * NMIs, while updaters register and unregister handlers (the players) at random.
 * A player says at any time whether it must be called, may be, or must not, and
 * every call and every hit is held against that.
 */
#ifndef _HOOKS_TORTURE_H
#define _HOOKS_TORTURE_H

#include <linux/atomic.h>
#include <linux/bitmap.h>
#include <linux/debugfs.h>
#include <linux/hooks.h>
#include <linux/prandom.h>

struct hit;

#define NR_UPDATERS	4
#define NR_OWN		30	/* players of an updater */
#define NR_PLAYERS	(NR_UPDATERS * NR_OWN)
#define NR_VARIANTS	4	/* functions of one prototype */
#define NR_CLASSES	(HOOK_CLASS_TRACE + 1)
#define NR_PROBES	4
#define DEPTH_MAX	3	/* of hits from within handlers, in one context */

/*
 * What a player must do. It changes from DUE only by a compare-and-exchange,
 * since handlers and interrupts disable players too.
 */
enum duty {
	IDLE,		/* not be called: nobody has armed it, or that is over */
	MAYBE,		/* an update is under way */
	DUE,		/* be called by every hit */
};

#define DUTY_MASK	3UL	/* above it, a count of changes */

/**
 * struct player - a handler's data
 * @magic: PLAYER_MAGIC with its own address
 * @target: the hook that it is for
 * @handler: what it is registered by
 * @index: in players[], and in the map of those that a hit has called
 * @class: enum hook_class
 * @variant: which of the functions it goes with
 * @priority: as registered
 * @duty: enum duty and a count
 * @before: a stamp, drawn before it was registered
 * @after: a stamp, drawn once it was; ULONG_MAX until then
 * @set: a stamp, drawn for those that are registered together
 * @every: a decider refuses one of so many hits; 0 for never
 * @refusal: with this
 * @inside: how many calls are under way
 * @quits: it disables itself when it is called
 */
struct player {
	unsigned long magic;
	const struct target *target;
	const struct hook_handler *handler;
	unsigned int index;
	u8 class;
	u8 variant;
	int priority;
	unsigned long duty;
	unsigned long before;
	unsigned long after;
	unsigned long set;
	unsigned int every;
	int refusal;
	atomic_t inside;
	bool quits;
};

#define PLAYER_MAGIC	0x706c617965720000UL

extern struct player players[NR_PLAYERS];

/**
 * struct target - a hook under torture
 * @name: its name
 * @kind: handlers as they are registered on it
 * @hit: a site
 * @hit_too: another
 * @enabled: whether somebody is armed, as a site asks
 * @verdict: its default
 * @limit: most handlers
 * @decides: it takes deciders
 * @any: it takes any verdict
 * @never: handlers are not run inside themselves
 * @sleeps: it is sleepable
 * @state: what changes
 */
struct target {
	const char *name;
	struct hook_handler kind[NR_CLASSES][NR_VARIANTS];
	int (*hit)(struct hit *hit);
	int (*hit_too)(struct hit *hit);
	bool (*enabled)(void);
	int verdict;
	unsigned int limit;
	bool decides;
	bool any;
	bool never;
	bool sleeps;
	struct target_state *state;
};

/**
 * struct target_state - what changes of a target
 * @present: players that are about
 * @updates: updates that are under way
 * @missed: nested hits that had to be suppressed if somebody was armed
 * @missed_surely: those where somebody was
 */
struct target_state {
	DECLARE_BITMAP(present, NR_PLAYERS);
	atomic_t updates;
	atomic_long_t missed;
	atomic_long_t missed_surely;
};

#define NR_TARGETS	12

extern const struct target targets[NR_TARGETS];

static inline struct hook *target_hook(const struct target *target)
{
	return target->kind[HOOK_CLASS_TRACE][0].hook;
}

/* Where a striker runs. */
enum place { IN_TASK, IN_SOFTIRQ, IN_HARDIRQ, IN_NMI, NR_PLACES };

/**
 * struct striker - one who hits
 * @rnd: its randomness
 * @place: where it runs
 */
struct striker {
	struct rnd_state rnd;
	enum place place;
};

static inline u32 striker_random(struct striker *striker, u32 below)
{
	return prandom_u32_state(&striker->rnd) % below;
}

/* A player that was due before a hit, and what its duty was. */
struct probe {
	const struct player *player;
	unsigned long duty;
};

/**
 * struct hit - what a hit hands to the handlers, and what they write into it
 * @magic: HIT_MAGIC with its own address
 * @target: the hook that is hit
 * @parent: the hit whose handler has made this one
 * @striker: who hits
 * @seq: a random number
 * @depth: number of parents
 * @decided: a decider has returned something else than the default
 * @walked: a player found that the hook's path was the walk
 * @verdict: what observers must be told, and the site
 * @calls: players that were called
 * @last: the last of them
 * @banned: a player that this CPU has disabled before the hit
 * @called: those that were called
 * @probes: those that must be
 */
struct hit {
	unsigned long magic;
	const struct target *target;
	const struct hit *parent;
	struct striker *striker;
	unsigned long seq;
	u8 depth;
	bool decided;
	bool walked;
	int verdict;
	unsigned int calls;
	const struct player *last;
	const struct player *banned;
	DECLARE_BITMAP(called, NR_PLAYERS);
	struct probe probes[NR_PROBES];
};

#define HIT_MAGIC	0x6869740000000000UL

/* What is counted, per CPU; report.c has the names. */
enum count {
	COUNT_HITS,
	COUNT_HITS_SOFTIRQ,
	COUNT_HITS_HARDIRQ,
	COUNT_HITS_NMI,
	COUNT_HITS_NESTED,
	COUNT_CALLS,
	COUNT_PROBES,
	COUNT_REFUSALS,
	COUNT_SUPPRESSED,
	COUNT_WALKS_IN_UPDATE,
	COUNT_PATH_CHANGED,
	COUNT_FOUND_NOBODY,
	COUNT_CALLS_WHILE_GOING,
	COUNT_BUSY_WHILE_GOING,
	COUNT_SELF_DISABLED,
	COUNT_SHOT,
	COUNT_UPDATES,
	COUNT_CHANGES,
	COUNT_REFUSED,
	NR_COUNTS
};

struct torture_counts {
	unsigned long count[NR_COUNTS];
};

DECLARE_PER_CPU(struct torture_counts, torture_counts);

/* One instruction, so that an interrupt or an NMI may come at any point. */
#define torture_count_add(which, n)	this_cpu_add(torture_counts.count[which], n)
#define torture_count(which)		this_cpu_inc(torture_counts.count[which])

/* report.c */
unsigned long torture_count_sum(enum count which);
void torture_fail(const char *fmt, ...) __printf(1, 2);
bool torture_failed(void);
bool torture_over(void);
void torture_end(void);
int torture_report_init(unsigned int seconds);
void torture_report_exit(void);

/* player.c */
unsigned long stamp_draw(void);
void player_set_duty(struct player *player, enum duty duty);
bool player_release(struct player *player);
int called_to_decide(void *data, struct hit *hit, unsigned int variant);
void called_to_observe(void *data, struct hit *hit, unsigned int variant, int verdict);
void called_to_watch(void *data, struct hit *hit, unsigned int variant);

/* strike.c */
void strike(struct striker *striker, const struct target *target,
	    const struct hit *parent, const struct player *banned);
void strike_any(struct striker *striker, const struct hit *parent);
int strikers_start(u64 seed, unsigned int nmi_usecs);
void strikers_stop(void);

/* update.c */
int updaters_start(u64 seed);
void updaters_stop(void);

/* sites.c */
bool sites_quiet(void);
void sites_check(void);

#endif /* _HOOKS_TORTURE_H */

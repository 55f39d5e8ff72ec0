// SPDX-License-Identifier: GPL-2.0-only
/*
 * The update protocol of one hook: hooks/dispatch.c, hooks/attach.c, and the
 * dispatch code that the generator makes. Inlines bear the names of the functions
 * that they stand for. Documentation/updates.rst has the argument in words.
 *
 * Who takes part, without end and in any order:
 *
 *   caller	hits the hook. It may stop at every step: past the site's jump
 *		label and before the guard it is a late entrant
 *   updater 0	registers and unregisters one handler: A, B or C
 *   updater 1	is a module with the handlers B and C: it registers both, and
 *		unregisters both, after which their text goes; and it does the
 *		settling work
 *   killer	calls hook_disable(), from any context
 *
 * Handlers are called in the order A, B, C, so that each comes in front, in the
 * middle or last, into a free slot or not. By default it is a void hook with two
 * slots, which have no jump labels, since the path leads to them: three handlers
 * need the walk. With -DDECIDES it is an int hook: A decides and has slot 0, B and
 * C observe and have slots 1 and 2, each slot has a label, and all fit.
 *
 * Two callers run, unless there is a killer (-DVICTIMS, the set of entries that it
 * may meet): then there is one. It is as good as two, since a caller writes
 * nothing that others read but that it is inside, for which updaters wait: leave
 * one of two callers out of any run, and what is left is a run.
 *
 * What stands for what:
 *
 *   - A handler is a number, its data the same number.
 *   - On a void hook A has two entries: it can be registered again while one that
 *     was killed is not buried yet. The killer meets the first of them.
 *   - An array is the set of the entries that are called from it; one that is
 *     made idle leaves it. A caller copies the array when it looks at it, and so
 *     may miss that an entry is made idle: that adds behaviour. Who looks through
 *     which array is kept apart, in array[], for the assertions on reuse.
 *   - What a slot holds that nobody can be inside of does not matter: STALE.
 *   - A grace period waits until all who were inside when it began have left it
 *     once: callers the guard, be it RCU's or SRCU's, the killer its RCU read side.
 *   - Memory is sequentially consistent. All that x86, the only machine with
 *     slots, does beyond that is to carry out a load before an earlier store of
 *     the same CPU. Where it matters the source has a barrier; without it the load
 *     comes first, as the faults NO_..._BARRIER have it. Text is patched by
 *     interrupting every CPU, which is a barrier on all of them.
 *   - Steps of an updater that only updaters see are taken together. Looks at
 *     entry->dead of several entries are, too: one at a time is being killed.
 *
 * What is asserted:
 *
 *   - a handler gets its own data
 *   - a handler is not called, and is not running, once unregistering it has
 *     returned, when its text may go
 *   - no hit that begins after hook_disable() has returned calls the handler
 *   - a hit calls each handler at most once, in order, and leaves out none that
 *     was registered before it began and still is
 *   - no array is filled or freed that somebody looks through
 *   - while no change is under way: the site is armed if and only if somebody is
 *     registered, nobody killed is forgotten, and hits take the slots if and
 *     only if the handlers fit
 *
 * A macro with the name of a fault leaves a step out or takes it in a wrong
 * order; kunit/model/check has them all.
 */

#ifdef VICTIMS
#define CALLERS		1
#else
#define CALLERS		2
#define VICTIMS		0
#endif

/* Handlers: numbers in calling order, and sets. */
#define NONE		0
#define A		1
#define B		2
#define C		3
#define SET(h)		(1 << ((h) - 1))
#define BEFORE(h)	(SET(h) - 1)
#define FIRST(hs)	(((hs) & 1) -> A : (((hs) & 2) -> B : (((hs) & 4) -> C : NONE)))
#define REST(hs)	((hs) & ((hs) - 1))

/* Sets of entries: 1 and 2 are A's, 4 is B's, 8 is C's. */
#ifdef DECIDES
#define A_ENTRIES	1
#else
#define A_ENTRIES	3
#endif
#define HANDLERS(es)	((((es) & 3) -> 1 : 0) | (((es) >> 1) & 6))
#define ENTRIES(hs)	((((hs) & 1) -> A_ENTRIES : 0) | (((hs) & 6) << 1))

/* In a slot: any function, any data. To call it is an error. */
#define STALE		4

/* enum hook_path */
#define SETTLING	0
#define WALK		1
#define ONE		2
#define DECIDER		3
#define SLOTS		4

/* Whom plan_slots() puts where, whether they fit, and plan_path(). */
#ifdef DECIDES
#define FITS(hs)	true
#define PLAN_0(hs)	(((hs) & 1) -> A : NONE)
#define PLAN_1(hs)	FIRST((hs) & 6)
#define PLAN_2(hs)	FIRST(REST((hs) & 6))
#define TARGET(hs)	(REST(hs) -> SLOTS : ((hs) == 1 -> DECIDER : ONE))
#else
#define FITS(hs)	((hs) != 7)
#define PLAN_0(hs)	FIRST(hs)
#define PLAN_1(hs)	FIRST(REST(hs))
#define TARGET(hs)	(REST(hs) -> SLOTS : ONE)
#endif

/* struct hook */
byte path = WALK;
bool site;			/* key: the jump label of the sites */
byte slot_fn[3] = STALE;	/* the static calls */
byte slot_data[3] = STALE;
bool slot_armed[3];		/* their jump labels */
bool has_calls;			/* calls is not NULL */
byte calls;
byte has_incoming;		/* incoming is not NULL, or is the same as calls */
byte incoming;
bool next;			/* these three: not NULL */
bool spare;
bool retired;
bool walked;
bool slots_quiet = true;
byte slots_path = ONE;
bool unsettled;

/* struct hook_entry, as sets */
byte hashed;			/* found by the handler's address */
byte has_hook;
byte linked;			/* on the hook's list */
byte dead;

bool hooks_lock;

#define APART		1
#define SAME		2

/* RCU: who is inside, and for whom the updater waits still. */
#define KILLER		2
byte inside;
byte waited_for;

/* Who looks through an array, and what the array is to the hook. */
#define IN_NONE		0
#define IN_CALLS	1
#define IN_INCOMING	2
#define IN_RETIRED	3
#define IN_SPARE	4
byte array[3];

/* For the assertions. */
byte sure;			/* handlers: registering has returned */
byte disabled;			/* handlers: hook_disable() has returned */
byte gone = 7;			/* handlers: unregistering has returned */
byte killing;			/* the entry that the killer has in hand */
bool superseded;		/* its handler has been registered again since */
byte last[2];			/* the handler that a caller called last, or is in */
byte must[2];			/* handlers that its hit must call yet */
byte must_not[2];		/* handlers that its hit must not call */

#define IS_IN(n, hs)	(last[n] != NONE && (SET(last[n]) & (hs)))

/* An array changes its part. */
inline become(what, then)
{
	array[0] = (array[0] == what -> then : array[0]);
	array[1] = (array[1] == what -> then : array[1]);
	array[KILLER] = (array[KILLER] == what -> then : array[KILLER])
}

#define NOBODY(what)							\
	(array[0] != what && array[1] != what && array[KILLER] != what)

/* ------------------------------------------------------------------ a hit */

inline call(fn, arg)
{
	d_step {
		assert(fn != STALE);
		assert(fn == arg);
		assert(fn > last[me]);
		assert(!(must[me] & BEFORE(fn)));
		assert(!(must_not[me] & SET(fn)));
		assert(!(gone & SET(fn)));
		must[me] = must[me] & ~SET(fn);
		must_not[me] = must_not[me] & ~BEFORE(fn);
		last[me] = fn;
		data = NONE
	}
}

inline hook_guard()
{
	d_step {
		inside = inside | (1 << me);
		must[me] = sure;
		must_not[me] = disabled
	}
}

inline hook_unguard()
{
	d_step {
		assert(!must[me]);
		inside = inside & ~(1 << me);
		waited_for = waited_for & ~(1 << me);
		array[me] = IN_NONE;
		last[me] = NONE;
		must_not[me] = 0
	}
}

inline slot_call(i)
{
	data = slot_data[i];
	call(slot_fn[i], data)
}

/* The first slot's data is loaded before its label is asked. */
inline dispatch_many()
{
	data = slot_data[0];
#ifdef DECIDES
	if
	:: slot_armed[0] ->
		call(slot_fn[0], data);
		if
		:: true
		:: goto decided
		fi
	:: else
	fi;
	if
	:: slot_armed[1] ->
		slot_call(1);
		if
		:: slot_armed[2] -> slot_call(2)
		:: else
		fi
	:: else
	fi
#else
	call(slot_fn[0], data);
	slot_call(1)
#endif
}

/* Of all handlers, or of the observers, who are told that a decider has refused. */
inline dispatch_walk(whom)
{
	d_step {
		assert(has_calls);
		todo = HANDLERS(calls) & (whom);
		array[me] = IN_CALLS
	}
	do
	:: todo ->
		call(FIRST(todo), FIRST(todo));
		todo = REST(todo)
	:: else -> break
	od
}

#ifdef PATH_BEFORE_GUARD
#define PATH		seen
#else
#define PATH		path
#endif

proctype caller(byte me)
{
	byte data, todo, seen;

	do
	:: d_step { !site -> assert(!sure) }
	:: site ->
#ifdef PATH_BEFORE_GUARD
		seen = path;
#endif
		/* Until it has the guard a late entrant. */
		hook_guard();
		/* hook_path_is() and hook_path_is_above() read the byte each time. */
#ifdef DECIDES
		if
		:: PATH == DECIDER -> slot_call(0); goto out
		:: else
		fi;
		if
		:: PATH > DECIDER -> dispatch_many(); goto out
		:: else
		fi;
		if
		:: PATH == ONE -> slot_call(1); goto out
		:: else
		fi;
		dispatch_walk(7);
		goto out;
decided:
		data = NONE;
		dispatch_walk(6);
#else
		if
		:: PATH == ONE -> slot_call(0); goto out
		:: else
		fi;
		if
		:: PATH > ONE -> dispatch_many(); goto out
		:: else
		fi;
		dispatch_walk(7);
#endif
out:
		data = NONE;
		hook_unguard()
	od
}

/* --------------------------------------------------------- hook_disable() */

#ifdef IDLE_BY_FUNCTION
#define LIKE(es)	ENTRIES(HANDLERS(es))
#else
#define LIKE(es)	(es)
#endif

inline hooks_entry_find(es)
{
	d_step {
		(hashed & ~dead & (es)) ->
		killing = es;
		inside = inside | (1 << KILLER);
		sure = sure & ~HANDLERS(killing);
		must[0] = must[0] & ~HANDLERS(killing);
		must[1] = must[1] & ~HANDLERS(killing)
	}
}

inline load_incoming()
{
	array[KILLER] = (has_incoming == APART -> IN_INCOMING :
			 (has_incoming == SAME -> IN_CALLS : IN_NONE))
}

inline load_calls()
{
	array[KILLER] = (has_calls -> IN_CALLS : IN_NONE)
}

/* Of the array that was looked up last. */
inline calls_idle()
{
	d_step {
		if
		:: array[KILLER] == IN_CALLS -> calls = calls & ~LIKE(killing)
		:: array[KILLER] == IN_INCOMING -> incoming = incoming & ~LIKE(killing)
		:: else
		fi
	}
}

#ifdef CALLS_FIRST
#define load_first()	load_calls()
#define load_second()	load_incoming()
#else
#define load_first()	load_incoming()
#define load_second()	load_calls()
#endif

inline hooks_kill()
{
#ifdef HOOK_BEFORE_DEAD
	hook = (has_hook & killing) != 0;
#endif
#ifdef NO_KILL_BARRIER
	load_first();
#endif
	dead = dead | killing;
	/* smp_mb() */
	atomic {
#ifndef HOOK_BEFORE_DEAD
		hook = (has_hook & killing) != 0;
#endif
#ifndef NO_KILL_BARRIER
		load_first()
#endif
	}
	if
	:: hook ->
		calls_idle();
		load_second();
		calls_idle();
		path = WALK;
		unsettled = true
	:: else
	fi
}

inline hook_disable_returns()
{
	d_step {
		inside = inside & ~(1 << KILLER);
		waited_for = waited_for & ~(1 << KILLER);
		array[KILLER] = IN_NONE;
		if
		:: !superseded -> disabled = disabled | HANDLERS(killing)
		:: else -> superseded = false
		fi;
		killing = 0;
		hook = false
	}
}

proctype killer()
{
	bool hook;

	do
	:: if
	   :: hooks_entry_find(VICTIMS & 1)
	   :: hooks_entry_find(VICTIMS & 4)
	   :: hooks_entry_find(VICTIMS & 8)
	   fi;
	   hooks_kill();
	   hook_disable_returns()
	od
}

/* ------------------------------------------------------- under hooks_lock */

#ifdef QUIET_BY_PATH
#define WALKED		(path == WALK)
#else
#define WALKED		walked
#endif

#if defined(SPARE_EARLY) || defined(FREE_EARLY)
#define WAITED		true
#else
#define WAITED		waited
#endif

inline plan_slots()
{
	plan = HANDLERS(linked & ~dead)
}

/* slot_in_use(), slot_holds() */
#ifdef DECIDES
#define IN_USE(i)	slot_armed[i]
#elif defined(IN_USE_BY_PATH)
#define IN_USE(i)	(path > (i -> ONE : WALK))
#else
#define IN_USE(i)	(!slots_quiet && (i == 0 || slots_path != ONE))
#endif
#define HOLDS(i, h)	(h != NONE && slot_fn[i] == h && slot_data[i] == h)
#define KEEPS(i, h)	(!IN_USE(i) || HOLDS(i, h))

#ifdef DECIDES
#define SLOTS_KEEP							\
	(KEEPS(0, PLAN_0(plan)) && KEEPS(1, PLAN_1(plan)) &&		\
	 KEEPS(2, PLAN_2(plan)))
#else
#define SLOTS_KEEP							\
	(KEEPS(0, PLAN_0(plan)) && KEEPS(1, PLAN_1(plan)))
#endif

#if defined(DECIDES) && !defined(FIRST_DECIDER_GROWS)
#define FIRST_DECIDER	(path == SLOTS && PLAN_0(plan) != NONE && !IN_USE(0))
#else
#define FIRST_DECIDER	false
#endif

inline slots_only_grow()
{
#ifdef IN_USE_BY_PATH
	grow = path > WALK && FITS(plan) && !FIRST_DECIDER;
	grow = grow && SLOTS_KEEP
#else
	grow = path > WALK && FITS(plan) && !FIRST_DECIDER && SLOTS_KEEP
#endif
}

/* Takes the reserved array, or else the spare one. */
inline calls_fill()
{
	d_step {
		assert(next || spare);
		if
		:: next -> next = false
		:: else ->
			assert(NOBODY(IN_SPARE));
			spare = false
		fi;
		fill = linked & ~dead
	}
}

/* smp_store_release(&hook->incoming, calls) */
inline calls_show()
{
	d_step {
		incoming = fill;
		has_incoming = APART
	}
}

inline calls_recheck()
{
	d_step {
		if
		:: has_incoming == APART -> incoming = incoming & ~LIKE(linked & dead)
		:: else -> calls = calls & ~LIKE(linked & dead)
		fi;
		unsettled = unsettled || (linked & dead)
	}
}

inline calls_prepare()
{
	calls_fill();
#ifdef NO_PREPARE_BARRIER
	fill = fill & ~(linked & dead);
#endif
	calls_show();
	/* smp_mb(); look for the dead */
#if !defined(NO_RECHECK) && !defined(RECHECK_LATE) && !defined(NO_PREPARE_BARRIER)
	calls_recheck();
#endif
	skip
}

/* rcu_replace_pointer(hook->calls, calls, true) */
inline calls_replace()
{
	d_step {
		calls = incoming;
		incoming = 0;
		has_incoming = SAME;
		retired = has_calls;
		has_calls = true;
		become(IN_CALLS, IN_RETIRED);
		become(IN_INCOMING, IN_CALLS)
	}
}

/* Step 1: publish the new array, and send the hits to the walk. */
inline hooks_publish()
{
	calls_prepare();
	calls_replace();
#ifdef RECHECK_LATE
	calls_recheck();
#endif
	has_incoming = 0;
	plan_slots();
	slots_only_grow();
	walked = !spare || !grow;
#ifndef PATH_KEPT
	if
	:: walked -> path = WALK
	:: else
	fi;
#endif
#ifdef DATA_FIRST
	if
	:: walked && FITS(plan) -> slot_data[0] = PLAN_0(plan)
	:: else
	fi;
#endif
	skip
}

/* Step 2: a grace period. */
inline hooks_wait()
{
#ifndef NO_GRACE_PERIOD
	waited_for = inside;
	waited_for == 0;
#endif
	waited = true
}

inline calls_retire()
{
	if
	:: retired && !spare && WAITED ->
		spare = true;
		become(IN_RETIRED, IN_SPARE)
	:: retired && spare && WAITED ->
		assert(NOBODY(IN_RETIRED))
	:: else ->
		/* RCU frees it, or there is none. */
		become(IN_RETIRED, IN_NONE)
	fi;
	retired = false
}

inline slot_forget(i)
{
	slot_fn[i] = STALE;
	slot_data[i] = STALE
}

inline slot_set(i, h)
{
	if
	:: h == NONE ->
		d_step {
			slot_armed[i] = false;
			slot_forget(i)
		}
	:: else ->
		if
		:: IN_USE(i) && HOLDS(i, h)
		:: else ->
#ifdef KEY_EARLY
			slot_armed[i] = true;
#endif
			slot_data[i] = h;
			slot_fn[i] = h;
#ifdef DECIDES
			slot_armed[i] = true
#endif
		fi
	fi
}

/* cmpxchg(): not if hooks_kill() has been there since. */
inline path_restore(old)
{
	d_step {
		slots_quiet = false;
#ifndef DECIDES
		slots_path = TARGET(plan);
#endif
		if
		:: path == old -> path = TARGET(plan)
		:: else
		fi
	}
}

inline slots_write(old)
{
#ifdef PATH_EARLY
	path_restore(old);
#endif
	slot_set(0, PLAN_0(plan));
	slot_set(1, PLAN_1(plan));
#ifdef DECIDES
	slot_set(2, PLAN_2(plan));
#endif
#ifdef NO_MARK
	path_restore(path);
	if
	:: linked & dead -> path = WALK
	:: else
	fi
#elif !defined(PATH_EARLY)
	path_restore(old)
#endif
}

/* The first store is an xchg(), which is a barrier. */
inline settle_quiet()
{
#ifdef NO_MARK_BARRIER
	plan_slots();
	path = SETTLING;
#else
	path = SETTLING;
	plan_slots();
#endif
	if
	:: plan && FITS(plan) -> slots_write(SETTLING)
	:: else ->
		d_step {
			if
			:: path == SETTLING -> path = WALK
			:: else
			fi
		}
	fi
}

inline settle_walking()
{
#ifndef WALK_LEFT_TO_KILLER
	path = WALK;
#endif
	unsettled = true
}

/* Step 3: rewrite the slots, and send the hits there. */
inline hooks_settle()
{
	d_step {
		calls_retire();
		if
		:: waited && WALKED ->
			slots_quiet = true;
			slots_path = ONE;
			slot_forget(0);
			slot_forget(1);
			slot_forget(2)
		:: else
		fi;
		plan_slots()
	}
	old = path;
	if
	:: old == WALK && (!plan || !FITS(plan))
	:: old == WALK && plan && FITS(plan) && slots_quiet -> settle_quiet()
	:: else ->
#ifdef GROW_UNCHECKED
		grow = old > WALK;
#else
		slots_only_grow();
#endif
		if
		:: grow -> slots_write(old)
		:: else -> settle_walking()
		fi
	fi
}

inline hooks_arm()
{
	site = site || (linked & ~dead)
}

inline hooks_disarm()
{
	site = site && (linked & ~dead)
}

#define REGISTER	1
#define UNREGISTER	2
#define SETTLE		3

/* Is nobody of them registered, and is there an entry for each? */
#define CAN_JOIN(hs)							\
	(!(hashed & ~dead & ENTRIES(hs)) &&				\
	 (!((hs) & 1) || ((hashed | killing) & 3) != A_ENTRIES) &&	\
	 !((hashed | killing) & ENTRIES((hs) & 6)))
#define FREE_ENTRIES(hs)						\
	((((hs) & 1) -> (((hashed | killing) & 1) -> 2 : 1) : 0) |	\
	 ENTRIES((hs) & 6))

/* C is late: its entry is found before it has a hook. */
inline hooks_entry_alloc(hs)
{
	op = REGISTER;
	who = hs;
	es = FREE_ENTRIES(hs);
	hashed = hashed | es;
	dead = dead & ~es;
	has_hook = (has_hook & ~es) | (es & 7);
	gone = gone & ~who;
	disabled = disabled & ~who;
	superseded = superseded || (HANDLERS(killing) & who);
	must_not[0] = must_not[0] & ~who;
	must_not[1] = must_not[1] & ~who
}

/* Where it was attached earlier, and others were armed since, none is reserved. */
inline hooks_entry_join()
{
	has_hook = has_hook | es;
	linked = linked | es;
	if
	:: true ->
		next = true;
		spare = true
	:: spare && has_calls
	fi
}

inline entry_go()
{
	hashed = hashed & ~es;
	linked = linked & ~es
}

inline handlers_go(hs)
{
	op = UNREGISTER;
	who = hs;
	es = hashed & ENTRIES(who);
	sure = sure & ~who;
	must[0] = must[0] & ~who;
	must[1] = must[1] & ~who;
	entry_go()
}

/* With the first half of hook_bury_dead(). */
inline hooks_settle_unsettled()
{
	op = SETTLE;
	unsettled = false
}

inline hook_bury_dead()
{
	/* smp_mb() */
	d_step {
		es = linked & dead;
		entry_go()
	}
}

/* The entries are freed; handlers that have no other may go. */
inline gone_free()
{
	dead = dead & ~es;
	who = who | (HANDLERS(es) & ~HANDLERS(hashed));
	assert(!IS_IN(0, who) && !IS_IN(1, who));
	gone = gone | who;
	disabled = disabled & ~who
}

inline unlock()
{
	if
	:: !killing && !unsettled ->
		assert(!(linked & dead));
		assert(site == (linked != 0));
		assert((path >= ONE) == (linked && FITS(HANDLERS(linked))))
	:: else
	fi;
	op = 0;
	who = 0;
	es = 0;
	plan = 0;
	fill = 0;
	old = 0;
	waited = false;
	grow = false;
	walked = false;
	hooks_lock = false
}

inline changes_grow()
{
#ifdef SITE_EARLY
	hooks_arm();
#endif
	hooks_publish();
	/*
	 * Another hook of the set may need a wait where this one does not. And trace
	 * events go without where it does, unless the spare array was taken.
	 */
	if
	:: hooks_wait()
#ifdef SPARE_EARLY
	:: true
#else
	:: spare
#endif
	fi;
	hooks_settle();
	d_step {
		hooks_arm();
		sure = sure | (who & ~HANDLERS((dead | killing) & es));
		unlock()
	}
}

inline changes_shrink()
{
	if
	:: op == UNREGISTER && !es
	:: else ->
#ifndef KEY_MISCOUNTED
		hooks_disarm();
#endif
		hooks_publish();
		hooks_wait();
		hooks_settle()
	fi;
	d_step {
		gone_free();
		unlock()
	}
}

proctype updater(byte me)
{
	byte op, who, es, plan, fill, old;
	bool waited, grow;

	do
	:: atomic {
		!hooks_lock ->
		hooks_lock = true;
		if
		:: me == 0 && CAN_JOIN(1) -> hooks_entry_alloc(1)
		:: me == 0 && CAN_JOIN(2) -> hooks_entry_alloc(2)
		:: me == 0 && CAN_JOIN(4) -> hooks_entry_alloc(4)
		:: me == 1 && CAN_JOIN(6) -> hooks_entry_alloc(6)
		:: me == 0 -> handlers_go(1)
		:: me == 0 -> handlers_go(2)
		:: me == 0 -> handlers_go(4)
		:: me == 1 -> handlers_go(6)
		:: me == 1 && unsettled -> hooks_settle_unsettled()
		fi
	   }
	   if
	   :: op == REGISTER ->
		atomic { hooks_entry_join() };
		changes_grow()
	   :: else ->
		if
		:: op == SETTLE -> hook_bury_dead()
		:: else
		fi;
		changes_shrink()
	   fi
	od
}

init {
	atomic {
		run caller(0);
		if
		:: CALLERS == 2 -> run caller(1)
		:: else -> run killer()
		fi;
		run updater(0);
		run updater(1)
	}
}

// SPDX-License-Identifier: GPL-2.0-only
/*
 * The update protocol of one hook: hooks/dispatch.c, hooks/attach.c, and the
 * dispatch code that the generator makes. What bears the name of a function there
 * stands for it, and takes the same steps in the same order (steps.py compares
 * them). Documentation/updates.rst has the argument in words.
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
 * need the walk. It is varied by macros:
 *
 *   DECIDES	an int hook: A decides and has slot 0, B and C observe and have
 *		slots 1 and 2, each slot has a label, and all fit
 *   VICTIM	there is a killer, and this is the entry that it meets
 *   TWICE	it also meets it where it is dead: another has disabled it
 *   REFUSED	of what updaters register some cannot join: all or none do
 *   WITHDRAWN	the owner goes at times, and returns
 *   LOADS_EARLY	updaters look for the dead as early as the machine may
 *   ATTACHED	others are attached at times, but are not armed; all that is seen
 *		of them is the array that is reserved for them
 *
 * Two callers run, and where there is a killer one. It is as good as two, since a
 * caller writes nothing that others read but that it is inside, for which
 * updaters wait: leave one of two callers out of any run, and what is left is a
 * run. A handler that disables itself is no more than a caller that takes no
 * step while the killer takes all of his.
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
 *     comes first, as the faults NO_..._BARRIER have it. Where the source has none
 *     the model has both orders, or, if the store is one that only updaters look
 *     at, its own. Text is patched by interrupting every CPU, which is a barrier on
 *     all of them.
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
 *   - somebody can always take a step
 *
 * Any other macro is a fault, which leaves a step out or takes it in a wrong
 * order; kunit/model/check has them all.
 */

#ifdef VICTIM
#define CALLERS		1
#else
#define CALLERS		2
#define VICTIM		0
#endif

/* Handlers: numbers in calling order, and sets. */
#define NONE		0
#define A		1
#define B		2
#define C		3
#define SET(h)		(1 << ((h) - 1))
#define BEFORE(h)	(SET(h) - 1)
#define HEAD(hs)	(((hs) & 1) -> A : (((hs) & 2) -> B : (((hs) & 4) -> C : NONE)))
#define TAIL(hs)	((hs) & ((hs) - 1))

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
#define FIRST		2
#define SLOTS		3
#define OBSERVER	128

/* Whom plan_slots() puts where, whether they fit, and plan_path(). */
#ifdef DECIDES
#define FITS(hs)	true
#define PLAN_0(hs)	(((hs) & 1) -> A : NONE)
#define PLAN_1(hs)	HEAD((hs) & 6)
#define PLAN_2(hs)	HEAD(TAIL((hs) & 6))
#define plan_path(hs)	(TAIL(hs) -> SLOTS : (((hs) & 1) -> FIRST : OBSERVER))
#else
#define FITS(hs)	((hs) != 7)
#define PLAN_0(hs)	HEAD(hs)
#define PLAN_1(hs)	HEAD(TAIL(hs))
#define plan_path(hs)	(TAIL(hs) -> SLOTS : FIRST)
#endif

/* struct hook */
byte path = WALK;
bool site;			/* key: the jump label of the sites */
byte slot_fn[3] = STALE;	/* the static calls */
byte slot_data[3] = STALE;
bool slot_armed[3];		/* their jump labels */
bool has_calls;			/* calls is not no_calls */
byte calls;
byte has_incoming;		/* incoming is not NULL, or is the same as calls */
byte incoming;
bool next;			/* these three: not NULL */
bool spare;
bool retired;
bool slots_quiet = true;
byte slots_path = FIRST;
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
byte coming;			/* callers that are past the site's label */

/* Who looks through an array, and what the array is to the hook. */
#define IN_NONE		0
#define IN_CALLS	1
#define IN_INCOMING	2
#define IN_RETIRED	3
#define IN_SPARE	4
#define FIRST_LOOK	2
#define SECOND_LOOK	3
byte array[4];			/* callers; hooks_kill(), the first and the second */

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
	array[FIRST_LOOK] = (array[FIRST_LOOK] == what -> then : array[FIRST_LOOK]);
	array[SECOND_LOOK] = (array[SECOND_LOOK] == what -> then : array[SECOND_LOOK])
}

#define NOBODY(what)							\
	(array[0] != what && array[1] != what &&			\
	 array[FIRST_LOOK] != what && array[SECOND_LOOK] != what)

/* ------------------------------------------------------------------ a hit */

inline call(fn, arg)
{
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
		coming = coming & ~(1 << me);
		waited_for = waited_for & ~(1 << me);
		array[me] = IN_NONE;
		data = NONE;
		last[me] = NONE;
		must_not[me] = 0
	}
}

inline hook_path()
{
#ifndef PATH_BEFORE_GUARD
	seen = path
#else
	skip
#endif
}

inline load_data(i)
{
#ifdef DATA_BEFORE_PATH
	data = (i == 0 -> data : slot_data[i])
#else
	data = slot_data[i]
#endif
}

inline slot_call(i)
{
	load_data(i);
	d_step { call(slot_fn[i], data) }
}

/* Of all handlers, or of those who are told that a decider has refused. */
inline walk_some(whom)
{
	d_step {
		todo = HANDLERS(calls) & (whom);
		array[me] = (has_calls -> IN_CALLS : IN_NONE)
	}
	do
	:: todo ->
		d_step {
			call(HEAD(todo), HEAD(todo));
			todo = TAIL(todo)
		}
	:: else -> break
	od
}

#define walk()		walk_some(7)
#define tell()		walk_some(6)

/* The first slot's data is loaded before its label is asked. */
inline many()
{
	load_data(0);
#ifdef DECIDES
	if
	:: slot_armed[0] ->
		d_step { call(slot_fn[0], data) };
		if
		:: true
		:: goto decided
		fi
	:: else
	fi;
	if
	:: slot_armed[1] ->
		slot_call(1);
#ifdef DATA_BEFORE_LABEL
		data = slot_data[2];
		if
		:: slot_armed[2] -> d_step { call(slot_fn[2], data) }
#else
		if
		:: slot_armed[2] -> slot_call(2)
#endif
		:: else
		fi
	:: else
	fi;
	goto out;
decided:
	tell()
#else
	d_step { call(slot_fn[0], data) };
	slot_call(1)
#endif
}

proctype caller(byte me)
{
	byte data, todo, seen;

	do
	:: d_step { !site -> assert(!sure) }
#ifdef WITHDRAWN
	:: d_step { site -> coming = coming | (1 << me) };
#else
	:: site ->
#endif
#ifdef PATH_BEFORE_GUARD
		seen = path;
#endif
		/* Until it has the guard a late entrant. */
		hook_guard();
#ifdef DATA_BEFORE_PATH
		data = slot_data[0];
#endif
		hook_path();
		if
		:: seen == FIRST -> seen = NONE; slot_call(0)
		:: seen == SLOTS -> seen = NONE; many()
#ifdef DECIDES
		:: seen == OBSERVER -> seen = NONE; slot_call(1)
#endif
		:: else -> seen = NONE; walk()
		fi;
out:
		hook_unguard()
	od
}

/* --------------------------------------------------------- hook_disable() */

inline settle_later()
{
	unsettled = true
}

#ifdef IDLE_BY_FUNCTION
#define LIKE(es)	ENTRIES(HANDLERS(es))
#else
#define LIKE(es)	(es)
#endif

inline calls_idle(which, es)
{
	if
	:: which == IN_CALLS -> calls = calls & ~LIKE(es)
	:: which == IN_INCOMING -> incoming = incoming & ~LIKE(es)
	:: else
	fi
}

inline load_incoming(look)
{
#ifndef NO_INCOMING
	array[look] = (has_incoming == APART -> IN_INCOMING :
		       (has_incoming == SAME -> IN_CALLS : IN_NONE))
#else
	array[look] = IN_NONE
#endif
}

inline load_calls(look)
{
	array[look] = (has_calls -> IN_CALLS : IN_NONE)
}

#ifdef CALLS_FIRST
#define load_first()	load_calls(FIRST_LOOK)
#define load_second()	load_incoming(SECOND_LOOK)
#else
#define load_first()	load_incoming(FIRST_LOOK)
#define load_second()	load_calls(SECOND_LOOK)
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
		load_first();
#endif
		if
		:: hook
		:: hook ->
			/* The machine may have it before the store. */
			load_second();
			early = true
		:: else
		fi
	}
	if
	:: hook ->
		d_step {
			calls_idle(array[FIRST_LOOK], killing);
			if
			:: !early -> load_second()
			:: else -> early = false
			fi
		}
		d_step { calls_idle(array[SECOND_LOOK], killing) };
		path = WALK;
		settle_later()
	:: else
	fi
}

#ifndef TWICE
#define FINDS(es)	(hashed & ~dead & (es))
#else
/* One that is dead is found too, where there is no other. */
#define FINDS(es)							\
	((hashed & ~dead & (es)) ||					\
	 ((hashed & (es)) && !(hashed & ~dead & ENTRIES(HANDLERS(es)))))
#endif

#ifdef DISABLE_WITHOUT_RCU
#define RCU_READER	0
#else
#define RCU_READER	(1 << KILLER)
#endif

inline hook_disable()
{
	d_step {
		FINDS(VICTIM) ->
		killing = VICTIM;
		inside = inside | RCU_READER;
		sure = sure & ~HANDLERS(VICTIM);
		must[0] = must[0] & ~HANDLERS(VICTIM);
		must[1] = must[1] & ~HANDLERS(VICTIM)
	}
	hooks_kill();
	d_step {
		inside = inside & ~RCU_READER;
		waited_for = waited_for & ~RCU_READER;
		array[FIRST_LOOK] = IN_NONE;
		array[SECOND_LOOK] = IN_NONE;
		if
		:: !superseded -> disabled = disabled | HANDLERS(VICTIM)
		:: else -> superseded = false
		fi;
		killing = 0;
		hook = false
	}
}

proctype killer()
{
	bool hook, early;

	do
	:: hook_disable()
	od
}

/* ------------------------------------------------------- under hooks_lock */

#define hooks_entry_wanted(es)	((es) & ~dead)
#define hooks_any_wanted()	hooks_entry_wanted(linked)

inline plan_slots()
{
	plan = HANDLERS(hooks_entry_wanted(linked))
}

/* Looks for the dead that the machine may have before stores in front of them. */
#ifdef LOADS_EARLY
inline plan_early()
{
	if
	:: plan_slots();
	   planned = true
	:: true
	fi
}

inline plan_slots_unless(done)
{
	if
	:: done -> planned = false
	:: !planned -> plan_slots()
	fi
}
#else
#define plan_early()		skip
#define plan_slots_unless(done)	plan_slots()
#endif

#ifdef DECIDES
#define slot_in_use(i)	slot_armed[i]
#elif defined(IN_USE_BY_PATH)
#define slot_in_use(i)	(i -> path == SLOTS : path > WALK)
#else
#define slot_in_use(i)	(!slots_quiet && (i == 0 || slots_path != FIRST))
#endif
#define slot_holds(i, h)	(h != NONE && slot_fn[i] == h && slot_data[i] == h)
#define KEEPS(i, h)		(!slot_in_use(i) || slot_holds(i, h))

#ifdef DECIDES
#define SLOTS_KEEP							\
	(KEEPS(0, PLAN_0(plan)) && KEEPS(1, PLAN_1(plan)) &&		\
	 KEEPS(2, PLAN_2(plan)))
#else
#define SLOTS_KEEP							\
	(KEEPS(0, PLAN_0(plan)) && KEEPS(1, PLAN_1(plan)))
#endif

#if defined(DECIDES) && !defined(FIRST_DECIDER_GROWS)
#define FIRST_DECIDER	(path == SLOTS && PLAN_0(plan) != NONE && !slot_in_use(0))
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

inline hooks_calls_reserve()
{
	next = true;
	spare = true
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
		fill = hooks_entry_wanted(linked)
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
		:: linked & dead ->
			calls_idle((has_incoming == APART -> IN_INCOMING : IN_CALLS),
				   linked & dead);
			settle_later()
		:: else
		fi
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
	calls_recheck()
#endif
}

/* rcu_replace_pointer(hook->calls, calls, true) */
inline calls_replace()
{
	d_step {
		calls = incoming;
		incoming = 0;
		has_incoming = (has_incoming -> SAME : 0);
		retired = has_calls;
		has_calls = true;
		become(IN_CALLS, IN_RETIRED);
		become(IN_INCOMING, IN_CALLS)
	}
}

/*
 * Does step 3 need step 2 before it? Trace events do without, where the walk can
 * serve: there wait becomes false.
 */
#ifdef SPARE_EARLY
#define NEEDS_WAIT	(FITS(plan) && !slots_quiet)
#define MUST_WAIT	false
#else
#define NEEDS_WAIT	((FITS(plan) && !slots_quiet) || !spare)
#define MUST_WAIT	(!spare)
#endif

/* Step 1: publish the new array, and send the hits to the walk. */
inline hooks_publish()
{
	calls_prepare();
#ifdef HIDDEN_EARLY
	has_incoming = 0;
#endif
	plan_early();
	calls_replace();
#ifdef RECHECK_LATE
	calls_recheck();
#endif
	has_incoming = 0;
	plan_slots_unless(planned);
	d_step {
		slots_only_grow();
		walked = !spare || !grow;
		wait = walked && NEEDS_WAIT;
		grow = false
	}
	if
	:: walked ->
#ifdef DATA_FIRST
		slot_data[0] = (FITS(plan) -> PLAN_0(plan) : slot_data[0]);
#endif
#ifndef PATH_KEPT
		path = WALK
#endif
	:: else
	fi
}

/* Step 2: a grace period. */
inline hooks_wait()
{
#ifndef NO_GRACE_PERIOD
	waited_for = inside;
	waited_for == 0
#else
	skip
#endif
}

inline slot_forget(i)
{
	slot_fn[i] = STALE;
	slot_data[i] = STALE
}

inline slot_set(i, h)
{
	if
	:: d_step {
		h == NONE ->
		slot_armed[i] = false;
		slot_forget(i)
	   }
	:: h != NONE && slot_in_use(i) && slot_holds(i, h)
	:: d_step {
		h != NONE && !(slot_in_use(i) && slot_holds(i, h)) ->
#ifdef KEY_EARLY
		slot_armed[i] = true
	   }
	   d_step {
#endif
		slot_data[i] = h
	   }
	   slot_fn[i] = h;
#ifdef DECIDES
	   slot_armed[i] = true
#endif
	fi
}

/* cmpxchg(): not if hooks_kill() has been there since. */
inline path_restore(old)
{
	d_step {
		slots_quiet = false;
#ifndef DECIDES
		slots_path = plan_path(plan);
#endif
		if
		:: path == old -> path = plan_path(plan)
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

#if defined(SPARE_EARLY) || defined(FREE_EARLY)
#define SAFE(waited)	true
#else
#define SAFE(waited)	waited
#endif

inline calls_retire(waited)
{
	if
	:: retired && SAFE(waited) && !spare ->
		spare = true;
		become(IN_RETIRED, IN_SPARE)
	:: retired && SAFE(waited) && spare ->
		/* kfree() */
		assert(NOBODY(IN_RETIRED))
	:: else ->
		/* RCU frees it, or there is none. */
		become(IN_RETIRED, IN_NONE)
	fi;
	retired = false
}

#ifdef QUIET_BY_PATH
#define WALKED		(path == WALK)
#else
#define WALKED		walked
#endif

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
	settle_later()
}

/* Step 3: rewrite the slots, and send the hits there. */
inline hooks_settle(waited)
{
	plan_slots_unless(!waited);
	d_step {
		old = path;
		calls_retire(waited);
		if
		:: waited && WALKED ->
			slots_quiet = true;
			slots_path = FIRST;
			slot_forget(0);
			slot_forget(1);
			slot_forget(2)
		:: else
		fi;
		quiet = slots_quiet
	}
	if
	:: old == WALK && (!plan || !FITS(plan))
	:: old == WALK && plan && FITS(plan) && quiet -> settle_quiet()
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
	site = true
}

inline hooks_disarm()
{
#ifndef KEY_MISCOUNTED
	site = false
#else
	skip
#endif
}

inline changes_grow()
{
	hooks_publish();
	if
	:: !wait || !MUST_WAIT ->
		wait = false;
		hooks_settle(false)
	:: wait
	fi;
	if
	:: hooks_any_wanted() -> hooks_arm()
	:: else
	fi;
	if
	:: wait ->
		hooks_wait();
		hooks_settle(true)
	:: else
	fi
}

inline changes_shrink()
{
	if
	:: changed ->
		if
		:: !hooks_any_wanted() -> hooks_disarm()
		:: else
		fi;
		hooks_publish();
		hooks_wait();
		hooks_settle(true)
	:: else
	fi
}

/* Is nobody of them registered, and is there an entry for each? */
#define CAN_JOIN(hs)							\
	(!(hashed & ~dead & ENTRIES(hs)) &&				\
	 (!((hs) & 1) || ((hashed | killing) & 3) != A_ENTRIES) &&	\
	 !((hashed | killing) & ENTRIES((hs) & 6)))
#define MAY_JOIN							\
	((me == 0 && (CAN_JOIN(1) || CAN_JOIN(2) || CAN_JOIN(4))) ||	\
	 (me == 1 && CAN_JOIN(6)))
#define FREE_ENTRIES(hs)						\
	((((hs) & 1) -> (((hashed | killing) & 1) -> 2 : 1) : 0) |	\
	 ENTRIES((hs) & 6))

/* C is late: its entry is found before it has a hook. */
inline hooks_entry_alloc()
{
	es = FREE_ENTRIES(who);
	hashed = hashed | es;
	dead = dead & ~es;
	has_hook = (has_hook & ~es) | (es & 7);
	gone = gone & ~who;
	disabled = disabled & ~who;
	superseded = superseded || (HANDLERS(killing) & who);
	must_not[0] = must_not[0] & ~who;
	must_not[1] = must_not[1] & ~who
}

inline hooks_entry_link()
{
	linked = linked | es
}

inline hooks_entry_unlink()
{
	hashed = hashed & ~es;
	linked = linked & ~es
}

/*
 * None is reserved where it was attached earlier, and others have been armed since.
 */
inline hooks_entry_join()
{
	if
	:: hooks_calls_reserve()
	:: spare && has_calls
	fi;
	has_hook = has_hook | es;
	hooks_entry_link()
}

/* Entries are freed, when RCU lets them; a handler that has no other may go. */
inline gone_free()
{
	dead = dead & ~es;
	es = HANDLERS(es) & ~HANDLERS(hashed);
	gone = gone | es;
	assert(!IS_IN(0, gone) && !IS_IN(1, gone));
	disabled = disabled & ~gone;
	es = 0
}

/* Of a set somebody cannot join; nothing has been published. */
inline handlers_unwind()
{
	hooks_entry_unlink();
	gone_free()
}

inline unlock()
{
	if
	:: !killing && !unsettled ->
		assert(!(linked & dead));
		assert(site == (linked != 0));
		assert((path > WALK) == (linked && FITS(HANDLERS(linked))))
	:: else
	fi;
	who = 0;
	es = 0;
	next = false;
	plan = 0;
	fill = 0;
	old = 0;
	wait = false;
	grow = false;
	changed = false;
	quiet = false;
	walked = false;
	hooks_lock = false
}

inline hook_register_many()
{
	atomic {
		!hooks_lock && MAY_JOIN ->
		hooks_lock = true;
		if
		:: me == 0 && CAN_JOIN(1) -> who = 1
		:: me == 0 && CAN_JOIN(2) -> who = 2
		:: me == 0 && CAN_JOIN(4) -> who = 4
		:: me == 1 -> who = 6
		fi;
		hooks_entry_alloc()
	}
	atomic {
		hooks_entry_join();
#ifdef REFUSED
		if
		:: handlers_unwind()
		:: true
		fi
#endif
	}
	if
	:: es ->
		changes_grow();
		d_step {
			sure = sure | (who & ~HANDLERS((dead | killing) & es));
			unlock()
		}
	:: else -> d_step { unlock() }
	fi
}

/* One is reserved where somebody was attached and is not armed. */
inline others_attached()
{
#ifdef ATTACHED
	if
	:: changed -> hooks_calls_reserve()
	:: true
	fi
#else
	skip
#endif
}

inline entry_go()
{
	changed = changed || es;
	hooks_entry_unlink()
}

#ifdef ONLY_LIVE
#define TAKEN(es)	(hashed & ~dead & (es))
#elif defined(HANDLERS_STAY)
#define TAKEN(es)	0
#else
#define TAKEN(es)	(hashed & (es))
#endif

inline hook_unregister_many()
{
	atomic {
		!hooks_lock ->
		hooks_lock = true;
		if
		:: me == 0 -> who = 1
		:: me == 0 -> who = 2
		:: me == 0 -> who = 4
		:: me == 1 -> who = 6
		fi;
		sure = sure & ~who;
		must[0] = must[0] & ~who;
		must[1] = must[1] & ~who;
		es = TAKEN(ENTRIES(who));
		entry_go();
		others_attached()
	}
	changes_shrink();
	d_step {
		gone_free();
		gone = gone | who;
		assert(!IS_IN(0, gone) && !IS_IN(1, gone));
		disabled = disabled & ~gone;
		unlock()
	}
}

/*
 * The machine may have the looks before the store: whom they miss calls_prepare()
 * finds, and has the work run again.
 */
inline hook_bury_dead()
{
	if
	:: unsettled = false
	:: true
	fi;
	atomic {
		es = linked & dead;
		changed = spare;
		entry_go();
		others_attached()
	}
	unsettled = false
}

inline hooks_settle_unsettled()
{
	atomic {
		!hooks_lock && me == 1 && unsettled ->
		hooks_lock = true
	}
	hook_bury_dead();
	changes_shrink();
	d_step {
		gone_free();
		unlock()
	}
}

#ifdef FREE_WITHDRAWN
#define FREED		assert(NOBODY(IN_CALLS))
#else
#define FREED		become(IN_CALLS, IN_NONE)
#endif

inline hooks_calls_free()
{
	FREED;
	has_calls = false;
	calls = 0;
	spare = false
}

inline hook_init()
{
	path = WALK;
	slots_quiet = true;
	unsettled = false
}

/* The owner goes, when the handlers have gone, and is back. It hits no more. */
inline withdraw()
{
	d_step {
		!hooks_lock && me == 1 && has_calls && !linked && !coming ->
		hooks_calls_free();
		hook_init()
	}
}

proctype updater(byte me)
{
	byte who, es, plan, fill, old;
	bool planned, walked, wait, grow, quiet, changed;

	do
	:: hook_register_many()
	:: hook_unregister_many()
	:: hooks_settle_unsettled()
#ifdef WITHDRAWN
	:: withdraw()
#endif
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

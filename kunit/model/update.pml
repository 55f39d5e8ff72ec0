// SPDX-License-Identifier: GPL-2.0-only
/*
 * The update protocol of one hook: hooks/dispatch.c, hooks/attach.c and the
 * dispatch code that the generator makes. Inlines and labels have the names of
 * the functions that they stand for; Documentation/updates.rst has the argument.
 *
 * Who takes part, all without end and in any order:
 *
 *   caller(0), caller(1)	hit the hook. Each may stop anywhere: past the
 *				jump label before the guard it is a late entrant
 *   updater(0)		registers and unregisters one handler: A, B or C
 *   updater(1)		a module that has B and C: registers both, and
 *				unregisters both and is unloaded; and the
 *				settling work
 *   killer			hook_disable(), from any context
 *
 * Handlers are called in the order A, B, C, so that each of them comes in front,
 * in the middle or last, into a free slot or not. There are two slots: all three
 * need the walk. By default the hook is a void hook: slot 0 has no jump label,
 * and the path ONE leads to it. With -DDECIDES it is an int hook, A decides, and
 * slot 0 is A's; it has a label, and B or C has slot 1.
 *
 * What stands for what:
 *
 *   - A handler is a number, its data the same number.
 *   - A has two entries, so that it can be registered again while an entry of
 *     it that was killed has not been buried. An array is the set of entries
 *     that are called from it; an entry that is made idle leaves the set.
 *   - A caller copies the array when it looks at it. That only adds behaviour:
 *     it may miss that an entry was made idle. Whether an array is used when it
 *     is filled again is kept apart, in array[].
 *   - A grace period waits until everybody who was inside when it began has
 *     left: callers in the guard, the killer in rcu_read_lock().
 *   - Memory is sequentially consistent. On x86, the only machine with slots,
 *     what differs is that a load may be carried out before an earlier store.
 *     Where that matters stands smp_mb(), or a locked operation; each has a
 *     fault here, NO_..._BARRIER, in which the load comes first. Patching text
 *     interrupts every CPU, and so is a barrier for all of them.
 *
 * What is asserted:
 *
 *   - a handler is called with its own data
 *   - it is not called, nor running, after unregister has returned, when its
 *     text may go
 *   - no hit that begins after hook_disable() has returned calls it
 *   - a hit calls each handler once, in order, and leaves out none that was
 *     registered before the hit began and is still when it ends
 *   - no array is filled or freed while somebody looks through it
 *   - while nobody changes anything: the site is armed if and only if somebody
 *     is registered, no killed entry is forgotten, and the slots serve where the
 *     handlers fit
 *
 * -D and the name of a fault leaves a step out or does it too early: see check.
 */

#define BIT(n)		(1 << (n))
#define NONE		0

/* Handlers, as numbers and as bits. */
#define A		1
#define B		2
#define C		3
#define HANDLER(n)	BIT((n) - 1)

/* Entries, as bits: two of A, one of B, one of C. */
#define HANDLERS(es)	((((es) & 3) -> 1 : 0) | (((es) >> 1) & 6))
#define ENTRIES(hs)	((((hs) & 1) -> 3 : 0) | (((hs) & 6) << 1))

#define FIRST(hs)	(((hs) & 1) -> A : (((hs) & 2) -> B : (((hs) & 4) -> C : NONE)))
#define REST(hs)	((hs) & ((hs) - 1))

/* enum hook_path */
#define WALK		0
#define SETTLING	1
#define ONE		2
#define SLOTS		3

#ifdef DECIDES
#define HAS_LABEL(i)	true
#define FITS(hs)	(((hs) & 6) != 6)
#define PLAN_0(hs)	(((hs) & 1) -> A : NONE)
#define PLAN_1(hs)	FIRST((hs) & 6)
#define TARGET(hs)	SLOTS
#else
#define HAS_LABEL(i)	((i) == 1)
#define FITS(hs)	((hs) != 7)
#define PLAN_0(hs)	FIRST(hs)
#define PLAN_1(hs)	FIRST(REST(hs))
#define TARGET(hs)	(REST(hs) -> SLOTS : ONE)
#endif

/* struct hook */
byte path = WALK;
bool site;			/* key: the jump label of the sites */
byte slot_fn[2];		/* the static calls */
byte slot_data[2];
bool slot_armed[2];		/* their jump labels */
byte calls;
bool calls_there;		/* calls is not NULL */
byte coming;
bool coming_apart;		/* coming is not calls */
bool next;
bool spare;
bool retired;
bool walks;
bool slots_quiet = true;
bool unsettled;

/* struct hook_entry */
byte hashed;			/* found by its handler's address */
byte bound;			/* its hook is known */
byte linked;			/* on the hook's list */
byte dead;

bool hooks_lock;

/* RCU: who is inside, and for whom the updater waits. */
#define KILLER		2
byte inside;
byte waited_for;

/* Which array somebody looks through, by what it is to the hook. */
#define IN_NONE		0
#define IN_CALLS	1
#define IN_COMING	2
#define IN_RETIRED	3
#define IN_SPARE	4
byte array[3];

/* For the assertions only. */
byte sure;			/* registered, so that a hit must call them */
byte killed;			/* disabled, so that no new hit may */
byte gone = 7;			/* not registered, text may be gone */
byte killing;			/* the entry that the killer has in hand */
byte running[2];		/* the handler that a caller is in */
byte called[2];			/* what this hit has called */
byte must[2];			/* what it has to */
byte banned[2];			/* what it must not */

#define NOBODY_IN(which)						\
	(array[0] != which && array[1] != which && array[2] != which)

inline need_not(hs)
{
	must[0] = must[0] & ~(hs);
	must[1] = must[1] & ~(hs)
}

inline may_again(hs)
{
	banned[0] = banned[0] & ~(hs);
	banned[1] = banned[1] & ~(hs)
}

/* An array changes its part. */
inline become(what, then)
{
	array[0] = (array[0] == what -> then : array[0]);
	array[1] = (array[1] == what -> then : array[1]);
	array[KILLER] = (array[KILLER] == what -> then : array[KILLER])
}

#define RUNS(n)		(running[n] -> HANDLER(running[n]) : 0)

/* ------------------------------------------------------------- the hit */

inline call(fn, data)
{
	d_step {
		if
		:: fn != NONE ->
			assert(data == fn);
			assert(!(gone & HANDLER(fn)));
			assert(!(banned[me] & HANDLER(fn)));
			assert(!(called[me] >> (fn - 1)));
			called[me] = called[me] | HANDLER(fn);
			running[me] = fn
		:: else
		fi
	}
}

inline hook_guard()
{
	d_step {
		inside = inside | BIT(me);
		must[me] = sure;
		banned[me] = killed
	}
}

inline hook_unguard()
{
	d_step {
		assert(!(must[me] & ~called[me]));
		inside = inside & ~BIT(me);
		waited_for = waited_for & ~BIT(me);
		array[me] = IN_NONE;
		running[me] = NONE;
		called[me] = 0;
		must[me] = 0;
		banned[me] = 0;
		data = NONE
	}
}

inline slot_call(i)
{
	data = slot_data[i];
	call(slot_fn[i], data)
}

inline dispatch_many()
{
	if
	:: !HAS_LABEL(0) || slot_armed[0] -> slot_call(0)
	:: else
	fi;
	if
	:: slot_armed[1] -> slot_call(1)
	:: else
	fi
}

inline dispatch_walk()
{
	d_step {
		assert(calls_there);
		todo = HANDLERS(calls);
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
		/* A late entrant, should the site be disarmed now. */
#ifdef PATH_BEFORE_GUARD
		seen = path;
#endif
		hook_guard();
		/* The byte may be read again, and then differ. */
		if
		:: PATH == ONE -> slot_call(0)
		:: else ->
			if
			:: PATH >= ONE -> dispatch_many()
			:: else -> dispatch_walk()
			fi
		fi;
		hook_unguard()
	od
}

/* ------------------------------------------------------ hook_disable() */

#ifdef IDLE_BY_FUNCTION
#define SAME(e)		ENTRIES(HANDLERS(e))
#else
#define SAME(e)		(e)
#endif

/* calls_idle() on the array that the killer has looked up. */
inline calls_idle(e)
{
	d_step {
		if
		:: array[KILLER] == IN_CALLS -> calls = calls & ~SAME(e)
		:: array[KILLER] == IN_COMING -> coming = coming & ~SAME(e)
		:: else
		fi
	}
}

inline load_coming()
{
	array[KILLER] = (coming_apart -> IN_COMING :
			 (calls_there -> IN_CALLS : IN_NONE))
}

inline load_calls()
{
	array[KILLER] = (calls_there -> IN_CALLS : IN_NONE)
}

inline find(e)
{
	d_step {
		(hashed & ~dead & e) ->
		killing = e;
		inside = inside | BIT(KILLER);
		sure = sure & ~HANDLERS(e);
		need_not(HANDLERS(e))
	}
}

inline rcu_read_unlock()
{
	d_step {
		inside = inside & ~BIT(KILLER);
		waited_for = waited_for & ~BIT(KILLER);
		array[KILLER] = IN_NONE;
		/* Unless it has been registered again meanwhile. */
		if
		:: !(hashed & ~dead & ENTRIES(HANDLERS(killing))) ->
			killed = killed | HANDLERS(killing)
		:: else
		fi;
		killing = 0
	}
}

proctype killer()
{
	bool hook;

	do
	:: if
	   :: find(1)
	   :: find(2)
	   :: find(4)
	   :: find(8)
	   fi;
#ifdef HOOK_BEFORE_DEAD
	   hook = (bound & killing) != 0;
#endif
#ifdef NO_KILL_BARRIER
	   load_coming();
#endif
	   dead = dead | killing;
	   /* smp_mb() */
#ifndef HOOK_BEFORE_DEAD
	   hook = (bound & killing) != 0;
#endif
	   if
	   :: hook ->
#ifndef NO_KILL_BARRIER
		load_coming();
#endif
		calls_idle(killing);
		load_calls();
		calls_idle(killing);
		path = WALK;
		unsettled = true
	   :: else
	   fi;
	   hook = false;
	   rcu_read_unlock()
	od
}

/* --------------------------------------------------- under hooks_lock */

#ifdef SPARE_EARLY
#define MAY_REUSE	true
#else
#define MAY_REUSE	waited
#endif

#ifdef QUIET_BY_PATH
#define WALKS		(path == WALK)
#else
#define WALKS		walks
#endif

#ifdef GROW_UNCHECKED
#define CAN_GROW	(path != WALK && path != SETTLING)
#else
#define CAN_GROW	ONLY_GROW
#endif

inline plan_slots()
{
	plan = HANDLERS(linked & ~dead)
}

#define IN_USE(i)	(HAS_LABEL(i) -> slot_armed[i] : !slots_quiet)
#define HOLDS(i, h)	(h != NONE && slot_fn[i] == h && slot_data[i] == h)
#define ONLY_GROW							\
	(!slots_quiet && FITS(plan) &&					\
	 (!IN_USE(0) || HOLDS(0, PLAN_0(plan))) &&			\
	 (!IN_USE(1) || HOLDS(1, PLAN_1(plan))))

/* Takes the reserved array, or else the spare one. */
inline calls_fill()
{
	d_step {
		assert(next || spare);
		if
		:: next -> next = false
		:: else ->
			assert(NOBODY_IN(IN_SPARE));
			spare = false
		fi;
		fill = linked & ~dead
	}
}

inline calls_show()
{
#ifdef NO_RECHECK_BARRIER
	fill = fill & ~SAME(linked & dead);
#endif
	d_step {
		coming = fill;
		coming_apart = true
	}
}

inline calls_recheck()
{
	/* smp_mb() */
	d_step {
		if
		:: coming_apart -> coming = coming & ~SAME(linked & dead)
		:: else -> calls = calls & ~SAME(linked & dead)
		fi;
		unsettled = unsettled || (linked & dead)
	}
}

inline calls_publish()
{
	d_step {
		calls = coming;
		coming = 0;
		coming_apart = false;
		retired = calls_there;
		calls_there = true;
		become(IN_CALLS, IN_RETIRED);
		become(IN_COMING, IN_CALLS)
	}
}

/* Step 1: publish the new array, and send the hits to it. */
inline hooks_publish()
{
	plan_slots();
	calls_fill();
	calls_show();
#ifdef RECHECK_LATE
	calls_publish();
	calls_recheck();
#else
#if !defined(NO_RECHECK) && !defined(NO_RECHECK_BARRIER)
	calls_recheck();
#endif
	calls_publish();
#endif
	walks = !ONLY_GROW;
#ifndef PATH_KEPT
	if
	:: walks -> path = WALK
	:: else
	fi;
#endif
#ifdef DATA_FIRST
	if
	:: walks && FITS(plan) ->
		slot_data[0] = PLAN_0(plan);
		slot_data[1] = PLAN_1(plan)
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
	d_step {
		if
		:: retired && !spare && MAY_REUSE ->
			spare = true;
			become(IN_RETIRED, IN_SPARE)
		:: retired && waited && spare ->
			assert(NOBODY_IN(IN_RETIRED))
		:: else ->
			/* RCU frees it. */
			become(IN_RETIRED, IN_NONE)
		fi;
		retired = false
	}
}

inline path_mark()
{
	d_step {
		if
		:: path == WALK -> path = SETTLING
		:: else
		fi;
		mark = path
	}
}

inline slot_set(i, h)
{
	if
	:: h == NONE ->
		slot_armed[i] = false
	:: else ->
		if
		:: IN_USE(i) && HOLDS(i, h)
		:: else ->
#ifdef KEY_EARLY
			slot_armed[i] = HAS_LABEL(i);
#endif
			slot_data[i] = h;
			slot_fn[i] = h;
			slot_armed[i] = HAS_LABEL(i)
		fi
	fi
}

/* Not if hooks_kill() has been there since the mark. */
inline path_restore()
{
#ifdef NO_MARK
	path = TARGET(plan);
	if
	:: linked & dead -> path = WALK
	:: else
	fi
#else
	d_step {
		if
		:: path == mark -> path = TARGET(plan)
		:: else
		fi
	}
#endif
}

inline slots_write()
{
#ifdef PATH_EARLY
	path_restore();
#endif
	slot_set(0, PLAN_0(plan));
	slot_set(1, PLAN_1(plan));
	slots_quiet = false;
#ifndef PATH_EARLY
	path_restore()
#endif
}

/* Step 3: rewrite the slots, and send the hits there. */
inline hooks_settle()
{
	calls_retire();
	slots_quiet = slots_quiet || (waited && WALKS);
#ifdef NO_SETTLE_BARRIER
	plan_slots();
	path_mark();
#else
	path_mark();
	plan_slots();
#endif
	if
	:: !plan || !FITS(plan)
	:: else ->
		if
		:: slots_quiet || CAN_GROW -> slots_write()
		:: else -> unsettled = true
		fi
	fi
}

/* For those who begin and end a change: nobody else looks at these. */
#define CAN_JOIN(hs)							\
	(!(hashed & ~dead & ENTRIES(hs)) &&				\
	 (!((hs) & 1) || ((hashed | killing) & 3) != 3) &&		\
	 !((hashed | killing) & ENTRIES((hs) & 6)))
#define FRESH(hs)							\
	((((hs) & 1) -> (((hashed | killing) & 1) -> 2 : 1) : 0) |	\
	 ENTRIES((hs) & 6))

inline take_lock(what, does)
{
	hooks_lock = true;
	who = what;
	op = does
}

inline settled_rightly()
{
	if
	:: !killing && !unsettled ->
		assert(!(linked & dead));
		assert(site == (linked != 0));
		assert((path >= ONE) == (linked && FITS(HANDLERS(linked))))
	:: else
	fi
}

inline unlock()
{
	d_step {
		settled_rightly();
		op = 0;
		who = 0;
		es = 0;
		plan = 0;
		fill = 0;
		mark = 0;
		waited = false;
		walks = false;
		hooks_lock = false
	}
}

#define REGISTER	1
#define UNREGISTER	2
#define SETTLE		3

proctype updater(byte me)
{
	byte op, who, es, plan, fill, mark;
	bool waited;

	do
	:: atomic {
		!hooks_lock ->
		if
		:: me == 0 && CAN_JOIN(1) -> take_lock(1, REGISTER)
		:: me == 0 && CAN_JOIN(2) -> take_lock(2, REGISTER)
		:: me == 0 && CAN_JOIN(4) -> take_lock(4, REGISTER)
		:: me == 1 && CAN_JOIN(6) -> take_lock(6, REGISTER)
		:: me == 0 -> take_lock(1, UNREGISTER)
		:: me == 0 -> take_lock(2, UNREGISTER)
		:: me == 0 -> take_lock(4, UNREGISTER)
		:: me == 1 -> take_lock(6, UNREGISTER)
		:: me == 1 && unsettled -> take_lock(0, SETTLE)
		fi
	   }
	   if
	   :: op == REGISTER ->
hooks_entry_alloc:
		d_step {
			es = FRESH(who);
			hashed = hashed | es;
			dead = dead & ~es;
			/* C is late: its hook is not known yet. */
			bound = (bound & ~es) | (es & 7);
			gone = gone & ~who;
			killed = killed & ~who;
			may_again(who)
		}
hooks_entry_join:
		d_step {
			bound = bound | es;
			linked = linked | es;
			if
			:: true ->
				next = true;
				spare = true
			/* Armed apart, after others of its set. */
			:: spare && calls_there
			fi
		}
	   :: op == UNREGISTER ->
entry_go:
		d_step {
			sure = sure & ~who;
			need_not(who);
			es = hashed & ENTRIES(who);
			hashed = hashed & ~es;
			linked = linked & ~es
		}
	   :: op == SETTLE ->
hook_bury_dead:
#ifdef NO_BURY_BARRIER
		es = linked & dead;
		unsettled = false;
#else
		unsettled = false;
		/* smp_mb() */
		es = linked & dead;
#endif
		d_step {
			hashed = hashed & ~es;
			linked = linked & ~es
		}
	   fi;
	   if
	   :: op != REGISTER && !es
	   :: else ->
		if
		:: op == REGISTER ->
#ifdef SITE_EARLY
			site = site || (linked & ~dead)
#endif
		:: else ->
#ifndef KEY_MISCOUNTED
			site = site && (linked & ~dead)
#endif
		fi;
		hooks_publish();
		/* Whether or not this hook needs it: another of the set may. */
		if
		:: hooks_wait()
		:: op == REGISTER && spare
		fi;
		hooks_settle();
		if
		:: op == REGISTER -> site = site || (linked & ~dead)
		:: else
		fi
	   fi;
	   if
	   :: op == REGISTER ->
		d_step { sure = sure | (who & ~HANDLERS((dead | killing) & es)) }
	   :: else ->
		/* The entries are freed, and the handlers' text. */
		d_step {
			dead = dead & ~es;
			if
			:: op == UNREGISTER ->
				assert(!(who & RUNS(0)) && !(who & RUNS(1)));
				gone = gone | who
			:: else
			fi
		}
	   fi;
	   unlock()
	od
}

init {
	atomic {
		run caller(0);
		run caller(1);
		run killer();
		run updater(0);
		run updater(1)
	}
}

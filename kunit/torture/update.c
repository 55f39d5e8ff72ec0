// SPDX-License-Identifier: GPL-2.0-only
/*
 * The updaters: tasks who register up to thirty handlers, play with them and
 * unregister them, in rounds. What they have asked for, and what not, they
 * write into the players' duty: before a call MAYBE, after it what is certain.
 */
#include <linux/delay.h>
#include <linux/kthread.h>
#include <linux/limits.h>
#include <linux/slab.h>

#include "torture.h"

/**
 * struct updater - a task who changes handlers
 * @task: the task
 * @rnd: its randomness
 * @id: which it is
 * @nr: players of this round
 * @handlers: what they are registered by
 */
struct updater {
	struct task_struct *task;
	struct rnd_state rnd;
	unsigned int id;
	unsigned int nr;
	struct hook_handler handlers[NR_OWN];
};

static struct updater *updaters;

static u32 below(struct updater *updater, u32 limit)
{
	return prandom_u32_state(&updater->rnd) % limit;
}

static struct player *player_of(const struct updater *updater, unsigned int i)
{
	return &players[updater->id * NR_OWN + i];
}

static void dwell(struct updater *updater)
{
	u32 random = below(updater, 8);

	if (random < 4)
		usleep_range(10, 10 << (2 * random));
	else if (random < 6)
		cond_resched();
}

static int choose_priority(struct updater *updater)
{
	static const int priorities[] = { 0, 0, 0, 0, 1, -1, INT_MIN, INT_MAX };

	return priorities[below(updater, ARRAY_SIZE(priorities))];
}

static int choose_refusal(struct updater *updater)
{
	static const int refusals[] = { -EPERM, -EACCES, -EIO, -MAX_ERRNO, 1, -5000, INT_MIN };

	return refusals[below(updater, ARRAY_SIZE(refusals))];
}

/* Nobody looks at the player: it is idle, and on no target's map. */
static void draft_one(struct updater *updater, unsigned int i, const struct target *target,
		      bool quits)
{
	struct player *player = player_of(updater, i);
	struct hook_handler *handler = &updater->handlers[i];

	player->magic = PLAYER_MAGIC ^ (unsigned long)player;
	player->index = player - players;
	player->handler = handler;
	player->class = HOOK_CLASS_PERF + below(updater, 2);
	if (target->decides && below(updater, 2))
		player->class = HOOK_CLASS_SECURITY;
	player->variant = below(updater, NR_VARIANTS);
	player->priority = choose_priority(updater);
	player->every = below(updater, 2) ? 0 : 16 << below(updater, 4);
	player->refusal = choose_refusal(updater);
	player->after = ULONG_MAX;
	WRITE_ONCE(player->quits, quits);
	WRITE_ONCE(player->target, target);
	*handler = target->kind[player->class][player->variant];
	handler->data = player;
	handler->priority = player->priority;
}

static void for_all(struct updater *updater, unsigned int begin, unsigned int nr,
		    enum duty duty)
{
	unsigned int i;

	for (i = begin; i < begin + nr; i++) {
		/* Who may be disabled by others is due until one has done so. */
		while (duty == MAYBE && (READ_ONCE(player_of(updater, i)->duty) & DUTY_MASK) == DUE)
			player_release(player_of(updater, i));
		if ((READ_ONCE(player_of(updater, i)->duty) & DUTY_MASK) != duty)
			player_set_duty(player_of(updater, i), duty);
	}
}

static void show_up(struct updater *updater, bool present)
{
	struct player *player;
	unsigned int i;

	for (i = 0; i < updater->nr; i++) {
		player = player_of(updater, i);
		if (present)
			set_bit(player->index, player->target->state->present);
		else
			clear_bit(player->index, player->target->state->present);
	}
}

static void count_updates(struct updater *updater, int by)
{
	unsigned int i;

	for (i = 0; i < updater->nr; i++)
		atomic_add(by, &player_of(updater, i)->target->state->updates);
}

/* Around everything that changes something: @nr players from @begin on. */
static void update_begins(struct updater *updater, unsigned int begin, unsigned int nr)
{
	count_updates(updater, 1);
	for_all(updater, begin, nr, MAYBE);
}

static void update_ends(struct updater *updater, unsigned int begin, unsigned int nr,
			enum duty duty)
{
	for_all(updater, begin, nr, duty);
	count_updates(updater, -1);
	torture_count(COUNT_UPDATES);
	torture_count_add(COUNT_CHANGES, nr);
}

/* Who takes part: up to thirty, on up to three hooks. */
static void draft(struct updater *updater, bool quits)
{
	const struct target *chosen[3];
	unsigned int i;

	for (i = 0; i < ARRAY_SIZE(chosen); i++)
		chosen[i] = &targets[below(updater, NR_TARGETS)];
	updater->nr = 1 + below(updater, below(updater, 2) ? 3 : NR_OWN);
	for (i = 0; i < updater->nr; i++)
		draft_one(updater, i, chosen[below(updater, ARRAY_SIZE(chosen))], quits);
	show_up(updater, true);
}

/* Those of one set are in the order of the array. */
static void stamp_before(struct updater *updater)
{
	unsigned long set = stamp_draw();
	unsigned int i;

	for (i = 0; i < updater->nr; i++) {
		player_of(updater, i)->set = set;
		player_of(updater, i)->before = stamp_draw();
	}
}

static void stamp_after(struct updater *updater)
{
	unsigned long after = stamp_draw();
	unsigned int i;

	for (i = 0; i < updater->nr; i++)
		WRITE_ONCE(player_of(updater, i)->after, after);
}

/* May it be that there is no room? */
static bool may_be_refused(struct updater *updater, int err)
{
	bool alone = false, few = false;
	unsigned int i;

	for (i = 0; i < updater->nr; i++) {
		alone |= player_of(updater, i)->target->limit == 1;
		few |= player_of(updater, i)->target->limit > 1;
	}
	return (err == -EBUSY && alone) || (err == -E2BIG && few);
}

/* All or none: on an error nobody is called. */
static bool enlist(struct updater *updater, bool attach)
{
	enum duty duty = attach ? IDLE : DUE;
	int err;

	stamp_before(updater);
	update_begins(updater, 0, updater->nr);
	if (attach)
		err = hook_attach_many(updater->handlers, updater->nr);
	else
		err = hook_register_many(updater->handlers, updater->nr);
	if (err && !may_be_refused(updater, err))
		torture_fail("registering %u handlers: error %d", updater->nr, err);
	if (err)
		torture_count(COUNT_REFUSED);
	stamp_after(updater);
	update_ends(updater, 0, updater->nr, err ? IDLE : duty);
	return !err;
}

static void arm(struct updater *updater, unsigned int begin, unsigned int nr)
{
	update_begins(updater, begin, nr);
	hook_arm_many(&updater->handlers[begin], nr);
	update_ends(updater, begin, nr, DUE);
}

static void disarm(struct updater *updater, unsigned int begin, unsigned int nr)
{
	update_begins(updater, begin, nr);
	hook_disarm_many(&updater->handlers[begin], nr);
	update_ends(updater, begin, nr, IDLE);
}

static void arm_and_disarm(struct updater *updater)
{
	unsigned int begin = below(updater, updater->nr);
	unsigned int nr = 1 + below(updater, updater->nr - begin);

	disarm(updater, begin, nr);
	dwell(updater);
	arm(updater, begin, nr);
}

/* Twice is once. */
static void enlist_again(struct updater *updater)
{
	unsigned int i = below(updater, updater->nr);
	struct hook_handler other = updater->handlers[i];

	if (hook_register(&updater->handlers[i]) != -EEXIST)
		torture_fail("the same handler twice was not refused");
	if (hook_attach_many(&other, 1) != -EEXIST)
		torture_fail("the same function and data twice was not refused");
}

static void count_for_a_while(struct updater *updater)
{
	struct hook *hook = target_hook(player_of(updater, 0)->target);

	if (hook_stats_on(hook))
		torture_fail("%s: not counted", player_of(updater, 0)->target->name);
	dwell(updater);
	hook_stats_off(hook);
}

/* From a task: nobody on this CPU calls it, and after a grace period nobody at all. */
static void disable_one(struct updater *updater)
{
	unsigned int i = below(updater, updater->nr);
	struct player *player = player_of(updater, i);

	if (!player_release(player))
		return;
	torture_count(COUNT_UPDATES);
	torture_count(COUNT_CHANGES);
	hook_disable(player->handler);
	if (player->target->sleeps)
		return;
	synchronize_rcu();
	player_set_duty(player, IDLE);
}

static void play(struct updater *updater, bool quits)
{
	u32 random = below(updater, 16);

	if (quits && random < 8)
		disable_one(updater);
	else if (!quits && random < 4)
		arm_and_disarm(updater);
	else if (!quits && random < 6)
		enlist_again(updater);
	else if (random == 15)
		count_for_a_while(updater);
	dwell(updater);
}

static void count_busy(struct updater *updater, unsigned int begin, unsigned int nr)
{
	unsigned int i;

	for (i = begin; i < begin + nr; i++) {
		if (atomic_read(&player_of(updater, i)->inside))
			torture_count(COUNT_BUSY_WHILE_GOING);
	}
}

/* Some at a time; what the structures hold does not matter any more. */
static void dismiss(struct updater *updater)
{
	unsigned int begin, nr;

	if (!below(updater, 4))
		memset(updater->handlers, 0xa5, sizeof(updater->handlers));
	for (begin = 0; begin < updater->nr; begin += nr) {
		nr = updater->nr - begin;
		if (!below(updater, 3))
			nr = 1 + below(updater, nr);
		update_begins(updater, begin, nr);
		count_busy(updater, begin, nr);
		hook_unregister_many(&updater->handlers[begin], nr);
		update_ends(updater, begin, nr, IDLE);
	}
}

/* Nobody is inside of those who are gone. */
static void check_gone(struct updater *updater)
{
	unsigned int i;

	for (i = 0; i < updater->nr; i++) {
		if (atomic_read(&player_of(updater, i)->inside))
			torture_fail("%s: somebody is inside player %u, which is unregistered",
				     player_of(updater, i)->target->name,
				     player_of(updater, i)->index);
	}
}

static void play_round(struct updater *updater)
{
	bool quits = !below(updater, 4);
	bool attach = !quits && below(updater, 2);
	unsigned int plays = below(updater, 4);

	draft(updater, quits);
	if (enlist(updater, attach)) {
		if (attach)
			arm(updater, 0, updater->nr);
		dwell(updater);
		while (plays--)
			play(updater, quits);
		dismiss(updater);
		check_gone(updater);
	}
	show_up(updater, false);
}

static int task_fn(void *data)
{
	struct updater *updater = data;

	while (!torture_over() && !kthread_should_stop()) {
		play_round(updater);
		cond_resched();
	}
	while (!kthread_should_stop())
		schedule_timeout_interruptible(HZ / 10);
	return 0;
}

int updaters_start(u64 seed)
{
	struct task_struct *task;
	unsigned int i;

	updaters = kcalloc(NR_UPDATERS, sizeof(*updaters), GFP_KERNEL);
	if (!updaters)
		return -ENOMEM;
	for (i = 0; i < NR_UPDATERS; i++) {
		updaters[i].id = i;
		prandom_seed_state(&updaters[i].rnd, seed + i);
		task = kthread_run(task_fn, &updaters[i], "torture-update/%u", i);
		if (IS_ERR(task)) {
			updaters_stop();
			return PTR_ERR(task);
		}
		updaters[i].task = task;
	}
	return 0;
}

void updaters_stop(void)
{
	unsigned int i;

	if (!updaters)
		return;
	for (i = 0; i < NR_UPDATERS; i++) {
		if (updaters[i].task)
			kthread_stop(updaters[i].task);
	}
	kfree(updaters);
	updaters = NULL;
}

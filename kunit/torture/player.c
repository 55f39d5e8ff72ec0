// SPDX-License-Identifier: GPL-2.0-only
/*
 * The handlers: what each call must be like, seen from inside.
 */
#include <linux/delay.h>
#include <linux/sched.h>

#include "torture.h"

struct player players[NR_PLAYERS];

static atomic_long_t stamps = ATOMIC_LONG_INIT(0);

/* Of two stamps, the lower was drawn first. */
unsigned long stamp_draw(void)
{
	return atomic_long_inc_return(&stamps);
}

static unsigned long duty_next(unsigned long old, enum duty duty)
{
	return ((old | DUTY_MASK) + 1) | duty;
}

/* By the updater whose player it is, while it is not due. */
void player_set_duty(struct player *player, enum duty duty)
{
	unsigned long old = READ_ONCE(player->duty);

	/* What the updater has done comes before; who sees the duty sees that. */
	smp_store_release(&player->duty, duty_next(old, duty));
}

/* From due to maybe; fails where another was faster, or it is not due. */
bool player_release(struct player *player)
{
	unsigned long old = READ_ONCE(player->duty);

	return (old & DUTY_MASK) == DUE &&
	       cmpxchg(&player->duty, old, duty_next(old, MAYBE)) == old;
}

static enum duty duty_of(const struct player *player)
{
	return READ_ONCE(player->duty) & DUTY_MASK;
}

static void check_duty(const struct player *player, const struct hit *hit, const char *when)
{
	if (duty_of(player) == IDLE)
		torture_fail("%s: player %u %s after its removal returned",
			     hit->target->name, player->index, when);
}

/* Is it sure that @a was registered before @b? */
static bool surely_before(const struct player *a, const struct player *b)
{
	if (a->set == b->set)
		return a->before < b->before;
	return READ_ONCE(a->after) < b->before;
}

static bool in_order(const struct player *a, const struct player *b)
{
	if (a->class != b->class)
		return a->class < b->class;
	if (a->priority != b->priority)
		return a->priority > b->priority;
	return !surely_before(b, a);
}

static void check_order(const struct player *player, struct hit *hit)
{
	const struct player *last = hit->last;

	if (__test_and_set_bit(player->index, hit->called))
		torture_fail("%s: player %u called twice by a hit", hit->target->name,
			     player->index);
	else if (last && !in_order(last, player))
		torture_fail("%s: player %u (class %u, priority %d) after class %u, priority %d",
			     hit->target->name, player->index, player->class,
			     player->priority, last->class, last->priority);
	hit->last = player;
	hit->calls++;
}

static void check_context(const struct hit *hit)
{
	if (IS_ENABLED(CONFIG_PREEMPT_COUNT) && hit->target->sleeps != !!preemptible())
		torture_fail("%s: preemption is %s in a handler", hit->target->name,
			     preemptible() ? "on" : "off");
}

/* How far a hit can be trusted to be one, and the data to be the function's own. */
static bool check_data(const struct player *player, const struct hit *hit,
		       unsigned int variant, bool decides)
{
	if (hit->magic != (HIT_MAGIC ^ (unsigned long)hit)) {
		torture_fail("a handler got an argument that is no hit");
		return false;
	}
	if (!player || player->magic != (PLAYER_MAGIC ^ (unsigned long)player)) {
		torture_fail("%s: a handler got data that is no player", hit->target->name);
		return false;
	}
	if (player->target != hit->target || player->variant != variant ||
	    decides != !player->class) {
		torture_fail("%s: variant %u got the data of player %u, of %s and variant %u",
			     hit->target->name, variant, player->index,
			     player->target->name, player->variant);
		return false;
	}
	return true;
}

/* Take some time, so that updates meet us. */
static void linger(const struct hit *hit)
{
	u32 random = striker_random(hit->striker, 4096);

	if (hit->target->sleeps && random < 2)
		msleep(100);
	else if (hit->target->sleeps && random < 64)
		usleep_range(100, 1000);
	else if (hit->target->sleeps && random < 256)
		cond_resched();
	else if (random < 2)
		mdelay(1);
	else if (random < 64)
		udelay(random);
	else if (random < 256)
		cpu_relax();
}

/* Disable ourselves: no hit that begins afterwards on this CPU calls us. */
static void quit(struct player *player, const struct hit *hit)
{
	if (!player->quits || striker_random(hit->striker, 8) || !player_release(player))
		return;
	hook_disable(player->handler);
	torture_count(COUNT_SELF_DISABLED);
	if (hit->depth < DEPTH_MAX && !hit->target->never && !hit->target->sleeps)
		strike(hit->striker, hit->target, hit, player);
}

static void nest(const struct hit *hit)
{
	if (hit->depth < DEPTH_MAX && !striker_random(hit->striker, 16))
		strike_any(hit->striker, hit);
}

static bool call_begins(struct player *player, struct hit *hit, unsigned int variant,
			bool decides)
{
	if (!check_data(player, hit, variant, decides))
		return false;
	atomic_inc(&player->inside);
	check_duty(player, hit, "called");
	check_order(player, hit);
	check_context(hit);
	if (hit->banned == player)
		torture_fail("%s: player %u called by a CPU that has disabled it",
			     hit->target->name, player->index);
	if (duty_of(player) == MAYBE)
		torture_count(COUNT_CALLS_WHILE_GOING);
	hit->walked |= READ_ONCE(target_hook(hit->target)->path) <= HOOK_PATH_WALK;
	torture_count(COUNT_CALLS);
	return true;
}

static void call_ends(struct player *player, const struct hit *hit)
{
	quit(player, hit);
	nest(hit);
	linger(hit);
	check_duty(player, hit, "inside");
	atomic_dec(&player->inside);
}

/* What the site must get for what a decider returned. */
static int verdict_of(const struct target *target, int verdict)
{
	if (target->any || (verdict <= 0 && verdict >= -MAX_ERRNO))
		return verdict;
	return -EPERM;
}

int called_to_decide(void *data, struct hit *hit, unsigned int variant)
{
	struct player *player = data;
	int verdict;

	if (!call_begins(player, hit, variant, true))
		return hit->target->verdict;
	if (hit->decided)
		torture_fail("%s: player %u asked after the verdict was given",
			     hit->target->name, player->index);
	verdict = hit->target->verdict;
	if (player->every && !(hit->seq % player->every)) {
		verdict = player->refusal;
		hit->decided = true;
		hit->verdict = verdict_of(hit->target, verdict);
	}
	call_ends(player, hit);
	return verdict;
}

void called_to_observe(void *data, struct hit *hit, unsigned int variant, int verdict)
{
	struct player *player = data;

	if (!call_begins(player, hit, variant, false))
		return;
	if (verdict != hit->verdict)
		torture_fail("%s: player %u was told the verdict %d, it is %d",
			     hit->target->name, player->index, verdict, hit->verdict);
	call_ends(player, hit);
}

void called_to_watch(void *data, struct hit *hit, unsigned int variant)
{
	struct player *player = data;

	if (call_begins(player, hit, variant, false))
		call_ends(player, hit);
}

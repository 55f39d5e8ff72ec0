// SPDX-License-Identifier: GPL-2.0-only
/*
 * The strikers, who hit the hooks: a task for each CPU, timers in hard and soft
 * interrupts, and NMIs. What a hit must come to, seen from the site.
 */
#include <linux/cpu.h>
#include <linux/delay.h>
#include <linux/kthread.h>
#include <linux/slab.h>

#include "../../hooks/compat/timer.h"
#include "nmi.h"
#include "torture.h"

static void note_probes(struct hit *hit)
{
	unsigned long *present = hit->target->state->present;
	unsigned int index = striker_random(hit->striker, NR_PLAYERS);
	struct probe *probe;

	for (probe = hit->probes; probe < hit->probes + NR_PROBES; probe++) {
		index = find_next_bit(present, NR_PLAYERS, index);
		if (index >= NR_PLAYERS)
			return;
		/* Pairs with player_set_duty(). */
		probe->duty = smp_load_acquire(&players[index].duty);
		if ((probe->duty & DUTY_MASK) == DUE && players[index].target == hit->target)
			probe->player = &players[index];
		index++;
	}
}

/* Was it due from before the hit to its end? */
static bool still_due(const struct probe *probe)
{
	return probe->player && READ_ONCE(probe->player->duty) == probe->duty;
}

static void check_probes(const struct hit *hit)
{
	const struct probe *probe;

	for (probe = hit->probes; probe < hit->probes + NR_PROBES; probe++) {
		if (!still_due(probe))
			continue;
		torture_count(COUNT_PROBES);
		if (test_bit(probe->player->index, hit->called))
			continue;
		if (hit->decided && probe->player->class == HOOK_CLASS_SECURITY)
			continue;
		torture_fail("%s: player %u (class %u, priority %d) not called; %u others were",
			     hit->target->name, probe->player->index, probe->player->class,
			     probe->player->priority, hit->calls);
	}
}

/* Is this a hit on a hook from within its own handler, which lets nobody in? */
static bool must_be_suppressed(const struct hit *hit)
{
	const struct hit *parent;

	if (!hit->target->never)
		return false;
	for (parent = hit->parent; parent; parent = parent->parent) {
		if (parent->target == hit->target)
			return true;
	}
	return false;
}

/* Suppressed, but never a silent pass where deciders are armed. */
static void check_suppressed(const struct hit *hit, int result)
{
	struct target_state *state = hit->target->state;
	bool surely = false, asked = false;
	const struct probe *probe;

	for (probe = hit->probes; probe < hit->probes + NR_PROBES; probe++) {
		if (!still_due(probe))
			continue;
		surely = true;
		asked |= probe->player->class == HOOK_CLASS_SECURITY;
	}
	atomic_long_inc(&state->missed);
	if (surely)
		atomic_long_inc(&state->missed_surely);
	torture_count(COUNT_SUPPRESSED);
	if (hit->calls)
		torture_fail("%s: called inside itself", hit->target->name);
	if (result != -EPERM && (asked || result != hit->target->verdict))
		torture_fail("%s: a suppressed hit got %d", hit->target->name, result);
}

static void check_result(const struct hit *hit, int result)
{
	check_probes(hit);
	if (result != hit->verdict)
		torture_fail("%s: the site got %d, the verdict is %d", hit->target->name,
			     result, hit->verdict);
	if (hit->decided)
		torture_count(COUNT_REFUSALS);
}

static void count_hit(const struct hit *hit, bool enabled, u8 path)
{
	bool updated = atomic_read(&hit->target->state->updates);

	torture_count(COUNT_HITS);
	if (hit->parent)
		torture_count(COUNT_HITS_NESTED);
	if (hit->striker->place != IN_TASK)
		torture_count(COUNT_HITS + hit->striker->place);
	if (enabled && !hit->calls && updated)
		torture_count(COUNT_FOUND_NOBODY);
	if (hit->walked && updated)
		torture_count(COUNT_WALKS_IN_UPDATE);
	if (path != READ_ONCE(target_hook(hit->target)->path))
		torture_count(COUNT_PATH_CHANGED);
}

/* @banned: who must not be called, since this CPU has disabled it. */
void strike(struct striker *striker, const struct target *target,
	    const struct hit *parent, const struct player *banned)
{
	u8 path = READ_ONCE(target_hook(target)->path);
	struct hit hit = {
		.target = target,
		.parent = parent,
		.striker = striker,
		.seq = prandom_u32_state(&striker->rnd),
		.depth = parent ? parent->depth + 1 : 0,
		.verdict = target->decides ? target->verdict : 0,
		.banned = banned,
	};
	bool enabled;
	int result;

	hit.magic = HIT_MAGIC ^ (unsigned long)&hit;
	note_probes(&hit);
	enabled = target->enabled();
	result = hit.seq & 1 ? target->hit(&hit) : target->hit_too(&hit);
	if (must_be_suppressed(&hit))
		check_suppressed(&hit, result);
	else
		check_result(&hit, result);
	count_hit(&hit, enabled, path);
}

/* A hook that can be hit here; where the parent may not sleep, nor may we. */
static const struct target *choose(struct striker *striker, const struct hit *parent)
{
	bool atomic = striker->place != IN_TASK;
	const struct target *target;

	for (; parent; parent = parent->parent)
		atomic |= !parent->target->sleeps;
	do {
		target = &targets[striker_random(striker, NR_TARGETS)];
	} while (atomic && target->sleeps);
	return target;
}

void strike_any(struct striker *striker, const struct hit *parent)
{
	strike(striker, choose(striker, parent), parent, NULL);
}

/*
 * Disable some player from here, whoever it belongs to. It cannot be registered
 * anew in between: unregistering it waits for us.
 */
static void shoot(struct striker *striker)
{
	struct player *player = &players[striker_random(striker, NR_PLAYERS)];
	unsigned int tries = NR_OWN;

	while (!READ_ONCE(player->quits) && tries-- && player < &players[NR_PLAYERS - 1])
		player++;
	preempt_disable();
	if (READ_ONCE(player->quits) && player_release(player)) {
		hook_disable(player->handler);
		torture_count(COUNT_SHOT);
		if (!player->target->sleeps)
			strike(striker, player->target, NULL, player);
	}
	preempt_enable();
}

static void strike_or_shoot(struct striker *striker)
{
	strike_any(striker, NULL);
	if (!striker_random(striker, 64))
		shoot(striker);
}

/**
 * struct post - a CPU's strikers
 * @cpu: the CPU
 * @task: hits without pause
 * @hard: hits from hard interrupts
 * @soft: hits from soft interrupts
 * @hard_striker: who does that
 * @soft_striker: who does that
 * @task_striker: who is the task
 * @nmi_striker: who hits from NMIs
 */
struct post {
	unsigned int cpu;
	struct task_struct *task;
	struct hrtimer hard;
	struct hrtimer soft;
	struct striker hard_striker;
	struct striker soft_striker;
	struct striker task_striker;
	struct striker nmi_striker;
};

static struct post *posts;
static struct task_struct *nmi_task;

static enum hrtimer_restart again(struct hrtimer *timer, struct striker *striker)
{
	strike_or_shoot(striker);
	hrtimer_forward_now(timer, ns_to_ktime(200000 + striker_random(striker, 2000000)));
	return torture_over() ? HRTIMER_NORESTART : HRTIMER_RESTART;
}

static enum hrtimer_restart hard_fn(struct hrtimer *timer)
{
	return again(timer, &container_of(timer, struct post, hard)->hard_striker);
}

static enum hrtimer_restart soft_fn(struct hrtimer *timer)
{
	return again(timer, &container_of(timer, struct post, soft)->soft_striker);
}

/* Back to our CPU, which may have been away. */
static void go_home(const struct post *post)
{
	if (cpu_online(post->cpu))
		set_cpus_allowed_ptr(current, cpumask_of(post->cpu));
}

static int task_fn(void *data)
{
	struct post *post = data;
	unsigned int i;

	hrtimer_start(&post->hard, ms_to_ktime(1), HRTIMER_MODE_REL_PINNED_HARD);
	hrtimer_start(&post->soft, ms_to_ktime(1), HRTIMER_MODE_REL_PINNED_SOFT);
	for (i = 0; !kthread_should_stop(); i++) {
		if (torture_over())
			schedule_timeout_interruptible(HZ / 50);
		else
			strike_or_shoot(&post->task_striker);
		if (!(i % 1024))
			go_home(post);
		/* An emulator that has fewer processors than we goes on to the next. */
		if (!(i % 8))
			cpu_relax();
		cond_resched();
	}
	return 0;
}

static void nmi_hit(void)
{
	strike_or_shoot(&posts[smp_processor_id()].nmi_striker);
}

/* Half a minute: an emulated CPU may have to wait for a real one. */
#define NMI_TRIES	(30 * 10000)

static void nmi_strike(unsigned int cpu)
{
	unsigned int tries;

	nmi_post(cpu);
	for (tries = 0; tries < NMI_TRIES && !nmi_taken(cpu); tries++)
		usleep_range(100, 200);
	if (tries == NMI_TRIES)
		torture_fail("CPU %u took no NMI", cpu);
}

/* One at a time, and to a CPU that stays. */
static int nmi_fn(void *usecs)
{
	unsigned int cpu = 0;

	while (!kthread_should_stop()) {
		usleep_range((long)usecs, (long)usecs * 2);
		cpus_read_lock();
		cpu = cpumask_next(cpu, cpu_online_mask);
		if (cpu >= nr_cpu_ids)
			cpu = cpumask_first(cpu_online_mask);
		nmi_strike(cpu);
		cpus_read_unlock();
	}
	return 0;
}

static void striker_init(struct striker *striker, enum place place, u64 seed)
{
	prandom_seed_state(&striker->rnd, seed);
	striker->place = place;
}

static int post_start(struct post *post, unsigned int cpu, u64 seed)
{
	struct task_struct *task;

	post->cpu = cpu;
	striker_init(&post->task_striker, IN_TASK, seed + 1);
	striker_init(&post->soft_striker, IN_SOFTIRQ, seed + 2);
	striker_init(&post->hard_striker, IN_HARDIRQ, seed + 3);
	striker_init(&post->nmi_striker, IN_NMI, seed + 4);
	hooks_hrtimer_setup(&post->hard, hard_fn, HRTIMER_MODE_REL_PINNED_HARD);
	hooks_hrtimer_setup(&post->soft, soft_fn, HRTIMER_MODE_REL_PINNED_SOFT);
	task = kthread_run(task_fn, post, "torture-hit/%u", cpu);
	if (IS_ERR(task))
		return PTR_ERR(task);
	post->task = task;
	return 0;
}

static int nmi_start(unsigned int usecs)
{
	int err;

	if (!usecs)
		return 0;
	err = nmi_init(nmi_hit);
	if (err)
		return err;
	nmi_task = kthread_run(nmi_fn, (void *)(long)usecs, "torture-nmi");
	if (!IS_ERR(nmi_task))
		return 0;
	err = PTR_ERR(nmi_task);
	nmi_task = NULL;
	nmi_exit();
	return err;
}

int strikers_start(u64 seed, unsigned int nmi_usecs)
{
	unsigned int cpu;
	int err = 0;

	posts = kcalloc(nr_cpu_ids, sizeof(*posts), GFP_KERNEL);
	if (!posts)
		return -ENOMEM;
	for_each_possible_cpu(cpu) {
		err = post_start(&posts[cpu], cpu, seed + 16 * cpu);
		if (err)
			break;
	}
	if (!err)
		err = nmi_start(nmi_usecs);
	if (err)
		strikers_stop();
	return err;
}

static void post_stop(struct post *post)
{
	if (!post->task)
		return;
	kthread_stop(post->task);
	hrtimer_cancel(&post->hard);
	hrtimer_cancel(&post->soft);
}

void strikers_stop(void)
{
	unsigned int cpu;

	if (!posts)
		return;
	if (nmi_task) {
		kthread_stop(nmi_task);
		nmi_exit();
		nmi_task = NULL;
	}
	for_each_possible_cpu(cpu)
		post_stop(&posts[cpu]);
	kfree(posts);
	posts = NULL;
}

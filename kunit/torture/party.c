// SPDX-License-Identifier: GPL-2.0-only
/*
 * Several threads that do the same at once.
 */
#include <linux/cpumask.h>
#include <linux/delay.h>
#include <linux/kthread.h>

#include "party.h"

static void wait_for_begin(const struct party *party)
{
	while (!READ_ONCE(party->begin) && !kthread_should_stop())
		cpu_relax();
}

static void work(struct guest *guest)
{
	guest->result = guest->party->fn(guest);
	WRITE_ONCE(guest->rounds, guest->rounds + 1);
}

static int without_pause(void *arg)
{
	struct guest *guest = arg;

	wait_for_begin(guest->party);
	while (!kthread_should_stop()) {
		work(guest);
		/* An emulator that has fewer processors than we goes on to the next. */
		if (!(guest->rounds % 8))
			cpu_relax();
		cond_resched();
	}
	return 0;
}

static int once(void *arg)
{
	struct guest *guest = arg;

	wait_for_begin(guest->party);
	work(guest);
	while (!kthread_should_stop())
		schedule_timeout_interruptible(1);
	return 0;
}

static void invite(struct kunit *test, struct party *party, unsigned int nr, int cpu,
		   int (*thread)(void *))
{
	struct guest *guest = &party->guests[nr];

	*guest = (struct guest) { .party = party, .nr = nr };
	guest->task = kthread_create(thread, guest, "hooks-case/%u", nr);
	KUNIT_ASSERT_FALSE(test, IS_ERR(guest->task));
	if (cpu >= 0)
		kthread_bind(guest->task, cpu);
	wake_up_process(guest->task);
}

static void invite_all(struct kunit *test, struct party *party, int (*thread)(void *))
{
	int cpu = party->first;
	unsigned int i;

	WRITE_ONCE(party->begin, false);
	for (i = 0; i < party->nr; i++) {
		invite(test, party, i, cpu, thread);
		if (cpu < 0 || !party->spread)
			continue;
		cpu = cpumask_next(cpu, cpu_online_mask);
		if (cpu >= nr_cpu_ids)
			cpu = cpumask_first(cpu_online_mask);
	}
	WRITE_ONCE(party->begin, true);
}

void party_start(struct kunit *test, struct party *party)
{
	invite_all(test, party, without_pause);
}

void party_stop(struct party *party)
{
	unsigned int i;

	for (i = 0; i < party->nr; i++)
		kthread_stop(party->guests[i].task);
}

void party_wait(struct party *party, unsigned long rounds)
{
	unsigned int i;

	for (i = 0; i < party->nr; i++) {
		while (READ_ONCE(party->guests[i].rounds) < rounds)
			usleep_range(50, 200);
	}
}

void party_once(struct kunit *test, struct party *party)
{
	invite_all(test, party, once);
	party_wait(party, 1);
	party_stop(party);
}

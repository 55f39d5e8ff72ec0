// SPDX-License-Identifier: GPL-2.0-only
/*
 * Cases that need several CPUs.
 */
#include <linux/cpu.h>
#include <linux/delay.h>
#include <linux/jiffies.h>
#include <linux/preempt.h>
#include <linux/sched.h>

#include "cases.h"
#include "nmi.h"
#include "party.h"

static struct party party;

static int hit_all(struct guest *guest)
{
	hit_watch(1);
	hit_watch_too(2);
	return hit_ask(3);
}

/* --- 28: CPUs that come after us */

static unsigned long calls_on[NR_CPUS];

static void note_cpu(void *data, int a)
{
	calls_on[smp_processor_id()]++;
}

static int hit_often(struct guest *guest)
{
	unsigned int i;

	for (i = 0; i < 100; i++)
		hit_watch(i);
	return 0;
}

static unsigned int bring_up_all(void)
{
	unsigned int cpu, nr = 0;

	for_each_present_cpu(cpu) {
		if (!cpu_online(cpu) && !add_cpu(cpu))
			nr++;
	}
	return nr;
}

static void case_28_cpus_that_come_later(struct kunit *test)
{
	static const struct hook_handler handler = HOOK_PERF(hookcase, watch, note_cpu);
	unsigned int nr, cpu;

	KUNIT_ASSERT_EQ(test, hook_register(&handler), 0);
	nr = bring_up_all();
	for_each_online_cpu(cpu) {
		party = (struct party) { .fn = hit_often, .nr = 1, .first = cpu };
		party_once(test, &party);
		KUNIT_EXPECT_EQ(test, calls_on[cpu], 100);
		KUNIT_EXPECT_EQ(test, per_cpu(hooks_room, cpu), HOOK_DEPTH_MAX);
	}
	hook_unregister(&handler);
	if (!nr)
		kunit_skip(test, "all CPUs were there already (boot with maxcpus=2)");
}

/* --- 1: a per-CPU record, and a reschedule in the middle */

static DEFINE_PER_CPU(unsigned long, record);

static void update_record(void *data, int a)
{
	unsigned long value = raw_cpu_read(record);

	set_tsk_need_resched(current);
	set_preempt_need_resched();
	preempt_disable();
	/* Were preemption on around us, here we would be rescheduled. */
	preempt_enable();
	raw_cpu_write(record, value + 1);
}

static int hit_own(struct guest *guest)
{
	if (guest->nr)
		hit_watch_too(0);
	else
		hit_watch(0);
	return 0;
}

static void case_1_sums_are_exact(struct kunit *test)
{
	static const struct hook_handler handlers[] = {
		HOOK_PERF(hookcase, watch, update_record),
		HOOK_PERF(hookcase, watch_too, update_record),
	};
	unsigned int cpu = cpumask_first(cpu_online_mask);

	per_cpu(record, cpu) = 0;
	KUNIT_ASSERT_EQ(test, hook_register_many(handlers, 2), 0);
	party = (struct party) { .fn = hit_own, .nr = 2, .first = cpu };
	party_start(test, &party);
	party_wait(&party, 500);
	party_stop(&party);
	KUNIT_EXPECT_EQ(test, per_cpu(record, cpu),
			party.guests[0].rounds + party.guests[1].rounds);
	hook_unregister_many(handlers, 2);
}

/* --- 2: nobody is called with another's data */

static int cookie;
static atomic_t mixed_up = ATOMIC_INIT(0);

static void watch_null(void *data, int a)
{
	if (data)
		atomic_inc(&mixed_up);
}

static void watch_cookie(void *data, int a)
{
	if (data != &cookie)
		atomic_inc(&mixed_up);
}

static int decide_null(void *data, int a)
{
	watch_null(data, a);
	return 0;
}

static void observe_cookie(void *data, int a, int verdict)
{
	watch_cookie(data, a);
}

static void observe_null(void *data, int a, int verdict)
{
	watch_null(data, a);
}

static const struct hook_handler pairs[][2] = {
	{ HOOK_PERF(hookcase, watch, watch_null),
	  HOOK_PERF(hookcase, watch, watch_cookie, .data = &cookie) },
	{ HOOK_PERF(hookcase, watch_slotless, watch_null),
	  HOOK_TRACE(hookcase, watch_slotless, watch_cookie, .data = &cookie) },
	{ HOOK_TRACE(hookcase, ask, observe_null),
	  HOOK_PERF(hookcase, ask, observe_cookie, .data = &cookie) },
	{ HOOK_SECURITY(hookcase, ask, decide_null),
	  HOOK_PERF(hookcase, ask, observe_cookie, .data = &cookie) },
};

/* A digit is a handler that comes if it is gone, and goes if it is there. */
static const char *const orders[] = { "00", "11", "0101", "0110", "1010", "1001" };

static unsigned int change_in_order(struct kunit *test, const struct hook_handler *pair,
				    const char *order)
{
	bool there[2] = { };
	unsigned int i, nr;

	for (nr = 0; order[nr]; nr++) {
		i = order[nr] - '0';
		if (there[i])
			hook_unregister(&pair[i]);
		else
			KUNIT_EXPECT_EQ(test, hook_register(&pair[i]), 0);
		there[i] = !there[i];
	}
	return nr;
}

static unsigned int change_in_every_order(struct kunit *test)
{
	unsigned int pair, order, nr = 0;

	for (pair = 0; pair < ARRAY_SIZE(pairs); pair++) {
		for (order = 0; order < ARRAY_SIZE(orders); order++)
			nr += change_in_order(test, pairs[pair], orders[order]);
	}
	return nr;
}

static int hit_pairs(struct guest *guest)
{
	hit_watch(1);
	hit_watch_slotless(2);
	return hit_ask(3);
}

static void case_2_data_is_ones_own(struct kunit *test)
{
	unsigned long end = jiffies + 4 * HZ;
	unsigned int nr = 0;

	atomic_set(&mixed_up, 0);
	party = (struct party) { .fn = hit_pairs, .nr = num_online_cpus(), .spread = true };
	party_start(test, &party);
	do {
		nr += change_in_every_order(test);
	} while (time_before(jiffies, end));
	party_stop(&party);
	KUNIT_EXPECT_EQ(test, atomic_read(&mixed_up), 0);
	kunit_info(test, "%u changes, %lu hits by the first CPU", nr, 3 * party.guests[0].rounds);
}

/* --- 4: an NMI during a handler that is not run inside itself */

static unsigned int entered_in_task, entered_in_nmi;

/* In the NMI, the hit that comes from within it is suppressed. */
static void let_nmi_in(void *data, int a)
{
	unsigned int tries;

	if (in_nmi()) {
		entered_in_nmi++;
		hit_watch_never(a);
		return;
	}
	entered_in_task++;
	nmi_post(smp_processor_id());
	for (tries = 0; tries < 1000000 && !nmi_taken(smp_processor_id()); tries++)
		cpu_relax();
}

static void hit_in_nmi(void)
{
	hit_watch_never(1);
}

static void case_4_nmi_is_let_in(struct kunit *test)
{
	static const struct hook_handler handler =
		HOOK_PERF(hookcase, watch_never, let_nmi_in);
	int err;

	err = nmi_init(hit_in_nmi);
	if (err == -EOPNOTSUPP)
		kunit_skip(test, "no NMIs on demand here");
	KUNIT_ASSERT_EQ(test, err, 0);
	entered_in_task = 0;
	entered_in_nmi = 0;
	KUNIT_ASSERT_EQ(test, hook_register(&handler), 0);
	hit_watch_never(0);
	hit_watch_never(0);
	hook_unregister(&handler);
	nmi_exit();
	KUNIT_EXPECT_EQ(test, entered_in_task, 2);
	KUNIT_EXPECT_EQ(test, entered_in_nmi, 2);
}

/* --- 7: one winner */

static const struct hook_handler twice = HOOK_SECURITY(hookcase, ask, decide_null);

static int register_it(struct guest *guest)
{
	return hook_register(&twice);
}

static int unregister_it(struct guest *guest)
{
	hook_unregister(&twice);
	return 0;
}

static void case_7_one_winner(struct kunit *test)
{
	unsigned int round, i, winners, losers;

	for (round = 0; round < 10; round++) {
		winners = 0;
		losers = 0;
		party = (struct party) { .fn = register_it, .nr = 4, .spread = true };
		party_once(test, &party);
		for (i = 0; i < party.nr; i++) {
			winners += !party.guests[i].result;
			losers += party.guests[i].result == -EEXIST;
		}
		KUNIT_EXPECT_EQ(test, winners, 1);
		KUNIT_EXPECT_EQ(test, losers, 3);
		KUNIT_EXPECT_EQ(test, (int)HOOK(hookcase, ask)->nr, 1);
		party = (struct party) { .fn = unregister_it, .nr = 4, .spread = true };
		party_once(test, &party);
		expect_nobody(test);
	}
}

/* --- 9: a handler that wants to be gone, and a waiter among busy CPUs */

static const struct hook_handler quitter;
static atomic_t quits = ATOMIC_INIT(0);

static void disable_self(void *data, int a)
{
	atomic_inc(&quits);
	hook_disable(&quitter);
}

static const struct hook_handler quitter = HOOK_PERF(hookcase, watch, disable_self);

static void case_9_disable_self(struct kunit *test)
{
	unsigned int i;

	for (i = 0; i < 10; i++) {
		atomic_set(&quits, 0);
		KUNIT_ASSERT_EQ(test, hook_register(&quitter), 0);
		party = (struct party) { .fn = hit_all, .nr = num_online_cpus(), .spread = true };
		party_start(test, &party);
		party_wait(&party, 20);
		party_stop(&party);
		/* Who was inside already on another CPU may have come to the same end. */
		KUNIT_EXPECT_GE(test, atomic_read(&quits), 1);
		KUNIT_EXPECT_LE(test, atomic_read(&quits), (int)num_online_cpus());
		hook_unregister(&quitter);
	}
}

static const struct hook_handler self_unregistering;
static unsigned int attempts;

static int unregister_self(void *data, int a)
{
	attempts++;
	hook_unregister(&self_unregistering);
	return 0;
}

static const struct hook_handler self_unregistering =
	HOOK_SECURITY(hookcase, ask_asleep, unregister_self);

/* Refused, and said so; it is there still. */
static void case_9_unregister_self(struct kunit *test)
{
	attempts = 0;
	KUNIT_ASSERT_EQ(test, hook_register(&self_unregistering), 0);
	hit_ask_asleep(0);
	hit_ask_asleep(0);
	KUNIT_EXPECT_EQ(test, attempts, 2);
	hook_unregister(&self_unregistering);
	hit_ask_asleep(0);
	KUNIT_EXPECT_EQ(test, attempts, 2);
}

static void case_9_waiter_is_not_starved(struct kunit *test)
{
	unsigned long begin, longest = 0;
	unsigned int i;

	party = (struct party) {
		.fn = hit_all, .nr = num_online_cpus() - 1, .first = 0, .spread = true
	};
	party_start(test, &party);
	for (i = 0; i < 20; i++) {
		KUNIT_ASSERT_EQ(test, hook_register(&pairs[0][0]), 0);
		begin = jiffies;
		hook_unregister(&pairs[0][0]);
		longest = max(longest, jiffies - begin);
	}
	party_stop(&party);
	KUNIT_EXPECT_LT(test, longest, 10 * HZ);
	kunit_info(test, "the longest took %u ms", jiffies_to_msecs(longest));
}

static struct kunit_case cases[] = {
	KUNIT_CASE(case_28_cpus_that_come_later),
	KUNIT_CASE(case_1_sums_are_exact),
	KUNIT_CASE(case_2_data_is_ones_own),
	KUNIT_CASE(case_4_nmi_is_let_in),
	KUNIT_CASE(case_7_one_winner),
	KUNIT_CASE(case_9_disable_self),
	KUNIT_CASE(case_9_unregister_self),
	KUNIT_CASE(case_9_waiter_is_not_starved),
	{}
};

static struct kunit_suite suite = {
	.name = "hooks-cases-cpus",
	.suite_init = cases_suite_init,
	.init = cases_init,
	.exit = cases_exit,
	.test_cases = cases,
};

kunit_test_suite(suite);

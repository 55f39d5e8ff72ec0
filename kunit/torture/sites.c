// SPDX-License-Identifier: GPL-2.0-only
/*
 * The sites when nobody is registered: NOPs again, and everything behind them as
 * it was.
 */
#include <linux/module.h>

#include "bytes.h"
#include "torture.h"

/* Whether all hooks are off. */
bool sites_quiet(void)
{
	const struct target *target;

	for (target = targets; target < targets + NR_TARGETS; target++) {
		if (READ_ONCE(target_hook(target)->armed))
			return false;
	}
	return true;
}

static void check_hook(const struct target *target)
{
	struct hook *hook = target_hook(target);

	if (target->enabled() || static_key_enabled(&hook->key))
		torture_fail("%s: armed, with nobody registered", target->name);
	if (hook->path != HOOK_PATH_WALK || hook->nr || !list_empty(&hook->entries))
		torture_fail("%s: not empty: path %u, %u handlers", target->name,
			     hook->path, hook->nr);
}

/* Suppressed hits were counted, as far as we can tell whether somebody was armed. */
static void check_missed(const struct target *target)
{
	struct hook *hook = target_hook(target);
	u64 missed = 0;
	int cpu;

	for_each_possible_cpu(cpu) {
		missed += per_cpu_ptr(hook->cpu, cpu)->missed;
		if (per_cpu_ptr(hook->cpu, cpu)->inside)
			torture_fail("%s: CPU %d is inside still", target->name, cpu);
	}
	if (missed < atomic_long_read(&target->state->missed_surely) ||
	    missed > atomic_long_read(&target->state->missed))
		torture_fail("%s: missed %llu, not between %ld and %ld", target->name, missed,
			     atomic_long_read(&target->state->missed_surely),
			     atomic_long_read(&target->state->missed));
}

static void check_bytes(const struct target *target)
{
	struct hook *hook = target_hook(target);

	if (!bytes_sites_are_nops(THIS_MODULE, hook))
		torture_fail("%s: a site is no NOP, with nobody registered", target->name);
	if (IS_ENABLED(CONFIG_JUMP_LABEL) && bytes_nr_sites(THIS_MODULE, hook) < 2)
		torture_fail("%s: its sites are not where they were", target->name);
}

void sites_check(void)
{
	const struct target *target;
	int cpu;

	for (target = targets; target < targets + NR_TARGETS; target++) {
		check_hook(target);
		check_missed(target);
		check_bytes(target);
	}
	for_each_possible_cpu(cpu) {
		if (per_cpu(hooks_room, cpu) != HOOK_DEPTH_MAX)
			torture_fail("CPU %d has room for %d", cpu, per_cpu(hooks_room, cpu));
	}
}

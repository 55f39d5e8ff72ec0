// SPDX-License-Identifier: GPL-2.0-only
/*
 * Which facilities there are: announcing, withdrawing, and modules that go.
 */
#define pr_fmt(fmt) "hooks: " fmt

#include <linux/notifier.h>
#include <linux/printk.h>
#include <linux/slab.h>
#include <linux/string.h>

#include "compat/kernel.h"
#include "internal.h"

/* Guards the facilities, the lists of handlers, and all changes of dispatch. */
DEFINE_MUTEX(hooks_lock);
LIST_HEAD(hooks_facilities);

/* Per-CPU parts are allocated in blocks: an allocation has a limit of 32 KiB. */
#define CPU_BLOCK	1024U

static unsigned int nr_blocks(const struct hook_facility *facility)
{
	return DIV_ROUND_UP(facility->nr_hooks, CPU_BLOCK);
}

static void cpu_free(struct hook_facility *facility)
{
	unsigned int i;

	for (i = 0; i < nr_blocks(facility); i++)
		free_percpu(facility->cpu[i]);
	kfree(facility->cpu);
	facility->cpu = NULL;
}

static int cpu_alloc(struct hook_facility *facility)
{
	struct hook_cpu __percpu **blocks;
	struct hook *hook;
	unsigned int i, nr;

	blocks = kcalloc(nr_blocks(facility), sizeof(*blocks), GFP_KERNEL);
	if (!blocks)
		return -ENOMEM;
	facility->cpu = blocks;
	for (i = 0; i < nr_blocks(facility); i++) {
		nr = min(facility->nr_hooks - i * CPU_BLOCK, CPU_BLOCK);
		blocks[i] = __alloc_percpu(nr * sizeof(struct hook_cpu),
					   __alignof__(struct hook_cpu));
		if (!blocks[i]) {
			cpu_free(facility);
			return -ENOMEM;
		}
	}
	hooks_for_each(hook, i, facility)
		hook->cpu = blocks[i / CPU_BLOCK] + i % CPU_BLOCK;
	return 0;
}

static bool has_sleepable(const struct hook_facility *facility)
{
	struct hook *hook;
	unsigned int i;

	hooks_for_each(hook, i, facility) {
		if (hook->desc->context == HOOK_CONTEXT_SLEEPABLE)
			return true;
	}
	return false;
}

static int srcu_alloc(struct hook_facility *facility)
{
	int err;

	if (!has_sleepable(facility))
		return 0;
	facility->srcu = kzalloc(sizeof(*facility->srcu), GFP_KERNEL);
	if (!facility->srcu)
		return -ENOMEM;
	err = init_srcu_struct(facility->srcu);
	if (err) {
		kfree(facility->srcu);
		facility->srcu = NULL;
	}
	return err;
}

static void srcu_free(struct hook_facility *facility)
{
	if (!facility->srcu)
		return;
	srcu_barrier(facility->srcu);
	cleanup_srcu_struct(facility->srcu);
	kfree(facility->srcu);
	facility->srcu = NULL;
}

/* A facility that returns after it was withdrawn begins anew. */
static void hook_init(struct hook *hook)
{
	INIT_LIST_HEAD(&hook->entries);
	INIT_LIST_HEAD(&hook->change);
	hooks_calls_init(hook);
	hook->path = HOOK_PATH_WALK;
	hook->slots_quiet = true;
	hook->begun = false;
	hook->counted = false;
	hook->unsettled = false;
	hook->reported = 0;
}

static bool name_taken(const char *name)
{
	struct hook_facility *facility;

	list_for_each_entry(facility, &hooks_facilities, link) {
		if (!strcmp(facility->name, name))
			return true;
	}
	return false;
}

static int facility_add(struct hook_facility *facility)
{
	struct hook *hook;
	unsigned int i;
	int err;

	if (name_taken(facility->name)) {
		pr_err("there is a facility %s already\n", facility->name);
		return -EEXIST;
	}
	err = cpu_alloc(facility);
	if (err)
		return err;
	err = srcu_alloc(facility);
	if (err) {
		cpu_free(facility);
		return err;
	}
	hooks_for_each(hook, i, facility)
		hook_init(hook);
	list_add_tail(&facility->link, &hooks_facilities);
	facility->announced = true;
	hooks_attach_late();
	return 0;
}

static void facility_del(struct hook_facility *facility)
{
	struct hook *hook;
	unsigned int i;

	hooks_detach_facility(facility);
	hooks_for_each(hook, i, facility)
		hooks_stats_forget(hook);
	facility->announced = false;
	list_del(&facility->link);
	hooks_for_each(hook, i, facility) {
		hooks_calls_free(hook);
		hook->sealed = false;
	}
	srcu_free(facility);
	cpu_free(facility);
}

/* Also from the trace core, which may come before the owner's init. */
int hooks_facility_announce(struct hook_facility *facility)
{
	int err = 0;

	mutex_lock(&hooks_lock);
	if (!facility->announced)
		err = facility_add(facility);
	mutex_unlock(&hooks_lock);
	return err;
}

/**
 * hooks_announce() - make the hooks of a facility known
 * @facility: the facility, hook_facility_<name>
 *
 * From now on handlers can be registered. Enabling a trace event may have
 * announced the facility before its owner does.
 *
 * Context: process context; sleeps. Takes the selection's lock and the registry
 * lock. Not from a handler.
 * Return: 0; -EEXIST where another facility has this name; -ENOMEM; -EDEADLK from
 * within a handler of a sleepable hook.
 */
int hooks_announce(struct hook_facility *facility)
{
	int err;

	if (hooks_inside_handler("announce hooks"))
		return -EDEADLK;
	err = hooks_facility_announce(facility);
	if (err)
		return err;
	hooks_control_add(facility);
	hooks_select_announced(facility);
	return 0;
}
EXPORT_SYMBOL_GPL(hooks_announce);

static void facility_withdraw(struct hook_facility *facility)
{
	hooks_control_remove(facility);
	hooks_select_withdraw(facility);
	mutex_lock(&hooks_lock);
	if (facility->announced)
		facility_del(facility);
	mutex_unlock(&hooks_lock);
	hooks_select_withdrawn(facility);
}

/**
 * hooks_withdraw() - the owner of a facility goes
 * @facility: the facility
 *
 * Handlers that are still registered are removed first. On return no CPU is
 * inside a handler, and registering fails with -ENODEV. Harmless where the
 * facility is not announced.
 *
 * Context: process context; sleeps, for grace periods where handlers were
 * registered. Takes the selection's lock and the registry lock. Not from a handler,
 * which would wait for itself; where that can be told it is refused. The owner sees
 * to it that no site is hit any more.
 */
void hooks_withdraw(struct hook_facility *facility)
{
	if (!hooks_inside_handler("withdraw hooks"))
		facility_withdraw(facility);
}
EXPORT_SYMBOL_GPL(hooks_withdraw);

#ifdef CONFIG_MODULES
static struct hook_facility *facility_of(const struct module *module)
{
	struct hook_facility *facility, *found = NULL;

	mutex_lock(&hooks_lock);
	list_for_each_entry(facility, &hooks_facilities, link) {
		if (facility->owner == module)
			found = facility;
	}
	mutex_unlock(&hooks_lock);
	return found;
}

/*
 * Exit has returned, or init has failed. Handlers are removed while their text
 * is still there; facilities too, which init may have left behind, or which
 * only the trace core has announced.
 */
static void module_goes(struct module *module)
{
	struct hook_facility *facility;

	mutex_lock(&hooks_lock);
	hooks_detach_module(module);
	mutex_unlock(&hooks_lock);
	/* Only this module's own init and exit change which are its. */
	while ((facility = facility_of(module)))
		facility_withdraw(facility);
}

static int module_event(struct notifier_block *nb, unsigned long event, void *module)
{
	if (event == MODULE_STATE_GOING)
		module_goes(module);
	return NOTIFY_DONE;
}

/* Before the trace core's own, so that events find their hooks withdrawn. */
static struct notifier_block module_nb = {
	.notifier_call = module_event,
	.priority = 2,
};

static int __init modules_watch(void)
{
	return register_module_notifier(&module_nb);
}

static void __exit modules_unwatch(void)
{
	unregister_module_notifier(&module_nb);
}
#else
static inline int modules_watch(void) { return 0; }
static inline void modules_unwatch(void) { }
#endif

static int __init hooks_init(void)
{
	int err;

	err = modules_watch();
	if (err)
		return err;
	hooks_select_init();
	hooks_control_init();
	return 0;
}
core_initcall(hooks_init);

static void __exit hooks_exit(void)
{
	hooks_control_exit();
	hooks_select_exit();
	modules_unwatch();
	hooks_dispatch_exit();
}
module_exit(hooks_exit);

MODULE_DESCRIPTION("Hooks with several handlers, called directly");
MODULE_LICENSE("GPL");

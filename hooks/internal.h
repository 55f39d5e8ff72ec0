/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the runtime's files share.
 *
 * Lock order, outermost first: event_mutex and trace_event_sem of the trace
 * core, hooks_lock, cpus_read_lock, text_mutex. Calls into tracing and debugfs
 * are made without hooks_lock.
 */
#ifndef _HOOKS_INTERNAL_H
#define _HOOKS_INTERNAL_H

#include <linux/hooks.h>
#include <linux/list.h>
#include <linux/mutex.h>

/**
 * struct hook_entry - the runtime's own copy of a registration
 * @node: in the table by @handler's address
 * @link: on the hook's list, in calling order
 * @gone: on a list of entries that wait for the grace period
 * @handler: the address under which it was registered; never followed. NULL
 *	for a trace event's record function
 * @hook: the hook
 * @fn: the function
 * @data: its first argument
 * @priority: the higher is called first within the class
 * @class: enum hook_class
 * @dead: not to be called any more; set from any context, never cleared
 * @owner: the module that @fn is in
 * @rcu: for freeing it, since hook_disable() looks it up without the lock
 */
struct hook_entry {
	struct hlist_node node;
	struct list_head link;
	struct list_head gone;
	const struct hook_handler *handler;
	struct hook *hook;
	void *fn;
	void *data;
	int priority;
	u8 class;
	bool dead;
	struct module *owner;
	struct rcu_head rcu;
};

/* registry.c */
extern struct mutex hooks_lock;
extern struct list_head hooks_facilities;

int hooks_facility_announce(struct hook_facility *facility);

#define hooks_for_each(hook, i, facility)				\
	for (i = 0; i < (facility)->nr_hooks &&				\
	     ((hook) = (facility)->hooks[i], true); i++)

/* attach.c */
int hooks_attach_record(struct hook *hook, void *fn, void *data);
void hooks_detach_record(struct hook *hook, void *fn, void *data);
void hooks_detach_facility(struct hook_facility *facility);
void hooks_detach_module(struct module *module);
void hooks_settle_unsettled(void);

/* dispatch.c */
int hooks_calls_reserve(struct hook *hook, unsigned int nr);
void hooks_calls_free(struct hook *hook);
bool hooks_publish(struct hook *hook);
void hooks_wait(struct list_head *changes);
void hooks_settle(struct hook *hook, bool waited);
void hooks_arm(struct hook *hook);
void hooks_disarm(struct hook *hook);
void hooks_kill(struct hook_entry *entry);
void hooks_settle_later(void);
void hooks_dispatch_exit(void);

/* control.c */
#ifdef CONFIG_DEBUG_FS
void hooks_control_init(void);
void hooks_control_exit(void);
void hooks_control_add(struct hook_facility *facility);
void hooks_control_remove(struct hook_facility *facility);
#else
static inline void hooks_control_init(void) { }
static inline void hooks_control_exit(void) { }
static inline void hooks_control_add(struct hook_facility *facility) { }
static inline void hooks_control_remove(struct hook_facility *facility) { }
#endif

#endif /* _HOOKS_INTERNAL_H */

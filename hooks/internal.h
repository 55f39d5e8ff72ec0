/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What the runtime's files share.
 *
 * Lock order, outermost first: hooks_select_lock, event_mutex, trace_types_lock and
 * trace_event_sem of the trace core, hooks_lock, cpus_read_lock, text_mutex. Calls
 * into tracing are made without hooks_lock, and calls that remove debugfs files
 * without either of ours: they wait for readers, who take both.
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
 * @hook: the hook; NULL while it waits for the hook's owner
 * @late: the hook by name, where the owner may come and go; else without names
 * @proto: what @fn was compiled against, as text
 * @hash: of that text
 * @fn: the function
 * @data: its first argument
 * @priority: the higher is called first within the class
 * @class: enum hook_class
 * @armed: to be called
 * @permanent: not to be taken away
 * @dead: not to be called any more; set from any context, never cleared
 * @owner: the module that @fn is in
 * @stats: what it has done; NULL while nobody wants to know
 * @rcu: for freeing it, since hook_disable() looks it up without the lock
 */
struct hook_entry {
	struct hlist_node node;
	struct list_head link;
	struct list_head gone;
	const struct hook_handler *handler;
	struct hook *hook;
	struct hook_late late;
	const char *proto;
	u64 hash;
	void *fn;
	void *data;
	int priority;
	u8 class;
	bool armed;
	bool permanent;
	bool dead;
	struct module *owner;
	struct hook_stats __percpu *stats;
	struct rcu_head rcu;
};

/* registry.c */
extern struct mutex hooks_lock;
extern struct list_head hooks_facilities;

int hooks_facility_announce(struct hook_facility *facility);

#define hooks_for_each(hook, i, facility)				\
	for (i = 0; i < (facility)->nr_hooks &&				\
	     ((hook) = (facility)->hooks[i], true); i++)

/* entries.c */
struct hook_entry *hooks_entry_find(const struct hook_handler *handler);
struct hook_entry *hooks_entry_find_any(const struct hook_handler *handler);
struct hook_entry *hooks_entry_find_fn(const struct hook *hook, void *fn, void *data);
struct hook_entry *hooks_entry_alloc(const struct hook_handler *handler);
void hooks_entry_free(struct hook_entry *entry);
void hooks_entry_link(struct hook_entry *entry);
void hooks_entry_unlink(struct hook_entry *entry);
void hooks_entry_hash(struct hook_entry *entry);
void hooks_entry_forget_handler(struct hook_entry *entry);
int hooks_handler_check(const struct hook_handler *handler);
int hooks_entry_check(const struct hook_entry *entry, const struct hook *hook);
bool hooks_entry_wanted(const struct hook_entry *entry);
bool hooks_any_wanted(const struct hook *hook);

/* attach.c */
int hooks_entry_join(struct hook_entry *entry, struct hook *hook, struct list_head *changes);
int hooks_attach_record(struct hook *hook, void *fn, void *data);
void hooks_detach_record(struct hook *hook, void *fn, void *data);
void hooks_attach_late(void);
void hooks_detach_facility(struct hook_facility *facility);
void hooks_detach_module(struct module *module);
void hooks_settle_unsettled(void);
int hooks_republish(struct hook *const *hooks, unsigned int nr);
int hooks_register_set(const struct hook_handler *const *set, unsigned int nr,
		       unsigned int *failed);
void hooks_unregister_set(const struct hook_handler *const *set, unsigned int nr);

/* late.c */
struct hook *hooks_late_find(const struct hook_late *late);
void hooks_late_wait(struct hook_entry *entry);
void hooks_late_bind(struct list_head *changes);
void hooks_late_forget_module(struct module *module);

/* nesting.c */
bool hooks_inside_handler(const char *what);

/* count.c */
int hooks_entry_count(struct hook_entry *entry);
struct hook_stats hooks_entry_stats(const struct hook_entry *entry);
int hooks_stats_set(struct hook **hooks, unsigned int *nr, bool on);
void hooks_stats_forget(struct hook *hook);

/* dispatch.c */
void *hooks_idle_fn(const struct hook_desc *desc, enum hook_class class);
int hooks_calls_reserve(struct hook *hook, unsigned int nr);
void hooks_calls_init(struct hook *hook);
void hooks_calls_free(struct hook *hook);
bool hooks_publish(struct hook *hook);
void hooks_wait(struct list_head *changes);
void hooks_settle(struct hook *hook, bool waited);
void hooks_arm(struct hook *hook);
void hooks_disarm(struct hook *hook);
void hooks_kill(struct hook_entry *entry);
void hooks_settle_later(void);
void hooks_dispatch_exit(void);

/* select.c */
void hooks_select_init(void);
void hooks_select_exit(void);
void hooks_select_announced(struct hook_facility *facility);
void hooks_select_withdraw(struct hook_facility *facility);
void hooks_select_withdrawn(struct hook_facility *facility);

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

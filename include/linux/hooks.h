/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Hooks: named points in the kernel that many handlers share.
 *
 * A hook is declared in a spec file, from which the generator makes its site,
 * its dispatch code and its trace event. Modules register handlers on it,
 * several per hook. While nobody is registered a site is one NOP; once somebody
 * is, handlers are called directly, by static calls.
 *
 *
 * The spec, disk.hooks:
 *
 *   facility disk "A disk";
 *   include "disk.h";
 *
 *   hook int submit(struct disk *disk, sector_t sector, bool write);
 *
 *
 * The owner, who announces its hooks and calls them:
 *
 *   #include "disk_hooks.h"
 *
 *   err = hook_disk_submit(disk, sector, write);	the site
 *   if (hook_disk_submit_enabled())			is anybody armed?
 *
 *   err = hooks_announce(&hook_facility_disk);		in its init
 *   hooks_withdraw(&hook_facility_disk);		in its exit
 *   module_hooks(disk);				or both, where there is
 *							nothing else to do
 *
 *   A site is a macro: its arguments are evaluated only while somebody is
 *   armed.
 *
 *
 * A handler module:
 *
 *   #include "disk_hooks.h"
 *
 *   static int guard(void *data, struct disk *disk, sector_t sector, bool write);
 *   static void watch(void *data, struct disk *disk, sector_t sector, bool write,
 *		       int verdict);
 *
 *   static struct hook_handler handlers[] = {
 *	HOOK_SECURITY(disk, submit, guard, .data = &rules, .priority = 10),
 *	HOOK_PERF(disk, submit, watch),
 *   };
 *   module_hook_handlers(handlers);
 *
 *   A handler whose prototype is not the hook's does not compile.
 *
 *
 * What is called, and in which order:
 *
 *   Security handlers decide: they are called, the higher priority first, until
 *   one returns something else than the hook's default (0, unless the spec says
 *   otherwise); that is the verdict, which the site gets. Then perf handlers,
 *   then trace handlers observe: all of them, always, with the verdict as their
 *   last argument. Ties go by the order in which they registered. A void hook
 *   takes observers only, and they get no verdict.
 *
 *
 * Where handlers run:
 *
 *   On an atomic hook (the default) preemption is off in the handler, which
 *   must not sleep; the hit may come from any context, NMI too, and so may the
 *   handler be called. On a sleepable hook handlers may sleep.
 *
 *
 * How it works:
 *
 *   The site is a jump label. Behind it stands one call of the hook's dispatch
 *   function, which takes the read-side guard once and, inside it, reads one
 *   byte: one handler, several in slots, or walk. A slot is a static call with
 *   its data beside it. Handlers beyond the slots are reached by the walk, a
 *   loop of indirect calls over an immutable array; it is the only path where
 *   the kernel has no static calls, and the one that hits take while the slots
 *   are being rewritten.
 *
 *
 * What is undefined:
 *
 *   - a hit where RCU is not watching (as with tracepoints)
 *   - a handler that sleeps on an atomic hook
 *   - unregistering a handler from within that handler
 *   - waiting, in a handler, for somebody who changes who is registered
 */
#ifndef _LINUX_HOOKS_H
#define _LINUX_HOOKS_H

#include <linux/hooks_dispatch.h>
#include <linux/init.h>
#include <linux/kernel.h>
#include <linux/module.h>

/**
 * enum hook_class - what a handler is for; the order in which classes are called
 * @HOOK_CLASS_SECURITY: decides
 * @HOOK_CLASS_PERF: observes; may hand results back through `out` parameters
 * @HOOK_CLASS_TRACE: observes
 */
enum hook_class {
	HOOK_CLASS_SECURITY,
	HOOK_CLASS_PERF,
	HOOK_CLASS_TRACE,
};

/**
 * struct hook_late - a hook by name
 * @facility: its facility
 * @name: its name
 */
struct hook_late {
	const char *facility;
	const char *name;
};

/**
 * struct hook_handler - a handler to be registered
 * @hook: the hook; NULL where @late says which
 * @late: the hook by name, for HOOK_LATE()
 * @proto: the prototype that @fn was compiled against, as text
 * @hash: of that text
 * @fn: the function; set by HOOK_SECURITY() and its like, which check its type
 * @data: its first argument
 * @priority: the higher is called first within the class
 * @class: what it is for
 * @permanent: the handler and its module stay; say HOOK_PERMANENT
 * @owner: the module that @fn is in
 *
 * Its address names the registration: it must stay until unregistered. What
 * it holds is copied when it is registered, and not read again.
 */
struct hook_handler {
	struct hook *hook;
	const struct hook_late *late;
	const char *proto;
	u64 hash;
	void *fn;
	void *data;
	int priority;
	enum hook_class class;
	bool permanent;
	struct module *owner;
};

/* The struct hook of a hook, for those whose module links to its owner. */
#define HOOK(facility, name)	(&__hook_##facility##_##name##_def)

/*
 * Types that are compatible in C are not the same to kCFI, where they differ by an
 * enum and an integer: clang tells those apart.
 */
#ifdef __clang__
#if __has_warning("-Wincompatible-function-pointer-types-strict")
#define __HOOK_SAME_TYPE(func, type)					\
	_Pragma("clang diagnostic push")				\
	_Pragma("clang diagnostic error \"-Wincompatible-function-pointer-types-strict\"") \
	sizeof((type *[]){ func })					\
	_Pragma("clang diagnostic pop")
#endif
#endif
#ifndef __HOOK_SAME_TYPE
#define __HOOK_SAME_TYPE(func, type)	0
#endif

/*
 * A function as the plain pointer that is stored, once the compiler has seen
 * that it has the type that it will be called through.
 */
#define __HOOK_FN(func, type, what)					\
	((void *)(func) + 0 * sizeof(struct {				\
		_Static_assert(__builtin_types_compatible_p(		\
			typeof(&*(func)), type *), what);		\
		int unused;						\
	}) + 0 * __HOOK_SAME_TYPE(func, type))

#define __HOOK_HANDLER(_class, _proto, _hash, func, type, what, ...)	\
	.proto = _proto,						\
	.hash = _hash,							\
	.fn = __HOOK_FN(func, type, what),				\
	.class = (_class),						\
	.owner = THIS_MODULE,						\
	__VA_ARGS__

/**
 * HOOK_SECURITY() - initialise a handler that decides
 * @facility: the hook's facility
 * @name: the hook's name
 * @func: the handler, a hook_<facility>_<name>_decide_fn
 * @...: designated initialisers for .data and .priority, or HOOK_PERMANENT
 */
#define HOOK_SECURITY(facility, name, func, ...) {			\
	.hook = HOOK(facility, name),					\
	__HOOK_HANDLER(HOOK_CLASS_SECURITY,				\
		       __hook_##facility##_##name##_proto,		\
		       __hook_##facility##_##name##_hash, func,		\
		       hook_##facility##_##name##_decide_fn,		\
		       "a security handler of hook " #facility ":" #name\
		       " has another prototype: see hook_"		\
		       #facility "_" #name "_decide_fn", ##__VA_ARGS__)\
}

/**
 * HOOK_PERF() - initialise a handler that measures
 * @facility: the hook's facility
 * @name: the hook's name
 * @func: the handler, a hook_<facility>_<name>_observe_fn
 * @...: designated initialisers for .data and .priority
 */
#define HOOK_PERF(facility, name, func, ...) {				\
	.hook = HOOK(facility, name),					\
	__HOOK_HANDLER(HOOK_CLASS_PERF,					\
		       __hook_##facility##_##name##_proto,		\
		       __hook_##facility##_##name##_hash, func,		\
		       hook_##facility##_##name##_observe_fn,		\
		       "a perf handler of hook " #facility ":" #name	\
		       " has another prototype: see hook_"		\
		       #facility "_" #name "_observe_fn", ##__VA_ARGS__)\
}

/**
 * HOOK_TRACE() - initialise a handler that records
 * @facility: the hook's facility
 * @name: the hook's name
 * @func: the handler, a hook_<facility>_<name>_trace_fn
 * @...: designated initialisers for .data and .priority
 */
#define HOOK_TRACE(facility, name, func, ...) {				\
	.hook = HOOK(facility, name),					\
	__HOOK_HANDLER(HOOK_CLASS_TRACE,				\
		       __hook_##facility##_##name##_proto,		\
		       __hook_##facility##_##name##_hash, func,		\
		       hook_##facility##_##name##_trace_fn,		\
		       "a trace handler of hook " #facility ":" #name	\
		       " has another prototype: see hook_"		\
		       #facility "_" #name "_trace_fn", ##__VA_ARGS__)\
}

#define __HOOK_TYPE_SECURITY(facility, name)	hook_##facility##_##name##_decide_fn
#define __HOOK_TYPE_PERF(facility, name)	hook_##facility##_##name##_observe_fn
#define __HOOK_TYPE_TRACE(facility, name)	hook_##facility##_##name##_trace_fn

/**
 * HOOK_LATE() - initialise a handler of a hook whose owner may not be loaded
 * @_facility: the hook's facility
 * @_name: the hook's name
 * @_class: SECURITY, PERF or TRACE
 * @func: the handler, of the prototype that its class has
 * @...: designated initialisers for .data and .priority, or HOOK_PERMANENT
 *
 * The module does not link to the owner. The handler joins its hook when the
 * facility is announced, and waits again when it is withdrawn. A handler that
 * was built for another prototype than the hook turns out to have is refused.
 */
#define HOOK_LATE(_facility, _name, _class, func, ...) {		\
	.late = &(const struct hook_late){ #_facility, #_name },	\
	__HOOK_HANDLER(HOOK_CLASS_##_class,				\
		       __hook_##_facility##_##_name##_proto,		\
		       __hook_##_facility##_##_name##_hash, func,	\
		       __HOOK_TYPE_##_class(_facility, _name),		\
		       "a handler of hook " #_facility ":" #_name	\
		       " has another prototype", ##__VA_ARGS__)		\
}

/* For HOOK_SECURITY() and its like: never unregistered, its module never unloaded. */
#define HOOK_PERMANENT	.permanent = true

int hooks_announce(struct hook_facility *facility);
void hooks_withdraw(struct hook_facility *facility);

int hook_attach_many(const struct hook_handler *handlers, unsigned int nr);
void hook_arm_many(const struct hook_handler *handlers, unsigned int nr);
void hook_disarm_many(const struct hook_handler *handlers, unsigned int nr);
int hook_register_many(const struct hook_handler *handlers, unsigned int nr);
void hook_unregister_many(const struct hook_handler *handlers, unsigned int nr);
void hook_disable(const struct hook_handler *handler);
int hook_seal(struct hook *hook);

int hook_stats_on(struct hook *hook);
void hook_stats_off(struct hook *hook);
int hook_stats_read(const struct hook_handler *handler, struct hook_stats *stats);

/**
 * hook_register() - register a handler
 * @handler: the handler, made by HOOK_SECURITY(), HOOK_PERF() or HOOK_TRACE()
 *
 * Context: process context; sleeps. Takes the registry lock.
 * Return: as hook_attach_many().
 */
static inline int hook_register(const struct hook_handler *handler)
{
	return hook_register_many(handler, 1);
}

/**
 * hook_unregister() - unregister a handler
 * @handler: the structure that was registered
 *
 * Context: process context; sleeps. Takes the registry lock.
 */
static inline void hook_unregister(const struct hook_handler *handler)
{
	hook_unregister_many(handler, 1);
}

/**
 * module_hooks() - announce a facility while the module is loaded
 * @_facility: the facility
 *
 * For a module that has nothing else to do when it loads; others call
 * hooks_announce() and hooks_withdraw() in their own init and exit.
 */
#define module_hooks(_facility)						\
static int __init __hooks_##_facility##_init(void)			\
{									\
	return hooks_announce(&hook_facility_##_facility);		\
}									\
module_init(__hooks_##_facility##_init);				\
									\
static void __exit __hooks_##_facility##_exit(void)			\
{									\
	hooks_withdraw(&hook_facility_##_facility);			\
}									\
module_exit(__hooks_##_facility##_exit)

/**
 * module_hook_handlers() - register handlers while the module is loaded
 * @_handlers: an array of struct hook_handler
 *
 * For a module that has nothing else to do when it loads; others call
 * hook_register_many() and hook_unregister_many().
 */
#define module_hook_handlers(_handlers)					\
static int __init __hook_##_handlers##_init(void)			\
{									\
	return hook_register_many(_handlers, ARRAY_SIZE(_handlers));	\
}									\
module_init(__hook_##_handlers##_init);					\
									\
static void __exit __hook_##_handlers##_exit(void)			\
{									\
	hook_unregister_many(_handlers, ARRAY_SIZE(_handlers));		\
}									\
module_exit(__hook_##_handlers##_exit)

#endif /* _LINUX_HOOKS_H */

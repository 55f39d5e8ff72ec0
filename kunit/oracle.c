// SPDX-License-Identifier: GPL-2.0-only
/*
 * The same as the library, the naive way: a list of registrations under a lock,
 * which a hit searches for whoever is next. Nothing is kept in order, nothing is
 * prepared, and calls go through pointers.
 */
#include <linux/list.h>
#include <linux/mutex.h>
#include <linux/slab.h>

#include "handlers.h"
#include "oracle.h"

struct registration {
	struct list_head link;
	const struct hook_handler *at;
	struct hook_handler handler;
	bool called;
};

static DEFINE_MUTEX(lock);
static LIST_HEAD(registrations);

static const struct subject *subject_of(const struct hook *hook)
{
	unsigned int i;

	for (i = 0; i < NR_SUBJECTS; i++) {
		if (subject_hook(&subjects[i]) == hook)
			return &subjects[i];
	}
	return NULL;
}

static unsigned int count(const struct hook *hook, enum hook_class first,
			  enum hook_class last)
{
	struct registration *r;
	unsigned int nr = 0;

	list_for_each_entry(r, &registrations, link)
		nr += r->handler.hook == hook && r->handler.class >= first &&
		      r->handler.class <= last;
	return nr;
}

static bool exists(const struct hook_handler *handler)
{
	struct registration *r;

	list_for_each_entry(r, &registrations, link) {
		if (r->at == handler)
			return true;
		if (r->handler.hook == handler->hook && r->handler.fn == handler->fn &&
		    r->handler.data == handler->data)
			return true;
	}
	return false;
}

static int check(const struct hook_handler *handler)
{
	const struct subject *subject = subject_of(handler->hook);

	if (!subject || !handler->fn || handler->class > HOOK_CLASS_TRACE)
		return -EINVAL;
	if (handler->class == HOOK_CLASS_SECURITY && !subject_decides(subject))
		return -EINVAL;
	if (exists(handler))
		return -EEXIST;
	if (count(handler->hook, HOOK_CLASS_SECURITY, HOOK_CLASS_TRACE) < subject->limit)
		return 0;
	return subject->limit == 1 ? -EBUSY : -E2BIG;
}

static int add(const struct hook_handler *handler)
{
	struct registration *r;
	int err;

	err = check(handler);
	if (err)
		return err;
	r = kzalloc(sizeof(*r), GFP_KERNEL);
	if (!r)
		return -ENOMEM;
	r->at = handler;
	r->handler = *handler;
	list_add_tail(&r->link, &registrations);
	return 0;
}

static void del(const struct hook_handler *handler)
{
	struct registration *r, *next;

	list_for_each_entry_safe(r, next, &registrations, link) {
		if (r->at == handler) {
			list_del(&r->link);
			kfree(r);
		}
	}
}

void oracle_clear(void)
{
	struct registration *r, *next;

	mutex_lock(&lock);
	list_for_each_entry_safe(r, next, &registrations, link) {
		list_del(&r->link);
		kfree(r);
	}
	mutex_unlock(&lock);
}

int oracle_register(const struct hook_handler *handlers, unsigned int nr)
{
	unsigned int i;
	int err = 0;

	mutex_lock(&lock);
	for (i = 0; i < nr && !err; i++)
		err = add(&handlers[i]);
	/* The last one was refused, and those before it were not there before. */
	for (i--; err && i > 0; i--)
		del(&handlers[i - 1]);
	mutex_unlock(&lock);
	return err;
}

void oracle_unregister(const struct hook_handler *handlers, unsigned int nr)
{
	unsigned int i;

	mutex_lock(&lock);
	for (i = 0; i < nr; i++)
		del(&handlers[i]);
	mutex_unlock(&lock);
}

/* How many handlers of these classes a hook has. */
unsigned int oracle_count(const struct subject *subject, enum hook_class first,
			  enum hook_class last)
{
	unsigned int nr;

	mutex_lock(&lock);
	nr = count(subject_hook(subject), first, last);
	mutex_unlock(&lock);
	return nr;
}

/* Of those that have not been called: the first that has the highest priority. */
static struct registration *next_of(const struct hook *hook, enum hook_class class)
{
	struct registration *r, *best = NULL;

	list_for_each_entry(r, &registrations, link) {
		if (r->called || r->handler.hook != hook || r->handler.class != class)
			continue;
		if (!best || r->handler.priority > best->handler.priority)
			best = r;
	}
	if (best)
		best->called = true;
	return best;
}

static int as_verdict(const struct subject *subject, int verdict)
{
	if (subject->any || verdict == subject->verdict)
		return verdict;
	return verdict > 0 || verdict < -MAX_ERRNO ? -EPERM : verdict;
}

static int ask(const struct subject *subject, int a, long b)
{
	struct registration *r;
	int verdict;

	while ((r = next_of(subject_hook(subject), HOOK_CLASS_SECURITY))) {
		int (*decide)(void *data, int a, long b) = r->handler.fn;

		verdict = decide(r->handler.data, a, b);
		if (verdict != subject->verdict)
			return as_verdict(subject, verdict);
	}
	return subject->verdict;
}

static void tell(const struct subject *subject, enum hook_class class, int a, long b,
		 int verdict)
{
	struct registration *r;

	while ((r = next_of(subject_hook(subject), class))) {
		void (*observe)(void *data, int a, long b, int verdict) = r->handler.fn;
		void (*watch)(void *data, int a, long b) = r->handler.fn;

		if (subject_decides(subject))
			observe(r->handler.data, a, b, verdict);
		else
			watch(r->handler.data, a, b);
	}
}

/* Calls the handlers as a hit of the hook should, and returns what the site should see. */
int oracle_hit(const struct subject *subject, int a, long b)
{
	struct registration *r;
	int verdict;

	mutex_lock(&lock);
	list_for_each_entry(r, &registrations, link)
		r->called = false;
	verdict = ask(subject, a, b);
	tell(subject, HOOK_CLASS_PERF, a, b, verdict);
	tell(subject, HOOK_CLASS_TRACE, a, b, verdict);
	mutex_unlock(&lock);
	return verdict;
}

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * Several threads that do the same at once.
 */
#ifndef _HOOKS_TORTURE_PARTY_H
#define _HOOKS_TORTURE_PARTY_H

#include <kunit/test.h>
#include <linux/sched.h>

#define PARTY_MAX	8

struct party;

/**
 * struct guest - a thread of a party
 * @party: the party
 * @task: the thread
 * @nr: which it is
 * @rounds: how often it has done its work
 * @result: what that has returned at last
 */
struct guest {
	struct party *party;
	struct task_struct *task;
	unsigned int nr;
	unsigned long rounds;
	int result;
};

/**
 * struct party - threads that do the same
 * @fn: what they do
 * @arg: with this
 * @nr: how many they are to be
 * @first: the CPU of the first of them; negative for any
 * @spread: each of them on another CPU
 * @begin: whether they may
 * @guests: the threads
 */
struct party {
	int (*fn)(struct guest *guest);
	void *arg;
	unsigned int nr;
	int first;
	bool spread;
	bool begin;
	struct guest guests[PARTY_MAX];
};

/* Have them do it without pause, until they are stopped. */
void party_start(struct kunit *test, struct party *party);
void party_stop(struct party *party);

/* Have them do it once, all at the same time, and wait for them. */
void party_once(struct kunit *test, struct party *party);

/* Wait until each has done it @rounds times. */
void party_wait(struct party *party, unsigned long rounds);

#endif /* _HOOKS_TORTURE_PARTY_H */

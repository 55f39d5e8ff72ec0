// SPDX-License-Identifier: GPL-2.0-only
/*
 * What has hit the first hook of a pair and not yet the second: keys and times, in a
 * table of fixed size. Hits come from any context, NMI too, and on all CPUs: a place
 * is claimed by its state, and nobody waits for one that somebody else has claimed.
 */
#include <linux/hash.h>
#include <linux/moduleparam.h>
#include <linux/slab.h>

#include "builtin.h"

/* How many places after its own a key may be in. */
#define PROBES	8

static unsigned int pairs = 1024;
module_param(pairs, uint, 0644);
MODULE_PARM_DESC(pairs, "how many hits of a pair's first hook may be under way, for histograms to come");

enum { PLACE_FREE, PLACE_BUSY, PLACE_TAKEN };

/* @key and @since are written by who has made the state busy. */
struct place {
	atomic_t state;
	u64 key;
	u64 since;
};

struct hook_flight {
	unsigned int bits, mask;
	struct place place[];
};

struct hook_flight *hook_flight_alloc(void)
{
	unsigned int nr = roundup_pow_of_two(clamp(READ_ONCE(pairs), 16U, 1U << 20));
	struct hook_flight *flight;

	flight = kvzalloc(struct_size(flight, place, nr), GFP_KERNEL);
	if (flight) {
		flight->bits = ilog2(nr);
		flight->mask = nr - 1;
	}
	return flight;
}

void hook_flight_free(struct hook_flight *flight)
{
	kvfree(flight);
}

/* A key may be in PROBES places, from its own on, and over the end to the first. */
#define for_each_place(_place, _flight, _key)						\
	for (unsigned int _at = hash_64(_key, (_flight)->bits), _last = _at + PROBES;	\
	     _at != _last && (_place = &(_flight)->place[_at & (_flight)->mask]);	\
	     _at++)

static bool claim(struct place *place, int state)
{
	return atomic_read(&place->state) == state &&
	       atomic_cmpxchg_acquire(&place->state, state, PLACE_BUSY) == state;
}

/* Release, what the place holds before its state; pairs with the claim's acquire. */
static void give(struct place *place, int state)
{
	atomic_set_release(&place->state, state);
}

/* Claim the place of a key, which may have got another one before it was claimed. */
static struct place *claim_key(struct hook_flight *flight, u64 key)
{
	struct place *place;

	for_each_place(place, flight, key) {
		/* data_race: looked at again once it is claimed. */
		if (data_race(place->key) != key || !claim(place, PLACE_TAKEN))
			continue;
		if (place->key == key)
			return place;
		give(place, PLACE_TAKEN);
	}
	return NULL;
}

/* Return: whether it is kept, and no other of its key has been lost by that. */
bool hook_flight_begin(struct hook_flight *flight, u64 key, u64 now)
{
	struct place *place = claim_key(flight, key);

	if (place) {
		place->since = now;
		give(place, PLACE_TAKEN);
		return false;
	}
	for_each_place(place, flight, key) {
		if (!claim(place, PLACE_FREE))
			continue;
		WRITE_ONCE(place->key, key);
		place->since = now;
		give(place, PLACE_TAKEN);
		return true;
	}
	return false;
}

/* Return: whether it had begun. */
bool hook_flight_end(struct hook_flight *flight, u64 key, u64 *since)
{
	struct place *place = claim_key(flight, key);

	if (!place)
		return false;
	*since = place->since;
	give(place, PLACE_FREE);
	return true;
}

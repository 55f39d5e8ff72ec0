/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * What many.py makes: very many hooks and tracepoints.
 */
#ifndef _MANY_H
#define _MANY_H

#define MANY	1000

struct tracepoint;

extern struct tracepoint *const many_tracepoints[MANY];

/* All sites, for there to be some; not called. */
void many_hits(int a, long b);

#endif /* _MANY_H */

/* SPDX-License-Identifier: GPL-2.0-only */
/*
 * By what the owner of the hooks is asked and told.
 */
#ifndef _HOOKCOND_H
#define _HOOKCOND_H

int hookcond_first_arm(void);
void hookcond_first_disarm(void);
int hookcond_second_arm(void);
void hookcond_third_disarm(void);

#endif /* _HOOKCOND_H */

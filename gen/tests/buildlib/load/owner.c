// SPDX-License-Identifier: GPL-2.0-only
/* Owns hooks that other modules have sites and handlers of. */
#include <linux/module.h>
#include "owner_hooks.h"

module_hooks(shared);

MODULE_DESCRIPTION("Owner of hooks for an installed copy");
MODULE_LICENSE("GPL");

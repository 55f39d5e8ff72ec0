// SPDX-License-Identifier: GPL-2.0-only
/*
 * A facility of thousands of hooks, without a spec of that length: each has its own
 * table and key, all have the same functions, and none has a site.
 */
#include <linux/hooks.h>
#include <linux/mm.h>
#include <linux/slab.h>

static unsigned int nr = 5000;
module_param(nr, uint, 0444);
MODULE_PARM_DESC(nr, "how many hooks");

struct member {
	struct hook hook;
	struct hook_desc desc;
	char name[16];
};

static struct hook_facility crowd = {
	.name = "crowd",
	.title = "Many hooks",
	.owner = THIS_MODULE,
};

static struct member *members;
static struct hook **hooks;

static notrace void idle(void *data, int n)
{
}

static notrace void meter(void *data, int n)
{
	hook_meter(data, 0, (u64)n);
}

static void member_init(struct member *member, unsigned int i)
{
	snprintf(member->name, sizeof(member->name), "h%u", i);
	member->desc = (struct hook_desc) {
		.name = member->name,
		.proto = "void (int)",
		.facility = &crowd,
		.idle_observe = idle,
		.idle_trace = idle,
		.meter = meter,
		.args = "n",
		.numbers = BIT(0) | BIT(16),
		.limit = 64,
		.level = i % 10 ? HOOK_LEVEL_DETAIL : HOOK_LEVEL_CORE,
		.severity = HOOK_SEVERITY_INFO,
	};
	member->hook.desc = &member->desc;
	hooks[i] = &member->hook;
}

static int __init crowd_init(void)
{
	unsigned int i;
	int err;

	members = kvcalloc(nr, sizeof(*members), GFP_KERNEL);
	hooks = kvcalloc(nr, sizeof(*hooks), GFP_KERNEL);
	err = -ENOMEM;
	if (!members || !hooks)
		goto err;
	for (i = 0; i < nr; i++)
		member_init(&members[i], i);
	crowd.hooks = hooks;
	crowd.nr_hooks = nr;
	err = hooks_announce(&crowd);
	if (err)
		goto err;
	return 0;

err:
	kvfree(hooks);
	kvfree(members);
	return err;
}
module_init(crowd_init);

static void __exit crowd_exit(void)
{
	hooks_withdraw(&crowd);
	kvfree(hooks);
	kvfree(members);
}
module_exit(crowd_exit);

MODULE_DESCRIPTION("Many hooks, for tests of selecting");
MODULE_LICENSE("GPL");

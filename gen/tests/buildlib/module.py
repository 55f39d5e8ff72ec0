# SPDX-License-Identifier: GPL-2.0-only
"""A user's module: its sources, and building it with a copy of the library."""

from __future__ import annotations

import os
import shutil
from typing import Dict, List

from testlib.tap import Failure

from .kernel import GEN, TOP, Done, Kernel, read, write

KBUILD = """\
# SPDX-License-Identifier: GPL-2.0-only
obj-m += disk.o
disk-y := main.o watch.o other.o disk_hooks.o net_hooks.o

hooks-y += disk.hooks net.hooks
include $(HOOKS)/gen/hooks.mk
"""

DISK = """\
// SPDX-License-Identifier: GPL-2.0-only
facility disk "A disk";
include "disk.h";

/** May be refused. */
hook int submit(struct disk *disk, unsigned int bytes);

/** Is over. */
hook void complete(struct disk *disk, int error);
"""

NET = """\
// SPDX-License-Identifier: GPL-2.0-only
facility net "A network";

/** Something arrives. */
hook void receive(unsigned int bytes);
"""

DISK_H = """\
/* SPDX-License-Identifier: GPL-2.0-only */
struct disk {
	int nr;
};
"""

MAIN = """\
// SPDX-License-Identifier: GPL-2.0-only
#include <linux/module.h>
#include "disk_hooks.h"
#include "net_hooks.h"

static int __init disk_init(void)
{
	int err = hooks_announce(&hook_facility_disk);

	if (!err)
		err = hooks_announce(&hook_facility_net);
	hook_net_receive(1);
	return err ?: hook_disk_submit(NULL, 1);
}
module_init(disk_init);

MODULE_DESCRIPTION("A user's module");
MODULE_LICENSE("GPL");
"""

WATCH = """\
// SPDX-License-Identifier: GPL-2.0-only
#include "disk_hooks.h"

void watch(struct disk *disk);
void watch(struct disk *disk)
{
	hook_disk_complete(disk, 0);
}
"""

OTHER = """\
// SPDX-License-Identifier: GPL-2.0-only
int other(void);
int other(void)
{
	return 0;
}
"""

SOURCES = {"Kbuild": KBUILD, "disk.hooks": DISK, "net.hooks": NET, "disk.h": DISK_H,
           "main.c": MAIN, "watch.c": WATCH, "other.c": OTHER}

# The module, its source and its spec have one name; only the source knows the structure.
PRIVATE = {
    "Kbuild": """\
obj-m += disk.o
hooks-y += disk.hooks
include $(HOOKS)/gen/hooks.mk
""",
    "disk.hooks": """\
facility disk;
struct disk;
/** Uses what only the source knows. */
hook int submit(struct disk *disk)
{
	trace {
		int nr = disk->nr;
		print "%d", nr;
	}
}
""",
    "disk.c": """\
// SPDX-License-Identifier: GPL-2.0-only
#include <linux/module.h>
#include "disk_hooks.h"

struct disk {
	int nr;
};

int disk_submit(void);
int disk_submit(void)
{
	struct disk disk = { .nr = 1 };

	return hook_disk_submit(&disk);
}

module_hooks(disk);
MODULE_DESCRIPTION("A module with a private structure");
MODULE_LICENSE("GPL");

#include "disk_hooks.c"
""",
}


class Module:
    """A user's module in a directory of its own, built with a library that may be touched."""

    def __init__(self, kernel: Kernel, path: str, hooks: str) -> None:
        self.kernel = kernel
        self.path = path
        self.hooks = hooks

    def file(self, name: str) -> str:
        """The path of one of its files."""
        return os.path.join(self.path, name)

    def make(self, *words: str, environment: Dict[str, str] = {}) -> Done:
        """Run make for it."""
        return self.kernel.make(self.path, *(words or ("modules",)), hooks=self.hooks,
                                environment=environment)

    def build(self, *words: str, at: str = "") -> Done:
        """Build it, in silence; its module is there."""
        done = self.make("modules", *words)
        if done.status or done.complaints():
            raise Failure("\n".join(done.complaints()) or f"ended with status {done.status}")
        if not os.path.exists(self.file(os.path.join(at, "disk.ko"))):
            raise Failure("there is no disk.ko")
        return done

    def rebuilt(self, *words: str, at: str = "") -> List[str]:
        """Build it; which objects have been compiled."""
        return [name for name in self.build(*words, at=at).made("CC [M]")
                if not name.endswith((".mod.o", ".module-common.o"))]

    def edit(self, name: str, before: str, after: str) -> None:
        """Change a file."""
        text = read(self.file(name))
        if before not in text:
            raise Failure(f"no {before!r} in {name}")
        write(self.file(name), text.replace(before, after))

    def generated(self) -> Dict[str, str]:
        """The generated files."""
        return {file: read(self.file(file)) for file in sorted(os.listdir(self.path))
                if "_hooks." in file and file.endswith((".h", ".c", ".rst", ".json"))}


def copy_library(place: str) -> str:
    """What a user's build needs of the tree."""
    shutil.copytree(os.path.join(TOP, "include"), os.path.join(place, "include"))
    shutil.copytree(GEN, os.path.join(place, "gen"),
                    ignore=shutil.ignore_patterns("tests", "__pycache__"))
    return place


def one_line(done: Done, why: str) -> None:
    """One line that says why; make's own "Error 2" may follow."""
    if not done.status:
        raise Failure("it was built")
    lines = [line for line in done.output.splitlines() if "***" in line
             and "] Error " not in line and "unfinished jobs" not in line]
    if len(lines) != 1 or why not in lines[0] or "undefined!" in done.output:
        raise Failure(done.output)

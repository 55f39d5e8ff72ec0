# SPDX-License-Identifier: GPL-2.0-only
"""Building a user's module: where it may be, and what is rebuilt when."""

from __future__ import annotations

import os
import shutil
from typing import Dict, List, Sequence

from testlib.tap import Failure, Tap, same

from .kernel import GEN, HERE, TOP, Done, Kernel, Scratch, below, copy, read, run, write
from .kernel import kernel as stock_kernel

SLOW = f"PYTHON3={os.path.join(HERE, 'slow-python')}"
REPEATS = 20
KERNELS = ("6.1", "6.12")

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


# Three directories that ask for the library, one in the other.
NESTED = {
    "Kbuild": "obj-m += inner/\ninclude $(HOOKS)/gen/hooks.mk\n",
    "inner/Kbuild": "obj-m += deep/\ninclude $(HOOKS)/gen/hooks.mk\n",
    "inner/deep/Kbuild": "obj-m += one.o\ninclude $(HOOKS)/gen/hooks.mk\n",
    "inner/deep/one.c": "#include <linux/hooks.h>\n",
}

# What the kernel's own makefile has for it; in a test another directory comes before.
USERINCLUDE = ("-I$(srctree)/arch/$(SRCARCH)/include/uapi "
               "-I$(objtree)/arch/$(SRCARCH)/include/generated/uapi "
               "-I$(srctree)/include/uapi -I$(objtree)/include/generated/uapi "
               "-include $(srctree)/include/linux/compiler-version.h "
               "-include $(srctree)/include/linux/kconfig.h")


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

    def build(self, *words: str) -> Done:
        """Build it, in silence."""
        done = self.make("modules", *words)
        if done.status or done.complaints():
            raise Failure("\n".join(done.complaints()) or f"ended with status {done.status}")
        if not os.path.exists(self.file("disk.ko")):
            raise Failure("there is no disk.ko")
        return done

    def rebuilt(self, *words: str) -> List[str]:
        """Build it; which objects have been compiled."""
        return [name for name in self.build(*words).made("CC [M]")
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


def run_cases(tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
    """All of them."""
    hooks = copy_library(scratch.directory("library"))
    _Places(tap, scratch, kernel, hooks).run()
    module = Module(kernel, scratch.directory("deps", SOURCES), hooks)
    _Dependencies(tap, module).run()
    _Failures(tap, module).run()
    tap.test("a hook with a text is built for each kernel without a warning (case 10)",
             lambda: _each_kernel(scratch, hooks, kernel))
    tap.test(f"with a slow generator and -j64, {REPEATS} times from clean, all is whole",
             lambda: _race(module))


def _each_kernel(scratch: Scratch, hooks: str, built: Kernel) -> None:
    """The trace core's own macros for texts changed between the two."""
    for version in KERNELS:
        kernel = built if version == built.version else stock_kernel(version)
        module = Module(kernel, scratch.directory(f"text-{version}", {
            **SOURCES, "net.hooks": "facility net;\n"
            "hook void receive(unsigned int bytes);\n"
            "hook int named(const char *name);\n"
            "hook int copied(const char *name) { trace { char name[9] = name; } }\n"}), hooks)
        module.build("W=1", "KCFLAGS=-Werror")


class _Places:
    """Where a module and the library may be."""

    def __init__(self, tap: Tap, scratch: Scratch, kernel: Kernel, hooks: str) -> None:
        self.tap = tap
        self.scratch = scratch
        self.kernel = kernel
        self.hooks = hooks

    def run(self) -> None:
        """Run."""
        test = self.tap.test
        test("M= an absolute path", self._absolute)
        test("M= a relative path makes the same files", self._relative)
        test("O= and the kernel's source, in two directories", self._objects)
        test("a kernel with another library grafted in: the module reads its own",
             lambda: self._grafted("absolute", "main"))
        test("so do directories below, which name it once", self._nested)
        test("so does the library that is built where it is", self._whole)
        test("a module and a library in directories called linux", self._linux)
        test("a spec, a source and a module of one name, the generated source included",
             self._private)
        test("a directory with a space is refused in one line", lambda: self._refused(
            "a b", "building multiple external modules is not supported"))
        test("a directory with a colon too", lambda: self._refused(
            "a:b", "module directory path cannot contain ':'"))
        test("a library below a space too", self._library_refused)
        test("no spec of that name is an error of make", self._no_spec)

    def _module(self, name: str, hooks: str = "") -> Module:
        files = PRIVATE if name == "private" else SOURCES
        return Module(self.kernel, self.scratch.directory(name, files), hooks or self.hooks)

    def _absolute(self) -> None:
        module = self._module("absolute")
        done = module.build("W=1", "KCFLAGS=-Werror")
        same(done.made("HOOKGEN"), ["disk_hooks.c", "net_hooks.c"])

    def _relative(self) -> None:
        module = self._module("relative")
        done = self.kernel.make(os.path.relpath(module.path, self.kernel.build), hooks=self.hooks)
        same(done.complaints(), [])
        same(os.path.exists(module.file("disk.ko")), True)
        same(module.generated(), Module(self.kernel, os.path.join(
            self.scratch.path, "absolute"), self.hooks).generated())

    def _objects(self) -> None:
        """Debian's headers are such a pair; their own Makefile leads to the other half."""
        source = read(os.path.join(self.kernel.build, "Makefile")).split()[-1]
        module = self._module("objects")
        done = run(["make", "-C", os.path.dirname(source), f"O={self.kernel.build}",
                    f"M={module.path}", f"HOOKS={self.hooks}",
                    f"KBUILD_EXTRA_SYMBOLS={self.kernel.symvers}", "modules"])
        same(done.complaints(), [])
        same(os.path.exists(module.file("disk.ko")), True)

    def _grafted(self, name: str, source: str) -> str:
        """Preprocess a source for such a kernel; the command that did it."""
        headers = os.path.join(self.scratch.path, "grafted")
        os.makedirs(os.path.join(headers, "linux"), exist_ok=True)
        write(os.path.join(headers, "linux", "hooks.h"), "#error the kernel's\n")
        place = os.path.join(self.scratch.path, name)
        done = self.kernel.make(place, f"{source}.i", f"USERINCLUDE=-I{headers} {USERINCLUDE}",
                                hooks=self.hooks)
        same((done.status, done.complaints()), (0, []))
        command = read(os.path.join(place, os.path.dirname(source),
                                    f".{os.path.basename(source)}.i.cmd"))
        same(f"-I{headers} " in command, True)
        return command

    def _nested(self) -> None:
        self.scratch.directory("nested", NESTED)
        command = self._grafted("nested", "inner/deep/one")
        same(command.count(f"-I{os.path.realpath(self.hooks)}/include "), 1)

    def _whole(self) -> None:
        place = copy_library(self.scratch.directory("whole"))
        shutil.copytree(os.path.join(TOP, "hooks"), os.path.join(place, "hooks"))
        copy(place, os.path.join(TOP, "Kbuild"))
        self._grafted("whole", "hooks/late")

    def _linux(self) -> None:
        hooks = copy_library(self.scratch.directory("lib/linux"))
        self._module("linux", hooks).build()

    def _private(self) -> None:
        module = self._module("private")
        same(module.rebuilt(SLOW, "-j64"), ["disk.o"])
        module.edit("disk.hooks", "%d", "nr %d")
        same(module.rebuilt(SLOW, "-j64"), ["disk.o"])

    def _refused(self, name: str, why: str) -> None:
        module = self._module(name)
        self._one_line(module.make(), why)
        same(module.generated(), {})

    def _library_refused(self) -> None:
        place = copy_library(self.scratch.directory("a library"))
        module = self._module("spaced", place.replace(" ", "\\ "))
        self._one_line(module.make(), "the path of the hooks library must not have a space")

    def _no_spec(self) -> None:
        module = self._module("none")
        os.unlink(module.file("net.hooks"))
        self._one_line(module.make(), f"No rule to make target '{module.file('net.hooks')}'")

    def _one_line(self, done: Done, why: str) -> None:
        """One line that says why; make's own "Error 2" may follow."""
        if not done.status:
            raise Failure("it was built")
        lines = [line for line in done.output.splitlines() if "***" in line
                 and "] Error " not in line and "unfinished jobs" not in line]
        if len(lines) != 1 or why not in lines[0]:
            raise Failure(done.output)


class _Dependencies:
    """What is rebuilt: what depends on a change, and nothing else."""

    def __init__(self, tap: Tap, module: Module) -> None:
        self.tap = tap
        self.module = module

    def run(self) -> None:
        """Run; each goes on from the state that the one before has left."""
        test = self.tap.test
        test("two specs and three sources make a module", self._first)
        test("nothing changed: nothing is done", lambda: self._nothing([]))
        test("the spec touched: nothing is compiled", lambda: self._touched("disk.hooks"))
        test("a comment added: nothing is compiled",
             lambda: self._edited("/* what it is */\nfacility"))
        test("a hook's prototype changed: what includes its header",
             lambda: self._prototype("disk_hooks.o", "main.o", "watch.o"))
        test("a hook's slots changed: the generated source only", self._slots)
        test("the generator touched: nothing is compiled", self._generator)
        for suffix, objects in ((".rst", ()), (".json", ()), (".c", ("disk_hooks.o",)),
                                (".h", ("disk_hooks.o", "main.o", "watch.o"))):
            test(f"the generated {suffix} file deleted: it is made again",
                 lambda: self._deleted(f"disk_hooks{suffix}", objects))
        test("a spec less: its files are not asked for", self._fewer)
        test("make clean leaves what the user wrote", self._clean)

    def _first(self) -> None:
        same(self.module.rebuilt(SLOW, "-j64"),
             ["disk_hooks.o", "main.o", "net_hooks.o", "other.o", "watch.o"])

    def _nothing(self, generated: Sequence[str]) -> None:
        done = self.module.build(SLOW, "-j64")
        same([done.made("CC [M]"), done.made("LD [M]")], [[], []])
        same(done.made("HOOKGEN"), list(generated))

    def _touched(self, name: str) -> None:
        os.utime(self.module.file(name))
        self._nothing(["disk_hooks.c", "net_hooks.c"])
        self._nothing([])

    def _edited(self, text: str, *objects: str) -> None:
        self.module.edit("disk.hooks", "facility", text)
        same(self.module.rebuilt(SLOW, "-j64"), sorted(objects))

    def _prototype(self, *objects: str) -> None:
        self.module.edit("disk.hooks", "int error", "long error")
        same(self.module.rebuilt(SLOW, "-j64"), sorted(objects))
        self._nothing([])

    def _slots(self) -> None:
        self.module.edit("disk.hooks", "long error);", "long error) { slots 1; }")
        same(self.module.rebuilt(SLOW, "-j64"), ["disk_hooks.o"])

    def _generator(self) -> None:
        os.utime(os.path.join(self.module.hooks, "gen", "hooksgen", "names.py"))
        self._nothing(["disk_hooks.c", "net_hooks.c"])
        self._nothing([])

    def _deleted(self, name: str, objects: Sequence[str]) -> None:
        text = read(self.module.file(name))
        os.unlink(self.module.file(name))
        same(self.module.rebuilt(SLOW, "-j64"), list(objects))
        same(read(self.module.file(name)), text)
        self._nothing([])

    def _fewer(self) -> None:
        kbuild = read(self.module.file("Kbuild"))
        self.module.edit("Kbuild", "disk.hooks net.hooks", "disk.hooks")
        same(self.module.rebuilt(SLOW, "-j64"), [])
        write(self.module.file("Kbuild"), kbuild)
        self.module.build()

    def _clean(self) -> None:
        self.module.make("clean")
        same(sorted(below(self.module.path)), sorted(SOURCES))


class _Failures:
    """A spec that is wrong, and a generator that does not come to its end."""

    def __init__(self, tap: Tap, module: Module) -> None:
        self.tap = tap
        self.module = module

    def run(self) -> None:
        """Run, from clean."""
        test = self.tap.test
        test("a bad spec: file, line and column, no output, nothing compiled", self._bad)
        test("with -k too, what needs its header is not compiled", self._bad_keep_going)
        test("mended, it is built", self._mended)
        test("made bad again, the files of before stay as they were", self._bad_again)
        test("a hook in two specs: both places, no output", self._twice)
        test("the generator killed half-way: make fails", self._killed)
        test("the next make repairs it", self._repaired)
        test("make clean takes what the killed one has left", self._clean)

    def _spoil(self) -> None:
        self.module.edit("disk.hooks", "unsigned int bytes", "unsigned int 2bytes")

    def _complaint(self, done: Done) -> None:
        if not done.status:
            raise Failure("make did not fail")
        line = next(i for i, text in enumerate(DISK.splitlines(), 1) if "submit" in text)
        column = DISK.splitlines()[line - 1].index("bytes") + 1
        place = f"{self.module.file('disk.hooks')}:{line}:{column}: error: "
        if place not in done.output:
            raise Failure(f"no {place}\n{done.output}")

    def _bad(self) -> None:
        write(self.module.file("disk.hooks"), DISK)
        self._spoil()
        done = self.module.make("modules", SLOW)
        self._complaint(done)
        same(self.module.generated(), {})
        same([name for name in os.listdir(self.module.path) if name.startswith(".tmp_")], [])
        same([name for name in done.made("CC [M]") if name != "other.o"], [])

    def _bad_keep_going(self) -> None:
        done = self.module.make("modules", "-k", "-j64", SLOW)
        self._complaint(done)
        same(self.module.generated(), {})
        same([name for name in done.made("CC [M]") if name != "other.o"], [])

    def _mended(self) -> None:
        write(self.module.file("disk.hooks"), DISK)
        self.module.build(SLOW, "-j64")

    def _bad_again(self) -> None:
        before = self.module.generated()
        self._spoil()
        self._complaint(self.module.make("modules"))
        self._complaint(self.module.make("modules"))
        same(self.module.generated(), before)
        write(self.module.file("disk.hooks"), DISK)

    def _twice(self) -> None:
        self.module.make("clean")
        twice = DISK.replace("disk.h", "net.h", 1)
        write(self.module.file("net.hooks"), twice)
        done = self.module.make("modules")
        same(bool(done.status), True)
        for name in ("net.hooks:2:10: error: ", "disk.hooks:2:10: note: "):
            if self.module.file(name) not in done.output:
                raise Failure(f"no {name}\n{done.output}")
        same(self.module.generated(), {})
        write(self.module.file("net.hooks"), NET)

    def _killed(self) -> None:
        self.module.build()
        self.module.edit("disk.hooks", "unsigned int bytes", "unsigned long bytes")
        wanted = self.module.generated()
        done = self.module.make("modules", SLOW, environment={"KILL_AFTER": "1"})
        same(bool(done.status), True)
        same(done.made("CC [M]"), [])
        changed = [name for name, text in self.module.generated().items() if text != wanted[name]]
        same(changed, ["disk_hooks.h"])

    def _repaired(self) -> None:
        same(self.module.rebuilt("-j64"), ["disk_hooks.o", "main.o", "watch.o"])
        repaired = self.module.generated()
        self.module.make("clean")
        self.module.build()
        same(repaired, self.module.generated())

    def _clean(self) -> None:
        self.module.edit("disk.hooks", "unsigned long bytes", "u32 bytes")
        done = self.module.make("modules", SLOW, environment={"KILL_AFTER": "2"})
        same(bool(done.status), True)
        self.module.make("clean")
        same(sorted(below(self.module.path)), sorted(SOURCES))


def _race(module: Module) -> None:
    """From clean, sources may only be read once all that is generated is whole.

    The preprocessor is enough to see it, and fast: a part of a header has no #endif.
    """
    preprocessed = [name[:-2] + ".i" for name in SOURCES if name.endswith(".c")]
    for turn in range(REPEATS):
        module.make("clean")
        what = ["disk_hooks.i", "net_hooks.i", *preprocessed] if turn % 5 else ["modules"]
        done = module.make(*what, SLOW, "-j64")
        if done.status or done.complaints():
            raise Failure(f"time {turn + 1}:\n{done.output}")

# SPDX-License-Identifier: GPL-2.0-only
"""Building a user's module: where it may be, and what is rebuilt when."""

from __future__ import annotations

import os
import shutil
from typing import List, Sequence

from testlib.tap import Failure, Tap, same

from .kernel import HERE, TOP, Done, Kernel, Scratch, below, copy, read, run, write
from .kernel import kernel as stock_kernel
from .module import (DISK, DISK_H, MAIN, NET, PRIVATE, SOURCES, Module, copy_library,
                     one_line)
from .symbols import Symbols

SLOW = f"PYTHON3={os.path.join(HERE, 'slow-python')}"
REPEATS = 20
KERNELS = ("6.1", "6.12")

# One directory's handlers of another's hooks, which comes after it, at another depth.
BESIDE = {
    "Kbuild": "obj-m += alpha/ owner/\n",
    "alpha/Kbuild": "obj-m += inner/\n",
    "alpha/inner/Kbuild": "obj-m += disk.o\nhooks-needs += ../../owner\n"
                          "include $(HOOKS)/gen/hooks.mk\n",
    "alpha/inner/disk.c": """\
// SPDX-License-Identifier: GPL-2.0-only
#include <linux/module.h>
#include "disk_hooks.h"

static int refuse(void *data, struct disk *disk, unsigned int bytes)
{
	return -EPERM;
}

static struct hook_handler handlers[] = { HOOK_SECURITY(disk, submit, refuse) };
module_hook_handlers(handlers);
MODULE_DESCRIPTION("Refuses");
MODULE_LICENSE("GPL");
""",
    "owner/Kbuild": "obj-m += owner.o\nowner-y := main.o disk_hooks.o net_hooks.o\n"
                    "hooks-y += disk.hooks net.hooks\ninclude $(HOOKS)/gen/hooks.mk\n",
    "owner/disk.hooks": DISK, "owner/net.hooks": NET, "owner/disk.h": DISK_H,
    "owner/main.c": MAIN,
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


def run_cases(tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
    """All of them."""
    hooks = copy_library(scratch.directory("library"))
    _Places(tap, scratch, kernel, hooks).run()
    Symbols(tap, scratch, kernel).run()
    module = Module(kernel, scratch.directory("deps", SOURCES), hooks)
    _Dependencies(tap, module).run()
    _Failures(tap, module).run()
    beside = Module(kernel, scratch.directory("beside", BESIDE), hooks)
    tap.test("handlers of another directory's hooks wait for its headers",
             lambda: _beside(beside))
    tap.test("a hook with a text is built for each kernel without a warning (case 10)",
             lambda: _each_kernel(scratch, hooks, kernel))
    tap.test(f"with a slow generator and -j64, {REPEATS} times from clean, all is whole",
             lambda: _race(module))


def _each_kernel(scratch: Scratch, hooks: str, built: Kernel) -> None:
    """Kbuild's directories, and the trace core's own macros for texts, changed between."""
    for version in KERNELS:
        kernel = built if version == built.version else stock_kernel(version)
        module = Module(kernel, scratch.directory(f"text-{version}", {
            **BESIDE, "owner/net.hooks": "facility net;\n"
            "hook void receive(unsigned int bytes);\n"
            "hook int named(const char *name);\n"
            "hook int copied(const char *name) { trace { char name[9] = name; } }\n"}), hooks)
        module.build("W=1", "KCFLAGS=-Werror", at="alpha/inner")


def _beside(module: Module) -> None:
    """From clean, when nothing has changed, and when specs have."""
    def rebuilt() -> List[str]:
        return module.rebuilt(SLOW, "-j64", at="alpha/inner")

    same(rebuilt(), ["disk.o", "disk_hooks.o", "main.o", "net_hooks.o"])
    done = module.build(SLOW, "-j64", at="alpha/inner")
    same((done.made("HOOKGEN"), done.made("CC [M]"), done.made("LD [M]")), ([], [], []))
    module.edit("owner/net.hooks", "unsigned int bytes", "long bytes")
    same(rebuilt(), ["main.o", "net_hooks.o"])
    module.edit("owner/disk.hooks", "void complete", "int complete")
    same(rebuilt(), ["disk.o", "disk_hooks.o", "main.o"])
    module.make("clean")
    same(sorted(below(module.path)), sorted(BESIDE))


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
        test("a spec of another directory is refused in one line", self._misplaced)
        test("what has a generated file's name and was written by hand stays", self._by_hand)

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

    def _grafted(self, name: str, source: str) -> None:
        """Preprocess a source for such a kernel; the library is named once."""
        headers = os.path.join(self.scratch.path, "grafted")
        os.makedirs(os.path.join(headers, "linux"), exist_ok=True)
        write(os.path.join(headers, "linux", "hooks.h"), "#error the kernel's\n")
        place = os.path.join(self.scratch.path, name)
        done = self.kernel.make(place, f"{source}.i", f"USERINCLUDE=-I{headers} {USERINCLUDE}",
                                hooks=self.hooks)
        same((done.status, done.complaints()), (0, []))
        command = read(os.path.join(place, os.path.dirname(source),
                                    f".{os.path.basename(source)}.i.cmd"))
        library = self.hooks if name != "whole" else place
        same(command.count(f"-I{os.path.realpath(library)}/include "), 1)

    def _nested(self) -> None:
        self.scratch.directory("nested", NESTED)
        self._grafted("nested", "inner/deep/one")

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
        one_line(module.make(), why)
        same(module.generated(), {})

    def _library_refused(self) -> None:
        place = copy_library(self.scratch.directory("a library"))
        module = self._module("spaced", place.replace(" ", "\\ "))
        one_line(module.make(), "the path of the hooks library must not have a space")

    def _no_spec(self) -> None:
        module = self._module("none")
        os.unlink(module.file("net.hooks"))
        one_line(module.make(), f"No rule to make target '{module.file('net.hooks')}'")

    def _misplaced(self) -> None:
        module = self._module("misplaced")
        module.edit("Kbuild", "net.hooks", "spec/net.hooks")
        one_line(module.make(), "hooks-y takes specs of its own directory, NAME.hooks, "
                  "and not spec/net.hooks")

    def _by_hand(self) -> None:
        module = self._module("by-hand")
        files = {**SOURCES, "disk_hooks.c": "/* By hand. */\n", "net_hooks.json": "{\n}\n"}
        for name in ("net_hooks.json", "disk_hooks.c"):
            write(module.file(name), files[name])
            done = module.make()
            same((bool(done.status), f"{name}' was not made by hookgen" in done.output),
                 (True, True))
        module.make("clean")
        same({name: read(module.file(name)) for name in below(module.path)}, files)


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

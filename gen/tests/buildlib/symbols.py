# SPDX-License-Identifier: GPL-2.0-only
"""Which symbols of the library a module is linked with, if make is not told."""

from __future__ import annotations

import os

from testlib.tap import Tap, same

from .kernel import Done, Kernel, Scratch, below, copy, read, run, write
from .module import PRIVATE, Module, copy_library, one_line


class Symbols:
    """The same module, and less and less that is wrong with the library."""

    def __init__(self, tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
        self.tap = tap
        self.kernel = kernel
        self.hooks = copy_library(scratch.directory("symbols/lib/hooks"))
        self.module = Module(kernel, scratch.directory("private-symbols", PRIVATE), self.hooks)
        self.watch = Module(kernel, scratch.directory("watch-symbols", {
            "Kbuild": "obj-m += disk.o\ninclude $(HOOKS)/gen/hooks.mk\n",
            "disk.c": "#include <linux/hooks.h>\nMODULE_LICENSE(\"GPL\");\n"
                      "MODULE_DESCRIPTION(\"Nothing\");\n"}), self.hooks)

    def run(self) -> None:
        """Run; each goes on from the state that the one before has left."""
        test = self.tap.test
        test("no symbols for this kernel: one line says how to come by them", self._none)
        test("it is a warning if there is no spec: who knows", self._perhaps)
        test("symbols beside the library are another kernel's, or this one's", self._here)
        test("those of make modules come before", lambda: self._ready("build/kernels"))
        test("and those of an installed library", lambda: self._ready("kernels"))
        test("other headers than the library was built with: one line says so", self._headers)

    def _make(self, module: Module, *words: str) -> Done:
        return self.kernel.make(module.path, *(words or ("modules",)), hooks=self.hooks,
                                symbols=False)

    def _put(self, place: str) -> None:
        """Put the library's symbols there."""
        os.makedirs(os.path.join(self.hooks, place), exist_ok=True)
        copy(os.path.join(self.hooks, place), self.kernel.symvers)

    def _built(self) -> None:
        """Build; in silence, with the library's own versions of symbols."""
        done = self._make(self.module)
        same((done.status, done.complaints()), (0, []))
        same("hooks_announce" in read(self.module.file("disk.mod.c")), True)

    def _lacks(self) -> None:
        one_line(self._make(self.module), f"no symbols of hooks for {self.kernel.release}: say "
                  "make install modules_install in the library's tree")

    def _none(self) -> None:
        self._lacks()
        same(self._make(self.module, "clean").status, 0)

    def _perhaps(self) -> None:
        done = self._make(self.watch)
        same((done.status, len(done.complaints())), (0, 1))
        same("no symbols of hooks for " in done.complaints()[0], True)

    def _here(self) -> None:
        self._put(".")
        os.makedirs(os.path.join(self.hooks, "hooks"))
        for release, check in (("0.0", self._lacks), (self.kernel.release, self._built)):
            write(os.path.join(self.hooks, "hooks", "hooks.ko"), f"vermagic={release} SMP\n")
            check()

    def _ready(self, above: str) -> None:
        """In the files of before there is nothing."""
        for place in (".", f"build/kernels/{self.kernel.release}"):
            symbols = os.path.join(self.hooks, place, "Module.symvers")
            if os.path.exists(symbols):
                write(symbols, "")
        self._put(f"{above}/{self.kernel.release}")
        self._built()

    def _headers(self) -> None:
        place = os.path.join(self.hooks, "kernels", self.kernel.release)
        write(os.path.join(place, "headers.sum"), run(
            ["sh", "-c", "cat include/linux/*.h | cksum"], self.hooks).output)
        self._built()
        header = os.path.join(self.hooks, "include", "linux", "hooks.h")
        write(header, read(header) + "\n")
        one_line(self._make(self.module), f"hooks.ko for {self.kernel.release} was built with "
                  f"other headers than {os.path.dirname(os.path.dirname(header))}: say make "
                  "install modules_install in the library's tree")
        same(self._make(self.module, "clean").status, 0)
        same(sorted(below(self.module.path)), sorted(PRIVATE))

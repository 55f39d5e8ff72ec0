# SPDX-License-Identifier: GPL-2.0-only
"""Modules for the guest: all that is generated, and what is built against an installed copy."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from typing import Iterator, List, Sequence

from testlib import documents
from testlib.tap import Failure, Tap, same

from . import golden
from .kernel import HERE, RIG, TOP, Done, Kernel, Scratch, copy, read, run, write

LOAD = os.path.join(HERE, "load")
RECORDS = os.path.join(golden.GOLDEN, "records")
RECORD = "# record: "

EXAMPLES = os.path.join(HERE, "examples", "main.c")
EXAMPLES_KBUILD = """\
obj-m += examples.o
examples-y := main.o {objects}
hooks-y += {specs}
include $(HOOKS)/gen/hooks.mk
"""

OWNER = """\
obj-m += owner.o
owner-y := main.o owner_hooks.o
hooks-y += owner.hooks
include $(HOOKS)/gen/hooks.mk
"""

# What somebody's module has that has no specs of its own.
USER = """\
obj-m += {}
ccflags-y += -I$(INSTALLED)/include
"""
STALE = """\
CFLAGS_stale_late.o := -DLATE
"""


def _built(done: Done, place: str, *names: str) -> List[str]:
    """The modules, if all went well and in silence."""
    if done.status or done.complaints():
        raise Failure("\n".join(done.complaints()) or f"ended with status {done.status}")
    return [os.path.join(place, f"{name}.ko") for name in names]


def build_golden(scratch: Scratch, kernel: Kernel) -> List[str]:
    """The module of all golden specifications."""
    place = golden.prepare(scratch)
    return _built(kernel.make(place), place, "golden")


def build_examples(scratch: Scratch, kernel: Kernel) -> List[str]:
    """The module of all examples of the language's document."""
    specs = documents.specifications()
    place = scratch.directory("examples", {f"{name}.hooks": text for name, text in specs.items()})
    copy(place, EXAMPLES)
    write(os.path.join(place, "Kbuild"), EXAMPLES_KBUILD.format(
        objects=" ".join(f"{name}_hooks.o" for name in specs),
        specs=" ".join(f"{name}.hooks" for name in specs)))
    return _built(kernel.make(place, "W=1", "KCFLAGS=-Werror", "modules"), place, "examples")


def golden_events(scratch: Scratch) -> str:
    """A file with the events that the golden specifications are to have."""
    names = []
    for name in golden.specs():
        manifest = json.loads(read(os.path.join(golden.GOLDEN, f"{name}_hooks.json")))
        names += [hook["event"].replace(":", "/") for hook in manifest["hooks"]
                  if "event" in hook and "NEVER" not in hook.get("if", "")]
    path = os.path.join(scratch.path, "golden-events")
    write(path, "".join(f"{name}\n" for name in sorted(names)))
    return path


def golden_records(scratch: Scratch) -> str:
    """A file with the records that hits of their sites are to make."""
    path = os.path.join(scratch.path, "golden-records")
    write(path, read(RECORDS))
    return path


def _load(name: str) -> str:
    return read(os.path.join(LOAD, name))


def build_installed(scratch: Scratch, kernel: Kernel, installed: str) -> List[str]:
    """An owner; a copy of what its users need; and users, built with the copy alone."""
    owner = scratch.directory("owner", {
        "Kbuild": OWNER, "owner.hooks": _load("owner.hooks"), "main.c": _load("owner.c")})
    modules = _built(kernel.make(owner), owner, "owner")
    shutil.copytree(os.path.join(TOP, "include"), os.path.join(installed, "include"))
    copy(os.path.join(installed, "include"), os.path.join(owner, "owner_hooks.h"))
    write(os.path.join(installed, "Module.symvers"),
          read(kernel.symvers) + read(os.path.join(owner, "Module.symvers")))
    users = scratch.directory("users", {
        "Kbuild": USER.format("caller.o watcher.o"),
        "caller.c": _load("caller.c"), "watcher.c": _load("watcher.c")})
    modules += _built(_make_user(kernel, users, installed), users, "caller", "watcher")
    return modules


def build_stale(scratch: Scratch, kernel: Kernel, installed: str) -> List[str]:
    """Handlers, built with a header that was made from another version of the spec."""
    spec = _load("owner.hooks").replace("pair(int a, int b)", "pair(int a, u64 c, int b)")
    place = scratch.directory("stale", {
        "Kbuild": USER.format("stale.o stale_late.o") + STALE, "owner.hooks": spec,
        "stale.c": _load("stale.c"), "stale_late.c": _load("stale.c")})
    golden.generate(place, "owner.hooks", directory=place)
    return _built(_make_user(kernel, place, installed), place, "stale", "stale_late")


def _make_user(kernel: Kernel, place: str, installed: str) -> Done:
    return run(["make", "-C", kernel.build, f"M={place}", f"INSTALLED={installed}",
                f"KBUILD_EXTRA_SYMBOLS={installed}/Module.symvers",
                f"-j{os.cpu_count() or 1}", "modules"])


def versions(module: str) -> str:
    """The symbols that a module asks for, with their versions."""
    path = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
    return run(["modprobe", "--dump-modversions", module], environment={"PATH": path}).output


def run_builds(tap: Tap, scratch: Scratch, kernel: Kernel) -> List[str]:
    """Build all; the modules."""
    modules: List[str] = []
    installed = os.path.join(scratch.path, "installed")
    tap.test("all that is generated makes a module",
             lambda: modules.extend(build_golden(scratch, kernel)))
    tap.test("all examples of the language's document make a module, in silence",
             lambda: modules.extend(build_examples(scratch, kernel)))
    tap.test("an owner, and users of an installed copy, are built in silence",
             lambda: modules.extend(build_installed(scratch, kernel, installed)))
    tap.test("handlers for another version of the spec too",
             lambda: modules.extend(build_stale(scratch, kernel, installed)))
    tap.test("the kernel has CONFIG_MODVERSIONS", lambda: same(
        "CONFIG_MODVERSIONS=y\n" in read(os.path.join(kernel.build, ".config")), True))
    tap.test("a handler asks for versions of the owner's symbols", lambda: _versions(
        os.path.join(scratch.path, "users", "watcher.ko"), "__hook_shared_count_def"))
    tap.test("and a site", lambda: _versions(
        os.path.join(scratch.path, "users", "caller.ko"), "__hook_shared_count"))
    return modules


def _versions(module: str, symbol: str) -> None:
    """A module asks for a symbol, and says of which version."""
    path = os.environ.get("PATH", "") + ":/usr/sbin:/sbin"
    output = run(["modprobe", "--dump-modversions", module], environment={"PATH": path}).output
    if symbol not in [line.split()[-1] for line in output.splitlines()]:
        raise Failure(output)


def boot(version: str, files: List[str], script: str = "test-generated",
         programs: Sequence[str] = ()) -> Iterator[str]:
    """Run a script in the guest, which has files and programs of the host; its lines."""
    words = [os.path.join(RIG, "boot"), "-v", version]
    for file in files:
        words += ["-f", file]
    for program in programs:
        words += ["-p", program]
    with subprocess.Popen([*words, script], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE) as guest:
        assert guest.stdout is not None
        for line in guest.stdout:
            yield line.decode("utf-8", "replace")
        if guest.wait():
            yield f"# the guest ended with status {guest.returncode}\n"


def run_guest(scratch: Scratch, version: str, modules: List[str], regenerate: bool) -> bool:
    """Load all in a guest, whose results are passed on; whether they are good."""
    files = [*modules, golden_events(scratch), golden_records(scratch),
             os.path.join(LOAD, "test-generated")]
    records: List[str] = []
    good = True
    print("TAP version 13")
    for line in boot(version, files):
        if line.startswith(RECORD):
            records.append(line[len(RECORD):])
        else:
            print(line, end="", flush=True)
        good = good and not line.startswith(("not ok", "Bail out!", "# the guest ended"))
    if regenerate:
        write(RECORDS, "".join(records))
    return good

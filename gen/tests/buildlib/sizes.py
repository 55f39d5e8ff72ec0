# SPDX-License-Identifier: GPL-2.0-only
"""How much of a kernel's memory hooks take: specifications of 200 hooks, by the section."""

from __future__ import annotations

import os
import re
from typing import Dict

from testlib.tap import Failure, Tap, same

from .kernel import Kernel, Scratch, read, run

HOOKS = 200
BYTES = 3072        # for each hook: its text and its data, with its slots and its event

KBUILD = """\
obj-m += size.o
size-y := main.o {objects}
hooks-y += {specs}
include $(HOOKS)/gen/hooks.mk
"""
MAIN = """\
#include <linux/module.h>
MODULE_DESCRIPTION("Hooks of which the size is known");
MODULE_LICENSE("GPL");
"""

# One hook of each specification; all have the same fields.
SHAPES: Dict[str, str] = {
    "observed": "hook void h{}(int a, long b);",
    "blocks": """\
hook int h{}(struct qstr *name, sector_t sector, unsigned int bytes, bool write)
{{
	trace {{
		string       name   = name->name;
		u64          sector = sector;
		unsigned int bytes  = bytes;
		bool         write  = write;
		print "%s %s %llu+%u", name, write ? "W" : "R", sector, bytes;
	}}
}}""",
    "sleeping": "hook int h{}(const char *name, u64 bytes) {{ context sleepable; }}",
}
# What a section is for that is no part of a hook: of the unwinder, which not every kernel
# has, and what modpost and the linker throw away.
_UNWINDER = ".orc_"
_DISCARDED = ".discard"
_SECTION = re.compile(r" *\d+ (\S+) +([0-9a-f]+) ")


def _spec(name: str, hook: str) -> str:
    head = f"facility {name};\ninclude <linux/dcache.h>;\n"
    return head + "".join(hook.format(i) + "\n" for i in range(HOOKS))


def sections(path: str) -> Dict[str, int]:
    """The sizes of all sections that a loaded module has of an object in memory."""
    found: Dict[str, int] = {}
    for line in run(["objdump", "-h", "-w", path]).output.splitlines():
        match = _SECTION.match(line)
        if match and "ALLOC" in line and not match[1].startswith(_DISCARDED):
            found[match[1]] = found.get(match[1], 0) + int(match[2], 16)
    return found


def run_sizes(tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
    """Build all shapes, and measure each."""
    names = {shape: f"size{shape}" for shape in SHAPES}
    place = scratch.directory("size", {
        "Kbuild": KBUILD.format(objects=" ".join(f"{name}_hooks.o" for name in names.values()),
                                specs=" ".join(f"{name}.hooks" for name in names.values())),
        "main.c": MAIN,
        **{f"{name}.hooks": _spec(name, SHAPES[shape]) for shape, name in names.items()}})
    done = kernel.make(place)
    tap.test(f"specifications of {HOOKS} hooks are built in silence",
             lambda: same((done.status, done.complaints()), (0, [])))
    for shape, name in names.items():
        tap.test(f"a hook takes {BYTES} bytes at most: {shape}",
                 lambda: _measure(os.path.join(place, f"{name}_hooks.o"), shape))
        tap.test(f"hooks of the same fields share a class: {shape}",
                 lambda: _shared(read(os.path.join(place, f"{name}_hooks.c"))))


def _measure(path: str, shape: str) -> None:
    found = sections(path)
    unwinder = sum(size for name, size in found.items() if name.startswith(_UNWINDER))
    each = (sum(found.values()) - unwinder) / HOOKS
    if not found or each < 100:
        raise Failure(f"nothing is there: {found}")
    print(f"# {shape}: {each:.0f} bytes each, and {unwinder / HOOKS:.0f} of the unwinder's")
    if each > BYTES:
        raise Failure(f"{each:.0f} bytes: {found}")


def _shared(code: str) -> None:
    same(len(re.findall(r"^static struct trace_event_class \w+ = {$", code, re.MULTILINE)), 1)
    same(len(re.findall(r"^static struct trace_event_fields \w+\[\] = {$", code,
                        re.MULTILINE)), 1)
    same(len(re.findall(r"^\t\t\.class = &\w+,$", code, re.MULTILINE)), HOOKS)

# SPDX-License-Identifier: GPL-2.0-only
"""How many bytes sites and hooks take, from the objects that were built."""

import re
import subprocess
from pathlib import Path
from typing import Dict

FUNCTION = re.compile(r"([0-9a-f]+) ([0-9a-f]+) [tT] (\S+)$")
SECTION = re.compile(r" *\d+ (\S+) +([0-9a-f]+) ")


def output(*command: str) -> str:
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def functions(path: Path) -> Dict[str, int]:
    """The size of each function, its cold part included."""
    sizes: Dict[str, int] = {}
    for line in output("nm", "-S", str(path)).splitlines():
        match = FUNCTION.match(line)
        if match:
            name = match[3].split(".")[0]
            sizes[name] = sizes.get(name, 0) + int(match[2], 16)
    return sizes


def loaded(path: Path) -> int:
    """The bytes of all sections that a loaded module has of it in memory."""
    total = 0
    for line in output("objdump", "-h", "-w", str(path)).splitlines():
        match = SECTION.match(line)
        if match and "ALLOC" in line and not match[1].startswith(".discard"):
            total += int(match[2], 16)
    return total


def measure(objects: Path) -> Dict[str, int]:
    sites = functions(objects / "size_sites.o")
    nothing = sites["size_of_nothing"]
    # The facility is there once, whatever the number of its hooks.
    second = loaded(objects / "size_two_hooks.o") - loaded(objects / "size_one_hooks.o")
    return {
        "bytes-hook-site": sites["size_of_hook"] - nothing,
        "bytes-tracepoint-site": sites["size_of_tracepoint"] - nothing,
        "bytes-hook-event": second,
        "bytes-tracepoint-event": loaded(objects / "size_trace.o"),
    }

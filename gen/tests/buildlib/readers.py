# SPDX-License-Identifier: GPL-2.0-only
"""Those who read trace events beside the kernel: trace-cmd, perf, BPF programs."""

from __future__ import annotations

import os
from typing import List

from testlib.tap import Tap, same

from .kernel import HERE, Kernel, Scratch, run
from .load import boot, build_golden

READERS = os.path.join(HERE, "readers")
SCRIPT = os.path.join(READERS, "test-readers")
PROGRAMS = ("trace-cmd", "perf")


def build_program(scratch: Scratch) -> str:
    """The program that attaches others to trace events; the guest has no libraries for it."""
    path = os.path.join(scratch.path, "bpf-field")
    done = run(["gcc", "-O2", "-Wall", "-Wextra", "-Werror", "-static", "-o", path,
                os.path.join(READERS, "bpf-field.c")])
    same((done.status, done.output), (0, ""))
    return path


def run_readers(tap: Tap, scratch: Scratch, kernel: Kernel) -> List[str]:
    """Build all; the files for the guest."""
    files = [SCRIPT]
    tap.test("all that is generated makes a module",
             lambda: files.extend(build_golden(scratch, kernel)))
    tap.test("a program that reads by BPF is built",
             lambda: files.append(build_program(scratch)))
    return files


def run_guest(version: str, files: List[str]) -> bool:
    """Read in a guest, whose results are passed on; whether they are good."""
    good = True
    print("TAP version 13")
    for line in boot(version, files, os.path.basename(SCRIPT), PROGRAMS):
        print(line, end="", flush=True)
        good = good and not line.startswith(("not ok", "Bail out!", "# the guest ended"))
    return good

# SPDX-License-Identifier: GPL-2.0-only
"""A stock kernel to build modules for, from the rig's cache."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from typing import Dict, Iterator, List, NoReturn, Optional, Sequence

TOP = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__)))))
HERE = os.path.dirname(os.path.realpath(__file__))
RIG = os.path.join(TOP, "kunit", "rig")
GEN = os.path.join(TOP, "gen")
VERSION = "6.1"

_MADE = re.compile(r"^  (?P<what>[A-Z]+(?: \[M\])?) +(?P<files>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Done:
    """A command that has ended."""

    status: int
    output: str

    def made(self, what: str) -> List[str]:
        """The names of the files for which Kbuild said that it did this: 'CC [M]', 'HOOKGEN'."""
        return sorted(os.path.basename(file) for found in _MADE.finditer(self.output)
                      if found["what"] == what for file in found["files"].split())

    def complaints(self) -> List[str]:
        """What was said beside Kbuild's own lines."""
        return [line for line in self.output.splitlines()
                if not _MADE.match(line) and not line.startswith(("make", "Skipping BTF"))]


def run(command: Sequence[str], directory: Optional[str] = None,
        environment: Optional[Dict[str, str]] = None) -> Done:
    """Run a command; its output and its messages are one text."""
    done = subprocess.run(
        command, cwd=directory, env={**os.environ, "LC_ALL": "C", **(environment or {})},
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return Done(done.returncode, done.stdout.decode("utf-8", "replace"))


def _tell(command: Sequence[str]) -> List[str]:
    """The lines that one of the rig's scripts prints; its progress goes past."""
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, check=False)
    if done.returncode:
        print(f"Bail out! {os.path.basename(command[0])} failed")
        sys.exit(1)
    return done.stdout.decode().split("\n")[:-1]


@dataclass(frozen=True)
class Kernel:
    """Where a kernel's headers are, and the library built for it."""

    version: str
    release: str
    build: str          # the directory for make -C
    library: str        # the library's modules, and their Module.symvers
    source: str         # the whole source, for its scripts; of one version for all

    @property
    def symvers(self) -> str:
        """The symbols of the library."""
        return os.path.join(self.library, "Module.symvers")

    def make(self, directory: str, *words: str, hooks: str = TOP, symbols: bool = True,
             environment: Optional[Dict[str, str]] = None) -> Done:
        """Run make for modules in a directory; without words they are built."""
        given = [f"KBUILD_EXTRA_SYMBOLS={self.symvers}"] if symbols else []
        return run(["make", "-C", self.build, f"M={directory}", f"HOOKS={hooks}", *given,
                    f"-j{os.cpu_count() or 1}", *(words or ("modules",))],
                   environment=environment)


def kernel(version: str, library: bool = True, source: bool = False) -> Kernel:
    """The kernel of a version; what is missing is fetched and built first."""
    release, build = _tell([os.path.join(RIG, "kernel"), "-v", version, "release", "build"])
    built = _tell([os.path.join(RIG, "build"), "-v", version]) if library else [""]
    tree = _tell([os.path.join(RIG, "source")]) if source else [""]
    return Kernel(version, release, build, built[0], tree[0])


class Scratch:
    """A directory below build/ that goes when the tests end."""

    def __init__(self, name: str) -> None:
        os.makedirs(os.path.join(TOP, "build"), exist_ok=True)
        self.path = tempfile.mkdtemp(prefix=f"test-{name}-", dir=os.path.join(TOP, "build"))

    def __enter__(self) -> "Scratch":
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, _leave)
        return self

    def __exit__(self, *_: object) -> None:
        shutil.rmtree(self.path, ignore_errors=True)

    def directory(self, name: str, files: Optional[Dict[str, str]] = None) -> str:
        """A new directory, with files of these texts."""
        path = os.path.join(self.path, name)
        os.makedirs(path)
        for file, text in (files or {}).items():
            os.makedirs(os.path.dirname(os.path.join(path, file)), exist_ok=True)
            write(os.path.join(path, file), text)
        return path


def _leave(number: int, _frame: object) -> NoReturn:
    sys.exit(128 + number)


def read(path: str) -> str:
    """The text of a file; nothing where there is none."""
    try:
        with open(path, encoding="utf-8", newline="") as stream:
            return stream.read()
    except FileNotFoundError:
        return ""


def write(path: str, text: str) -> None:
    """Write a file."""
    with open(path, "w", encoding="utf-8", newline="") as stream:
        stream.write(text)


def copy(directory: str, *paths: str) -> None:
    """Copy files into a directory."""
    for path in paths:
        shutil.copy(path, directory)


def below(directory: str) -> Iterator[str]:
    """The paths of all files below a directory, from there."""
    for place, _, files in os.walk(directory):
        for file in files:
            yield os.path.relpath(os.path.join(place, file), directory)

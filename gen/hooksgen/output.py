# SPDX-License-Identifier: GPL-2.0-only
"""Writes the generated files: all of them or none, and those that changed only."""

from __future__ import annotations

import os
import re
import signal
import tempfile
from itertools import islice
from typing import Dict, List, Tuple

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
# What one of these lines says is generated: a comment; the second of a manifest.
_MARK = re.compile(rb'.* by hookgen; change that file|  "facility": ')
_MARK_WITHIN = 8


class Foreign(Exception):
    """A file that would be replaced was not made by hookgen."""


def write_all(directory: str, files: Dict[str, bytes]) -> None:
    """Put files into a directory; one that has its content already is left alone.

    Each is written beside its place and renamed, so that nobody sees it half
    written; whatever goes wrong, nothing is left beside. What somebody wrote by
    hand is not replaced.
    """
    changed = {name: data for name, data in files.items()
               if not _same(os.path.join(directory, name), data)}
    for name in changed:
        if not _replaceable(os.path.join(directory, name)):
            raise Foreign(os.path.join(directory, name))
    _Writer(directory).write(changed)


def _replaceable(path: str) -> bool:
    """Whether there is no such file, or one whose head says that it is generated."""
    try:
        with open(path, "rb") as stream:
            return any(_MARK.match(line) for line in islice(stream, _MARK_WITHIN))
    except FileNotFoundError:
        return True


def _same(path: str, data: bytes) -> bool:
    """Whether a file has this content already."""
    try:
        with open(path, "rb") as stream:
            return stream.read(len(data) + 1) == data
    except FileNotFoundError:
        return False


class _Writer:
    """Writes files by way of temporary ones."""

    def __init__(self, directory: str) -> None:
        self.directory = directory
        self.temporary: List[str] = []
        umask = os.umask(0o022)
        os.umask(umask)
        self.mode = 0o666 & ~umask

    def write(self, files: Dict[str, bytes]) -> None:
        """Write all, then rename all."""
        try:
            moves = [self._prepare(name, data) for name, data in files.items()]
            with _Uninterrupted():
                for source, target in moves:
                    os.replace(source, target)
        finally:
            for path in self.temporary:
                _remove(path)

    def _prepare(self, name: str, data: bytes) -> Tuple[str, str]:
        """Write a file beside its place; where it is, and where it belongs."""
        with _Uninterrupted():
            handle, path = tempfile.mkstemp(prefix=f".tmp_{name}.", dir=self.directory)
            self.temporary.append(path)
        with os.fdopen(handle, "wb") as stream:
            os.fchmod(handle, self.mode)
            stream.write(data)
        return path, os.path.join(self.directory, name)


def _remove(path: str) -> None:
    """Remove a file, if it is there still."""
    try:
        os.unlink(path)
    except OSError:
        pass


class _Uninterrupted:
    """Holds back the signals that stop the program."""

    def __enter__(self) -> None:
        self._before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPPING)

    def __exit__(self, *_: object) -> None:
        signal.pthread_sigmask(signal.SIG_SETMASK, self._before)

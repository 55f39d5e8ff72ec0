# SPDX-License-Identifier: GPL-2.0-only
"""Writes the generated files: all of them or none, and those that changed only."""

from __future__ import annotations

import os
import signal
import tempfile
from typing import Dict, List, Tuple

STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


def write_all(directory: str, files: Dict[str, bytes]) -> None:
    """Put files into a directory; one that has its content already is left alone.

    Each is written beside its place and renamed, so that nobody sees it half
    written; whatever goes wrong, nothing is left beside.
    """
    changed = {name: data for name, data in files.items()
               if not _same(os.path.join(directory, name), data)}
    _Writer(directory).write(changed)


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

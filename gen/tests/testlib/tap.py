# SPDX-License-Identifier: GPL-2.0-only
"""The Test Anything Protocol."""

from __future__ import annotations

import difflib
import sys
import traceback
from typing import Callable, List


class Failure(Exception):
    """A test failed; the text says how."""


class Tap:
    """Runs tests, prints a line for each, and the plan at the end."""

    def __init__(self, words: List[str]) -> None:
        self.words = words
        self.count = 0
        self.failed = 0

    def test(self, name: str, body: Callable[[], None]) -> None:
        """Run a test; it fails by an exception."""
        if self.words and not any(word in name for word in self.words):
            return
        self.count += 1
        try:
            body()
        except Exception as fault:     # whatever it is, the test failed
            self.failed += 1
            print(f"not ok {self.count} - {name}")
            text = str(fault) if isinstance(fault, Failure) else traceback.format_exc()
            print("".join(f"# {line}\n" for line in text.splitlines()), end="")
        else:
            print(f"ok {self.count} - {name}")
        sys.stdout.flush()

    def skip(self, name: str, missing: str) -> None:
        """A test that cannot be run, and for lack of what."""
        if not self.words or any(word in name for word in self.words):
            self.count += 1
            print(f"ok {self.count} - {name} # SKIP no {missing}")

    def finish(self) -> int:
        """Print the plan; the exit status."""
        print(f"1..{self.count}")
        if self.failed:
            print(f"# {self.failed} of {self.count} failed")
        return 1 if self.failed or not self.count else 0


def same(found: object, wanted: object) -> None:
    """Fail unless two values, or texts, are the same."""
    if found == wanted:
        return
    if isinstance(found, str) and isinstance(wanted, str) and "\n" in found + wanted:
        raise Failure("\n".join(difflib.unified_diff(
            wanted.splitlines(), found.splitlines(), "wanted", "found", lineterm="")))
    raise Failure(f"wanted {wanted!r}\nfound  {found!r}")

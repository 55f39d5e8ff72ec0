# SPDX-License-Identifier: GPL-2.0-only
"""Results in the Test Anything Protocol."""


class Tap:
    """Counts and prints."""

    def __init__(self) -> None:
        self.count = 0
        self.failed = 0

    def check(self, good: bool, name: str, detail: str = "") -> None:
        self.count += 1
        self.failed += not good
        print(f"{'ok' if good else 'not ok'} {self.count} - {name}", flush=True)
        for line in detail.splitlines() if not good else ():
            print(f"# {line}")

    def end(self) -> int:
        print(f"1..{self.count}")
        return 1 if self.failed else 0

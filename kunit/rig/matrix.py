#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Runs the suites of the matrix: on each kernel, built by each compiler, in each layout.

A cell is the suites of a kernel, a compiler and a layout. The table that comes out is
printed and put into the documentation; if some cells only are run, the rows of the
others stay. A cell that cannot run says what is missing.
"""

import functools
import re
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, List, Tuple

import check
import ktap

COLUMNS = ("kernel", "compiler", "layout", "suite")
HEAD = ("kernel", "version", "compiler", "version", "layout", "tests", "result")
DOCUMENT = check.TOP / "Documentation/matrix/cells.txt"
NOT_RUN = "not run"

Key = Tuple[str, str, str]
Row = Tuple[str, ...]


@dataclass
class Cell:
    """What has become of the suites of a kernel, a compiler and a layout."""

    tests: int = 0
    waiting: int = 0
    skipped: int = 0
    failed: List[str] = field(default_factory=list)
    lacks: List[str] = field(default_factory=list)

    def take(self, outcome: check.Outcome) -> None:
        self.waiting -= 1
        if outcome.lacks:
            if outcome.lacks not in self.lacks:
                self.lacks.append(outcome.lacks)
            return
        self.skipped += len(outcome.report.skipped)
        if outcome.report.failed:
            self.failed.append(outcome.suite.words[-1])

    def result(self) -> str:
        if self.failed:
            return "failed: " + ", ".join(sorted(self.failed))
        if self.lacks:
            return "cannot run: " + "; ".join(self.lacks)
        return f"passed, {self.skipped} skipped" if self.skipped else "passed"


def key_of(suite: check.Suite) -> Key:
    kernel, compiler, layout = suite.words[:3]
    return kernel, compiler, layout


def cells_of(suites: List[check.Suite]) -> Dict[Key, Cell]:
    """In the order of the table."""
    cells: Dict[Key, Cell] = {}
    for suite in suites:
        cell = cells.setdefault(key_of(suite), Cell())
        cell.tests += suite.tests
        cell.waiting += 1
    return cells


def first_line(*command: str) -> str:
    """Empty where there is no such program, or it fails."""
    try:
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                              stderr=subprocess.DEVNULL, universal_newlines=True,
                              check=True)  # fmt: skip
    except (OSError, subprocess.CalledProcessError):
        return ""
    return done.stdout.split("\n")[0]


@functools.lru_cache(maxsize=None)
def kernel_version(kernel: str) -> str:
    """As Debian's packages have it."""
    return Path(first_line(str(check.TOP / "kunit/rig/source"), "-v", kernel)).name or "-"


@functools.lru_cache(maxsize=None)
def compiler_version(compiler: str) -> str:
    found = re.search(r"\d+\.\d+\.\d+", first_line(compiler, "--version"))
    return found[0] if found else "-"


def read_rows(path: Path) -> Dict[Key, Row]:
    """The rows of the table as it was written."""
    rows: Dict[Key, Row] = {}
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for line in lines[1:]:
        row = tuple(re.split(r" {2,}", line))
        if len(row) == len(HEAD):
            rows[(row[0], row[2], row[4])] = row
    return rows


def new_row(key: Key, cell: Cell) -> Row:
    kernel, compiler, layout = key
    return (kernel, kernel_version(kernel), compiler, compiler_version(compiler), layout,
            str(cell.tests), cell.result())  # fmt: skip


def rows_of(cells: Dict[Key, Cell], run: Dict[Key, Cell], told: Dict[Key, Row]) -> List[Row]:
    """Those of the cells that were run whole, and the others as they were told of."""
    rows: List[Row] = []
    for key, cell in cells.items():
        unknown = (key[0], "-", key[1], "-", key[2], str(cell.tests), NOT_RUN)
        if key in run and not run[key].waiting and run[key].tests == cell.tests:
            rows.append(new_row(key, run[key]))
        else:
            rows.append(told.get(key, unknown))
    return rows


def render(rows: List[Row]) -> List[str]:
    table = [HEAD, *rows]
    widths = [max(len(row[column]) for row in table) for column in range(len(HEAD))]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths)).rstrip()
            for row in table]  # fmt: skip


def write(path: Path, lines: List[str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def summary(total: ktap.Report, lacking: int) -> str:
    text = check.summary(total)
    return text + (f", {lacking} suites cannot run here" if lacking else "")


def main() -> int:
    parser = check.options_parser(__doc__ or "", "matrix", "matrix")
    parser.add_argument("--document", type=Path, default=DOCUMENT, help="the table to write")
    options = parser.parse_args()
    check.leave_in_order()
    try:
        suites = check.read_table(options.table, COLUMNS)
        chosen = check.choose(suites, options.suite)
        if options.jobs < 1:
            raise check.TableError("--jobs takes one or more")
    except (OSError, check.TableError) as error:
        print(f"matrix.py: {error}", file=sys.stderr)
        return 2
    total = ktap.Report()
    lacking = 0
    run = cells_of(chosen)
    for outcome in check.run_all(chosen, options.logs, options.every, options.jobs):
        run[key_of(outcome.suite)].take(outcome)
        if outcome.lacks:
            lacking += 1
        else:
            check.add(total, outcome.report)
        lines = render(rows_of(cells_of(suites), run, read_rows(options.document)))
        write(options.document, lines)
    check.say("\n".join(lines))
    check.say(summary(total, lacking))
    return 1 if total.failed or not (total.tests or lacking) else 0


if __name__ == "__main__":
    sys.exit(main())

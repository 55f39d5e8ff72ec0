# SPDX-License-Identifier: GPL-2.0-only
"""Reads the Test Anything Protocol, and the kernel's dialect of it, KTAP.

What counts is the leaves: a result line that follows more deeply indented ones
sums those up and is no test of its own, unless it alone tells of a failure.
"""

import re
from dataclasses import dataclass, field
from typing import Iterable, List, Optional

STAMP = re.compile(r"^\[ *\d+\.\d+\] ")
RESULT = re.compile(
    r"(?P<indent>\s*)(?P<bad>not )?ok\b(?: +(?P<number>\d+))?(?: +- +| +|$)"
    r"(?P<name>.*?)(?: *# *(?P<skip>SKIP)\b:?(?P<reason>.*))?$",
    re.IGNORECASE,
)
PLAN = re.compile(r"(?P<indent>\s*)1\.\.(?P<count>\d+)\s*(#.*)?$")
VERSION = re.compile(r"(?P<indent>\s*)K?TAP version \d+$")
BAIL = re.compile(r"\s*Bail out!\s*(?P<reason>.*)$")


@dataclass
class Report:
    """The leaves of a whole output, and what is wrong with it as such."""

    passed: int = 0
    failed: List[str] = field(default_factory=list)
    skipped: List[str] = field(default_factory=list)
    faults: List[str] = field(default_factory=list)

    @property
    def tests(self) -> int:
        return self.passed + len(self.failed) + len(self.skipped)


@dataclass
class Level:
    """The results that stand at one depth, below one result to come."""

    indent: int
    results: int = 0
    planned: Optional[int] = None
    failed: bool = False


class Parser:
    def __init__(self) -> None:
        self.report = Report()
        self.levels: List[Level] = []

    def feed(self, line: str) -> None:
        line = STAMP.sub("", line.rstrip()).expandtabs()
        found = BAIL.match(line)
        if found:
            self.fault("bailed out: " + (found["reason"] or "no reason given"))
            return
        found = VERSION.match(line)
        if found:
            self.restart(len(found["indent"]))
            return
        found = PLAN.match(line)
        if found:
            self.plan(self.level(len(found["indent"])), int(found["count"]))
            return
        found = RESULT.match(line)
        if found:
            self.result(found)

    def fault(self, text: str) -> None:
        self.report.faults.append(text)

    def level(self, indent: int) -> Level:
        """The level at that depth; deeper ones must be closed already."""
        if not self.levels or self.levels[-1].indent < indent:
            self.levels.append(Level(indent))
        return self.levels[-1]

    def close(self, indent: int) -> List[Level]:
        """Ends all levels deeper than that and returns those with results."""
        closed = []
        while self.levels and self.levels[-1].indent > indent:
            level = self.levels.pop()
            if level.planned is not None and level.planned != level.results:
                self.fault(f"{level.planned} tests planned, {level.results} seen")
            if level.results:
                closed.append(level)
        return closed

    def restart(self, indent: int) -> None:
        """A version line: after the last result of a stream, another stream."""
        if self.levels and self.levels[-1].indent == indent and self.levels[-1].results:
            self.close(indent - 1)

    def plan(self, level: Level, count: int) -> None:
        if level.planned is not None:
            self.fault("two plans")
        level.planned = count

    def result(self, found: "re.Match[str]") -> None:
        indent = len(found["indent"])
        below = self.close(indent)
        level = self.level(indent)
        level.results += 1
        name = found["name"].strip() or f"test {level.results}"
        if found["number"] and int(found["number"]) != level.results:
            self.fault(f"{name}: has number {found['number']}, is number {level.results}")
        told = any(child.failed for child in below)
        level.failed = level.failed or told or bool(found["bad"])
        if found["bad"]:
            if not told:
                self.report.failed.append(name)
        elif not below:
            self.leaf(name, found["skip"], found["reason"])

    def leaf(self, name: str, skip: Optional[str], reason: Optional[str]) -> None:
        if not skip:
            self.report.passed += 1
            return
        reason = (reason or "").strip()
        self.report.skipped.append(f"{name}: {reason}")
        if not reason:
            self.fault(f"{name}: skipped without a reason")

    def finish(self) -> Report:
        if self.levels and self.levels[0].indent < self.levels[-1].indent:
            self.fault("stopped inside a test")
        self.close(-1)
        return self.report


def parse(lines: Iterable[str]) -> Report:
    parser = Parser()
    for line in lines:
        parser.feed(line)
    return parser.finish()

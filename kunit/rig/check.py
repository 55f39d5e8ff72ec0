#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Runs the test suites, as many at once as there are processors, and adds up what
they report.

The table of suites gives each one a command, the number of tests that it must
run, and a time limit. A suite that runs another number, ends with an error,
takes too long or prints nothing that can be read counts as one more failure.

matrix.py runs suites on many kernels by what is here.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Iterator, List, Optional, Sequence

import ktap

TOP = Path(__file__).resolve().parents[2]
TAIL = 30

# The status of a suite that lacks something; its last line says what (steps.sh).
LACKING = 77

asked_to_leave: List[int] = []


@dataclass(frozen=True)
class Suite:
    words: List[str]
    tests: int
    limit: int
    command: List[str]

    @property
    def name(self) -> str:
        return "-".join(self.words)

    def is_called(self, name: str) -> bool:
        """By its name, or by the first words of it."""
        return any(name == "-".join(self.words[: end + 1]) for end in range(len(self.words)))


@dataclass(frozen=True)
class Outcome:
    """What a suite reported; or why it cannot run here."""

    suite: Suite
    report: ktap.Report
    lacks: Optional[str]


class TableError(Exception):
    pass


def read_table(path: Path, columns: Sequence[str] = ("name",)) -> List[Suite]:
    """One suite a line: its name, its number of tests, its limit in seconds, its command."""
    suites: List[Suite] = []
    nr = len(columns)
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        words = line.split(None, nr + 2)
        if len(words) < nr + 3 or not words[nr].isdigit() or not words[nr + 1].isdigit():
            raise TableError(f"{path}:{number}: want: {' '.join(columns)} tests limit command")
        suite = Suite(words[:nr], int(words[nr]), int(words[nr + 1]), shlex.split(words[nr + 2]))
        if any(other.name == suite.name for other in suites):
            raise TableError(f"{path}:{number}: {suite.name} is there twice")
        suites.append(suite)
    return suites


def say(text: str) -> None:
    print(text, flush=True)


def log_tail(log: Path, count: int) -> List[str]:
    with log.open("rb") as stream:
        stream.seek(0, os.SEEK_END)
        stream.seek(max(0, stream.tell() - 16384))
        text = stream.read().decode("utf-8", "replace")
    return [line.rstrip() for line in text.splitlines() if line.strip()][-count:]


def end_group(process: "subprocess.Popen[bytes]") -> None:
    """Nothing that a suite started is to outlive it."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, number)
        except ProcessLookupError:
            break
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            continue
        time.sleep(0.1)
    process.wait()


class Run:
    """A suite that is being run, into its log."""

    def __init__(self, suite: Suite, logs: Path, every: float) -> None:
        self.suite = suite
        self.log = logs / f"{suite.name}.log"
        self.every = every
        self.begin = self.spoke = time.monotonic()
        self.fault: Optional[str] = None
        self.lacks: Optional[str] = None
        self.process: Optional["subprocess.Popen[bytes]"] = None
        say(f"== {suite.name} ...")
        with self.log.open("wb") as stream:
            try:
                self.process = subprocess.Popen(
                    suite.command, cwd=TOP, start_new_session=True,
                    stdin=subprocess.DEVNULL, stdout=stream, stderr=subprocess.STDOUT,
                )  # fmt: skip
            except OSError as error:
                self.fault = f"cannot run {suite.command[0]}: {error.strerror}"

    def seconds(self) -> float:
        return time.monotonic() - self.begin

    def ended(self) -> bool:
        """Whether it is over, and then what was wrong with the run as such."""
        if self.process is None:
            return True
        status = self.process.poll()
        if status is None and self.seconds() < self.suite.limit:
            self.give_sign()
            return False
        end_group(self.process)
        if status is None:
            self.fault = f"took more than {self.suite.limit} s"
        elif status < 0:
            self.fault = f"killed by signal {-status}"
        elif status:
            self.fault = f"ended with status {status}"
        if status == LACKING:
            self.lacks = " ".join(log_tail(self.log, 1))
        return True

    def give_sign(self) -> None:
        if time.monotonic() - self.spoke < self.every:
            return
        self.spoke = time.monotonic()
        last = " ".join(log_tail(self.log, 1))[:70]
        say(f"   {self.suite.name}: {self.seconds():.0f} s: {last}")

    def kill(self) -> None:
        if self.process is not None:
            end_group(self.process)


def judge(suite: Suite, log: Path, fault: Optional[str]) -> ktap.Report:
    """Reads a suite's log and makes one more failed test of all that is wrong with it."""
    with log.open(encoding="utf-8", errors="replace") as stream:
        report = ktap.parse(stream)
    if report.tests != suite.tests:
        report.faults.append(f"{suite.tests} tests expected, {report.tests} seen")
    if fault and not (fault == "ended with status 1" and report.failed):
        report.faults.append(fault)
    if report.faults:
        report.failed.append("the suite: " + "; ".join(report.faults))
    return report


def summary(report: ktap.Report) -> str:
    text = f"{report.passed} passed, {len(report.failed)} failed"
    return text + (f", {len(report.skipped)} skipped" if report.skipped else "")


def tell(run: Run) -> Outcome:
    """What has become of it. One that has run tests cannot say that it lacks something."""
    report = judge(run.suite, run.log, run.fault)
    if run.lacks and report.tests == 1:     # what is wrong with the run
        say(f"== {run.suite.name}: cannot run: {run.lacks}")
        return Outcome(run.suite, report, run.lacks)
    say(f"== {run.suite.name}: {summary(report)} in {run.seconds():.0f} s")
    for name in report.skipped:
        say(f"   skipped: {name}")
    for name in report.failed:
        say(f"   failed: {name}")
    if report.failed:
        say(f"   the end of {run.log}:")
        for line in log_tail(run.log, TAIL):
            say(f"   | {line}")
    return Outcome(run.suite, report, None)


def add(total: ktap.Report, report: ktap.Report) -> None:
    total.passed += report.passed
    total.failed += report.failed
    total.skipped += report.skipped


def run_all(suites: List[Suite], logs: Path, every: float, jobs: int) -> Iterator[Outcome]:
    """As they end."""
    waiting = list(suites)
    running: List[Run] = []
    logs.mkdir(parents=True, exist_ok=True)
    try:
        while waiting or running:
            if asked_to_leave:
                sys.exit(128 + asked_to_leave[0])
            while waiting and len(running) < jobs:
                running.append(Run(waiting.pop(0), logs, every))
            for run in [run for run in running if run.ended()]:
                running.remove(run)
                yield tell(run)
            time.sleep(0.05)
    finally:
        for run in running:
            run.kill()


def choose(suites: List[Suite], names: List[str]) -> List[Suite]:
    for name in names:
        if not any(suite.is_called(name) for suite in suites):
            known = " ".join(suite.name for suite in suites)
            raise TableError(f"no suite {name}; there are: {known}")
    return [suite for suite in suites if not names or any(map(suite.is_called, names))]


def leave(number: int, _frame: Optional[FrameType]) -> None:
    """Only a note: a suite that is just being started is to be known before all are ended."""
    asked_to_leave.append(number)


def leave_in_order() -> None:
    """When asked to leave, end what is running first."""
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, leave)


def options_parser(text: str, table: str, logs: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=text.splitlines()[0])
    parser.add_argument("--table", type=Path, default=Path(__file__).with_name(table))
    parser.add_argument("--logs", type=Path, default=TOP / "build" / logs)
    parser.add_argument("--every", type=float, default=30, help="seconds between signs of life")
    parser.add_argument(
        "--jobs", type=int, default=min(os.cpu_count() or 1, 4),
        help="suites at once",
    )  # fmt: skip
    parser.add_argument("suite", nargs="*", help="only these")
    return parser


def main() -> int:
    options = options_parser(__doc__ or "", "suites", "check").parse_args()
    leave_in_order()
    try:
        suites = choose(read_table(options.table), options.suite)
        if options.jobs < 1:
            raise TableError("--jobs takes one or more")
    except (OSError, TableError) as error:
        print(f"check.py: {error}", file=sys.stderr)
        return 2
    total = ktap.Report()
    for outcome in run_all(suites, options.logs, options.every, options.jobs):
        add(total, outcome.report)
    say(summary(total))
    return 1 if total.failed or not total.tests else 0


if __name__ == "__main__":
    sys.exit(main())

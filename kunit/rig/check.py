#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Runs the test suites one after the other and adds up what they report.

The table of suites gives each one a command, the number of tests that it must
run, and a time limit. A suite that runs another number, ends with an error,
takes too long or prints nothing that can be read counts as one more failure.
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
from typing import List, Optional

import ktap

TOP = Path(__file__).resolve().parents[2]
TAIL = 30


@dataclass(frozen=True)
class Suite:
    name: str
    tests: int
    limit: int
    command: List[str]


class TableError(Exception):
    pass


def read_table(path: Path) -> List[Suite]:
    """One suite a line: its name, its number of tests, its limit in seconds, its command."""
    suites: List[Suite] = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        words = line.split(None, 3)
        if len(words) < 4 or not words[1].isdigit() or not words[2].isdigit():
            raise TableError(f"{path}:{number}: want: name tests limit command")
        if any(suite.name == words[0] for suite in suites):
            raise TableError(f"{path}:{number}: {words[0]} is there twice")
        suites.append(Suite(words[0], int(words[1]), int(words[2]), shlex.split(words[3])))
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


def execute(suite: Suite, log: Path, every: float) -> Optional[str]:
    """Runs a suite's command into its log; returns what was wrong with the run as such."""
    begin = time.monotonic()
    with log.open("wb") as stream:
        try:
            process = subprocess.Popen(
                suite.command, cwd=TOP, start_new_session=True,
                stdin=subprocess.DEVNULL, stdout=stream, stderr=subprocess.STDOUT,
            )  # fmt: skip
        except OSError as error:
            return f"cannot run {suite.command[0]}: {error.strerror}"
        try:
            while True:
                left = suite.limit - (time.monotonic() - begin)
                try:
                    status = process.wait(timeout=max(0.0, min(every, left)))
                    break
                except subprocess.TimeoutExpired:
                    if left <= every:
                        return f"took more than {suite.limit} s"
                last = " ".join(log_tail(log, 1))[:70]
                say(f"   {suite.name}: {time.monotonic() - begin:.0f} s: {last}")
        finally:
            end_group(process)
    if status < 0:
        return f"killed by signal {-status}"
    return f"ended with status {status}" if status else None


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


def run(suite: Suite, logs: Path, every: float) -> ktap.Report:
    log = logs / f"{suite.name}.log"
    say(f"== {suite.name} ...")
    begin = time.monotonic()
    report = judge(suite, log, execute(suite, log, every))
    say(f"== {suite.name}: {summary(report)} in {time.monotonic() - begin:.0f} s")
    for name in report.skipped:
        say(f"   skipped: {name}")
    for name in report.failed:
        say(f"   failed: {name}")
    if report.failed:
        say(f"   the end of {log}:")
        for line in log_tail(log, TAIL):
            say(f"   | {line}")
    return report


def choose(suites: List[Suite], names: List[str]) -> List[Suite]:
    known = [suite.name for suite in suites]
    for name in names:
        if name not in known:
            raise TableError(f"no suite {name}; there are: {' '.join(known)}")
    return [suite for suite in suites if suite.name in names or not names]


def leave(number: int, _frame: Optional[FrameType]) -> None:
    sys.exit(128 + number)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--table", type=Path, default=Path(__file__).with_name("suites"))
    parser.add_argument("--logs", type=Path, default=TOP / "build/check")
    parser.add_argument("--every", type=float, default=30, help="seconds between signs of life")
    parser.add_argument("suite", nargs="*", help="only these")
    options = parser.parse_args()
    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, leave)
    try:
        suites = choose(read_table(options.table), options.suite)
    except (OSError, TableError) as error:
        print(f"check.py: {error}", file=sys.stderr)
        return 2
    options.logs.mkdir(parents=True, exist_ok=True)
    total = ktap.Report()
    for suite in suites:
        report = run(suite, options.logs, options.every)
        total.passed += report.passed
        total.failed += report.failed
        total.skipped += report.skipped
    say(summary(total))
    return 1 if total.failed or not total.tests else 0


if __name__ == "__main__":
    sys.exit(main())

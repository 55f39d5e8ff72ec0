#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Tests check.py, and matrix.py, on suites that fail in every way they must notice. Prints TAP."""

import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Callable, Dict, List, NamedTuple

import ktap

TESTS: List[Callable[[], bool]] = []
CHECK = Path(__file__).with_name("check.py")
MATRIX = Path(__file__).with_name("matrix.py")

KUNIT = """\
KTAP version 1
1..2
    KTAP version 1
    # Subtest: first
    1..3
    ok 1 plain
    # second: EXPECTATION FAILED at lib/x.c:1
    not ok 2 second
        KTAP version 1
        # Subtest: third
        ok 1 one
        ok 2 two # SKIP no debugfs
    # third: pass:1 fail:0 skip:1 total:2
    ok 3 third
# first: pass:2 fail:1 skip:0 total:3
not ok 1 first
    KTAP version 1
    # Subtest: next
    1..1
    ok 1 only
ok 2 next
"""


def test(function: Callable[[], bool]) -> Callable[[], bool]:
    TESTS.append(function)
    return function


class Outcome(NamedTuple):
    status: int
    lines: List[str]
    text: str


def check(command: str, tests: int = 2, limit: int = 20, *names: str) -> Outcome:
    """Runs check.py on a table of one suite, whose shell command is given."""
    with tempfile.TemporaryDirectory() as where:
        script = Path(where, "fake")
        script.write_text(command + "\n", encoding="utf-8")
        return table(f"fake {tests} {limit} sh {script}\n", *names)


def table(text: str, *arguments: str) -> Outcome:
    with tempfile.TemporaryDirectory() as where:
        path = Path(where, "suites")
        path.write_text(text, encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(CHECK), "--table", str(path), "--logs", where + "/logs", *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, check=False,
        )  # fmt: skip
    return Outcome(done.returncode, done.stdout.splitlines(), done.stdout)


class Matrix:
    """Of shell commands; its table can be changed, and it can be run again."""

    def __init__(self, where: str) -> None:
        self.where = Path(where)
        self.document = self.where / "cells.txt"

    def run(self, commands: Dict[str, str], *arguments: str) -> Outcome:
        lines = []
        for number, (words, command) in enumerate(commands.items()):
            script = self.where / f"fake{number}"
            script.write_text(command + "\n", encoding="utf-8")
            lines.append(f"{words} 2 20 sh {script}\n")
        (self.where / "matrix").write_text("".join(lines), encoding="utf-8")
        done = subprocess.run(
            [sys.executable, str(MATRIX), "--table", str(self.where / "matrix"), "--logs",
             str(self.where / "logs"), "--document", str(self.document), *arguments],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, universal_newlines=True, check=False,
        )  # fmt: skip
        return Outcome(done.returncode, done.stdout.splitlines(), done.stdout)

    def rows(self) -> List[List[str]]:
        """Kernel, compiler, layout, number of tests, result."""
        lines = self.document.read_text(encoding="utf-8").splitlines()[1:]
        return [[row[0], row[2], *row[4:]] for row in (re.split("  +", line) for line in lines)]


def matrix(function: Callable[[Matrix], bool]) -> Callable[[], bool]:
    def run() -> bool:
        with tempfile.TemporaryDirectory() as where:
            return function(Matrix(where))

    run.__name__ = function.__name__
    return run


def fails(outcome: Outcome, closing: str, reason: str) -> bool:
    return outcome.status == 1 and outcome.lines[-1] == closing and reason in outcome.text


def parsed(text: str) -> ktap.Report:
    return ktap.parse(text.splitlines())


TWO = "echo ok 1 - a; echo ok 2 - b; echo 1..2"


@test
def a_good_suite_passes() -> bool:
    outcome = check(TWO)
    return outcome.status == 0 and outcome.lines[-1] == "2 passed, 0 failed"


@test
def the_closing_line_stands_once() -> bool:
    lines = check(TWO).lines
    return sum(line.startswith("2 passed, 0 failed") for line in lines) == 1


@test
def a_failed_test_is_named_with_its_log() -> bool:
    outcome = check("echo ok 1 - a; echo 'the cause'; echo not ok 2 - b; exit 1")
    return fails(outcome, "1 passed, 1 failed", "failed: b") and "| the cause" in outcome.text


@test
def a_skipped_test_is_counted_apart() -> bool:
    outcome = check("echo ok 1 - a; echo ok 2 - b '# SKIP no perf'; echo 1..2")
    closing = "1 passed, 0 failed, 1 skipped"
    return outcome.status == 0 and outcome.lines[-1] == closing and "b: no perf" in outcome.text


@test
def a_skip_without_reason_fails() -> bool:
    outcome = check("echo ok 1 - a; echo ok 2 - b '# SKIP'")
    return fails(outcome, "1 passed, 1 failed, 1 skipped", "without a reason")


@test
def a_vanished_suite_fails() -> bool:
    return fails(check("exit 0"), "0 passed, 1 failed", "2 tests expected, 0 seen")


@test
def too_few_tests_fail() -> bool:
    return fails(check(TWO, 3), "2 passed, 1 failed", "3 tests expected, 2 seen")


@test
def too_many_tests_fail() -> bool:
    return fails(check(TWO, 1), "2 passed, 1 failed", "1 tests expected, 2 seen")


@test
def a_suite_of_none_is_no_success() -> bool:
    return check("exit 0", 0).status == 1


@test
def unreadable_output_fails() -> bool:
    return fails(check("echo PASS: all fine"), "0 passed, 1 failed", "0 seen")


@test
def a_crash_fails() -> bool:
    return fails(check(TWO + "; kill -SEGV $$"), "2 passed, 1 failed", "killed by signal 11")


@test
def a_bad_status_fails() -> bool:
    return fails(check(TWO + "; exit 3"), "2 passed, 1 failed", "ended with status 3")


@test
def a_missing_command_fails() -> bool:
    return fails(table("x 1 9 ./no-such-command\n"), "0 passed, 1 failed", "cannot run")


@test
def bailing_out_fails() -> bool:
    return fails(check(TWO + "; echo Bail out! no disk"), "2 passed, 1 failed", "no disk")


@test
def a_time_out_fails_and_leaves_nobody() -> bool:
    with tempfile.TemporaryDirectory() as where:
        mark = Path(where, "mark")
        begin = time.monotonic()
        outcome = check(f"{TWO}; (sleep 3; echo > {mark}) & sleep 30", 2, 1)
        fast = time.monotonic() - begin < 10
        time.sleep(3)
        return fails(outcome, "2 passed, 1 failed", "took more than 1 s") and fast and not mark.exists()


@test
def a_long_suite_gives_signs_of_life() -> bool:
    with tempfile.TemporaryDirectory() as where:
        script = Path(where, "fake")
        script.write_text("echo half way; sleep 2;" + TWO, encoding="utf-8")
        outcome = table(f"fake 2 9 sh {script}\n", "--every", "0.5")
    return outcome.status == 0 and "s: half way" in outcome.text


@test
def one_suite_can_be_chosen() -> bool:
    outcome = table("a 1 9 echo ok 1\nb 1 9 false\n", "a")
    return outcome.status == 0 and outcome.lines[-1] == "1 passed, 0 failed"


@test
def suites_add_up() -> bool:
    outcome = table("a 1 9 echo ok 1\n# b\n\nb 1 9 false\nc 1 9 echo ok 1\n")
    return fails(outcome, "2 passed, 1 failed", "ended with status 1")


@test
def suites_run_at_once() -> bool:
    """Each of two waits for the other."""
    with tempfile.TemporaryDirectory() as where:
        script = Path(where, "fake")
        wait = "while [ ! -e $2 ]; do sleep 0.1; done; echo ok 1"
        script.write_text(f"cd {where}; touch $1; {wait}", encoding="utf-8")
        text = f"a 1 9 sh {script} x y\nb 1 9 sh {script} y x\n"
        return table(text, "--jobs", "2").status == 0 and table(text, "--jobs", "0").status == 2


@test
def at_most_so_many_at_once() -> bool:
    with tempfile.TemporaryDirectory() as where:
        script = Path(where, "fake")
        script.write_text(f"cd {where}; mkdir x && sleep 0.5 && rmdir x && echo ok 1", encoding="utf-8")
        text = "".join(f"{name} 1 9 sh {script}\n" for name in "abc")
        return table(text, "--jobs", "1").lines[-1] == "3 passed, 0 failed"


@test
def a_killed_check_leaves_nobody() -> bool:
    with tempfile.TemporaryDirectory() as where:
        path, mark = Path(where, "suites"), Path(where, "mark")
        script = Path(where, "fake")
        script.write_text(f"touch {mark}; sleep 2; touch {mark}.late", encoding="utf-8")
        path.write_text(f"a 1 9 sh {script}\nb 1 9 sh {script}\n", encoding="utf-8")
        command = [sys.executable, str(CHECK), "--table", str(path), "--logs", where + "/logs"]
        with subprocess.Popen([*command, "--jobs", "2"], stdout=subprocess.DEVNULL) as process:
            while not mark.exists():
                time.sleep(0.05)
            process.terminate()
        time.sleep(3)
        return process.returncode == 143 and not Path(f"{mark}.late").exists()


@test
def an_unknown_suite_is_refused() -> bool:
    outcome = table("a 1 9 echo ok 1\n", "b")
    return outcome.status == 2 and "no suite b; there are: a" in outcome.text


@test
def a_bad_table_is_refused() -> bool:
    tables = ("a 1 echo\n", "a one 9 echo\n", "a 1 9 echo\na 1 9 echo\n")
    return all(table(text).status == 2 for text in tables)


@test
def nested_leaves_are_counted() -> bool:
    report = parsed(KUNIT)
    return (report.passed, report.failed, report.faults) == (3, ["second"], [])


@test
def nested_skips_are_counted() -> bool:
    return parsed(KUNIT).skipped == ["two: no debugfs"]


@test
def a_failed_parent_alone_counts() -> bool:
    return parsed("    ok 1 a\nnot ok 1 - init").failed == ["init"]


@test
def a_plan_not_kept_is_a_fault() -> bool:
    return all(parsed(text).faults for text in ("1..2\nok 1\n", "    1..2\n    ok 1\nok 1\n"))


@test
def a_stop_inside_a_test_is_a_fault() -> bool:
    lines = KUNIT.splitlines()
    return all(parsed("\n".join(lines[:end])).faults for end in range(2, len(lines)))


@test
def wrong_numbers_are_a_fault() -> bool:
    return all(parsed(text).faults for text in ("ok 1\nok 1\n", "ok 1\nok 3\n"))


@test
def several_streams_are_read() -> bool:
    report = parsed("TAP version 14\n1..1\nok 1 - a\nTAP version 14\n1..2\nok 1 - b\nok 2 - c\n")
    return report.passed == 3 and not report.faults


@test
def stamps_and_noise_are_passed_over() -> bool:
    report = parsed("[    1.234567] ok 1 - a\nokay\nok 2 - b\n# ok 3 - c\nnot okay\n")
    return report.passed == 2 and not report.failed and not report.faults


LACKS = "echo half >&2; echo 'fake: no clang' >&2; exit 77"
CELLS = {"6 gcc a x": TWO, "6 gcc a y": TWO, "6 clang a x": LACKS, "7 gcc b x": TWO}


@test
def what_a_suite_lacks_fails_a_check() -> bool:
    return fails(check(LACKS), "0 passed, 1 failed", "cannot run: fake: no clang")


@test
@matrix
def a_matrix_has_a_row_a_cell(cells: Matrix) -> bool:
    outcome = cells.run(CELLS)
    return outcome.status == 0 and cells.rows() == [
        ["6", "gcc", "a", "4", "passed"],
        ["6", "clang", "a", "2", "cannot run: fake: no clang"],
        ["7", "gcc", "b", "2", "passed"],
    ]


@test
@matrix
def what_cannot_run_is_counted_apart(cells: Matrix) -> bool:
    return cells.run(CELLS).lines[-1] == "6 passed, 0 failed, 1 suites cannot run here"


@test
@matrix
def what_has_run_tests_cannot_lack(cells: Matrix) -> bool:
    outcome = cells.run({**CELLS, "6 clang a x": f"echo not ok 1; {LACKS}"})
    return outcome.status == 1 and cells.rows()[1][-1] == "failed: x"


@test
@matrix
def one_cell_can_be_run_and_the_others_stay(cells: Matrix) -> bool:
    first = cells.run(CELLS, "6-gcc-a")
    told = cells.rows()
    changed = {**CELLS, "6 gcc a x": "false"}
    again = cells.run(changed, "7-gcc")
    return (first.lines[-1], again.lines[-1]) == ("4 passed, 0 failed", "2 passed, 0 failed") and (
        [row[-1] for row in told] == ["passed", "not run", "not run"]
        and [row[-1] for row in cells.rows()] == ["passed", "not run", "passed"]
    )


@test
@matrix
def half_a_cell_says_nothing_of_it(cells: Matrix) -> bool:
    cells.run(CELLS, "6-gcc-a-y")
    return cells.rows()[0][-1] == "not run"


@test
@matrix
def a_failed_suite_is_named_in_its_row(cells: Matrix) -> bool:
    outcome = cells.run({**CELLS, "6 gcc a y": "echo ok 1"})
    results = [row[-1] for row in cells.rows()]
    return outcome.status == 1 and (results[0], results[2]) == ("failed: y", "passed")


@test
@matrix
def a_cell_that_skips_says_so(cells: Matrix) -> bool:
    cells.run({"6 gcc a x": "echo ok 1; echo ok 2 - b '# SKIP no'"})
    return cells.rows()[0][-1] == "passed, 1 skipped"


@test
@matrix
def an_unknown_cell_is_refused(cells: Matrix) -> bool:
    outcome = cells.run(CELLS, "6-gc")
    return outcome.status == 2 and "no suite 6-gc" in outcome.text and not cells.document.exists()


def main() -> int:
    failed = 0
    for number, function in enumerate(TESTS, 1):
        good = function()
        failed += not good
        print(f"{'' if good else 'not '}ok {number} - {function.__name__.replace('_', ' ')}", flush=True)
    print(f"1..{len(TESTS)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

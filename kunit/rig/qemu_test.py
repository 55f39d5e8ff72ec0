#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Tests the qemu script on guests that end in every way it must notice. Prints TAP."""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import List, NamedTuple, Tuple

RIG = Path(__file__).resolve().parent

GUEST = """\
#!/bin/sh
. /rig/tap.sh
case $1 in
good) same one 1 1; passes two true; refused three false; end_of_tests ;;
failing) same one 1 2; passes two false; refused three true; end_of_tests ;;
status) exit 3 ;;
panic) same one 1 1; echo c > /proc/sysrq-trigger; sleep 60 ;;
reboot) same one 1 1; reboot -f; sleep 60 ;;
silent) same one 1 1; sleep 600 ;;
asleep) sleep 600 ;;
late) while sleep 1; do echo still; done ;;
oops) same one 1 1; echo "BUG: sleeping function called" > /dev/kmsg ;;
esac
"""


class Case(NamedTuple):
    name: str
    guest: str
    arguments: Tuple[str, ...]
    status: int
    expected: Tuple[str, ...]


CASES = (
    Case("a good guest passes", "good", (), 0,
         ("ok 1 - one", "ok 2 - two", "ok 3 - three", "1..3")),
    Case("it does by the instruction count too", "good", ("--icount",), 0,
         ("ok 1 - one", "ok 2 - two", "ok 3 - three", "1..3")),
    Case("failing tests fail", "failing", (), 1,
         ("not ok 1 - one", "not ok 2 - two", "not ok 3 - three", "1..3")),
    Case("a script's status counts without tests", "status", (), 1,
         ("Bail out! the guest's script ended with status 3",)),
    Case("a panic is noticed", "panic", (), 1,
         ("Bail out! the guest stopped before its end",)),
    Case("a reboot is noticed", "reboot", (), 1,
         ("Bail out! the guest stopped before its end",)),
    Case("a silent guest is stopped", "silent", ("--silence", "10"), 1,
         ("Bail out! the guest was silent for 10 s",)),
    Case("one that does not get to its init is tried again, and stopped", "good",
         ("--boot-silence", "6", "--append", "rdinit=/rig/asleep"), 1,
         ("Bail out! the guest was silent for 6 s",)),
    Case("a late guest is stopped", "late", ("--limit", "15"), 1,
         ("Bail out! the guest took more than 15 s",)),
    Case("a complaint on the console is noticed", "oops", (), 1,
         ("Bail out! the kernel complained on its console",)),
)  # fmt: skip


def output(*command: str) -> str:
    done = subprocess.run(command, stdout=subprocess.PIPE, universal_newlines=True, check=True)
    return done.stdout


def missing(text: str, expected: Tuple[str, ...]) -> List[str]:
    """Those of the expected lines that no line begins with, in order."""
    lines = iter(text.splitlines())
    return [want for want in expected if not any(line.startswith(want) for line in lines)]


def passes(case: Case, kernel: str, initrd: Path, out: Path) -> bool:
    done = subprocess.run(
        [str(RIG / "qemu"), "--kernel", kernel, "--initrd", str(initrd), "--out", str(out),
         "--run", case.guest, *case.arguments],
        stdout=subprocess.PIPE, universal_newlines=True, check=False,
    )  # fmt: skip
    lost = missing(done.stdout, case.expected)
    if done.returncode == case.status and not lost:
        return True
    print(f"# status {done.returncode}, missing {lost}, printed:")
    for line in done.stdout.splitlines():
        print(f"#   {line}")
    return False


def main() -> int:
    kernel = output(str(RIG / "kernel"), "image").strip()
    failed = 0
    with tempfile.TemporaryDirectory() as where:
        initrd = Path(where, "initrd")
        scripts = []
        for guest in sorted({"asleep", *(case.guest for case in CASES)}):
            script = Path(where, guest)
            script.write_text(GUEST.replace("$1", guest), encoding="utf-8")
            script.chmod(0o755)
            scripts.append(str(script))
        output(str(RIG / "initramfs"), "-o", str(initrd), *scripts)
        for number, case in enumerate(CASES, 1):
            good = passes(case, kernel, initrd, Path(where, "out"))
            failed += not good
            print(f"{'' if good else 'not '}ok {number} - {case.name}", flush=True)
    print(f"1..{len(CASES)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Tests the README: its listings are files, its commands run and print what it says;
that Documentation/testing.rst tells of all suites and all faults, and
Documentation/matrix.rst of all cells; and that the commands of Documentation/updates.rst
print what it says.

Prints TAP.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Tuple

import check
import matrix
from tap import Tap

RIG = Path(__file__).resolve().parent
TOP = RIG.parent.parent
README = TOP / "README.rst"
TESTING = TOP / "Documentation/testing.rst"
MATRIX = TOP / "Documentation/matrix.rst"
UPDATES = TOP / "Documentation/updates.rst"
FAULTS = TOP / "kunit/torture/faults"
SAMPLE = TOP / "samples" / "greeter"
SCRATCH = TOP / "build" / "docs"
PROMPT = "/ # "


def blocks(text: str) -> Dict[str, List[str]]:
    """Each block that has a caption, by the caption."""
    found: Dict[str, List[str]] = {}
    for match in re.finditer(r"   :caption: (\S+)\n\n((?:   .*\n|\n)+)", text):
        lines = [line[3:] for line in match.group(2).rstrip("\n").split("\n")]
        found[match.group(1)] = lines
    return found


def demo_excerpt(text: str) -> List[str]:
    """The demo's output as the README shows it, without what it leaves out."""
    shown = text.split("the disk's hooks::\n\n", 1)[1].split("\nIt takes", 1)[0]
    return [line.strip() for line in shown.splitlines() if line.strip() not in ("", "...")]


def run(command: List[str], **env: str) -> Tuple[int, str]:
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.STDOUT, universal_newlines=True, check=False,
                          env={**os.environ, **env})
    return done.returncode, done.stdout


def rig(*command: str) -> str:
    return subprocess.run([str(RIG / command[0]), *command[1:]], stdout=subprocess.PIPE,
                          universal_newlines=True, check=True).stdout.split()[-1]


def check_listings(tap: Tap, found: Dict[str, List[str]]) -> None:
    for name in ("greeter.hooks", "greeter_main.c", "greeter_watch.c", "Kbuild"):
        text = (SAMPLE / name).read_text().rstrip("\n")
        tap.check(found.get(name) == text.split("\n"), f"the listing of {name} is the file")
    code = sum(len([line for line in found[name] if line and not line.startswith(("//", "/*"))])
               for name in ("greeter.hooks", "greeter_main.c", "greeter_watch.c"))
    tap.check(code < 60, "the example is less than 60 lines long", f"{code} lines")


def check_build(tap: Tap, commands: List[str]) -> None:
    """The commands as they stand, but for where the kernel and the library are."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    for name, lines in blocks(README.read_text()).items():
        if (SAMPLE / name).exists():
            (SCRATCH / name).write_text("\n".join(lines) + "\n")
    built = rig("build")
    headers = rig("kernel", "build")
    steps = [command.replace("$ ", "", 1) for command in commands
             if not command.startswith("$ KDIR=")]
    script = "set -e; cd " + str(SCRATCH) + "\n" + "\n".join(steps)
    status, output = run(["sh", "-c", script], KDIR=headers, HOOKS=built)
    tap.check(len(steps) == 2 and status == 0, "the commands to build it build it", output)
    tap.check("warning" not in output, "without a warning", output)
    shutil.copy(Path(built) / "hooks" / "hooks.ko", SCRATCH)


def sample(place: Path) -> Path:
    """A directory with the example's files."""
    shutil.copytree(SAMPLE, place, ignore=shutil.ignore_patterns("*_hooks.*", ".*", "*.o", "*.ko"))
    return place


def check_installed(tap: Tap, commands: List[str], elsewhere: List[str]) -> None:
    """The commands, with a directory for what they install; and modules in two places."""
    place = SCRATCH / "installed"
    root = place / "root"
    library = root / "usr/local/lib/hooks"
    owner = sample(place / "greeter")
    steps = [command.replace("$ ", "", 1).replace("sudo ", "")
             .replace("/usr/local", f"{root}/usr/local") for command in commands if "KDIR=/lib" not in command]
    headers = rig("kernel", "build")
    status, output = run(["sh", "-c", f"set -e; cd {owner}\n" + "\n".join(steps)],
                         KDIR=headers, HOOKS=str(TOP), DESTDIR=str(root))
    tap.check(len(steps) == 2 and status == 0, "the commands to install it install it", output)
    tap.check("warning: " not in output, "and build the example in silence", output)
    user = place / "watch"
    user.mkdir()
    shutil.copy(SAMPLE / "greeter_watch.c", user)
    (user / "Kbuild").write_text("\n".join(elsewhere) + "\n")
    status, output = run(["make", "-C", headers, f"M={user}", f"HOOKS={library}",
                          f"GREETER={owner}", "modules"])
    tap.check(status == 0 and "warning: " not in output, "handlers elsewhere are built", output)


def check_graft(tap: Tap, commands: List[str]) -> None:
    """On a directory that looks like a kernel's."""
    source = SCRATCH / "linux"
    (source / "include/linux").mkdir(parents=True)
    (source / "lib").mkdir()
    (source / "lib/Kconfig").write_text("menu \"Library routines\"\nendmenu\n")
    (source / "lib/Makefile").touch()
    for command, there in zip(commands, (True, False)):
        status, output = run(["sh", "-c", f"cd '{TOP}' && {command.replace('$ ', '', 1)}"],
                             SOURCE=str(source))
        good = status == 0 and (source / "lib/hooks/Kconfig").exists() == there
        tap.check(good, f"does what it says: {command}", output)


def guest_script(session: List[str]) -> Tuple[str, List[Tuple[str, List[str]]]]:
    """What the guest runs, and each command with what it must print."""
    steps: List[Tuple[str, List[str]]] = []
    for line in session:
        if line.startswith(PROMPT):
            steps.append((line[len(PROMPT):], []))
        else:
            steps[-1][1].append(line)
    lines = ["#!/bin/sh", "cd /rig/modules"]
    for number, (command, _) in enumerate(steps):
        lines += [f"echo 'step {number}'", f"cat > /tmp/step <<'END'\n{command}\nEND",
                  "sh < /tmp/step 2>&1"]
    return "\n".join([*lines, "echo step end"]) + "\n", steps


def check_guest(tap: Tap, session: List[str]) -> None:
    script, steps = guest_script(session)
    path = SCRATCH / "readme"
    path.write_text(script)
    path.chmod(0o755)
    image = rig("kernel", "image")
    modules = [str(module) for module in sorted(SCRATCH.glob("*.ko"))]
    subprocess.run([str(RIG / "initramfs"), "-o", str(SCRATCH / "initrd"), *modules, str(path)],
                   check=True)
    _, output = run([str(RIG / "qemu"), "--kernel", image, "--initrd",
                          str(SCRATCH / "initrd"), "--run", "readme", "--out", str(SCRATCH)])
    printed = re.split(r"^step (?:\d+|end)\n", output, flags=re.MULTILINE)[1:]
    tap.check(len(printed) == len(steps) + 1, "the guest runs all commands", output)
    for (command, expected), got in zip(steps, printed):
        tap.check(got.splitlines() == expected, f"prints what it says: {command}",
                  f"expected {expected}\ngot {got.splitlines()}")


def check_demo(tap: Tap, excerpt: List[str]) -> None:
    """Each line of the excerpt, in order; numbers and addresses differ."""
    status, output = run([str(RIG / "demo")])
    tap.check(status == 0, "the demo ends well", output)
    patterns = [re.sub(r"0x[0-9a-f]+|(?:[0-9a-f]{2} )+", ".*", re.escape(line).replace("\\ ", " "))
                for line in excerpt]
    at = 0
    for line, pattern in zip(excerpt, patterns):
        match = re.search(f"^ *{pattern}$", output[at:], re.MULTILINE)
        tap.check(match is not None, f"the demo prints: {line}", output[at:])
        at += match.end() if match else 0


def table(text: str, first: str) -> List[List[str]]:
    """The rows of the list table whose head begins so."""
    body = text.split(f"   * - {first}\n", 1)[1].split("\n\n", 1)[0]
    rows = [re.split(r"\n +- ", row) for row in body.split("\n   * - ")[1:]]
    return [[" ".join(cell.split()) for cell in row] for row in rows]


def suites() -> List[str]:
    lines = (RIG / "suites").read_text().splitlines()
    return sorted(line.split()[0] for line in lines if line and not line.startswith("#"))


def faults() -> List[List[str]]:
    rows = []
    for path in sorted(FAULTS.glob("*.patch")):
        head = path.read_text().split("\n---\n")[0].split("\n\n")
        test = re.search("^Test: (.*)$", head[2], re.MULTILINE)
        rows.append([path.stem, " ".join(head[1].split()), test[1] if test else ""])
    return rows


def check_testing(tap: Tap, text: str) -> None:
    told = sorted(name for row in table(text, "Suites") for name in row[0].split(", "))
    tap.check(told == suites(), "the table of suites has them all", f"{told}\n{suites()}")
    told_faults = table(text, "Fault")
    tap.check(told_faults == faults(), "the table of faults is what the patches say",
              f"{told_faults}\n{faults()}")
    for target in sorted(set(re.findall(r"make (?!check)([a-z]+)", text))):
        status, output = run(["make", "-n", "-C", str(TOP), target, "SECONDS=1"])
        tap.check(status == 0, f"make {target} is there", output)


def check_matrix(tap: Tap, text: str) -> None:
    """What `make matrix` has written is of the cells that there are, and they were fine."""
    cells = matrix.cells_of(check.read_table(RIG / "matrix", matrix.COLUMNS))
    wanted = [(*key, str(cell.tests)) for key, cell in cells.items()]
    rows = matrix.read_rows(matrix.DOCUMENT)
    told = [(*key, row[5]) for key, row in rows.items()]
    tap.check(told == wanted, "the matrix has all cells, with their numbers of tests",
              f"`make matrix` writes it\n{told}\n{wanted}")
    bad = [row for row in rows.values() if not row[6].startswith(("passed", "cannot run: "))]
    tap.check(not bad, "all cells passed, or say what is missing", str(bad))
    layouts = {row[0] for row in table(text, "Layout")}
    tap.check(layouts == {key[2] for key in cells}, "the table of layouts has them all",
              str(layouts))


def check_model(tap: Tap, session: List[str]) -> None:
    """The commands in the top directory; what they print, but for numbers."""
    for part in re.split(r"^\$ ", "\n".join(session), flags=re.MULTILINE)[1:]:
        command, _, expected = part.partition("\n")
        _, output = run(["sh", "-c", f"cd '{TOP}' && {command}"])
        said, printed = (re.sub(r"\d+", "N", text).rstrip() for text in (expected, output))
        tap.check(printed == said, f"prints what it says: {command}", output)


def main() -> int:
    text = README.read_text()
    found = blocks(text)
    tap = Tap()
    check_listings(tap, found)
    check_build(tap, found["build"])
    check_installed(tap, found["installed"], found["elsewhere"])
    check_graft(tap, found["graft"])
    check_guest(tap, found["guest"])
    check_demo(tap, demo_excerpt(text))
    check_testing(tap, TESTING.read_text())
    check_matrix(tap, MATRIX.read_text())
    check_model(tap, blocks(UPDATES.read_text())["model"])
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())

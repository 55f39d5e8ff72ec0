#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Has all files of the tree checked by who knows about them. Prints TAP.

usage: lint.py [checker...]

What a checker says fails its test, unless kunit/rig/exceptions has it. Then a tree
with a fault for each checker is given to them, which they have to find.
"""

import argparse
import fnmatch
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Callable, Dict, List, Set, Tuple

import lint_faults
import lint_tools
from lint_tools import Complaint, LintError, Seen, run
from tap import Tap

RIG = Path(__file__).resolve().parent
TOP = RIG.parent.parent
WORK = TOP / "build/lint"
PROGRAMS = ("tools/*", "kunit/rig/guest/*", "gen/tests/buildlib/readers/*")
# Wrong on purpose, made by programs, or no text.
DATA = ("gen/tests/err/*", "gen/tests/ok/*", "*.json", "*.svg", "*.txt", "*.patch",
        "gen/tests/golden/records", "gen/tests/golden/*.rst")


@dataclass(frozen=True)
class File:
    """A file of the tree, and what it is written in."""

    path: str
    language: str

    def among(self, patterns: Tuple[str, ...]) -> bool:
        return any(fnmatch.fnmatchcase(self.path, pattern) for pattern in patterns)

    def is_kernel_source(self) -> bool:
        return self.path.endswith(".c") and not self.among(PROGRAMS)


def language(path: Path) -> str:
    if path.suffix in (".c", ".h"):
        return "C"
    with path.open("rb") as stream:
        first = stream.readline(100).decode("ascii", "replace")
    if path.suffix == ".py" or first.startswith("#!") and "python" in first:
        return "Python"
    if path.suffix in (".sh", ".bash") or first.startswith("#!") and first.rstrip().endswith("sh"):
        return "shell"
    return "other"


def tree(top: Path) -> List[File]:
    """What is in the tree, or soon will be."""
    status, output = run(["git", "ls-files", "--cached", "--others", "--exclude-standard"], top)
    if status:
        raise LintError(f"git: {output}")
    paths = sorted(set(output.splitlines()))
    return [File(path, language(top / path)) for path in paths if (top / path).is_file()]


@dataclass(frozen=True)
class Checker:
    """Who checks which files; there are to be so many, or the list is broken."""

    name: str
    title: str
    least: int
    wants: Callable[[File], bool]
    check: Callable[[Path, List[str], Path], Seen]

    def run(self, top: Path, files: List[File], work: Path) -> Seen:
        paths = [file.path for file in files if self.wants(file)]
        work.mkdir(parents=True, exist_ok=True)
        return self.check(top, paths, work) if paths else Seen(0, [])


CHECKERS = (
    Checker("checkpatch", "checkpatch --strict", 490, lambda file: not file.among(DATA),
            lint_tools.checkpatch),
    # Of files, those that have such comments.
    Checker("kernel-doc", "kernel-doc -Werror", 25, lambda file: file.language == "C",
            lint_tools.kernel_doc),
    Checker("sparse", "gcc with W=1 and sparse", 100, File.is_kernel_source,
            lint_tools.sparse_modules),
    Checker("sparse", "sparse, on programs", 19,
            lambda file: file.path.endswith(".c") and file.among(PROGRAMS),
            lint_tools.sparse_programs),
    Checker("shellcheck", "shellcheck", 45, lambda file: file.language == "shell",
            lint_tools.shellcheck),
    Checker("mypy", "mypy --strict", 75, lambda file: file.language == "Python",
            lint_tools.mypy),
    Checker("codespell", "codespell", 900, lambda file: True, lint_tools.codespell),
)


class Exceptions:
    """The table of what is not followed."""

    def __init__(self, path: Path) -> None:
        self.unused: Dict[Tuple[str, str, str], int] = {}
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip() or line.startswith("#"):
                continue
            words = line.split(None, 3)
            if len(words) < 4:
                raise LintError(f"{path.name}:{number}: want: checker kind files reason")
            self.unused[words[0], words[1], words[2]] = number
        self.all = set(self.unused)

    def cover(self, checker: str, complaint: Complaint) -> bool:
        found = [key for key in self.all if key[0] == checker and key[1] == complaint.kind
                 and fnmatch.fnmatchcase(complaint.path, key[2])]
        for key in found:
            self.unused.pop(key, None)
        return bool(found)


def unseen(file: File) -> Complaint:
    """That a checker has not looked at it."""
    return Complaint(file.path, 0, "unseen", "")


def check_tree(tap: Tap, checkers: List[Checker], exceptions: Exceptions) -> None:
    files = tree(TOP)
    for checker in checkers:
        seen = checker.run(TOP, [file for file in files
                                 if not exceptions.cover(checker.name, unseen(file))], WORK)
        said = [str(complaint) for complaint in seen.complaints
                if not exceptions.cover(checker.name, complaint)]
        tap.check(not said, f"{checker.title} is silent ({seen.files} files)", "\n".join(said))
        tap.check(seen.files >= checker.least, f"{checker.title} has seen the tree",
                  f"{seen.files} files, {checker.least} at least")
    names: Set[str] = {checker.name for checker in checkers}
    needless = [f"line {number}: {' '.join(key)}"
                for key, number in exceptions.unused.items() if key[0] in names]
    tap.check(not needless, "no exception is needless", "\n".join(needless))


def check_faults(tap: Tap, checkers: List[Checker]) -> None:
    """A tree with one fault for each."""
    with tempfile.TemporaryDirectory(prefix="faults-", dir=WORK) as place:
        top = Path(place) / "tree"
        lint_faults.write(top)
        run(["git", "init", "-q"], top)
        files = tree(top)
        for checker in checkers:
            seen = checker.run(top, files, Path(place) / "work")
            wanted = lint_faults.FOUND[checker.title]
            found = {(complaint.path, complaint.kind) for complaint in seen.complaints}
            tap.check(wanted in found, f"{checker.title} finds a fault",
                      f"{wanted} is not among\n" + "\n".join(map(str, seen.complaints)))


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("checker", nargs="*", help="only these")
    options = parser.parse_args()
    names = [checker.name for checker in CHECKERS]
    for name in options.checker:
        if name not in names:
            parser.error(f"no checker {name}; there are: {' '.join(names)}")
    chosen = [checker for checker in CHECKERS
              if checker.name in options.checker or not options.checker]
    tap = Tap()
    WORK.mkdir(parents=True, exist_ok=True)
    try:
        check_tree(tap, chosen, Exceptions(RIG / "exceptions"))
        check_faults(tap, chosen)
    except LintError as error:
        print(f"Bail out! {error}")
        return 1
    return tap.end()


if __name__ == "__main__":
    sys.exit(main())

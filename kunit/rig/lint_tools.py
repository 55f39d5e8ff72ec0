# SPDX-License-Identifier: GPL-2.0-only
"""The checkers of source text: how each one is run, and what it says.

A checker gets the top of a tree and paths below it, and a directory of its own. It
tells what it says of which file, and what it has looked at, as far as it tells.
"""

import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Dict, Iterable, List, Sequence, Set, Tuple

RIG = Path(__file__).resolve().parent


class LintError(Exception):
    """A checker could not be run."""


@dataclass(frozen=True)
class Complaint:
    """What a checker says of a place."""

    path: str
    line: int
    kind: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.kind}: {self.text}"


@dataclass(frozen=True)
class Seen:
    """What a checker has looked at, and what it says."""

    files: int
    complaints: List[Complaint]


def run(command: Sequence[object], directory: Path, **env: str) -> Tuple[int, str]:
    """Status and output, with the messages."""
    done = subprocess.run([str(word) for word in command], cwd=directory,
                          env={**os.environ, "LC_ALL": "C.UTF-8", **env}, stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return done.returncode, done.stdout.decode("utf-8", "replace")


def rig(*command: str) -> Path:
    """The path that a script of the rig prints."""
    done = subprocess.run([str(RIG / command[0]), *command[1:]], stdin=subprocess.DEVNULL,
                          stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise LintError(f"{command[0]} failed")
    return Path(done.stdout.split()[-1])


def parse(status: int, output: str, pattern: str, top: Path) -> List[Complaint]:
    """The lines that the pattern takes apart. Others are complaints too, and so is a program
    that failed without a word: nothing is lost."""
    found = []
    for text in output.splitlines():
        match = re.match(pattern, text)
        if match:
            path = os.path.relpath(os.path.join(top, match["path"]), top)
            parts = match.groupdict()
            found.append(Complaint(path, int(match["line"]), parts.get("kind") or "-",
                                   match["text"]))
        elif text.strip():
            found.append(Complaint("-", 0, "-", text))
    if status and not found:
        found.append(Complaint("-", 0, "-", f"failed with status {status}, without a word"))
    return found


def checkpatch(top: Path, files: List[str], work: Path) -> Seen:
    """With a kernel's tree, for what that has; it keeps a list of names from there in the
    directory that it is run in."""
    source = rig("source")
    status, output = run(["perl", source / "scripts/checkpatch.pl", f"--root={source}", "--strict",
                          "--terse", "--no-summary", "--show-types", "-f",
                          *(top / file for file in files)], work)
    return Seen(len(files), parse(
        status, output, r"(?P<path>.*?):(?P<line>\d+): [A-Z]+:(?P<kind>\w+): (?P<text>.*)", top))


def kernel_doc(top: Path, files: List[str], work: Path) -> Seen:
    """It tells of each comment that it reads."""
    script = rig("source") / "scripts/kernel-doc"
    status, output = run(["perl", script, "-none", "-Werror", "-v",
                          *(top / file for file in files)], work)
    pattern = re.compile(r"(.*?):\d+: info: Scanning doc for ")
    told = [match[1] for match in map(pattern.match, output.splitlines()) if match]
    said = "".join(line for line in output.splitlines(keepends=True) if not pattern.match(line))
    return Seen(len(set(told)), parse(
        status, said, r"(?P<path>.*?):(?P<line>\d+): (?P<kind>\w+): (?P<text>.*)", top))


def shellcheck(top: Path, files: List[str], _work: Path) -> Seen:
    """It follows what scripts source."""
    status, output = run(["shellcheck", "-x", "-f", "gcc", *files], top)
    return Seen(len(files), parse(
        status, output,
        r"(?P<path>.*?):(?P<line>\d+):\d+: \w+: (?P<text>.*) \[(?P<kind>\w+)\]$", top))


def import_roots(files: Iterable[str], top: Path) -> Dict[Path, List[str]]:
    """By where Python looks for its modules: the first directory that is no package."""
    roots: Dict[Path, List[str]] = {}
    for file in files:
        root = (top / file).parent
        while (root / "__init__.py").exists():
            root = root.parent
        roots.setdefault(root, []).append(file)
    return roots


def mypy(top: Path, files: List[str], work: Path) -> Seen:
    """Scripts of two places have the same name; modules of a place may use those above."""
    count = 0
    complaints: List[Complaint] = []
    for root, part in import_roots(files, top).items():
        status, output = run(["mypy", "--strict", "--python-version", "3.9",
                              "--scripts-are-modules", "--no-color-output",
                              "--cache-dir", work / "mypy", *part], top,
                             MYPYPATH=f"{root}:{root.parent}")
        checked = re.search(r"^.*\b(\d+) source files?\b.*\n\Z", output, re.MULTILINE)
        count += int(checked[1]) if checked else 0
        said = output[:checked.start()] if checked else output
        complaints += parse(status, said, r"(?P<path>.*?):(?P<line>\d+): \w+: "
                            r"(?P<text>.*?)(?:  \[(?P<kind>[\w-]+)\])?$", top)
    return Seen(count, complaints)


def codespell(top: Path, files: List[str], _work: Path) -> Seen:
    """Its kinds are the wrong words."""
    status, output = run(["codespell", "--quiet-level=3", "--check-hidden", *files], top)
    return Seen(len(files), parse(
        status, output, r"(?P<path>.*?):(?P<line>\d+): (?P<kind>\S+) ==> (?P<text>.*)", top))


def sparse_programs(top: Path, files: List[str], _work: Path) -> Seen:
    """Programs that are not the kernel's, with all that they can be built with."""
    libraries = ["libtracefs", "libtraceevent", "ncurses", "json-c"]
    _, flags = run(["pkg-config", "--cflags", *libraries], top)
    complaints: List[Complaint] = []
    for file in files:      # each may be a program of its own
        status, output = run(["sparse", "-D_GNU_SOURCE", "-DHAVE_TRACEFS", "-DHAVE_NCURSES",
                              "-DHAVE_JSON", *flags.split(), file], top)
        complaints += compiler_complaints(status, output, top)
    return Seen(len(files), complaints)


def compiler_complaints(status: int, output: str, top: Path) -> List[Complaint]:
    """What gcc, sparse and Kbuild say, but for what Kbuild is doing."""
    doing = re.compile(r"  [A-Z]+( \[M\])? |make(\[\d+\])?: (Entering|Leaving|Nothing) |Skipping BTF ")
    said = "".join(line for line in output.splitlines(keepends=True) if not doing.match(line))
    return parse(status, said, r"(?P<path>[^:]*):(?P<line>\d+):\d+: (?P<kind>\w+): (?P<text>.*)",
                 top)


class Modules:
    """Kernel code in a copy of the tree, compiled for a stock kernel and given to sparse.

    First Kbuild is asked for all the modules; what is in none of them on that kernel is
    then asked for by name, file by file, as if the kernel's options were others.
    """

    OPTIONS = ("CONFIG_HOOKS_KUNIT_TEST=m", "CONFIG_HOOKS_TORTURE_TEST=m", "CONFIG_HOOKS_BENCH=m",
               "CONFIG_HOOKS_SAMPLES=m")
    LACKS = ("CONFIG_KUNIT=m", "KCFLAGS=-Werror -DCONFIG_FAULT_INJECTION=1")

    def __init__(self, top: Path, files: List[str], work: Path) -> None:
        self.top = top
        self.files = files
        self.place = work / "modules"
        self.log = work / "checked"
        self.headers = rig("kernel", "build")

    def directories(self) -> List[str]:
        """Those with sources in them, a directory's own before what is below it."""
        return sorted({str(Path(file).parent) for file in self.files})

    def prepare(self) -> None:
        """Copy what has changed, and what generated code is asked for beyond Kbuild's."""
        (self.place / "include").mkdir(parents=True, exist_ok=True)
        parts = sorted({file.split("/")[0] for file in self.files} | {"gen", "include"})
        run(["rsync", "-rlpc", "--delete", "--filter=:- .gitignore",
             f"--exclude-from={RIG.parent.parent}/.gitignore", "--exclude=/kunit/rig",
             *(part for part in parts if (self.top / part).exists()), f"{self.place}/"], self.top)
        lines = ["LINUXINCLUDE := -I$(dir $(lastword $(MAKEFILE_LIST)))include $(LINUXINCLUDE)"]
        lines += [f"obj-m += {directory}/" for directory in self.directories()]
        (self.place / "Kbuild").write_text("\n".join(lines) + "\n", encoding="utf-8")
        for directory in self.directories():
            if not (self.place / directory / "Kbuild").exists():
                (self.place / directory / "Kbuild").touch()
        if (self.place / "bench/many.py").exists():
            run(["./many.py", "."], self.place / "bench")

    def checker(self) -> Path:
        """sparse, and a line in the log for each file that it gets."""
        path = self.place / "checker"
        path.write_text('#!/bin/sh\nset -eu\n'
                        f'for last; do :; done\necho "$last" >> {self.log}\nexec sparse "$@"\n',
                        encoding="utf-8")
        path.chmod(0o755)
        return path

    def make(self, *words: str) -> List[Complaint]:
        status, output = run(["make", "-k", "-C", self.headers, f"M={self.place}", "W=1", "C=2",
                              f"CHECK={self.checker()}", "KCFLAGS=-Werror", "CC=ccache gcc",
                              f"-j{os.cpu_count() or 1}", *self.OPTIONS, *words], self.place,
                             CCACHE_DIR=str(rig_cache() / "ccache"))
        return compiler_complaints(status, output, self.place)

    def seen(self) -> Set[str]:
        """The files that sparse was given."""
        if not self.log.exists():
            return set()
        paths = self.log.read_text(encoding="utf-8").splitlines()
        return {os.path.relpath(path, self.place) for path in paths} & set(self.files)

    def generate(self, files: Iterable[str]) -> None:
        """What Kbuild has not been asked for, since it builds no module there."""
        for directory in sorted({(self.place / file).parent for file in files}):
            specs = sorted(path.name for path in directory.glob("*.hooks"))
            if specs:
                run([self.place / "gen/hookgen", "generate", "-o", ".", *specs], directory)

    def check(self) -> Tuple[Set[str], List[Complaint]]:
        """All that can be; which files those were."""
        self.log.unlink(missing_ok=True)
        self.prepare()
        complaints = self.make(*(f"{directory}/" for directory in self.directories()))
        rest = [file for file in self.files if file not in self.seen()]
        if rest:
            self.generate(rest)
            complaints += self.make(*self.LACKS, *(f"{file[:-2]}.o" for file in rest))
        return self.seen(), complaints


def rig_cache() -> Path:
    """Where what takes long is kept."""
    home = os.environ.get("HOME", "/root")
    return Path(os.environ.get("HOOKS_CACHE", f"{home}/.cache/hooks"))


def sparse_modules(top: Path, files: List[str], work: Path) -> Seen:
    """gcc with W=1 and sparse."""
    seen, complaints = Modules(top, files, work).check()
    missed = [Complaint(file, 0, "unseen", "sparse has not been given it")
              for file in sorted(set(files) - seen)]
    return Seen(len(seen), complaints + missed)

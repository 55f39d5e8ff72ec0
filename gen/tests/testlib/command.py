# SPDX-License-Identifier: GPL-2.0-only
"""The command line: exit status, what is printed, and what is written."""

from __future__ import annotations

import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from typing import Callable, Dict, List, Optional, Tuple
from unittest import mock

from hooksgen import cli, manual

from . import specs
from .tap import Failure, Tap, same

HOOKGEN = os.path.join(os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__)))), "hookgen")
GOOD = "facility good \"Good\";\n/** A hook. */\nhook int h(int a, const char *s);\n"
BAD = "facility bad;\nhook int h(int);\n"
ENDINGS = ("_hooks.c", "_hooks.h", "_hooks.json", "_hooks.rst")


class Box:
    """A directory with a few specifications."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.write("good.hooks", GOOD)
        self.write("bad.hooks", BAD)
        os.mkdir(self.at("out"))

    def at(self, *names: str) -> str:
        """A path inside."""
        return os.path.join(self.path, *names)

    def write(self, name: str, text: str) -> None:
        """Write a file."""
        with open(self.at(name), "w", encoding="utf-8") as stream:
            stream.write(text)

    def read(self, *names: str) -> str:
        """Read a file."""
        with open(self.at(*names), encoding="utf-8") as stream:
            return stream.read()

    def out(self) -> List[str]:
        """What has been written."""
        return sorted(os.listdir(self.at("out")))

    def run(self, *args: str, env: Optional[Dict[str, str]] = None,
            data: bytes = b"") -> Tuple[int, str, str]:
        """Run the program: exit status, output, errors."""
        done = subprocess.run([HOOKGEN, *args], cwd=self.path, input=data, capture_output=True,
                              env={**os.environ, **(env or {})}, timeout=60, check=False)
        errors = done.stderr.decode("utf-8", "surrogateescape")
        if "Traceback" in errors:
            raise Failure(errors)
        return done.returncode, done.stdout.decode("utf-8"), errors


TESTS: List[Tuple[str, Callable[[Box], None]]] = []


def case(body: Callable[[Box], None]) -> Callable[[Box], None]:
    """Mark a test; its first line says what is promised."""
    TESTS.append(((body.__doc__ or body.__name__).rstrip("."), body))
    return body


def run(tap: Tap) -> None:
    """Run all, each in a directory of its own."""
    for name, body in TESTS:
        tap.test(f"command: {name}", lambda: _in_box(body))


def _in_box(body: Callable[[Box], None]) -> None:
    path = tempfile.mkdtemp(prefix="hookgen test ")
    try:
        body(Box(path))
    finally:
        shutil.rmtree(path)


def trouble(box: Box, text: str, *args: str) -> None:
    """A run that cannot even begin: status 2, and one line."""
    status, printed, errors = box.run(*args)
    same((status, printed, errors), (2, "", f"hookgen: error: {text}\n"))


@case
def _help(box: Box) -> None:
    """--help and --version print, and are fine."""
    status, printed, errors = box.run("--help")
    same((status, errors, "generate" in printed, "-Wno-NAME" in printed), (0, "", True, True))
    status, printed, errors = box.run("generate", "--help")
    same((status, errors, "--name" in printed), (0, "", True))
    status, printed, errors = box.run("--version")
    same((status, errors, printed.startswith("hookgen ")), (0, "", True))


@case
def _examples(box: Box) -> None:
    """Each command has an example in its --help, and it works."""
    for command in manual.COMMANDS:
        status, printed, errors = box.run(command.name, "--help")
        same((status, errors, bool(command.examples)), (0, "", True))
        for line, _ in command.examples:
            same(f"  {line}\n" in printed, True)
            _run_example(box, line)


def _run_example(box: Box, line: str) -> None:
    """Run a line of a shell as it stands, with the specifications that it names."""
    place = tempfile.mkdtemp(dir=box.path)
    for name in ("disk", "net"):
        with open(os.path.join(place, f"{name}.hooks"), "w", encoding="utf-8") as stream:
            stream.write(GOOD.replace("good", name))
    os.mkdir(os.path.join(place, "build"))
    git = "git() { test \"$1 $2\" = 'show v1.0:disk.hooks' && cat disk.hooks; }\n"
    path = f"{os.path.dirname(HOOKGEN)}:{os.environ['PATH']}"
    done = subprocess.run(["sh", "-c", git + line], cwd=place, env={**os.environ, "PATH": path},
                          stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                          stdout=subprocess.DEVNULL, check=False)
    same((line, done.returncode, done.stderr), (line, 0, ""))


@case
def _manual(box: Box) -> None:
    """The manual page has everything that --help has, and troff takes it."""
    status, printed, errors = box.run("man")
    same((status, errors), (0, ""))
    shown = printed.replace("\\-", "-").replace("\\e", "\\")
    for command in manual.COMMANDS:
        for text in (command.name, *(line for line, _ in command.examples),
                     *(name for one in command.arguments for name in one.names
                       if name.startswith("-"))):
            same((text, text in shown), (text, True))
    same(sorted(manual.WARNINGS), cli.WARNINGS)
    groff = shutil.which("groff")
    if groff:
        done = subprocess.run([groff, "-man", "-ww", "-Tascii", "-P-cbu"], input=printed, text=True,
                              capture_output=True, check=False)
        same((done.returncode, done.stderr), (0, ""))
        same("EXIT STATUS" in done.stdout, True)


@case
def _doc(box: Box) -> None:
    """doc prints what generate writes, and nothing of a specification that is wrong."""
    box.run("generate", "-o", "out", "good.hooks")
    same(box.run("doc", "good.hooks"), (0, box.read("out", "good_hooks.rst"), ""))
    same(box.run("doc", "good.hooks", "bad.hooks")[:2], (1, ""))


@case
def _list(box: Box) -> None:
    """list has a line for each hook, or the manifests of all specifications."""
    box.write("other.hooks", "facility other;\nhook void h(void) { level detail; }\n")
    same(box.run("list", "good.hooks", "other.hooks"),
         (0, "good:h core info atomic int (int a, const char *s)\n"
             "other:h detail info atomic void (void)\n", ""))
    box.run("generate", "-o", "out", "good.hooks", "other.hooks")
    status, printed, errors = box.run("list", "--json", "good.hooks", "other.hooks")
    same((status, errors), (0, ""))
    same(json.loads(printed), [json.loads(box.read("out", f"{name}_hooks.json"))
                               for name in ("good", "other")])
    same(box.run("list", "--json", "bad.hooks")[:2], (1, ""))


@case
def _compat(box: Box) -> None:
    """compat tells by its status; a wrong specification is none to compare with."""
    box.write("new.hooks", GOOD.replace("int a, ", ""))
    same(box.run("compat", "good.hooks", "good.hooks"), (0, "", ""))
    same(box.run("compat", "-", "good.hooks", data=GOOD.encode()), (0, "", ""))
    status, printed, errors = box.run("compat", "good.hooks", "new.hooks")
    same((status, printed, errors.count(": error: ")), (1, "", 1))
    for pair in (("bad.hooks", "good.hooks"), ("good.hooks", "bad.hooks")):
        status, printed, errors = box.run("compat", *pair)
        same((status, printed, errors.startswith("bad.hooks:2:12: error: ")), (1, "", True))
    box.write("new.hooks", GOOD.replace("int a", "int b"))
    same(box.run("compat", "good.hooks", "new.hooks")[0], 0)
    same(box.run("compat", "-Werror", "good.hooks", "new.hooks")[0], 1)
    same(box.run("compat", "-Wno-rename", "-Wno-event", "good.hooks", "new.hooks"), (0, "", ""))
    trouble(box, "only one of the two can be standard input", "compat", "-", "-")


@case
def _usage(box: Box) -> None:
    """Wrong usage is one line, status 2."""
    trouble(box, "which command? There are generate, check, doc, compat, list, man; "
            "see hookgen --help")
    trouble(box, "the following arguments are required: SPEC", "check")
    trouble(box, "unrecognized arguments: --bogus", "check", "--bogus", "good.hooks")
    trouble(box, "unknown warning '-Wdocs'; did you mean 'doc'?", "check", "-Wdocs", "good.hooks")
    trouble(box, "unknown warning '-Wno-x'", "check", "-Wno-x", "good.hooks")
    trouble(box, "--name goes with one specification only",
            "generate", "--name", "x", "good.hooks", "bad.hooks")
    status, printed, errors = box.run("bogus")
    same((status, printed, errors.startswith("hookgen: error: "), errors.count("\n")),
         (2, "", True, 1))


@case
def _stems(box: Box) -> None:
    """Names that generated files cannot have are refused."""
    box.write("good.txt", GOOD)
    box.write("a b.hooks", GOOD)
    box.write(".hooks", GOOD)
    trouble(box, "'good.txt' is not named .hooks; give --name", "generate", "good.txt")
    trouble(box, "'.hooks' is not named .hooks; give --name", "generate", ".hooks")
    trouble(box, "generated files cannot be named after 'a b.hooks'; letters, digits and '_' "
            "are fine: give --name", "generate", "a b.hooks")
    trouble(box, "generated files cannot be named after '../x'; letters, digits and '_' "
            "are fine: give --name", "generate", "--name", "../x", "good.hooks")
    trouble(box, "two specifications are named 'good'; their files would meet",
            "generate", "good.hooks", "./good.hooks")
    same(box.run("generate", "-o", "out", "--name", "ab", "a b.hooks"), (0, "", ""))
    same(box.out(), ["ab" + ending for ending in ENDINGS])


@case
def _unreadable(box: Box) -> None:
    """What cannot be read is one line, status 2."""
    trouble(box, "cannot read 'none.hooks': No such file or directory", "check", "none.hooks")
    trouble(box, "cannot read 'out': Is a directory", "check", "out")
    trouble(box, "'/dev/zero' has more than 16 MiB", "check", "/dev/zero")
    trouble(box, "cannot read 'good.hooks/x.hooks': Not a directory",
            "generate", "-o", "out", "good.hooks/x.hooks")
    same(box.out(), [])


@case
def _forbidden(box: Box) -> None:
    """A file that may not be read is one line, status 2."""
    fault = PermissionError(13, "Permission denied", "good.hooks")
    with mock.patch("builtins.open", side_effect=fault):
        status, errors = specs.capture(box.path, ["check", "good.hooks"])
    same((status, errors),
         (2, "hookgen: error: cannot read 'good.hooks': Permission denied\n"))


@case
def _no_directory(box: Box) -> None:
    """A directory that is not there is one line, status 2."""
    trouble(box, "'none' is not a directory to write to",
            "generate", "-o", "none", "good.hooks")
    trouble(box, "'bad.hooks' is not a directory to write to",
            "generate", "-o", "bad.hooks", "good.hooks")


@case
def _check(box: Box) -> None:
    """check writes nothing; its status says whether all is well."""
    before = sorted(os.listdir(box.path))
    same(box.run("check", "good.hooks"), (0, "", ""))
    status, printed, errors = box.run("check", "good.hooks", "bad.hooks")
    same((status, printed), (1, ""))
    same(errors, "bad.hooks:2:12: error: a parameter has no name; write 'int name'\n"
                 "    2 | hook int h(int);\n      |            ^~~\n")
    same(sorted(os.listdir(box.path)), before)


@case
def _path(box: Box) -> None:
    """Paths are shown as they were given."""
    for path in ("./bad.hooks", "out/../bad.hooks", box.at("bad.hooks")):
        same(box.run("check", path)[2].split(": error")[0], path + ":2:12")


@case
def _stdin(box: Box) -> None:
    """'-' is standard input."""
    same(box.run("check", "-", data=GOOD.encode()), (0, "", ""))
    same(box.run("check", "-", data=BAD.encode())[2].split(":")[0], "<stdin>")
    same(box.run("generate", "-o", "out", "--name", "x", "-", data=GOOD.encode())[0], 0)
    same(box.out(), ["x" + ending for ending in ENDINGS])
    trouble(box, "'-' is not named .hooks; give --name", "generate", "-")


@case
def _generate(box: Box) -> None:
    """generate writes four files, and nothing beside them."""
    same(box.run("generate", "-o", "out", "good.hooks"), (0, "", ""))
    same(box.out(), ["good" + ending for ending in ENDINGS])
    umask = os.umask(0o022)
    os.umask(umask)
    for name in box.out():
        same(os.stat(box.at("out", name)).st_mode & 0o777, 0o666 & ~umask)


@case
def _several(box: Box) -> None:
    """Several specifications make their files at once."""
    box.write("other.hooks", "facility other;\nhook void h(int a);\n")
    same(box.run("generate", "-o", "out", "good.hooks", "other.hooks"), (0, "", ""))
    same(box.out(), [stem + ending for stem in ("good", "other") for ending in ENDINGS])


@case
def _nothing_written(box: Box) -> None:
    """On an error nothing is written, not even for what is fine."""
    same(box.run("generate", "-o", "out", "good.hooks", "bad.hooks")[0], 1)
    same(box.out(), [])
    same(box.run("generate", "-o", "out", "good.hooks")[0], 0)
    before = {name: box.read("out", name) for name in box.out()}
    box.write("good.hooks", BAD)
    same(box.run("generate", "-o", "out", "good.hooks")[0], 1)
    same({name: box.read("out", name) for name in box.out()}, before)


@case
def _unchanged(box: Box) -> None:
    """What has not changed keeps its time."""
    def stamps() -> Dict[str, int]:
        return {name: os.stat(box.at("out", name)).st_mtime_ns for name in box.out()}

    box.run("generate", "-o", "out", "good.hooks")
    for name in box.out():
        os.utime(box.at("out", name), (1000, 1000))
    before = stamps()
    same(box.run("generate", "-o", "out", "good.hooks"), (0, "", ""))
    same(stamps(), before)
    box.write("out/good_hooks.h", box.read("out", "good_hooks.h") + "something else")
    same(box.run("generate", "-o", "out", "good.hooks"), (0, "", ""))
    changed = [name for name, stamp in stamps().items() if stamp != before[name]]
    same(changed, ["good_hooks.h"])
    same("something else" in box.read("out", "good_hooks.h"), False)


@case
def _foreign(box: Box) -> None:
    """What somebody wrote by hand is not replaced; what another version generated is."""
    box.run("generate", "-o", "out", "good.hooks")
    generated = {name: box.read("out", name) for name in box.out()}
    for name in generated:
        box.write(os.path.join("out", name), generated[name].replace("good:", "bad:") + "\n")
    same(box.run("generate", "-o", "out", "good.hooks"), (0, "", ""))
    same({name: box.read("out", name) for name in box.out()}, generated)
    box.write("good.hooks", GOOD.replace("int a", "long a"))
    for name in generated:
        for text in ("", "{\n}\n", "/*\n * By hand.\n */\n" + 6 * "\n" + generated[name]):
            box.write(os.path.join("out", name), text)
            trouble(box, f"'out/{name}' was not made by hookgen, and would be replaced; "
                    "rename it, or the specification", "generate", "-o", "out", "good.hooks")
            same(box.read("out", name), text)
        box.write(os.path.join("out", name), generated[name])
        same({name: box.read("out", name) for name in box.out()}, generated)


@case
def _in_the_way(box: Box) -> None:
    """A directory where a file belongs is one line, status 2, and leaves nothing."""
    os.mkdir(box.at("out", "good_hooks.json"))
    status, printed, errors = box.run("generate", "-o", "out", "good.hooks")
    same((status, printed, errors),
         (2, "", "hookgen: error: cannot write 'out/good_hooks.json': Is a directory\n"))
    same(box.out(), ["good_hooks.json"])


@case
def _disk_full(box: Box) -> None:
    """A disk that is full leaves the old files, and no temporary ones."""
    box.run("generate", "-o", "out", "good.hooks")
    box.write("good.hooks", GOOD.replace("A hook", "Another hook"))
    before = {name: box.read("out", name) for name in box.out()}
    with mock.patch("os.fchmod", side_effect=[None, OSError(28, "No space left")]):
        status, errors = specs.capture(box.path, ["generate", "-o", "out", "good.hooks"])
    same((status, errors), (2, "hookgen: error: cannot write: No space left\n"))
    same({name: box.read("out", name) for name in box.out()}, before)


@case
def _interrupted(box: Box) -> None:
    """A signal while files are written leaves the old ones, and no temporary ones."""
    with mock.patch("os.fchmod", side_effect=[None, cli.Stopped(15)]), \
            mock.patch("os.kill") as kill:
        status, errors = specs.capture(box.path, ["generate", "-o", "out", "good.hooks"])
    same((status, errors, kill.call_args[0][1]), (128 + 15, "", 15))
    same(box.out(), [])


@case
def _signals(box: Box) -> None:
    """A signal ends the program as a signal does, without a word."""
    os.mkfifo(box.at("slow.hooks"))
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        with subprocess.Popen([HOOKGEN, "generate", "-o", "out", "slow.hooks"], cwd=box.path,
                              stderr=subprocess.PIPE) as process:
            with open(box.at("slow.hooks"), "wb"):     # opens once the program reads
                time.sleep(0.05)
                process.send_signal(number)
                errors = process.communicate(timeout=60)[1]
        same((process.returncode, errors), (-number, b""))
    same(box.out(), [])


@case
def _locale(box: Box) -> None:
    """The locale makes no difference."""
    box.write("good.hooks", "facility good \"\N{LATIN SMALL LETTER U WITH DIAERESIS}\";\n"
              "/** \N{SNOWMAN} */\nhook void h(int a); /* \N{SNOWMAN} */\n")
    box.write("bad.hooks", "facility bad; /* \N{SNOWMAN} */ hook int h(int);\n")
    results = []
    for env in ({"LC_ALL": "C"}, {"LC_ALL": "C.UTF-8"},
                {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}):
        same(box.run("generate", "-o", "out", "good.hooks", env=env), (0, "", ""))
        results.append(({name: box.read("out", name) for name in box.out()},
                        box.run("check", "bad.hooks", env=env)))
        for name in box.out():
            os.unlink(box.at("out", name))
    same(results[1], results[0])
    same(results[2], results[0])


@case
def _reproducible(box: Box) -> None:
    """The same input gives the same bytes, wherever it is written to."""
    results = []
    for seed, directory in (("0", "out"), ("1", "."), ("12345", box.at("out"))):
        same(box.run("generate", "-o", directory, "good.hooks", env={"PYTHONHASHSEED": seed})[0], 0)
        results.append([box.read(directory, "good" + ending) for ending in ENDINGS])
        for ending in ENDINGS:
            os.unlink(box.at(directory, "good" + ending))
    same(results[1], results[0])
    same(results[2], results[0])


@case
def _places(box: Box) -> None:
    """Paths may have blanks, other alphabets, and parts that are macros."""
    for name in ("a dir", "linux", "\N{LATIN SMALL LETTER U WITH DIAERESIS}"):
        os.mkdir(box.at(name))
        shutil.copy(box.at("good.hooks"), box.at(name, "good.hooks"))
        same(box.run("generate", "-o", name, os.path.join(name, "good.hooks")), (0, "", ""))
        same(sorted(os.listdir(box.at(name))), ["good.hooks"] + ["good" + one for one in ENDINGS])


@case
def _symlink(box: Box) -> None:
    """The program may be reached by a link, and run from anywhere."""
    os.symlink(HOOKGEN, box.at("link"))
    done = subprocess.run([box.at("link"), "check", box.at("good.hooks")], cwd="/",
                          capture_output=True, check=False)
    same((done.returncode, done.stderr), (0, b""))


@case
def _closed(box: Box) -> None:
    """Outputs that are closed, or whose reader has gone, are no trouble."""
    # As users run it: Python has a buffer, which it writes at its end once more.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    for args, wanted in ((["check", "bad.hooks"], 1), (["--help"], 0), (["bogus"], 2)):
        for shell in ('exec "$@" >&- 2>&-', 'exec "$@" >/dev/full 2>&1'):
            done = subprocess.run(["sh", "-c", shell, "sh", HOOKGEN, *args], cwd=box.path,
                                  env=env, check=False)
            same((args, shell, done.returncode), (args, shell, wanted))
        reader, writer = os.pipe()
        os.close(reader)
        done = subprocess.run([HOOKGEN, *args], cwd=box.path, stdout=writer, stderr=writer,
                              env=env, check=False)
        os.close(writer)
        same((args, done.returncode), (args, wanted))


@case
def _internal(box: Box) -> None:
    """A fault of the program's own is one line, status 2."""
    with mock.patch.object(cli, "analyse", side_effect=ZeroDivisionError("a\nb")):
        status, errors = specs.capture(box.path, ["check", "good.hooks"])
    same(status, 2)
    same(errors.startswith("hookgen: error: internal error, please report it: "), True)
    same(errors.endswith("ZeroDivisionError: a b\n"), True)


@case
def _deep(box: Box) -> None:
    """Nothing is nested too deeply for an orderly answer."""
    for text in ("hook void h(int " + "(" * 9999, "hook void h(int (*f)(" + "int (*)(" * 9999,
                 "hook void h(int a) { if " + "!" * 9999 + "CONFIG_A; }",
                 "hook void h(int a) { if " + "(" * 9999, "{" * 9999, "hook void h" + "(" * 9999,
                 "hook void h(int a) { trace { print \"%d\", " + "(" * 9999,
                 "hook void h(int a) { trace { symbol int a = a " + "{" * 9999):
        box.write("deep.hooks", "facility f;\n" + text + "\n")
        status, _, errors = box.run("check", "deep.hooks")
        same((status, errors.startswith("deep.hooks:2:")), (1, True))


def _many_hooks(number: int) -> str:
    """A specification: half of the hooks in one line, half with a trace block."""
    bare = "hook int bare{}(int a, const char *b, u64 c);\n"
    full = ("/** A request.\n * @disk: whose\n */\n"
            "hook int full{}(struct disk *disk, sector_t sector, unsigned int bytes, bool write)\n"
            "{{\n\tcontext sleepable;\n\ttrace {{\n\t\tstring disk = disk->name;\n"
            "\t\tu64 sector = sector;\n\t\tbool write = write;\n"
            "\t\tprint \"%s %s %llu\", disk, write ? \"W\" : \"R\", sector;\n\t}}\n}}\n")
    return "facility crowd;\n" + "".join((full if i % 2 else bare).format(i) for i in range(number))


def _processor_time(box: Box, number: int) -> float:
    """The seconds that generating so many hooks takes."""
    box.write("many.hooks", _many_hooks(number))
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    same(box.run("generate", "-o", "out", "many.hooks"), (0, "", ""))
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@case
def _speed(box: Box) -> None:
    """2,000 hooks are generated in under 2 seconds."""
    times: List[float] = []
    while len(times) < 10 and min(times, default=2.0) >= 2:     # of a machine with neighbours
        times.append(_processor_time(box, 2000))
    print(f"# 2,000 hooks are generated in {min(times):.2f} s of processor time")
    same(min(times) < 2, True)


@case
def _linear(box: Box) -> None:
    """Generating takes time in proportion to the hooks."""
    few, many = _processor_time(box, 500), _processor_time(box, 4000)
    print(f"# 500 hooks: {few:.2f} s, 4,000: {many:.2f} s")
    same(many < 12 * few, True)


@case
def _python(box: Box) -> None:
    """Warnings of Python are not hidden: there are none."""
    done = subprocess.run([sys.executable, "-bb", "-W", "error", "-X", "dev", HOOKGEN, "generate",
                           "-o", "out", "good.hooks"], cwd=box.path, capture_output=True,
                          check=False)
    same((done.returncode, done.stderr), (0, b""))

# SPDX-License-Identifier: GPL-2.0-only
"""The golden specifications: what is generated from them, and whether compilers take it."""

from __future__ import annotations

import os
import shutil
from concurrent.futures import ThreadPoolExecutor
from typing import Dict, List

from testlib.tap import Failure, Tap, same

from . import compilers
from .kernel import GEN, HERE, Done, Kernel, Scratch, copy, read, run, write

GOLDEN = os.path.join(GEN, "tests", "golden")
MODULE = os.path.join(HERE, "golden")
SUFFIXES = ("_hooks.h", "_hooks.c", "_hooks.rst", "_hooks.json")


def specs() -> List[str]:
    """The names of the specifications."""
    return sorted(file[:-len(".hooks")] for file in os.listdir(GOLDEN) if file.endswith(".hooks"))


def generate(target: str, *paths: str, directory: str = GOLDEN, seed: str = "0") -> None:
    """Generate from specifications, from within a directory."""
    done = run([os.path.join(GEN, "hookgen"), "generate", "-o", target, *paths], directory,
               {"PYTHONHASHSEED": seed})
    if done.status or done.output:
        raise Failure(done.output or f"ended with status {done.status}")


def files(directory: str) -> Dict[str, str]:
    """The texts of the generated files in a directory."""
    return {file: read(os.path.join(directory, file)) for file in sorted(os.listdir(directory))
            if file.endswith(SUFFIXES)}


def regenerate() -> None:
    """Write the golden files anew."""
    for file in files(GOLDEN):
        os.unlink(os.path.join(GOLDEN, file))
    generate(GOLDEN, *(f"{name}.hooks" for name in specs()))


def run_texts(tap: Tap, scratch: Scratch) -> None:
    """What is generated is what the golden files have, however it is called."""
    once = scratch.directory("once")
    generate(once, *(f"{name}.hooks" for name in specs()))
    made = files(once)
    for name in specs():
        tap.test(f"golden: {name}", lambda: _golden(made, name))
    tap.test("golden: no file without a specification",
             lambda: same(sorted(files(GOLDEN)), sorted(made)))
    paths = [os.path.join(GOLDEN, f"{name}.hooks") for name in specs()]
    tap.test("the same bytes from another directory, by absolute paths",
             lambda: _again(scratch, "absolute", made, paths, os.sep, "0"))
    tap.test("the same bytes by paths that lead up",
             lambda: _again(scratch, "relative", made,
                            [os.path.relpath(path, once) for path in paths], once, "0"))
    tap.test("the same bytes with another hash seed, in another order",
             lambda: _again(scratch, "seed", made, list(reversed(paths)), GOLDEN, "4711"))
    tap.test("files that stay the same are left alone", lambda: _untouched(once))


def _golden(made: Dict[str, str], name: str) -> None:
    for suffix in SUFFIXES:
        wanted = read(os.path.join(GOLDEN, name + suffix))
        same(f"{name}{suffix}:\n{made[name + suffix]}", f"{name}{suffix}:\n{wanted}")


def _again(scratch: Scratch, name: str, made: Dict[str, str], paths: List[str], directory: str,
           seed: str) -> None:
    target = scratch.directory(name)
    generate(target, *paths, directory=directory, seed=seed)
    again = files(target)
    same(sorted(again), sorted(made))
    for file, text in again.items():
        same(text, made[file])


def _untouched(directory: str) -> None:
    paths = [os.path.join(directory, file) for file in files(directory)]
    for path in paths:
        os.utime(path, (1, 1))
    generate(directory, *(f"{name}.hooks" for name in specs()))
    same([path for path in paths if os.stat(path).st_mtime != 1], [])


def prepare(scratch: Scratch) -> str:
    """A directory with the module of all golden specifications."""
    place = scratch.directory("golden")
    copy(place, os.path.join(GOLDEN, "golden.h"),
         *(os.path.join(GOLDEN, f"{name}.hooks") for name in specs()),
         *(os.path.join(MODULE, file) for file in os.listdir(MODULE)))
    return place


def run_compilers(tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
    """Compilers and checkers take all of it in silence."""
    place = prepare(scratch)
    checked = os.path.join(scratch.path, "sparse")
    checker = _checker(scratch, checked)
    has_sparse = shutil.which("sparse")
    done = kernel.make(place, "W=1", "KCFLAGS=-Werror", "modules",
                       *((f"CHECK={checker}", "C=2") if has_sparse else ()))
    tap.test("gcc with W=1 and -Werror, and modpost, are silent", lambda: _silent(done))
    tap.test("Kbuild makes the same files", lambda: same(files(place), files(GOLDEN)))
    if has_sparse:
        tap.test("sparse is silent", lambda: _sparse(checked, len(specs())))
    else:
        tap.skip("sparse is silent", "sparse")
    _clang(tap, place, kernel)


def _checker(scratch: Scratch, log: str) -> str:
    """sparse, with what it says kept apart from what the compiler says."""
    path = os.path.join(scratch.path, "checker")
    write(path, f'#!/bin/sh\necho "== checked" >> {log}\nexec sparse "$@" >> {log} 2>&1\n')
    os.chmod(path, 0o755)
    return path


def _silent(done: Done) -> None:
    if done.status or done.complaints():
        raise Failure("\n".join(done.complaints()) or f"ended with status {done.status}")


def _sparse(log: str, least: int) -> None:
    lines = read(log).splitlines()
    same([line for line in lines if line != "== checked"], [])
    if len(lines) < least:
        raise Failure(f"sparse has seen {len(lines)} files only")


def _clang(tap: Tap, place: str, kernel: Kernel) -> None:
    name = "clang with W=1 and -Werror is silent"
    clang = compilers.find_clang()
    if clang is None:
        tap.skip(name, "clang")
    else:
        tap.test(name, lambda: _compile_all(str(clang), place, kernel))


def _compile_all(compiler: str, place: str, kernel: Kernel) -> None:
    names = compilers.objects(place)
    same(len(names), len(specs()) + 1)      # inner_hooks.c is a part of inner.c; and main.c

    def compile_one(name: str) -> str:
        done = compilers.compile_as(compiler, compilers.command(place, name),
                                    os.path.join(place, f"{name}.c"), os.devnull, kernel.build)
        return done.output[:2000] or ("failed" if done.status else "")

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        said = dict(zip(names, pool.map(compile_one, names)))
    same({name: text for name, text in said.items() if text}, {})

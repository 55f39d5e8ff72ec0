# SPDX-License-Identifier: GPL-2.0-only
"""Specifications that have to be refused, or accepted, with exactly these messages.

NAME.hooks is checked, together with NAME.with.hooks if there is one and with
the options of NAME.options; NAME.err has what is printed.
"""

from __future__ import annotations

import io
import os
import sys
from typing import List, Tuple

from hooksgen import cli

from .tap import Failure, Tap, same


def run(tap: Tap, err: str, ok: str, regenerate: bool) -> None:
    """Check every specification of both directories."""
    for directory in (err, ok):
        kind = os.path.basename(directory)
        for name in names(directory):
            tap.test(f"{kind}/{name}", lambda: _case(directory, name, regenerate))
        tap.test(f"{kind}: no expectation without a specification", lambda: _orphans(directory))


def run_compat(tap: Tap, directory: str, regenerate: bool) -> None:
    """Compare NAME.old.hooks with NAME.new.hooks; NAME.err has what is printed."""
    for file in sorted(os.listdir(directory)):
        if file.endswith(".old.hooks"):
            name = file[:-len(".old.hooks")]
            tap.test(f"compat/{name}", lambda: _compat_case(directory, name, regenerate))


def _compat_case(directory: str, name: str, regenerate: bool) -> None:
    found, output = capture(directory, ["compat", name + ".old.hooks", name + ".new.hooks"])
    same(found, cli.BAD_SPEC if ": error: " in output else cli.OK)
    same(bool(output), name != "fine")
    path = os.path.join(directory, name + ".err")
    if regenerate:
        _write(path, output)
    same(output, _text(path))


def names(directory: str) -> List[str]:
    """The cases of a directory."""
    return sorted(file[:-len(".hooks")] for file in os.listdir(directory)
                  if file.endswith(".hooks") and not file.endswith(".with.hooks"))


def _case(directory: str, name: str, regenerate: bool) -> None:
    """Check one specification."""
    path = os.path.join(directory, name)
    args = ["check", *_text(path + ".options").split(), name + ".hooks"]
    if os.path.exists(path + ".with.hooks"):
        args.append(name + ".with.hooks")
    found, output = capture(directory, args)
    refused = ": error: " in output
    same(found, cli.BAD_SPEC if refused else cli.OK)
    if os.path.basename(directory) == "ok" and refused:
        raise Failure(output)
    if os.path.basename(directory) == "err" and not output:
        raise Failure("nothing was wrong")
    if regenerate:
        _write(path + ".err", output)
    same(output, _text(path + ".err"))


def capture(directory: str, args: List[str]) -> Tuple[int, str]:
    """Run the command line in this process; its exit status and what it prints."""
    before, there = sys.stderr, os.getcwd()
    output = io.BytesIO()
    sys.stderr = wrapper = io.TextIOWrapper(output, "ascii")
    os.chdir(directory)
    try:
        status = cli.main(args)
    finally:
        os.chdir(there)
        sys.stderr = before
        wrapper.detach()
    return status, output.getvalue().decode("utf-8")


def _text(path: str) -> str:
    """The content of a file, or nothing."""
    try:
        with open(path, encoding="utf-8", newline="") as stream:
            return stream.read()
    except FileNotFoundError:
        return ""


def _write(path: str, text: str) -> None:
    """Write an expectation; an empty one is no file."""
    if text:
        with open(path, "w", encoding="utf-8", newline="") as stream:
            stream.write(text)
    elif os.path.exists(path):
        os.unlink(path)


def _orphans(directory: str) -> None:
    """Files of cases that are gone."""
    cases = set(names(directory))
    for file in sorted(os.listdir(directory)):
        for ending in (".err", ".options", ".with.hooks"):
            if file.endswith(ending) and file[:-len(ending)] not in cases:
                raise Failure(f"{file} belongs to nothing")

# SPDX-License-Identifier: GPL-2.0-only
"""Every message, and every place in the code that reports one, has a case."""

from __future__ import annotations

import ast
import os
import sys
from typing import Dict, List, NamedTuple, Set, Tuple

from hooksgen import diag, messages, source

from .tap import Failure, Tap

PACKAGE = os.path.dirname(os.path.realpath(diag.__file__))
# Calls that report, or that can.
REPORTING = ("report", "fail", "unexpected", "expect", "expect_close", "semicolon", "choice",
             "name", "string", "_report", "_wrong")
# The emitters report nothing.
EXCEPT = ("emit", "event_")


class Seen(NamedTuple):
    """What has been reported so far."""

    messages: Set[str]
    lines: Set[Tuple[str, int]]


def watch() -> Seen:
    """Note every report from now on."""
    seen = Seen(set(), set())
    texts: Dict[str, str] = {message.text: name
                             for name, message in messages.all_messages().items()}
    report, make_note = diag.Diagnostics.report, diag.note

    def watched(self: diag.Diagnostics, message: diag.Message, pos: source.Pos,
                *notes: diag.Note, **args: object) -> None:
        seen.messages.add(texts[message.text])
        _note_lines(seen.lines)
        report(self, message, pos, *notes, **args)

    def watched_note(message: diag.Message, pos: source.Pos, **args: object) -> diag.Note:
        seen.messages.add(texts[message.text])
        return make_note(message, pos, **args)

    setattr(diag.Diagnostics, "report", watched)
    for module in list(sys.modules.values()):
        if getattr(module, "note", None) is make_note:
            setattr(module, "note", watched_note)
    return seen


def _note_lines(lines: Set[Tuple[str, int]]) -> None:
    """Note the calls that have led to a report."""
    frame = sys._getframe(2)
    while frame.f_back:
        lines.add((os.path.basename(frame.f_code.co_filename), frame.f_lineno))
        frame = frame.f_back


def run(tap: Tap, seen: Seen) -> None:
    """See that nothing is without a case."""
    tap.test("every message has a case", lambda: _messages(seen))
    tap.test("every place that reports has a case", lambda: _places(seen))


def _messages(seen: Seen) -> None:
    missing = sorted(set(messages.all_messages()) - seen.messages)
    if missing:
        raise Failure("no case for " + ", ".join(missing))


def _places(seen: Seen) -> None:
    missing: List[str] = []
    for file in sorted(os.listdir(PACKAGE)):
        if not file.endswith(".py") or file.startswith(EXCEPT):
            continue
        covered = {line for name, line in seen.lines if name == file}
        missing += [f"{file}:{first}" for first, last in _calls(file)
                    if not covered.intersection(range(first, last + 1))]
    if missing:
        raise Failure("no case for the reports at " + ", ".join(missing))


def _calls(file: str) -> List[Tuple[int, int]]:
    """First and last line of each call that reports."""
    with open(os.path.join(PACKAGE, file), encoding="utf-8") as stream:
        tree = ast.parse(stream.read())
    return [(node.lineno, node.end_lineno or node.lineno) for node in ast.walk(tree)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)
            and node.func.attr in REPORTING]

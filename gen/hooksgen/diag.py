# SPDX-License-Identifier: GPL-2.0-only
"""Diagnostics: collected, put in order, and written in gcc's form."""

from __future__ import annotations

import unicodedata
from typing import Dict, List, NamedTuple, Optional, Set, Tuple

from .source import Pos, Source

MAX_ERRORS = 20
WINDOW = 160     # of a longer line only this much is shown


class Message(NamedTuple):
    """The text of a diagnostic; messages.py has all of them."""

    severity: str       # error, warning or note
    text: str
    option: str = ""    # -W<option>, of a warning


class Note(NamedTuple):
    """A place that explains an error."""

    text: str
    pos: Pos


class Diagnostic(NamedTuple):
    """An error or a warning that was found."""

    message: Message
    severity: str
    text: str
    pos: Pos
    notes: Tuple[Note, ...]


class TooManyErrors(Exception):
    """Raised when it makes no sense to go on."""


def note(message: Message, pos: Pos, **args: object) -> Note:
    """A note, to go with an error."""
    return Note(message.text.format_map(_shortened(args)), pos)


def _shortened(args: Dict[str, object]) -> Dict[str, object]:
    """What goes into a message, none of it longer than a line."""
    return {key: f"{value[:WINDOW // 2]}..." if isinstance(value, str) and len(value) > WINDOW
            else value for key, value in args.items()}


class Diagnostics:
    """What has been found so far, in all files."""

    def __init__(self, disabled: Optional[Set[str]] = None, fatal: bool = False) -> None:
        self.found: List[Diagnostic] = []
        self.errors = 0
        self._disabled = disabled or set()
        self._fatal = fatal
        self._order: Dict[str, int] = {}
        self._faulty: Set[int] = set()     # sources, by id()

    def errors_in(self, source: Source) -> bool:
        """Whether a source has errors."""
        return id(source) in self._faulty

    def report(self, message: Message, pos: Pos, *notes: Note, **args: object) -> None:
        """Enter an error or a warning."""
        if message.option in self._disabled:
            return
        severity, text = message.severity, message.text.format_map(_shortened(args))
        if message.option:
            fatal = severity == "warning" and self._fatal
            text += f" [-W{'error=' if fatal else ''}{message.option}]"
            severity = "error" if fatal else severity
        self._order.setdefault(pos.path, len(self._order))
        self.found.append(Diagnostic(message, severity, text, pos, notes))
        if severity == "error":
            self._faulty.add(id(pos.source))
            self.errors += 1
            if self.errors > MAX_ERRORS:
                raise TooManyErrors

    def sorted(self) -> List[Diagnostic]:
        """By file, in the order of the command line, then by place."""
        return sorted(self.found, key=lambda one: (self._order[one.pos.path], one.pos.start))

    def render(self) -> str:
        """All of it, as it is printed."""
        parts: List[str] = []
        errors = 0
        for one in self.sorted():
            errors += one.severity == "error"
            if errors > MAX_ERRORS:
                parts.append(f"{one.pos.path}: error: too many errors; "
                             f"stopped after {MAX_ERRORS}\n")
                break
            parts.append(_render(one.severity, one.text, one.pos))
            parts.extend(_render("note", extra.text, extra.pos) for extra in one.notes)
        return "".join(parts)


def _render(severity: str, text: str, pos: Pos) -> str:
    """One message, the line that it is about, and a caret below."""
    line = pos.line
    shown, before, marked = _excerpt(pos, line)
    pad = "".join(_blank(char) for char in before)
    mark = "^" + "~" * (sum(_width(char) for char in marked) - 1)
    return (f"{pos.path}:{line}:{pos.col}: {severity}: {text}\n"
            f"{line:5} | {_printable(shown)}\n"
            f"      | {pad}{mark}\n")


def _excerpt(pos: Pos, line: int) -> Tuple[str, str, str]:
    """What to show of a line: all of it, what is before the caret, what is marked."""
    text = pos.source.line_text(line)
    first = pos.start - pos.source.line_start(line)
    last = max(first + 1, min(pos.end - pos.source.line_start(line), len(text)))
    begin = max(0, first - WINDOW // 2) if len(text) > WINDOW else 0
    shown = text[begin:begin + WINDOW]
    return shown, shown[:first - begin], text[first:min(last, begin + WINDOW)]


def _width(char: str) -> int:
    """How many columns a terminal gives a character."""
    if unicodedata.combining(char):
        return 0
    return 2 if unicodedata.east_asian_width(char) in "WF" else 1


def _blank(char: str) -> str:
    """As much room as a character takes."""
    return "\t" if char == "\t" else " " * _width(char)


def _printable(text: str) -> str:
    """The text without what would move a terminal's cursor."""
    return "".join(char if char == "\t" or char.isprintable() else
                   " " if char.isspace() else "\N{REPLACEMENT CHARACTER}" for char in text)

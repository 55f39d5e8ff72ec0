# SPDX-License-Identifier: GPL-2.0-only
"""Breaking statements of C that are too long for a line, in the kernel's style."""

from __future__ import annotations

import re
from typing import List, NamedTuple, Tuple

WIDTH = 90      # lines are broken to stay within it,
LIMIT = 100     # and must not be longer than this
TAB = 8

_OPERATORS = ("||", "&&", "?", ":", "+", "-", "|", "&", "*", "/", "<<", ">>", "==", "!=", "<", ">")
_TOKEN = re.compile(r"""\s+ | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*' | \w+ | [(\[{] | [)\]}] | ,
                        | [^\s\w"'()\[\]{},]+ | .""", re.VERBOSE)


class _Break(NamedTuple):
    """A place where a line may end."""

    at: int                     # what follows goes to the next line,
    column: int                 # and this is how long the line is then
    opened: Tuple[int, ...]     # columns behind the brackets that are open


def columns(text: str) -> int:
    """How wide a line is."""
    return len(text.expandtabs(TAB)) if "\t" in text else len(text)


def indent(width: int) -> str:
    """White space of a width."""
    return "\t" * (width // TAB) + " " * (width % TAB)


def fold(line: str) -> List[str]:
    """A statement in lines: broken behind commas and operators, in line with the bracket."""
    if len(line) + (TAB - 1) * line.count("\t") <= WIDTH:
        return [line]
    if columns(line) <= WIDTH or not _is_statement(line):
        return [line]
    lines = _fold(line, False)
    if _widest(lines) > LIMIT:
        lines = min(lines, _fold(line, True), key=_widest)
    return lines


def _is_statement(line: str) -> bool:
    """Neither a directive, nor a part of a macro or a comment, nor open at its end."""
    text = line.strip()
    if text.startswith(("#", "/*", "*", "//")) or text.endswith("\\"):
        return False
    depth = 0
    for token in _TOKEN.findall(text):
        depth += (token in "([{") - (token in ")]}")
    return depth <= 0


def _widest(lines: List[str]) -> int:
    return max(map(columns, lines))


def _fold(line: str, assignments: bool) -> List[str]:
    """Break a line; behind a '=' only on demand."""
    text = line.lstrip()
    base = start = columns(line) - len(text)
    opened: Tuple[int, ...] = ()
    lines: List[str] = []
    while start + len(text) > WIDTH:
        breaks = _breaks(text, start, opened, assignments)
        near = [place for place in breaks if place.column <= WIDTH]
        if not breaks:
            break
        least = min(len(place.opened) for place in near or breaks)
        fitting = [place for place in near or breaks if len(place.opened) == least]
        fitting = [place for place in fitting if text[place.at - 1] == ","] or fitting
        chosen = fitting[-1] if near else fitting[0]
        lines.append(indent(start) + text[:chosen.at].rstrip())
        text = text[chosen.at:].lstrip()
        opened = chosen.opened
        start = opened[-1] if opened else base + TAB
    return [*lines, indent(start) + text]


def _breaks(text: str, start: int, opened: Tuple[int, ...], assignments: bool) -> List[_Break]:
    """Where a line that begins at a column may end, in order."""
    found: List[_Break] = []
    at = 0
    for token in _TOKEN.findall(text):
        at += len(token)
        if token in "([{":
            opened = (*opened, start + at)
        elif token in ")]}":
            opened = opened[:-1]
        elif at < len(text) and _ends_line(text, at, token, bool(opened), assignments):
            found.append(_Break(at, start + at, opened))
    return found


def _ends_line(text: str, at: int, token: str, inside: bool, assignments: bool) -> bool:
    if token == ",":
        return inside
    if text[at] != " " or text[at - len(token) - 1:at - len(token)] != " ":
        return False
    return token in _OPERATORS or (token == "=" and assignments)

# SPDX-License-Identifier: GPL-2.0-only
"""Lines of C: wrapping, comments, and #line around text of the specification."""

from __future__ import annotations

import os
import textwrap
from typing import Iterable, List, Sequence

from .emit_fold import LIMIT, TAB, WIDTH, columns, fold, indent
from .source import Pos

_BACK = "#line 0"       # where numbering goes back to the generated file


def call(head: str, args: Sequence[str], tail: str) -> List[str]:
    """``head(arg, arg, ...)tail``, arguments in line with the bracket."""
    start = columns(head) + 1
    lines = [head + "("]
    for i, arg in enumerate(args):
        text = arg + ("," if i + 1 < len(args) else ")" + tail)
        first = lines[-1].endswith("(") and i == 0
        if first or columns(lines[-1]) + 1 + len(text) <= WIDTH:
            lines[-1] += text if first else " " + text
        else:
            lines.append(indent(start) + text)
    if not args:
        lines[-1] += ")" + tail
    return lines


def rows(head: str, groups: Sequence[Sequence[str]], tail: str) -> List[str]:
    """The same with the arguments of a group on one line, unless that gets too long."""
    every = [arg for group in groups for arg in group]
    lines = call(head, every, tail)
    start = indent(columns(head) + 1)
    broken = [", ".join(group) for group in groups]
    ends = [","] * (len(broken) - 1) + [")" + tail]
    wanted = [(start if i else head + "(") + text + end
              for i, (text, end) in enumerate(zip(broken, ends))]
    return wanted if wanted and max(map(columns, wanted)) <= LIMIT else lines


def function(returns: str, name: str, params: Sequence[str]) -> List[str]:
    """The head of a function; what it returns stands on a line of its own where it is long."""
    if columns(f"{returns} {name}(") <= WIDTH // 2:
        return call(f"{returns} {name}", params, "")
    return [returns, *call(name, params, "")]


def comment(text: str) -> List[str]:
    """A comment that stands by itself, short or long."""
    text = text.replace("*/", "* /")
    if len(text) + 6 <= WIDTH and "\n" not in text:
        return [f"/* {text} */"]
    return ["/*", *(f" * {line}".rstrip() for line in wrap(text, WIDTH - 3)), " */"]


def wrap(text: str, width: int) -> List[str]:
    """Text in lines; its own line breaks stay."""
    lines: List[str] = []
    for line in text.split("\n"):
        lines.extend(textwrap.wrap(line, width) or [""])
    return lines


def quote(text: str) -> str:
    """Text as a C string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def strings(text: str) -> List[str]:
    """A long text as adjacent string literals, broken after commas."""
    pieces = [""]
    for part in text.split(", "):
        piece = part + ", "
        if pieces[-1] and len(quote(pieces[-1] + piece)) > WIDTH - TAB:
            pieces.append("")
        pieces[-1] += piece
    pieces[-1] = pieces[-1][:-2]
    return [quote(piece) for piece in pieces]


def define(name: str, body: str) -> List[str]:
    """A macro: on one line, or with the body below."""
    head = f"#define {name}"
    if columns(f"{head} {body}") <= WIDTH:
        return [f"{head} {body}"]
    pad = max(TAB * 9 - columns(head), 1)
    lines = fold(f"\t{body}")
    return [head + "\t" * ((pad + TAB - 1) // TAB) + "\\",
            *(line + " \\" for line in lines[:-1]), lines[-1]]


def shown_path(path: str) -> str:
    """The specification's path as generated text shows it: nothing of the machine's."""
    outside = os.path.isabs(path) or path.startswith(os.pardir)
    return os.path.basename(path) if outside else path


class Code:
    """The lines of one generated file."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._lines: List[str] = []

    def add(self, *lines: str) -> None:
        """Append lines; those that are too long are broken."""
        self.extend(lines)

    def extend(self, lines: Iterable[str]) -> None:
        """Append lines; those that are too long are broken, but not within a macro."""
        for line in lines:
            macro = bool(self._lines) and self._lines[-1].endswith("\\")
            self._lines.extend([line] if macro else fold(line))

    def spec(self, pos: Pos, *lines: str, before: int = 0) -> None:
        """Append lines that hold text of the specification at a place, some lines before it."""
        self._lines.append(f'#line {pos.line - before} {quote(shown_path(pos.path))}')
        self.extend(lines)
        self._lines.append(_BACK)

    def text(self) -> str:
        """All of it; each return from the specification gets its number."""
        lines: List[str] = []
        for line in self._squeezed():
            if line == _BACK:
                line = f"#line {len(lines) + 2} {quote(self._name)}"
            lines.append(line)
        return "\n".join(lines) + "\n"

    def _squeezed(self) -> List[str]:
        """Without two returns in a row, and without two blank lines."""
        lines: List[str] = []
        for line in self._lines:
            if line.startswith("#line ") and lines and lines[-1] == _BACK:
                lines.pop()
            if line or (lines and lines[-1]):
                lines.append(line)
        return lines

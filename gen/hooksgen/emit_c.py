# SPDX-License-Identifier: GPL-2.0-only
"""Lines of C: wrapping, comments, and #line around text of the specification."""

from __future__ import annotations

import os
import textwrap
from typing import Iterable, List, Sequence

from .emit_fold import LIMIT, TAB, WIDTH, columns, fold, indent
from .source import Pos

_SHORT = WIDTH // 2     # no line of this length is too long: it would have too many tabs
_BACK = "#line 0"       # where numbering goes back to the generated file


def call(head: str, args: Sequence[str], tail: str) -> List[str]:
    """``head(arg, arg, ...)tail``, arguments in line with the bracket."""
    whole = f"{head}({', '.join(args)}){tail}"
    width = columns(head) + 1
    if width + len(whole) - len(head) - 1 <= WIDTH or len(args) < 2:
        return [whole]
    start = indent(width)
    lines: List[str] = []
    line, column = [f"{head}({args[0]}"], width + len(args[0]) + 1
    for i in range(1, len(args)):
        size = len(args[i]) + (1 if i + 1 < len(args) else 1 + len(tail))
        column += 1 + size
        if column > WIDTH:
            lines.append(", ".join(line) + ",")
            line, column = [start + args[i]], width + size
        else:
            line.append(args[i])
    return [*lines, ", ".join(line) + ")" + tail]


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
        if len(line) <= width and line.isprintable() and line == line.rstrip():
            lines.append(line)
        else:
            lines.extend(textwrap.wrap(line, width) or [""])
    return lines


def quote(text: str) -> str:
    """Text as a C string literal."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def strings(text: str) -> List[str]:
    """A long text as adjacent string literals, broken after commas, or after blanks."""
    pieces = [""]
    for part in text.split(", "):
        piece = part + ", "
        if pieces[-1] and len(quote(pieces[-1] + piece)) > WIDTH - TAB:
            pieces.append("")
        pieces[-1] += piece
        while len(quote(pieces[-1])) > WIDTH and " " in pieces[-1][:WIDTH - 2 * TAB].strip():
            at = pieces[-1].rindex(" ", 0, WIDTH - 2 * TAB) + 1
            pieces[-1:] = [pieces[-1][:at], pieces[-1][at:]]
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
        """Append lines; those that are too long will be broken, but not within a macro."""
        self._lines.extend(lines)

    def extend(self, lines: Iterable[str]) -> None:
        """The same."""
        self._lines.extend(lines)

    def spec(self, pos: Pos, *lines: str, before: int = 0) -> None:
        """Append lines that hold text of the specification at a place, some lines before it."""
        self._lines.append(f'#line {pos.line - before} {quote(shown_path(pos.path))}')
        self.extend(lines)
        self._lines.append(_BACK)

    def text(self) -> str:
        """All of it: long lines broken, without two blank lines, and with numbers.

        All at once, since there are many lines, and little is to be done to most of them.
        """
        lines = list(self._lines)
        for i in [i for i, line in enumerate(lines) if len(line) > _SHORT
                  and len(line) + (TAB - 1) * line.count("\t") > WIDTH]:
            if not i or not lines[i - 1].endswith("\\"):
                lines[i] = "\n".join(fold(lines[i]))
        text = "\n".join(lines)
        text = text.replace(f"\n{_BACK}\n#line ", "\n#line ")
        while "\n\n\n" in text:
            text = text.replace("\n\n\n", "\n\n")
        return self._numbered(text.split(f"\n{_BACK}")) + "\n"

    def _numbered(self, parts: List[str]) -> str:
        """The text, with the number of each place where it comes back from the specification."""
        found = parts[:1]
        number = parts[0].count("\n") + 3
        for part in parts[1:]:
            found.append(f"\n#line {number} {quote(self._name)}{part}")
            number += part.count("\n") + 1
        return "".join(found)

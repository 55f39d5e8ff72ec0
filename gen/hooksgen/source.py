# SPDX-License-Identifier: GPL-2.0-only
"""A specification's text, and places in it."""

from __future__ import annotations

from bisect import bisect_right
from typing import List, NamedTuple


class Source:
    """One file: decoded, without a byte order mark, line ends as they are."""

    def __init__(self, path: str, text: str) -> None:
        self.path = path
        self.text = text
        self._starts = self._line_starts()

    def _line_starts(self) -> List[int]:
        starts = [0]
        at = self.text.find("\n")
        while at >= 0:
            starts.append(at + 1)
            at = self.text.find("\n", at + 1)
        return starts

    def line_of(self, offset: int) -> int:
        """The number, from 1, of the line that holds the offset."""
        return bisect_right(self._starts, offset)

    def column_of(self, offset: int) -> int:
        """The column, in characters from 1."""
        return offset - self._starts[self.line_of(offset) - 1] + 1

    def line_start(self, line: int) -> int:
        """The offset of a line's first character."""
        return self._starts[line - 1]

    def line_text(self, line: int) -> str:
        """A line without its end."""
        end = self._starts[line] - 1 if line < len(self._starts) else len(self.text)
        text = self.text[self._starts[line - 1]:end]
        return text[:-1] if text.endswith("\r") else text


class Pos(NamedTuple):
    """A stretch of a source: offsets of its first character and past its last."""

    source: Source
    start: int
    end: int

    @property
    def path(self) -> str:
        """The source's path, as it was given."""
        return self.source.path

    @property
    def line(self) -> int:
        """The line of the first character, from 1."""
        return self.source.line_of(self.start)

    @property
    def col(self) -> int:
        """The column of the first character, from 1."""
        return self.source.column_of(self.start)

    def to(self, other: "Pos") -> "Pos":
        """From here to the end of another."""
        return Pos(self.source, self.start, other.end)


class Token(NamedTuple):
    """A word of the language; kind is one of the lexer's constants."""

    kind: str
    text: str
    start: int
    end: int


# The kinds of tokens.
IDENT = "identifier"
NUMBER = "number"
STRING = "string"
CHAR = "character"
PUNCT = "punctuation"
DOC = "documentation comment"
EOF = "end of file"

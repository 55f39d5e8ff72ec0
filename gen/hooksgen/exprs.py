# SPDX-License-Identifier: GPL-2.0-only
"""C expressions: taken as they are, as far as their brackets are sound."""

from __future__ import annotations

import re
from typing import List, Optional, Sequence, Tuple

from . import messages as M
from .diag import Note
from .model import Expr
from .source import CHAR, EOF, IDENT, NUMBER, PUNCT, STRING, Pos, Source, Token
from .stream import CLOSERS, MAX_NESTING, Abandon, Stream

ASSIGNMENTS = frozenset(("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>="))
STEPS = frozenset(("++", "--"))
# Words after which an operand follows without an operator.
PREFIX_WORDS = frozenset("sizeof struct union enum typeof __typeof__ _Alignof __alignof__ const "
                         "unsigned signed long short volatile __extension__".split())
# Words that begin a statement, when one of these follows on a new line.
STATEMENTS = frozenset("let string ustring array symbol flags bitmask print".split())
_COMMENT = re.compile(r"""//[^\n]* | /\*.*?\*/ | "(?:\\.|[^"\\])*" | '(?:\\.|[^'\\])*'""",
                      re.VERBOSE | re.DOTALL)


class _Missing(Exception):
    """A ';' is missing before the token of this index."""

    def __init__(self, index: int) -> None:
        super().__init__(index)
        self.index = index


def read_expr(stream: Stream, stops: Tuple[str, ...], what: str,
              opener: Optional[Token] = None) -> Expr:
    """Take an expression up to one of the stops, which stays.

    ``what`` says in a message where the expression stands: "of the field 'x'";
    the opener is the bracket that the stop closes.
    """
    first = stream.index
    reader = _Reader(stream, stops, what)
    reader.notes = (stream.opened(opener),) if opener else ()
    try:
        return reader.read()
    except _Missing as missing:
        reader.cut(missing.index)
        return make_expr(stream.source, stream.tokens[first:missing.index])


def make_expr(source: Source, tokens: Sequence[Token]) -> Expr:
    """An expression of some tokens."""
    pos = Pos(source, tokens[0].start, tokens[-1].end)
    text = source.text[pos.start:pos.end].replace("\r", "")
    if "//" in text or "/*" in text:
        text = _COMMENT.sub(lambda match: _without_comment(match.group()), text)
        text = re.sub(r"[ \t]+\n", "\n", text)
    return Expr(text, pos, tuple(tokens))


def _without_comment(text: str) -> str:
    """A comment's line breaks, or a blank in its place; a literal as it is."""
    if text[0] != "/":
        return text
    return "" if text.startswith("//") else "\n" * text.count("\n") or " "


class _Reader:
    """Reads one expression."""

    def __init__(self, stream: Stream, stops: Tuple[str, ...], what: str) -> None:
        self.stream = stream
        self.stops = stops
        self.what = what
        self.first = stream.index
        self.open: List[Token] = []
        self.braces = 0
        self.questions = 0
        self.notes: Tuple[Note, ...] = ()

    def read(self) -> Expr:
        """Take tokens up to one of the stops."""
        stream = self.stream
        while not self._ended():
            token = stream.cur
            if token.kind == PUNCT:
                self._step(token)
                self._bracket(token)
            stream.advance()
        if stream.index == self.first:
            raise stream.unexpected(f"the expression {self.what}")
        return make_expr(stream.source, stream.tokens[self.first:stream.index])

    def _ended(self) -> bool:
        """Whether the expression is over; raises where it cannot be."""
        stream, token = self.stream, self.stream.cur
        if token.kind == EOF:
            raise self._unclosed() if self.open else self._wrong_end()
        if self.open:
            if token.text == ";" and not self.braces:
                raise self._unclosed()
            return False
        if token.text in self.stops:
            return True
        if token.kind == PUNCT:
            return self._ends_early(token)
        self._joined(stream.index)
        return False

    def _ends_early(self, token: Token) -> bool:
        """Whether a sign that is no stop ends it all the same: a '}' for lack of a ';'."""
        if token.text == ":" and self.questions:
            self.questions -= 1
            return False
        if token.text not in (")", "]", "}", ";", ",", ":"):
            self.questions += token.text == "?"
            return False
        if self.stream.index > self.first and token.text == "}" and ";" in self.stops:
            return True
        raise self._wrong_end()

    def _wrong_end(self) -> Abandon:
        """Something follows that cannot."""
        if self.stream.index == self.first:
            return self.stream.unexpected(f"the expression {self.what}", *self.notes)
        return self.stream.unexpected(f"{self._wanted()} after the expression {self.what}",
                                      *self.notes)

    def _wanted(self) -> str:
        return " or ".join(f"'{stop}'" for stop in self.stops)

    def _unclosed(self) -> Abandon:
        """A bracket is open where it has to be closed."""
        opener = self.open[-1]
        return self.stream.unexpected(f"'{CLOSERS[opener.text]}'", self.stream.opened(opener))

    def _bracket(self, token: Token) -> None:
        """Keep count of the brackets."""
        if token.text in CLOSERS:
            self.open.append(token)
            self.braces += token.text == "{"
            if len(self.open) > MAX_NESTING:
                raise self.stream.fail(M.NESTING, self.stream.pos(token), limit=MAX_NESTING)
        elif token.text in (")", "]", "}"):
            if CLOSERS[self.open[-1].text] != token.text:
                raise self._unclosed()
            self.braces -= self.open.pop().text == "{"

    def _step(self, token: Token) -> None:
        """Expressions change nothing; an assignment may show that a ';' was forgotten."""
        stream = self.stream
        if self.braces:
            return
        if token.text in STEPS:
            stream.diag.report(M.SIDE_EFFECT, stream.pos(token), sign=token.text)
        elif token.text in ASSIGNMENTS:
            if stream.index == self.first or not self.open and "]" in self.stops:
                raise self._wrong_end()
            at = self._line_break(stream.index) if token.text == "=" else None
            if at is not None:
                raise _Missing(at)
            hint = "; did you mean '=='?" if token.text == "=" else ""
            raise stream.fail(M.ASSIGNMENT, stream.pos(token), sign=token.text, hint=hint)

    def _joined(self, index: int) -> None:
        """Two operands that meet without an operator lack a ';' between them."""
        if index > self.first and (self._meets(index) or self._new_statement(index)):
            at = self._line_break(index)
            raise _Missing(index if at is None else at)

    def _meets(self, index: int) -> bool:
        """Whether the operand that begins at a token follows another one directly."""
        token, before = self.stream.tokens[index], self.stream.tokens[index - 1]
        if token.kind == STRING:
            return before.kind in (NUMBER, CHAR) or before.text == "]" or "=" in self.stops
        return _ends_operand(before) and before.text != ")"

    def _new_statement(self, index: int) -> bool:
        """Whether a new line begins as statements do."""
        tokens = self.stream.tokens
        return tokens[index].text in STATEMENTS and tokens[index + 1].kind in (IDENT, STRING) \
            and _ends_operand(tokens[index - 1]) and self.stream.on_new_line()

    def _line_break(self, index: int) -> Optional[int]:
        """The last token up to index that begins a line behind an operand."""
        text, tokens = self.stream.source.text, self.stream.tokens
        for at in range(index, self.first, -1):
            if tokens[at].kind == IDENT and _ends_operand(tokens[at - 1]) and \
                    "\n" in text[tokens[at - 1].end:tokens[at].start]:
                return at
        return None

    def cut(self, index: int) -> None:
        """Report what is missing before a token, and go on there."""
        stream = self.stream
        opener = next((one for one in reversed(self.open)
                       if one.start < stream.tokens[index].start), None)
        after, found = stream.after(index), stream.describe(stream.tokens[index])
        if opener or ";" not in self.stops:
            wanted = f"'{CLOSERS[opener.text]}'" if opener else self._wanted()
            notes = (stream.opened(opener),) if opener else self.notes
            raise stream.fail(M.EXPECTED, after, *notes, wanted=wanted, found=found, hint="")
        stream.diag.report(M.NO_SEMICOLON, after, after=f"the expression {self.what}",
                           found=found)
        stream.index = stream.assumed = index
        if not stream.on_new_line():
            raise Abandon


def _ends_operand(token: Token) -> bool:
    """Whether an operand ends with this token, so that an operator has to follow."""
    if token.kind == IDENT:
        return token.text not in PREFIX_WORDS
    return token.kind in (NUMBER, CHAR) or token.text in (")", "]")

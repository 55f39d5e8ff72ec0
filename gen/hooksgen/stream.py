# SPDX-License-Identifier: GPL-2.0-only
"""A cursor over the tokens of a file, and how the parser finds its feet again after an error."""

from __future__ import annotations

from typing import Dict, Iterable, List, Optional, Tuple

from . import messages as M
from .diag import Diagnostics, Message, Note, note
from .lexer import Lexed
from .model import StringLit
from .source import EOF, IDENT, NUMBER, STRING, Pos, Token
from .strings import join
from .suggest import did_you_mean

CLOSERS = {"(": ")", "[": "]", "{": "}"}
DECLARATIONS = ("facility", "include", "hook", "struct", "union")
MAX_NESTING = 64


class Abandon(Exception):
    """An error has been reported, and the present statement cannot be read."""


class Unclosed(Abandon):
    """The same, and the declaration around it has no end either."""


class Stream:
    """The tokens of a file, one at a time."""

    def __init__(self, lexed: Lexed, diag: Diagnostics) -> None:
        self.source = lexed.source
        self.diag = diag
        self.tokens: List[Token] = lexed.tokens
        self.index = 0
        self.cut = lexed.cut
        self.assumed = -1     # where a missing ';' has been reported
        self._docs: Dict[int, Token] = lexed.docs

    @property
    def cur(self) -> Token:
        """The present token."""
        return self.tokens[self.index]

    def peek(self, ahead: int = 1) -> Token:
        """A token further on, LOOK_AHEAD at most."""
        return self.tokens[self.index + ahead]

    def at(self, *texts: str) -> bool:
        """Whether the present token is one of these."""
        return self.tokens[self.index].text in texts

    def at_end(self) -> bool:
        """Whether the file ends here."""
        return self.tokens[self.index].kind == EOF

    def advance(self) -> Token:
        """Take the present token."""
        token = self.tokens[self.index]
        if token.kind != EOF:
            self.index += 1
        return token

    def take(self, text: str) -> bool:
        """Take the present token if it is this one."""
        if self.tokens[self.index].text != text:
            return False
        self.index += 1
        return True

    def pos(self, token: Token) -> Pos:
        """The place of a token."""
        return Pos(self.source, token.start, token.end)

    def after(self, index: Optional[int] = None) -> Pos:
        """The place just behind the token before the given one, or the present one."""
        at = self.index if index is None else index
        end = self.tokens[at - 1].end if at else 0
        return Pos(self.source, end, end + 1)

    def doc(self) -> Optional[Token]:
        """Take the documentation comment before the present token."""
        return self._docs.pop(self.index, None)

    def lonely_docs(self) -> List[Token]:
        """The documentation comments that nothing has taken."""
        return [self._docs[index] for index in sorted(self._docs)]

    def drop_docs(self, start: int) -> None:
        """Forget the documentation comments from one token to the present one."""
        for index in [index for index in self._docs if start < index < self.index]:
            del self._docs[index]

    # What is wrong.

    def describe(self, token: Optional[Token] = None) -> str:
        """A token, for a message."""
        token = token or self.cur
        if token.kind == EOF:
            return "end of file"
        if token.kind == STRING:
            return "a string"
        return f"'{token.text}'" if len(token.text) <= 40 else f"'{token.text[:37]}...'"

    def fail(self, message: Message, pos: Pos, *notes: Note, **args: object) -> Abandon:
        """Report, and give the exception to raise."""
        if not (self.cut and self.at_end()):
            self.diag.report(message, pos, *notes, **args)
        return Abandon()

    def unexpected(self, wanted: str, *notes: Note,
                   words: Iterable[str] = ()) -> Abandon:
        """The present token is not what is wanted here."""
        token = self.cur
        hint = did_you_mean(token.text, words) if token.kind == IDENT else ""
        return self.fail(M.EXPECTED, self.pos(token), *notes, wanted=wanted,
                         found=self.describe(token), hint=hint)

    def expect(self, text: str, where: str) -> Token:
        """Take a token that has to be here; where begins with a preposition."""
        if self.cur.text != text:
            raise self.unexpected(f"'{text}' {where}")
        return self.advance()

    def check_open(self, opener: Token, what: str, ended: bool) -> None:
        """A block has to go on here; ended says that something else surely begins."""
        if ended or self.at_end():
            self.unexpected(f"'}}' at the end of {what}", self.opened(opener))
            raise Unclosed

    def expect_close(self, text: str, opener: Token, where: str) -> Token:
        """Take the bracket that closes an earlier one."""
        if self.cur.text != text:
            raise self.unexpected(f"'{text}' {where}", self.opened(opener))
        return self.advance()

    def opened(self, opener: Token) -> Note:
        """A note that says where a bracket was opened."""
        return note(M.OPENED, self.pos(opener), bracket=opener.text)

    def semicolon(self, after: str) -> None:
        """Take the ';' of a statement; one that was forgotten is reported in its place."""
        if self.take(";") or self.index == self.assumed:
            return
        found = self.describe()
        failure = self.fail(M.NO_SEMICOLON, self.after(), after=after, found=found)
        if not (self.at("}") or self.at_end() or self.on_new_line()):
            raise failure

    def choice(self, words: Tuple[str, ...], after: str) -> Token:
        """Take one of a few words."""
        if self.cur.kind == STRING and self.cur.text[1:-1] in words:
            raise self.fail(M.QUOTED, self.pos(self.cur), what=f"what follows '{after}'",
                            word=self.cur.text[1:-1])
        if self.cur.text not in words:
            raise self.unexpected(f"{either(words)} after '{after}'", words=words)
        return self.advance()

    def name(self, what: str) -> Token:
        """Take a name; one that cannot be a name in C is refused as a whole."""
        token = self.cur
        if token.kind == NUMBER and not token.text.isdigit() and token.text[-1].isidentifier():
            raise self.fail(M.NAME_DIGIT, self.pos(token), what=what, name=token.text)
        if token.kind == STRING and token.text[1:-1].isidentifier():
            raise self.fail(M.QUOTED, self.pos(token), what=f"the name of {what}",
                            word=token.text[1:-1])
        if token.kind != IDENT:
            raise self.unexpected(f"the name of {what}")
        self.advance()
        if self.at("-") and self.cur.start == token.end and \
                self.peek().start == self.cur.end and self.peek().kind in (IDENT, NUMBER):
            self._hyphens(token, what)
        return token

    def _hyphens(self, first: Token, what: str) -> None:
        """Refuse ``my-hook``, all of it."""
        last = first
        while self.cur.start == last.end and (self.at("-") or self.cur.kind in (IDENT, NUMBER)):
            last = self.advance()
        name = self.source.text[first.start:last.end]
        raise self.fail(M.NAME_HYPHEN, self.pos(first).to(self.pos(last)), what=what,
                        name=name, better=name.replace("-", "_"))

    def string(self, what: str) -> StringLit:
        """Take one string literal or several, joined as in C."""
        first = self.index
        while self.cur.kind == STRING:
            token = self.advance()
            if len(token.text) < 2 or not token.text.endswith('"'):
                raise Abandon
        if self.index == first:
            raise self.unexpected(what)
        return join(self.source, self.tokens[first:self.index], self.diag)

    # Where to go on.

    def on_new_line(self) -> bool:
        """Whether the present token is the first of its line."""
        before = self.tokens[self.index - 1].end if self.index else 0
        return "\n" in self.source.text[before:self.cur.start]

    def starts_declaration(self) -> bool:
        """Whether a declaration surely begins here."""
        token = self.cur
        if token.text not in DECLARATIONS:
            return False
        if token.text == "hook" and self.peek().text in ("int", "void"):
            return True
        return token.start == 0 or self.source.text[token.start - 1] == "\n"

    def skip_statement(self, start: int) -> None:
        """Go on behind the next ';', or at the '}' that closes the block.

        The statement began at start, and its brackets count from there.
        """
        depth = sum((token.text == "{") - (token.text == "}")
                    for token in self.tokens[start:self.index])
        while not self.at_end() and not (self.index > start and self.starts_declaration()):
            if self.at("}") and depth <= 0:
                break
            depth += self.at("{") - self.at("}")
            ended = depth <= 0 and self.at(";", "}")
            token = self.advance()
            if ended:
                self._end(token)
                break
        self.drop_docs(start)

    def skip_declaration(self, start: int) -> None:
        """Go on where the next declaration begins; this one began at start."""
        stop = self.index
        self.index = start
        braces = brackets = 0
        while not self.at_end() and not (self.index > start and self.index >= stop and
                                         self.starts_declaration()):
            token = self.advance()
            braces = max(0, braces + (token.text == "{") - (token.text == "}"))
            brackets += (token.text == "(") - (token.text == ")")
            if self.index > stop and not braces and \
                    (token.text == ";" or token.text == "}" and brackets <= 0):
                self._end(token)
                break
        self.drop_docs(start)

    def _end(self, token: Token) -> None:
        """A ';' behind the '}' that was skipped last belongs to it."""
        if token.text == "}":
            self.take(";")


def either(words: Iterable[str]) -> str:
    """``'a', 'b' or 'c'``"""
    quoted = [f"'{word}'" for word in words]
    return " or ".join(filter(None, [", ".join(quoted[:-1]), quoted[-1]]))


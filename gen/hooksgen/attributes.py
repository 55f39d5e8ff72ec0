# SPDX-License-Identifier: GPL-2.0-only
"""Reads the attributes of a hook."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Callable, Dict, Optional, Union

from . import messages as M
from .condition import read_condition
from .diag import note
from .exprs import read_expr
from .model import (CONTEXTS, LEVELS, REENTRIES, SEVERITIES, VERDICTS, Condition, Expr, Name,
                    TraceBlock, TraceNone, Track)
from .source import IDENT, NUMBER, Pos, Token
from .stream import Abandon, Stream, Unclosed
from .suggest import did_you_mean
from .trace import KEYWORDS, read_block

MAX_SLOTS = 8
MAX_LIMIT = 4096
# Words that belong to hooks, and are no attributes: what to write.
_ELSEWHERE: Dict[str, str] = {
    **{word: f"; write '{attribute} {word};'" for attribute, words in (
        ("level", LEVELS), ("severity", SEVERITIES), ("context", CONTEXTS),
        ("verdict", VERDICTS), ("reentry", REENTRIES)) for word in words},
    **dict.fromkeys(KEYWORDS, "; it belongs in the event: 'trace { ... }'"),
    **dict.fromkeys(("return", "for", "while"), "; a hook has no body, handlers have"),
    "priority": "; a handler has it: 'HOOK_SECURITY(..., .priority = 10)'",
    "class": "; a handler has it: 'HOOK_SECURITY', 'HOOK_PERF'",
}
_VALUE = re.compile(r"[^;{}\n]{1,60}")
_INTEGER = re.compile(r"(0[xX][0-9a-fA-F]+|[0-9]+)\Z")


@dataclass
class Attributes:
    """What has been read; None where the default holds."""

    level: str = "core"
    severity: str = "info"
    context: str = "atomic"
    verdict: str = "errno"
    reentry: str = "bounded"
    default: Optional[Expr] = None
    slots: Optional[int] = None
    limit: int = 64
    when: Optional[Expr] = None
    on_arm: Optional[Name] = None
    on_disarm: Optional[Name] = None
    condition: Optional[Condition] = None
    trace: Union[None, TraceNone, TraceBlock] = None
    track: Optional[Track] = None
    broken: bool = False
    seen: Dict[str, Pos] = field(default_factory=dict)


def read_attributes(stream: Stream, opener: Token, returns: str, hook: str) -> Attributes:
    """Take attributes up to the '}' that closes the hook, and it."""
    return _Reader(stream, returns, hook).read(opener)


class _Reader:
    """Reads the attributes of one hook."""

    def __init__(self, stream: Stream, returns: str, hook: str) -> None:
        self.stream = stream
        self.returns = returns
        self.hook = hook
        self.found = Attributes()

    def read(self, opener: Token) -> Attributes:
        """Take all attributes."""
        stream = self.stream
        while not stream.at("}"):
            stream.check_open(opener, f"the hook '{self.hook}'", stream.starts_declaration())
            start = stream.index
            try:
                self._attribute()
            except Unclosed:
                raise
            except Abandon:
                self.found.broken = True
                stream.skip_statement(start)
        stream.advance()
        return self.found

    def _attribute(self) -> None:
        """Take one attribute."""
        stream = self.stream
        word = stream.cur
        reader = self.READERS.get(word.text)
        if reader is None:
            raise self._unknown(word)
        key = f"on {stream.peek().text}" if word.text == "on" else word.text
        former = self.found.seen.get(key)
        if former:
            stream.diag.report(M.TWICE, stream.pos(word), note(M.FIRST, former),
                               what=f"the attribute '{key}'")
            self.found.broken = True
        self.found.seen[key] = stream.pos(word)
        stream.advance()
        if stream.at("=", ":"):
            self._sign(word)
        reader(self, word)

    def _sign(self, word: Token) -> None:
        """Report a sign that does not belong there, and go on behind it."""
        sign = self.stream.advance()
        self.found.broken = True
        value = _VALUE.match(self.stream.source.text, sign.end)
        better = f"{word.text} {value.group().strip() if value else '...'};"
        self.stream.diag.report(M.ATTRIBUTE_SIGN, self.stream.pos(sign), sign=sign.text,
                                better=better)

    def _unknown(self, word: Token) -> Abandon:
        """Something that is no attribute."""
        if word.kind != IDENT:
            return self.stream.unexpected("an attribute or '}'")
        hint = did_you_mean(word.text, self.READERS) or _ELSEWHERE.get(word.text) or \
            f"; those are {', '.join(self.READERS)}"
        return self.stream.fail(M.NO_ATTRIBUTE, self.stream.pos(word), name=word.text, hint=hint)

    def _only(self, returns: str, word: Token, why: str) -> None:
        """Refuse an attribute of the other kind of hooks."""
        if self.returns != returns:
            self.stream.diag.report(M.WRONG_HOOK, self.stream.pos(word), word=word.text,
                                    why=why, kind=returns)

    def _word(self, attribute: str, words: "tuple[str, ...]") -> str:
        """Take one of the words that an attribute may have, and the ';'."""
        token = self.stream.choice(words, attribute)
        self.stream.semicolon(f"'{attribute} {token.text}'")
        return token.text

    def _level(self, _word: Token) -> None:
        self.found.level = self._word("level", LEVELS)

    def _severity(self, _word: Token) -> None:
        self.found.severity = self._word("severity", SEVERITIES)

    def _context(self, _word: Token) -> None:
        self.found.context = self._word("context", CONTEXTS)

    def _reentry(self, _word: Token) -> None:
        self.found.reentry = self._word("reentry", REENTRIES)

    def _verdict(self, word: Token) -> None:
        self._only("int", word, "has no verdict")
        self.found.verdict = self._word("verdict", VERDICTS)

    def _default(self, word: Token) -> None:
        self._only("int", word, "returns nothing")
        self.found.default = read_expr(self.stream, (";",), "of 'default'")
        self.stream.semicolon("the expression of 'default'")

    def _slots(self, _word: Token) -> None:
        self.found.slots = self._number("slots", 0, MAX_SLOTS)

    def _limit(self, _word: Token) -> None:
        self.found.limit = self._number("limit", 1, MAX_LIMIT)

    def _number(self, attribute: str, least: int, most: int) -> int:
        """Take a number in its range, and the ';'."""
        stream = self.stream
        token = stream.cur
        if token.kind != NUMBER and not stream.at("-"):
            raise stream.unexpected(f"a number after '{attribute}'")
        stream.advance()
        value = _integer(token.text)
        if token.text == "-":
            token = stream.advance()
        if value is None or not least <= value <= most:
            stream.diag.report(M.RANGE, stream.pos(token), what=attribute, least=least,
                               most=most)
            self.found.broken = True
        stream.semicolon(f"'{attribute}'")
        return value or 0

    def _when(self, word: Token) -> None:
        """Take ``(expression);``"""
        self._only("void", word, "has deciders, which every hit must reach")
        stream = self.stream
        if not stream.at("("):
            raise stream.unexpected("'(' after 'when'")
        opener = stream.advance()
        self.found.when = read_expr(stream, (")",), "of 'when'", opener)
        stream.advance()
        stream.semicolon("'when (...)'")

    def _on(self, _word: Token) -> None:
        """Take ``arm function;`` or ``disarm function;``"""
        stream = self.stream
        which = stream.choice(("arm", "disarm"), "on").text
        token = stream.name(f"the function to call on {which}")
        name = Name(token.text, stream.pos(token))
        if stream.at("("):
            raise stream.fail(M.ON_CALL, stream.pos(stream.cur), which=which, name=name.text)
        stream.semicolon(f"'on {which} {name.text}'")
        if which == "arm":
            self.found.on_arm = name
        else:
            self.found.on_disarm = name

    def _if(self, _word: Token) -> None:
        self.found.condition = read_condition(self.stream)
        self.stream.semicolon("the condition")

    def _trace(self, word: Token) -> None:
        """Take ``none;`` or ``{ ... }``"""
        stream = self.stream
        if stream.take("none"):
            self.found.trace = TraceNone(stream.pos(word))
            stream.semicolon("'trace none'")
            return
        self.found.trace = read_block(stream, word)
        self.found.broken |= self.found.trace is None

    def _track(self, word: Token) -> None:
        """Take ``;``, or ``kind, name;``"""
        stream, pos = self.stream, self.stream.pos(word)
        kind, name = Expr("'I'", pos, ()), Expr(f'"{self.hook}"', pos, ())
        if not stream.at(";", "}"):
            kind = read_expr(stream, (",", ";"), "of 'track'")
            if stream.take(","):
                name = read_expr(stream, (";",), "of 'track'")
        stream.semicolon("'track'")
        self.found.track = Track(kind, name, pos)

    READERS: Dict[str, Callable[["_Reader", Token], None]] = {
        "level": _level, "severity": _severity, "context": _context, "default": _default,
        "verdict": _verdict, "slots": _slots, "limit": _limit, "reentry": _reentry,
        "when": _when, "on": _on, "if": _if, "trace": _trace, "track": _track,
    }


def _integer(text: str) -> Optional[int]:
    """The value of a C integer without a suffix."""
    if not _INTEGER.match(text) or len(text) > 20:
        return None
    if text[:2] in ("0x", "0X"):
        return int(text, 16)
    try:
        return int(text, 8 if text[0] == "0" else 10)
    except ValueError:
        return None

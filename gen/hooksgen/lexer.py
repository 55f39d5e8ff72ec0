# SPDX-License-Identifier: GPL-2.0-only
"""Bytes to tokens: comments go, documentation comments are kept beside the tokens."""

from __future__ import annotations

import re
from typing import Callable, Dict, List, NamedTuple

from . import messages as M
from .diag import Diagnostics
from .source import CHAR, DOC, EOF, IDENT, NUMBER, PUNCT, STRING, Pos, Source, Token

_TOKEN = re.compile(r"""
    [ \t\r\n\f\v]* (?:
    (?P<word>     [^\W\d]\w* )
  | (?P<punct>    \.\.\. | -> | \+\+ | -- | <<=? | >>=? | && | \|\| | [-+*/%&|^=!<>]=
                | [-+*%&|^=!<>~?:;,(){}\[\]] | \.(?![0-9]) | /(?![/*]) )
  | (?P<line>     //[^\n]* )
  | (?P<comment>  /\*.*?\*/ )
  | (?P<number>   \.?[0-9](?:[eEpP][+-]|\w|\.)* )
  | (?P<string>   "[^"\\\n]*(?:\\[^\n][^"\\\n]*)*" )
  | (?P<char>     '[^'\\\n]*(?:\\[^\n][^'\\\n]*)*' )
  | (?P<comment_open> /\*.* )
  | (?P<string_open>  "[^\n]* )
  | (?P<char_open>    '[^\n]* )
  | (?P<directive>    \#[^\n]* )
  | (?P<stray>        [^ \t\r\n\f\v] ) )
    """, re.VERBOSE | re.DOTALL)

_NAMED = {"word": IDENT, "punct": PUNCT, "number": NUMBER, "string": STRING, "char": CHAR}
# The kind of token that each group of the expression makes; "" if none.
_KINDS = [""] + [_NAMED.get(name, "") for name in sorted(_TOKEN.groupindex,
                                                         key=_TOKEN.groupindex.__getitem__)]
_SURROGATES = re.compile("[\udc80-\udcff]")
_UTF16 = (b"\xff\xfe", b"\xfe\xff")
_REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


LOOK_AHEAD = 2     # how far the parser looks beyond the present token


class Lexed(NamedTuple):
    """A file's tokens, with the end of file last, as often as the parser looks ahead.

    ``docs`` has the documentation comments by the token that they stand before;
    ``cut`` says that a comment without an end took the rest of the file.
    """

    source: Source
    tokens: List[Token]
    docs: Dict[int, Token]
    cut: bool


def decode(path: str, data: bytes, diag: Diagnostics) -> Source:
    """The text of a file; what is no text is an error."""
    if data.startswith(b"\xef\xbb\xbf"):
        data = data[3:]
    text = data.decode("utf-8", "surrogateescape")
    bad = _SURROGATES.search(text)
    if bad:
        clean = Source(path, _SURROGATES.sub(_REPLACEMENT, text))
        pos = Pos(clean, bad.start(), bad.start() + 1)
        if data.startswith(_UTF16):
            diag.report(M.UTF16, pos)
        else:
            diag.report(M.NOT_UTF8, pos, byte=ord(bad.group()) - 0xdc00)
        return clean
    source = Source(path, text)
    nul = text.find("\0")
    if nul >= 0:
        diag.report(M.NUL_BYTE, Pos(source, nul, nul + 1))
    return source


def lex(source: Source, diag: Diagnostics) -> Lexed:
    """Split a source into tokens; one that is no text has none."""
    if "\0" in source.text:
        return Lexed(source, [Token(EOF, "", 0, 0)] * (LOOK_AHEAD + 1), {}, True)
    tokens: List[Token] = []
    docs: Dict[int, Token] = {}
    cut = False
    ascii_only = source.text.isascii()
    new = tuple.__new__
    for match in _TOKEN.finditer(source.text):
        group = match.lastindex or 0
        text = match[group]
        start, end = match.span(group)
        kind = _KINDS[group]
        if kind:
            tokens.append(new(Token, (kind, text, start, end)))     # half the time of Token()
            if not ascii_only and kind == IDENT and not text.isascii():
                _stray_letter(source, text, start, diag)
        elif match.lastgroup == "comment":
            _comment(source, Token(DOC, text, start, end), docs, len(tokens), diag)
        elif match.lastgroup != "line":
            fault = match.lastgroup or ""
            _FAULTS[fault](source, text, start, diag)
            cut = fault == "comment_open"
            tokens.extend(_REPAIRS.get(fault, _no_tokens)(text, start))
    size = len(source.text)
    tokens += [Token(EOF, "", size, size)] * (LOOK_AHEAD + 1)
    return Lexed(source, tokens, docs, cut)


def _comment(source: Source, token: Token, docs: Dict[int, Token], index: int,
             diag: Diagnostics) -> None:
    """Keep a documentation comment for the declaration that it stands before."""
    text = token.text
    if not text.startswith("/**") or text.startswith(("/***", "/**/")):
        return
    former = docs.get(index)
    if former:
        diag.report(M.DOC_NOTHING, Pos(source, former.start, former.start + 3))
    docs[index] = token


def _stray_letter(source: Source, text: str, start: int, diag: Diagnostics) -> None:
    """A name with a letter that C does not have."""
    at, char = next((at, char) for at, char in enumerate(text) if not char.isascii())
    if char != _REPLACEMENT:
        diag.report(M.STRAY_LETTER, Pos(source, start + at, start + at + 1),
                    char=char, code=ord(char))


def _stray(source: Source, text: str, start: int, diag: Diagnostics) -> None:
    """A character that begins nothing."""
    if text == _REPLACEMENT:
        return
    code = f"U+{ord(text):04X}"
    char = code if not text.isprintable() else f"'{text}'" if text.isascii() else \
        f"'{text}' ({code})"
    diag.report(M.STRAY, Pos(source, start, start + 1), char=char)


def _directive(source: Source, text: str, start: int, diag: Diagnostics) -> None:
    """A line for a preprocessor that is not there."""
    word = re.match(r"#[ \t]*(\w*)", text)
    name = word.group(1) if word else ""
    hint = {"include": "; write 'include <path>;'",
            "if": "; a hook may have the attribute 'if CONFIG_NAME;'",
            "ifdef": "; a hook may have the attribute 'if CONFIG_NAME;'"}.get(name, "")
    diag.report(M.DIRECTIVE, Pos(source, start, start + len(name) + 1), hint=hint)


def _comment_open(source: Source, _text: str, start: int, diag: Diagnostics) -> None:
    diag.report(M.COMMENT_OPEN, Pos(source, start, start + 2))


def _string_open(source: Source, text: str, start: int, diag: Diagnostics) -> None:
    diag.report(M.STRING_OPEN, Pos(source, start, start + len(text.rstrip())))


def _char_open(source: Source, text: str, start: int, diag: Diagnostics) -> None:
    diag.report(M.CHAR_OPEN, Pos(source, start, start + len(text.rstrip())))


def _no_tokens(_text: str, _start: int) -> List[Token]:
    return []


def _open_literal(text: str, start: int) -> List[Token]:
    """A literal without its closing quote, and the ';' that it swallowed."""
    text = text.rstrip()
    if not text.endswith(";"):
        return [Token(STRING, text, start, start + len(text))]
    end = start + len(text)
    return [Token(STRING, text[:-1], start, end - 1), Token(PUNCT, ";", end - 1, end)]


_REPAIRS = {"string_open": _open_literal, "char_open": _open_literal}

_FAULTS: Dict[str, Callable[[Source, str, int, Diagnostics], None]] = {
    "comment_open": _comment_open, "string_open": _string_open, "char_open": _char_open,
    "directive": _directive, "stray": _stray,
}

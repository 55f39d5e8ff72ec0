# SPDX-License-Identifier: GPL-2.0-only
"""String literals: escapes, and adjacent ones joined."""

from __future__ import annotations

import re
from typing import Dict, List, Match, Sequence, Tuple

from . import messages as M
from .diag import Diagnostics
from .model import StringLit
from .source import Pos, Source, Token

_SIMPLE: Dict[str, str] = {
    "n": "\n", "t": "\t", "r": "\r", "a": "\a", "b": "\b", "f": "\f", "v": "\v",
    "e": "\x1b", "\\": "\\", '"': '"', "'": "'", "?": "?",
}
_ESCAPE = re.compile(r"\\(?:([0-7]{1,3})|x([0-9a-fA-F]+)|(.))", re.DOTALL)
_HEX_END = re.compile(r"(?<!\\)((?:\\\\)*)\\x([0-9a-fA-F]+)$")


def join(source: Source, tokens: Sequence[Token], diag: Diagnostics) -> StringLit:
    """Adjacent literals as one."""
    raws: List[str] = []
    values: List[str] = []
    pieces: List[Tuple[int, int]] = []
    length = 0
    for token in tokens:
        raw = token.text[1:-1]
        values.append(_value(source, token, raw, diag))
        if raws and raw[:1] and raw[0] in "0123456789abcdefABCDEF":
            before = raws[-1]
            raws[-1] = _HEX_END.sub(_as_octal, before)
            length += len(raws[-1]) - len(before)
        pieces.append((length, token.start + 1))
        raws.append(raw)
        length += len(raw)
    return StringLit("".join(raws), "".join(values),
                     Pos(source, tokens[0].start, tokens[-1].end), tuple(pieces))


def _as_octal(match: Match[str]) -> str:
    """A hexadecimal escape in octal, which cannot swallow what follows."""
    return f"{match.group(1)}\\{int(match.group(2), 16) & 0xff:03o}"


def _value(source: Source, token: Token, raw: str, diag: Diagnostics) -> str:
    """What a literal means; escapes that C does not know are errors."""
    if "\\" not in raw:
        return raw

    def one(match: Match[str]) -> str:
        octal, hexa, char = match.groups()
        at = token.start + 1 + match.start()
        pos = Pos(source, at, at + len(match.group()))
        if char is not None:
            if char not in _SIMPLE:
                diag.report(M.ESCAPE, pos, escape=match.group())
            return _SIMPLE.get(char, char)
        code = int(octal, 8) if octal else int(hexa, 16)
        if code == 0 or code > 0xff:
            diag.report(M.ESCAPE_VALUE, pos, escape=match.group())
        return chr(code & 0xff)

    return _ESCAPE.sub(one, raw)

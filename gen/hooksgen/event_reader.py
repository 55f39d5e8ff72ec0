# SPDX-License-Identifier: GPL-2.0-only
"""Arguments of a print format, as those evaluate them who have the format file only.

libtraceevent, and with it trace-cmd, KernelShark and perf, computes with 64 bits
without a sign, knows no '^', and moves the operators of what stands in brackets
on the right of another operator, as if there were none: a * (b + 1) becomes
a * b + 1. A cast in front of the bracket keeps it from that; and an order is
that of numbers with a sign if the same is added to both.
"""

from __future__ import annotations

from typing import Dict, List, Sequence, Set

from .model import Expr
from .source import IDENT, NUMBER, Token

WIDE = "(long long)"
BIAS = 1 << 63
_BINARY = frozenset("+ - * / % << >> < > <= >= == != & | && ||".split())
_ORDER = frozenset(("<", ">", "<=", ">="))
# What ends an operand of those: brackets, and operators that bind less.
_ENDS = frozenset("== != & | && || ? : ,".split()) | _ORDER


def is_cast(tokens: Sequence[Token], i: int) -> bool:
    """Whether the word is a type in brackets, with what it casts behind it."""
    if not 0 < i < len(tokens) - 2 or tokens[i - 1].text != "(" or tokens[i + 1].text != ")":
        return False
    after = tokens[i + 2]
    return after.kind in (IDENT, NUMBER) or after.text == "("


def render(value: Expr, names: Dict[str, str], signed: Set[str]) -> str:
    """An expression with other names for its variables; some of them have a sign."""
    tokens = value.tokens
    variables = {token.start for token in value.variables()}
    texts = [names.get(token.text, token.text) if token.start in variables else token.text
             for token in tokens]
    marked = [token.start in variables and token.text in signed for token in tokens]
    before = [WIDE if _is_right_group(tokens, i) else "" for i in range(len(tokens))]
    after = ["" for _ in tokens]
    for i, token in enumerate(tokens):
        if token.text in _ORDER:
            left, right = _left(tokens, i), _right(tokens, i)
            if any(marked[left:right + 1]):
                for first, last in ((left, i - 1), (i + 1, right)):
                    before[first] = f"{WIDE}({WIDE}({before[first]}"
                    after[last] += f") + {BIAS})"
    return _join(tokens, [head + text + tail for head, text, tail in zip(before, texts, after)])


def _join(tokens: Sequence[Token], texts: List[str]) -> str:
    """The texts, with blanks where the specification has any."""
    parts: List[str] = []
    for i, text in enumerate(texts):
        if i and tokens[i].start > tokens[i - 1].end:
            parts.append(" ")
        parts.append(text)
    return "".join(parts)


def _is_right_group(tokens: Sequence[Token], i: int) -> bool:
    """Whether a bracket begins here that groups, on the right of an operator."""
    if tokens[i].text != "(" or not i or tokens[i - 1].text not in _BINARY:
        return False
    return not (i + 1 < len(tokens) and is_cast(tokens, i + 1))


def _left(tokens: Sequence[Token], at: int) -> int:
    """Where the operand on the left of an operator begins."""
    depth = 0
    while at > 0:
        text = tokens[at - 1].text
        depth += (text in (")", "]")) - (text in ("(", "["))
        if depth < 0 or not depth and text in _ENDS:
            break
        at -= 1
    return at


def _right(tokens: Sequence[Token], at: int) -> int:
    """Where the operand on the right of an operator ends."""
    depth = 0
    while at + 1 < len(tokens):
        text = tokens[at + 1].text
        depth += (text in ("(", "[")) - (text in (")", "]"))
        if depth < 0 or not depth and text in _ENDS:
            break
        at += 1
    return at

# SPDX-License-Identifier: GPL-2.0-only
"""The condition of a hook: CONFIG names with !, &&, || and brackets."""

from __future__ import annotations

from typing import List

from . import messages as M
from .model import All, Any, CondNode, Condition, Config, Not
from .source import IDENT
from .stream import MAX_NESTING, Stream

PREFIX = "CONFIG_"


def read_condition(stream: Stream) -> Condition:
    """Take a condition up to its ';', which stays."""
    first = stream.index
    tree = _any(stream, 0)
    if not stream.at(";", "}") and not stream.at_end() and not stream.on_new_line():
        raise stream.unexpected("'&&', '||' or ';' after the condition")
    tokens = stream.tokens[first:stream.index]
    pos = stream.pos(tokens[0]).to(stream.pos(tokens[-1]))
    return Condition(" ".join(token.text for token in tokens).replace("( ", "(")
                     .replace(" )", ")").replace("! ", "!"), tree, pos)


def _any(stream: Stream, depth: int) -> CondNode:
    """``a || b``"""
    operands: List[CondNode] = [_all(stream, depth)]
    while stream.take("||"):
        operands.append(_all(stream, depth))
    return operands[0] if len(operands) == 1 else Any(tuple(operands))


def _all(stream: Stream, depth: int) -> CondNode:
    """``a && b``"""
    operands: List[CondNode] = [_one(stream, depth)]
    while stream.take("&&"):
        operands.append(_one(stream, depth))
    return operands[0] if len(operands) == 1 else All(tuple(operands))


def _one(stream: Stream, depth: int) -> CondNode:
    """``!a``, ``(a)`` or a name."""
    if depth > MAX_NESTING:
        raise stream.fail(M.NESTING, stream.pos(stream.cur), limit=MAX_NESTING)
    if stream.take("!"):
        return Not(_one(stream, depth + 1))
    if stream.at("("):
        opener = stream.advance()
        inner = _any(stream, depth + 1)
        stream.expect_close(")", opener, "in the condition")
        return inner
    if stream.cur.kind != IDENT:
        raise stream.unexpected("a CONFIG name")
    token = stream.advance()
    if not token.text.startswith(PREFIX) or token.text == PREFIX:
        raise stream.fail(M.NOT_CONFIG, stream.pos(token), name=token.text,
                          hint=_hint(token.text))
    return Config(token.text, stream.pos(token))


def _hint(name: str) -> str:
    """What was meant by something that is no CONFIG name."""
    if name in ("defined", "IS_ENABLED", "IS_BUILTIN", "IS_MODULE", "IS_REACHABLE"):
        return "; write the CONFIG name alone"
    return "" if name == PREFIX else f"; did you mean '{PREFIX}{name.upper()}'?"

# SPDX-License-Identifier: GPL-2.0-only
"""Arguments of print: what libtraceevent can evaluate, and what comes out of it."""

from __future__ import annotations

from typing import Dict, List, NamedTuple, Optional, Sequence, Set, Tuple

from . import messages as M
from .decl import BASIC_WORDS, QUALIFIERS
from .diag import Diagnostics, Message
from .model import (ARRAY, BITMASK, CHARS, FIXED, FLAGS, SCALAR, SYMBOL, TAGGED, TEXT, USER_TEXT,
                    Expr, Field, Hook, TraceBlock)
from .names import KEYWORDS, TYPES
from .source import CHAR, IDENT, NUMBER, STRING, Pos, Token
from .suggest import did_you_mean

KIND_NAMES: Dict[str, str] = {
    TEXT: "a string", USER_TEXT: "a string", CHARS: "a string", SYMBOL: "a symbol",
    FLAGS: "a set of flags", FIXED: "an array", ARRAY: "an array", BITMASK: "a bitmask",
}
TYPE_WORDS = BASIC_WORDS | frozenset(QUALIFIERS) | TYPES
REFUSED_SIGNS = ("{", "}", ";", "...")


class Value(NamedTuple):
    """What an argument may come to: a string literal, a field as it is, or a number."""

    is_string: bool
    field: Optional[Field]


def evaluate(arg: Expr, fields: Dict[str, Field]) -> List[Value]:
    """Everything that an argument may come to; more than one value by ``?:``."""
    if len(arg.tokens) == 1:
        return [_value(arg.tokens, fields)]
    return [_value(leaf, fields) for leaf in _leaves(list(arg.tokens))]


def _value(leaf: Sequence[Token], fields: Dict[str, Field]) -> Value:
    """What a part without ``?:`` comes to."""
    if leaf and all(token.kind == STRING for token in leaf):
        return Value(True, None)
    field = fields.get(leaf[0].text) if len(leaf) == 1 else None
    return Value(False, field)


def _leaves(tokens: List[Token]) -> List[List[Token]]:
    """The parts that ``?:`` chooses from; the whole, where there is none."""
    if not any(token.text in ("?", "(") for token in tokens):
        return [tokens]
    found: List[List[Token]] = []
    work = [tokens]
    while work:
        part = _unwrap(work.pop())
        pieces = _split(part)
        if len(pieces) > 1:
            work.extend(reversed(pieces))
        else:
            found.append(part)
    return found


def _split(tokens: List[Token]) -> List[List[Token]]:
    """The parts between ``?`` and ``:`` outside brackets, without the conditions."""
    pieces: List[List[Token]] = [[]]
    depth = 0
    for token in tokens:
        depth += (token.text in ("(", "[")) - (token.text in (")", "]"))
        if depth == 0 and token.text == "?":
            pieces[-1] = []
        elif depth == 0 and token.text == ":":
            pieces.append([])
        else:
            pieces[-1].append(token)
    return pieces


def _unwrap(tokens: List[Token]) -> List[Token]:
    """The tokens without brackets around all of them."""
    first, last = 0, len(tokens)
    while last - first > 2 and tokens[first].text == "(" and \
            _closes(tokens, first, last) == last - 1:
        first, last = first + 1, last - 1
    return tokens[first:last]


def _closes(tokens: List[Token], first: int, last: int) -> int:
    """Where the bracket that opens at first is closed."""
    depth = 0
    for at in range(first, last):
        depth += (tokens[at].text == "(") - (tokens[at].text == ")")
        if depth == 0:
            return at
    return last


def check_argument(hook: Hook, block: TraceBlock, fields: Dict[str, Field], arg: Expr,
                   diag: Diagnostics) -> bool:
    """Check that an argument names fields and constants only; False if it does not."""
    if len(arg.tokens) == 1 and arg.tokens[0].text in fields:
        return True
    return _Argument(hook, block, fields, arg, diag).check()


class _Argument:
    """One argument of print."""

    def __init__(self, hook: Hook, block: TraceBlock, fields: Dict[str, Field], arg: Expr,
                 diag: Diagnostics) -> None:
        self.hook = hook
        self.block = block
        self.fields = fields
        self.arg = arg
        self.diag = diag
        self.tokens: Tuple[Token, ...] = arg.tokens

    def check(self) -> bool:
        """Look at each token; the first that cannot be is reported."""
        whole = {id(leaf[0]) for leaf in _leaves(list(self.tokens)) if len(leaf) == 1}
        at = 0
        while at < len(self.tokens):
            skip = self._cast(at)
            if not skip and not self._token(at, whole):
                return False
            at += skip or 1
        return True

    def _token(self, at: int, whole: Set[int]) -> bool:
        """Check one token; False if it has been reported."""
        token = self.tokens[at]
        if token.kind == IDENT:
            return self._word(at, id(token) in whole)
        if token.kind in (NUMBER, CHAR, STRING):
            return True
        return self._sign(at)

    def _report(self, message: Message, at: int, **args: object) -> bool:
        token = self.tokens[at]
        pos = Pos(self.arg.pos.source, token.start, token.end)
        self.diag.report(message, pos, **args)
        return False

    def _text(self, at: int) -> str:
        return self.tokens[at].text if 0 <= at < len(self.tokens) else ""

    def _word(self, at: int, whole: bool) -> bool:
        """Check a name."""
        name, then = self._text(at), self._text(at + 1)
        field = self.fields.get(name)
        if then in ("->", "."):
            return self._report(M.MEMBER, at + 1, sign=then)
        if field and then != "(":
            return self._field(at, field, whole)
        if name in KEYWORDS or name in TYPES:
            return self._report(M.PRINT_WORD, at, word=name)
        if then == "(":
            return self._report(M.CALL, at, name=name)
        if name.upper() == name:
            return True
        return self._unknown(at, name)

    def _field(self, at: int, field: Field, whole: bool) -> bool:
        """A field that is no number can be printed, and nothing else."""
        if field.kind == SCALAR or whole:
            return True
        if field.kind in (FIXED, ARRAY) and self._text(at + 1) == "[":
            return True
        return self._report(M.TEXT_OPERAND, at, name=field.name, kind=KIND_NAMES[field.kind])

    def _unknown(self, at: int, name: str) -> bool:
        """A name that is neither a field nor a constant."""
        kind = "a parameter" if self.hook.param(name) else \
            "a 'let'" if any(let.name == name for let in self.block.lets) else \
            "the verdict" if name == "verdict" and self.hook.decides else ""
        if kind:
            return self._report(M.NOT_RECORDED, at, name=name, kind=kind,
                                field=self._field_for(name))
        return self._report(M.UNKNOWN_NAME, at, name=name,
                            hint=did_you_mean(name, self.fields))

    def _field_for(self, name: str) -> str:
        """What the field begins with that records a parameter, a 'let' or the verdict."""
        types = {let.name: let.type for let in self.block.lets}
        types.update((param.name, param.type) for param in self.hook.params)
        if name not in types:
            return f"int {name}"
        return f"string {name}" if types[name].is_string else \
            types[name].unqualified().declare(name)

    def _sign(self, at: int) -> bool:
        """Check an operator."""
        sign = self._text(at)
        if sign in ("->", "."):
            return self._report(M.MEMBER, at, sign=sign)
        if sign in REFUSED_SIGNS:
            return self._report(M.PRINT_SIGN, at, sign=sign)
        if sign == "^":
            return self._report(M.PRINT_WORD, at, word=sign)
        if sign == "?" and self._text(at + 1) == ":":
            return self._report(M.ELVIS, at)
        if sign in ("*", "&") and not self._operand_before(at):
            return self._report(M.ADDRESS, at, sign=sign, name=self._text(at + 1))
        return True

    def _operand_before(self, at: int) -> bool:
        """Whether an operator has an operand on its left."""
        if at == 0:
            return False
        before = self.tokens[at - 1]
        return before.kind in (IDENT, NUMBER, CHAR, STRING) or before.text in (")", "]")

    def _cast(self, at: int) -> int:
        """How many tokens a cast has that begins here; 0 if none does."""
        if self._text(at) != "(" or at and self.tokens[at - 1].kind == IDENT:
            return 0
        end = at + 1
        while end < len(self.tokens) and self._is_type(end):
            end += 1
        if end == at + 1:
            return 0
        while self._text(end) == "*":
            end += 1
        if self._text(end) != ")" or end + 1 >= len(self.tokens):
            return 0
        then = self.tokens[end + 1]
        operand = then.kind in (IDENT, NUMBER, CHAR) or then.text in ("(", "-", "~", "!")
        return end + 1 - at if operand else 0

    def _is_type(self, at: int) -> bool:
        """Whether a token can be part of a type's name."""
        token = self.tokens[at]
        if token.kind != IDENT or token.text in self.fields:
            return False
        return token.text in TYPE_WORDS or token.text in TAGGED or \
            self._text(at - 1) in TAGGED or token.text.endswith("_t") or \
            token.text.startswith("__")

# SPDX-License-Identifier: GPL-2.0-only
"""C declarations: specifiers and declarators, as parameters and fields have them."""

from __future__ import annotations

from dataclasses import replace
from typing import Dict, List, NamedTuple, Optional, Tuple

from . import messages as M
from .ctype import (ADDRESS_SPACES, BOOL, FLOAT, INTEGER, TYPEDEF, VOID, Array, CType,
                    Derivation, Function, Pointer)
from .exprs import read_expr
from .model import TAGGED, Expr
from .source import IDENT, NUMBER, Pos, Token
from .stream import MAX_NESTING, Abandon, Stream

QUALIFIERS = ("const", "volatile")
RESTRICT = ("restrict", "__restrict", "__restrict__")
# What else may stand beside a qualifier; only the address spaces mean something here.
ANNOTATIONS = ADDRESS_SPACES + ("__kernel", "__force", "__nocast", "__private", "__bitwise",
                                "__maybe_unused", "__always_unused", "__refdata")
STORAGE = ("register", "static", "extern", "auto", "typedef", "inline", "_Thread_local",
           "__thread", "__inline", "__inline__")
TYPEOF = ("typeof", "__typeof__", "__typeof")
SPELT_OTHERWISE = {"_Bool": "bool", "__signed__": "signed", "__const": "const",
                   "__volatile__": "volatile"}
_UNSIZED = {
    "a parameter": "write '*' for a pointer, or the length",
    "a field": "write the length, or a 'string' field for text",
    "an array": "write how many elements there are",
}
MAX_PARTS = 12     # of a declarator: nobody reads more


def _words() -> Dict[Tuple[str, ...], Tuple[str, str]]:
    """Every spelling of a basic type, its words sorted, with the usual one."""
    table: Dict[Tuple[str, ...], Tuple[str, str]] = {
        ("void",): ("void", VOID), ("bool",): ("bool", BOOL),
        ("float",): ("float", FLOAT), ("double",): ("double", FLOAT),
        ("double", "long"): ("long double", FLOAT),
        ("char",): ("char", INTEGER),
        ("char", "signed"): ("signed char", INTEGER),
        ("char", "unsigned"): ("unsigned char", INTEGER),
        ("__int128",): ("__int128", INTEGER), ("__int128", "signed"): ("__int128", INTEGER),
        ("__int128", "unsigned"): ("unsigned __int128", INTEGER),
        ("signed",): ("int", INTEGER), ("unsigned",): ("unsigned int", INTEGER),
    }
    for size in ((), ("short",), ("long",), ("long", "long")):
        for sign in ((), ("signed",), ("unsigned",)):
            name = " ".join((sign if sign == ("unsigned",) else ()) + size)
            for end in (("int",),) if not size else ((), ("int",)):
                table[tuple(sorted(size + sign + end))] = \
                    (name if size else f"{name} int".strip(), INTEGER)
    return table


SPELLINGS = _words()
BASIC_WORDS = frozenset(word for words in SPELLINGS for word in words)


POINTER_WORDS = (*QUALIFIERS, *RESTRICT, *ANNOTATIONS, "__const", "__volatile__")
# Every word that means something before a declarator.
TYPE_WORDS = BASIC_WORDS.union(QUALIFIERS, ANNOTATIONS, STORAGE, TAGGED, TYPEOF, SPELT_OTHERWISE)


class Declaration(NamedTuple):
    """What was read: the type, the name if there is one, lengths of arrays in order."""

    type: CType
    name: Optional[Token]
    lengths: Tuple[Expr, ...]
    pos: Pos


class _Declarator(NamedTuple):
    """Derivations, the one nearest to the name first."""

    name: Optional[Token]
    steps: Tuple[Derivation, ...]


class _Specifiers:
    """Collects the words before a declarator."""

    def __init__(self, stream: Stream, what: str) -> None:
        self.stream = stream
        self.what = what
        self.first = stream.index
        self.basic: List[str] = []
        self.base: Optional[Tuple[str, str]] = None
        self.qualifiers: List[str] = []
        self.spaces: List[str] = []

    def read(self) -> CType:
        """Take all words that are part of the type."""
        while self.stream.cur.kind == IDENT and self._word(self.stream.cur):
            pass
        if self.basic:
            self._basic()
        if self.base is None:
            raise self._no_type()
        kept = (word for word in QUALIFIERS if word in self.qualifiers)
        spaces = (word for word in ADDRESS_SPACES if word in self.spaces)
        return CType(self.base[0], self.base[1], tuple(kept), tuple(spaces))

    def _word(self, token: Token) -> bool:
        """Take one word; False if it belongs to the declarator."""
        stream = self.stream
        word = SPELT_OTHERWISE.get(token.text, token.text)
        if word in QUALIFIERS:
            self.qualifiers.append(word)
        elif word in ANNOTATIONS:
            self.spaces.append(word)
        elif word in STORAGE:
            raise stream.fail(M.STORAGE_CLASS, stream.pos(token), word=word, what=self.what)
        elif word in BASIC_WORDS and self.base is None and not self._names_bool(word):
            self.basic.append(word)
        elif self.basic or self.base:
            return False
        elif word in TAGGED:
            return self._tagged()
        elif word in TYPEOF and stream.peek().text == "(":
            return self._typeof()
        else:
            self.base = (word, TYPEDEF)
        stream.advance()
        return True

    def _names_bool(self, word: str) -> bool:
        """Whether ``bool`` is the name of what is declared: ``int bool,``"""
        return word == "bool" and bool(self.basic) and \
            self.stream.peek().text in (",", ")", "[", "=")

    def _tagged(self) -> bool:
        """Take ``struct name``."""
        stream = self.stream
        kind = stream.advance().text
        tag = stream.advance() if stream.cur.kind == IDENT else None
        if stream.at("{"):
            raise stream.fail(M.STRUCT_BODY, stream.pos(stream.cur), kind=kind)
        if tag is None:
            raise stream.unexpected(f"the name of the {kind}")
        self.base = (f"{kind} {tag.text}", kind)
        return True

    def _typeof(self) -> bool:
        """Take ``typeof(expression)``."""
        stream = self.stream
        word = stream.advance()
        opener = stream.advance()
        inside = read_expr(stream, (")",), f"in '{word.text}'", opener)
        stream.advance()
        self.base = (f"typeof({inside.flat})", TYPEDEF)
        return True

    def _basic(self) -> None:
        """Find the usual spelling."""
        self.base = SPELLINGS.get(tuple(sorted(self.basic)))
        if self.base is None:
            tokens = self.stream.tokens[self.first:self.stream.index]
            pos = self.stream.pos(tokens[0]).to(self.stream.pos(tokens[-1]))
            raise self.stream.fail(M.NOT_A_TYPE, pos, words=" ".join(self.basic))

    def _no_type(self) -> Abandon:
        """There is no type at all."""
        return self.stream.unexpected(f"the type of {self.what}")


def _plain(stream: Stream) -> Optional[Declaration]:
    """Take ``word name``, which most declarations are; anything else is left."""
    word, name, then = stream.cur, stream.peek(), stream.peek(2)
    if then.text not in (",", ")", "=") or word.kind != IDENT or name.kind != IDENT or \
            name.text in TYPE_WORDS:
        return None
    basic = SPELLINGS.get((word.text,))
    if basic is None and word.text in TYPE_WORDS:
        return None
    stream.index += 2
    ctype = CType(*basic) if basic else CType(word.text, TYPEDEF)
    return Declaration(ctype, name, (), Pos(stream.source, word.start, name.end))


def read_declaration(stream: Stream, what: str, named: bool = True) -> Declaration:
    """Take a declaration; ``what`` names it in messages: "a parameter"."""
    plain = _plain(stream)
    if plain:
        return plain
    first = stream.index
    base = _Specifiers(stream, what).read()
    reader = _DeclaratorReader(stream, what)
    found = reader.read(0, named)
    pos = stream.pos(stream.tokens[first]).to(stream.pos(stream.tokens[stream.index - 1]))
    if named and found.name is None:
        if stream.cur.kind == NUMBER:
            stream.name(what)
        if stream.index == first + 1 and base.kind == TYPEDEF:
            raise stream.fail(M.ALONE, pos, name=base.base, what=what,
                              form=": 'type name = ...;'" if what == "a field" else "")
        named_so = replace(base, derivations=found.steps).declare("name")
        raise stream.fail(M.NO_NAME, pos, what=what,
                          form="" if named_so == "void name" else f"; write '{named_so}'")
    if found.steps:
        _check_steps(stream, found.steps, pos)
        base = replace(base, derivations=found.steps)
    return Declaration(base, found.name, tuple(reader.lengths), pos)


def _check_steps(stream: Stream, steps: Tuple[Derivation, ...], pos: Pos) -> None:
    """Refuse functions that return arrays, arrays of functions, and their like."""
    if len(steps) > MAX_PARTS:
        raise stream.fail(M.DECLARATOR_LONG, pos, limit=MAX_PARTS)
    for step, then in zip(steps, steps[1:]):
        if isinstance(step, Function) and not isinstance(then, Pointer) or \
                isinstance(step, Array) and isinstance(then, Function):
            raise stream.fail(M.IMPOSSIBLE_TYPE, pos)


class _DeclaratorReader:
    """Reads pointers, names, brackets."""

    def __init__(self, stream: Stream, what: str) -> None:
        self.stream = stream
        self.what = what
        self.lengths: List[Expr] = []

    def read(self, depth: int, named: bool) -> _Declarator:
        """Take a declarator, with a name or, where it may be, without."""
        stream = self.stream
        if depth > MAX_NESTING:
            raise stream.fail(M.NESTING, stream.pos(stream.cur), limit=MAX_NESTING)
        pointers: List[Derivation] = []
        while stream.take("*"):
            pointers.append(self._pointer())
        inner = self._direct(depth, named)
        steps = list(inner.steps)
        while stream.at("[", "("):
            steps.append(self._array() if stream.at("[") else self._function(depth))
        return _Declarator(inner.name, tuple(steps + pointers[::-1]))

    def _pointer(self) -> Pointer:
        """Take what qualifies a pointer."""
        words: List[str] = []
        while self.stream.at(*POINTER_WORDS):
            word = self.stream.advance().text
            words.append("restrict" if word in RESTRICT else SPELT_OTHERWISE.get(word, word))
        kept = QUALIFIERS + RESTRICT[:1] + ADDRESS_SPACES
        return Pointer(tuple(word for word in kept if word in words))

    def _direct(self, depth: int, named: bool) -> _Declarator:
        """Take a name, or a declarator in brackets, or nothing."""
        stream = self.stream
        if stream.cur.kind == IDENT:
            return _Declarator(stream.name(self.what), ())
        if stream.at("(") and self._is_nested(named):
            opener = stream.advance()
            inner = self.read(depth + 1, named)
            stream.expect_close(")", opener, "in the declaration")
            return inner
        return _Declarator(None, ())

    def _is_nested(self, named: bool) -> bool:
        """Whether a bracket holds a declarator, and not a list of parameters."""
        token = self.stream.peek()
        if token.text in ("*", "(", "["):
            return True
        return named and token.kind == IDENT and self.stream.peek(2).text in (")", "[", "(")

    def _array(self) -> Array:
        """Take ``[length]``."""
        stream = self.stream
        opener = stream.advance()
        while stream.at("static", *QUALIFIERS, *RESTRICT):
            stream.advance()
        if stream.at("]") or stream.at("*") and stream.peek().text == "]":
            star = stream.take("*")
            close = stream.advance()
            pos = stream.pos(opener).to(stream.pos(close))
            raise stream.fail(M.VLA_STAR, pos) if star else \
                stream.fail(M.UNSIZED, pos, hint=_UNSIZED.get(self.what, _UNSIZED["a parameter"]))
        length = read_expr(stream, ("]",), "in the brackets", opener)
        stream.advance()
        self.lengths.append(length)
        return Array(length.flat)

    def _function(self, depth: int) -> Function:
        """Take the parameters of a function."""
        stream = self.stream
        opener = stream.advance()
        if stream.at("void") and stream.peek().text == ")":
            stream.advance()
        params: List[CType] = []
        variadic = False
        while not stream.at(")"):
            if stream.take("..."):
                variadic = True
                break
            params.append(self._inner_param(depth))
            if not stream.take(","):
                break
        stream.expect_close(")", opener, "after the function's parameters")
        return Function(tuple(params), variadic)

    def _inner_param(self, depth: int) -> CType:
        """Take a parameter of a function that is a parameter."""
        base = _Specifiers(self.stream, "a parameter").read()
        found = _DeclaratorReader(self.stream, "a parameter").read(depth + 1, False)
        steps = found.steps
        if steps and isinstance(steps[0], Array):
            steps = (Pointer(), *steps[1:])
        elif steps and isinstance(steps[0], Function):
            steps = (Pointer(), *steps)
        return replace(base, derivations=steps).unqualified()

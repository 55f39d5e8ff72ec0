# SPDX-License-Identifier: GPL-2.0-only
"""What a specification says, resolved: the emitters read this and nothing else.

Every node knows its place (``pos``), with ``pos.path``, ``pos.line`` and
``pos.col``; that of a declaration is the place of its name.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import Callable, Dict, List, Optional, Set, Tuple, Union

from .ctype import CType
from .source import IDENT, Pos, Token

# What Hook.returns, level, severity, context, verdict and reentry may be.
RETURNS = ("int", "void")
LEVELS = ("core", "detail")
SEVERITIES = ("warning", "info", "debug")
CONTEXTS = ("atomic", "sleepable")
VERDICTS = ("errno", "any")
REENTRIES = ("bounded", "never", "free")

TAGGED = ("struct", "union", "enum")

# What Field.kind may be.
SCALAR = "scalar"      # ctype name = e;
CHARS = "chars"        # char name[N] = e;          text, copied, bounded by N
FIXED = "fixed"        # ctype name[N] = e;         N elements, copied
TEXT = "string"        # string name = e;
USER_TEXT = "ustring"  # ustring name = e;
ARRAY = "array"        # array ctype name[n] = e;   n elements, copied
SYMBOL = "symbol"      # symbol ctype name = e { A = "a" };
FLAGS = "flags"        # flags ctype name = e { A = "a" };
BITMASK = "bitmask"    # bitmask name[n] = e;       n bits
FIELD_KINDS = (SCALAR, CHARS, FIXED, TEXT, USER_TEXT, ARRAY, SYMBOL, FLAGS, BITMASK)


@dataclass(frozen=True)
class Name:
    """An identifier that something refers to."""

    text: str
    pos: Pos


@dataclass(frozen=True)
class Expr:
    """A C expression, as it was written.

    ``text`` has the line breaks of the specification, and comments taken out;
    it goes under a ``#line`` of ``pos``.
    """

    text: str
    pos: Pos
    tokens: Tuple[Token, ...]

    @cached_property
    def flat(self) -> str:
        """The expression on one line."""
        return self.rename({}) if self.tokens else self.text

    def rename(self, names: Dict[str, str]) -> str:
        """The expression on one line, with the variables of the map replaced."""
        parts: List[str] = []
        last_end = self.pos.start
        variables = {token.start for token in self.variables()}
        for token in self.tokens:
            if token.start > last_end:
                parts.append(" ")
            renamed = token.start in variables and token.text in names
            parts.append(names[token.text] if renamed else token.text)
            last_end = token.end
        return "".join(parts)

    def variables(self) -> Tuple[Token, ...]:
        """The identifiers that can be variables: no member and no tag is among them."""
        return tuple(token for at, token in enumerate(self.tokens)
                     if token.kind == IDENT and not self._is_member(at))

    def _is_member(self, at: int) -> bool:
        """Whether an identifier is a member or a tag: ``a.m``, ``offsetof(struct t, m)``."""
        tokens = self.tokens
        before = tokens[at - 1].text if at else ""
        if before == ",":
            return at > 2 and tokens[at - 3].text in TAGGED
        return before in (".", "->") or before in TAGGED

    def names(self) -> Set[str]:
        """The words of the variables."""
        return {token.text for token in self.variables()}


@dataclass(frozen=True)
class StringLit:
    """Adjacent string literals, joined.

    ``raw`` is what stands between the quotes in C, escapes as written;
    ``value`` what it means.
    """

    raw: str
    value: str
    pos: Pos
    pieces: Tuple[Tuple[int, int], ...]    # offsets in raw, and of the same in the source

    def place(self, start: int, end: int) -> Pos:
        """The place of a part of raw."""
        first = self.pieces[bisect_right(self.pieces, (start, self.pos.end)) - 1]
        at = first[1] + start - first[0]
        return Pos(self.pos.source, at, at + end - start)

    @property
    def c_text(self) -> str:
        """The literal, with its quotes."""
        return f'"{self.raw}"'


@dataclass(frozen=True)
class DocParam:
    """``@name: text`` in a documentation comment."""

    name: str
    text: str
    pos: Pos


@dataclass(frozen=True)
class Doc:
    """A documentation comment, without its stars.

    ``text`` is all of it; ``summary`` its first paragraph, on one line; ``body``
    the paragraphs after that, without the annotations; ``returns`` the text
    after ``Return:``.
    """

    text: str
    summary: str
    body: str
    params: Tuple[DocParam, ...]
    returns: str
    pos: Pos

    def param(self, name: str) -> str:
        """What is said about a parameter, or nothing."""
        return next((param.text for param in self.params if param.name == name), "")


@dataclass(frozen=True)
class Param:
    """A hook's parameter."""

    name: str
    type: CType
    out: bool
    pos: Pos
    lengths: Tuple[Expr, ...] = ()     # what stands in an array's brackets, in order

    @cached_property
    def decl(self) -> str:
        """The declaration: ``const char *name``."""
        return self.type.declare(self.name)

    def declare(self, name: str = "") -> str:
        """The declaration with another name, or with none."""
        return self.type.declare(name)

    @property
    def type_text(self) -> str:
        """The abstract type: ``const char *``."""
        return self.type.text

    @property
    def is_pointer(self) -> bool:
        """Whether it is a pointer; an array is not."""
        return self.type.is_pointer

    @property
    def is_array(self) -> bool:
        """Whether it has a length in the text; ``type.dims`` has it."""
        return self.type.is_array

    @property
    def is_function_pointer(self) -> bool:
        """Whether it points to a function."""
        return self.type.is_function_pointer

    @property
    def address_space(self) -> Optional[str]:
        """``__user``, ``__rcu``, ``__percpu``, ``__iomem`` or None."""
        return self.type.address_space


@dataclass(frozen=True)
class TableEntry:
    """A row of a symbol's or a flags' table."""

    value: Expr
    text: StringLit
    pos: Pos


@dataclass(frozen=True)
class Let:
    """``let type name = value;``: a local for the fields below it."""

    name: str
    type: CType
    value: Expr
    pos: Pos


@dataclass(frozen=True)
class Field:
    """A field of the record.

    ``type`` is the element's for chars, fixed and array, and None for string,
    ustring and bitmask; ``length`` is what stands in the brackets, where there
    are any; ``table`` is empty but for symbol and flags.
    """

    kind: str
    name: str
    type: Optional[CType]
    length: Optional[Expr]
    value: Expr
    table: Tuple[TableEntry, ...]
    pos: Pos


@dataclass(frozen=True)
class Conversion:
    """A conversion of a print format; each takes one argument.

    ``%-8.3llx`` has the flags ``-``, the width ``8``, the precision ``3``, the
    length ``ll`` and the conversion ``x``; ``%pI4`` the conversion ``p`` and
    the extension ``I4``. Of a bitmask or an array, ``%*pbl`` and ``%*ph`` have
    the width ``*``, which the field itself supplies: no argument is spent on it.
    """

    text: str
    flags: str
    width: str
    precision: str
    length: str
    conversion: str
    extension: str
    at: int            # where it starts in Print.format.raw
    pos: Pos


@dataclass(frozen=True)
class Print:
    """``print "format", args;``: conversions and arguments go in pairs."""

    format: StringLit
    conversions: Tuple[Conversion, ...]
    args: Tuple[Expr, ...]
    pos: Pos


@dataclass(frozen=True)
class TraceNone:
    """``trace none;``"""

    pos: Pos


@dataclass(frozen=True)
class TraceBlock:
    """``trace { ... }``; print is None where the format is derived."""

    items: Tuple[Union[Let, Field], ...]
    print: Optional[Print]
    pos: Pos

    @property
    def fields(self) -> Tuple[Field, ...]:
        """The fields alone."""
        return tuple(item for item in self.items if isinstance(item, Field))

    @property
    def lets(self) -> Tuple[Let, ...]:
        """The locals alone."""
        return tuple(item for item in self.items if isinstance(item, Let))


@dataclass(frozen=True)
class Track:
    """``track kind, name;``: what shows the event as a track in Perfetto.

    ``kind`` is 'B' where a slice begins, 'E' where it ends, 'I' for an instant.
    """

    kind: Expr
    name: Expr
    pos: Pos


@dataclass(frozen=True)
class Config:
    """A CONFIG name in a condition."""

    name: str
    pos: Pos


@dataclass(frozen=True)
class Not:
    """``!operand``"""

    operand: "CondNode"


@dataclass(frozen=True)
class All:
    """``a && b && c``"""

    operands: Tuple["CondNode", ...]


@dataclass(frozen=True)
class Any:
    """``a || b || c``"""

    operands: Tuple["CondNode", ...]


CondNode = Union[Config, Not, All, Any]


@dataclass(frozen=True)
class Condition:
    """``if expression;``: the text on one line, and what it says."""

    text: str
    tree: CondNode
    pos: Pos

    def render(self, config: Callable[[str], str]) -> str:
        """The condition in C, each CONFIG name by way of the function."""
        return _render(self.tree, config, False)


def _render(node: CondNode, config: Callable[[str], str], tight: bool) -> str:
    """One node; tight says that an operator stands beside it."""
    if isinstance(node, Config):
        return config(node.name)
    if isinstance(node, Not):
        return "!" + _render(node.operand, config, True)
    sign = " && " if isinstance(node, All) else " || "
    text = sign.join(_render(operand, config, True) for operand in node.operands)
    return f"({text})" if tight else text


@dataclass(frozen=True)
class Hook:
    """A hook; attributes that the specification leaves out have their defaults."""

    name: str
    pos: Pos
    returns: str
    params: Tuple[Param, ...]
    default: Expr
    doc: Optional[Doc] = None
    level: str = "core"
    severity: str = "info"
    context: str = "atomic"
    verdict: str = "errno"
    slots_decide: int = 2
    slots_observe: int = 4
    limit: int = 64
    reentry: str = "bounded"
    when: Optional[Expr] = None
    on_arm: Optional[Name] = None
    on_disarm: Optional[Name] = None
    condition: Optional[Condition] = None
    trace: Union[None, TraceNone, TraceBlock] = None     # None: derived
    track: Optional[Track] = None

    @property
    def fields(self) -> Tuple[Field, ...]:
        """The fields of its trace block; none where there is no block."""
        return self.trace.fields if isinstance(self.trace, TraceBlock) else ()

    @property
    def decides(self) -> bool:
        """Whether the hook has deciders and a verdict."""
        return self.returns == "int"

    def param(self, name: str) -> Optional[Param]:
        """The parameter of that name."""
        return next((param for param in self.params if param.name == name), None)

    def prototype(self) -> str:
        """The prototype's text: what the hash is made from, and messages show.

        Names are dropped, and so are qualifiers of the parameters themselves,
        which do not change the type of a function; ``out`` stays, since it
        changes what tracing handlers get.
        """
        parts = [("out " if param.out else "") + param.type.unqualified().text
                 for param in self.params]
        return f"{self.returns} ({', '.join(parts) or 'void'})"


@dataclass(frozen=True)
class Include:
    """``include <path>;``; private: for the generated source only."""

    path: str
    angled: bool
    private: bool
    pos: Pos

    @property
    def text(self) -> str:
        """The path in its brackets or quotes, as #include takes it."""
        return f"<{self.path}>" if self.angled else f'"{self.path}"'


@dataclass(frozen=True)
class Forward:
    """``struct name;`` or ``union name;``"""

    kind: str
    name: str
    pos: Pos


@dataclass(frozen=True)
class Facility:
    """A whole specification."""

    name: str
    pos: Pos
    title: Optional[StringLit]
    doc: Optional[Doc]
    includes: Tuple[Include, ...]
    forwards: Tuple[Forward, ...]
    hooks: Tuple[Hook, ...]
    path: str

    def tags(self) -> Tuple[Tuple[str, str], ...]:
        """Each struct and union that has to be declared forward, in order, once."""
        found: Dict[Tuple[str, str], None] = {}
        for forward in self.forwards:
            found[(forward.kind, forward.name)] = None
        for hook in self.hooks:
            for param in hook.params:
                found.update(dict.fromkeys(param.type.tags()))
        return tuple(tag for tag in found if tag[0] != "enum")

# SPDX-License-Identifier: GPL-2.0-only
"""The fields of a hook's trace event, given or derived, and how each is printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import List, Optional, Sequence, Tuple

from . import ctype, model
from .ctype import CType
from .source import Pos

VERDICT = "verdict"
INT = CType("int", ctype.INTEGER)
TRACK_FIELDS = ("track_event_type", "slice_name")
LOCATED = (model.TEXT, model.USER_TEXT, model.ARRAY, model.BITMASK)

# Typedefs that do not print as plain numbers: conversion, and the cast that it takes.
_TYPEDEF_PRINT = {
    "gfp_t": ("0x%llx", "unsigned long long"),
    "fmode_t": ("0x%llx", "unsigned long long"),
    "dma_addr_t": ("0x%llx", "unsigned long long"),
    "phys_addr_t": ("0x%llx", "unsigned long long"),
    "resource_size_t": ("0x%llx", "unsigned long long"),
    "umode_t": ("0%llo", "unsigned long long"),
    "sector_t": ("%llu", "unsigned long long"),
    "blkcnt_t": ("%llu", "unsigned long long"),
    "size_t": ("%llu", "unsigned long long"),
    "uintptr_t": ("0x%llx", "unsigned long long"),
}

# What readers need to know of a number that they take for unsigned: the bits, and whether there
# is a sign. Where the width depends on the machine there is none, or it is that of a long.
KNOWN_TYPES = {
    **dict.fromkeys(_TYPEDEF_PRINT, (64, False)),
    **dict.fromkeys(("unsigned long", "ulong", "pgoff_t", "dev_t", "ino_t", "uint", "uid_t",
                     "gid_t", "blk_opf_t", "__poll_t", "__be16", "__be32", "__be64", "__le16",
                     "__le32", "__le64", "__sum16", "__wsum"), (64, False)),
    **dict.fromkeys(("long", "loff_t", "ssize_t", "ptrdiff_t", "intptr_t", "off_t", "ktime_t",
                     "time64_t"), (64, True)),
    "pid_t": (32, True),
}

_LONG_PRINT = {"long": "%ld", "unsigned long": "%lu"}


@dataclass(frozen=True)
class Field:
    """A field as it stands in the record."""

    kind: str
    name: str
    element: Optional[CType]
    length: Optional[str]
    value: Optional[model.Expr]     # None: the parameter (or the verdict) of that name
    table: Tuple[model.TableEntry, ...]
    pos: Pos
    is_hidden: bool = False         # not printed where the format is derived

    @property
    def located(self) -> bool:
        """Whether it stands behind the record's fixed part."""
        return self.kind in LOCATED

    @property
    def is_copied(self) -> bool:
        """Whether more than a number is recorded."""
        return self.located or self.kind in (model.CHARS, model.FIXED)

    @property
    def is_pointer(self) -> bool:
        """Whether it records an address."""
        return self.kind == model.SCALAR and self.element is not None \
            and self.element.is_pointer

    @property
    def print_as(self) -> Tuple[str, str]:
        """The conversion by which it prints of itself, and the cast that it takes."""
        if self.kind != model.SCALAR or self.element is None:
            return "%s", ""
        return ("%p", "") if self.element.is_pointer else scalar_print(self.element)


def scalar_print(element: CType) -> Tuple[str, str]:
    """Conversion and cast for a scalar."""
    if element.kind in (ctype.BOOL, ctype.ENUM):
        return "%d", ""
    if element.base in _LONG_PRINT:
        return _LONG_PRINT[element.base], ""
    if element.size:
        bits, signed = element.size
        return ("%ll" if bits == 64 else "%") + ("d" if signed else "u"), ""
    return _TYPEDEF_PRINT.get(element.base, ("%lld", "long long"))


def _is_plain(element: CType) -> bool:
    return not element.derivations and element.kind in (
        ctype.INTEGER, ctype.BOOL, ctype.ENUM, ctype.TYPEDEF)


def _derived_array(param: model.Param) -> Optional[Field]:
    element = param.type.target
    if element is None or not _is_plain(element):
        return None
    element = element.unqualified()
    length = param.type.dims[0]
    if element.base == "char":
        return Field(model.CHARS, param.name, element, f"({length}) + 1", None, (), param.pos)
    return Field(model.FIXED, param.name, element, length, None, (), param.pos)


def _derived(param: model.Param) -> Optional[Field]:
    """The field of a parameter; a struct by value has none."""
    if param.type.is_string:
        return Field(model.TEXT, param.name, None, None, None, (), param.pos)
    if param.is_array:
        array = _derived_array(param)
        if array:
            return array
    if param.is_pointer or param.is_array:
        address = CType("void", ctype.VOID, ("const",), (), (ctype.Pointer(),))
        return Field(model.SCALAR, param.name, address, None, None, (), param.pos)
    if _is_plain(param.type):
        return Field(model.SCALAR, param.name, param.type.unqualified(), None, None, (), param.pos)
    return None


def _given(field: model.Field) -> Field:
    length = field.length.flat if field.length else None
    element = field.type.unqualified() if field.type else None
    return Field(field.kind, field.name, element, length, field.value, field.table, field.pos)


def fields(hook: model.Hook) -> Optional[List[Field]]:
    """The fields of the hook's event; None where it has no event."""
    if isinstance(hook.trace, model.TraceNone):
        return None
    if hook.trace is not None:
        return [*(_given(field) for field in hook.trace.fields), *_track(hook)]
    found = [field for field in map(_derived, hook.params) if field]
    if hook.decides:
        found.append(Field(model.SCALAR, VERDICT, INT, None, None, (), hook.pos))
    return [*found, *_track(hook)]


def _track(hook: model.Hook) -> List[Field]:
    """The fields by which Perfetto knows an event of a track."""
    if hook.track is None:
        return []
    kind, name = TRACK_FIELDS
    char = CType("char", ctype.INTEGER)
    return [Field(model.SCALAR, kind, char, None, hook.track.kind, (), hook.track.pos, True),
            Field(model.TEXT, name, None, None, hook.track.name, (), hook.track.pos, True)]


# Beside a pointer's name: what follows it, or computes another address from it; and what
# looks at it as a truth value.
_FOLLOWED_BY = ("->", "[", "+", "-")
_COMPUTED_BY = ("*", "+", "-")
_TESTED_BY = ("?", "&&", "||")
_COMPARED_BY = ("==", "!=")
_NO_POINTER = ("NULL", "0")


def _is_bare(value: model.Expr) -> bool:
    return len(value.tokens) == 1


def _at(texts: Sequence[str], i: int) -> str:
    """The token at a place; nothing outside of the expression."""
    return texts[i] if 0 <= i < len(texts) else ""


def _is_tested(texts: Sequence[str], name: str) -> bool:
    """Whether the expression looks itself whether the pointer is NULL."""
    for i, text in enumerate(texts):
        before, after = _at(texts, i - 1), _at(texts, i + 1)
        if text != name or before in (".", "->") or after in _FOLLOWED_BY:
            continue
        if after in _TESTED_BY or before == "!":
            return True
        if after in _COMPARED_BY and _at(texts, i + 2) in _NO_POINTER:
            return True
        if before in _COMPARED_BY and _at(texts, i - 2) in _NO_POINTER:
            return True
    return False


def _ahead(texts: Sequence[str], i: int) -> int:
    """The place before a name, its brackets, and the casts that stand before those."""
    i -= 1
    while True:
        if _at(texts, i) == "(":
            i -= 1
        elif _at(texts, i) == ")" and _at(texts, i - 1) == "*":
            depth = 1
            while depth and i > 0:
                i -= 1
                depth += (texts[i] == ")") - (texts[i] == "(")
            i -= 1
        else:
            return i


def _behind(texts: Sequence[str], i: int) -> int:
    """The place behind a name and its brackets."""
    i += 1
    while _at(texts, i) == ")":
        i += 1
    return i


def _is_followed(texts: Sequence[str], name: str) -> bool:
    """Whether the expression follows the pointer, computes with it, or hands it to a function."""
    depth_of_calls: List[bool] = []
    for i, text in enumerate(texts):
        before = _at(texts, i - 1)
        if text == "(":
            depth_of_calls.append(before.isidentifier() and before != "sizeof")
        elif text == ")" and depth_of_calls:
            depth_of_calls.pop()
        elif text == name and before not in (".", "->"):
            if (_at(texts, _behind(texts, i)) in _FOLLOWED_BY or any(depth_of_calls)
                    or _at(texts, _ahead(texts, i)) in _COMPUTED_BY):
                return True
    return False


def guard(value: model.Expr, pointers: List[str]) -> str:
    """What must hold before the expression is looked at; empty where nothing must.

    A hit with a NULL or an error pointer is recorded like any other: what
    follows such a pointer is recorded as 0.
    """
    if _is_bare(value):
        return ""
    texts = [token.text for token in value.tokens]
    checks = []
    for name in pointers:
        if _is_followed(texts, name):
            tested = _is_tested(texts, name)
            checks.append(f"!IS_ERR({name})" if tested else f"hook_valid({name})")
    return " && ".join(checks)

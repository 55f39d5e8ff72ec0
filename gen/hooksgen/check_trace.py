# SPDX-License-Identifier: GPL-2.0-only
"""Checks of expressions and of the trace block."""

from __future__ import annotations

from typing import Dict, Iterable, Optional, Set

from . import messages as M
from .check_names import check_name, check_unique
from .ctype import BOOL, ENUM, FLOAT, INTEGER, STRUCT, TYPEDEF, UNION, VOID, CType
from .diag import Diagnostics, note
from .event_fields import TRACK_FIELDS
from .model import (CHARS, FIXED, FLAGS, SCALAR, SYMBOL, TEXT, USER_TEXT, Expr, Field, Hook,
                    Let, TraceBlock, TraceNone)
from .names import reserved_field
from .source import CHAR, Pos, Token
from .suggest import did_you_mean

WIDE = ("__int128", "unsigned __int128")
VERDICT = "verdict"
TRACK_KINDS = ("'B'", "'E'", "'I'")


def check_constant(expr: Expr, what: str, params: Iterable[str], lets: Iterable[str],
                   diag: Diagnostics) -> None:
    """An expression that has to be constant names no parameter and no ``let``."""
    kinds = {**dict.fromkeys(lets, "'let'"), **dict.fromkeys(params, "parameter")}
    for token in expr.variables():
        if token.text in kinds:
            diag.report(M.NOT_CONSTANT, _pos(expr, token), name=token.text,
                        kind=kinds[token.text], what=what)


def check_when(hook: Hook, diag: Diagnostics) -> None:
    """``when`` sees the parameters only."""
    if hook.when is None:
        return
    block = hook.trace if isinstance(hook.trace, TraceBlock) else None
    scope = _Scope(hook, block, diag)
    for let in block.lets if block else ():
        if let.name in hook.when.names() - scope.visible:
            token = next(one for one in hook.when.variables() if one.text == let.name)
            diag.report(M.LET_WHEN, _pos(hook.when, token), note(M.LET_HERE, let.pos),
                        name=let.name)
            scope.visible.add(let.name)
    scope.check(hook.when)


def check_trace(hook: Hook, diag: Diagnostics) -> None:
    """Check what is recorded."""
    if isinstance(hook.trace, TraceBlock):
        _check_block(hook, hook.trace, diag)
    elif hook.trace is None:
        for param in hook.params:
            if reserved_field(param.name):
                diag.report(M.RESERVED_FIELD, param.pos, name=param.name)
            if param.type.is_record or _is_wide(param.type):
                diag.report(M.DERIVED, param.pos, type=param.type_text, name=param.name)


def check_track(hook: Hook, diag: Diagnostics) -> None:
    """Check what shows the event as a track; its fields are two more of the event's."""
    if hook.track is None:
        return
    block = hook.trace if isinstance(hook.trace, TraceBlock) else None
    scope = _Scope(hook, block, diag)
    scope.visible.update(scope.lets)
    for expr in (hook.track.kind, hook.track.name):
        scope.check(expr)
    kind = hook.track.kind
    if len(kind.tokens) == 1 and kind.tokens[0].kind == CHAR and kind.flat not in TRACK_KINDS:
        diag.report(M.TRACK_KIND, kind.pos, kind=kind.flat)
    if isinstance(hook.trace, TraceNone):
        diag.report(M.TRACK_NONE, hook.track.pos, note(M.TRACE_HERE, hook.trace.pos))
    taken = [(field.name, field.pos) for field in block.fields] if block else \
        [(param.name, param.pos) for param in hook.params] if hook.trace is None else []
    for name, pos in taken:
        if name in TRACK_FIELDS:
            diag.report(M.TRACK_FIELD, pos, note(M.TRACK_HERE, hook.track.pos), name=name)


def _check_block(hook: Hook, block: TraceBlock, diag: Diagnostics) -> None:
    """Check the locals and the fields, in their order."""
    check_unique([(param.name, param.pos) for param in hook.params] +
                 [(let.name, let.pos) for let in block.lets], "the name", diag)
    check_unique([(one.name, one.pos) for one in block.fields], "the field", diag)
    scope = _Scope(hook, block, diag)
    for item in block.items:
        scope.check(item.value)
        if isinstance(item, Let):
            check_name(item.name, item.pos, "let", diag, hook.decides)
            scope.visible.add(item.name)
        else:
            check_name(item.name, item.pos, "field", diag)
            _check_source(item, scope, diag)
            _check_length(item, scope, diag)
            _check_field(hook, item, diag)


class _Scope:
    """The names that an expression may use, and those that it may not."""

    def __init__(self, hook: Hook, block: Optional[TraceBlock], diag: Diagnostics) -> None:
        self.hook = hook
        self.diag = diag
        self.params = {param.name for param in hook.params}
        self.visible: Set[str] = set(self.params)
        self.lets: Dict[str, Let] = {}
        self.fields: Dict[str, Field] = {}
        if block:
            for let in block.lets:
                self.lets.setdefault(let.name, let)
            for field in block.fields:
                self.fields.setdefault(field.name, field)

    def check(self, expr: Expr) -> None:
        """Check each name of an expression once."""
        seen: Set[str] = set(self.visible)
        tokens = expr.tokens
        following = {token.start: then.text for token, then in zip(tokens, tokens[1:])}
        for token in expr.variables():
            if token.text in seen:
                continue
            seen.add(token.text)
            if following.get(token.start) != "(":
                self._name(expr, token)

    def type_of(self, expr: Expr) -> Optional[CType]:
        """The type of an expression that is a parameter's or a local's name; else None."""
        if len(expr.tokens) != 1:
            return None
        name = expr.tokens[0].text
        param, let = self.hook.param(name), self.lets.get(name)
        return param.type if param else let.type if let else None

    def _name(self, expr: Expr, token: Token) -> None:
        """Check a name that is not a parameter, and not an earlier ``let``."""
        name, pos = token.text, _pos(expr, token)
        if name in self.lets:
            self.diag.report(M.LET_LATE, pos, note(M.LET_HERE, self.lets[name].pos),
                             name=name)
        elif name == VERDICT:
            if not self.hook.decides:
                self.diag.report(M.NO_VERDICT, pos)
        elif name in self.fields:
            self.diag.report(M.FIELD_NAME, pos,
                             note(M.FIELD_HERE, self.fields[name].pos), name=name,
                             hint=did_you_mean(name, self.visible))


def _check_source(field: Field, scope: _Scope, diag: Diagnostics) -> None:
    """Check the type of what a field copies, where the text tells it."""
    source = scope.type_of(field.value)
    if source is None or field.kind in (SCALAR, SYMBOL, FLAGS):
        return
    pos, name = field.value.pos, field.value.flat
    if field.kind == USER_TEXT:
        if source.is_pointer and source.address_space is None:
            diag.report(M.USTRING_KERNEL, pos, name=name, field=field.name)
    elif source.address_space == "__user" and field.kind == TEXT:
        diag.report(M.STRING_USER, pos, name=name, field=field.name)
    elif source.address_space not in (None, "__rcu"):
        diag.report(M.COPY_SPACE, pos, name=name, space=source.address_space)
    elif field.kind == TEXT and _is_no_text(source):
        diag.report(M.STRING_TYPE, pos, name=name, type=source.text)


def _is_no_text(ctype: CType) -> bool:
    """Whether a type, as far as it can be told, does not point to characters."""
    target = ctype.target
    if target is None:
        return ctype.size is not None or ctype.kind in (BOOL, INTEGER, ENUM, STRUCT, UNION)
    if target.derivations:
        return True
    bits = 8 if target.kind in (VOID, TYPEDEF) else 0
    return (target.size or (bits, False))[0] != 8 or target.base == "bool"


def _check_length(field: Field, scope: _Scope, diag: Diagnostics) -> None:
    """Check what stands in the brackets of a field."""
    if field.length is None:
        return
    if field.kind in (CHARS, FIXED):
        what = f"the length of '{field.name}'"
        check_constant(field.length, what, scope.params, scope.lets, diag)
    else:
        scope.check(field.length)


def _check_field(hook: Hook, field: Field, diag: Diagnostics) -> None:
    """Check that what a field records can be recorded."""
    if field.kind == USER_TEXT and hook.context != "sleepable":
        diag.report(M.USTRING_ATOMIC, field.pos)
    if field.kind in (SYMBOL, FLAGS):
        _check_table(field, hook, diag)
    if field.type is not None and not _check_element(field, field.type, diag):
        return
    if field.kind == SCALAR and field.type is not None and field.type.is_char_pointer:
        diag.report(M.NOT_A_STRING, field.pos, name=field.name)


def _check_element(field: Field, ctype: CType, diag: Diagnostics) -> bool:
    """Check the type of a field, or of its elements."""
    if ctype.is_record:
        diag.report(M.FIELD_RECORD, field.pos, kind=ctype.kind)
    elif ctype.derivations:
        return True
    elif ctype.kind == VOID:
        diag.report(M.FIELD_VOID, field.pos, name=field.name)
    elif ctype.kind == FLOAT:
        diag.report(M.FIELD_FLOAT, field.pos, name=field.name, type=ctype.base)
    elif _is_wide(ctype):
        diag.report(M.FIELD_WIDE, field.pos, type=ctype.base)
    else:
        return True
    return False


def _check_table(field: Field, hook: Hook, diag: Diagnostics) -> None:
    """Check a field whose values have names."""
    if field.type is not None and field.type.derivations:
        diag.report(M.FIELD_NUMBER, field.pos, kind=field.kind, type=field.type.text)
    params = {param.name for param in hook.params}
    seen: Dict[str, Pos] = {}
    for entry in field.table:
        value = entry.value.flat
        check_constant(entry.value, "a table's value", params, (), diag)
        escape = entry.text.raw.find("\\")
        if escape >= 0:
            diag.report(M.TABLE_ESCAPE, entry.text.place(escape, escape + 2),
                        escape=entry.text.raw[escape:escape + 2])
        former = seen.setdefault(value, entry.value.pos)
        if former != entry.value.pos:
            diag.report(M.TABLE_TWICE, entry.value.pos, note(M.FIRST, former), value=value)


def _is_wide(ctype: CType) -> bool:
    """Whether it is an integer that no format of the kernel prints."""
    return not ctype.derivations and ctype.kind == INTEGER and ctype.base in WIDE


def _pos(expr: Expr, token: Token) -> Pos:
    """The place of a token of an expression."""
    return Pos(expr.pos.source, token.start, token.end)

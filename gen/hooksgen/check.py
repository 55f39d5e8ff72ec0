# SPDX-License-Identifier: GPL-2.0-only
"""What has to hold beyond the grammar, within a specification and between several."""

from __future__ import annotations

from typing import Dict, List, NamedTuple, Sequence, Union

from . import messages as M
from .check_names import check_doc, check_name, check_unique
from .check_print import check_print
from .check_trace import check_constant, check_trace, check_track, check_when
from .ctype import FLOAT
from .diag import Diagnostics, note
from .model import Facility, Forward, Hook, Include, Param, TraceBlock
from .names import facility_names, identifiers
from .source import Pos


def check_specs(facilities: Sequence[Facility], diag: Diagnostics) -> None:
    """Check the specifications of one module, each by itself and all together."""
    for facility in facilities:
        _check_facility(facility, diag)
    _check_facilities(facilities, diag)
    _check_clashes(facilities, diag)


def _check_facility(facility: Facility, diag: Diagnostics) -> None:
    """Check one specification."""
    check_name(facility.name, facility.pos, "facility", diag)
    if facility.doc:
        for param in facility.doc.params:
            diag.report(M.DOC_FACILITY, param.pos, name=param.name)
    _check_repeats(facility, diag)
    check_unique([(hook.name, hook.pos) for hook in facility.hooks], "the hook", diag,
                 fold_case=True)
    for hook in facility.hooks:
        check_hook(hook, diag)


def _check_repeats(facility: Facility, diag: Diagnostics) -> None:
    """Warn of what is included or declared twice, which does no harm."""
    seen: Dict[str, Union[Include, Forward]] = {}
    for include in facility.includes:
        former = seen.setdefault(include.path, include)
        if former is not include:
            diag.report(M.INCLUDE_TWICE, include.pos, note(M.FIRST, former.pos),
                        path=include.path)
    for forward in facility.forwards:
        former = seen.setdefault(f"{forward.kind} {forward.name}", forward)
        if former is not forward:
            diag.report(M.FORWARD_TWICE, forward.pos, note(M.FIRST, former.pos),
                        kind=forward.kind, name=forward.name)


def check_hook(hook: Hook, diag: Diagnostics) -> None:
    """Check one hook."""
    check_name(hook.name, hook.pos, "hook", diag)
    check_doc(hook, diag)
    check_unique([(param.name, param.pos) for param in hook.params], "the parameter", diag)
    for param in hook.params:
        check_name(param.name, param.pos, "parameter", diag, hook.decides)
        _check_param(hook, param, diag)
    for name in (hook.on_arm, hook.on_disarm):
        if name:
            check_name(name.text, name.pos, "function", diag)
    params = {param.name for param in hook.params}
    check_constant(hook.default, "'default'", params, set(), diag)
    check_when(hook, diag)
    check_trace(hook, diag)
    check_track(hook, diag)
    if isinstance(hook.trace, TraceBlock):
        check_print(hook, hook.trace, diag)


def _check_param(hook: Hook, param: Param, diag: Diagnostics) -> None:
    """Check the type of a parameter."""
    ctype = param.type
    if ctype.kind == FLOAT and not ctype.derivations:
        diag.report(M.FLOAT_PARAM, param.pos, name=param.name, type=ctype.base)
    for length in param.lengths:
        for token in length.variables():
            other = hook.param(token.text)
            if other:
                pos = Pos(length.pos.source, token.start, token.end)
                diag.report(M.VLA, pos, note(M.FORMER, other.pos, name=other.name),
                            name=param.name, other=other.name)
    if param.out:
        _check_out(param, diag)


def _check_out(param: Param, diag: Diagnostics) -> None:
    """An ``out`` parameter has to point to something that can be written."""
    if not param.is_pointer and not param.is_array:
        diag.report(M.OUT_POINTER, param.pos, better=param.declare("*" + param.name))
    elif param.is_function_pointer:
        diag.report(M.OUT_FUNCTION, param.pos, name=param.name)
    elif param.type.points_to_const:
        diag.report(M.OUT_CONST, param.pos, name=param.name)


def _check_facilities(facilities: Sequence[Facility], diag: Diagnostics) -> None:
    """Facilities of one module have to differ."""
    check_unique([(facility.name, facility.pos) for facility in facilities], "the facility",
                 diag, fold_case=True)


def _check_clashes(facilities: Sequence[Facility], diag: Diagnostics) -> None:
    """No two declarations may lead to the same generated name."""
    seen: Dict[str, _Origin] = {}
    for facility in facilities:
        names = [one.name for one in facility_names(facility.name)]
        _enter(names, _Origin(facility.name, facility.pos), seen, diag)
        for hook in facility.hooks:
            origin = _Origin(f"{facility.name}:{hook.name}", hook.pos)
            tables = [field.name for field in hook.fields if field.table]
            _enter(identifiers(facility.name, hook.name, tables), origin, seen, diag)


class _Origin(NamedTuple):
    """What generated names come from."""

    source: str
    pos: Pos


def _enter(names: List[str], origin: _Origin, seen: Dict[str, _Origin],
           diag: Diagnostics) -> None:
    """Enter the names of one declaration; the first that is taken is reported."""
    for name in names:
        former = seen.setdefault(name, origin)
        if former is not origin and former.source != origin.source:
            diag.report(M.CLASH, origin.pos, note(M.FORMER, former.pos, name=former.source),
                        name=name, source=origin.source, other=former.source)
            return

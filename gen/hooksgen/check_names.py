# SPDX-License-Identifier: GPL-2.0-only
"""Checks of names: what they may be, and that they differ."""

from __future__ import annotations

from typing import Dict, Iterable, Set, Tuple

from . import messages as M
from .diag import Diagnostics, note
from .model import Hook
from .names import (KEYWORDS, LIBRARY_WORDS, MACROS, MAX_LENGTH, TYPES, USED,
                    reserved_field)
from .source import Pos
from .suggest import did_you_mean

# What a name is the name of, as messages say it.
ROLES: Dict[str, str] = {
    "facility": "a facility", "hook": "a hook", "parameter": "a parameter", "field": "a field",
    "let": "a 'let'", "function": "a function",
}


def check_name(name: str, pos: Pos, role: str, diag: Diagnostics, decides: bool = False) -> None:
    """Check one name; decides says that it stands where ``verdict`` means something."""
    what = ROLES[role]
    if name in KEYWORDS:
        diag.report(M.KEYWORD, pos, name=name, what=what)
    elif name.startswith("__") and role != "function":
        diag.report(M.UNDERSCORES, pos, name=name)
    elif name in MACROS:
        diag.report(M.MACRO, pos, name=name, where=MACROS[name], what=what)
    elif name in TYPES and role in ("parameter", "let"):
        diag.report(M.TYPE_NAME, pos, name=name, what=what)
    elif name in USED and role in ("parameter", "let"):
        diag.report(M.USED_NAME, pos, name=name, what=what)
    elif role == "field" and reserved_field(name):
        diag.report(M.RESERVED_FIELD, pos, name=name)
    elif role == "facility" and name in LIBRARY_WORDS:
        diag.report(M.LIBRARY_WORD, pos, name=name)
    elif decides and name == "verdict" and role in ("parameter", "let"):
        diag.report(M.VERDICT_NAME, pos, what=what)
    elif len(name) > MAX_LENGTH:
        diag.report(M.LONG_NAME, pos, what=what, length=len(name), limit=MAX_LENGTH)


def check_unique(names: Iterable[Tuple[str, Pos]], what: str, diag: Diagnostics,
                 fold_case: bool = False) -> None:
    """Check that names differ; with fold_case, not by case only."""
    seen: Dict[str, Tuple[str, Pos]] = {}
    for name, pos in names:
        key = name.lower() if fold_case else name
        former, place = seen.setdefault(key, (name, pos))
        if place == pos:
            continue
        extra = note(M.FIRST, place)
        if former == name:
            diag.report(M.DUPLICATE, pos, extra, what=what, name=name)
        else:
            diag.report(M.CASE, pos, extra, what=what, name=name, other=former)


def check_doc(hook: Hook, diag: Diagnostics) -> None:
    """Check that the annotations of a comment are about the parameters."""
    if hook.doc is None:
        diag.report(M.UNDOCUMENTED, hook.pos, name=hook.name)
        return
    names = [param.name for param in hook.params]
    seen: Set[str] = set()
    for param in hook.doc.params:
        if param.name not in names:
            diag.report(M.DOC_PARAM, param.pos, name=param.name, hook=hook.name,
                        hint=did_you_mean(param.name, names))
        elif param.name in seen:
            diag.report(M.DOC_TWICE, param.pos, name=param.name)
        seen.add(param.name)

# SPDX-License-Identifier: GPL-2.0-only
"""The generated source: what the library's own handlers need of a hook.

They go on hooks of any prototype: so each prototype has a handler of its own, once
in a source, that hands on the verdict and the arguments as numbers.
"""

from __future__ import annotations

from typing import Dict, List, Sequence, Tuple

from . import emit_c, model
from .emit_header import handler_parameters
from .names import Names

PIECE = 64      # how long a piece of a literal gets; a name is no longer


def twins(facility: model.Facility) -> Dict[str, str]:
    """For each hook the first one that has its prototype, and is there where it is."""
    first: Dict[Tuple[str, str], str] = {}
    found: Dict[str, str] = {}
    for hook in facility.hooks:
        key = (hook.prototype(), hook.condition.text if hook.condition else "")
        found[hook.name] = first.setdefault(key, hook.name)
    return found


def emit(code: emit_c.Code, n: Names, hook: model.Hook) -> None:
    """The handler."""
    code.add("/* For the library's own handlers: what a hit has, as numbers. */")
    code.extend(emit_c.function("static notrace void", n.meter,
                                handler_parameters(hook, hook.decides, True)))
    code.add("{")
    numbers = [f"hook_metered({param.name})" for param in hook.params]
    verdict = "__verdict" if hook.decides else "0"
    code.extend(emit_c.call("\thook_meter", ["__data", verdict, *numbers], ";"))
    code.add("}", "")


def _numbers(params: Sequence[model.Param]) -> List[str]:
    """Which are numbers, and which of these have a sign; only the compiler can tell."""
    return [f"HOOK_NUMBER({param.type.unqualified().text}, {i})" for i, param in enumerate(params)
            if not (param.is_pointer or param.is_array)]


def _names(names: Sequence[str]) -> str:
    """All of them in one literal, which has pieces where it is long."""
    pieces = [""]
    for i, name in enumerate(names):
        part = name + ("," if i + 1 < len(names) else "")
        if pieces[-1] and len(pieces[-1] + part) > PIECE:
            pieces.append("")
        pieces[-1] += part
    return "\n\t\t".join(emit_c.quote(piece) for piece in pieces)


def rows(n: Names, hook: model.Hook) -> List[Tuple[str, str]]:
    """What the description says of it."""
    found = [("meter", n.meter)]
    if hook.params:
        found.append(("args", _names([param.name for param in hook.params])))
    numbers = _numbers(hook.params)
    if numbers:
        found.append(("numbers", " | ".join(numbers)))
    return found

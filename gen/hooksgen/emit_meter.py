# SPDX-License-Identifier: GPL-2.0-only
"""The generated source: what the library itself needs of a hook.

Its own handlers go on hooks of any prototype: so each prototype has a handler of its
own, once in a source, that hands on the verdict and the arguments as numbers; and
handlers that stand in the place of those that are counted.
"""

from __future__ import annotations

from dataclasses import replace
from typing import List, Sequence, Tuple

from . import emit_c, model
from .emit_header import arguments, condition, handler_parameters, has_out, if_lines
from .names import digest, shared_name

PIECE = 64      # how long a piece of a literal gets; a name is no longer


class Twins:
    """What all hooks of a prototype have, each an attribute."""

    def __init__(self, facility: str, hook: model.Hook) -> None:
        self.shared = digest(condition(hook), hook.prototype())
        self.idle_observe = shared_name("idle_observe", facility, self.shared)
        self.idle_trace = shared_name("idle_trace", facility, self.shared)
        self.count_decide = shared_name("count_decide", facility, self.shared)
        self.count_observe = shared_name("count_observe", facility, self.shared)
        self.count_trace = shared_name("count_trace", facility, self.shared)
        self.meter = shared_name("meter", facility, self.shared)


def emit(code: emit_c.Code, facility: model.Facility) -> None:
    """What hooks share, once for each prototype that there is in a kernel."""
    found = {Twins(facility.name, hook).shared: hook for hook in facility.hooks}
    for _, hook in sorted(found.items()):
        wanted = condition(hook)
        params = tuple(replace(param, name=f"arg{i}") for i, param in enumerate(hook.params))
        code.extend(emit_c.comment(f"Of hooks that are {hook.prototype()}."))
        code.add("", *([*if_lines(wanted), ""] if wanted else []))
        _handlers(code, Twins(facility.name, hook), replace(hook, params=params))
        if wanted:
            code.add("#endif", "")


def _handlers(code: emit_c.Code, twins: Twins, hook: model.Hook) -> None:
    """Observers that do nothing, and what hands hits to the library's own handlers."""
    code.extend(emit_c.function("static notrace void", twins.idle_observe,
                                handler_parameters(hook, hook.decides, False)))
    code.add("{", "}", "")
    if has_out(hook):
        code.extend(emit_c.function("static notrace void", twins.idle_trace,
                                    handler_parameters(hook, hook.decides, True)))
        code.add("{", "}", "")
    _counts(code, twins, hook)
    code.add("/* For the library's own handlers: what a hit has, as numbers. */")
    code.extend(emit_c.function("static notrace void", twins.meter,
                                handler_parameters(hook, hook.decides, True)))
    code.add("{")
    numbers = [f"hook_metered({param.name})" for param in hook.params]
    verdict = "__verdict" if hook.decides else "0"
    code.extend(emit_c.call("\thook_meter", ["__data", verdict, *numbers], ";"))
    code.add("}", "")


def _count(code: emit_c.Code, name: str, hook: model.Hook, decides: bool, traces: bool) -> None:
    """A handler that calls another, of its own type, and counts it."""
    told = hook.decides and not decides
    code.extend(emit_c.function(f"static notrace {'int' if decides else 'void'}", name,
                                handler_parameters(hook, told, traces)))
    code.add("{", "\tstruct hook_counted __counted;", f"\ttypeof({name}) *__handler;")
    code.add(*(["\tint __verdict;"] if decides else []), "",
             "\thook_count_begin(__data, &__counted);", "\t__handler = __counted.fn;")
    code.extend(emit_c.call("\t__verdict = __handler" if decides else "\t__handler",
                            ["__counted.data", *arguments(hook),
                             *(["__verdict"] if told else [])], ";"))
    if decides:
        code.add("\thook_count_verdict(__data, &__counted, __verdict);", "\treturn __verdict;")
    else:
        code.add("\thook_count_end(__data, &__counted);")
    code.add("}", "")


def _counts(code: emit_c.Code, twins: Twins, hook: model.Hook) -> None:
    code.add("/* In the place of handlers that are counted: what calls and counts them. */")
    if hook.decides:
        _count(code, twins.count_decide, hook, True, False)
    _count(code, twins.count_observe, hook, False, False)
    if has_out(hook):
        _count(code, twins.count_trace, hook, False, True)


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


def rows(n: Twins, hook: model.Hook) -> List[Tuple[str, str]]:
    """What the description says of it."""
    found = [("count_decide", n.count_decide)] if hook.decides else []
    found += [("count_observe", n.count_observe),
              ("count_trace", n.count_trace if has_out(hook) else n.count_observe),
              ("meter", n.meter)]
    if hook.params:
        found.append(("args", _names([param.name for param in hook.params])))
    numbers = _numbers(hook.params)
    if numbers:
        found.append(("numbers", " | ".join(numbers)))
    return found

# SPDX-License-Identifier: GPL-2.0-only
"""The generated source: what describes the hooks, and their dispatch code."""

from __future__ import annotations

from typing import List

from . import emit_c, emit_event, model
from .emit_header import (arguments, default_operand, default_value,
                          handler_parameters, has_out, head, parameters)
from .names import facility_name, hook_name


class Names:
    """A hook's names in the generated code, each an attribute."""

    def __init__(self, facility: str, hook: str) -> None:
        self._facility = facility
        self._hook = hook

    def __getattr__(self, key: str) -> str:
        return hook_name(key, self._facility, self._hook)


def _slot_names(facility: str, hook: model.Hook) -> List[str]:
    """The static calls, deciders first."""
    base = hook_name("dispatch", facility, hook.name)
    decide = hook.slots_decide if hook.decides else 0
    return [f"{base}_d{i}" for i in range(decide)] + \
           [f"{base}_o{i}" for i in range(hook.slots_observe)]


def _idle(n: Names, hook: model.Hook) -> List[str]:
    """Handlers that do nothing: what slots begin with, and what stands for the disabled."""
    lines: List[str] = []
    if hook.decides:
        lines += [*emit_c.function("static int", n.idle_decide,
                               handler_parameters(hook, False, False)),
                  "{", f"\treturn {default_value(hook)};", "}", ""]
    lines += [*emit_c.function("static void", n.idle_observe,
                           handler_parameters(hook, hook.decides, False)), "{", "}", ""]
    if has_out(hook):
        lines += [*emit_c.function("static void", n.idle_trace,
                               handler_parameters(hook, hook.decides, True)), "{", "}", ""]
    return lines


def _slots(n: Names, facility: str, hook: model.Hook) -> List[str]:
    names = _slot_names(facility, hook)
    if not names:
        return []
    lines: List[str] = []
    for name in names:
        idle = n.idle_decide if "_d" in name[len(n.dispatch):] else n.idle_observe
        lines.append(f"DEFINE_STATIC_CALL({name}, {idle});")
    lines += ["", f"static struct hook_slot {n.slots}[] = {{",
              *(f"\tHOOK_SLOT({name})," for name in names), "};", ""]
    return lines


def _desc(n: Names, facility: str, hook: model.Hook) -> List[str]:
    slots = _slot_names(facility, hook)
    rows = [("name", emit_c.quote(hook.name)), ("proto", n.proto),
            ("hash", n.hash),
            ("facility", "&" + facility_name("facility", facility))]
    if slots:
        rows.append(("slots", n.slots))
    if slots and hook.decides:
        rows.append(("decide_slots", str(hook.slots_decide)))
    if slots:
        rows.append(("observe_slots", str(hook.slots_observe)))
    if hook.decides:
        rows.append(("idle_decide", n.idle_decide))
    rows.append(("idle_observe", n.idle_observe))
    rows.append(("idle_trace", n.idle_trace if has_out(hook) else n.idle_observe))
    if hook.on_arm:
        rows.append(("on_arm", hook.on_arm.text))
    if hook.on_disarm:
        rows.append(("on_disarm", hook.on_disarm.text))
    if hook.decides:
        rows.append(("verdict", default_value(hook)))
    if hook.verdict == "any":
        rows.append(("any_verdict", "true"))
    rows += [("limit", str(hook.limit)), ("level", f"HOOK_LEVEL_{hook.level.upper()}"),
             ("severity", f"HOOK_SEVERITY_{hook.severity.upper()}"),
             ("context", f"HOOK_CONTEXT_{hook.context.upper()}"),
             ("reentry", f"HOOK_REENTRY_{hook.reentry.upper()}")]
    return [f"static const struct hook_desc {n.desc} = {{",
            *(f"\t.{key} = {value}," for key, value in rows), "};", ""]


def _def(n: Names) -> List[str]:
    return [f"struct hook {n.hook} = {{", "\t.key = STATIC_KEY_FALSE_INIT,",
            f"\t.desc = &{n.desc},", "};", f"EXPORT_SYMBOL_GPL({n.hook});", ""]


def _walk_loop(hook: model.Hook, loop: str, proto: str) -> List[str]:
    verdict = ["__verdict"] if hook.decides else []
    return [f"\t{loop}(__call, __calls) {{", f"\t\t{proto} *__observe = hook_call_fn(__call);",
            "\t\tu64 __start = hook_count_begin(__call);", "",
            *emit_c.call("\t\t__observe", ["__call->data", *arguments(hook), *verdict], ";"),
            "\t\thook_count_end(__call, __start, false);", "\t}"]


def _walk_deciders(n: Names, hook: model.Hook) -> List[str]:
    return ["\thook_for_each_decider(__call, __calls) {",
            f"\t\t{n.decide_fn} *__decide = hook_call_fn(__call);",
            "\t\tu64 __start = hook_count_begin(__call);", "",
            *emit_c.call("\t\t__verdict = __decide", ["__call->data", *arguments(hook)], ";"),
            f"\t\thook_count_end(__call, __start, __verdict != {default_operand(hook)});",
            f"\t\tif (__verdict != {default_operand(hook)}) {{",
            "\t\t\t__verdict = hook_check_verdict(__hook, __verdict);", "\t\t\tbreak;",
            "\t\t}", "\t}"]


def _walk(n: Names, hook: model.Hook) -> List[str]:
    """The loop over the array; every call goes through the handler's own type."""
    returns = "int" if hook.decides else "void"
    lines = ["/* Through the array: any number of handlers, in any state of the slots. */",
             *emit_c.function(f"static noinline notrace {returns}", n.walk, parameters(hook)),
             "{", f"\tstruct hook *__hook = &{n.hook};",
             "\tconst struct hook_calls *__calls = hook_calls(__hook);",
             "\tconst struct hook_call *__call;"]
    if hook.decides:
        lines += [f"\tint __verdict = {default_value(hook)};", "", *_walk_deciders(n, hook)]
    else:
        lines.append("")
    if has_out(hook):
        lines += _walk_loop(hook, "hook_for_each_perf", n.observe_fn)
        lines += _walk_loop(hook, "hook_for_each_trace", n.trace_fn)
    else:
        lines += _walk_loop(hook, "hook_for_each_observer", n.observe_fn)
    if hook.decides:
        lines.append("\treturn __verdict;")
    return [*lines, "}", ""]


def _slot_call(n: Names, hook: model.Hook, name: str, i: int, verdict: str) -> List[str]:
    extra = ["__verdict"] if hook.decides and not verdict else []
    return emit_c.call(f"\t{verdict}static_call({name})",
                       [f"__hook->data[{i}]", *arguments(hook), *extra], ";")


def _unless_armed(n: Names, i: int, action: str) -> List[str]:
    return [f"\tif (!static_branch_likely(&{n.slots}[{i}].armed))", f"\t\t{action};"]


def _many_decide(n: Names, hook: model.Hook, names: List[str]) -> List[str]:
    lines: List[str] = []
    for i in range(hook.slots_decide):
        lines += _unless_armed(n, i, "goto observe")
        lines += _slot_call(n, hook, names[i], i, "__verdict = ")
        lines += [f"\tif (unlikely(__verdict != {default_operand(hook)}))", "\t\tgoto decided;"]
    return [*lines, "observe:"]


def _many(n: Names, facility: str, hook: model.Hook) -> List[str]:
    """Through the slots. Each jump label stands before its slot, in calling order."""
    names = _slot_names(facility, hook)
    if not names:
        return []
    returns = "int" if hook.decides else "void"
    leave = "return __verdict" if hook.decides else "return"
    first = hook.slots_decide if hook.decides else 0
    lines = ["/* Through the slots: direct calls, as far as jump labels lead. */",
             *emit_c.function(f"static noinline notrace {returns}", n.many, parameters(hook)),
             "{", f"\tstruct hook *__hook = &{n.hook};"]
    if hook.decides:
        lines += [f"\tint __verdict = {default_value(hook)};", "", *_many_decide(n, hook, names)]
    else:
        lines.append("")
    for i in range(first, len(names)):
        if hook.decides or i > first:
            lines += _unless_armed(n, i, leave)
        lines += _slot_call(n, hook, names[i], i, "")
    if hook.decides:
        lines += [f"\t{leave};", "decided:",
                  "\t__verdict = hook_check_verdict(__hook, __verdict);", "\tgoto observe;"]
    return [*lines, "}", ""]


def _guard(hook: model.Hook) -> str:
    """Which guard: what stands behind hook_enter_ and hook_exit_."""
    return f"sleepable_{hook.reentry}" if hook.context == "sleepable" else hook.reentry


def _guarded(hook: model.Hook) -> str:
    """What the guard takes."""
    return "__hook, &__frame" if hook.context == "sleepable" else "__hook"


def _enter(hook: model.Hook) -> List[str]:
    enter = f"hook_enter_{_guard(hook)}({_guarded(hook)})"
    if hook.reentry == "free":
        return [f"\t{enter};"]
    if hook.decides:
        return [f"\tif (!{enter})", "\t\treturn hook_suppressed(__hook);"]
    return [f"\tif (!{enter}) {{", "\t\thook_suppressed(__hook);", "\t\treturn;", "\t}"]


def _exit(hook: model.Hook) -> str:
    return f"\thook_exit_{_guard(hook)}({_guarded(hook)});"


def _choose(n: Names, facility: str, hook: model.Hook) -> List[str]:
    """The choice of the path, inside the guard."""
    give = "__verdict = " if hook.decides else ""
    walk = emit_c.call(f"\t\t{give}{n.walk}", arguments(hook), ";")
    names = _slot_names(facility, hook)
    if not names:
        return emit_c.call(f"\t{give}{n.walk}", arguments(hook), ";")
    lines: List[str] = []
    if not hook.decides:
        lines += ["\tif (likely(hook_has_one(__hook)))",
                  *emit_c.call(f"\t\tstatic_call({names[0]})",
                               ["__hook->data[0]", *arguments(hook)], ";")]
    lines += [f"\t{'' if hook.decides else 'else '}if (likely(hook_has_slots(__hook)))",
              *emit_c.call(f"\t\t{give}{n.many}", arguments(hook), ";"), "\telse", *walk]
    return lines


def _dispatch(code: emit_c.Code, n: Names, facility: str, hook: model.Hook) -> None:
    returns = "int" if hook.decides else "void"
    code.extend(emit_c.function(f"notrace {returns}", n.dispatch, parameters(hook)))
    code.add("{", f"\tstruct hook *__hook = &{n.hook};")
    if hook.context == "sleepable":
        code.add("\tstruct hook_frame __frame;")
    if hook.decides:
        code.add("\tint __verdict;")
    code.add("")
    if hook.when:
        code.spec(hook.when.pos, f"\tif (!({hook.when.flat}))")
        code.add("\t\treturn;")
    code.extend(_enter(hook))
    code.extend(_choose(n, facility, hook))
    code.add(_exit(hook))
    if hook.decides:
        code.add("\treturn __verdict;")
    code.add("}", f"EXPORT_SYMBOL_GPL({n.dispatch});", "")


def _hook(code: emit_c.Code, facility: str, hook: model.Hook) -> None:
    n = Names(facility, hook.name)
    summary = f": {hook.doc.summary}" if hook.doc and hook.doc.summary else ""
    code.extend(emit_c.comment(f"{hook.name}{summary}"))
    code.add("")
    if hook.condition:
        code.add(f"#if {n.exists}", "")
    code.extend(_idle(n, hook))
    code.extend(_slots(n, facility, hook))
    code.extend(_desc(n, facility, hook))
    code.extend(_def(n))
    code.extend(_walk(n, hook))
    code.extend(_many(n, facility, hook))
    _dispatch(code, n, facility, hook)
    if hook.condition:
        code.add(f"#endif /* {n.exists} */", "")


def _facility(code: emit_c.Code, facility: model.Facility) -> None:
    hooks = facility_name("hooks", facility.name)
    name = facility_name("facility", facility.name)
    code.add(f"static struct hook *const {hooks}[] = {{")
    for hook in facility.hooks:
        n = Names(facility.name, hook.name)
        code.extend([f"#if {n.exists}"] if hook.condition else [])
        code.add(f"\t&{n.hook},")
        code.extend(["#endif"] if hook.condition else [])
    code.add("};", "", f"struct hook_facility {name} = {{",
             f"\t.name = {emit_c.quote(facility.name)},")
    if facility.title:
        code.add(f"\t.title = {facility.title.c_text},")
    code.add("\t.owner = THIS_MODULE,", f"\t.hooks = {hooks},",
             f"\t.nr_hooks = ARRAY_SIZE({hooks}),", "};", f"EXPORT_SYMBOL_GPL({name});", "")


def emit(facility: model.Facility, stem: str) -> str:
    """The text of the source."""
    code = emit_c.Code(f"{stem}_hooks.c")
    code.extend(head(facility, "c"))
    code.add("#include <linux/hooks_trace.h>")
    for include in facility.includes:
        if include.private:
            code.add(f"#include {include.text}")
    code.add(f'#include "{stem}_hooks.h"', "")
    for hook in facility.hooks:
        _hook(code, facility.name, hook)
    _facility(code, facility)
    emit_event.emit(code, facility)
    return code.text().rstrip("\n") + "\n"

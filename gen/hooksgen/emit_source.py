# SPDX-License-Identifier: GPL-2.0-only
"""The generated source: what describes the hooks."""

from __future__ import annotations

from typing import List

from . import emit_c, emit_dispatch, emit_event, emit_meter, model
from .emit_dispatch import slot_labels, slot_names
from .emit_header import default_value, handler_parameters, has_out, head
from .emit_meter import Twins
from .names import Names, facility_name
from .source import IDENT


def _idle_decide(code: emit_c.Code, n: Names, hook: model.Hook) -> None:
    """A decider that does nothing: what slots begin with, and what stands for the disabled."""
    if hook.decides:
        code.extend(emit_c.function("static notrace int", n.idle_decide,
                                    handler_parameters(hook, False, False)))
        code.add("{")
        if any(token.kind == IDENT for token in hook.default.tokens):
            code.spec(hook.default.pos, f"\treturn {default_value(hook)};")
        else:
            code.add(f"\treturn {default_value(hook)};")
        code.add("}", "")


def _slots(n: Names, twin: Twins, facility: str, hook: model.Hook) -> List[str]:
    names = slot_names(facility, hook)
    if not names:
        return []
    lines: List[str] = []
    labels = slot_labels(hook)
    for name in names:
        idle = n.idle_decide if "_d" in name[len(n.dispatch):] else twin.idle_observe
        lines.append(f"DEFINE_STATIC_CALL({name}, {idle});")
    lines += ["", f"static const struct hook_slot {n.slots}[] = {{",
              *(f"\tHOOK_SLOT({name})," for name in names), "};", ""]
    if labels:
        lines += [f"static struct static_key_false {n.labels}[{len(labels)}];", ""]
    return lines


def _desc(n: Names, twin: Twins, facility: str, hook: model.Hook) -> List[str]:
    slots = slot_names(facility, hook)
    rows = [("name", emit_c.quote(hook.name)), ("proto", n.proto),
            ("hash", n.hash),
            ("facility", "&" + facility_name("facility", facility))]
    if slots:
        rows.append(("slots", n.slots))
    if slot_labels(hook):
        rows.append(("labels", n.labels))
    if hook.decides:
        rows.append(("idle_decide", n.idle_decide))
    rows.append(("idle_observe", twin.idle_observe))
    rows.append(("idle_trace", twin.idle_trace if has_out(hook) else twin.idle_observe))
    rows += emit_meter.rows(twin, hook)
    if hook.on_arm:
        rows.append(("on_arm", hook.on_arm.text))
    if hook.on_disarm:
        rows.append(("on_disarm", hook.on_disarm.text))
    if hook.decides:
        rows.append(("verdict", default_value(hook)))
    if hook.verdict == "any":
        rows.append(("any_verdict", "true"))
    if emit_event.fields(hook) is not None:
        rows.append(("traced", "IS_ENABLED(CONFIG_EVENT_TRACING)"))
    rows += [("limit", str(hook.limit)), ("level", f"HOOK_LEVEL_{hook.level.upper()}"),
             ("severity", f"HOOK_SEVERITY_{hook.severity.upper()}"),
             ("context", f"HOOK_CONTEXT_{hook.context.upper()}"),
             ("reentry", f"HOOK_REENTRY_{hook.reentry.upper()}")]
    if slots and hook.decides:
        rows.append(("decide_slots", str(hook.slots_decide)))
    if slots:
        rows.append(("observe_slots", str(hook.slots_observe)))
    return [f"static const struct hook_desc {n.desc} = {{",
            *(line for key, value in rows for line in f"\t.{key} = {value},".split("\n")),
            "};", ""]


def _def(n: Names) -> List[str]:
    return [f"struct hook {n.hook} = {{", "\t.key = STATIC_KEY_FALSE_INIT,",
            f"\t.desc = &{n.desc},", "};", f"EXPORT_SYMBOL_GPL({n.hook});", ""]


def _hook(code: emit_c.Code, facility: str, hook: model.Hook) -> None:
    """A hook."""
    n, twin = Names(facility, hook.name), Twins(facility, hook)
    summary = f": {hook.doc.summary}" if hook.doc and hook.doc.summary else ""
    code.extend(emit_c.comment(f"{hook.name}{summary}"))
    code.add("")
    if hook.condition:
        code.add(f"#if {n.exists}", "")
    _idle_decide(code, n, hook)
    code.extend(_slots(n, twin, facility, hook))
    code.extend(_desc(n, twin, facility, hook))
    code.extend(_def(n))
    emit_dispatch.emit(code, n, hook)
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
    emit_meter.emit(code, facility)
    for hook in facility.hooks:
        _hook(code, facility.name, hook)
    _facility(code, facility)
    emit_event.emit(code, facility)
    return code.text().rstrip("\n") + "\n"

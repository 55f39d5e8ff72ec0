# SPDX-License-Identifier: GPL-2.0-only
"""The generated header: sites, prototypes of handlers, and their documentation."""

from __future__ import annotations

import hashlib
import re
from dataclasses import replace
from itertools import groupby
from typing import List, Optional

from . import emit_c, model
from .ctype import CType, Pointer
from .emit_fold import LIMIT, WIDTH, columns
from .names import KEYWORDS, TYPES, facility_name, hook_name

# A word in a type; a tag goes with what it is the tag of, and need not be known.
_WORD = re.compile(r"(?:struct|union|enum) \w+|[A-Za-z_]\w*")

CONTEXT_TEXT = {
    "atomic": "any, NMI too; handlers run with preemption off",
    "sleepable": "process context; handlers may sleep",
}


def arguments(hook: model.Hook, *extra: str) -> List[str]:
    """The names of the parameters."""
    return [param.name for param in hook.params] + list(extra)


def parameters(hook: model.Hook) -> List[str]:
    """The declarations of the parameters, or void."""
    return [param.decl for param in hook.params] or ["void"]


def handler_parameters(hook: model.Hook, verdict: bool, trace: bool) -> List[str]:
    """The declarations of a handler's parameters."""
    decls = ["void *__data"]
    for param in hook.params:
        hidden = trace and param.out and not param.type.points_to_const
        decls.append(_read_only(param.type).declare(param.name) if hidden else param.decl)
    if verdict:
        decls.append("int __verdict")
    return decls


def _read_only(pointer: CType) -> CType:
    """The pointer through which nothing can be written."""
    steps = pointer.derivations
    if len(steps) > 1 and isinstance(steps[1], Pointer):
        target = Pointer((*steps[1].qualifiers, "const"))
        return replace(pointer, derivations=(steps[0], target, *steps[2:]))
    return replace(pointer, qualifiers=("const", *pointer.qualifiers))


def default_value(hook: model.Hook) -> str:
    """The verdict where nobody decides otherwise."""
    return hook.default.flat or "0"


def default_operand(hook: model.Hook) -> str:
    """The same, where it stands beside an operator."""
    value = default_value(hook)
    return value if value.lstrip("-").replace("_", "a").isalnum() else f"({value})"


def has_out(hook: model.Hook) -> bool:
    """Whether trace handlers have another prototype than perf handlers."""
    return any(param.out and not param.type.points_to_const for param in hook.params)


def proto_hash(hook: model.Hook) -> int:
    """What tells prototypes apart: of the text, names dropped."""
    digest = hashlib.sha256(hook.prototype().encode()).digest()
    return int.from_bytes(digest[:8], "big")


def condition(hook: model.Hook) -> Optional[str]:
    """The hook's `if` in C."""
    if hook.condition is None:
        return None
    return hook.condition.render(lambda name: f"IS_REACHABLE({name})")


def if_lines(wanted: str) -> List[str]:
    """The lines of an #if."""
    line = f"#if {wanted}"
    return [line] if len(line) <= WIDTH else \
        re.sub(r" (&&|\|\|) ", r" \1 \\\n\t", line).split("\n")


def guard_name(stem: str) -> str:
    """The macro that keeps the header from being read twice."""
    return "_" + re.sub(r"\W", "_", stem).upper() + "_HOOKS_H"


def head(facility: model.Facility, style: str) -> List[str]:
    """The first lines of a generated file."""
    spec = emit_c.shown_path(facility.path)
    title = f": {facility.title.value}" if facility.title else ""
    spdx = "SPDX-License-Identifier: GPL-2.0"
    return [
        f"// {spdx}" if style == "c" else f"/* {spdx} */",
        *emit_c.comment(f"Hooks of facility {facility.name}{title}\n\n"
                        f"Generated from {spec} by hookgen; change that file, not this one."),
    ]


def _typedefs(facility: str, hook: model.Hook) -> List[str]:
    decide, observe, trace = (hook_name(key, facility, hook.name)
                              for key in ("decide_fn", "observe_fn", "trace_fn"))
    lines: List[str] = []
    if hook.decides:
        lines += emit_c.call(f"typedef int {decide}",
                             handler_parameters(hook, False, False), ";")
    else:
        lines += ["/* A void hook takes observers only: no function has this type. */",
                  f"typedef struct hook_takes_observers_only {decide};"]
    lines += emit_c.call(f"typedef void {observe}",
                         handler_parameters(hook, hook.decides, False), ";")
    if has_out(hook):
        lines += emit_c.call(f"typedef void {trace}",
                             handler_parameters(hook, hook.decides, True), ";")
    else:
        lines.append(f"typedef {observe} {trace};")
    return lines


def _enabled(facility: str, hook: model.Hook) -> List[str]:
    sleepable = "_sleepable" if hook.context == "sleepable" else ""
    armed = f"hook_armed{sleepable}(&{hook_name('hook', facility, hook.name)})"
    if hook.condition:
        armed = f"{hook_name('exists', facility, hook.name)} && {armed}"
    return [
        f"/* Whether a handler is armed on {hook.name}: one NOP, or a jump. */",
        f"static __always_inline bool {hook_name('enabled', facility, hook.name)}(void)",
        "{",
        f"\treturn {armed};",
        "}",
    ]


def _exists(facility: str, hook: model.Hook) -> List[str]:
    wanted = condition(hook)
    if wanted is None:
        return []
    return [*emit_c.define(hook_name("exists", facility, hook.name), f"({wanted})"), ""]


def _returns(hook: model.Hook) -> List[str]:
    if not hook.decides:
        return []
    said = hook.doc.returns if hook.doc else ""
    text = said or f"{default_value(hook)}, or the first other value that a security handler returned"
    return [" *", *_tagged("Return", text)]


def _tagged(tag: str, text: str) -> List[str]:
    lines = emit_c.wrap(f"{tag}: {text}", WIDTH - 4)
    return [f" * {lines[0]}", *(f" *   {line}" for line in lines[1:])]


def _named(facility: str, hook: model.Hook) -> bool:
    """Whether the site macro's lines have room for its parameters' names."""
    return max(map(columns, _site_lines(facility, hook, arguments(hook), arguments(hook)))) <= LIMIT


def _site_lines(facility: str, hook: model.Hook, params: List[str], args: List[str]) -> List[str]:
    """The site macro."""
    enabled = hook_name("enabled", facility, hook.name) + "()"
    called = f"{hook_name('dispatch', facility, hook.name)}({', '.join(args)})"
    if hook.decides:
        parts = [f"({enabled} ?", f" {called} : {default_operand(hook)})"]
    else:
        parts = [f"do {{ if ({enabled})", f"\t{called}; }} while (0)"]
    return [f"#define {hook_name('site', facility, hook.name)}({', '.join(params)}) \\",
            f"\t{parts[0]} \\", f"\t{parts[1]}"]


def _kernel_doc(facility: str, hook: model.Hook) -> List[str]:
    doc = hook.doc
    summary = doc.summary if doc and doc.summary else f"hook {facility}:{hook.name}"
    lines = ["/**", *_tagged(f"{hook_name('site', facility, hook.name)}() -", summary)]
    lines[1] = lines[1].replace(" -:", " -", 1)
    if not _named(facility, hook):
        lines += _tagged("@...", f"as {hook_name('dispatch', facility, hook.name)}() takes them")
    for param in hook.params if _named(facility, hook) else ():
        said = doc.param(param.name) if doc else ""
        lines += _tagged(f"@{param.name}", " ".join(said.split()) or param.decl)
    if doc and doc.body:
        lines += [" *", *(f" * {line}".rstrip() for line in emit_c.wrap(doc.body, WIDTH - 3))]
    lines += [" *", *_tagged("Context", CONTEXT_TEXT[hook.context] + ".")]
    lines += _returns(hook)
    return [line.replace("*/", "* /") for line in lines] + [" */"]


def _site(facility: str, hook: model.Hook) -> List[str]:
    if _named(facility, hook):
        return _site_lines(facility, hook, arguments(hook), arguments(hook))
    return _site_lines(facility, hook, ["..."], ["__VA_ARGS__"])


def _on(hook: model.Hook) -> List[str]:
    """What the owner provides for when the hook is armed and disarmed."""
    lines: List[str] = []
    if hook.on_arm:
        lines.append(f"int {hook.on_arm.text}(void);")
    if hook.on_disarm:
        lines.append(f"void {hook.on_disarm.text}(void);")
    return lines


def _is_doubtful(hook: model.Hook) -> bool:
    """Whether the prototype has words of which only the compiler can tell what they are."""
    words = [word for param in hook.params for word in _WORD.findall(param.type_text)]
    return any(" " not in word and word not in KEYWORDS and word not in TYPES
               and not word.startswith("__")
               for word in words)


def _prototype(code: emit_c.Code, facility: str, hook: model.Hook) -> None:
    """The dispatch function; in the lines of the specification, where it may be wrong.

    Elsewhere the header has no line of it, since that would rebuild whoever includes it for a
    comment that has been added.
    """
    head = f"{hook.returns} {hook_name('dispatch', facility, hook.name)}"
    if not _is_doubtful(hook):
        code.extend(emit_c.call(head, parameters(hook), ";"))
        return
    groups = [[param.decl for param in group]
              for _, group in groupby(hook.params, key=lambda param: param.pos.line)]
    code.spec(hook.params[0].pos, *emit_c.rows(head, groups, ";"))


def _hook(code: emit_c.Code, facility: str, hook: model.Hook) -> None:
    proto = emit_c.quote(hook.prototype())
    code.add("", *emit_c.comment(f"{facility}:{hook.name}"), "")
    _prototype(code, facility, hook)
    code.add(
        "",
        *_typedefs(facility, hook),
        "",
        *_exists(facility, hook),
        *emit_c.define(hook_name("proto", facility, hook.name), proto),
        *emit_c.define(hook_name("hash", facility, hook.name), f"{proto_hash(hook):#018x}ULL"),
        "",
        f"extern struct hook {hook_name('hook', facility, hook.name)};",
        *_on(hook),
        "",
        *_enabled(facility, hook),
        "",
        *_kernel_doc(facility, hook),
        *_site(facility, hook),
    )


def emit(facility: model.Facility, stem: str) -> str:
    """The text of the header."""
    code = emit_c.Code(f"{stem}_hooks.h")
    code.extend(head(facility, "h"))
    guard = guard_name(stem)
    code.add(f"#ifndef {guard}", f"#define {guard}", "", "#include <linux/hooks.h>")
    for include in facility.includes:
        if not include.private:
            code.add(f"#include {include.text}")
    code.add("")
    for kind, name in facility.tags():
        code.add(f"{kind} {name};")
    code.add("", f"extern struct hook_facility {facility_name('facility', facility.name)};")
    for hook in facility.hooks:
        _hook(code, facility.name, hook)
    code.add("", f"#endif /* {guard} */")
    return code.text()

# SPDX-License-Identifier: GPL-2.0-only
"""The documentation of the hooks, as reStructuredText."""

from __future__ import annotations

from typing import List

from . import emit_c, emit_event, model
from .emit_header import CONTEXT_TEXT, handler_parameters
from .names import Names


def _heading(text: str, mark: str) -> List[str]:
    return [text, mark * len(text), ""]


def _paragraphs(doc: model.Doc) -> List[str]:
    parts = [part for part in (doc.summary, doc.body) if part]
    return [line for part in parts for line in (*part.split("\n"), "")]


def _code(lines: List[str]) -> List[str]:
    return [".. code-block:: c", "", *(f"   {line.expandtabs()}".rstrip() for line in lines), ""]


def _params(hook: model.Hook) -> List[str]:
    lines: List[str] = []
    for param in hook.params:
        said = hook.doc.param(param.name) if hook.doc else ""
        lines.append(f"``{param.decl}``")
        lines.append(f"   {' '.join(said.split()) or 'Not described.'}"
                     + (" Handlers may write through it." if param.out else ""))
    return [*lines, ""] if lines else []


def _handlers(facility: str, hook: model.Hook) -> List[str]:
    n = Names(facility, hook.name)
    shown: List[str] = []
    if hook.decides:
        shown += emit_c.call("int decide", handler_parameters(hook, False, False), ";")
    shown += emit_c.call("void observe", handler_parameters(hook, hook.decides, False), ";")
    kinds = f"``{n.decide_fn}`` and ``{n.observe_fn}``" if hook.decides else f"``{n.observe_fn}``"
    return [f"Handlers have the types {kinds}:", "",
            *_code([line.replace("__data", "data").replace("__verdict", "verdict")
                    for line in shown])]


def _facts(facility: str, hook: model.Hook) -> List[str]:
    lines = [f":Level: {hook.level}", f":Severity: {hook.severity}",
             f":Context: {CONTEXT_TEXT[hook.context]}", f":Re-entry: {hook.reentry}",
             f":Handlers: at most {hook.limit}"]
    if hook.decides:
        takes = "any value" if hook.verdict == "any" else "0 or a negative error number"
        lines.append(f":Verdict: ``{hook.default.flat}`` unless a security handler decides; {takes}")
    if hook.condition:
        lines.append(f":Exists if: ``{hook.condition.text}``")
    fields = emit_event.fields(hook)
    if fields is not None:
        names = ", ".join(f"``{field.name}``" for field in fields)
        lines.append(f":Event: ``hooks_{facility}:{hook.name}``, with {names or 'no fields'}")
    return [*lines, ""]


def _hook(facility: str, hook: model.Hook) -> List[str]:
    n = Names(facility, hook.name)
    args = ", ".join(param.decl for param in hook.params) or "void"
    return [
        *_heading(hook.name, "-"),
        *(_paragraphs(hook.doc) if hook.doc else []),
        *_code([f"{hook.returns} {n.site}({args});"]),
        *_params(hook),
        *_facts(facility, hook),
        *_handlers(facility, hook),
    ]


def emit(facility: model.Facility) -> str:
    """The text of the document."""
    spec = emit_c.shown_path(facility.path)
    title = f": {facility.title.value}" if facility.title else ""
    lines = [".. SPDX-License-Identifier: GPL-2.0",
             f".. Generated from {spec} by hookgen; change that file, not this one.", "",
             *_heading(f"Hooks of {facility.name}{title}", "=")]
    if facility.doc:
        lines += _paragraphs(facility.doc)
    for hook in facility.hooks:
        lines += _hook(facility.name, hook)
    return "\n".join(lines).rstrip("\n") + "\n"

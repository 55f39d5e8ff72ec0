# SPDX-License-Identifier: GPL-2.0-only
"""The manifest: what tools want to know of the hooks, as JSON."""

from __future__ import annotations

import json
from typing import Any, Dict, List, Sequence

from . import emit_c, emit_event, model
from .emit_header import proto_hash

_encode = json.JSONEncoder(ensure_ascii=False).encode


def _field(field: emit_event.Field) -> Dict[str, Any]:
    entry: Dict[str, Any] = {"name": field.name, "kind": field.kind}
    if field.element is not None:
        entry["type"] = field.element.text
    return entry


def _param(hook: model.Hook, param: model.Param) -> Dict[str, Any]:
    entry: Dict[str, Any] = {"name": param.name, "type": param.type_text}
    if param.out:
        entry["out"] = True
    if hook.doc and hook.doc.param(param.name):
        entry["doc"] = hook.doc.param(param.name)
    return entry


def _hook(facility: model.Facility, hook: model.Hook) -> Dict[str, Any]:
    fields = emit_event.fields(hook)
    entry: Dict[str, Any] = {
        "name": hook.name,
        "doc": hook.doc.text if hook.doc else "",
        "returns": hook.returns,
        "parameters": [_param(hook, param) for param in hook.params],
        "prototype": hook.prototype(),
        "hash": f"{proto_hash(hook):016x}",
        "level": hook.level,
        "severity": hook.severity,
        "context": hook.context,
        "reentry": hook.reentry,
        "limit": hook.limit,
    }
    if hook.decides:
        entry["default"] = hook.default.flat
        entry["verdict"] = hook.verdict
    if hook.condition:
        entry["if"] = hook.condition.text
    if fields is not None:
        entry["event"] = f"hooks_{facility.name}:{hook.name}"
        entry["fields"] = [_field(field) for field in fields]
    return entry


def emit(facility: model.Facility) -> str:
    """The text of the manifest."""
    return _object(_manifest(facility), "") + "\n"


def emit_all(facilities: Sequence[model.Facility]) -> str:
    """The manifests of several specifications, in a list."""
    rows = [_object(_manifest(facility), "  ") for facility in facilities]
    return "[\n  " + ",\n  ".join(rows) + "\n]\n"


def _manifest(facility: model.Facility) -> Dict[str, Any]:
    hooks: List[Dict[str, Any]] = [_hook(facility, hook) for hook in facility.hooks]
    return {
        "format": 1,
        "facility": facility.name,
        "title": facility.title.value if facility.title else "",
        "doc": facility.doc.text if facility.doc else "",
        "spec": emit_c.shown_path(facility.path),
        "hooks": hooks,
    }


def _object(entries: Dict[str, Any], indent: str) -> str:
    """An object, a line for each entry; what is in lists has a line for each too."""
    inner = indent + "  "
    rows = [f'{inner}"{key}": {_value(key, value, inner)}' for key, value in entries.items()]
    return "{\n" + ",\n".join(rows) + f"\n{indent}}}"


def _value(key: str, value: Any, indent: str) -> str:
    if not value or not isinstance(value, list):
        return _encode(value)
    inner = indent + "  "
    rows = [_object(one, inner) if key == "hooks" else _encode(one) for one in value]
    return "[\n" + ",\n".join(inner + row for row in rows) + f"\n{indent}]"

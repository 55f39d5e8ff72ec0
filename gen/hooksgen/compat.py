# SPDX-License-Identifier: GPL-2.0-only
"""Which changes of a specification break handlers that were built before."""

from __future__ import annotations

from typing import Dict, List, Optional, Tuple

from . import messages as M
from .diag import Diagnostics, Note, TooManyErrors, note
from .event_fields import Field, fields
from .model import Facility, Hook, Param

# How much is promised about re-entry, the least first.
REENTRY = ("free", "bounded", "never")


def compare(old: Facility, new: Facility, diag: Diagnostics) -> None:
    """Report what of a specification has changed for handlers built against the old one."""
    try:
        if old.name != new.name:
            diag.report(M.OTHER_FACILITY, new.pos, note(M.WAS_HERE, old.pos), name=new.name,
                        old=old.name)
            return
        found = {hook.name: hook for hook in new.hooks}
        for hook in old.hooks:
            if hook.name in found:
                _Pair(hook, found[hook.name], diag).compare()
            else:
                diag.report(M.HOOK_GONE, new.pos, note(M.WAS_HERE, hook.pos), name=hook.name)
    except TooManyErrors:
        pass


class _Pair:
    """A hook as it was, and as it is."""

    def __init__(self, old: Hook, new: Hook, diag: Diagnostics) -> None:
        self.old = old
        self.new = new
        self.diag = diag
        self.was: Note = note(M.WAS_HERE, old.pos)

    def compare(self) -> None:
        """Report every difference that matters."""
        self._existence()
        if self.old.returns != self.new.returns:
            self._changed("the return type", self.old.returns, self.new.returns)
        elif self.new.decides:
            self._verdict()
        self._params()
        self._promises()
        self._event()

    def _changed(self, what: str, old: str, new: str) -> None:
        self.diag.report(M.CHANGED, self.new.pos, self.was, hook=self.new.name, what=what,
                         old=old, new=new)

    def _existence(self) -> None:
        """A condition that is new, or another."""
        old = self.old.condition.text if self.old.condition else ""
        new = self.new.condition.text if self.new.condition else ""
        if new and new != old:
            self._changed("the condition", old or "none", new)

    def _verdict(self) -> None:
        old, new = self.old.default.flat, self.new.default.flat
        if old != new:
            self._changed("the default verdict", old, new)
        if (self.old.verdict, self.new.verdict) == ("any", "errno"):
            self._changed("the verdict", self.old.verdict, self.new.verdict)

    def _promises(self) -> None:
        """Where handlers run, and how often."""
        if self.old.context != self.new.context:
            self._changed("the context", self.old.context, self.new.context)
        if REENTRY.index(self.new.reentry) < REENTRY.index(self.old.reentry):
            self._changed("re-entry", self.old.reentry, self.new.reentry)
        if self.new.limit < self.old.limit:
            self.diag.report(M.LIMIT_LOWER, self.new.pos, self.was, hook=self.new.name,
                             old=self.old.limit, new=self.new.limit)
        old, new = (hook.when.flat if hook.when else "" for hook in (self.old, self.new))
        if new and old != new:
            self.diag.report(M.OTHER_HITS, self.new.pos, self.was, hook=self.new.name,
                             condition=new)

    def _params(self) -> None:
        """Parameters that are gone, new, of another type, or in another order."""
        old, new = _by_name(self.old), _by_name(self.new)
        for name in old:
            if name not in new and not self._renamed(old[name]):
                self.diag.report(M.PARAM_GONE, self.new.pos, note(M.WAS_HERE, old[name][1].pos),
                                 hook=self.new.name, name=name)
        for name, (_, param) in new.items():
            if name in old:
                self._type(old[name][1], param)
            elif not self._renaming(new[name]):
                self.diag.report(M.PARAM_NEW, param.pos, self.was, name=name)
        self._order([name for name in old if name in new], [name for name in new if name in old])

    def _renamed(self, old: "_Place") -> Optional[Param]:
        """The new parameter at the same place, where only the name is another."""
        at, param = old
        if at >= len(self.new.params) or len(self.new.params) != len(self.old.params):
            return None
        other = self.new.params[at]
        return other if other.name not in _by_name(self.old) and \
            _type(other) == _type(param) else None

    def _renaming(self, new: "_Place") -> bool:
        """Warn of a parameter that has got another name; whether it is one."""
        at, param = new
        if at >= len(self.old.params) or self._renamed((at, self.old.params[at])) is not param:
            return False
        former = self.old.params[at]
        if former.name in _by_name(self.new):
            return False
        self.diag.report(M.PARAM_RENAMED, param.pos, note(M.WAS_HERE, former.pos),
                         name=param.name, old=former.name)
        return True

    def _type(self, old: Param, new: Param) -> None:
        if _type(old) != _type(new):
            self.diag.report(M.PARAM_TYPE, new.pos, note(M.WAS_HERE, old.pos), name=new.name,
                             old=_type(old), new=_type(new))

    def _order(self, old: List[str], new: List[str]) -> None:
        """The first parameter that stands elsewhere; of the same types, no compiler tells."""
        moved = next((name for name, other in zip(new, old) if name != other), None)
        param = self.new.param(moved) if moved else None
        former = self.old.param(moved) if moved else None
        if param and former:
            self.diag.report(M.PARAM_MOVED, param.pos, note(M.WAS_HERE, former.pos),
                             name=param.name)

    def _event(self) -> None:
        """What those who read the records find no more."""
        old, new = _fields(self.old), _fields(self.new)
        for name, field in old.items():
            if name not in new:
                self.diag.report(M.FIELD_GONE, self.new.pos, note(M.WAS_HERE, field.pos),
                                 hook=self.new.name, name=name)
            elif _shape(new[name]) != _shape(field):
                self.diag.report(M.FIELD_CHANGED, new[name].pos, note(M.WAS_HERE, field.pos),
                                 name=name, old=_shape(field), new=_shape(new[name]))


_Place = Tuple[int, Param]


def _by_name(hook: Hook) -> Dict[str, _Place]:
    return {param.name: (at, param) for at, param in enumerate(hook.params)}


def _type(param: Param) -> str:
    """The type as the prototype has it."""
    return ("out " if param.out else "") + param.type.unqualified().text


def _fields(hook: Hook) -> Dict[str, Field]:
    return {field.name: field for field in fields(hook) or ()}


def _shape(field: Field) -> str:
    """A field's type, for a reader."""
    if field.element is None:
        return field.kind
    return f"{field.element.text}[{field.length}]" if field.is_copied else field.element.text

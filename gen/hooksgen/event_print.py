# SPDX-License-Identifier: GPL-2.0-only
"""How a record is printed: by the kernel, and by those who read its format.

Both come from the same conversions and arguments, so that they print the same
text. Constants go by long names of our own in what others read: the trace core
puts their values in the place of these names, and a value must not be longer
than its name.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from typing import Dict, List, Optional, Sequence, Set, Tuple

from . import ctype, event_reader, model, names
from .event_fields import KNOWN_TYPES, Field
from .source import Pos

CONSTANT = "hooks_constant_value_"


@dataclass(frozen=True)
class Constant:
    """A constant whose value readers get from the trace core."""

    text: str
    pos: Pos


@dataclass
class Printed:
    """A print format: of the kernel's printing function, and of the format file."""

    kernel_format: str = ""
    kernel_args: List[str] = field(default_factory=list)
    reader_args: List[str] = field(default_factory=list)
    constants: Dict[str, Constant] = field(default_factory=dict)    # by the name for readers

    @property
    def reader_format(self) -> str:
        """The text of the format file's print fmt."""
        return ", ".join([f'"{self.kernel_format}"', *self.reader_args])

    @property
    def uses_seq(self) -> bool:
        """Whether the kernel's arguments build text of their own."""
        return any("(__p, " in arg for arg in self.kernel_args)

    def constant(self, text: str, pos: Pos) -> str:
        """The name by which readers know a constant."""
        if text.isdigit():
            return text
        word = text if text.isidentifier() else hashlib.sha256(text.encode()).hexdigest()[:8]
        name = CONSTANT + word
        self.constants.setdefault(name, Constant(text, pos))
        return name


def _table(printed: Printed, entries: Sequence[model.TableEntry]) -> str:
    """A row's value is a constant as a whole: BIT(3) is one too."""
    rows = [f"{{ {printed.constant(entry.value.flat, entry.value.pos)}, {entry.text.c_text} }}"
            for entry in entries]
    return ", ".join(rows)


def _reader_expr(printed: Printed, value: model.Expr, fields: Dict[str, str],
                 signed: Set[str]) -> str:
    """An expression of fields and constants, for readers."""
    renames = dict(fields)
    variables = {token.start for token in value.variables()}
    for i, token in enumerate(value.tokens):
        known = token.text in fields or token.text in names.KEYWORDS or token.text in names.TYPES
        if token.start in variables and not known and not event_reader.is_cast(value.tokens, i):
            place = Pos(value.pos.source, token.start, token.end)
            renames[token.text] = printed.constant(token.text, place)
    return event_reader.render(value, renames, signed)


def _size_of(printed: Printed, item: Field) -> str:
    assert item.element is not None
    if item.element.size:
        return str(item.element.size[0] // 8)
    return printed.constant(f"sizeof({item.element.text})", item.pos)


def _array(printed: Printed, item: Field, as_hex: bool) -> Tuple[str, str]:
    """The text of an array's elements."""
    assert item.element is not None
    name = item.name
    size = _size_of(printed, item)
    if item.kind == model.ARRAY:
        reader, nbytes = f"__get_dynamic_array({name})", f"__get_dynamic_array_len({name})"
        if as_hex:
            return f"hook_print_hex(__p, __rec, {name})", f"__print_hex({reader}, {nbytes})"
        return (f"hook_print_array(__p, __rec, {name}, {item.element.text})",
                f"__print_array({reader}, ({nbytes} / {size}), {size})")
    if as_hex:
        total = printed.constant(f"({item.length}) * sizeof({item.element.text})", item.pos)
        return f"hook_print_fixed_hex(__p, __rec, {name})", f"__print_hex(REC->{name}, {total})"
    count = printed.constant(item.length or "", item.pos)
    return (f"hook_print_fixed(__p, __rec, {name})",
            f"__print_array(REC->{name}, {count}, {size})")


def _located(item: Field) -> Optional[Tuple[str, str]]:
    """Text, pointers to bytes, and bitmasks."""
    place = f"hook_placed(__rec, __rec->{item.name})"
    if item.kind in (model.TEXT, model.USER_TEXT):
        return f"(char *){place}", f"__get_str({item.name})"
    if item.kind == model.BITMASK:
        return f"hook_print_bitmask(__p, __rec, {item.name})", f"__get_bitmask({item.name})"
    if item.kind == model.ARRAY:
        return place, f"__get_dynamic_array({item.name})"
    return None


def _signed(printed: Printed, item: Field) -> str:
    """A number, for readers, who take it for unsigned: its sign has to be spread."""
    text = f"REC->{item.name}"
    element = item.element
    if item.kind not in (model.SCALAR, model.SYMBOL, model.FLAGS) or element is None or \
            element.derivations:
        return text
    known = element.size or KNOWN_TYPES.get(element.base)
    if known is None:
        bit = printed.constant(f"hook_type_sign({element.text})", item.pos)
        beyond = printed.constant(f"hook_type_beyond({element.text})", item.pos)
    elif known[1] and known[0] < 64:
        bit, beyond = str(1 << (known[0] - 1)), str(1 << known[0])
    else:
        return text
    return f"({text} & {bit} ? {text} - {beyond} : {text})"


def _alone(printed: Printed, item: Field) -> str:
    """The same where nothing is computed with it: of 32 bits the conversion takes care."""
    element = item.element
    if element is None or element.derivations:
        return _signed(printed, item)
    bits, _ = element.size or KNOWN_TYPES.get(element.base) or (0, False)
    is_int = bits == 32 or element.kind == ctype.ENUM
    return f"REC->{item.name}" if is_int else _signed(printed, item)


def _named(printed: Printed, item: Field, tables: str) -> Tuple[str, str]:
    """A symbol or flags."""
    assert item.element is not None
    table = f"{tables}_{item.name}"
    entries = _table(printed, item.table)
    value = f"__rec->{item.name}"
    reader = _signed(printed, item)
    if item.element.kind == ctype.TYPEDEF:
        value = f"(__force unsigned long){value}"
    if item.kind == model.SYMBOL:
        return (f"hook_print_symbol(__p, {value}, {table})",
                f"__print_symbolic({reader}, {entries})")
    return (f"hook_print_flags(__p, {value}, {table})",
            f'__print_flags({reader}, "|", {entries})')


def _views(printed: Printed, items: Sequence[Field], tables: str) -> Dict[str, Tuple[str, str]]:
    """Each field as the kernel and as readers name it."""
    views: Dict[str, Tuple[str, str]] = {}
    for item in items:
        if item.kind in (model.SYMBOL, model.FLAGS):
            views[item.name] = _named(printed, item, tables)
        else:
            views[item.name] = _located(item) or (f"__rec->{item.name}", f"REC->{item.name}")
    return views


def derived(items: Sequence[Field], tables: str) -> Printed:
    """``name=value`` for each field."""
    printed = Printed()
    views = _views(printed, items, tables)
    parts = []
    for item in items:
        if item.is_hidden:
            continue
        conversion, cast = item.print_as
        kernel, reader = views[item.name]
        if item.kind in (model.FIXED, model.ARRAY):
            kernel, reader = _array(printed, item, False)
        elif item.kind == model.SCALAR:
            reader = _alone(printed, item)
        if cast:
            kernel, reader = f"(__force {cast}){kernel}", f"({cast}){reader}"
        parts.append(f"{item.name}={conversion}")
        printed.kernel_args.append(kernel)
        printed.reader_args.append(reader)
    printed.kernel_format = " ".join(parts)
    return printed


def given(shown: model.Print, items: Sequence[Field], tables: str) -> Printed:
    """The format of the specification."""
    printed = Printed()
    views = _views(printed, items, tables)
    by_name = {item.name: item for item in items}
    done = 0
    raw = shown.format.raw
    for conversion, arg in zip(shown.conversions, shown.args):
        kernel = arg.rename({name: view[0] for name, view in views.items()})
        names_of = {name: view[1] for name, view in views.items()}
        item = by_name.get(arg.flat)
        signed: Set[str] = set()
        for name in arg.names().intersection(by_name):
            if by_name[name].kind == model.SCALAR:
                names_of[name] = (_alone if item else _signed)(printed, by_name[name])
            if not item and names_of[name].startswith("("):
                names_of[name] = event_reader.WIDE + names_of[name]
                signed.add(name)
        reader = _reader_expr(printed, arg, names_of, signed)
        text = conversion.text
        is_array = item is not None and item.kind in (model.FIXED, model.ARRAY)
        if item and is_array and (conversion.width == "*" or conversion.conversion == "s"):
            kernel, reader = _array(printed, item, conversion.width == "*")
        elif conversion.conversion == "p" and conversion.width != "*" and not is_array and \
                not (item and item.is_pointer):
            kernel = f"(void *)(unsigned long)({kernel})"
        if conversion.width == "*":
            text = "%s"
        printed.kernel_format += raw[done:conversion.at] + text
        done = conversion.at + len(conversion.text)
        printed.kernel_args.append(kernel)
        printed.reader_args.append(reader)
    printed.kernel_format += raw[done:]
    return printed

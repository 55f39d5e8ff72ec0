# SPDX-License-Identifier: GPL-2.0-only
"""Checks of a print format against its arguments.

A format is evaluated long after the hit, by the kernel and by tools that have
nothing but the record: it may read what was copied there, and nothing else.
"""

from __future__ import annotations

from typing import Dict, List, Set

from . import messages as M
from .check_args import KIND_NAMES, Value, check_argument, evaluate
from .diag import Diagnostics, Message
from .model import (ARRAY, BITMASK, FIXED, SCALAR, Conversion, Expr, Field, Hook, Print,
                    TraceBlock)

INTEGERS = "diuxXoc"
FLOATS = "eEfFgGaA"
# %p and what may follow it, by what is read: addresses alone, copied bytes, or live memory.
ADDRESSES = ("", "s", "S", "B", "x", "K", "sR", "SR", "SB", "Sb", "sb", "BB", "Bb")
BYTES: Dict[str, int] = {"M": 6, "m": 6, "I4": 4, "i4": 4, "I6": 16, "i6": 16, "IS": 28,
                         "iS": 28, "U": 16}
HEX = ("h", "hC", "hD", "hN")
BITS = ("b", "bl")
LIVE: Dict[str, str] = {
    "d": "string name = dentry->d_name.name", "D": "string name = file->f_path.dentry->d_name.name",
    "E": "", "R": "", "r": "", "V": "", "N": "", "a": "", "g": "", "G": "", "C": "", "t": "",
    "T": "", "O": "", "f": "", "A": "", "4": "", "k": "", "u": "",
}
FIXED_SIZES = {"long": "l", "unsigned long": "l", "size_t": "z", "ssize_t": "z"}


def check_print(hook: Hook, block: TraceBlock, diag: Diagnostics) -> None:
    """Check the format of a trace block."""
    if block.print is None:
        return
    fields = {field.name: field for field in block.fields}
    sound = [check_argument(hook, block, fields, arg, diag) for arg in block.print.args]
    _check_format(block.print, diag)
    _check_count(block.print, diag)
    for conversion, arg, good in zip(block.print.conversions, block.print.args, sound):
        if _known(conversion, diag) and good:
            _Pair(conversion, arg, fields, diag).check()
    _check_unprinted(block, diag)


def _check_unprinted(block: TraceBlock, diag: Diagnostics) -> None:
    """Warn of fields that the format leaves out."""
    used: Set[str] = set()
    for arg in block.print.args if block.print else ():
        used |= arg.names()
    for field in block.fields:
        if field.name not in used:
            diag.report(M.UNPRINTED, field.pos, name=field.name)


def _check_format(text: Print, diag: Diagnostics) -> None:
    """Warn of a line break at the end."""
    raw = text.format.raw
    if text.format.value.endswith("\n") and raw.endswith("\\n"):
        diag.report(M.NEWLINE, text.format.place(len(raw) - 2, len(raw)))


def _check_count(text: Print, diag: Diagnostics) -> None:
    """Check that each conversion has an argument, and each argument a conversion."""
    conversions, args = text.conversions, text.args
    if len(conversions) > len(args):
        first = conversions[len(args)]
        diag.report(M.FEW_ARGS, first.pos, text=first.text)
    elif len(args) > len(conversions):
        star = next((one for one in conversions if one.width == "*"), None)
        if star:
            diag.report(M.MANY_ARGS_LENGTH, args[len(conversions)].pos, text=star.text)
        else:
            diag.report(M.MANY_ARGS, args[len(conversions)].pos)


def _known(one: Conversion, diag: Diagnostics) -> bool:
    """Check a conversion by itself."""
    bits = one.conversion == "p" and one.extension in BITS + HEX
    if one.conversion in ("", "%"):
        diag.report(M.NO_CONVERSION, one.pos)
    elif one.conversion == "n":
        diag.report(M.WRITES_BACK, one.pos)
    elif one.conversion in FLOATS:
        diag.report(M.FLOAT_CONVERSION, one.pos, text=one.text)
    elif one.conversion not in INTEGERS + "sp" or "'" in one.flags or \
            one.length in ("j", "q", "Z") or one.length and one.conversion in "sp":
        diag.report(M.UNKNOWN_CONVERSION, one.pos, text=one.text)
    elif one.conversion == "c" or set(one.flags) & set("+ "):
        diag.report(M.KERNEL_CONVERSION, one.pos, text=one.text)
    elif one.precision == "*":
        diag.report(M.STAR_PRECISION, one.pos, text=one.text)
    elif one.width == "*" and not bits:
        diag.report(M.STAR_WIDTH, one.pos, text=one.text)
    else:
        return True
    return False


class _Pair:
    """A conversion and its argument."""

    def __init__(self, conversion: Conversion, arg: Expr, fields: Dict[str, Field],
                 diag: Diagnostics) -> None:
        self.one = conversion
        self.arg = arg
        self.diag = diag
        self.values: List[Value] = evaluate(arg, fields)

    def check(self) -> None:
        """Check that they fit."""
        if self.one.conversion == "s":
            self._text()
        elif self.one.conversion == "p":
            self._pointer()
        else:
            self._number()

    def _report(self, message: Message, **args: object) -> None:
        self.diag.report(message, self.arg.pos, text=self.one.text, **args)

    def _text(self) -> None:
        """``%s`` prints what has been copied as text."""
        for value in self.values:
            field = value.field
            if field and field.kind == SCALAR and field.type and field.type.is_pointer:
                self._report(M.LIVE_STRING, name=field.name)
                return
            if not value.is_string and (field is None or field.kind == SCALAR):
                self._report(M.NOT_TEXT)
                return

    def _number(self) -> None:
        """Integers are printed as what they are."""
        for value in self.values:
            if value.is_string:
                self._report(M.TEXT_NUMBER, name=self.arg.flat, kind="a string")
                return
            if value.field and value.field.kind != SCALAR:
                self._report(M.TEXT_NUMBER, name=value.field.name,
                             kind=KIND_NAMES[value.field.kind])
                return
        if len(self.arg.tokens) == 1 and self.values[0].field and self.one.conversion != "c":
            self._length(self.values[0].field)

    def _length(self, field: Field) -> None:
        """Warn where the length does not fit the type."""
        if field.type is None:
            return
        if field.type.is_pointer:
            self.diag.report(M.POINTER_NUMBER, self.one.pos, text=self.one.text, name=field.name)
            return
        size = field.type.size
        wanted = FIXED_SIZES.get(field.type.text)
        if size:
            wanted = "ll" if size[0] == 64 else ""
        given = {"L": "ll", "h": "", "hh": ""}.get(self.one.length, self.one.length)
        if wanted is not None and wanted != given:
            better = self.one.text[:-1 - len(self.one.length)] + wanted + self.one.conversion
            self.diag.report(M.LENGTH, self.one.pos, text=self.one.text, name=field.name,
                             type=field.type.text, better=better)

    def _pointer(self) -> None:
        """``%p`` by what it reads."""
        kind = self.one.extension
        if kind in ADDRESSES:
            self._address()
        elif kind in BITS:
            self._bits()
        elif kind in HEX:
            self._bytes("count")
        elif kind[:2] in BYTES or kind[:1] in BYTES:
            self._bytes(str(BYTES.get(kind[:2]) or BYTES[kind[:1]]))
        elif kind == "e":
            self.diag.report(M.ERROR_POINTER, self.one.pos)
        elif kind[:1] in LIVE:
            example = LIVE[kind[:1]]
            self.diag.report(M.LIVE_POINTER, self.one.pos, text=self.one.text,
                             hint=f": '{example};'" if example else "")
        else:
            self.diag.report(M.UNKNOWN_POINTER, self.one.pos, text=self.one.text)

    def _address(self) -> None:
        for value in self.values:
            if value.is_string or value.field and value.field.kind != SCALAR:
                kind = "a string" if value.is_string or value.field is None \
                    else KIND_NAMES[value.field.kind]
                self._report(M.ADDRESS_ONLY, name=self.arg.flat, kind=kind)
                return

    def _bits(self) -> None:
        """``%*pb`` prints a bitmask, which knows its length."""
        field = self.values[0].field
        if len(self.values) != 1 or field is None or field.kind != BITMASK:
            self._report(M.BITMASK_ONLY)
        elif self.one.width != "*":
            self.diag.report(M.BITMASK_STAR, self.one.pos, text=self.one.text,
                             rest="p" + self.one.extension)

    def _bytes(self, count: str) -> None:
        """Bytes have to be in the record."""
        for value in self.values:
            if value.field is None or value.field.kind not in (FIXED, ARRAY):
                name = value.field.name if value.field else "bytes"
                self._report(M.BYTES_ONLY, name=name, count=count)
                return

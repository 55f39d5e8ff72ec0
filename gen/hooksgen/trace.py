# SPDX-License-Identifier: GPL-2.0-only
"""Reads the trace block of a hook."""

from __future__ import annotations

from typing import Callable, Dict, List, Optional, Union

from . import messages as M
from .ctype import CType
from .decl import Declaration, read_declaration
from .diag import Message, Note, note
from .exprs import read_expr
from .model import (ARRAY, BITMASK, CHARS, FIXED, FLAGS, SCALAR, SYMBOL, TEXT, USER_TEXT, Expr,
                    Field, Let, Print, TableEntry, TraceBlock)
from .printfmt import conversions
from .source import IDENT, STRING, Pos, Token
from .stream import Abandon, Stream

KEYWORDS = ("let", TEXT, USER_TEXT, ARRAY, SYMBOL, FLAGS, BITMASK, "print")


def read_block(stream: Stream, word: Token) -> Optional[TraceBlock]:
    """Take ``{ ... }`` behind ``trace``; None if a statement in it is wrong."""
    return _BlockReader(stream).read(word)


class _BlockReader:
    """Reads the statements of a block."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.items: List[Union[Let, Field]] = []
        self.print: Optional[Print] = None
        self.broken = False

    def read(self, word: Token) -> Optional[TraceBlock]:
        """Take the block; what cannot be read is reported and left out."""
        stream = self.stream
        opener = stream.expect("{", "or 'none;' after 'trace'")
        while not stream.at("}"):
            stream.check_open(opener, "the trace block",
                              stream.starts_declaration() and not self._is_field())
            start = stream.index
            try:
                self._statement()
            except Abandon:
                self.broken = True
                stream.skip_statement(start)
        stream.advance()
        if self.broken:
            return None
        return TraceBlock(tuple(self.items), self.print, stream.pos(word))

    def _wrong(self, message: Message, pos: Pos, *notes: Note, **args: object) -> None:
        """Report an error behind which reading can go on."""
        self.broken = True
        self.stream.diag.report(message, pos, *notes, **args)

    def _is_field(self) -> bool:
        """Whether a struct at the margin is a field's type."""
        return self.stream.at("struct", "union") and self.stream.peek(2).text != ";"

    def _statement(self) -> None:
        """Take a local, a field or the print format."""
        stream = self.stream
        token = stream.cur
        if self.print and token.text != "print":
            raise stream.fail(M.AFTER_PRINT, stream.pos(token),
                              note(M.PRINT_HERE, self.print.pos))
        if token.kind != IDENT:
            raise stream.unexpected("a field")
        if stream.peek().kind == STRING:
            self._print(token)
        elif token.text == "let":
            self.items.append(self._let())
        elif token.text in self.READERS:
            stream.advance()
            self.items.append(self.READERS[token.text](self, token.text))
        elif token.text == "print":
            stream.advance()
            raise stream.unexpected("a format string after 'print'" +
                                    (", without brackets" if stream.at("(") else ""))
        else:
            self.items.append(self._plain())

    def _let(self) -> Let:
        """Take ``let type name = value;``"""
        self.stream.advance()
        declared = read_declaration(self.stream, "a 'let'")
        name = _name(declared)
        value = self._value(f"of '{name.text}'")
        if declared.type.is_array:
            self._wrong(M.LET_ARRAY, declared.pos, name=name.text)
        return Let(name.text, declared.type, value, self.stream.pos(name))

    def _plain(self) -> Field:
        """Take ``type name = value;`` or ``type name[length] = value;``"""
        declared = read_declaration(self.stream, "a field")
        name = _name(declared)
        if not declared.type.is_array:
            return self._field(SCALAR, name, declared.type, None)
        element = self._element(declared)
        kind = CHARS if element.text == "char" else FIXED
        return self._field(kind, name, element, declared.lengths[0])

    def _element(self, declared: Declaration) -> CType:
        """The element of an array; one of arrays is refused."""
        element = declared.type.target
        if element is None or element.is_array:
            raise self.stream.fail(M.FIELD_DIMENSIONS, declared.pos)
        return element

    def _text(self, kind: str) -> Field:
        """Take ``string name = value;``"""
        name = self.stream.name("a field")
        if self.stream.at("["):
            raise self.stream.fail(M.STRING_LENGTH, self.stream.pos(self.stream.cur),
                                   kind=kind, name=name.text)
        return self._field(kind, name, None, None)

    def _array(self, kind: str) -> Field:
        """Take ``array type name[length] = value;``"""
        declared = read_declaration(self.stream, "an array")
        name = _name(declared)
        if not declared.type.is_array:
            raise self.stream.fail(M.ARRAY_LENGTH, self.stream.pos(name), name=name.text)
        return self._field(kind, name, self._element(declared), declared.lengths[0])

    def _bitmask(self, kind: str) -> Field:
        """Take ``bitmask name[bits] = value;``"""
        stream = self.stream
        name = stream.name("a bitmask")
        if not stream.at("["):
            raise stream.fail(M.BITMASK_LENGTH, stream.pos(name), name=name.text)
        opener = stream.advance()
        length = read_expr(stream, ("]",), "in the brackets", opener)
        stream.advance()
        return self._field(kind, name, None, length)

    def _field(self, kind: str, name: Token, ctype: Optional[CType],
               length: Optional[Expr]) -> Field:
        """Take the rest of a field without a table."""
        value = self._value(f"of the field '{name.text}'")
        return Field(kind, name.text, ctype.unqualified() if ctype else None, length, value,
                     (), self.stream.pos(name))

    def _value(self, of: str) -> Expr:
        """Take ``= expression;``"""
        self._equals(of)
        value = read_expr(self.stream, (";",), of)
        self.stream.semicolon(f"the expression {of}")
        return value

    def _equals(self, of: str) -> None:
        """Take the '='; a ';' in its place shows that it was forgotten."""
        if not self.stream.take("="):
            raise self.stream.unexpected(f"'=' and the value {of}")

    def _table(self, kind: str) -> Field:
        """Take ``symbol type name = value { A = "a", ... };``"""
        stream = self.stream
        declared = read_declaration(stream, f"a field of kind '{kind}'")
        name = _name(declared)
        self._equals(f"of the field '{name.text}'")
        value = read_expr(stream, ("{",), f"of the field '{name.text}'")
        opener = stream.advance()
        entries: List[TableEntry] = []
        while not stream.at("}"):
            entries.append(self._entry(name))
            if not stream.take(","):
                break
        stream.expect_close("}", opener, f"after the table of '{name.text}'")
        stream.semicolon(f"the table of '{name.text}'")
        if not entries:
            self._wrong(M.TABLE_EMPTY, stream.pos(opener), kind=kind, name=name.text)
        return Field(kind, name.text, declared.type.unqualified(), None, value, tuple(entries),
                     stream.pos(name))

    def _entry(self, name: Token) -> TableEntry:
        """Take ``constant = "text"``"""
        stream = self.stream
        value = read_expr(stream, ("=",), f"in the table of '{name.text}'")
        stream.advance()
        text = stream.string("a string for the constant")
        return TableEntry(value, text, value.pos.to(text.pos))

    def _print(self, word: Token) -> None:
        """Take ``print "format", arguments;``"""
        stream = self.stream
        if word.text != "print":
            raise stream.unexpected("a field", words=KEYWORDS)
        stream.advance()
        text = stream.string("a format string")
        args: List[Expr] = []
        while stream.take(","):
            args.append(read_expr(stream, (",", ";"), "in 'print'"))
        stream.semicolon("'print'")
        if self.print:
            self._wrong(M.TWICE, stream.pos(word), note(M.PRINT_HERE, self.print.pos),
                        what="'print'")
        self.print = Print(text, conversions(text), tuple(args), stream.pos(word))

    READERS: Dict[str, Callable[["_BlockReader", str], Field]] = {
        TEXT: _text, USER_TEXT: _text, ARRAY: _array, SYMBOL: _table, FLAGS: _table,
        BITMASK: _bitmask,
    }


def _name(declared: Declaration) -> Token:
    """The name of a declaration that was read with one."""
    assert declared.name is not None
    return declared.name

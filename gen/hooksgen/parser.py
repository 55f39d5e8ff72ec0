# SPDX-License-Identifier: GPL-2.0-only
"""Reads a specification: facility, includes, forward declarations, hooks."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import takewhile
from typing import List, Optional, Tuple

from . import messages as M
from .attributes import Attributes, read_attributes
from .ctype import VOID, Array, CType, Function, Pointer
from .decl import ANNOTATIONS, STORAGE, Declaration, read_declaration
from .diag import Diagnostics, note
from .docs import read_doc
from .lexer import Lexed
from .model import RETURNS, Doc, Expr, Facility, Forward, Hook, Include, Param, StringLit
from .source import IDENT, NUMBER, STRING, Pos, Token
from .stream import DECLARATIONS, Abandon, Stream, either
from .suggest import did_you_mean

MAX_PARAMS = 12
_BARE = re.compile(r"[\w./-]+")
_ANGLED = re.compile(r"[ \t]*([^>\n]*?)[ \t\r]*(>|(?=\n)|\Z)")


def parse(lexed: Lexed, diag: Diagnostics) -> Optional[Facility]:
    """The facility that a file declares; None if the file does not say.

    What cannot be read is reported, and left out.
    """
    return _Parser(Stream(lexed, diag)).parse()


class _Parser:
    """Reads one file."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream
        self.diag = stream.diag
        self.name: Optional[Token] = None
        self.title: Optional[StringLit] = None
        self.doc: Optional[Doc] = None
        self.includes: List[Include] = []
        self.forwards: List[Forward] = []
        self.hooks: List[Hook] = []
        self.late = False     # it has been said that the facility comes first

    def parse(self) -> Optional[Facility]:
        """Take the whole file."""
        stream, source = self.stream, self.stream.source
        if stream.at_end() and not stream.lonely_docs() and not self.diag.errors_in(source):
            self.diag.report(M.EMPTY, stream.pos(stream.cur))
        while not stream.at_end():
            start = stream.index
            try:
                self._declaration()
            except Abandon:
                stream.skip_declaration(start)
        for doc in stream.lonely_docs():
            self.diag.report(M.DOC_NOTHING, Pos(source, doc.start, doc.start + 3))
        if self.name is None:
            return None
        pos = stream.pos(self.name)
        if not self.hooks and not self.diag.errors_in(source):
            self.diag.report(M.NO_HOOK, pos, name=self.name.text)
        return Facility(self.name.text, pos, self.title, self.doc, tuple(self.includes),
                        tuple(self.forwards), tuple(self.hooks), source.path)

    def _declaration(self) -> None:
        """Take one declaration."""
        stream, word = self.stream, self.stream.cur
        if word.text == "facility":
            self._facility()
            return
        if word.text not in DECLARATIONS:
            raise self._unknown(word)
        if self.name is None and not self.late:
            self.late = True
            self.diag.report(M.FACILITY_FIRST, stream.pos(word))
        if word.text == "include":
            self._include()
        elif word.text == "hook":
            self._hook()
        else:
            self._forward()

    def _unknown(self, word: Token) -> Abandon:
        """Something that is no declaration."""
        stream, pos = self.stream, self.stream.pos(word)
        if word.text in ("enum", "typedef"):
            return stream.fail(M.NO_FORWARD, pos, word=word.text)
        prototype = _prototype(stream)
        if prototype:
            returns, name = prototype
            return stream.fail(M.NO_HOOK_WORD, pos, returns=returns, name=name)
        return self.stream.unexpected(either(DECLARATIONS), words=DECLARATIONS)

    def _documentation(self) -> Optional[Doc]:
        """Take the documentation before the present token."""
        token = self.stream.doc()
        return read_doc(self.stream.source, token) if token else None

    def _facility(self) -> None:
        """Take ``facility name "title";``"""
        stream = self.stream
        doc = self._documentation()
        word = stream.advance()
        if self.name is not None:
            raise stream.fail(M.FACILITY_TWICE, stream.pos(word),
                              note(M.FIRST, stream.pos(self.name)))
        self.late = True
        self.name = name = stream.name("the facility")
        self.doc = doc
        if stream.cur.kind == STRING:
            self.title = stream.string("the title")
        stream.semicolon(f"the facility '{name.text}'")

    def _include(self) -> None:
        """Take ``include <path> private;``"""
        stream = self.stream
        stream.advance()
        first = stream.cur
        if first.text == "<":
            path, end = self._angled()
        elif first.kind == STRING:
            literal = stream.string("a path")
            path, end = literal.raw, literal.pos.end
        elif first.kind == IDENT:
            raise self._bare_path(first)
        else:
            raise stream.unexpected("'<path>' or '\"path\"' after 'include'")
        pos = Pos(stream.source, first.start, end)
        if not path or "\\" in path or path.startswith("/") or "//" in path or "/*" in path:
            raise stream.fail(M.INCLUDE_PATH, pos, path=path)
        private = stream.take("private")
        stream.semicolon(f"the include of '{path}'")
        self.includes.append(Include(path, first.text == "<", private, pos))

    def _bare_path(self, first: Token) -> Abandon:
        """A path to include that has no brackets and no quotes."""
        match = _BARE.match(self.stream.source.text, first.start)
        path = match.group() if match else first.text
        pos = Pos(self.stream.source, first.start, first.start + len(path))
        return self.stream.fail(M.INCLUDE_BARE, pos, path=path)

    def _angled(self) -> Tuple[str, int]:
        """Take ``<path>``: characters, not tokens; the path, and where it ends."""
        stream = self.stream
        opener = stream.advance()
        match = _ANGLED.match(stream.source.text, opener.end)
        if not match or match.group(2) != ">":
            raise stream.fail(M.INCLUDE_OPEN, stream.pos(opener))
        while not stream.at_end() and stream.cur.start < match.end():
            stream.advance()
        return match.group(1), match.end()

    def _forward(self) -> None:
        """Take ``struct name;``"""
        stream = self.stream
        kind = stream.advance()
        name = stream.name(f"the {kind.text}")
        if stream.at("{"):
            raise stream.fail(M.STRUCT_BODY, stream.pos(stream.cur), kind=kind.text)
        stream.semicolon(f"'{kind.text} {name.text}'")
        self.forwards.append(Forward(kind.text, name.text, stream.pos(name)))

    def _hook(self) -> None:
        """Take a hook, with its attributes."""
        stream = self.stream
        doc = self._documentation()
        stream.advance()
        returns = self._returns()
        name = stream.name("the hook")
        if not stream.at("("):
            raise stream.unexpected(f"'(' and the parameters of the hook '{name.text}'")
        params = self._params(stream.advance())
        attributes = Attributes()
        if stream.at("{"):
            attributes = read_attributes(stream, stream.advance(), returns, name.text)
            if stream.at(";"):
                stream.diag.report(M.STRAY_SEMICOLON, stream.pos(stream.advance()))
        elif stream.starts_declaration() or stream.at_end():
            stream.semicolon(f"the hook '{name.text}'")
        elif not stream.take(";"):
            raise stream.unexpected("';' or '{' after the parameters of the hook "
                                    f"'{name.text}'")
        if params is not None and not attributes.broken:
            self.hooks.append(self._build(name, returns, params, doc, attributes))

    def _returns(self) -> str:
        """Take ``int`` or ``void``."""
        stream = self.stream
        token = stream.cur
        if token.kind == IDENT and token.text not in RETURNS:
            missing = stream.peek().text == "("
            raise stream.fail(M.RETURN_MISSING if missing else M.RETURN_TYPE,
                              stream.pos(token), name=token.text,
                              hint=did_you_mean(token.text, RETURNS))
        if token.kind == NUMBER or token.text not in RETURNS:
            raise stream.unexpected("'int' or 'void' after 'hook'")
        return stream.advance().text

    def _build(self, name: Token, returns: str, params: Tuple[Param, ...], doc: Optional[Doc],
               read: Attributes) -> Hook:
        """The hook of all that was read."""
        pos = self.stream.pos(name)
        slots = {} if read.slots is None else {"slots_decide": read.slots,
                                               "slots_observe": read.slots}
        return Hook(name.text, pos, returns, params, read.default or Expr("0", pos, ()), doc,
                    read.level, read.severity, read.context, read.verdict, limit=read.limit,
                    reentry=read.reentry, when=read.when, on_arm=read.on_arm,
                    on_disarm=read.on_disarm, condition=read.condition, trace=read.trace,
                    track=read.track, **slots)

    def _params(self, opener: Token) -> Optional[Tuple[Param, ...]]:
        """Take the parameters, and the ')'; None if one of them is wrong."""
        stream, params, broken = self.stream, [], False
        if stream.at("void") and stream.peek().text == ")":
            stream.advance()
        while not stream.at(")"):
            start = stream.index
            try:
                params.append(self._param())
                self._param_end(params[-1], opener)
            except Abandon:
                broken = True
                self._skip_param(start)
            if len(params) == MAX_PARAMS + 1:
                self.diag.report(M.TOO_MANY_PARAMS, params[-1].pos, limit=MAX_PARAMS)
            if not stream.take(","):
                break
            if stream.at(")"):
                raise stream.unexpected("a parameter after ','")
        if not stream.take(")"):
            raise Abandon     # one of them is wrong, and that has been said
        return None if broken else tuple(params)

    def _param(self) -> Param:
        """Take one parameter."""
        stream = self.stream
        if stream.at("..."):
            raise stream.fail(M.VARIADIC, stream.pos(stream.cur))
        out = stream.at("out") and stream.peek().kind == IDENT
        if out:
            stream.advance()
        declared = read_declaration(stream, "a parameter")
        assert declared.name is not None
        steps = declared.type.derivations
        if declared.type.kind == VOID and (not steps or isinstance(steps[-1], Array)):
            raise stream.fail(M.VOID_PARAM, declared.pos, name=declared.name.text)
        return Param(declared.name.text, _as_parameter(declared), out,
                     stream.pos(declared.name), declared.lengths)

    def _param_end(self, param: Param, opener: Token) -> None:
        """See that a parameter ends here."""
        stream = self.stream
        if stream.at(",", ")"):
            return
        if stream.at(";") and stream.peek().kind == IDENT and not self._ends_line():
            raise stream.fail(M.PARAM_SEMICOLON, stream.pos(stream.cur))
        hint = did_you_mean(param.name, ANNOTATIONS) if param.name.startswith("__") else ""
        raise stream.fail(M.EXPECTED, stream.pos(stream.cur), stream.opened(opener), hint=hint,
                          wanted=f"',' or ')' after the parameter '{param.name}'",
                          found=stream.describe())

    def _ends_line(self) -> bool:
        """Whether the present token is the last of its line."""
        text, end = self.stream.source.text, self.stream.peek().start
        return "\n" in text[self.stream.cur.end:end]

    def _skip_param(self, start: int) -> None:
        """Go on at the ',' or ')' that ends a parameter, which began at start."""
        stream = self.stream
        depth = sum((token.text in ("(", "[")) - (token.text in (")", "]"))
                    for token in stream.tokens[start:stream.index])
        while not stream.at_end() and not stream.starts_declaration():
            if depth <= 0 and stream.at(",", ")") or stream.at("{") or \
                    stream.at(";") and (self._ends_line() or stream.peek().kind != IDENT):
                break
            depth += stream.at("(", "[") - stream.at(")", "]")
            stream.advance()


def _as_parameter(declared: Declaration) -> CType:
    """A parameter of function type is a pointer to the function."""
    ctype = declared.type
    if ctype.derivations and isinstance(ctype.derivations[0], Function):
        return replace(ctype, derivations=(Pointer(), *ctype.derivations))
    return ctype


def _prototype(stream: Stream) -> Optional[Tuple[str, str]]:
    """What is declared here like a function, without the word 'hook': its type and name."""
    words = [token.text for token in stream.tokens[stream.index:stream.index + 5]]
    while words and words[0] in STORAGE:
        words.pop(0)
    returns = words[0] if words and words[0] in RETURNS else " or ".join(RETURNS)
    names = list(takewhile(str.isidentifier, words))
    if 0 < len(names) < 3 and words[len(names):len(names) + 1] == ["("]:
        return returns, names[-1]
    return None

# SPDX-License-Identifier: GPL-2.0-only
"""Documentation comments: stars off, paragraphs and annotations apart."""

from __future__ import annotations

import re
import textwrap
from typing import Iterable, List, NamedTuple, Optional

from .model import Doc, DocParam
from .source import Pos, Source, Token

_LINE = re.compile(r"[ \t]*(?:\*(?!/)[ \t]?)?")
_PARAM = re.compile(r"[ \t]*@(\w+(?:\.\.\.)?)[ \t]*:[ \t]*")
_RETURNS = re.compile(r"[ \t]*Returns?[ \t]*:[ \t]*")


class _Line(NamedTuple):
    """A line of the comment, without its star."""

    text: str
    start: int     # offset in the source


class _Section(NamedTuple):
    """A stretch of lines: body, an annotation, or what is returned."""

    name: Optional[str]     # None: body; "": returns
    lines: List[str]
    pos: Pos


def read_doc(source: Source, token: Token) -> Optional[Doc]:
    """What a documentation comment says; None if it says nothing."""
    lines = _lines(token)
    text = _trim(line.text for line in lines)
    if not text:
        return None
    sections = _sections(source, lines)
    body = "\n".join("\n".join(section.lines) for section in sections if section.name is None)
    paragraphs = re.split(r"\n[ \t]*\n", _trim(body.split("\n")), maxsplit=1)
    params = tuple(DocParam(section.name, _trim(section.lines), section.pos)
                   for section in sections if section.name)
    returns = "\n".join(_trim(section.lines) for section in sections if section.name == "")
    return Doc(text, " ".join(paragraphs[0].split()), _trim(paragraphs[1:]), params,
               returns, Pos(source, token.start, token.start + 3))


def _lines(token: Token) -> List[_Line]:
    """The lines, and where their text begins."""
    found: List[_Line] = []
    at = token.start + 3
    for number, line in enumerate(token.text[3:-2].split("\n")):
        prefix = _LINE.match(line) if number else re.match(r"[ \t]?", line)
        skip = prefix.end() if prefix else 0
        found.append(_Line(line[skip:].rstrip(), at + skip))
        at += len(line) + 1
    return found


def _sections(source: Source, lines: List[_Line]) -> List[_Section]:
    """The lines in their sections; a blank line ends an annotation."""
    begin = Pos(source, lines[0].start, lines[0].start)
    sections = [_Section(None, [], begin)]
    for line in lines:
        param, returns = _PARAM.match(line.text), _RETURNS.match(line.text)
        head = param or returns
        if head:
            start, end = (param.start(1) - 1, param.end(1)) if param else head.span()
            pos = Pos(source, line.start + start, line.start + end)
            sections.append(_Section(param.group(1) if param else "",
                                     [line.text[head.end():]], pos))
        elif not line.text and sections[-1].name is not None:
            sections.append(_Section(None, [""], begin))
        else:
            sections[-1].lines.append(line.text)
    return sections


def _trim(lines: Iterable[str]) -> str:
    """Lines joined, without blank ones at the ends and indentation that all of them have."""
    text = "\n".join(lines)
    if text.startswith((" ", "\t", "\n")) or "\n " in text or "\n\t" in text:
        text = textwrap.dedent(text)
    return text.strip("\n").rstrip()

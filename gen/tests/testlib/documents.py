# SPDX-License-Identifier: GPL-2.0-only
"""The examples of the language's document: each does what the document says.

A block of code has a caption: 'example' is a part of one specification, NAME.hooks
a whole one, 'wrong' is one that is refused. After that, 'generated' has lines that
come of it, and 'says' what is said. 'old' and 'new' are to be compared.
"""

from __future__ import annotations

import os
import re
from typing import Callable, Dict, Iterator, List, NamedTuple, Tuple

from hooksgen import messages as M
from hooksgen.compat import compare
from hooksgen.diag import Diagnostics
from hooksgen.emit import outputs
from hooksgen.front import analyse

from .tap import Failure, Tap, same
from .units import TREE

DOCUMENT = os.path.join(TREE, "Documentation", "language.rst")
FACILITY = "facility example;\n"
HEAD = f'{FACILITY}include <linux/types.h>;\n'
_BLOCK = re.compile(r"^\.\. code-block:: \S+\n   :caption: (\S+)\n\n((?:   .*\n|\n)+)", re.MULTILINE)


class Block(NamedTuple):
    """A block of the document."""

    caption: str
    text: str
    heading: str


def blocks() -> Iterator[Block]:
    """Those that have a caption, in order."""
    with open(DOCUMENT, encoding="utf-8") as stream:
        text = stream.read()
    for found in _BLOCK.finditer(text):
        lines = [line[3:] for line in found[2].rstrip("\n").split("\n")]
        headings = re.findall(r"^(.+)\n[-=]{2,}$", text[:found.start()], re.MULTILINE)
        yield Block(found[1], "\n".join(lines) + "\n", headings[-1])


def specifications() -> Dict[str, str]:
    """By name, the whole specifications; 'example' is made of all parts."""
    found = {"example": HEAD}
    for block in blocks():
        if block.caption == "example":
            found["example"] += block.text
        elif block.caption.endswith(".hooks"):
            found[block.caption[:-len(".hooks")]] = block.text
    return found


def run(tap: Tap) -> None:
    """Run all."""
    last: Tuple[str, str] = ("", "")
    former = ""
    runners: Dict[str, Callable[[Block], None]] = {
        "generated": lambda block: _generated(last, block.text),
        "says": lambda block: _said(former, last[1], block.text)}
    for number, block in enumerate(blocks(), 1):
        name = f"document: {number} {block.heading}: {block.caption}"
        if block.caption in runners:
            tap.test(name, lambda: runners[block.caption](block))
            continue
        former = last[1] if block.caption == "new" else ""
        whole = block.caption.endswith(".hooks")
        last = (block.caption, block.text if whole else HEAD + block.text)
        if block.caption not in ("wrong", "old", "new"):
            tap.test(name, lambda: _fine(last[1]))
    tap.test("document: each attribute and each kind of field is in an example", _complete)
    tap.test("document: no example without a test", _captions)


def _analysed(text: str) -> Tuple[List[str], Dict[str, str]]:
    """What is said of a specification, and the files that come of it."""
    if not re.search(r"^hook ", text, re.MULTILINE):
        text += "hook void some(int n);\n"
    diag = Diagnostics(set(M.OPTIONAL_WARNINGS))
    facilities = analyse([("example.hooks", text.encode())], diag)
    said = [f"{one.severity}: {one.text}" for one in diag.sorted()]
    return said, outputs(facilities[0], "example") if not diag.errors else {}


def _fine(text: str) -> None:
    same(_analysed(text)[0], [])


def _generated(source: Tuple[str, str], wanted: str) -> None:
    """Lines that come of an example, in any order, and broken anywhere."""
    said, files = _analysed(source[1])
    same(said, [])
    text = _flat("\n".join(files.values()))
    missing = [line for line in wanted.splitlines() if _flat(line) not in text]
    if missing:
        raise Failure("not generated:\n" + "\n".join(missing))


def _flat(code: str) -> str:
    """Code on one line."""
    return " ".join(code.replace("\\\n", " ").rstrip("\\").split())


def _said(old: str, text: str, wanted: str) -> None:
    if not old:
        same(_analysed(text)[0], wanted.splitlines())
        return
    quiet, diag = Diagnostics({*M.OPTIONAL_WARNINGS, "event"}), Diagnostics({"event"})
    before, after = (analyse([(name, spec.encode())], quiet)[0]
                     for name, spec in (("old.hooks", old), ("new.hooks", text)))
    same(quiet.render(), "")
    compare(before, after, diag)
    same([f"{one.severity}: {one.text}" for one in diag.sorted()], wanted.splitlines())


def _complete() -> None:
    from hooksgen.attributes import _Reader
    from hooksgen.model import FIELD_KINDS
    text = specifications()["example"]
    diag = Diagnostics(set(M.OPTIONAL_WARNINGS))
    facility = analyse([("example.hooks", text.encode())], diag)[0]
    same(diag.render(), "")
    words = set(re.findall(r"^\t(\w+)", text, re.MULTILINE))
    same(sorted(set(_Reader.READERS) - words), [])
    kinds = {field.kind for hook in facility.hooks for field in hook.fields}
    same(sorted(set(FIELD_KINDS) - kinds - {"fixed"}), [])


def _captions() -> None:
    known = {"example", "generated", "wrong", "says", "old", "new"}
    same([block.caption for block in blocks()
          if block.caption not in known and not block.caption.endswith(".hooks")], [])
    with open(DOCUMENT, encoding="utf-8") as stream:
        same(len(list(blocks())), len(re.findall(r"^\.\. code-block::", stream.read(), re.MULTILINE)))

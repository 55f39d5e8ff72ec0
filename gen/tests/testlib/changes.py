# SPDX-License-Identifier: GPL-2.0-only
"""A change of one hook changes the lines of this hook in what is generated, and no others."""

from __future__ import annotations

from typing import Dict, List

from hooksgen.diag import Diagnostics
from hooksgen.emit import outputs
from hooksgen.front import analyse

from .tap import Failure, Tap, same

HEAD = "facility f;\n"
# All of one layout, so that they share a class.
OTHERS = [f"hook int h{i}(int a, const char *s);\n" for i in range(6)]
PLAIN = "hook int changed(int a, const char *s);\n"
CHANGES: Dict[str, str] = {
    "documentation": "/** What it is.\n * @a: a number\n */\n" + PLAIN,
    "a parameter more": PLAIN.replace("int a", "int a, u64 b"),
    "a parameter less": PLAIN.replace("int a, ", ""),
    "another type": PLAIN.replace("int a", "struct foo *a"),
    "no verdict": PLAIN.replace("hook int", "hook void"),
    "another default": PLAIN.replace(";", " { default -EIO; verdict any; }"),
    "another context": PLAIN.replace(";", " { context sleepable; }"),
    "slots": PLAIN.replace(";", " { slots 1; }"),
    "fields": PLAIN.replace(";", ' {\n\ttrace {\n\t\tint b = a;\n\t\tprint "%d", b;\n\t}\n}'),
    "no event": PLAIN.replace(";", " { trace none; }"),
    "a track": PLAIN.replace(";", " { track; }"),
    "a condition": PLAIN.replace(";", " { if CONFIG_NET; }"),
}


def run(tap: Tap) -> None:
    """Change the first of the hooks, one in the middle, and the last."""
    for name, text in CHANGES.items():
        tap.test(f"a change of one hook: {name}", lambda: _changed(text))


def _changed(text: str) -> None:
    without = _made(OTHERS)
    for at in (0, len(OTHERS) // 2, len(OTHERS)):
        before = _made(OTHERS[:at] + [PLAIN] + OTHERS[at:])
        after = _made(OTHERS[:at] + [text] + OTHERS[at:])
        same(before == after, False)
        for ending in before:
            _compare(without[ending], before[ending], after[ending])


def _made(hooks: List[str]) -> Dict[str, List[str]]:
    """The lines of each file; but for where they are, which changes for all that follow."""
    diag = Diagnostics({"doc", "unprinted"})
    found = analyse([("f.hooks", (HEAD + "".join(hooks)).encode())], diag)
    same(diag.render(), "")
    return {ending: [line for line in text.splitlines() if not line.startswith("#line ")]
            for ending, text in outputs(found[0], "f").items()}


def _compare(without: List[str], *versions: List[str]) -> None:
    """All lines of the others are there, in their order; what is between them is the hook's."""
    for lines in versions:
        rest = iter(lines)
        missing = next((line for line in without if line not in rest), None)
        if missing is not None:
            raise Failure(f"a line of another hook is not where it was:\n{missing}")

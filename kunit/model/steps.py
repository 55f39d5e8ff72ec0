#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Compares the steps that the model and the source take, by their names.

Each inline and macro of update.pml that bears the name of a function must call
those others that do, in the order in which the function's text calls them;
through functions that the model has not, and steps that only the model has. What
is repeated counts once, since the model unrolls loops. Prints what differs.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Dict, Iterable, List, Set

HERE = Path(__file__).resolve().parent
TOP = HERE.parents[1]
SPEC = TOP / "kunit" / "torture" / "torture.hooks"

# The function that a hit enters is the model's caller.
HITS = {"watch_free": "-DREFUSED", "ask": "-DREFUSED -DDECIDES"}
CALLER = "caller"

# Not steps of updates: a hit leaves its guard in several places of the text, one
# of them in many(); the model has the observers who are told for a part of a walk.
APART = {"hook_unguard", "tell"}

# They have that name in the model too, and must be there to be compared.
WANTED = {
    CALLER, "hook_guard", "hook_path", "many", "walk", "hook_disable", "hooks_kill", "hook_register_many",
    "hook_unregister_many", "hooks_settle_unsettled", "hook_bury_dead", "changes_grow",
    "changes_shrink", "hooks_publish", "hooks_settle", "settle_quiet", "settle_walking",
    "slots_write", "slots_only_grow", "calls_prepare", "calls_fill",
    "calls_idle", "calls_retire", "plan_slots", "plan_path", "slot_set",
}

Bodies = Dict[str, str]

FUNCTION = re.compile(r"^[\w \t*]*?\b(\w+)\(([^;{}]*?)\)\n\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"^(?:inline|proctype) (\w+)\([^)]*\)\s*\{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
MACRO = re.compile(r"^#define (\w+)(?:\([^)]*\))?[ \t]*(.*)$", re.MULTILINE)


def bare(text: str) -> str:
    """Without comments, strings and the names of types."""
    text = re.sub(r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"", " ", text, flags=re.DOTALL)
    return re.sub(r"\b(?:enum|struct|union) \w+", " ", text)


def source_bodies(texts: Iterable[str]) -> Bodies:
    return {match.group(1): match.group(3)
            for text in texts for match in FUNCTION.finditer(bare(text))}


def generated(hook: str) -> str:
    """What a hit of that hook runs, by the names that the model has."""
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([sys.executable, str(TOP / "gen" / "hookgen"), "generate", "-o", scratch,
                        str(SPEC)], check=True)
        text = (Path(scratch) / "torture_hooks.c").read_text(encoding="utf-8")
    entry = f"__hook_torture_{hook}"
    text = re.sub(rf"\b{entry}_(many|walk|tell)\b", r"\1", text)
    text = text.replace("hook_path_either(", "hook_path(")
    return re.sub(rf"\b{entry}\(", f"{CALLER}(", text)


def model_bodies(define: str) -> Bodies:
    text = subprocess.run(["cpp", "-P", "-undef", "-fdirectives-only", *define.split(),
                           str(HERE / "update.pml")], stdout=subprocess.PIPE,
                          universal_newlines=True, check=True).stdout
    text = bare(text)
    bodies = {match.group(1): match.group(2) for match in MACRO.finditer(text)}
    bodies.update((match.group(1), match.group(2)) for match in INLINE.finditer(text))
    return bodies


def once(names: List[str]) -> List[str]:
    """Without what repeats the part just before it."""
    for size in range(1, len(names) // 2 + 1):
        for at in range(len(names) - 2 * size + 1):
            if names[at:at + size] == names[at + size:at + 2 * size]:
                return once(names[:at] + names[at + size:])
    return names


def calls(bodies: Bodies, name: str, steps: Set[str], within: List[str]) -> List[str]:
    """The steps that it takes, where need be through others that are none."""
    found: List[str] = []
    for word in re.findall(r"\w+", bodies[name]):
        if word in steps:
            found.append(word)
        elif word in bodies and word not in within and word not in APART:
            found += calls(bodies, word, steps, [*within, word])
    return once(found)


def differences(source: Bodies, model: Bodies) -> List[str]:
    steps = (set(source) & set(model)) - APART
    told = [f"{name}: not in the model, or not in the source" for name in sorted(WANTED - steps)]
    for name in sorted(steps):
        want, have = (calls(bodies, name, steps, [name]) for bodies in (source, model))
        if want != have:
            told.append(f"{name}: the source: {' '.join(want)}; the model: {' '.join(have)}")
    return told


def main() -> int:
    files = [*sorted((TOP / "hooks").glob("*.c")), TOP / "include" / "linux" / "hooks_dispatch.h"]
    texts = [path.read_text(encoding="utf-8") for path in files]
    told = [difference for hook, define in HITS.items()
            for difference in differences(source_bodies([*texts, generated(hook)]),
                                          model_bodies(define))]
    for line in dict.fromkeys(told):
        print(line)
    return 1 if told else 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-2.0-only
"""The conversions of a print format."""

from __future__ import annotations

import re
from typing import List, Tuple

from .model import Conversion, StringLit

_CONVERSION = re.compile(r"""
    % (?P<flags>[-+\ #0']*) (?P<width>\*|[0-9]*) (?:\.(?P<precision>\*|-?[0-9]*))?
    (?P<length>hh|h|ll|l|L|z|Z|t|q|j)? (?P<conversion>[a-zA-Z%]?) (?P<extension>(?<=p)[a-zA-Z0-9]+)?
    """, re.VERBOSE)


def conversions(text: StringLit) -> Tuple[Conversion, ...]:
    """All conversions of a format; ``%%`` is none. One without a letter has conversion ''."""
    found: List[Conversion] = []
    for match in _CONVERSION.finditer(text.raw):
        if match.group() == "%%":
            continue
        precision = match.group("precision")
        found.append(Conversion(
            match.group(), match.group("flags"), match.group("width"),
            "" if precision is None else precision or "0", match.group("length") or "",
            match.group("conversion"), match.group("extension") or "", match.start(),
            text.place(match.start(), match.end())))
    return tuple(found)

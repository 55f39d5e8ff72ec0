# SPDX-License-Identifier: GPL-2.0-only
"""Specifications as bytes to checked facilities."""

from __future__ import annotations

from typing import List, Sequence, Tuple

from .check import check_specs
from .diag import Diagnostics, TooManyErrors
from .lexer import decode, lex
from .model import Facility
from .parser import parse


def analyse(inputs: Sequence[Tuple[str, bytes]], diag: Diagnostics) -> List[Facility]:
    """Read and check the specifications of one module, given as path and content.

    The result is complete if, and only if, diag has no errors.
    """
    found: List[Facility] = []
    try:
        for path, data in inputs:
            facility = parse(lex(decode(path, data, diag), diag), diag)
            if facility is not None:
                found.append(facility)
        check_specs(found, diag)
    except TooManyErrors:
        pass
    return found

# SPDX-License-Identifier: GPL-2.0-only
"""Which word was meant."""

from __future__ import annotations

from typing import Iterable, List, Optional


def distance(left: str, right: str, limit: int) -> int:
    """How many letters have to be changed, added, dropped or swapped; at most limit + 1."""
    if abs(len(left) - len(right)) > limit:
        return limit + 1
    before: List[int] = []
    row = list(range(len(right) + 1))
    for i, a in enumerate(left, 1):
        last, row, before = before, [i], row
        for j, b in enumerate(right, 1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (a != b))
            if i > 1 and j > 1 and a == right[j - 2] and left[i - 2] == b:
                cost = min(cost, last[j - 2] + 1)
            row.append(cost)
        if min(row) > limit:
            return limit + 1
    return row[-1]


def nearest(word: str, candidates: Iterable[str]) -> Optional[str]:
    """The candidate that the word is a slip of the pen for, if there is one."""
    limit = min(3, (len(word) + 2) // 3)
    best: Optional[str] = None
    for candidate in candidates:
        far = 0 if word.lower() == candidate.lower() else distance(word, candidate, limit)
        if candidate != word and far <= limit and len(candidate) > far:
            best, limit = candidate, far - 1
    return best


def did_you_mean(word: str, candidates: Iterable[str]) -> str:
    """What to append to a message: a suggestion, or nothing."""
    if len(word) > 64:
        return ""
    near = nearest(word, candidates)
    return f"; did you mean '{near}'?" if near else ""

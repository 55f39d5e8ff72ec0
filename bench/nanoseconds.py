# SPDX-License-Identifier: GPL-2.0-only
"""The nanosecond instrument: what the kernels print, and its tables."""

import re
import statistics
from dataclasses import dataclass
from typing import Dict, Iterable, List, Mapping

import report

KERNEL = re.compile(r"kernel (\w+)$")
CASE = re.compile(r"case (\S+) (\d+) (\d+)$")

KINDS = {
    "plain": "nanoseconds",
    "retpolines": "nanoseconds, with retpolines,",
}

# With retpolines; handlers, and the most that a hook may take of a tracepoint.
GOALS = {"1": 1.0, "2": 0.3, "4": 0.3, "8": 0.3}


class NanosecondsError(Exception):
    """There are no figures."""


@dataclass(frozen=True)
class Times:
    """What a call took in each round."""

    rounds: List[float]

    @property
    def best(self) -> float:
        return min(self.rounds)

    @property
    def spread(self) -> float:
        """How much more than the best one half of the rounds took at least."""
        return statistics.median(self.rounds) / self.best - 1


Kernels = Mapping[str, Mapping[str, Times]]


def parse(lines: Iterable[str]) -> Dict[str, Dict[str, Times]]:
    kernels: Dict[str, Dict[str, Times]] = {}
    kind = ""
    for line in lines:
        kernel, case = KERNEL.match(line), CASE.match(line)
        if kernel:
            kind = kernel[1]
        elif case and kind:
            times = kernels.setdefault(kind, {}).setdefault(case[1], Times([]))
            times.rounds.append(int(case[3]) / int(case[2]))
        elif line.startswith("failed "):
            raise NanosecondsError(line)
    if set(kernels) != set(KINDS):
        raise NanosecondsError("the kernels did not run to their end")
    return kernels


def above_empty(cases: Mapping[str, Times]) -> Dict[str, float]:
    """What a call takes more than that of a function with nothing in it."""
    figures: Dict[str, float] = {}
    for case, times in cases.items():
        kind = "empty-" + case.split("-")[0]
        empty = cases[kind if kind in cases else "empty-0"]
        figures[case] = max(0.0, times.best - empty.best)
    return figures


def render(kernels: Kernels) -> List[str]:
    lines: List[str] = []
    for kind, unit in KINDS.items():
        figures = above_empty(kernels[kind])
        for table in report.CALLS:
            lines += [*report.table_lines(table, figures, unit, 1), ""]
    spreads = sorted(times.spread for cases in kernels.values() for times in cases.values())
    rounds = min(len(times.rounds) for cases in kernels.values() for times in cases.values())
    lines.append(f"best of {rounds} rounds; half of the rounds took at least "
                 f"{statistics.median(spreads):.0%} more in half of the cases, and "
                 f"{spreads[-1]:.0%} in the worst")  # fmt: skip
    return lines


def goal_lines(kernels: Kernels) -> List[str]:
    """The goals that are not met."""
    lines: List[str] = []
    figures = above_empty(kernels["retpolines"])
    for handlers, goal in GOALS.items():
        for ours in ("free", "bounded"):
            ratio = figures[f"{ours}-{handlers}"] / figures[f"tracepoint-{handlers}"]
            if ratio > goal:
                lines.append(f"  {ours}-{handlers} : tracepoint is {ratio:.2f}, goal {goal:.2f}")
    return ["goals with retpolines that are not met", *lines] if lines else []

# SPDX-License-Identifier: GPL-2.0-only
"""The tables that are made of the figures, and what bounds say of them."""

from dataclasses import dataclass
from pathlib import Path
from typing import Dict, Iterable, List, Mapping, Optional, Sequence

Figures = Mapping[str, float]


class BoundsError(Exception):
    """The file with the bounds cannot be used."""


@dataclass(frozen=True)
class Bound:
    """At most so much; and what is aimed at."""

    case: str
    maximum: float
    goal: Optional[float]


@dataclass(frozen=True)
class Row:
    """A line of a table: the cases of a name, and of another to divide them by."""

    label: str
    name: str
    by: str = ""


@dataclass(frozen=True)
class Table:
    title: str
    columns: Sequence[str]
    rows: Sequence[Row]


OBSERVERS = Table(
    "a call, and observers",
    ("0", "1", "2", "4", "8", "16"),
    (
        Row("nothing", "empty"),
        Row("a global boolean", "boolean"),
        Row("tracepoint", "tracepoint"),
        Row("atomic notifier chain", "notifier"),
        Row("direct calls, by hand (the limit)", "direct"),
        Row("hook, reentry free", "free"),
        Row("hook, reentry bounded", "bounded"),
        Row("hook, reentry never", "never"),
        Row("free : tracepoint", "free", "tracepoint"),
        Row("bounded : tracepoint", "bounded", "tracepoint"),
        Row("never : tracepoint", "never", "tracepoint"),
        Row("free : notifier chain", "free", "notifier"),
        Row("free : direct calls", "free", "direct"),
        Row("bounded : direct calls", "bounded", "direct"),
    ),
)

DECIDERS = Table(
    "a call, and deciders",
    ("0+0", "1+0", "2+0", "4+0", "8+0"),
    (
        Row("array, as netfilter's", "decide-netfilter"),
        Row("static calls, as LSM's (8 fixed)", "decide-lsm"),
        Row("direct calls, by hand (the limit)", "decide-direct"),
        Row("hook, reentry free", "decide-free"),
        Row("hook, reentry bounded", "decide-bounded"),
        Row("hook, reentry never", "decide-never"),
        Row("free : netfilter's", "decide-free", "decide-netfilter"),
        Row("free : LSM's", "decide-free", "decide-lsm"),
        Row("free : direct calls", "decide-free", "decide-direct"),
        Row("bounded : direct calls", "decide-bounded", "decide-direct"),
    ),
)

BOTH = Table(
    "a call, and deciders + observers",
    ("0+1", "0+2", "1+1", "2+2"),
    (
        Row("direct calls, by hand (the limit)", "decide-direct"),
        Row("hook, reentry free", "decide-free"),
        Row("hook, reentry bounded", "decide-bounded"),
        Row("hook, reentry never", "decide-never"),
        Row("free : direct calls", "decide-free", "decide-direct"),
        Row("bounded : direct calls", "decide-bounded", "decide-direct"),
    ),
)

SLEEPABLE = Table(
    "a call, and observers that may sleep",
    ("0", "1", "2", "4", "8"),
    (
        Row("SRCU notifier chain", "srcu"),
        Row("sleepable hook, reentry free", "sleepable-free"),
        Row("sleepable hook, reentry bounded", "sleepable-bounded"),
        Row("free : SRCU notifier chain", "sleepable-free", "srcu"),
    ),
)

BUILTIN = Table(
    "a call, and a built-in handler",
    ("1", "count", "hist", "hist=b", "pair"),
    (
        Row("TRACE_EVENT with a hist trigger", "event-trigger"),
        Row("hook, reentry free", "free"),
        Row("hook, reentry bounded", "bounded"),
    ),
)

EVENTS = Table(
    "an event of three numbers, off and on",
    ("0", "1"),
    (
        Row("TRACE_EVENT", "event-TRACE_EVENT"),
        Row("trace_printk", "event-trace_printk"),
        Row("printk, not on a console", "event-printk"),
        Row("hook, reentry free", "event-free"),
        Row("hook, reentry bounded", "event-bounded"),
        Row("free : TRACE_EVENT", "event-free", "event-TRACE_EVENT"),
        Row("bounded : TRACE_EVENT", "event-bounded", "event-TRACE_EVENT"),
        Row("free : trace_printk", "event-free", "event-trace_printk"),
        Row("free : printk", "event-free", "event-printk"),
    ),
)

TEXTS = Table(
    "an event of a name and three numbers",
    ("0", "1"),
    (
        Row("TRACE_EVENT", "text-TRACE_EVENT"),
        Row("trace_printk", "text-trace_printk"),
        Row("hook, reentry free", "text-free"),
        Row("hook, reentry bounded", "text-bounded"),
        Row("free : TRACE_EVENT", "text-free", "text-TRACE_EVENT"),
        Row("bounded : TRACE_EVENT", "text-bounded", "text-TRACE_EVENT"),
        Row("free : trace_printk", "text-free", "text-trace_printk"),
    ),
)

SIZES = Table(
    "bytes of text per site; bytes in memory per event",
    ("site", "event"),
    (
        Row("tracepoint, TRACE_EVENT", "bytes-tracepoint"),
        Row("hook", "bytes-hook"),
        Row("hook : tracepoint", "bytes-hook", "bytes-tracepoint"),
    ),
)

SHARED = Table(
    "writes of hits to what processors share",
    ("1-1", "1-16", "2-1", "2-16", "4-1", "4-16"),
    (
        Row("(processors-observers)", ""),
        Row("hook, reentry free", "written-free"),
        Row("hook, reentry bounded", "written-bounded"),
        Row("hook, reentry never", "written-never"),
    ),
)

MANY = ("1", "10", "100", "500", "1000")

ADDING = Table(
    "instructions per hook, to register on",
    MANY,
    (
        Row("tracepoints, one by one", "add-tracepoints"),
        Row("hooks, one by one", "add-singly"),
        Row("hooks, at once", "add-hooks"),
        Row("one by one : tracepoints", "add-singly", "add-tracepoints"),
        Row("at once : tracepoints", "add-hooks", "add-tracepoints"),
    ),
)

WAITING = Table(
    "grace periods, and changes of the text, for",
    MANY,
    (
        Row("grace periods: register at once", "add-waits-hooks"),
        Row("grace periods: register one by one", "add-waits-singly"),
        Row("grace periods: unregister at once", "remove-waits-hooks"),
        Row("text: register on hooks", "add-patches-hooks"),
        Row("text: unregister from hooks", "remove-patches-hooks"),
        Row("text: register on tracepoints", "add-patches-tracepoints"),
        Row("text: unregister from tracepoints", "remove-patches-tracepoints"),
    ),
)

CALLS = (OBSERVERS, DECIDERS, BOTH, SLEEPABLE, EVENTS, TEXTS, BUILTIN)
EXACT = (*CALLS, SIZES, SHARED)
SLOW = (ADDING, WAITING)


def number(value: float) -> str:
    """Without zeros that say nothing."""
    return f"{value:.3f}".rstrip("0").rstrip(".")


def cell(row: Row, column: str, figures: Figures, digits: int) -> str:
    value = figures.get(f"{row.name}-{column}")
    if not row.by:
        return "" if value is None else f"{value:,.{digits}f}"
    by = figures.get(f"{row.by}-{column}")
    return "" if value is None or not by else f"{value / by:.2f}"


def table_lines(table: Table, figures: Figures, unit: str = "", digits: int = 0) -> List[str]:
    title = f"{unit} {table.title}".lstrip()
    lines = [f"{title:<46}" + "".join(f"{column:>8}" for column in table.columns)]
    for row in table.rows:
        cells = [cell(row, column, figures, digits) for column in table.columns]
        if row.name and not any(cells):
            continue  # not of this instrument
        lines.append(f"  {row.label:<44}" + "".join(f"{text:>8}" for text in cells))
    return [line.rstrip() for line in lines]


def goal_lines(bounds: Iterable[Bound], figures: Figures) -> List[str]:
    """The goals that are not met."""
    lines: List[str] = []
    for bound in bounds:
        value = figures.get(bound.case)
        if bound.goal is not None and value is not None and value > bound.goal:
            lines.append(f"  {bound.case:<44}{number(value):>8}{number(bound.goal):>8}")
    return [f"{'goals that are not met':<46}{'is':>8}{'goal':>8}", *lines] if lines else []


def render(figures: Figures, bounds: Iterable[Bound]) -> List[str]:
    """The figures that are the same in each run."""
    lines: List[str] = []
    for table in EXACT:
        unit = "instructions" if table in CALLS else ""
        lines += [*table_lines(table, figures, unit), ""]
    return lines + goal_lines(bounds, figures)


def render_many(figures: Figures) -> List[str]:
    return [line for table in SLOW for line in [*table_lines(table, figures), ""]][:-1]


def read_bounds(path: Path) -> List[Bound]:
    """A bound a line: the case, the maximum, and the goal or a dash."""
    bounds: List[Bound] = []
    for count, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        words = line.split("#")[0].split()
        if not words:
            continue
        try:
            case, maximum, goal = words
            bounds.append(Bound(case, float(maximum), None if goal == "-" else float(goal)))
        except ValueError:
            raise BoundsError(f"{path}:{count}: want: case maximum goal") from None
    return bounds


def tap_lines(bounds: Sequence[Bound], figures: Figures) -> List[str]:
    """The figures as tests: each at most its bound."""
    lines: List[str] = []
    for count, bound in enumerate(bounds, 1):
        value = figures.get(bound.case)
        good = value is not None and value <= bound.maximum
        is_ = "missing" if value is None else number(value)
        lines.append(f"{'ok' if good else 'not ok'} {count} - {bound.case}: "
                     f"{is_}, at most {number(bound.maximum)}")
        if value is not None and value < bound.maximum:
            lines.append(f"# {bound.case} has become better: lower its bound")
    return lines


def per_call(totals: Dict[str, int], calls: int, nothing: float) -> Dict[str, float]:
    """Instructions a call, where an empty call, with its loop, is said to be so many."""
    figures: Dict[str, float] = {}
    for case, total in totals.items():
        kind = "empty-" + case.split("-")[0]
        empty = kind if kind in totals else "empty-0"
        figures[case] = round(nothing + (total - totals[empty]) / calls, 3)
    return figures


def render_walk(figures: Figures) -> List[str]:
    """Where there are no slots, and nothing else is measured."""
    tables = [table_lines(table, figures, "instructions") for table in (OBSERVERS, DECIDERS, BOTH)]
    return [line for lines in tables for line in [*lines, ""]][:-1]


def walk_lines(figures: Figures) -> List[str]:
    """Tests that a hook takes no more than a tracepoint with as many probes."""
    lines: List[str] = []
    for kind in ("free", "bounded"):
        for count in OBSERVERS.columns:
            ours = figures.get(f"{kind}-{count}")
            theirs = figures.get(f"tracepoint-{count}")
            good = ours is not None and theirs is not None and ours <= theirs
            said = ["missing" if value is None else number(value) for value in (ours, theirs)]
            lines.append(f"{'ok' if good else 'not ok'} {len(lines) + 1} - {kind}-{count}: "
                         f"{said[0]}, a tracepoint {said[1]}")
    return lines

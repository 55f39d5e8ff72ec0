# SPDX-License-Identifier: GPL-2.0-only
"""Lines in an SVG picture: what a call takes, over the number of handlers."""

from typing import List, Mapping, Sequence, Tuple
from xml.sax.saxutils import escape

WIDTH, HEIGHT = 420, 320
LEFT, TOP, RIGHT, BOTTOM = 52, 36, 110, 40

# A case's name, how it is called in the picture, and its colour.
SERIES = (
    ("notifier", "notifier chain", "#999999"),
    ("tracepoint", "tracepoint", "#d62728"),
    ("never", "hook, never", "#9ecae1"),
    ("bounded", "hook, bounded", "#4292c6"),
    ("free", "hook, free", "#08519c"),
    ("direct", "by hand", "#2ca02c"),
)
HANDLERS = (1, 2, 4, 8)

Figures = Mapping[str, float]


def _scale(most: float) -> Tuple[float, int]:
    """The distance of the lines across, and how many."""
    step = 1.0
    while most / step > 8:
        step *= 2.5 if str(step)[0] == "2" else 2
    return step, int(most / step) + 1


def panel(title: str, unit: str, figures: Figures, x: int) -> List[str]:
    """One picture, with its left edge at x."""
    most = max(figures[f"{name}-{n}"] for name, _, _ in SERIES for n in HANDLERS)
    step, nr = _scale(most)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(n: float, value: float) -> Tuple[float, float]:
        return x + LEFT + wide * n / HANDLERS[-1], TOP + high * (1 - value / (step * nr))

    lines = [f'<text x="{x + LEFT}" y="18" font-weight="bold">{escape(title)}</text>',
             f'<text x="{x + LEFT}" y="{HEIGHT - 6}">handlers</text>',
             f'<text x="{x + 4}" y="{TOP - 6}">{escape(unit)}</text>']  # fmt: skip
    for i in range(nr + 1):
        left, y = at(0, i * step)
        lines.append(f'<path d="M{left:.1f} {y:.1f}h{wide}" stroke="#dddddd"/>')
        lines.append(f'<text x="{left - 6:.1f}" y="{y + 4:.1f}" text-anchor="end">'
                     f"{i * step:g}</text>")
    for n in HANDLERS:
        mark = at(n, 0)
        lines.append(f'<text x="{mark[0]:.1f}" y="{mark[1] + 14:.1f}" '
                     f'text-anchor="middle">{n}</text>')
    for k, (name, label, colour) in enumerate(SERIES):
        points = [at(n, figures[f"{name}-{n}"]) for n in HANDLERS]
        path = "L".join(f"{px:.1f} {py:.1f}" for px, py in points)
        lines.append(f'<path d="M{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
        y = TOP + 14 + 18 * k
        right = x + WIDTH - RIGHT + 8
        lines.append(f'<path d="M{right} {y - 4}h14" stroke="{colour}" stroke-width="2"/>')
        lines.append(f'<text x="{right + 18}" y="{y}">{escape(label)}</text>')
    return lines


def picture(panels: Sequence[Tuple[str, str, Figures]]) -> str:
    """Panels of a title, a unit and figures, side by side."""
    lines = ['<?xml version="1.0" encoding="UTF-8"?>',
             "<!-- SPDX-License-Identifier: GPL-2.0-only -->",
             f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH * len(panels)}" '
             f'height="{HEIGHT}" font-family="sans-serif" font-size="11">',
             '<rect width="100%" height="100%" fill="white"/>']  # fmt: skip
    for i, (title, unit, figures) in enumerate(panels):
        lines += panel(title, unit, figures, i * WIDTH)
    return "\n".join([*lines, "</svg>"]) + "\n"

#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-2.0-only
"""Writes a spec with very many hooks, as many tracepoints, and a site for each.

Usage: many.py DIRECTORY
"""

import sys
from pathlib import Path
from typing import List

NR = 1000
LICENSE = "// SPDX-License-Identifier: GPL-2.0-only"
MADE = "/* Made by many.py. */"


def spec() -> List[str]:
    hooks = [f"hook void h{i}(int a, long b)\n{{\n\ttrace none;\n}}\n" for i in range(NR)]
    return [LICENSE, 'facility crowd "Very many hooks";', "", *hooks]


def header() -> List[str]:
    """Tracepoints, and a list of all of them."""
    lines = ["/* SPDX-License-Identifier: GPL-2.0-only */", MADE,
             "#undef TRACE_SYSTEM", "#define TRACE_SYSTEM many", "",
             "#if !defined(_MANY_TRACE_H) || defined(TRACE_HEADER_MULTI_READ)",
             "#define _MANY_TRACE_H", "", "#include <linux/tracepoint.h>", ""]  # fmt: skip
    for i in range(NR):
        lines.append(f"DECLARE_TRACE(many_{i}, TP_PROTO(int a, long b), TP_ARGS(a, b));")
    lines += ["", "#endif", "", "#undef TRACE_INCLUDE_PATH", "#define TRACE_INCLUDE_PATH .",
              "#define TRACE_INCLUDE_FILE many_trace", "#include <trace/define_trace.h>"]
    return lines


def sites() -> List[str]:
    """One function with all sites, so that there is text to be patched."""
    lines = [LICENSE, MADE, "#define CREATE_TRACE_POINTS", '#include "many_trace.h"',
             '#include "crowd_hooks.h"', '#include "many.h"', "",
             "void many_hits(int a, long b)", "{"]  # fmt: skip
    for i in range(NR):
        lines += [f"\thook_crowd_h{i}(a, b);", f"\ttrace_many_{i}(a, b);"]
    lines += ["}", "", "struct tracepoint *const many_tracepoints[MANY] = {"]
    lines += [f"\t&__tracepoint_many_{i}," for i in range(NR)]
    return [*lines, "};"]


def main() -> int:
    if len(sys.argv) != 2:
        print("usage: many.py DIRECTORY", file=sys.stderr)
        return 2
    place = Path(sys.argv[1])
    for name, lines in (("crowd.hooks", spec()), ("many_trace.h", header()),
                        ("many_sites.c", sites())):  # fmt: skip
        text = "\n".join(lines) + "\n"
        path = place / name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

# SPDX-License-Identifier: GPL-2.0-only
"""A tree with a fault for each checker of lint.py.

The faults are written so that nothing is found in this file itself.
"""

from pathlib import Path
from typing import Dict, Tuple

LICENSE = "SPDX-License-Identifier: GPL-2.0-only"

FILES: Dict[str, str] = {
    "faulty/style.h": f"/* {LICENSE} */\nstruct style {{\n\tint  *  pointer;\n}};\n",
    "faulty/document.h": f"""\
/* {LICENSE} */

/**
 * nothing() - does nothing
 */
void nothing(int argument);
""",
    "faulty/Kbuild": f"# {LICENSE}\nobj-m += address.o\n",
    "faulty/address.c": f"""\
// {LICENSE}
#include <linux/module.h>

int *address(int __user *pointer);
int *address(int __user *pointer)
{{
	return pointer;
}}
MODULE_LICENSE("GPL");
""",
    "tools/program.c": f"// {LICENSE}\n#include <stddef.h>\n\nvoid *nothing(void);\n"
                       "void *nothing(void)\n{\n\treturn 0;\n}\n",
    "script": f"#!/bin/sh\n# {LICENSE}\nset -eu\nrm -f $1\n",
    "program.py": f"# {LICENSE}\ndef double(number):\n    return number + number\n",
    "words.rst": f".. {LICENSE}\n\nThis is " + "t" "eh end.\n",
}

# What is to be found by whom: in which file, and of what kind.
FOUND: Dict[str, Tuple[str, str]] = {
    "checkpatch --strict": ("faulty/style.h", "POINTER_LOCATION"),
    "kernel-doc -Werror": ("faulty/document.h", "warning"),
    "gcc with W=1 and sparse": ("faulty/address.c", "warning"),
    "sparse, on programs": ("tools/program.c", "warning"),
    "shellcheck": ("script", "SC2086"),
    "mypy --strict": ("program.py", "no-untyped-def"),
    "codespell": ("words.rst", "t" "eh"),
}


def write(top: Path) -> None:
    """Write it."""
    for name, text in FILES.items():
        path = top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

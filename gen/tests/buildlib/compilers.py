# SPDX-License-Identifier: GPL-2.0-only
"""The compilers, called as Kbuild has called gcc for an object."""

from __future__ import annotations

import os
import re
import shlex
import shutil
from typing import List, Optional, Sequence

from .kernel import Done, read, run

# What Kbuild tells gcc and clang does not know; the kernel tells it other things there.
_GCC_ONLY = re.compile(r"""-(?:
    Wp,-MMD | Wimplicit-fallthrough= | falign-(?:jumps|loops) | fconserve-stack | fmin-function |
    fno-allow-store-data-races | fno-jump-tables | fno-stack-c | fno-delete-null | fzero-call-used |
    ftrivial-auto-var-init | mfunction-return | mharden-sls | mindirect-branch | mno-fp-ret |
    mpreferred-stack-boundary | mrecord-mcount | mskip-rax-setup)""", re.VERBOSE)
_CLANG = ("-Qunused-arguments", "-Wno-unknown-warning-option", "-Wno-gnu",
          "-mretpoline-external-thunk", "-mstack-alignment=8")
_VERSIONED = ("clang", *(f"clang-{version}" for version in range(20, 13, -1)))


def find_clang() -> Optional[str]:
    """The clang that is installed."""
    return next((name for name in _VERSIONED if shutil.which(name)), None)


def objects(directory: str) -> List[str]:
    """The objects that Kbuild has compiled in a directory, without their ending."""
    return sorted(file[1:-len(".o.cmd")] for file in os.listdir(directory)
                  if file.endswith(".o.cmd") and not file.endswith(".mod.o.cmd")
                  and " -c " in read(os.path.join(directory, file)).split("\n", 1)[0])


def command(directory: str, name: str) -> List[str]:
    """How Kbuild compiled an object; to be run where it ran make."""
    line = read(os.path.join(directory, f".{name}.o.cmd")).split("\n", 1)[0]
    return shlex.split(line.split(":=", 1)[1].split(" ; ")[0])


def compile_as(compiler: str, words: Sequence[str], source: str, output: str,
               build: str) -> Done:
    """Compile another source with the words of such a command."""
    words = [word for word in words[1:] if not word.startswith("-Wp,-MMD")]
    if os.path.basename(compiler).startswith("clang"):
        words = [*_CLANG, *(word for word in words if not _GCC_ONLY.match(word))]
    words[words.index("-o") + 1] = output
    return run([compiler, *words[:-1], source], build)

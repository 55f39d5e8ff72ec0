# SPDX-License-Identifier: GPL-2.0-only
"""The compilers, called as Kbuild has called gcc for an object."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
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
# The headers use named address spaces where the kernel's own compiler has them, as gcc wants it.
_CLANG_LAST = ("-Wno-duplicate-decl-specifier",)
_VERSIONED = (*(f"clang-{version}" for version in range(22, 13, -1)), "clang")


def find_clang() -> Optional[str]:
    """The newest clang that is installed."""
    return next((name for name in _VERSIONED if shutil.which(name)), None)


def tells_enums(compiler: str) -> bool:
    """Whether to a compiler a function that takes an enum is none that takes an integer."""
    source = "void f(unsigned int); enum e { E }; void (*p)(enum e) = f;"
    done = subprocess.run(
        [compiler, "-fsyntax-only", "-Werror", "-Wincompatible-function-pointer-types-strict",
         "-x", "c", "-"], input=source.encode(), stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE, check=False)
    return b"pointer types" in done.stderr


def objects(directory: str) -> List[str]:
    """The objects that Kbuild has compiled from sources in a directory, without their ending."""
    sources = [file[:-len(".c")] for file in sorted(os.listdir(directory))
               if file.endswith(".c") and not file.endswith(".mod.c")]
    return [name for name in sources
            if os.path.exists(os.path.join(directory, f".{name}.o.cmd"))]


def command(directory: str, name: str) -> List[str]:
    """How Kbuild compiled an object; to be run where it ran make."""
    line = read(os.path.join(directory, f".{name}.o.cmd")).split("\n", 1)[0]
    return shlex.split(line.split(":=", 1)[1].split(" ; ")[0])


def compile_as(compiler: str, words: Sequence[str], source: str, output: str,
               build: str) -> Done:
    """Compile another source with the words of such a command."""
    words = [word for word in words[1:] if not word.startswith("-Wp,-MMD")]
    if os.path.basename(compiler).startswith("clang"):
        words = [word for word in words if not _GCC_ONLY.match(word)]
        words = [*_CLANG, *words[:-1], *_CLANG_LAST, words[-1]]
    words[words.index("-o") + 1] = output
    return run([compiler, *words[:-1], source], build)

# SPDX-License-Identifier: GPL-2.0-only
"""All hooks of the kernel's security modules, as hooks of this library.

The list of them, include/linux/lsm_hook_defs.h, is read from the kernel's source
and becomes a specification, and a module that owns the hooks, has a site of
each, and registers a security and a perf handler on each.
"""

from __future__ import annotations

import os
import re
from typing import Dict, Iterator, List, NamedTuple, Tuple

from hooksgen import model
from hooksgen.diag import Diagnostics
from hooksgen.front import analyse
from testlib.tap import Failure, Tap, same

from .golden import generate
from .kernel import HERE, Kernel, Scratch, read
from .load import boot

LIST = os.path.join("include", "linux", "lsm_hook_defs.h")
SCRIPT = os.path.join(HERE, "corpus", "test-corpus")
LEAST = 200     # hooks; any kernel has more

# Those whose verdict is no error number: lengths, and answers that are yes or no. Where the
# default says so too, they need not be here.
VALUES = frozenset("""
    audit_rule_known audit_rule_match getprocattr inode_copy_up_xattr inode_getsecurity
    inode_listsecurity inode_need_killpriv ismaclabel key_getsecurity setprocattr
    """.split())
# Types that are structures, and what to record of them.
PARTS: Dict[str, Tuple[str, str]] = {"kuid_t": ("u32", "__kuid_val({})"),
                                     "kgid_t": ("u32", "__kgid_val({})")}
# Of a pointer that is hidden behind a typedef the address is all.
ADDRESSES = ("key_ref_t",)
INCLUDES = ("linux/bpf.h", "linux/io_uring.h", "linux/key.h", "linux/lsm_hooks.h",
            "linux/security.h")

_HOOK = re.compile(r"LSM_HOOK\(\s*(?P<returns>int|void),\s*(?P<default>[^,]+?),\s*"
                   r"(?P<name>\w+),\s*(?P<params>.*)\)\s*$", re.DOTALL)
_LINE = re.compile(r"^#\s*(\w+)\s*(.*)$")


class Listed(NamedTuple):
    """A hook as the kernel's list has it."""

    name: str
    returns: str
    default: str
    params: str
    condition: str


def listed(text: str) -> Iterator[Listed]:
    """The hooks of a list."""
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.DOTALL)
    conditions: List[str] = []
    statement = ""
    for line in text.splitlines():
        directive = _LINE.match(line)
        if directive:
            _condition(conditions, directive[1], directive[2])
            continue
        statement += line + " "
        if statement.strip() and statement.count("(") == statement.count(")"):
            found = _HOOK.match(statement.strip())
            if not found:
                raise Failure(f"no hook: {statement}")
            yield Listed(found["name"], found["returns"], found["default"],
                         " ".join(found["params"].split()), " && ".join(conditions))
            statement = ""


def _condition(conditions: List[str], word: str, rest: str) -> None:
    """Follow #ifdef, #if and #endif."""
    if word == "endif":
        conditions.pop()
    elif word in ("ifdef", "if"):
        conditions.append(re.sub(r"defined\s*\(\s*(\w+)\s*\)", r"\1", rest).strip())
    else:
        raise Failure(f"#{word} is not known")


def specification(hooks: List[Listed]) -> str:
    """The specification of all hooks."""
    lines = ["// Made from the kernel's list of hooks.", 'facility lsm "Security modules";', ""]
    lines += [f"include <{path}>;" for path in INCLUDES]
    for hook in hooks:
        lines += ["", f"/** The kernel's hook {hook.name}. */",
                  f"hook {hook.returns} {hook.name}({hook.params})", "{",
                  *(f"\t{line}" for line in _attributes(hook)), "}"]
    return "\n".join(lines) + "\n"


def _attributes(hook: Listed) -> List[str]:
    lines = ["limit 8;"]
    if hook.returns == "int":
        lines.append(f"default {hook.default};")
        if hook.name in VALUES or not hook.default.startswith("-") and hook.default != "0":
            lines.append("verdict any;")
    if hook.condition:
        lines.append(f"if {hook.condition};")
    return lines + _trace(hook)


def _trace(hook: Listed) -> List[str]:
    """A trace block for a hook with parameters that cannot be recorded as they are."""
    params = [param.strip() for param in hook.params.split(",")]
    if not any(param.split()[0] in (*PARTS, *ADDRESSES) for param in params):
        return []
    lines = []
    for param in params:
        name = re.findall(r"\w+", param)[-1]
        kind = param.split()[0]
        if kind in PARTS:
            lines.append(f"\t{PARTS[kind][0]} {name} = {PARTS[kind][1].format(name)};")
        elif kind in ADDRESSES or "*" in param:
            lines.append(f"\tvoid *{name} = (void *){name};")
        else:
            lines.append(f"\t{param} = {name};")
    verdict = ["\tint verdict = verdict;"] if hook.returns == "int" else []
    return ["trace {", *lines, *verdict, "}"]


MAIN = """\
// SPDX-License-Identifier: GPL-2.0-only
/* Owns all hooks, handles and hits each. */
#include <linux/module.h>
#include "lsm_corpus_hooks.h"

/* By the hook: how often its handlers were called, the perf handler with the right verdict. */
static unsigned int decided[{count}], observed[{count}];
static unsigned int there, deciders;

{handlers}
static struct hook_handler handlers[] = {{
{table}
}};

{hits}
/* Returns the number of sites with another result than they must have. */
static unsigned int hit_all(bool handled)
{{
	unsigned int wrong = 0;

	there = 0;
	deciders = 0;
{calls}
	return wrong;
}}

static int hit(const char *text, const struct kernel_param *param)
{{
	return hit_all(false) ? -EIO : 0;
}}

static const struct kernel_param_ops hit_ops = {{ .set = hit }};
module_param_cb(hit, &hit_ops, NULL, 0200);

static unsigned int once(const unsigned int *counts)
{{
	unsigned int i, found = 0;

	for (i = 0; i < {count}; i++)
		found += counts[i] == 1;
	return found;
}}

static int __init corpus_init(void)
{{
	unsigned int wrong;
	int err = hooks_announce(&hook_facility_lsm);

	if (err)
		return err;
	err = hook_register_many(handlers, ARRAY_SIZE(handlers));
	if (err) {{
		hooks_withdraw(&hook_facility_lsm);
		return err;
	}}
	wrong = hit_all(true);
	pr_info("corpus: handled: %u hooks, %u decided, %u observed, %u wrong\\n", there,
		once(decided), once(observed), wrong);
	hook_unregister_many(handlers, ARRAY_SIZE(handlers));
	wrong = hit_all(false);
	pr_info("corpus: alone: %u of %u have deciders, %u decided, %u observed, %u wrong\\n",
		deciders, there, once(decided), once(observed), wrong);
	return 0;
}}
module_init(corpus_init);

static void __exit corpus_exit(void)
{{
	hooks_withdraw(&hook_facility_lsm);
}}
module_exit(corpus_exit);

MODULE_DESCRIPTION("All hooks of the kernel's security modules");
MODULE_LICENSE("GPL");
"""
KBUILD = """\
obj-m += corpus.o
corpus-y := main.o lsm_corpus_hooks.o
hooks-y += lsm_corpus.hooks
include $(HOOKS)/gen/hooks.mk
"""


def _guarded(hook: model.Hook, lines: List[str]) -> List[str]:
    if hook.condition is None:
        return lines
    return [f"#if {hook.condition.render(lambda name: f'IS_REACHABLE({name})')}", *lines, "#endif"]


def _decision(hook: model.Hook) -> str:
    """What the decider returns: a length where it may."""
    return "4711" if hook.verdict == "any" else "-EACCES"


def _handlers(at: int, hook: model.Hook) -> List[str]:
    params = "".join(f", {param.declare(f'a{i}')}" for i, param in enumerate(hook.params))
    lines = []
    if hook.decides:
        lines += [f"static int decide_{hook.name}(void *data{params})", "{",
                  f"\tdecided[{at}]++;", f"\treturn {_decision(hook)};", "}", ""]
    verdict = ", int verdict" if hook.decides else ""
    right = f"verdict == {_decision(hook)}" if hook.decides else "1"
    return [*lines, f"static void observe_{hook.name}(void *data{params}{verdict})", "{",
            f"\tobserved[{at}] += {right};", "}", ""]


def _table(hook: model.Hook) -> List[str]:
    rows = [f"\tHOOK_SECURITY(lsm, {hook.name}, decide_{hook.name}),"] if hook.decides else []
    return [*rows, f"\tHOOK_PERF(lsm, {hook.name}, observe_{hook.name}),"]


def _hit(hook: model.Hook) -> List[str]:
    """The site, with nothing but zeros: NULL for each pointer."""
    zeros = ", ".join(f"({param.type.unqualified().text}){{ 0 }}" for param in hook.params)
    site = f"hook_lsm_{hook.name}({zeros})"
    lines = [f"static noinline bool hit_{hook.name}(bool handled)", "{"]
    if hook.decides:
        lines += ["\tdeciders++;", f"\treturn {site} ==",
                  f"\t\t(handled ? {_decision(hook)} : {hook.default.flat});"]
    else:
        lines += [f"\t{site};", "\treturn true;"]
    return [*lines, "}", ""]


def module(facility: model.Facility) -> str:
    """The source of the module."""
    def each(lines: Dict[str, List[str]]) -> str:
        return "\n".join(line for hook in facility.hooks
                         for line in _guarded(hook, lines[hook.name]))

    hooks = list(enumerate(facility.hooks))
    return MAIN.format(
        count=len(hooks),
        handlers=each({hook.name: _handlers(at, hook) for at, hook in hooks}),
        table=each({hook.name: _table(hook) for _, hook in hooks}),
        hits=each({hook.name: _hit(hook) for _, hook in hooks}),
        calls=each({hook.name: ["\tthere++;", f"\twrong += !hit_{hook.name}(handled);"]
                    for _, hook in hooks}))


def write_module(scratch: Scratch, kernel: Kernel) -> Tuple[str, model.Facility]:
    """A directory with all that is made of the kernel's list, and the facility."""
    text = read(os.path.join(kernel.source, LIST))
    hooks = list(listed(text))
    same(len(hooks), len(re.findall(r"^LSM_HOOK\(", text, re.MULTILINE)))
    if len(hooks) < LEAST:
        raise Failure(f"{len(hooks)} hooks only")
    spec = specification(hooks)
    diag = Diagnostics()
    facilities = analyse([("lsm_corpus.hooks", spec.encode())], diag)
    same(diag.render(), "")
    same(len(facilities[0].hooks), len(hooks))
    place = scratch.directory("corpus", {
        "Kbuild": KBUILD, "lsm_corpus.hooks": spec, "main.c": module(facilities[0])})
    return place, facilities[0]


def run_corpus(tap: Tap, scratch: Scratch, kernel: Kernel) -> List[str]:
    """Make, generate and build; the files for the guest."""
    made: List[Tuple[str, model.Facility]] = []
    tap.test("every hook of the kernel's list is a hook of a specification",
             lambda: made.append(write_module(scratch, kernel)))
    if not made:
        return []
    place, facility = made[0]
    print(f"# {len(facility.hooks)} hooks, {sum(hook.decides for hook in facility.hooks)} decide,"
          f" {sum(hook.verdict == 'any' for hook in facility.hooks)} by other values than errors")
    tap.test("it is generated in silence",
             lambda: generate(place, "lsm_corpus.hooks", directory=place))
    done = kernel.make(place, "W=1", "KCFLAGS=-Werror", "modules")
    tap.test("what is generated is compiled in silence",
             lambda: same((done.status, done.complaints()), (0, [])))
    return [os.path.join(place, "corpus.ko"), SCRIPT]


def run_guest(version: str, files: List[str]) -> bool:
    """Load it in a guest, whose results are passed on; whether they are good."""
    good = True
    print("TAP version 13")
    for line in boot(version, files, os.path.basename(SCRIPT)):
        print(line, end="", flush=True)
        good = good and not line.startswith(("not ok", "Bail out!", "# the guest ended"))
    return good

# SPDX-License-Identifier: GPL-2.0-only
"""What the compiler says of wrong handlers, wrong sites, and what only it can see in a spec."""

from __future__ import annotations

import os
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Dict, List, NamedTuple, Tuple

from testlib.tap import Failure, Tap, same

from . import compilers
from .kernel import GEN, Kernel, Scratch, copy, run, write

HEADER = """\
#include <linux/types.h>
struct disk {
	int nr;
	unsigned int bit : 1;
};
"""

SPEC = """\
facility disk;
include "disk.h";

/** May be refused. */
hook int submit(struct disk *disk, unsigned int bytes);

/** Is over. */
hook void complete(struct disk *disk, int error);

/** Hands a number back. */
hook int ask(struct disk *disk, out u32 *answer);
"""

KBUILD = """\
obj-m += module.o
module-y := main.o disk_hooks.o
hooks-y += disk.hooks
include $(HOOKS)/gen/hooks.mk
"""

SOURCE = """\
// SPDX-License-Identifier: GPL-2.0-only
#include <linux/module.h>
#include "disk_hooks.h"

MODULE_DESCRIPTION("Handlers, right and wrong");
MODULE_LICENSE("GPL");

"""

# Of which C takes the one for an unsigned int, and the other for an int.
ENUM = """\
enum color { RED, BLUE };
enum answer { NO = -1, YES };
"""

# Handlers that are right.
DECIDE = """\
static int decide(void *data, struct disk *disk, unsigned int bytes)
{
	return 0;
}
"""
OBSERVE = """\
static void observe(void *data, struct disk *disk, unsigned int bytes, int verdict)
{
}
"""
COMPLETE = """\
static void completed(void *data, struct disk *disk, int error)
{
}
"""
ASK_PERF = """\
static void ask_perf(void *data, struct disk *disk, u32 *answer, int verdict)
{
}
"""
ASK_TRACE = """\
static void ask_trace(void *data, struct disk *disk, const u32 *answer, int verdict)
{
}
"""


def _registered(*initialisers: str) -> str:
    rows = "".join(f"\t{one},\n" for one in initialisers)
    return f"\nstatic struct hook_handler handlers[] = {{\n{rows}}};\nmodule_hook_handlers(handlers);\n"


def _site(statement: str) -> str:
    return f"""
int site(struct disk *disk);
int site(struct disk *disk)
{{
	{statement}
	return 0;
}}
"""


RIGHT = (DECIDE + OBSERVE + COMPLETE + ASK_PERF + ASK_TRACE + _registered(
    "HOOK_SECURITY(disk, submit, decide, .data = handlers, .priority = 10)",
    "HOOK_PERF(disk, submit, observe)",
    "HOOK_TRACE(disk, submit, observe)",
    "HOOK_PERF(disk, complete, &completed)",
    "HOOK_TRACE(disk, complete, completed)",
    "HOOK_PERF(disk, ask, ask_perf)",
    "HOOK_TRACE(disk, ask, ask_trace)",
    "HOOK_LATE(disk, submit, SECURITY, decide, HOOK_PERMANENT)",
    "HOOK_LATE(disk, submit, PERF, observe, .priority = -1)",
    "HOOK_LATE(disk, ask, TRACE, ask_trace)") + _site("""\
if (hook_disk_submit_enabled())
		return __hook_disk_submit(disk, 1);
	hook_disk_complete(disk, hook_disk_submit(disk, 2));"""))


class Wrong(NamedTuple):
    """Code that must not compile, and what the first complaint has to say."""

    name: str
    body: str
    says: str
    strict: bool = False    # only a compiler that tells an enum from an integer sees it


ANOTHER = "handler of hook {} has another prototype"

WRONG = (
    Wrong("a security handler with another parameter",
          DECIDE.replace("unsigned int", "unsigned long")
          + _registered("HOOK_SECURITY(disk, submit, decide)"),
          "a security " + ANOTHER.format("disk:submit")),
    Wrong("a security handler that returns nothing",
          OBSERVE.replace(", int verdict", "") + _registered("HOOK_SECURITY(disk, submit, observe)"),
          "a security " + ANOTHER.format("disk:submit")),
    Wrong("a security handler without its data",
          DECIDE.replace("void *data, ", "") + _registered("HOOK_SECURITY(disk, submit, decide)"),
          "a security " + ANOTHER.format("disk:submit")),
    Wrong("a perf handler without the verdict",
          OBSERVE.replace(", int verdict", "") + _registered("HOOK_PERF(disk, submit, observe)"),
          "a perf " + ANOTHER.format("disk:submit")),
    Wrong("a perf handler of a void hook, with a verdict",
          COMPLETE.replace("int error", "int error, int verdict")
          + _registered("HOOK_PERF(disk, complete, completed)"),
          "a perf " + ANOTHER.format("disk:complete")),
    Wrong("a trace handler that might write through an out parameter",
          ASK_PERF + _registered("HOOK_TRACE(disk, ask, ask_perf)"),
          "a trace " + ANOTHER.format("disk:ask")),
    Wrong("a trace handler of another hook",
          COMPLETE + _registered("HOOK_TRACE(disk, submit, complete)"),
          "a trace " + ANOTHER.format("disk:submit")),
    Wrong("a late handler with another parameter",
          DECIDE.replace("unsigned int", "unsigned long")
          + _registered("HOOK_LATE(disk, submit, SECURITY, decide)"),
          "a " + ANOTHER.format("disk:submit")),
    Wrong("a security handler that takes an enum for an integer",
          ENUM + DECIDE.replace("unsigned int", "enum color")
          + _registered("HOOK_SECURITY(disk, submit, decide)"), "hook_disk_submit_decide_fn", True),
    Wrong("a perf handler that takes an enum for an integer",
          ENUM + OBSERVE.replace("unsigned int", "enum color")
          + _registered("HOOK_PERF(disk, submit, observe)"), "hook_disk_submit_observe_fn", True),
    Wrong("a late handler that takes an enum for an integer",
          ENUM + OBSERVE.replace("unsigned int", "enum color")
          + _registered("HOOK_LATE(disk, submit, TRACE, observe)"),
          "hook_disk_submit_(observe|trace)_fn", True),
    Wrong("a security handler that returns an enum",
          ENUM + DECIDE.replace("static int", "static enum answer")
          + _registered("HOOK_SECURITY(disk, submit, decide)"), "hook_disk_submit_decide_fn", True),
    Wrong("what is no function",
          "static int decide;\n" + _registered("HOOK_SECURITY(disk, submit, decide)"),
          "error: "),
    Wrong("a security handler on a void hook",
          COMPLETE + _registered("HOOK_SECURITY(disk, complete, completed)"),
          "hook_disk_complete_decide_fn"),
    Wrong("a hook that does not exist",
          DECIDE + _registered("HOOK_SECURITY(disk, sumbit, decide)"), "hook_disk_sumbit"),
    Wrong("a site with an argument too few", _site("hook_disk_complete(disk);"),
          "hook_disk_complete.* requires 2 arguments, but only 1 given"
          "|too few arguments provided to function-like macro invocation"),
    Wrong("a site with one too many", _site("hook_disk_complete(disk, 1, 2);"),
          "hook_disk_complete.* passed 3 arguments, but takes just 2"
          "|too many arguments provided to function-like macro invocation"),
    Wrong("a site with a pointer to something else", _site("hook_disk_complete(&disk, 1);"),
          "__hook_disk_complete|incompatible pointer types passing"),
    Wrong("a void hook whose verdict is asked for", _site("return hook_disk_complete(disk, 1);"),
          "expected expression"),
    Wrong("two sets of handlers in one module",
          COMPLETE + _registered("HOOK_PERF(disk, complete, completed)")
          + "\nstatic struct hook_handler more[] = {\n\tHOOK_TRACE(disk, complete, completed),\n};\n"
          "module_hook_handlers(more);\n",
          "redefinition of .(__inittest|init_module)"),
)


class BadSpec(NamedTuple):
    """A spec of which only the compiler can tell what is wrong, and where: at "here"."""

    name: str
    text: str
    says: str
    clang_after: int = 0    # lines below it, for clang, which reports where the argument stands


BAD_SPECS = (
    BadSpec("a member that is not there", """\
hook void h(struct disk *disk)
{
	trace {
		int before = 1;
		int nr = disk->nrr;		// here
	}
}
""", "nrr"),
    BadSpec("a typing error in a structure's name", """\
hook void h(struct dsik *disk)
{
	trace {
		int nr = disk->nr;		// here
	}
}
""", "dsik"),
    BadSpec("an unknown type of a parameter", """\
hook int h(struct disk *disk,
	   disk_no_t nr,			// here
	   int error);
""", "disk_no_t"),
    BadSpec("an unknown type of a field", """\
hook void h(int a)
{
	trace {
		disk_no_t nr = a;		// here
	}
}
""", "disk_no_t"),
    BadSpec("an unknown type of a local", """\
hook void h(int a)
{
	trace {
		let disk_no_t nr = a;		// here
		int nr = nr;
	}
}
""", "disk_no_t"),
    BadSpec("a parameter that is no number", """\
hook int h(struct disk *disk,
	   spinlock_t lock);			// here
""", "parameter lock is no number: say in a trace block what of it to record"),
    BadSpec("an unknown length of a parameter", """\
hook void h(struct disk *disk, u8 mac[MAC_LENGTH])	// here
{
	slots 0;
}
""", "MAC_LENGTH"),
    BadSpec("the address of a bit-field", """\
hook void h(struct disk *disk)
{
	trace {
		array u32 bit[1] = &disk->bit;	// here
	}
}
""", "bit-field"),
    BadSpec("a conversion that does not fit", """\
hook void h(struct disk *disk, sector_t sector)
{
	trace {
		sector_t sector = sector;
		int nr = disk->nr;
		print "%d %d", nr, sector;	// here
	}
}
""", "format"),
    BadSpec("one that does not fit, in a long format", """\
hook void h(struct disk *disk, sector_t sector)
{
	trace {
		sector_t sector = sector;
		int nr = disk->nr;
		print "the number of the disk is %d, and the first of its sectors is %d", nr, sector; // here
	}
}
""", "format", 1),
    BadSpec("an unknown constant in a format's arguments", """\
hook void h(int a)
{
	trace {
		int a = a;
		print "%d %d", a,
		      a == DISK_NO;		// here
	}
}
""", "DISK_NO"),
    BadSpec("an unknown constant of a symbol", """\
hook void h(int a)
{
	trace {
		symbol int a = a {
			0 = "none",
			DISK_NO = "no"		// here
		};
	}
}
""", "DISK_NO"),
    BadSpec("an unknown name in a condition", """\
hook void h(int a)
{
	slots 1;
	when (a > DISK_NO);			// here
	trace none;
}
""", "DISK_NO"),
    BadSpec("an unknown default", """\
hook int h(int a)
{
	slots 1;
	default -EDISK;				// here
	trace none;
}
""", "EDISK"),
    BadSpec("a function that is not there", """\
hook void h(struct disk *disk)
{
	trace {
		string name = disk_name(disk);	// here
	}
}
""", "disk_name"),
)


def _compilers() -> List[str]:
    clang = compilers.find_clang()
    return ["gcc"] + ([clang] if clang else [])


class _Builder:
    """Compiles pieces of code as Kbuild would."""

    def __init__(self, scratch: Scratch, kernel: Kernel) -> None:
        self.scratch = scratch
        self.kernel = kernel
        self.place = scratch.directory("module", {
            "Kbuild": KBUILD, "disk.hooks": SPEC, "disk.h": HEADER, "main.c": SOURCE + RIGHT})
        self.done = kernel.make(self.place, "W=1", "KCFLAGS=-Werror", "modules")
        self.words = compilers.command(self.place, "main") if not self.done.status else []

    def compile(self, compiler: str, source: str) -> str:
        """What a compiler says of a source."""
        gcc = self.words[0]     # of the version that the kernel was built with
        words = ["-fsyntax-only" if word == "-c" else word for word in self.words]
        return compilers.compile_as(gcc if compiler == "gcc" else compiler, words, source,
                                    os.devnull, self.kernel.build).output

    def handlers(self, number: int) -> str:
        """The source of wrong code."""
        path = os.path.join(self.place, f"wrong{number}.c")
        write(path, SOURCE + WRONG[number].body)
        return path

    def generated(self, number: int) -> str:
        """What is generated from a bad spec."""
        bad = BAD_SPECS[number]
        directory = self.scratch.directory(f"spec{number}", {
            "bad.hooks": f'facility bad;\ninclude "disk.h";\n\n/** Is bad. */\n{bad.text}'})
        copy(directory, os.path.join(self.place, "disk.h"))
        done = run([os.path.join(GEN, "hookgen"), "generate", "-o", ".", "bad.hooks"], directory)
        if done.status:
            raise Failure(done.output)
        return os.path.join(directory, "bad_hooks.c")


def run_errors(tap: Tap, scratch: Scratch, kernel: Kernel) -> None:
    """All of them, with each compiler."""
    builder = _Builder(scratch, kernel)
    tap.test("what is right is built in silence", lambda: same(
        (builder.done.status, builder.done.complaints()), (0, [])))
    if not builder.words:
        return
    said = _compile_all(builder)
    for name in _compilers():
        compiler = name
        tap.test(f"{_kind(compiler)}: what is right compiles in silence", lambda: same(
            builder.compile(compiler, os.path.join(builder.place, "main.c")), ""))
        for number, wrong in enumerate(WRONG):
            label = f"{_kind(compiler)}: {wrong.name}"
            output = said[compiler, "wrong", number]
            if not wrong.strict or compilers.tells_enums(compiler):
                tap.test(label, lambda: _wrong(wrong, output))
            elif compiler == "gcc":
                tap.test(f"{label}, which it cannot tell", lambda: same(output, ""))
            else:
                tap.skip(label, "clang 16 or later")
        for number, bad in enumerate(BAD_SPECS):
            tap.test(f"{_kind(compiler)}: at the spec's line: {bad.name}",
                     lambda: _bad(bad, said[compiler, "spec", number],
                                  bad.clang_after if compiler != "gcc" else 0))
    if len(_compilers()) == 1:
        names = ["what is right", *(one.name for one in WRONG), *(one.name for one in BAD_SPECS)]
        for name in names:
            tap.skip(f"clang: {name}", "clang")


def _kind(compiler: str) -> str:
    return "clang" if compiler.startswith("clang") else compiler


def _compile_all(builder: _Builder) -> Dict[Tuple[str, str, int], str]:
    sources = {("wrong", i): builder.handlers(i) for i in range(len(WRONG))}
    sources.update({("spec", i): builder.generated(i) for i in range(len(BAD_SPECS))})
    jobs = [(compiler, *key, path) for compiler in _compilers() for key, path in sources.items()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        texts = list(pool.map(lambda job: builder.compile(job[0], job[3]), jobs))
    return {(compiler, kind, i): text for (compiler, kind, i, _), text in zip(jobs, texts)}


def _first(output: str) -> str:
    """The first error."""
    errors = [line for line in output.splitlines() if re.search(r": (fatal )?error: ", line)]
    if not errors:
        raise Failure("it compiles" + (f":\n{output}" if output else ""))
    return errors[0]


def _head(output: str) -> str:
    """As much of it as one wants to see."""
    return "\n".join(output.splitlines()[:20])


def _wrong(wrong: Wrong, output: str) -> None:
    first = _first(output)
    if not re.search(wrong.says, first):
        raise Failure(f"wanted {wrong.says}:\n{_head(output)}")
    if not re.search(r"hook_disk_\w|disk:\w|\(disk, |module_hook_handlers", output):
        raise Failure(f"the hook has no name:\n{_head(output)}")


def _bad(bad: BadSpec, output: str, after: int) -> None:
    lines = ("\n" * 4 + bad.text).split("\n")
    line = next(i for i, text in enumerate(lines, 1) if "// here" in text) + after
    first = _first(output)
    if not first.startswith(f"bad.hooks:{line}:") or not re.search(bad.says, first):
        raise Failure(f"wanted bad.hooks:{line}: {bad.says}\n{_head(output)}")

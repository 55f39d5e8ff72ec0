# SPDX-License-Identifier: GPL-2.0-only
"""What the commands are, what they take, and what they are for.

From here come the command line, --help, and the manual page.
"""

from __future__ import annotations

import argparse
import textwrap
from typing import Any, Dict, List, NamedTuple, Tuple, Type

from . import VERSION
from . import messages as M

ABOUT = "Generate the C code of hooks from specifications."
DESCRIPTION = """\
A specification, NAME.hooks, declares the hooks of a facility. hookgen checks it, as a
compiler would, and makes the code of the hooks' sites, of their dispatch and of their trace
events. Documentation/language.rst describes the language, and gen/hooks.mk has the lines by
which Kbuild calls hookgen."""
WARNINGS: Dict[str, str] = {
    "doc": "a hook without documentation",
    "event": "of compat: what tools read in a trace event is gone, or of another type",
    "format": "a conversion that does not fit what it prints",
    "hits": "of compat: handlers get other hits than before, or may be refused",
    "newline": "a line break at the end of a print format",
    "rename": "of compat: a parameter has another name, and maybe another meaning",
    "repeat": "an include or a declaration that is there twice",
    "string": "a pointer to text that is recorded as an address",
    "unprinted": "a field that is recorded and not printed",
}
STATUS = (
    ("0", "All is well."),
    ("1", "A specification is wrong; of compat: handlers would break."),
    ("2", "Wrong usage, or a file cannot be read or written."),
)


class Argument(NamedTuple):
    """An option or an operand: its names, and what argparse is told of it."""

    names: Tuple[str, ...]
    text: str
    told: Dict[str, Any]


class Command(NamedTuple):
    """A command; each example is a line of a shell, and what it is good for."""

    name: str
    summary: str
    text: str
    arguments: Tuple[Argument, ...]
    examples: Tuple[Tuple[str, str], ...]


_WARN = Argument(("-W",), "turn a warning on, or off as no-NAME; all is all of them, and error "
                 "makes them errors",
                 {"dest": "warnings", "action": "append", "default": [], "metavar": "NAME"})
_SPECS = Argument(("specs",), "the specifications of one module; '-' is standard input",
                  {"nargs": "+", "metavar": "SPEC"})

COMMANDS = (
    Command("generate", "check, and write the generated files", """\
Four files come from NAME.hooks: NAME_hooks.h, NAME_hooks.c, NAME_hooks.rst and
NAME_hooks.json. Files that stay the same are left alone, and on an error nothing is
written.""", (
        Argument(("-o",), "where to write; the present directory by default",
                 {"dest": "directory", "metavar": "DIR", "default": "."}),
        Argument(("--name",), "write STEM_hooks.h and so on; the name of the specification by "
                 "default", {"metavar": "STEM"}),
        _WARN, _SPECS),
            (("hookgen generate -o build disk.hooks",
              "makes build/disk_hooks.c and the other three files"),)),
    Command("check", "check only", """\
Errors and warnings have the form of a compiler's, which editors know. All specifications of
a module belong on one line: names in them may meet.""", (_WARN, _SPECS),
            (("hookgen check -Wall -Werror disk.hooks net.hooks",
              "fails where anything at all is to be said"),
             ("cat disk.hooks | hookgen check -", "is what an editor may run on what it has"))),
    Command("doc", "print the documentation of the hooks", """\
It is reStructuredText: what the specification says of each hook, the site, the prototypes of
handlers, where they run, and the fields of the trace event.""", (_WARN, _SPECS),
            (("hookgen doc disk.hooks > disk.rst", "is for those who write handlers"),)),
    Command("compat", "tell which changes break handlers", """\
Handlers built against OLD are to work with NEW. An error is a hook that is gone, that lost or
gained a parameter, has them in another order or of another type, returns something else, has
another default verdict or takes fewer verdicts, runs handlers in another context, or
promises less about re-entry. Warnings are about what may matter. Layouts of structures are
the compiler's business; nobody looks at them here.""", (
        _WARN,
        Argument(("old",), "the specification that handlers were built against",
                 {"metavar": "OLD"}),
        Argument(("new",), "the specification that they are to work with", {"metavar": "NEW"})),
            (("git show v1.0:disk.hooks | hookgen compat - disk.hooks",
              "compares with a release"),)),
    Command("list", "print a line for each hook", """\
The line has the names of the facility and the hook, its level, its severity, its context, and
its prototype. With --json it is everything that the manifests have, in one list.""", (
        Argument(("--json",), "print the manifests", {"action": "store_true"}),
        _WARN, _SPECS),
            (("hookgen list disk.hooks", "is for people"),
             ("hookgen list --json disk.hooks net.hooks > hooks.json", "is for programs"))),
    Command("man", "print the manual page", """\
It has what --help has of all commands.""", (),
            (("hookgen man > hookgen.1", "makes a page for man(1)"),)),
)


def add_commands(parser: argparse.ArgumentParser, kind: Type[argparse.ArgumentParser]) -> None:
    """Add each command to a parser, its name as 'command'."""
    commands = parser.add_subparsers(metavar="command", dest="command", parser_class=kind)
    for command in COMMANDS:
        examples = "".join(f"  {line}\n      {text}\n" for line, text in command.examples)
        one = commands.add_parser(
            command.name, help=command.summary, description=_sentences(command),
            epilog=f"example:\n{examples}", allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter)
        for argument in command.arguments:
            one.add_argument(*argument.names, help=argument.text, **argument.told)


def _sentences(command: Command) -> str:
    return f"{command.summary[0].upper()}{command.summary[1:]}.\n\n{command.text}"


def epilog() -> str:
    """What --help ends with."""
    optional = ", ".join(M.OPTIONAL_WARNINGS)
    names = "".join(f"  {name:<10} {text}\n" for name, text in WARNINGS.items())
    status = "".join(f"  {number}  {text}\n" for number, text in STATUS)
    return (f"warnings, by -WNAME and -Wno-NAME ({optional} are off until asked for):\n{names}\n"
            f"exit status:\n{status}\n'hookgen COMMAND --help' has an example of each command.\n")


def page() -> str:
    """The manual page, for man(1)."""
    lines = [r'.\" SPDX-License-Identifier: GPL-2.0-only', r".\" Made by 'hookgen man'.",
             f'.TH HOOKGEN 1 "" "hooks {VERSION}" "Hooks"', ".SH NAME",
             rf"hookgen \- {_roff(ABOUT[0].lower() + ABOUT[1:-1])}", ".SH SYNOPSIS"]
    for command in COMMANDS:
        words = " ".join(_synopsis(argument) for argument in command.arguments)
        lines += [f".B hookgen {command.name}", *([words] if words else []), ".br"]
    lines += [".SH DESCRIPTION", *_text(DESCRIPTION), ".SH COMMANDS"]
    for command in COMMANDS:
        lines += _command(command)
    optional = " and ".join(M.OPTIONAL_WARNINGS)
    lines += [".SH WARNINGS", *_text(f"All but {optional} are on unless turned off.")]
    for name, text in WARNINGS.items():
        lines += [".TP", f".B {name}", *_text(text)]
    lines += [".SH EXIT STATUS"]
    for number, text in STATUS:
        lines += [".TP", f".B {number}", *_text(text)]
    return "\n".join(lines) + "\n"


def _synopsis(argument: Argument) -> str:
    name, value = argument.names[0], argument.told.get("metavar", "")
    if not name.startswith("-"):
        return rf"\fI{value}\fR" + (" ..." if argument.told.get("nargs") else "")
    return rf"[\fB{_roff(name)}\fR" + (rf" \fI{value}\fR" if value else "") + "]"


def _command(command: Command) -> List[str]:
    lines = [f".SS {command.name}", *_text(_sentences(command).split("\n\n")[0]), ".PP",
             *_text(command.text)]
    for argument in command.arguments:
        lines += [".TP", _synopsis(argument).strip("[]"), *_text(argument.text)]
    for line, text in command.examples:
        lines += [".PP", ".EX", f"    {_roff(line)}", ".EE", *_text(text)]
    return lines


def _text(text: str) -> List[str]:
    return [_roff(line) for line in textwrap.wrap(" ".join(text.split()), 79)]


def _roff(text: str) -> str:
    """Text that roff takes for nothing else."""
    text = text.replace("\\", r"\e").replace("-", r"\-")
    return rf"\&{text}" if text.startswith((".", "'")) else text

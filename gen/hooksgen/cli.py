# SPDX-License-Identifier: GPL-2.0-only
"""The command line; nothing else prints."""

from __future__ import annotations

import argparse
import gc
import os
import re
import signal
import sys
from typing import Callable, Dict, List, NoReturn, Optional, Sequence, Set, TextIO, Tuple

from . import VERSION, manual
from . import messages as M
from .diag import Diagnostics
from .front import analyse
from .model import Facility
from .output import STOPPING, Foreign, write_all
from .suggest import did_you_mean

OK, BAD_SPEC, TROUBLE = 0, 1, 2
MAX_SIZE = 16 << 20
STDIN = "-"
WARNINGS = sorted({message.option for message in M.all_messages().values()
                   if message.option})
_STEM = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+-]*\Z")


class Trouble(Exception):
    """Wrong usage, or a file that cannot be read or written."""


class Stopped(BaseException):
    """A signal asks the program to end."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class _Parser(argparse.ArgumentParser):
    """Errors in one line, output that may meet a closed pipe."""

    def error(self, message: str) -> NoReturn:
        raise Trouble(message)

    def _print_message(self, message: str, file: Optional[object] = None) -> None:
        _write(sys.stdout, message)


def main(argv: Sequence[str]) -> int:
    """Run the program; the exit status."""
    gc.disable()     # a run is short, and makes no garbage in cycles
    try:
        for wanted in STOPPING:
            signal.signal(wanted, _stop)
        return _run(argv)
    except Trouble as trouble:
        _write(sys.stderr, f"hookgen: error: {trouble}\n")
        return TROUBLE
    except (Stopped, KeyboardInterrupt) as stopped:
        number = int(stopped.number if isinstance(stopped, Stopped) else signal.SIGINT)
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)
        return 128 + number


def _stop(number: int, _frame: object) -> NoReturn:
    """Handle a signal: leave by way of every 'finally'."""
    raise Stopped(number)


def _run(argv: Sequence[str]) -> int:
    """Run a command; whatever happens, no traceback."""
    try:
        args = _arguments(argv)
        return _COMMANDS[args.command](args)
    except Trouble:
        raise
    except SystemExit as end:     # --help, --version
        return end.code if isinstance(end.code, int) else OK
    except OSError as error:
        name = f" '{os.fsdecode(error.filename)}'" if error.filename else ""
        raise Trouble(f"cannot write{name}: {error.strerror}") from None
    except MemoryError:
        raise Trouble("out of memory") from None
    except Exception as error:     # a fault of hookgen's own
        if os.environ.get("HOOKGEN_DEBUG"):
            raise
        raise Trouble(f"internal error, please report it: {_origin(error)}") from None


def _origin(error: BaseException) -> str:
    """Where an exception comes from, on one line."""
    trace = error.__traceback__
    while trace and trace.tb_next:
        trace = trace.tb_next
    place = f"{os.path.basename(trace.tb_frame.f_code.co_filename)}:{trace.tb_lineno}: " \
        if trace else ""
    return place + " ".join(f"{type(error).__name__}: {error}".split())


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = _Parser(prog="hookgen", description=f"{manual.ABOUT}\n\n{manual.DESCRIPTION}",
                     epilog=manual.epilog(), allow_abbrev=False,
                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--version", action="version", version=f"hookgen {VERSION}")
    manual.add_commands(parser, _Parser)
    args = parser.parse_args(argv)
    if args.command is None:
        raise Trouble("which command? There are " +
                      ", ".join(_COMMANDS) + "; see hookgen --help")
    return args


def _check(args: argparse.Namespace) -> int:
    """The command 'check'."""
    return OK if _analyse(args) is not None else BAD_SPEC


def _generate(args: argparse.Namespace) -> int:
    """The command 'generate'."""
    stems = _stems(args.specs, args.name)
    if not os.path.isdir(args.directory):
        raise Trouble(f"'{args.directory}' is not a directory to write to")
    facilities = _analyse(args)
    if facilities is None:
        return BAD_SPEC
    files: Dict[str, bytes] = {}
    for facility, stem in zip(facilities, stems):
        files.update(_outputs(facility, stem))
    try:
        write_all(args.directory, files)
    except Foreign as found:
        raise Trouble(f"'{found}' was not made by hookgen, and would be replaced; "
                      "rename it, or the specification") from None
    return OK


def _doc(args: argparse.Namespace) -> int:
    """The command 'doc'."""
    from .emit_doc import emit
    return _print(args, lambda facilities: "\n".join(map(emit, facilities)))


def _list(args: argparse.Namespace) -> int:
    """The command 'list'."""
    from .emit_manifest import emit_all
    if args.json:
        return _print(args, emit_all)
    return _print(args, lambda facilities: "".join(
        f"{facility.name}:{hook.name} {hook.level} {hook.severity} {hook.context} "
        f"{hook.returns} ({', '.join(param.decl for param in hook.params) or 'void'})\n"
        for facility in facilities for hook in facility.hooks))


def _print(args: argparse.Namespace, text: Callable[[List[Facility]], str]) -> int:
    """Print something of specifications, if they are fine."""
    facilities = _analyse(args)
    if facilities is None:
        return BAD_SPEC
    _write(sys.stdout, text(facilities))
    return OK


def _compat(args: argparse.Namespace) -> int:
    """The command 'compat'."""
    from .compat import compare
    if args.old == args.new == STDIN:
        raise Trouble("only one of the two can be standard input")
    diag = Diagnostics(*_warnings(args.warnings))
    quiet = Diagnostics(set(WARNINGS))
    found: List[Facility] = []
    for spec in (args.old, args.new):     # each by itself: they have the same names
        found += analyse([(_shown(spec), _read(spec))], quiet)
        if quiet.errors:
            _write(sys.stderr, quiet.render())
            return BAD_SPEC
    compare(found[0], found[1], diag)
    _write(sys.stderr, diag.render())
    return BAD_SPEC if diag.errors else OK


def _man(_args: argparse.Namespace) -> int:
    """The command 'man'."""
    _write(sys.stdout, manual.page())
    return OK


_COMMANDS: Dict[str, Callable[[argparse.Namespace], int]] = {
    "generate": _generate, "check": _check, "doc": _doc, "compat": _compat, "list": _list,
    "man": _man,
}


def _shown(spec: str) -> str:
    """The name of an input in messages."""
    return spec if spec != STDIN else "<stdin>"


def _outputs(facility: Facility, stem: str) -> Dict[str, bytes]:
    """What is generated from one specification, by file name."""
    from .emit import outputs     # not needed to check, and slow to load
    return {stem + suffix: text.encode("utf-8", "surrogateescape")
            for suffix, text in outputs(facility, stem).items()}


def _stems(specs: Sequence[str], name: Optional[str]) -> List[str]:
    """What the names of the generated files begin with, for each specification."""
    if name is not None and len(specs) > 1:
        raise Trouble("--name goes with one specification only")
    stems = [_stem(spec) for spec in specs] if name is None else [name]
    for spec, stem in zip(specs, stems):
        if not _STEM.match(stem):
            raise Trouble(f"generated files cannot be named after '{name or spec}'; "
                          "letters, digits and '_' are fine: give --name")
        if stems.count(stem) > 1:
            raise Trouble(f"two specifications are named '{stem}'; their files would meet")
    return stems


def _stem(spec: str) -> str:
    """The name of a specification without its directory and ending."""
    name, ending = os.path.splitext(os.path.basename(spec))
    if ending != ".hooks":
        raise Trouble(f"'{spec}' is not named .hooks; give --name")
    return name


def _analyse(args: argparse.Namespace) -> Optional[List[Facility]]:
    """Read and check what the command line names; None if there were errors."""
    disabled, fatal = _warnings(args.warnings)
    inputs = [(_shown(spec), _read(spec)) for spec in args.specs]
    diag = Diagnostics(disabled, fatal)
    facilities = analyse(inputs, diag)
    _write(sys.stderr, diag.render())
    return None if diag.errors else facilities


def _read(spec: str) -> bytes:
    """The content of a file."""
    try:
        if spec == STDIN:
            data = sys.stdin.buffer.read(MAX_SIZE + 1)
        else:
            with open(spec, "rb") as stream:
                data = stream.read(MAX_SIZE + 1)
    except OSError as error:
        raise Trouble(f"cannot read '{spec}': {error.strerror}") from None
    if len(data) > MAX_SIZE:
        raise Trouble(f"'{spec}' has more than {MAX_SIZE >> 20} MiB")
    return data


def _warnings(options: Sequence[str]) -> Tuple[Set[str], bool]:
    """Which warnings are off, and whether the others are errors."""
    disabled, fatal = set(M.OPTIONAL_WARNINGS), False
    for option in options:
        name = option[3:] if option.startswith("no-") else option
        if name == "error":
            fatal = name == option
        elif name == "all":
            disabled = set() if name == option else set(WARNINGS)
        elif name not in WARNINGS:
            raise Trouble(f"unknown warning '-W{option}'" +
                          did_you_mean(name, [*WARNINGS, "all", "error"]))
        elif name == option:
            disabled.discard(name)
        else:
            disabled.add(name)
    return disabled, fatal


def _write(stream: Optional[TextIO], text: str) -> None:
    """Print, in UTF-8 whatever the locale; who cannot be told is no trouble."""
    if stream is None:     # closed from the beginning
        return
    try:
        stream.flush()
        stream.buffer.write(text.encode("utf-8", "surrogateescape"))
        stream.flush()
    except OSError:     # no reader, or no room: nor for what Python would write at its end
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
    except ValueError:
        pass

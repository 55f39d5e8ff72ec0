# SPDX-License-Identifier: GPL-2.0-only
"""The generated source: the code that calls a hook's handlers.

Instructions are counted here (bench/). Three things keep them few. What is
done for one handler needs nothing after the call, so that nothing is saved on
the stack for it. What is done for several is a function of its own with the
prototype of a handler, so that arguments are moved to their places once; it
leaves the guard, where that can be done without knowing more, and is jumped to.
And a label stands only before a slot that may be empty.
"""

from __future__ import annotations

from typing import List, Tuple

from . import emit_c, model
from .emit_header import arguments, default_operand, default_value, has_out, parameters
from .names import Names, hook_name

WALK = "__hook_walk notrace"     # in line, or not, as <linux/hooks_dispatch.h> has it


def slot_names(facility: str, hook: model.Hook) -> List[str]:
    """The static calls, deciders first."""
    base = hook_name("dispatch", facility, hook.name)
    return [f"{base}_d{i}" for i in range(_deciders(hook))] + \
           [f"{base}_o{i}" for i in range(hook.slots_observe)]


def slot_labels(hook: model.Hook) -> range:
    """The slots that have a jump label: in a void hook the path leads to the first two."""
    return range(0 if hook.decides else 2, _slots(hook))


def _deciders(hook: model.Hook) -> int:
    """The slots for deciders; those for observers follow."""
    return hook.slots_decide if hook.decides else 0


def _slots(hook: model.Hook) -> int:
    return _deciders(hook) + hook.slots_observe


def _returns(hook: model.Hook) -> str:
    return "int" if hook.decides else "void"


def _guard(hook: model.Hook) -> str:
    """Which guard: what stands behind hook_enter_ and its like."""
    return f"sleepable_{hook.reentry}" if hook.context == "sleepable" else hook.reentry


def _guard_state(hook: model.Hook) -> Tuple[str, str]:
    """What the guard must know when it is left: the type, and the name of the local."""
    if hook.context == "sleepable":
        return "struct hook_frame", "__frame"
    return ("u32", "__outer") if hook.reentry == "never" else ("", "")


def _many_leaves(hook: model.Hook) -> bool:
    """Whether the guard can be left in another function than it was entered."""
    return _guard_state(hook)[0] == ""


def _guarded(hook: model.Hook) -> str:
    """What the guard's functions take."""
    state = _guard_state(hook)[1]
    return f"__hook, &{state}" if state else "__hook"


def _enter(hook: model.Hook) -> List[str]:
    enter = f"hook_enter_{_guard(hook)}({_guarded(hook)})"
    if hook.reentry == "free":
        return [f"\t{enter};"]
    suppressed = f"hook_suppressed_{_guard(hook)}(__hook);"
    if hook.decides:
        return [f"\tif (!{enter})", f"\t\treturn {suppressed}"]
    return [f"\tif (!{enter}) {{", f"\t\t{suppressed}", "\t\treturn;", "\t}"]


def _exit(hook: model.Hook) -> str:
    return f"\thook_exit_{_guard(hook)}({_guarded(hook)});"


def _result(hook: model.Hook) -> List[str]:
    return ["\treturn __verdict;"] if hook.decides else []


def _part(hook: model.Hook, how: str, name: str, first: str, *last: str) -> List[str]:
    """The head of a part, which has the prototype of a handler."""
    params = [first, *(parameters(hook) if hook.params else []), *last]
    return [*emit_c.function(f"static {how} {_returns(hook)}", name, params), "{"]


def _tell_loop(hook: model.Hook, loop: str, fn: str) -> List[str]:
    verdict = ["__verdict"] if hook.decides else []
    return [f"\t{loop}(__call, {fn}, __calls)",
            *emit_c.call(f"\t\t{fn}", ["__call->data", *arguments(hook), *verdict], ";")]


def _tell_loops(n: Names, hook: model.Hook) -> List[str]:
    """The locals, and the loops, over all observers at once where they have one prototype."""
    if has_out(hook):
        return [f"\t{n.observe_fn} *__observe;", f"\t{n.trace_fn} *__trace;", "",
                *_tell_loop(hook, "hook_for_each_perf", "__observe"),
                *_tell_loop(hook, "hook_for_each_trace", "__trace")]
    loop = "hook_for_each_observer" if hook.decides else "hook_for_each_handler"
    return [f"\t{n.observe_fn} *__observe;", "", *_tell_loop(hook, loop, "__observe")]


def _tell(n: Names, hook: model.Hook) -> List[str]:
    """The observers of an int hook, through the array."""
    if not hook.decides:
        return []
    return ["/* The observers, through the array, who are told the verdict. */",
            *_part(hook, WALK, n.tell, "const struct hook_calls *__calls", "int __verdict"),
            "\tconst struct hook_call *__call;", *_tell_loops(n, hook), *_result(hook),
            "}", ""]


def _decide_loop(n: Names, hook: model.Hook) -> List[str]:
    return ["\thook_for_each_decider(__call, __decide, __calls) {",
            *emit_c.call("\t\t__verdict = __decide", ["__call->data", *arguments(hook)], ";"),
            f"\t\tif (__verdict != {default_operand(hook)}) {{",
            f"\t\t\t__verdict = hook_check_verdict(&{n.hook}, __verdict);", "\t\t\tbreak;",
            "\t\t}", "\t}"]


def _walk(n: Names, hook: model.Hook) -> List[str]:
    """The loop over the array; every call goes through the handler's own type."""
    lines = ["/* Through the array: any number of handlers, in any state of the slots. */",
             *_part(hook, WALK, n.walk, "const struct hook_calls *__calls"),
             "\tconst struct hook_call *__call;"]
    if not hook.decides:
        return [*lines, *_tell_loops(n, hook), "}", ""]
    return [*lines, f"\t{n.decide_fn} *__decide;",
            f"\tint __verdict = {default_value(hook)};", "", *_decide_loop(n, hook),
            *emit_c.call(f"\treturn {n.tell}", ["__calls", *arguments(hook), "__verdict"], ";"),
            "}", ""]


def _slot_call(n: Names, hook: model.Hook, i: int, data: str = "") -> List[str]:
    """The direct call of a slot."""
    decide = i < _deciders(hook)
    name = f"{n.dispatch}_d{i}" if decide else f"{n.dispatch}_o{i - _deciders(hook)}"
    verdict = [default_value(hook)] if hook.decides and not decide else []
    return emit_c.call(f"\t{'__verdict = ' if decide else ''}static_call({name})",
                       [data or f"__hook->data[{i}]", *arguments(hook), *verdict], ";")


def _slot(n: Names, hook: model.Hook, i: int, otherwise: str) -> List[str]:
    """
    A slot where several may be in use: its label, if it has one, and its call.

    The data must not be read before the label, also where the compiler has the choice.
    """
    labels = slot_labels(hook)
    lines: List[str] = []
    if i in labels:
        lines = [f"\tif (!static_branch_likely(&{n.labels}[{i - labels.start}]))",
                 f"\t\tgoto {otherwise};"]
    lines += _slot_call(n, hook, i, f"hook_data(__hook, {i})" if i else "__data")
    if i < _deciders(hook):
        lines += [f"\tif (unlikely(__verdict != {default_operand(hook)}))", "\t\tgoto decided;"]
    return lines


def _decided(n: Names, hook: model.Hook) -> List[str]:
    """After a verdict other than the default, which is what the observers' slots tell."""
    return ["decided:", "\t__verdict = hook_check_verdict(__hook, __verdict);",
            *emit_c.call(f"\t__verdict = {n.tell}",
                         ["hook_calls(__hook)", *arguments(hook), "__verdict"], ";"),
            "\tgoto out;"]


def _many(n: Names, hook: model.Hook) -> List[str]:
    """The slots in calling order; the first one's data comes with the call."""
    if _slots(hook) < 2:
        return []
    lines = ["/* Through the slots: direct calls, as far as jump labels lead. */",
             *_part(hook, "noinline notrace", n.many, "void *__data"),
             f"\tstruct hook *__hook = &{n.hook};"]
    lines += ["\tint __verdict;", ""] if hook.decides else [""]
    for i in range(_deciders(hook)):
        lines += _slot(n, hook, i, "observe")
    if hook.decides:
        lines += ["observe:", f"\t__verdict = {default_value(hook)};"]
    for i in range(_deciders(hook), _slots(hook)):
        lines += _slot(n, hook, i, "out")
    lines += ["out:"] if slot_labels(hook) else []
    lines += [_exit(hook)] if _many_leaves(hook) else []
    lines += _result(hook)
    if lines[-1] == "out:":
        lines.append("\treturn;")
    return [*lines, *(_decided(n, hook) if hook.decides else []), "}", ""]


def _leave(hook: model.Hook, result: str = "__verdict") -> List[str]:
    """The end of a path: out of the guard, and back to the site."""
    return [_exit(hook), f"\treturn {result};" if hook.decides else "\treturn;"]


def _alone(n: Names, hook: model.Hook, i: int) -> List[str]:
    """The only handler. Its verdict is looked at outside the guard: fewer paths leave it."""
    lines = _slot_call(n, hook, i)
    if i >= _deciders(hook):
        return [*lines, *_leave(hook, default_value(hook))]
    return [*lines, _exit(hook), f"\tif (hook_decided(__verdict, {default_value(hook)}))",
            "\t\treturn hook_check_verdict(__hook, __verdict);", *_result(hook)]


def _several(n: Names, hook: model.Hook) -> List[str]:
    """More handlers; nothing is left to do where the guard has been left for us."""
    left = _many_leaves(hook)
    give = "" if not hook.decides else "return " if left else "__verdict = "
    lines = emit_c.call(f"\t{give}{n.many}", ["__hook->data[0]", *arguments(hook)], ";")
    if left:
        return lines if hook.decides else [*lines, "\treturn;"]
    return [*lines, *_leave(hook)]


def _any(n: Names, hook: model.Hook) -> List[str]:
    """Any number, or none."""
    give = "__verdict = " if hook.decides else ""
    lines = emit_c.call(f"\t{give}{n.walk}", ["hook_calls(__hook)", *arguments(hook)], ";")
    return [*lines, _exit(hook), *_result(hook)]


def _if(path: str, body: List[str]) -> List[str]:
    test = f"\tif (likely(__path == {path}))"
    lines = ["\t" + line for line in body]
    return [test, *lines] if len(body) == 1 else [test + " {", *lines, "\t}"]


def _has_either(hook: model.Hook) -> bool:
    """Whether there are slots for deciders and for observers."""
    return 0 < _deciders(hook) < _slots(hook)


def _path(hook: model.Hook) -> str:
    """Reads the path, inside the guard."""
    return f"\t__path = hook_path{'_either' if _has_either(hook) else ''}(__hook);"


def _follow(n: Names, hook: model.Hook) -> List[str]:
    """The paths, the likelier first."""
    lines: List[str] = []
    if _slots(hook):
        lines += _if("HOOK_PATH_FIRST", _alone(n, hook, 0))
    if _slots(hook) > 1:
        lines += _if("HOOK_PATH_SLOTS", _several(n, hook))
    if _has_either(hook):
        lines += _if("HOOK_PATH_OBSERVER", _alone(n, hook, _deciders(hook)))
    return [*lines, *_any(n, hook)]


def _dispatch(code: emit_c.Code, n: Names, hook: model.Hook) -> None:
    code.extend(emit_c.function(f"notrace {_returns(hook)}", n.dispatch, parameters(hook)))
    code.add("{", f"\tstruct hook *__hook = &{n.hook};")
    state = _guard_state(hook)
    if state[0]:
        code.add(f"\t{state[0]} {state[1]};")
    if _slots(hook):
        code.add("\tenum hook_path __path;")
    if hook.decides:
        code.add("\tint __verdict;")
    code.add("")
    if hook.when:
        code.spec(hook.when.pos, f"\tif (!({hook.when.flat}))")
        code.add("\t\treturn;")
    code.extend(_enter(hook))
    if _slots(hook):
        code.add(_path(hook))
    code.extend(_follow(n, hook))
    code.add("}", f"EXPORT_SYMBOL_GPL({n.dispatch});", "")


def emit(code: emit_c.Code, n: Names, hook: model.Hook) -> None:
    """Everything that calls handlers."""
    code.extend(_tell(n, hook))
    code.extend(_walk(n, hook))
    code.extend(_many(n, hook))
    _dispatch(code, n, hook)

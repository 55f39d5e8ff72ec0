# SPDX-License-Identifier: GPL-2.0-only
"""The generated source, second half: a trace event for each hook."""

from __future__ import annotations

from functools import cached_property
from typing import Dict, List, Sequence, Set, Tuple

from . import ctype, emit_c, event_print, model
from .emit_header import arguments, condition, handler_parameters, if_lines
from .event_fields import VERDICT, Field, fields, guard
from .names import TYPES, digest, facility_name, hook_name, shared_name

__all__ = ["Field", "emit", "fields"]


class _Event:
    """A hook's event, as the functions below write it."""

    def __init__(self, facility: str, hook: model.Hook, items: List[Field]) -> None:
        self.facility = facility
        self.hook = hook
        self.items = items
        block = hook.trace if isinstance(hook.trace, model.TraceBlock) else None
        self.lets: Sequence[model.Let] = block.lets if block else ()
        tables = self.name("dispatch") + "_names"
        shown = block.print if block else None
        self.printed = event_print.given(shown, items, tables) if shown else \
            event_print.derived(items, tables)

    def name(self, key: str) -> str:
        """One of the hook's own names."""
        return hook_name(key, self.facility, self.hook.name)

    def layout_name(self, key: str) -> str:
        """One of the names that hooks of this layout share."""
        return shared_name(key, self.facility, self.layout)

    @property
    def rec(self) -> str:
        """The type of the record."""
        return f"struct {self.layout_name('rec')}"

    @property
    def located(self) -> List[Field]:
        """The fields that have no fixed size."""
        return [item for item in self.items if item.located]

    @property
    def has_text(self) -> bool:
        """Whether the part without a fixed size is never empty: a text has its NUL."""
        return any(item.kind in (model.TEXT, model.USER_TEXT) for item in self.items)

    @property
    def pointers(self) -> List[str]:
        """Parameters and locals that an expression might follow."""
        found = [param.name for param in self.hook.params if param.is_pointer or param.is_array]
        return found + [let.name for let in self.lets if let.type.is_pointer]

    def parameters(self) -> List[str]:
        """What a record function gets."""
        decls = handler_parameters(self.hook, self.hook.decides, True)
        return [decl.replace("int __verdict", f"int {VERDICT}") for decl in decls]

    def arguments(self) -> List[str]:
        """What it hands on."""
        return arguments(self.hook, *([VERDICT] if self.hook.decides else []))

    @cached_property
    def layout(self) -> str:
        """What hooks that share a class have in common, in a word."""
        rows = [(item.kind, item.name, item.element.text if item.element else "", item.length)
                for item in self.items]
        return digest(condition(self.hook), rows)


def _type_text(item: Field) -> str:
    """The name of the field's type, plain, as a C expression."""
    if item.kind in (model.TEXT, model.USER_TEXT):
        return '"__data_loc char[]"'
    if item.kind == model.BITMASK:
        return '"__data_loc unsigned long[]"'
    assert item.element is not None
    element = item.element
    if item.is_pointer:
        return '"void *"'
    known = element.kind in (ctype.INTEGER, ctype.BOOL) or element.size
    if item.kind == model.ARRAY:
        return emit_c.quote(f"__data_loc {element.base if known else 'unsigned char'}[]")
    if item.kind in (model.CHARS, model.FIXED):
        return f'{emit_c.quote((element.base if known else "unsigned char") + "[]")}'
    return emit_c.quote(element.base) if known else f"hook_type_name({element.text})"


def _member(item: Field) -> str:
    if item.located:
        return f"u32 {item.name};"
    assert item.element is not None
    if item.kind in (model.CHARS, model.FIXED):
        return f"{item.element.declare(item.name)}[{item.length}];"
    if item.is_pointer:
        return f"const void *{item.name};"
    return f"{item.element.declare(item.name)};"


def _field_row(event: _Event, item: Field) -> List[str]:
    kind = "HOOK_FIELD"
    if item.located:
        kind = "HOOK_FIELD_LOCATED"
    elif item.kind in (model.CHARS, model.FIXED):
        kind = "HOOK_FIELD_ARRAY"
    elif item.is_pointer:
        kind = "HOOK_FIELD_POINTER"
    return emit_c.call(f"\t{kind}", [event.rec, item.name, _type_text(item)], ",")


def _asserts(code: emit_c.Code, event: _Event) -> None:
    """What a typedef is, only the compiler can tell."""
    for item in event.items:
        derived = item.value is None and item.kind == model.SCALAR and item.element is not None
        if derived and item.element and item.element.kind == ctype.TYPEDEF \
                and not item.element.size and not item.element.derivations:
            # Of the kernel's static_assert() gcc would report the definition.
            code.spec(item.pos, f"_Static_assert(hook_is_scalar({item.element.text}),",
                      f'\t       "parameter {item.name} is no number: say in a trace block '
                      'what of it to record");')


def _is_doubtful(item: Field) -> bool:
    """Whether only the compiler can tell that there is such a member: of its type, its length."""
    element = item.element
    if item.located or element is None:
        return False
    named = element.kind in (ctype.TYPEDEF, ctype.ENUM) and element.base not in TYPES
    return named or item.kind in (model.CHARS, model.FIXED)


def _class(code: emit_c.Code, event: _Event) -> None:
    """The record, its fields, and the class of all events with these fields."""
    names = ", ".join(item.name for item in event.items)
    wanted = condition(event.hook)
    code.extend(emit_c.comment(f"A record with {names or 'no field'}."))
    code.add("", *([*if_lines(wanted), ""] if wanted else []))
    _asserts(code, event)
    code.add(f"{event.rec} {{", "\tstruct trace_entry __ent;")
    for item in event.items:
        if item.value is not None and _is_doubtful(item):
            code.spec(item.pos, "\t" + _member(item))
        else:
            code.add("\t" + _member(item))
    code.add("\tchar __data[];", "};", "")
    code.add(f"static struct trace_event_fields {event.layout_name('fields')}[] = {{")
    for item in event.items:
        code.extend(_field_row(event, item))
    code.add("\t{}", "};", "")
    name = event.layout_name("class")
    code.add(f"static struct trace_event_class {name} = {{",
             f"\t.system = {facility_name('system', event.facility)},",
             f"\t.fields_array = {event.layout_name('fields')},",
             f"\t.fields = LIST_HEAD_INIT({name}.fields),",
             "\t.raw_init = hook_event_init,", "\t.reg = hook_event_reg,", "};", "")
    if wanted:
        code.add("#endif", "")


def _needed_lets(event: _Event, items: Sequence[Field]) -> List[model.Let]:
    """The locals that the expressions of these fields use, and those that they use."""
    wanted: Set[str] = set()
    for item in items:
        if item.value:
            wanted |= item.value.names()
        if item.length and item.kind in (model.ARRAY, model.BITMASK):
            wanted |= set(_words(item.length))
    needed: List[model.Let] = []
    for let in reversed(event.lets):
        if let.name in wanted:
            needed.insert(0, let)
            wanted |= let.value.names()
    return needed


def _words(text: str) -> List[str]:
    return "".join(c if c.isalnum() or c == "_" else " " for c in text).split()


def _guarded(event: _Event, value: model.Expr, fallback: str) -> str:
    check = guard(value, event.pointers)
    text = value.flat
    if not check:
        return text
    simple = all(token.text not in ("?", ",", "=") for token in value.tokens)
    return f"{check} ? {text if simple else f'({text})'} : {fallback}"


def _lets(code: emit_c.Code, event: _Event, items: Sequence[Field]) -> bool:
    needed = _needed_lets(event, items)
    for let in needed:
        by_value = let.type.is_record
        fallback = "NULL" if let.type.is_pointer else "0"
        value = let.value.flat if by_value else _guarded(event, let.value, fallback)
        code.spec(let.pos, f"\t{let.type.declare(let.name)} = {value};")
    return bool(needed)


def _value(event: _Event, item: Field, fallback: str) -> str:
    if item.value is None:
        return item.name
    return _guarded(event, item.value, fallback)


def _statement(code: emit_c.Code, item: Field, line: str) -> None:
    """A line with text of the specification; a plain name cannot be wrong."""
    if item.value is None or len(item.value.tokens) == 1:
        code.add(line)
    else:
        code.spec(item.value.pos, line)


def _measure_field(code: emit_c.Code, event: _Event, item: Field) -> None:
    source = f"__vars->__{item.name}"
    value = _value(event, item, "NULL")
    if item.kind == model.TEXT:
        _statement(code, item, f"\t{source} = hook_text({value});")
        size = f"hook_text_size({source})"
    elif item.kind == model.USER_TEXT:
        _statement(code, item, f"\t{source} = hook_user_text(__vars->__buffer_{item.name}, {value});")
        size = f"hook_text_size({source})"
    elif item.kind == model.BITMASK:
        _statement(code, item, f"\t{source} = {value};")
        size = f"hook_bitmask_size({source}, {_length(event, item)})"
    else:
        assert item.element is not None
        _statement(code, item, f"\t{source} = {value};")
        size = f"hook_array_size({source}, {_length(event, item)}, sizeof({item.element.text}))"
    _statement(code, item, f"\t__vars->{item.name} = hook_place(&__end, {size});")


def _length(event: _Event, item: Field) -> str:
    trace = event.hook.trace
    assert isinstance(trace, model.TraceBlock)
    found = next(field.length for field in trace.fields if field.name == item.name)
    assert found is not None
    return _guarded(event, found, "0")


def _vars(code: emit_c.Code, event: _Event) -> None:
    """What of the record has no fixed size: where it comes from, and its place."""
    if not event.located:
        return
    code.add(f"struct {event.name('vars')} {{", "\tu32 __size;")
    for item in event.located:
        code.add(f"\tconst void *__{item.name};", f"\tu32 {item.name};")
        if item.kind == model.USER_TEXT:
            code.add(f"\tchar __buffer_{item.name}[HOOK_USER_TEXT_MAX];")
    code.add("};", "")
    code.extend(emit_c.function("static __always_inline void", event.name("measure"),
                                [f"struct {event.name('vars')} *__vars",
                                 *event.parameters()[1:]]))
    code.add("{", f"\tu32 __end = offsetof({event.rec}, __data);")
    _lets(code, event, event.located)
    code.add("")
    for item in event.located:
        _measure_field(code, event, item)
    code.add("\t__vars->__size = hook_record_size(__end);", "}", "")


def _fill_field(code: emit_c.Code, event: _Event, item: Field) -> None:
    name = item.name
    if item.located:
        copy = "hook_copy_text" if item.kind in (model.TEXT, model.USER_TEXT) else "hook_copy_array"
        code.add(f"\t__rec->{name} = __vars->{name};",
                 f"\t{copy}(__rec, __rec->{name}, __vars->__{name});")
    elif item.kind == model.CHARS:
        copy = "hook_copy_chars" if item.value is None else "hook_copy_name"
        _statement(code, item, f"\t{copy}(__rec->{name}, sizeof(__rec->{name}), "
                   f"{_value(event, item, 'NULL')});")
    elif item.kind == model.FIXED:
        _statement(code, item, f"\thook_copy_fixed(__rec->{name}, sizeof(__rec->{name}), "
                   f"{_value(event, item, 'NULL')});")
    elif item.is_pointer:
        _statement(code, item, f"\t__rec->{name} = (__force const void *)"
                   f"{_parenthesised(_value(event, item, 'NULL'))};")
    else:
        _statement(code, item, f"\t__rec->{name} = {_value(event, item, '0')};")


def _parenthesised(text: str) -> str:
    return text if text.isidentifier() else f"({text})"


def _fill(code: emit_c.Code, event: _Event) -> None:
    fixed = [item for item in event.items if not item.located]
    params = [f"{event.rec} *__rec"]
    if event.located:
        params.append(f"const struct {event.name('vars')} *__vars")
    code.extend(emit_c.function("static __always_inline void", event.name("fill"),
                                params + event.parameters()[1:]))
    code.add("{")
    if _lets(code, event, fixed):
        code.add("")
    if event.located:
        code.add(f"\thook_record_clear(__rec, offsetof({event.rec}, __data));")
        if not event.has_text:
            code.add(f"\tif (__vars->__size > offsetof({event.rec}, __data))",
                     "\t\thook_record_clear_end(__rec, __vars->__size);")
        else:
            code.add("\thook_record_clear_end(__rec, __vars->__size);")
    else:
        code.add("\thook_record_clear(__rec, sizeof(*__rec));")
    # Numbers first: behind the call of a copy the compiler would have to keep them.
    for item in sorted(event.items, key=lambda item: item.is_copied):
        _fill_field(code, event, item)
    code.add("}", "")


def _calls(event: _Event) -> Tuple[List[str], List[str], str]:
    """The calls of measure and fill, and the record's size."""
    args = event.arguments()
    if not event.located:
        return [], emit_c.call(f"\t{event.name('fill')}", ["__rec", *args], ";"), "sizeof(*__rec)"
    return (emit_c.call(f"\t{event.name('measure')}", ["&__vars", *args], ";"),
            emit_c.call(f"\t{event.name('fill')}", ["__rec", "&__vars", *args], ";"),
            "__vars.__size")


def _record(code: emit_c.Code, event: _Event) -> None:
    measure, fill, size = _calls(event)
    sleeps = event.hook.context == "sleepable"
    code.extend(emit_c.function("static notrace void", event.name("record"), event.parameters()))
    code.add("{", "\tstruct trace_event_file *__file = __data;",
             "\tstruct trace_event_buffer __buffer __uninitialized;")
    if event.located:
        code.add(f"\tstruct {event.name('vars')} __vars __uninitialized;")
    code.add(f"\t{event.rec} *__rec;", "")
    if sleeps:
        code.add("\tpreempt_disable_notrace();")
    code.add("\tif (trace_trigger_soft_disabled(__file))",
             "\t\tgoto out;" if sleeps else "\t\treturn;")
    code.extend(measure)
    code.add(f"\t__rec = trace_event_buffer_reserve(&__buffer, __file, {size});",
             "\tif (!__rec) {", f"\t\thook_lost(&{event.name('hook')});",
             "\t\tgoto out;" if sleeps else "\t\treturn;", "\t}")
    code.extend(fill)
    code.add("\ttrace_event_buffer_commit(&__buffer);")
    if sleeps:
        code.add("out:", "\tpreempt_enable_notrace();")
    code.add("}", "")


def _perf(code: emit_c.Code, event: _Event) -> None:
    measure, fill, size = _calls(event)
    sleeps = event.hook.context == "sleepable"
    leave = "\t\tgoto out;" if sleeps else "\t\treturn;"
    code.add("#ifdef CONFIG_PERF_EVENTS")
    code.extend(emit_c.function("static notrace void", event.name("perf"), event.parameters()))
    code.add("{", "\tstruct trace_event_call *__call = __data;")
    if event.located:
        code.add(f"\tstruct {event.name('vars')} __vars __uninitialized;")
    code.add(f"\t{event.rec} *__rec;", "\tstruct pt_regs *__regs __uninitialized;",
             "\tint __rctx __uninitialized;", "\tu32 __size;", "")
    if sleeps:
        code.extend(measure)
        code.add("\tpreempt_disable_notrace();")
    code.add("\tif (!hook_perf_wanted(__call))", leave)
    if not sleeps:
        code.extend(measure)
    code.add(f"\t__size = hook_perf_size({size});",
             "\t__rec = perf_trace_buf_alloc(__size, &__regs, &__rctx);",
             "\tif (!__rec)", leave, "\tperf_fetch_caller_regs(__regs);")
    code.extend(fill)
    code.add("\tperf_trace_run_bpf_submit(__rec, __size, __rctx, __call, 1, __regs,",
             "\t\t\t\t  this_cpu_ptr(__call->perf_events), NULL);")
    if sleeps:
        code.add("out:", "\tpreempt_enable_notrace();")
    code.add("}", "#endif /* CONFIG_PERF_EVENTS */", "")


def _tables(code: emit_c.Code, event: _Event) -> None:
    """Values and names of symbols and flags."""
    for item in event.items:
        if not item.table:
            continue
        code.add("static const struct trace_print_flags",
                 f"{event.name('dispatch')}_names_{item.name}[] = {{")
        for entry in item.table:
            code.spec(entry.pos, f"\tHOOK_NAME({entry.value.flat}, {entry.text.c_text}),")
        code.add("\t{ -1, NULL }", "};", "")


def _print(code: emit_c.Code, event: _Event) -> None:
    printed = event.printed
    _tables(code, event)
    code.extend(emit_c.function("static enum print_line_t", event.name("print"),
                                ["struct trace_iterator *__iter", "int __flags",
                                 "struct trace_event *__event"]))
    code.add("{")
    if event.items:
        code.add(f"\tconst {event.rec} *__rec = (const void *)__iter->ent;")
    if printed.uses_seq:
        code.add("\tstruct trace_seq *__p = &__iter->tmp_seq;")
    code.add("\tint __err = trace_raw_output_prep(__iter, __event);", "",
             "\tif (__err != TRACE_TYPE_HANDLED)", "\t\treturn __err;")
    if printed.uses_seq:
        code.add("\ttrace_seq_init(__p);")
    lines = emit_c.call("\ttrace_event_printf",
                        ["__iter", f'"{printed.kernel_format}\\n"', *printed.kernel_args], ";")
    trace = event.hook.trace
    if isinstance(trace, model.TraceBlock) and trace.print:
        # The compiler reports a wrong conversion where the format stands.
        code.spec(trace.print.pos, *lines, before=int('"' not in lines[0]))
    else:
        code.extend(lines)
    code.add("\treturn trace_handle_return(&__iter->seq);", "}", "")


def _object(code: emit_c.Code, event: _Event) -> None:
    name = event.name("event")
    texts = emit_c.strings(event.printed.reader_format)
    code.add(f"static char {event.name('print_fmt')}[] =", *(f"\t{text}" for text in texts[:-1]),
             f"\t{texts[-1]};", "",
             f"static struct trace_event_functions {event.name('funcs')} = {{",
             f"\t.trace = {event.name('print')},", "};", "",
             f"static struct hook_event {name} = {{", "\t.call = {",
             f"\t\t.class = &{event.layout_name('class')},", f"\t\t.tp = &{name}.tracepoint,",
             f"\t\t.event.funcs = &{event.name('funcs')},",
             f"\t\t.print_fmt = {event.name('print_fmt')},",
             "\t\t.flags = TRACE_EVENT_FL_TRACEPOINT,", "\t},",
             f"\t.tracepoint.name = {emit_c.quote(event.hook.name)},",
             f"\t.hook = &{event.name('hook')},", f"\t.record = {event.name('record')},",
             f"\t.perf = HOOK_EVENT_PERF({event.name('perf')}),", "};", "",
             f"HOOK_EVENT({event.name('call')}, {name});", "")


def _constants(code: emit_c.Code, facility: str, events: Sequence[_Event]) -> None:
    """The values of the constants in print formats, where a hook that has them exists."""
    users: Dict[str, List[_Event]] = {}
    constants: Dict[str, event_print.Constant] = {}
    for event in events:
        for name, constant in event.printed.constants.items():
            constants.setdefault(name, constant)
            users.setdefault(name, []).append(event)
    for name, constant in constants.items():
        conditions = [event.name("exists") for event in users[name] if event.hook.condition]
        conditional = len(conditions) == len(users[name])
        code.extend([f"#if {' || '.join(conditions)}"] if conditional else [])
        word = name[len(event_print.CONSTANT):]
        code.spec(constant.pos, f"HOOK_CONSTANT({facility}, {word}, {constant.text});")
        code.extend(["#endif"] if conditional else [])
    if constants:
        code.add("")


def _event(code: emit_c.Code, event: _Event) -> None:
    wanted = event.hook.condition
    code.extend(emit_c.comment(f"The trace event of {event.hook.name}."))
    code.add("")
    if wanted:
        code.add(f"#if {event.name('exists')}", "")
    _vars(code, event)
    _fill(code, event)
    _record(code, event)
    _perf(code, event)
    _print(code, event)
    _object(code, event)
    if wanted:
        code.add(f"#endif /* {event.name('exists')} */", "")


def emit(code: emit_c.Code, facility: model.Facility) -> None:
    """The trace events of a facility."""
    events = [_Event(facility.name, hook, items) for hook in facility.hooks
              for items in [fields(hook)] if items is not None]
    if not events:
        return
    code.add("#ifdef CONFIG_EVENT_TRACING", "",
             f"static const char {facility_name('system', facility.name)}[] = "
             f'"hooks_{facility.name}";', "")
    _constants(code, facility.name, events)
    layouts: Dict[str, _Event] = {}
    for event in events:
        layouts.setdefault(event.layout, event)
    for _, event in sorted(layouts.items()):
        _class(code, event)
    for event in events:
        _event(code, event)
    code.add("#endif /* CONFIG_EVENT_TRACING */")

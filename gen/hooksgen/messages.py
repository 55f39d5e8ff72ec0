# SPDX-License-Identifier: GPL-2.0-only
"""The text of every diagnostic.

Each says what is wrong and, where there is one answer, what to write instead.
Each has a case of its own in tests/err; the tests count.
"""

from __future__ import annotations

from typing import Dict

from .diag import Message


def _error(text: str) -> Message:
    return Message("error", text)


def _warning(option: str, text: str) -> Message:
    return Message("warning", text, option)


def _note(text: str) -> Message:
    return Message("note", text)


# Warnings that are off until asked for.
OPTIONAL_WARNINGS = ("doc", "unprinted")

# The file.
UTF16 = _error("the file is UTF-16; a specification is UTF-8")
NOT_UTF8 = _error("the byte 0x{byte:02x} is not UTF-8")
NUL_BYTE = _error("a NUL byte; is this a text file?")
STRAY = _error("stray {char}")
STRAY_LETTER = _error("'{char}' (U+{code:04X}) in a name; names have the letters of C only")
DIRECTIVE = _error("there is no preprocessor here{hint}")
COMMENT_OPEN = _error("the comment has no end")
STRING_OPEN = _error("the string has no closing '\"' on its line")
CHAR_OPEN = _error("the character has no closing \"'\" on its line")
ESCAPE = _error("'{escape}' is no escape of C")
ESCAPE_VALUE = _error("'{escape}' is no character; a string cannot hold it")

# Structure.
EXPECTED = _error("expected {wanted}, found {found}{hint}")
NO_SEMICOLON = _error("expected ';' after {after}, found {found}")
OPENED = _note("to match this '{bracket}'")
FIRST = _note("the first one is here")
QUOTED = _error("write {what} without quotes: '{word}'")
STRAY_SEMICOLON = _error("a hook ends with its '}}'; take the ';' away")
NO_HOOK_WORD = _error("a hook begins with the word 'hook': write 'hook {returns} {name}(...)'")
TWICE = _error("{what} is given twice")
NESTING = _error("brackets are nested deeper than {limit} levels")
EMPTY = _error("the specification declares nothing; it begins with 'facility name;'")
FACILITY_FIRST = _error("'facility name;' has to come first")
FACILITY_TWICE = _error("a specification has one facility; put the other into a file of its own")
NO_HOOK = _error("the facility '{name}' declares no hook")
NO_FORWARD = _error("'{word}' cannot be declared here; include the header that has it")
INCLUDE_OPEN = _error("the path has no closing '>' on its line")
INCLUDE_BARE = _error("a path to include stands in brackets or quotes: write 'include <{path}>;'")
INCLUDE_PATH = _error("'{path}' is no path to include; it is relative, with single '/'")
DOC_NOTHING = _error("this comment documents nothing; '/**' comments stand before a facility "
                     "or a hook")
STRUCT_BODY = _error("no {kind} can be defined here; include the header that has it")

# Hooks.
RETURN_TYPE = _error("a hook returns 'int' or 'void', not '{name}'{hint}")
RETURN_MISSING = _error("'{name}' lacks what the hook returns: 'int' or 'void'")
TOO_MANY_PARAMS = _error("a hook has at most {limit} parameters; pass a struct")
PARAM_SEMICOLON = _error("write ',' between parameters, not ';'")
VARIADIC = _error("a hook cannot take '...'; a handler could not tell what was passed")
VOID_PARAM = _error("the parameter '{name}' is void; did you mean 'void *{name}'?")
NO_NAME = _error("{what} has no name{form}")
ALONE = _error("'{name}' stands alone; {what} has a type and a name{form}")
STORAGE_CLASS = _error("'{word}' has no place in {what}")
NOT_A_TYPE = _error("'{words}' is not a type")
IMPOSSIBLE_TYPE = _error("C has no such type: functions return no arrays and no functions, "
                         "and arrays hold none")
DECLARATOR_LONG = _error("a declaration of more than {limit} parts; use a typedef")
UNSIZED = _error("an array without a length; {hint}")
VLA_STAR = _error("an array of variable length; write '*' for a pointer, and pass the length "
                  "as a parameter")
VLA = _error("the length of '{name}' depends on the parameter '{other}'; write '*{name}' for a "
             "pointer")
OUT_POINTER = _error("'out' needs a pointer to write through; did you mean '{better}'?")
OUT_CONST = _error("'out' parameter '{name}' points to const, so nothing can be handed back")
OUT_FUNCTION = _error("'out' parameter '{name}' points to a function")
FLOAT_PARAM = _error("the kernel has no floating point; '{name}' cannot be '{type}'")
NAME_DIGIT = _error("the name of {what} cannot begin with a digit: '{name}'")
NAME_HYPHEN = _error("the name of {what} cannot contain '-'; did you mean '{better}'?")

# Attributes.
NO_ATTRIBUTE = _error("'{name}' is no attribute of a hook{hint}")
ATTRIBUTE_SIGN = _error("no '{sign}' stands between an attribute and its value; write '{better}'")
WRONG_HOOK = _error("'{word}' is for {kind} hooks; this one {why}")
RANGE = _error("'{what}' is a number from {least} to {most}")
ON_CALL = _error("'on {which}' takes the name of a function alone: 'on {which} {name};'")
NOT_CONFIG = _error("'{name}' is not a CONFIG name{hint}")
NOT_CONSTANT = _error("'{name}' is a {kind}, but {what} has to be constant")

# Names.
KEYWORD = _error("'{name}' is a keyword of C and cannot be the name of {what}")
UNDERSCORES = _error("'{name}' begins with '__', which is kept for generated names")
MACRO = _error("'{name}' is a macro of {where} and cannot be the name of {what}")
TYPE_NAME = _error("'{name}' is a type and cannot be the name of {what}")
USED_NAME = _error("generated code calls '{name}', which cannot be the name of {what}")
LONG_NAME = _error("the name of {what} has {length} characters; {limit} is the most")
LIBRARY_WORD = _error("the library itself has names that begin with 'hook_{name}'; the facility "
                      "cannot be called '{name}'")
RESERVED_FIELD = _error("'{name}': every record begins with the kernel's own 'common_' fields")
VERDICT_NAME = _error("'verdict' is the hook's verdict here; {what} cannot have that name")
DUPLICATE = _error("{what} '{name}' is declared twice")
CASE = _error("{what} '{name}' differs from '{other}' by case only")
CLASH = _error("'{source}' and '{other}' would both make the name '{name}'")
FORMER = _note("'{name}' is declared here")
DOC_FACILITY = _error("'@{name}:' documents no parameter; a facility has none")
DOC_PARAM = _error("'@{name}:' documents no parameter of '{hook}'{hint}")
DOC_TWICE = _error("'@{name}:' is there twice")

# The trace block.
AFTER_PRINT = _error("'print' has to be the last in its trace block")
PRINT_HERE = _note("'print' is here")
LET_ARRAY = _error("a 'let' cannot be an array; record '{name}' as a field, or point to it")
FIELD_DIMENSIONS = _error("a field has one dimension at most")
STRING_LENGTH = _error("a {kind} has no length; 'char {name}[N] = ...' has one")
ARRAY_LENGTH = _error("how many elements has '{name}'? write 'array type {name}[count] = ...'")
BITMASK_LENGTH = _error("how many bits has '{name}'? write 'bitmask {name}[bits] = ...'")
TABLE_EMPTY = _error("the table of the {kind} '{name}' is empty")
TABLE_TWICE = _error("'{value}' is in the table twice")
TABLE_ESCAPE = _error("tools print '{escape}' in a table as it stands; write another text")
FIELD_RECORD = _error("a {kind} cannot be recorded whole; record the members that matter, each "
                      "in a field")
FIELD_VOID = _error("the field '{name}' is void; an address is 'void *{name} = ...'")
FIELD_FLOAT = _error("the kernel has no floating point; the field '{name}' cannot be '{type}'")
FIELD_WIDE = _error("'{type}' is wider than what a record can hold; record it in two fields")
FIELD_NUMBER = _error("a {kind} field is a number with names; '{type}' is none")
DERIVED = _error("'{type} {name}' cannot be recorded as it is; add a trace block that says what "
                 "to record, or 'trace none;'")
USTRING_ATOMIC = _error("reading user memory may sleep; 'ustring' needs 'context sleepable;'")
USTRING_KERNEL = _error("'{name}' is no __user pointer; did you mean 'string {field} = ...'?")
STRING_USER = _error("'{name}' points to user memory; did you mean 'ustring {field} = ...'?")
STRING_TYPE = _error("'{name}' is '{type}', which is no text")
COPY_SPACE = _error("'{name}' points to {space} memory, which cannot be copied here")
TRACK_KIND = _error("{kind} is no kind of a track's events; those are 'B', where a slice begins, "
                    "'E', where it ends, and 'I', an instant")
TRACK_NONE = _error("'track' is about the event, and there is none")
TRACK_FIELD = _error("'{name}' is a field that 'track' makes")
TRACK_HERE = _note("'track' is here")
TRACE_HERE = _note("'trace none' is here")
ASSIGNMENT = _error("'{sign}' in an expression; expressions here change nothing{hint}")
SIDE_EFFECT = _error("'{sign}' in an expression; expressions here change nothing")
LET_LATE = _error("'{name}' is used before its 'let'")
LET_HERE = _note("the 'let' is here")
LET_WHEN = _error("'when' comes before the trace block and does not know its 'let {name}'")
FIELD_NAME = _error("'{name}' is a field; expressions name parameters and 'let's, since they "
                    "are what the fields are made from{hint}")
FIELD_HERE = _note("the field is here")
NO_VERDICT = _error("a void hook has no verdict")

# Print formats.
NO_CONVERSION = _error("a '%' without a conversion; '%%' prints a percent sign")
UNKNOWN_CONVERSION = _error("the kernel has no conversion '{text}'")
KERNEL_CONVERSION = _error("no tool but the kernel knows '{text}'; '%d' prints numbers, and a "
                           "'char name[N]' field text")
FLOAT_CONVERSION = _error("the kernel has no floating point, and no '{text}'")
WRITES_BACK = _error("'%n' writes to memory, and is refused everywhere in the kernel")
STAR_PRECISION = _error("'{text}': a precision cannot be an argument; 'char name[N]' bounds a "
                        "string when it is recorded")
STAR_WIDTH = _error("'{text}': a width cannot be an argument; write the number")
FEW_ARGS = _error("'{text}' has no argument")
MANY_ARGS = _error("no conversion prints this argument")
MANY_ARGS_LENGTH = _error("no conversion prints this argument; '{text}' needs none for the length, "
                          "which the field knows")
LIVE_STRING = _error("'%s' of '{name}' would read memory that may be gone by then; record the "
                     "text: 'string {name} = ...'")
NOT_TEXT = _error("'%s' prints text, and this is a number")
TEXT_NUMBER = _error("'{text}' prints numbers; '{name}' is {kind}, which '%s' prints")
TEXT_OPERAND = _error("'{name}' is {kind}: it can be printed, and nothing else")
LIVE_POINTER = _error("'{text}' would read memory that may be gone by then; record what it shows "
                      "in a field{hint}")
BYTES_ONLY = _error("'{text}' prints bytes; record them: 'u8 {name}[{count}] = ...'")
ADDRESS_ONLY = _error("'{text}' prints an address; '{name}' is {kind}")
BITMASK_ONLY = _error("'{text}' prints a field of kind bitmask only")
BITMASK_STAR = _error("'{text}': write '%*{rest}'; the field knows its length")
ERROR_POINTER = _error("no tool but the kernel knows '%pe'; record PTR_ERR() and print it by '%d'")
UNKNOWN_POINTER = _error("the kernel has no '{text}'")
CALL = _error("tools cannot call '{name}()'; record its value in a field")
NOT_RECORDED = _error("'{name}' is {kind}; 'print' sees the record only: add a field, "
                      "'{field} = {name};'")
UNKNOWN_NAME = _error("'{name}' is no field{hint}")
MEMBER = _error("'{sign}': 'print' sees the record only; record the member in a field")
ADDRESS = _error("tools cannot evaluate '{sign}' in front of '{name}'; record the value in a field")
PRINT_WORD = _error("tools cannot evaluate '{word}'; write the value, or record it in a field")
ELVIS = _error("tools cannot evaluate '?:' without its middle; write 'a ? a : b'")
PRINT_SIGN = _error("'{sign}' has no place in an argument of 'print'")

# Warnings.
INCLUDE_TWICE = _warning("repeat", "'{path}' is included twice")
FORWARD_TWICE = _warning("repeat", "'{kind} {name}' is declared twice")
NOT_A_STRING = _warning("string", "'{name}' records an address, not the text; did you mean "
                        "'string {name} = ...'?")
NEWLINE = _warning("newline", "the end of the line is added by itself; a '\\n' makes an empty one")
LENGTH = _warning("format", "'{text}' does not fit '{name}', which is '{type}'; did you mean "
                  "'{better}'?")
POINTER_NUMBER = _warning("format", "'{text}' prints the address '{name}' as a number; "
                          "did you mean '%p'?")
UNDOCUMENTED = _warning("doc", "the hook '{name}' is not documented")
UNPRINTED = _warning("unprinted", "the field '{name}' is recorded, and not printed")

# What has changed between two versions of a specification.
WAS_HERE = _note("it was here")
OTHER_FACILITY = _error("the facility '{old}' is '{name}' now")
HOOK_GONE = _error("the hook '{name}' is gone")
CHANGED = _error("{what} of '{hook}' was '{old}' and is '{new}'")
PARAM_GONE = _error("'{hook}' has no parameter '{name}' any more")
PARAM_NEW = _error("the parameter '{name}' is new; handlers do not take it")
PARAM_TYPE = _error("the parameter '{name}' was '{old}' and is '{new}'")
PARAM_MOVED = _error("the parameter '{name}' stands in another place")
PARAM_RENAMED = _warning("rename", "the parameter '{name}' was '{old}'; if it means something "
                         "else, no compiler tells handlers")
LIMIT_LOWER = _warning("hits", "'{hook}' takes {new} handlers, and took {old}")
OTHER_HITS = _warning("hits", "handlers of '{hook}' get those hits only for which '{condition}'")
FIELD_GONE = _warning("event", "the event of '{hook}' has no field '{name}' any more")
FIELD_CHANGED = _warning("event", "the field '{name}' was '{old}' and is '{new}'")


def all_messages() -> Dict[str, Message]:
    """Every message by its name in this file."""
    return {name: value for name, value in globals().items() if isinstance(value, Message)}

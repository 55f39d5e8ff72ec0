# SPDX-License-Identifier: GPL-2.0-only
"""What the model says about specifications that are fine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from typing import Dict, Iterator, List, Set, Tuple

from hooksgen import model, names
from hooksgen.diag import Diagnostics
from hooksgen.front import analyse

from .tap import Failure, Tap, same

TREE = os.path.dirname(os.path.dirname(os.path.dirname(os.path.dirname(
    os.path.realpath(__file__)))))
# What only an algorithm of the wrong order misses: four times the input, sixteen times as long.
FACTOR = 7
SLACK = 0.05     # s
TRIES = 3        # a machine may be busy with something else

# A declaration, how it is spelt in C, its abstract type, and what a prototype has of it.
DECLARATIONS: List[Tuple[str, str, str, str]] = [
    ("unsigned x", "unsigned int x", "unsigned int", "unsigned int"),
    ("long unsigned int x", "unsigned long x", "unsigned long", "unsigned long"),
    ("unsigned long long int x", "unsigned long long x", "unsigned long long",
     "unsigned long long"),
    ("short int x", "short x", "short", "short"),
    ("int short unsigned x", "unsigned short x", "unsigned short", "unsigned short"),
    ("signed x", "int x", "int", "int"),
    ("signed char x", "signed char x", "signed char", "signed char"),
    ("_Bool x", "bool x", "bool", "bool"),
    ("const int x", "const int x", "const int", "int"),
    ("char const *x", "const char *x", "const char *", "const char *"),
    ("const char * const x", "const char *const x", "const char *const", "const char *"),
    ("char  **  x", "char **x", "char **", "char **"),
    ("struct foo*x", "struct foo *x", "struct foo *", "struct foo *"),
    ("struct foo __user *x", "struct foo __user *x", "struct foo __user *",
     "struct foo __user *"),
    ("struct foo * __rcu x", "struct foo *__rcu x", "struct foo *__rcu", "struct foo *__rcu"),
    ("const char __user *const __user *x", "const char __user *const __user *x",
     "const char __user *const __user *", "const char __user *const __user *"),
    ("enum bar x", "enum bar x", "enum bar", "enum bar"),
    ("u8 x[6]", "u8 x[6]", "u8[6]", "u8[6]"),
    ("u8 x [ 2 * 3 ] [4]", "u8 x[2 * 3][4]", "u8[2 * 3][4]", "u8[2 * 3][4]"),
    ("u8 x[static N]", "u8 x[N]", "u8[N]", "u8[N]"),
    ("int (*x)(void *, int)", "int (*x)(void *, int)", "int (*)(void *, int)",
     "int (*)(void *, int)"),
    ("int (*x)(void *data, unsigned n)", "int (*x)(void *, unsigned int)",
     "int (*)(void *, unsigned int)", "int (*)(void *, unsigned int)"),
    ("int x(void)", "int (*x)(void)", "int (*)(void)", "int (*)(void)"),
    ("int (*x[4])()", "int (*x[4])(void)", "int (*[4])(void)", "int (*[4])(void)"),
    ("int (*x)[4]", "int (*x)[4]", "int (*)[4]", "int (*)[4]"),
    ("void (*x)(const char *, ...)", "void (*x)(const char *, ...)",
     "void (*)(const char *, ...)", "void (*)(const char *, ...)"),
    ("int (*(*x)(int))(long)", "int (*(*x)(int))(long)", "int (*(*)(int))(long)",
     "int (*(*)(int))(long)"),
    ("int (*const x)(int a[3])", "int (*const x)(int *)", "int (*const)(int *)",
     "int (*)(int *)"),
    ("int *restrict *const x", "int *restrict *const x", "int *restrict *const",
     "int *restrict *"),
    ("int *const (*x)(void)", "int *const (*x)(void)", "int *const (*)(void)",
     "int *const (*)(void)"),
    ("typeof( a + b ) x", "typeof(a + b) x", "typeof(a + b)", "typeof(a + b)"),
    ("volatile struct s *x", "volatile struct s *x", "volatile struct s *",
     "volatile struct s *"),
]


def run(tap: Tap) -> None:
    """Run all."""
    for text, decl, abstract, proto in DECLARATIONS:
        tap.test(f"declaration: {text}",
                 lambda: _declaration(text, decl, abstract, proto))
    compiler = shutil.which("gcc") or shutil.which("clang")
    if compiler:
        tap.test("declaration: the compiler takes each for the same",
                 lambda: _compile(str(compiler)))
    else:
        tap.skip("declaration: the compiler takes each for the same", "C compiler")
    for body in (_prototype, _properties, _defaults, _slots, _condition, _expression, _strings,
                 _conversions, _documentation, _positions, _tags):
        tap.test(f"model: {(body.__doc__ or '').splitlines()[0].rstrip('.')}", body)
    parts = _large(4)
    for name, data in _large(1).items():
        tap.test(f"time is linear: {name}", lambda: _linear(data, parts[name]))
    tap.test("names: whatever a suffix makes is refused", _suffixes)
    tap.test("names: everything generated is in the table", _generated)
    tap.test("names: no parameter hides what generated code calls", _used)
    tap.test("names: no facility meets the library's own names", _library)


def facility(text: str) -> model.Facility:
    """The facility of a specification that has to be fine."""
    diag = Diagnostics({"doc", "unprinted"})
    found = analyse([("test.hooks", text.encode())], diag)
    if diag.found:
        raise Failure(diag.render())
    return found[0]


def hook(text: str) -> model.Hook:
    """The first hook of a specification without its facility."""
    return facility("facility f;\n" + text).hooks[0]


def _declaration(text: str, decl: str, abstract: str, proto: str) -> None:
    one = hook(f"hook void h({text}) {{ trace none; }}")
    same(one.params[0].decl, decl)
    same(one.params[0].declare("other"), decl.replace("x", "other", 1)
         if "x" not in abstract else decl)
    same(one.params[0].type_text, abstract)
    same(one.params[0].declare(), abstract)
    same(one.prototype(), f"void ({proto})")


def _compile(compiler: str) -> None:
    """Declare a function with each spelling; they have to agree."""
    code = ["#define __user", "#define __rcu", "#define N 3", "typedef unsigned char u8, bool;",
            "struct foo; struct s; enum bar { E }; extern int a, b;"]
    for number, texts in enumerate(DECLARATIONS):
        code += [f"void f{number}({text.replace('_Bool', 'bool')});" for text in texts]
    done = subprocess.run([compiler, "-std=gnu11", "-fsyntax-only", "-x", "c", "-"], text=True,
                          input="\n".join(code), capture_output=True, check=False)
    same((done.returncode, done.stderr), (0, ""))


def _prototype() -> None:
    """The prototype's text has no names."""
    same(hook("hook int h(struct hookdisk *disk, sector_t sector, unsigned bytes, bool w);")
         .prototype(), "int (struct hookdisk *, sector_t, unsigned int, bool)")
    same(hook("hook void h();").prototype(), "void (void)")
    same(hook("hook void h(void);").prototype(), "void (void)")
    same(hook("hook int h(out u32 *a, const u8 b[6]);").prototype(),
         "int (out u32 *, const u8[6])")


def _properties() -> None:
    """Types know what they are."""
    params = hook("hook void h(const char *s, char *t, const char __user *u, u8 m[6][2],\n"
                  "int (*f)(void), struct s v, void *p, struct r __rcu *r) { trace none; }").params
    same([param.type.is_string for param in params], [True] + [False] * 7)
    same([param.type.is_char_pointer for param in params], [True, True] + [False] * 6)
    same([param.address_space for param in params],
         [None, None, "__user", None, None, None, None, "__rcu"])
    same([param.is_pointer for param in params],
         [True, True, True, False, True, False, True, True])
    same([param.is_array for param in params], [False] * 3 + [True] + [False] * 4)
    same([param.is_function_pointer for param in params], [False] * 4 + [True] + [False] * 3)
    same([param.type.points_to_const for param in params],
         [True, False, True, False, False, False, False, False])
    same(params[3].type.dims, ("6", "2"))
    same(params[5].type.is_record, True)


def _defaults() -> None:
    """Attributes that are left out have their defaults."""
    one = hook("hook int h(int a);")
    same((one.level, one.severity, one.context, one.verdict, one.reentry, one.limit,
          one.default.text, one.default.flat, one.slots_decide, one.slots_observe, one.trace),
         ("core", "info", "atomic", "errno", "bounded", 64, "0", "0", 2, 4, None))


def _slots() -> None:
    """Slots count for both kinds."""
    one = hook("hook int h(int a) { slots 8; limit 0x10; default -EPERM; }")
    same((one.slots_decide, one.slots_observe, one.limit, one.default.text), (8, 8, 16, "-EPERM"))
    same(hook("hook void h(int a) { slots 0; }").slots_observe, 0)


def _condition() -> None:
    """Conditions keep their meaning."""
    one = hook("hook void h(int a) { if (CONFIG_A || !CONFIG_B) && !(CONFIG_C && CONFIG_D); }")
    assert one.condition
    same(one.condition.text, "(CONFIG_A || !CONFIG_B) && !(CONFIG_C && CONFIG_D)")
    same(one.condition.render("IS({})".format),
         "(IS(CONFIG_A) || !IS(CONFIG_B)) && !(IS(CONFIG_C) && IS(CONFIG_D))")


def _block(text: str) -> model.TraceBlock:
    """The trace block of a hook."""
    trace = hook(text).trace
    assert isinstance(trace, model.TraceBlock)
    return trace


def _expression() -> None:
    """Expressions keep their text, without comments."""
    block = _block('hook void h(struct s *a, int b) { trace {\n'
                   'int x = a->b /* ( */ +\r\n\tb // ;\n * (b ? "/* b */" [0] : \'"\');\n} }')
    value = block.fields[0].value
    same(value.text, 'a->b   +\n\tb\n * (b ? "/* b */" [0] : \'"\')')
    same(value.flat, 'a->b + b * (b ? "/* b */" [0] : \'"\')')
    same(value.names(), {"a", "b"})
    same(value.rename({"b": "__b", "a": "__a"}),
         '__a->b + __b * (__b ? "/* b */" [0] : \'"\')')
    same((value.pos.line, value.pos.col), (3, 9))


def _strings() -> None:
    """Adjacent strings join as in C."""
    text = _block('hook void h(int a) { trace { int a = a;\n'
                  'print "\\x41" "Bc\\n\\\\" "%" "d", a; } }').print
    assert text
    same(text.format.raw, "\\101Bc\\n\\\\%d")
    same(text.format.value, "ABc\n\\%d")
    same(text.format.c_text, '"\\101Bc\\n\\\\%d"')
    same([one.text for one in text.conversions], ["%d"])


def _conversions() -> None:
    """Conversions are taken apart."""
    text = _block('hook void h(u64 a, u8 *b) { trace { u64 a = a; u8 m[6] = b; bitmask k[8] = b;\n'
                  'print "100%% %-08.3llx"\n" %pI4|%*pbl %s", a, m, k, m; } }').print
    assert text
    same([(one.text, one.flags, one.width, one.precision, one.length, one.conversion,
           one.extension) for one in text.conversions],
         [("%-08.3llx", "-0", "8", "3", "ll", "x", ""), ("%pI4", "", "", "", "", "p", "I4"),
          ("%*pbl", "", "*", "", "", "p", "bl"), ("%s", "", "", "", "", "s", "")])
    same([(one.pos.line, one.pos.col) for one in text.conversions],
         [(3, 14), (4, 3), (4, 8), (4, 14)])
    same([text.format.raw[one.at:one.at + len(one.text)] for one in text.conversions],
         [one.text for one in text.conversions])


def _documentation() -> None:
    """Comments come apart into paragraphs and annotations."""
    doc = hook("/**\n * One\n * sentence.\n *\n * Body:\n *\n *    code\n *\n * @a: the\n"
               " *     first\n *\n * More.\n *\n * Return: nothing\n *         at all.\n */\n"
               "hook int h(int a);").doc
    assert doc
    same((doc.summary, doc.body, doc.param("a"), doc.param("b"), doc.returns),
         ("One sentence.", "Body:\n\n   code\n\n\nMore.", "the\n    first", "",
          "nothing\n        at all."))
    short = hook("/** In one line. */ hook int h(int a);").doc
    assert short
    same((short.text, short.summary, short.body), ("In one line.", "In one line.", ""))
    same(hook("/** */ hook int h(int a);").doc, None)


def _positions() -> None:
    """Places count lines and characters from 1."""
    found = facility("\N{ZERO WIDTH NO-BREAK SPACE}facility f; /* \N{SNOWMAN} */ include <a.h>;\r\n"
                     "\thook void h(int a,\n\tint b);")
    same((found.pos.path, found.pos.line, found.pos.col), ("test.hooks", 1, 10))
    same((found.includes[0].pos.line, found.includes[0].pos.col), (1, 29))
    same([(param.pos.line, param.pos.col) for param in found.hooks[0].params], [(2, 18), (3, 6)])


def _tags() -> None:
    """Structures that have to be declared are known."""
    found = facility("facility f; struct z;"
                     "hook void h(struct a *a, int (*f)(union b *), enum e e);"
                     "hook void g(struct z *z, struct a *a);")
    same(found.tags(), (("struct", "z"), ("struct", "a"), ("union", "b")))


def _large(part: int) -> Dict[str, bytes]:
    """Specifications of some 300 KB, each of one thing only; or of a part of it."""
    head, end = "facility f;\n", "hook void h(int a)\n"
    hooks = "".join(f"hook void h{i}(int a, u64 b);\n" for i in range(10000 // part))
    texts = {
        "hooks": head + hooks,
        "one line": head + hooks.replace("\n", " "),
        "hooks that are wrong": head + hooks.replace("u64 b", "u64"),
        "hooks without brackets": head + hooks.replace(");", ""),
        "an expression": head + end + "{ when (a" + " + a" * (27000 // part) + "); }",
        "conditional": head + end + "{ when (a" + " ? a : a" * (40000 // part) + "); }",
        "unclosed brackets": head + end + "{ when (" + "(" * (300000 // part),
        "braces": head + "{" * (300000 // part),
        "a comment": head + "/*" + " *" * (150000 // part),
        "comments": head + "/** a */" * (40000 // part) + end + ";",
        "a string": head + end + "{ trace { print \"" + "%%" * (150000 // part) + "\"; } }",
        "strings": head + end + "{ trace { print " + '"\\x41" "b" ' * (30000 // part) + "; } }",
        "an open string": head + end + "{ trace { print \"" + "\\\\" * (150000 // part),
        "quotes": head + "'" * (300000 // part),
        "parameters": head + "hook void h(" + ", ".join(["int a"] * (45000 // part)) + ");",
        "pointers": head + "hook void h(int " + "*" * (300000 // part) + "a);",
        "a name": head + "hook void " + "h" * (300000 // part) + "(int a);",
        "fields": head + end + "{ trace {\n" + "int a = a;\n" * (30000 // part) + "} }",
        "a print": head + end + "{ trace { int a = a; print \"" + "%d" * (33000 // part) + "\"" +
                   ", a" * (33000 // part) + "; } }",
        "nested print": head + end + "{ trace { int a = a; print \"%d\", " + "(" * 60 +
                        "a ? " * (33000 // part) + "a" + " : a" * (33000 // part) + ")" * 60 +
                        "; } }",
        "a table": head + end + "{ trace { symbol int a = a { " +
                   ", ".join(f'{i} = "{i}"' for i in range(20000 // part)) + " }; } }",
        "conditions": head + end + "{ if CONFIG_A" + " && CONFIG_B" * (27000 // part) + "; }",
        "attributes": head + end + "{\n" + "level core;\n" * (30000 // part) + "}",
        "documentation": head + "/**\n" + " * @b: text\n" * (30000 // part) + " */\n" + end + ";",
        "blanks": head + " \t" * (150000 // part) + end + ";",
        "letters of others": head + "\N{LATIN SMALL LETTER A WITH DIAERESIS}" * (150000 // part) +
                             end + ";",
    }
    return {name: text.encode() for name, text in texts.items()}


def _spent(data: bytes) -> float:
    """The time that analysing and printing takes."""
    begin = time.process_time()
    diag = Diagnostics(set())
    analyse([("large.hooks", data)], diag)
    size = len(diag.render())
    spent = time.process_time() - begin
    if size > 300000 and len(diag.found) < 1000:
        raise Failure(f"{size} bytes are printed")
    return spent


def _linear(data: bytes, part: bytes) -> None:
    """Four times the input takes no more than some four times as long."""
    for _ in range(TRIES):
        whole, quarter = _spent(data), _spent(part)
        if whole <= FACTOR * quarter + SLACK:
            return
    raise Failure(f"{quarter:.3f} s for {len(part)} bytes, {whole:.3f} s for {len(data)}")


def _suffixes() -> None:
    """Each pair of patterns that can meet does, and is refused."""
    met = 0
    for one in names.HOOK_NAMES.values():
        for other in names.HOOK_NAMES.values():
            if one is other or one.prefix != other.prefix or \
                    not one.suffix.endswith(other.suffix) or one.suffix == other.suffix:
                continue
            tail = one.suffix[:len(one.suffix) - len(other.suffix)]
            diag = Diagnostics({"doc"})
            text = f"facility f; hook void x(int a); hook void x{tail}(int a);"
            analyse([("test.hooks", text.encode())], diag)
            same(diag.errors, 1)
            met += 1
    if not met:
        raise Failure("no two patterns can meet")


def _outputs() -> Iterator[Tuple[model.Facility, str, str]]:
    """Each specification that is fine, its text, and the C code that comes of it."""
    from hooksgen.emit import outputs
    directory = os.path.join(os.path.dirname(os.path.dirname(os.path.realpath(__file__))), "ok")
    for name in sorted(os.listdir(directory)):
        if name.endswith(".hooks"):
            with open(os.path.join(directory, name), "rb") as stream:
                data = stream.read()
            found = analyse([(name, data)], Diagnostics())[0]
            files = outputs(found, "stem")
            code = "".join(text for ending, text in files.items() if ending[-2:] in (".c", ".h"))
            yield found, data.decode(), code


def _generated() -> None:
    """What has the name of a facility and a hook in it has been looked at."""
    for found, _, code in _outputs():
        known = {one.name for one in names.facility_names(found.name)}
        for one in found.hooks:
            tables = [field.name for field in one.fields if field.table]
            known.update(name.name for name in names.hook_names(found.name, one.name, tables))
        made = set(re.findall(rf"\b\w*hooks?_{found.name}_\w+", code))
        prefixes = set(re.findall(rf"\b(__hook[a-z]+_){found.name}_[0-9a-f]{{8}}\b", code))
        if prefixes - {pattern.prefix for pattern in names.SHARED_NAMES.values()}:
            raise Failure("not in names.py: " + " ".join(sorted(prefixes)))
        if made - known:
            raise Failure("not in names.py: " + " ".join(sorted(made - known)))


def _used() -> None:
    """Names of functions, that is what is left of the code without everything else."""
    missing: Set[str] = set()
    for found, spec, code in _outputs():
        for gone in (r"/\*.*?\*/", r'"(\\.|[^"\\\n])*"', r"^#(?!define).*$", r"^#define.*?[^\\]$",
                     r"\b(struct|union|enum)\s+\w+", r"(\.|->)\s*\w+", r"goto \w+", r"^\w+:$"):
            code = re.sub(gone, " ", code, flags=re.DOTALL | re.MULTILINE)
        own = set(re.findall(r"\w+", spec))
        missing.update(name for name in re.findall(r"\b[a-z]\w*", code)
                       if f"_{found.name}" not in name and name not in own)
    missing -= names.USED | names.KEYWORDS | names.TYPES | set(names.MACROS) | {"verdict"}
    missing = {name for name in missing if not name.startswith("hooks_constant_value_")}
    if missing:
        raise Failure("not in USED: " + " ".join(sorted(missing)))


def _library() -> None:
    """The words that begin names of two words in the library's headers are no facilities."""
    directory = os.path.join(TREE, "include", "linux")
    headers = [name for name in sorted(os.listdir(directory)) if name.startswith("hooks")]
    words: Set[str] = set()
    for name in headers:
        with open(os.path.join(directory, name), encoding="utf-8") as stream:
            code = re.sub(r"/\*.*?\*/|//[^\n]*", " ", stream.read(), flags=re.DOTALL)
        code = re.sub(r"\b(struct|enum|union)\s+\w+", " ", code)     # tags meet no function
        words.update(re.findall(r"\bhook_([a-z0-9]+)_[a-z0-9]", code))
    if not words:
        raise Failure("the headers have no such names")
    missing = sorted(words - names.LIBRARY_WORDS)
    if missing:
        raise Failure("not in LIBRARY_WORDS: " + " ".join(missing))

# SPDX-License-Identifier: GPL-2.0-only
"""C types as the specification writes them, and how they are spelt in C again.

A type is a base ("unsigned int", "struct foo", "sector_t") and the derivations
that its declarator makes of it, the one nearest to the name first:
``int (*tbl[4])(void)`` is an array of 4, of pointers, to a function, of int.
The spelling is normalised when a type is read, so that two types of the same
text are the same type.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Optional, Tuple, Union

# What the words of a base say.
VOID = "void"
BOOL = "bool"
INTEGER = "integer"
FLOAT = "float"
ENUM = "enum"
STRUCT = "struct"
UNION = "union"
TYPEDEF = "typedef"    # a name, or typeof(): only the compiler knows what it is

ADDRESS_SPACES = ("__user", "__rcu", "__percpu", "__iomem")

# The types whose size the kernel fixes: bits, and whether they are signed.
SIZES: Dict[str, Tuple[int, bool]] = {
    "char": (8, True), "signed char": (8, True), "unsigned char": (8, False),
    "short": (16, True), "unsigned short": (16, False),
    "int": (32, True), "unsigned int": (32, False),
    "long long": (64, True), "unsigned long long": (64, False),
    "bool": (8, False),
}
for _bits in (8, 16, 32, 64):
    for _name in (f"s{_bits}", f"__s{_bits}", f"int{_bits}_t"):
        SIZES[_name] = (_bits, True)
    for _name in (f"u{_bits}", f"__u{_bits}", f"uint{_bits}_t", f"u_int{_bits}_t"):
        SIZES[_name] = (_bits, False)


@dataclass(frozen=True)
class Pointer:
    """``*``, and what qualifies the pointer itself (const, __user, ...)."""

    qualifiers: Tuple[str, ...] = ()


@dataclass(frozen=True)
class Array:
    """``[length]``; the length is C text, on one line."""

    length: str


@dataclass(frozen=True)
class Function:
    """``(params)`` of a function; no parameters is ``(void)``."""

    params: Tuple["CType", ...] = ()
    variadic: bool = False

    @property
    def text(self) -> str:
        """The list, with its brackets, without names."""
        parts = [param.text for param in self.params]
        if self.variadic:
            parts.append("...")
        return f"({', '.join(parts) or 'void'})"


Derivation = Union[Pointer, Array, Function]


@dataclass(frozen=True)
class CType:
    """A type: base, the base's qualifiers and address spaces, derivations."""

    base: str
    kind: str
    qualifiers: Tuple[str, ...] = ()     # const, volatile
    spaces: Tuple[str, ...] = ()         # __user and its like, on the base
    derivations: Tuple[Derivation, ...] = ()

    def declare(self, name: str = "") -> str:
        """The C declaration of a name; without one, the abstract type."""
        inner = name
        for step in self.derivations:
            if isinstance(step, Pointer):
                inner = _pointer_text(step, inner)
                continue
            if inner.startswith("*"):
                inner = f"({inner})"
            inner += f"[{step.length}]" if isinstance(step, Array) else step.text
        words = " ".join((*self.qualifiers, self.base, *self.spaces))
        return f"{words}{'' if not inner or inner[0] == '[' else ' '}{inner}"

    @property
    def text(self) -> str:
        """The abstract type: ``const char *``, ``int (*)(void)``, ``u8[6]``."""
        return self.declare()

    @property
    def is_pointer(self) -> bool:
        """Whether this is a pointer, to an object or to a function."""
        return bool(self.derivations) and isinstance(self.derivations[0], Pointer)

    @property
    def is_array(self) -> bool:
        """Whether the text gives a length; as a parameter it is a pointer still."""
        return bool(self.derivations) and isinstance(self.derivations[0], Array)

    @property
    def is_function_pointer(self) -> bool:
        """Whether this is a pointer to a function."""
        return self.is_pointer and len(self.derivations) > 1 and \
            isinstance(self.derivations[1], Function)

    @property
    def dims(self) -> Tuple[str, ...]:
        """The lengths of an array, outermost first."""
        lengths: List[str] = []
        for step in self.derivations:
            if not isinstance(step, Array):
                break
            lengths.append(step.length)
        return tuple(lengths)

    @property
    def target(self) -> Optional["CType"]:
        """What a pointer points to, or an array's element; else None."""
        if not self.is_pointer and not self.is_array:
            return None
        return replace(self, derivations=self.derivations[1:])

    @property
    def is_const(self) -> bool:
        """Whether the outermost level itself is const."""
        if not self.derivations:
            return "const" in self.qualifiers
        first = self.derivations[0]
        return isinstance(first, Pointer) and "const" in first.qualifiers

    @property
    def points_to_const(self) -> bool:
        """Whether what it points to, or its element, is const."""
        target = self.target
        return target is not None and target.is_const

    @property
    def address_space(self) -> Optional[str]:
        """The first of __user, __rcu, __percpu, __iomem anywhere in the type."""
        words = list(self.spaces)
        for step in self.derivations:
            if isinstance(step, Pointer):
                words.extend(step.qualifiers)
        return next((word for word in words if word in ADDRESS_SPACES), None)

    @property
    def is_char_pointer(self) -> bool:
        """Whether it points to one plain char, in kernel memory, const or not."""
        return self.base == "char" and len(self.derivations) == 1 and \
            self.is_pointer and self.address_space is None

    @property
    def is_string(self) -> bool:
        """Whether it is a ``const char *`` of kernel memory."""
        return self.is_char_pointer and self.points_to_const

    @property
    def is_record(self) -> bool:
        """Whether it is a struct or a union by value."""
        return not self.derivations and self.kind in (STRUCT, UNION)

    @property
    def size(self) -> Optional[Tuple[int, bool]]:
        """Bits and sign where the kernel fixes them, for a plain scalar."""
        return None if self.derivations else SIZES.get(self.base)

    def unqualified(self) -> "CType":
        """The same without const and volatile on the outermost level."""
        if not self.derivations:
            return replace(self, qualifiers=()) if self.qualifiers else self
        first = self.derivations[0]
        if not isinstance(first, Pointer) or not first.qualifiers:
            return self
        kept = tuple(word for word in first.qualifiers if word.startswith("__"))
        return replace(self, derivations=(Pointer(kept), *self.derivations[1:]))

    def tags(self) -> Tuple[Tuple[str, str], ...]:
        """Each ("struct" | "union" | "enum", tag) that the type names, in order."""
        found: Dict[Tuple[str, str], None] = {}
        if self.kind in (STRUCT, UNION, ENUM):
            found[(self.kind, self.base.split(" ", 1)[1])] = None
        for step in self.derivations:
            if isinstance(step, Function):
                for param in step.params:
                    found.update(dict.fromkeys(param.tags()))
        return tuple(found)


def _pointer_text(step: Pointer, inner: str) -> str:
    """``*``, its qualifiers, and what it applies to."""
    words = " ".join(step.qualifiers)
    return f"*{words}{' ' if words and inner and inner[0] != '[' else ''}{inner}"

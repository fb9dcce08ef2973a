"""What a function can reach: other functions, the numbers written in them, what it keeps, and what it may look at."""

from __future__ import annotations

import dis
import functools
import logging
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import CodeType, FunctionType, MethodType, ModuleType
from typing import Any

from symcost.audit.trace.held import Named, fingerprint

# Modules of the standard library that compute with what they are given and know nothing else.
PURE = frozenset(
    "math operator functools itertools fractions dataclasses typing collections enum types abc numbers"
    " __future__ contextlib warnings logging bisect heapq copy copyreg".split()
)
# Of modules that look at code and frames, the names that see no numbers.
LOOKED_INTO: Mapping[str, frozenset[str]] = {"inspect": frozenset(("signature", "Parameter", "Signature"))}
# Libraries that are taken as they are.
FOREIGN = frozenset(("numpy", "torch", "sympy", "symcost", "pytest", "_pytest"))
FRAMES = frozenset(
    "currentframe stack trace getframeinfo getouterframes getinnerframes getsource getclosurevars".split()
)
_PLAIN_DUNDERS = frozenset("__init__ __post_init__ __name__ __call__ __doc__ __qualname__ __module__ __slots__".split())
_LOOKS = frozenset(
    "id eval exec open input globals locals vars compile breakpoint __import__ setattr delattr mro".split()
)
# How the names of what only a traced number has begin.
_OURS = "traced_"
# `type` is replaced while a function is traced; pytest has its asserts look at locals.
_SEEN_THROUGH = ("type", "locals")
_CALLED = (FunctionType, MethodType, functools.partial, staticmethod, classmethod, property, functools.cached_property)
_MOST_VALUES, _DEEPEST = 20_000, 6


class Reach:
    """A function and all that it refers to, as far as names, closures and defaults show it.

    Attributes:
        codes: code of every Python function that may run.
        spaces: globals of the modules that they stand in, by id.
        numbers: whole numbers that are written in them or held by what they read.
        events: what they look at that no trace sees, by words in their code.
    """

    def __init__(self, function: Callable[..., object], given: Iterable[object] = ()) -> None:
        self.codes: list[CodeType] = []
        self.spaces: dict[int, dict[str, Any]] = {}
        self.numbers: set[int] = set()
        self.held: list[object] = []
        self.events: list[str] = []
        self._seen: dict[int, object] = {}
        self._value(function, 0)
        for value in given:
            self._value(value, 0)

    def state(self) -> str:
        """What the function holds from one call to another, in a form that changes when it does."""
        return "\n".join(map(fingerprint, self.held))

    def _note(self, event: str) -> None:
        if event not in self.events:
            self.events.append(event)

    def _value(self, value: Any, depth: int, names: frozenset[str] = frozenset()) -> None:
        if isinstance(value, ModuleType):
            self._module(value, names)
        if depth > _DEEPEST or len(self._seen) > _MOST_VALUES or id(value) in self._seen:
            return
        if isinstance(value, bool | str | bytes | None):
            return
        if isinstance(value, int | float):
            self._number(value)
            return
        self._seen[id(value)] = value
        if isinstance(value, ModuleType | logging.Logger):  # a logger keeps which of its levels are on
            return
        if isinstance(value, _CALLED):
            self._function(value, depth)
        elif hasattr(value, "__wrapped__"):
            self._value(value.__wrapped__, depth)
        elif isinstance(value, type):
            self._class(value, depth)
        elif callable(value) and getattr(value, "__name__", "") in _LOOKS:
            self._note(f"it uses {value.__name__}")
        else:
            self._data(value, depth)

    def _number(self, value: float) -> None:
        if value == value and abs(value) < 1 << 62 and value == int(value):
            self.numbers.add(int(value))

    def _module(self, value: ModuleType, names: frozenset[str]) -> None:
        self.held.append(Named(vars(value), names))
        top = value.__name__.partition(".")[0]
        if top in LOOKED_INTO and names and not (names & vars(value).keys()) - LOOKED_INTO[top]:
            return
        if top in sys.stdlib_module_names and top not in PURE:
            self._note(f"it uses the module {value.__name__}")

    def _class(self, value: type, depth: int) -> None:
        if value is type:
            self._note("it uses type")
        if _foreign(value.__module__):
            return
        self.held.append(Named(vars(value)))
        for name, part in list(vars(value).items()):
            if not _generated(value, name, part):
                self._value(part, depth + 1)
        for base in value.__bases__:
            self._value(base, depth + 1)

    def _data(self, value: Any, depth: int) -> None:
        if hasattr(value, "__next__"):
            self._note("it keeps an iterator")
        if isinstance(value, Mapping):
            parts: Iterable[object] = [part for pair in list(value.items()) for part in pair]
        elif isinstance(value, list | tuple | set | frozenset):
            parts = list(value)
        elif not _foreign(type(value).__module__):
            parts = [type(value), *getattr(value, "__dict__", {}).values()]
        else:
            parts = ()
        self.held.append(value)
        for part in parts:
            self._value(part, depth + 1)

    def _function(self, value: Any, depth: int) -> None:
        if isinstance(value, functools.partial):
            for part in (value.func, *value.args, *value.keywords.values()):
                self._value(part, depth + 1)
            return
        if isinstance(value, property | functools.cached_property):
            self._value(getattr(value, "func", None) or value.fget, depth)  # type: ignore[union-attr]
            return
        if not isinstance(value, FunctionType):
            self._value(getattr(value, "__self__", None), depth + 1)
            self._value(value.__func__, depth)
            return
        if _foreign(value.__module__):
            return
        self.held += [vars(value), *(value.__closure__ or ())]
        for part in vars(value).values():
            self._value(part, depth + 1)
        self._code(value.__code__)
        self.spaces[id(value.__globals__)] = value.__globals__
        cells = [cell.cell_contents for cell in value.__closure__ or () if _filled(cell)]
        for part in (*cells, *(value.__defaults__ or ()), *(value.__kwdefaults__ or {}).values()):
            self._value(part, depth + 1)
        names = frozenset(name for code in codes_of(value.__code__) for name in code.co_names)
        for name in sorted(name for name in names if name not in _SEEN_THROUGH and not name.startswith("@")):
            for part in _named(value.__globals__, name, names):
                self._value(part, depth + 1, names)

    def _code(self, code: CodeType) -> None:
        for part in codes_of(code):
            self.codes.append(part)
            for constant in part.co_consts:
                self._value(constant, _DEEPEST - 3)
            self._words(part)
            self._instructions(part)

    def _words(self, code: CodeType) -> None:
        words = [*code.co_names, *(text for text in code.co_consts if isinstance(text, str))]
        for word in words:
            dunder = word.startswith("__") and word.endswith("__") and word not in _PLAIN_DUNDERS and len(word) > 4
            if dunder or word.startswith(_OURS):
                self._note(f"it looks at {word}")
        # What pytest writes into an assert looks at locals where the assert fails.
        looks = _LOOKS - {"locals"} if "@py_builtins" in code.co_names else _LOOKS
        for word in set(code.co_names) & looks:
            self._note(f"it uses {word}")

    def _instructions(self, code: CodeType) -> None:
        before = None
        for step in dis.get_instructions(code):
            if step.opname == "STORE_GLOBAL":
                self._note(f"it sets the global {step.argval}")
            elif step.opname == "IMPORT_NAME":
                top = str(step.argval).partition(".")[0]
                if top in sys.stdlib_module_names and top not in PURE:
                    self._note(f"it uses the module {step.argval}")
            elif step.opname == "IS_OP" and before is not None and not _fixed(before):
                self._note("it compares identities")
            before = step


def _fixed(step: dis.Instruction) -> bool:
    """Whether an instruction loads None, a flag or a class: what an identity may well be compared with."""
    if step.opname == "LOAD_CONST":
        return step.argval is None or isinstance(step.argval, bool)
    return step.opname == "LOAD_GLOBAL"


def _generated(owner: type, name: str, part: object) -> bool:
    """Whether a method was written by `dataclass` or `namedtuple`: it does nothing of its own."""
    code = getattr(getattr(part, "__wrapped__", part), "__code__", None)
    made = hasattr(owner, "__dataclass_fields__") or hasattr(owner, "_fields")
    return made and name.startswith("_") and code is not None and code.co_filename.startswith("<")


def _filled(cell: Any) -> bool:
    try:
        return cell.cell_contents is not cell
    except ValueError:
        return False


def _named(space: Mapping[str, Any], name: str, names: frozenset[str]) -> Iterator[object]:
    """What a name in a function's code stands for; of a module what the code may take out of it."""
    builtins = space.get("__builtins__", {})
    plain = vars(builtins) if isinstance(builtins, ModuleType) else builtins
    value = space.get(name, plain.get(name))
    yield value
    if isinstance(value, ModuleType) and not _foreign(value.__name__):
        for inner in names & vars(value).keys():
            yield vars(value)[inner]


def _foreign(module: str | None) -> bool:
    """Whether a module is the standard library's or a numeric library's: it is taken as it is."""
    top = (module or "").partition(".")[0]
    return top in sys.stdlib_module_names or top in FOREIGN


def codes_of(code: CodeType) -> Iterator[CodeType]:
    """A piece of code and all that is written inside of it."""
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes_of(constant)

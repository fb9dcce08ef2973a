"""The surroundings of a function under trace: names that pass traced numbers on, and a watch over what it calls."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from types import BuiltinFunctionType, FrameType, MappingProxyType, ModuleType
from typing import Any

from symcost.audit.trace.number import Traced, lift, made
from symcost.audit.trace.output import is_printed
from symcost.audit.trace.reach import FRAMES, LOOKED_INTO, PURE, Reach
from symcost.audit.trace.run import Run, Stopped
from symcost.budget import limited

_CONTAINERS: tuple[type, ...] = (list, dict, tuple, set, frozenset, str, bytes, int, float, type(None))
_CONTAINERS += (type({}.keys()), type({}.values()), type({}.items()), MappingProxyType)
_UNSAFE = frozenset("id eval exec open input globals locals vars compile breakpoint setattr delattr print dir".split())
# Modules written in C that compute with what they are given.
_COMPUTING = ("math", "_operator", "builtins", "itertools", "_functools", "_bisect", "_heapq")
_ERRORS_SEEN = (TypeError, AttributeError, ValueError, OverflowError)


class _Kind(type):
    """int and float as the code under trace sees them: classes that keep traced numbers traced when they are called."""

    plain: type

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, cls.plain)

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(getattr(other, "plain", other), cls.plain)

    def __call__(cls, *arguments: Any, **more: Any) -> Any:
        if len(arguments) == 1 and type(arguments[0]) is Traced:
            value = arguments[0]
            return value.__trunc__() if cls.plain is int else Traced(value.run, value.term, False)
        return cls.plain(*arguments, **more)

    def __getattr__(cls, name: str) -> Any:
        return getattr(cls.plain, name)

    def __eq__(cls, other: object) -> bool:
        return other is cls or other is cls.plain

    def __hash__(cls) -> int:
        return hash(cls.plain)

    def __or__(cls, other: Any) -> Any:
        return cls.plain | getattr(other, "plain", other)

    __ror__ = __or__


class Int(metaclass=_Kind):
    plain = int


class Float(metaclass=_Kind):
    plain = float


_SHOWN = {int: Int, float: Float}


def _type(*arguments: Any) -> Any:
    if len(arguments) != 1:
        return type(*arguments)
    value = arguments[0]
    kind = value.__class__ if type(value) is Traced else type(value)
    return _SHOWN.get(kind, kind)


def _isinstance(value: object, kinds: Any) -> bool:
    return isinstance(value, _plain_kinds(kinds))


def _plain_kinds(kinds: Any) -> Any:
    if isinstance(kinds, tuple):
        return tuple(map(_plain_kinds, kinds))
    return kinds.plain if type(kinds) is _Kind else kinds


def _extreme(operation: str, plain: Callable[..., Any]) -> Callable[..., Any]:
    """Min or max: one node where all are numbers, else what Python does, which asks."""

    def chosen(*arguments: Any, **more: Any) -> Any:
        values = arguments if len(arguments) > 1 else list(arguments[0])
        traced = next((value for value in values if type(value) is Traced), None)
        if traced is None or more:
            return plain(values, **more)
        lifted = [lift(traced.run, value) for value in values]
        found = lifted[0]
        for one in lifted[1:]:
            if found is None or one is None:
                return plain(values)
            found = traced.run.terms.make(operation, found[0], one[0]), found[1] and one[1]
        return plain(values) if found is None else made(traced.run, *found)

    chosen.__name__ = operation
    return chosen


class Range:
    """A range as the code under trace sees it: whether it holds a number is asked, not looked for one by one."""

    def __init__(self, *arguments: Any) -> None:
        first, rest = (0, arguments) if len(arguments) == 1 else (arguments[0], arguments[1:])
        self.bounds = (first, *rest) if len(rest) > 1 else (first, *rest, 1)
        self.given = arguments

    @property
    def plain(self) -> range:
        """The range itself, of numbers that are told."""
        told = [int(a.run.exact(a.term, "range")) if type(a) is Traced and a.whole else a for a in self.given]
        return range(*told)

    def __contains__(self, value: Any) -> bool:
        first, end, step = self.bounds
        if not any(type(part) is Traced for part in (value, first, end)) or type(step) is not int or step < 1:
            return value in self.plain
        return bool(first <= value and value < end and (value - first) % step == 0)

    def __iter__(self) -> Iterator[int]:
        return iter(self.plain)

    def __reversed__(self) -> Iterator[int]:
        return reversed(self.plain)

    def __len__(self) -> int:
        return len(self.plain)

    def __getitem__(self, place: Any) -> Any:
        return self.plain[place]

    def __eq__(self, other: object) -> bool:
        return self.plain == (other.plain if isinstance(other, Range) else other)

    def __hash__(self) -> int:
        return hash(self.plain)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.plain, name)


def _range(*arguments: Any) -> Any:
    if not all(isinstance(argument, int) for argument in arguments) or not 0 < len(arguments) < 4:
        return range(*arguments)
    return Range(*arguments)


def _getattr(value: Any, name: str, *default: Any) -> Any:
    if type(value) is Traced:
        value.run.note(f"it looks at {name}")
    return getattr(value, name, *default)


_NAMES: dict[str, Any] = {
    "getattr": _getattr,
    "int": Int,
    "float": Float,
    "type": _type,
    "isinstance": _isinstance,
    "min": _extreme("min", min),
    "max": _extreme("max", max),
    "range": _range,
}
_ABSENT = object()
_GRACE = 0.1


@contextmanager
def surroundings(reach: Reach) -> Iterator[None]:
    """Puts the names into the modules of a function, and takes caches of results away, for the time of some calls."""
    kept: list[tuple[dict[str, Any], str, Any]] = []
    for space in reach.spaces.values():
        for name, value in list(space.items()):
            if hasattr(value, "cache_info") and hasattr(value, "__wrapped__"):
                kept.append((space, name, value))
                space[name] = value.__wrapped__
        for name, value in _NAMES.items():
            if name not in space:
                kept.append((space, name, _ABSENT))
                space[name] = value
    try:
        yield
    finally:
        for space, name, value in kept:
            if value is _ABSENT:
                space.pop(name, None)
            else:
                space[name] = value


@contextmanager
def watched(run: Run, own: Iterable[Any]) -> Iterator[None]:
    """Notes calls that leave the function's own code, errors that it may have caught, and the end of its time."""
    codes = run.codes = {id(code): code for code in own}
    before = sys.gettrace(), sys.getprofile()

    def profile(frame: FrameType, event: str, argument: Any) -> None:
        if event == "c_call" and id(frame.f_code) in codes:
            _check_builtin(run, argument, frame)
        elif event == "call":
            _check_frame(run, frame)

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if id(frame.f_code) not in codes:
            return trace if event == "call" and _is_theirs(frame) else None
        if event == "line":
            run.check_time()
        elif event == "exception" and _may_be_ours(argument[0], argument[1]):
            run.note(f"it raises {argument[0].__name__} on the way")
        return trace

    with limited("", _left(run.deadline), over=run.check_time):
        sys.setprofile(profile)
        sys.settrace(trace)
        try:
            yield
        finally:
            sys.settrace(before[0])
            sys.setprofile(before[1])


def _may_be_ours(kind: type, problem: object) -> bool:
    """Whether an error may have come about because a number is traced; what an object lacks, it lacks always."""
    if issubclass(kind, AttributeError):
        return type(getattr(problem, "obj", None)) is Traced
    return issubclass(kind, _ERRORS_SEEN)


@contextmanager
def timed(deadline: float) -> Iterator[None]:
    """Ends a plain call at a time, whatever loop it is in.

    Raises:
        Stopped: the time is over.
    """

    def trace(frame: FrameType, event: str, argument: Any) -> Any:
        if event == "line" and monotonic() > deadline:
            raise Stopped
        return trace

    def stop() -> None:
        raise Stopped

    before = sys.gettrace()
    with limited("", _left(deadline), over=stop):
        sys.settrace(trace)
        try:
            yield
        finally:
            sys.settrace(before)


def _left(deadline: float) -> float:
    """Seconds after which a loop that stays in one line, which no event shows, is ended too."""
    return max(deadline - monotonic(), 0) + _GRACE


def _is_theirs(frame: FrameType) -> bool:
    top = str(frame.f_globals.get("__name__", "")).partition(".")[0]
    return top != "symcost" and top not in sys.stdlib_module_names


def _check_builtin(run: Run, called: Any, frame: FrameType) -> None:
    owner = getattr(called, "__self__", None)
    if isinstance(owner, ModuleType):
        known = owner.__name__ in _COMPUTING
        if (not known or called.__name__ in _UNSAFE) and not (called is print and is_printed(frame, run.codes)):
            run.note(f"it calls {owner.__name__}.{called.__name__}")
    elif isinstance(called, BuiltinFunctionType) and not isinstance(owner, (*_CONTAINERS, type)):
        run.note(f"it calls {getattr(called, '__qualname__', called)}")


def _check_frame(run: Run, frame: FrameType) -> None:
    name = str(frame.f_globals.get("__name__", ""))
    top = name.partition(".")[0]
    harmless = top in (*PURE, *LOOKED_INTO, "importlib", "_weakrefset") and frame.f_code.co_name not in FRAMES
    if top in sys.stdlib_module_names and not harmless and not is_printed(frame, run.codes):
        run.note(f"it calls {name}.{frame.f_code.co_name}")

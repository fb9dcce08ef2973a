"""The surroundings of a function under trace: names that pass traced numbers on, and a watch over what it calls."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import BuiltinFunctionType, FrameType, MappingProxyType, ModuleType
from typing import Any

from symcost.audit.trace.names import NAMES
from symcost.audit.trace.number import Traced
from symcost.audit.trace.output import is_printed
from symcost.audit.trace.reach import FOREIGN, FRAMES, LOOKED_INTO, PURE, Reach
from symcost.audit.trace.run import Run, Stopped
from symcost.budget import limited, worked
from symcost.garbage_collection import no_collection

_CONTAINERS: tuple[type, ...] = (list, dict, tuple, set, frozenset, str, bytes, int, float, type(None))
_CONTAINERS += (type({}.keys()), type({}.values()), type({}.items()), MappingProxyType)
_UNSAFE = frozenset("id eval exec open input globals locals vars compile breakpoint setattr delattr print dir".split())
# Modules written in C that compute with what they are given.
_COMPUTING = ("math", "_operator", "builtins", "itertools", "_functools", "_bisect", "_heapq")
_ERRORS_SEEN = (TypeError, AttributeError, ValueError, OverflowError)
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
        for name, value in NAMES.items():
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

    # What others do when garbage is collected (Hypothesis keeps its time) is nothing that the function calls.
    with limited("", _left(run.deadline), over=run.check_time), no_collection():
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
        if event == "line" and worked() > deadline:
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
    return max(deadline - worked(), 0) + _GRACE


def _is_theirs(frame: FrameType) -> bool:
    top = str(frame.f_globals.get("__name__", "")).partition(".")[0]
    return top != "symcost" and top not in sys.stdlib_module_names


def _check_builtin(run: Run, called: Any, frame: FrameType) -> None:
    owner = getattr(called, "__self__", None)
    if isinstance(owner, type):
        # Constructors of containers see what they are given; `datetime.now` sees more.
        if owner.__module__ not in ("builtins", "itertools", "collections"):
            run.note(f"it calls {owner.__name__}.{called.__name__}")
    elif isinstance(owner, ModuleType):
        known = owner.__name__ in _COMPUTING
        if (not known or called.__name__ in _UNSAFE) and not (called is print and is_printed(frame, run.codes)):
            run.note(f"it calls {owner.__name__}.{called.__name__}")
    elif isinstance(called, BuiltinFunctionType) and not isinstance(owner, _CONTAINERS):
        run.note(f"it calls {getattr(called, '__qualname__', called)}")


def _check_frame(run: Run, frame: FrameType) -> None:
    name = str(frame.f_globals.get("__name__", ""))
    top = name.partition(".")[0]
    if top in sys.stdlib_module_names:
        harmless = top in (*PURE, *LOOKED_INTO, "importlib", "_weakrefset") and frame.f_code.co_name not in FRAMES
        if not harmless and not _is_for_us(run, frame) and not is_printed(frame, run.codes):
            run.note(f"it calls {name}.{frame.f_code.co_name}")
    elif top not in FOREIGN and id(frame.f_code) not in run.codes and not _is_written_for_it(frame):
        run.note(f"it calls {name}.{frame.f_code.co_name}, which was not looked into")


def _is_for_us(run: Run, frame: FrameType | None) -> bool:
    """Whether a call serves the trace and not the function."""
    while frame is not None and id(frame.f_code) not in run.codes:
        if str(frame.f_globals.get("__name__", "")).startswith("symcost.audit.trace."):
            return True
        frame = frame.f_back
    return False


def _is_written_for_it(frame: FrameType) -> bool:
    """Whether `dataclass` or `namedtuple` wrote the code that runs."""
    code = frame.f_code
    return code.co_filename.startswith("<") and (code.co_name.startswith("__") or code.co_name == "<lambda>")

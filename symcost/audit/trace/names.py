"""Names of Python as the code under trace sees them: what they are given traced, they hand on traced."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from symcost.audit.trace.number import Traced, lift, made


class _Kind(type):
    """A class that stands in the place of another, its `plain` one, and passes for it."""

    plain: type

    def __instancecheck__(cls, value: object) -> bool:
        return isinstance(value, cls.plain)

    def __subclasscheck__(cls, other: type) -> bool:
        return issubclass(_plain_kinds(other), cls.plain)

    def __getattr__(cls, name: str) -> Any:
        return getattr(cls.plain, name)

    def __repr__(cls) -> str:
        return repr(cls.plain)

    def __eq__(cls, other: object) -> bool:
        return other is cls or other is cls.plain

    def __hash__(cls) -> int:
        return hash(cls.plain)

    def __or__(cls, other: Any) -> Any:
        return cls.plain | _plain_kinds(other)

    def __ror__(cls, other: Any) -> Any:
        return _plain_kinds(other) | cls.plain


class _Number(_Kind):
    """int or float: a traced number stays traced when it is called."""

    def __call__(cls, *arguments: Any, **more: Any) -> Any:
        if len(arguments) == 1 and type(arguments[0]) is Traced:
            value = arguments[0]
            return value.__trunc__() if cls.plain is int else Traced(value.traced_run, value.traced_term, False)
        return cls.plain(*arguments, **more)


def _named(plain: type) -> dict[str, Any]:
    return {"plain": plain, "__module__": plain.__module__, "__doc__": plain.__doc__}


# Subclasses, for no other class matches `case int(width)`.
Int, Float = (_Number(kind.__name__, (kind,), _named(kind)) for kind in (int, float))


class _Ranges(_Kind):
    def __call__(cls, *arguments: Any, **more: Any) -> Any:
        if more or not 0 < len(arguments) < 4 or not all(isinstance(argument, int) for argument in arguments):
            return range(*arguments, **more)
        return super().__call__(*arguments)


class _Range:
    """A range: whether it holds a number is asked, not looked for one by one."""

    def __init__(self, *arguments: Any) -> None:
        first, rest = (0, arguments) if len(arguments) == 1 else (arguments[0], arguments[1:])
        self.bounds = (first, *rest) if len(rest) > 1 else (first, *rest, 1)
        self.given = arguments

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return range

    @property
    def told(self) -> range:
        """The range itself, of numbers that are told."""
        return range(*map(_told, self.given))

    def __contains__(self, value: Any) -> bool:
        first, end, step = self.bounds
        if not any(type(part) is Traced for part in (value, first, end)) or type(step) is not int or step < 1:
            return value in self.told
        return bool(first <= value and value < end and (value - first) % step == 0)

    def __iter__(self) -> Iterator[int]:
        return iter(self.told)

    def __reversed__(self) -> Iterator[int]:
        return reversed(self.told)

    def __len__(self) -> int:
        return len(self.told)

    def __getitem__(self, place: Any) -> Any:
        return self.told[place]

    def __eq__(self, other: Any) -> bool:
        return bool(self.told == (other.told if type(other) is Range else other))

    def __hash__(self) -> int:
        return hash(self.told)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.told, name)


Range: Any = _Ranges("range", (_Range,), _named(range))
_SHOWN = {kind.plain: kind for kind in (Int, Float, Range)}


def _told(bound: Any) -> int:
    if type(bound) is Traced and bound.traced_whole:
        return int(bound.traced_run.exact(bound.traced_term, "range"))
    return int(bound)


def _type(*arguments: Any) -> Any:
    if len(arguments) != 1:
        return type(*arguments)
    kind = arguments[0].__class__ if type(arguments[0]) is Traced else type(arguments[0])
    return _SHOWN.get(kind, kind)


def _isinstance(value: object, kinds: Any) -> bool:
    if type(value) is Traced and getattr(kinds, "_is_protocol", False):
        value.traced_run.note("it looks at what a number can do")
    return isinstance(value, _plain_kinds(kinds))


def _plain_kinds(kinds: Any) -> Any:
    if isinstance(kinds, tuple):
        return tuple(map(_plain_kinds, kinds))
    return kinds.plain if isinstance(kinds, _Kind) else kinds


def _extreme(operation: str, plain: Callable[..., Any]) -> Callable[..., Any]:
    """Min or max: one node where all are numbers, else what Python does, which asks."""

    def chosen(*arguments: Any, **more: Any) -> Any:
        values = arguments if len(arguments) > 1 else list(arguments[0])
        traced = next((value for value in values if type(value) is Traced), None)
        if traced is None or more:
            return plain(values, **more)
        lifted = [lift(traced.traced_run, value) for value in values]
        found = lifted[0]
        for one in lifted[1:]:
            if found is None or one is None:
                return plain(values)
            found = traced.traced_run.terms.make(operation, found[0], one[0]), found[1] and one[1]
        return plain(values) if found is None else made(traced.traced_run, *found)

    chosen.__name__ = operation
    return chosen


def _asked(look: Callable[..., Any]) -> Callable[..., Any]:
    """`getattr` or `hasattr`: what a number under trace has, and what it has not, is no matter of the sizes."""

    def looked(value: Any, name: str, *default: Any) -> Any:
        if type(value) is Traced:
            value.traced_run.note(f"it looks at {name}")
        return look(value, name, *default)

    return looked


NAMES: Mapping[str, Any] = {
    "getattr": _asked(getattr),
    "hasattr": _asked(hasattr),
    "int": Int,
    "float": Float,
    "type": _type,
    "isinstance": _isinstance,
    "min": _extreme("min", min),
    "max": _extreme("max", max),
    "range": Range,
}

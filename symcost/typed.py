"""Arguments of public functions, held against what their annotations say: one refusal for every wrong type."""

from __future__ import annotations

import builtins
import functools
import inspect
import types
import typing
from collections.abc import Callable, Iterable, Mapping
from decimal import Decimal
from numbers import Real
from typing import Any, ParamSpec, SupportsIndex, TypeVar

from symcost.errors import UsageError

P = ParamSpec("P")
R = TypeVar("R")
# Whether a number is whole or negative is for whoever takes it; here it has to be one.
_NUMBERS = (SupportsIndex, Real, Decimal)
_WORDS = {type(None): "None", str: "a text", bool: "True or False", Mapping: "a mapping", Iterable: "a list"}


def typed(function: Callable[P, R]) -> Callable[P, R]:
    """The function, with arguments of a wrong type refused by their names.

    An annotation that only type checkers can resolve says nothing here. What can be read but once is not looked into.

    Raises:
        UsageError: when called with such an argument.
    """
    signature = inspect.signature(function)

    @functools.cache
    def hints() -> dict[str, Any]:
        names = _Names({**vars(builtins), **function.__globals__})
        return typing.get_type_hints(function, names, names)

    @functools.wraps(function)
    def checked(*args: P.args, **kwargs: P.kwargs) -> R:
        given = signature.bind(*args, **kwargs).arguments
        for name, value in given.items():
            several = signature.parameters[name].kind is inspect.Parameter.VAR_KEYWORD
            for each, one in value.items() if several else ((name, value),):
                if name in hints() and not _fits(one, hints()[name]):
                    raise UsageError(f"{each} is of the type {type(one).__name__}", hint=f"give {_said(hints()[name])}")
        return function(*args, **kwargs)

    return checked


class _Names(dict[str, Any]):
    """Names of a module; those that it has for type checkers alone stand for anything."""

    def __missing__(self, name: str) -> Any:
        return Any


def _fits(value: Any, hint: Any) -> bool:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return any(_fits(value, part) for part in parts)
    if _is_number(hint):
        return isinstance(value, _NUMBERS) and not isinstance(value, type)
    if hint is Any or not isinstance(origin or hint, type):
        return True
    if not isinstance(value, origin or hint):
        return False
    # A mapping's keys are what a message can name: whoever takes it looks at them one by one.
    if isinstance(value, list | tuple | set | frozenset) and parts:
        return all(_fits(item, parts[0]) for item in value)
    return True


def _is_number(hint: Any) -> bool:
    return isinstance(hint, type) and hint is not bool and issubclass(hint, Real)


def _said(hint: Any) -> str:
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Union, types.UnionType):
        return " or ".join(dict.fromkeys(map(_said, parts)))
    if _is_number(hint):
        return "a number"
    plain = origin or hint
    word = _WORDS.get(plain, f"a {getattr(plain, '__name__', plain)}")
    return f"{word}, each {_said(parts[0])}" if parts and plain in (Iterable, list, tuple, set) else word

"""Calls of other people's cost functions: arguments from sizes, results as numbers or tables of numbers."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sympy import Expr, Rational

from symcost.errors import UsageError

if TYPE_CHECKING:
    from symcost.audit.points import Size

Function = Callable[..., object]


@dataclass(frozen=True)
class Constant:
    """An argument that is passed as it is, such as a text or a flag."""

    value: object


class Config(dict[str, Any]):
    """An object of settings, however it is read: as `config.hidden`, `config["hidden"]`, `config.get("hidden")`.

    A name that ends in `()` is a method, so that a module object is `{"parameters()": [{"numel()": SIZE}]}`.
    """

    def __getattribute__(self, name: str) -> Any:
        if name in self:
            return self[name]
        if f"{name}()" in self:
            return lambda *_, **__: self[f"{name}()"]
        return super().__getattribute__(name)

    def __setattr__(self, name: str, value: Any) -> None:
        self[name] = value


class Call:
    """A function and what its arguments are.

    Args:
        arguments: argument -> expression over sizes, `Constant`, a list of the same, or a mapping, which is passed as
            a `Config`.

    Raises:
        UsageError: the function has no such argument, or needs one that is not named.
    """

    def __init__(self, function: Function, arguments: Mapping[str, Any]) -> None:
        self.function, self.arguments = _without_cache(function), arguments
        self.name = getattr(function, "__name__", "the function")
        _check_signature(function, arguments)

    def filled(self, value_of: Callable[[Expr], Any]) -> dict[str, Any]:
        """Arguments with every expression turned into what is passed."""
        return {name: _filled(value, value_of) for name, value in self.arguments.items()}

    def at(self, point: Mapping[str, Size]) -> Any:
        """What the function returns at a point for plain numbers, or raises."""
        return self.function(**self.filled(lambda value: _number(value, point)))

    def shown(self, point: Mapping[str, Size]) -> str:
        """The call at a point as one would write it."""
        return f"{self.name}({_shown(self.filled(lambda value: _number(value, point)))})"

    def leaves(self) -> list[Expr]:
        """Every argument that is an expression, those inside of objects and lists too."""
        return [value for _, values in self.leaves_by_name() for value in values]

    def leaves_by_name(self) -> list[tuple[str, list[Expr]]]:
        """The same by the argument or attribute that they are."""
        return list(_named_leaves(self.arguments))

    def constants(self) -> list[object]:
        """Every argument that is passed as it is."""
        found: list[object] = []
        for argument in self.arguments.values():
            _filled(argument, lambda value: value, found)
        return found


def _without_cache(function: Function) -> Function:
    """The function itself, where it keeps its results: another call must be another call."""
    if hasattr(function, "cache_info") and hasattr(function, "__wrapped__"):
        found: Function = function.__wrapped__
        return found
    if isinstance(function, functools.partial):
        return functools.partial(_without_cache(function.func), *function.args, **function.keywords)
    return function


def _number(value: Expr, point: Mapping[str, Size]) -> int | Fraction:
    exact = value.xreplace({symbol: Rational(Fraction(point[symbol.name])) for symbol in value.free_symbols})
    return int(exact) if exact.is_Integer else Fraction(exact.p, exact.q)


def _filled(argument: Any, value_of: Callable[[Expr], Any], constants: list[object] | None = None) -> Any:
    if isinstance(argument, Constant):
        if constants is not None:
            constants.append(argument.value)
        return argument.value
    if isinstance(argument, Mapping):
        return Config((name, _filled(value, value_of, constants)) for name, value in argument.items())
    if isinstance(argument, list | tuple):
        return type(argument)(_filled(value, value_of, constants) for value in argument)
    return value_of(argument)


def _leaves(argument: Any) -> Iterator[Expr]:
    if isinstance(argument, Mapping):
        argument = list(argument.values())
    if isinstance(argument, list | tuple):
        for value in argument:
            yield from _leaves(value)
    elif not isinstance(argument, Constant):
        yield argument


def _named_leaves(arguments: Mapping[str, Any]) -> Iterator[tuple[str, list[Expr]]]:
    for name, argument in arguments.items():
        if isinstance(argument, Mapping):
            yield from _named_leaves(argument)
        else:
            yield name, list(_leaves(argument))


def _shown(filled: Mapping[str, Any]) -> str:
    return ", ".join(
        f"{name}=({_shown(value)})" if isinstance(value, Config) else f"{name}={value!r}"
        for name, value in filled.items()
    )


def _check_signature(function: Function, arguments: Mapping[str, Any]) -> None:
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):
        return
    try:
        signature.bind(**arguments)
    except TypeError as problem:
        name = getattr(function, "__name__", "the function")
        raise UsageError(
            f"names do not fit {name}{signature}: {problem}", hint="name each of its arguments"
        ) from problem

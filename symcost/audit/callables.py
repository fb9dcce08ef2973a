"""Calls of other people's cost functions: with symbols where they take them, else with exact whole numbers."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from fractions import Fraction
from math import isfinite
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from sympy import Expr, Float, Rational

from symcost.errors import UsageError

if TYPE_CHECKING:
    from symcost.audit.points import Size


# Numbers of its own that a function compares sizes with while it is called: where it may branch.
_COMPARED: ContextVar[set[int] | None] = ContextVar("compared", default=None)


def _noted(other: Any) -> Any:
    found = _COMPARED.get()
    if found is not None and isinstance(other, int) and not isinstance(other, Whole):
        found.add(int(other))
    return other


class Whole(int):
    """A whole number that divides exactly: 7 / 2 is a fraction, and nothing becomes a float on the way."""

    def __truediv__(self, other: Any) -> Any:
        return _exact(Fraction(int(self)) / other) if isinstance(other, int | Fraction) else int(self) / other

    def __rtruediv__(self, other: Any) -> Any:
        return _exact(Fraction(other) / int(self)) if isinstance(other, int | Fraction) else other / int(self)

    def __add__(self, other: Any) -> Any:
        return _exact(int(self) + other)

    def __sub__(self, other: Any) -> Any:
        return _exact(int(self) - other)

    def __rsub__(self, other: Any) -> Any:
        return _exact(other - int(self))

    def __mul__(self, other: Any) -> Any:
        return _exact(int(self) * other)

    def __floordiv__(self, other: Any) -> Any:
        return _exact(int(self) // other)

    def __pow__(self, other: Any, modulo: Any = None) -> Any:
        return _exact(Fraction(int(self)) ** other if isinstance(other, int) else int(self) ** other)

    def __neg__(self) -> Any:
        return Whole(-int(self))

    def __eq__(self, other: object) -> bool:
        return int(self) == _noted(other)

    def __ne__(self, other: object) -> bool:
        return int(self) != _noted(other)

    def __lt__(self, other: Any) -> bool:
        return bool(int(self) < _noted(other))

    def __le__(self, other: Any) -> bool:
        return bool(int(self) <= _noted(other))

    def __gt__(self, other: Any) -> bool:
        return bool(int(self) > _noted(other))

    def __ge__(self, other: Any) -> bool:
        return bool(int(self) >= _noted(other))

    __hash__ = int.__hash__
    __radd__ = __add__
    __rmul__ = __mul__


def _exact(value: Any) -> Any:
    if isinstance(value, Fraction) and value.denominator == 1:
        value = value.numerator
    return Whole(value) if isinstance(value, int) else value


@dataclass(frozen=True)
class Constant:
    """An argument that is passed as it is, such as a text or a flag."""

    value: object


class Call:
    """A function and what its arguments are.

    Args:
        arguments: argument -> expression over sizes, `Constant`, or a mapping that is passed as an object with
            attributes.

    Attributes:
        compared: whole numbers that the function has compared sizes with so far.

    Raises:
        UsageError: the function has no such argument, or needs one that is not named.
    """

    def __init__(self, function: Callable[..., object], arguments: Mapping[str, Any]) -> None:
        self.function, self.arguments = function, arguments
        self.compared: set[int] = set()
        _check_signature(function, arguments)

    def symbolic(self) -> Expr | None:
        """What the function returns for symbols, exactly; None where it does not take them."""
        try:
            found = self.function(**_filled(self.arguments, lambda value: value))
        except Exception:  # noqa: BLE001  somebody's function: with numbers it may do what it does not do with symbols
            return None
        if isinstance(found, int):
            return Rational(found)
        if not isinstance(found, Expr):
            return None
        return found.xreplace({number: Rational(number) for number in found.atoms(Float)})

    def at(self, point: Mapping[Any, Size]) -> Any:
        """What the function returns at a point, a number; None where it divides by zero there.

        Raises:
            UsageError: it raises something, or returns no number.
        """

        def number(value: Expr) -> Any:
            exact = value.xreplace({symbol: Rational(Fraction(size)) for symbol, size in point.items()})
            return Whole(exact.p) if exact.q == 1 else Fraction(exact.p, exact.q)

        filled = _filled(self.arguments, number)
        token = _COMPARED.set(self.compared)
        try:
            found = self.function(**filled)
        except ZeroDivisionError:
            return None
        except Exception as problem:
            where = getattr(self.function, "__name__", "the function")
            what = f"{type(problem).__name__} from {where}({shown(filled)}): {problem}"
            raise UsageError(what, hint="the function must take whole numbers of these sizes") from problem
        finally:
            _COMPARED.reset(token)
        if isinstance(found, bool) or not isinstance(found, int | float | Fraction):
            raise UsageError(f"the function returned {found!r}", hint="it must return a number")
        if isinstance(found, float) and not isfinite(found):
            raise UsageError(f"the function returned {found!r}", hint="it must return a finite number")
        return int(found) if isinstance(found, int) else found


def shown(filled: Mapping[str, Any]) -> str:
    """Arguments as they would be written in a call."""
    return ", ".join(
        f"{name}=({shown(vars(value))})" if isinstance(value, SimpleNamespace) else f"{name}={value}"
        for name, value in filled.items()
    )


def _filled(arguments: Mapping[str, Any], value_of: Callable[[Expr], Any]) -> dict[str, Any]:
    """Arguments with every expression turned into what is passed."""
    found: dict[str, Any] = {}
    for name, value in arguments.items():
        if isinstance(value, Constant):
            found[name] = value.value
        elif isinstance(value, Mapping):
            found[name] = SimpleNamespace(**_filled(value, value_of))
        else:
            found[name] = value_of(value)
    return found


def leaves(arguments: Mapping[str, Any]) -> list[tuple[str, Expr]]:
    """Every argument that is an expression, those inside of objects too."""
    found: list[tuple[str, Expr]] = []
    for name, value in arguments.items():
        if isinstance(value, Mapping):
            found += leaves(value)
        elif not isinstance(value, Constant):
            found.append((name, value))
    return found


def _check_signature(function: Callable[..., object], arguments: Mapping[str, Any]) -> None:
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

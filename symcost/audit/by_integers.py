"""A function that takes no symbols, as the polynomial that its values at whole numbers say it is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any

from sympy import Integer, Poly

from symcost import dims
from symcost.audit.callables import Call, leaves
from symcost.audit.interpolate import interpolate
from symcost.audit.numbers import Numeric, is_zero
from symcost.audit.points import Condition, Domain
from symcost.audit.prove import in_order
from symcost.audit.signs import quotient
from symcost.errors import UsageError
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# Points at which a function must agree with what its symbolic result or its interpolation says.
CHECKED_POINTS = 25

# Argument -> highest power, or one number for all.
Degrees = Mapping[str, int] | int | None


def by_integers(
    call: Call, formula: Expr, symbols: list[Symbol], conditions: Iterable[Condition], degrees: Degrees
) -> tuple[Expr, dict[str, int]]:
    """The function as an expression, and the degrees under which it is the only one.

    Args:
        formula: whose degrees are taken where none are stated.
        symbols: sizes of the arguments.
        conditions: what must be a multiple of what.

    Raises:
        UsageError: the function fails, or is no polynomial of these degrees.
    """
    sizes = _Sizes(symbols, conditions)
    bound = {symbol: _bound(symbol, sizes, call, formula, degrees) for symbol in sizes.free}

    def at(point: Mapping[Symbol, int]) -> Any:
        exact = {symbol: Integer(size) for symbol, size in point.items()}
        values = {symbol: value.xreplace(exact) for symbol, value in sizes.written.items()}
        found = call.at({symbol: Fraction(size.p, size.q) for symbol, size in values.items()})
        if found is None:
            sizes_there = ", ".join(f"{symbol}={size}" for symbol, size in values.items())
            raise UsageError(f"the function divides by zero at {sizes_there}", hint="it must take every allowed size")
        if isinstance(found, float) and (found != int(found) or abs(found) >= 2**53):
            raise UsageError(f"the function returned the float {found!r}", hint="divide whole numbers exactly")
        return int(found) if isinstance(found, float) else found

    value = interpolate(at, bound)
    numeric = Numeric(value)
    for point in Domain(sizes.free).random(CHECKED_POINTS):
        if not same(at({symbol: int(point[symbol.name]) for symbol in sizes.free}), numeric.at(point)):
            stated = ", ".join(f"{symbol}: {degree}" for symbol, degree in bound.items())
            hint = "state higher ones, as degree={argument: 3}; a function with min, max or rounding is no polynomial"
            raise UsageError(f"the function is no polynomial of at most these degrees: {stated}", hint=hint)
    return sizes.restored(value), {symbol.name: degree for symbol, degree in bound.items()}


def same(left: Any, right: Any) -> bool:
    """Whether two values agree: exactly, or to 12 digits where one is a float."""
    if isinstance(left, float) and not isinstance(right, float):
        return abs(left - float(right)) <= 1e-12 * max(1.0, abs(float(right)))
    return is_zero(left - right)


class _Sizes:
    """Sizes in terms of independent ones: what must be a multiple of another becomes a product with a fresh letter.

    Attributes:
        written: each size over the independent ones.
        free: the independent ones, in order.
    """

    def __init__(self, symbols: list[Symbol], conditions: Iterable[Condition]) -> None:
        self.written: dict[Symbol, Expr] = {symbol: symbol for symbol in symbols}
        self.made: dict[Symbol, Expr] = {}
        for condition in conditions:
            above, below = quotient(condition.value)
            if condition.whole and self.written.get(above) == above and self._known(below):
                fresh = dims.derived(f"{above.name}_multiple")
                self.written[above], self.made[fresh] = below * fresh, above / below
        for _ in symbols:
            self.written = {symbol: self._expanded(symbol, value) for symbol, value in self.written.items()}
        self.free = in_order(set().union(*(value.free_symbols for value in self.written.values())))

    def _known(self, below: Expr) -> bool:
        return below != 1 and bool(below.free_symbols) and below.free_symbols <= self.written.keys()

    def _expanded(self, symbol: Symbol, value: Expr) -> Expr:
        return value if value == symbol else value.xreplace({s: v for s, v in self.written.items() if s != symbol})

    def restored(self, value: Expr) -> Expr:
        """An expression over the independent sizes, in terms of all."""
        return canonical(reduce(lambda found, _: found.xreplace(self.made), self.made, value))


def _bound(symbol: Symbol, sizes: _Sizes, call: Call, formula: Expr, degrees: Degrees) -> int:
    """Highest power of a size: as stated for the arguments that hold it, else as high as in the formula."""
    if degrees is None:
        return max(1, _degree(formula.xreplace(sizes.written), symbol))
    total = 0
    for name, value in leaves(call.arguments):
        stated = degrees if isinstance(degrees, int) else degrees.get(name, 1)
        total += stated * _degree(value.xreplace(sizes.written), symbol)
    return total


def _degree(value: Expr, symbol: Symbol) -> int:
    above, _ = quotient(value)
    if symbol not in above.free_symbols or not above.is_polynomial(symbol):
        return 0
    return int(Poly(above, symbol).degree())

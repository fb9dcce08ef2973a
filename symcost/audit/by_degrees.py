"""A function that cannot be traced, as the polynomial that its values at whole numbers say it is, if it is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import reduce
from typing import TYPE_CHECKING, Any

from sympy import Integer, Poly

from symcost import dims
from symcost.audit.callables import Call
from symcost.audit.interpolate import interpolate
from symcost.audit.judgement import Equivalence
from symcost.audit.numbers import Numeric
from symcost.audit.points import Condition, Domain
from symcost.audit.prove import in_order, prove
from symcost.audit.results import item, same
from symcost.audit.signs import quotient
from symcost.audit.trace import exact
from symcost.errors import UsageError
from symcost.ir.text import canonical

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# Points at which a function must agree with what its interpolation says.
CHECKED_POINTS = 25

# Argument -> highest power, or one number for all.
Degrees = Mapping[str, int] | int | None


def by_degrees(
    call: Call,
    name: str | int | None,
    formula: Expr,
    symbols: Sequence[Symbol],
    conditions: Sequence[Condition],
    degrees: Mapping[str, int] | int,
    otherwise: Equivalence,
) -> Equivalence:
    """The verdict on a function under degrees that its author states; another verdict where it is no polynomial.

    Args:
        name: the item of the function's result.
        otherwise: what is known of it without the degrees.
    """
    sizes = _Sizes(symbols, conditions)
    bound = {symbol: _bound(symbol, sizes, call, degrees) for symbol in sizes.free}

    def at(point: Mapping[Symbol, int]) -> Any:
        exactly = {symbol: Integer(size) for symbol, size in point.items()}
        values = {symbol: value.xreplace(exactly) for symbol, value in sizes.written.items()}
        try:
            found = item(call.at({symbol.name: Fraction(size.p, size.q) for symbol, size in values.items()}), name)
        except Exception as problem:
            raise UsageError(f"the function fails: {problem}", hint="it must take every allowed size") from problem
        return exact(found)

    value = interpolate(at, bound)
    numeric = Numeric(value)
    stated = ", ".join(f"{symbol} {degree}" for symbol, degree in bound.items())
    for point in Domain(sizes.free).random(CHECKED_POINTS):
        if not same(at({symbol: int(point[symbol.name]) for symbol in sizes.free}), numeric.at(point)):
            hint = "state higher ones, as degree={argument: 3}; a function with min, max or rounding is no polynomial"
            raise UsageError(f"the function is no polynomial of at most these degrees: {stated}", hint=hint)
    if not prove(sizes.restored(value), formula, conditions).equal:
        return otherwise
    return Equivalence("proved_where", (f"it is a polynomial of at most these degrees: {stated}",), otherwise.points)


class _Sizes:
    """Sizes in terms of independent ones: what must be a multiple of another becomes a product with a fresh letter.

    Attributes:
        written: each size over the independent ones.
        free: the independent ones, in order.
    """

    def __init__(self, symbols: Sequence[Symbol], conditions: Sequence[Condition]) -> None:
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


def _bound(symbol: Symbol, sizes: _Sizes, call: Call, degrees: Mapping[str, int] | int) -> int:
    """Highest power of a size: as stated for the arguments that hold it."""
    total = 0
    for argument, values in call.leaves_by_name():
        stated = degrees if isinstance(degrees, int) else degrees.get(argument, 1)
        total += stated * max((_degree(value.xreplace(sizes.written), symbol) for value in values), default=0)
    return total


def _degree(value: Expr, symbol: Symbol) -> int:
    above, _ = quotient(value)
    if symbol not in above.free_symbols or not above.is_polynomial(symbol):
        return 0
    return int(Poly(above, symbol).degree())

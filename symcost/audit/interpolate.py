"""The polynomial that a function is, from its values on a grid: the only one within the degrees that are stated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from sympy import Add, Integer, Mul, Pow, Rational

from symcost.errors import UsageError

if TYPE_CHECKING:
    from sympy import Expr, Symbol

MOST_POINTS = 100_000

Powers = tuple[int, ...]


def grid_size(degrees: Mapping[Symbol, int]) -> int:
    """Points that settle a polynomial of these degrees."""
    size = 1
    for degree in degrees.values():
        size *= degree + 1
    return size


def interpolate(function: Callable[[dict[Symbol, int]], int | Fraction], degrees: Mapping[Symbol, int]) -> Expr:
    """The polynomial with at most these degrees that has a function's values at 1, 2, ... in every symbol.

    Raises:
        UsageError: more than MOST_POINTS points would be needed.
    """
    if grid_size(degrees) > MOST_POINTS:
        hint = f"state smaller ones, as degree={{argument: 1}}; at most {MOST_POINTS} points are tried"
        raise UsageError(f"the degrees ask for {grid_size(degrees)} calls", hint=hint)
    symbols = list(degrees)
    axes = [range(1, degree + 2) for degree in degrees.values()]
    values = {point: Fraction(function(dict(zip(symbols, point, strict=True)))) for point in product(*axes)}
    for place, axis in enumerate(axes):
        values = _along(values, place, axis)
    return _expression(symbols, values)


def _along(values: Mapping[Powers, Fraction], place: int, axis: Sequence[int]) -> dict[Powers, Fraction]:
    """Values at nodes along one axis turned into coefficients of its powers."""
    lines: dict[tuple[Powers, Powers], dict[int, Fraction]] = {}
    for point, value in values.items():
        lines.setdefault((point[:place], point[place + 1 :]), {})[point[place]] = value
    found: dict[Powers, Fraction] = {}
    for (before, after), line in lines.items():
        for power, coefficient in enumerate(_coefficients([line[node] for node in axis], axis)):
            found[(*before, power, *after)] = coefficient
    return found


def _coefficients(values: list[Fraction], nodes: Sequence[int]) -> list[Fraction]:
    """Coefficients, constant first, by Newton's divided differences."""
    table = list(values)
    for step in range(1, len(nodes)):
        for place in range(len(nodes) - 1, step - 1, -1):
            table[place] = (table[place] - table[place - 1]) / (nodes[place] - nodes[place - step])
    found = [Fraction(0)] * len(nodes)
    for difference, node in zip(reversed(table), reversed(nodes), strict=True):
        shifted = [Fraction(0), *found[:-1]]
        found = [up - node * down for up, down in zip(shifted, found, strict=True)]
        found[0] += difference
    return found


def _expression(symbols: Sequence[Symbol], values: Mapping[Powers, Fraction]) -> Expr:
    return Add(
        *(
            Mul(
                Rational(value.numerator, value.denominator),
                *(Pow(symbol, Integer(power)) for symbol, power in zip(symbols, powers, strict=True)),
            )
            for powers, value in values.items()
            if value
        )
    )

"""The largest size that fits a device's memory, solved from the formula of the peak, never by trial.

The peak is a sum of polynomials, of minima and maxima of these, and of floors and ceilings of a length over a block.
It is cut where a minimum changes sides; inside a piece, floors count whole periods. Over a period, and over a piece
without any, the peak does not fall, so that its largest argument under a limit is a quotient or a root.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import gcd, isqrt
from typing import TYPE_CHECKING

from symcost.errors import UsageError

if TYPE_CHECKING:
    from sympy import Expr, Symbol

LIMIT = "limit_bytes"


@dataclass(frozen=True)
class Fit:
    """The answer.

    Attributes:
        fits: the largest size; None where every size fits.
        formula: what it comes from, over the name `limit_bytes`.
    """

    fits: int | None
    formula: str


def largest(peak: Expr, size: Symbol, limit: int, most: int | None) -> Fit:
    """The largest size from 1 to `most` whose peak is within the limit; 0 where 1 is too large.

    Raises:
        UsageError: a peak that is no such sum.
    """
    cuts = sorted({cut for cut in _cuts(peak, size) if cut >= 1 and (most is None or cut < most)})
    lows = [edge + 1 for edge in (0, *cuts)]
    for low, high in reversed(list(zip(lows, (*cuts, most), strict=True))):
        found = None if high is not None and high < low else _piece(_one_sided(peak, size, low), size, limit, low, high)
        if found is not None:
            return found
    return Fit(0, "0")


def _cuts(value: Expr, size: Symbol) -> Iterator[int]:
    """Where a minimum over the size changes sides: the last size before."""
    from sympy import Dummy, Min, floor, solve

    # Sides may meet between two sizes, where a symbol that is known to be whole has no root.
    real = Dummy("real", real=True)
    for node in value.atoms(Min):
        sides = list(node.args)
        for place, first in enumerate(sides):
            for other in sides[place + 1 :]:
                if (first - other).has(floor):
                    continue
                for root in solve((first - other).subs(size, real), real):
                    yield int(floor(root))


def _one_sided(value: Expr, size: Symbol, at: int) -> Expr:
    """The value with each minimum replaced by the side that is smallest from `at` on to the next cut."""
    from sympy import Min

    for node in value.atoms(Min):
        # Ties at a cut are won by what is smaller behind it.
        side = min(node.args, key=lambda part: (part.subs(size, at), part.subs(size, at + 1)))
        value = value.xreplace({node: side})
    return value if not value.has(Min) else _one_sided(value, size, at)


def _piece(value: Expr, size: Symbol, limit: int, low: int, high: int | None) -> Fit | None:
    """The largest size of a piece that fits, or None where its first does not."""
    from sympy import Integer

    if value.subs(size, Integer(low)) > limit:
        return None
    atom = _longest_period(value, size)
    if atom is not None:
        slope = atom.args[0].expand().coeff(size)
        by = _by_periods if slope.p == 1 else _by_remainders
        return by(value, size, limit, low, high, atom)
    found: list[tuple[int | None, str]] = [_root(part, size, limit) for part in _parts(value)]
    bounded = [(bound, text) for bound, text in found if bound is not None]
    if not bounded:
        return Fit(high, f"no bound of {size}" if high is None else str(high))
    bound, text = min(bounded)
    if high is not None and high <= bound:
        return Fit(high, str(high))
    return Fit(bound, text)


def _parts(value: Expr) -> list[Expr]:
    """Polynomials of which the value is the largest."""
    from sympy import Add, Max, expand

    maxima = [node for node in Add.make_args(value) if node.func is Max]
    if not maxima:
        return [expand(value)]
    rest = value - maxima[0]
    return [part for side in maxima[0].args for part in _parts(rest + side)]


def _root(value: Expr, size: Symbol, limit: int) -> tuple[int | None, str]:
    """The largest whole size under which a polynomial stays within the limit, and how it follows.

    Raises:
        UsageError: a polynomial of a higher degree.
    """
    from sympy import Poly, PolynomialError

    try:
        poly = Poly(value, size)
    except PolynomialError:
        raise _unsolved(value) from None
    scale = 1
    for coefficient in poly.all_coeffs():
        if not coefficient.is_Rational:
            raise _unsolved(value)
        scale = scale * int(coefficient.q) // gcd(scale, int(coefficient.q))
    *above, rest = [int(coefficient * scale) for coefficient in poly.all_coeffs()]
    left = limit * scale - rest
    shown = f"{LIMIT} - {rest}" if scale == 1 else f"{scale}*{LIMIT} - {rest}"
    if not any(above):
        return None, ""
    if len(above) == 1 and above[0] > 0:
        return left // above[0], f"floor(({shown})/{above[0]})"
    if len(above) == 2 and above[0] > 0:
        square, line = above
        root = (isqrt(line * line + 4 * square * left) - line) // (2 * square)
        return root, f"floor((sqrt({line}**2 + {4 * square}*({shown})) - {line})/{2 * square})"
    raise _unsolved(value)


def _unsolved(value: Expr) -> UsageError:
    return UsageError(f"the peak has no closed form in this size: {value}", hint="ask for another size")


def _longest_period(value: Expr, size: Symbol) -> Expr | None:
    """The floor or ceiling of the size whose steps are longest."""
    from sympy import ceiling, diff, floor

    found = [node for node in value.atoms(floor, ceiling) if node.args[0].has(size)]
    inner = [node for node in found if not node.args[0].has(floor, ceiling)]
    return min(inner, key=lambda node: (abs(diff(node.args[0], size)), str(node)), default=None)


@dataclass(frozen=True)
class _Steps:
    """A floor or ceiling of the size over a period: it is `n` from size `begin + n*period` on."""

    atom: Expr
    period: int
    begin: int

    def number(self, size: Symbol, at: int) -> int:
        return int(self.atom.subs(size, at))

    def first(self, number: int) -> int:
        """The first size at which it is a number."""
        return self.begin + number * self.period


def _steps(atom: Expr, size: Symbol) -> _Steps:
    from sympy import ceiling, expand, floor

    slope = expand(atom.args[0]).coeff(size)
    shift = expand(atom.args[0] - slope * size)
    if slope <= 0 or (1 / slope).q != 1 or shift.has(size):
        raise _unsolved(atom)
    period = int(1 / slope)
    before = int(ceiling(-shift * period)) if atom.func is floor else int(floor((-1 - shift) * period)) + 1
    return _Steps(atom, period, before)


def _by_periods(value: Expr, size: Symbol, limit: int, low: int, high: int | None, atom: Expr) -> Fit | None:
    """The last period whose first size fits, and the largest size in it."""
    from sympy import Integer

    steps = _steps(atom, size)
    first = steps.number(size, low)
    more = 0 if high is None else steps.number(size, high) - first
    periods = Fit(0, "0")
    if high is None or more:
        periods = largest(_of_firsts(value, size, steps, first), size, limit, None if high is None else more)
    if periods.fits is None:
        return periods
    number = first + periods.fits
    last = steps.first(number + 1) - 1
    begin, end = max(low, steps.first(number)), last if high is None else min(last, high)
    inside = _piece(value.xreplace({atom: Integer(number)}), size, limit, begin, end)
    if inside is not None and inside.fits == last and periods.fits:
        return Fit(last, f"{steps.period}*({periods.formula} + {first + 1}) {_signed(steps.begin - 1)}")
    return inside


def _by_remainders(value: Expr, size: Symbol, limit: int, low: int, high: int | None, atom: Expr) -> Fit | None:
    """Steps that are no whole number of sizes: over sizes of one remainder their number is affine."""
    apart, best = int(atom.args[0].expand().coeff(size).q), None
    for first in range(low, low + apart if high is None else min(low + apart, high + 1)):
        most = None if high is None else (high - first) // apart + 1
        found = largest(value.subs(size, apart * (size - 1) + first), size, limit, most)
        if found.fits is None:
            return found
        if found.fits and (best is None or apart * (found.fits - 1) + first > (best.fits or 0)):
            best = Fit(apart * (found.fits - 1) + first, f"{apart}*({found.formula} - 1) {_signed(first)}")
    return best


def _of_firsts(value: Expr, size: Symbol, steps: _Steps, first: int) -> Expr:
    """The value at the first size of a period, by how many periods lie between `first` and it."""
    from symcost.dims import derived

    number = derived("whole_periods")
    counted = value.xreplace({steps.atom: number}).subs(size, steps.first(number))
    return counted.subs(number, size + first)


def _signed(number: int) -> str:
    return f"- {-number}" if number < 0 else f"+ {number}"

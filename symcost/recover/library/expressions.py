"""Polynomials on axes as expressions of the fields, under our names."""

from __future__ import annotations

from collections.abc import Mapping

from sympy import Add, Expr, Integer, Mul, Pow, Rational, Symbol, expand

from symcost.recover.library.axes import Axes
from symcost.recover.result import symbols
from symcost.recover.sparse import Terms

# The quotient of a size and what divides it, where it has a name and no field states it.
_QUOTIENTS = {("hidden", "heads"): "head_dim"}


class Writer:
    """Writes polynomials on some axes."""

    def __init__(self, axes: Axes) -> None:
        self.axes = axes
        self.sizes: dict[str, Symbol] = symbols(axes.names)
        for name, axis in axes.by_name.items():
            # As many query heads as key heads: they are heads.
            if name == "heads" and axis.step == 1 and axis.values == (1,) and len(axis.parents) == 1:
                self.sizes[axis.parents[0]] = self.sizes[name]
        self.places: dict[str, Expr] = {}
        for name, axis in axes.by_name.items():
            step = Rational(axis.step.numerator, axis.step.denominator)
            self.places[name] = self.sizes[name] / step / Mul(*map(self._parent, axis.parents))
        named = [pair for pair in _QUOTIENTS if set(pair) <= set(axes.names) and _QUOTIENTS[pair] not in axes.names]
        self.quotients = [(*pair, _QUOTIENTS[pair]) for pair in named if pair[1] in axes.by_name[pair[0]].parents]

    def _parent(self, name: str) -> Expr:
        """A field that divides others; the config's own value where it is held."""
        return self.sizes.get(name, Integer(self.axes.own[name]))

    def expression(self, terms: Terms) -> Expr:
        """A polynomial as an expression of the sizes."""
        total: Expr = Integer(0)
        for powers, number in terms.items():
            term: Expr = Rational(number.numerator, number.denominator)
            for name, power in zip(self.axes.names, powers, strict=True):
                term *= self.places[name] ** power
            total += self._named(term)
        return expand(total)

    def stated(self, value: Expr, known: Mapping[str, int]) -> Expr:
        """An expression of our sizes in those of the recovered formulas; what is held or only known is its number."""
        kept = {*self.axes.names, *(name for _, _, name in self.quotients)}
        numbers = {**known, **self.axes.own}
        held: dict[Expr, Expr] = {s: Integer(numbers[s.name]) for s in value.free_symbols if s.name not in kept}
        held |= {symbols((name,))[name]: self.sizes[above] / self.sizes[below] for above, below, name in self.quotients}
        return expand(Add(*map(self._named, Add.make_args(expand(value.xreplace(held))))))

    def names(self) -> dict[str, int]:
        """Every name that an expression may have, with the config's own value."""
        own = {name: self.axes.own[name] for name in self.axes.names}
        made = {name: own[above] // own[below] for above, below, name in self.quotients}
        return {**own, **made}

    def _named(self, term: Expr) -> Expr:
        """A term without quotients that have a name."""
        powers: dict[Expr, int] = {}
        for part in Mul.make_args(term):
            base, power = part.as_base_exp() if isinstance(part, Pow) else (part, Integer(1))
            powers[base] = powers.get(base, 0) + int(power)
        for above, below, name in self.quotients:
            size, divisor = self.sizes[above], self.sizes[below]
            times = min(powers.get(size, 0), -powers.get(divisor, 0))
            if times > 0:
                powers[size] -= times
                powers[divisor] += times
                powers[symbols((name,))[name]] = times
        return Mul(*(base**power for base, power in powers.items()))


def total(values: list[Expr]) -> Expr:
    """A sum, expanded."""
    return expand(Add(*values))

"""Proof by cases: an expression with `min max ceil floor` is zero if it is, whichever way each of them comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sympy import Add, Expr, Integer, Max, Min, Symbol, ceiling, degree, floor

from symcost import dims
from symcost.audit.signs import CALLS, Facts, factors, nonnegative, opaque, positive, quotient, whole
from symcost.ir.text import canonical

MOST_CASES = 2000
MOST_DEPTH = 12
MOST_RESIDUES = 256

Alternative = tuple[Mapping[Expr, Expr], Facts]


def cases_that_vanish(difference: Expr) -> int | None:
    """In how many cases an expression had to be looked at to see that it is zero; None where it was not seen."""
    proof = _Proof()
    return proof.cases if proof.vanishes(difference, ()) else None


class _Proof:
    def __init__(self) -> None:
        self.cases = self.seen = 0
        self.letters = 0

    def vanishes(self, value: Expr, facts: Facts, depth: int = 0) -> bool:
        """Whether the value is zero wherever all facts are at least 0."""
        self.seen += 1
        value = canonical(_decided(value, facts))
        if value == 0 or any(positive(-fact, facts) for fact in facts):
            self.cases += 1
            return True
        call = _innermost(value)
        if call is None or self.seen > MOST_CASES or depth > MOST_DEPTH:
            return False
        found = False
        for replaced, more in self.alternatives(call, facts):
            found = True
            known = tuple(_fact(fact.xreplace(replaced)) for fact in facts) + more
            if not self.vanishes(value.xreplace(replaced), known, depth + 1):
                return False
        return found

    def alternatives(self, call: Expr, facts: Facts) -> Iterator[Alternative]:
        """Replacements that together cover everything, each with what then holds."""
        if isinstance(call, Min | Max):
            yield from _by_argument(call)
        elif isinstance(call, floor | ceiling):
            above, below = quotient(call.args[0])
            if below.is_Integer:
                yield from self.by_residue(above, int(below))
            else:
                yield from self.by_remainder(above, below)

    def by_residue(self, above: Expr, below: int) -> Iterator[Alternative]:
        """A size of a quotient by a whole number: each remainder it can leave."""
        symbol = next((s for s in sorted(above.free_symbols, key=str) if s.is_integer), None)
        if symbol is None or below > MOST_RESIDUES:
            return
        quotient = self.letter()
        for remainder in range(below):
            yield {symbol: below * quotient + remainder}, _at_least(symbol, below * quotient + remainder)

    def by_remainder(self, above: Expr, below: Expr) -> Iterator[Alternative]:
        """A size of a quotient by another: no remainder, or one that is less than the divisor."""
        symbol = next((s for s in sorted(above.free_symbols, key=str) if _leads(s, above, below)), None)
        if symbol is None or not positive(below):
            return
        quotient, rest = self.letter(), self.letter()
        for remainder in (Integer(0), rest + 1):
            value = below * quotient + remainder
            yield {symbol: value}, (below - 1 - remainder, *_at_least(symbol, value))

    def letter(self) -> Symbol:
        self.letters += 1
        return dims.letter(f"split_{self.letters}")


def _leads(symbol: Symbol, above: Expr, below: Expr) -> bool:
    """Whether a sum has the size itself as one term and nowhere else, and the divisor is without it."""
    if not symbol.is_integer or symbol in below.free_symbols or not above.is_polynomial(symbol):
        return False
    return bool(degree(above, symbol) == 1 and above.coeff(symbol) == 1)


def _at_least(symbol: Symbol, value: Expr) -> Facts:
    return (value - 1,) if symbol.is_positive else ()


def _by_argument(call: Expr) -> Iterator[Alternative]:
    sign = 1 if isinstance(call, Min) else -1
    for place, chosen in enumerate(call.args):
        others = (other for index, other in enumerate(call.args) if index != place)
        yield {call: chosen}, tuple(_fact(sign * (other - chosen)) for other in others)


def _fact(value: Expr) -> Expr:
    """Something at least 0, without divisors and factors that are above 0, as sharp as whole numbers make it."""
    above, below = quotient(value)
    if not positive(below):
        return value
    _, parts = factors(opaque(above))
    if len(parts) > 1 and above == opaque(above):
        for factor, power in parts:
            above = quotient(above / factor**power)[0] if positive(factor) else above
    return _sharp(above) if whole(above) else above


def _sharp(value: Expr) -> Expr:
    """2*x - 3 >= 0 is x - 2 >= 0 where x is whole."""
    constant, rest = value.as_coeff_Add()
    shared, rest = rest.primitive()
    return rest + floor(constant / shared)


def _innermost(value: Expr) -> Expr | None:
    """A call that holds no other and that can be split."""
    found = [c for c in value.atoms(Min, Max, ceiling, floor) if not any(a.atoms(*CALLS) for a in c.args)]
    return min(found, key=str, default=None)


def _decided(value: Expr, facts: Facts) -> Expr:
    """The expression with every call written out whose outcome is known."""
    while True:
        open_calls = sorted(value.atoms(Min, Max, ceiling, floor), key=str)
        known = {call: made for call in open_calls if (made := _outcome(call, facts)) != call}
        if not known:
            return value
        value = value.xreplace(known)


def _outcome(call: Expr, facts: Facts) -> Expr:
    if isinstance(call, Min | Max):
        sign = 1 if isinstance(call, Min) else -1
        kept: list[Expr] = list(call.args)
        for argument in call.args:
            others = [other for other in kept if other != argument]
            if len(kept) > 1 and any(nonnegative(sign * (argument - other), facts) for other in others):
                kept = others
        return call.func(*kept) if len(kept) < len(call.args) else call
    return _rounded(call, facts)


def _rounded(call: Expr, facts: Facts) -> Expr:
    """A rounded value without its whole terms, and without rounding where what is left is between whole numbers."""
    parts = Add.make_args(canonical(call.args[0]))
    outside = Add(*(part for part in parts if whole(part)))
    inside = Add(*(part for part in parts if not whole(part)))
    if inside == 0:
        return outside
    for number in (-1, 0, 1):
        low, high = (inside - number, number + 1 - inside)
        if isinstance(call, ceiling):
            low, high = high - 1, low + 1
        if nonnegative(low, facts) and positive(high, facts):
            return outside + number
    return outside + call.func(inside) if outside != 0 else call

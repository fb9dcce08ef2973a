"""Which sizes meet some facts: asked of z3 where it is installed, else decided by signs, which settles less."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.util import find_spec
from typing import Any

from sympy import Add, Expr, Integer, Max, Min, Mul, Pow, Symbol, ceiling, floor

from symcost.audit.points import Condition, Size
from symcost.audit.signs import nonnegative, positive, quotient
from symcost.budget import SECONDS, limited, worked
from symcost.errors import BudgetError
from symcost.ir.text import canonical

# Steps of the solver for one question: a count and no time, so that the same question has the same answer.
EFFORT = 2_000_000


@dataclass(frozen=True)
class Fact:
    """What is to hold of a value: it is `zero`, `not zero`, `negative` or `not negative`."""

    value: Expr
    kind: str


@dataclass(frozen=True)
class Answer:
    """Sizes that meet the facts; `none` where no sizes do; neither where it is not known."""

    point: dict[str, Size] | None = None
    none: bool = False


# Seconds that facts are read for, however late it is.
_LEAST = 0.1
# Numbers go to the solver, and come back, as digits: Python writes 4300 of them.
_MOST_BITS = 14_000
UNKNOWN, NONE = Answer(), Answer(none=True)
_KINDS: dict[str, Callable[[Any], Any]] = {
    "zero": lambda value: value == 0,
    "not zero": lambda value: value != 0,
    "negative": lambda value: value < 0,
    "not negative": lambda value: value >= 0,
}


@cache
def installed() -> bool:
    """Whether there is a solver: the extra `prove`."""
    return find_spec("z3") is not None


def solve(
    symbols: Iterable[Symbol], conditions: Iterable[Condition], facts: Sequence[Fact], deadline: float | None = None
) -> Answer:
    """Whole sizes, as their signs and the conditions allow, that meet all facts; not known where the time is over."""
    left = SECONDS if deadline is None else min(SECONDS, max(_LEAST, deadline - worked()))
    try:
        with limited("bringing facts into canonical form", left):
            reduced = [Fact(canonical(fact.value), fact.kind) for fact in facts]
    except BudgetError:
        return UNKNOWN
    if any(_never(fact) for fact in reduced):
        return NONE
    names = set(symbols).union(*(fact.value.free_symbols for fact in reduced))
    allowed = [c for c in conditions if c.value.free_symbols <= names]
    if not installed():
        return NONE if _against_signs(reduced, allowed) else UNKNOWN
    try:
        return _Query(names, allowed, deadline).settle(reduced)
    except _Unsaid:
        return UNKNOWN


def _never(fact: Fact) -> bool:
    return bool(fact.value.is_Rational) and not _KINDS[fact.kind](fact.value)


def _against_signs(facts: Sequence[Fact], conditions: Sequence[Condition]) -> bool:
    """Whether one fact is against the signs that the sizes, the conditions and the others give its value."""
    known = [c.value - c.lowest for c in conditions if c.lowest is not None]
    for fact in facts:
        others = [other for other in facts if other is not fact]
        more = [other.value for other in others if other.kind == "not negative"]
        more += [-other.value for other in others if other.kind == "negative"]
        given = tuple((*known, *more)[:8])
        below = positive(-fact.value, given)
        if (
            (fact.kind == "negative" and nonnegative(fact.value, given))
            or (fact.kind == "not negative" and below)
            or (fact.kind == "zero" and (below or positive(fact.value, given)))
        ):
            return True
    return False


class _Unsaid(Exception):
    """Something that the solver has no words for: a logarithm, a symbolic power, a number of thousands of digits."""


class _Query:
    """One question to z3, over whole numbers: every value is a numerator over a denominator above 0."""

    def __init__(
        self, symbols: Iterable[Symbol], conditions: Sequence[Condition], deadline: float | None = None
    ) -> None:
        import z3

        self.z3 = z3
        self.solver = z3.Solver()
        self.solver.set("rlimit", EFFORT)
        if deadline is not None:
            self.solver.set("timeout", max(1, int(1000 * (deadline - worked()))))
        self.made = 0
        self.known: dict[Expr, tuple[Any, Any]] = {}
        self.sizes = {
            symbol: (z3.Int if symbol.is_integer else z3.Real)(symbol.name) for symbol in sorted(symbols, key=str)
        }
        for symbol, size in self.sizes.items():
            self.solver.add(size > 0 if symbol.is_positive else size >= 0)
        for condition in conditions:
            above, below = self.pair(condition.value)
            if condition.whole:
                self.solver.add(above == below * self.fresh())
            if condition.lowest is not None:
                self.solver.add(above >= condition.lowest * below)

    def settle(self, facts: Sequence[Fact]) -> Answer:
        for fact in facts:
            above, _ = self.pair(fact.value)
            self.solver.add(_KINDS[fact.kind](above))
        found = self.solver.check()
        if found == self.z3.unsat:
            return NONE
        if found != self.z3.sat:
            return UNKNOWN
        return self._point()

    def _point(self) -> Answer:
        model = self.solver.model()
        values = {s.name: model.evaluate(size, model_completion=True) for s, size in self.sizes.items()}
        try:
            read = {n: Fraction(v.as_fraction()) if v.is_real() else v.as_long() for n, v in values.items()}
        except ValueError:
            # More digits than Python reads.
            return UNKNOWN
        return Answer(read)

    def fresh(self) -> Any:
        self.made += 1
        return self.z3.Int(f"made_{self.made}")

    def pair(self, value: Expr) -> tuple[Any, Any]:
        """A value as numerator and denominator."""
        if value not in self.known:
            above, below = quotient(value)
            first, second = self.whole(above), self.whole(below)
            if not positive(below):
                negative = second < 0
                self.solver.add(second != 0)
                first, second = self.z3.If(negative, -first, first), self.z3.If(negative, -second, second)
            self.known[value] = (first, second)
        return self.known[value]

    def whole(self, value: Expr) -> Any:
        """A polynomial over sizes and calls as whole number; calls that are fractions are refused."""
        if isinstance(value, Integer) and int(value).bit_length() <= _MOST_BITS:
            return self.z3.IntVal(int(value))
        if isinstance(value, Symbol):
            return self.sizes[value]
        if isinstance(value, Add | Mul):
            parts = [self.whole(part) for part in value.args]
            return self.z3.Sum(parts) if isinstance(value, Add) else self.z3.Product(parts)
        if isinstance(value, Pow) and value.exp.is_Integer and 0 < value.exp <= 16:
            return self.z3.Product([self.whole(value.base)] * int(value.exp))
        if isinstance(value, floor | ceiling):
            return self.rounded(value)
        if isinstance(value, Min | Max):
            return self.extreme(value)
        raise _Unsaid

    def rounded(self, value: Expr) -> Any:
        if (value, 1) not in self.known:
            sign = 1 if isinstance(value, floor) else -1
            above, below = self.pair(value.args[0])
            made = self.fresh()
            self.solver.add(below * made <= sign * above, sign * above < below * made + below)
            self.known[(value, 1)] = sign * made
        return self.known[(value, 1)]

    def extreme(self, value: Expr) -> Any:
        pairs = [self.pair(argument) for argument in value.args]
        if any(not (below == 1 or (self.z3.is_int_value(below) and below.as_long() == 1)) for _, below in pairs):
            raise _Unsaid
        found = pairs[0][0]
        for above, _ in pairs[1:]:
            first = found <= above if isinstance(value, Min) else found >= above
            found = self.z3.If(first, found, above)
        return found


def as_whole(value: Expr) -> Expr:
    """An expression with fractions inside of min and max taken out of them, where they have one denominator."""
    found = value
    for call in value.atoms(Min, Max):
        pairs = [quotient(argument) for argument in call.args]
        shared = Mul(*{below for _, below in pairs})
        if shared != 1 and positive(shared):
            inside = [canonical(above * shared / below) for above, below in pairs]
            found = found.xreplace({call: call.func(*inside) / shared})
    return found

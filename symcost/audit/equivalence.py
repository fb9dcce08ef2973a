"""Somebody's cost function against the compiled formula: proved equal, or refuted with what explains it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING, Any

from sympy import Rational

from symcost.audit import causes
from symcost.audit.assumptions import Assumptions
from symcost.audit.by_integers import CHECKED_POINTS, Degrees, by_integers, same
from symcost.audit.callables import Call, Constant, leaves
from symcost.audit.nearest import as_text, nearest
from symcost.audit.numbers import Numeric
from symcost.audit.paths import conventions_of
from symcost.audit.points import Domain, Size
from symcost.audit.prove import Proof, in_order, prove
from symcost.audit.scope import Scope
from symcost.audit.subjects import subject
from symcost.audit.vocabulary import Vocabulary, names_in
from symcost.errors import UsageError
from symcost.ir.text import to_text

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# How many numbers that a function compares sizes with are looked at, and beside how many points of the other sizes.
MOST_BRANCHES, SMALL_BASES = 60, 8


@dataclass(frozen=True)
class Equivalence:
    """What came of it.

    Attributes:
        how: `symbols` (the function took them), or `integers` (interpolated under `degrees`).
        degrees: the bound under which integers are a proof, by size; empty for symbols.
        proof: function - formula.
        nearest: conventions under which they would be equal.
        cause: what else explains the difference.
    """

    how: str
    degrees: Mapping[str, int]
    proof: Proof
    nearest: str = ""
    cause: str = ""

    def __str__(self) -> str:
        bound = ", ".join(f"{name} {degree}" for name, degree in self.degrees.items())
        under = f", for a function that is a polynomial of at most these degrees: {bound}" if bound else ""
        if self.proof.equal:
            return f"{'proved' if self.proof.proved else 'not proved, but no difference found'}{under}"
        found = [f"function - formula = {to_text(self.proof.difference)}"]
        if self.nearest:
            found.append(f"equal under {self.nearest}")
        if self.cause:
            found.append(f"cause: {self.cause}")
        return "\n".join(found)


class Comparison:
    """A function, the formula it is to be equal to, and what both are read under.

    Args:
        quantity: a path, or an expression over paths and dims.
        names: argument -> expression over dims and paths, `Constant`, number, flag, None, or a mapping of the same.
        assume: dim -> expression that takes its place.
    """

    def __init__(
        self,
        function: Callable[..., object],
        family: str,
        quantity: str,
        names: Mapping[str, Any],
        *,
        scope: Scope,
        formulas: str,
        assume: Mapping[str, str],
    ) -> None:
        self.model = subject(family, formulas)
        texts = tuple(_texts(names))
        kept = names_in((quantity, *texts, *assume.values())) | assume.keys()
        self.scope = Scope(scope.conventions, scope.precision, frozenset(kept))
        self.quantity = quantity
        words = self.words = Vocabulary(self.model, self.scope, {}, {}, frozenset())
        self.assumptions = Assumptions(assume, words)
        self.right = self.assumptions.apply(words.read(quantity).value)
        self.call = Call(function, _read(names, lambda text: self.assumptions.apply(words.read(text).value)))

    def settle(self, degrees: Degrees) -> Equivalence:
        """Compares, with symbols if the function takes them, else with whole numbers.

        Raises:
            UsageError: the function fails, or is no polynomial of the degrees that are stated.
        """
        value = self.call.symbolic()
        bound: dict[str, int] = {}
        if value is None or not self._agrees(value):
            try:
                value, bound = self._by_integers(degrees)
            except UsageError:
                point = self._unlike(self.points())
                if point is None:
                    raise
                return self._refuted_at(point)
        proof = prove(value, self.right, self.assumptions.conditions)
        how = "integers" if bound else "symbols"
        if proof.equal:
            branch = self._unlike(self.branches())
            return self._refuted_at(branch) if branch else Equivalence(how, bound, proof)
        return Equivalence(how, bound, proof, self._nearest(value), self._cause(value, proof))

    def _by_integers(self, degrees: Degrees) -> tuple[Expr, dict[str, int]]:
        return by_integers(self.call, self.right, self.symbols(), self.assumptions.conditions, degrees)

    def _unlike(self, points: list[dict[str, Size]]) -> dict[str, Size] | None:
        """The first of the points at which the function differs from the formula."""
        numeric = Numeric(self.right)
        for point in points:
            given = self._called(point) if set(numeric.names) <= point.keys() else None
            if given is not None and not same(given, numeric.at(point)):
                return point
        return None

    def _refuted_at(self, point: dict[str, Size]) -> Equivalence:
        """The verdict on a function that is no polynomial: a number is all that is known of the difference."""
        difference = Fraction(self._called(point)) - Fraction(Numeric(self.right).at(point))
        exact = Rational(difference.numerator, difference.denominator)
        return Equivalence("integers", {}, Proof(False, "point", exact, point))

    def _called(self, point: Mapping[str, Size]) -> Any:
        return self.call.at({symbol: point[symbol.name] for symbol in self.symbols()})

    def symbols(self) -> list[Symbol]:
        """Sizes of the function's arguments."""
        return in_order(set().union(*(value.free_symbols for _, value in leaves(self.call.arguments))))

    def points(self) -> list[dict[str, Size]]:
        """Allowed points, small and random, at which a function is looked at."""
        domain = Domain(self.symbols(), self.assumptions.conditions)
        return [*islice(domain.small(), CHECKED_POINTS), *domain.random(CHECKED_POINTS)]

    def branches(self) -> list[dict[str, Size]]:
        """Allowed points at, below and above what the function compares sizes with; a symbol equals no number there."""
        domain = Domain(self.symbols(), self.assumptions.conditions)
        values = sorted({value + step for value in self.call.compared for step in (-1, 0, 1)})[:MOST_BRANCHES]
        found = [
            {**point, name: value}
            for point in islice(domain.small(), SMALL_BASES)
            for name, low in domain.lowest.items()
            for value in values
            if value >= max(1, low)
        ]
        return [point for point in found if domain.allows(point)]

    def example(self, result: Equivalence) -> str:
        """One line with a counter-example: the call, what it gives, what the formula gives."""
        point = result.proof.point
        symbols = self.symbols()
        if point is None or not {symbol.name for symbol in symbols} <= point.keys():
            return ""
        given = self._called(point)
        sizes = ", ".join(f"{name}={size}" for name, size in point.items())
        return f"at {sizes}: {given} against {Numeric(self.right).defined(point)}"

    def _agrees(self, value: Expr) -> bool:
        """Whether a symbolic result is what the function gives for numbers: a branch on symbols may mislead it."""
        if not value.free_symbols <= set(self.symbols()):
            return False
        numeric = Numeric(value)
        return all(
            same(value, numeric.at(point)) for point in self.points() if (value := self._called(point)) is not None
        )

    def _nearest(self, value: Expr) -> str:
        def sides(changes: Mapping[str, str]) -> tuple[Expr, Expr]:
            words = Vocabulary(self.model, self.scope.changed(changes), {}, {}, frozenset())
            return value, self.assumptions.apply(words.read(self.quantity).value)

        names = {name for path in self.words.paths.values() for name in conventions_of(self.model, path)}
        return as_text(nearest(sides, sorted(names), self.scope.options, self.assumptions.conditions))

    def _cause(self, value: Expr, proof: Proof) -> str:
        path = self.words.paths.get(self.quantity)
        found = causes.factor(value, self.right, path, self.model)
        if found or path is None:
            return found
        return causes.part(proof.difference, self.model, path, self.scope, self.assumptions.replaced)


def _texts(names: Mapping[str, Any]) -> list[str]:
    found: list[str] = []
    for value in names.values():
        found += _texts(value) if isinstance(value, Mapping) else [value] if isinstance(value, str) else []
    return found


def _read(names: Mapping[str, Any], read: Callable[[str], Expr]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in names.items():
        if isinstance(value, Mapping):
            found[name] = _read(value, read)
        else:
            found[name] = read(value) if isinstance(value, str) else value
            found[name] = found[name] if isinstance(value, str | Constant) else Constant(value)
    return found

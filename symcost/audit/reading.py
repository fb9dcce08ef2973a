"""A claim read: both sides as expressions over sizes, what is assumed, and the way back to the sheet's letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from symcost.audit.assumptions import Assumptions, new_letters
from symcost.audit.divisions import zero_divisor
from symcost.audit.numbers import Number, Numeric
from symcost.audit.paths import conventions_of
from symcost.audit.points import Size
from symcost.audit.scope import Scope
from symcost.audit.sheets import Claim, Sheet
from symcost.audit.subjects import COMPUTE_GRAPH, subject
from symcost.audit.vocabulary import Vocabulary, names_in
from symcost.errors import GrammarError, UsageError
from symcost.ir.text import to_text

if TYPE_CHECKING:
    from sympy import Expr


class Reading:
    """One claim of a sheet.

    Attributes:
        left, right: formula and equals over sizes, before anything is assumed; right is None without `equals`.
        assumptions: what sheet and claim assume.

    Raises:
        SymcostError: an unknown family, letter, path or name, a formula that is none, division by what can be zero.
    """

    def __init__(self, sheet: Sheet, claim: Claim) -> None:
        self.sheet, self.claim = sheet, claim
        self.model = subject(sheet.family, sheet.formulas)
        self.assume = {**sheet.assume, **claim.assume}
        stated = {**sheet.conventions, **claim.conventions}
        if stated and sheet.formulas == COMPUTE_GRAPH:
            raise UsageError("compute_graph takes no convention", hint="leave `conventions` out")
        self.scope = Scope(stated, sheet.precision or None, self._kept())
        self.vocabulary = self.words(self.scope)
        self.assumptions = Assumptions(self.assume, self.vocabulary)
        self.left = self.side("formula", claim.formula)
        self.right = self.side("equals", claim.equals) if claim.equals else None

    def _kept(self) -> frozenset[str]:
        """Sizes that the sheet or the claim speaks of."""
        claim, sheet = self.claim, self.sheet
        texts = (claim.formula, claim.equals, *self.assume.values(), *sheet.where.values())
        return frozenset((*sheet.letters.values(), *self.assume, *claim.at, *names_in(texts)))

    def words(self, scope: Scope) -> Vocabulary:
        """The sheet's names under a scope."""
        known = {**self.sheet.letters, **self.sheet.where}
        new = new_letters(self.assume, known, self.model)
        return Vocabulary(self.model, scope, self.sheet.letters, self.sheet.where, new)

    def side(self, field: str, text: str) -> Expr:
        try:
            return self.vocabulary.read(text).value
        except GrammarError as problem:
            raise GrammarError(f"{field}: {problem.what}", hint=problem.hint) from problem

    def sides(self, changes: Mapping[str, str]) -> tuple[Expr, Expr]:
        """Both sides under other conventions."""
        words = self.words(self.scope.changed(changes))
        return words.read(self.claim.formula).value, words.read(self.claim.equals).value

    def conventions(self) -> list[str]:
        """Conventions that the claim's paths depend on."""
        found = {name for path in self.vocabulary.paths.values() for name in conventions_of(self.model, path)}
        return sorted(found)

    def check_divisions(self) -> None:
        """Refuses a claim that divides by what is zero for allowed sizes.

        Raises:
            GrammarError: it does; names the divisor and the sizes.
        """
        divisors = [self.assumptions.apply(divisor) for divisor in self.vocabulary.divisors]
        for value in (self.left, self.right):
            found = zero_divisor(self.assumptions.apply(value), divisors, self.assumptions.conditions)
            if found is not None:
                at = ", ".join(f"{name} = {size}" for name, size in self.named(found.point).items())
                hint = "assume what rules it out, as in assume: {s: w + 1 + extra}, or multiply it out"
                raise GrammarError(f"division by {self.text(found.divisor)}, which is zero at {at}", hint=hint)

    def letter_of(self, name: str) -> str:
        """A size's name in the sheet: its first letter, else the dim itself."""
        return next((letter for letter, dim in self.sheet.letters.items() if dim == name), name)

    def text(self, value: Expr) -> str:
        """An expression in the sheet's letters, factors in the order of dims."""
        return re.sub(r"[A-Za-z_]\w*", lambda found: self.letter_of(found.group()), to_text(value))

    def named(self, point: Mapping[str, Size]) -> dict[str, Number]:
        """A point in the sheet's letters, with the sizes that are assumed from it."""
        found: dict[str, Number] = {self.letter_of(name): size for name, size in point.items()}
        for symbol, value in self.assumptions.replaced.items():
            numeric = Numeric(value)
            size = numeric.defined(point) if set(numeric.names) <= point.keys() else None
            if isinstance(size, int):
                found.setdefault(self.letter_of(symbol.name), size)
        return found

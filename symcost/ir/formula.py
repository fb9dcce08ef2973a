"""Formula: labelled terms, or a table of them over just the conventions it depends on."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

from symcost.ir.conventions import BY_NAME, ordered

if TYPE_CHECKING:
    from sympy import Expr

Options = tuple[str, ...]


@dataclass(frozen=True)
class Term:
    """One summand and where it comes from (`Q K^T`, `weight gradient`). The label is plain text, or LaTeX in `$`."""

    label: str
    value: Expr


@dataclass(frozen=True)
class Formula:
    """A value over dims.

    Attributes:
        depends: conventions it depends on, in their table's order; () for most formulas.
        table: one entry for each combination of options of `depends`; () -> terms where it depends on none.
            An entry without terms means that the quantity does not exist under these options.
    """

    depends: tuple[str, ...]
    table: Mapping[Options, tuple[Term, ...]]

    @staticmethod
    def of(*terms: Term) -> Formula:
        """A formula that no convention changes."""
        return Formula((), {(): terms})

    def terms(self, conventions: Mapping[str, str]) -> tuple[Term, ...]:
        """The terms under conventions; all of `depends` must be given."""
        return self.table[tuple(conventions[name] for name in self.depends)]

    def value(self, conventions: Mapping[str, str]) -> Expr:
        """The sum of the terms under conventions."""
        from sympy import Add

        return Add(*(term.value for term in self.terms(conventions)))

    def under(self, fixed: Mapping[str, str]) -> Formula:
        """The formula where some conventions have an option for good."""
        if not fixed.keys() & set(self.depends):
            return self
        left = [place for place, name in enumerate(self.depends) if name not in fixed]
        held = [(place, fixed[name]) for place, name in enumerate(self.depends) if name in fixed]
        table = {
            tuple(options[place] for place in left): terms
            for options, terms in self.table.items()
            if all(options[place] == option for place, option in held)
        }
        return Formula(tuple(self.depends[place] for place in left), table)

    def map(self, change: Callable[[Expr], Expr]) -> Formula:
        """The formula with every term's value changed."""
        return Formula(
            self.depends,
            {k: tuple(Term(t.label, change(t.value)) for t in terms) for k, terms in self.table.items()},
        )

    def summed(self) -> Formula:
        """One unlabelled term for each entry."""
        from sympy import Add

        # Most entries have the very terms of another one.
        sums: dict[int, tuple[Term, ...]] = {}
        for terms in self.table.values():
            if id(terms) not in sums:
                sums[id(terms)] = (Term("", Add(*(t.value for t in terms))),) if terms else ()
        return Formula(self.depends, {options: sums[id(terms)] for options, terms in self.table.items()}).reduced()

    def reduced(self) -> Formula:
        """The formula without conventions that change nothing."""
        formula = self
        for name in self.depends:
            formula = _without(formula, name, open_ended=False) or formula
        return formula

    def completed(self, default: Expr) -> Formula:
        """The formula where an entry without terms may be any: what lets a convention drop out, else the default."""
        formula = self
        for name in self.depends:
            formula = _without(formula, name, open_ended=True) or formula
        table = {options: terms or (Term("", default),) for options, terms in formula.table.items()}
        return Formula(formula.depends, table)


def combine(formulas: Iterable[Formula], merge: Callable[[list[tuple[Term, ...]]], tuple[Term, ...]]) -> Formula:
    """One formula from several, over the union of the conventions they depend on."""
    parts = list(formulas)
    depends = ordered({name for part in parts for name in part.depends})
    places = [(part.table, [depends.index(name) for name in part.depends]) for part in parts]
    merged: dict[tuple[int, ...], tuple[Term, ...]] = {}
    table: dict[Options, tuple[Term, ...]] = {}
    for options in product(*(BY_NAME[name].options for name in depends)):
        chosen = [entries[tuple([options[place] for place in own])] for entries, own in places]
        # Equal choices are merged once: what they give is one object, and quickly seen to be equal.
        key = tuple(map(id, chosen))
        if key not in merged:
            merged[key] = merge(chosen)
        table[options] = merged[key]
    return Formula(depends, table).reduced()


def add(formulas: Iterable[Formula]) -> Formula:
    """The sum, terms kept in order."""
    return combine(formulas, lambda parts: tuple(term for part in parts for term in part))


def _without(formula: Formula, name: str, *, open_ended: bool) -> Formula | None:
    """The formula without one convention, or None where its options differ."""
    place = formula.depends.index(name)
    table: dict[Options, tuple[Term, ...]] = {}
    for options, terms in formula.table.items():
        rest = options[:place] + options[place + 1 :]
        if open_ended and not (terms and table.get(rest)):
            table[rest] = terms or table.get(rest, ())
        elif table.setdefault(rest, terms) != terms:
            return None
    return Formula(formula.depends[:place] + formula.depends[place + 1 :], table)

"""Derived sizes of a device's memory, as they are met."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from sympy import Expr, Integer, Symbol

from symcost import dims
from symcost.ir.component import Cost
from symcost.ir.cost_model import CostTable, DerivedDim
from symcost.ir.formula import Formula, Term


@dataclass(frozen=True)
class Sizes:
    """Derived sizes as they are met, and the moments of components over them.

    Attributes:
        of: the sizes that are moments of components, with kind and component.
        internals: the sizes that a layer keeps beside its input, with its kind and nothing; or that a core alone makes
            again, with its kind and its name.
    """

    definitions: dict[Symbol, DerivedDim]
    moments: dict[tuple[str, str], Expr]
    again: dict[str, Expr]
    of: dict[Expr, tuple[str, str]] = field(default_factory=dict)
    internals: dict[Expr, tuple[str, str]] = field(default_factory=dict)

    def define(self, name: str, meaning: str, formula: Formula) -> Expr:
        """A size by name; nothing where it is always 0."""
        if all(term.value == 0 for terms in formula.table.values() for term in terms):
            return Integer(0)
        symbol = dims.derived(name)
        self.definitions[symbol] = DerivedDim(meaning, "M", formula.summed())
        return symbol

    def moment(self, kind: str, component: str, table: CostTable, largest: Callable[[Cost], Expr]) -> Expr:
        """The most that a component holds for a moment, by the conventions that change its cost."""
        # Most combinations of options have the very cost of another one.
        costs = {id(cost): cost for cost in table.table.values()}
        moments = {place: (Term("", largest(cost)),) for place, cost in costs.items()}
        formula = Formula(table.depends, {o: moments[id(cost)] for o, cost in table.table.items()}).reduced()
        made = self.define(f"moment_{kind}_{component}", f"transient bytes of {kind}.{component}", formula)
        self.of[made] = kind, component
        return made

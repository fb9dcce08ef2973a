"""Derived sizes of a device's memory, as they are met."""

from __future__ import annotations

from dataclasses import dataclass, field

from sympy import Expr, Integer, Symbol

from symcost import dims
from symcost.ir.cost_model import DerivedDim
from symcost.ir.formula import Formula


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

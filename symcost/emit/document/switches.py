"""Switches written out: a derived size that is 0 or 1 under every option decides which terms a document prints.

Evaluators want one formula with a factor of 0 or 1; a reader wants the terms that count.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from symcost.ir.conventions import BY_NAME, ordered
from symcost.ir.cost_model import CostModel, DerivedDim
from symcost.ir.formula import Formula, Options, Term

if TYPE_CHECKING:
    from sympy import Expr, Symbol

Switches = Mapping["Symbol", DerivedDim]


def without_switches(model: CostModel) -> CostModel:
    """The model with every switch written out as a table over the conventions that decide it."""
    switches = {symbol: made for symbol, made in model.derived.items() if is_switch(made)}
    if not switches:
        return model
    rows = {key: written_out(formula, switches) for key, formula in model.rows.items()}
    derived = {symbol: made for symbol, made in model.derived.items() if symbol not in switches}
    return replace(model, rows=rows, derived=derived)


def is_switch(made: DerivedDim) -> bool:
    """Whether a derived size is 0 or 1 whatever the sizes."""
    return all(len(terms) == 1 and terms[0].value in (0, 1) for terms in made.formula.table.values())


def written_out(formula: Formula, switches: Switches) -> Formula:
    """The formula without switches; terms that one of them turns off are gone."""
    found = {symbol for terms in formula.table.values() for term in terms for symbol in term.value.free_symbols}
    used = [symbol for symbol in switches if symbol in found]
    if not used:
        return formula
    depends = ordered({*formula.depends, *(name for symbol in used for name in switches[symbol].formula.depends)})
    table: dict[Options, tuple[Term, ...]] = {}
    for options in product(*(BY_NAME[name].options for name in depends)):
        chosen = dict(zip(depends, options, strict=True))
        values = {symbol: switches[symbol].formula.value(chosen) for symbol in used}
        table[options] = tuple(_terms(formula.terms(chosen), values))
    return Formula(depends, table).reduced()


def _terms(terms: tuple[Term, ...], values: Mapping[Expr, Expr]) -> list[Term]:
    """Terms that are left; one that is 0 for another reason stays."""
    found = []
    for term in terms:
        value = term.value.xreplace(values) if values.keys() & term.value.free_symbols else term.value
        if value != 0 or value == term.value:
            found.append(Term(term.label, value))
    return found

"""What runs for the first tokens of a sequence alone: an encoder, and the keys that a decoder reads of it.

The switch is a derived size of 0 and 1, so that one cost model has prefill and decode.
"""

from __future__ import annotations

from dataclasses import replace

from sympy import Integer, Min, Symbol

from symcost import dims
from symcost.ir.cost_model import CostModel, DerivedDim
from symcost.ir.formula import Formula, Term


def first_step(model: CostModel) -> CostModel:
    """The model whose instances that run once have work only where no tokens are held."""
    once = {place for place, item in model.instances().items() if item.once}
    if not model.inference or not once:
        return model
    rows = {
        key: formula.map(lambda value: value * switch()) if key.phase and (key.kind, key.component) in once else formula
        for key, formula in model.rows.items()
    }
    return replace(model, rows=rows, derived={switch(): _definition(), **model.derived})


def switch() -> Symbol:
    """1 in the first step of a sequence, 0 in later ones."""
    return dims.derived("first_step")


def _definition() -> DerivedDim:
    value = 1 - Min(Integer(1), dims.symbol("cached"))
    return DerivedDim("1 where no tokens of a sequence are held", r"\chi_{0}", Formula.of(Term("", value)))

"""Recomputation: what is thrown away after forward, and run again in backward, as switches of 0 and 1.

The switches are derived sizes, so that a formula stays one formula: a saved tensor is multiplied by whether it is
kept, and a backward row gets the forward row of the same operator times whether that runs again.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from sympy import Expr, Integer, Symbol

from symcost import dims
from symcost.ir.conventions import BY_NAME, CORES
from symcost.ir.cost_model import CostModel, DerivedDim, FormulaKey
from symcost.ir.formula import Formula, Term, add

# The one storage that a checkpointed layer keeps: what stands in front of it.
LAYER_INPUT = "layer.input"
# Kinds that are no layers.
NOT_LAYERS = ("ends", "mtp")

# switch -> meaning, letter, options of (flops, recompute) under which it is 1; None: any view
_SWITCHES: dict[str, tuple[str, str, tuple[str, ...], str | None]] = {
    "layer_kept": ("1 where a layer keeps its tensors", r"\chi_{L}", ("none", "selective"), None),
    "core_kept": ("1 where an attention core keeps its internals", r"\chi_{A}", ("none",), None),
    "layer_rerun": ("1 where a layer's forward runs again and counts", r"\rho_{L}", ("full",), "hardware"),
    "core_rerun": ("1 where a core's forward runs again and counts", r"\rho_{A}", ("selective", "full"), "hardware"),
}


def recompute(model: CostModel) -> CostModel:
    """The model with switches for what is kept and what runs again; a set without saved tensors by storage is left."""
    if model.formulas != "standard" or model.inference:
        return model
    rows = {key: _kept(model, key, formula) for key, formula in model.rows.items()}
    for key, again in _reruns(model).items():
        rows[key] = add([rows[key], again]) if key in rows else again
    return replace(model, rows=in_place(rows, model), derived={**_switches(), **model.derived})


def switch(name: str) -> Symbol:
    """The symbol of a switch."""
    return dims.derived(name)


def _switches() -> dict[Symbol, DerivedDim]:
    found = {}
    for name, (meaning, latex, recomputed, view) in _SWITCHES.items():
        depends = ("recompute",) if view is None else ("flops", "recompute")
        table = {}
        for options in product(*(BY_NAME[convention].options for convention in depends)):
            on = options[-1] in recomputed and view in (None, options[0])
            table[options] = (Term("", Integer(on)),)
        found[switch(name)] = DerivedDim(meaning, latex, Formula(depends, table))
    return found


def _kept(model: CostModel, key: FormulaKey, formula: Formula) -> Formula:
    """A saved tensor's row times whether it is kept; a layer's input is kept in every form."""
    tensor = None if key.kind in NOT_LAYERS else model.tensor_of(key)
    if tensor is None or tensor.role != "activation":
        return formula
    if tensor.storage == LAYER_INPUT:
        return _always(formula)
    own = _type(model, key) in CORES and key.tensor != "output"
    kept = switch("core_kept") if own else switch("layer_kept")
    return formula.map(lambda value: value * kept)


def _always(formula: Formula) -> Formula:
    """A layer's input where an accounting keeps something else in its place: kept all the same by a whole rerun."""
    value = next(terms[0].value for terms in formula.table.values() if terms)
    instead = (Term("", value * (1 - switch("layer_kept"))),)
    return Formula(formula.depends, {options: terms or instead for options, terms in formula.table.items()})


def _reruns(model: CostModel) -> dict[FormulaKey, Formula]:
    """What backward does once more, by its key: each forward row of a layer that has a backward, as a backward row."""
    layers = {key.kind for key in model.rows if key.phase == "backward"}.difference(NOT_LAYERS)
    found: dict[FormulaKey, Formula] = {}
    for key, formula in model.rows.items():
        if key.phase == "forward" and key.kind in layers:
            times = switch("core_rerun") if _type(model, key) in CORES else switch("layer_rerun")
            found[key._replace(phase="backward")] = _again(formula, times)
    return found


def _again(formula: Formula, times: Expr) -> Formula:
    def terms(stated: tuple[Term, ...]) -> tuple[Term, ...]:
        return tuple(Term(f"recomputed {term.label}", times * term.value) for term in stated)

    return Formula(formula.depends, {options: terms(stated) for options, stated in formula.table.items()})


def _type(model: CostModel, key: FormulaKey) -> str:
    return next(item.component.type for item in model.kind(key.kind).instances if item.name == key.component)


def in_place(rows: dict[FormulaKey, Formula], model: CostModel) -> dict[FormulaKey, Formula]:
    """New rows behind those of their component, phase and quantity."""
    order = {pair: index for index, pair in enumerate(model.instances())}
    ranks = {"flops": 0, "hbm_bytes": 1}
    phases = {"forward": 0, "backward": 1, "optimizer": 2}

    def place(entry: tuple[FormulaKey, Formula]) -> tuple[int, int, int]:
        key = entry[0]
        return order[key.kind, key.component], ranks.get(key.quantity, 2), phases.get(key.phase, 3)

    return dict(sorted(rows.items(), key=place))

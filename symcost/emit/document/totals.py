"""Totals of a kind and of the model, in readable form, with names for what occurs again and again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sympy import Integer

from symcost import dims
from symcost.emit.document.readable import multiple_of, readable
from symcost.emit.document.records import ModelTotal, TotalRow
from symcost.emit.document.words import total_title
from symcost.ir.cost_model import CostModel
from symcost.ir.totals import total, total_fields, totals

if TYPE_CHECKING:
    from sympy import Expr, Symbol

# Name of the symbol for the parameters of the whole model.
ALL_PARAMETERS = "model_parameters"
# The same numbers under another field.
_REPEATED = ("param_elements", "buffer_elements")


@dataclass(frozen=True)
class Parameters:
    r"""Names for parameter counts, as documents write them.

    Attributes:
        symbols: kind to its symbol, `N_{\\mathrm{dense}}`; kinds with few parameters have none.
        values: symbol to the count of one layer.
        letters: name of each symbol to its LaTeX.
    """

    symbols: dict[str, Symbol]
    values: dict[Expr, Expr]
    letters: dict[str, str]


def parameters(model: CostModel, conventions: Mapping[str, str]) -> Parameters:
    """A symbol for the parameters of each kind that has any."""
    symbols, values, letters = {}, {}, {}
    for kind in model.kinds:
        count = total(model, "params", total_fields(model)["params"], kind.name).value(conventions)
        if count != 0:
            symbol = symbols[kind.name] = dims.derived(f"params_{kind.name}")
            values[symbol] = count
            letters[symbol.name] = rf"N_{{\mathrm{{{roman(kind.name)}}}}}"
    return Parameters(symbols, values, letters)


def kind_totals(model: CostModel, kind: str, known: Parameters, conventions: Mapping[str, str]) -> tuple[TotalRow, ...]:
    """What one layer of a kind counts; rows that are zero are left out."""
    own = known.symbols.get(kind)
    named = {own: known.values[own]} if own is not None else {}
    rows = []
    for name, value in _values(model, kind, conventions).items():
        if value != 0:
            short = value if name == "params" or own is None else _in_parameters(value, own, known.values[own])
            rows.append(TotalRow(name, total_title(name), readable(short, {} if name == "params" else named)))
    return tuple(rows)


def _in_parameters(value: Expr, symbol: Expr, count: Expr) -> Expr:
    """The value as a multiple of the parameters, or of their bytes, where it is one; else as it is."""
    for factor in (Integer(1), *(dims.symbol(width) for width in dims.WIDTHS)):
        number = multiple_of(value, count * factor) if factor == 1 or factor in value.free_symbols else None
        if number is not None:
            return number * factor * symbol
    return value


def model_totals(
    model: CostModel, known: Parameters, sections: Mapping[str, tuple[TotalRow, ...]]
) -> tuple[ModelTotal, ...]:
    """The whole model: every kind's total times its symbolic count, or a multiple of all parameters."""
    found = []
    for name in total_fields(model):
        rows = {kind.name: row for kind in model.kinds for row in sections[kind.name] if row.name == name}
        values = {kind: known.symbols[kind] if name == "params" else row.value for kind, row in rows.items()}
        # Of a pipeline's stage, the saved tensors of several micro-batches.
        times = model.held_times if name.startswith("activation_") else 1
        parts = tuple((kind.name, kind.count * times, values[kind.name]) for kind in model.kinds if kind.name in values)
        if parts:
            found.append(ModelTotal(name, total_title(name), parts, _multiple(known, values, name)))
    return tuple(found)


def _multiple(known: Parameters, values: Mapping[str, Expr], name: str) -> Expr | None:
    """The total as a multiple of the model's parameters, where it is the same multiple in every kind."""
    if name == "params" or set(values) != set(known.symbols):
        return None
    factors = {value / known.symbols[kind] for kind, value in values.items()}
    if len(factors) > 1 or known.values.keys() & next(iter(factors)).free_symbols:
        return None
    return factors.pop() * dims.derived(ALL_PARAMETERS)


def _values(model: CostModel, kind: str, conventions: Mapping[str, str]) -> dict[str, Expr]:
    values = {name: formula.value(conventions) for name, formula in totals(model, kind).items()}
    return {name: value for name, value in values.items() if name not in _REPEATED}


def roman(kind: str) -> str:
    r"""A kind's name inside `\mathrm`, letters and digits only."""
    return r"\text{-}".join("".join(c for c in part if c.isascii() and c.isalnum()) for part in kind.split("_"))

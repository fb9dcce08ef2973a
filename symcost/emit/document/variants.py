"""What other options change: one option at a time, the figures that differ from the document's."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from sympy import Add, Expr

from symcost.emit.document.conventions import meaning
from symcost.emit.document.readable import readable
from symcost.emit.document.records import DefinedRow, Variant, VariantRow
from symcost.emit.document.rows import Rows
from symcost.emit.document.words import row_title
from symcost.ir.conventions import BY_NAME
from symcost.ir.cost_model import CostModel

Figures = dict[str, Expr]


def variants(
    model: CostModel,
    names: tuple[str, ...],
    distinct: Mapping[tuple[str, str], Rows],
    conventions: Mapping[str, str],
) -> tuple[Variant, ...]:
    """Every option that changes something.

    Args:
        names: conventions that the model depends on.
        distinct: rows of the components that the document prints in full.
    """
    base = {place: figures(rows, conventions) for place, rows in distinct.items()}
    found = []
    for name in names:
        for option in BY_NAME[name].options:
            if option != conventions[name]:
                other = {**conventions, name: option}
                rows = tuple(_vanished_together(_changed(base, distinct, other)))
                defined = tuple(_redefined(model, conventions, other))
                if rows or defined:
                    found.append(Variant(name, option, meaning(name, option), defined, rows))
    return tuple(found)


def figures(rows: Rows, conventions: Mapping[str, str]) -> Figures:
    """Sums of a component by what they count: FLOPs by unit, traffic by direction, bytes it saves."""
    parts: dict[str, list[Expr]] = {}
    for key, formula in rows:
        if key.quantity in ("flops", "hbm_bytes"):
            title = row_title(key.phase, key.unit or key.direction)
        elif key.quantity == "bytes" and key.unit == "activation":
            title = "saved activations, bytes"
        else:
            continue
        parts.setdefault(title, []).append(formula.value(conventions))
    return {title: Add(*values) for title, values in parts.items()}


def _changed(
    base: Mapping[tuple[str, str], Figures], distinct: Mapping[tuple[str, str], Rows], other: Mapping[str, str]
) -> Iterator[VariantRow]:
    for (kind, component), rows in distinct.items():
        for title, value in figures(rows, other).items():
            if value != base[kind, component][title]:
                yield VariantRow(kind, (component,), title, readable(value))


def _vanished_together(rows: Iterator[VariantRow]) -> Iterator[VariantRow]:
    """Rows in order; those that become 0 under one title come last, as one."""
    gone: dict[str, list[VariantRow]] = {}
    for row in rows:
        if row.value == 0:
            gone.setdefault(row.title, []).append(row)
        else:
            yield row
    for title, found in gone.items():
        names = tuple(dict.fromkeys(name for row in found for name in row.components))
        yield VariantRow(found[0].kind, names, title, found[0].value)


def _redefined(model: CostModel, conventions: Mapping[str, str], other: Mapping[str, str]) -> Iterator[DefinedRow]:
    for symbol, definition in model.derived.items():
        formula = definition.formula
        if formula.terms(conventions) != formula.terms(other) and formula.terms(other):
            yield DefinedRow(symbol, definition.meaning, formula.value(other), formula.depends)

"""Tables of a generated module: its rows in order with their formulas, instances, tensors, and the formulas' digest."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from symcost.emit.prepared import of_last_model
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula, Term, combine
from symcost.ir.row import Row
from symcost.ir.text import to_text

if TYPE_CHECKING:
    from sympy import Expr


class Instance(NamedTuple):
    """One line of INSTANCES; `times` is how many the whole model has, in the sheet grammar."""

    kind: str
    component: str
    type: str
    group: str
    times: str
    tied_to: str


def instances(model: CostModel) -> list[Instance]:
    """Instances in the model's order."""
    return [
        Instance(
            kind.name,
            item.name,
            item.component.type,
            item.component.group,
            to_text(model.count(kind.name, item.name, whole=True)),
            item.tied_to,
        )
        for kind in model.kinds
        for item in kind.instances
    ]


@of_last_model
def rows(model: CostModel) -> tuple[tuple[Row, Formula], ...]:
    """Rows with their formulas: the model's order, the extents of a tensor behind its bytes."""
    known = {(item.kind, item.component): item for item in instances(model)}
    found: list[tuple[Row, Formula]] = []
    for key, formula in model.rows.items():
        owner = known[key.kind, key.component]
        row = Row(key.kind, key.component, owner.type, owner.times, *key[2:])
        found.append((row, formula))
        if key.quantity == "bytes":
            found.extend(_extents(model, key, row, formula))
    return tuple(found)


def _extents(model: CostModel, key: FormulaKey, row: Row, formula: Formula) -> Iterator[tuple[Row, Formula]]:
    """Shape rows; a tensor that does not exist under some conventions has extents of 0 there.

    The extents of an axis that is a list (`Q: [512, 512]`, `bias_Q: [512]`) stand under `Q[]`, `bias_Q[]`.
    """
    tensor = model.tensors[TensorKey(key.kind, key.component, key.tensor)]
    for axis, extent in tensor.shape_formulas():
        yield row._replace(quantity="shape", direction=axis), combine([formula, extent], _where_it_exists)


def _where_it_exists(parts: list[tuple[Term, ...]]) -> tuple[Term, ...]:
    exists, extent = parts
    return extent if exists else ()


def tensors(model: CostModel) -> list[tuple[str, ...]]:
    """Kind, component, name, role, slot, lifetime and storage of every tensor."""
    return [(*key, t.role, t.slot, t.lifetime, t.storage) for key, t in model.tensors.items()]


@of_last_model
def digest(model: CostModel) -> str:
    """SHA-256 of the formulas as text: it changes when and only when a formula, or what it is filed under, does."""
    named = [("/".join(row), formula) for row, formula in rows(model)]
    named += [(symbol.name, definition.formula) for symbol, definition in model.derived.items()]
    lines = [
        f"{name}@{','.join(options)} = {' + '.join(_text(term.value) for term in terms)}"
        for name, formula in named
        for options, terms in formula.table.items()
    ]
    lines += [f"{kind.name} = {to_text(kind.count)}" for kind in model.kinds]
    lines += [f"{'/'.join(key)} active = {_text(t.active)}" for key, t in model.tensors.items() if t.active is not None]
    return sha256("\n".join(lines).encode()).hexdigest()


# Models have most of their formulas in common.
@lru_cache(maxsize=1 << 13)
def _text(value: Expr) -> str:
    return to_text(value)

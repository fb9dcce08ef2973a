"""One component of a kind: its tensors and the terms of its formulas, under conventions in force."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import TYPE_CHECKING

from symcost.emit.document.records import ComponentSection, CostRow, TensorRow
from symcost.emit.document.words import SENT, SENT_QUANTITIES, told
from symcost.ir.component import Instance
from symcost.ir.conventions import ordered
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula
from symcost.ir.roles import expand_roles
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

_PHASES = ("forward", "backward", "optimizer")
_COUNTED = ("matmul", "vector", "read", "write", "total", *SENT)

# Docstrings go on with sections for programmers.
_SECTIONS = re.compile(r"(?:^|(?<=\s))(?:Args|Attributes|Raises|Returns):")

Rows = list[tuple[FormulaKey, Formula]]


def by_instance(model: CostModel) -> dict[tuple[str, str], Rows]:
    """The rows of every instance, in the order of the model."""
    found: dict[tuple[str, str], Rows] = {place: [] for place in model.instances()}
    for key, formula in model.rows.items():
        found[key.kind, key.component].append((key, formula))
    return found


def in_blocks(sections: tuple[ComponentSection, ...]) -> Iterator[tuple[ComponentSection, ...]]:
    """Sections in order; neighbours that are told in one sentence, as in an earlier kind, come together."""
    for _, group in groupby(enumerate(sections), key=lambda pair: _borrowed_from(pair[1]) or pair[0]):
        yield tuple(section for _, section in group)


def _borrowed_from(section: ComponentSection) -> str:
    """The earlier kind that has the same component under the same name."""
    kind, name = section.same_as or ("", "")
    return kind if kind != section.kind and name == section.name else ""


def component_section(
    model: CostModel, kind: str, item: Instance, rows: Rows, conventions: Mapping[str, str]
) -> ComponentSection:
    """The section of one instance, as if no other kind had it."""
    component = item.component
    return ComponentSection(
        kind=kind,
        name=item.name,
        type=component.type,
        group=component.group,
        count=item.count,
        source=component.source,
        summary=component.summary,
        notes=told(_SECTIONS.split(component.notes)[0].strip(), model.workload),
        assumptions=component.assumptions,
        tied_to=item.tied_to,
        same_as=None,
        tensors=_tensors(model, kind, item.name, rows, conventions),
        rows=_costs(rows, conventions),
        depends=ordered({name for _, formula in rows for name in formula.depends}),
    )


def _tensors(
    model: CostModel, kind: str, name: str, rows: Rows, conventions: Mapping[str, str]
) -> tuple[TensorRow, ...]:
    """Tensors that exist, without those that a trained parameter implies."""
    present = [key.tensor for key, formula in rows if key.quantity == "elements" and formula.terms(conventions)]
    tensors = [model.tensors[TensorKey(kind, name, tensor)] for tensor in present]
    implied = {made.name for tensor in tensors for made in expand_roles((tensor,))[1:]}
    return tuple(_tensor(tensor) for tensor in tensors if tensor.name not in implied)


def _tensor(tensor: Tensor) -> TensorRow:
    shape = tuple(extent for _, extent in tensor.shape)
    return TensorRow(tensor.name, tensor.role, tensor.slot, shape, tensor.trained, tensor.elements_stated)


def _costs(rows: Rows, conventions: Mapping[str, str]) -> tuple[CostRow, ...]:
    """FLOPs, then traffic, phase by phase: reads before writes, terms in the order in which they were stated."""
    found: list[CostRow] = []
    for key, formula in rows:
        if key.quantity in SENT_QUANTITIES:
            found += _sent(key, formula.value(conventions))
        if key.quantity not in ("flops", "hbm_bytes"):
            continue
        moved = key.quantity == "hbm_bytes"
        for term in formula.terms(conventions):
            label, _, operand = term.label.partition(": ") if moved else (term.label, "", "")
            counted, slot = (key.direction, "") if moved else (key.unit, key.slot)
            found.append(CostRow(key.phase, counted, slot, label, operand, term.value))
    found.sort(key=lambda row: (_PHASES.index(row.phase), _COUNTED.index(row.counted)))
    return tuple(found)


def _sent(key: FormulaKey, value: Expr) -> Iterator[CostRow]:
    """How many collectives of a kind, their bytes handed in, or their bytes on the wire."""
    if value != 0:
        kind = f"{key.unit.replace('_', '-')} over {key.direction}"
        yield CostRow(key.phase, SENT_QUANTITIES[key.quantity], "", kind, key.tensor, value)

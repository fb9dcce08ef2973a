"""Several operators may keep one storage: a kind keeps it once, listed on the component that makes it."""

from __future__ import annotations

from dataclasses import replace

from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula, Term, combine
from symcost.ir.tensor import Tensor


def share_storages(model: CostModel) -> CostModel:
    """Merge saved tensors of one kind that share a storage, and list each on its maker.

    A storage is named `INSTANCE.TENSOR`; where the kind has no such instance (the layer's input) it stays with the
    first component that keeps it. Where several keep it under different conventions, the union is kept.
    """
    names = {(kind.name, item.name) for kind in model.kinds for item in kind.instances}
    homes: dict[tuple[str, str], TensorKey] = {}
    tensors: dict[TensorKey, Tensor] = {}
    kept: dict[TensorKey, list[tuple[Tensor, Formula]]] = {}
    for key, tensor in model.tensors.items():
        home = homes.setdefault((key.kind, tensor.storage), _home(key, tensor, names)) if tensor.storage else key
        tensors.setdefault(home, replace(tensor, name=home.tensor))
        kept.setdefault(home, []).append((tensor, model.rows[_elements(key, tensor)]))
    tensors = {home: replace(tensor, extents=_extents(kept[home])) for home, tensor in tensors.items()}
    rows: dict[FormulaKey, list[Formula]] = {}
    for row, formula in model.rows.items():
        place = _moved(row, model, homes)
        rows.setdefault(place, []).append(formula)
    merged = {key: _union(parts) for key, parts in rows.items()}
    return replace(model, tensors=_by_kind(tensors, model), rows=_sorted(merged, model))


def _home(key: TensorKey, tensor: Tensor, names: set[tuple[str, str]]) -> TensorKey:
    maker, _, name = tensor.storage.partition(".")
    if (key.kind, maker) in names:
        return TensorKey(key.kind, maker, name)
    return TensorKey(key.kind, key.component, tensor.storage.replace(".", "_"))


def _elements(key: TensorKey, tensor: Tensor) -> FormulaKey:
    return FormulaKey(key.kind, key.component, "", "elements", tensor.role, tensor.slot, "", key.tensor)


def _extents(kept: list[tuple[Tensor, Formula]]) -> tuple[Formula, ...]:
    """Extents of a storage whose shape a convention changes: those of the first that keeps it under the options."""
    first = kept[0][0]
    if len(kept) == 1 or not any(tensor.extents for tensor, _ in kept):
        return first.extents
    shapes = [[extent for _, extent in tensor.shape_formulas()] for tensor, _ in kept]
    if any(len(shape) != len(first.shape) for shape in shapes):
        return first.extents
    made = []
    for place, (_, extent) in enumerate(first.shape):
        parts = [part for shape, (_, where) in zip(shapes, kept, strict=True) for part in (where, shape[place])]
        made.append(combine(parts, _first).completed(extent))
    return tuple(made)


def _first(parts: list[tuple[Term, ...]]) -> tuple[Term, ...]:
    return next((extent for exists, extent in zip(parts[::2], parts[1::2], strict=True) if exists), ())


def _moved(row: FormulaKey, model: CostModel, homes: dict[tuple[str, str], TensorKey]) -> FormulaKey:
    tensor = model.tensor_of(row)
    if tensor is None or not tensor.storage:
        return row
    home = homes[(row.kind, tensor.storage)]
    return row._replace(component=home.component, tensor=home.tensor)


def _union(parts: list[Formula]) -> Formula:
    if len(parts) == 1:
        return parts[0]
    return combine(parts, lambda options: next((terms for terms in options if terms), ()))


def _by_kind(tensors: dict[TensorKey, Tensor], model: CostModel) -> dict[TensorKey, Tensor]:
    order = {pair: index for index, pair in enumerate(model.instances())}
    return dict(sorted(tensors.items(), key=lambda entry: order[entry[0].kind, entry[0].component]))


def _sorted(rows: dict[FormulaKey, Formula], model: CostModel) -> dict[FormulaKey, Formula]:
    order = {pair: index for index, pair in enumerate(model.instances())}
    return dict(sorted(rows.items(), key=lambda entry: order[entry[0].kind, entry[0].component]))

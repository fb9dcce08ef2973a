"""Scales of weight matmuls on quantised blocks: a tensor beside each weight and beside each kept input.

A weight matmul is a kernel that reads a parameter with axes `in` and `out`. Its forward reads the scales of both
operands, the input gradient those of the weight, the weight gradient those of the input. Scales of incoming gradients
live inside the kernels and are not counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import replace

from sympy import Expr, ceiling

from symcost.ir.component import Cost, Kernel
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula, Options, Term, add
from symcost.ir.precision import Blocks
from symcost.ir.tensor import Tensor
from symcost.passes.recompute import NOT_LAYERS, in_place, switch

Rows = dict[FormulaKey, Formula]
_AXES = ("in", "out")


def add_scales(model: CostModel, blocks: Blocks, without: Set[tuple[str, str]] = frozenset()) -> CostModel:
    """The model with scales as tensors of their own, and with what reads them.

    Args:
        without: instances that are not quantised, by kind and name.
    """
    rows: Rows = dict(model.rows)
    tensors = dict(model.tensors)
    for (kind, component), table in model.costs.items():
        if (kind, component) in without:
            continue
        moved: dict[str, dict[Options, tuple[Term, ...]]] = {"forward": {}, "backward": {}}
        kept: dict[str, tuple[Tensor, dict[Options, tuple[Term, ...]]]] = {}
        for options, cost in table.table.items():
            for phase, found in moved.items():
                found[options] = tuple(_reads(cost, phase, blocks))
            for tensor in _owned(cost, component, blocks):
                kept.setdefault(tensor.name, (tensor, {}))[1][options] = (Term("", tensor.elements),)
        for phase, terms in moved.items():
            key = FormulaKey(kind, component, phase, "hbm_bytes", "", blocks.dtype, "read", "")
            _put(rows, key, Formula(table.depends, terms))
        for name, (tensor, elements) in kept.items():
            tensors[TensorKey(kind, component, name)] = tensor
            full = {options: elements.get(options, ()) for options in table.table}
            rows |= _tensor_rows(kind, component, tensor, Formula(table.depends, full).reduced())
    order = {place: index for index, place in enumerate(model.instances())}
    listed = dict(sorted(tensors.items(), key=lambda entry: order[entry[0].kind, entry[0].component]))
    return replace(model, rows=in_place(rows, model), tensors=listed)


def _put(rows: Rows, key: FormulaKey, formula: Formula) -> None:
    if any(formula.table.values()):
        formula = formula.reduced()
        rows[key] = add([rows[key], formula]) if key in rows else formula


def _tensor_rows(kind: str, component: str, tensor: Tensor, elements: Formula) -> Rows:
    if tensor.role == "activation" and kind not in NOT_LAYERS:
        elements = elements.map(lambda value: value * switch("layer_kept"))
    key = FormulaKey(kind, component, "", "elements", tensor.role, tensor.slot, "", tensor.name)
    each = tensor.bytes / tensor.elements
    return {key: elements, key._replace(quantity="bytes"): elements.map(lambda value: value * each)}


def _matmuls(cost: Cost) -> Iterator[tuple[Kernel, Tensor, Tensor]]:
    """Forward kernels of weight matmuls with their weight and their input."""
    for kernel in cost.forward.kernels:
        weights = [t for t in kernel.reads if t.slot == "param" and set(_AXES) <= dict(t.shape).keys()]
        inputs = [t for t in kernel.reads if t.slot == "act"]
        if weights and inputs:
            yield kernel, weights[0], inputs[0]


def _reads(cost: Cost, phase: str, blocks: Blocks) -> Iterator[Term]:
    """Scales that the kernels of a phase read."""
    matmuls = list(_matmuls(cost))
    if phase == "forward":
        for kernel, weight, x in matmuls:
            for scale in (_of_weight(weight, blocks), _of_input(x, weight, blocks)):
                yield Term(f"{kernel.label}: {scale.name}", scale.bytes)
        return
    for kernel in cost.backward.kernels:
        for _, weight, x in matmuls:
            if any(t.name == weight.name for t in kernel.reads):
                scale = _of_weight(weight, blocks)
                yield Term(f"{kernel.label}: {scale.name}", scale.bytes)
            if any(t.name == f"d_{weight.name}" for t in kernel.writes):
                scale = _of_input(x, weight, blocks)
                yield Term(f"{kernel.label}: {scale.name}", scale.bytes)


def _owned(cost: Cost, component: str, blocks: Blocks) -> Iterator[Tensor]:
    """Scales that are kept: beside parameters that the component owns, and beside inputs kept for backward."""
    own = {tensor.name: tensor for tensor in cost.tensors if tensor.role == "param"}
    for _, weight, x in _matmuls(cost):
        if weight.name in own:
            yield _of_weight(own[weight.name], blocks)
        scale = _of_input(x, weight, blocks)
        yield replace(scale, role="activation", lifetime="saved", storage=f"{component}.{scale.name}")


def _of_weight(weight: Tensor, blocks: Blocks) -> Tensor:
    sides = dict(zip(_AXES, blocks.weights, strict=True))
    shape = tuple((axis, _cut(extent, sides.get(axis, 1))) for axis, extent in weight.shape)
    return Tensor(f"scale_{weight.name}", "buffer", shape, blocks.dtype, "persistent")


def _of_input(x: Tensor, weight: Tensor, blocks: Blocks) -> Tensor:
    inner = dict(weight.shape)["in"]
    shape = (("rows", x.elements / inner), ("blocks", _cut(inner, blocks.activations)))
    return Tensor(f"scale_{x.name}", "workspace", shape, blocks.dtype, "transient")


def _cut(extent: Expr | tuple[Expr, ...], size: int) -> Expr:
    """Blocks along an axis; the last may be shorter."""
    assert not isinstance(extent, tuple)
    return extent if size == 1 else ceiling(extent / size)

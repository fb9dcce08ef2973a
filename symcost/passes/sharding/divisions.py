"""Which sizes a sharded model divides, with a tensor that shows it: what a message about a degree names."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Symbol

from symcost.ir.axes import axis_of
from symcost.ir.cost_model import CostModel
from symcost.ir.plan import Layout
from symcost.passes.sharding.local import divisions, symbols


def divided_sizes(model: CostModel) -> list[tuple[str, str, str, str]]:
    """Size, mesh dimensions joined by commas, component, tensor: once for every size and what divides it."""
    found: dict[Symbol, tuple[str, str, str, str]] = {}
    for component, tensor, there in _tensors(model):
        for symbol in sorted(there & divisions.keys(), key=str):
            size, meshes = divisions[symbol]
            found.setdefault(symbol, (size, ",".join(meshes), component, tensor))
    return list(found.values())


def idle_lines(model: CostModel, layout: Layout) -> list[tuple[str, str, str]]:
    """Lines of a plan that divide nothing of a sharded model, of the component types that it has."""
    found: dict[str, set[tuple[str, str]]] = {}
    for place, item in model.instances().items():
        axes = found.setdefault(item.component.type, set())
        for cost in model.costs[place].table.values() if place in model.costs else ():
            for symbol in symbols(cost) & divisions.keys():
                size, meshes = divisions[symbol]
                axes |= {(axis_of(size) or "", mesh) for mesh in meshes}
    if not layout.loss_parallel:
        found.pop("cross_entropy", None)
    return [
        (kind, axis, mesh)
        for kind, axis, mesh in layout.plan.divides
        if (axis, mesh) not in found.get(kind, {(axis, mesh)})
    ]


def _tensors(model: CostModel) -> Iterator[tuple[str, str, set[Symbol]]]:
    """Parameters, the other tensors that a model lists, then those that its kernels read and write."""
    listed = sorted(model.tensors.items(), key=lambda entry: entry[1].role != "param")
    for key, tensor in listed:
        yield key.component, key.tensor, tensor.elements.free_symbols
    for (_, component), table in model.costs.items():
        for cost in table.table.values():
            for _, work in cost.phases():
                for kernel in work.kernels:
                    for operand in (*kernel.reads, *kernel.writes):
                        yield component, operand.name, operand.elements.free_symbols

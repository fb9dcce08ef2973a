"""Which sizes a sharded model divides, with a tensor that shows it: what a message about a degree names."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Symbol

from symcost.ir.cost_model import CostModel
from symcost.passes.sharding.local import divisions


def divided_sizes(model: CostModel) -> list[tuple[str, str, str, str]]:
    """Size, mesh dimensions joined by commas, component, tensor: once for every size and what divides it."""
    found: dict[Symbol, tuple[str, str, str, str]] = {}
    for component, tensor, symbols in _tensors(model):
        for symbol in sorted(symbols & divisions.keys(), key=str):
            size, meshes = divisions[symbol]
            found.setdefault(symbol, (size, ",".join(meshes), component, tensor))
    return list(found.values())


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

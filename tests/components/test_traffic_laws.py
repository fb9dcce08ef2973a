"""Traffic is at least compulsory: what comes from outside is read once, what leaves is written once."""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Add, Expr, Integer

from symcost.ir.accumulation import accumulating
from symcost.ir.component import Cost, Instance, Work
from symcost.ir.tensor import Tensor
from tests.components.test_laws import coefficients, every, lowered


def costs(item: Instance) -> Iterator[tuple[tuple[str, ...], Cost]]:
    yield from lowered(item).stated.table.items()


def compulsory(work: Work) -> tuple[list[Tensor], list[Tensor]]:
    """Operands that no kernel of the phase makes before they are read; results that none reads afterwards."""
    made: dict[str, Tensor] = {}
    inputs: dict[str, Tensor] = {}
    waiting: dict[str, Tensor] = {}
    for kernel in work.kernels:
        for tensor in kernel.reads:
            if tensor.name not in made:
                inputs.setdefault(tensor.name, tensor)
            waiting.pop(tensor.name, None)
        for tensor in kernel.writes:
            made[tensor.name] = waiting[tensor.name] = tensor
    return list(inputs.values()), list(waiting.values())


def total(item: Instance, phase: str, direction: str, options: tuple[str, ...], depends: tuple[str, ...]) -> Expr:
    """The rows of a direction under options, for a micro-batch that adds to nothing."""
    chosen = dict(zip(depends, options, strict=True))
    found = [
        formula.value(chosen)
        for key, formula in lowered(item).rows
        if (key.quantity, key.phase, key.direction) == ("hbm_bytes", phase, direction)
    ]
    return Add(*found).xreplace({accumulating(): Integer(0)})


@every
def test_traffic_is_at_least_compulsory(item: Instance) -> None:
    depends = lowered(item).stated.depends
    for options, cost in costs(item):
        for phase in ("forward", "backward"):
            for direction, tensors in zip(("read", "write"), compulsory(getattr(cost, phase)), strict=True):
                moved = total(item, phase, direction, options, depends)
                least = Add(*(tensor.bytes for tensor in tensors)).xreplace({accumulating(): Integer(0)})
                beyond = (moved - least).expand()
                assert all(each >= 0 for each in coefficients(beyond)), (phase, direction, options)


@every
def test_every_parameter_is_read_and_its_gradient_written(item: Instance) -> None:
    for options, cost in costs(item):
        read = {tensor.name for kernel in cost.forward.kernels for tensor in kernel.reads}
        written = {tensor.name for kernel in cost.backward.kernels for tensor in kernel.writes}
        for tensor in cost.tensors:
            # A look-up reads rows of its table under a name of their own; a spare bias is read by nothing.
            if tensor.role == "param" and tensor.trained and tensor.name != "b_spare":
                assert f"d_{tensor.name}" in written, (tensor.name, options)
                assert tensor.name in read or "embedding" in item.component.type, (tensor.name, options)


@every
def test_a_kernel_reads_each_operand_once(item: Instance) -> None:
    for _, cost in costs(item):
        for work in (cost.forward, cost.backward):
            for kernel in work.kernels:
                for side in (kernel.reads, kernel.writes):
                    assert len({tensor.name for tensor in side}) == len(side), kernel.label

"""Flow of gradients through an instance where not all is trained: what of its backward is left, and what it keeps.

A frozen weight has no gradient, master copy or moments, and nothing is kept for its sake alone. An input has a gradient
only where something in front of it is trained.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from symcost.ir.component import Contraction, Cost, Kernel, Work
from symcost.ir.gradients import FROZEN as FROZEN
from symcost.ir.gradients import Flow as Flow
from symcost.ir.tensor import Tensor

_GRADIENTS = ("param_gradient", "input_gradient")


def restricted(cost: Cost, flow: Flow | None) -> Cost:
    """The cost with the gradients that a flow has; all of them where there is none."""
    if flow is None:
        return cost
    tensors = tuple(_frozen(t) if t.role == "param" and t.name not in flow.trained else t for t in cost.tensors)
    if not (flow.worked or flow.inputs or flow.every or flow.beside):
        return cost.forward_only()
    needed = _needed(cost, flow)
    kernels = tuple(kept for kernel in cost.backward.kernels if (kept := _kernel(kernel, needed)) is not None)
    flops = tuple(f for f in cost.backward.flops if not f.targets or any(map(needed, f.targets)))
    if not _reads_forward(kernels):
        # A weight that was made on the way is read by what uses it.
        tensors = tuple(t for t in tensors if t.lifetime != "saved" or t.slot == "param")
    joined = tuple(_contraction(item, needed) for item in cost.contractions)
    return replace(cost, tensors=tensors, backward=Work(flops, kernels, cost.backward.stated), contractions=joined)


def _frozen(tensor: Tensor) -> Tensor:
    return replace(tensor, trained=False)


def _needed(cost: Cost, flow: Flow) -> Callable[[str], bool]:
    """Whether a tensor of the component, by name, has a gradient."""
    kernels = cost.forward.kernels
    # A borrowed weight is owned elsewhere.
    read = [t for kernel in kernels for t in kernel.reads]
    owned = {t.name for t in (*cost.tensors, *read) if t.role == "param"}
    reached = {*flow.worked, *flow.inputs, *(c.y.name for c in cost.contractions if c.weight in flow.beside)}
    # What the component makes on the way has one where anything that it is made of has.
    for _ in kernels:
        new = {t.name for k in kernels if any(r.name in reached for r in k.reads) for t in k.writes}
        if new <= reached:
            break
        reached |= new

    def needed(name: str) -> bool:
        if name in owned:
            return name in flow.worked
        return flow.every or name in reached

    return needed


def _kernel(kernel: Kernel, needed: Callable[[str], bool]) -> Kernel | None:
    """A kernel of the backward without the gradients that nobody needs; none where it makes no other."""
    gradients = [t for t in (*kernel.writes, *kernel.reads) if t.role in _GRADIENTS]
    writes = tuple(t for t in kernel.writes if t.role not in _GRADIENTS or needed(t.name.removeprefix("d_")))
    alone = not kernel.writes and gradients and not any(needed(t.name.removeprefix("d_")) for t in gradients)
    return None if alone or (kernel.writes and not writes) else replace(kernel, writes=writes)


def _contraction(item: Contraction, needed: Callable[[str], bool]) -> Contraction:
    given = item.x_needs_gradient and needed(item.x.name)
    return replace(item, x_needs_gradient=given, trained=needed(item.weight))


def _reads_forward(kernels: tuple[Kernel, ...]) -> bool:
    """Whether a backward still reads what the forward left: else nothing is kept for it."""
    return any(t.role not in (*_GRADIENTS, "param", "buffer") for kernel in kernels for t in kernel.reads)

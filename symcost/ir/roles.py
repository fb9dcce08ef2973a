"""What training implies: a trained parameter's master copy, gradient and moments; gradients between operators."""

from __future__ import annotations

from dataclasses import replace

from symcost.errors import VerifyError
from symcost.ir.arith import ceil, minimum
from symcost.ir.component import Cost
from symcost.ir.held import Held
from symcost.ir.tensor import Tensor, width

ADAM_MOMENTS = 2  # first and second moment, Kingma and Ba 2015

# role, slot, prefix of the name
_IMPLIED = (
    ("master_param", "master", "master_"),
    ("param_gradient", "param_grad", "grad_"),
    ("optimizer_state", "opt", "moments_"),
)


def all_tensors(cost: Cost, held: Held | None = None) -> tuple[Tensor, ...]:
    """What a component lists, what its parameters imply, and the gradients that its backward hands on.

    The last are transient: each lives until the operator that reads it has run.

    Raises:
        VerifyError: two gradients of one name and unlike shapes.
    """
    found: dict[str, Tensor] = {}
    for kernel in cost.backward.kernels:
        for tensor in kernel.writes:
            if tensor.role == "input_gradient" and found.setdefault(tensor.name, tensor) != tensor:
                raise VerifyError(f"two gradients are named {tensor.name!r}")
    return (*expand_roles(cost.tensors, held), *found.values())


def expand_roles(tensors: tuple[Tensor, ...], held: Held | None = None) -> tuple[Tensor, ...]:
    """The tensors, each derived parameter followed by what training keeps for it.

    A formula set that states these tensors itself does not mark its parameters as `trained`; they imply nothing.

    Args:
        held: an optimizer that keeps something else than two moments.
    """
    found: list[Tensor] = []
    for tensor in tensors:
        found.append(tensor)
        if tensor.role == "param" and tensor.trained:
            rows = _IMPLIED if held is None else [row for row in _IMPLIED if row[0] != "optimizer_state"]
            found.extend(_implied(tensor, *row) for row in rows)
            found.extend(held.states(tensor) if held else ())
    return tuple(found)


def _implied(tensor: Tensor, role: str, slot: str, prefix: str) -> Tensor:
    from sympy import Integer

    shape, copies = tensor.shape, Integer(1)
    if role == "optimizer_state":
        shape = (*shape, ("moments", Integer(ADAM_MOMENTS)))
    if role == "master_param":
        # A policy without master copies gives them no width: then there are no elements either.
        copies = minimum(1, ceil(width(slot)))
    implied = replace(tensor, name=prefix + tensor.name, role=role, slot=slot, shape=shape, copies=copies)
    return replace(implied, active=None, trained=False)

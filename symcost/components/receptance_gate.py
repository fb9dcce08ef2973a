"""Receptance of a channel mix: the feed-forward output times the logistic of a projection of the input (RWKV)."""

from symcost.dims import batch, cost_sigmoid, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, linear, operand, param, saved


@component("receptance_gate", group="ffn", source="peng2023rwkv")
def receptance_gate(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Project the mixed input to the hidden width and multiply the block's output by its logistic.

    Args:
        inputs: storages of the mixed input and of what is gated; both are kept, and the projection.
    """
    rows = batch * seq
    names = ("x", "value", "receptance", "y")
    x, value, r, y = (operand(name, tokens=rows, hidden=hidden) for name in names)
    each = rows * hidden
    project = linear(param("w_r", **{"in": hidden, "out": hidden}), x, r, rows, hidden, hidden)
    gate = Cost(
        tensors=tuple(saved(name, tokens=rows, hidden=hidden) for name in (*inputs, f"{site.name}.receptance")),
        forward=elementwise("gate", (value, r), (y,), each * (1 + cost_sigmoid)),
        backward=elementwise("gate gradient", (y.grad, value, r), (value.grad, r.grad), each * (4 + cost_sigmoid)),
    )
    return project + gate

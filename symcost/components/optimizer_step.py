"""AdamW, one step over all parameters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import cost_div, cost_rsqrt, width_master
from symcost.ir.arith import ceil, minimum
from symcost.ir.component import Bytes, Cost, Site, Work, component
from symcost.ir.operators import vector
from symcost.ir.roles import ADAM_MOMENTS
from symcost.ir.tensor import width

if TYPE_CHECKING:
    from sympy import Expr


@component("optimizer_step", group="other", source="loshchilov2019adamw")
def optimizer_step(site: Site, *, parameters: Expr) -> Cost:
    """Update both moments, the weights and their low-precision copy in one kernel over all parameters.

    Reads gradients, moments and the weights that are updated: the master copy, or the parameters themselves where
    the precision keeps no master. Writes moments, master copy and parameters.
    """
    moments = ADAM_MOMENTS * width("opt")
    without_master = 1 - minimum(1, ceil(width_master))
    reads = {
        "param_grad": width("param_grad"),
        "master": width("master"),
        "param": without_master * width("param"),
        "opt": moments,
    }
    writes = {"param": width("param"), "master": width("master"), "opt": moments}
    flops = (
        vector("moments", 7 * parameters),
        vector("bias correction, root and step", (5 + cost_rsqrt + cost_div) * parameters),
        vector("weight decay", 2 * parameters),
    )
    stated = tuple(
        Bytes("AdamW", slot, direction, parameters * each)
        for direction, slots in (("read", reads), ("write", writes))
        for slot, each in slots.items()
    )
    return Cost(optimizer=Work(flops, (), stated))

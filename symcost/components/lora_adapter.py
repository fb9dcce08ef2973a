"""Low-rank adapter beside a linear layer: two thin matmuls whose result is added to the layer's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_div, cost_rsqrt, lora_rank, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import elementwise, linear, matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("lora_adapter", group="other", source="hu2021lora")
def lora_adapter(
    site: Site, *, input: str, inner: Expr, outer: Expr, magnitude: bool = False, idle: bool = False
) -> Cost:
    """Project each token to rank r and on to the layer's width, scale, and add to what the frozen layer gives.

    With a `magnitude` (DoRA) each column of the merged weight is divided by its length and multiplied by a learned
    number. The library makes the merged weight anew in every forward, through an identity of the input's width, and
    takes its lengths as constants: that has no backward. `input`: storage of what it reads; empty where the other side
    of the model keeps it. `idle`: it is held, and the library works without it.
    """
    rows = batch * seq
    x, low = operand("x", tokens=rows, width=inner), operand("low", tokens=rows, rank=lora_rank)
    y, total = operand("y", tokens=rows, out=outer), operand("total", tokens=rows, out=outer)
    a, b = param("lora_a", **{"in": inner, "rank": lora_rank}), param("lora_b", rank=lora_rank, out=outer)
    if idle:
        return Cost(tensors=(a, b))
    down = linear(a, x, low, rows, inner, lora_rank, label="X A")
    up = linear(b, low, y, rows, lora_rank, outer, label="(X A) B")
    kept = (saved(input, tokens=rows, width=inner),) if input else ()
    added = Cost(
        tensors=(*kept, saved(f"{site.name}.low", tokens=rows, rank=lora_rank)),
        forward=elementwise("scale and add", (y, total), (total,), 2 * rows * outer),
        backward=elementwise("scale gradient", (total.grad,), (y.grad,), rows * outer),
    )
    return down + up + added + (_magnitude(site, inner, outer) if magnitude else Cost())


def _magnitude(site: Site, inner: Expr, outer: Expr) -> Cost:
    """The merged weight, the lengths of its columns, and the product with the learned magnitudes."""
    rows = batch * seq
    m, y = param("magnitude", out=outer), operand("merged_y", tokens=rows, out=outer)
    weight = operand("merged", "param", **{"in": inner, "out": outer})
    flops = (
        matmul("I A", inner, inner, lora_rank),
        matmul("(I A) B", inner, lora_rank, outer),
        # scale and add; square and add; root and quotient of each column; scale of each result, twice added
        vector("lengths of columns", 4 * inner * outer + outer * (cost_rsqrt + cost_div)),
        vector("magnitude", 4 * rows * outer),
    )
    kernels = (Kernel("merge", (weight,), (weight,)), Kernel("magnitude", (m, y), (y,)))
    return Cost(
        tensors=(m, saved(f"{site.name}.scaled", tokens=rows, out=outer)),
        forward=Work(flops, kernels),
        backward=elementwise("magnitude gradient", (y.grad, y, m), (y.grad, m.grad), 4 * rows * outer),
    )

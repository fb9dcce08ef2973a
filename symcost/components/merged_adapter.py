"""Low-rank adapter that is added to a weight itself, as to the stacked weights of routed experts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symcost.dims import lora_rank
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import MAC_FLOPS, matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


@component("merged_adapter", group="other", source="hu2021lora")
def merged_adapter(site: Site, *, inner: Expr, outer: Expr, copies: Expr, share: int = 1) -> Cost:
    """Multiply two thin matrices for each of `copies` weights, and add the products to the frozen weights.

    What reads the weights reads their sums, which are kept until backward; the gradients of the sums are the weights'
    own, and are multiplied by one thin matrix for the other's. `share`: ranks for each rank that is stated, where one
    weight joins so many.
    """
    ranks = share * lora_rank
    thin = copies * ranks
    a, b = param("lora_a", **{"in": inner, "width": thin}), param("lora_b", width=thin, out=outer)
    extents = {**({} if copies == 1 else {"experts": copies}), "in": inner, "out": outer}
    weight, merged = operand("weight", "param", **extents), operand("merged", "param", **extents)
    product = matmul("B A", copies, inner, ranks, outer)
    # Torch works out what takes the place of stacked weights once more, to check its form.
    again = () if copies == 1 else (replace(product, label="B A once more"),)
    flops = (product, *again, vector("scale and add", MAC_FLOPS * copies * inner * outer))
    gradients = tuple(
        matmul(f"gradient of {label}", copies, inner, ranks, outer, targets=(tensor.name,))
        for label, tensor in (("A", a), ("B", b))
    )
    return Cost(
        tensors=(a, b, saved(f"{site.name}.merged", "param", **extents)),
        forward=Work(flops, (Kernel("merge", (a, b, weight), (merged,)),)),
        backward=Work(gradients, (Kernel("factors", (merged.grad, a, b), (a.grad, b.grad)),)),
    )

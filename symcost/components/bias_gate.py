"""Gate of a relative position bias: each head's input says how much of the bias its queries take (WavLM)."""

from symcost.dims import batch, context, cost_sigmoid, head_dim, heads, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import linear, operand, param, saved, vector

NUMBERS = 8  # made of each head's input: four sum to each of two gates


@component("bias_gate", group="attention", source="chen2022wavlm")
def bias_gate(site: Site, *, input: str) -> Cost:
    """Project each head's slice of the input to eight numbers, sum them to two gates, scale the bias of each query.

    One weight for all heads, and one learned number a head. The gated bias is made for every sequence.
    """
    rows = batch * seq * heads
    constant = param("constant", heads=heads)
    gates = operand("gates", rows=rows)
    bias = operand("bias", heads=heads, queries=seq, keys=context)
    gated = operand("gated", sequences=batch, heads=heads, queries=seq, keys=context)
    pairs = batch * heads * seq * context
    numbers = operand("numbers", rows=rows, values=NUMBERS)
    project = linear(
        param("w_gate", **{"in": head_dim, "out": NUMBERS}),
        operand("x", rows=rows, head_dim=head_dim),
        numbers,
        rows,
        head_dim,
        NUMBERS,
        bias=param("b_gate", out=NUMBERS),
        label="gate projection",
    )
    own = (saved(f"{site.name}.gates", rows=rows), saved(f"{site.name}.numbers", rows=rows, values=NUMBERS))
    return project + Cost(
        tensors=(constant, saved(input, tokens=batch * seq, width=heads * head_dim), *own),
        forward=Work(
            (vector("gates", rows * (NUMBERS + 2 * cost_sigmoid + 2)), vector("scale the bias", pairs)),
            (Kernel("gates", (numbers, constant), (gates,)), Kernel("scale the bias", (gates, bias), (gated,))),
        ),
        backward=Work(
            (vector("bias gradients", 4 * pairs), vector("gate gradients", rows * (NUMBERS + 12))),
            (
                Kernel("bias gradients", (gated.grad, gates, bias), (bias.grad, gates.grad)),
                Kernel("gate gradients", (gates.grad, numbers, constant), (numbers.grad, constant.grad)),
            ),
        ),
    )

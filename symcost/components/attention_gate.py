"""Gate of the attention output: the core's result times the logistic of a projection of the same tokens."""

from symcost.dims import batch, cost_sigmoid, head_dim, heads, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, operand, param, saved

# Word -> width of a head's gate.
WIDTHS = {"element": head_dim, "head": 1}


@component("attention_gate", group="attention", source="qiu2025gated")
def attention_gate(site: Site, *, inputs: tuple[str, str], each: str = "element", bias: bool = False) -> Cost:
    """Multiply every element (`element`) or every head (`head`) of the core's output by a gate: one kernel.

    The gate's projection is part of the query projection. Both factors are kept; the product is kept by the output
    projection, which reads it. `bias`: a learned number of each head is added to the gate first.
    """
    rows, width = batch * seq, WIDTHS[each]
    wide, narrow = {"tokens": rows, "heads": heads, "width": head_dim}, {"tokens": rows, "heads": heads, "width": width}
    output, gate, product = operand("output", **wide), operand("gate", **narrow), operand("product", **wide)
    elements, gates = rows * heads * head_dim, rows * heads * width
    learned, added = ((param("bias", heads=heads),), gates) if bias else ((), 0)
    return Cost(
        # PyTorch keeps the logistic in place of its argument.
        tensors=(
            *learned,
            saved(inputs[0], **wide),
            saved(f"{site.name}.logistic" if site.autograd() else inputs[1], **narrow),
        ),
        forward=elementwise("gate", (output, gate, *learned), (product,), elements + cost_sigmoid * gates + added),
        # the output's gradient 1, the gate's: product with the output 1, summed over its width, derivative 2
        backward=elementwise(
            "gate gradient",
            (product.grad, output, gate, *learned),
            (output.grad, gate.grad, *(weight.grad for weight in learned)),
            2 * elements + (cost_sigmoid + 2) * gates + added,
        ),
    )

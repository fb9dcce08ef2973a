"""Gate of the shared experts: one logistic weight a token."""

from symcost.dims import batch, cost_sigmoid, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import elementwise, linear, operand, param, saved


@component("shared_gate", group="ffn", source="qwen2024moe")
def shared_gate(site: Site, *, input: str, gated_input: str = "shared_experts.output") -> Cost:
    """Score each token once and scale the shared experts' output by the logistic of the score."""
    rows = batch * seq
    logit, output = operand("logit", tokens=rows, out=1), operand("shared", tokens=rows, hidden=hidden)
    scaled = operand("scaled", tokens=rows, hidden=hidden)
    score = linear(
        param("w_gate", **{"in": hidden, "out": 1}),
        operand("x", tokens=rows, hidden=hidden),
        logit,
        rows,
        hidden,
        1,
    )
    gate = Cost(
        tensors=(
            saved(input, tokens=rows, hidden=hidden),
            # PyTorch keeps the logistic in place of its argument.
            saved(f"{site.name}.{'logistic' if site.autograd() else 'logit'}", tokens=rows, out=1),
            saved(gated_input, tokens=rows, hidden=hidden),
        ),
        forward=elementwise("gate", (logit, output), (scaled,), rows * (cost_sigmoid + hidden)),
        backward=elementwise(
            "gate gradient", (scaled.grad, logit, output), (output.grad, logit.grad), rows * (3 * hidden + 3)
        ),
    )
    return score + gate

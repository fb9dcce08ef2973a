"""Router of a mixture of experts: scores, and the choice of the experts that a token visits."""

from symcost.dims import batch, cost_div, cost_exp, cost_sigmoid, experts, hidden, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import buffer, elementwise, linear, operand, param, saved

SCORES = {"softmax": 3 + cost_exp + cost_div, "sigmoid": cost_sigmoid}


@component("router", group="ffn", source="shazeer2017moe")
def router(
    site: Site, *, input: str, bias: bool = False, correction: bool = False, score: str = "softmax", renormalise: bool = True
) -> Cost:
    """Score every routed expert for each token and keep the top K.

    Choosing the K largest has no matmul FLOPs and none are charged for the comparisons. `correction` is a vector
    added to the scores for the choice only, kept by the library as a buffer (DeepSeek-V3's load balancing).
    """
    rows = batch * seq
    logits = operand("logits", tokens=rows, experts=experts)
    weights = operand("weights", tokens=rows, top_k=top_k)
    scores = linear(
        param("w_router", **{"in": hidden, "out": experts}),
        operand("x", tokens=rows, hidden=hidden),
        logits,
        rows,
        hidden,
        experts,
        bias=param("b_router", out=experts) if bias else None,
    )
    count = rows * experts * (SCORES[score] + (1 if correction else 0)) + (2 * rows * top_k if renormalise else 0)
    index = operand("index", "INT32", tokens=rows, top_k=top_k)
    probabilities = operand("probabilities", tokens=rows, experts=experts)
    choice = Cost(
        tensors=(buffer("correction", experts=experts),) if correction else (),
        forward=elementwise("scores and top-k", (logits,), (probabilities, weights, index), count),
        backward=elementwise(
            "scores gradient", (weights.grad, probabilities, index), (logits.grad,), 4 * rows * experts
        ),
    )
    kept = (
        saved(input, tokens=rows, hidden=hidden),
        saved(f"{site.name}.probabilities", tokens=rows, experts=experts),
    )
    return scores + choice + Cost(tensors=kept)

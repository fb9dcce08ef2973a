"""Router of a mixture of experts: scores, and the choice of the experts that a token visits."""

from symcost.dims import batch, cost_div, cost_exp, cost_sigmoid, experts, hidden, seq, top_k
from symcost.ir.autograd import experts as autograd
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import buffer, elementwise, frozen, linear, operand, param, saved
from symcost.ir.tensor import Tensor

SCORES = {"softmax": 3 + cost_exp + cost_div, "sigmoid": cost_sigmoid}
# How the library keeps the vector that corrects the choice; no gradient reaches it in any form.
CORRECTIONS = {
    "none": (),
    "buffer": (buffer("correction", experts=experts),),
    "param": (frozen("correction", experts=experts),),
}


@component("router", group="ffn", source="shazeer2017moe")
def router(
    site: Site,
    *,
    input: str,
    bias: bool = False,
    correction: str = "none",
    score: str = "softmax",
    renormalised: bool = True,
) -> Cost:
    """Score every routed expert for each token and keep the top K.

    Choosing the K largest has no matmul FLOPs and none are charged for the comparisons. `correction` is a vector
    added to the scores for the choice alone: a buffer of the library (DeepSeek-V3) or a parameter that is not
    trained (ERNIE). `renormalised` divides the chosen scores by their sum.
    """
    rows = batch * seq
    logits = operand("logits", tokens=rows, experts=experts)
    scores = linear(
        param("w_router", **{"in": hidden, "out": experts}),
        operand("x", tokens=rows, hidden=hidden),
        logits,
        rows,
        hidden,
        experts,
        bias=param("b_router", out=experts) if bias else None,
    )
    choice = _choice(logits, correction, score, renormalised=renormalised)
    return scores + choice + Cost(tensors=_kept(site, input))


def _kept(site: Site, input: str) -> tuple[Tensor, ...]:
    if library := site.autograd():
        return autograd.router(site, library, input)
    rows = batch * seq
    kept = [
        saved(input, tokens=rows, hidden=hidden),
        saved(f"{site.name}.probabilities", tokens=rows, experts=experts),
    ]
    if site.convention("activations") != "paper":
        kept.append(saved(f"{site.name}.index", "INT32", tokens=rows, top_k=top_k))
    return tuple(kept)


def _choice(logits: Tensor, correction: str, score: str, *, renormalised: bool) -> Cost:
    """Scores, the K largest and their weights in one kernel."""
    rows, corrections = batch * seq, CORRECTIONS[correction]
    each = SCORES[score] + len(corrections)
    weights = operand("weights", tokens=rows, top_k=top_k)
    index = operand("index", "INT32", tokens=rows, top_k=top_k)
    probabilities = operand("probabilities", tokens=rows, experts=experts)
    count = rows * experts * each + ((1 + cost_div) * rows * top_k if renormalised else 0)
    return Cost(
        tensors=corrections,
        forward=elementwise("scores and top-k", (logits, *corrections), (probabilities, weights, index), count),
        backward=elementwise(
            "scores gradient", (weights.grad, probabilities, index), (logits.grad,), 4 * rows * experts
        ),
    )

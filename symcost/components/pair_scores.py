"""Every text's vector against every image's, behind a learned scale and bias, each pair a yes or no (SigLIP)."""

from symcost.dims import batch, cost_exp, cost_log, cost_sigmoid, images, projection
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector


@component("pair_scores", group="head", source="zhai2023siglip")
def pair_scores(site: Site, *, input: str) -> Cost:
    """Scale the vectors of both sides to unit length, multiply every pair, and take the loss of each by itself."""
    texts, others = operand("texts", rows=batch, width=projection), operand("others", rows=images, width=projection)
    scores, gains = operand("scores", rows=batch, others=images), (param("logit_scale"), param("logit_bias"))
    pairs, elements = batch * images, (batch + images) * projection
    products = {"forward": "scores", "one": "gradient of one side", "other": "gradient of the other"}
    counted = {name: matmul(label, batch, images, projection, slot="compute_a") for name, label in products.items()}
    return Cost(
        tensors=(
            *gains,
            saved(input, rows=batch, width=projection),
            saved(f"{site.name}.others", rows=images, width=projection),
            saved(f"{site.name}.scores", rows=batch, others=images),
        ),
        forward=Work(
            (
                vector("unit length", 3 * elements),
                counted["forward"],
                vector("scale, bias and loss", pairs * (4 + cost_exp + cost_log)),
            ),
            (Kernel("scores", (texts, others, *gains), (scores,)), Kernel("loss", (scores,), ())),
        ),
        backward=Work(
            (
                counted["one"],
                counted["other"],
                vector("loss gradient", pairs * (cost_sigmoid + 3)),
                vector("unit length gradient", 5 * elements),
            ),
            (
                Kernel("loss gradient", (scores,), (scores.grad, *(g.grad for g in gains))),
                Kernel("gradients", (scores.grad, texts, others), (texts.grad, others.grad)),
            ),
        ),
    )

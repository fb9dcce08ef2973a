"""Every text against every image or clip: each pair a yes or no (SigLIP), or once from each side (CLAP)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, cost_exp, cost_log, cost_sigmoid, images, projection
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import matmul, operand, param, saved, vector

if TYPE_CHECKING:
    from sympy import Expr


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


@component("pair_scores", group="head", source="radford2021clip")
def mutual_scores(site: Site, *, input: str) -> Cost:
    """Scale the vectors of both sides to unit length and multiply every pair once for either side.

    Each side has a learned scale and a softmax over its own pairs; the products are made twice, as the library does.
    """
    texts, others = operand("texts", rows=batch, width=projection), operand("others", rows=images, width=projection)
    pairs, elements = batch * images, (batch + images) * projection
    extents = (batch, images, projection)
    scales = {side: param(f"logit_scale_{side}") for side in ("text", "other")}
    scores = {side: operand(f"{side}_scores", rows=batch, others=images) for side in scales}
    kept = (saved(f"{site.name}.{side}_scores", rows=batch, others=images) for side in scales)
    forward = (matmul(f"scores of each {side}", *extents, slot="compute_a") for side in scales)
    gradients = ("texts", "others")
    backward = (
        matmul(f"gradient of {one} from {side} scores", *extents, slot="compute_a")
        for side in scales
        for one in gradients
    )
    return Cost(
        tensors=(
            *scales.values(),
            *(saved(name, rows=rows, width=projection) for name, rows in _vectors(site, input)),
            *kept,
        ),
        forward=Work(
            (vector("unit length", 3 * elements), *forward, vector("scale and loss", 2 * pairs * (4 + cost_exp))),
            tuple(Kernel(f"{side} scores", (texts, others, scales[side]), (scores[side],)) for side in scales),
        ),
        backward=Work(
            (*backward, vector("loss gradient", 8 * pairs), vector("unit length gradient", 5 * elements)),
            tuple(
                Kernel(f"{side} gradients", (scores[side], texts, others), (texts.grad, others.grad, scales[side].grad))
                for side in scales
            ),
        ),
    )


def _vectors(site: Site, input: str) -> tuple[tuple[str, Expr], ...]:
    """The storages of both sides' vectors, and how many there are in each."""
    return (input, batch), (f"{site.name}.others", images)

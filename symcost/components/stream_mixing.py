"""AltUp's two steps: streams predicted from one another, and corrected by what the layer made of one of them."""

from __future__ import annotations

from symcost.dims import batch, cost_tanh, hidden, seq, streams
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import elementwise, matmul, operand, saved, vector


@component("stream_mixing", group="other", source="baykal2023altup")
def stream_mixing(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Predict each stream of a token: what it was, and a sum over all streams with coefficients of the token's own.

    Args:
        inputs: storages of the streams and of the coefficients, a square matrix of every token.
    """
    rows = batch * seq
    wide, square = {"tokens": rows, "features": streams * hidden}, {"tokens": rows, "features": streams**2}
    x, c, y = operand("streams", **wide), operand("coefficients", **square), operand("predicted", **wide)
    return Cost(
        tensors=(saved(inputs[0], **wide), saved(inputs[1], **square)),
        forward=Work(
            (
                matmul("streams times coefficients", rows, hidden, streams**2, slot="compute_a"),
                vector("add", rows * streams * hidden),
                vector("tanh", rows * streams * cost_tanh),
            ),
            (Kernel("mix", (x, c), (y,)),),
        ),
        backward=Work(
            (
                matmul("gradient of streams", rows, hidden, streams**2, slot="compute_a"),
                matmul("gradient of coefficients", rows, hidden, streams**2, slot="compute_a"),
                vector("add", rows * streams * hidden),
                vector("tanh", 2 * rows * streams),
            ),
            (Kernel("mix backward", (y.grad, x, c), (x.grad, c.grad)),),
        ),
    )


@component("stream_correction", group="other", source="baykal2023altup")
def stream_correction(site: Site, *, inputs: tuple[str, str, str]) -> Cost:
    """Add to each stream what the layer changed in its own, times a coefficient of the token and stream: one kernel.

    Args:
        inputs: storages of what the layer made, of the coefficients, one a stream, and of what the layer was given:
            the prediction of its own stream, whose difference from what it made the coefficients multiply.
    """
    rows = batch * seq
    one, wide = {"tokens": rows, "hidden": hidden}, {"tokens": rows, "features": streams * hidden}
    narrow = {"tokens": rows, "features": streams}
    made, given, predicted = operand("made", **one), operand("given", **one), operand("predicted", **wide)
    c, y = operand("coefficients", **narrow), operand("corrected", **wide)
    elements = rows * streams * hidden
    return Cost(
        tensors=(saved(inputs[0], **one), saved(inputs[1], **narrow), saved(inputs[2], **one)),
        forward=elementwise(
            "correct", (made, predicted, c), (y,), rows * hidden + 2 * elements + rows * streams * (1 + cost_tanh)
        ),
        # to the change and to the coefficient, a product and a sum each; the change's goes to both that it is between
        backward=elementwise(
            "correct backward",
            (y.grad, made, given, c),
            (made.grad, predicted.grad, c.grad),
            4 * elements + 2 * rows * hidden + 2 * rows * streams,
        ),
    )

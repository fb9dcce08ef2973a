"""Patch embedding: the pixels of each patch become one token."""

from symcost.dims import batch, channels, hidden, patch, patches, temporal_patch
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("patch_embedding", group="embedding", source="dosovitskiy2021vit")
def patch_embedding(site: Site, *, bias: bool = True) -> Cost:
    """Project the p by p pixels of all channels (and frames) of a patch: a convolution whose stride is its size.

    Patches do not overlap, so it is one matmul over rows of pixels. Pixels need no gradient: backward has the
    weight's alone.
    """
    rows, pixels = batch * patches, channels * temporal_patch * patch**2
    x = operand("pixels", tokens=rows, pixels=pixels)
    return linear(
        param("w_patch", **{"in": pixels, "out": hidden}),
        x,
        operand("y", tokens=rows, hidden=hidden),
        rows,
        pixels,
        hidden,
        bias=param("b_patch", out=hidden) if bias else None,
        x_needs_gradient=False,
    ) + Cost(tensors=(saved(f"{site.name}.pixels", tokens=rows, pixels=pixels),))

"""Mergers: blocks of an image's patches become one token each, as wide as the text model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import batch, hidden, merge, patches, projection
from symcost.ir.activations import feed_forward_middle
from symcost.ir.arith import floor
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import elementwise, linear, operand, param, saved

if TYPE_CHECKING:
    from sympy import Expr


def merged(site: Site) -> Expr:
    """Blocks of an image; an image is cut so that they fill it."""
    return site.define("merged_patches", "tokens of an image, after merging", r"N_{m}", floor(patches / merge**2))


@component("merger", group="other", source="wang2024qwen2vl")
def merger(site: Site, *, input: str, form: str = "layer", activation: str = "gelu", normed: str = "patches") -> Cost:
    """Norm, lay the vectors of m by m patches side by side, project, activate, project to the text model's width.

    `normed`: over each patch (`patches`), or over a whole block's vectors (`blocks`, Qwen3-VL's deepstack).
    """
    rows, width = batch * merged(site), merge**2 * hidden
    each = (batch * patches, hidden) if normed == "patches" else (rows, width)
    norm = norm_cost(site, input, *each, form=form, prefix="norm_", makes="normed")
    first = linear(
        param("w_first", **{"in": width, "out": width}),
        operand("normed", rows=rows, width=width),
        operand("up", rows=rows, width=width),
        rows,
        width,
        width,
        bias=param("b_first", out=width),
        label="first projection",
    )
    middle = feed_forward_middle(site.name, rows, width, activation, gated=False)
    kept = (saved(f"{site.name}.normed", rows=rows, width=width), saved(f"{site.name}.product", rows=rows, width=width))
    return norm + first + middle + _project(rows, width, bias=True) + Cost(tensors=kept)


@component("merger", group="other", source="gemma2025gemma3")
def average_merger(site: Site, *, form: str = "rms_offset") -> Cost:
    """Average the vectors of m by m patches, norm, project to the text model's width."""
    rows = batch * merged(site)
    x, mean = operand("x", tokens=batch * patches, hidden=hidden), operand("mean", rows=rows, hidden=hidden)
    elements = batch * patches * hidden
    average = Cost(
        forward=elementwise("average", (x,), (mean,), elements),
        backward=elementwise("average gradient", (mean.grad,), (x.grad,), elements),
    )
    norm = norm_cost(site, f"{site.name}.mean", rows, hidden, form=form, prefix="norm_", reads="mean", makes="product")
    kept = saved(f"{site.name}.product", rows=rows, width=hidden)
    return average + norm + _project(rows, hidden, bias=False) + Cost(tensors=(kept,))


@component("merger", group="other", source="liu2023llava")
def projector(
    site: Site, *, input: str, activation: str = "gelu", bias: bool = True, layers: int = 1, tokens: Expr = patches
) -> Cost:
    """Project each of an image's `tokens`, activate, project again; blocks are not merged.

    `layers`: how many layers' outputs stand side by side in a vector, each as wide as the tower.
    """
    rows, width = batch * tokens, layers * hidden
    kept = saved(input if layers == 1 else f"{site.name}.features", rows=rows, width=width)
    return _two_projections(site, "features", rows, width, activation, bias=bias) + Cost(tensors=(kept,))


@component("merger", group="other", source="agrawal2024pixtral")
def merged_projector(site: Site, *, input: str, activation: str = "gelu", bias: bool = False) -> Cost:
    """Norm, lay the vectors of m by m patches side by side, project to the tower's width, then as `projector`."""
    rows, width = batch * merged(site), merge**2 * hidden
    norm = norm_cost(site, input, batch * patches, hidden, prefix="norm_", makes="normed")
    block = linear(
        param("w_merge", **{"in": width, "out": hidden}),
        operand("normed", rows=rows, width=width),
        operand("block", rows=rows, width=hidden),
        rows,
        width,
        hidden,
        label="merging projection",
    )
    kept = (saved(f"{site.name}.normed", rows=rows, width=width), saved(f"{site.name}.block", rows=rows, width=hidden))
    rest = _two_projections(site, "block", rows, hidden, activation, bias=bias)
    return norm + block + rest + Cost(tensors=kept)


def _two_projections(site: Site, reads: str, rows: Expr, width: Expr, activation: str, *, bias: bool) -> Cost:
    """To the text model's width, through an activation, and once more; the product is kept."""
    first = linear(
        param("w_first", **{"in": width, "out": projection}),
        operand(reads, rows=rows, width=width),
        operand("up", rows=rows, width=projection),
        rows,
        width,
        projection,
        bias=param("b_first", out=projection) if bias else None,
        label="first projection",
    )
    middle = feed_forward_middle(site.name, rows, projection, activation, gated=False)
    kept = saved(f"{site.name}.product", rows=rows, width=projection)
    return first + middle + _project(rows, projection, bias=bias) + Cost(tensors=(kept,))


def _project(rows: Expr, width: Expr, *, bias: bool) -> Cost:
    return linear(
        param("w_out", **{"in": width, "out": projection}),
        operand("product", rows=rows, width=width),
        operand("y", rows=rows, out=projection),
        rows,
        width,
        projection,
        bias=param("b_out", out=projection) if bias else None,
        label="projection",
    )

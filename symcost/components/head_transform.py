"""Transform in front of a masked-language-model head: one more layer of activation and norm."""

from symcost.dims import batch, embed, hidden, seq
from symcost.ir.activations import feed_forward_middle
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost
from symcost.ir.operators import linear, operand, param, saved


@component("head_transform", group="head", source="devlin2019bert")
def head_transform(site: Site, *, input: str, activation: str = "gelu", form: str = "layer", bias: bool = True) -> Cost:
    """Project every token to the embedding's width, apply the activation, then the norm: three kernels.

    `form` is the norm's, a word of `ir.norms.NORM_FORMS`.
    """
    rows = batch * seq
    dense = linear(
        param("w_transform", **{"in": hidden, "out": embed}),
        operand("x", tokens=rows, hidden=hidden),
        operand("up", rows=rows, width=embed),
        rows,
        hidden,
        embed,
        bias=param("b_transform", out=embed) if bias else None,
    )
    middle = feed_forward_middle(site.name, rows, embed, activation, gated=False)
    norm = norm_cost(site, f"{site.name}.product", rows, embed, form=form, prefix="norm_", reads="product")
    return dense + middle + norm + Cost(tensors=(saved(input, tokens=rows, hidden=hidden),))

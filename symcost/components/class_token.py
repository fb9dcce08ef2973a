"""Learned tokens in front of an image's patches."""

from symcost.dims import batch, hidden, patches, seq
from symcost.ir.component import Cost, Kernel, Site, Work, component
from symcost.ir.operators import elementwise, operand, param


@component("class_token", group="embedding", source="dosovitskiy2021vit")
def class_token(site: Site, *, tokens: int = 1) -> Cost:
    """Copy the patches behind `tokens` learned rows, which every image gets: one kernel each way, nothing kept.

    S counts the tokens in front too. Backward sums their gradients over images.
    """
    learned = param("w_class", tokens=tokens, hidden=hidden)
    x = operand("x", tokens=batch * patches, hidden=hidden)
    y = operand("y", tokens=batch * seq, hidden=hidden)
    return Cost(
        tensors=(learned,),
        forward=Work(kernels=(Kernel("copy", (x, learned), (y,)),)),
        backward=elementwise("split", (y.grad,), (x.grad, learned.grad), batch * tokens * hidden),
    )

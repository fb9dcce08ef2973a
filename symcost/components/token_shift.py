"""Token shift: each token mixed with the one before it, channel by channel, once for every projection that reads it."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import cache, elementwise, operand, param, saved


@component("token_shift", group="attention", source="peng2023rwkv")
def token_shift(site: Site, *, input: str, mixes: int) -> Cost:
    """Make `mixes` weighted means of each token and its predecessor, each with a learned weight a channel.

    One kernel each way; the input is kept. Served, the last token's input is held, in the dtype of activations.
    """
    rows = batch * seq
    x, y = operand("x", tokens=rows, hidden=hidden), operand("y", sets=mixes, tokens=rows, hidden=hidden)
    mix = param("mix", sets=mixes, hidden=hidden)
    held = (cache("token", "act", batch=batch, width=hidden),) if site.inference else ()
    each = mixes * rows * hidden
    return Cost(
        tensors=(mix, *held, saved(input, tokens=rows, hidden=hidden)),
        # two products and a sum; 1 - w once a weight
        forward=elementwise("mix", (x, mix, *held), (y, *held), 3 * each + mixes * hidden),
        # two products and two sums into the input; difference, product and sum into the weight
        backward=elementwise("mix gradient", (y.grad, x, mix), (x.grad, mix.grad), 7 * each + mixes * hidden),
    )

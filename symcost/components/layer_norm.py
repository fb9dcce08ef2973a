"""LayerNorm over the residual stream."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost


@component("layer_norm", group="norm", source="ba2016layernorm")
def layer_norm(site: Site, *, input: str, form: str = "layer") -> Cost:
    """Centre each token and scale it to unit variance, then apply a learned weight and bias.

    `form` is layer, layer_no_bias, layer_offset (weight used as 1 + w) or layer_plain (neither weight nor bias).
    """
    return norm_cost(site, input, batch * seq, hidden, form=form)

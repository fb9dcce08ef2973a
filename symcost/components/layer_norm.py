"""LayerNorm over the residual stream."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import layer_norm_cost


@component("layer_norm", group="norm", source="ba2016layernorm")
def layer_norm(site: Site, *, input: str, bias: bool = True, affine: bool = True) -> Cost:
    """Centre and scale each token to unit variance, then apply a learned weight and bias."""
    return layer_norm_cost(site, input, batch * seq, hidden, bias=bias, affine=affine)

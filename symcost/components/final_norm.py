"""The norm between the last layer and the head."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import layer_norm_cost, rms_norm_cost


@component("final_norm", group="norm", source="ba2016layernorm")
def final_norm(
    site: Site, *, input: str, norm: str = "rms", offset: bool = False, bias: bool = True, affine: bool = True
) -> Cost:
    """Norm the last layer's output: RMSNorm or LayerNorm, as the body's."""
    if norm == "rms":
        return rms_norm_cost(site, input, batch * seq, hidden, offset=offset)
    return layer_norm_cost(site, input, batch * seq, hidden, bias=bias, affine=affine)

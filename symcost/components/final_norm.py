"""The norm between the last layer and the head."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost


@component("final_norm", group="norm", source="ba2016layernorm")
def final_norm(site: Site, *, input: str, form: str = "rms") -> Cost:
    """Norm the last layer's output, in the body's form of RMSNorm or LayerNorm."""
    return norm_cost(site, input, batch * seq, hidden, form=form)

"""RMSNorm over the residual stream."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import rms_norm_cost


@component("rms_norm", group="norm", source="zhang2019rmsnorm")
def rms_norm(site: Site, *, input: str, offset: bool = False) -> Cost:
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight.

    `offset` is the (1 + w) form.
    """
    return rms_norm_cost(site, input, batch * seq, hidden, offset=offset)

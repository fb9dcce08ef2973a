"""RMSNorm over the residual stream."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.norms import norm_cost


@component("rms_norm", group="norm", source="zhang2019rmsnorm")
def rms_norm(site: Site, *, input: str, form: str = "rms") -> Cost:
    """Scale each token by the reciprocal root mean square of its elements, then by a learned weight.

    `form` is rms, rms_offset (the weight is used as 1 + w) or rms_plain (no weight).
    """
    return norm_cost(site, input, batch * seq, hidden, form=form)

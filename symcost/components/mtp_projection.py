"""Multi-token prediction: the token's embedding and the trunk's hidden state, joined and projected."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.operators import linear, operand, param, saved


@component("mtp_projection", group="other", source="deepseekai2024v3")
def mtp_projection(site: Site, *, inputs: tuple[str, str]) -> Cost:
    """Concatenate the normed embedding and the normed hidden state, 2h wide, and project to h."""
    rows, width = batch * seq, 2 * hidden
    return linear(
        param("w_mtp", **{"in": width, "out": hidden}),
        operand("joined", tokens=rows, out=width),
        operand("y", tokens=rows, hidden=hidden),
        rows,
        width,
        hidden,
    ) + Cost(tensors=tuple(saved(storage, tokens=rows, hidden=hidden) for storage in inputs))

"""Residual addition of the compute_graph calculator."""

from symcost.dims import batch, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "residual",
    group="other",
    source="Compute_Graph.py, lines 284-298, 316-330, 930-951 and 1020-1041",
    formulas="compute_graph",
)
def residual(site: Site) -> Cost:
    """Add a block's result to the stream; traffic is twice the FLOPs, in the accumulation dtype."""
    stream = {"batch": batch, "seq_len": seq, "hidden_dim": hidden}
    elements = batch * seq * hidden
    phase = work("vector", {"sum": elements}, "compute_accum", {"stream": 2 * elements})
    return Cost(
        tensors=(stated("activation", elements, stream), stated("input_gradient", elements, stream)),
        forward=phase,
        backward=phase,
    )

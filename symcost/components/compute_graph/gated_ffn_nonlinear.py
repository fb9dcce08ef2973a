"""Gate of the compute_graph calculator's dense layer."""

from symcost.dims import alpha_silu, batch, ffn, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "gated_ffn_nonlinear",
    group="ffn",
    source="Compute_Graph.py, lines 350-364 and 1116-1137",
    formulas="compute_graph",
)
def gated_ffn_nonlinear(site: Site) -> Cost:
    """SiLU of the gate times the up projection, charged on both."""
    elements = batch * seq * ffn
    traffic = {"up and gate": 2 * elements}
    return Cost(
        tensors=(
            stated("activation", elements, {"batch": batch, "seq_len": seq, "ffn_dim": ffn}),
            stated("input_gradient", 2 * elements, {"batch": batch, "seq_len": seq, "ffn_dim": 2 * ffn}),
        ),
        forward=work("vector", {"SiLU": 2 * elements * alpha_silu}, "compute_accum", traffic),
        backward=work("vector", {"SiLU": 2 * elements * (alpha_silu + 2)}, "compute_accum", traffic),
    )

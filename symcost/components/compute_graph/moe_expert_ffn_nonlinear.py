"""Gate of the compute_graph calculator's experts."""

from symcost.dims import alpha_silu, batch, moe_ffn, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "moe_expert_ffn_nonlinear",
    group="ffn",
    source="Compute_Graph.py, lines 416-430 and 1346-1367",
    formulas="compute_graph",
)
def moe_expert_ffn_nonlinear(site: Site) -> Cost:
    """SiLU of the gate times the up projection in each expert that a token visits.

    Its traffic is charged at the activations' compute dtype, the dense layer's at the accumulator's.
    """
    elements = top_k * batch * seq * moe_ffn
    traffic = {"up and gate": 2 * elements}
    narrow = {"batch": batch, "seq_len": seq, "ffn_dim": moe_ffn, "experts": top_k}
    return Cost(
        tensors=(
            stated("activation", elements, narrow),
            stated("input_gradient", 2 * elements, {**narrow, "ffn_dim": 2 * moe_ffn}),
        ),
        forward=work("vector", {"SiLU": 2 * elements * alpha_silu}, "compute_a", traffic),
        backward=work("vector", {"SiLU": 2 * elements * (alpha_silu + 2)}, "compute_a", traffic),
    )

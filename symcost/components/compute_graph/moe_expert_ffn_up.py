"""Up and gate projections of the compute_graph calculator's experts."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, moe_ffn, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "moe_expert_ffn_up",
    group="ffn",
    source="Compute_Graph.py, lines 400-414 and 1275-1344",
    formulas="compute_graph",
)
def moe_expert_ffn_up(site: Site) -> Cost:
    """Two projections in each expert that a token visits.

    The source stores the weights of the visited experts alone, and its weight shapes have no axis for them.
    """
    tokens = batch * seq
    weights = {
        **dict.fromkeys(("up", "gate"), (hidden, moe_ffn)),
        **dict.fromkeys(("bias_up", "bias_gate"), (moe_ffn,)),
    }
    wide = {"batch": batch, "seq_len": seq, "ffn_dim": moe_ffn, "experts": top_k}
    stream = {"batch": batch, "seq_len": seq, "hidden_dim": hidden, "experts": top_k}
    elements = top_k * (2 * hidden * moe_ffn + 2 * moe_ffn * beta_bias)
    product, bias = 2 * top_k * tokens * hidden * moe_ffn, 8 * top_k * tokens * beta_bias
    traffic = {"up and gate": 2 * top_k * tokens * moe_ffn, "bias": 2 * top_k * tokens * beta_bias}
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", 2 * top_k * tokens * moe_ffn, wide),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", top_k * tokens * hidden, stream),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

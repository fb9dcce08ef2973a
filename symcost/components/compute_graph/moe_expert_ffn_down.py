"""Down projection of the compute_graph calculator's experts."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, moe_ffn, seq, top_k
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "moe_expert_ffn_down",
    group="ffn",
    source="Compute_Graph.py, lines 432-446 and 1369-1434",
    formulas="compute_graph",
)
def moe_expert_ffn_down(site: Site) -> Cost:
    """Back to the hidden width in each expert that a token visits; weights as in the up projection."""
    tokens = batch * seq
    weights = {"down": (moe_ffn, hidden), "bias_down": (hidden,)}
    stream = {"batch": batch, "seq_len": seq, "hidden_dim": hidden, "experts": top_k}
    wide = {"batch": batch, "seq_len": seq, "ffn_dim": moe_ffn, "experts": top_k}
    elements = top_k * (moe_ffn * hidden + hidden * beta_bias)
    product, bias = top_k * tokens * hidden * moe_ffn, 4 * top_k * tokens * beta_bias
    traffic = {"output": top_k * tokens * hidden, "bias": top_k * tokens * beta_bias}
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", top_k * tokens * hidden, stream),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", top_k * tokens * moe_ffn, wide),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

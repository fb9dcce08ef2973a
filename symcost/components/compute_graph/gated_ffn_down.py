"""Down projection of the compute_graph calculator's dense layer."""

from symcost.dims import batch, beta_bias, ffn, gamma_adam, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "gated_ffn_down",
    group="ffn",
    source="Compute_Graph.py, lines 366-380 and 1139-1204",
    formulas="compute_graph",
)
def gated_ffn_down(site: Site) -> Cost:
    """Back from the feed-forward width to the hidden width; traffic is the result alone."""
    tokens = batch * seq
    weights = {"down": (ffn, hidden), "bias_down": (hidden,)}
    elements = ffn * hidden + hidden * beta_bias
    product, bias = tokens * hidden * ffn, 4 * tokens * beta_bias
    traffic = {"output": tokens * hidden, "bias": tokens * beta_bias}
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", tokens * hidden, {"batch": batch, "seq_len": seq, "hidden_dim": hidden}),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * ffn, {"batch": batch, "seq_len": seq, "ffn_dim": ffn}),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

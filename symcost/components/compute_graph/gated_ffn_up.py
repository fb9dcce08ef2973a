"""Up and gate projections of the compute_graph calculator's dense layer."""

from symcost.dims import batch, beta_bias, ffn, gamma_adam, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "gated_ffn_up",
    group="ffn",
    source="Compute_Graph.py, lines 334-348 and 1045-1114",
    formulas="compute_graph",
)
def gated_ffn_up(site: Site) -> Cost:
    """Two projections to the feed-forward width; the activation counts both, its shape shows one."""
    tokens = batch * seq
    weights = {
        **dict.fromkeys(("up", "gate"), (hidden, ffn)),
        **dict.fromkeys(("bias_up", "bias_gate"), (ffn,)),
    }
    elements = 2 * hidden * ffn + 2 * ffn * beta_bias
    product, bias = 2 * tokens * hidden * ffn, 8 * tokens * beta_bias
    traffic = {"up and gate": 2 * tokens * ffn, "bias": 2 * tokens * beta_bias}
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", 2 * tokens * ffn, {"batch": batch, "seq_len": seq, "ffn_dim": ffn}),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * hidden, {"batch": batch, "seq_len": seq, "hidden_dim": hidden}),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

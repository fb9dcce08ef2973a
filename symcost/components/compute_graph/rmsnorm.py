"""RMSNorm of the compute_graph calculator."""

from symcost.dims import batch, beta_bias, gamma_adam, gamma_rms, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "rmsnorm",
    group="norm",
    source="Compute_Graph.py, lines 220-234, 300-314, 704-769 and 953-1018",
    formulas="compute_graph",
)
def rmsnorm(site: Site) -> Cost:
    """Scale each token by its root mean square; both norms of a layer are alike."""
    tokens = batch * seq
    stream = {"batch": batch, "seq_len": seq, "hidden_dim": hidden}
    weights = {"scale": hidden, "bias": hidden}
    elements = hidden + hidden * beta_bias
    traffic = {"activations": tokens * hidden, "bias": 2 * tokens * beta_bias}
    bias = 2 * tokens * beta_bias
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", tokens * hidden, stream),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * hidden, stream),
        ),
        forward=work("vector", {"norm": tokens * hidden * gamma_rms, "bias": bias}, "compute_accum", traffic),
        backward=work("vector", {"norm": tokens * hidden * (gamma_rms + 2), "bias": bias}, "compute_accum", traffic),
    )

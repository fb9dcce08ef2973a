"""Output projection of the attention block, the compute_graph calculator."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "mha_out",
    group="attention",
    source="Compute_Graph.py, lines 268-282 and 863-928",
    formulas="compute_graph",
)
def mha_out(site: Site) -> Cost:
    """A square projection of the heads' results; traffic is the result alone."""
    tokens = batch * seq
    stream = {"batch": batch, "seq_len": seq, "hidden_dim": hidden}
    weights = {"row": hidden, "column": hidden, "Bias": hidden}
    elements = hidden**2 + hidden * beta_bias
    product, bias = tokens * hidden**2, 4 * tokens * beta_bias
    traffic = {"output": tokens * hidden, "bias": tokens * beta_bias}
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", tokens * hidden, stream),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * hidden, stream),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

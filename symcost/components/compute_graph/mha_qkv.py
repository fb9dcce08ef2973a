"""Query, key and value projections of the compute_graph calculator."""

from symcost.dims import batch, beta_bias, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "mha_qkv",
    group="attention",
    source="Compute_Graph.py, lines 236-250 and 771-794",
    formulas="compute_graph",
)
def mha_qkv(site: Site) -> Cost:
    """Three square projections, one for each of query, key and value.

    The source gives them no gradient, no optimizer state and no activation, and no traffic for weights.
    """
    tokens = batch * seq
    weights = {
        **dict.fromkeys(("Q", "K", "V"), (hidden, hidden)),
        **dict.fromkeys(("bias_Q", "bias_K", "bias_V"), (hidden,)),
    }
    elements = 3 * hidden**2 + 3 * hidden * beta_bias
    product, bias = 3 * tokens * hidden**2, 12 * tokens * beta_bias
    traffic = {"Q, K, V": 3 * tokens * hidden, "bias": 3 * tokens * beta_bias}
    return Cost(
        tensors=(stated("param", elements, weights), stated("master_param", elements, weights)),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

"""Router of the compute_graph calculator's mixture-of-experts layer."""

from symcost.dims import batch, beta_bias, delta_softmax, epsilon_topk, experts, gamma_adam, hidden, seq, shared_experts
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "moe_router",
    group="ffn",
    source="Compute_Graph.py, lines 384-398 and 1208-1273",
    formulas="compute_graph",
)
def moe_router(site: Site) -> Cost:
    """A score for each expert, softmax and top-k; all of it is filed under the weights' compute dtype.

    The source scores shared experts too, which no token chooses.
    """
    tokens = batch * seq
    scored = experts + shared_experts
    weights = {"router": (hidden, scored), "bias_router": (scored,)}
    elements = hidden * scored + scored * beta_bias
    bias = 4 * tokens * beta_bias
    traffic = {"scores": tokens * scored, "bias": tokens * beta_bias}
    forward = {
        "X W": tokens * hidden * scored,
        "softmax": 2 * tokens * scored * delta_softmax,
        "top-k": 2 * tokens * scored * epsilon_topk,
        "bias": bias,
    }
    backward = {
        "gradients": 2 * tokens * hidden * scored,
        "softmax": tokens * scored * (2 * delta_softmax + 2),
        "top-k": tokens * scored * (2 * epsilon_topk + 1),
        "bias": bias,
    }
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", tokens * scored, {"batch": batch, "seq_len": seq, "experts": scored}),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * hidden, {"batch": batch, "seq_len": seq, "hidden_dim": hidden}),
        ),
        forward=work("matmul", forward, "compute_a", traffic),
        backward=work("matmul", backward, "compute_a", traffic),
    )

"""Output projection to the vocabulary, the compute_graph calculator."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, seq, vocab
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "logits",
    group="head",
    source="Compute_Graph.py, lines 185-198 and 606-671",
    formulas="compute_graph",
)
def logits(site: Site) -> Cost:
    """Hidden states to a score for each token of the vocabulary.

    One FLOP a multiply-add, four for each bias whatever its width; traffic is the result alone.
    """
    tokens = batch * seq
    weights = {"row": hidden, "column": vocab, "Bias": vocab}
    elements = hidden * vocab + vocab * beta_bias
    traffic = {"logits": tokens * vocab, "bias": tokens * beta_bias}
    product, bias = tokens * hidden * vocab, 4 * tokens * beta_bias
    return Cost(
        tensors=(
            stated("param", elements, weights),
            stated("master_param", elements, weights),
            stated("activation", tokens * vocab, {"batch": batch, "seq_len": seq, "vocab_size": vocab}),
            stated("optimizer_state", elements * gamma_adam, {**weights, "state": gamma_adam}),
            stated("param_gradient", elements, weights),
            stated("input_gradient", tokens * hidden, {"batch": batch, "seq_len": seq, "hidden_dim": hidden}),
        ),
        forward=work("matmul", {"X W": product, "bias": bias}, "compute_a", traffic),
        backward=work("matmul", {"gradients": 2 * product, "bias": bias}, "compute_a", traffic),
    )

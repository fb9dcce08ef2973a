"""Token embedding of the compute_graph calculator."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, seq, vocab
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "embedding",
    group="embedding",
    source="Compute_Graph.py, lines 155-168 and 487-541",
    formulas="compute_graph",
)
def embedding(site: Site) -> Cost:
    """One row of the table for each token.

    The source charges the look-up as FLOPs, takes the traffic from them and keeps no input gradient.
    """
    table = {"row": vocab, "column": hidden, "Bias": hidden}
    elements = vocab * hidden + hidden * beta_bias
    rows = {"row": batch * seq * hidden, "bias": batch * seq * beta_bias}
    phase = work("vector", rows, "compute_accum", rows)
    return Cost(
        tensors=(
            stated("param", elements, table),
            stated("master_param", elements, table),
            stated("activation", batch * seq * hidden, {"batch": batch, "seq_len": seq, "hidden_dim": hidden}),
            stated("optimizer_state", elements * gamma_adam, {**table, "state": gamma_adam}),
            stated("param_gradient", elements, table),
        ),
        forward=phase,
        backward=phase,
    )

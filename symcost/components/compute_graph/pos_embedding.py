"""Position embedding of the compute_graph calculator."""

from symcost.dims import batch, beta_bias, gamma_adam, hidden, seq
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "embedding",
    group="embedding",
    source="Compute_Graph.py, lines 170-183 and 543-597",
    formulas="compute_graph",
    tensor_label="pos_embedding",
)
def pos_embedding(site: Site) -> Cost:
    """One row of a learned table for each position of the sequence.

    The source files its work under the type `embedding`, its tensors under `pos_embedding`; the table is as long as the
    sequence that is priced.
    """
    table = {"seq_len": seq, "hidden_dim": hidden, "Bias": hidden}
    elements = seq * hidden + hidden * beta_bias
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

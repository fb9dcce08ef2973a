"""Attention core of the compute_graph calculator."""

from symcost.dims import batch, delta_softmax, heads, hidden, seq
from symcost.ir.arith import floor
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "mha_core",
    group="attention",
    source="Compute_Graph.py, lines 252-266 and 796-861",
    formulas="compute_graph",
)
def mha_core(site: Site) -> Cost:
    """Scores, softmax and the weighted sum of values, as flash attention, with every pair of positions.

    FLOPs multiply `hidden / heads` by `heads`, which cancels; shapes and counts round it down. The score matrix is kept
    although flash attention stores none, and its shape has lost an axis: `seq_len` is written twice.
    """
    tokens = batch * seq
    d_head = floor(hidden / heads)
    split = {"batch": batch, "heads": heads, "seq_len": seq, "d_head": d_head}
    one = batch * heads * seq * d_head
    product, softmax = tokens * seq * hidden, tokens * seq * heads * delta_softmax
    return Cost(
        tensors=(
            stated("activation", one, split, "Q_activation"),
            stated("activation", one, split, "K_activation"),
            stated("activation", one, split, "V_activation"),
            stated(
                "activation",
                batch * heads * seq**2,
                {"batch": batch, "heads": heads, "seq_len": seq},
                "attention_activation",
            ),
            stated("activation", one, split, "output_activation"),
            stated("input_gradient", 3 * one, split),
        ),
        forward=work(
            "matmul",
            {"$Q K^T$": product, "softmax": softmax, "$P V$": product},
            "compute_a",
            {"Q, K, V, output": 4 * tokens * hidden},
        ),
        backward=work(
            "matmul",
            {"$Q K^T$": 2 * product, "softmax": 2 * softmax, "$P V$": 2 * product},
            "compute_a",
            {"Q, K, V, output and gradients": 6 * tokens * hidden},
        ),
    )

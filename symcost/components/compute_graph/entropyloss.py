"""Cross entropy of the compute_graph calculator."""

from symcost.dims import batch, delta_softmax, seq, vocab
from symcost.ir.arith import log
from symcost.ir.component import Cost, Site, component
from symcost.ir.stated import stated, work


@component(
    "entropyloss",
    group="loss",
    source="Compute_Graph.py, lines 200-213 and 673-696",
    formulas="compute_graph",
)
def entropyloss(site: Site) -> Cost:
    """Softmax over the vocabulary and the loss of each token.

    The source counts a logarithm of the vocabulary's size for each entry, the only figure of the set that is not whole.
    """
    tokens = batch * seq
    logarithm, constant = tokens * vocab * log(vocab), tokens
    traffic = {"logits": tokens * vocab}
    return Cost(
        tensors=(
            stated("activation", tokens, {"batch": batch, "seq_len": seq}),
            stated("input_gradient", tokens * vocab, {"batch": batch, "seq_len": seq, "vocab_size": vocab}),
        ),
        forward=work(
            "vector",
            {"softmax": tokens * vocab * delta_softmax, "logarithm": logarithm, "loss": constant},
            "compute_a",
            traffic,
        ),
        backward=work(
            "vector",
            {"softmax": tokens * vocab * (delta_softmax + 2), "logarithm": logarithm, "loss": constant},
            "compute_a",
            traffic,
        ),
    )

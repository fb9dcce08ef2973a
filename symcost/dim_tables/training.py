"""Sizes of a step that belong to no layer: blocks of a cache, micro-batches, predictions further ahead."""

from __future__ import annotations

from symcost.dim_tables.record import Dim, rows

_OTHER_SUMS = "\n".join(
    rf"document_sum_{number} | \Sigma_{{{number}}} | sum over documents of a further function of their length"
    for number in range(1, 10)
)
ROWS = [
    *rows("documents", "documents | N_{d} | documents in a micro-batch"),
    *rows("tokens", r"document_tokens | \Sigma s | tokens of all documents"),
    *rows("pairs of tokens", r"document_squares | \Sigma s^{2} | squares of documents' lengths, summed"),
    *rows("tokens", "longest | s_{\\max} | tokens of the longest document"),
    *rows("tokens", _OTHER_SUMS, "nonnegative"),
    *rows("layers", "mtp_depth | D_{m} | multi-token-prediction blocks", "nonnegative"),
    Dim("block", "b", "tokens in a block of a paged cache", "tokens", default=1),
    Dim("loss_chunks", "n_{c}", "pieces in which logits are made and used", "pieces", default=8),
    Dim("grad_accum", "A", "micro-batches in an optimizer step", "micro-batches", default=1),
]

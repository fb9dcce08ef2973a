"""Sizes of a step that belong to no layer: blocks of a cache, micro-batches, predictions further ahead."""

from __future__ import annotations

from symcost.dim_tables.record import Dim, rows

ROWS = [
    *rows("layers", "mtp_depth | D_{m} | multi-token-prediction blocks", "nonnegative"),
    Dim("block", "b", "tokens in a block of a paged cache", "tokens", default=1),
    Dim("grad_accum", "A", "micro-batches in an optimizer step", "micro-batches", default=1),
]

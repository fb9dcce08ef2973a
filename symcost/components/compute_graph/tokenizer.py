"""Tokenizer: a type that the compute_graph calculator declares and gives no formula."""

from symcost.ir.component import Component

tokenizer = Component(
    "tokenizer",
    group="other",
    source="Compute_Graph.py, line 42",
    summary="Text to token numbers; declared without a formula.",
    build=None,
    formulas="compute_graph",
)

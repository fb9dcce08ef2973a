"""Tokenizer: a type that document 000 declares and gives no formula."""

from symcost.ir.component import Component

tokenizer = Component(
    "tokenizer",
    group="other",
    source="document 000, line 42",
    summary="Text to token numbers; declared without a formula.",
    build=None,
    formulas="compute_graph",
)

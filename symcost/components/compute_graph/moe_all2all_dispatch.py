"""Dispatch of tokens to experts: a type that the compute_graph calculator declares and gives no formula."""

from symcost.ir.component import Component

moe_all2all_dispatch = Component(
    "moe_all2all_dispatch",
    group="ffn",
    source="Compute_Graph.py, line 58",
    summary="Tokens to the devices of their experts; declared without a formula.",
    build=None,
    formulas="compute_graph",
)

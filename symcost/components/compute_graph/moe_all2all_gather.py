"""Return of tokens from experts: a type that the compute_graph calculator declares and gives no formula."""

from symcost.ir.component import Component

moe_all2all_gather = Component(
    "moe_all2all_gather",
    group="ffn",
    source="Compute_Graph.py, line 62",
    summary="Expert outputs back to the devices of their tokens; declared without a formula.",
    build=None,
    formulas="compute_graph",
)

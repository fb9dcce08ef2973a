"""Bytes of an element, one width for each precision slot."""

from __future__ import annotations

from symcost.dim_tables.record import Dim

STORAGE = [
    Dim("width_param", r"u_{w}", "bytes of a parameter", "bytes", "positive", None, True),
    Dim("width_master", r"u_{m}", "bytes of a master copy; 0 where none is kept", "bytes", "nonnegative", None, True),
    Dim("width_act", r"u_{a}", "bytes of a stored activation", "bytes", "positive", None, True),
    Dim("width_param_grad", r"u_{gw}", "bytes of a parameter gradient", "bytes", "positive", None, True),
    Dim("width_act_grad", r"u_{ga}", "bytes of an activation gradient", "bytes", "positive", None, True),
    Dim("width_opt", r"u_{o}", "bytes of one optimizer moment", "bytes", "positive", None, True),
    Dim("width_cache", r"u_{c}", "bytes of a cached element", "bytes", "positive", None, True),
]

# The compute_graph calculator charges traffic at a compute dtype's bytes; nothing else does.
COMPUTE = [
    Dim("width_compute_w", r"u_{cw}", "bytes of a weight in a kernel", "bytes", "positive", None, True),
    Dim("width_compute_a", r"u_{ca}", "bytes of an activation in a kernel", "bytes", "positive", None, True),
    Dim("width_compute_accum", r"u_{cc}", "bytes of an accumulator", "bytes", "positive", None, True),
]

"""Roles of tensors, and which of them totals add up: names alone, for whoever prices a bundled model."""

from __future__ import annotations

ROLES = (
    "param",
    "master_param",
    "optimizer_state",
    "param_gradient",
    "activation",
    "cache",
    "input_gradient",
    "workspace",
    "buffer",
)
# Transient roles are listed with their component and never added up over layers; the source's own set adds all six.
TRANSIENT = ("input_gradient", "workspace")
# What is held while a model is served.
INFERENCE_ROLES = ("param", "buffer", "cache")
_COMPUTE_GRAPH_ROLES = ("param", "master_param", "optimizer_state", "param_gradient", "activation", "input_gradient")


def total_roles(formulas: str, *, inference: bool = False) -> tuple[str, ...]:
    """Roles that totals add up, in the table's order."""
    if formulas == "compute_graph":
        return _COMPUTE_GRAPH_ROLES
    if inference:
        return INFERENCE_ROLES
    return tuple(role for role in ROLES if role not in (*TRANSIENT, "cache"))

"""English of a document: what columns, roles and totals of the cost model are called."""

from __future__ import annotations

from symcost.ir.precision import COMPUTE_WIDTHS, STORAGE_SLOTS

ROLE_TITLES: dict[str, str] = {
    "param": "parameter",
    "master_param": "master copy",
    "optimizer_state": "optimizer state",
    "param_gradient": "parameter gradient",
    "activation": "saved activation",
    "cache": "cache",
    "input_gradient": "input gradient",
    "workspace": "workspace",
    "buffer": "buffer",
}
# Of what totals are; a gerund-free plural reads better in a table of totals.
_PLURALS: dict[str, str] = {
    "param": "parameters",
    "master_param": "master copies",
    "optimizer_state": "optimizer state",
    "param_gradient": "parameter gradients",
    "activation": "saved activations",
    "cache": "cache",
    "input_gradient": "input gradients",
    "workspace": "workspace",
    "buffer": "buffers",
}
_SINGLE = {
    "params": "parameters",
    "params_active": "active parameters",
    "buffers": "buffer elements",
    "persistent": "persistent, bytes",
    "saved": "saved, bytes",
}
_COUNTED = {"flops": "{unit} FLOPs, {phase}", "bytes": "bytes {unit}, {phase}"}
_DIRECTIONS = {"read": "read", "write": "written", "total": "moved"}
# What ranks send: rows of a component, and totals by group of ranks.
_SENT = {"payload": "bytes handed to {group}", "wire": "bytes on the wire of {group}"}


def total_title(field: str) -> str:
    """What a field of the totals is: `forward_read_bytes` is `bytes read, forward`."""
    if field in _SINGLE:
        return _SINGLE[field]
    rest, _, unit = field.rpartition("_")
    if rest in _PLURALS:
        return f"{_PLURALS[rest]}, {unit}"
    phase, _, counted = rest.partition("_")
    group, _, sent = counted.rpartition("_")
    if sent in _SENT:
        return f"{_SENT[sent].format(group=group)}, {phase}"
    return _COUNTED[unit].format(unit=_DIRECTIONS.get(counted, counted), phase=phase)


def row_title(phase: str, counted: str) -> str:
    """What a row of a component counts, in the words of the totals."""
    if counted in _DIRECTIONS:
        return f"bytes {_DIRECTIONS[counted]}, {phase}"
    return f"{counted} FLOPs, {phase}"


def slot_width(slot: str) -> str:
    """Name of the dim that stands for a slot's width; empty for a fixed dtype."""
    return {**STORAGE_SLOTS, **COMPUTE_WIDTHS}.get(slot, "")

"""English of a document: what columns, roles and totals of the cost model are called."""

from __future__ import annotations

import re

from symcost.ir.conventions import TRAINING
from symcost.ir.plan import Layout
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
    "unsharded": "parameters and gradients of a layer while they are whole, bytes",
    "communication": "largest message received, bytes",
}
_COUNTED = {"flops": "{unit} FLOPs, {phase}", "bytes": "bytes {unit}, {phase}"}
_DIRECTIONS = {"read": "read", "write": "written", "total": "moved"}
# What ranks send: rows of a component, and totals by group of ranks.
_SENT = {"payload": "bytes handed to {group}", "wire": "bytes on the wire of {group}"}
SENT_QUANTITIES = {"collectives": "number", "payload_bytes": "payload", "wire_bytes": "wire"}
SENT = tuple(SENT_QUANTITIES.values())
# What only training does.
_TRAINS = re.compile(r"\b(?:backward|gradients?|optimizers?)\b", re.IGNORECASE)


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


def told(notes: str, workload: str) -> str:
    """Notes as a document of a workload has them: a served model's say nothing of what training alone does."""
    if workload == TRAINING:
        return notes
    kept = []
    for sentence in re.split(r"(?<=\.)\s+", notes):
        clauses = [clause for clause in re.split(r";\s+", sentence) if not _TRAINS.search(clause)]
        if clauses:
            kept.append("; ".join(clauses).rstrip(".;") + ".")
    return " ".join(kept)


def sharding_text(layout: Layout) -> str:
    """How a model is divided, and what the words of a rank's rows mean; without mathematics."""
    loss = "parallel" if layout.loss_parallel else "not parallel"
    how = [
        f"Every figure is that of one rank, under plan {layout.plan.name}: {layout.plan.summary.rstrip('.')}.",
        f"Sequence parallelism is {'on' if layout.sp else 'off'}, the loss {loss}, the stage of ZeRO {layout.zero}.",
    ]
    if layout.zero == 3:
        how.append(f"Between forward and backward parameters are {'let go' if layout.reshard else 'kept'}.")
    how.append(
        "A size with a slash is a rank's share of it, by the mesh dimensions that follow. Payload is what a rank hands"
        " to its collectives, wire what it sends where they run in a ring; the number of collectives is 0 where one"
        " rank is alone. Gradients are reduced in backward."
    )
    return " ".join(how)


def row_title(phase: str, counted: str) -> str:
    """What a row of a component counts, in the words of the totals."""
    if counted in _DIRECTIONS:
        return f"bytes {_DIRECTIONS[counted]}, {phase}"
    return f"{counted} FLOPs, {phase}"


def slot_width(slot: str) -> str:
    """Name of the dim that stands for a slot's width; empty for a fixed dtype."""
    return {**STORAGE_SLOTS, **COMPUTE_WIDTHS}.get(slot, "")

"""Precision policies: the dtype of every slot."""

from __future__ import annotations

from symcost.cli.topics import page
from symcost.ir.precision import COMPUTE_SLOTS, DTYPE_BYTES, NAMED_POLICIES, STORAGE_SLOTS

_TRAINED = ("param", "master", "param_grad", "opt", "opt")  # Adam keeps two moments


def names() -> dict[str, str]:
    """Name -> dtypes of parameters, activations and optimizer states."""
    shown = ("param", "master", "act", "opt")
    return {
        name: ", ".join(f"{slot} {policy.slots[slot] or 'none'}" for slot in shown)
        for name, policy in NAMED_POLICIES.items()
    }


def explain(name: str) -> str | None:
    """Every slot, with its width, and what a parameter costs under Adam."""
    if name not in NAMED_POLICIES:
        return None
    slots = NAMED_POLICIES[name].slots
    facts = [(f"{slot} (compute)", slots[slot] or "none") for slot in COMPUTE_SLOTS]
    for slot, width in STORAGE_SLOTS.items():
        dtype = slots[slot]
        facts.append((slot, f"{dtype}, {width} = {DTYPE_BYTES[dtype]} bytes" if dtype else f"none, {width} = 0"))
    total = sum(DTYPE_BYTES[dtype] for slot in _TRAINED if (dtype := slots[slot]))
    facts.append(("Adam", f"{total} bytes a parameter with master copy, gradient and two moments"))
    if blocks := NAMED_POLICIES[name].blocks:
        rows, columns = blocks.weights
        text = f"one {blocks.dtype} scale for {rows}x{columns} values of a weight, 1x{blocks.activations} of its input"
        facts.append(("block scales", text))
    return page(f"precision {name}", facts)

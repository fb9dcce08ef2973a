"""Quantities that a path may end with, and which rows of a cost model each adds up."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from symcost.errors import GrammarError
from symcost.ir.collective import COLLECTIVES
from symcost.ir.cost_model import FormulaKey
from symcost.ir.role_names import INFERENCE_ROLES, ROLES, TRANSIENT

PHASES = {
    "forward": ("forward",),
    "backward": ("backward",),
    "train": ("forward", "backward"),
    "optimizer": ("optimizer",),
}
# What follows a phase: quantity of the rows, and the units or directions that are added up.
_OF_PHASE = {
    "matmul": ("flops", ("matmul",)),
    "vector": ("flops", ("vector",)),
    "flops": ("flops", ("matmul", "vector")),
    "read": ("hbm_bytes", ("read",)),
    "write": ("hbm_bytes", ("write",)),
    "payload": ("payload_bytes", COLLECTIVES),
    "wire": ("wire_bytes", COLLECTIVES),
    "hbm": ("hbm_bytes", ("read", "write", "total")),
}
_COUNTS = {"params": "param", "params_active": "param", "buffers": "buffer"}


@dataclass(frozen=True)
class Quantity:
    """A quantity by name.

    Attributes:
        name: as in a path, `train.matmul` or `bytes.activation`.
        rows: quantity column of the rows.
        phases: phases that are added up; empty for tensors.
        parts: units, directions or roles that are added up.
    """

    name: str
    rows: str
    phases: tuple[str, ...]
    parts: tuple[str, ...]

    @property
    def active(self) -> bool:
        """Whether routed experts count with what one token visits."""
        return self.name == "params_active"

    @property
    def transient(self) -> bool:
        """Whether it speaks of tensors that are never added up over layers."""
        return not self.phases and self.parts[0] in TRANSIENT

    def accepts(self, key: FormulaKey) -> bool:
        """Whether a row belongs to it."""
        if key.quantity != self.rows or (self.phases and key.phase not in self.phases):
            return False
        return (key.direction if self.rows == "hbm_bytes" else key.unit) in self.parts


@cache
def quantities() -> dict[str, Quantity]:
    """Every quantity by name."""
    found = [
        Quantity(f"{phase}.{name}", rows, phases, parts)
        for phase, phases in PHASES.items()
        for name, (rows, parts) in _OF_PHASE.items()
    ]
    found += [Quantity(f"{rows}.{role}", rows, (), (role,)) for rows in ("elements", "bytes") for role in ROLES]
    found += [Quantity(name, "elements", (), (role,)) for name, role in _COUNTS.items()]
    return {quantity.name: quantity for quantity in found}


def served_reason(wanted: Quantity, *, inference: bool) -> str:
    """Why a step of training, or one of inference, has nothing of a quantity; empty where it has."""
    later = [phase for phase in wanted.phases if phase != "forward"]
    if inference and later:
        return f"a served step has no {later[-1]}"
    role = wanted.parts[0]
    if inference and not wanted.phases and role not in (*INFERENCE_ROLES, "workspace"):
        return f"a served model has no tensors of role {role}"
    if not inference and role == "cache":
        return "a training step holds no cache"
    return ""


def quantity(name: str) -> Quantity:
    """A quantity by name.

    Raises:
        GrammarError: no such quantity, with what there is.
    """
    from difflib import get_close_matches

    known = quantities()
    if name in known:
        return known[name]
    near = get_close_matches(name, known, n=3, cutoff=0.6)
    every = f"{', '.join(PHASES)} with {', '.join(_OF_PHASE)}; elements.ROLE, bytes.ROLE; {', '.join(_COUNTS)}"
    raise GrammarError(f"unknown quantity {name!r}", hint=f"did you mean {' or '.join(near)}?" if near else every)

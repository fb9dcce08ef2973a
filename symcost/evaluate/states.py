"""Whether a policy has a dtype for what an optimizer keeps."""

from __future__ import annotations

from symcost.errors import UsageError
from symcost.ir import optimizers
from symcost.ir.precision import Precision
from symcost.ir.spec import ModelSpec


def check_states(spec: ModelSpec, precision: Precision) -> None:
    """Refuses a policy that has no dtype for what the optimizer keeps.

    Raises:
        UsageError: naming both.
    """
    row = spec.optimizer or optimizers.OPTIMIZERS[optimizers.DEFAULT]
    rules = [rule for rule in (row.rule, row.matrices, row.small) if rule is not None]
    if precision.slots.get("opt") is None and any(state.dtype == "opt" for rule in rules for state in rule.states):
        raise UsageError(
            f"precision {precision.name} has no dtype for the states that {row.name} keeps: its slot opt is none",
            hint="state a dtype for opt, or choose an optimizer without states: --optimizer sgd_plain",
        )

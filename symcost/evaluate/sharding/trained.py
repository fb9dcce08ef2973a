"""What of a training recipe no plan divides: adapters, optimizers and documents that need something whole."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.errors import UsageError
from symcost.ir.plan import Layout
from symcost.ir.spec import ModelSpec


def check_layout(spec: ModelSpec, layout: Layout) -> None:
    """Refuses a layout that divides what a recipe needs whole.

    Raises:
        UsageError: naming both, with the option that would do.
    """
    row, tuning = spec.optimizer, spec.tuning
    if row is not None and layout.zero and (row.matrices is not None or row.small is not None):
        what = "steps whole matrices" if row.matrices is not None else "chooses its states by a tensor's size"
        problem = f"--zero {layout.zero} divides states by their elements, but {row.name} {what}"
        raise UsageError(problem, hint="state --zero 0, or an optimizer that steps each element by itself")
    if tuning is not None and tuning.adapted and layout.sp and layout.plan.adapters == "one_side":
        problem = f"--sp: adapters under plan {layout.plan.name} read whole tokens"
        raise UsageError(problem, hint="add --no-sp, or choose --plan megatron")


def check_recipe(spec: ModelSpec, degrees: Mapping[str, Any]) -> None:
    """Refuses degrees that divide what a recipe needs whole; numbers, or arrays of them.

    Raises:
        UsageError: naming both, with the option that would do.
    """
    tuning = spec.tuning
    if tuning is not None and tuning.magnitude and _above_one(degrees, "tp"):
        problem = f"--tp {degrees['tp']}: the lengths that --train dora takes are of whole columns"
        raise UsageError(problem, hint="leave --tp out, or choose --train lora")
    stacked = sorted({path for _, kind in spec.tuned for path in kind.adapters if ".experts." in f".{path}"})
    if stacked and _above_one(degrees, "tp"):
        problem = f"--tp {degrees['tp']}: the adapter that is added to {stacked[0]} is of whole experts"
        raise UsageError(problem, hint="divide experts by --ep, or name other modules")
    if tuning is not None and tuning.last and _above_one(degrees, "pp"):
        problem = (
            f"--pp {degrees['pp']}: nothing flows back through stages in front of --train-layers last:{tuning.last}"
        )
        raise UsageError(problem, hint="leave --pp out, or name what is trained in every layer")
    if spec.packing is not None and _above_one(degrees, "cp"):
        problem = f"--cp {degrees['cp']} deals out chunks of equal sequences, but documents have lengths of their own"
        raise UsageError(problem, hint="leave out --cp, or --lengths")
    _check_tokens(spec, degrees.get("tp", 1))


def _check_tokens(spec: ModelSpec, ranks: Any) -> None:
    """Tokens that sequence parallelism divides, of documents one behind the other."""
    if spec.packing is None or spec.packing.padded or spec.layout is None or not spec.layout.sp:
        return
    tokens = spec.packing.sums[1]
    if _anywhere(tokens % ranks != 0):
        problem = f"--tp {ranks}: the {tokens} tokens of --lengths do not divide into as many shards"
        raise UsageError(problem, hint="add --no-sp, or state lengths with padding that divide")


def _above_one(degrees: Mapping[str, Any], name: str) -> bool:
    return _anywhere(degrees.get(name, 1) > 1)


def _anywhere(found: Any) -> bool:
    """Whether something holds: of a number, or of any element of an array."""
    return found if isinstance(found, bool) else bool(found.any())

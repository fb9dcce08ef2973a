"""Degrees and plans as a user states them, to a layout and degrees."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.sharding.schedules import schedule
from symcost.frontend.plan_file import plan
from symcost.ir.plan import Degrees, Layout, Sharding

DEGREES = ("tp", "cp", "ep", "dp", "pp", "vpp", "replicas", "microbatches")
FLAGS = ("sp", "zero", "fsdp", "schedule", "plan", "loss_parallel", "stage")
NAMES = (*DEGREES, *FLAGS)
_LARGEST_ZERO = 3
_SWITCHES, _FLAG = ("sp", "loss_parallel", "loss-parallel"), {"true": True, "false": False}


def sharding(training: bool = True, **stated: Any) -> Sharding | None:
    """How a model is divided, from options by their names; None where none is stated.

    Args:
        training: sequence parallelism is on with tensor parallelism unless stated, but for inference.

    Raises:
        UsageError: an option that says nothing, or that contradicts another.
    """
    given = {name: value for name, value in stated.items() if value is not None}
    if unknown := sorted(set(given) - set(NAMES)):
        raise UsageError(f"{unknown[0]!r} is no option of sharding", hint=f"options: {', '.join(NAMES)}")
    if not given:
        return None
    degrees = _degrees(given)
    chosen = plan(str(given.get("plan", "megatron")))
    zero = _zero(given, degrees)
    layout = Layout(
        chosen,
        sp=bool(given.get("sp", training and degrees.tp > 1)),
        loss_parallel=bool(given.get("loss_parallel", chosen.loss_parallel)),
        zero=zero,
        reshard=given.get("fsdp", "reshard") == "reshard",
    )
    return Sharding(layout, degrees)


def from_text(text: str, training: bool = True) -> Sharding | None:
    """How a model is divided, from options in one text: `tp=8,zero=1,plan=torch,sp=false`.

    Raises:
        UsageError: no NAME=VALUE, or as `sharding`.
    """
    stated: dict[str, Any] = {}
    for part in text.split(","):
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals or not value:
            raise UsageError(f"{part!r} in {text!r} is no NAME=VALUE", hint="write for instance tp=8,zero=1,plan=torch")
        number = int(value) if value.isdecimal() and name != "stage" else value
        stated[name.replace("-", "_")] = _FLAG.get(value, value) if name in _SWITCHES else number
    return sharding(training, **stated)


def _degrees(given: Mapping[str, Any]) -> Degrees:
    numbers = {name: given[name] for name in DEGREES if name in given}
    for name, number in numbers.items():
        if isinstance(number, bool) or not isinstance(number, int) or number < 1:
            raise UsageError(f"--{name} is {number!r}", hint="it must be a whole number of at least 1")
    named = schedule(str(given.get("schedule", "1f1b")))
    # The ranks that share a set of experts are data-parallel ranks: there are at least as many.
    numbers.setdefault("dp", numbers.get("ep", 1))
    numbers.setdefault("vpp", named.chunks or 1)
    stage = str(given.get("stage", "worst"))
    if stage != "worst" and not stage.isdecimal():
        raise UsageError(f"--stage is {stage!r}", hint="state worst, or the number of a stage from 0")
    return Degrees(**numbers, schedule=str(given.get("schedule", "1f1b")), stage=stage)


def _zero(given: Mapping[str, Any], degrees: Degrees) -> int:
    fsdp = given.get("fsdp")
    if fsdp not in (None, "reshard", "keep"):
        raise UsageError(f"--fsdp is {fsdp!r}", hint="state reshard or keep")
    zero = given.get("zero", _LARGEST_ZERO if fsdp else 0)
    if isinstance(zero, bool) or not isinstance(zero, int) or not 0 <= zero <= _LARGEST_ZERO:
        raise UsageError(f"--zero is {zero!r}", hint="it is a stage from 0 to 3")
    if fsdp and zero != _LARGEST_ZERO:
        raise UsageError(f"--fsdp {fsdp} shards parameters, --zero {zero} does not", hint="leave one of them out")
    return int(zero)

"""What is asked of a search for plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from symcost.errors import UsageError
from symcost.evaluate.question import Options
from symcost.evaluate.sharding.schedules import SCHEDULES
from symcost.evaluate.sharding.step import Machine
from symcost.ir.conventions import BY_NAME
from symcost.ir.plan import Plan
from symcost.ir.text.condition import Condition, parse_condition

# What `--where` may name, beside the bounds.
DEGREES = ("tp", "cp", "ep", "dp", "pp", "vpp", "replicas", "batch", "microbatches", "zero", "sp")
FIGURES = ("least_s", "least_s_overlapped", "peak_bytes")
RECOMPUTE = BY_NAME["recompute"].options
_ZERO = (0, 1, 2, 3)

# Its divisors are looked for one by one, up to its root.
_LARGEST = 10**12


@dataclass(frozen=True)
class Request:
    """A search.

    Attributes:
        devices: all of which are used. sequences: of a step, over all devices.
        options: lengths, conventions, settings and precision that every plan shares.
        plan: which axes are divided. schedules, recomputes, zeros, sequence_parallel: what is tried of each.
        uneven: whether stages of unlike length are tried where the layers do not divide.
        where: a filter over degrees. top: how many plans are told. by: what they are ordered by.
    """

    devices: int
    sequences: int
    machine: Machine
    plan: Plan
    options: Options = field(default_factory=Options)
    schedules: tuple[str, ...] = tuple(SCHEDULES)
    recomputes: tuple[str, ...] = RECOMPUTE
    zeros: tuple[int, ...] = _ZERO
    sequence_parallel: tuple[bool, ...] = (True, False)
    uneven: bool = False
    where: Condition | None = None
    top: int = 10
    by: str = "least_s"

    def __post_init__(self) -> None:
        _positive("--devices", self.devices)
        _positive("--global-batch", self.sequences)
        _positive("--top", self.top)
        _known("--schedule", self.schedules, tuple(SCHEDULES))
        _known("--recompute", self.recomputes, RECOMPUTE)
        _known("--zero", self.zeros, _ZERO)
        _known("--by", (self.by,), FIGURES)


def condition(text: str | None) -> Condition | None:
    """A filter over degrees.

    Raises:
        GrammarError: no filter, or one that names something else.
    """
    return None if text is None else parse_condition(text, DEGREES)


def _positive(name: str, number: int) -> None:
    if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= _LARGEST:
        raise UsageError(f"{name} is {number!r}", hint=f"it must be a whole number from 1 to {_LARGEST}")


def _known(name: str, stated: Sequence[object], known: Sequence[object]) -> None:
    for item in stated:
        if item not in known:
            raise UsageError(f"{name} {item}: no such choice", hint=f"known: {', '.join(map(str, known))}")
    if not stated:
        raise UsageError(f"{name} names nothing", hint=f"known: {', '.join(map(str, known))}")

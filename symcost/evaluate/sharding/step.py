"""The least time of a training step on many devices: rooflines of the stages, what they send, and the pipeline's fill.

Two bounds. Overlapped: a device computes while each of its links carries what it has to; nothing waits for a message.
Serial: nothing is sent while something is computed. Gradients are added up over data-parallel ranks once a step where
every rank keeps whole gradients (ZeRO 0 and 1), else behind every micro-batch; copies of the group add up once a step.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from symcost.errors import UsageError
from symcost.evaluate.figures import Figures
from symcost.evaluate.hardware.roofline import MEMORY, bounds
from symcost.evaluate.hardware.sheet import Hardware
from symcost.evaluate.instances import PHASES
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Number, Value
from symcost.evaluate.sharding.entries import sent
from symcost.evaluate.sharding.network import BETWEEN, WITHIN, group, group_of, way
from symcost.evaluate.sharding.schedules import Idle, schedule
from symcost.evaluate.sharding.stages import Stage
from symcost.ir.plan import Degrees

# What may reach less than its peak.
EFFICIENCIES = ("matmul", "vector", MEMORY, WITHIN, BETWEEN)


@dataclass(frozen=True)
class Machine:
    """Devices and what share of their peaks is reached, 1 where nothing is stated."""

    hardware: Hardware
    efficiency: Mapping[str, Number] = field(default_factory=dict)

    def slower(self, seconds: Value, what: str) -> Value:
        """Seconds at the stated share of a peak."""
        return seconds / self.efficiency.get(what, 1)


def check_efficiency(stated: Mapping[str, Number]) -> None:
    """Refuses what is no share of a peak.

    Raises:
        UsageError: nothing that has a peak, or a share that is not above 0 and at most 1.
    """
    for name, share in stated.items():
        if name not in EFFICIENCIES:
            raise UsageError(f"--efficiency {name}: no such peak", hint=f"peaks: {', '.join(EFFICIENCIES)}")
        if not 0 < share <= 1:
            raise UsageError(f"--efficiency {name} is {share}", hint="it must be above 0 and at most 1")


@dataclass(frozen=True)
class Pace:
    """Seconds of one stage.

    Attributes:
        forward, backward: one micro-batch's; weights: of its backward, what the gradients of weights take, which is
            taken to be as long as the forward of their matmuls.
        optimizer: once a step. sent: by link, a micro-batch; once: by link, a step.
    """

    forward: Value
    backward: Value
    weights: Value
    optimizer: Value
    sent: Mapping[str, Value]
    once: Mapping[str, Value]

    @property
    def serial(self) -> Value:
        """One micro-batch, where nothing is sent while something is computed."""
        return self.forward + self.backward + self.sent[WITHIN] + self.sent[BETWEEN]

    @property
    def overlapped(self) -> Value:
        """One micro-batch, where everything runs at once."""
        return max(self.forward + self.backward, self.sent[WITHIN], self.sent[BETWEEN])

    def idle(self, both: Value, waits: Idle, chunks: int) -> Value:
        """What another stage waits for this one."""
        seconds = waits.both * both + waits.backward * self.backward - waits.weights * self.weights
        return max(Fraction(0), Fraction(seconds) / chunks)


@dataclass(frozen=True)
class StepTime:
    """Bounds of a step, in seconds."""

    overlapped: Value
    serial: Value


def pace(figures: Figures, machine: Machine, zero: int, degrees: Degrees) -> Pace:
    """Seconds of a rank of one stage."""
    computed = _computed(figures, machine)
    links = machine.hardware.wired()
    each: dict[str, Value] = defaultdict(Fraction)
    once: dict[str, Value] = defaultdict(Fraction)
    for item in sent(figures):
        row = item.row
        ranks = group(group_of(row.direction, row.tensor), degrees, links.devices)
        over = way(row.unit, ranks, links)
        seconds = item.count * (Fraction(item.wire) / over.bandwidth + over.latency)
        rest = once if is_once(row.phase, row.direction, zero) else each
        rest[over.side] += machine.slower(seconds, over.side)
    return Pace(*computed, sent=each, once=once)


def is_once(phase: str, direction: str, zero: int) -> bool:
    """Whether something is sent once a step, and not for every micro-batch."""
    return phase == "optimizer" or direction == "replica" or (phase == "backward" and direction == "dp" and zero < 2)


def _computed(figures: Figures, machine: Machine) -> tuple[Value, Value, Value, Value]:
    """Seconds of forward, backward, the gradients of weights, and the optimizer's step."""
    times = {(kind, name): count for kind, name, _, _, count, _ in figures.module.instances}
    weighty = matmuls_with_weights_of(figures.module)
    found: dict[str, Value] = dict.fromkeys((*PHASES, "weights", "optimizer"), Fraction(0))
    for place, phases in bounds(figures, machine.hardware, machine.efficiency).items():
        count = figures.counts[times[place]]
        for phase, bound in phases.items():
            found[phase] += bound.seconds * count
        if place in weighty:
            found["weights"] += phases["forward"].seconds * count
    return found["forward"], found["backward"], found["weights"], found["optimizer"]


def matmuls_with_weights_of(module: Module) -> set[tuple[str, str]]:
    """Instances that multiply by weights of their own, or of the instance that lends them."""
    owners = {place[:2] for place, (role, *_) in module.tensors.items() if role == "param"}
    borrowers = {(kind, name) for kind, name, _, _, _, lender in module.instances if lender}
    multiply = {
        (row.kind, row.component)
        for row in module.rows
        if (row.quantity, row.phase, row.unit) == ("flops", "forward", "matmul")
    }
    return (owners | borrowers) & multiply


def step_time(stages: Sequence[Stage], machine: Machine, degrees: Degrees, zero: int) -> StepTime:
    """Bounds of a whole step over all stages of a pipeline."""
    paces = [(pace(stage.figures, machine, zero, degrees), 1) for stage in stages]
    return step_of(paces, degrees)


def step_of(paces: Sequence[tuple[Pace, int]], degrees: Degrees) -> StepTime:
    """Bounds of a step, from stages of every sort and how many there are of each."""
    batches = degrees.microbatches
    filled = _filled(paces, degrees, lambda one: one.overlapped)
    least = filled + max(one.optimizer for one, _ in paces)
    carried = [batches * one.sent[side] + one.once[side] for one, _ in paces for side in (WITHIN, BETWEEN)]
    last = max(one.optimizer + one.once[WITHIN] + one.once[BETWEEN] for one, _ in paces)
    return StepTime(max(least, *carried), _filled(paces, degrees, lambda one: one.serial) + last)


def _filled(paces: Sequence[tuple[Pace, int]], degrees: Degrees, each: Callable[[Pace], Value]) -> Value:
    """The slowest stage runs every micro-batch and waits for each of the others once; one passes through all stages."""
    row = schedule(degrees.schedule)
    idle = [(one.idle(each(one), row.idle, degrees.vpp), number) for one, number in paces]
    waited = sum(seconds * number for seconds, number in idle) - max(seconds for seconds, _ in idle)
    passed = sum(number * (each(one) - (one.weights if row.split else 0)) for one, number in paces)
    return max(degrees.microbatches * max(each(one) for one, _ in paces) + waited, passed)

"""Roofline: the least time that a component can take on a device, and what holds it back.

A bound, not a prediction: each unit and the memory are taken at their peak and all at once, so that a phase takes at
least as long as the slowest of them. A unit whose peak a hardware file leaves out bounds nothing.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from symcost.evaluate.breakdown import multiplicity
from symcost.evaluate.figures import Figures, add, dtype
from symcost.evaluate.hardware.sheet import UNITS, Hardware
from symcost.evaluate.instances import ALL_PHASES, PHASES
from symcost.evaluate.numbers import Number, Value

MEMORY = "memory"
# Every peak is reached.
PEAKS: Mapping[str, Number] = MappingProxyType({})


@dataclass(frozen=True)
class Bound:
    """The least time of one phase of one instance, in seconds, and what takes as long."""

    seconds: Value
    binds: str


def reads_least(figures: Figures) -> bool:
    """Whether bounds take fewer experts than the figures: a batch may read as few as one token visits."""
    return figures.question.inference or figures.question.conventions.get("expert_hits") == "min"


def bounded(figures: Figures) -> Figures:
    """The figures that a lower bound is made of: experts hit are those of one token, or what training expects.

    With `min` every expert counts as read that the batch could visit, which is no least; nor is what a served model
    expects to read.
    """
    if not reads_least(figures) or "expert_hits" not in figures.question.conventions:
        return figures
    conventions = {**figures.question.conventions, "expert_hits": "least"}
    question = replace(figures.question, conventions=conventions)
    values = figures.module.components({**figures.sizes, **conventions})
    return replace(figures, question=question, values=values)


def least_reads(conventions: Mapping[str, str]) -> dict[str, str]:
    """Conventions that a bound of a training step takes in place of its question's."""
    return {"expert_hits": "least"} if conventions.get("expert_hits") == "min" else {}


def bounds(
    figures: Figures, hardware: Hardware, efficiency: Mapping[str, Number] = PEAKS
) -> dict[tuple[str, str], dict[str, Bound]]:
    """Bounds of every instance of the model that has work, by kind and name, then by phase.

    Args:
        efficiency: shares of the peaks of units and memory that are reached, where they are not 1.

    Raises:
        UsageError: the file states no peak for a dtype that the model computes in.
    """
    figures = bounded(figures)
    found: dict[tuple[str, str], dict[str, Bound]] = {}
    for kind, name, _, _, times, _ in figures.module.instances:
        if figures.counts[times] != 0:
            found[kind, name] = {
                phase: _bound(figures, hardware, efficiency, kind, name, phase) for phase in ALL_PHASES
            }
    return found


def _bound(
    figures: Figures, hardware: Hardware, efficiency: Mapping[str, Number], kind: str, component: str, phase: str
) -> Bound:
    seconds: dict[str, Value] = defaultdict(Fraction)
    for row, value in figures.by_instance.get((kind, component), ()):
        if row.phase != phase or value == 0:
            continue
        if row.quantity == "hbm_bytes":
            seconds[MEMORY] += value / hardware.bandwidth
        elif row.quantity == "flops":
            slot = dtype(figures.question.precision, row.slot, value)
            peak = hardware.flops(row.unit, slot) if slot else None
            if peak is not None:
                seconds[row.unit] += value / peak
    for side, share in efficiency.items():
        if side in seconds:
            seconds[side] /= share
    # Where two take equally long the unit is named: more bandwidth alone would not help.
    order = (*UNITS, MEMORY)
    binds = max(order, key=lambda side: seconds.get(side, 0))
    return Bound(seconds.get(binds, Fraction(0)), binds if seconds else "")


def step_bounds(figures: Figures, hardware: Hardware) -> dict[str, Value]:
    """The least time of each phase over the whole model, and of a step: its components run one after the other.

    Forward and backward are those of a micro-batch. A step has `grad_accum` of them, of which the first adds to no
    earlier gradients.
    """
    found = _phases(figures, hardware)
    if figures.question.inference:
        return {"forward": found["forward"], "step": found["forward"]}
    batches, step = figures.sizes.get("grad_accum", 1), found["optimizer"]
    if batches > 1:
        first = _phases(_first_micro_batch(figures), hardware)
        step += sum(first[phase] for phase in PHASES)
        batches -= 1
    return {**found, "step": step + batches * sum(found[phase] for phase in PHASES)}


def _phases(figures: Figures, hardware: Hardware) -> dict[str, Value]:
    times = {(kind, name): count for kind, name, _, _, count, _ in figures.module.instances}
    found: dict[str, Value] = dict.fromkeys(ALL_PHASES, Fraction(0))
    for place, phases in bounds(figures, hardware).items():
        for phase, bound in phases.items():
            found[phase] += bound.seconds * figures.counts[times[place]]
    return found


def _first_micro_batch(figures: Figures) -> Figures:
    """The same question for a step of one micro-batch, which writes its gradients."""
    sizes = {**figures.sizes, "grad_accum": 1}
    return replace(figures, sizes=sizes, values=figures.module.components({**sizes, **figures.question.conventions}))


def bound_rows(figures: Figures, hardware: Hardware, by: str) -> Iterator[tuple[str, str, str, Bound]]:
    """(kind, component, phase, bound) of every instance, or of one layer of every kind; none for the whole model."""
    summed: dict[tuple[str, str], dict[str, Value]] = defaultdict(lambda: defaultdict(Fraction))
    for (kind, name), phases in bounds(figures, hardware).items():
        for phase in (phase for phase in ALL_PHASES if phases[phase].binds):
            if by == "component":
                yield kind, name, phase, phases[phase]
            else:
                count = multiplicity(figures, kind, _times(figures, kind, name))
                summed[kind, phase][phases[phase].binds] += count * phases[phase].seconds
    for (kind, phase), sides in summed.items() if by == "kind" else ():
        yield kind, "", phase, Bound(add(sides.values()), max(sorted(sides), key=lambda side: sides[side]))


def _experts_read(figures: Figures) -> dict[str, str]:
    """The convention that a model with experts is bounded under."""
    hits = bounded(figures).question.conventions.get("expert_hits")
    return {"expert_hits": str(hits)} if figures.sizes.get("experts") and hits else {}


def _times(figures: Figures, kind: str, name: str) -> str:
    return next(item[4] for item in figures.module.instances if item[:2] == (kind, name))


def roofline_entry(figures: Figures, hardware: Hardware) -> dict[str, Any]:
    """The `roofline` of the result; seconds are exact fractions."""
    show = figures.show
    listed = [
        {
            "kind": kind,
            "name": name,
            **{
                phase: {"seconds": show(bound.seconds), "binds": bound.binds}
                for phase, bound in phases.items()
                if bound.binds
            },
        }
        for (kind, name), phases in bounds(figures, hardware).items()
    ]
    entry: dict[str, Any] = {
        "hardware": hardware.name,
        "source": hardware.source,
        "peak": {unit: {name: show(value) for name, value in peaks.items()} for unit, peaks in hardware.peak.items()},
        "bandwidth": show(hardware.bandwidth),
        "memory": show(hardware.memory),
        **_experts_read(figures),
        "lower_bound_seconds": {phase: show(seconds) for phase, seconds in step_bounds(figures, hardware).items()},
        "components": [entry for entry in listed if len(entry) > 2],
    }
    if figures.memory:
        peak = figures.memory["peak"]
        entry |= {"peak_bytes": show(peak), "fits": bool(peak <= hardware.memory)}
    return entry

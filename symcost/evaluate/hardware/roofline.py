"""Roofline: the least time that a component can take on a device, and what holds it back.

A bound, not a prediction: each unit and the memory are taken at their peak and all at once, so that a phase takes at
least as long as the slowest of them. A unit whose peak a hardware file leaves out bounds nothing.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from symcost.evaluate.figures import Figures, dtype
from symcost.evaluate.hardware.sheet import UNITS, Hardware
from symcost.evaluate.instances import PHASES
from symcost.evaluate.numbers import Value

ALL_PHASES = (*PHASES, "optimizer")
MEMORY = "memory"


@dataclass(frozen=True)
class Bound:
    """The least time of one phase of one instance, in seconds, and what takes as long."""

    seconds: Value
    binds: str


def bounds(figures: Figures, hardware: Hardware) -> dict[tuple[str, str], dict[str, Bound]]:
    """Bounds of every instance of the model that has work, by kind and name, then by phase.

    Raises:
        UsageError: the file states no peak for a dtype that the model computes in.
    """
    found: dict[tuple[str, str], dict[str, Bound]] = {}
    for kind, name, _, _, times, _ in figures.module.instances:
        if figures.counts[times] != 0:
            found[kind, name] = {phase: _bound(figures, hardware, kind, name, phase) for phase in ALL_PHASES}
    return found


def _bound(figures: Figures, hardware: Hardware, kind: str, component: str, phase: str) -> Bound:
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
    # Where two take equally long the unit is named: more bandwidth alone would not help.
    order = (*UNITS, MEMORY)
    binds = max(order, key=lambda side: seconds.get(side, 0))
    return Bound(seconds.get(binds, Fraction(0)), binds if seconds else "")


def step_bounds(figures: Figures, hardware: Hardware) -> dict[str, Value]:
    """The least time of each phase over the whole model, and of a step: its components run one after the other.

    Forward and backward are those of a micro-batch, of which a step has `grad_accum`.
    """
    times = {(kind, name): count for kind, name, _, _, count, _ in figures.module.instances}
    found: dict[str, Value] = dict.fromkeys(ALL_PHASES, Fraction(0))
    for place, phases in bounds(figures, hardware).items():
        for phase, bound in phases.items():
            found[phase] += bound.seconds * figures.counts[times[place]]
    batches = figures.sizes.get("grad_accum", 1)
    return {**found, "step": batches * sum(found[phase] for phase in PHASES) + found["optimizer"]}


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
        "lower_bound_seconds": {phase: show(seconds) for phase, seconds in step_bounds(figures, hardware).items()},
        "components": [entry for entry in listed if len(entry) > 2],
    }
    if figures.memory:
        peak = figures.memory["peak"]
        entry |= {"peak_bytes": show(peak), "fits": bool(peak <= hardware.memory)}
    return entry

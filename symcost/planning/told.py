"""What a table of plans says: its heading, its columns, and what the bounds are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from symcost.evaluate import units
from symcost.planning.plans import Ahead, Plans
from symcost.planning.space import Point
from symcost.planning.words import said, sharded

FRONT = "Memory against time: no plan that fits has less of both"
# Rows of the front that a table shows.
_SHOWN = 12
# Column -> cell, and what is not worth a column where all plans have it.
_COLUMNS: dict[str, tuple[Callable[[Point], str], str]] = {
    "tp": (lambda point: str(point.degrees.tp), ""),
    "cp": (lambda point: str(point.degrees.cp), "1"),
    "ep": (lambda point: str(point.degrees.ep), "1"),
    "dp": (lambda point: str(point.degrees.dp), ""),
    "copies": (lambda point: str(point.degrees.replicas), "1"),
    "pp": (lambda point: str(point.degrees.pp), ""),
    "vpp": (lambda point: str(point.degrees.vpp), "1"),
    "batch": (lambda point: f"{point.batch}x{point.degrees.microbatches}", ""),
    "schedule": (lambda point: point.degrees.schedule if point.degrees.pp > 1 else "-", "-"),
    "zero": (sharded, ""),
    "sp": (lambda point: ("yes" if point.layout.sp else "no") if point.degrees.tp > 1 else "-", "-"),
    "recompute": (lambda point: point.recompute, ""),
}


def heading(found: Plans) -> list[str]:
    """What was asked, and how many plans there are."""
    request, hardware = found.request, found.request.machine.hardware
    asked = f"{request.sequences} sequences of {found.seq} tokens a step"
    told = f"{found.legal:,} legal plans in {units.seconds(Fraction(found.seconds))}"
    return [
        f"{found.model.name} on {request.devices} x {hardware.name}, {asked}",
        f"{told}, of which {found.fitting:,} fit {units.size(hardware.memory)}",
    ]


def columns(points: Sequence[Point]) -> list[str]:
    """Columns in which plans differ, or that say what a plan is."""
    return [name for name, (cell, usual) in _COLUMNS.items() if not usual or any(cell(p) != usual for p in points)]


def rows(found: Plans) -> list[list[str]]:
    """The best plans."""
    heads = columns([plan.point for plan in found.best])
    return [
        [
            units.seconds(plan.serial),
            units.seconds(plan.overlapped),
            units.size(plan.peak),
            *(_COLUMNS[name][0](plan.point) for name in heads),
        ]
        for plan in found.best
    ]


def front_rows(found: Plans) -> tuple[list[Point], list[list[str]]]:
    """The front, or of a long one some plans from end to end."""
    chosen = spread(found.front)
    points = [ahead.point for ahead in chosen]
    heads = columns(points)
    cells = [
        [
            units.seconds(Fraction(ahead.seconds)),
            units.size(ahead.peak),
            *(_COLUMNS[name][0](ahead.point) for name in heads),
        ]
        for ahead in chosen
    ]
    return points, cells


def spread(front: Sequence[Ahead]) -> list[Ahead]:
    """Both ends, and plans between them in even steps."""
    if len(front) <= _SHOWN:
        return list(front)
    places = [round(step * (len(front) - 1) / (_SHOWN - 1)) for step in range(_SHOWN)]
    return [front[place] for place in dict.fromkeys(places)]


def notes(found: Plans) -> list[str]:
    """What the numbers are."""
    machine = found.request.machine
    shares = ", ".join(f"{name} {float(share):g}" for name, share in machine.efficiency.items())
    reached = f"at these shares of their peaks: {shares}" if shares else "all at their peaks"
    more = len(found.front) - len(spread(found.front))
    told = [f"{len(spread(found.front))} of {len(found.front)} plans of the front are shown"] if more else []
    return [
        *told,
        "step: a bound where nothing is sent while something is computed; overlapped: a bound where everything runs at",
        f"once. Rooflines of every operator, messages over links, waiting in the pipeline, {reached}.",
        "batch: sequences of a micro-batch x micro-batches; zero: stage, 3 keep: parameters are gathered once.",
        f"first plan: symcost eval {found.model.name} --seq {found.seq} {said(found.best[0].point)}",
    ]

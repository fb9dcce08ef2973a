"""One plan through the exact evaluator, as `symcost eval` prices it: what a search is checked against."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from symcost.evaluate.result import evaluate
from symcost.evaluate.sharding.degrees import check_degrees
from symcost.evaluate.sharding.stages import Stage, questions
from symcost.evaluate.sharding.step import Machine, Pace, pace, step_of
from symcost.planning.space import Point
from symcost.planning.subject import Subject


@dataclass(frozen=True)
class Priced:
    """A plan and what it comes to, exactly.

    Attributes:
        peak: bytes of the fullest rank. stage: its stage.
    """

    point: Point
    peak: int
    overlapped: Fraction
    serial: Fraction
    stage: int = 0

    @property
    def figures(self) -> dict[str, Fraction | int]:
        """By the names that plans are ordered by."""
        return {"least_s": self.serial, "least_s_overlapped": self.overlapped, "peak_bytes": self.peak}


def priced(subject: Subject, point: Point, machine: Machine | None = None) -> Priced:
    """Peak and bounds of a plan.

    Stages that are alike are evaluated once, the one with most micro-batches in flight.

    Raises:
        UsageError: degrees that do not divide the model.
    """
    layout = replace(point.layout, plan=replace(point.layout.plan, stages=point.lengths))
    question = subject.question(layout, point.degrees, point.batch, point.recompute)
    module = subject.module(layout)
    check_degrees(subject.spec(layout), module, question)
    alike: dict[tuple[object, ...], list[tuple[int, int, int]]] = {}
    asked = {}
    for row, stage in questions(question):
        key = tuple(value for name, value in stage.sizes.items() if name != "in_flight")
        alike.setdefault(key, []).append(row)
        asked[row] = stage
    stages, paces = [], list[tuple[Pace, int]]()
    for rows in alike.values():
        fullest = max(rows, key=lambda row: row[2])
        figures = evaluate(module, asked[fullest])
        stages.append(Stage(*fullest, figures))
        paces.append((pace(figures, machine or subject.request.machine, layout.zero, point.degrees), len(rows)))
    worst = max(stages, key=lambda stage: (stage.peak, -stage.index))
    time = step_of(paces, point.degrees)
    return Priced(point, worst.peak, Fraction(time.overlapped), Fraction(time.serial), worst.index)

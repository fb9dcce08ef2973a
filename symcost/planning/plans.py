"""The answer to a search for plans: the best, priced once more by the exact evaluator, and the front beside them."""

from __future__ import annotations

from dataclasses import dataclass

from symcost.api.model import Model
from symcost.errors import UsageError, VerifyError
from symcost.evaluate import units
from symcost.evaluate.sharding.step import check_efficiency
from symcost.planning.exact import Priced, priced
from symcost.planning.request import Request
from symcost.planning.search import Found, Search
from symcost.planning.space import Point, refused
from symcost.planning.subject import Subject
from symcost.planning.words import said


@dataclass(frozen=True)
class Ahead:
    """A plan of the front: no other that fits has both less memory and less time."""

    point: Point
    peak: int
    seconds: float


@dataclass(frozen=True)
class Plans:
    """The answer.

    Attributes:
        legal, fitting: numbers of plans. seconds: that the search took.
        best: in order. front: memory rising, time falling.
    """

    model: Model
    request: Request
    seq: int
    legal: int
    fitting: int
    seconds: float
    best: tuple[Priced, ...]
    front: tuple[Ahead, ...]
    warnings: tuple[str, ...] = ()


def plans(model: Model, request: Request) -> Plans:
    """Every legal plan of a model on devices; those that fit, ordered by the least time of a step.

    Raises:
        UsageError: no links, shares of peaks that are none, or no plan that is legal, or that fits.
    """
    check_efficiency(request.machine.efficiency)
    request.machine.hardware.wired()
    subject = Subject(model, request)
    found = Search(subject).run()
    if not found.legal:
        raise refused(subject)
    if not found.fitting:
        raise _too_large(subject, found)
    best = sorted((priced(subject, point) for point in found.best), key=lambda plan: _order(plan, request.by))
    for plan in best:
        if plan.peak > request.machine.hardware.memory:
            raise VerifyError(f"the plan {said(plan.point)} was said to fit and does not", where=model.name)
    question = subject.shared_question(subject.layout(sp=False, zero=0))
    front = tuple(Ahead(*row) for row in found.front)
    return Plans(
        model,
        request,
        int(question.sizes.get("seq", 0)),  # type: ignore[arg-type]
        found.legal,
        found.fitting,
        found.seconds,
        tuple(best),
        front,
        question.warnings,
    )


def _order(plan: Priced, by: str) -> tuple[object, ...]:
    """By what is asked for, then by the other bounds, then by what a plan is, simple ones first."""
    figures, point = plan.figures, plan.point
    degrees, layout = point.degrees, point.layout
    several = (degrees.pp, degrees.tp, degrees.cp, degrees.ep, degrees.vpp, degrees.replicas, point.batch)
    choices = (degrees.schedule, layout.zero, not layout.reshard, layout.sp, point.recompute)
    return (figures[by], figures["least_s"], figures["least_s_overlapped"], figures["peak_bytes"], *several, *choices)


def _too_large(subject: Subject, found: Found) -> UsageError:
    """The error for a model for which every plan needs more than the devices have."""
    request = subject.request
    (least,) = found.least
    plan, hardware = priced(subject, least), request.machine.hardware
    return UsageError(
        f"none of {found.legal:,} legal plans fits {units.size(hardware.memory)} of {hardware.name}: the least is "
        f"{units.size(plan.peak)} ({plan.peak} bytes), by {said(least)}",
        hint="state more --devices, shorter --seq, devices with more memory, or leave out what keeps plans away",
    )

"""The plans that are legal: factors of the devices that divide the model, schedules, and micro-batches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.question import Question
from symcost.evaluate.sharding.schedules import SCHEDULES, runs
from symcost.evaluate.sharding.stages import layers_of, questions
from symcost.ir.plan import Degrees, Layout, Sharding
from symcost.planning.request import Request
from symcost.planning.subject import Subject

Mesh = tuple[int, int, int]


@dataclass(frozen=True)
class Sort:
    """Stages of a pipeline that are alike but for what they hold in flight.

    Attributes:
        ranks: which stages these are. sizes: counts of layers and ends, by the name of their size.
    """

    ranks: tuple[int, ...]
    sizes: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Shape:
    """How a step runs through a pipeline, whatever the rest of the mesh is.

    Attributes:
        lengths: layers of every chunk, where they are not equal.
        sorts: its stages.
    """

    schedule: str
    pp: int
    vpp: int
    lengths: tuple[int, ...]
    sorts: tuple[Sort, ...]

    def runs(self, microbatches: Any) -> Any:
        """Where it runs so many micro-batches."""
        return runs(self.schedule, self.pp, self.vpp, microbatches) if self.pp > 1 else True


@dataclass(frozen=True)
class Point:
    """One plan."""

    layout: Layout
    degrees: Degrees
    batch: int
    recompute: str
    lengths: tuple[int, ...] = ()


@cache
def divisors(number: int) -> tuple[int, ...]:
    """All of them, the smallest first."""
    small = [d for d in range(1, int(number**0.5) + 1) if number % d == 0]
    return tuple(sorted({*small, *(number // d for d in small)}))


def layouts(request: Request) -> Iterator[Layout]:
    """Every way to divide operators and states, of which some need ranks to divide them over."""
    for sp in dict.fromkeys(request.sequence_parallel):
        for zero in sorted(set(request.zeros)):
            for reshard in (True, False) if zero == 3 else (True,):
                plan = replace(request.plan, stages=())
                yield Layout(plan, sp, plan.loss_parallel, zero, reshard)


def meshes(subject: Subject, sp: bool) -> tuple[Mesh, ...]:
    """Degrees of tensor, context and expert parallelism that divide the model, whatever the others are."""
    layout, devices = subject.layout(sp=sp, zero=0), subject.request.devices
    has_experts = "moe_experts" in {item[2] for item in subject.module(layout).instances}
    found = []
    for tp in divisors(devices):
        if (sp and tp == 1) or not subject.legal(layout, Degrees(tp=tp)):
            continue
        for cp in divisors(devices // tp):
            if cp > 1 and not subject.legal(layout, Degrees(tp=tp, cp=cp)):
                continue
            for ep in divisors(devices // (tp * cp)) if has_experts else (1,):
                if ep == 1 or subject.legal(layout, Degrees(tp=tp, cp=cp, ep=ep, dp=ep)):
                    found.append((tp, cp, ep))
    return tuple(found)


def pipelines(subject: Subject) -> dict[int, tuple[Shape, ...]]:
    """Every pipeline by its number of stages."""
    layout = subject.layout(sp=False, zero=0)
    question, found = subject.shared_question(layout), {}
    stated = subject.request.plan.stages
    for pp in divisors(subject.request.devices):
        if pp > layers_of(question):
            break
        if pp > 1 and not subject.legal(layout, Degrees(pp=pp, microbatches=2 * pp)):
            continue
        shapes = [_shape(question, layout, *case) for case in _cases(subject.request, question, pp, stated)]
        if shapes:
            found[pp] = tuple(shapes)
    return found


def _cases(
    request: Request, question: Question, pp: int, stated: tuple[int, ...]
) -> Iterator[tuple[str, int, int, tuple[int, ...]]]:
    """Schedule, stages, chunks of a stage, and layers of every chunk where they are not equal."""
    if pp == 1:
        # One stage has no order to choose.
        yield "1f1b", 1, 1, ()
        return
    layers = layers_of(question)
    for name in dict.fromkeys(request.schedules):
        row = SCHEDULES[name]
        for vpp in (row.chunks,) if row.chunks else range(row.least, layers // pp + 1):
            chunks = pp * vpp
            if stated:
                if len(stated) == chunks and sum(stated) == layers:
                    yield name, pp, vpp, stated
            elif layers % chunks == 0:
                yield name, pp, vpp, ()
            elif request.uneven and chunks < layers:
                yield name, pp, vpp, dealt(layers, chunks)


def dealt(layers: int, chunks: int) -> tuple[int, ...]:
    """Layers dealt out to chunks as evenly as they go; the last, then the first chunks have one less.

    The last chunk has the head beside its layers, and the first ones the most micro-batches in flight.
    """
    least, more = divmod(layers, chunks)
    return (*(least for _ in range(chunks - 1 - more)), *(least + 1 for _ in range(more)), least)


def _shape(question: Question, layout: Layout, name: str, pp: int, vpp: int, lengths: tuple[int, ...]) -> Shape:
    plan = replace(layout.plan, stages=lengths)
    degrees = Degrees(pp=pp, vpp=vpp, schedule=name, microbatches=2 * pp)
    asked = replace(question, sharding=Sharding(replace(layout, plan=plan), degrees))
    ranks: dict[tuple[tuple[str, int], ...], list[int]] = {}
    for (rank, _, _), stage in questions(asked):
        changed = tuple(
            (size, value)
            for size, value in stage.sizes.items()
            if size in ("first_stage", "last_stage") or size == "layers" or size.endswith("_layers")
        )
        ranks.setdefault(changed, []).append(rank)  # type: ignore[arg-type]
    sorts = tuple(Sort(tuple(found), sizes) for sizes, found in ranks.items())
    return Shape(name, pp, vpp, lengths, sorts)


def refused(subject: Subject) -> UsageError:
    """The error for devices and a batch that no plan can use."""
    request = subject.request
    shapes, known = pipelines(subject), meshes(subject, False)
    groups = {request.devices // (pp * tp * cp) for pp in shapes for tp, cp, ep in known if _fits(request, pp, tp, cp)}
    if not groups:
        hint = "divisors of the model's heads, widths, vocabulary, experts and layers make devices that it can use"
        return UsageError(f"--devices {request.devices}: no legal plan uses them all", hint=hint)
    least = min(groups)
    if request.where is None and request.sequences % least:
        return UsageError(
            f"--global-batch {request.sequences} does not divide over the data-parallel ranks of any plan of "
            f"{request.devices} devices, which are {least} or more",
            hint=f"state a multiple of {least}",
        )
    hint = "leave out --where, --schedule, --zero or --sp, or state a larger --global-batch"
    return UsageError(f"no legal plan of {request.devices} devices is left to choose from", hint=hint)


def _fits(request: Request, pp: int, tp: int, cp: int) -> bool:
    return request.devices % (pp * tp * cp) == 0

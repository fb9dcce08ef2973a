"""The search: bounds and bytes of every legal plan, by tables over degrees and a few operations for each plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Any

import numpy as np

from symcost.evaluate.sharding.network import BETWEEN, WITHIN
from symcost.evaluate.sharding.schedules import SCHEDULES, in_flight
from symcost.garbage_collection import no_collection
from symcost.ir.plan import Degrees, Layout
from symcost.planning.choice import Best, Front
from symcost.planning.grid import Grid
from symcost.planning.rows import Rows
from symcost.planning.space import Mesh, Point, Shape, Sort, layouts, meshes, pipelines
from symcost.planning.subject import Subject
from symcost.planning.tables import Held, Meshes, Shared, Tables, Work

Array = Any


@dataclass(frozen=True)
class Block:
    """Plans that are bounded together: all of a grid through one pipeline."""

    grid: Grid
    shape: Shape
    recompute: str

    def point(self, place: int) -> Point:
        return self.grid.point(place, self.shape, self.recompute)


@dataclass
class Found:
    """What a search found.

    Attributes:
        legal, fitting: numbers of plans. seconds: of the search, modules not counted.
        best, least: plans, as floating point orders them. front: with bytes and seconds.
    """

    legal: int = 0
    fitting: int = 0
    seconds: float = 0.0
    best: list[Point] = field(default_factory=list)
    front: list[tuple[Point, int, float]] = field(default_factory=list)
    least: list[Point] = field(default_factory=list)


class Search:
    """One search over all layouts, recomputations, pipelines and grids."""

    def __init__(self, subject: Subject) -> None:
        self.subject, self.request = subject, subject.request
        self.memory = float(subject.request.machine.hardware.memory)
        self.blocks: list[Block] = []
        self.found = Found()
        self._best, self._least = Best(self.request.top), Best(1)
        self._front = Front(self.memory)
        self._axes: dict[tuple[Degrees, ...], Meshes] = {}

    @no_collection()
    def run(self) -> Found:
        """Everything; modules are compiled, or come from the cache, before time is taken."""
        own = list(layouts(self.request))
        self.subject.compile(own)
        rows = {layout: Rows(self.subject, layout) for layout in own}
        for sp in (False, *{layout.sp for layout in own}):
            self.subject.shared_question(self.subject.layout(sp=sp, zero=0))
        began = perf_counter()
        shapes = pipelines(self.subject)
        known = {sp: meshes(self.subject, sp) for sp in {layout.sp for layout in own}}
        for sp, triples in known.items():
            for pp, several in shapes.items():
                self._stages(pp, several, triples, {layout: rows[layout] for layout in own if layout.sp == sp})
        found = self.found
        found.best, found.least = (
            [self.blocks[block].point(place) for block, place in kept.chosen()] for kept in (self._best, self._least)
        )
        found.front = [
            (self.blocks[int(block)].point(int(place)), int(peak), float(seconds))
            for peak, seconds, block, place in self._front.rows.T
        ]
        found.seconds = perf_counter() - began
        return found

    def _stages(self, pp: int, shapes: Sequence[Shape], triples: Sequence[Mesh], rows: dict[Layout, Rows]) -> None:
        """Every plan of so many stages."""
        sorts = [sort for shape in shapes for sort in shape.sorts]
        chunks = [shape.vpp for shape in shapes for _ in shape.sorts]
        alone = list({sort.sizes: sort for sort in sorts}.values())
        works: dict[str, tuple[Work, Held]] = {}
        spread: dict[tuple[str, bool], tuple[Work, Held]] = {}
        places: dict[bool, Grid] = {}
        for layout, own in rows.items():
            sharded = layout.zero > 0
            if sharded not in places:
                places[sharded] = Grid.over(self.request, layout, pp, triples)
            grid = replace(places[sharded], layout=layout)
            if not grid.groups:
                continue
            groups = self._meshes(grid.groups)
            shared = Tables(own, layout, "none").shared(sorts, chunks, groups)
            for recompute in dict.fromkeys(self.request.recomputes):
                tables = Tables(own, layout, recompute)
                if recompute not in works:
                    whole = self._meshes(self._whole(grid))
                    works[recompute] = (
                        tables.work(sorts, chunks, whole, grid.batches),
                        tables.moments(alone, whole, grid.batches),
                    )
                if (recompute, sharded) not in spread:
                    work, moments = works[recompute]
                    spread[recompute, sharded] = work.at(grid.of), moments.at(grid.of)
                work, moments = spread[recompute, sharded]
                held = tables.held(alone, groups, grid.batches, moments)
                self._shapes(grid, shapes, recompute, alone, (work, shared, held))

    def _whole(self, grid: Grid) -> tuple[Degrees, ...]:
        """Every mesh with all of its data-parallel ranks in one group."""
        rest = self.request.devices // grid.pp
        return tuple(Degrees(tp=tp, cp=cp, ep=ep, dp=rest // (tp * cp), pp=grid.pp) for tp, cp, ep in grid.meshes)

    def _meshes(self, degrees: tuple[Degrees, ...]) -> Meshes:
        """Degrees as an axis, made once."""
        if degrees not in self._axes:
            self._axes[degrees] = Meshes(degrees, self.request.machine)
        return self._axes[degrees]

    def _shapes(
        self,
        grid: Grid,
        shapes: Sequence[Shape],
        recompute: str,
        alone: Sequence[Sort],
        tables: tuple[Work, Shared, Held],
    ) -> None:
        work, shared, held = tables
        place = {sort.sizes: number for number, sort in enumerate(alone)}
        first = 0
        for shape in shapes:
            own = range(first, first + len(shape.sorts))
            first += len(shape.sorts)
            legal = grid.legal & shape.runs(grid.microbatches) & grid.filtered(shape)
            number = int(np.count_nonzero(legal))
            if not number:
                continue
            peaks = _peaks(grid, shape, held, [place[sort.sizes] for sort in shape.sorts])
            overlapped, serial = _seconds(grid, shape, work, shared, own)
            self._keep(Block(grid, shape, recompute), legal, number, peaks, overlapped, serial)

    def _keep(self, block: Block, legal: Array, number: int, peaks: Array, overlapped: Array, serial: Array) -> None:
        self.found.legal += number
        peaks, overlapped, serial = (np.broadcast_to(array, legal.shape) for array in (peaks, overlapped, serial))
        fits = legal & (peaks <= self.memory)
        fitting = int(np.count_nonzero(fits))
        self.found.fitting += fitting
        self.blocks.append(block)
        place = len(self.blocks) - 1
        if not self.found.fitting:
            self._least.add(np.where(legal, peaks, np.inf), serial, peaks, place)
        if not fitting:
            return
        named = {"least_s": serial, "least_s_overlapped": overlapped, "peak_bytes": peaks}
        key, second = named[self.request.by], overlapped if self.request.by == "least_s" else serial
        self._best.add(np.where(fits, key, np.inf), second, peaks, place)
        seconds = serial if self.request.by == "peak_bytes" else key
        self._front.add(peaks, np.where(fits, seconds, np.inf), place)


def _peaks(grid: Grid, shape: Shape, held: Held, places: Sequence[int]) -> Array:
    """Bytes of the fullest rank."""
    numbers, which = grid.steps
    peaks: Array = 0.0
    for sort, place in zip(shape.sorts, places, strict=True):
        counts = np.array([_held(shape, sort, int(number)) for number in numbers], dtype=float)
        # Bytes are whole: shares of what the ends keep are rounded down, as a rank's peak is. Products come first.
        peaks = np.maximum(peaks, np.floor(held.rest[place] + held.saved[place] * counts[which] / shape.vpp))
    return peaks


def _held(shape: Shape, sort: Sort, microbatches: int) -> int:
    """The most chunks that a stage of a sort holds in flight."""
    if shape.pp == 1:
        return shape.vpp
    flights = in_flight(shape.schedule, shape.pp, shape.vpp, microbatches)
    return max(flights[rank] for rank in sort.ranks)


def _seconds(grid: Grid, shape: Shape, work: Work, shared: Shared, own: range) -> tuple[Array, Array]:
    """Both bounds of a step: overlapped, and serial."""
    batches = grid.microbatches
    row = SCHEDULES[shape.schedule]
    waits = row.idle
    overlapped, serial = _Fill(), _Fill()
    carried: Array = 0.0
    last: Array = 0.0
    optimizer: Array = 0.0
    for sort, place in zip(shape.sorts, own, strict=True):
        both, backward, weights = (table[place] for table in (work.both, work.backward, work.weights))
        sent = {side: work.sent[side][place] + shared.each[side][place] for side in work.sent}
        once = {side: shared.once[side][place] for side in shared.once}
        later = waits.backward * backward - waits.weights * weights
        for fill, each in (
            (serial, both + sent[WITHIN] + sent[BETWEEN]),
            (overlapped, np.maximum(np.maximum(both, sent[WITHIN]), sent[BETWEEN])),
        ):
            idle = np.maximum(0.0, (waits.both * each + later) / shape.vpp)
            fill.add(each, idle, each - weights if row.split else each, len(sort.ranks))
        for side, seconds in sent.items():
            carried = np.maximum(carried, batches * seconds + once[side])
        step = shared.optimizer[place]
        optimizer = np.maximum(optimizer, step)
        last = np.maximum(last, step + once[WITHIN] + once[BETWEEN])
    return np.maximum(overlapped.of(batches) + optimizer, carried), serial.of(batches) + last


class _Fill:
    """The time of a pipeline, sort by sort: the slowest stage runs every micro-batch and waits for the others once.

    One micro-batch passes through all stages, one after the other.
    """

    def __init__(self) -> None:
        self.slowest: Array = 0.0
        self.waited: Array = 0.0
        self.longest: Array = 0.0
        self.passed: Array = 0.0

    def add(self, each: Array, idle: Array, passed: Array, number: int) -> None:
        """So many stages that take `each`, and that others wait for."""
        self.slowest = np.maximum(self.slowest, each)
        self.waited = self.waited + number * idle
        self.longest = np.maximum(self.longest, idle)
        self.passed = self.passed + number * passed

    def of(self, batches: Array) -> Array:
        return np.maximum(batches * self.slowest + (self.waited - self.longest), self.passed)


def every_point(subject: Subject) -> Iterator[Point]:
    """Every legal plan, one by one, by plain enumeration: what a search is checked against on small requests."""
    request = subject.request
    for layout in layouts(request):
        for pp, shapes in pipelines(subject).items():
            grid = Grid.over(request, layout, pp, meshes(subject, layout.sp))
            for shape in shapes:
                for recompute in dict.fromkeys(request.recomputes):
                    legal = grid.legal & shape.runs(grid.microbatches) & grid.filtered(shape)
                    yield from (grid.point(int(place), shape, recompute) for place in np.flatnonzero(legal))

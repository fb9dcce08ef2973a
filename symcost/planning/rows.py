"""Rows of a layout's NumPy evaluator as seconds: which of them bound what, and what each collective is carried by."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import numpy as np

from symcost.evaluate.counts import count
from symcost.evaluate.figures import dtype
from symcost.evaluate.hardware.roofline import MEMORY
from symcost.evaluate.instances import PHASES
from symcost.evaluate.sharding.network import group_of
from symcost.ir.plan import SHARED_GRADIENT, Layout
from symcost.ir.row import Row
from symcost.planning.space import Sort
from symcost.planning.subject import Subject

Array = Any
OPTIMIZER = "optimizer"


class Sent(NamedTuple):
    """A collective of one instance: places of its rows, and what decides how long it takes."""

    instance: int
    phase: str
    kind: str
    direction: str
    group: str
    number: int
    wire: int


class Worked(NamedTuple):
    """Work of one instance in one phase: places of rows by what bounds them, with seconds for one unit of each."""

    instance: int
    phase: str
    sides: tuple[tuple[str, tuple[tuple[int, float], ...]], ...]


class Rows:
    """The rows of a layout that bound a step."""

    def __init__(self, subject: Subject, layout: Layout) -> None:
        self.subject = subject
        self.raw = subject.arrays(layout)
        self.module = subject.module(layout)
        self.question = subject.shared_question(layout)
        self.rows = [Row._make(row) for row in self.raw.ROWS]
        self.instances = [item[:2] for item in self.module.instances]
        self._number = {place: number for number, place in enumerate(self.instances)}

    @cached_property
    def counts(self) -> list[str]:
        """How many the model has of each instance, as a text over sizes."""
        return [item[4] for item in self.module.instances]

    def instance_counts(self, sorts: Sequence[Sort]) -> Array:
        """How many each sort of stage has of each instance."""
        mtp = self.question.conventions.get("mtp") == "true"
        found = []
        for sort in sorts:
            sizes = {**self.question.sizes, **dict(sort.sizes), **({} if mtp else {"mtp_depth": 0})}
            found.append([float(count(text, sizes)) for text in self.counts])
        return np.array(found)

    def sent(self, *, shared: bool) -> tuple[Sent, ...]:
        """Collectives of data parallelism, of shared gradients and of the optimizer's step, or all others."""
        found: dict[tuple[str, ...], dict[str, int]] = {}
        rows: dict[tuple[str, ...], Row] = {}
        for place, row in enumerate(self.rows):
            if row.quantity in ("collectives", "wire_bytes") and self._is_shared(row) == shared:
                key = (row.kind, row.component, row.phase, row.unit, row.slot, row.direction, row.tensor)
                found.setdefault(key, {})[row.quantity] = place
                rows[key] = row
        return tuple(
            Sent(
                self._number[row.kind, row.component],
                row.phase,
                row.unit,
                row.direction,
                group_of(row.direction, row.tensor),
                places["collectives"],
                places["wire_bytes"],
            )
            for row, places in ((rows[key], places) for key, places in found.items())
        )

    def worked(self, *, shared: bool) -> tuple[Worked, ...]:
        """Work of the optimizer's step, or of forward and backward."""
        phases = (OPTIMIZER,) if shared else PHASES
        found: dict[tuple[int, str], dict[str, list[tuple[int, float]]]] = {}
        for place, row in enumerate(self.rows):
            if row.phase in phases and (side := self._side(row)) is not None:
                number = self._number[row.kind, row.component]
                found.setdefault((number, row.phase), {}).setdefault(side[0], []).append((place, side[1]))
        return tuple(
            Worked(number, phase, tuple((side, tuple(parts)) for side, parts in sides.items()))
            for (number, phase), sides in found.items()
        )

    def _side(self, row: Row) -> tuple[str, float] | None:
        """What a row is bound by, and seconds of one byte or FLOP."""
        machine = self.subject.request.machine
        if row.quantity == "hbm_bytes":
            return MEMORY, float(machine.slower(1 / machine.hardware.bandwidth, MEMORY))
        if row.quantity != "flops":
            return None
        name = dtype(self.question.precision, row.slot, 0)
        peak = machine.hardware.flops(row.unit, name) if name else None
        return None if peak is None else (row.unit, float(machine.slower(1 / peak, row.unit)))

    @staticmethod
    def _is_shared(row: Row) -> bool:
        late = row.phase == OPTIMIZER or row.tensor.startswith(SHARED_GRADIENT)
        return late or row.type == "data_parallel"

    def values(
        self, places: Sequence[int], arguments: Mapping[str, Any], function: str = "components"
    ) -> Iterator[Array]:
        """Rows by their places; an axis along which nothing changes has one element."""
        for value in self.raw.rows(tuple(places), dict(arguments), function):
            array = np.asarray(value)
            yield array[tuple(slice(0, 1) if step == 0 else slice(None) for step in array.strides)]

    def memory(self, names: Sequence[str], arguments: Mapping[str, Any]) -> dict[str, Array]:
        """Bytes of a step by names of MEMORY."""
        places = [self.raw.MEMORY.index(name) for name in names]
        return dict(zip(names, self.values(places, arguments, "memory"), strict=True))

"""Figures: a module's rows with their values, counts and dtypes, whoever computed them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from symcost.errors import VerifyError
from symcost.evaluate.counts import count
from symcost.evaluate.module import Module
from symcost.evaluate.numbers import Value, show, whole
from symcost.evaluate.question import Question
from symcost.ir.precision import DTYPE_BYTES, Precision
from symcost.ir.row import Row


@dataclass(frozen=True)
class Figures:
    """Values of one question.

    Attributes:
        values: in the order of the module's rows, for one instance each.
        totals: whole-model sums by field name.
        memory: bytes of a training step on one device: persistent, saved, peak, and transient at every named point.
        sizes: what the values were computed from, by name; symbols where a size is free.
        show: turns a value into what JSON holds.
        longer: bytes of a served model's caches, where every sequence holds one more token.
        stages: of a sharded model, every stage of its pipeline; `stage` is the one whose rank the numbers are.
    """

    module: Module
    question: Question
    values: tuple[Value, ...]
    totals: Mapping[str, Value]
    sizes: Mapping[str, Value]
    memory: Mapping[str, Value] = field(default_factory=dict)
    show: Callable[[Value], int | float | str] = show
    longer: Value = 0
    stages: tuple[Stage, ...] = ()
    stage: int = 0

    def __post_init__(self) -> None:
        if len(self.values) != len(self.module.rows):
            raise VerifyError(f"{len(self.values)} values for {len(self.module.rows)} rows", where=self.module.family)

    @cached_property
    def counts(self) -> dict[str, Value]:
        """Instances in the model, by count text."""
        texts = {row.times for row in self.module.rows} | {item[4] for item in self.module.instances}
        return {text: count(text, self.counted_sizes) for text in texts}

    @cached_property
    def counted_sizes(self) -> dict[str, Value]:
        """Sizes as counts take them: MTP blocks count only where they are asked for."""
        absent = {} if self.question.conventions.get("mtp") == "true" else {"mtp_depth": 0}
        return {**self.sizes, **absent}

    @cached_property
    def by_instance(self) -> dict[tuple[str, str], list[tuple[Row, Value]]]:
        """Rows that exist under the precision in force, by kind and component."""
        found: dict[tuple[str, str], list[tuple[Row, Value]]] = defaultdict(list)
        for row, value in zip(self.module.rows, self.values, strict=True):
            found[row.kind, row.component].append((row, value))
        return found

    def total(self, picked: Callable[[Row], bool]) -> Value:
        """The sum over the model of the rows picked."""
        return add(value * self.counts[row.times] for row, value in self.rows() if picked(row))

    def total_by_dtype(self, picked: Callable[[Row], bool]) -> dict[str, Value]:
        """The same, by dtype in alphabetical order."""
        found: dict[str, list[Value]] = defaultdict(list)
        for row, value in self.rows():
            if picked(row) and (name := dtype(self.question.precision, row.slot, value)):
                found[name].append(value * self.counts[row.times])
        return {name: add(found[name]) for name in sorted(found)}

    def rows(self) -> Iterable[tuple[Row, Value]]:
        return zip(self.module.rows, self.values, strict=True)

    def work(self, quantity: str, phase: str, column: str) -> Value:
        """FLOPs on a unit or bytes in a direction, of a phase; the module's own total where it has one."""
        field = f"{phase}_{column}_{'flops' if quantity == 'flops' else 'bytes'}"
        if field in self.totals:
            return self.totals[field]
        wanted = (quantity, phase)
        return self.total(lambda row: (row.quantity, row.phase) == wanted and column in (row.unit, row.direction))

    def held(self, quantity: str, role: str) -> Value:
        """Elements or bytes of a role; none where the precision leaves its slot out."""
        sizes = self.tensor_bytes

        def exists(row: Row) -> bool:
            name = dtype(self.question.precision, row.slot, sizes[row.kind, row.component, row.tensor])
            return name is not None

        found = self.total(lambda row: (row.quantity, row.unit) == (quantity, role) and exists(row))
        return whole(found * self.held_times) if role == "activation" else found

    @property
    def held_times(self) -> Value:
        """How many micro-batches' saved tensors a stage of a pipeline holds at once."""
        held, chunks = self.sizes.get("in_flight", 1), self.sizes.get("vpp", 1)
        return held if chunks == 1 else Fraction(held, chunks) if isinstance(held, int) else held / chunks

    @cached_property
    def tensor_bytes(self) -> dict[tuple[str, str, str], Value]:
        return {(r.kind, r.component, r.tensor): value for r, value in self.rows() if r.quantity == "bytes"}


@dataclass(frozen=True)
class Stage:
    """One stage of a pipeline.

    Attributes:
        layers: how many layers it has. in_flight: chunks of micro-batches that it holds at once.
        figures: the numbers of one of its ranks.
    """

    index: int
    layers: int
    in_flight: int
    figures: Figures

    @property
    def peak(self) -> int:
        return int(self.figures.memory.get("peak", 0))


def add(values: Iterable[Value]) -> Value:
    """A sum; exact numbers first, so that a float is rounded once at the end."""
    listed = list(values)
    exact = [value for value in listed if not isinstance(value, float)]
    inexact = [value for value in listed if isinstance(value, float)]
    return sum(exact) + sum(inexact) if inexact else sum(exact)


def dtype(precision: Precision, slot: str, value: Value) -> str | None:
    """The dtype of a slot, or None where the policy has none and nothing needs one.

    Raises:
        UsageError: the policy has no dtype for something that exists.
    """
    if slot not in DTYPE_BYTES and precision.slots.get(slot) is None and value == 0:
        return None
    return precision.dtype(slot)

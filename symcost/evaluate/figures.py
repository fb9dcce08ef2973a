"""Figures: a module's rows with their values, counts and dtypes, whoever computed them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from symcost.errors import VerifyError
from symcost.evaluate.counts import count
from symcost.evaluate.module import Module, Row
from symcost.evaluate.numbers import Value, show
from symcost.evaluate.question import Question
from symcost.ir.precision import DTYPE_BYTES, Precision


@dataclass(frozen=True)
class Figures:
    """Values of one question.

    Attributes:
        values: in the order of the module's rows, for one instance each.
        totals: whole-model sums by field name.
        sizes: what the values were computed from, by name; symbols where a size is free.
        show: turns a value into what JSON holds.
    """

    module: Module
    question: Question
    values: tuple[Value, ...]
    totals: Mapping[str, Value]
    sizes: Mapping[str, Value]
    show: Callable[[Value], int | float | str] = show

    def __post_init__(self) -> None:
        if len(self.values) != len(self.module.rows):
            raise VerifyError(f"{len(self.values)} values for {len(self.module.rows)} rows", where=self.module.family)

    @cached_property
    def counts(self) -> dict[str, Value]:
        """Instances in the model, by count text; MTP blocks count only where they are asked for."""
        sizes = dict(self.sizes)
        if self.question.conventions.get("mtp", "false") == "false":
            sizes["mtp_depth"] = 0
        texts = {row.times for row in self.module.rows} | {item[4] for item in self.module.instances}
        return {text: count(text, sizes) for text in texts}

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

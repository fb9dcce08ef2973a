"""A result cut into lines for readers: by component, by kind or as one, each counted over the whole model."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass

from symcost.errors import UsageError
from symcost.evaluate.counts import count
from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import Value
from symcost.ir.row import Row

LEVELS = ("model", "kind", "component")


@dataclass(frozen=True)
class Column:
    """A quantity that a line shows, and the rows that it adds up.

    Attributes:
        unit: flops, elements or bytes; decides how a number is shortened.
    """

    title: str
    unit: str
    picked: Callable[[Row], bool]


def _flops(phase: str) -> Callable[[Row], bool]:
    return lambda row: row.quantity == "flops" and row.phase == phase


def _role(role: str, quantity: str) -> Callable[[Row], bool]:
    return lambda row: row.quantity == quantity and row.unit == role


_PARAMS = Column("params", "elements", _role("param", "elements"))
_FORWARD = Column("forward FLOPs", "flops", _flops("forward"))
_BACKWARD = Column("backward FLOPs", "flops", _flops("backward"))
_TRAFFIC = Column("HBM", "bytes", lambda row: row.quantity == "hbm_bytes" and row.phase != "optimizer")
_TRAINED = (_PARAMS, _FORWARD, _BACKWARD, _TRAFFIC, Column("saved", "bytes", _role("activation", "bytes")))
_SERVED = (_PARAMS, _FORWARD, _TRAFFIC, Column("cache", "bytes", _role("cache", "bytes")))


def columns(figures: Figures) -> tuple[Column, ...]:
    """The columns of a question's workload."""
    return _SERVED if figures.question.inference else _TRAINED


@dataclass(frozen=True)
class Line:
    """One line: where it stands, how often, and a value for each column over all its instances.

    Attributes:
        flops: forward and backward together, what shares are taken of.
        traffic: bytes moved meanwhile.
    """

    kind: str
    component: str
    count: Value
    values: tuple[Value, ...]
    flops: Value
    traffic: Value


def check_level(by: str) -> None:
    """Refuses a level that does not exist."""
    if by not in LEVELS:
        raise UsageError(f"--by {by!r} is no level", hint=f"known: {', '.join(LEVELS)}")


def lines(figures: Figures, by: str) -> list[Line]:
    """Lines at a level, in the model's order; kinds without layers are left out, the model has the total alone.

    Raises:
        UsageError: no such level.
    """
    check_level(by)
    shown = columns(figures)
    sums: dict[tuple[str, str], list[Value]] = defaultdict(lambda: [0] * len(shown))
    counts: dict[tuple[str, str], Value] = {}
    for kind, name, _, _, times, _ in figures.module.instances if by != "model" else ():
        key = (kind, name if by == "component" else "")
        counts[key] = figures.counts[times] if by == "component" else kind_counts(figures)[kind]
        for row, value in figures.by_instance.get((kind, name), []):
            for place, column in enumerate(shown):
                if column.picked(row):
                    sums[key][place] = sums[key][place] + value * figures.counts[times]
    found = [_line(figures, *key, counts[key], tuple(sums[key])) for key in counts if counts[key] != 0]
    # A line without any of the columns (the optimizer's step) has its numbers among the totals.
    return [line for line in found if any(value != 0 for value in line.values)]


def total(figures: Figures) -> Line:
    """The whole model as one line."""
    return _line(figures, "total", "", 1, tuple(figures.total(column.picked) for column in columns(figures)))


def _line(figures: Figures, kind: str, component: str, count: Value, values: tuple[Value, ...]) -> Line:
    by_column = list(zip(columns(figures), values, strict=True))
    flops = sum(value for column, value in by_column if column.unit == "flops")
    return Line(kind, component, count, values, flops, next(value for column, value in by_column if column is _TRAFFIC))


def kind_counts(figures: Figures) -> dict[str, Value]:
    """Layers of each kind."""
    return {kind: count(text, figures.counted_sizes) for kind, text in figures.module.kinds}


def multiplicity(figures: Figures, kind: str, times: str) -> int:
    """How many equal instances one layer of a kind has, from their count in the model."""
    texts = dict(figures.module.kinds)
    ones = dict.fromkeys(figures.sizes, 1)
    return int(count(times, ones) // count(texts[kind], ones))

"""CSV: one line a number. By component a line is one instance, by kind one layer, by model the whole."""

from __future__ import annotations

import csv
import io
from collections import defaultdict
from collections.abc import Iterator

from symcost.evaluate.breakdown import check_level, kind_counts, multiplicity
from symcost.evaluate.figures import Figures, add, dtype
from symcost.evaluate.module import Row
from symcost.evaluate.numbers import Value

COLUMNS = (
    "kind",
    "component",
    "type",
    "count",
    "phase",
    "quantity",
    "unit_or_role",
    "dtype",
    "direction",
    "tensor",
    "value",
)
Key = tuple[str, ...]
_QUANTITIES = ("flops", "hbm_bytes", "elements", "bytes")
_PHASES = ("forward", "backward", "optimizer", "")


def csv_text(figures: Figures, by: str) -> str:
    """The numbers of a result as CSV."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerows(csv_rows(figures, by))
    return stream.getvalue()


def csv_rows(figures: Figures, by: str) -> Iterator[tuple[Value, ...]]:
    """The numbers of a result by `COLUMNS`, in the order of its rows; count and value are numbers.

    Raises:
        UsageError: no such level.
    """
    check_level(by)
    sums: dict[Key, list[Value]] = defaultdict(list)
    numbers: dict[str, Value] = {"1": 1}
    for row, name, value in _existing(figures):
        tail = (row.phase, row.quantity, row.unit, name, row.direction)
        if by == "component":
            head = (row.kind, row.component, row.type, _named(figures, figures.counts[row.times], numbers))
            sums[*head, *tail, row.tensor].append(value)
        elif by == "kind":
            counts = kind_counts(figures)
            head = (row.kind, "", "", _named(figures, counts[row.kind], numbers))
            sums[*head, *tail, ""].append(value * multiplicity(figures, row.kind, row.times))
        else:
            sums["", "", "", "1", *tail, ""].append(value * figures.counts[row.times])
    for key in sums if by == "component" else sorted(sums, key=lambda key: _place(figures, key)):
        yield (*key[:3], numbers[key[3]], *key[4:], figures.show(add(sums[key])))


def _named(figures: Figures, count: Value, numbers: dict[str, Value]) -> str:
    """The text of a count, by which lines are told apart; `numbers` keeps what it says."""
    shown = figures.show(count)
    numbers[str(shown)] = shown
    return str(shown)


def _place(figures: Figures, key: Key) -> tuple[int, int, int]:
    """Kinds in the model's order, then FLOPs before traffic before tensors, phases as they run; else as met."""
    kinds = ["", *(kind for kind, _ in figures.module.kinds)]
    return kinds.index(key[0]), _QUANTITIES.index(key[5]), _PHASES.index(key[4])


def _existing(figures: Figures) -> Iterator[tuple[Row, str, Value]]:
    """Rows of present kinds whose tensor or work exists, with their dtype."""
    zeros = figures.question.formulas == "compute_graph"
    for row, value in figures.rows():
        if row.quantity == "shape" or figures.counts[row.times] == 0 or (value == 0 and not zeros):
            continue
        name = dtype(figures.question.precision, row.slot, value)
        if name:
            yield row, name, value

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
    """The numbers of a result as CSV, in the order of its rows."""
    check_level(by)
    sums: dict[Key, list[Value]] = defaultdict(list)
    for row, name, value in _existing(figures):
        tail = (row.phase, row.quantity, row.unit, name, row.direction)
        if by == "component":
            head = (row.kind, row.component, row.type, str(figures.show(figures.counts[row.times])))
            sums[*head, *tail, row.tensor].append(value)
        elif by == "kind":
            counts = kind_counts(figures)
            head = (row.kind, "", "", str(figures.show(counts[row.kind])))
            sums[*head, *tail, ""].append(value * multiplicity(figures, row.kind, row.times))
        else:
            sums["", "", "", "1", *tail, ""].append(value * figures.counts[row.times])
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(COLUMNS)
    keys = sums if by == "component" else sorted(sums, key=lambda key: _place(figures, key))
    writer.writerows((*key, figures.show(add(sums[key]))) for key in keys)
    return stream.getvalue()


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

"""CSV: one line a number. By component a line is one instance, by kind one layer, by model the whole."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction

from symcost.evaluate.breakdown import check_level, kind_counts, lines, multiplicity, total
from symcost.evaluate.figures import Figures, add, dtype
from symcost.evaluate.hardware.roofline import bound_rows, step_bounds
from symcost.evaluate.numbers import Value
from symcost.ir.cost_model import COMMUNICATION
from symcost.ir.row import Row
from symcost.plain_text import csv_text

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
Key = tuple[Value, ...]
# A bound is called one; its phases are those of the roofline in JSON, a step among them.
BOUND = "lower_bound_seconds"
WHOLE: tuple[Value, ...] = ("", "", "", 1)
_QUANTITIES = ("flops", "hbm_bytes", *COMMUNICATION, "elements", "bytes")
_PHASES = ("forward", "backward", "optimizer", "")


def result_text(figures: Figures, by: str) -> str:
    """The numbers of a result as CSV."""
    return csv_text((COLUMNS, *csv_rows(figures, by), *roofline_rows(figures, by)), figures=1)


def csv_rows(figures: Figures, by: str) -> Iterator[tuple[Value, ...]]:
    """The numbers of a result by `COLUMNS`, in the order of its rows; count and value are numbers.

    Raises:
        UsageError: no such level.
    """
    check_level(by)
    sums: dict[Key, list[Value]] = defaultdict(list)
    counts = kind_counts(figures)
    for row, name, value in _existing(figures):
        tail = (row.phase, row.quantity, row.unit, name, row.direction)
        if by == "component":
            head: Key = (row.kind, row.component, row.type, figures.show(figures.counts[row.times]))
            sums[*head, *tail, row.tensor].append(value)
        elif by == "kind":
            head = (row.kind, "", "", figures.show(counts[row.kind]))
            sums[*head, *tail, ""].append(value * multiplicity(figures, row.kind, row.times))
        else:
            sums[*WHOLE, *tail, ""].append(value * figures.counts[row.times])
    for key in sums if by == "component" else sorted(sums, key=lambda key: _place(figures, key)):
        yield (*key, figures.show(add(sums[key])))


def roofline_rows(figures: Figures, by: str) -> Iterator[tuple[Value, ...]]:
    """On a given hardware: FLOPs a byte and the least seconds of every line, and whether a step fits.

    The unit of a bound is what binds; of the whole model no single one does.
    """
    hardware = figures.question.hardware
    if hardware is None:
        return
    for line in (*lines(figures, by), total(figures)):
        if line.traffic != 0:
            head = WHOLE if line.kind == "total" else _head(figures, line.kind, line.component)
            yield _line(head, "", "intensity", "", figures.show(Fraction(line.flops) / line.traffic))
    for kind, name, phase, bound in bound_rows(figures, hardware, by):
        yield _line(_head(figures, kind, name), phase, BOUND, bound.binds, figures.show(bound.seconds))
    for phase, seconds in step_bounds(figures, hardware).items():
        yield _line(WHOLE, phase, BOUND, "", figures.show(seconds))
    if figures.memory:
        peak = figures.memory["peak"]
        yield _line(WHOLE, "step", "memory_bytes", "peak", figures.show(peak))
        yield _line(WHOLE, "step", "memory_bytes", "device", figures.show(hardware.memory))
        yield _line(WHOLE, "step", "fits", "", int(peak <= hardware.memory))


def _head(figures: Figures, kind: str, name: str) -> tuple[Value, ...]:
    """The first columns of an instance, or of a kind where there is no name."""
    if not name:
        return kind, "", "", figures.show(kind_counts(figures)[kind])
    type_, times = next((item[2], item[4]) for item in figures.module.instances if item[:2] == (kind, name))
    return kind, name, type_, figures.show(figures.counts[times])


def _line(head: tuple[Value, ...], phase: str, quantity: str, unit: str, value: Value) -> tuple[Value, ...]:
    return (*head, phase, quantity, unit, "", "", "", value)


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

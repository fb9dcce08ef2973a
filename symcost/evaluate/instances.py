"""One component of a result: FLOPs and bytes by phase, and its tensors."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

from symcost.evaluate.figures import Figures, add, dtype
from symcost.evaluate.numbers import Value, show
from symcost.ir.row import Row

Entry = dict[str, Any]
Rows = list[tuple[Row, Value]]

UNITS = ("matmul", "vector")
PHASES = ("forward", "backward")
ALL_PHASES = (*PHASES, "optimizer")
DIRECTIONS = {"standard": ("read", "write"), "compute_graph": ("total",)}


def component_entry(figures: Figures, item: tuple[str, str, str, str, str, str]) -> Entry:
    """An instance as JSON holds it; numbers are for one instance."""
    kind, name, type_, group, times, tied_to = item
    rows = figures.by_instance.get((kind, name), [])
    directions = DIRECTIONS[figures.question.formulas]
    entry: Entry = {"kind": kind, "name": name, "type": type_, "group": group}
    entry["count"] = figures.show(figures.counts[times])
    if tied_to:
        entry["tied_to"] = tied_to
    entry["flops"] = _work(figures, [(r, v) for r, v in rows if r.quantity == "flops"], "unit", UNITS)
    entry["hbm_bytes"] = _work(figures, [(r, v) for r, v in rows if r.quantity == "hbm_bytes"], "direction", directions)
    intensity = _intensity(figures, rows)
    if intensity is not None:
        entry["intensity"] = intensity
    entry["tensors"] = _tensors(figures, kind, name, rows)
    return entry


def _intensity(figures: Figures, rows: Rows) -> int | float | str | None:
    """FLOPs a byte of traffic, forward and backward together; None without traffic."""
    worked = [(row, value) for row, value in rows if row.phase in PHASES]
    flops, traffic = (add(v for r, v in worked if r.quantity == name) for name in ("flops", "hbm_bytes"))
    if traffic == 0:
        return None
    if isinstance(flops, int | Fraction | float) and isinstance(traffic, int | Fraction | float):
        return show(flops / (traffic if isinstance(traffic, float) else Fraction(traffic)))
    return f"({figures.show(flops)})/({figures.show(traffic)})"


def _work(figures: Figures, rows: Rows, column: str, names: tuple[str, ...]) -> Entry:
    """Phase -> unit or direction -> dtype -> number; an optimizer phase only where there is one."""
    keep_zero = figures.question.formulas == "compute_graph"
    found: dict[tuple[str, str, str], list[Value]] = defaultdict(list)
    for row, value in rows:
        name = dtype(figures.question.precision, row.slot, value)
        if name and (keep_zero or value != 0):
            found[row.phase, getattr(row, column), name].append(value)
    phases = [*figures.question.phases, *(["optimizer"] if any(phase == "optimizer" for phase, _, _ in found) else [])]
    entry: Entry = {phase: {name: {} for name in names} for phase in phases}
    for phase, name, dtype_name in sorted(found):
        entry[phase][name][dtype_name] = figures.show(add(found[phase, name, dtype_name]))
    return entry


def _tensors(figures: Figures, kind: str, component: str, rows: Rows) -> list[Entry]:
    """Tensors that exist under the conventions and the precision in force."""
    by_tensor: dict[str, Rows] = defaultdict(list)
    for row, value in rows:
        if row.quantity in ("elements", "bytes", "shape"):
            by_tensor[row.tensor].append((row, value))
    entries = []
    for tensor, own in by_tensor.items():
        role, slot, lifetime, _ = figures.module.tensors[kind, component, tensor]
        amounts = {row.quantity: value for row, value in own if row.quantity != "shape"}
        dtype_name = dtype(figures.question.precision, slot, amounts["bytes"])
        if dtype_name and (amounts["elements"] != 0 or figures.question.formulas == "compute_graph"):
            entries.append(
                {
                    "name": tensor,
                    "role": role,
                    "lifetime": lifetime,
                    "shape": _shape(figures, own),
                    "dtype": dtype_name,
                    "elements": figures.show(amounts["elements"]),
                    "bytes": figures.show(amounts["bytes"]),
                }
            )
    return entries


def _shape(figures: Figures, rows: Rows) -> dict[str, Any]:
    """Axis -> extent; an axis that is a list in the source is one here, and so is one that stands in several rows."""
    extents: dict[str, list[int | float | str]] = defaultdict(list)
    lists: set[str] = set()
    for row, value in rows:
        if row.quantity == "shape":
            axis = row.direction.removesuffix("[]")
            extents[axis].append(figures.show(value))
            if axis != row.direction or len(extents[axis]) > 1:
                lists.add(axis)
    return {axis: found if axis in lists else found[0] for axis, found in extents.items()}

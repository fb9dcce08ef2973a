"""What a sharded result has beside every other: degrees, stages, and what ranks send."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from typing import Any, NamedTuple

from symcost.evaluate.figures import Figures, Stage, add, dtype
from symcost.evaluate.numbers import Value, whole
from symcost.ir.role_names import total_roles
from symcost.ir.row import Row

Entry = dict[str, Any]
_SUMS = {"payload_bytes": "payload", "wire_bytes": "wire"}


class Sent(NamedTuple):
    """One collective of a component: how many the model has, and the bytes of one."""

    row: Row
    count: Value
    payload: Value
    wire: Value


def sent(figures: Figures) -> Iterator[Sent]:
    """Every collective that runs at all, in the order of the module's rows."""
    found: dict[tuple[str, ...], dict[str, tuple[Row, Value]]] = defaultdict(dict)
    for row, value in figures.rows():
        if row.quantity in ("collectives", *_SUMS):
            place = (row.kind, row.component, row.phase, row.unit, row.slot, row.direction, row.tensor)
            found[place][row.quantity] = row, value
    for values in found.values():
        row, count = values["collectives"]
        times = figures.counts[row.times]
        if count == 0 or times == 0:
            continue
        payload, wire = (_each(values[name][1], count) for name in _SUMS)
        yield Sent(row, count * times, payload, wire)


def _each(total: Value, count: Value) -> Value:
    if isinstance(total, int | Fraction) and isinstance(count, int | Fraction):
        return whole(Fraction(total) / count)
    return total / count


def sharded_entries(figures: Figures) -> Entry:
    """`parallel`, `stages` and `communication` of the result."""
    sharding = figures.question.sharding
    if sharding is None:
        return {}
    degrees, layout = sharding.degrees, sharding.layout
    parallel = {
        **degrees.sizes(),
        "sp": layout.sp,
        "zero": layout.zero,
        "fsdp": ("reshard" if layout.reshard else "keep") if layout.zero == 3 else None,
        "loss_parallel": layout.loss_parallel,
        "plan": layout.plan.name,
        "schedule": degrees.schedule,
        "stage": figures.stage,
        "devices": degrees.devices,
    }
    return {
        "parallel": parallel,
        "stages": [_stage(stage) for stage in figures.stages],
        "communication": [_collective(figures, item) for item in sent(figures)],
    }


def _stage(stage: Stage) -> Entry:
    figures = stage.figures
    roles = total_roles(figures.question.formulas)
    return {
        "stage": stage.index,
        "layers": stage.layers,
        "params": figures.show(figures.totals["params"]),
        "in_flight": stage.in_flight,
        "bytes_by_role": {role: figures.show(figures.held("bytes", role)) for role in roles},
        "peak_bytes": figures.show(figures.memory.get("peak", 0)),
    }


def _collective(figures: Figures, item: Sent) -> Entry:
    row = item.row
    return {
        "kind": row.kind,
        "component": row.component,
        "phase": row.phase,
        "collective": row.unit,
        "group": row.direction,
        "tensor": row.tensor,
        "dtype": dtype(figures.question.precision, row.slot, item.payload),
        "count": figures.show(item.count),
        "payload_bytes": figures.show(item.payload),
        "wire_bytes": figures.show(item.wire),
    }


def communication_bytes(figures: Figures) -> Entry:
    """Bytes of all collectives, by phase and group."""
    found: dict[tuple[str, str, str], list[Value]] = defaultdict(list)
    for row, value in figures.rows():
        if row.quantity in _SUMS:
            found[row.phase, row.direction, _SUMS[row.quantity]].append(value * figures.counts[row.times])
    made: Entry = {}
    for (phase, group, sum_), values in found.items():
        total = add(values)
        if total != 0:
            made.setdefault(phase, {}).setdefault(group, {})[sum_] = figures.show(total)
    return made

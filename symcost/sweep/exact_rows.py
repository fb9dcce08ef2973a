"""Rows with every digit: what float64 may have rounded is computed again by the exact module, point by point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from symcost.sweep import quantities
from symcost.sweep.boxes import Box, extents, point
from symcost.sweep.columns import at, settings_at
from symcost.sweep.rows import Rows
from symcost.sweep.segment import Segment

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def rows_of(segment: Segment, box: Box, first: int) -> Rows | None:
    """The rows of a box, with every digit where the shape asks for them; None where no point passes the filters.

    Args:
        first: number of the box's first point in the whole grid.
    """
    rows = segment.rows(box, first)
    return exactly(segment, rows, first, box) if rows is not None and segment.shape.exact else rows


def exactly(segment: Segment, rows: Rows, first: int, box: Box) -> Rows | None:
    """The rows in Python numbers, filters over quantities decided on these; None where no row is left.

    Args:
        rows: from the NumPy module, with all that the segment computes.
        first: number of the box's first point.
    """
    import numpy as np

    values = {name: _integers(column) for name, column in rows.quantities.items()}
    extent, numbers, codes = extents(box), rows.points.tolist(), rows.inexact.tolist()
    chosen, bits = [], []
    for row, (number, code) in enumerate(zip(numbers, codes, strict=True)):
        places = tuple(p + span.start for p, span in zip(point(number - first, extent), box, strict=True))
        if code:
            for name, value in _at(segment, places).items():
                values[name][row] = value
        found = {name: column[row] for name, column in values.items()}
        if _holds(segment, places, found):
            chosen.append(row)
            bits.append(sum(isinstance(found[n], float) << bit for bit, n in enumerate(segment.shape.carried)))
    if not chosen:
        return None
    kept = rows.take(np.array(chosen))
    made = {name: _objects([values[name][row] for row in chosen]) for name in segment.shape.carried}
    return Rows(((len(chosen), segment.labels),), kept.sizes, made, np.array(bits, dtype=np.int64), kept.points)


def _integers(column: Array) -> list[Any]:
    """Whole numbers of float64; what is not finite is computed again, for it is not exact."""
    import numpy as np

    return [int(value) for value in np.where(np.isfinite(column), column, 0).tolist()]


def _at(segment: Segment, places: tuple[int, ...]) -> dict[str, Any]:
    """Every computed quantity at a point."""
    pricing = segment.pricing
    arguments = {**{name: at(column, places) for name, column in pricing.sizes.items()}, **segment.options}
    found: dict[str, Any] = {}
    if segment.places("totals"):
        found |= pricing.module.totals(arguments)
    if segment.places("memory"):
        memory = tuple(pricing.module.memory(arguments).values())
        found |= {name: memory[place] for name, place in quantities.memory(pricing.raw).items()}
    return {name: found[name] for name in segment.computed}


def _holds(segment: Segment, places: tuple[int, ...], found: Mapping[str, Any]) -> bool:
    pricing = segment.pricing
    conditions = pricing.conditions[1]
    if not conditions:
        return True
    sizes = settings_at(pricing.named, places)
    return all(pricing.holds(condition, {**sizes, **found}) for condition in conditions)


def _objects(values: list[Any]) -> Array:
    import numpy as np

    made = np.empty(len(values), dtype=object)
    made[:] = values
    return made

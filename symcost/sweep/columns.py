"""Columns along a grid's axes: cut to a box, taken at a point, as floats, or written out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from symcost.sweep.boxes import Box

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


def cut(column: Any, box: Box) -> Any:
    """The part of a column that belongs to a box; it stays along its own axes."""
    if not hasattr(column, "shape") or not column.shape:
        return column
    return column[tuple(span if extent > 1 else slice(None) for span, extent in zip(box, column.shape, strict=True))]


def at(column: Any, places: tuple[int, ...]) -> Any:
    """The exact number of a column at a point."""
    if not hasattr(column, "shape"):
        return column
    value = column[tuple(place if extent > 1 else 0 for place, extent in zip(places, column.shape, strict=True))]
    return value.item() if hasattr(value, "item") else value


def floats(column: Any) -> Any:
    """A column, or one number, in float64; infinite where it is beyond that."""
    import numpy as np

    if not hasattr(column, "shape"):
        return _float(column)
    if column.dtype != object:
        return column.astype(np.float64)
    return np.array([_float(value) for value in column.flat]).reshape(column.shape)


def _float(value: Any) -> float:
    try:
        return float(value)
    except OverflowError:
        return float("inf")


def written_out(column: Any, shape: tuple[int, ...], mask: Array | None) -> Array:
    """A column for every point of a box, or for those of a mask, in the grid's order."""
    import numpy as np

    full = np.broadcast_to(np.asarray(column), shape)
    return full.reshape(-1) if mask is None else full[mask]


def any_of(masks: list[Array], box: Box) -> Array | None:
    """Where any of several masks is true in a box; None where none is."""
    found: Array | None = None
    for mask in masks:
        part = cut(mask, box)
        if part.any():
            found = part if found is None else found | part
    return found


def settings_at(columns: Mapping[str, Array], places: tuple[int, ...]) -> dict[str, Any]:
    """Exact sizes at a point, by name."""
    return {name: at(column, places) for name, column in columns.items()}


def narrow(array: Array) -> Array:
    """An array without the repetitions of a broadcast: along its own axes again."""
    return array[tuple(slice(None) if stride else slice(0, 1) for stride in array.strides)]

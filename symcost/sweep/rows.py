"""Rows of a sweep: some points of one model, or of several one after the other, as columns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


@dataclass(frozen=True)
class Shape:
    """What columns the rows of a sweep have.

    Attributes:
        labels: model, precision and conventions: text.
        sizes: what the grid states; those of `texts` are written as text, for they are no machine integers.
        quantities: totals: float64, or text where every digit was asked for.
        exact: whether it was.
        by: the quantity that orders rows; empty where the grid does.
    """

    labels: tuple[str, ...]
    sizes: tuple[str, ...]
    quantities: tuple[str, ...]
    texts: frozenset[str] = frozenset()
    exact: bool = False
    by: str = ""

    @property
    def carried(self) -> tuple[str, ...]:
        """Quantities that rows hold: those that are written, and the one that orders them."""
        return self.quantities if self.by in ("", *self.quantities) else (*self.quantities, self.by)

    @property
    def names(self) -> tuple[str, ...]:
        return (*self.labels, *self.sizes, *self.quantities, "inexact")


@dataclass(frozen=True)
class Rows:
    """Rows in the grid's order.

    Attributes:
        labels: runs of rows that have the same labels: how many, and which.
        sizes: a column for each.
        quantities: a column for each: float64, or Python numbers.
        inexact: for each row the quantities that may be inexact: bit n for the n-th quantity of the rows.
        points: numbers of the rows' points in the grid.
    """

    labels: tuple[tuple[int, tuple[str, ...]], ...]
    sizes: dict[str, Array]
    quantities: dict[str, Array]
    inexact: Array
    points: Array

    def __len__(self) -> int:
        return len(self.inexact)

    def take(self, chosen: Array) -> Rows:
        """The rows at some places, in their order; `chosen` holds indices."""
        import numpy as np

        runs = np.repeat(np.arange(len(self.labels)), [count for count, _ in self.labels])[chosen]
        labels = tuple((1, self.labels[run][1]) for run in runs)
        return Rows(
            labels,
            {name: column[chosen] for name, column in self.sizes.items()},
            {name: column[chosen] for name, column in self.quantities.items()},
            self.inexact[chosen],
            self.points[chosen],
        )


def joined(parts: Iterable[Rows], shape: Shape) -> Rows:
    """Several rows as one, in their order."""
    import numpy as np

    listed = list(parts)
    if len(listed) == 1:
        return listed[0]

    def join(columns: list[Array]) -> Array:
        return np.concatenate(columns) if columns else np.empty(0)

    return Rows(
        tuple(run for part in listed for run in part.labels),
        {name: join([part.sizes[name] for part in listed]) for name in shape.sizes},
        {name: join([part.quantities[name] for part in listed]) for name in shape.carried},
        join([part.inexact for part in listed]).astype(np.int64),
        join([part.points for part in listed]).astype(np.int64),
    )

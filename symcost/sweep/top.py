"""The first rows by a quantity: held while the grid goes by, computed in full at the end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from symcost.errors import UsageError
from symcost.sweep.local import group_rows
from symcost.sweep.rows import Rows, joined
from symcost.sweep.space import Space

# Rows that are sorted in memory.
MOST = 1_000_000
# Of so many candidates the best are kept.
_SPARE = 1 << 17


@dataclass
class Best:
    """The best points so far, by value and then by their place in the grid.

    Attributes:
        count: how many are wanted.
        by: the quantity.
        ascending: whether the smallest are wanted.
        found: value and point of each.
    """

    count: int
    by: str
    ascending: bool = False
    found: list[tuple[Any, int]] = field(default_factory=list)

    def add(self, candidates: Iterable[tuple[Any, int]]) -> None:
        self.found += candidates
        if len(self.found) > self.count + _SPARE:
            self.settle()

    def settle(self) -> None:
        """Drops what is not among the first."""
        self.found.sort(key=self._key)
        del self.found[self.count :]

    def _key(self, item: tuple[Any, int]) -> tuple[Any, int]:
        value, number = item
        return (value if self.ascending else -value), number

    def of(self, rows: Rows) -> Iterator[tuple[Any, int]]:
        """The candidates among rows: at most `count` of them."""
        import numpy as np

        values, numbers = rows.quantities[self.by], rows.points
        if values.dtype != object and len(values) > self.count:
            # Everything that is as good as the last of the best: ties are decided by place.
            signed = values if self.ascending else -values
            limit = np.partition(signed, self.count - 1)[self.count - 1]
            chosen = np.flatnonzero(signed <= limit)
            values, numbers = values[chosen], numbers[chosen]
        items = sorted(zip(values.tolist(), numbers.tolist(), strict=True), key=self._key)
        return iter(items[: self.count])


def in_order(space: Space, best: Best) -> Rows | None:
    """The best rows with all their columns, the first one first; None where there are none."""
    import numpy as np

    best.settle()
    wanted = {number for _, number in best.found}
    parts = []
    for group in sorted({number // space.size for number in wanted}):
        rows = group_rows(space, group)
        assert rows is not None
        parts.append(rows.take(np.flatnonzero(np.isin(rows.points, list(wanted)))))
    if not parts:
        return None
    rows = joined(parts, space.shape)
    place = {number: row for row, number in enumerate(rows.points.tolist())}
    return rows.take(np.array([place[number] for _, number in best.found]))


def check(count: int | None, by: str | None, ascending: bool) -> None:
    """Refuses options that do not go together.

    Raises:
        UsageError: one without the other, or a number of rows that cannot be held.
    """
    if (count is None) != (by is None):
        raise UsageError("--top and --by go together", hint="write for instance --top 10 --by peak_bytes")
    if ascending and count is None:
        raise UsageError("--ascending orders nothing", hint="leave it out, or add --top and --by")
    if count is not None and not 0 < count <= MOST:
        raise UsageError(f"--top is {count}", hint=f"it must be a whole number from 1 to {MOST:,}")

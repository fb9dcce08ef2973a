"""What a search keeps: the best plans, the front of memory and time, and the plan that needs least memory."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

Array = Any
# Digits in which times in floating point are told apart; what is closer is settled exactly.
_DIGITS = 1e-11
# Plans that are kept beside those that are told, where many take equally long.
_SPARE = 256
_BUCKETS = 4096


@dataclass
class Best:
    """The plans with the smallest keys.

    Attributes:
        number: how many are wanted. rows: (key, second key, bytes, block, place), unordered.
    """

    number: int
    rows: list[Array] = field(default_factory=list)
    limit: float = np.inf
    waiting: int = 0

    def add(self, keys: Array, second: Array, peaks: Array, block: int) -> None:
        """Plans of a block; a key of infinity is no plan."""
        places = np.flatnonzero(keys <= self.limit)
        if not len(places):
            return
        chosen = keys.ravel()[places]
        if len(places) > 4 * (self.number + _SPARE):
            near = np.partition(chosen, self.number)[self.number] * (1 + _DIGITS)
            places = places[chosen <= near]
            chosen = keys.ravel()[places]
        finite = np.isfinite(chosen)
        places = places[finite]
        if not len(places):
            return
        columns = (chosen[finite], second.ravel()[places], peaks.ravel()[places], np.full(len(places), block), places)
        self.rows.append(np.stack([np.asarray(column, dtype=float) for column in columns]))
        self.waiting += len(places)
        if self.waiting > 8 * (self.number + _SPARE):
            self._prune()

    def _prune(self) -> None:
        table = np.concatenate(self.rows, axis=1)
        order = np.lexsort((table[4], table[3], table[2], _rounded(table[1]), _rounded(table[0])))
        table = table[:, order[: self.number + _SPARE]]
        self.rows, self.waiting = [table], table.shape[1]
        if table.shape[1] > self.number:
            self.limit = float(np.sort(table[0])[self.number] * (1 + _DIGITS))

    def chosen(self) -> list[tuple[int, int]]:
        """Block and place of the best, ties and near ones after them."""
        if not self.rows:
            return []
        self._prune()
        table = self.rows[0][:, : self.number]
        return [(int(block), int(place)) for block, place in zip(table[3], table[4], strict=True)]


@dataclass
class Front:
    """Plans of which none has both less memory and less time.

    Attributes:
        most: bytes that a plan may have. rows: (bytes, seconds, block, place), bytes rising and seconds falling.
    """

    most: float
    rows: Array = field(default_factory=lambda: np.zeros((4, 0)))

    def __post_init__(self) -> None:
        self._least = np.full(_BUCKETS + 2, np.inf)

    def add(self, peaks: Array, seconds: Array, block: int) -> None:
        """Plans of a block; what takes forever is no plan."""
        bucket = np.minimum(peaks * (_BUCKETS / self.most), _BUCKETS + 1).astype(np.int32)
        places = np.flatnonzero((seconds < self._least[bucket]) & (peaks <= self.most))
        if not len(places):
            return
        new = np.stack(
            [peaks.ravel()[places], seconds.ravel()[places], np.full(len(places), float(block)), places.astype(float)]
        )
        table = np.concatenate([self.rows, new], axis=1)
        table = table[:, np.lexsort((table[3], table[2], table[1], table[0]))]
        before = np.concatenate([[np.inf], np.minimum.accumulate(_rounded(table[1]))[:-1]])
        self.rows = table[:, _rounded(table[1]) < before]
        # The least of all plans whose bytes are below a bucket.
        edges = np.arange(_BUCKETS + 2) * (self.most / _BUCKETS)
        reached = np.searchsorted(self.rows[0], edges, side="right")
        times = np.concatenate([[np.inf], self.rows[1]])
        self._least = times[reached]


def _rounded(values: Array) -> Array:
    """Values in eleven digits, so that equal ones are equal whatever their last bits are."""
    with np.errstate(divide="ignore", invalid="ignore"):
        scale = 10.0 ** (10 - np.floor(np.log10(np.abs(values))))
        return np.where((values == 0) | ~np.isfinite(values), values, np.round(values * scale) / scale)

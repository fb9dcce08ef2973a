"""Memory for large results that is used again once nobody holds it; evaluators carry a copy of `ResultMemory`.

NumPy is imported when an array is first asked for, so that evaluators can be written where it is not installed.
"""

from sys import getrefcount
from threading import Lock
from typing import Any


class ResultMemory:
    """Arrays of float64, not initialised, that begin where a cache line or a large page does.

    The system takes longer to hand out fresh memory than results take to be computed. So an array is remembered, and
    given again when no array looks into it any more: whoever keeps a result keeps it for good.

    Attributes:
        kept: numbers that arrays hold at most while they wait: 256 MiB.
    """

    line, page, kept = 1 << 3, 1 << 18, 1 << 25

    def __init__(self) -> None:
        self._arrays: list[Any] = []
        self._lock = Lock()
        self._alone = self._holders([bytearray(1)], 0)

    def take(self, shape: tuple[int, ...]) -> Any:
        """An array of that shape; what it contains is undefined."""
        import numpy as np

        size = 1
        for extent in shape:
            size *= extent
        unit = self.line if size < 2 * self.page else self.page
        # Whoever finds it busy, in another thread or behind a fork, does without.
        if unit == self.page and self._lock.acquire(blocking=False):
            try:
                array = self._again(size + unit)
            finally:
                self._lock.release()
        else:
            array = np.empty(size + unit)
        start = -(array.__array_interface__["data"][0] // 8) % unit
        return array[start : start + size].reshape(shape)

    def _again(self, size: int) -> Any:
        """A spare array of that size, or a new one, for which spare ones of other sizes make way."""
        import numpy as np

        spare = [number for number in range(len(self._arrays)) if self._holders(self._arrays, number) == self._alone]
        for number in spare:
            if self._arrays[number].size == size:
                return self._arrays[number]
        for number in reversed(spare):
            if sum(array.size for array in self._arrays) + size > self.kept:
                del self._arrays[number]
        made = np.empty(size)
        if sum(array.size for array in self._arrays) + size <= self.kept:
            self._arrays.append(made)
        return made

    @staticmethod
    def _holders(arrays: list[Any], number: int) -> int:
        return getrefcount(arrays[number])

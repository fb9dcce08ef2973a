"""Numbers as machines hold them: what a compiled evaluator takes, and what it refuses by name."""

from __future__ import annotations

from numbers import Real
from typing import TYPE_CHECKING, Any

from symcost.dims import describe
from symcost.errors import UsageError

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, np.dtype[np.float64]]


def array_of(name: str, value: Any) -> Array:
    """One number or many as float64.

    Raises:
        UsageError: text, booleans, masked numbers, or something else than numbers.
    """
    import numpy as np

    array = np.asarray(value)
    if array.dtype.kind == "O" and all(isinstance(item, Real) and not isinstance(item, bool) for item in array.flat):
        # Also integers beyond the machine's.
        array = array.astype(np.float64)
    if array.dtype.kind not in "fiu" or hasattr(value, "mask"):
        raise UsageError(f"{name}={value!r:.80} is no number, and no array of numbers")
    return np.asarray(array, dtype=np.float64)


def refuse_unfit(name: str, array: Array) -> None:
    """Goes on where every number can be a size of that name.

    Raises:
        UsageError: one is negative, infinite or none; or 0 where the size cannot be.
    """
    if not array.size:
        return
    positive = describe(name).sign == "positive" and not name.startswith("width_")
    for number in (array.min(), array.max()):
        # A comparison with what is no number fails.
        if not (0 < number < float("inf") or (number == 0 and not positive)):
            raise UsageError(f"{name}: {number} is no finite number {'above 0' if positive else 'of at least 0'}")

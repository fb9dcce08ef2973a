"""Sizes that a program hands to an evaluator: exact numbers, or arrays of numbers; nothing that only looks like one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from symcost.dims import WIDTHS, describe
from symcost.errors import UsageError
from symcost.evaluate.numbers import exact

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]

_HINT = "give a number, or an array of numbers"
# What arrays of machine numbers hold: signed and unsigned integers, floats.
_NUMBERS = "iuf"


def is_array(value: Any) -> bool:
    return hasattr(value, "__len__") and not isinstance(value, str)


def taken(name: str, value: Any) -> Any:
    """A size as evaluators take it: an int or a Fraction, or an array of finite numbers of at least 0.

    NumPy's own numbers become Python's: those wrap at 2**63, or round, where Python's do not.

    Raises:
        UsageError: no such number.
    """
    if value is None or isinstance(value, bool | str | bytes):
        raise UsageError(f"{name} is {value!r}", hint=_HINT)
    if is_array(value):
        return _array(name, value)
    number = exact(value, name=name)
    if number == 0:
        _refuse_nothing(name)
    return number


def _refuse_nothing(name: str) -> None:
    """A size of something that no model is without."""
    if describe(name).sign == "positive" and name not in WIDTHS:
        raise UsageError(f"{name} is 0", hint="it must be positive: the model has a part of this size")


def _array(name: str, value: Any) -> Array:
    try:
        import numpy as np
    except ImportError:
        raise UsageError("arrays need NumPy, which is not installed", hint="pip install symcost[numpy]") from None
    if np.ma.is_masked(value):
        raise UsageError(f"{name} is an array of which some numbers are masked", hint="fill it, or leave them out")
    try:
        array = np.asarray(value)
    except ValueError as error:
        raise UsageError(f"{name} is no array: {error}", hint=_HINT) from None
    if array.dtype.kind == "O":
        # Also integers beyond the machine's.
        array = np.array([_float(name, item) for item in array.flat]).reshape(array.shape)
    if array.dtype.kind not in _NUMBERS:
        raise UsageError(f"{name} is an array of {array.dtype}", hint=_HINT)
    if array.size:
        # A comparison with what is no number fails.
        for number in (array.min(), array.max()):
            if not 0 <= number < float("inf"):
                raise UsageError(f"{name} is {number}", hint="numbers must be finite and not negative")
            if number == 0:
                _refuse_nothing(name)
    return array


def _float(name: str, item: Any) -> float:
    """One item of an array of objects."""
    if is_array(item) or isinstance(item, str):
        raise UsageError(f"{name} is an array that holds {item!r}", hint=_HINT)
    return float(exact(item, name=name))

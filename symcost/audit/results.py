"""What functions return: a number, or several in a tuple, a dictionary or an object, each compared by itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from decimal import Decimal
from fractions import Fraction
from math import isfinite
from numbers import Real
from typing import Any

from symcost.audit.trace import Traced, exact
from symcost.errors import UsageError

# Rounding of floats may change so much of a value, in parts of it.
ROUNDING = Fraction(1, 10**12)

# Beyond it floats leave whole numbers out.
_LAST_WHOLE = 2**53

# Item -> the formula that it is compared with; one item without a name for a function that returns a number.
Items = Mapping[str | int | None, str]


def items_of(quantity: str | Mapping[str, str] | Sequence[str]) -> Items:
    """The items that a quantity asks for.

    Raises:
        UsageError: no item at all.
    """
    if isinstance(quantity, str):
        return {None: quantity}
    found: dict[str | int | None, str] = {}
    found.update(quantity.items() if isinstance(quantity, Mapping) else enumerate(quantity))
    if not found:
        raise UsageError("nothing to compare with", hint="name a quantity for each item that the function returns")
    return found


def item(result: Any, name: str | int | None) -> Any:
    """One item of a result: a number, traced or plain.

    Raises:
        UsageError: there is no such item, or it is no finite number.
    """
    found = result if name is None else _part(result, name)
    if type(found) is Traced:
        return found
    if hasattr(found, "item") and not isinstance(found, Real):
        found = _unpacked(found)
    if isinstance(found, Decimal):
        # It rounds as floats do, elsewhere.
        found = float(found)
    if isinstance(found, bool) or not isinstance(found, Real | Fraction):
        hint = "it must return a number; for several, state quantity={'item': 'path'} or a list, one for each"
        raise UsageError(f"the function returned {_short(found)}", hint=hint)
    if not isfinite(found):
        raise UsageError(f"the function returned {found!r}", hint="it must return a finite number")
    return found


def _short(value: object) -> str:
    if type(value) in (dict, list, tuple):
        return f"a {type(value).__name__} of {len(value)} items"  # type: ignore[arg-type]
    text = repr(value)
    return text if len(text) <= 80 else f"an object of type {type(value).__name__}"


def _unpacked(value: Any) -> Any:
    """The one number of an array without axes."""
    try:
        return value.item()
    except (ValueError, TypeError, RuntimeError):
        return value


def _part(result: Any, name: str | int) -> Any:
    keyed: Any = result
    if isinstance(result, Mapping) or (isinstance(name, int) and isinstance(result, Sequence)):
        try:
            return keyed[name]
        except (KeyError, IndexError):
            pass
    elif isinstance(name, str) and hasattr(result, name):
        return getattr(result, name)
    known = list(result) if isinstance(result, Mapping) else list(getattr(result, "__dict__", {}))
    listed = ", ".join(map(str, known)) if known else _short(result)
    raise UsageError(f"the function returns no item {name!r}", hint=f"it returns {listed}")


def rounded(given: Any, formula: Any) -> bool:
    """Whether a whole number may be the formula's, made whole from a float that cannot hold all of its digits."""
    if not isinstance(given, int) or abs(given) <= _LAST_WHOLE or isinstance(formula, float):
        return False
    return abs(given - formula) <= ROUNDING * abs(given)


def same(given: Any, formula: int | Fraction | float) -> bool:
    """Whether a number that a function gave is what a formula says: exactly, but for the rounding of floats."""
    if isinstance(given, int) and not isinstance(formula, float):
        return given == formula
    number, other = exact(given), exact(formula)
    if number is None or other is None:
        return False
    if isinstance(given, float) or isinstance(formula, float):
        return abs(number - other) <= ROUNDING * max(abs(other), abs(number))
    return number == other

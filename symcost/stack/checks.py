"""Checks of values that come from outside: each error names the field, the value and the remedy."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from symcost.errors import SpecError


def whole(value: Any, field: str, *, least: int | None = 0, where: str = "") -> int:
    """A whole number, of at least `least` where there is one.

    Raises:
        SpecError: a boolean, a float, text, or a number below `least`.
    """
    if isinstance(value, bool) or not isinstance(value, int) or (least is not None and value < least):
        wanted = "a whole number" if least is None else f"a whole number of at least {least}"
        if least == 1:
            wanted = "a positive whole number"
        raise SpecError(f"{field} is {value!r}, not {wanted}", where=where, hint=f"give {field} as {wanted}")
    return value


def name(value: Any, field: str, *, where: str = "") -> str:
    """A text that is not empty.

    Raises:
        SpecError: anything else.
    """
    if not isinstance(value, str) or not value:
        raise SpecError(f"{field} is {value!r}, not a name", where=where, hint=f"give {field} as text in quotes")
    return value


def table(value: Any, field: str, *, where: str = "") -> Mapping[Any, Any]:
    """A mapping.

    Raises:
        SpecError: anything else.
    """
    if not isinstance(value, Mapping):
        raise SpecError(f"{field} is {value!r}, not a mapping", where=where, hint=f"give {field} as names and values")
    return value


def items(value: Any, field: str, *, where: str = "") -> Sequence[Any]:
    """A list or tuple; a text is none.

    Raises:
        SpecError: anything else.
    """
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise SpecError(f"{field} is {value!r}, not a list", where=where, hint=f"give {field} as a list")
    return value


def known(keys: Iterable[Any], allowed: Iterable[str], what: str, *, where: str = "") -> None:
    """No key beyond the allowed ones.

    Raises:
        SpecError: names the unknown keys, the nearest allowed one and all that are allowed.
    """
    allowed = tuple(allowed)
    unknown = sorted((key for key in keys if key not in allowed), key=str)
    if unknown:
        near = get_close_matches(str(unknown[0]), allowed, n=1)
        guess = f"did you mean {near[0]!r}? " if near else ""
        raise SpecError(f"unknown {what} {listed(unknown)}", where=where, hint=f"{guess}known: {', '.join(allowed)}")


def listed(values: Iterable[Any]) -> str:
    """Values for a message: quoted, comma between them."""
    return ", ".join(repr(value) for value in values)

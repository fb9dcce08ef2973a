"""A user's own table in JSON or YAML: a precision policy, an accelerator."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

from symcost.errors import SpecError
from symcost.files import read_text
from symcost.ir.json_text import MAX_DIGITS, load_json

_MOST_BYTES = 1_000_000


def read_table(path: Path, **json: Any) -> Mapping[str, Any]:
    """The object of a file; all scalars are text in YAML.

    Args:
        json: as `load_json` takes them.

    Raises:
        SpecError: it cannot be read, is too long, or holds no object.
    """
    text = read_text(path, "the file", "name a JSON or YAML file that exists", _MOST_BYTES)
    if path.suffix in (".yaml", ".yml"):
        from symcost.ir.sheet_yaml import load_yaml

        return load_yaml(text, str(path))
    return load_json(text, str(path), **json)


def stated_text(key: str, data: Mapping[str, Any], where: str, fallback: str = "") -> str:
    """A table's own text, such as its name.

    Raises:
        SpecError: it is no text.
    """
    found = data.get(key, fallback)
    if not isinstance(found, str):
        raise SpecError(f"{key} is {found!r}", where=where, hint="state a text")
    return found or fallback


def exact_decimal(text: str) -> Fraction | str:
    """A JSON decimal without rounding; one of unbounded size stays text, which no reader takes for a number."""
    value = Decimal(text)
    return Fraction(value) if abs(value.adjusted()) <= MAX_DIGITS else text

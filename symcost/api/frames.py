"""Costs as tables of other libraries: one line a number, as in the CSV. Neither library is a dependency."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from symcost.errors import UsageError
from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import Value
from symcost.evaluate.render.csv import COLUMNS, csv_rows

_LARGEST = 2**63 - 1
_NUMBERS = ("count", "value")


def to_pandas(figures: Figures, by: str) -> Any:
    """A `pandas.DataFrame`; numbers beyond 64 bits stay whole as Python objects.

    Raises:
        UsageError: pandas is not installed, or no such level.
    """
    pandas = _library("pandas")
    return pandas.DataFrame(
        {name: pandas.Series(values) for name, values in _columns(figures, by, lambda v: v).items()}
    )


def to_polars(figures: Figures, by: str) -> Any:
    """A `polars.DataFrame`; a column with numbers beyond 64 bits, or with fractions, holds them as text.

    Raises:
        UsageError: polars is not installed, or no such level.
    """
    polars = _library("polars")
    return polars.DataFrame(_columns(figures, by, _same_kind))


def _columns(figures: Figures, by: str, fit: Callable[[list[Value]], list[Value]]) -> dict[str, list[Value]]:
    rows = list(csv_rows(figures, by))
    columns = {name: [row[place] for row in rows] for place, name in enumerate(COLUMNS)}
    return {name: fit(values) if name in _NUMBERS else values for name, values in columns.items()}


def _same_kind(values: list[Value]) -> list[Value]:
    """Numbers that a column of one type can hold, else their digits."""
    if all(isinstance(value, int) and abs(value) <= _LARGEST for value in values):
        return values
    if all(isinstance(value, float) for value in values):
        return values
    return [str(value) for value in values]


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError:
        raise UsageError(
            f"{name} is not installed", hint=f"pip install {name}, or use costs.csv(), costs.table() or costs.result"
        ) from None

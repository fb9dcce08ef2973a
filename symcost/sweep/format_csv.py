"""Rows as CSV: whole numbers in all their digits, floats as Python writes them, one header."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from symcost.sweep.rows import Rows, Shape

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


class Csv:
    """The form of `.csv`."""

    name = "csv"

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def head(self) -> bytes:
        return _lines([self.shape.names])

    def group(self, rows: Rows) -> tuple[bytes, str]:
        labels = [text for count, values in rows.labels for text in [_cells(values)] * count]
        columns: list[Sequence[str]] = [labels]
        columns += [list(map(str, rows.sizes[name].tolist())) for name in self.shape.sizes]
        for bit, name in enumerate(self.shape.quantities):
            columns.append(_numbers(rows.quantities[name], rows.inexact >> bit & 1))
        columns.append(_names(rows.inexact, self.shape))
        return ("\n".join(map(",".join, zip(*columns, strict=True))) + "\n").encode(), ""

    def tail(self, notes: Sequence[tuple[str, int]]) -> bytes:
        return b""

    def sweep_of(self, path: str) -> str | None:
        return None


def _cells(values: tuple[str, ...]) -> str:
    return _lines([values]).decode().rstrip("\n")


def _lines(rows: Sequence[Sequence[str]]) -> bytes:
    stream = io.StringIO()
    csv.writer(stream, lineterminator="\n").writerows(rows)
    return stream.getvalue().encode()


def _numbers(column: Array, inexact: Array) -> list[str]:
    """A quantity: an integer where it is exact."""
    if column.dtype == object:
        return list(map(str, column.tolist()))
    if not inexact.any():
        return list(map(str, column.astype("int64").tolist()))
    return list(_mixed(column, inexact))


def _mixed(column: Array, inexact: Array) -> Iterator[str]:
    for value, rounded in zip(column.tolist(), inexact.tolist(), strict=True):
        yield repr(value) if rounded else str(int(value))


def _names(codes: Array, shape: Shape) -> list[str]:
    known = {code: inexact_names(code, shape) for code in set(codes.tolist())}
    return [known[code] for code in codes.tolist()]


def inexact_names(code: int, shape: Shape) -> str:
    """The quantities that may be inexact, separated by spaces."""
    return " ".join(name for bit, name in enumerate(shape.quantities) if code >> bit & 1)

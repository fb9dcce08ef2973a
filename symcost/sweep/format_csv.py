"""Rows as CSV: whole numbers in all their digits, floats as Python writes them, one header."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from symcost.plain_text import csv_text
from symcost.sweep.rows import Rows, Shape

if TYPE_CHECKING:
    import numpy as np

    Array = np.ndarray[Any, Any]


# Rows whose texts are held at once.
_AT_ONCE = 1 << 13


class Csv:
    """The form of `.csv`."""

    name = "csv"

    def __init__(self, shape: Shape) -> None:
        self.shape = shape

    def head(self) -> bytes:
        return csv_text([self.shape.names]).encode()

    def group(self, rows: Rows) -> tuple[bytes, str]:
        import numpy as np

        runs = np.repeat(np.arange(len(rows.labels)), [count for count, _ in rows.labels])
        labels = [csv_text([values]).rstrip("\n") for _, values in rows.labels]
        spans = (slice(start, start + _AT_ONCE) for start in range(0, len(rows), _AT_ONCE))
        return b"".join(self._part(rows, span, [labels[run] for run in runs[span]]) for span in spans), ""

    def _part(self, rows: Rows, span: slice, labels: list[str]) -> bytes:
        codes = rows.inexact[span]
        columns: list[Sequence[str]] = [labels]
        columns += [list(map(str, rows.sizes[name][span].tolist())) for name in self.shape.sizes]
        for bit, name in enumerate(self.shape.quantities):
            columns.append(_numbers(rows.quantities[name][span], codes >> bit & 1))
        columns.append(_names(codes, self.shape))
        return ("\n".join(map(",".join, zip(*columns, strict=True))) + "\n").encode()

    def tail(self, notes: Sequence[tuple[str, int]]) -> bytes:
        return b""

    def sweep_of(self, path: str) -> str | None:
        return None


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

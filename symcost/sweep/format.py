"""Forms of the output: a head, row groups that stand by themselves, and a tail made from notes on the groups."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Protocol

from symcost.errors import UsageError
from symcost.sweep.rows import Rows, Shape


class Format(Protocol):
    """What an output file consists of."""

    name: str

    def head(self) -> bytes:
        """What a file begins with."""
        ...

    def group(self, rows: Rows) -> tuple[bytes, str]:
        """A row group, wherever it will stand, and a note on it for the tail."""
        ...

    def tail(self, notes: Sequence[tuple[str, int]]) -> bytes:
        """What follows the last group; notes come with the groups' offsets in the file."""
        ...

    def sweep_of(self, path: str) -> str | None:
        """Which sweep a whole file holds, where it says so."""
        ...


def format_of(path: str, shape: Shape, sweep: str) -> Format:
    """The form that a file's name asks for.

    Args:
        sweep: what tells this sweep from another.

    Raises:
        UsageError: another ending, or a form whose library is not installed.
    """
    ending = PurePath(path).suffix
    if ending == ".csv":
        from symcost.sweep.format_csv import Csv

        return Csv(shape)
    if ending == ".parquet":
        from symcost.sweep.format_parquet import Parquet

        return Parquet(shape, sweep)
    raise UsageError(f"-o {path} is neither .parquet nor .csv", hint="name the output sweep.parquet or sweep.csv")

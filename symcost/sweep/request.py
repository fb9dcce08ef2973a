"""What a sweep is asked for, and what it says of itself when it is done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from symcost.ir.plan import Sharding
from symcost.sweep.local import Seconds


@dataclass(frozen=True)
class Request:
    """What is asked for.

    Attributes:
        source: the first model; the grid may name more.
        grid: its file.
        output: what is written: a name that ends in .parquet or .csv.
        quantities: names separated by commas; the twelve of the formula set unless stated.
        where: further conditions.
        top: rows that are kept, the first by the quantity `by`.
        exact: whether every digit is wanted.
        workload: training, prefill or decode.
        train: how models are trained, by the names of `Model.train`.
        sharding: how models are divided over devices; degrees may be axes of the grid.
        max_points: points that the grid may have.
        engine: local or dask.
        scheduler: address of a Dask scheduler; a cluster of this machine unless stated.
        workers: of that cluster; one a processor unless stated.
    """

    source: str
    grid: str
    output: str
    formulas: str | None = None
    text_only: bool = False
    quantities: str | None = None
    where: tuple[str, ...] = ()
    top: int | None = None
    by: str | None = None
    ascending: bool = False
    exact: bool = False
    workload: str = "training"
    max_points: int | None = None
    engine: str = "local"
    scheduler: str | None = None
    workers: int | None = None
    train: tuple[tuple[str, Any], ...] = ()
    sharding: Sharding | None = None


@dataclass(frozen=True)
class Done:
    """What a sweep did.

    Attributes:
        rows: how many the output has; None where it was there already.
        points: of the grid.
        resumed: points that an earlier run had done.
    """

    rows: int | None
    points: int
    warnings: tuple[str, ...] = ()
    resumed: int = 0
    seconds: Seconds | None = None

"""`symcost sweep`: whole-model totals at every point of a grid, as Parquet or CSV."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import fields
from typing import Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.sharding import SHARDING, stated_sharding
from symcost.cli.tuning import STEP, ByPieces, check_pieces, trained

GridFile = Annotated[
    str,
    typer.Option("--grid", metavar="FILE", help="YAML or JSON: models, dims, conventions, precisions, link, where."),
]
Output = Annotated[
    str,
    typer.Option("-o", "--output", metavar="OUT.parquet|OUT.csv", help="File to write; a folder with --engine dask."),
]
Quantities = Annotated[
    str | None, typer.Option(metavar="NAME,...", help="Totals in the rows; twelve of the whole model unless stated.")
]
Where = Annotated[
    list[str] | None,
    typer.Option(metavar="CONDITION", help="Keep rows such as 'batch*seq <= 4e6 and peak_bytes < 8e10'; repeatable."),
]
Top = Annotated[int | None, typer.Option(metavar="N", help="Keep the first N rows by --by alone, in that order.")]
By = Annotated[str | None, typer.Option(metavar="QUANTITY", help="The quantity that orders --top, largest first.")]
Ascending = Annotated[bool, typer.Option("--ascending", help="The smallest first.")]
Exact = Annotated[bool, typer.Option("--exact", help="Every digit, as text: what float64 may round is recomputed.")]
MaxPoints = Annotated[int | None, typer.Option(metavar="N", help="Points that the grid may have; 10^9 unless stated.")]
Engine = Annotated[str, typer.Option(metavar="local|dask", help="What runs the sweep.")]
Scheduler = Annotated[
    str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler; a cluster on this machine unless stated.")
]
Workers = Annotated[int | None, typer.Option(metavar="N", help="Workers of that cluster; one a processor.")]


@with_options({**STEP, **SHARDING, "loss": ByPieces})
def run(
    ctx: typer.Context,
    source: options.Source,
    grid: GridFile = "",
    output: Output = "",
    formulas: options.Formulas = None,
    workload: options.Workload = None,
    quantities: Quantities = None,
    where: Where = None,
    top: Top = None,
    by: By = None,
    ascending: Ascending = False,
    exact: Exact = False,
    max_points: MaxPoints = None,
    engine: Engine = "local",
    scheduler: Scheduler = None,
    workers: Workers = None,
    text_only: options.TextOnly = False,
    **more: Any,
) -> int:
    """Price a model, and the further models of a grid file, at every point of a grid.

    Rows are written as they come, in groups of up to 262,144 points; memory stays below 1 GiB for up to 30 quantities,
    whatever the grid's size. An interrupted sweep goes on when the same command runs again.
    """
    return _sweep(ctx.params)


def _sweep(given: Mapping[str, Any]) -> int:
    from symcost.errors import UsageError
    from symcost.sweep.request import Request
    from symcost.sweep.run import sweep

    output = given["output"]
    for option, value in (("--grid FILE", given["grid"]), ("-o OUT.parquet", output)):
        if not value:
            raise UsageError(f"{option} is missing", hint="symcost sweep --help shows what it takes")
    chosen = {field.name: given[field.name] for field in fields(Request) if field.name in given}
    defaults = {"workload": given["workload"] or "training", "where": tuple(given["where"] or ())}
    # Where a grid may have the degree, tokens are divided unless stated: with one rank that changes nothing.
    open_degree = {"sp": given["workload"] in (None, "training")} if given["tp"] is given["sp"] is None else {}
    divided = stated_sharding(given)
    chosen["sharding"] = divided and stated_sharding({**given, **open_degree})
    check_pieces(given)
    chosen["train"] = tuple(sorted(trained(given).items()))
    try:
        done = sweep(Request(**{**chosen, **defaults}), sys.stderr)
    except KeyboardInterrupt:
        console.err(f"interrupted; the same command goes on with {output}")
        raise
    console.warn(done.warnings)
    if done.rows == 0:
        console.warn(["no point passes the filters: the output has no row"])
    console.err(_summary(output, done.rows, done.points, done.resumed))
    return 0


def _summary(output: str, rows: int | None, points: int, resumed: int) -> str:
    if rows is None:
        return f"{output} is there already and holds this sweep"
    earlier = f", {resumed:,} of them by an earlier run" if resumed else ""
    return f"{output}: {rows:,} rows of {points:,} points{earlier}"

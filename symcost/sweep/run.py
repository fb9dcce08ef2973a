"""A sweep from its options to its output."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, TextIO

from symcost import __version__
from symcost.api.sharding import DEGREES, sharding
from symcost.errors import UsageError
from symcost.ir.conventions import TRAINING
from symcost.ir.plan import Sharding
from symcost.sweep import quantities, top
from symcost.sweep.boxes import run_length
from symcost.sweep.format import Format, format_of
from symcost.sweep.grid import Grid, check_size
from symcost.sweep.grid_file import read_grid
from symcost.sweep.progress import Progress
from symcost.sweep.request import Done, Request
from symcost.sweep.rows import Shape
from symcost.sweep.space import GROUP, Space, policies
from symcost.sweep.subject import subjects

ENGINES = ("local", "dask")
# Python numbers take so many times the room of machine numbers: row groups are as many times smaller.
_EXACT = 8


def sweep(request: Request, say: TextIO) -> Done:
    """Runs a sweep, or what an interrupted one left.

    Args:
        say: where progress is reported.

    Raises:
        SymcostError: bad input, an output that holds something else, a full disk.
    """
    check(request)
    space = _space(request)
    warnings = tuple(space.check())
    name = identity(space, request)
    form = format_of(request.output, space.shape, name)
    if request.engine == "dask":
        from symcost.sweep.cluster import run_cluster

        done = run_cluster(space, request, form, name, say)
    else:
        done = _local(space, request, form, name, say)
    return replace(done, warnings=warnings)


def check(request: Request) -> None:
    """Refuses options that do not go together, before any file is read.

    Raises:
        UsageError: says which.
    """
    top.check(request.top, request.by, request.ascending)
    if request.engine not in ENGINES:
        raise UsageError(f"--engine {request.engine!r} does not exist", hint=f"known: {', '.join(ENGINES)}")
    for option, value in (("--scheduler", request.scheduler), ("--workers", request.workers)):
        if value is not None and request.engine != "dask":
            raise UsageError(f"{option} is for the engine dask", hint=f"leave {option} out, or add --engine dask")
    if request.scheduler is not None and request.workers is not None:
        raise UsageError("--workers is for a cluster of this machine", hint="leave out --workers or --scheduler")
    for option, count in (("--workers", request.workers), ("--max-points", request.max_points)):
        if count is not None and count < 1:
            raise UsageError(f"{option} is {count}", hint="it must be a positive whole number")
    if Path(request.output).suffix not in (".parquet", ".csv"):
        hint = "name the output sweep.parquet or sweep.csv"
        raise UsageError(f"-o {request.output} is neither .parquet nor .csv", hint=hint)
    try:
        import numpy  # noqa: F401
    except ImportError:
        extra = "dask" if request.engine == "dask" else "sweep"
        raise UsageError("a sweep needs NumPy, which is not installed", hint=f"pip install symcost[{extra}]") from None


def _space(request: Request) -> Space:
    """Everything that the sweep computes."""
    grid = read_grid(request.grid).with_filters(request.where)
    sources = (request.source, *grid.models)
    check_size(grid, len(dict.fromkeys(sources)), request.max_points)
    read = subjects(
        sources, request.formulas, request.text_only, request.workload, request.train, _sharding(request, grid)
    )
    models = tuple(subject.stating({*(axis.name for axis in grid.axes), *grid.links}) for subject in read)
    chosen = quantities.chosen(request.quantities, "inference" if models[0].spec.inference else models[0].formulas)
    sizes = tuple(axis.name for axis in grid.axes) + tuple(grid.links)
    labels = ("model", "precision", *grid.conventions)
    shape = Shape(labels, sizes, chosen, exact=request.exact, by=request.by or "")
    if len(shape.carried) > quantities.MOST:
        raise UsageError(f"{len(chosen)} quantities", hint=f"the limit is {quantities.MOST}")
    size = run_length(grid.shape, GROUP // _EXACT if request.exact else GROUP)
    space = Space(models, grid, policies(grid), shape, size)
    return replace(space, shape=replace(shape, texts=_texts(space)))


def _sharding(request: Request, grid: Grid) -> Sharding | None:
    """How models are divided: as stated, or by the usual plan where the grid has a degree."""
    if request.sharding is not None or not {*(axis.name for axis in grid.axes), *grid.links} & {*DEGREES}:
        return request.sharding
    training = request.workload == TRAINING
    return sharding(training, plan="megatron", sp=training)


def _texts(space: Space) -> frozenset[str]:
    """Sizes that are no machine integers in some model: written as text."""
    found: set[str] = set()
    for model in range(len(space.subjects)):
        settings = space.pricing(model, 0).settings
        found |= {name for name, column in settings.items() if column.dtype == object}
    return frozenset(found)


def identity(space: Space, request: Request) -> str:
    """What tells one sweep from another: everything that decides a byte of the output."""
    models: list[Any] = []
    for number, subject in enumerate(space.subjects):
        pricing = space.pricing(number, 0)
        own = {name: str(size) for name, size in pricing.sizes.items() if not hasattr(size, "shape")}
        models.append([subject.name, subject.formulas, str(pricing.module.raw.FORMULAS_SHA256), own])
    precisions = [repr(policy) for policy in space.policies]
    options = [space.shape.quantities, request.top, request.by, request.ascending, request.exact, space.size]
    form = [*([request.workload] if request.workload != TRAINING else []), request.engine, Path(request.output).suffix]
    parts = [__version__, space.grid.text(), models, precisions, options, form]
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def _local(space: Space, request: Request, form: Format, name: str, say: TextIO) -> Done:
    from symcost.sweep import local, local_top
    from symcost.sweep.output import Output, complete

    if request.top is not None:
        if complete(request.output, form, name):
            return Done(None, space.points)
        best = top.Best(request.top, request.by or "", request.ascending)
        with _reporting(space, say, 0) as report:
            seconds = local_top.run_top(space, best, request.output, form, name, report)
        return Done(len(best.found), space.points, seconds=seconds)
    output = Output(request.output, form, name)
    if output.complete:
        return Done(None, space.points)
    before = min(output.done * space.size, space.points)
    try:
        with _reporting(space, say, before) as report:
            seconds = local.run(space, output, report)
    finally:
        output.close()
    return Done(output.rows, space.points, resumed=before, seconds=seconds)


@contextmanager
def _reporting(space: Space, say: TextIO, before: int) -> Iterator[Callable[[int], None]]:
    """Reports progress while the block runs."""
    progress = Progress(say, space.points, before)
    try:
        yield progress.report
    finally:
        progress.clear()

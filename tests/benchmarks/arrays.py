"""Many configs: NumPy alone and compiled C, against NumPy lambdify and against what memory allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from symcost.rooms import Rooms
from tests.benchmarks import baselines, limit
from tests.benchmarks.figure import TOPICS, Figure, Options
from tests.benchmarks.timing import medians

_GRID = (500, 50, 40)


@TOPICS.add("numpy")
def with_numpy(options: Options) -> Iterator[Figure]:
    """Whole-model totals of document 000's formulas, NumPy only."""
    numbers, given = _numbers("totals"), baselines.configs(options.scale)
    module = baselines.evaluator()._backends.numpy
    plain = baselines.lambdified(baselines.sums(), "numpy")
    values, grid = list(given.values()), _grid()
    copy, _ = limit.copier()
    programs: dict[str, Callable[[], object]] = {
        "ours": lambda: module.totals(**given),
        "fresh": lambda: _in_fresh_memory(module, given),
        "lambdify": lambda: plain(*values),
        "grid": lambda: module.totals(**grid),
        "copy": copy,
    }
    found = medians(programs, options.rounds)
    count, points = options.scale, _GRID[0] * _GRID[1] * _GRID[2]
    name = f"{count:,} configs, totals, NumPy on every core"
    yield Figure(name, found["ours"], "NumPy lambdify(cse=True)", found["lambdify"], True, 5.0, count)
    yield Figure(name, found["ours"], "copy limit", limit.seconds(numbers * count, found["copy"]), False, 13.0, count)
    first = f"{name}, in memory never used before"
    yield Figure(first, found["fresh"], "NumPy lambdify(cse=True)", found["lambdify"], True, points=count)
    flat = limit.seconds(numbers * points, found["copy"])
    yield Figure("grid of 500 x 50 x 40, totals, NumPy", found["grid"], "flat copy limit", flat, False, 2.5, points)


@TOPICS.add("compiled")
def with_compiler(options: Options) -> Iterator[Figure]:
    """Totals in columns and the table in rows, in C."""
    given = baselines.configs(options.scale)
    copy, _ = limit.copier()
    for function, bar, word in (("totals", 3.2, "totals"), ("components", 2.7, "whole table")):
        compiled = _compiled(function)
        room = compiled.room(options.scale)
        found = medians(
            {
                "one": lambda: compiled(given, out=room, threads=1),  # noqa: B023
                "two": lambda: compiled(given, out=room, threads=2),  # noqa: B023
                "copy": copy,
            },
            options.rounds,
        )
        native = compiled.native
        made = len({value for kind, value in native.results if kind == "made"})
        allowed = limit.seconds((len(native.columns) + made) * options.scale, found["copy"])
        name = f"{options.scale:,} configs, {word}, compiled"
        yield Figure(f"{name}, one thread", found["one"], "copy limit", allowed, False, bar, options.scale)
        yield Figure(f"{name}, two threads", found["two"], "copy limit", allowed, points=options.scale)


def _in_fresh_memory(module: Any, given: dict[str, Any]) -> object:
    """A first call, or one whose caller keeps all results: nothing is there to be used again."""
    usual, module._ROOMS = module._ROOMS, Rooms()
    try:
        return module.totals(**given)
    finally:
        module._ROOMS = usual


def _compiled(function: str) -> Any:
    from symcost.compiler.native import native
    from symcost.evaluate.native import Compiled

    chosen = baselines.evaluator()
    return Compiled(native(chosen.spec, chosen.formulas, function, {}))


def _numbers(function: str) -> int:
    """Columns read and different results of a function, for one config."""
    native = _compiled(function).native
    return len(native.columns) + len({value for kind, value in native.results if kind == "made"})


def _grid() -> dict[str, Any]:
    """Models along the first axis, batch sizes and lengths along the others."""
    import numpy as np

    given = baselines.configs(_GRID[0])
    sizes = baselines.evaluator().module.raw.DIMS
    axes = {name: value[:, None, None] if name in sizes else value for name, value in given.items()}
    axes["batch"] = np.arange(1.0, _GRID[1] + 1)[:, None]
    axes["seq"] = np.arange(1.0, _GRID[2] + 1) * 128
    return axes

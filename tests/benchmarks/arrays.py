"""Many configs: NumPy alone and compiled C, against NumPy lambdify and against what memory allows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from math import prod
from typing import Any, NamedTuple

from symcost.result_memory import ResultMemory
from tests.benchmarks import baselines, limit
from tests.benchmarks.figure import MODELS, TOPICS, WITHIN, Figure, Options
from tests.benchmarks.timing import medians

_GRID = (500, 50, 40)


@TOPICS.add("numpy")
def with_numpy(options: Options) -> Iterator[Figure]:
    """Whole-model totals of the compute_graph calculator's formulas, NumPy only."""
    yield from _numpy(Case(), options)


@TOPICS.add("compiled")
def with_compiler(options: Options) -> Iterator[Figure]:
    """Totals in columns and the table in rows, in C."""
    yield from _compiled(Case(), options)


@TOPICS.add("standard-arrays")
def standard(options: Options) -> Iterator[Figure]:
    """The same of two models of the standard set, whose tables are four times as wide."""
    for name in MODELS:
        case = Case(name, f"standard {name}: ", WITHIN, 10)
        yield from _numpy(case, options)
        yield from _compiled(case, options)


class Case(NamedTuple):
    """Whose formulas are timed.

    Attributes:
        within: what a bar is eased by.
        fewer: by how much fewer configs a table is asked for, so that it fits into memory.
    """

    source: str = ""
    title: str = ""
    within: float = 1.0
    fewer: int = 1


def _numpy(case: Case, options: Options) -> Iterator[Figure]:
    numbers, given, grid = _numbers(case, "totals"), baselines.configs(options.scale, case.source), _grid(case)
    chosen = baselines.evaluator(case.source)
    module, left = chosen._backends.arrays({**chosen.base, **given})
    _, across = chosen._backends.arrays({**chosen.base, **grid})
    plain = baselines.lambdified(baselines.sums(case.source), "numpy", case.source)
    values = list(given.values())
    copy, _ = limit.copier()
    programs: dict[str, Callable[[], object]] = {
        "ours": lambda: module.totals(**left),
        "fresh": lambda: _in_fresh_memory(module, left),
        "lambdify": lambda: plain(*values),
        "grid": lambda: module.totals(**across),
        "copy": copy,
    }
    found = medians(programs, options.rounds)
    count, points, within = options.scale, prod(_GRID), case.within
    ours, theirs, against = found["ours"], found["lambdify"], "NumPy lambdify(cse=True)"
    name = f"{case.title}{count:,} configs, totals, NumPy on every core"
    yield Figure(name, ours, against, theirs, True, round(5.0 / within, 2), count)
    flat = limit.seconds(numbers * count, found["copy"])
    yield Figure(name, ours, "copy limit", flat, False, 13.0 * within, count)
    yield Figure(f"{name}, in memory never used before", found["fresh"], against, theirs, True, points=count)
    name = f"{case.title}grid of {' x '.join(map(str, _GRID))}, totals, NumPy"
    flat = limit.seconds(numbers * points, found["copy"])
    yield Figure(name, found["grid"], "flat copy limit", flat, False, 2.5 * within, points)


def _compiled(case: Case, options: Options) -> Iterator[Figure]:
    copy, _ = limit.copier()
    tables = max(1, options.scale // case.fewer)
    for function, bar, word, count in (
        ("totals", 3.2, "totals", options.scale),
        ("components", 2.7, "whole table", tables),
    ):
        compiled, given = _built(case, function), baselines.configs(count, case.source)
        room = compiled.room(count)
        programs: dict[str, Callable[[], object]] = {
            "one": partial(compiled, given, out=room, threads=1),
            "two": partial(compiled, given, out=room, threads=2),
            "copy": copy,
        }
        found = medians(programs, options.rounds)
        allowed = limit.seconds(_numbers(case, function) * count, found["copy"])
        name = f"{case.title}{count:,} configs, {word}, compiled"
        yield Figure(f"{name}, one thread", found["one"], "copy limit", allowed, False, bar * case.within, count)
        yield Figure(f"{name}, two threads", found["two"], "copy limit", allowed, points=count)


def _in_fresh_memory(module: Any, given: dict[str, Any]) -> object:
    """A first call, or one whose caller keeps all results: nothing is there to be used again."""
    usual, module._MEMORY = module._MEMORY, ResultMemory()
    try:
        return module.totals(**given)
    finally:
        module._MEMORY = usual


@cache
def _built(case: Case, function: str) -> Any:
    """A function in C, under default conventions."""
    from symcost.compiler.native import native
    from symcost.evaluate.native import Compiled

    chosen = baselines.evaluator(case.source)
    return Compiled(native(chosen.spec, chosen.formulas, function, baselines.defaults(case.source)))


def _numbers(case: Case, function: str) -> int:
    """Columns read and different results of a function, for one config."""
    native = _built(case, function).native
    return len(native.columns) + len({value for kind, value in native.results if kind == "made"})


def _grid(case: Case) -> dict[str, Any]:
    """Models along the first axis, batch sizes and lengths along the others."""
    import numpy as np

    given = baselines.configs(_GRID[0], case.source)
    sizes = baselines.evaluator(case.source).module.raw.DIMS
    axes = {name: value[:, None, None] if name in sizes else value for name, value in given.items()}
    lengths = np.arange(1.0, _GRID[2] + 1) * 128
    axes |= {name: lengths for name in ("seq", "context") if name in axes}
    axes["batch"] = np.arange(1.0, _GRID[1] + 1)[:, None]
    return axes

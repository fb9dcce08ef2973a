"""One config: generated Python against lambdify and the compute_graph calculator."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import symcost
from tests.benchmarks import baselines
from tests.benchmarks.calculator import CASE, calls
from tests.benchmarks.figure import MODELS, TOPICS, WITHIN, Figure, Options
from tests.benchmarks.timing import medians

_TABLE, _TOTALS = 1.15, 0.75


@TOPICS.add("scalar")
def scalar(options: Options) -> Iterator[Figure]:
    """The compute_graph calculator's formulas on its DeepSeek-V3-like case."""
    yield from _against_lambdify("compute_graph", "", options, 1.0)
    yield from _against_the_calculator(options)


@TOPICS.add("standard")
def standard(options: Options) -> Iterator[Figure]:
    """Two models of the standard set."""
    for name in MODELS:
        yield from _against_lambdify(f"standard {name}", name, options, WITHIN)
        yield _fixed(name, options)


def _against_lambdify(title: str, source: str, options: Options, within: float) -> Iterator[Figure]:
    raw, given = baselines.evaluator(source).module.raw, baselines.point(source)
    values = list(given.values())
    table = baselines.lambdified(baselines.table(source), "math", source)
    sums = baselines.lambdified(baselines.sums(source), "math", source)
    found = medians(
        {
            "table": lambda: raw.components(**given),
            "table lambdify": lambda: table(*values),
            "totals": lambda: raw.totals(**given),
            "totals lambdify": lambda: sums(*values),
        },
        options.rounds,
    )
    against = "lambdify(cse=True, modules='math')"
    words = {"table": f"{len(raw.ROWS)} rows", "totals": f"{len(raw.Totals._fields)} totals"}
    for name, bar in (("table", _TABLE), ("totals", _TOTALS)):
        baseline = found[f"{name} lambdify"]
        yield Figure(f"{title}: {words[name]}, Python", found[name], against, baseline, bar=round(bar * within, 3))


def _fixed(name: str, options: Options) -> Figure:
    """What remains to be computed where conventions were decided when the evaluator was made."""
    raw, given = symcost.evaluator(name, fill="conventions").module.raw, baselines.point(name)
    left = {size: value for size, value in given.items() if size not in raw.FILLED}
    sums, values = baselines.lambdified(baselines.sums(name), "math", name), list(given.values())
    found = medians({"ours": lambda: raw.totals(**left), "lambdify": lambda: sums(*values)}, options.rounds)
    title = f"standard {name}: {len(raw.Totals._fields)} totals, Python, conventions fixed at generation"
    return Figure(title, found["ours"], "lambdify(cse=True, modules='math')", found["lambdify"], bar=0.7)


_FILLED = ("widths", "coefficients")


def _against_the_calculator(options: Options) -> Iterator[Figure]:
    name = "compute_graph: whole table, widths and coefficients"
    bars = {f"{name} as parameters": 1800.0, f"{name} filled in": 2300.0, f"{name} and sizes filled in": None}
    if options.source is None:
        for row, bar in bars.items():
            yield Figure(row, bar=bar, faster=True, note="skipped: name Compute_Graph.py with --source PATH")
        return
    run, parameters = calls(options.source)
    tables = [
        (made.module.raw.components, dict(made.base))
        for made in (symcost.evaluator(str(CASE), fill=fill) for fill in ((), _FILLED, ("sizes", *_FILLED)))
    ]
    raw = baselines.evaluator().module.raw
    assert parameters() == raw.totals(**baselines.point()).params, "Compute_Graph.py counts other parameters"
    assert len({table(**given) for table, given in tables}) == 1, "filled in, the table has other values"
    ours = {row: partial(table, **given) for row, (table, given) in zip(bars, tables, strict=True)}
    found = medians({**ours, "calculator": run}, options.rounds)
    for row, bar in bars.items():
        yield Figure(row, found[row], "Compute_Graph.py", found["calculator"], faster=True, bar=bar)

"""How cost grows, as a picture: `python -m tests.benchmarks.growth_picture [FILE.svg]`. Needs matplotlib.

For every bundled structure the processor time of its cost model from nothing, of its formulas as Markdown, and of one
call of its totals, against what the structure has: layer kinds, components, and conventions that change a figure.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any

import symcost
from symcost.compiler.pipeline import compile_model
from symcost.emit import markdown
from symcost.frontend import bundled, load
from symcost.ir.cost_model import CostModel

PICTURE = Path(__file__).parents[2] / "docs" / "reference" / "growth.svg"
ROUNDS = 7
# Against what, and how much of it a model has.
ACROSS: dict[str, Callable[[CostModel], int]] = {
    "layer kinds": lambda model: len(model.kinds),
    "components": lambda model: sum(len(kind.instances) for kind in model.kinds),
    "conventions": lambda model: len({name for formula in model.rows.values() for name in formula.depends}),
}
COSTS = {"cost model": "ms", "Markdown": "ms", "totals": "µs"}


@dataclass(frozen=True)
class Measured:
    """A structure: what it has by the names of ACROSS, and what it costs by those of COSTS, in their units."""

    name: str
    has: dict[str, int]
    costs: dict[str, float]


def measured(name: str) -> Measured:
    spec = load(name)
    model, compiling = timed(lambda: compile_model(spec))
    _, writing = timed(lambda: markdown.emit(model, spec=spec))
    evaluator = symcost.evaluator(name)
    totals, base = evaluator.module.raw.totals, dict(evaluator.base)
    calls = [timed(lambda: [totals(**base) for _ in range(1000)])[1] for _ in range(ROUNDS)]
    costs = {"cost model": 1e3 * compiling, "Markdown": 1e3 * writing, "totals": 1e3 * median(calls)}
    return Measured(name, {what: count(model) for what, count in ACROSS.items()}, costs)


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    start = time.process_time()
    done = work()
    return done, time.process_time() - start


def draw(found: list[Measured], place: Path) -> None:
    import matplotlib

    matplotlib.use("svg")
    # The same figures make the same bytes.
    matplotlib.rcParams.update({"svg.hashsalt": "symcost", "svg.fonttype": "none", "font.size": 8})
    from matplotlib import pyplot

    figure, panels = pyplot.subplots(len(COSTS), len(ACROSS), figsize=(8, 7), sharey="row", layout="constrained")
    for row, (cost, unit) in zip(panels, COSTS.items(), strict=True):
        for panel, across in zip(row, ACROSS, strict=True):
            panel.scatter([item.has[across] for item in found], [item.costs[cost] for item in found], s=12)
            panel.set_ylim(bottom=0)
            panel.xaxis.set_major_locator(pyplot.MaxNLocator(integer=True))
            panel.grid(alpha=0.3)
        row[0].set_ylabel(f"{cost}, {unit}")
    for panel, across in zip(panels[-1], ACROSS, strict=True):
        panel.set_xlabel(across)
    figure.savefig(place, metadata={"Date": None, "Creator": None})


def main(arguments: list[str]) -> None:
    structures = {load(name).signature(): name for name in reversed(bundled())}
    # Each in a process of its own, where nothing has been compiled.
    with ProcessPoolExecutor(1, get_context("spawn"), max_tasks_per_child=1) as pool:
        found = list(pool.map(measured, sorted(structures.values())))
    for item in found:
        print(item.name, *item.has.values(), *(f"{value:.3g}" for value in item.costs.values()))
    draw(found, Path(arguments[0]) if arguments else PICTURE)


if __name__ == "__main__":
    main(sys.argv[1:])

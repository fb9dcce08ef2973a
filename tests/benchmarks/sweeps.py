"""Sweeps: how their time divides, their memory, what an interruption costs, and two Dask workers against one.

What is no time stands in the notes; `sweep_figures` prints it with its own bars. Rows that differ end the run.
"""

from __future__ import annotations

import importlib.util
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests.benchmarks.figure import TOPICS, Figure, Options

NEEDED = ("pyarrow", "distributed")


@TOPICS.add("sweep")
def sweeps(options: Options) -> Iterator[Figure]:
    missing = [name for name in NEEDED if importlib.util.find_spec(name) is None]
    if missing:
        yield Figure("sweep to Parquet", note=f"skipped: {' and '.join(missing)} not installed")
        return
    from tests.benchmarks.sweep_figures import rows

    thousands = max(100, 10 * options.scale // 1000)
    with tempfile.TemporaryDirectory(prefix="symcost-sweep-") as place:
        found = {row.figure: row for row in rows(thousands, Path(place))}
    for row in found.values():
        if row.bar == "== 1" and row.value != 1:
            raise RuntimeError(f"not so: {row.figure}")
    same = "; ".join(row.figure for row in found.values() if row.bar == "== 1")
    evaluation = found["evaluation, s, against the whole sweep"]
    peak = f"peak memory {found['peak memory, GiB'].value:.2f} GiB of 1"
    name = f"sweep of {thousands:,}k rows x 12 to Parquet: evaluation"
    yield Figure(name, evaluation.value, "the whole sweep", evaluation.baseline, bar=0.5, note=peak)
    two = found["Dask, two workers, s, against one"]
    yield Figure("the same on Dask, two workers", two.value, "one worker", two.baseline, True, 1.5, note=same)

"""Figures of sweeps: `python -m tests.benchmarks.sweep_figures [THOUSANDS_OF_ROWS]`.

How the time of a sweep to Parquet divides, its peak memory, whether a killed one ends with the same bytes, and the same
sweep on a Dask cluster of this machine: rows, speed with two workers, rows with a worker killed. Two workers need two
idle processors: where others share them, the ratio says little.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pyarrow.parquet as pq

from symcost.sweep.cluster import _PART

MODEL = "llama-3-8b"
GIB = 2**30
ROUNDS = 3
PROGRAM = """
import json, sys
from symcost.sweep.request import Request
from symcost.sweep.run import sweep
from tests.peak import peak_bytes
if __name__ == "__main__":
    source, grid, output, workers = sys.argv[1:]
    many = {"engine": "dask", "workers": int(workers)} if int(workers) else {}
    done = sweep(Request(source, grid, output, **many), sys.stderr)
    print(json.dumps({**vars(done.seconds), "rows": done.rows, "peak": peak_bytes()}))
"""


class Row(NamedTuple):
    """A measured figure; the ratio is what the bar is about."""

    figure: str
    value: float
    baseline: float | None
    ratio: float | None
    bar: str


def write_grid(folder: Path, thousands: int) -> Path:
    """A grid of so many thousands of points over four sizes."""
    path = folder / "grid.yaml"
    path.write_text(
        f"dims:\n  layers: {{from: 8, to: {7 + thousands // 100}, step: 1}}\n"
        "  hidden: {from: 1024, to: 10240, step: 1024}\n"
        "  batch: {from: 1, to: 100, step: 1}\n  seq: {from: 128, to: 12800, step: 128}\n",
        encoding="utf-8",
    )
    return path


def split(grid: Path, output: Path) -> Iterator[Row]:
    """A sweep in a process of its own: evaluation against the whole, and its peak memory."""
    command = [sys.executable, "-c", PROGRAM, MODEL, str(grid), str(output), "0"]
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)
    rows = found["rows"]
    yield Row(f"sweep of {rows:,} rows x 12, s", found["whole"], None, None, "")
    share = found["evaluation"] / found["whole"]
    yield Row("evaluation, s, against the whole sweep", found["evaluation"], found["whole"], share, "<= 0.5")
    work = found["evaluation"] + found["encoding"] + found["writing"]
    yield Row("evaluation, s, against all work", found["evaluation"], work, found["evaluation"] / work, "<= 0.5")
    yield Row("peak memory, GiB", found["peak"] / GIB, 1.0, found["peak"] / GIB, "<= 1")


def killed(grid: Path, whole: Path, folder: Path) -> Row:
    """A sweep killed half-way and started again, byte by byte against one that was left alone."""
    output, groups = folder / "killed.parquet", pq.ParquetFile(whole).metadata.num_row_groups
    command = [sys.executable, "-m", "symcost", "sweep", MODEL, "--grid", str(grid), "-o", str(output)]
    journal = Path(f"{output}.journal")
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    while process.poll() is None and not (journal.exists() and journal.read_bytes().count(b"\n") > groups / 2):
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    if output.exists():
        raise RuntimeError("the sweep was done before it could be killed: take more rows")
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    same = output.read_bytes() == whole.read_bytes()
    return Row("killed half-way and resumed: same bytes", float(same), 1.0, float(same), "== 1")


def on_dask(grid: Path, output: Path, workers: int, kill: bool = False) -> tuple[float, float]:
    """Seconds of the sweep on so many workers: once they are there, and with their start and end."""
    command = [sys.executable, "-c", PROGRAM, MODEL, str(grid), str(output), str(workers)]
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    if kill:
        _kill_a_worker(process, Path(f"{output}.partial"))
    said, _ = process.communicate()
    if process.returncode:
        raise RuntimeError("the sweep failed")
    return json.loads(said)["whole"], time.perf_counter() - start


def workers(grid: Path, folder: Path) -> Iterator[Row]:
    """One worker against two, in turns."""
    one, two = [], []
    for turn in range(ROUNDS):
        one.append(on_dask(grid, folder / f"one {turn}.parquet", 1))
        two.append(on_dask(grid, folder / f"two {turn}.parquet", 2))
    figures = ("Dask, two workers, s, against one", ">= 1.5"), ("with the start and end of the cluster", "")
    for place, (figure, bar) in enumerate(figures):
        value, baseline = (median(times[place] for times in measured) for measured in (two, one))
        yield Row(figure, value, baseline, baseline / value, bar)


def _kill_a_worker(process: subprocess.Popen[bytes], folder: Path) -> None:
    """Kills one process that computes, once two files are there."""
    while process.poll() is None and not (folder.is_dir() and len(list(folder.glob("part-*"))) >= 2):
        time.sleep(0.01)
    os.kill(max(_children(process.pid), key=_processor_time), signal.SIGKILL)


def _children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            words = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(words[1]) == parent:
            found.append(int(path.parent.name))
    return found


def _processor_time(pid: int) -> int:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return int(words[11]) + int(words[12])


def same_rows(folder: Path, whole: Path) -> float:
    """1 where a folder of parts has the rows of a file, in its order."""
    local = pq.ParquetFile(whole)
    groups = local.metadata.num_row_groups
    parts = sorted(folder.glob("part-*.parquet"))
    if len(parts) != -(-groups // _PART):
        return 0.0
    for number, part in enumerate(parts):
        chosen = range(number * _PART, min((number + 1) * _PART, groups))
        if not pq.read_table(part).equals(local.read_row_groups(list(chosen))):
            return 0.0
    return 1.0


def rows(thousands: int, folder: Path) -> Iterator[Row]:
    """Every figure, in order."""
    grid, whole = write_grid(folder, thousands), folder / "whole.parquet"
    yield from split(grid, whole)
    yield killed(grid, whole, folder)
    yield from workers(grid, folder)
    same = same_rows(folder / "two 0.parquet", whole)
    yield Row("Dask: rows of the local engine", same, 1.0, same, "== 1")
    on_dask(grid, folder / "lost.parquet", 2, kill=True)
    same = same_rows(folder / "lost.parquet", whole)
    yield Row("Dask, a worker killed: the same rows", same, 1.0, same, "== 1")


def main(thousands: int) -> None:
    with tempfile.TemporaryDirectory(prefix="symcost-sweep-") as place:
        print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
        for row in rows(thousands, Path(place)):
            baseline = "" if row.baseline is None else f"{row.baseline:.3g}"
            ratio = "" if row.ratio is None else f"{row.ratio:.3f}"
            print(f"{row.figure:48} {row.value:10.3f} {baseline:>10} {ratio:>8} {row.bar}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)

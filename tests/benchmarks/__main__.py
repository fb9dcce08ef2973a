"""Every figure of speed in one run: `python -m tests.benchmarks [--source PATH] [--only NAME] [--json FILE]`."""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tests.benchmarks import arrays, compiling, scalar, startup, sweeps
from tests.benchmarks.figure import TOPICS, Figure, Options

# Importing a module of rows registers them.
MODULES = (scalar, arrays, startup, compiling, sweeps)
_HEAD = ("figure", "time", "baseline", "its time", "ratio", "bar", "holds")


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks", description=__doc__)
    parser.add_argument("--source", type=Path, help="the file Compute_Graph.py; its rows are skipped without it")
    parser.add_argument("--only", action="append", choices=sorted(TOPICS.known), help="a topic; may be repeated")
    parser.add_argument("--json", type=Path, default=Path("out/benchmarks.json"), help="where the figures go")
    parser.add_argument("--rounds", type=int, default=7, help="interleaved rounds of a median, at least 7")
    parser.add_argument("--scale", type=int, default=1_000_000, help="configs of the large rows")
    asked = parser.parse_args(arguments)
    if asked.source is not None and not asked.source.is_file():
        parser.error(f"--source {asked.source}: no such file")
    if asked.rounds < 7 or asked.scale < 1:
        parser.error("--rounds is at least 7, --scale at least 1")
    options = Options(asked.source, asked.rounds, asked.scale)
    figures = []
    print(f"| {' | '.join(_HEAD)} |\n|{'---|' * len(_HEAD)}")
    for figure in _measured(asked.only or list(TOPICS.known), options):
        figures.append(figure)
        print(f"| {' | '.join(_cells(figure))} |", flush=True)
    asked.json.parent.mkdir(parents=True, exist_ok=True)
    report = {"machine": machine(), "rounds": asked.rounds, "figures": [_record(figure) for figure in figures]}
    asked.json.write_text(json.dumps(report, indent=1) + "\n", encoding="utf-8")
    print(f"{asked.json} written", file=sys.stderr)
    return int(any(figure.holds is False for figure in figures))


def _measured(names: list[str], options: Options) -> Iterator[Figure]:
    for name in names:
        yield from TOPICS.known[name](options)


def _cells(figure: Figure) -> tuple[str, ...]:
    sign = "at least " if figure.faster else "at most "
    unit = "x" if figure.against or figure.faster else " s"
    return (
        figure.name + (f" ({figure.note})" if figure.note else ""),
        _time(figure.seconds, figure.points),
        figure.against,
        _time(figure.baseline, figure.points),
        "" if figure.ratio is None else f"{figure.ratio:.4g}x",
        "" if figure.bar is None else f"{sign}{figure.bar:.4g}{unit}",
        {None: "", True: "yes", False: "NO"}[figure.holds],
    )


def _time(seconds: float | None, points: int) -> str:
    """Time of one point, in the unit that reads well."""
    if seconds is None:
        return ""
    each = seconds / points
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("us", 1e-6)):
        if each >= size:
            return f"{each / size:.3g} {unit}"
    return f"{each / 1e-9:.3g} ns"


def _record(figure: Figure) -> dict[str, object]:
    named = {name: getattr(figure, name) for name in ("name", "seconds", "against", "baseline", "points", "note")}
    return {**named, "ratio": figure.ratio, "at_least": figure.faster, "bar": figure.bar, "holds": figure.holds}


def machine() -> dict[str, object]:
    """What the figures were measured on; no name of it."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return {"cores": cores, "processor": _processor(), "python": platform.python_version(), **_libraries()}


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _libraries() -> dict[str, str]:
    found = {}
    for name in ("numpy", "sympy", "cffi", "pydantic"):
        try:
            found[name] = version(name)
        except PackageNotFoundError:
            found[name] = "absent"
    return found


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

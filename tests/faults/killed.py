"""Processes that are killed or interrupted at random moments: nothing is lost, nothing half-written."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from tests.faults.program import COMPILED, SYMCOST, run, stopped, timed, tree

GRID = """dims:
  seq: {from: 1, to: 30000, step: 1}
  batch: [1, 2]
"""
SWEEP = ("sweep", "llama-3-8b", "--grid", "grid.yaml", "-o", "rows.csv")
GENERATE = ("generate", "gpt2", "--to", "markdown", "--to", "memory", "--out", "made")
COMPILE = ("eval", "model.yaml", "--format", "json")
INTERRUPTED = 130
Check = Callable[[Path, int, Random], Iterator[str]]


def generate(folder: Path, count: int, random: Random) -> Iterator[str]:
    """Files of `generate` are whole or absent, and another run makes the rest."""
    reference, seconds = timed(_new(folder / "whole"), *GENERATE)
    assert reference.status == 0, reference.err
    whole = tree(folder / "whole/made")
    for number in range(count):
        place = _new(folder / "killed")
        stopped(place, signal.SIGKILL, seconds, *GENERATE, random=random)
        torn = [name for name, data in tree(place / "made").items() if data != whole.get(name)]
        again = run(place, *GENERATE)
        if torn or again.status or tree(place / "made") != whole:
            yield f"round {number}: {torn or again.err or 'other files afterwards'}"


def sweep(folder: Path, count: int, random: Random) -> Iterator[str]:
    """A sweep that was killed once or twice ends with the bytes of one that was not."""
    reference, seconds = timed(_grid(folder / "whole"), *SWEEP)
    assert reference.status == 0, reference.err
    whole = tree(folder / "whole")["rows.csv"]
    for number in range(count):
        place = _grid(folder / "killed")
        for _ in range(random.choice((1, 2))):
            stopped(place, signal.SIGKILL, seconds, *SWEEP, random=random)
        again = run(place, *SWEEP)
        left = tree(place)
        # A run that was done before the signal came is not done over.
        fine = again.status == 0 or "it exists" in again.err
        if not fine or left.get("rows.csv") != whole or set(left) - {"rows.csv", "grid.yaml"} - _cached(left):
            yield f"round {number}: {again.err.strip()[-200:] or sorted(left)}"


def cache(folder: Path, count: int, random: Random) -> Iterator[str]:
    """What a killed process kept in the cache is right or not read."""
    yield from _compiling(folder, count, random, COMPILE, SYMCOST)


def compiled(folder: Path, count: int, random: Random) -> Iterator[str]:
    """The same of evaluators that a C compiler makes."""
    yield from _compiling(folder, count, random, (), COMPILED)


def _compiling(
    folder: Path, count: int, random: Random, arguments: tuple[str, ...], command: tuple[str, ...]
) -> Iterator[str]:
    reference, seconds = timed(_spec(folder / "whole"), *arguments, command=command)
    assert reference.status == 0, reference.err
    place = _spec(folder / "killed")
    for number in range(count):
        # Half the rounds find what those before them left.
        place = _spec(folder / "killed") if random.random() < 0.5 else place
        stopped(place, signal.SIGKILL, seconds, *arguments, random=random, command=command)
        again = run(place, *arguments, command=command)
        if (again.status, again.out) != (0, reference.out):
            yield f"round {number}: {again.status} {again.err.strip()[-200:]}"


def interrupted(folder: Path, count: int, random: Random) -> Iterator[str]:
    """SIGINT ends a command with 130, no trace and no hidden file."""
    for number in range(count):
        arguments = random.choice((GENERATE, SWEEP, COMPILE))
        place = _grid(_spec(folder / "interrupted"))
        status, said = stopped(place, signal.SIGINT, 3.0, *arguments, random=random)
        hidden = [path.name for path in place.rglob(".*") if path.name not in (".rows.csv.journal",)]
        # Before Python has started, the system itself ends it.
        if status not in (0, INTERRUPTED, -signal.SIGINT) or "symcost/" in said or (hidden and arguments != SWEEP):
            yield f"round {number} ({arguments[0]}): {status} {said.strip()[-300:]} {hidden}"


def _new(folder: Path) -> Path:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def _grid(folder: Path) -> Path:
    folder = folder if folder.name == "interrupted" and folder.exists() else _new(folder)
    (folder / "grid.yaml").write_text(GRID, encoding="utf-8")
    return folder


def _spec(folder: Path) -> Path:
    seed = Path(__file__).parents[1] / "fuzz/seeds/spec.yaml"
    shutil.copy(seed, _new(folder) / "model.yaml")
    return folder


def _cached(names: dict[str, bytes]) -> set[str]:
    return {name for name in names if name.startswith("cache/")}


CHECKS: tuple[Check, ...] = (generate, sweep, cache, compiled, interrupted)

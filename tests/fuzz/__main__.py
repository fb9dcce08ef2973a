"""Runs inputs by number on all processors; a failure is made small and written beside the corpus."""

from __future__ import annotations

import argparse
import gc
import hashlib
import os
import sys
import tempfile
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import chain
from pathlib import Path

from symcost.cli.app import run as symcost
from tests.fuzz.cases import MODELS, case
from tests.fuzz.run import Outcome, run, run_all
from tests.fuzz.smaller import smaller

CORPUS = Path(__file__).parent / "corpus"
# Inputs of one process: it is made once for all of them, and one finds what those before it left in memory.
TOGETHER = 25
SEEDS = Path(__file__).parent / "seeds"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz", description=__doc__)
    parser.add_argument("--inputs", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="number of the first input")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    options = parser.parse_args(arguments)
    numbers = range(options.first, options.first + options.inputs)
    statuses: Counter[int] = Counter()
    faults = 0
    slowest = largest = 0.0
    with ProcessPoolExecutor(options.workers, initializer=warm) as pool:
        starts = range(0, len(numbers), TOGETHER)
        blocks = pool.map(_numbered, ((options.seed, numbers[at : at + TOGETHER]) for at in starts))
        for number, outcome in zip(numbers, chain.from_iterable(blocks), strict=True):
            statuses[outcome.status] += 1
            slowest, largest = max(slowest, outcome.seconds), max(largest, outcome.peak_bytes)
            if (number + 1 - options.first) % 1000 == 0:
                print(f"{number + 1 - options.first} inputs, {faults} faults", file=sys.stderr, flush=True)
            if outcome.fault:
                faults += 1
                print(f"{number}: {_kept(options.seed, number, outcome)}: {outcome.fault.strip()}", flush=True)
    shown = ", ".join(f"{count} with exit {status}" for status, count in sorted(statuses.items()))
    print(f"{options.inputs} inputs of seed {options.seed}: {shown}; {faults} faults")
    print(f"slowest {slowest:.1f} s of work, largest {largest / 2**20:.0f} MiB")
    return 1 if faults else 0


def warm() -> None:
    """Loads what most inputs need, so that each child begins with it."""
    sys.stdout = sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for as long as the process lives
    for model in MODELS:
        symcost(["eval", model, "--format", "json"])
    for command in ("audit", "check", "sweep", "docs", "fit", "compare"):
        symcost([command, "--help"])
    symcost(["check", str(CORPUS.parents[1] / "data/sheets/zero-stages.yaml")])
    symcost(["eval", "llama-3-8b", "--tp", "2", "--format", "json"])
    symcost(["eval", str(SEEDS / "spec.yaml"), "--format", "json"])
    with tempfile.TemporaryDirectory() as folder:
        for kind in ("csv", "parquet"):
            symcost(["sweep", "gpt2", "--grid", str(SEEDS / "grid.yaml"), "-o", f"{folder}/out.{kind}"])
    gc.freeze()


def _numbered(seed_and_numbers: tuple[int, range]) -> list[Outcome]:
    """Runs a block of inputs; what fails is run once more by itself."""
    seed, numbers = seed_and_numbers
    outcomes = zip(numbers, run_all([case(seed, number) for number in numbers]), strict=True)
    return [outcome if not outcome.fault else _alone(seed, number, outcome) for number, outcome in outcomes]


def _alone(seed: int, number: int, outcome: Outcome) -> Outcome:
    alone = run(case(seed, number))
    return alone if alone.fault else replace(outcome, fault=f"not by itself: {outcome.fault}")


def _kept(seed: int, number: int, outcome: Outcome) -> str:
    found = smaller(case(seed, number), outcome.fault).to_json()
    path = CORPUS / f"{hashlib.sha256(found.encode()).hexdigest()[:10]}.json"
    path.write_text(found, encoding="utf-8")
    return path.name


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

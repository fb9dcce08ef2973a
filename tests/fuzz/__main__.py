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
from pathlib import Path

from symcost.cli.app import run as symcost
from tests.fuzz.cases import MODELS, case
from tests.fuzz.run import Outcome, run
from tests.fuzz.smaller import smaller

CORPUS = Path(__file__).parent / "corpus"
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
        for number, outcome in zip(
            numbers, pool.map(_numbered, ((options.seed, n) for n in numbers), chunksize=20), strict=True
        ):
            statuses[outcome.status] += 1
            slowest, largest = max(slowest, outcome.seconds), max(largest, outcome.peak_bytes)
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


def _numbered(seed_and_number: tuple[int, int]) -> Outcome:
    return run(case(*seed_and_number))


def _kept(seed: int, number: int, outcome: Outcome) -> str:
    found = smaller(case(seed, number), outcome.fault).to_json()
    path = CORPUS / f"{hashlib.sha256(found.encode()).hexdigest()[:10]}.json"
    path.write_text(found, encoding="utf-8")
    return path.name


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

"""Figures of the audit's proofs and differences: `python -m tests.benchmarks.audit_figures [COUNT]`.

Mutations of the standard set's snapshot that `symcost diff` names, rewritings that it leaves alone, and the seconds
that a difference and a check of every sheet take.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

from symcost.audit.diff import compare
from symcost.audit.sheets import load_sheet
from symcost.audit.snapshot import take
from symcost.audit.snapshot_file import Snapshot, read_snapshot
from symcost.audit.verdict import check_sheet
from tests.audit.mutations import KINDS, mutated, rewritten, seeds

SHEETS = Path(__file__).parents[1] / "data" / "sheets"


def mutations_named(snapshot: Snapshot, kind: str, count: int) -> int:
    """How many of `count` random mutations of one kind a difference names by key."""
    named = 0
    for random in seeds(count):
        changed, key = mutated(snapshot, kind, random)
        named += key in [change.key for change in compare(snapshot, changed)]
    return named


def rewritings_left_alone(snapshot: Snapshot, count: int) -> int:
    """How many of `count` random rewritings a difference says nothing about."""
    return sum(not compare(snapshot, rewritten(snapshot, random)[0]) for random in seeds(count))


def main(count: int) -> None:
    start = time.perf_counter()
    text = take("standard").text()
    print(f"snapshot of the standard set made in {time.perf_counter() - start:.1f} s, {len(text)} bytes")
    start = time.perf_counter()
    snapshot = read_snapshot(text, "old")
    compare(snapshot, read_snapshot(text, "new"))
    print(f"two snapshots read and compared in {time.perf_counter() - start:.2f} s")
    for kind in KINDS:
        print(f"{kind}: {mutations_named(snapshot, kind, count)} of {count} named")
    print(f"rewriting: {rewritings_left_alone(snapshot, count)} of {count} left alone")
    start = time.perf_counter()
    verdicts = [verdict for path in sorted(SHEETS.glob("*.yaml")) for verdict in check_sheet(load_sheet(path))]
    right = sum(verdict.expected for verdict in verdicts)
    print(f"sheets: {right} of {len(verdicts)} claims as expected in {time.perf_counter() - start:.2f} s")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 200)

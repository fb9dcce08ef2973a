"""Runs every check of faults, or those that are named, and tells what was found: `python -m tests.faults 100 sweep`."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from random import Random

from tests.faults import killed

CHECKS = killed.CHECKS


def main(arguments: list[str]) -> int:
    count = next((int(word) for word in arguments if word.isdigit()), 10)
    named = [check for check in CHECKS if check.__name__ in arguments] or CHECKS
    found = 0
    for check in named:
        with tempfile.TemporaryDirectory(prefix="symcost-faults-") as folder:
            faults = list(check(Path(folder), count, Random(f"{check.__name__} {count}")))
        found += len(faults)
        print(f"{check.__name__}: {count} rounds, {len(faults)} faults", *faults[:10], sep="\n  ", flush=True)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

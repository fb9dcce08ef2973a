"""Medians of interleaved rounds: what is compared runs in turn, so that a busy moment hits all of it."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Mapping


def medians(programs: Mapping[str, Callable[[], object]], rounds: int, least: float = 0.02) -> dict[str, float]:
    """Seconds of one call of each.

    Args:
        least: seconds that a round of one program takes at least; short calls are repeated to fill them.
    """
    repeats = {name: _repeats(run, least) for name, run in programs.items()}
    found: dict[str, list[float]] = {name: [] for name in programs}
    gc.collect()
    for _ in range(rounds):
        for name, run in programs.items():
            found[name].append(_timed(run, repeats[name]))
    return {name: statistics.median(values) for name, values in found.items()}


def _timed(run: Callable[[], object], count: int) -> float:
    numbers = range(count)
    start = time.perf_counter()
    for _ in numbers:
        run()
    return (time.perf_counter() - start) / count


def _repeats(run: Callable[[], object], least: float) -> int:
    run()
    once = _timed(run, 1)
    if once >= least:
        return 1
    return max(1, int(least / max(_timed(run, max(1, int(0.1 * least / max(once, 1e-9)))), 1e-9)))

"""The engine of one machine: a row group is evaluated while earlier ones are encoded, and written in order."""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

from symcost.sweep.format import Format
from symcost.sweep.output import Output
from symcost.sweep.rows import Rows, joined
from symcost.sweep.space import Space

# Row groups that are encoded at once: with the one that is evaluated, all that is held.
_ENCODERS = min(2, os.cpu_count() or 1)


@dataclass
class Seconds:
    """What took how long; encoding runs beside evaluation, so that the parts can exceed the whole."""

    evaluation: float = 0.0
    encoding: float = 0.0
    writing: float = 0.0
    whole: float = 0.0


def group_rows(space: Space, group: int) -> Rows | None:
    """The rows of a row group; None where it has none."""
    parts = list(space.rows(group))
    return joined(parts, space.shape) if parts else None


def run(space: Space, output: Output, report: Callable[[int], None]) -> Seconds:
    """Evaluates what is not there yet and makes the output whole.

    Args:
        report: is told how many points are done.

    Raises:
        SymcostError: a point that cannot be priced, or a full disk; what is done stays for the next run.
    """
    spent, begin = Seconds(), time.perf_counter()
    waiting: deque[Future[tuple[int, bytes, str, float]]] = deque()

    def write_first() -> None:
        rows, data, note, seconds = waiting.popleft().result()
        start = time.perf_counter()
        output.add(rows, data, note)
        spent.encoding += seconds
        spent.writing += time.perf_counter() - start
        report(min(output.done * space.size, space.points))

    with ThreadPoolExecutor(_ENCODERS) as pool:
        for group in range(output.done, space.groups):
            start = time.perf_counter()
            rows = group_rows(space, group)
            spent.evaluation += time.perf_counter() - start
            waiting.append(pool.submit(_encoded, output.form, rows))
            del rows
            if len(waiting) > _ENCODERS:
                write_first()
        while waiting:
            write_first()
    output.finish()
    spent.whole = time.perf_counter() - begin
    return spent


def _encoded(form: Format, rows: Rows | None) -> tuple[int, bytes, str, float]:
    start = time.perf_counter()
    data, note = (b"", "") if rows is None else form.group(rows)
    return 0 if rows is None else len(rows), data, note, time.perf_counter() - start

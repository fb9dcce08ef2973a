"""The first rows of a sweep on one machine: what was found is kept on the disk every few seconds."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from typing import Any

from symcost.errors import UsageError
from symcost.sweep.format import Format
from symcost.sweep.journal import check_same
from symcost.sweep.local import Seconds, group_rows
from symcost.sweep.output import check_new, write_at_once
from symcost.sweep.rows import Rows
from symcost.sweep.space import Space
from symcost.sweep.top import Best, in_order

# Seconds between two times of keeping.
_KEEP = 5.0


def run_top(space: Space, best: Best, path: str, form: Format, sweep: str, report: Callable[[int], None]) -> Seconds:
    """Looks through the grid and writes the best rows.

    Raises:
        SymcostError: a point that cannot be priced, or an output that cannot be written.
    """
    spent, begin = Seconds(), time.perf_counter()
    journal = Path(f"{path}.journal")
    first = _recovered(journal, best, sweep)
    kept = begin
    for group in range(first, space.groups):
        rows = group_rows(space, group)
        if rows is not None:
            best.add(best.of(rows))
        report(min((group + 1) * space.size, space.points))
        if time.perf_counter() - kept > _KEEP:
            best.settle()
            _keep(journal, best, sweep, group + 1)
            kept = time.perf_counter()
    found = in_order(space, best)
    spent.evaluation = time.perf_counter() - begin
    check_new(Path(path))
    write_rows(path, form, found)
    journal.unlink(missing_ok=True)
    spent.whole = time.perf_counter() - begin
    return spent


def write_rows(path: str, form: Format, rows: Rows | None) -> None:
    """A whole output of one row group.

    Raises:
        SymcostError: it cannot be written.
    """
    head, (data, note) = form.head(), (b"", "") if rows is None else form.group(rows)
    notes = [(note, len(head))] if note else []
    write_at_once(Path(path), head + data + form.tail(notes))


def _keep(journal: Path, best: Best, sweep: str, groups: int) -> None:
    found = [[str(value) if isinstance(value, Fraction) else value, number] for value, number in best.found]
    write_at_once(journal, json.dumps({"sweep": sweep, "groups": groups, "found": found}).encode() + b"\n")


def _recovered(journal: Path, best: Best, sweep: str) -> int:
    """Fills in what an earlier run found; returns the row groups that it looked through."""
    if not journal.exists():
        return 0
    try:
        stated = json.loads(journal.read_text(encoding="utf-8").split("\n")[0])
        check_same(stated, sweep, journal)
        best.found = [(_value(value), int(number)) for value, number in stated["found"]]
        return int(stated["groups"])
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        raise UsageError("it is no journal of a sweep", where=str(journal), hint="remove it") from None


def _value(stated: Any) -> Any:
    return Fraction(stated) if isinstance(stated, str) else stated

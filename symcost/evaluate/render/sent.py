"""What a rank of a sharded model sends, for readers: each collective, sums by phase and group, and of which rank."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import NamedTuple

from symcost.evaluate.figures import Figures
from symcost.evaluate.instances import ALL_PHASES
from symcost.evaluate.numbers import Value
from symcost.evaluate.render.facts import cell, is_expression
from symcost.evaluate.sharding.entries import Sent, sent

# Columns by level of the breakdown; a collective's own bytes where a line is one component's.
_PLACE = {
    "component": ("component", "phase", "collective", "group"),
    "kind": ("kind", "phase", "collective", "group"),
    "model": ("ranks send", "phase", "collective", "group"),
}


class SentLine(NamedTuple):
    """Cells of a line, and whether it is a sum."""

    cells: list[str]
    total: bool = False


class _Sum(NamedTuple):
    """How many collectives, and their bytes handed in and on the wire, all together."""

    count: Value = 0
    payload: Value = 0
    wire: Value = 0

    def and_also(self, other: _Sum) -> _Sum:
        return _Sum(self.count + other.count, self.payload + other.payload, self.wire + other.wire)


def sent_heads(by: str) -> list[str]:
    """Heads of the lines at a level of the breakdown."""
    each = ["each"] if by == "component" else []
    return [*_PLACE[by], "how many", *each, "payload", "on the wire"]


def sent_lines(figures: Figures, by: str) -> list[SentLine]:
    """Every collective of a micro-batch and step over the whole rank, then sums by phase and group; empty without any.

    Args:
        by: level of the breakdown.
    """
    items = list(sent(figures)) if figures.question.sharding else []
    lines: dict[tuple[str, ...], _Sum] = defaultdict(_Sum)
    sums: dict[tuple[str, str], _Sum] = defaultdict(_Sum)
    for item in items:
        amount = _Sum(item.count, item.count * item.payload, item.count * item.wire)
        row = item.row
        line = (*_place(item, by), *((row.tensor, row.slot) if by == "component" else ()))
        lines[line] = lines[line].and_also(amount)
        sums[row.phase, row.direction] = sums[row.phase, row.direction].and_also(amount)
    names = len(_PLACE[by])
    found = [SentLine([*key[:names], *_cells(figures, amount, by)]) for key, amount in lines.items()]
    for (phase, group), amount in sorted(sums.items(), key=_in_order) if len(found) > 1 else ():
        count, *each, payload, wire = _cells(figures, amount, by)
        found.append(SentLine(["total", phase, "", group, count, *([""] * len(each)), payload, wire], total=True))
    return found


def _in_order(pair: tuple[tuple[str, str], _Sum]) -> int:
    return ALL_PHASES.index(pair[0][0])


def _place(item: Sent, by: str) -> tuple[str, ...]:
    row = item.row
    first = {"component": f"{row.kind}.{row.component}", "kind": row.kind, "model": ""}
    return first[by], row.phase, row.unit, row.direction


def _cells(figures: Figures, amount: _Sum, by: str) -> list[str]:
    count = figures.show(amount.count)
    each = [cell(figures, amount.payload / amount.count, "bytes")] if by == "component" else []
    sizes = [cell(figures, amount.payload, "bytes"), cell(figures, amount.wire, "bytes")]
    return [str(count) if not is_expression(count) else cell(figures, amount.count, "elements"), *each, *sizes]


def rank_lines(figures: Figures) -> list[str]:
    """Of which rank the numbers are: degrees, plan, and the stage with what it holds."""
    return list(_rank(figures)) if figures.question.sharding else []


def _rank(figures: Figures) -> Iterator[str]:
    sharding = figures.question.sharding
    assert sharding is not None
    degrees, layout = sharding.degrees, sharding.layout
    sizes = [f"{name} {size}" for name, size in degrees.sizes().items() if size != 1] or ["every degree 1"]
    fsdp = f" ({'reshard' if layout.reshard else 'keep'})" if layout.zero == 3 else ""
    flags = [f"plan {layout.plan.name}", f"sp {'on' if layout.sp else 'off'}", f"zero {layout.zero}{fsdp}"]
    yield f"one rank of {degrees.devices}: {', '.join(sizes)}; {', '.join(flags)}"
    if degrees.pp > 1:
        stage = figures.stages[figures.stage]
        which = "the fullest" if degrees.stage == "worst" else "as asked"
        yield (
            f"stage {stage.index} of {degrees.pp} ({which}): {stage.layers} layers, {degrees.schedule},"
            f" {stage.in_flight} chunks of micro-batches in flight"
        )

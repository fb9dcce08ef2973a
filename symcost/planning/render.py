"""Plans for people and programs: a table, JSON, CSV, Markdown, or a page with the front as a picture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from symcost.errors import check_form
from symcost.evaluate.numbers import show
from symcost.evaluate.render import Page
from symcost.evaluate.render.grid import Grid, GridRow, Part
from symcost.evaluate.render.grid import Line as Text
from symcost.evaluate.render.table import shown
from symcost.plain_text import csv_text, json_text, markdown
from symcost.planning.exact import Priced
from symcost.planning.page import page_text
from symcost.planning.plans import Plans
from symcost.planning.told import FRONT, columns, front_rows, heading, notes, rows
from symcost.planning.words import entry


def render(found: Plans, form: str, page: Page) -> str:
    """The text of an answer, ending with a newline."""
    check_form(form, FORMATS)
    return FORMATS[form](found, page)


def plan_entry(plan: Priced) -> dict[str, Any]:
    """A plan with its bounds."""
    return {
        **entry(plan.point),
        "stage": plan.stage,
        "peak_bytes": plan.peak,
        "least_s_overlapped": float(plan.overlapped),
        "least_s": float(plan.serial),
    }


def _json(found: Plans, page: Page) -> str:
    request = found.request
    machine, options = request.machine, request.options
    data = {
        "schema": 1,
        "model": found.model.name,
        "hardware": machine.hardware.name,
        "devices": request.devices,
        "global_batch": request.sequences,
        "seq": found.seq,
        "conventions": dict(options.conventions),
        "efficiency": {name: show(share) for name, share in machine.efficiency.items()},
        "by": request.by,
        "legal": found.legal,
        "fitting": found.fitting,
        "seconds": round(found.seconds, 6),
        "plans": [plan_entry(plan) for plan in found.best],
        "pareto": [
            {**entry(ahead.point), "peak_bytes": ahead.peak, _timed(found): ahead.seconds} for ahead in found.front
        ],
        "warnings": list(found.warnings),
    }
    return json_text(data)


def _timed(found: Plans) -> str:
    """The time that the front is over."""
    return "least_s_overlapped" if found.request.by == "least_s_overlapped" else "least_s"


def _table(found: Plans, page: Page) -> str:
    heads, cells = columns([plan.point for plan in found.best]), rows(found)
    parts: list[Part] = [Text(line, "bold" if place == 0 else "") for place, line in enumerate(heading(found))]
    parts += [Text(""), _grid(["step", "overlapped", "memory", *heads], cells), Text(""), Text(FRONT, "bold")]
    points, listed = front_rows(found)
    parts += [_grid(["step", "memory", *columns(points)], listed), Text("")]
    return shown([*parts, *(Text(line, "dim") for line in notes(found))], page)


def _grid(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> Grid:
    return Grid(list(heads), [GridRow(list(row)) for row in cells])


def _csv(found: Plans, page: Page) -> str:
    listed = [plan_entry(plan) for plan in found.best]
    names = [name for name in listed[0] if name != "stages"]
    return csv_text([names, *([entry[name] for name in names] for entry in listed)])


def _markdown(found: Plans, page: Page) -> str:
    heads = ["step", "overlapped", "memory", *columns([plan.point for plan in found.best])]
    points, listed = front_rows(found)
    first, *others = map(markdown, heading(found))
    text = [f"**{first}**", "", *others, "", *_lines(heads, rows(found)), "", f"**{FRONT}**"]
    text += ["", *_lines(["step", "memory", *columns(points)], listed), "", *map(markdown, notes(found))]
    return "\n".join(text) + "\n"


def _lines(heads: Sequence[str], cells: Sequence[Sequence[str]]) -> list[str]:
    escaped = [[*map(markdown, row)] for row in cells]
    return [f"| {' | '.join(row)} |" for row in (heads, ["---:"] * len(heads), *escaped)]


def _html(found: Plans, page: Page) -> str:
    return page_text(found)


FORMATS: dict[str, Callable[[Plans, Page], str]] = {
    "table": _table,
    "json": _json,
    "csv": _csv,
    "markdown": _markdown,
    "html": _html,
}

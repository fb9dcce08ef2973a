"""Several precisions of one question side by side: a column each, and the last against the first."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from symcost.evaluate import units
from symcost.evaluate.figures import Figures
from symcost.evaluate.hardware.roofline import step_bounds
from symcost.evaluate.numbers import Value
from symcost.evaluate.render.csv import COLUMNS, csv_rows, roofline_rows
from symcost.evaluate.render.facts import ROLE_NAMES, cell, footer, is_expression, title
from symcost.evaluate.render.page import Page
from symcost.evaluate.render.ratios import fits
from symcost.evaluate.result import result
from symcost.ir.role_names import total_roles
from symcost.plain_text import csv_text, json_text, markdown, visible

_PHASES = ("forward", "backward", "optimizer")


def comparison(every: list[Figures], form: str, page: Page) -> str:
    """The text of a comparison; the JSON holds every result as it is without one."""
    if form == "json":
        return json_text(_result(every))
    if form == "csv":
        return _csv(every, page.by)
    return _markdown(every) if form == "markdown" else _table(every, page)


def _result(every: list[Figures]) -> dict[str, Any]:
    first = result(every[0])
    kept = ("schema", "symcost", "model", "family", "formulas")
    return {
        **{key: first[key] for key in kept},
        "precisions": [figures.question.precision.name for figures in every],
        "results": [result(figures) for figures in every],
    }


def _csv(every: list[Figures], by: str) -> str:
    rows: list[tuple[Value, ...]] = [("precision", *COLUMNS)]
    for figures in every:
        name = figures.question.precision.name
        rows += [(name, *row) for row in (*csv_rows(figures, by), *roofline_rows(figures, by))]
    return csv_text(rows, figures=1)


def lines(every: list[Figures]) -> list[tuple[str, str, list[Value]]]:
    """(label, unit, a value for each precision): FLOPs by dtype, traffic, what is held; lines of zeros are left out."""
    found: list[tuple[str, str, list[Value]]] = []
    for phase in _PHASES:
        found += _by_dtype(every, "flops", phase, "flops", "FLOPs")
    for phase in _PHASES:
        found += _by_dtype(every, "hbm_bytes", phase, "bytes", "bytes moved")
    for role in total_roles(every[0].question.formulas, inference=every[0].question.inference):
        found.append((ROLE_NAMES[role], "bytes", [figures.held("bytes", role) for figures in every]))
    if all(figures.memory for figures in every):
        found.append(("peak of a step", "bytes", [figures.memory["peak"] for figures in every]))
    found += _least_times(every)
    return [line for line in found if any(value != 0 for value in line[2])]


def _least_times(every: list[Figures]) -> Iterable[tuple[str, str, list[Value]]]:
    """On a given hardware the least time of each phase and of a step."""
    found = [step_bounds(figures, figures.question.hardware) for figures in every if figures.question.hardware]
    for phase in found[0] if found else ():
        yield f"least time, {phase}", "seconds", [bounds[phase] for bounds in found]


def _by_dtype(
    every: list[Figures], quantity: str, phase: str, unit: str, label: str
) -> Iterable[tuple[str, str, list[Value]]]:
    tables = [figures.total_by_dtype(lambda row: row.quantity == quantity and row.phase == phase) for figures in every]
    for name in sorted({name for table in tables for name in table}):
        yield f"{phase} {label}, {name}", unit, [table.get(name, 0) for table in tables]
    if quantity == "hbm_bytes":
        yield f"{phase} {label}", unit, [figures.total(_rows(quantity, phase)) for figures in every]


def _rows(quantity: str, phase: str) -> Any:
    return lambda row: row.quantity == quantity and row.phase == phase


def _cells(every: list[Figures]) -> list[list[str]]:
    rows = []
    for label, unit, values in lines(every):
        shown = [figures.show(value) for figures, value in zip(every, values, strict=True)]
        ratio = "" if is_expression(shown[0]) or is_expression(shown[-1]) else units.share(shown[-1], shown[0])
        cells = [cell(figures, value, unit) for figures, value in zip(every, values, strict=True)]
        rows.append([label, *cells, ratio])
    return rows


def _heads(every: list[Figures]) -> list[str]:
    names = [visible(figures.question.precision.name) for figures in every]
    return ["whole model", *names, f"{names[-1]} of {names[0]}"]


def _notes(every: list[Figures]) -> list[str]:
    """What is asked, without the precision, which differs."""
    first = every[0].question
    hardware = first.hardware
    notes = [f"least times on {hardware.name} (roofline: lower bounds, no prediction)"] if hardware else []
    for figures in every if hardware else ():
        notes += [f"{figures.question.precision.name}: {fit}" for fit in fits(figures)]
    return [*notes, *(line.replace(f"; precision {first.precision.name}", "") for line in footer(every[0]))]


def _table(every: list[Figures], page: Page) -> str:
    from symcost.evaluate.render.table import plain_table

    return plain_table(title(every[0]), _heads(every), _cells(every), _notes(every), page)


def _markdown(every: list[Figures]) -> str:
    from symcost.evaluate.render.markdown import text_table

    parts = [f"# {markdown(title(every[0]))}", text_table(_heads(every), _cells(every)), *map(markdown, _notes(every))]
    return "\n\n".join(parts) + "\n"

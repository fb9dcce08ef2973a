"""Recovered formulas of a model as text and JSON; other forms print its totals as those of a function."""

from __future__ import annotations

from typing import Any

from symcost.recover.library.model import QUANTITIES, RecoveredModel, by_module
from symcost.recover.result import FORMS, readable, text


def as_text(found: RecoveredModel) -> str:
    """By module, then the totals."""
    lines = [f"{found.name}: recovered, not priced by a family of ours", ""]
    before: object = ""
    for layers, module, rows in by_module(found.rows):
        if layers != before and layers is not None and layers.name:
            lines.append(f"{layers.name}, {layers.count} alike")
        elif layers != before:
            lines.append("outside of layers" if layers is None else "the module")
        before = layers
        lines.append(f"  {module or 'itself'}")
        for row in rows:
            operator = f" ({row.operator})" if row.operator else ""
            lines.append(f"    {QUANTITIES[row.quantity]}{operator}: {text(readable(row.formula))}")
    lines.append("")
    for whole in found.totals():
        name, _, quantity = whole.name.rpartition(" ")
        lines.append(f"{name}, {QUANTITIES[quantity]}: {text(readable(whole.pieces[0].value))}")
    held = f"; held at {', '.join(f'{n}={v}' for n, v in found.held.items())}" if found.held else ""
    return "\n".join([*lines, "", f"not refuted: {found.how}{held}"])


def as_json(found: RecoveredModel) -> dict[str, Any]:
    """As `--format json` prints it."""
    modules = [
        {
            "layers": row.layers.name if row.layers else "",
            "count": row.layers.count if row.layers else 1,
            "module": row.module,
            "quantity": row.quantity,
            "operator": row.operator,
            "formula": text(row.formula),
        }
        for row in found.rows
    ]
    totals = [
        {
            "of": whole.name.rpartition(" ")[0],
            "quantity": whole.name.rpartition(" ")[2],
            "formula": text(whole.pieces[0].value),
        }
        for whole in found.totals()
    ]
    known = {"verdict": "not_refuted", "points": found.points, "runs": found.runs}
    return {
        "schema": 1,
        "model": found.name,
        "source": "recovered",
        **known,
        "held": dict(found.held),
        "modules": modules,
        "totals": totals,
    }


def written(found: RecoveredModel, form: str) -> str:
    """The formulas in one of the forms of `--to`."""
    if form == "text":
        return as_text(found)
    parts = [FORMS[form](whole) for whole in found.totals()]
    if form != "sheet":
        return "\n".join(parts)
    head, marker = parts[0].partition("claims:\n")[:2]
    return head + marker + "".join(part.partition("claims:\n")[2] for part in parts)

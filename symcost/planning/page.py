"""A page of plans that needs nothing else: the front of memory and time as a picture, and both tables."""

from __future__ import annotations

from symcost.emit.escape import html_text as html
from symcost.emit.html_parts import style
from symcost.emit.templates import render
from symcost.evaluate import units
from symcost.planning.picture import picture
from symcost.planning.plans import Plans
from symcost.planning.told import FRONT, columns, front_rows, heading, notes, rows


def page_text(found: Plans) -> str:
    """The text of a page."""
    title, *lead = heading(found)
    points, front = front_rows(found)
    return render(
        "plan/page.html.jinja",
        style=style(),
        title=html(title),
        lead=[html(line) for line in lead],
        heads=["step", "overlapped", "memory", *columns([plan.point for plan in found.best])],
        rows=[[html(cell) for cell in row] for row in rows(found)],
        front_title=html(FRONT),
        front_heads=["step", "memory", *columns(points)],
        front=[[html(cell) for cell in row] for row in front],
        notes=[html(note) for note in notes(found)],
        picture=picture(found),
        memory=html(units.size(found.request.machine.hardware.memory)),
    )

"""Lines and grids by rich: colors, and cells that must be broken to fit."""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from symcost.evaluate.render.grid import MANY, Grid, Line, Part
from symcost.evaluate.render.page import Page


def painted(parts: Iterable[Part], page: Page) -> str:
    """The parts on a page; names and expressions are shown as they are."""
    stream = StringIO()
    console = Console(
        file=stream, width=page.width, force_terminal=page.color, no_color=not page.color, highlight=False
    )
    for part in parts:
        console.print(Text(part.text, style=part.style) if isinstance(part, Line) else _table(part))
    return "\n".join(line.rstrip() for line in stream.getvalue().splitlines()) + "\n"


def _table(grid: Grid) -> Table:
    made = Table(
        box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=len(grid.heads) > MANY, header_style="bold"
    )
    for place, head in enumerate(grid.heads):
        made.add_column(head, justify="left" if place == 0 else "right", overflow="fold", no_wrap=place == 0)
    for row in grid.rows:
        if row.section:
            made.add_section()
        made.add_row(*(Text(cell, style=row.style) for cell in row.cells))
    for column, wide in zip(made.columns, grid.least, strict=False):
        column.min_width = wide
    return made

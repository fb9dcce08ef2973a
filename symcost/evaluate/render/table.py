"""The table of a terminal: components with their shares, totals, memory, and the conventions in force."""

from __future__ import annotations

import io

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from symcost.evaluate.breakdown import COLUMNS, Line, lines, total
from symcost.evaluate.figures import Figures
from symcost.evaluate.memory import peak_lines
from symcost.evaluate.render import Page
from symcost.evaluate.render.facts import cell, footer, memory_lines, share, title, work_lines
from symcost.evaluate.render.ratios import hardware_lines, ratios


def plain_table(heading: str, heads: list[str], rows: list[list[str]], notes: list[str], page: Page) -> str:
    """A heading, one table and notes."""
    made = _new(*heads)
    for row in rows:
        made.add_row(*map(Text, row))
    stream = io.StringIO()
    console = _console(stream, page)
    console.print(Text(heading, style="bold"))
    console.print()
    console.print(made)
    console.print()
    for note in notes:
        console.print(Text(note, style="dim"))
    return _stripped(stream.getvalue())


def _console(stream: io.StringIO, page: Page) -> Console:
    return Console(file=stream, width=page.width, force_terminal=page.color, no_color=not page.color, highlight=False)


def _stripped(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


def table_text(figures: Figures, page: Page) -> str:
    """The result as text of at most the page's width; names and expressions are shown as they are."""
    stream = io.StringIO()
    console = _console(stream, page)
    console.print(Text(title(figures), style="bold"))
    if page.by != "model":
        made, missing = _breakdown(figures, page)
        console.print(made)
        if missing:
            console.print(Text(f"no room for {', '.join(missing)}: widen the terminal", style="dim"))
    for table in (_work(figures), _memory(figures)):
        console.print()
        console.print(table)
    console.print()
    for line in hardware_lines(figures):
        console.print(Text(line))
    for line in footer(figures):
        console.print(Text(line, style="dim"))
    return _stripped(stream.getvalue())


_MANY = 9


def _new(*columns: str) -> Table:
    """A table whose first column is text and whose others are numbers."""
    # Closer where there are many, so that a hardware's columns still fit a line of 110.
    made = Table(
        box=SIMPLE_HEAD, show_edge=False, pad_edge=False, collapse_padding=len(columns) > _MANY, header_style="bold"
    )
    for place, column in enumerate(columns):
        made.add_column(column, justify="left" if place == 0 else "right", overflow="fold", no_wrap=place == 0)
    return made


# Columns in the order in which a narrow terminal goes without them: intensity, share, count, parameters, saved, HBM.
_SPARED = (8, 7, 1, 2, 6, 5)
_ENOUGH = 110


def _breakdown(figures: Figures, page: Page) -> tuple[Table, list[str]]:
    """The table, every number counting all instances of the model; and the columns for which the page has no room."""
    more = ratios(figures)
    heads = [page.by, "count", *(column.title for column in COLUMNS), "FLOPs", *(column.title for column in more)]
    everything = total(figures)
    rows: list[tuple[str, list[str]]] = []
    kind = ""
    for line in lines(figures, page.by):
        if page.by == "component" and line.kind != kind:
            rows.append(("bold cyan", [line.kind]))
        kind = line.kind
        rows.append(("", [*_cells(figures, line, everything, page.by), *(column.text(line) for column in more)]))
    last = [*_cells(figures, everything, everything, page.by), *(column.text(everything) for column in more)]
    rows.append(("bold", last))
    kept = list(range(len(heads)))
    if page.width >= _ENOUGH or figures.question.free:
        return _filled(heads, rows, kept), []
    for spared in _SPARED:
        if _needed(heads, rows, kept) > page.width:
            kept.remove(spared)
    made = _filled(heads, rows, kept)
    for column, wide in zip(made.columns, _widest(heads, rows, kept), strict=True):
        column.min_width = wide
    return made, [heads[place] for place in range(len(heads)) if place not in kept]


def _needed(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> int:
    """Columns of a terminal that the table takes with every number in one piece."""
    return sum(_widest(heads, rows, kept)) + (2 if len(kept) > _MANY else 3) * (len(kept) - 1)


def _widest(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> list[int]:
    """The longest number, or word of the head, of each column."""
    table = [(heads[place].split(), [cells[place] for _, cells in rows if place < len(cells)]) for place in kept]
    return [max(map(len, [*words, *cells])) for words, cells in table]


def _filled(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> Table:
    made = _new(*(heads[place] for place in kept))
    for style, cells in rows:
        if style:
            made.add_section()
        made.add_row(*(Text(cells[place], style=style) for place in kept if place < len(cells)))
    return made


def _cells(figures: Figures, line: Line, everything: Line, by: str) -> list[str]:
    name = f"  {line.component}" if by == "component" and line.component else line.kind
    count = "" if line is everything else str(figures.show(line.count))
    numbers = [cell(figures, value, column.unit) for column, value in zip(COLUMNS, line.values, strict=True)]
    return [name, count, *numbers, share(figures, line.flops, everything.flops)]


def _work(figures: Figures) -> Table:
    made = _new("whole model", "forward", "backward", "both", "optimizer step")
    for label, unit, (forward, backward, optimizer) in work_lines(figures):
        values = (forward, backward, forward + backward, optimizer)
        made.add_row(label, *(Text(cell(figures, value, unit)) for value in values))
    return made


def _memory(figures: Figures) -> Table:
    made = _new("memory", "elements", "bytes", "share")
    kept = memory_lines(figures)
    everything = sum(size for _, _, size in kept)
    for label, elements, size in kept:
        cells = (cell(figures, elements, "elements"), cell(figures, size, "bytes"), share(figures, size, everything))
        made.add_row(label, *map(Text, cells))
    made.add_section()
    made.add_row(Text("total", style="bold"), "", Text(cell(figures, everything, "bytes"), style="bold"), "")
    for label, size in peak_lines(figures):
        made.add_row(Text(label), "", Text(cell(figures, size, "bytes")), "")
    return made

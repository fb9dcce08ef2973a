"""The table of a terminal: components with their shares, totals, memory, and the conventions in force."""

from __future__ import annotations

from symcost.evaluate.breakdown import Line, columns, lines, total
from symcost.evaluate.figures import Figures
from symcost.evaluate.memory import peak_lines
from symcost.evaluate.render.facts import cell, footer, memory_lines, share, title, work_heads, work_lines
from symcost.evaluate.render.grid import MANY, Grid, GridRow, Part, drawn, fitted
from symcost.evaluate.render.grid import Line as Text
from symcost.evaluate.render.page import Page
from symcost.evaluate.render.ratios import hardware_lines, ratios
from symcost.evaluate.render.sent import rank_lines, sent_heads, sent_lines
from symcost.plain_text import visible


def plain_table(heading: str, heads: list[str], rows: list[list[str]], notes: list[str], page: Page) -> str:
    """A heading, one table and notes."""
    made = Grid(heads, [GridRow(row) for row in rows])
    return shown([Text(heading, "bold"), _BLANK, made, _BLANK, *(Text(note, "dim") for note in notes)], page)


def table_text(figures: Figures, page: Page) -> str:
    """The result as text of at most the page's width; names and expressions are shown as they are."""
    parts: list[Part] = [Text(title(figures), "bold"), *(Text(line) for line in rank_lines(figures))]
    if page.by != "model":
        made, missing = _breakdown(figures, page)
        parts.append(made)
        if missing:
            parts.append(Text(f"no room for {', '.join(missing)} (widen the terminal, or take --format json)", "dim"))
    parts += (_BLANK, _work(figures), _BLANK, _memory(figures), _BLANK, *_sent(figures, page.by))
    parts += map(Text, hardware_lines(figures))
    parts += (Text(line, "dim") for line in footer(figures))
    return shown(parts, page)


_BLANK = Text("")


def shown(parts: list[Part], page: Page) -> str:
    parts = [fitted(part, page.width) if isinstance(part, Grid) else part for part in map(_seen, parts)]
    text = None if page.color else drawn(parts, page.width)
    if text is not None:
        return text
    from symcost.evaluate.render.painted import painted

    return painted(parts, page)


def _seen(part: Part) -> Part:
    """The part with nothing in it that a terminal obeys."""
    if isinstance(part, Text):
        return part._replace(text=visible(part.text))
    return part._replace(rows=[row._replace(cells=[*map(visible, row.cells)]) for row in part.rows])


# Columns in the order in which a narrow terminal goes without them; FLOPs is the share.
_SPARED = ("FLOPs/B", "FLOPs", "count", "params", "saved", "cache", "HBM")
_ENOUGH = 110


def _breakdown(figures: Figures, page: Page) -> tuple[Grid, list[str]]:
    """The table, every number counting all instances of the model; and the columns for which the page has no room."""
    more = ratios(figures)
    heads = [
        page.by,
        "count",
        *(column.title for column in columns(figures)),
        "FLOPs",
        *(column.title for column in more),
    ]
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
    if figures.question.free or page.width >= max(_ENOUGH, _needed(heads, rows, kept)):
        return _filled(heads, rows, kept), []
    for spared in _SPARED:
        if spared in heads and _needed(heads, rows, kept) > page.width:
            kept.remove(heads.index(spared))
    made = _filled(heads, rows, kept)._replace(least=_widest(heads, rows, kept))
    return made, [heads[place] for place in range(len(heads)) if place not in kept]


def _needed(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> int:
    """Columns of a terminal that the table takes with every number in one piece."""
    return sum(_widest(heads, rows, kept)) + (2 if len(kept) > MANY else 3) * (len(kept) - 1)


def _widest(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> list[int]:
    """The longest number, or word of the head, of each column."""
    table = [(heads[place].split(), [cells[place] for _, cells in rows if place < len(cells)]) for place in kept]
    return [max(map(len, [*words, *cells])) for words, cells in table]


def _filled(heads: list[str], rows: list[tuple[str, list[str]]], kept: list[int]) -> Grid:
    made = [
        GridRow([cells[place] for place in kept if place < len(cells)], style, bool(style)) for style, cells in rows
    ]
    return Grid([heads[place] for place in kept], made)


def _cells(figures: Figures, line: Line, everything: Line, by: str) -> list[str]:
    name = f"  {line.component}" if by == "component" and line.component else line.kind
    count = "" if line is everything else str(figures.show(line.count))
    numbers = [cell(figures, value, column.unit) for column, value in zip(columns(figures), line.values, strict=True)]
    return [name, count, *numbers, share(figures, line.flops, everything.flops)]


def _work(figures: Figures) -> Grid:
    rows = []
    for label, unit, values in work_lines(figures):
        rows.append(GridRow([label, *(cell(figures, value, unit) for value in values)]))
    return Grid(("whole model", *work_heads(figures)), rows)


def _sent(figures: Figures, by: str) -> list[Part]:
    """What a rank sends; nothing where it sends nothing."""
    lines = sent_lines(figures, by)
    first = next((place for place, line in enumerate(lines) if line.total), -1)
    rows = [GridRow(line.cells, "bold" if line.total else "", place == first) for place, line in enumerate(lines)]
    return [Grid(sent_heads(by), rows), _BLANK] if rows else []


def _memory(figures: Figures) -> Grid:
    kept = memory_lines(figures)
    everything = sum(size for _, _, size in kept)
    rows = []
    for label, elements, size in kept:
        cells = (cell(figures, elements, "elements"), cell(figures, size, "bytes"), share(figures, size, everything))
        rows.append(GridRow((label, *cells)))
    rows.append(GridRow(("total", "", cell(figures, everything, "bytes"), ""), "bold", section=True))
    rows += (GridRow((label, "", cell(figures, size, "bytes"), "")) for label, size in peak_lines(figures))
    return Grid(("memory", "elements", "bytes", "share"), rows)

"""What a terminal is shown, as lines and grids; drawn here wherever that is a matter of padding alone.

Loading rich and having it draw takes longer than pricing a model does. It paints, and it breaks numbers that do not
fit; plain text on a page that is wide enough needs neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import NamedTuple

# Closer where there are many, so that a hardware's columns still fit a line of 110.
MANY = 9


class Line(NamedTuple):
    """A line of text, which may need several on the page."""

    text: str
    style: str = ""


class GridRow(NamedTuple):
    """Cells from the first column on, and whether a blank line goes before them."""

    cells: Sequence[str]
    style: str = ""
    section: bool = False


class Grid(NamedTuple):
    """A table whose first column is text and whose others are numbers.

    Attributes:
        least: columns of the terminal that each column needs; empty where that is no matter.
    """

    heads: Sequence[str]
    rows: Sequence[GridRow]
    least: Sequence[int] = ()


Part = Line | Grid


def fitted(grid: Grid, width: int) -> Grid:
    """The grid with its heads in two lines where only so every cell stands in one piece."""
    low = grid._replace(heads=["\n".join(head.rsplit(" ", 1)) for head in grid.heads])
    return low if _taken(grid) > width >= _taken(low) else grid


def drawn(parts: Iterable[Part], width: int) -> str | None:
    """The parts without colors on a page of a width; None where that takes more than padding of plain ASCII."""
    found: list[str] = []
    for part in parts:
        lines = _lines(part, width)
        if lines is None or max(map(len, lines), default=0) > width:
            return None
        found += lines
    return "\n".join(line.rstrip() for line in found) + "\n"


def _lines(part: Part, width: int) -> list[str] | None:
    if isinstance(part, Grid):
        texts = [word for head in part.heads for word in head.split("\n")]
        texts += [cell for row in part.rows for cell in row.cells]
        return list(_table(part)) if not part.least and all(map(_is_plain, texts)) else None
    # Where a line begins with spaces, rich keeps or drops them by what of it fits.
    if not _is_plain(part.text) or (part.text.startswith(" ") and len(part.text) > width):
        return None
    return wrap(part.text, width, break_long_words=False, break_on_hyphens=False) or [""]


def _is_plain(text: str) -> bool:
    return text.isascii() and text.isprintable() and "  " not in text.strip()


def gap(grid: Grid) -> int:
    """Spaces between columns."""
    return 2 if len(grid.heads) > MANY else 3


def _widths(grid: Grid) -> list[int]:
    widths = [max(map(len, head.split("\n"))) for head in grid.heads]
    for row in grid.rows:
        for place, cell in enumerate(row.cells):
            widths[place] = max(widths[place], len(cell))
    return widths


def _taken(grid: Grid) -> int:
    return sum(_widths(grid)) + gap(grid) * (len(grid.heads) - 1)


def _table(grid: Grid) -> Iterator[str]:
    widths, between = _widths(grid), " " * gap(grid)

    def joined(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=False)
        return between.join([first[0].ljust(first[1]), *(text.rjust(wide) for text, wide in others)])

    heads = [head.split("\n") for head in grid.heads]
    height = max(map(len, heads))
    for line in zip(*([""] * (height - len(head)) + head for head in heads), strict=True):
        yield joined(line)
    yield "─" * _taken(grid)
    for place, row in enumerate(grid.rows):
        if row.section and place:
            yield ""
        yield joined(row.cells)

"""What a terminal is shown, as lines and grids; drawn here wherever that is a matter of padding alone.

Loading rich and having it draw takes longer than pricing a model does. It paints, and it breaks numbers that do not
fit; plain text on a page that is wide enough needs neither.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
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


def drawn(parts: Iterable[Part], width: int) -> str | None:
    """The parts without colors on a page of a width; None where cells would have to be broken or are no plain ASCII."""
    found: list[str] = []
    for part in parts:
        made = _wrapped(part.text, width) if isinstance(part, Line) else _table(part, width)
        if made is None:
            return None
        found += made
    return "\n".join(line.rstrip() for line in found) + "\n"


def _wrapped(text: str, width: int) -> list[str] | None:
    """Lines of at most the width, broken between words; None where no such break will do."""
    if not (text.isascii() and text.isprintable()):
        return None
    if len(text) <= width:
        return [text]
    words = text.split(" ")
    if "" in words or max(map(len, words)) > width:
        return None
    found = words[:1]
    for word in words[1:]:
        if len(found[-1]) + 1 + len(word) <= width:
            found[-1] += f" {word}"
        else:
            found.append(word)
    return found


def _table(grid: Grid, width: int) -> list[str] | None:
    gap = 2 if len(grid.heads) > MANY else 3
    widths = _widths(grid, gap, width)
    if widths is None or grid.least:
        return None
    heads = [_wrapped(head, wide) for head, wide in zip(grid.heads, widths, strict=True)]
    cells = [text for row in grid.rows for text in row.cells]
    if not all(text.isascii() and text.isprintable() for text in cells):
        return None
    whole = [head for head in heads if head is not None]
    if len(whole) < len(heads):
        return None
    found = [_joined(line, widths, gap) for line in _head_lines(whole)]
    found.append("─" * (sum(widths) + gap * (len(widths) - 1)))
    for place, row in enumerate(grid.rows):
        found += [""] * (row.section and place > 0)
        found.append(_joined(row.cells, widths, gap))
    return found


def _head_lines(heads: Sequence[list[str]]) -> Iterator[list[str]]:
    """Lines of the head, whose last one all columns share."""
    height = max(map(len, heads))
    for place in range(height):
        yield [head[place - height + len(head)] if place >= height - len(head) else "" for head in heads]


def _joined(cells: Sequence[str], widths: Sequence[int], gap: int) -> str:
    first, *others = zip(cells, widths, strict=False)
    return (" " * gap).join([first[0].ljust(first[1]), *(text.rjust(wide) for text, wide in others)])


def _widths(grid: Grid, gap: int, width: int) -> list[int] | None:
    """Width of each column: that of its widest cell; heads are broken where the page is too narrow for all of them."""
    needed = [
        max((len(row.cells[place]) for row in grid.rows if place < len(row.cells)), default=0)
        for place in range(len(grid.heads))
    ]
    widths = [max(len(head), wide) for head, wide in zip(grid.heads, needed, strict=True)]
    excess = sum(widths) + gap * (len(widths) - 1) - width
    # The last column has no space to its right, which counts where the widest columns are looked for.
    beside = [gap - 1] * (len(widths) - 1) + [gap - 2]
    while excess > 0:
        padded = [wide + more for wide, more in zip(widths, beside, strict=True)][1:]
        widest = max(padded, default=0)
        next_widest = max((wide for wide in padded if wide != widest), default=0)
        places = [place for place, wide in enumerate(padded, 1) if wide == widest]
        for left, place in zip(range(len(places), 0, -1), places, strict=True):
            given = min(round(excess / left), widest - next_widest)
            widths[place] -= given
            excess -= given
            if widths[place] < needed[place]:
                return None
    return widths

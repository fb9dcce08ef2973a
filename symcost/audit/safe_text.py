"""Text for terminals and for Markdown, made from strings that others wrote: nothing in them is ever markup."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from io import StringIO
from re import compile as pattern
from typing import TYPE_CHECKING

from symcost.audit.numbers import Number
from symcost.plain_text import visible

if TYPE_CHECKING:
    from rich.text import Text

# How a word of a result is shown on a terminal that has colors.
STYLES = {
    "proved": "green",
    "not_refuted": "yellow",
    "value": "green",
    "refuted": "yellow",
    "wrong_value": "yellow",
    "error": "bold red",
    "added": "green",
    "removed": "red",
    "changed": "yellow",
    "unexpected": "bold red",
    "name": "bold",
    "label": "dim",
}
# A cell ends at a bar even inside of a code span, and only there is it bare.
_BAR = pattern(r"(?<!\\)\|")
# A denominator of more than 120 digits tells a reader nothing.
_READABLE_BITS = 400
# Nor does a number of more than 300 digits; and it is none that a float, or a reader of JSON, can hold.
_READABLE = 10**300


@dataclass(frozen=True)
class Page:
    """Where a text is shown: columns, and whether it takes escape sequences."""

    width: int = 110
    color: bool = False


class Lines:
    """A terminal's text, line by line: a word with a style, then plain text that wraps below itself."""

    def __init__(self) -> None:
        self.found: list[tuple[int, Text]] = []

    def add(self, text: str, *, indent: int = 0, style: str = "", label: str = "", width: int = 0) -> None:
        """One line.

        Args:
            indent: columns before it.
            style: key of STYLES, for the whole text or, where there is one, for the label.
            label: a word before the text.
            width: columns that the label fills.
        """
        from rich.text import Text

        line, text = Text(), visible(text)
        if label:
            line.append(label.ljust(width) + " ", style=STYLES.get(style or "label", ""))
        line.append(text, style="" if label else STYLES.get(style, ""))
        self.found.append((indent, line))

    def render(self, page: Page) -> str:
        """The text, ending with a newline."""
        from rich.console import Console
        from rich.padding import Padding

        stream = StringIO()
        console = Console(
            file=stream,
            width=page.width,
            force_terminal=page.color,
            color_system="standard" if page.color else None,
            highlight=False,
            soft_wrap=False,
            legacy_windows=False,
        )
        for indent, line in self.found:
            console.print(Padding(line, (0, 0, 0, indent), expand=False))
        return "\n".join(line.rstrip() for line in stream.getvalue().splitlines()) + "\n"


def code(text: str) -> str:
    """A code span of Markdown that holds any text."""
    text = visible(text)
    fence = "`"
    while fence in text:
        fence += "`"
    padded = f" {text} " if text.startswith("`") or text.endswith("`") else text
    return f"{fence}{padded}{fence}"


def table(header: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """A Markdown table of cells that are escaped already, but for the bars in their code spans."""
    rows = [[_BAR.sub(r"\\|", cell) for cell in row] for row in rows]
    lines = [f"| {' | '.join(header)} |", f"|{' --- |' * len(header)}"]
    return lines + [f"| {' | '.join(row)} |" for row in rows]


def plain(value: Number) -> int | str | float:
    """A number as JSON has it: whole numbers as they are, fractions as text in lowest terms.

    An expectation such as that of experts hit is a fraction of thousands of digits, and comes as a float. A number that
    nobody reads to its end is text in powers of ten.
    """
    if isinstance(value, float):
        return value
    exact = Fraction(value)
    if abs(exact) >= _READABLE:
        return _in_powers_of_ten(exact)
    if exact.denominator == 1:
        return exact.numerator
    return float(exact) if exact.denominator.bit_length() > _READABLE_BITS else str(exact)


def _in_powers_of_ten(value: Fraction) -> str:
    """Seven digits of a large number: `1.234568e+5012`."""
    whole = Decimal(value.numerator // value.denominator)
    return f"{whole:.6e}"


def grouped(value: Number) -> str:
    """A number for people: digits in threes."""
    shown = plain(value)
    return f"{shown:,}" if isinstance(shown, int | float) else shown


def percent(new: Number, old: Number) -> str:
    """How far a value is from another: `+12.5 %`."""
    if old == 0:
        return "" if new == 0 else "from nothing"
    share = 100 * (Fraction(new) - Fraction(old)) / Fraction(old)
    if abs(share) >= _READABLE:
        return f"{'' if share < 0 else '+'}{_in_powers_of_ten(share)} %"
    return f"{float(share):+.4g} %"


def point_text(point: Mapping[str, Number]) -> str:
    """`s=1, h=2`."""
    return ", ".join(f"{name}={plain(size)}" for name, size in point.items())

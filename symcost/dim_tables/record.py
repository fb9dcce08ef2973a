"""One row of the tables of sizes, and how rows are written down."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Dim:
    """One symbolic size.

    Attributes:
        name: name in code, in generated modules and in sheets.
        latex: letter in documents.
        meaning: one phrase for a notation table.
        unit: what one counts: `tokens`, `elements`, `bytes`, `flops per element`, ...
        sign: `positive`, or `nonnegative` for what may be absent.
        default: value where neither a config nor the user states one; None if one of them must.
        rational: whether it need not be whole (widths and the source's capacity factor).
    """

    name: str
    latex: str
    meaning: str
    unit: str = "elements"
    sign: str = "positive"
    default: int | str | None = None
    rational: bool = False


def rows(unit: str, text: str, sign: str = "positive") -> list[Dim]:
    """Rows `name | latex | meaning` of one unit."""
    split = (line.split("|") for line in text.strip().splitlines())
    return [Dim(n.strip(), x.strip(), m.strip(), unit, sign) for n, x, m in split]

"""How formulas, kinds, costs and models look in a notebook: MathML and tables, without a style of their own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from symcost.evaluate.breakdown import columns, lines, total
from symcost.evaluate.figures import Figures
from symcost.evaluate.render.facts import cell, footer, share, title

if TYPE_CHECKING:
    from sympy import Expr

_NUMBER = ' style="text-align: right"'


def latex(expr: Expr) -> str:
    """A formula in the letters and the order of documents."""
    from symcost.emit.document.notation import letters
    from symcost.emit.document.readable import readable
    from symcost.printing.latex import LatexPrinter

    return LatexPrinter(letters(sorted(expr.free_symbols, key=str), {})).text(readable(expr))


def formula(expr: Expr) -> str:
    """A formula as MathML, which browsers set without help."""
    from symcost.printing.mathml import mathml

    return mathml(latex(expr), breaks=True)


def formulas(rows: Iterable[tuple[str, Expr]], heads: tuple[str, str]) -> str:
    """A table of formulas with their names."""
    body = "".join(f'<tr>{_cells([name], "th")}<td style="text-align: left">{formula(e)}</td></tr>' for name, e in rows)
    return f"<table><thead><tr>{_cells(heads, 'th')}</tr></thead><tbody>{body}</tbody></table>"


def costs(figures: Figures) -> str:
    """What a model costs: a line for each component, totals, and the question that was asked."""
    heads = ("kind", "component", "count", *(column.title for column in columns(figures)), "share of FLOPs")
    body = "".join(f"<tr>{row}</tr>" for row in _lines(figures))
    told = "".join(f"<p><small>{_text(line)}</small></p>" for line in footer(figures))
    table = f"<table><thead><tr>{_cells(heads, 'th')}</tr></thead><tbody>{body}</tbody></table>"
    return f"<p><b>{_text(title(figures))}</b></p>{table}{told}"


def _lines(figures: Figures) -> Iterator[str]:
    whole = total(figures)
    for line in (*lines(figures, "component"), whole):
        values = [
            cell(figures, value, column.unit) for value, column in zip(line.values, columns(figures), strict=True)
        ]
        part = share(figures, line.flops, whole.flops)
        count = "" if line is whole else str(figures.show(line.count))
        yield _cells([line.kind, line.component]) + _cells([count, *values, part], attributes=_NUMBER)


def _cells(texts: Sequence[str], tag: str = "td", attributes: str = "") -> str:
    return "".join(f"<{tag}{attributes}>{_text(text)}</{tag}>" for text in texts)


def _text(text: Any) -> str:
    from symcost.emit.escape import html_text

    return html_text(str(text))

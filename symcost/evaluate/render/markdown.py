"""Markdown: the tables of the terminal as GitHub renders them."""

from __future__ import annotations

from collections.abc import Iterable

from symcost.evaluate.breakdown import columns, lines, total
from symcost.evaluate.figures import Figures
from symcost.evaluate.memory import peak_lines
from symcost.evaluate.render.facts import cell, footer, memory_lines, share, title, work_heads, work_lines
from symcost.evaluate.render.ratios import hardware_lines, ratios
from symcost.evaluate.render.sent import rank_lines, sent_heads, sent_lines
from symcost.plain_text import markdown


def markdown_text(figures: Figures, by: str) -> str:
    """The result as Markdown; every number counts all instances of the model."""
    parts = [f"# {markdown(title(figures))}", *map(markdown, rank_lines(figures))]
    if by != "model":
        parts.append(_breakdown(figures, by))
    work = [[label, *(cell(figures, value, unit) for value in values)] for label, unit, values in work_lines(figures)]
    parts.append(text_table(["whole model", *work_heads(figures)], work))
    kept = memory_lines(figures)
    everything = sum(size for _, _, size in kept)
    memory = [
        [label, cell(figures, elements, "elements"), cell(figures, size, "bytes"), share(figures, size, everything)]
        for label, elements, size in kept
    ]
    memory += [[label, "", cell(figures, size, "bytes"), ""] for label, size in peak_lines(figures)]
    parts.append(text_table(["memory", "elements", "bytes", "share"], memory))
    if lines_sent := sent_lines(figures, by):
        heads = sent_heads(by)
        parts.append(text_table(heads, [line.cells for line in lines_sent], names=heads.index("how many")))
    parts.extend(markdown(line) for line in (*hardware_lines(figures), *footer(figures)))
    return "\n\n".join(parts) + "\n"


def _breakdown(figures: Figures, by: str) -> str:
    everything = total(figures)
    more = ratios(figures)
    heads = [
        "kind",
        *(["component"] if by == "component" else []),
        "count",
        *(c.title for c in columns(figures)),
        "FLOPs",
    ]
    heads += [column.title for column in more]
    rows = []
    for line in [*lines(figures, by), everything]:
        names = [line.kind, *([line.component] if by == "component" else [])]
        count = "" if line is everything else str(figures.show(line.count))
        numbers = [
            cell(figures, value, column.unit) for column, value in zip(columns(figures), line.values, strict=True)
        ]
        texts = [share(figures, line.flops, everything.flops), *(column.text(line) for column in more)]
        rows.append([*names, count, *numbers, *texts])
    return text_table(heads, rows, names=2 if by == "component" else 1)


def text_table(heads: list[str], rows: Iterable[list[str]], names: int = 1) -> str:
    rule = [":--" if place < names else "--:" for place in range(len(heads))]
    listed = [map(markdown, heads), rule, *([markdown(text) for text in row] for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in listed)

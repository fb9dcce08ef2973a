"""The first page of a site: a table of models that readers sort and filter, with a link to each model's page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from symcost.emit import escape
from symcost.emit.html_parts import page_script, scoped, style
from symcost.emit.templates import render
from symcost.plain_text import csv_text


@dataclass(frozen=True)
class Column:
    """One figure of every model.

    Attributes:
        name: of a column of the CSV.
        title: what the table calls it.
        meaning: one sentence below the table; empty where the title says it all.
        number: whether it is a number: sorted as one, and largest first when it is sorted first.
    """

    name: str
    title: str
    meaning: str = ""
    number: bool = True


@dataclass(frozen=True)
class Cell:
    """A figure: as it is shown, and exactly; neither where the model has none."""

    text: str = ""
    exact: str = ""


@dataclass(frozen=True)
class Entry:
    """A model: its name, the address of its page, and a cell for each column."""

    name: str
    address: str
    cells: tuple[Cell, ...]


def index(columns: Sequence[Column], entries: Sequence[Entry]) -> str:
    """The page, which works without script too: sorted by name then, and unfiltered."""
    text = escape.html_text
    return render(
        "html/site.html.jinja",
        style=style("site"),
        script="\n".join([scoped("site", page_script("site")), "module_site.startSite();"]),
        columns=[
            {
                "name": text(column.name),
                "title": text(column.title),
                "meaning": text(column.meaning),
                "number": column.number,
            }
            for column in columns
        ],
        models=[
            {
                "name": text(entry.name),
                "address": text(entry.address),
                "cells": [
                    {"text": text(cell.text), "exact": text(cell.exact), "number": column.number}
                    for column, cell in zip(columns, entry.cells, strict=True)
                ],
            }
            for entry in entries
        ],
    )


def table(columns: Sequence[Column], entries: Sequence[Entry]) -> str:
    """The same as CSV, exactly."""
    head = ["model", *(column.name for column in columns)]
    return csv_text([head, *([entry.name, *(cell.exact for cell in entry.cells)] for entry in entries)])


def exact(value: Fraction | int) -> str:
    """A number in full: whole, or a quotient in lowest terms rounded to the nearest whole."""
    return str(round(Fraction(value)))

"""A result for people and programs: one function a format, from figures to text."""

from __future__ import annotations

from collections.abc import Callable

from symcost.errors import check_form
from symcost.evaluate.figures import Figures
from symcost.evaluate.numbers import within_floats
from symcost.evaluate.render.page import Page as Page
from symcost.evaluate.result import result
from symcost.plain_text import json_text


def render(figures: Figures, form: str, page: Page) -> str:
    """The text of a result, ending with a newline.

    Raises:
        UsageError: no such format, or no such level.
    """
    check_form(form, FORMATS)
    with within_floats(figures.question.name):
        return FORMATS[form](figures, page)


def _json(figures: Figures, page: Page) -> str:
    return json_text(result(figures))


def _table(figures: Figures, page: Page) -> str:
    from symcost.evaluate.render.table import table_text

    return table_text(figures, page)


def _csv(figures: Figures, page: Page) -> str:
    from symcost.evaluate.render.csv import result_text

    return result_text(figures, page.by)


def _markdown(figures: Figures, page: Page) -> str:
    from symcost.evaluate.render.markdown import markdown_text

    return markdown_text(figures, page.by)


FORMATS: dict[str, Callable[[Figures, Page], str]] = {
    "table": _table,
    "json": _json,
    "csv": _csv,
    "markdown": _markdown,
}

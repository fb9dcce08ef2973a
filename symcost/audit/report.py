"""A report as text, JSON, SARIF, GitHub annotations or Markdown: one module a format."""

from __future__ import annotations

from collections.abc import Callable

from symcost.audit import report_github, report_json, report_markdown, report_sarif, report_text
from symcost.audit.run import Report
from symcost.audit.safe_text import Page
from symcost.errors import check_form

FORMATS: dict[str, Callable[[Report, Page], str]] = {
    "text": report_text.render,
    "json": report_json.render,
    "sarif": report_sarif.render,
    "github": report_github.render,
    "markdown": report_markdown.render,
}


def render(report: Report, form: str, page: Page) -> str:
    """The text of a report, ending with a newline where it is not empty."""
    check_form(form, FORMATS)
    return FORMATS[form](report, page)

"""A report for programs; a baseline reads it back."""

from __future__ import annotations

from symcost.audit.baseline import SCHEMA
from symcost.audit.run import Report
from symcost.audit.safe_text import Page
from symcost.plain_text import json_text


def render(report: Report, page: Page) -> str:
    data = {
        "schema": SCHEMA,
        "findings": [finding.record() for finding in report.findings],
        "suppressed": [entry.record() for entry in report.suppressed],
    }
    return json_text(data, indent=2)

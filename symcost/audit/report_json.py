"""A report for programs; a baseline reads it back."""

from __future__ import annotations

import json

from symcost.audit.baseline import SCHEMA
from symcost.audit.run import Report
from symcost.audit.safe_text import Page


def render(report: Report, page: Page) -> str:
    data = {
        "schema": SCHEMA,
        "findings": [finding.record() for finding in report.findings],
        "suppressed": [entry.record() for entry in report.suppressed],
    }
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"

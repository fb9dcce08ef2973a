"""A report as workflow commands: GitHub shows each finding at its line of the pull request."""

from __future__ import annotations

from symcost.audit.report_sarif import line_of
from symcost.audit.run import Report
from symcost.audit.safe_text import Page
from symcost.plain_text import one_line

_COMMANDS = {"error": "error", "warning": "warning", "note": "notice"}


def render(report: Report, page: Page) -> str:
    """One command a finding."""
    lines = []
    for finding in report.findings:
        fields = [f"title={_field(f'{finding.code} {finding.place}')}"]
        if report.file:
            fields = [f"file={_field(report.file)}", f"line={line_of(report.lines, finding)}", *fields]
        formula = f"\n{finding.formula}" if finding.formula else ""
        text = _message(f"{finding.message}{formula}\n{finding.hint}")
        lines.append(f"::{_COMMANDS[finding.severity]} {','.join(fields)}::{text}")
    return "".join(f"{line}\n" for line in lines)


def _message(text: str) -> str:
    lines = (one_line(line) for line in text.split("\n"))
    return "%0A".join(line.replace("%", "%25") for line in lines)


def _field(text: str) -> str:
    return _message(text).replace(":", "%3A").replace(",", "%2C")

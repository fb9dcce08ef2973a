"""A report for a terminal."""

from __future__ import annotations

from itertools import groupby

from symcost.audit.finding import SEVERITIES, Finding
from symcost.audit.run import Report
from symcost.audit.safe_text import Lines, Page

# Styles of `pages` that fit.
_STYLES = {"error": "error", "warning": "differ", "note": "label"}


def render(report: Report, page: Page) -> str:
    """Findings by rule: what was found, where, in which formula; what to do, once for each rule."""
    lines = Lines()
    for code, group in groupby(report.findings, key=lambda finding: finding.code):
        _rule(lines, code, list(group))
    for entry in report.suppressed:
        lines.add(f"{entry.finding.place}: {entry.reason}", label=f"silenced {entry.finding.code}", style="label")
    lines.add(summary(report))
    return lines.render(page)


def _rule(lines: Lines, code: str, findings: list[Finding]) -> None:
    from symcost.audit.known_rules import all_rules

    rule = all_rules()[code]
    lines.add(f"{code} {rule.name}", label=rule.severity, style=_STYLES[rule.severity])
    for finding in findings:
        lines.add(finding.place, indent=2, style="name")
        lines.add(finding.message, indent=4)
        if finding.formula:
            lines.add(finding.formula, indent=4, style="label")
    lines.add(rule.hint, indent=2, label="remedy:", style="label")


def summary(report: Report) -> str:
    """One line: how many findings of which severity."""
    counts = {name: sum(finding.severity == name for finding in report.findings) for name in SEVERITIES}
    found = ", ".join(f"{number} {name}{'s' if number > 1 else ''}" for name, number in counts.items() if number)
    silenced = f", {len(report.suppressed)} silenced" if report.suppressed else ""
    return f"{report.target}: {found or 'no findings'}{silenced}"

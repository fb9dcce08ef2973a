"""A report as one comment on a pull request: collapsible by rule, formulas as mathematics."""

from __future__ import annotations

from itertools import groupby

from sympy import Expr

from symcost import dims
from symcost.audit.finding import Finding
from symcost.audit.known_rules import all_rules
from symcost.audit.report_text import summary
from symcost.audit.run import Report
from symcost.audit.safe_text import Page, code
from symcost.errors import GrammarError
from symcost.ir.text import parse
from symcost.plain_text import markdown
from symcost.printing.latex import LatexPrinter

# GitHub refuses comments beyond 65536 characters.
_MOST_FINDINGS = 100
_SIGNS = {"error": "❌", "warning": "⚠️", "note": "ℹ️"}


def render(report: Report, page: Page) -> str:
    """The comment, ending with a newline."""
    lines = [f"### symcost audit: {markdown(summary(report))}", ""]
    left = _MOST_FINDINGS
    for name, group in groupby(report.findings, key=lambda finding: finding.code):
        findings = list(group)
        if left > 0:
            lines += _rule(name, findings, left)
        left -= len(findings)
    if left < 0:
        lines += [f"{-left} more findings are not shown.", ""]
    if report.suppressed:
        lines += ["<details><summary>silenced</summary>", ""]
        lines += [f"- {code(s.finding.code)} {code(s.finding.place)}: {markdown(s.reason)}" for s in report.suppressed]
        lines += ["", "</details>", ""]
    return "\n".join(lines)


def _rule(name: str, findings: list[Finding], most: int) -> list[str]:
    rule = all_rules()[name]
    head = f"{_SIGNS[rule.severity]} <b>{name}</b> {rule.name} ({len(findings)})"
    lines = [f"<details><summary>{head}</summary>", "", f"{markdown(rule.hint.capitalize())}.", ""]
    for finding in findings[:most]:
        lines.append(f"- {code(finding.place)}: {markdown(finding.message)}")
        if finding.formula:
            lines.append(f"  {mathematics(finding.formula)}")
    return [*lines, "", "</details>", ""]


def mathematics(formula: str) -> str:
    """A formula between the marks that GitHub sets as mathematics; as code where it is too strange to print."""
    letters: dict[str, str] = {}

    def named(name: str) -> Expr:
        try:
            return dims.symbol(name)
        except GrammarError:
            letters[name] = name if len(name) == 1 else rf"\mathrm{{{name}}}".replace("_", r"\_")
            return dims.letter(name)

    try:
        value = parse(formula, named)
        text = LatexPrinter(letters).text(value)
    except GrammarError:
        return code(formula)
    return f"$`{text}`$"

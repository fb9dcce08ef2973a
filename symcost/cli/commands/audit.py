"""`symcost audit`: rules applied to a formula set, a model, a snapshot or a sheet of cards."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console, options

Target = Annotated[
    str | None,
    typer.Argument(
        metavar="TARGET",
        help="A sheet whose claims have `states`, a snapshot, or what names a model; a formula set where it is left"
        " out.",
        show_default=False,
    ),
]
Form = Annotated[str, typer.Option("--format", metavar="text|json|sarif|github|markdown", help="Form of the output.")]
Baseline = Annotated[
    str | None,
    typer.Option("--baseline", metavar="FILE", help="Findings to leave out: the JSON of an earlier audit."),
]


def run(
    target: Target = None, formulas: options.Formulas = None, form: Form = "text", baseline: Baseline = None
) -> int:
    """Look for defects in formulas by what they state: units, degrees, counts, tensors, missing parts.

    Exit status 1 where there is an error or a warning; notes alone give 0. `symcost explain SC101` prints a rule.
    """
    from dataclasses import replace

    from symcost.audit.baseline import load_baseline, new_findings
    from symcost.audit.pages import Page
    from symcost.audit.report import check_form, render
    from symcost.audit.targets.choose import audit

    check_form(form)
    known = load_baseline(baseline) if baseline else frozenset()
    report = audit(target, formulas)
    report = replace(report, findings=tuple(new_findings(report.findings, known)))
    text = render(report, form, Page(console.width(), console.color()))
    if text:
        console.out(text)
    return int(report.failed)

"""`symcost audit`: rules applied to a formula set, a model, a snapshot or a sheet of cards."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console, options

Target = Annotated[
    str | None,
    typer.Argument(
        metavar="TARGET",
        help="A sheet whose claims have `states`, a snapshot, or a model: its config.json, spec or bundled name."
        " Without, a whole formula set.",
        show_default=False,
    ),
]
Formulas = Annotated[
    str | None,
    typer.Option(
        metavar=options.FORMULA_SETS,
        help="Formula set to audit, in which a model is judged, or to which a snapshot is narrowed; a sheet has none."
        " standard unless stated; a compute_graph case is judged in compute_graph, a snapshot in all it has.",
    ),
]
Form = Annotated[
    str, typer.Option("--format", metavar="text|json|sarif|github|markdown", help="How findings are written.")
]
Baseline = Annotated[
    str | None,
    typer.Option(
        "--baseline",
        metavar="FILE",
        help="Findings to leave out: the file that --format json wrote earlier; none unless stated.",
    ),
]


def run(target: Target = None, formulas: Formulas = None, form: Form = "text", baseline: Baseline = None) -> int:
    """Look for defects in formulas by what they state: units, degrees, counts, tensors, missing parts.

    Exit status 1 where there is an error or a warning; notes alone give 0. `symcost explain SC101` prints a rule.
    """
    from dataclasses import replace

    from symcost.audit.baseline import load_baseline, new_findings
    from symcost.audit.report import check_form, render
    from symcost.audit.safe_text import Page
    from symcost.audit.targets.choose import audit

    check_form(form)
    known = load_baseline(baseline) if baseline else frozenset()
    report = audit(target, formulas)
    report = replace(report, findings=tuple(new_findings(report.findings, known)))
    text = render(report, form, Page(console.width(), console.color()))
    if text:
        console.out(text)
    return int(report.failed)

"""`symcost audit`: rules applied to a formula set, a model, a snapshot or a sheet of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from symcost.cli import console, options

if TYPE_CHECKING:
    from symcost.audit.finding import Finding

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


Second = Annotated[
    bool,
    typer.Option(
        "--second-derivation",
        help="Also compare a model's formulas with those recovered from its library; not unless stated.",
    ),
]
Since = Annotated[
    str,
    typer.Option(
        "--since",
        metavar="SNAPSHOT",
        help="Tells of all formulas that changed since a snapshot or revision; without it, of wrong ones.",
        show_default=False,
    ),
]


def run(
    target: Target = None,
    formulas: Formulas = None,
    form: Form = "text",
    baseline: Baseline = None,
    second: Second = False,
    since: Since = "",
) -> int:
    """Look for defects in formulas by what they state: units, degrees, counts, tensors, missing parts.

    Exit status 1 where there is an error or a warning; notes alone give 0. `symcost explain SC101` prints a rule.
    --second-derivation needs torch and transformers: pip install 'symcost[torch]'.
    """
    from dataclasses import replace

    from symcost.audit.baseline import load_baseline, new_findings
    from symcost.audit.report import FORMATS, render
    from symcost.audit.safe_text import Page
    from symcost.audit.targets.choose import audit
    from symcost.errors import check_form

    check_form(form, FORMATS)
    known = load_baseline(baseline) if baseline else frozenset()
    report = audit(target, formulas)
    if second or since:
        report = replace(report, findings=(*report.findings, *_second(target, since)))
    report = replace(report, findings=tuple(new_findings(report.findings, known)))
    text = render(report, form, Page(console.width(), console.color()))
    if text:
        console.out(text)
    return int(report.failed)


def _second(target: str | None, since: str) -> list[Finding]:
    """What the second derivation says of a model."""
    from symcost.api.second_findings import second_findings
    from symcost.audit.diff import compare
    from symcost.audit.revisions import load
    from symcost.audit.snapshot import take
    from symcost.errors import UsageError
    from symcost.frontend import load as load_spec
    from symcost.frontend import raw_config

    if target is None:
        raise UsageError("--second-derivation needs a model", hint="name a config.json or a bundled model")
    config = raw_config(target)
    changed: list[str] = []
    if since:
        family = f"standard/{load_spec(config).family}/"
        changes = compare(load(since), take("standard"))
        changed = [key for change in changes for key in (change.key, *change.also) if key.startswith(family)]
    return second_findings(target, config, changed)

"""`symcost check`: prove or refute the claims of formula sheets."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console

Sheets = Annotated[
    list[str], typer.Argument(metavar="SHEET...", help="Formula sheets: YAML files with claims.", show_default=False)
]
Form = Annotated[str, typer.Option("--format", metavar="text|json|markdown", help="Form of the output.")]
Accept = Annotated[
    str,
    typer.Option(
        "--accept",
        metavar="VERDICT,...",
        help="Verdicts that pass for equal beside `proved`: not_refuted.",
        show_default=False,
    ),
]


def run(sheets: Sheets, form: Form = "text", accept: Accept = "") -> int:
    """Prove or refute somebody's formulas: exact differences, counter-examples, the convention that explains them.

    Exit status 0 where every claim is as its sheet expects, 1 where one is not, 2 where one cannot be judged.
    """
    from symcost.audit.judgement import check_accept
    from symcost.audit.render_check import FORMATS, render
    from symcost.audit.safe_text import Page
    from symcost.audit.sheets import load_sheet
    from symcost.audit.verdict import Verdict, check_sheet
    from symcost.cli.app import BAD_INPUT
    from symcost.errors import SymcostError, check_form

    check_form(form, FORMATS)
    accepted = check_accept(accept)
    verdicts: list[Verdict] = []
    unread: list[str] = []
    for name in sheets:
        try:
            verdicts += check_sheet(load_sheet(name), accepted)
        except SymcostError as problem:
            unread.append(str(problem))
    # Where no sheet could be read there is nothing that could be as expected.
    if verdicts or form == "json" or not unread:
        console.out(render(verdicts, form, Page(console.width(), console.color())))
    wrong = [verdict.message for verdict in verdicts if verdict.verdict == "error"]
    for text in (*unread, *wrong):
        console.err(f"error: {text}")
    if unread or wrong:
        return BAD_INPUT
    return int(not all(verdict.expected for verdict in verdicts))

"""`symcost snapshot`: every formula of a set as text, one a line."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console

Formulas = Annotated[
    str, typer.Option(metavar="standard|compute_graph", help="Formula set; both unless stated.", show_default=False)
]
Output = Annotated[
    str, typer.Option("-o", "--output", metavar="FILE", help="File to write; standard output unless stated.")
]


def run(formulas: Formulas = "", output: Output = "") -> int:
    """Print the formulas of a set in canonical form, one a line: the lock file that reviews compare.

    The repository keeps its own at generated/formulas.json, written by symcost generate; symcost diff compares two.
    """
    from pathlib import Path

    from symcost.audit.snapshot import take
    from symcost.generate.files import write_whole

    text = take(formulas).text()
    if output:
        write_whole(Path(output), text)
    else:
        console.out(text)
    return 0

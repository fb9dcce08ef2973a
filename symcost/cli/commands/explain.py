"""`symcost explain`: what a name means."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console
from symcost.cli.topics import pages

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="A component, dim, convention, layer kind, audit rule, model, family, precision or accelerator.",
        show_default=False,
    ),
]


def run(name: Name) -> int:
    """Explain a name: what it means, where it comes from, its formulas."""
    console.out("\n\n".join(pages(name)))
    return 0

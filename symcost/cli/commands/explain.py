"""`symcost explain`: what a name means."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console, options
from symcost.cli.topics import pages, served_page

Name = Annotated[
    str,
    typer.Argument(
        metavar="NAME",
        help="A component, dim, convention, layer kind, audit rule, model, family, precision or accelerator.",
        show_default=False,
    ),
]


def run(name: Name, workload: options.Workload = None) -> int:
    """Explain a name: what it means, where it comes from, its formulas; a component's as it is served, if asked."""
    found = pages(name) if workload in (None, "training") else [served_page(name, workload)]
    console.out("\n\n".join(found))
    return 0

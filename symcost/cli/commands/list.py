"""`symcost list`: the names there are."""

from __future__ import annotations

from io import StringIO
from typing import Annotated

import typer

from symcost.cli import console
from symcost.cli.topics import TOPICS, topic

What = Annotated[str, typer.Argument(metavar="|".join(TOPICS), help="What to list.", show_default=False)]


def run(what: What) -> int:
    """List the names of one topic: with a line about each on a terminal, one name a line when piped."""
    names = topic(what).names()
    if not console.terminal():
        console.out("".join(f"{name}\n" for name in names))
        return 0
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table.grid(padding=(0, 2))
    for name, text in names.items():
        table.add_row(Text(name, style="bold" if console.color() else ""), Text(text))
    page = Console(file=StringIO(), width=console.width(), force_terminal=True, no_color=not console.color())
    page.print(table)
    console.out(page.file.getvalue())  # type: ignore[attr-defined]
    return 0

"""`symcost diff`: what changed between two snapshots, by value."""

from __future__ import annotations

from typing import Annotated

import typer

from symcost.cli import console

_WHAT = "A snapshot file, or a git revision that stores generated/formulas.json."
Old = Annotated[str, typer.Argument(metavar="OLD", help=_WHAT, show_default=False)]
New = Annotated[str, typer.Argument(metavar="NEW", help=_WHAT, show_default=False)]
Form = Annotated[str, typer.Option("--format", metavar="text|json|markdown", help="Form of the output.")]
Rebuild = Annotated[
    bool, typer.Option("--rebuild", help="Make the snapshots of revisions anew, by running the code of the revision.")
]


def run(old: Old, new: New, form: Form = "text", rebuild: Rebuild = False) -> int:
    """Compare two snapshots: which formulas changed in value, by how much, and what that does to bundled models.

    A formula that is only written in another way is no change. Exit status 1 where something changed.
    """
    from symcost.audit.diff import compare
    from symcost.audit.diff_effects import Effects
    from symcost.audit.render_diff import FORMATS, render
    from symcost.audit.revisions import is_revision, load
    from symcost.audit.safe_text import Page
    from symcost.errors import check_form

    check_form(form, FORMATS)
    if rebuild:
        for name in filter(is_revision, (old, new)):
            console.err(f"running the code of revision {name}")
    before, after = load(old, rebuild=rebuild), load(new, rebuild=rebuild)
    changes = compare(before, after)
    effects = Effects(before, after)
    console.out(
        render([(change, effects.of(change)) for change in changes], form, Page(console.width(), console.color()))
    )
    return int(bool(changes))

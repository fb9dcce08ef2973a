"""`symcost docs`: a model's formulas as a document."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from symcost.cli import console
from symcost.cli.options import Formulas, Source, TextOnly
from symcost.errors import SymcostError, UsageError

# Form -> emitter and suffix.
FORMS = {
    "latex": ("latex", ".tex"),
    "pdf": ("latex", ".pdf"),
    "markdown": ("markdown", ".md"),
    "html": ("html", ".html"),
}

To = Annotated[str, typer.Option("--to", metavar="|".join(FORMS), help="Form of the document.", show_default=False)]
Out = Annotated[
    Path | None,
    typer.Option(
        "-o",
        "--out",
        metavar="DIR",
        help="Folder for NAME.tex, .pdf, .md or .html; text goes to standard output without it.",
    ),
]


def run(source: Source, to: To, formulas: Formulas = None, out: Out = None, text_only: TextOnly = False) -> int:
    """Document a model: every component's tensors and formulas, totals, and the numbers of this model."""
    from symcost.api.model import formula_spec, load
    from symcost.compiler.pipeline import compile_model

    if to not in FORMS:
        raise UsageError(f"--to {to!r} does not exist", hint=f"known: {', '.join(FORMS)}")
    emitter, suffix = FORMS[to]
    spec, name = formula_spec(load(source, text_only=text_only), formulas)
    console.warn(spec.warnings)
    text: str = import_module(f"symcost.emit.{emitter}").emit(compile_model(spec, name), spec=spec)
    if out is None and to != "pdf":
        console.out(text)
        return 0
    place = (out or Path()) / f"{spec.name}{suffix}"
    _write(place, text, to)
    console.err(f"wrote {place}")
    return 0


def _write(place: Path, text: str, to: str) -> None:
    """Writes the document; where a PDF cannot be made, its LaTeX is kept."""
    from symcost.generate.files import write_whole
    from symcost.generate.pdf import pdf

    if to != "pdf":
        write_whole(place, text)
        return
    try:
        content = pdf(text, place.name)
    except SymcostError as error:
        kept = place.with_suffix(".tex")
        write_whole(kept, text)
        raise SymcostError(f"{error.what}; the LaTeX is kept in {kept}", where=error.where, hint=error.hint) from None
    write_whole(place, content)

"""`symcost docs`: a model's formulas as a document."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.cli import console
from symcost.cli.options import Formulas, Source, TextOnly
from symcost.errors import SymcostError, UsageError

if TYPE_CHECKING:
    from symcost.api.model import Model

# A PDF is compiled LaTeX; every other form is an emitter of its own.
PDF_FROM = "latex"
_FORMS = "latex|pdf|markdown|html"

To = Annotated[str, typer.Option("--to", metavar=_FORMS, help="Form of the document.", show_default=False)]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        metavar="DIR",
        help="Folder for NAME.tex, .pdf, .md or .html; text goes to standard output without.",
    ),
]
Fragment = Annotated[bool, typer.Option("--fragment", help="For inclusion in another document: no title, no preamble.")]


def run(
    source: Source,
    to: To,
    formulas: Formulas = None,
    out: Out = None,
    fragment: Fragment = False,
    text_only: TextOnly = False,
) -> int:
    """Document a model: every component's tensors and formulas, totals, and the numbers of this model."""
    from symcost.api.model import formula_spec, load
    from symcost.compiler.pipeline import compile_model
    from symcost.emit.registry import emitters

    if to == "pdf" and fragment:
        raise UsageError("a fragment is no document of its own", hint="use --to latex with --fragment")
    known = [*emitters(), "pdf"]
    if to not in known:
        raise UsageError(f"--to {to!r} does not exist", hint=f"known: {', '.join(known)}")
    emitter = emitters()[PDF_FROM if to == "pdf" else to]
    model = load(source, text_only=text_only)
    spec, name = formula_spec(model, formulas)
    console.warn(spec.warnings)
    text = emitter.emit(compile_model(spec, name), spec=spec, result=_numbers(model, source, name), fragment=fragment)
    if out is None and to != "pdf":
        console.out(text)
        return 0
    place = (out or Path()) / f"{spec.name}.{'pdf' if to == 'pdf' else emitter.suffix}"
    _write(place, text, to)
    console.err(f"wrote {place}")
    return 0


def _numbers(model: Model, source: str, formulas: str) -> dict[str, Any] | None:
    """The result under default options; a family by name has no numbers of its own."""
    from symcost.api.model import price
    from symcost.evaluate.question import Options
    from symcost.evaluate.result import result
    from symcost.frontend.load import families

    return None if source in families() else result(price(model, Options(), formulas))


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

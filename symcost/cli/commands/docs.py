"""`symcost docs`: a model's formulas as a document."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.cli import console, options
from symcost.cli.option_groups import with_options
from symcost.cli.sharding import SHARDING, stated_sharding
from symcost.cli.tuning import TUNING, as_trained
from symcost.errors import SymcostError, UsageError

if TYPE_CHECKING:
    from symcost.api.model import Model
    from symcost.emit.live import Live
    from symcost.evaluate.question import Options
    from symcost.ir.cost_model import CostModel
    from symcost.ir.precision import Precision
    from symcost.ir.spec import ModelSpec

# A PDF is compiled LaTeX; every other form is an emitter of its own.
PDF_FROM = "latex"
_FORMS = "latex|pdf|markdown|html|site"
# Of all bundled models at once: a table, and a page for each.
SITE = "site"

To = Annotated[
    str,
    typer.Option(
        "--to", metavar=_FORMS, help="Form of the document; pdf needs pdflatex, site --all.", show_default=False
    ),
]
Out = Annotated[
    Path | None,
    typer.Option(
        "--out",
        "-o",
        metavar="DIR",
        help="Folder for NAME.tex, .pdf, .md or .html. Without, a PDF goes to the folder you are in and text to"
        " standard output.",
    ),
]
All = Annotated[
    bool,
    typer.Option(
        "--all", help="With --to site and --out: a table of all bundled models, and a page for each; SOURCE without it."
    ),
]
Source = Annotated[
    str, typer.Argument(metavar="[SOURCE]", help=f"{options.SOURCE_HELP} Left out with --all.", show_default=False)
]
Fragment = Annotated[
    bool, typer.Option("--fragment", help="No title and no preamble, for inclusion in another document; not with pdf.")
]


@with_options({**options.LENGTHS, **options.conventions(), **TUNING, **SHARDING})
def run(
    ctx: typer.Context,
    to: To,
    source: Source = "",
    every: All = False,
    formulas: options.Formulas = None,
    precision: options.OnePrecision = None,
    out: Out = None,
    fragment: Fragment = False,
    text_only: options.TextOnly = False,
    vocab_padded: options.VocabPadded = None,
    **more: Any,
) -> int:
    """Document a model: every component's tensors and formulas, totals, and the numbers of this model."""
    if every or to == SITE:
        return _site(dict(ctx.params))
    if not source:
        raise UsageError(
            "docs takes a SOURCE", hint="name a config.json or a model, or state --all --to site --out DIR"
        )
    if to == "pdf" and fragment:
        raise UsageError("a fragment is no document of its own", hint="use --to latex with --fragment")
    return _document(dict(ctx.params))


def _site(given: dict[str, Any]) -> int:
    """Every bundled model at its defaults: other options would not hold for all."""
    from symcost.api.site import site
    from symcost.generate.files import write_whole

    own = {"to": SITE, "every": True}
    if any(given[name] != value for name, value in own.items()) or given["out"] is None or given["source"]:
        raise UsageError("a site is of all models", hint="write symcost docs --all --to site --out DIR, without SOURCE")
    stated = [name for name, value in given.items() if name not in (*own, "out", "source") and value]
    if stated:
        option = f"--{stated[0].replace('_', '-')}"
        raise UsageError(f"{option} does not apply to a site of all models", hint=f"leave {option} out")
    out, written = Path(given["out"]), []
    for name, text in site():
        write_whole(out / name, text)
        written.append(name)
    console.err(f"wrote {len(written)} files to {out}; open {out / 'index.html'}")
    return 0


def _document(given: dict[str, Any]) -> int:
    from symcost.api.model import formula_spec, load
    from symcost.compiler.pipeline import compile_model
    from symcost.emit.registry import emitters
    from symcost.evaluate.policies import policy_of

    to, fragment = given["to"], given["fragment"]
    # Older releases of typer leave a path as text here.
    out = None if given["out"] is None else Path(given["out"])
    known = [*emitters(), "pdf", SITE]
    if to not in known:
        raise UsageError(f"--to {to!r} does not exist", hint=f"known: {', '.join(known)}")
    emitter = emitters()[PDF_FROM if to == "pdf" else to]
    model = load(given["source"], text_only=given["text_only"])
    if given["vocab_padded"] is not None:
        model = model.padded(given["vocab_padded"])
    model = as_trained(model, given)
    asked = _asked(given)
    layout = None if asked.sharding is None else asked.sharding.layout
    spec, name = formula_spec(model, given["formulas"], asked.workload, layout)
    console.warn(spec.warnings)
    precision = policy_of(asked, model.precision, model.stored)
    costs, numbers = compile_model(spec, name, precision), _numbers(model, given, asked, name)
    conventions = options.stated_conventions(given) if numbers is None else None
    more = {"live": _live(spec, name, numbers, precision)} if emitter.live and not fragment else {}
    text = emitter.emit(costs, spec=spec, conventions=conventions, result=numbers, fragment=fragment, **more)
    if out is None and to != "pdf":
        console.out(text)
        return 0
    place = (out or Path()) / f"{spec.name}.{'pdf' if to == 'pdf' else emitter.suffix}"
    _write(place, text, to)
    if to == PDF_FROM and fragment:
        _write_references(place.with_suffix(".bib"), costs)
    console.err(f"wrote {place}")
    return 0


def _asked(given: Mapping[str, Any]) -> Options:
    from symcost.evaluate.question import Options

    return Options(
        **options.plain(given),
        precision=given["precision"],
        conventions=options.stated_conventions(given),
        sharding=stated_sharding(given),
    )


def _numbers(model: Model, given: Mapping[str, Any], asked: Options, formulas: str) -> dict[str, Any] | None:
    """The result under the options; a family by name has no numbers of its own."""
    from symcost.api.model import price
    from symcost.evaluate.result import result
    from symcost.frontend.load import families

    if given["source"] in families():
        return None
    return result(price(model, asked, formulas))


def _live(spec: ModelSpec, formulas: str, numbers: Mapping[str, Any] | None, precision: Precision) -> Live | None:
    """Models to choose from in a page, this one first."""
    from symcost.generate.presets import live

    return live(spec, formulas, numbers, precision)


def _write_references(place: Path, costs: CostModel) -> None:
    """What a fragment cites, for the BibTeX run of the document that reads it."""
    from symcost.emit.bibliography import bibtex
    from symcost.generate.files import write_whole

    write_whole(place, bibtex(item.component.source for kind in costs.kinds for item in kind.instances))


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

"""`symcost verify`: a config's figures beside those of the library's own module."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from symcost.cli import console

if TYPE_CHECKING:
    from symcost.audit.verify import Piece, Verification

# Columns of the table that hold numbers.
NUMBERS = (2, 3)

_CONFIG = "A config.json or its folder, or a bundled model by name: symcost list models."
Source = Annotated[str, typer.Argument(metavar="CONFIG", help=_CONFIG, show_default=False)]
Batch = Annotated[int, typer.Option("--batch", metavar="N", help="Sequences that the module is run with.")]
Seq = Annotated[int, typer.Option("--seq", metavar="N", help="Tokens of each sequence.")]
Form = Annotated[str, typer.Option("--format", metavar="text|json", help="A table, or JSON with every figure.")]


def run(source: Source, batch: Batch = 2, seq: Seq = 128, form: Form = "text") -> int:
    """Build the library's model without storage, run it once forward and backward, and compare piece by piece.

    Needs torch and transformers: pip install 'symcost[torch]'. Exit status 1 where a figure differs that is not
    documented to.
    """
    from symcost.api.model import load
    from symcost.audit.library import measure
    from symcost.audit.verify import compare
    from symcost.errors import UsageError
    from symcost.frontend import read_document
    from symcost.frontend.bundled import entry, slugs

    if form not in ("text", "json"):
        raise UsageError(f"--format {form!r} is no form of verify", hint="known: text, json")
    model = load(source)
    config = entry(source)["config"] if source in slugs() else read_document(source).data
    costs = model.evaluate(batch=batch, seq=seq, attention="eager", pairs="full")
    console.warn(costs.warnings)
    found = compare(model, costs.result, measure(config, batch, seq))
    if form == "json":
        console.out(json.dumps(found.json(), indent=1))
    else:
        console.out(_table(found))
    return int(not found.holds)


def _table(found: Verification) -> str:
    rows = [(p.piece, p.quantity, f"{p.ours:,}", f"{p.library:,}", _verdict(p)) for p in found.pieces]
    header = ("piece", "quantity", "symcost", "library", "")
    wide = [max(len(row[i]) for row in (header, *rows)) for i in range(len(header))]
    lines = [_line(row, wide) for row in (header, *rows)]
    versions = ", ".join(f"{name} {version}" for name, version in found.versions.items())
    return "\n".join(lines) + f"\n{found.model} against {versions}"


def _line(cells: tuple[str, ...], wide: list[int]) -> str:
    padded = (c.rjust(w) if i in NUMBERS else c.ljust(w) for i, (c, w) in enumerate(zip(cells, wide, strict=True)))
    return "  ".join(padded).rstrip()


def _verdict(piece: Piece) -> str:
    if piece.equal:
        return "equal"
    return f"differs by {piece.ours - piece.library:,}" + (f" ({piece.note})" if piece.note else "")

"""`symcost verify`: a config's figures beside those of the library's own module."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any

import typer

from symcost.cli import console
from symcost.plain_text import json_text

if TYPE_CHECKING:
    from symcost.audit.config_keys import Flops as OurFlops
    from symcost.audit.config_keys import KeyOutcome
    from symcost.audit.verify import Piece, Verification
    from symcost.recover.library.second import Derivation

# Columns of the table that hold numbers.
NUMBERS = (2, 3)

_FORM = "A table, JSON with every figure, or with --all a page with FLOPs too."
_CLASS = "Prints the formulas of a class that no family prices; without it, ours are compared."
_CONFIG = "A config.json or its folder, a bundled model by name (symcost list models), or a model on a hub."
Source = Annotated[str, typer.Argument(metavar="[CONFIG]", help=_CONFIG, show_default=False)]
Keys = Annotated[bool, typer.Option("--keys", help="Change each key of the config in turn; not unless stated.")]
All = Annotated[bool, typer.Option("--all", help="The default config of every family; without it, CONFIG.")]
Seconds = Annotated[int, typer.Option("--seconds", metavar="N", help="Cap on the time of --keys for one config.")]
Flops = Annotated[
    bool, typer.Option("--flops", help="With --keys or --all: FLOPs beside parameters; parameters alone unless stated.")
]
Batch = Annotated[int, typer.Option("--batch", metavar="N", help="Sequences that the module is run with.")]
Seq = Annotated[int, typer.Option("--seq", metavar="N", help="Tokens of each sequence.")]
Symbolic = Annotated[bool, typer.Option("--symbolic", help="Compare formulas, at all sizes; not unless stated.")]
Class = Annotated[str, typer.Option("--class", metavar="MODULE:CLASS", help=_CLASS, show_default=False)]
Form = Annotated[str, typer.Option("--format", metavar="text|json|markdown", help=_FORM)]


def run(
    source: Source = "",
    batch: Batch = 2,
    seq: Seq = 128,
    form: Form = "text",
    keys: Keys = False,
    every: All = False,
    flops: Flops = False,
    seconds: Seconds = 120,
    symbolic: Symbolic = False,
    made: Class = "",
) -> int:
    """Build the library's model without storage, run it once forward and backward, and compare piece by piece.

    Needs torch and transformers: pip install 'symcost[torch]'. Exit status 1 where a figure differs that is not
    documented to. --keys: each key deleted, set to null, and given other values, ours against the parameters (--flops:
    and counted FLOPs) of the library's model; exit status 1 where both give a number and these differ. --symbolic: the
    library's figures as formulas of the config's sizes, minus ours; --class: the same formulas by module, of any class.
    """
    from symcost.errors import UsageError, check_form

    check_form(form, ("text", "json", "markdown"))
    if every is bool(source):
        raise UsageError("verify takes a config or --all", hint="name a config.json, or state --all alone")
    if form == "markdown":
        if not every or keys or symbolic or made:
            raise UsageError("--format markdown is of --all alone", hint="leave --keys, --symbolic and --class out")
        return _page()
    if made:
        from symcost.cli.commands.recover import model

        return model(source, made, seconds, "text", form)
    if symbolic:
        return _derived(source, form, seconds)
    if keys or every:
        return _outcomes(source, form, keys=keys, seconds=seconds, flops=_flops if flops else None)
    return _pieces(source, batch, seq, form)


def _pieces(source: str, batch: int, seq: int, form: str) -> int:
    from symcost.api.model import load
    from symcost.audit.library import measure
    from symcost.audit.verify import compare

    model = load(source)
    costs = model.evaluate(batch=batch, seq=seq, attention="eager", pairs="full")
    console.warn(costs.warnings)
    found = compare(model, costs.result, measure(_config(source), batch, seq))
    if form == "json":
        console.out(json_text(found.json()))
    else:
        console.out(_table(found))
    return int(not found.holds)


def _config(source: str) -> Mapping[str, Any]:
    from symcost.frontend import raw_config

    return raw_config(source)


def _derived(source: str, form: str, seconds: float) -> int:
    """Both derivations: a line for each figure, with the difference as a factored formula where there is one."""
    from symcost.api.derived import derive_again

    found = derive_again(source, _config(source), seconds)
    if form == "json":
        console.out(json_text(found.json()))
    else:
        console.out(derived_text(found))
    return int(not found.holds)


def _outcomes(source: str, form: str, *, keys: bool, seconds: int, flops: OurFlops | None) -> int:
    """A line for each change that is not equal, and a count of the outcomes for each config."""
    from symcost.audit.config_keys import WRONG, counts

    wrong, documents = 0, []
    for name, found in _tried(source, keys=keys, seconds=seconds, flops=flops):
        wrong += sum(item.outcome == WRONG for item in found)
        if form == "json":
            documents.append({"config": name, "counts": counts(found), "outcomes": [item.json() for item in found]})
            continue
        for item in found:
            if item.outcome == WRONG:
                key = item.key or "the config"
                what = f"{item.ours:,} {item.quantity} and the library has {item.library:,}"
                console.out(f"{name}  {key} {item.change}: WRONG, {what}")
        console.out(f"{name}  " + ", ".join(f"{count} {outcome}" for outcome, count in counts(found).items()))
    if form == "json":
        console.out(json_text({"schema": 1, "configs": documents}))
    return int(wrong > 0)


def _page() -> int:
    """Every family in a table; families that the library has no class of are in it too."""
    from symcost.audit.config_keys import BATCH, SEQ, WRONG
    from symcost.audit.library import libraries
    from symcost.audit.verified import page
    from symcost.frontend.registry import own_families

    versions = [f"{module.__name__} {str(module.__version__).partition('+')[0]}" for module in libraries()]
    found = {name: against_library(name) for name in own_families()}
    console.out(page(found, versions, BATCH, SEQ))
    return int(any(not isinstance(item, str) and item.outcome == WRONG for item in found.values()))


def against_library(family: str) -> KeyOutcome | str:
    """A family at its default config, FLOPs too; why there is none, where the library has no such class."""
    from symcost.audit.config_keys import as_it_is
    from symcost.audit.library import default_config
    from symcost.errors import SymcostError

    try:
        config = default_config(family)
    except SymcostError as error:
        return str(error)
    return as_it_is(config, _price, _flops)


def _tried(source: str, *, keys: bool, seconds: int, flops: OurFlops | None) -> Iterator[tuple[str, list[KeyOutcome]]]:
    from symcost.audit.config_keys import as_it_is, try_keys
    from symcost.audit.library import default_config
    from symcost.errors import SymcostError
    from symcost.frontend.registry import own_families

    for name in [source] if source else list(own_families()):
        try:
            config = _config(source) if source else default_config(name)
        except SymcostError as error:
            if source:
                raise
            console.warn([f"{name}: {error}"])
            continue
        if keys:
            yield name, list(try_keys(config, _price, seconds=seconds, flops=flops))
        else:
            yield name, [as_it_is(config, _price, flops)]


def _price(config: Mapping[str, Any]) -> tuple[int, tuple[str, ...]]:
    from symcost.api.model import load

    model = load(config)
    costs = model.evaluate(attention="eager", pairs="full")
    return costs.result["totals"]["params"], tuple(costs.warnings)


def _flops(config: Mapping[str, Any], batch: int, seq: int) -> tuple[int, int] | None:
    from symcost.api.model import load
    from symcost.audit.verified import EVERY_EXPERT
    from symcost.audit.verify import RECURRENT

    model = load(config)
    if model.family in EVERY_EXPERT or any(kind.attention in RECURRENT for kind in model.kinds):
        return None
    flops = model.evaluate(batch=batch, seq=seq, attention="eager", pairs="full").result["totals"]["flops"]
    return flops["forward"]["matmul"], flops["backward"]["matmul"]


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


def derived_text(found: Derivation) -> str:
    """A line for each figure of both derivations."""
    lines = [f"{figure.scope}  {figure.quantity}: {figure.said}" for figure in found.figures]
    held = f"; held at {', '.join(f'{n}={v}' for n, v in found.held.items())}" if found.held else ""
    ended = f"{found.model}: {found.runs} runs, compared at {found.points} points of fresh sizes{held}"
    return "\n".join([*lines, ended])

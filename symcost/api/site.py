"""A static site of models: a table of all of them, and a page of formulas and live numbers for each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

from symcost.api.model import Model, formula_spec, load, price
from symcost.compiler.pipeline import compile_model
from symcost.emit.html import emit
from symcost.emit.site import Cell, Column, Entry, exact, index, table
from symcost.errors import SymcostError
from symcost.evaluate import units
from symcost.evaluate.policies import policy_of
from symcost.evaluate.question import Options
from symcost.evaluate.result import result
from symcost.frontend import bundled
from symcost.generate.presets import live
from symcost.ir.conventions import TRAINING

COLUMNS = (
    Column("family", "Family", number=False),
    Column("kinds", "Kinds", "Layers by kind: how many of each; multi-token-prediction blocks apart.", number=False),
    Column("layers", "Layers"),
    Column("params", "Parameters", "Tied ones once; multi-token-prediction blocks left out."),
    Column("params_active", "Active", "Parameters that a token meets: of the routed experts, those that it visits."),
    Column(
        "training_flops_per_token",
        "Training FLOPs a token",
        "Forward and backward pass, divided by the tokens; of an encoder-decoder, those of both sides. Sequences of"
        " 4,096 tokens, or as long as the model takes them.",
    ),
    Column(
        "decode_flops_per_token",
        "Decode FLOPs a token",
        "The next token of one sequence that holds 4,095, or as many as the model takes, in bf16.",
    ),
    Column(
        "cache_bytes_per_token",
        "Cache a token",
        "Bytes that this token adds to the caches: nothing in a layer whose window is full, or that keeps a state.",
    ),
    Column("longest", "Longest", "Tokens of the longest sequence that the config states."),
)


def site(names: Sequence[str] | None = None) -> Iterator[tuple[str, str]]:
    """Files of the site, one after the other as they are made: (name, text).

    Args:
        names: bundled models; all of them unless stated.
    """
    entries = []
    for name in bundled() if names is None else names:
        model = load(name)
        trained = result(price(model, Options(), "standard"))
        entries.append(Entry(name, f"{name}.html", _cells(model, trained)))
        yield f"{name}.html", _page(model, trained)
    yield "models.csv", table(COLUMNS, entries)
    yield "index.html", index(COLUMNS, entries)


def _page(model: Model, numbers: dict[str, Any]) -> str:
    spec, formulas = formula_spec(model, None, TRAINING, None)
    precision = policy_of(Options(), model.precision, model.stored)
    costs = compile_model(spec, formulas, precision)
    return emit(costs, spec=spec, result=numbers, live=live(spec, formulas, numbers, precision))


def _cells(model: Model, trained: dict[str, Any]) -> tuple[Cell, ...]:
    """In the order of COLUMNS."""
    totals, served = trained["totals"], _served(model)
    flops = sum(sum(totals["flops"][phase].values()) for phase in ("forward", "backward"))
    kinds: dict[str, int] = {}
    for group in trained["stack"]:
        kinds[group["kind"]] = kinds.get(group["kind"], 0) + (0 if group["mtp"] else group["count"])
    layers = sum(kinds.values())
    words = ", ".join(f"{count} {kind}" for kind, count in kinds.items())
    decode = sum(served["flops"]["forward"].values()) if served else None
    return (
        Cell(model.family, model.family),
        Cell(words, words),
        Cell(str(layers), str(layers)),
        _number(totals["params"], units.elements),
        _number(totals["params_active"], units.elements),
        _number(Fraction(flops) / _tokens(trained["dims"]), units.flops),
        _number(decode, units.flops),
        _number(served["cache_bytes_per_token"] if served else None, units.size),
        Cell(f"{model.max_seq:,}", str(model.max_seq)) if model.max_seq else Cell(),
    )


def _tokens(dims: dict[str, Any]) -> int:
    """Of the whole batch, on both sides where there are two."""
    return int(dims["batch"]) * (int(dims["seq"]) + int(dims.get("target_seq", 0)))


def _served(model: Model) -> dict[str, Any] | None:
    """Totals of the next token; None of a model that decodes none, or that leaves a length open."""
    try:
        totals: dict[str, Any] = result(price(model, Options(workload="decode"), "standard"))["totals"]
    except SymcostError:
        return None
    return totals


def _number(value: Any, shown: Any) -> Cell:
    return Cell() if value is None else Cell(shown(value) if value else "0", exact(value))

"""Letters of a document: every size in its formulas, with meaning, unit and value."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from symcost import dims
from symcost.emit.document.records import NotationRow
from symcost.emit.document.totals import roman
from symcost.errors import GrammarError
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from sympy import Expr, Symbol


def notation(
    values: Iterable[Expr],
    derived: set[Symbol],
    spec: ModelSpec | None,
    result: Mapping[str, Any] | None,
    sums: Mapping[str, Expr] | None = None,
) -> tuple[NotationRow, ...]:
    """A row for each letter, in the order of dims.

    Args:
        sums: over documents, by name: the function of a document's length that each adds up.
    """
    symbols = {symbol for value in values for symbol in value.free_symbols} - derived
    numbers = known_values(spec, result)
    rows = []
    for symbol in sorted(symbols, key=lambda symbol: dims.order(symbol.name)):
        dim = dims.describe(symbol.name)
        summed = (sums or {}).get(dim.name)
        meaning = dim.meaning if summed is None else f"sum over documents of {summed}, seq being the length of each"
        rows.append(NotationRow(symbol, dim.name, meaning, dim.unit, numbers.get(dim.name, "")))
    return tuple(rows)


def known_values(spec: ModelSpec | None, result: Mapping[str, Any] | None) -> dict[str, str]:
    """Values by name: a result's, else the model's own sizes and the defaults of coefficients."""
    if result is not None:
        return {name: str(value) for name, value in result["dims"].items()}
    if spec is None:
        return {}
    found = {name: str(value) for name, value in (*dims.COEFFICIENTS.items(), *spec.dims.items())}
    counts = spec.layer_counts()
    found |= {f"{kind}_layers": str(count) for kind, count in counts.items()}
    found["layers"] = str(sum(counts.values()))
    found["mtp_depth"] = str(spec.mtp_depth)
    if spec.vision is not None:
        found |= {f"{spec.vision.name}_{name}": value for name, value in known_values(spec.vision, None).items()}
    return found


def letters(symbols: Iterable[Symbol], stated: Mapping[str, str]) -> dict[str, str]:
    """LaTeX of each symbol.

    Args:
        stated: letters of derived sizes, by name.
    """
    found = {}
    for symbol in symbols:
        if symbol.name in stated:
            found[symbol.name] = stated[symbol.name]
            continue
        latex = _described(symbol.name)
        # A kind's name is a user's: only what every font has goes into a letter.
        if not latex.isascii():
            latex = rf"L_{{\mathrm{{{roman(symbol.name.removesuffix('_layers'))}}}}}"
        found[symbol.name] = latex
    return found


def _described(name: str) -> str:
    try:
        return dims.describe(name).latex
    except GrammarError:
        return rf"\mathrm{{{roman(name)}}}"

"""Memory of a step on one device: what is held, and the moments one of which is the peak."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

from sympy import Add, Integer, Max, Mul, expand

from symcost import dims
from symcost.emit.document.readable import ONE, readable
from symcost.emit.document.records import DefinedRow, MemorySection, ModelTotal, MomentRow
from symcost.emit.document.switches import is_switch
from symcost.emit.document.totals import ALL_PARAMETERS, roman
from symcost.emit.document.words import total_title
from symcost.ir.cost_model import CostModel
from symcost.passes.memory import Memory, memory
from symcost.passes.recompute import switch

if TYPE_CHECKING:
    from sympy import Expr

_ENDS = "ends"
# Of a model to which recomputation was not applied.
_ALL_KEPT = {switch("layer_kept"): ONE, switch("core_kept"): ONE}

Values = dict["Expr", "Expr"]


def memory_section(
    model: CostModel, totals: tuple[ModelTotal, ...], conventions: Mapping[str, str]
) -> MemorySection | None:
    """What a device holds under conventions in force; None for a set that states no kernels.

    Args:
        model: as evaluators have it, with switches.
        totals: of the document, whose formulas by role are added up.
    """
    stated = memory(model)
    if stated is None:
        return None
    switches = _ALL_KEPT | {
        symbol: made.formula.value(conventions) for symbol, made in model.derived.items() if is_switch(made)
    }
    sizes: Values = dict(switches)
    for symbol, made in stated.sizes.items():
        sizes[symbol] = made.formula.value(conventions).xreplace(sizes)
    again = {kind: value.xreplace(switches) for kind, value in stated.again.items()}
    return MemorySection(
        persistent=_held(model, totals, "persistent"),
        saved=None if model.inference else _held(model, totals, "saved"),
        again=tuple(_again(stated, again, sizes)),
        moments=tuple(_together(_largest(_moments(stated, again, sizes)), again)),
        beside=tuple(
            ModelTotal(name, total_title(name), (("", ONE, readable(value)),), None)
            for name, value in stated.resident.items()
            if value != 0
        ),
    )


def letters(section: MemorySection | None) -> dict[str, str]:
    """LaTeX of the sizes that a section defines, by name."""
    rows = section.again if section else ()
    return {row.symbol.name: rf"R_{{\mathrm{{{roman(row.symbol.name.removeprefix('layer_'))}}}}}" for row in rows}


def _held(model: CostModel, totals: tuple[ModelTotal, ...], lifetime: str) -> ModelTotal:
    """All bytes of a lifetime: a multiple of the model's parameters as a part of no kind, and the rest by kind."""
    fields = {f"{tensor.role}_bytes" for tensor in model.tensors.values() if tensor.lifetime == lifetime}
    chosen = [total for total in totals if total.name in fields]
    parameters = dims.derived(ALL_PARAMETERS)
    factor = Add(*(total.multiple / parameters for total in chosen if total.multiple is not None))
    rest: dict[str, list[Expr]] = {}
    counts: dict[str, Expr] = {}
    for total in chosen:
        for kind, count, value in total.parts if total.multiple is None else ():
            counts[kind] = count
            rest.setdefault(kind, []).append(value)
    whole = [("", ONE, parameters * factor)] if factor != 0 else []
    parts = [(kind.name, counts[kind.name], Add(*rest[kind.name])) for kind in model.kinds if kind.name in rest]
    nothing = [] if whole or parts else [("", ONE, Integer(0))]
    return ModelTotal(lifetime, total_title(lifetime), (*whole, *parts, *nothing), None)


def _again(stated: Memory, again: Mapping[str, Expr], sizes: Values) -> Iterator[DefinedRow]:
    for value in again.values():
        if value != 0:
            yield DefinedRow(value, stated.sizes[value].meaning, readable(sizes[value]), ())


def _moments(stated: Memory, again: Mapping[str, Expr], sizes: Values) -> Iterator[tuple[str, str, Expr]]:
    """Kind, component and bytes; a component has several moments where its own is a maximum."""
    for (kind, component), moment in stated.moments.items():
        for value in dict.fromkeys(map(expand, _alternatives(moment.xreplace(sizes)))):
            yield kind, component, value + again.get(kind, Integer(0))


def _alternatives(value: Expr) -> list[Expr]:
    """Expressions without a maximum, the largest of which is the value; no factor of a maximum is negative."""
    if not value.has(Max):
        return [value]
    if isinstance(value, Max):
        return [found for argument in value.args for found in _alternatives(argument)]
    if isinstance(value, Add | Mul):
        return [value.func(*chosen) for chosen in product(*map(_alternatives, value.args))]
    return [value]


def _largest(moments: Iterator[tuple[str, str, Expr]]) -> Iterator[tuple[str, str, Expr]]:
    """Moments that no other one is at least as large as, whatever the sizes: of their kind, or of the model's ends."""
    left = list(moments)
    for moment in tuple(left):
        others = (other for other in left if other is not moment and other[0] in (moment[0], _ENDS))
        if any(_at_least(other[2], moment[2]) for other in others):
            left.remove(moment)
    yield from left


def _at_least(value: Expr, other: Expr) -> bool:
    """Whether the difference is a sum of products of sizes, none of which is negative."""
    return all(number >= 0 for number in expand(value - other).as_coefficients_dict().values())


def _together(moments: Iterator[tuple[str, str, Expr]], again: Mapping[str, Expr]) -> Iterator[MomentRow]:
    """One row for a component that several kinds have alike, without what is made again beside it."""
    kinds: dict[tuple[str, Expr], list[str]] = {}
    for kind, component, value in moments:
        kinds.setdefault((component, value - again.get(kind, Integer(0))), []).append(kind)
    for (component, value), names in kinds.items():
        yield MomentRow(tuple(names), component, readable(value))


def memory_words(section: MemorySection, escape: Callable[[str], str]) -> dict[str, Any]:
    """The peak, whether a model is served, and a sentence on what comes on top of a rank's tensors, if anything."""
    names = [total.title.removesuffix(", bytes") for total in section.beside]
    beside = escape(f"On top of them: {'; '.join(names)}.") if names else ""
    return {"served": section.saved is None, "peak": section.peak, "beside": beside}

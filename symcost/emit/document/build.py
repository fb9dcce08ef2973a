"""From a cost model to a document: which sections there are, and what is said once and referred to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from symcost import dims
from symcost.emit.document import memory
from symcost.emit.document.conventions import common_conventions, convention_rows, depends, idle, in_force
from symcost.emit.document.notation import letters, notation
from symcost.emit.document.numbers import numbers
from symcost.emit.document.readable import multiple_of
from symcost.emit.document.records import ComponentSection, DefinedRow, Document, KindSection
from symcost.emit.document.rows import Rows, by_instance, component_section
from symcost.emit.document.runs import drawing
from symcost.emit.document.switches import without_switches
from symcost.emit.document.totals import ALL_PARAMETERS, Parameters, kind_totals, model_totals, parameters
from symcost.emit.document.variants import variants
from symcost.emit.document.words import sharding_text
from symcost.ir.conventions import ordered
from symcost.ir.cost_model import CostModel, DerivedDim
from symcost.ir.features import BY_PIECES
from symcost.ir.formula import Formula, Term
from symcost.ir.spec import ModelSpec
from symcost.ir.totals import total, total_fields

if TYPE_CHECKING:
    from sympy import Expr


def build(
    model: CostModel,
    spec: ModelSpec | None = None,
    conventions: Mapping[str, str] | None = None,
    result: Mapping[str, Any] | None = None,
) -> Document:
    """The document of a model.

    Args:
        spec: of a particular model, for values and the stack.
        conventions: under which formulas are written; a result's own, else the defaults, where none are stated.
        result: JSON of `symcost eval`, shown as an appendix.

    Raises:
        UsageError: an unknown convention, or a result with free sizes.
    """
    chosen = in_force(conventions, result)
    switched, model = model, with_named_parameters(without_switches(model))
    known = parameters(model, chosen)
    document = _without_letters(model, spec, chosen, known)
    document = replace(
        document,
        memory=memory.memory_section(switched, document.totals, chosen),
        numbers=numbers(result) if result is not None else None,
    )
    return _with_letters(document, model, known, spec, result)


def _without_letters(
    model: CostModel, spec: ModelSpec | None, chosen: Mapping[str, str], known: Parameters
) -> Document:
    names, common = depends(model), common_conventions(model)
    apart = {"loss": pieces} if spec and (pieces := spec.features.flag(BY_PIECES)) else {}
    rows = by_instance(model)
    kinds = tuple(_kinds(model, rows, known, chosen, common))
    sections = [section for kind in kinds for section in kind.components]
    printed = {(s.kind, s.name): rows[s.kind, s.name] for s in sections if not s.same_as}
    return Document(
        name=spec.name if spec else model.name,
        family=model.family,
        formulas=model.formulas,
        conventions=convention_rows(ordered({*names, *apart}), {**chosen, **apart}),
        common=common,
        sharding=sharding_text(spec.layout) if spec and spec.layout else "",
        idle=idle(model, (*names, *apart)) if model.formulas == "standard" else (),
        notation=(),
        defined=tuple(_defined(model, chosen)),
        drawing=drawing(model, spec),
        kinds=kinds,
        totals=model_totals(model, known, {kind.name: kind.totals for kind in kinds}),
        memory=None,
        variants=variants(model, names, printed, chosen),
        unpriced=model.unpriced,
        has_trained=any(tensor.trained for section in sections for tensor in section.tensors),
        letters={},
        numbers=None,
    )


def with_named_parameters(model: CostModel) -> CostModel:
    """The model with its parameter count as a derived size, where formulas are over all parameters."""
    count = total(model, "params", total_fields(model)["params"]).value({})
    symbol = dims.derived(ALL_PARAMETERS)

    def named(value: Expr) -> Expr:
        number = multiple_of(value, count)
        return value.xreplace({count: symbol}) if number is None else number * symbol

    rows = {
        key: formula.map(named) if key.phase == "optimizer" and count != 0 else formula
        for key, formula in model.rows.items()
    }
    if not any(
        symbol in term.value.free_symbols for f in rows.values() for terms in f.table.values() for term in terms
    ):
        return model
    definition = DerivedDim("parameters of the model", "N", Formula.of(Term("", count)))
    return replace(model, rows=rows, derived={**model.derived, symbol: definition})


def _kinds(
    model: CostModel,
    rows: Mapping[tuple[str, str], Rows],
    known: Parameters,
    conventions: Mapping[str, str],
    common: tuple[str, ...],
) -> Iterator[KindSection]:
    seen: dict[tuple[object, ...], tuple[str, str]] = {}
    for kind in model.kinds:
        sections = []
        for item in kind.instances:
            section = component_section(model, kind.name, item, rows[kind.name, item.name], conventions)
            place = (kind.name, item.name)
            first = seen.setdefault(_content(section, rows[place]), place)
            told = tuple(name for name in section.depends if name not in common)
            sections.append(replace(section, depends=told, same_as=None if first == place else first))
        yield KindSection(
            kind.name, kind.count, kind.summary, tuple(sections), kind_totals(model, kind.name, known, conventions)
        )


def _content(section: ComponentSection, rows: Rows) -> tuple[object, ...]:
    """What must agree for one section to stand for two: its formulas under every convention, and its tensors."""
    formulas = tuple(
        (key._replace(kind="", component=""), formula.depends, tuple(formula.table.items())) for key, formula in rows
    )
    return (section.type, section.count, section.tied_to, section.tensors, formulas)


def _defined(model: CostModel, conventions: Mapping[str, str]) -> Iterator[DefinedRow]:
    for symbol, definition in model.derived.items():
        formula = definition.formula
        if symbol.name != ALL_PARAMETERS and formula.terms(conventions):
            yield DefinedRow(symbol, definition.meaning, formula.value(conventions), formula.depends)


def _with_letters(
    document: Document, model: CostModel, known: Parameters, spec: ModelSpec | None, result: Mapping[str, Any] | None
) -> Document:
    """The document with its notation: only letters that occur in it, in any of its tables."""
    values = list(_values(document))
    derived = {*model.derived, *known.symbols.values(), dims.derived(ALL_PARAMETERS)}
    derived |= {row.symbol for row in document.memory.again} if document.memory else set()
    stated = {symbol.name: definition.latex for symbol, definition in model.derived.items()} | known.letters
    stated |= memory.letters(document.memory) | {ALL_PARAMETERS: "N"}
    symbols = {symbol for value in values for symbol in value.free_symbols}
    return replace(
        document,
        notation=notation(values, derived, spec, result, model.sums),
        letters=letters(sorted(symbols | derived, key=str), stated),
    )


def _values(document: Document) -> Iterator[Expr]:
    for kind in document.kinds:
        yield kind.count
        for section in kind.components:
            yield from (row.value for row in section.rows)
            yield from (tensor.stated for tensor in section.tensors if tensor.stated is not None)
            yield from (part for tensor in section.tensors for extent in tensor.shape for part in _extents(extent))
        yield from (row.value for row in kind.totals)
    yield from (row.value for row in document.defined)
    yield from (value for total in document.totals for _, *values in total.parts for value in values)
    if document.memory is not None:
        yield from (row.value for row in document.memory.again)
        yield from (row.value for row in document.memory.moments)
        yield from (value for total in document.memory.beside for _, _, value in total.parts)
    for variant in document.variants:
        yield from (row.value for row in variant.defined)
        yield from (row.value for row in variant.rows)


def _extents(extent: Expr | tuple[Expr, ...]) -> tuple[Expr, ...]:
    return extent if isinstance(extent, tuple) else (extent,)

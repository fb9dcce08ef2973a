"""Compiled models as audits see them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache

from sympy import Expr, Symbol

from symcost.audit.knowledge.names import telling
from symcost.audit.monomial import base_name
from symcost.audit.statement import AuditedModel, Operator, Shape, Statement
from symcost.audit.targets.conventions import choices, ordinary
from symcost.audit.targets.plain import plain
from symcost.compiler.lower import lower_instance
from symcost.ir.component import Instance
from symcost.ir.conventions import DEFAULTS, TRAINING, ordered
from symcost.ir.cost_model import CostModel, CostTable, DerivedDim, FormulaKey
from symcost.ir.formula import Formula
from symcost.ir.tensor import Tensor

STANDARD = "standard"
_TRAFFIC = "hbm_bytes"
_TENSOR_QUANTITIES = ("elements", "bytes")

Rows = list[tuple[FormulaKey, Formula]]
Sizes = tuple[tuple[Symbol, Expr], ...]


def audited_model(model: CostModel, *, unread: tuple[str, ...] = (), sizes: tuple[str, ...] = ()) -> AuditedModel:
    """A cost model as it states itself.

    Args:
        unread: warnings of the front end about fields that nothing read.
        sizes: what a user can set.
    """
    switches = switched(model.derived)
    rows: dict[tuple[str, str], Rows] = {}
    for key, formula in model.rows.items():
        rows.setdefault((key.kind, key.component), []).append((key, settled(formula, switches)))
    tensors: dict[tuple[str, str], dict[str, Tensor]] = {}
    for place, tensor in model.tensors.items():
        tensors.setdefault((place.kind, place.component), {})[place.tensor] = tensor
    kinds: dict[str, tuple[Operator, ...]] = {}
    variants: list[Operator] = []
    for kind in model.kinds:
        places = [(kind.name, item.name) for item in kind.instances]
        made = [
            with_plain(
                list(operators(item, rows.get(place, []), tensors.get(place, {}), kind.name, model.costs.get(place))),
                kind.sizes,
                model.workload,
            )
            for item, place in zip(kind.instances, places, strict=True)
        ]
        kinds[kind.name] = tuple(first for first, *_ in made)
        variants += [other for _, *rest in made for other in rest]
    return AuditedModel(
        model.formulas,
        kinds,
        family=model.family,
        variants=tuple(variants),
        declared=model.unpriced,
        sizes=sizes,
        counted=_counted(model),
        unread=unread,
        sources=references(),
    )


def with_plain(made: list[Operator], sizes: Sizes, workload: str = TRAINING) -> list[Operator]:
    """An instance's operators, each with what it is at its component's own sizes.

    Args:
        sizes: those that its kind puts in place of dims.
    """
    item = made[0].item
    assert item is not None
    if item.component.formulas != STANDARD or (plain(item) == item and not sizes):
        return made
    own = {operator.conventions: operator for operator in lowered(plain(item), (), workload)}
    first = next(iter(own.values()))
    return [
        replace(o, plain=replace(own.get(o.conventions, first), kind=o.kind, name=o.name, tied_to=o.tied_to))
        for o in made
    ]


@cache
def lowered(item: Instance, sizes: Sizes, workload: str = TRAINING) -> tuple[Operator, ...]:
    """An instance by itself, before passes share storages."""
    done = lower_instance(item, sizes, workload)
    switches = switched(dict(done.derived))
    rows = [(key, settled(formula, switches)) for key, formula in done.rows]
    return tuple(operators(item, rows, {tensor.name: tensor for tensor in done.tensors}, stated=done.stated))


def settled(formula: Formula, switches: Mapping[Expr, Expr]) -> Formula:
    """A formula as it is by default, where a convention switches a part of it on or off."""
    return formula.map(lambda value: ordinary(value.xreplace(switches)))


def switched(derived: Mapping[Symbol, DerivedDim]) -> dict[Expr, Expr]:
    """Derived sizes that are but numbers under every convention, and their value by default."""
    found: dict[Expr, Expr] = {}
    for made, definition in derived.items():
        values = [ordinary(t.value) for terms in definition.formula.table.values() for t in terms]
        if all(value.is_number for value in values):
            found[made] = ordinary(definition.formula.value(DEFAULTS))
    return found


def _counted(model: CostModel) -> frozenset[str]:
    """Sizes in numbers of layers and in derived sizes; `layers` is the sum of the kinds' layers."""
    values = [kind.count for kind in model.kinds]
    values += [t.value for made in model.derived.values() for terms in made.formula.table.values() for t in terms]
    names = {symbol.name for value in values for symbol in value.free_symbols}
    return frozenset({*names, *(base_name(name) for name in names)})


def references() -> frozenset[str]:
    """Keys of the works that sources may cite."""
    from symcost.emit import bibliography

    return frozenset(bibliography.references())


def operators(
    item: Instance, rows: Rows, tensors: Mapping[str, Tensor], kind: str = "", stated: CostTable | None = None
) -> Iterator[Operator]:
    """The instance under its default conventions, then under every other choice of those that it depends on."""
    depends = ordered({name for _, formula in rows for name in formula.depends})
    for options in choices(depends):
        chosen = {**DEFAULTS, **options}
        statements = (
            found for key, formula in rows for found in _statements(item, key, formula, tensors.get(key.tensor), chosen)
        )
        yield Operator(
            item.component.type,
            item.name,
            kind,
            group=item.component.group,
            source=item.component.source,
            statements=tuple(statements),
            conventions=tuple(options.items()),
            tied_to=item.tied_to,
            suppress=item.component.suppress,
            count=item.count,
            item=item,
            cost=stated.table[tuple(chosen[name] for name in stated.depends)] if stated else None,
        )


def _statements(
    item: Instance, key: FormulaKey, formula: Formula, tensor: Tensor | None, chosen: dict[str, str]
) -> Iterator[Statement]:
    value = formula.value(chosen)
    if value == 0 or not formula.terms(chosen):
        return
    usual = all(chosen[name] == DEFAULTS[name] for name in formula.depends)
    of_tensor = key.quantity in _TENSOR_QUANTITIES
    yield Statement(
        key.direction if key.quantity == _TRAFFIC else key.quantity if of_tensor else key.unit,
        value,
        phase=key.phase,
        role=key.unit if of_tensor else "",
        type=item.component.type,
        name=telling(key.component, item.component.type),
        slot=key.slot,
        tensor=key.tensor,
        conventions=tuple((name, chosen[name]) for name in formula.depends),
        # A tensor has one shape, that under the default conventions.
        shape=_ordinary(tensor.shape) if usual and tensor is not None and key.quantity == "elements" else None,
    )


def _ordinary(shape: Shape) -> Shape:
    """A shape in the case that formulas are in."""
    return tuple((axis, extent if isinstance(extent, tuple) else ordinary(extent)) for axis, extent in shape)

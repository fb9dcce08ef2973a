"""A formula set as audits see it: one model for each structure among the bundled models.

Components are judged as they state themselves, before passes share storages between them: what stands in many models
is lowered and judged once.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from symcost import dims
from symcost.audit.statement import AuditedModel, Operator
from symcost.audit.targets.model import STANDARD, Sizes, audited_model, lowered, references, with_plain
from symcost.audit.targets.plain import STORAGES
from symcost.compiler.pipeline import compile_model
from symcost.components.optimizer_step import optimizer_step
from symcost.generate.targets import compute_graph_target, own_targets
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import LayerKind
from symcost.ir.spec import ModelSpec
from symcost.layers.build import build

COMPUTE_GRAPH = "compute_graph"
# The step goes over the trained parameters of a model, by one number.
_STEP = use(optimizer_step, parameters=dims.derived("parameters"))


def audited_set(formulas: str) -> list[AuditedModel]:
    """The models of a set."""
    if formulas == COMPUTE_GRAPH:
        model = compile_model(compute_graph_target().spec, formulas)
        return [audited_model(model, sizes=dims.COMPUTE_GRAPH_COEFFICIENTS)]
    return [_audited(target.spec) for target in own_targets() if target.formulas == formulas]


def _audited(spec: ModelSpec) -> AuditedModel:
    kinds = {kind.name: list(_of_kind(kind)) for kind in build(spec)}
    variants = tuple(other for made in kinds.values() for _, *rest in made for other in rest)
    first = {name: tuple(usual for usual, *_ in made) for name, made in kinds.items()}
    return AuditedModel(STANDARD, first, family=spec.family, variants=variants, sources=references())


def _of_kind(kind: LayerKind) -> Iterator[list[Operator]]:
    """The operators of each instance, under the default conventions and then under others."""
    step = (_STEP,) if kind.name == "ends" else ()
    for item in (*kind.instances, *step):
        alike = replace(
            item,
            options=tuple(pair for pair in item.options if pair[0] not in STORAGES),
            name="",
            library=None,
            tied_to="",
        )
        made = _lowered(_Placed(alike, kind.sizes, item))
        placed = [replace(operator, kind=kind.name, name=item.name, tied_to=item.tied_to) for operator in made]
        yield with_plain(placed, kind.sizes)


@dataclass(frozen=True)
class _Placed:
    """An instance where it stands; two are equal but for their names and for the storages that they read."""

    alike: Instance
    sizes: Sizes
    item: Instance = field(compare=False)


@cache
def _lowered(placed: _Placed) -> tuple[Operator, ...]:
    return lowered(placed.item, placed.sizes)

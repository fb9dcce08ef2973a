"""Makes snapshots: the canonical text of every formula of a set, by family."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Any

from symcost import dims, frontend
from symcost.audit.snapshot_file import Snapshot
from symcost.audit.subjects import COMPUTE_GRAPH, subject
from symcost.compiler.pipeline import FORMULA_SETS
from symcost.errors import UsageError
from symcost.ir.component import Instance
from symcost.ir.conventions import BY_NAME, DEFAULTS, ordered
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.formula import Formula
from symcost.ir.text import canonical_text, to_text

if TYPE_CHECKING:
    from sympy import Expr

# What stands for the phase in the key of a tensor.
TENSOR = "tensor"

# Rest of a key -> record.
Rows = dict[str, dict[str, Any]]


def take(formulas: str = "", families: Collection[str] = ()) -> Snapshot:
    """The snapshot of a formula set, or of both.

    Args:
        families: structures of the standard set that are wanted; all of them where none is named.

    Raises:
        UsageError: no such set.
    """
    if formulas not in ("", *FORMULA_SETS):
        raise UsageError(f"unknown formula set {formulas!r}", hint=f"known: {', '.join(FORMULA_SETS)}")
    models: dict[str, str] = {}
    kinds: dict[str, dict[str, Any]] = {}
    components: dict[str, Rows] = {}
    for name in (formulas,) if formulas else FORMULA_SETS:
        owners = structures() if name == "standard" else {COMPUTE_GRAPH: ()}
        for family, slugs in owners.items():
            if families and family not in (*families, COMPUTE_GRAPH):
                continue
            model = subject(family, name)
            models |= dict.fromkeys(slugs, family)
            kinds |= _kinds(model, f"{name}/{family}")
            components |= _components(model, f"{name}/{family}")
    same, rows = _shared(components)
    coefficients = {name: str(default) for name, default in dims.COEFFICIENTS.items()}
    return Snapshot(coefficients, models, kinds, same, rows)


def structures() -> dict[str, tuple[str, ...]]:
    """Names of the distinct structures of the standard set and the bundled models that have each.

    A family by name has the structure of its anchor; a bundled model that differs from it goes by its own slug.
    """
    found: dict[str, tuple[str, ...]] = {}
    specs = {name: spec for name in frontend.families() if (spec := frontend.by_name(name)) is not None}
    names = {(spec.family, spec.signature()): name for name, spec in specs.items()}
    found |= dict.fromkeys(specs, ())
    for slug in frontend.bundled():
        spec = frontend.by_name(slug)
        assert spec is not None, slug
        name = names.setdefault((spec.family, spec.signature()), slug)
        found[name] = (*found.get(name, ()), slug)
    return found


def _kinds(model: CostModel, prefix: str) -> dict[str, dict[str, Any]]:
    return {
        f"{prefix}/{kind.name}": {
            "count": canonical_text(kind.count),
            "components": {item.name: item.count for item in kind.instances},
        }
        for kind in model.kinds
    }


def _components(model: CostModel, prefix: str) -> dict[str, Rows]:
    """The formulas of every instance, by place."""
    instances = model.instances()
    found: dict[str, Rows] = {f"{prefix}/{kind}/{name}": {} for kind, name in instances}
    for key, formula in model.rows.items():
        place = found[f"{prefix}/{key.kind}/{key.component}"]
        record = _record(model, key, instances[key.kind, key.component])
        for options, text in _table(model, formula):
            place[_rest(key) + options] = {"value": text, **record}
    return found


def _rest(key: FormulaKey) -> str:
    last = key.tensor or key.direction
    return "/".join(filter(None, (key.phase or TENSOR, key.quantity, key.unit, key.slot, last)))


def _record(model: CostModel, key: FormulaKey, item: Instance) -> dict[str, Any]:
    component = item.component
    record: dict[str, Any] = {"type": component.type, "group": component.group, "source": component.source}
    if not key.tensor:
        return record
    tensor = model.tensors[TensorKey(key.kind, key.component, key.tensor)]
    record |= {"role": tensor.role, "lifetime": tensor.lifetime}
    if key.quantity == "elements":
        record["shape"] = {axis: _extent(extent) for axis, extent in tensor.shape}
    return record


def _extent(extent: Expr | tuple[Expr, ...]) -> str | list[str]:
    return [to_text(part) for part in extent] if isinstance(extent, tuple) else to_text(extent)


def _table(model: CostModel, formula: Formula) -> Iterator[tuple[str, str]]:
    """Suffix of the key and text for each combination of the conventions that change the value."""
    depends = _depends(model, formula)
    table: dict[tuple[str, ...], str | None] = {}
    for options in product(*(BY_NAME[name].options for name in depends)):
        chosen = {**DEFAULTS, **dict(zip(depends, options, strict=True)), "mtp": "true"}
        exists = bool(formula.terms(chosen))
        table[options] = _text(model.resolve(formula.value(chosen), chosen)) if exists else None
    for pairs, text in _branches(depends, table):
        yield "".join(f"@{name}={option}" for name, option in pairs), text


def _branches(
    depends: tuple[str, ...], table: Mapping[tuple[str, ...], str | None]
) -> Iterator[tuple[tuple[tuple[str, str], ...], str]]:
    """Options that tell texts apart, and the text; a convention is named only where it matters beside earlier ones."""
    for name in depends:
        depends, table = _without(name, depends, table)
    if not depends:
        text = table[()]
        if text is not None:
            yield (), text
        return
    for option in BY_NAME[depends[0]].options:
        part = {options[1:]: text for options, text in table.items() if options[0] == option}
        for chosen, text in _branches(depends[1:], part):
            yield ((depends[0], option), *chosen), text


def _depends(model: CostModel, formula: Formula) -> tuple[str, ...]:
    """Conventions of the formula and of the derived sizes in it.

    Recomputation is a pass over every formula and no formula of its own: a snapshot holds what runs without it.
    """
    symbols = {s for terms in formula.table.values() for term in terms for s in term.value.free_symbols}
    names = set(formula.depends)
    for made, definition in model.derived.items():
        if made in symbols and "recompute" not in definition.formula.depends:
            names.update(definition.formula.depends)
    return ordered(names - {"mtp"})


def _without(
    name: str, depends: tuple[str, ...], table: Mapping[tuple[str, ...], str | None]
) -> tuple[tuple[str, ...], dict[tuple[str, ...], str | None]]:
    """The table without a convention that changes nothing."""
    place = depends.index(name)
    found: dict[tuple[str, ...], str | None] = {}
    for options, text in table.items():
        if found.setdefault(options[:place] + options[place + 1 :], text) != text:
            return depends, dict(table)
    return depends[:place] + depends[place + 1 :], found


@lru_cache(maxsize=65536)
def _text(value: Expr) -> str:
    return canonical_text(value)


def _shared(components: Mapping[str, Rows]) -> tuple[dict[str, str], Rows]:
    """Each component's formulas once: the place of an equal one, and the formulas by key."""
    first: dict[str, str] = {}
    same: dict[str, str] = {}
    rows: Rows = {}
    for place, records in sorted(components.items()):
        signature = repr(sorted(records.items()))
        original = first.setdefault(signature, place)
        if original != place:
            same[place] = original
            continue
        rows |= {f"{place}/{rest}": record for rest, record in records.items()}
    return same, rows

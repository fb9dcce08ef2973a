"""What a rank holds and sends beside its operators: shards of parameters and states, gradients, stage boundaries."""

from __future__ import annotations

from dataclasses import replace

from sympy import Add, Expr, Integer, Min, Rational

from symcost import dims
from symcost.compiler.lower import lower_instance
from symcost.compiler.messages import unit
from symcost.compiler.shards import EXPERT_RANKS, RANKS, Shards, parameters
from symcost.compiler.tied_stages import tied_stages
from symcost.components.pipeline_boundary import pipeline_boundary
from symcost.ir.component import Instance, use
from symcost.ir.cost_model import CostModel, DerivedDim, FormulaKey, TensorKey
from symcost.ir.formula import Formula, Term
from symcost.ir.plan import Layout
from symcost.ir.spec import ModelSpec
from symcost.ir.tensor import Tensor, width
from symcost.passes.largest import largest

# Stage of ZeRO from which on a role is divided.
_FROM = {"optimizer_state": 1, "master_param": 1, "param_gradient": 2, "param": 3}
_OPENING = ("embedding",)
_CLOSING = ("head", "loss")
_LAST = ("final_norm",)
# Groups whose messages are parameters and gradients.
_APART = ("dp", "replica")


def add_ranks(model: CostModel, spec: ModelSpec, layout: Layout) -> CostModel:
    """The model of one rank of a mesh, whose operators are divided already.

    Persistent tensors are divided over data-parallel ranks, every kind gets what its ranks exchange, and the ends'
    instances count only on the stages that have them.
    """
    degrees = {name: dims.symbol(name) for name in ("dp", "cp", "ep")}
    definitions = {
        RANKS: ("ranks that share a gradient", r"N_{D}", degrees["dp"] * degrees["cp"]),
        EXPERT_RANKS: ("ranks that share an expert's", r"N_{E}", degrees["dp"] * degrees["cp"] / degrees["ep"]),
    }
    derived = {s: DerivedDim(m, x, Formula.of(Term("", v))) for s, (m, x, v) in definitions.items()}
    placed = replace(model, derived={**derived, **model.derived}, present=_present(model))
    for item, where in tied_stages(model):
        placed = _with(placed, "ends", [item], layout)
        placed = replace(placed, present={**placed.present, ("ends", item.name): where})
    shards = Shards(placed, layout, spec)
    units = {kind.name: [] if model.inference else unit(placed, kind, shards) for kind in model.kinds}
    for kind in model.kinds:
        placed = _with(placed, kind.name, units[kind.name], layout)
    if _has_stream(model):
        placed = _with(placed, "ends", [use(pipeline_boundary)], layout)
    held = Rational(1, 1) * dims.symbol("in_flight") / dims.symbol("vpp")
    return replace(_shards(replace(shards, model=placed)), held_times=held, resident=_resident(placed, layout))


def _has_stream(model: CostModel) -> bool:
    """Whether one width of rows runs through all layers, which stages could hand on; convolutional stages have not."""
    return any(dims.symbol("hidden") in tensor.elements.free_symbols for tensor in model.tensors.values())


def _present(model: CostModel) -> dict[tuple[str, str], Expr]:
    """Of the ends' instances, on which stages they are."""
    first, last = dims.symbol("first_stage"), dims.symbol("last_stage")
    found: dict[tuple[str, str], Expr] = {}
    closing = False
    for item in next(kind for kind in model.kinds if kind.name == "ends").instances:
        closing = closing or item.component.type in _LAST or item.component.group in _CLOSING
        found["ends", item.name] = last if closing else first
    for kind in model.kinds:
        if kind.name == "mtp":
            found.update({(kind.name, item.name): last for item in kind.instances})
        if kind.name.startswith(dims.TOWERS):
            found.update({(kind.name, item.name): first for item in kind.instances})
    return found


def _with(model: CostModel, kind_name: str, added: list[Instance], layout: Layout) -> CostModel:
    """The model with instances more in a kind."""
    rows: dict[FormulaKey, Formula] = {}
    tensors, derived, costs = dict(model.tensors), dict(model.derived), dict(model.costs)
    sharded = layout if any(item.component.type == "pipeline_boundary" for item in added) else None
    for item in added:
        done = lower_instance(item, (), model.workload, sharded)
        rows.update({key._replace(kind=kind_name): formula for key, formula in done.rows})
        derived.update(dict(done.derived))
        tensors.update({TensorKey(kind_name, item.name, tensor.name): tensor for tensor in done.tensors})
        costs[kind_name, item.name] = done.stated
    kinds = tuple(
        replace(kind, instances=(*kind.instances, *added)) if kind.name == kind_name else kind for kind in model.kinds
    )
    rows = {**model.rows, **rows}
    return replace(model, kinds=kinds, rows=rows, tensors=tensors, derived=derived, costs=costs)


def _shards(shards: Shards) -> CostModel:
    """Persistent tensors as data-parallel ranks hold them."""
    model = shards.model
    tensors, rows = dict(model.tensors), dict(model.rows)
    for key, tensor in model.tensors.items():
        stage = _FROM.get(tensor.role)
        if stage is None or shards.layout.zero < stage:
            continue
        new = shards.cut(key, tensor)
        tensors[key] = new
        place = FormulaKey(key.kind, key.component, "", "elements", tensor.role, tensor.slot, "", key.tensor)
        rows[place] = Formula.of(Term("", new.elements))
        rows[place._replace(quantity="bytes")] = Formula.of(Term("", new.bytes))
    return replace(model, tensors=tensors, rows=rows)


def _resident(model: CostModel, layout: Layout) -> dict[str, Expr]:
    """Bytes that come on top of all that is kept, by name."""
    return {"unsharded": _unsharded(model, layout), "communication": _received(model)}


def _unsharded(model: CostModel, layout: Layout) -> Expr:
    """A layer's parameters and gradients before they are shards; where parameters are kept, those of every layer."""
    slots = {2: ("param_grad",), 3: ("param", "param_grad")}.get(layout.zero, ())
    if model.inference:
        slots = tuple(slot for slot in slots if slot == "param")
    kept: Expr = Integer(0)
    if layout.zero == 3 and not layout.reshard and not model.inference:
        slots, kept = ("param_grad",), _gathered(model)
    units = []
    for kind in model.kinds if slots else ():
        tensors = [(model.present.get(key[:2], 1), tensor) for key, tensor in parameters(model, kind.name)]
        size = Add(*(here * t.elements * _width(t, slot) for here, t in tensors for slot in slots))
        units.append(size * Min(1, kind.count))
    return (kept + largest(units)) * Min(1, RANKS - 1)


def _width(parameter: Tensor, slot: str) -> Expr:
    """Bytes of an element of a parameter, or of its gradient, which a frozen one has not."""
    return width(parameter.slot) if slot == "param" else width(slot) * int(parameter.trained)


def _gathered(model: CostModel) -> Expr:
    """Bytes of all parameters of a stage, whole."""
    return Add(
        *(
            model.count(key.kind, key.component, whole=True) * tensor.elements * width(tensor.slot)
            for kind in model.kinds
            for key, tensor in parameters(model, kind.name)
        )
    )


def _received(model: CostModel) -> Expr:
    """The largest message that a rank receives into a buffer of its own; gradients and parameters are apart."""
    sizes: dict[Expr, list[Expr]] = {}
    for (kind, component), stated in model.costs.items():
        there = Min(1, model.kind(kind).count * model.present.get((kind, component), 1))
        for cost in stated.table.values():
            for _, work in cost.phases():
                for sent in work.collectives:
                    if sent.group not in _APART:
                        sizes.setdefault(there * Min(1, sent.ranks - 1), []).append(sent.received)
    return largest(there * largest(found) for there, found in sizes.items())

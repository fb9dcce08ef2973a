"""Peak of a step of a served model: weights and caches, and the largest moment of a forward pass.

A moment is a kernel. Alive beside what is persistent are then what it reads, what it writes, what waits for a later
kernel of its component, and the residual stream while a branch runs.
"""

from __future__ import annotations

from sympy import Add, Expr, Integer, Min

from symcost.ir.component import Cost
from symcost.ir.cost_model import CostModel, LayerKind
from symcost.ir.formula import Formula, Term
from symcost.ir.tensor import Tensor
from symcost.passes.first_step import switch
from symcost.passes.largest import largest
from symcost.passes.memory_sizes import Sizes
from symcost.passes.moments import ENDS, alive, ends_points


def served_points(model: CostModel, sizes: Sizes) -> dict[str, Expr]:
    """By name, the most that is transient while a layer of a kind, or a group of the model's ends, runs."""
    points = {kind.name: _layer(model, kind, sizes) for kind in model.kinds if kind.name != ENDS}
    return points | ends_points(model, sizes, lambda kind, component: _component(model, kind, component, sizes))


def _layer(model: CostModel, kind: LayerKind, sizes: Sizes) -> Expr:
    stream = _stream(model, kind)
    streams: list[Expr] = []
    branches: list[Expr] = []
    for item in kind.instances:
        moment = _component(model, kind.name, item.name, sizes)
        on_stream = item.component.type == "residual"
        (streams if on_stream else branches).append(moment)
        sizes.moments[kind.name, item.name] = moment if on_stream else moment + stream
    beside = Formula.of(Term("", largest([Integer(0), *branches])))
    branch = sizes.define(f"branch_{kind.name}", f"transient bytes of a branch of {kind.name}", beside)
    return largest([*streams, branch + stream]) * Min(1, kind.count)


def _component(model: CostModel, kind: str, component: str, sizes: Sizes) -> Expr:
    """The largest moment of a component, as a derived size."""
    table = model.costs.get((kind, component))
    if table is None:
        return Integer(0)
    runs = switch() if model.instances()[kind, component].once else Integer(1)
    return sizes.moment(kind, component, table, lambda cost: largest_moment(cost) * runs)


def _stream(model: CostModel, kind: LayerKind) -> Expr:
    """The residual stream, which waits while a branch runs."""
    for item in kind.instances:
        if item.component.type == "residual":
            cost = next(iter(model.costs[kind.name, item.name].table.values()))
            runs = switch() if item.once else Integer(1)
            return cost.forward.kernels[0].writes[0].bytes * runs
    return Integer(0)


def largest_moment(cost: Cost) -> Expr:
    """The most transient bytes that are alive at once in a component's forward."""
    moments = alive(cost.forward.kernels, _transient)
    return largest(Add(*(tensor.bytes for tensor in there.values())) for there in moments)


def _transient(tensor: Tensor) -> bool:
    return tensor.role == "workspace" and tensor.slot != "param" and tensor.lifetime != "persistent"

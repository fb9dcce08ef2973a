"""Peak of a step of a served model: weights and caches, and the largest moment of a forward pass.

A moment is a kernel. Alive beside what is persistent are then what it reads, what it writes, what waits for a later
kernel of its component, and the residual stream while a branch runs.
"""

from __future__ import annotations

from collections.abc import Iterator

from sympy import Add, Expr, Integer, Min

from symcost.ir.component import Cost
from symcost.ir.cost_model import CostModel, LayerKind
from symcost.ir.formula import Formula, Term
from symcost.ir.tensor import Tensor
from symcost.passes.first_step import switch
from symcost.passes.largest import largest
from symcost.passes.memory_sizes import Sizes

_ENDS = "ends"


def served_points(model: CostModel, sizes: Sizes) -> dict[str, Expr]:
    """By name, the most that is transient while a layer of a kind, or a group of the model's ends, runs."""
    points = {kind.name: _layer(model, kind, sizes) for kind in model.kinds if kind.name != _ENDS}
    groups: dict[str, list[Expr]] = {}
    for kind in model.kinds:
        for item in kind.instances if kind.name == _ENDS else ():
            moment = _component(model, kind.name, item.name, sizes) * model.present.get((kind.name, item.name), 1)
            if moment != 0:
                sizes.moments[kind.name, item.name] = moment
                groups.setdefault(item.component.group, []).append(moment)
    return {**points, **{group: largest(moments) for group, moments in groups.items()}}


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
    return largest(Add(*(tensor.bytes for tensor in alive.values())) for alive in _moments(cost))


def _moments(cost: Cost) -> Iterator[dict[str, Tensor]]:
    """Activations alive while each forward kernel runs, by name."""
    kernels = cost.forward.kernels
    spans: dict[str, tuple[Tensor, int, int]] = {}
    for place, kernel in enumerate(kernels):
        for tensor in (*kernel.reads, *kernel.writes):
            if tensor.role != "workspace" or tensor.slot == "param" or tensor.lifetime == "persistent":
                continue
            first = spans[tensor.name][1] if tensor.name in spans else 0 if tensor in kernel.reads else place
            # Read, it may be gone afterwards; written and not read again, it is handed on.
            last = place if tensor in kernel.reads else len(kernels)
            spans[tensor.name] = (tensor, first, last)
    for place in range(len(kernels)):
        yield {name: tensor for name, (tensor, first, last) in spans.items() if first <= place <= last}

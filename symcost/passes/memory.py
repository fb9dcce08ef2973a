"""Peak of a training step on one device: what is persistent, what is saved, and the largest transient moment.

A moment is a kernel of a component's backward. Alive beside persistent and saved tensors are then the gradients and
workspaces that it reads, that it writes, and that wait for a later kernel of the component or for the component in
front of it. All saved tensors are taken to be there still, so the peak is an upper bound for this list of kernels.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from sympy import Add, Expr, Integer, Min, Symbol

from symcost import dims
from symcost.ir.component import Cost, Kernel
from symcost.ir.conventions import CORES
from symcost.ir.cost_model import CostModel, DerivedDim, FormulaKey, LayerKind, TensorKey
from symcost.ir.formula import Formula, Term, add
from symcost.ir.tensor import Tensor
from symcost.ir.totals import parts
from symcost.passes.largest import largest
from symcost.passes.memory_sizes import Sizes
from symcost.passes.moments import ENDS, alive, ends_points
from symcost.passes.recompute import LAYER_INPUT, NOT_LAYERS, switch
from symcost.passes.served_memory import served_points

# The step itself works in place: one kernel reads and writes what is persistent.
_OPTIMIZER = "optimizer"


@dataclass(frozen=True)
class Memory:
    """Formulas of a device's memory, in bytes.

    Attributes:
        persistent, saved: summands over the whole model.
        points: by name, the most that is transient while a layer of a kind, or a group of the model's ends, runs its
            backward.
        sizes: derived sizes that `points` use: moments of components, and what layers keep.
        moments: by kind and component, the most that is transient while it runs its backward, what waits beside it
            in its layer included; over `sizes`.
        again: by kind, what is made again beside any moment of a layer; over `sizes`.
        of: the sizes that are moments of components, with kind and component.
        internals: the sizes that a layer keeps beside its input, with its kind and nothing; or that a core alone makes
            again, with its kind and its name.
        resident: bytes that no component lists, by name.
    """

    persistent: tuple[Formula, ...]
    saved: tuple[Formula, ...]
    points: Mapping[str, Expr]
    sizes: Mapping[Symbol, DerivedDim]
    moments: Mapping[tuple[str, str], Expr]
    again: Mapping[str, Expr]
    of: Mapping[Expr, tuple[str, str]]
    internals: Mapping[Expr, tuple[str, str]]
    resident: Mapping[str, Expr] = field(default_factory=dict)

    def derived(self) -> dict[Symbol, DerivedDim]:
        """Every derived size, the points too, each behind those that it uses."""
        points = {
            point(name): DerivedDim(f"transient bytes at {name}", "M", Formula.of(Term("", value)))
            for name, value in self.points.items()
        }
        return {**self.sizes, **points}

    def figures(self) -> dict[str, tuple[Formula, ...]]:
        """Summands of `persistent`, `saved` where anything is, `peak` and every point, by name."""
        points = {name: Formula.of(Term("", point(name))) for name in self.points}
        most = Formula.of(Term("", largest(map(point, self.points))))
        resident = {name: (Formula.of(Term("", value)),) for name, value in self.resident.items()}
        peak = (*self.persistent, *self.saved, most, *(part for parts in resident.values() for part in parts))
        named = {name: (formula,) for name, formula in points.items()}
        saved = {"saved": self.saved} if self.saved else {}
        return {"persistent": self.persistent, **saved, "peak": peak, **resident, **named}


def point(name: str) -> Symbol:
    """The derived size of a named point."""
    return dims.derived(f"point_{name}")


def memory(model: CostModel) -> Memory | None:
    """The memory of a step; None for a model that states no kernels."""
    if model.formulas != "standard" or not model.costs:
        return None
    sizes = Sizes({}, {}, {})
    if model.inference:
        points = served_points(model, sizes)
        return _memory(_held(model, "persistent"), (), points, sizes, model.resident)
    points = {kind.name: _layer_point(model, kind, sizes) for kind in model.kinds if kind.name != ENDS}
    points |= ends_points(model, sizes, lambda kind, component: _component(model, kind, component, sizes))
    points[_OPTIMIZER] = Integer(0)
    return _memory(_held(model, "persistent"), _held(model, "saved"), points, sizes, model.resident)


def _memory(
    persistent: tuple[Formula, ...],
    saved: tuple[Formula, ...],
    points: Mapping[str, Expr],
    sizes: Sizes,
    resident: Mapping[str, Expr],
) -> Memory:
    made = sizes.definitions
    return Memory(persistent, saved, points, made, sizes.moments, sizes.again, sizes.of, sizes.internals, resident)


def _layer_point(model: CostModel, kind: LayerKind, sizes: Sizes) -> Expr:
    """The largest component of a kind, the stream's gradient that waits beside it, and what is made again."""
    checkpointed = kind.name not in NOT_LAYERS
    stream = _stream(model, kind)
    streams: list[Expr] = []
    branches: list[Expr] = []
    for item in kind.instances:
        moment = _component(model, kind.name, item.name, sizes)
        if checkpointed and item.component.type in CORES:
            # The core's internals, where they alone are made again.
            internals = _internals(model, kind.name, item.name)
            made = sizes.define(f"core_{kind.name}_{item.name}", f"internals of {kind.name}.{item.name}", internals)
            sizes.internals[made] = kind.name, item.name
            moment += made * (switch("layer_kept") - switch("core_kept"))
        on_stream = item.component.type == "residual"
        (streams if on_stream else branches).append(moment)
        sizes.moments[kind.name, item.name] = moment if on_stream else moment + stream
    beside = Formula.of(Term("", largest([Integer(0), *branches])))
    branch = sizes.define(f"branch_{kind.name}", f"transient bytes of a branch of {kind.name}", beside)
    value: Expr = largest([*streams, branch + stream])
    if checkpointed:
        made = sizes.define(
            f"layer_{kind.name}", f"what a layer of kind {kind.name} keeps", _internals(model, kind.name)
        )
        sizes.internals[made] = kind.name, ""
        sizes.again[kind.name] = made * (1 - switch("layer_kept"))
        value += sizes.again[kind.name]
    there = {model.present.get((kind.name, item.name), Integer(1)) for item in kind.instances}
    return value * Min(1, kind.count * (there.pop() if len(there) == 1 else 1))


def _component(model: CostModel, kind: str, component: str, sizes: Sizes) -> Expr:
    """The largest moment of a component, as a derived size."""
    table = model.costs.get((kind, component))
    if table is None:
        return Integer(0)
    return sizes.moment(kind, component, table, largest_moment)


def _stream(model: CostModel, kind: LayerKind) -> Expr:
    """The gradient of the residual stream, which waits while a branch runs its backward."""
    for item in kind.instances:
        if item.component.type == "residual":
            cost = next(iter(model.costs[kind.name, item.name].table.values()))
            kernels = cost.backward.kernels
            return kernels[0].writes[0].bytes if kernels else Integer(0)
    return Integer(0)


def _internals(model: CostModel, kind: str, component: str = "") -> Formula:
    """Bytes that a layer keeps beside its input where nothing is recomputed; of a core, what it alone makes again."""
    kept = {switch("layer_kept"): Integer(1), switch("core_kept"): Integer(1)}
    found = []
    for key, formula in model.rows.items():
        if (key.kind, key.quantity, key.unit) != (kind, "bytes", "activation") or component not in ("", key.component):
            continue
        if model.tensors[TensorKey(key.kind, key.component, key.tensor)].storage == LAYER_INPUT:
            continue
        if component and key.tensor == "output":
            continue
        found.append(
            _times(formula.map(lambda value: value.xreplace(kept)), model.count(kind, key.component, whole=False))
        )
    return add(found).summed() if found else Formula.of()


def _times(formula: Formula, count: Expr) -> Formula:
    return formula.map(lambda value: value * count)


def _held(model: CostModel, lifetime: str) -> tuple[Formula, ...]:
    """All bytes of a lifetime, over the whole model."""

    def accepts(key: FormulaKey) -> bool:
        if key.quantity != "bytes":
            return False
        return model.tensors[TensorKey(key.kind, key.component, key.tensor)].lifetime == lifetime

    return tuple(parts(model, lifetime, accepts))


def largest_moment(cost: Cost) -> Expr:
    """The most transient bytes that are alive at once in a component's backward."""
    moments = [Add(*(tensor.bytes_at_once for tensor in alive.values())) for alive in _moments(cost)]
    # A loss whose gradients others make has no kernel of its own.
    return largest(moments) if moments else Integer(0)


def _moments(cost: Cost) -> Iterator[dict[str, Tensor]]:
    """Transient tensors alive while each backward kernel runs, by name: gradients and what this backward makes."""
    kernels = in_order(cost.backward.kernels)
    made = {tensor.name for kernel in kernels for tensor in kernel.writes}

    def transient(tensor: Tensor) -> bool:
        own = tensor.role == "workspace" and tensor.name in made and tensor.slot != "param_grad"
        return own or tensor.role == "input_gradient"

    held = {tensor.name: tensor for tensor in cost.held}
    return ({**held, **there} for there in alive(kernels, transient))


def in_order(kernels: tuple[Kernel, ...]) -> list[Kernel]:
    """Kernels of a backward as they can run: none before those that make a gradient that it reads.

    A component of several pieces lists them as its forward runs, and backward begins at the last. What stands behind a
    kernel follows it where it can, so that both gradients of a matmul are made one after the other.
    """
    makes = [{tensor.name for tensor in kernel.writes if tensor.role == "input_gradient"} for kernel in kernels]
    left, found = list(range(len(kernels))), list[int]()
    while left:
        waited = [_made_later(kernels[place], [makes[other] for other in left if other != place]) for place in left]
        ready = [place for place, waits in zip(left, waited, strict=True) if not waits]
        following = found[-1] + 1 if found else 0
        chosen = following if following in ready else next(iter(ready), left[0])
        left.remove(chosen)
        found.append(chosen)
    return [kernels[place] for place in found]


def _made_later(kernel: Kernel, makes: list[set[str]]) -> bool:
    return any(tensor.name in names for tensor in kernel.reads for names in makes)

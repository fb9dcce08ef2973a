"""What an optimizer keeps for the trained tensors of an instance, by their shapes in the library."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from symcost.errors import SpecError
from symcost.ir.arith import ceil, maximum, minimum
from symcost.ir.optimizers import Optimizer, Rule, State
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr

    Sides = tuple[tuple[Expr, Expr], ...]
# Groups of components at the ends of a model: their matrices are no hidden ones.
_ENDS = ("embedding", "head", "loss")
# Of these groups, what is one all the same: the masked head's transform.
_HIDDEN = ("head_transform",)
_HIDDEN_AXES = ({"in", "out"}, {"in", "rank"}, {"rank", "out"})
# Axes along which one tensor of the library has several matrices.
_STACKED = ("experts", "channels")


@dataclass(frozen=True)
class Matrix:
    """Equal matrices of the library that stand in one of our tensors: how many, rows and columns."""

    times: Expr
    rows: Expr
    columns: Expr


@dataclass(frozen=True)
class Held:
    """An optimizer over one instance.

    Attributes:
        type, group: the component's.
        pieces: tensor -> sides of the matrices that the library keeps apart and the tensor joins.
    """

    optimizer: Optimizer
    type: str
    group: str
    pieces: tuple[tuple[str, Sides], ...] = ()

    def changed(self, change: Callable[[Expr], Expr]) -> Held:
        """The same with other sizes."""
        pieces = tuple((name, tuple((change(i), change(o)) for i, o in sides)) for name, sides in self.pieces)
        return replace(self, pieces=pieces)

    def rules(self, tensor: Tensor) -> tuple[tuple[Expr, Rule], ...]:
        """The rules that a tensor goes by, each with the number of elements that do."""
        row = self.optimizer
        if row.matrices is not None and self.matrices(tensor):
            return ((tensor.elements, row.matrices),)
        if row.small is None:
            return ((tensor.elements, row.rule),)
        small = self._over_pieces(tensor, lambda count: count * _below(row.least, count))
        return (
            (self._over_pieces(tensor, lambda count: count * (1 - _below(row.least, count))), row.rule),
            (small, row.small),
        )

    def matrices(self, tensor: Tensor) -> tuple[Matrix, ...]:
        """The tensor's matrices, where the optimizer has a rule for them; none for any other tensor."""
        axes = dict(tensor.shape)
        end = self.group in _ENDS and self.type not in _HIDDEN
        if len(axes) < 2:
            return ()
        if self.optimizer.hidden and (end or not _hidden(axes.keys())):
            return ()
        return tuple(_matrices(tensor, dict(self.pieces).get(tensor.name, ())))

    def states(self, tensor: Tensor) -> tuple[Tensor, ...]:
        """What is kept for a tensor."""
        found: dict[str, Tensor] = {}
        for count, rule in self.rules(tensor):
            for state in rule.states:
                for made in self._state(tensor, state, count):
                    # Of two forms by size, the one in few bits is named for it.
                    name = made.name if made.name not in found else f"whole_{made.name}"
                    found[name] = replace(made, name=name)
        return tuple(found.values())

    def _state(self, tensor: Tensor, state: State, count: Expr) -> Iterator[Tensor]:
        """A state of the elements that go by a rule, and the scales of its blocks."""
        from sympy import Integer

        alike = (("moments", Integer(state.copies)),) if state.copies > 1 else ()
        shape, stated = tensor.shape, None if count == tensor.elements else count * state.copies
        if state.over != "elements":
            shape = ((state.over, _summed(self.matrices(tensor), state.over)),)
        name = f"{state.name}_{tensor.name}"
        yield Tensor(name, "optimizer_state", (*shape, *alike), state.dtype, "persistent", "", stated)
        if state.block:
            least = self.optimizer.least
            blocks = self._over_pieces(tensor, lambda n: ceil(n / state.block) * (1 - _below(least, n)))
            yield Tensor(f"largest_{name}", "optimizer_state", (("blocks", blocks), *alike), "FP32", "persistent")

    def _over_pieces(self, tensor: Tensor, of: Callable[[Expr], Expr]) -> Expr:
        """A sum over the tensors of the library that one of ours joins, by their numbers of elements."""
        from sympy import Add

        sides = dict(self.pieces).get(tensor.name, ())
        return Add(*(of(inner * outer) for inner, outer in sides)) if sides else of(tensor.elements)


def _below(least: int, count: Expr) -> Expr:
    """1 where there are fewer elements, else 0."""
    return minimum(1, maximum(0, least - count))


def _hidden(axes: object) -> bool:
    return any(wanted <= set(axes) for wanted in _HIDDEN_AXES)  # type: ignore[call-overload]


def _summed(matrices: tuple[Matrix, ...], side: str) -> Expr:
    from sympy import Add

    return Add(*(m.times * (m.rows if side == "rows" else m.columns) for m in matrices))


def _matrices(tensor: Tensor, pieces: Sides) -> Iterator[Matrix]:
    """Matrices of a tensor; a stack of them is one tensor with one more axis."""
    from sympy import Integer

    stack = Integer(1)
    sides = []
    for axis, extent in tensor.shape:
        assert not isinstance(extent, tuple)
        if axis in _STACKED and len(tensor.shape) > (1 if axis == "channels" else 2):
            stack = stack * extent
        else:
            sides.append(extent)
    if pieces:
        # Experts side by side in one matrix are no stack.
        flat = sum(inner * outer for inner, outer in pieces) == tensor.elements
        yield from (Matrix(Integer(1) if flat else stack, outer, inner) for inner, outer in pieces)
    elif len(sides) == 2:
        inner, outer = sides
        yield Matrix(stack, outer, inner)
    elif len(sides) == 1 and stack != 1:
        yield Matrix(stack, Integer(1), sides[0])
    elif len(sides) > 2:
        raise SpecError(f"{tensor.name} has {len(sides)} axes", hint="choose an optimizer that takes no matrices")

"""The step of an optimizer that is not AdamW: over every trained tensor by the rule that its shape calls for."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, replace

from sympy import Add, Expr, Integer

from symcost.components.optimizer_step import optimizer_step
from symcost.dims import cost_div, cost_rsqrt
from symcost.ir.arith import ceil, minimum
from symcost.ir.component import Bytes, Component, Cost, Flops, Instance, Work, use
from symcost.ir.cost_model import CostModel, FormulaKey, TensorKey
from symcost.ir.held import Held, Matrix
from symcost.ir.operators import matmul, vector
from symcost.ir.optimizers import GRADIENT, WEIGHTS, Pass, Rule, State
from symcost.ir.tensor import Tensor, width

# Newton and Schulz run in this dtype.
_DTYPE = "BF16"


@dataclass(frozen=True)
class _Trained:
    """A trained tensor: where it stands, how often, and its number of bytes under other names."""

    model: CostModel
    key: TensorKey
    times: Expr

    @property
    def tensor(self) -> Tensor:
        return self.model.tensors[self.key]

    @property
    def stepped(self) -> Tensor:
        """What is stepped of it: all, or a rank's shard of its master copy, whether or not there is one."""
        master = self.model.tensors.get(self.key._replace(tensor=f"master_{self.key.tensor}"), self.tensor)
        return replace(self.tensor, shape=master.shape, elements_stated=master.elements_stated)

    def bytes(self, prefix: str) -> tuple[str, Expr]:
        """Slot and bytes of what is kept for it."""
        tensor = self.model.tensors[self.key._replace(tensor=prefix + self.key.tensor)]
        place = FormulaKey(self.key.kind, self.key.component, "", "bytes", tensor.role, tensor.slot, "", tensor.name)
        return tensor.slot, self.model.rows[place].value({}) * self.times

    def slot(self, prefix: str) -> str:
        return self.model.tensors[self.key._replace(tensor=prefix + self.key.tensor)].slot

    def exists(self, prefix: str) -> bool:
        return self.key._replace(tensor=prefix + self.key.tensor) in self.model.tensors


def stepped(model: CostModel) -> Instance | None:
    """One step over all trained tensors; None where every instance has AdamW."""
    held = {(kind.name, item.name): item for kind in model.kinds for item in kind.instances if item.held}
    if not held:
        return None
    work = Work()
    for key, tensor in model.tensors.items():
        item = held.get((key.kind, key.component))
        if item is None or item.held is None or tensor.role != "param" or not tensor.trained:
            continue
        new = dict(model.kind(key.kind).sizes)
        own = item.held.changed(lambda value, new=new: value.xreplace(new))  # type: ignore[misc]
        work += _step(_Trained(model, key, model.count(key.kind, key.component, whole=True)), own)
    return use(_stating(_joined(work)))


def _stating(work: Work) -> Component:
    """The optimizer's step with work that is stated as it is."""
    return replace(optimizer_step, build=lambda site: Cost(optimizer=work))


def _joined(work: Work) -> Work:
    """Equal origins added up: one line for each."""
    flops: dict[tuple[str, str, str], list[Expr]] = defaultdict(list)
    moved: dict[tuple[str, str, str], list[Expr]] = defaultdict(list)
    for item in work.flops:
        flops[item.label, item.unit, item.slot].append(item.value)
    for stated in work.stated:
        moved[stated.label, stated.slot, stated.direction].append(stated.value)
    return Work(
        tuple(Flops(*key, Add(*values)) for key, values in flops.items()),
        (),
        tuple(Bytes(*key, Add(*values)) for key, values in moved.items()),
    )


def _step(trained: _Trained, held: Held) -> Work:
    work = Work()
    for count, rule in held.rules(trained.stepped):
        operand = _Operand(trained, rule, count * trained.times, "whole_" if rule is held.optimizer.small else "")
        for done in rule.passes:
            work += Work((_flops(operand, done),), (), tuple(_traffic(operand, done)))
        for matrix in held.matrices(trained.stepped) if rule.iterations else ():
            work += _orthogonal(matrix, rule.iterations, trained.times)
    return work


def _flops(operand: _Operand, done: Pass) -> Flops:
    return vector(done.label, (done.flops + done.roots * cost_rsqrt + done.quotients * cost_div) * operand.count)


def _traffic(operand: _Operand, done: Pass) -> Iterator[Bytes]:
    for direction, words in (("read", done.reads), ("write", done.writes)):
        for word in words:
            for slot, value in operand.bytes(word, direction):
                yield Bytes(done.label, slot, direction, value)


@dataclass(frozen=True)
class _Operand:
    """What a rule's kernels read and write of a tensor.

    Attributes:
        count: elements that go by the rule, over the model.
        prefix: of its states' names, where the tensor has another form of them too.
    """

    trained: _Trained
    rule: Rule
    count: Expr
    prefix: str

    def bytes(self, word: str, direction: str) -> Iterator[tuple[str, Expr]]:
        """Slots and bytes behind a word of a pass."""
        if word not in (GRADIENT, WEIGHTS):
            yield from self._state(next(state for state in self.rule.states if state.name == word))
            return
        slot = self.trained.slot("grad_" if word == GRADIENT else "master_")
        yield slot, self.count * width(slot)
        if word == WEIGHTS:
            # Without a master copy the parameters themselves are read.
            alone = 1 if direction == "write" else 1 - minimum(1, ceil(width(slot)))
            yield self.trained.tensor.slot, self.count * alone * width(self.trained.tensor.slot)

    def _state(self, state: State) -> Iterator[tuple[str, Expr]]:
        """A state and its scales, which have bytes only where the tensor goes by the rule."""
        other = f"{self.prefix}{state.name}_"
        yield self.trained.bytes(other if self.trained.exists(other) else f"{state.name}_")
        if state.block:
            yield self.trained.bytes(f"largest_{state.name}_")


def _orthogonal(matrix: Matrix, iterations: int, times: Expr) -> Work:
    """Newton and Schulz on the smaller side: X X', its square, and their product with X, each time.

    An iteration reads X and writes the square A; reads A and writes a polynomial of it; reads both and writes X. In
    front of them the update is written, read for its norm, and scaled; behind them the step reads it.
    """
    small = minimum(matrix.rows, matrix.columns)
    elements, square, often = matrix.rows * matrix.columns, small**2, iterations * matrix.times * times
    size = width(_DTYPE)
    flops = (
        matmul("X X^T", small, elements, often, slot=_DTYPE),
        matmul("square", small, square, often, slot=_DTYPE),
        matmul("polynomial of X", small, elements, often, slot=_DTYPE),
        vector("norm of the update", Integer(3) * elements * matrix.times * times),
    )
    once = elements * matrix.times * times
    return Work(
        flops,
        (),
        (
            Bytes("Newton-Schulz", _DTYPE, "read", size * (3 * once + (2 * elements + 2 * square) * often)),
            Bytes("Newton-Schulz", _DTYPE, "write", size * (2 * once + (elements + 2 * square) * often)),
        ),
    )

"""CostModel: the lowered IR. Keyed formulas for one instance of every component, and what is needed to add them up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from symcost.ir.component import Cost, Instance
from symcost.ir.conventions import INFERENCE, TRAINING
from symcost.ir.formula import Formula, Options
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr, Symbol


@dataclass(frozen=True)
class LayerKind:
    """A layer kind (or the model's `ends`, or the `mtp` block): a name and its component instances in order.

    Attributes:
        count: how many the model has, as a dim (`layers`, `moe_layers`, `mtp_depth`) or 1 for the ends.
        sizes: dims replaced in every instance, such as (hidden, vision_hidden).
    """

    name: str
    instances: tuple[Instance, ...]
    count: Expr
    summary: str = ""
    sizes: tuple[tuple[Symbol, Expr], ...] = ()


# Quantities of what ranks send: how many collectives, the bytes handed in, the bytes on the wire.
COMMUNICATION = ("collectives", "payload_bytes", "wire_bytes")


class FormulaKey(NamedTuple):
    """Where a formula stands. Empty strings where a column does not apply.

    quantity is flops (unit, slot), hbm_bytes (slot, direction), elements or bytes (unit = role, slot, tensor), or one
    of COMMUNICATION (unit = kind of collective, slot, direction = group, tensor = what is handed in), which counts
    all such collectives of an instance.
    """

    kind: str
    component: str
    phase: str
    quantity: str
    unit: str
    slot: str
    direction: str
    tensor: str


class TensorKey(NamedTuple):
    kind: str
    component: str
    tensor: str


@dataclass(frozen=True)
class DerivedDim:
    """A size computed before all formulas: attention pairs, experts hit."""

    meaning: str
    latex: str
    formula: Formula


@dataclass(frozen=True)
class CostTable:
    """What a component states, by the options of the conventions it depends on: kernel lists stay readable here."""

    depends: tuple[str, ...]
    table: Mapping[Options, Cost]


@dataclass(frozen=True)
class CostModel:
    """A model's formulas.

    Attributes:
        formulas: the set: standard or compute_graph.
        kinds: layer kinds in stack order, then `mtp` if any, then `ends`.
        rows: formulas in the order of kinds, instances, phases.
        tensors: the tensors behind the element and byte rows.
        derived: definitions of derived sizes, in an order in which each uses only earlier ones.
        unpriced: component types that the set declares without a formula.
        costs: what each instance states, by kind and name: the kernels behind the rows, before any pass.
        filled: numbers that stand for sizes, widths and coefficients wherever formulas become programs.
        fixed: options that conventions have there.
        workload: training, or inference: forward alone, with caches.
        present: of instances that not every stage of a pipeline has, how many a stage has.
        held_times: how many micro-batches' saved tensors are there at once.
        resident: bytes that are there beside all tensors of a rank, by name.
        sums: over documents, by name: functions of a document's length.
    """

    name: str
    family: str
    formulas: str
    kinds: tuple[LayerKind, ...]
    rows: Mapping[FormulaKey, Formula]
    tensors: Mapping[TensorKey, Tensor]
    derived: Mapping[Symbol, DerivedDim] = field(default_factory=dict)
    unpriced: tuple[str, ...] = ()
    costs: Mapping[tuple[str, str], CostTable] = field(default_factory=dict)
    filled: Mapping[Symbol, Expr] = field(default_factory=dict)
    fixed: Mapping[str, str] = field(default_factory=dict)
    present: Mapping[tuple[str, str], Expr] = field(default_factory=dict)
    held_times: Expr | int = 1
    resident: Mapping[str, Expr] = field(default_factory=dict)
    sums: Mapping[str, Expr] = field(default_factory=dict)
    workload: str = TRAINING

    @property
    def inference(self) -> bool:
        """Whether nothing flows back."""
        return self.workload == INFERENCE

    def kind(self, name: str) -> LayerKind:
        """A kind by name.

        Raises:
            UsageError: the model has no such kind, with the ones it has.
        """
        from symcost.errors import UsageError

        for kind in self.kinds:
            if kind.name == name:
                return kind
        raise UsageError(f"{self.name} has no kind {name!r}", hint=f"it has {', '.join(k.name for k in self.kinds)}")

    def tensor_of(self, key: FormulaKey) -> Tensor | None:
        """The tensor that a row counts; None for a row of work."""
        if key.quantity not in ("elements", "bytes"):
            return None
        return self.tensors[TensorKey(key.kind, key.component, key.tensor)]

    @property
    def measured(self) -> bool:
        """Whether what autograd keeps is known: every layer says how the library writes it."""
        layers = [kind for kind in self.kinds if kind.name not in ("ends", "mtp")]
        return all(item.library is not None for kind in layers for item in kind.instances)

    def with_rows(self, rows: Mapping[FormulaKey, Formula]) -> CostModel:
        return replace(self, rows=rows)

    def resolve(self, value: Expr, conventions: Mapping[str, str]) -> Expr:
        """The expression with derived sizes written out, and without MTP blocks where these do not count."""
        from sympy import Integer

        from symcost import dims

        if conventions.get("mtp", "false") == "false":
            value = value.xreplace({dims.symbol("mtp_depth"): Integer(0)})
        for made, definition in reversed(list(self.derived.items())):
            if made in value.free_symbols:
                value = value.xreplace({made: definition.formula.value(conventions)})
        return value

    def count(self, kind: str, component: str, *, whole: bool) -> Expr:
        """How often an instance stands in one layer of its kind, or (whole) in the model."""
        from sympy import Integer

        layers, times = self._counts[kind, component]
        return Integer(1) * times * (layers if whole else 1)

    @cached_property
    def _counts(self) -> dict[tuple[str, str], tuple[Expr, Expr | int]]:
        """Of every instance how many layers its kind has, and how often one layer on this stage has it."""
        return {
            (kind.name, item.name): (kind.count, self.present.get((kind.name, item.name), 1) * item.count)
            for kind in self.kinds
            for item in kind.instances
        }

    def instances(self) -> dict[tuple[str, str], Instance]:
        """Every instance by kind and name."""
        return {(kind.name, item.name): item for kind in self.kinds for item in kind.instances}

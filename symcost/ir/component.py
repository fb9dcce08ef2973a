"""Component: an operator's tensors and its work per phase, stated once by a plain function.

A component is a function `(site, *, options...) -> Cost` under the decorator `@component`. It asks `site` for the
conventions it depends on; lowering runs it once for each combination that it asks about.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from symcost.docstrings import docstring
from symcost.errors import VerifyError
from symcost.ir.collective import COLLECTIVES as COLLECTIVES
from symcost.ir.collective import Collective as Collective
from symcost.ir.collective import Contraction as Contraction
from symcost.ir.tensor import Tensor

if TYPE_CHECKING:
    from sympy import Expr, Symbol

    from symcost.ir.gradients import Flow
    from symcost.ir.held import Held
    from symcost.ir.library import Library

GROUPS = ("attention", "ffn", "norm", "embedding", "head", "loss", "other")
UNITS = ("matmul", "vector")
PHASES = ("forward", "backward", "optimizer")
# Dtypes of indices, which other operators read.
ADDRESSES = ("INT32", "INT64", "UINT64")


@dataclass(frozen=True)
class Flops:
    """Operations of one origin: `value` FLOPs on `unit`, computed in `slot`.

    They make the gradients of `targets`, tensors of the component; where there are none, all of backward needs them.
    """

    label: str
    unit: str
    slot: str
    value: Expr
    targets: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kernel:
    """One launch: reads each distinct operand once, writes each result once. Fusion is what stands in one kernel."""

    label: str
    reads: tuple[Tensor, ...] = ()
    writes: tuple[Tensor, ...] = ()


@dataclass(frozen=True)
class Bytes:
    """Stated traffic, for a formula set that does not derive it: `value` bytes in `slot`."""

    label: str
    slot: str
    direction: str  # read, write, total
    value: Expr


@dataclass(frozen=True)
class Work:
    """What one phase of a component does."""

    flops: tuple[Flops, ...] = ()
    kernels: tuple[Kernel, ...] = ()
    stated: tuple[Bytes, ...] = ()
    collectives: tuple[Collective, ...] = ()

    def __add__(self, other: Work) -> Work:
        return Work(
            self.flops + other.flops,
            self.kernels + other.kernels,
            self.stated + other.stated,
            self.collectives + other.collectives,
        )


@dataclass(frozen=True)
class Cost:
    """All that a component costs, for one instance and one micro-batch.

    Attributes:
        contractions: its weight matmuls, with the axes that each sums over.
        held: transient tensors that stay until its backward ends, whether or not one of its kernels reads them then.
    """

    tensors: tuple[Tensor, ...] = ()
    forward: Work = field(default_factory=Work)
    backward: Work = field(default_factory=Work)
    optimizer: Work = field(default_factory=Work)
    held: tuple[Tensor, ...] = ()
    contractions: tuple[Contraction, ...] = ()

    def forward_only(self) -> Cost:
        """What is left where nothing flows back: parameters without gradients, nothing kept."""
        held = tuple(replace(t, trained=False) for t in self.tensors if t.lifetime == "persistent")
        return Cost(tensors=held, forward=self.forward, contractions=self.contractions)

    def served(self) -> Cost:
        """The same, with nothing written that only a backward reads: statistics of norms, a log-sum-exp.

        What others read has a gradient, or is an index.
        """
        read = {tensor.name for kernel in self.forward.kernels for tensor in kernel.reads}
        later = {tensor.name for kernel in self.backward.kernels for tensor in kernel.reads} - read
        unread = {name for name in later if f"d_{name}" not in later}

        def kept(tensor: Tensor) -> bool:
            return tensor.name not in unread or tensor.slot in ADDRESSES or tensor.role != "workspace"

        kernels = tuple(replace(k, writes=tuple(filter(kept, k.writes))) for k in self.forward.kernels)
        return replace(self, forward=replace(self.forward, kernels=kernels)).forward_only()

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.tensors + other.tensors,
            self.forward + other.forward,
            self.backward + other.backward,
            self.optimizer + other.optimizer,
            self.held + other.held,
            self.contractions + other.contractions,
        )

    def phases(self) -> tuple[tuple[str, Work], ...]:
        return (("forward", self.forward), ("backward", self.backward), ("optimizer", self.optimizer))


@dataclass(frozen=True)
class Derived:
    """A size that formulas use as a symbol and that is computed from dims under conventions (attention pairs)."""

    symbol: Symbol
    meaning: str
    latex: str
    value: Expr


class Site:
    """Where an instance stands: its name, the conventions in force, the sizes it defines.

    Attributes:
        inference: whether the model is served: then a component states its cache, and its backward is left out.
        side: prefix of the sizes it defines, where it stands in a tower whose sizes are not those of the model's body.
    """

    def __init__(
        self, name: str, choose: Callable[[str], str], library: Library | None = None, *, inference: bool = False
    ) -> None:
        self.name = name
        self.inference = inference
        self.side = ""
        self._choose = choose
        self._library = library
        self.derived: dict[Symbol, Derived] = {}

    def convention(self, name: str) -> str:
        """The option in force; asking makes the component depend on it."""
        return self._choose(name)

    @property
    def held(self) -> Expr:
        """Tokens of a sequence that stand before those of this step."""
        from symcost.dims import cached, context, seq

        return cached if self.inference else context - seq

    def autograd(self) -> Library | None:
        """How the library writes the operator, where what its autograd keeps is counted; else None."""
        return self._library if self._library and self.convention("activations") == "autograd" else None

    def define(self, name: str, meaning: str, latex: str, value: Expr) -> Symbol:
        """A derived size by name; its value may follow from conventions asked before."""
        from symcost import dims

        if self.side:
            name, latex, meaning = (
                f"{self.side}_{name}",
                f"{latex}^{{\\mathrm{{{self.side[:3]}}}}}",
                f"{meaning} ({self.side})",
            )
        made = dims.derived(name)
        self.derived[made] = Derived(made, meaning, latex, value)
        return made


@dataclass(frozen=True)
class Suppression:
    """An audit rule silenced in one component, with the reason."""

    code: str
    reason: str


@dataclass(frozen=True)
class Component:
    """A registered component.

    Attributes:
        type: a word of `symcost list components`, or the compute_graph calculator's label.
        formulas: the set it belongs to.
        build: the function that states its cost; None for a type that a set declares and does not price.
        tensor_label: label of its tensors, where the compute_graph calculator does not call them by its type.
    """

    type: str
    group: str
    source: str
    summary: str
    build: Callable[..., Cost] | None
    formulas: str = "standard"
    assumptions: tuple[str, ...] = ()
    notes: str = ""
    suppress: tuple[Suppression, ...] = ()
    tensor_label: str = ""

    @property
    def label(self) -> str:
        """What tells it from every other component of its set: two of `compute_graph` carry the type `embedding`."""
        return self.tensor_label or self.type

    def __post_init__(self) -> None:
        if self.group not in GROUPS:
            raise VerifyError(f"component {self.type!r} has group {self.group!r}; known: {', '.join(GROUPS)}")


def component(
    type: str,
    *,
    group: str,
    source: str,
    formulas: str = "standard",
    assumptions: tuple[str, ...] = (),
    suppress: tuple[Suppression, ...] = (),
    tensor_label: str = "",
) -> Callable[[Callable[..., Cost]], Component]:
    """Declare a component: the function's docstring is its documentation.

    Args:
        type: its type in paths and JSON.
        group: one of GROUPS.
        source: key of `docs/references.bib`, or document and line.
    """

    def register(build: Callable[..., Cost]) -> Component:
        summary, _, notes = docstring(build).partition("\n")
        said = (summary.strip(), build, formulas, assumptions, " ".join(notes.split()))
        return Component(type, group, source, *said, suppress, tensor_label)

    return register


@dataclass(frozen=True)
class Instance:
    """A component in a kind: its name there, its options, how often it stands there, and sizes put in place of dims.

    Attributes:
        count: how many equal instances the kind has.
        sizes: dims replaced in all its formulas, such as (ffn, shared_experts*moe_ffn); see `use`.
        tied_to: instance whose parameter it borrows.
        library: how its family's module is written in the library; None where that was not measured.
        once: served, it runs for the first tokens of a sequence alone, and later steps read what it left.
        flow: which gradients it has; None: all. adapts: storage or instance to whose result it adds (an adapter).
        beside: type of the component whose weight it goes with: a plan divides it as that one.
        held: what its optimizer keeps, where that is not AdamW's.
    """

    component: Component
    name: str
    options: tuple[tuple[str, Any], ...] = ()
    count: int = 1
    sizes: tuple[tuple[Symbol, Expr], ...] = ()
    tied_to: str = ""
    library: Library | None = None
    once: bool = False
    flow: Flow | None = None
    adapts: str = ""
    beside: str = ""
    held: Held | None = None


def use(
    component: Component,
    name: str = "",
    *,
    count: int = 1,
    sizes: dict[Symbol, Expr] | None = None,
    tied_to: str = "",
    **options: Any,
) -> Instance:
    """Place a component in a kind; its name is its type unless a kind has several."""
    pairs = tuple(sorted(options.items()))
    return Instance(component, name or component.type, pairs, count, tuple((sizes or {}).items()), tied_to)

"""What every formula document says, as records without a language: emitters print them as LaTeX, Markdown, HTML."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sympy import Expr

    from symcost.emit.document.numbers import Numbers
    from symcost.emit.document.runs import Drawing


@dataclass(frozen=True)
class ConventionRow:
    """A convention that some formula depends on, and the option under which the document is written."""

    name: str
    option: str
    meaning: str
    counted: str
    others: tuple[str, ...]


@dataclass(frozen=True)
class NotationRow:
    """A letter. `value` is empty where the document is of no particular model."""

    symbol: Expr
    name: str
    meaning: str
    unit: str
    value: str


@dataclass(frozen=True)
class DefinedRow:
    """A derived size and its definition under the conventions in force."""

    symbol: Expr
    meaning: str
    value: Expr
    depends: tuple[str, ...]


@dataclass(frozen=True)
class TensorRow:
    """A tensor of a component.

    Attributes:
        trained: a gradient, a master copy and optimizer moments go with it.
        stated: the element count, where it is not the product of the shape.
    """

    name: str
    role: str
    slot: str
    shape: tuple[Expr | tuple[Expr, ...], ...]
    trained: bool
    stated: Expr | None


@dataclass(frozen=True)
class CostRow:
    """A term of a formula.

    Attributes:
        counted: `matmul`, `vector`, `read`, `write`, `total`.
        slot: precision slot of the arithmetic; empty for traffic, whose width is a factor of its formula.
        label: where the term comes from. operand: the tensor that is moved, where one is.
    """

    phase: str
    counted: str
    slot: str
    label: str
    operand: str
    value: Expr


@dataclass(frozen=True)
class ComponentSection:
    """One component of a kind.

    Attributes:
        same_as: (kind, name) of an earlier component with the same formulas, whose rows are not repeated.
        depends: conventions that change a row of it.
    """

    kind: str
    name: str
    type: str
    group: str
    count: int
    source: str
    summary: str
    notes: str
    assumptions: tuple[str, ...]
    tied_to: str
    same_as: tuple[str, str] | None
    tensors: tuple[TensorRow, ...]
    rows: tuple[CostRow, ...]
    depends: tuple[str, ...]


@dataclass(frozen=True)
class TotalRow:
    """A total of one layer; `name` is that of the evaluator's field."""

    name: str
    title: str
    value: Expr


@dataclass(frozen=True)
class ModelTotal:
    """A total of the model: for each kind, how many layers and what one counts.

    Attributes:
        multiple: the whole as a multiple of the model's parameters, where it is one.
    """

    name: str
    title: str
    parts: tuple[tuple[str, Expr, Expr], ...]
    multiple: Expr | None


@dataclass(frozen=True)
class MomentRow:
    """The most that is transient while a component runs its backward, alike in every kind named."""

    kinds: tuple[str, ...]
    component: str
    value: Expr


@dataclass(frozen=True)
class MemorySection:
    """What one device holds in a step: `persistent + saved + the largest of moments`, in bytes.

    Attributes:
        persistent, saved: sums over the model; a multiple of its parameters is a part of no kind. A served model
            saves nothing.
        again: what a layer of a kind makes again, which stands beside each of its moments.
        moments: those that may be the largest.
        beside: of a rank, what no component lists.
    """

    persistent: ModelTotal
    saved: ModelTotal | None
    again: tuple[DefinedRow, ...]
    moments: tuple[MomentRow, ...]
    beside: tuple[ModelTotal, ...] = ()

    @property
    def held(self) -> tuple[ModelTotal, ...]:
        """The sums in order."""
        saved = (self.saved,) if self.saved is not None else ()
        return (self.persistent, *saved, *self.beside)

    @property
    def peak(self) -> str:
        """The peak as LaTeX."""
        sums = " + ".join(rf"M_{{\mathrm{{{total.name}}}}}" for total in self.held)
        return rf"M = {sums} + \max {'(T + R)' if self.again else 'T'}"


@dataclass(frozen=True)
class KindSection:
    """One layer kind."""

    name: str
    count: Expr
    summary: str
    components: tuple[ComponentSection, ...]
    totals: tuple[TotalRow, ...]


@dataclass(frozen=True)
class VariantRow:
    """What a figure of some components becomes under another option; several only where it vanishes."""

    kind: str
    components: tuple[str, ...]
    title: str
    value: Expr


@dataclass(frozen=True)
class Variant:
    """One option instead of the one in force: derived sizes, then figures that it changes."""

    convention: str
    option: str
    counted: str
    defined: tuple[DefinedRow, ...]
    rows: tuple[VariantRow, ...]


@dataclass(frozen=True)
class Document:
    """A whole document.

    Attributes:
        common: conventions on which most components depend; these do not repeat it.
        idle: conventions that nothing in it depends on.
        sharding: of a rank, how the model is divided, in a sentence; else empty.
    """

    name: str
    family: str
    formulas: str
    conventions: tuple[ConventionRow, ...]
    common: tuple[str, ...]
    idle: tuple[str, ...]
    notation: tuple[NotationRow, ...]
    defined: tuple[DefinedRow, ...]
    drawing: Drawing
    kinds: tuple[KindSection, ...]
    totals: tuple[ModelTotal, ...]
    memory: MemorySection | None
    variants: tuple[Variant, ...]
    unpriced: tuple[str, ...]
    has_trained: bool
    letters: dict[str, str]
    numbers: Numbers | None
    sharding: str = ""

"""What is asked of a model: options as a user gives them, and the question that follows once defaults are filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from symcost.errors import UsageError
from symcost.evaluate.numbers import Number
from symcost.ir.packing import Packing
from symcost.ir.plan import Sharding
from symcost.ir.precision import Precision

if TYPE_CHECKING:
    from symcost.evaluate.hardware.sheet import Hardware


@dataclass(frozen=True)
class Free:
    """A size that stays symbolic in the answer.

    Attributes:
        parts: names and numbers whose sum it is, where it follows from others; else empty.
    """

    name: str
    parts: tuple[str | Number, ...] = ()


Size = Number | Free
WORKLOADS = ("training", "prefill", "decode")


def check_workload(name: str) -> str:
    """The workload itself, if there is one.

    Raises:
        UsageError: there is none of this name.
    """
    if name not in WORKLOADS:
        raise UsageError(f"unknown workload {name!r}", hint=f"known: {', '.join(WORKLOADS)}")
    return name


@dataclass(frozen=True)
class Options:
    """What a user states; None and empty where nothing is stated.

    Attributes:
        precision: a policy, or the name of one, or a file.
        conventions: option by convention name.
        settings: sizes and coefficients put in place of the model's, by name.
        free: names of sizes that stay symbolic.
        hardware: an accelerator, bundled or in a file, for bounds on time and whether a step fits.
        workload: training, prefill or decode. cached: tokens held before the step; source_seq: the encoder's; both of
            served models alone, as the tokens in a block of a paged cache, and the cache's dtype, `D` or `D:GROUP`.
        sharding: how the model is divided over devices; None for one device.
        recorded: sizes and coefficients that the source itself states beside the model (a case's batch and seq);
            what a user states goes before them.
    """

    batch: int | None = None
    seq: int | None = None
    target_seq: int | None = None
    images: int | None = None
    context: int | None = None
    precision: str | Precision | None = None
    conventions: Mapping[str, str] = field(default_factory=dict)
    settings: Mapping[str, Number] = field(default_factory=dict)
    free: tuple[str, ...] = ()
    recorded: Mapping[str, Number] = field(default_factory=dict)
    hardware: str | None = None
    sharding: Sharding | None = None
    workload: str = "training"
    cached: int | None = None
    source_seq: int | None = None
    block: int | None = None
    cache_dtype: str | None = None

    @property
    def inference(self) -> bool:
        return self.workload != "training"


@dataclass(frozen=True)
class Run:
    """A line of the result's stack."""

    kind: str
    count: Size
    mtp: bool = False


@dataclass(frozen=True)
class Question:
    """Everything that a module needs, and everything that a result repeats.

    Attributes:
        sizes: every size, coefficient and width that the module takes, in its order.
        conventions: every convention that the module takes.
        hardware: the accelerator that bounds are asked for.
        sharding: how the model is divided; the numbers are then one rank's.
        packing: documents of unlike lengths that the numbers are of.
        apart: options of conventions that are in the model's structure, and that its module does not take.
    """

    name: str
    family: str
    formulas: str
    sizes: Mapping[str, Size]
    conventions: Mapping[str, str]
    precision: Precision
    stack: tuple[Run, ...]
    warnings: tuple[str, ...] = ()
    hardware: Hardware | None = None
    sharding: Sharding | None = None
    workload: str = "training"
    packing: Packing | None = None
    apart: Mapping[str, str] = field(default_factory=dict)

    @property
    def inference(self) -> bool:
        """Whether a step has a forward alone."""
        return self.workload != "training"

    @property
    def phases(self) -> tuple[str, ...]:
        """Phases that are always shown."""
        return ("forward",) if self.inference else ("forward", "backward")

    @property
    def free(self) -> tuple[str, ...]:
        return tuple(
            dict.fromkeys(size.name for size in self.sizes.values() if isinstance(size, Free) and not size.parts)
        )

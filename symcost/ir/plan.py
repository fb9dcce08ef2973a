"""Plans of sharding: which axes of which components a mesh dimension divides, and what follows by choice. Pure data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

# Mesh dimensions that a plan may divide an axis by; `dp`, `pp` and replicas divide no axis of an operator.
MESH = ("tp", "cp", "ep")
# What stands before the name of a weight whose gradient ranks of tp add up: in backward under stage 3, else late.
SHARED_GRADIENT = "grad_"
# Option of a plan -> what it may say, default first.
CHOICES: dict[str, tuple[str, ...]] = {
    "projections": ("fused", "separate"),
    "gathered": ("again", "kept"),
    "context": ("ring", "all_gather", "all_to_all"),
    "context_gradients": ("act", "FP32"),
    "ring_pass": ("send", "all_to_all"),
    "ring_gradients": ("others", "all"),
    "experts": ("rows", "sum"),
    "expert_shards": ("elements", "first_axis"),
    "adapters": ("one_side", "both_sides"),
}


@dataclass(frozen=True)
class Plan:
    """How a model is divided, whatever the degrees are.

    Attributes:
        divides: (component type, axis, mesh dimension).
        whole: sizes that stay whole though their axis is divided elsewhere.
        sequence: component types whose tokens tp divides under sequence parallelism.
        projections: fused: one collective for what stands side by side in a weight; separate: one each.
        gathered: what becomes of an input gathered over tokens: gathered `again` in backward, or `kept`.
        context: how a core meets keys of other ranks: ring, all_gather (of keys and values), all_to_all (of heads).
        context_gradients: slot or dtype in which gradients of keys and values are passed on.
        ring_pass: the collective that a ring's pass is. ring_gradients: how often a gradient is passed: to every other
            rank, or also back to the rank whose keys it belongs to.
        experts: how divided experts get their rows under tp: as rows over tokens' shards, or by a sum of outputs.
        expert_shards: what stage 3 of ZeRO divides of stacked experts: their elements, or the axis of experts.
        adapters: which of an adapter's matrices are divided: that on the side that its layer divides, or both.
        counts: whether numbers of rows are sent in front of experts' rows.
        loss_parallel: whether the loss works on shards of the vocabulary unless stated.
        vocab_multiple: a vocabulary that does not divide is padded to a multiple of this times tp.
        stages: layers of each chunk of a pipeline, in the model's order, where they are not equal.
        own: read from a user's file, whose every line must divide something.
    """

    name: str
    summary: str
    divides: tuple[tuple[str, str, str], ...]
    whole: tuple[str, ...] = ()
    sequence: tuple[str, ...] = ()
    projections: str = "fused"
    gathered: str = "again"
    context: str = "ring"
    context_gradients: str = "act"
    ring_pass: str = "send"
    ring_gradients: str = "others"
    experts: str = "rows"
    expert_shards: str = "elements"
    adapters: str = "one_side"
    counts: bool = False
    loss_parallel: bool = True
    vocab_multiple: int = 128
    stages: tuple[int, ...] = ()
    own: bool = False

    def of(self, type: str) -> Mapping[str, str]:
        """Axis -> mesh dimension, for a component type."""
        return {axis: mesh for name, axis, mesh in self.divides if name == type}


@dataclass(frozen=True)
class Layout:
    """What decides the formulas of a sharded model; degrees are sizes of these formulas.

    Attributes:
        sp: tokens of norms, residuals and dropout are divided by tp.
        loss_parallel: the loss works on shards of the vocabulary.
        zero: stage of ZeRO, 0 to 3. reshard: parameters of stage 3 are gathered again in backward.
    """

    plan: Plan
    sp: bool = False
    loss_parallel: bool = True
    zero: int = 0
    reshard: bool = True

    def key(self) -> str:
        """What tells one layout from another, as text."""
        return repr(self)


@dataclass(frozen=True)
class Degrees:
    """How many ranks each mesh dimension has, and how a step runs through a pipeline.

    Attributes:
        dp: ranks over which data is divided and states are sharded; ep of them share a set of experts.
        replicas: copies of such a group (hybrid sharding).
        vpp: chunks of layers a rank has. stage: `worst`, or the rank of the pipeline that is shown.
    """

    tp: int = 1
    cp: int = 1
    ep: int = 1
    dp: int = 1
    pp: int = 1
    vpp: int = 1
    replicas: int = 1
    microbatches: int = 1
    schedule: str = "1f1b"
    stage: str = "worst"

    @property
    def devices(self) -> int:
        return self.tp * self.cp * self.dp * self.pp * self.replicas

    def sizes(self) -> dict[str, int]:
        """Degrees by the name of their size."""
        return {item.name: getattr(self, item.name) for item in fields(self) if item.name not in ("schedule", "stage")}


@dataclass(frozen=True)
class Sharding:
    """A model on many devices: how operators are divided, and over how many ranks."""

    layout: Layout
    degrees: Degrees

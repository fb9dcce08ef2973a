"""ModelSpec: what a front end hands to the compiler. Plain records, no sympy: bundled models are priced without it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import astuple, dataclass, field, fields, is_dataclass
from fractions import Fraction
from typing import Any

from symcost.ir.conventions import INFERENCE, TRAINING
from symcost.ir.features import Features as Features
from symcost.ir.optimizers import Optimizer
from symcost.ir.packing import Packing
from symcost.ir.parts import Extent as Extent
from symcost.ir.parts import Part as Part
from symcost.ir.plan import Layout
from symcost.ir.precision import Precision
from symcost.ir.tuning import KindTuning, Tuning

Number = int | Fraction


@dataclass(frozen=True)
class LayerGroup:
    """A run of equal layers: `count` layers of `kind`, part of the body or of the MTP blocks behind it."""

    kind: str
    count: int
    mtp: bool = False


@dataclass(frozen=True)
class KindSpec:
    """One layer kind of a model, before components are chosen.

    Attributes:
        name: what `symcost list kinds` shows.
        attention: full, sliding, chunked, sparse, sparse_shared, linear, kda, lightning, mamba, mamba2, beside_mamba2,
            shared_mamba, shared_mamba2, conv, heads_of_experts, none.
        ffn: dense, moe, shortcut, none.
        changes: features that differ in this kind, as (name, value) pairs.
        sizes: prefix of the sizes that are the kind's own (`stage2`: its width is `stage2_hidden`).
        parts: what a layer holds, in place of attention and feed-forward blocks.
    """

    name: str
    attention: str = "full"
    ffn: str = "dense"
    changes: tuple[tuple[str, str | bool], ...] = ()
    sizes: str = ""
    parts: tuple[Part, ...] = ()


@dataclass(frozen=True)
class ModelSpec:
    """A validated model.

    Attributes:
        name: safe for a path.
        family: the `model_type`, or the family by which a bundled symbolic model goes.
        dims: value of each size the model takes, by dim name (sizes only: no widths, no batch or seq).
        stack: runs of kinds in model order, body first, MTP last.
        kinds: each kind once, in order of first use.
        max_seq: longest sequence, or None where positions do not limit it; `hard_max` where longer is an error.
        vision: the tower of a vision-language model, or of one over audio; its name is the prefix of its sizes.
        ends: what stands outside the layers, where no features describe it.
        connector: of a tower, what leads from its output into the text model, where no features describe it.
        declared_ops: op counts that a spec's `ops` puts in place of the profile's, by kind and op class.
        storage_dtype: dtype a quantised checkpoint is stored in, for a warning.
        layout: how its operators are divided over ranks; None for a model on one device.
        brought: what the sources of plugins come to, where one of them brought the family; else empty.
        workload: training or inference. stored: the policy that its checkpoint is served by; unserved: why none.
        tuning: what is trained, where not all is; tuned: what follows for each kind and for the ends.
        optimizer: what steps, where that is not AdamW. packing: documents of unlike lengths in place of sequences.
    """

    name: str
    family: str
    dims: Mapping[str, int]
    features: Features
    stack: tuple[LayerGroup, ...]
    kinds: tuple[KindSpec, ...]
    max_seq: int | None = None
    hard_max: bool = False
    vision: ModelSpec | None = None
    ends: tuple[Part, ...] = ()
    connector: tuple[Part, ...] = ()
    declared_ops: Mapping[str, Mapping[str, Number]] = field(default_factory=dict)
    warnings: tuple[str, ...] = ()
    brought: str = ""
    tuning: Tuning | None = None
    tuned: tuple[tuple[str, KindTuning], ...] = ()
    optimizer: Optimizer | None = None
    packing: Packing | None = None
    layout: Layout | None = None
    workload: str = TRAINING
    stored: Precision | None = None
    unserved: str = ""

    @property
    def inference(self) -> bool:
        """Whether it is served: forward alone, with caches."""
        return self.workload == INFERENCE

    @property
    def packed(self) -> bool:
        """Whether formulas are over documents, one behind the other."""
        return self.packing is not None and not self.packing.padded

    @property
    def measured(self) -> bool:
        """Whether what autograd keeps of its layers is known, the vision tower's included."""
        return self.features.written() is not None and (self.vision is None or self.vision.measured)

    @property
    def mtp_depth(self) -> int:
        return sum(group.count for group in self.stack if group.mtp)

    def layer_counts(self) -> dict[str, int]:
        """Layers of each kind in the body."""
        counts = {kind.name: 0 for kind in self.kinds}
        for group in self.stack:
            if not group.mtp:
                counts[group.kind] += group.count
        return counts

    def signature(self) -> str:
        """Canonical text of the structure: models with the same signature share one compiled cost model."""
        flags = {f.name: getattr(self.features, f.name) for f in fields(self.features)}
        kinds = [[k.name, k.attention, k.ffn, sorted(map(list, k.changes)), *_own(k)] for k in self.kinds]
        mtp = sorted({group.kind for group in self.stack if group.mtp})
        tower = self.vision.signature() if self.vision else None
        parts: dict[str, Any] = {"features": flags, "kinds": kinds, "mtp": mtp, "vision": tower, "ops": self._ops()}
        if self.brought:
            parts["brought"] = self.brought
        if self.ends or self.connector:
            parts |= {"ends": self.ends, "connector": self.connector, "name": self.name}
        parts |= {"workload": self.workload} if self.inference else {}
        if self.tuning is not None:
            parts["tuned"] = [
                [k, sorted(t.trained), *t.adapters, *t.copied, t.gradient, *t.outside] for k, t in self.tuned
            ]
            parts["magnitude"] = self.tuning.magnitude
            parts |= {"base": self.tuning.base} if self.tuning.base else {}
        if self.optimizer is not None:
            parts["optimizer"] = repr(self.optimizer)
        parts |= {"packed": True} if self.packed else {}
        if self.layout is not None:
            parts["layout"] = self.layout.key()
        return json.dumps(parts, sort_keys=True, default=_plain)

    def _ops(self) -> dict[str, dict[str, str]]:
        return {k: {n: str(v) for n, v in sorted(ops.items())} for k, ops in sorted(self.declared_ops.items())}


def _own(kind: KindSpec) -> list[Any]:
    """What only kinds made of parts have, so that the text of any other stays as it was."""
    return [kind.sizes, kind.parts] if kind.sizes or kind.parts else []


def _plain(value: Any) -> list[Any]:
    return list(astuple(value) if is_dataclass(value) and not isinstance(value, type) else value)

"""Precision: storage widths by dtype, and policies that give every slot a dtype. Pure data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from symcost.errors import UsageError
from symcost.ir.quantised import BLOCKS_FP8, CHANNELS_INT8, GROUPS_INT4, CachePart, Groups, Weights

DTYPE_BYTES: dict[str, Fraction] = {
    "FP64": Fraction(8),
    "FP32": Fraction(4),
    "TF32": Fraction(4),
    "FP16": Fraction(2),
    "BF16": Fraction(2),
    "FP8": Fraction(1),
    "FP4": Fraction(1, 2),
    "INT64": Fraction(8),
    "UINT64": Fraction(8),
    "INT32": Fraction(4),
    "INT8": Fraction(1),
    "UINT8": Fraction(1),
    "INT4": Fraction(1, 2),
    "BOOL": Fraction(1),
}

# A storage slot and the width dim that stands for it in formulas.
STORAGE_SLOTS: dict[str, str] = {
    "param": "width_param",
    "master": "width_master",
    "act": "width_act",
    "param_grad": "width_param_grad",
    "act_grad": "width_act_grad",
    "opt": "width_opt",
    "cache": "width_cache",
}
# A compute slot has a width only in the set `compute_graph`, which charges traffic at a compute dtype's bytes.
COMPUTE_WIDTHS: dict[str, str] = {
    "compute_w": "width_compute_w",
    "compute_a": "width_compute_a",
    "compute_accum": "width_compute_accum",
}
COMPUTE_SLOTS: tuple[str, ...] = tuple(COMPUTE_WIDTHS)


@dataclass(frozen=True)
class Blocks:
    """Scales of a block-wise quantised matmul: one for each block, in a dtype of its own.

    Attributes:
        weights: rows and columns of a block of a weight.
        activations: consecutive values of one token's row.
    """

    weights: tuple[int, int] = (128, 128)
    activations: int = 128
    dtype: str = "FP32"


@dataclass(frozen=True)
class Precision:
    """A policy: the dtype of every slot. `None` means that no such tensor exists.

    Attributes:
        slots: slot name (storage or compute) to dtype name, or None.
        overrides: by a component's name or type, slots in which it differs.
        blocks: scales that weight matmuls have.
        weights, groups: how a served model's weights and caches are stored, where scales stand beside them.
        parts: parts of the cache with a dtype of their own.
    """

    name: str
    slots: dict[str, str | None]
    overrides: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    blocks: Blocks | None = None
    weights: Weights | None = None
    groups: Groups | None = None
    parts: tuple[CachePart, ...] = ()

    @property
    def plain(self) -> bool:
        """Whether widths say all of it; else the formulas themselves are others."""
        scaled = (self.overrides, self.blocks, self.weights, self.groups, self.parts)
        return not any(scaled)

    @property
    def served(self) -> bool:
        """Whether it is for models that are served: no gradient has a dtype."""
        return self.slots.get("param_grad") is None

    def dtype(self, slot: str) -> str:
        """The dtype of a slot; a dtype's own name stands for itself (`FP32`, `INT32`).

        Raises:
            UsageError: the policy has no such slot.
        """
        if slot in DTYPE_BYTES:
            return slot
        dtype = self.slots.get(slot)
        if dtype is None:
            raise UsageError(
                f"precision {self.name!r} has no dtype for slot {slot!r}",
                hint="choose a policy that stores it: symcost list precisions",
            )
        return dtype

    def widths(self) -> dict[str, Fraction]:
        """Bytes of each width dim; 0 where the policy stores no such tensor."""
        found = {dim: self.slots.get(slot) for slot, dim in {**STORAGE_SLOTS, **COMPUTE_WIDTHS}.items()}
        return {dim: DTYPE_BYTES[dtype] if dtype else Fraction(0) for dim, dtype in found.items()}


def _policy(name: str, compute: str, storage: str) -> Precision:
    """A policy from its dtypes; keys and values are cached in the dtype of activations unless it says otherwise."""
    stored = storage.split()
    if len(stored) < len(STORAGE_SLOTS):
        stored.append(stored[list(STORAGE_SLOTS).index("act")])
    dtypes = (*compute.split(), *stored)
    slots = (*COMPUTE_SLOTS, *STORAGE_SLOTS)
    return Precision(name, {s: None if d == "none" else d for s, d in zip(slots, dtypes, strict=True)})


# compute: w, a, accum; storage: param, master, act, param_grad, act_grad, opt, and cache where it is not as act.
POLICIES: dict[str, Precision] = {
    policy.name: policy
    for policy in (
        _policy("fp32", "FP32 FP32 FP32", "FP32 none FP32 FP32 FP32 FP32"),
        _policy("bf16_mixed", "BF16 BF16 FP32", "BF16 FP32 BF16 BF16 BF16 FP32"),
        _policy("bf16_mixed_fp32_grad", "BF16 BF16 FP32", "BF16 FP32 BF16 FP32 BF16 FP32"),
        _policy("fp16_mixed", "FP16 FP16 FP32", "FP16 FP32 FP16 FP16 FP16 FP32"),
        _policy("fp8_mixed", "FP8 FP8 FP32", "BF16 FP32 BF16 BF16 BF16 FP32"),
        # Policies of the compute_graph calculator.
        _policy("BF16_F8_E4M3_F32", "FP8 BF16 FP32", "FP8 FP32 BF16 FP32 BF16 BF16"),
        _policy("FP16_F32", "FP16 FP16 FP32", "FP16 FP32 FP16 FP16 FP16 FP32"),
    )
}
# Policies of served models: no slot of training exists.
SERVED_POLICIES: dict[str, Precision] = {
    policy.name: policy for policy in (_policy("serve_bf16", "BF16 BF16 FP32", "BF16 none BF16 none none none"),)
}
_SERVED = SERVED_POLICIES["serve_bf16"]
# What is no weight of a layer's matmul stays in BF16.
SERVED_POLICIES |= {
    name: replace(_SERVED, name=name, weights=weights)
    for name, weights in (
        ("serve_fp8", BLOCKS_FP8),
        ("serve_int8", CHANNELS_INT8),
        ("serve_int4_g128", GROUPS_INT4),
    )
}
# Policies that change formulas: not for evaluators, which take widths alone.
SCALED_POLICIES: dict[str, Precision] = {
    # Block scales as in DeepSeek-V3; storage as in fp8_mixed.
    "fp8_block": replace(POLICIES["fp8_mixed"], name="fp8_block", blocks=Blocks()),
}
# Policies that widths alone describe: an evaluator takes any of them.
WIDTH_POLICIES = POLICIES | {name: served for name, served in SERVED_POLICIES.items() if served.plain}
NAMED_POLICIES: dict[str, Precision] = {**POLICIES, **SERVED_POLICIES, **SCALED_POLICIES}
DEFAULT_POLICY = "bf16_mixed"
DEFAULT_SERVED = "serve_bf16"


def policy(name: str) -> Precision:
    """A policy by name.

    Raises:
        UsageError: unknown, with the known ones.
    """
    if name not in POLICIES:
        raise UsageError(f"unknown precision {name!r}", hint=f"known: {', '.join(POLICIES)}")
    return POLICIES[name]

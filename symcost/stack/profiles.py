"""The bundled op profiles: what one layer of each family runs, counted on the modules of the transformers library.

A count is what `OP_CLASSES` says; an op that a layer does not run is a stated 0.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from symcost.stack import checks
from symcost.stack.op_profile import OpProfile

VISION_PROFILE = "vision"

# Pre-norm decoder layer: q, k, v, o; scores and weighted values; gate, up, down; two norms, two blocks to gather for.
_DECODER = {
    "attention_matmul": 4,
    "attention_bmm": 2,
    "ffn_matmul": 3,
    "softmax": 1,
    "dropout": 0,
    "norm": 2,
    "gather": 4,
    "head_cast": 1,
    "activation": 1,
    "linear_recurrence": 0,
}
_PLAIN: dict[str, Any] = {"kinds": {"decoder": {"ops": _DECODER}}}

# MLA: q down and up, kv down (the rotary key comes with it) and up, o; a norm on each compressed rank.
_MLA = {**_DECODER, "attention_matmul": 5, "norm": 4}
# T5: up and down only; dropout on probabilities, on each block's output and inside the feed-forward.
_T5_ENCODER = {**_DECODER, "ffn_matmul": 2, "dropout": 4}
# Cross attention is a third block with projections, core, norm and dropouts of its own.
_T5_DECODER = {
    **_T5_ENCODER,
    "attention_matmul": 8,
    "attention_bmm": 4,
    "softmax": 2,
    "dropout": 6,
    "norm": 3,
    "gather": 6,
    "head_cast": 2,
}
# Qwen3.5: heads of q and k are normalised; the output gate is the wider half of the q projection.
_QWEN3_5_FULL = {**_DECODER, "norm": 4}
# Gated DeltaNet: q, k, v, z, a, b, out; no score matrix; a gated norm behind the recurrence.
_QWEN3_5_LINEAR = {
    **_DECODER,
    "attention_matmul": 7,
    "attention_bmm": 0,
    "softmax": 0,
    "norm": 3,
    "head_cast": 0,
    "linear_recurrence": 1,
}

_PROFILES: dict[str, dict[str, Any]] = {
    "deepseek": {
        "kinds": {"dense": {"ffn": "dense", "ops": _MLA}, "moe": {"ffn": "moe", "ops": _MLA}},
        "default": "moe",
    },
    "default": _PLAIN,
    "llama2": _PLAIN,
    "mixtral": _PLAIN,
    "qwen": _PLAIN,
    "qwen3_5": {
        "kinds": {
            "full_attention": {"attention": "full", "ops": _QWEN3_5_FULL},
            "linear_attention": {"attention": "linear", "ops": _QWEN3_5_LINEAR},
        },
        "default": "full_attention",
    },
    "t5": {"kinds": {"encoder": {"ops": _T5_ENCODER}, "decoder": {"ops": _T5_DECODER}}},
    # Block of a vision tower: one up and one down projection, no gate.
    VISION_PROFILE: {"kinds": {"encoder": {"ops": {**_DECODER, "ffn_matmul": 2}}}},
}
PROFILE_NAMES: tuple[str, ...] = tuple(sorted(_PROFILES))


@cache
def load_profile(name: str) -> OpProfile:
    """A bundled profile.

    Raises:
        SpecError: no such profile, with the known ones.
    """
    checks.known((name,), PROFILE_NAMES, "op profile")
    return OpProfile.from_dict(name, _PROFILES[name])

"""Operators: which products of sizes their work, weights and tensors are made of.

A pattern (`T*H*F`) is a product of the words of `sizes`. A projection says all of its degrees by its two widths; other
operators list what they have.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

Sets = Mapping[str, tuple[int, ...]]


@dataclass(frozen=True)
class Operator:
    """What is known of one operator.

    Attributes:
        matmul: pattern of multiply-adds -> how many such contractions it may be; empty where it has none.
        vector: patterns of elementwise work, the first of which it cannot do without.
        weights: pattern -> how many such weights it may have. bias: patterns of biases and gains.
        inputs, outputs: activations that a kernel must read and write.
        side: what else it may read, write or keep: statistics, index maps, inner results.
        scores: score matrices, which a flash kernel neither writes nor keeps.
        read: weights that a kernel reads, where they need not be all of them.
        lookup: rows are copied from a table, nothing is computed.
        first: it may stand on pixels or mel frames, which have no gradient.
        linear: its gradient needs no input, or a copy of it that is listed in `side`.
        alternatives: its matmuls, weights, inputs and outputs are ways of doing it, not parts.
    """

    matmul: Sets = field(default_factory=dict)
    vector: tuple[str, ...] = ()
    weights: Sets = field(default_factory=dict)
    bias: tuple[str, ...] = ()
    inputs: tuple[str, ...] = ()
    outputs: tuple[str, ...] = ()
    side: tuple[str, ...] = ()
    scores: tuple[str, ...] = ()
    read: tuple[str, ...] = ()
    lookup: bool = False
    first: bool = False
    linear: bool = False
    alternatives: bool = False

    @property
    def contracts_weights(self) -> bool:
        """Whether its matmuls are with weights."""
        return bool(self.matmul and self.weights)


def _words(text: str) -> tuple[str, ...]:
    return tuple(text.split())


def _projection(
    inner: str, outers: Sets, *, rows: str = "T", vector: str = "", side: str = "", bias: str = ""
) -> Operator:
    """A matmul of rows with weights: inner x each outer width, so often."""
    return Operator(
        matmul={f"{rows}*{inner}*{outer}": sets for outer, sets in outers.items()},
        vector=(*(f"{rows}*{outer}" for outer in outers), *_words(vector)),
        weights={f"{inner}*{outer}": sets for outer, sets in outers.items()},
        bias=(*outers, *_words(bias)),
        inputs=(f"{rows}*{inner}",),
        outputs=tuple(f"{rows}*{outer}" for outer in outers),
        side=_words(side),
    )


def _several(inners: str, outers: Sets, **more: str) -> Operator:
    """A projection whose inner or outer width is written in one of several ways."""
    parts = [_projection(inner, outers, **more) for inner in inners.split()]
    return replace(
        parts[0],
        matmul={pattern: sets for part in parts for pattern, sets in part.matmul.items()},
        weights={pattern: sets for part in parts for pattern, sets in part.weights.items()},
        inputs=tuple(pattern for part in parts for pattern in part.inputs),
        alternatives=True,
    )


def _norm(width: str = "H") -> Operator:
    gains = (width,)
    kept = (f"T*{width}",)
    return Operator(vector=_words(f"T*{width} T {width}"), bias=gains, inputs=kept, outputs=kept, side=("T",))


def _experts(width: str, rows: str, copies: str, hit: str) -> Operator:
    """A feed-forward block of several weight sets, all in one."""

    def sets(*sizes: str) -> str:
        return "*".join(filter(None, sizes))

    return Operator(
        matmul={f"{rows}*H*{width}": (2, 3)},
        vector=(f"{rows}*{width}", f"{rows}*H", "T*H", rows),
        weights={sets(copies, "H", width): (2, 3)},
        bias=(sets(copies, width), sets(copies, "H")),
        inputs=("T*H",),
        outputs=("T*H",),
        side=(f"{rows}*{width}", f"{rows}*H", rows),
        read=(sets(hit, "H", width),),
        linear=True,
    )


def _table(rows: str, inputs: str, side: str) -> Operator:
    """A learned table, of whose rows some are copied or added."""
    return Operator(
        vector=("T*H",),
        weights={f"{rows}*H": (1,)},
        inputs=_words(inputs),
        outputs=("T*H",),
        side=_words(side),
        lookup=True,
        linear=True,
    )


_LATENT_QUERY = {"heads*nope_dim": (1,), "heads*rope_dim": (1,)}
_LATENT_KEYS = {"heads*nope_dim": (1,), "heads*v_head_dim": (1,)}

OPERATORS: dict[str, Operator] = {
    "token_embedding": _table("V", "T*H", "T"),
    "position_embedding": _table("N", "seq*H", "T*H T seq"),
    "type_embedding": _table("types", "T*H", "T"),
    "rms_norm": _norm("R"),
    "layer_norm": _norm("R"),
    "final_norm": _norm(),
    "qk_norm": Operator(
        vector=_words("T*Q T*K T*heads T*kv_heads T head_dim Q K"),
        bias=_words("head_dim Q K"),
        inputs=_words("T*Q T*K"),
        outputs=_words("T*Q T*K"),
        side=_words("T*heads T*kv_heads T"),
    ),
    "qkv_projection": replace(
        _projection("H", {"Q": (1, 2, 3), "K": (2,)}, vector="T*heads", side="T*heads", bias="heads"),
    ),
    "mla_q_down": _projection("H", {"q_lora_rank": (1,)}, vector="T q_lora_rank", side="T"),
    "mla_q_up": _several("q_lora_rank H", _LATENT_QUERY, side="T*heads*kv_lora_rank"),
    "mla_kv_down": _projection("H", {"kv_lora_rank": (1,), "rope_dim": (1,)}, vector="T kv_lora_rank", side="T"),
    "mla_kv_up": _projection(
        "kv_lora_rank", _LATENT_KEYS, side="T*heads*rope_dim T*rope_dim T*kv_lora_rank T*heads*kv_lora_rank"
    ),
    "attention_core": Operator(
        matmul={
            "BP*Q": (2,),
            "BP*heads*nope_dim": (1,),
            "BP*heads*rope_dim": (1,),
            "BP*heads*v_head_dim": (1,),
            "BP*heads*kv_lora_rank": (2,),
            "T*SQ": (2,),
        },
        vector=_words("BP*heads T*Q T*K T*heads*rope_dim T*kv_heads*rope_dim T*rope_dim T*heads"),
        bias=("heads",),
        inputs=_words("T*Q T*K T*heads*rope_dim"),
        outputs=_words("T*Q T*heads*kv_lora_rank"),
        side=_words("T*heads T*K T*heads*nope_dim T*rope_dim T*kv_lora_rank T*v_head_dim heads"),
        scores=_words("BS*heads"),
        alternatives=True,
    ),
    "output_projection": _projection("O", {"H": (1,)}),
    "linear_projection": _several("H inner dt_rank", {"L": (1, 2, 3)}, bias="inner"),
    "short_convolution": Operator(
        vector=_words("T*L*conv_kernel T*L"),
        weights={"L*conv_kernel": (1, 2)},
        bias=("L",),
        inputs=("T*L",),
        outputs=("T*L",),
        alternatives=True,
    ),
    "gated_norm": Operator(
        vector=_words("T*L T"),
        bias=_words("L linear_value_dim"),
        inputs=_words("T*L T*L"),
        outputs=("T*L",),
        side=_words("T T*linear_value_heads"),
    ),
    "gated_delta_rule": Operator(
        matmul={
            "T*linear_value_heads*chunk*linear_value_dim": (1, 2, 3),
            "T*linear_value_heads*chunk*linear_key_dim": (2, 3, 4),
            "T*linear_value_heads*linear_key_dim*linear_value_dim": (3,),
        },
        vector=_words(
            "T*L T*linear_value_heads*chunk T*linear_key_heads T*linear_value_heads*linear_key_dim*linear_value_dim"
        ),
        bias=("L",),
        inputs=("T*L",),
        outputs=("T*L",),
        side=("T*linear_value_heads*chunk",),
        alternatives=True,
    ),
    "ssm_scan": Operator(
        matmul={
            "T*inner*state": (1, 2, 3),
            "T*chunk*ssm_heads*ssm_head_dim": (1, 2),
            "T*chunk*state*ssm_groups": (1,),
            "T*state*ssm_heads*ssm_head_dim": (2, 3),
        },
        vector=_words("T*L T*inner*state T*chunk*ssm_heads T*state*ssm_heads*ssm_head_dim T*chunk*L"),
        bias=_words("L inner*state"),
        inputs=("T*L",),
        outputs=("T*L",),
        side=_words("T*chunk*ssm_heads T*inner*state"),
        alternatives=True,
    ),
    "attention_gate": Operator(
        vector=_words("T*Q T*heads"), inputs=("T*Q",), outputs=("T*Q",), side=_words("T*heads T*Q")
    ),
    "ffn_up": _projection("H", {"F": (1, 2)}),
    "ffn_down": _projection("F", {"H": (1,)}),
    "ffn_activation": Operator(vector=("T*F",), inputs=("T*F",), outputs=("T*F",)),
    "router": _projection("H", {"E": (1,)}, vector="T*top_k", side="T*top_k E"),
    "moe_experts": _experts("FE", "T*top_k", "E", "EH"),
    "shared_experts": _experts("FS", "T", "", ""),
    "shared_gate": _projection("H", {"": (1,)}, vector="T*H", side="T*H"),
    "expert_up": _projection("H", {"FE": (1, 2)}, rows="T*top_k"),
    "expert_activation": Operator(vector=("T*top_k*FE",), inputs=("T*top_k*FE",), outputs=("T*top_k*FE",)),
    "expert_down": _projection("FE", {"H": (1,)}, rows="T*top_k"),
    "residual": Operator(vector=("T*H",), inputs=_words("T*H T*H"), outputs=("T*H",), linear=True),
    "dropout": Operator(vector=("T*W",), inputs=("T*W",), outputs=("T*W",), side=_words("T*W BS*heads"), linear=True),
    "embedding_projection": _projection("H", {"H": (1,)}),
    "mtp_projection": _projection("H", {"H": (2,)}),
    "lm_head": _projection("H", {"V": (1,)}),
    "cross_entropy": Operator(vector=_words("T*V T"), inputs=("T*V",), side=_words("T T*V")),
}

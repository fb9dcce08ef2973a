"""Every operator that is known, by our component type; `latent_core` is an attention core over a latent."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from symcost.audit.knowledge.operators import Operator, experts, norm, projection, several, table, words

_LATENT_QUERY = {"heads*nope_dim": (1,), "heads*rope_dim": (1,)}
_LATENT_KEYS = {"heads*nope_dim": (1,), "heads*v_head_dim": (1,)}

_CORE = Operator(
    matmul={"BP*Q": (2,), "T*SQ": (2,)},
    vector=words("BP*heads T*Q T*K T*heads*rope_dim T*kv_heads*rope_dim T*rope_dim T*heads"),
    bias=("heads",),
    # queries, keys, values
    inputs=words("T*Q T*K T*K"),
    outputs=words("T*Q"),
    side=words("T*heads heads PB"),
    scores=words("BS*heads"),
    one_work=True,
)

OPERATORS: dict[str, Operator] = {
    "token_embedding": table("V", "T*H", "T"),
    "position_embedding": table("N", "SP*H", "T*H T seq"),
    "type_embedding": table("types", "T*H", "T"),
    "rms_norm": norm("R"),
    "layer_norm": norm("R"),
    "final_norm": norm(),
    "qk_norm": Operator(
        vector=words("T*Q T*K T*heads T*kv_heads T head_dim Q K"),
        bias=words("head_dim Q K"),
        inputs=words("T*Q T*K"),
        outputs=words("T*Q T*K"),
        side=words("T*heads T*kv_heads T"),
    ),
    "qkv_projection": projection("H", {"Q": (1, 2, 3), "K": (2,)}, vector="T*heads", side="T*heads", bias="heads"),
    "mla_q_down": projection("H", {"q_lora_rank": (1,)}, vector="T q_lora_rank", side="T"),
    "mla_q_up": several("q_lora_rank H", _LATENT_QUERY, side="T*heads*kv_lora_rank"),
    "mla_kv_down": projection("H", {"kv_lora_rank": (1,), "rope_dim": (1,)}, vector="T kv_lora_rank", side="T"),
    "mla_kv_up": projection(
        "kv_lora_rank", _LATENT_KEYS, side="T*heads*rope_dim T*rope_dim T*kv_lora_rank T*heads*kv_lora_rank"
    ),
    "latent_core": Operator(
        matmul={
            "BP*heads*nope_dim": (1,),
            "BP*heads*rope_dim": (1,),
            "BP*heads*v_head_dim": (1,),
            "BP*heads*kv_lora_rank": (2,),
        },
        vector=words("BP*heads T*heads*rope_dim T*rope_dim T*heads"),
        inputs=words("T*heads*rope_dim T*heads*v_head_dim T*rope_dim T*kv_lora_rank"),
        outputs=words("T*heads*v_head_dim T*heads*kv_lora_rank"),
        side=words("T*heads T*heads*nope_dim T*v_head_dim"),
        scores=words("BS*heads"),
        one_work=True,
        one_operand=True,
    ),
    "attention_core": _CORE,
    "valued_core": replace(
        _CORE,
        matmul={"BP*heads*head_dim": (1,), "BP*heads*v_head_dim": (1,)},
        inputs=words("T*heads*head_dim T*kv_heads*head_dim T*kv_heads*v_head_dim"),
        outputs=words("T*heads*v_head_dim"),
        one_operand=True,
    ),
    "cross_attention_core": _CORE,
    "relative_position_bias": Operator(
        vector=words("SB"),
        weights={"buckets*heads": (1,)},
        side=words("SB buckets*heads"),
        lookup=True,
        linear=True,
    ),
    "audio_stem": Operator(
        matmul={"T*H*mel_bins": (3,), "T*H*H": (3,)},
        vector=("T*H",),
        weights={"mel_bins*H": (3,), "H*H": (3,)},
        bias=("H",),
        inputs=words("T*mel_bins T*H"),
        outputs=("T*H",),
        first=True,
    ),
    "patch_embedding": replace(projection("PX", {"H": (1,)}, rows="TP"), first=True),
    "output_projection": projection("O", {"H": (1,)}),
    "linear_projection": several("H inner dt_rank", {"L": (1, 2, 3), "F": (1, 2)}, bias="inner"),
    "short_convolution": Operator(
        vector=words("T*L*conv_kernel T*L"),
        weights={"L*conv_kernel": (1, 2)},
        bias=("L",),
        inputs=("T*L",),
        outputs=("T*L",),
        one_work=True,
        one_operand=True,
    ),
    "gated_norm": Operator(
        vector=words("T*L T"),
        bias=words("L linear_value_dim"),
        inputs=words("T*L T*L"),
        outputs=("T*L",),
        side=words("T T*linear_value_heads"),
    ),
    "gated_delta_rule": Operator(
        matmul={
            "T*linear_value_heads*chunk*linear_value_dim": (1, 2, 3),
            "T*linear_value_heads*chunk*linear_key_dim": (2, 3, 4),
            "T*linear_value_heads*linear_key_dim*linear_value_dim": (3,),
        },
        vector=words(
            "T*L T*linear_value_heads*chunk T*linear_key_heads T*linear_value_heads*linear_key_dim*linear_value_dim"
        ),
        bias=("L",),
        inputs=("T*L",),
        outputs=("T*L",),
        side=("T*linear_value_heads*chunk",),
        one_work=True,
        one_operand=True,
    ),
    "ssm_scan": Operator(
        matmul={
            "T*inner*state": (1, 2, 3),
            "T*chunk*ssm_heads*ssm_head_dim": (1, 2),
            "T*chunk*state*ssm_groups": (1,),
            "T*state*ssm_heads*ssm_head_dim": (2, 3),
        },
        vector=words("T*L T*inner*state T*chunk*ssm_heads T*state*ssm_heads*ssm_head_dim T*chunk*L"),
        bias=words("L inner*state"),
        inputs=("T*L",),
        outputs=("T*L",),
        side=words("T*chunk*ssm_heads T*inner*state"),
        one_work=True,
        one_operand=True,
    ),
    "attention_gate": Operator(
        vector=words("T*Q T*heads"), bias=("heads",), inputs=("T*Q",), outputs=("T*Q",), side=words("T*heads T*Q")
    ),
    "ffn_up": projection("H", {"F": (1, 2)}),
    "ffn_down": projection("F", {"H": (1,)}),
    # An activation may have learned numbers of its own.
    "ffn_activation": Operator(vector=("T*F",), bias=("",), inputs=("T*F",), outputs=("T*F",)),
    "router": projection("H", {"E": (1,)}, vector="T*top_k", side="T*top_k E"),
    "moe_experts": experts("FE", "T*top_k", "E", "EH"),
    "shared_experts": experts("FS", "T", "", ""),
    "shared_gate": projection("H", {"": (1,)}, vector="T*H", side="T*H"),
    "expert_up": projection("H", {"FE": (1, 2)}, rows="T*top_k"),
    "expert_activation": Operator(vector=("T*top_k*FE",), inputs=("T*top_k*FE",), outputs=("T*top_k*FE",)),
    "expert_down": projection("FE", {"H": (1,)}, rows="T*top_k"),
    "residual": Operator(vector=("T*H",), inputs=words("T*H T*H"), outputs=("T*H",), linear=True),
    "dropout": Operator(vector=("T*W",), inputs=("T*W",), outputs=("T*W",), side=words("T*W BS*heads"), linear=True),
    "embedding_projection": projection("H", {"H": (1,)}),
    "mtp_projection": projection("H", {"H": (2,)}),
    "lm_head": projection("H", {"V": (1,)}),
    "cross_entropy": Operator(vector=words("T*V T"), inputs=("T*V",), side=words("T T*V")),
}
# Sizes that only attention over a latent has.
_LATENT = frozenset(("nope_dim", "v_head_dim", "kv_lora_rank"))


# A set may split queries from keys and values, as cross attention does, or all three; a gate of heads may come along,
# and values may have a width of their own.
_WIDTHS = {"Q": (1, 2, 3), "K": (1, 2), "kv_heads*v_head_dim": (1,), "heads": (1,)}
_IN_PARTS = {
    "qkv_projection": replace(
        projection("H", _WIDTHS, vector="T*heads", side="T*heads", bias="heads"), one_work=True, one_operand=True
    )
}


def known_operator(type_: str, sizes: Iterable[str], *, of_claim: bool) -> Operator | None:
    """What is known of an operator whose formula speaks of some sizes."""
    found = _LATENT.intersection(sizes)
    if type_ == "attention_core" and found:
        valued = found == {"v_head_dim"} and not of_claim
        return OPERATORS["valued_core" if valued else "latent_core"]
    return OPERATORS.get(type_) if of_claim else _IN_PARTS.get(type_, OPERATORS.get(type_))

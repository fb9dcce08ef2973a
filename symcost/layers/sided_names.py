"""The library's names of modules in encoders, in both sides of encoder-decoders, and in vision transformers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symcost.dims import embed, vocab
from symcost.ir.spec import ModelSpec

if TYPE_CHECKING:
    from sympy import Expr

_BERT = {
    "self_attn.q_proj": "attention.self.query",
    "self_attn.k_proj": "attention.self.key",
    "self_attn.v_proj": "attention.self.value",
    "self_attn.o_proj": "attention.output.dense",
    "mlp.up_proj": "intermediate.dense",
    "mlp.down_proj": "output.dense",
    "input_layernorm": "attention.output.LayerNorm",
    "post_attention_layernorm": "output.LayerNorm",
    "embed_tokens": "embeddings.word_embeddings",
    "embed_positions": "embeddings.position_embeddings",
    "embed_types": "embeddings.token_type_embeddings",
    "embed_norm": "embeddings.LayerNorm",
}
_BART = {
    **{f"{core}.o_proj": f"{core}.out_proj" for core in ("self_attn", "encoder_attn")},
    "mlp.up_proj": "fc1",
    "mlp.down_proj": "fc2",
    "input_layernorm": "self_attn_layer_norm",
    "post_attention_layernorm": "final_layer_norm",
    "embed_tokens": "shared",
    "encoder.norm": "encoder.layer_norm",
    "decoder.norm": "decoder.layer_norm",
    "encoder.embed_norm": "encoder.layernorm_embedding",
    "decoder.embed_norm": "decoder.layernorm_embedding",
}
_T5 = {
    **{f"self_attn.{letter}_proj": f"SelfAttention.{letter}" for letter in "qkvo"},
    **{f"encoder_attn.{letter}_proj": f"EncDecAttention.{letter}" for letter in "qkvo"},
    "mlp.up_proj": "DenseReluDense.wi",
    "mlp.gate_proj": "DenseReluDense.wi_0",
    "mlp.down_proj": "DenseReluDense.wo",
    "input_layernorm": "SelfAttention.layer_norm",
    "encoder_attn_layer_norm": "EncDecAttention.layer_norm",
    "post_attention_layernorm": "DenseReluDense.layer_norm",
    "self_attn.relative_position_bias": "SelfAttention.relative_attention_bias",
    "embed_tokens": "shared",
    "encoder.norm": "encoder.final_layer_norm",
    "decoder.norm": "decoder.final_layer_norm",
}
_ROBERTA = {
    **_BERT,
    "head.dense": "lm_head.dense",
    "head.norm": "lm_head.layer_norm",
    "lm_head": "lm_head.decoder",
}
_ROBERTA_KIN = ("roberta", "xlm-roberta", "camembert")
_BART_KIN = ("bart", "mbart", "plbart", "pegasus", "marian", "blenderbot", "blenderbot-small", "m2m_100")
# Family -> our name of a path -> its own.
OWN = {
    "bert": {
        **_BERT,
        "head.dense": "cls.predictions.transform.dense",
        "head.norm": "cls.predictions.transform.LayerNorm",
        "lm_head": "cls.predictions.decoder",
    },
    **dict.fromkeys(_ROBERTA_KIN, _ROBERTA),
    "distilbert": {
        **{f"self_attn.{letter}_proj": f"attention.{letter}_lin" for letter in "qkv"},
        "self_attn.o_proj": "attention.out_lin",
        "mlp.up_proj": "ffn.lin1",
        "mlp.down_proj": "ffn.lin2",
        "input_layernorm": "sa_layer_norm",
        "post_attention_layernorm": "output_layer_norm",
        "embed_tokens": "embeddings.word_embeddings",
        "embed_positions": "embeddings.position_embeddings",
        "embed_norm": "embeddings.LayerNorm",
        "head.dense": "vocab_transform",
        "head.norm": "vocab_layer_norm",
        "lm_head": "vocab_projector",
    },
    "vit": {
        **{f"self_attn.{letter}_proj": f"attention.{letter}_proj" for letter in "qkvo"},
        "mlp.up_proj": "mlp.fc1",
        "mlp.down_proj": "mlp.fc2",
        "input_layernorm": "layernorm_before",
        "post_attention_layernorm": "layernorm_after",
        "embed_positions": "embeddings.position_embeddings",
        "embed_patches": "embeddings.patch_embeddings.projection",
        "embed_class": "embeddings.cls_token",
        "norm": "layernorm",
        "score": "classifier",
    },
    "t5": _T5,
    "mt5": _T5,
    "umt5": _T5,
    **dict.fromkeys(_BART_KIN, _BART),
    "whisper": {**_BART, "embed_tokens": "decoder.embed_tokens", "lm_head": "proj_out"},
}
# Gated, the second of T5's matrices; ungated it is the only one.
_GATED = {"mlp.up_proj": "DenseReluDense.wi_1"}
# Family -> what stands before the numbers of its layers, and before the names of its ends.
PREFIXES = {
    "bert": ("bert.encoder.layer", "bert."),
    **dict.fromkeys(_ROBERTA_KIN, ("roberta.encoder.layer", "roberta.")),
    "distilbert": ("distilbert.transformer.layer", "distilbert."),
    "vit": ("vit.layers", "vit."),
    **dict.fromkeys(("t5", "mt5", "umt5"), ("{side}.block", "")),
    **dict.fromkeys((*_BART_KIN, "whisper"), ("model.{side}.layers", "model.")),
}
# What names of heads begin with, which stand beside the body.
HEADS = ("lm_head", "cls.", "classifier", "vocab_", "proj_out")
# Place of a block of T5 among the blocks of its layer, by side.
_T5_BLOCKS = {
    "encoder": {"SelfAttention": 0, "DenseReluDense": 1},
    "decoder": {"SelfAttention": 0, "EncDecAttention": 1, "DenseReluDense": 2},
}


def names(spec: ModelSpec) -> dict[str, str]:
    """The family's own names of paths."""
    own = OWN.get(spec.family, {})
    return {**own, **_GATED} if own is _T5 and spec.features.gated else own


def full_name(spec: ModelSpec, path: str, layer: int | None, side: str) -> str:
    """A name from the model on, of a layer of a side or of an end."""
    prefix, ends = PREFIXES[spec.family]
    if layer is None:
        return path if path.startswith(HEADS) else f"{ends}{path}"
    before = f"{prefix.format(side=side)}.{layer}"
    block, _, rest = path.partition(".")
    if block not in _T5_BLOCKS["decoder"]:
        return f"{before}.{path}"
    inner = rest if rest.startswith("layer_norm") else path
    return f"{before}.layer.{_T5_BLOCKS[side][block]}.{inner}"


def classifier(family: str) -> tuple[tuple[str, str, str, Expr, Expr], ...]:
    """The head over labels, where it is a linear layer like any other."""
    return (("score", "w_head", "", embed, vocab),) if family in OWN else ()

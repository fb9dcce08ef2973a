"""`params.json` of Meta's own checkpoints: Llama 1 to 3, and Llama 4's text model."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.formats.record import (
    Form,
    Restated,
    inner,
    optional,
    refuse_stated,
    refuse_unread,
    required,
)

NAME = "Meta's params.json"
# Files with a vocabulary of -1 were published for Llama 1 and 2 alone, whose tokenizer has as many tokens.
FIRST_TOKENIZER = 32000
# Width below which models of this form were published with output and embedding alike.
SMALL = 4096
TIE = "tie_word_embeddings"
ELSEWHERE = "name the config.json of the library beside it"


def _fits(data: Mapping[str, Any]) -> bool:
    return {"dim", "n_layers", "n_heads"} <= data.keys() and "model_type" not in data


def llama_width(dim: int, multiplier: float | None, multiple_of: int, halved: float = 1, expansion: float = 4) -> int:
    """Width of the gated block: two thirds of `expansion` times dim, scaled, rounded up, as the model's code does."""
    width = int(2 * int(expansion * dim) / 3)
    if multiplier is not None:
        width = int(multiplier * width)
    width = int(width / halved)
    return width + -width % multiple_of


def heads_of(config: Config) -> Restated:
    """Sizes that every form of this kind states alike."""
    dim, heads = required(config, "dim", "the width"), required(config, "n_heads", "the number of heads")
    if dim % heads:
        raise config.error("n_heads", heads, f"it does not divide dim, {dim}", "correct dim or n_heads")
    return {
        "hidden_size": dim,
        "num_hidden_layers": required(config, "n_layers", "the number of layers"),
        "num_attention_heads": heads,
        "num_key_value_heads": optional(config, "n_kv_heads") or heads,
        "head_dim": optional(config, "head_dim") or dim // heads,
    }


def _restate(config: Config) -> Restated:
    refuse_stated(config, ["quantization_args"], "a checkpoint in few bits", ELSEWHERE)
    refuse_stated(
        config, ["lora_args"], "an adapter inside the checkpoint", "price it with --train lora, without lora_args"
    )
    vision = ["vision_args", "vision_model", "vision_chunk_size", "vision_num_cross_attention_layers"]
    refuse_stated(config, vision, "a model that sees images, of which this file states too little", ELSEWHERE)
    shared = {
        **heads_of(config),
        "vocab_size": _vocabulary(config),
        TIE: _tied(config),
        "hidden_act": "silu",
    }
    multiplier = config.number(["ffn_dim_multiplier"], None)
    multiple_of = optional(config, "multiple_of") or 256
    width = llama_width(shared["hidden_size"], multiplier, multiple_of)
    experts = inner(config, "moe_args")
    newer = ("moe_args", "nope_layer_interval", "attention_chunk_size", "use_qk_norm", "ffn_exp")
    if experts is None and all(config.raw(key) in (MISSING, None, False) for key in newer):
        config.used.update(newer)
        return {
            "model_type": "llama",
            **shared,
            "intermediate_size": width,
            "max_position_embeddings": _longest(config),
        }
    return {"model_type": "llama4_text", **shared, **_llama4(config, experts, multiplier, multiple_of, width)}


def _llama4(config: Config, experts: Config | None, multiplier: float | None, multiple_of: int, width: int) -> Restated:
    if experts is None:
        raise config.absent("moe_args", "the experts of Llama 4")
    expansion = config.number(["ffn_exp"], None)
    halved = 1.0
    if experts.boolean(["auto_scale_F"], True):
        halved += experts.number(["capacity_factor"], 1.0) or 0.0
    expert = llama_width(required(config, "dim", "the width"), multiplier, multiple_of, halved, expansion or 4)
    found = {
        "intermediate_size": expert,
        "intermediate_size_mlp": width,
        "num_local_experts": required(experts, "num_experts", "the number of routed experts"),
        "num_experts_per_tok": optional(experts, "top_k") or 1,
        "interleave_moe_layer_step": optional(experts, "interleave_moe_layer_step") or 1,
        "use_qk_norm": config.boolean(["use_qk_norm"], False),
        "attention_chunk_size": optional(config, "attention_chunk_size"),
        "no_rope_layers": _rotating(config),
        "max_position_embeddings": _longest(config),
    }
    refuse_unread(experts, ("capacity_factor",), NAME)
    return found


def _rotating(config: Config) -> list[int]:
    """Of each layer, whether it rotates: every one, or all but each `nope_layer_interval`-th."""
    layers, every = required(config, "n_layers", "the number of layers"), optional(config, "nope_layer_interval")
    return [int(every is None or (layer + 1) % every != 0) for layer in range(layers)]


def _vocabulary(config: Config) -> int:
    _, stated = config.take(["vocab_size"])
    if stated == -1 and config.raw("rope_theta") is MISSING:
        config.warn(
            f"vocab_size is -1: as many as the tokenizer has; {FIRST_TOKENIZER:,} taken, which the tokenizer of Llama 1"
            " and 2 has"
        )
        return FIRST_TOKENIZER
    if stated == -1:
        problem = "as many as the tokenizer has, which this file does not say"
        raise config.error("vocab_size", stated, problem, "write the number of tokens of tokenizer.model")
    return required(config, "vocab_size", "the number of tokens, which some such files leave to the tokenizer,")


def _longest(config: Config) -> Any:
    """What a user added, else nothing: the file says no length."""
    return optional(config, "max_seq_len") or MISSING


def _tied(config: Config) -> bool:
    """The file does not say: the model's code has an output of its own, Llama 3.2's small ones were published alike."""
    small = config.raw("use_scaled_rope") is True and required(config, "dim", "the width") < SMALL
    if small and config.raw(TIE) is MISSING:
        config.warn(
            "the file does not say whether output and embedding are one tensor: counted as one, as in Llama 3.2 1B and"
            f' 3B; of a model with an output of its own add "{TIE}": false'
        )
    return config.boolean([TIE], small)


FORM = Form(
    NAME,
    _fits,
    _restate,
    frozenset(
        """norm_eps rope_theta use_scaled_rope rope_scaling_factor rope_high_freq_factor max_batch_size
        attn_temperature_tuning floor_scale attn_scale vision_max_num_chunks capacity_factor""".split()
    ),
    order=3,
)

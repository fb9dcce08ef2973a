"""`params.json` of Mistral's own checkpoints: dense, windowed, with experts, with latent attention."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.formats.mistral_sound import with_sound
from symcost.frontend.formats.record import (
    Form,
    Restated,
    inner,
    optional,
    refuse_stated,
    refuse_unread,
    required,
)

NAME = "Mistral's params.json"
ELSEWHERE = "name the config.json of the library beside it"
# Of a Mamba layer, which its file does not state.
HEAD, STATE, FILTER = 64, 128, 4
LATENT = ("q_lora_rank", "kv_lora_rank", "qk_rope_head_dim", "qk_nope_head_dim", "v_head_dim")
# Fields of `moe` and the library's names of them, where experts stand beside shared ones.
EXPERTS = {
    "num_experts": "n_routed_experts",
    "num_experts_per_tok": "num_experts_per_tok",
    "num_shared_experts": "n_shared_experts",
    "expert_hidden_dim": "moe_intermediate_size",
    "num_expert_groups": "n_group",
    "num_expert_groups_per_tok": "topk_group",
}
EXPERTS_NEUTRAL = frozenset(
    "routed_scale renorm_strategy use_load_balancing_bias expert_parallel expert_model_parallel".split()
)
VISION = {
    "hidden_size": "hidden_size",
    "intermediate_size": "intermediate_size",
    "num_hidden_layers": "num_hidden_layers",
    "num_attention_heads": "num_attention_heads",
    "image_size": "image_size",
    "patch_size": "patch_size",
    "num_channels": "num_channels",
}
VISION_NEUTRAL = frozenset(
    """rope_theta image_token_id image_break_token_id image_end_token_id max_image_size adapter_bias
    add_pre_mm_projector_layer_norm""".split()
)


def _fits(data: Mapping[str, Any]) -> bool:
    stated = {"dim", "n_layers", "hidden_dim", "n_heads"} <= data.keys() and "multiple_of" not in data
    # Mamba's files state neither heads nor a width of the block; the library's name of a family is something else.
    mamba = data.get("model_type") == "mamba" and {"dim", "n_layers"} <= data.keys()
    return mamba or (stated and data.get("model_type", "transformer") == "transformer")


def _restate(config: Config) -> Restated:
    config.text(["model_type"], None)
    if config.raw("model_type") == "mamba":
        return _mamba(config)
    refuse_stated(config, ["lora"], "an adapter inside the checkpoint", "price it with --train lora, without lora")
    refuse_stated(config, ["use_biases"], "biases of Mistral's files are not known", ELSEWHERE)
    found = {
        "hidden_size": required(config, "dim", "the width"),
        "num_hidden_layers": required(config, "n_layers", "the number of layers"),
        "num_attention_heads": required(config, "n_heads", "the number of heads"),
        "intermediate_size": required(config, "hidden_dim", "the feed-forward width"),
        "vocab_size": required(config, "vocab_size", "the number of tokens"),
        "tie_word_embeddings": config.boolean(["tied_embeddings"], False),
        "hidden_act": config.text(["activation"], "silu"),
        "rope_parameters": _rotary(config),
        "max_position_embeddings": _longest(config),
        "quantization_config": _stored(config),
    }
    text = {**found, **_layers(config, found)}
    vision, sound = inner(config, "vision_encoder"), inner(config, "multimodal")
    if vision is not None and sound is not None:
        raise config.error("multimodal", config.raw("multimodal"), "images and sound in one model", ELSEWHERE)
    if sound is not None:
        return with_sound(sound, {key: value for key, value in text.items() if value is not MISSING})
    return text if vision is None else _with_images(vision, text)


def _layers(config: Config, found: Restated) -> Restated:
    """Attention and feed-forward block: which family of the library has them."""
    heads, width = found["num_attention_heads"], found["hidden_size"]
    experts = inner(config, "moe")
    if optional(config, "kv_lora_rank") is not None:
        return _latent(config, experts)
    sizes = {
        "num_key_value_heads": optional(config, "n_kv_heads") or heads,
        "head_dim": optional(config, "head_dim") or width // heads,
    }
    config.used.update(LATENT)
    windows = _windows(config, found["num_hidden_layers"])
    if experts is not None:
        sizes["num_local_experts"] = required(experts, "num_experts", "the number of experts")
        sizes["num_experts_per_tok"] = required(experts, "num_experts_per_tok", "the experts a token visits")
        refuse_unread(experts, (), NAME)
        return {"model_type": "mixtral", **sizes, **windows}
    scaled = "llama_4_scaling_beta" in found["rope_parameters"]
    plain = "ministral3" if scaled else "ministral" if "layer_types" in windows else "mistral"
    return {"model_type": plain, **sizes, **windows}


def _windows(config: Config, layers: int) -> Restated:
    """One window for all, or a pattern of windows and nulls that repeats."""
    _, stated = config.take(["sliding_window"])
    if not isinstance(stated, list):
        return {"sliding_window": optional(config, "sliding_window")}
    sizes = {config.check_integer("sliding_window", size) for size in stated if size is not None}
    if len(sizes) != 1 or layers % len(stated):
        hint = "write one size and nulls, in a pattern whose length divides n_layers"
        raise config.error("sliding_window", stated, "no pattern of windows that can be priced", hint)
    kinds = ["full_attention" if size is None else "sliding_attention" for size in stated]
    return {"sliding_window": sizes.pop(), "layer_types": kinds * (layers // len(stated))}


def _latent(config: Config, experts: Config | None) -> Restated:
    """Multi-head latent attention with experts, as DeepSeek-V3 has them."""
    if experts is None:
        raise config.absent("moe", "the experts beside latent attention")
    refuse_stated(config, ["sliding_window"], "windows beside latent attention", ELSEWHERE)
    found: Restated = {key: required(config, key, "a size of latent attention") for key in LATENT}
    found |= {new: required(experts, old, "a size of the experts") for old, new in EXPERTS.items()}
    found["first_k_dense_replace"] = experts.check_integer(
        "first_k_dense_replace", experts.take(["first_k_dense_replace"])[1], 0
    )
    if (optional(experts, "route_every_n") or 1) != 1:
        raise experts.error("route_every_n", experts.raw("route_every_n"), "not every layer has experts", ELSEWHERE)
    refuse_unread(experts, EXPERTS_NEUTRAL, NAME)
    config.used.update(("n_kv_heads", "head_dim"))
    heads = required(config, "n_heads", "the number of heads")
    found |= {"model_type": "deepseek_v3", "num_key_value_heads": heads, "num_nextn_predict_layers": 0}
    if config.mapping("llama_4_scaling"):
        # The same layers, whose queries are scaled by position; that class predicts no token more.
        found |= {"model_type": "mistral4", "num_nextn_predict_layers": MISSING}
    return found


def _mamba(config: Config) -> Restated:
    """Mamba 2 as Codestral has it: the file leaves the sizes of a layer to its code, where they are fixed."""
    width = required(config, "dim", "the width")
    multiple = optional(config, "pad_vocab_size_multiple") or 1
    vocab = required(config, "vocab_size", "the number of tokens")
    config.warn(
        f"heads of {HEAD} in twice the width, states of {STATE} and filters of {FILTER} are taken, as its code has them"
    )
    return {
        "model_type": "mamba2",
        "hidden_size": width,
        "num_hidden_layers": required(config, "n_layers", "the number of layers"),
        "vocab_size": vocab + -vocab % multiple,
        "n_groups": required(config, "n_groups", "the groups of states"),
        "tie_word_embeddings": config.boolean(["tie_embeddings"], True),
        "num_heads": 2 * width // HEAD,
        "head_dim": HEAD,
        "expand": 2,
        "state_size": STATE,
        "conv_kernel": FILTER,
    }


def _rotary(config: Config) -> Restated:
    """Positions as the library states them; only whether queries are scaled by position costs something."""
    theta = config.number(["rope_theta"], None)
    found: Restated = {"rope_type": "default"} if theta is None else {"rope_type": "default", "rope_theta": theta}
    yarn, scaling = inner(config, "yarn"), inner(config, "llama_4_scaling")
    if yarn is not None:
        found |= {"rope_type": "yarn", "factor": yarn.number(["factor"], 1.0)}
        found["original_max_position_embeddings"] = optional(yarn, "original_max_position_embeddings")
        refuse_unread(yarn, ("beta", "alpha", "apply_scale"), NAME)
    if scaling is not None:
        found["llama_4_scaling_beta"] = scaling.number(["beta"], 0.1)
        refuse_unread(scaling, ("original_max_position_embeddings",), NAME)
    return found


def _stored(config: Config) -> Any:
    """Weights in few bits, as the library states them."""
    stated = inner(config, "quantization")
    if stated is None:
        return MISSING
    _, weights = stated.take(["qformat_weight"])
    if weights != "fp8_e4m3":
        raise stated.error("qformat_weight", weights, "no format of weights that is known", ELSEWHERE)
    refuse_unread(stated, ("qscheme_act",), NAME)
    return {"quant_method": "fp8"}


def _longest(config: Config) -> Any:
    longest = optional(config, "max_position_embeddings")
    return longest or optional(config, "max_seq_len") or MISSING


def _with_images(vision: Config, text: Restated) -> Restated:
    """Pixtral's tower: through an MLP (Pixtral 12B), or merged first (Mistral Small 3 and later)."""
    tower: Restated = {"model_type": "pixtral", "hidden_act": "silu"}
    tower |= {new: optional(vision, old) or MISSING for old, new in VISION.items()}
    tower = {key: value for key, value in tower.items() if value is not MISSING}
    merged = vision.text(["mm_projector_id"], None) == "patch_merge"
    merge = optional(vision, "spatial_merge_size") or 1
    refuse_unread(vision, VISION_NEUTRAL, NAME)
    text = {key: value for key, value in text.items() if value is not MISSING}
    whole = {"text_config": text, "vision_config": tower, "projector_hidden_act": "gelu", "vision_feature_layer": -1}
    whole["tie_word_embeddings"] = text["tie_word_embeddings"]
    if merged:
        return {"model_type": "mistral3", **whole, "spatial_merge_size": merge, "multimodal_projector_bias": False}
    return {"model_type": "llava", **whole, "multimodal_projector_bias": True, "vision_feature_select_strategy": "full"}


FORM = Form(
    NAME,
    _fits,
    _restate,
    frozenset(
        """norm_eps max_batch_size causal rms_norm residual_in_fp32 fused_add_norm ragged_attention dtype max_seq_len
        max_position_embeddings""".split()
    ),
    order=2,
)

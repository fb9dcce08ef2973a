"""Model arguments of torchtitan as JSON: Llama 3, Qwen 3 and DeepSeek-V3, as its flat classes state them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.formats.meta import heads_of, llama_width
from symcost.frontend.formats.record import (
    Form,
    Restated,
    inner,
    optional,
    refuse_unread,
    required,
)

NAME = "torchtitan's model arguments"
# Fields that no other file of this kind has.
MARKS = frozenset(
    """depth_init use_flex_attn attn_type attn_mask_type rope_scaling_args enable_weight_tying moe_inter_dim inter_dim
    qk_norm n_dense_layers""".split()
)
EXPERTS_NEUTRAL = frozenset(
    """score_func route_norm route_scale gate_bias score_before_experts use_grouped_mm load_balance_coeff
    num_expert_groups num_limited_groups use_deepep deepep_config _debug_force_load_balance""".split()
)
ELSEWHERE = "name the config.json of the library's model"


def _fits(data: Mapping[str, Any]) -> bool:
    return {"dim", "n_layers", "n_heads"} <= data.keys() and "model_type" not in data and bool(MARKS & data.keys())


def _restate(config: Config) -> Restated:
    shared = {
        "vocab_size": required(config, "vocab_size", "the number of tokens"),
        "tie_word_embeddings": config.boolean(["enable_weight_tying"], False),
        "max_position_embeddings": optional(config, "max_seq_len") or MISSING,
        "hidden_act": "silu",
    }
    if config.raw("kv_lora_rank") is not MISSING:
        return {**shared, **_deepseek(config)}
    if config.raw("hidden_dim") is not MISSING:
        return {**shared, **_qwen3(config)}
    sizes = heads_of(config)
    multiple_of = optional(config, "multiple_of") or 256
    width = llama_width(sizes["hidden_size"], config.number(["ffn_dim_multiplier"], None), multiple_of)
    return {"model_type": "llama", **shared, **sizes, "intermediate_size": width}


def _qwen3(config: Config) -> Restated:
    if not config.boolean(["qk_norm"], True):
        raise config.error("qk_norm", False, "Qwen 3 without norms of queries and keys", ELSEWHERE)
    found = {
        "hidden_size": required(config, "dim", "the width"),
        "num_hidden_layers": required(config, "n_layers", "the number of layers"),
        "num_attention_heads": required(config, "n_heads", "the number of heads"),
        "num_key_value_heads": required(config, "n_kv_heads", "the number of key heads"),
        "head_dim": required(config, "head_dim", "the width of a head"),
        "intermediate_size": required(config, "hidden_dim", "the feed-forward width"),
    }
    if not config.boolean(["moe_enabled"], False):
        config.used.update(("moe_args", "moe_inter_dim"))
        return {"model_type": "qwen3", **found}
    experts = _experts(config)
    if experts.take(["num_shared_experts"])[1] != 0:
        problem = "shared experts of Qwen 3 are not priced"
        raise experts.error(
            "num_shared_experts", experts.raw("num_shared_experts"), problem, "write 0, or " + ELSEWHERE
        )
    found |= {
        "num_experts": required(experts, "num_experts", "the number of experts"),
        "num_experts_per_tok": required(experts, "top_k", "the experts a token visits"),
        "moe_intermediate_size": required(config, "moe_inter_dim", "the width of an expert"),
    }
    refuse_unread(experts, EXPERTS_NEUTRAL, NAME)
    return {"model_type": "qwen3_moe", **found}


def _deepseek(config: Config) -> Restated:
    experts = _experts(config)
    heads = required(config, "n_heads", "the number of heads")
    queries = config.check_integer("q_lora_rank", config.take(["q_lora_rank"])[1], 0)
    found: Restated = {
        "hidden_size": required(config, "dim", "the width"),
        "num_hidden_layers": required(config, "n_layers", "the number of layers"),
        "num_attention_heads": heads,
        "num_key_value_heads": heads,
        "intermediate_size": required(config, "inter_dim", "the feed-forward width"),
        "moe_intermediate_size": required(config, "moe_inter_dim", "the width of an expert"),
        "first_k_dense_replace": config.check_integer("n_dense_layers", config.take(["n_dense_layers"])[1], 0),
        "q_lora_rank": queries or None,
        "n_routed_experts": required(experts, "num_experts", "the number of experts"),
        "n_shared_experts": required(experts, "num_shared_experts", "the number of shared experts"),
        "num_experts_per_tok": required(experts, "top_k", "the experts a token visits"),
        "n_group": optional(config, "n_expert_groups") or 1,
        "topk_group": optional(config, "n_limited_groups") or 1,
    }
    for key in ("kv_lora_rank", "qk_nope_head_dim", "qk_rope_head_dim", "v_head_dim"):
        found[key] = required(config, key, "a size of latent attention")
    score = experts.text(["score_func"], None)
    families = {"softmax": "deepseek_v2", "sigmoid": "deepseek_v3"}
    if score not in families:
        raise experts.error("score_func", score, "no score of experts that is known", 'write "softmax" or "sigmoid"')
    refuse_unread(experts, EXPERTS_NEUTRAL, NAME)
    ahead = {"num_nextn_predict_layers": 0} if score == "sigmoid" else {}
    return {"model_type": families[score], **found, **ahead}


def _experts(config: Config) -> Config:
    experts = inner(config, "moe_args")
    if experts is None:
        raise config.absent("moe_args", "the experts")
    return experts


FORM = Form(
    NAME,
    _fits,
    _restate,
    frozenset(
        """norm_eps rope_theta rope_scaling_args max_seq_len depth_init use_flex_attn attn_type attn_mask_type eos_id
        max_batch_size original_seq_len rope_factor beta_fast beta_slow mscale dtype""".split()
    ),
    order=1,
)

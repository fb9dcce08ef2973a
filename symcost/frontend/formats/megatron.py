"""A provider of Megatron-Bridge as JSON: which of the library's families has what its flags switch on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from symcost.frontend.config import MISSING, Config
from symcost.frontend.formats.megatron_fields import NEUTRAL, NEUTRAL_BEGINNINGS
from symcost.frontend.formats.record import Form, Restated, optional, refuse_stated, required

NAME = "Megatron-Bridge's provider"
ELSEWHERE = "name the config.json of the library's model"
# What a plain function is called when a provider is written down.
ACTIVATIONS = {"silu": "silu", "swish": "silu", "gelu": "gelu_new", "relu": "relu"}


def _fits(data: Mapping[str, Any]) -> bool:
    marks = {"ffn_hidden_size", "num_query_groups", "kv_channels", "gated_linear_unit", "normalization"}
    stated = {"num_layers", "hidden_size", "num_attention_heads"} <= data.keys()
    return stated and "model_type" not in data and "schema" not in data and bool(marks & data.keys())


def _restate(config: Config) -> Restated:
    config.used.update(key for key in config.data if key in NEUTRAL or key.startswith(NEUTRAL_BEGINNINGS))
    heads, width = (
        required(config, "num_attention_heads", "the number of heads"),
        required(config, "hidden_size", "width"),
    )
    shared = {
        "hidden_size": width,
        "num_hidden_layers": required(config, "num_layers", "the number of layers"),
        "num_attention_heads": heads,
        "intermediate_size": required(config, "ffn_hidden_size", "the feed-forward width"),
        "vocab_size": _vocabulary(config),
        "tie_word_embeddings": config.boolean(["share_embeddings_and_output_weights"], True),
        "hidden_act": _activation(config),
    }
    groups = optional(config, "num_query_groups") or heads
    sizes = {"num_key_value_heads": groups, "head_dim": optional(config, "kv_channels") or width // heads}
    positions = config.text(["position_embedding_type"], "learned_absolute")
    length = optional(config, "max_position_embeddings") or optional(config, "seq_length")
    config.used.update(("max_position_embeddings", "seq_length"))
    refuse_stated(
        config,
        ["apply_residual_connection_post_layernorm", "moe_shared_expert_gate", "window_size", "sparse_attention_type"],
        "a structure that is not priced from here",
        ELSEWHERE,
    )
    if (config.text(["normalization"], "LayerNorm"), positions) == ("LayerNorm", "learned_absolute"):
        return _gpt(config, shared, sizes, length)
    _require(config, {"normalization": "RMSNorm", "position_embedding_type": "rope", "gated_linear_unit": True})
    _require(config, {"add_bias_linear": False})
    shared["max_position_embeddings"] = length or MISSING
    shared["attention_dropout"] = config.number(["attention_dropout"], 0.0)
    if config.number(["hidden_dropout"], 0.0):
        raise config.error("hidden_dropout", config.raw("hidden_dropout"), "dropout of the residual stream", ELSEWHERE)
    if config.number(["rotary_percent"], 1.0) != 1.0:
        shared["partial_rotary_factor"] = config.number(["rotary_percent"], 1.0)
    if config.boolean(["multi_latent_attention"], False):
        return {**shared, **_latent(config)}
    return {**shared, **sizes, **_grouped(config)}


def _require(config: Config, wanted: Mapping[str, Any]) -> None:
    for key, value in wanted.items():
        _, stated = config.take([key])
        if stated is MISSING:
            raise config.absent(key, "what the layers are made of")
        if stated != value:
            problem = f"beside these other fields only {value!r} is priced"
            raise config.error(key, stated, problem, ELSEWHERE)


def _gpt(config: Config, shared: Restated, sizes: Restated, length: int | None) -> Restated:
    """GPT as Megatron has it without any flag: biases, LayerNorm, a table of positions, a plain block."""
    heads = shared["num_attention_heads"]
    config.used.add("normalization")
    if sizes != {"num_key_value_heads": heads, "head_dim": shared["hidden_size"] // heads}:
        problem = "grouped or wider heads beside learned positions"
        raise config.error("num_query_groups", config.raw("num_query_groups"), problem, ELSEWHERE)
    off = ["gated_linear_unit", "num_moe_experts", "multi_latent_attention", "qk_layernorm", "mtp_num_layers"]
    refuse_stated(config, off, "not beside learned positions", ELSEWHERE)
    config.used.update(("rotary_percent", "add_qkv_bias"))
    if not config.boolean(["add_bias_linear"], True):
        raise config.error("add_bias_linear", False, "no biases beside learned positions", ELSEWHERE)
    if length is None:
        raise config.absent("seq_length", "the number of positions")
    drops = {"attn_pdrop": config.number(["attention_dropout"], 0.1)}
    drops |= dict.fromkeys(("resid_pdrop", "embd_pdrop"), config.number(["hidden_dropout"], 0.1))
    names = {"hidden_size": "n_embd", "num_hidden_layers": "n_layer", "num_attention_heads": "n_head"}
    names |= {"intermediate_size": "n_inner", "hidden_act": "activation_function"}
    return {
        "model_type": "gpt2",
        "n_positions": length,
        **drops,
        **{names.get(key, key): shared[key] for key in shared},
    }


def _grouped(config: Config) -> Restated:
    """Attention over grouped heads: norms of queries and keys, biases and experts name the family."""
    normed, biased = config.boolean(["qk_layernorm"], False), config.boolean(["add_qkv_bias"], False)
    experts = optional(config, "num_moe_experts")
    if normed and biased:
        raise config.error("add_qkv_bias", True, "biases beside norms of queries and keys", ELSEWHERE)
    refuse_stated(config, ["mtp_num_layers"], "prediction blocks beside grouped heads", ELSEWHERE)
    if experts is None:
        config.used.update(_MOE)
        return {"model_type": "qwen3" if normed else "qwen2" if biased else "llama"}
    if biased:
        raise config.error("num_moe_experts", experts, "experts beside biases of queries, keys and values", ELSEWHERE)
    refuse_stated(config, ["moe_shared_expert_intermediate_size"], "shared experts beside grouped heads", ELSEWHERE)
    if _dense_first(config) != 0:
        raise config.error("moe_layer_freq", config.raw("moe_layer_freq"), "dense layers among these", ELSEWHERE)
    top_k = required(config, "moe_router_topk", "the experts a token visits")
    width = optional(config, "moe_ffn_hidden_size") or required(config, "ffn_hidden_size", "the feed-forward width")
    if normed:
        sizes = {"num_experts": experts, "moe_intermediate_size": width}
        return {"model_type": "qwen3_moe", **sizes, "num_experts_per_tok": top_k}
    sizes = {"num_local_experts": experts, "intermediate_size": width}
    return {"model_type": "mixtral", **sizes, "num_experts_per_tok": top_k, "sliding_window": None}


def _latent(config: Config) -> Restated:
    """DeepSeek: latent attention, experts behind a few dense layers."""
    config.used.update(("qk_layernorm", "add_qkv_bias"))
    heads = required(config, "num_attention_heads", "the number of heads")
    width = required(config, "moe_ffn_hidden_size", "the width of an expert")
    shared = required(config, "moe_shared_expert_intermediate_size", "the width of the shared experts")
    if shared % width:
        problem = f"no multiple of moe_ffn_hidden_size, {width}"
        raise config.error("moe_shared_expert_intermediate_size", shared, problem, ELSEWHERE)
    score = config.text(["moe_router_score_function"], "softmax")
    return {
        "model_type": "deepseek_v3" if score == "sigmoid" else "deepseek_v2",
        "num_key_value_heads": heads,
        "q_lora_rank": optional(config, "q_lora_rank"),
        "kv_lora_rank": required(config, "kv_lora_rank", "the width of the latent"),
        "qk_nope_head_dim": required(config, "qk_head_dim", "the width of a head"),
        "qk_rope_head_dim": required(config, "qk_pos_emb_head_dim", "the width that turns"),
        "v_head_dim": required(config, "v_head_dim", "the width of a value head"),
        "n_routed_experts": required(config, "num_moe_experts", "the number of experts"),
        "num_experts_per_tok": required(config, "moe_router_topk", "the experts a token visits"),
        "moe_intermediate_size": width,
        "n_shared_experts": shared // width,
        "first_k_dense_replace": _dense_first(config),
        "n_group": optional(config, "moe_router_num_groups") or 1,
        "topk_group": optional(config, "moe_router_group_topk") or 1,
        "num_nextn_predict_layers": optional(config, "mtp_num_layers") or 0,
    }


def _dense_first(config: Config) -> int:
    """How many layers come before those with experts: 1 says none, a list says which have some."""
    _, stated = config.take(["moe_layer_freq"])
    layers = required(config, "num_layers", "the number of layers")
    if stated is MISSING or stated == 1:
        return 0
    if isinstance(stated, list) and len(stated) == layers:
        dense = stated.count(0)
        if stated == [0] * dense + [1] * (layers - dense):
            return dense
    raise config.error("moe_layer_freq", stated, "dense layers elsewhere than in front", ELSEWHERE)


def _vocabulary(config: Config) -> int:
    """Rows of the embedding, filled up where the provider says so."""
    size = required(config, "vocab_size", "the number of tokens")
    multiple = (optional(config, "make_vocab_size_divisible_by") or 128) * (
        optional(config, "tensor_model_parallel_size") or 1
    )
    if not config.boolean(["should_pad_vocab"], False) or size % multiple == 0:
        return size
    padded = size + -size % multiple
    config.warn(f"should_pad_vocab: {size:,} tokens are filled up to {padded:,} rows, a multiple of {multiple:,}")
    return padded


def _activation(config: Config) -> str:
    """The name of a function, of which a written provider keeps the path."""
    _, stated = config.take(["activation_func"])
    value = stated.get("_target_") if isinstance(stated, Mapping) else stated
    name = str(value).rpartition(".")[2] if isinstance(value, str) else "gelu" if value is MISSING else ""
    if name not in ACTIVATIONS:
        hint = f"write one of {', '.join(ACTIVATIONS)}"
        raise config.error("activation_func", stated, "no activation that is known", hint)
    return ACTIVATIONS[name]


_MOE = (
    "moe_ffn_hidden_size moe_router_topk moe_shared_expert_intermediate_size moe_layer_freq moe_router_score_function"
    " moe_router_num_groups moe_router_group_topk"
).split()
FORM = Form(NAME, _fits, _restate, NEUTRAL, order=4)

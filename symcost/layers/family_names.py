"""Own names of decoder-only families' modules, beside Llama's, and where they stand."""

from __future__ import annotations

_EXPERTS = "mlp.experts"
_SHARED = tuple(f"mlp.shared_experts.{name}_proj" for name in ("gate", "up", "down"))
_GPT2 = {
    "self_attn.qkv_proj": "attn.c_attn",
    "self_attn.o_proj": "attn.c_proj",
    "mlp.up_proj": "mlp.c_fc",
    "mlp.down_proj": "mlp.c_proj",
    "input_layernorm": "ln_1",
    "post_attention_layernorm": "ln_2",
    "embed_tokens": "wte",
    "embed_positions": "wpe",
    "norm": "ln_f",
}
_GPTJ = {
    **{f"self_attn.{name}_proj": f"attn.{name}_proj" for name in ("q", "k", "v", "qkv")},
    "self_attn.o_proj": "attn.out_proj",
    "mlp.up_proj": "mlp.fc_in",
    "mlp.down_proj": "mlp.fc_out",
    "input_layernorm": "ln_1",
    "embed_tokens": "wte",
    "norm": "ln_f",
}
_GPT_NEO = {
    **_GPT2,
    **{f"self_attn.{name}_proj": f"attn.attention.{name}_proj" for name in "qkv"},
    "self_attn.o_proj": "attn.attention.out_proj",
}
_BLOOM = {
    "self_attn.qkv_proj": "self_attention.query_key_value",
    "self_attn.o_proj": "self_attention.dense",
    "mlp.up_proj": "mlp.dense_h_to_4h",
    "mlp.down_proj": "mlp.dense_4h_to_h",
    "embed_tokens": "word_embeddings",
    "embed_norm": "word_embeddings_layernorm",
    "norm": "ln_f",
}
_NEOX = {
    "self_attn.qkv_proj": "attention.query_key_value",
    "self_attn.o_proj": "attention.dense",
    "mlp.up_proj": "mlp.dense_h_to_4h",
    "mlp.down_proj": "mlp.dense_4h_to_h",
    "embed_tokens": "embed_in",
    "norm": "final_layer_norm",
}
_OPT = {
    "self_attn.o_proj": "self_attn.out_proj",
    "mlp.up_proj": "fc1",
    "mlp.down_proj": "fc2",
    "input_layernorm": "self_attn_layer_norm",
    "post_attention_layernorm": "final_layer_norm",
}
_MPT = {
    "self_attn.qkv_proj": "attn.Wqkv",
    "self_attn.o_proj": "attn.out_proj",
    "mlp.up_proj": "ffn.up_proj",
    "mlp.down_proj": "ffn.down_proj",
    "input_layernorm": "norm_1",
    "post_attention_layernorm": "norm_2",
    "embed_tokens": "wte",
    "norm": "norm_f",
}
_DBRX = {
    "self_attn.qkv_proj": "norm_attn_norm.attn.Wqkv",
    "self_attn.o_proj": "norm_attn_norm.attn.out_proj",
    "input_layernorm": "norm_attn_norm.norm_1",
    "post_attention_layernorm": "norm_attn_norm.norm_2",
    "mlp.gate": "ffn.router.layer",
    "mlp.experts.gate_up_proj": "ffn.experts.mlp.w1 ffn.experts.mlp.v1",
    "mlp.experts.down_proj": "ffn.experts.mlp.w2",
    "embed_tokens": "wte",
    "norm": "norm_f",
}
_CTRL = {
    **{f"self_attn.{name}_proj": f"multi_head_attention.W{name}" for name in "qkv"},
    "self_attn.o_proj": "multi_head_attention.dense",
    "mlp.up_proj": "ffn.0",
    "mlp.down_proj": "ffn.2",
    "input_layernorm": "layernorm1",
    "post_attention_layernorm": "layernorm2",
    "embed_tokens": "w",
    "norm": "layernorm",
}
_MODERNBERT = {
    **{f"self_attn.{name}_proj": f"attn.{name}_proj" for name in "qkv"},
    "self_attn.o_proj": "attn.Wo",
    "mlp.gate_up_proj": "mlp.Wi",
    "mlp.down_proj": "mlp.Wo",
    "input_layernorm": "attn_norm",
    "post_attention_layernorm": "mlp_norm",
    "embed_norm": "embeddings.norm",
    "embed_tokens": "embeddings.tok_embeddings",
    "norm": "final_norm",
    "head.dense": "lm_head.dense",
    "head.norm": "lm_head.norm",
    "lm_head": "decoder",
}
_BETWEEN = {"ffn_norm": "pre_feedforward_layernorm"}
_HYPERCLOVAX = {"attention_post_norm": "post_norm1", "ffn_post_norm": "post_norm2"}
_BOTH_SIDES = {
    "ffn_norm": "post_attention_layernorm",
    "attention_post_norm": "post_self_attn_layernorm",
    "ffn_post_norm": "post_mlp_layernorm",
}
_ROUTER = {"mlp.gate": "mlp.router"}
_SHARED_EXPERT = {path: path.replace("shared_experts", "shared_expert") for path in _SHARED}
_HUNYUAN = {"self_attn.q_norm": "self_attn.query_layernorm", "self_attn.k_norm": "self_attn.key_layernorm"}
_HUNYUAN_MIXTURE = {
    **_HUNYUAN,
    "mlp.gate": "mlp.gate.wg",
    **{path: path.replace("shared_experts", "shared_mlp") for path in _SHARED},
}
_GRANITE = {
    "mlp.gate": "block_sparse_moe.router",
    "mlp.experts.gate_up_proj": "block_sparse_moe.experts.gate_up_proj",
    "mlp.experts.down_proj": "block_sparse_moe.experts.down_proj",
    "mlp.shared_experts.gate_up_proj": "shared_mlp.input_linear",
    "mlp.shared_experts.down_proj": "shared_mlp.output_linear",
}
_LLAMA4 = {
    **{f"mlp.{name}_proj": f"feed_forward.{name}_proj" for name in ("gate", "up", "down")},
    **{f"mlp.experts.{name}_proj": f"feed_forward.experts.{name}_proj" for name in ("gate_up", "down")},
    **{path: f"feed_forward.shared_expert.{path.rpartition('.')[2]}" for path in _SHARED},
    "mlp.gate": "feed_forward.router",
}
_FORWARD = {
    **{f"mlp.{name}_proj": f"feed_forward.{name}_proj" for name in ("gate", "up", "down")},
    **{f"mlp.experts.{name}_proj": f"feed_forward.experts.{name}_proj" for name in ("gate_up", "down")},
    "mlp.gate": "feed_forward.router",
    "ffn_norm": "pre_ff_layernorm",
    "norm": "final_layernorm",
}
_MAMBA = {"input_layernorm": "norm", "embed_tokens": "embeddings", "norm": "norm_f"}
_NEMOTRON_H = {
    **_MAMBA,
    **{f"self_attn.{letter}_proj": f"mixer.{letter}_proj" for letter in "qkvo"},
    **{f"mlp.{name}_proj": f"mixer.{name}_proj" for name in ("up", "down")},
    **{path: path.replace("mlp", "mixer") for path in _SHARED},
    "mlp.experts.gate_up_proj": "mixer.experts.up_proj",
    "mlp.experts.down_proj": "mixer.experts.down_proj",
    "mlp.gate": "mixer.gate",
    "ffn_norm": "norm",
}
_LFM2 = {
    "self_attn.o_proj": "self_attn.out_proj",
    "self_attn.q_norm": "self_attn.q_layernorm",
    "self_attn.k_norm": "self_attn.k_layernorm",
    "mlp.gate_proj": "feed_forward.w1",
    "mlp.up_proj": "feed_forward.w3",
    "mlp.down_proj": "feed_forward.w2",
    "mlp.experts.gate_up_proj": "feed_forward.experts.gate_up_proj",
    "mlp.experts.down_proj": "feed_forward.experts.down_proj",
    "mlp.gate": "feed_forward.gate",
    "input_layernorm": "operator_norm",
    "ffn_norm": "ffn_norm",
    "norm": "embedding_norm",
}
# Family -> our name of a path, or of an instance that shares its path with another -> its own.
OWN: dict[str, dict[str, str]] = {
    "gpt2": _GPT2,
    "gpt-sw3": _GPT2,
    "gpt_bigcode": _GPT2,
    "openai-gpt": {**_GPT2, "embed_tokens": "tokens_embed", "embed_positions": "positions_embed"},
    "gpt_neo": _GPT_NEO,
    "gptj": _GPTJ,
    "codegen": _GPTJ,
    "gpt_neox": _NEOX,
    "gpt_neox_japanese": {**_NEOX, "lm_head": "embed_out"},
    "opt": {**_OPT, "norm": "final_layer_norm"},
    "xglm": {**_OPT, "norm": "layer_norm"},
    "biogpt": {**_OPT, "norm": "layer_norm"},
    "phi": {
        "self_attn.o_proj": "self_attn.dense",
        "mlp.up_proj": "mlp.fc1",
        "mlp.down_proj": "mlp.fc2",
        "norm": "final_layernorm",
    },
    "starcoder2": {"mlp.up_proj": "mlp.c_fc", "mlp.down_proj": "mlp.c_proj"},
    "bloom": _BLOOM,
    "falcon": _BLOOM,
    "mpt": _MPT,
    "dbrx": _DBRX,
    "ctrl": _CTRL,
    "modernbert-decoder": _MODERNBERT,
    **dict.fromkeys(("gemma2", "gemma3_text", "vaultgemma"), _BETWEEN),
    "glm4": _BOTH_SIDES,
    "hyperclovax": _HYPERCLOVAX,
    "kolibri1": _BOTH_SIDES,
    "hunyuan_v1_dense": _HUNYUAN,
    "hunyuan_v1_moe": _HUNYUAN_MIXTURE,
    "axk1": {"ffn_post_norm": "mlp.post_mlp_layernorm"},
    "stablelm": {f"self_attn.{name}_norm": f"self_attn.{name}_layernorm.norms" for name in "qk"},
    **dict.fromkeys(("gpt_oss", "phimoe", "aria_text"), _ROUTER),
    **dict.fromkeys(("qwen2_moe", "qwen3_next", "qwen3_5_moe_text", "flint"), _SHARED_EXPERT),
    **dict.fromkeys(("granitemoe", "granitemoeshared", "granitemoe_swa"), _GRANITE),
    "llama4_text": _LLAMA4,
    **dict.fromkeys(("jamba", "bamba"), _FORWARD),
    **dict.fromkeys(("mamba", "mamba2", "falcon_mamba"), _MAMBA),
    "granitemoehybrid": {
        **_GRANITE,
        "mlp.gate_up_proj": "shared_mlp.input_linear",
        "mlp.down_proj": "shared_mlp.output_linear",
    },
    "nemotron_h": _NEMOTRON_H,
    **dict.fromkeys(("lfm2", "lfm2_moe"), _LFM2),
    "qwen3_5_text": {},
}
# Families whose linear layers have one matrix for q, k and v, though autograd's views of it do not tell.
FUSED = ("gpt2", "gpt-sw3", "gpt_bigcode", "openai-gpt", "gpt_neox", "gpt_neox_japanese", "bloom", "falcon", "phi3")
# Families whose layers store a weight the other way round: rows of it are what is summed.
TURNED = ("gpt2", "gpt-sw3", "openai-gpt")
# What is no layer of theirs, and is stored as everywhere.
UPRIGHT = ("lm_head",)
# Families whose routers are linear layers like any other.
LINEAR_ROUTERS = ("dbrx", "hunyuan_v1_moe", "llama4_text", "phimoe")
# Of these, families whose routers hand back several tensors, which adapters of the library cannot add to.
TUPLE_ROUTERS = ("llama4_text", "phimoe")
# Families whose feed-forward blocks have one matrix for gate and up, though autograd's views of it do not tell.
FUSED_GATE = ("granitemoehybrid",)
# Families whose shared experts have one matrix for gate and up.
FUSED_SHARED = ("granitemoeshared", "granitemoe_swa", "granitemoehybrid", "minimax_m3_vl_text")
# Family -> what stands before its layers' numbers; Llama's else.
PREFIXES = {
    **dict.fromkeys(("gpt2", "gpt-sw3", "gpt_bigcode", "openai-gpt", "gpt_neo", "gptj", "codegen"), "transformer.h"),
    **dict.fromkeys(("bloom", "falcon", "ctrl"), "transformer.h"),
    **dict.fromkeys(("mpt", "dbrx"), "transformer.blocks"),
    **dict.fromkeys(("mamba", "mamba2", "falcon_mamba"), "backbone.layers"),
    "gpt_neox": "gpt_neox.layers",
    "gpt_neox_japanese": "gpt_neox_japanese.layers",
    "opt": "model.decoder.layers",
    "biogpt": "biogpt.layers",
}
# What names of heads begin with, which stand beside the body.
HEADS = ("lm_head", "embed_out", "decoder")
# Families whose modules have Llama's names.
LLAMA = frozenset(
    """
    arcee cohere cohere2 cohere2_moe cohere_compass_text cwm deepseek_v2 deepseek_v3 dots1 emu3_text_model ernie4_5
    ernie4_5_moe exaone4 exaone_moe flex_olmo gemma glm glm4_moe glm4_moe_lite granite granite_swa helium hy_v3 jais2
    llama mellum mimo_v2_flash minicpm3 minimax minimax_m2 minimax_m3_vl_text ministral ministral3 mistral mistral4
    mixtral nemotron olmo olmo2 olmo3 olmoe phi3 qwen2 qwen3 qwen3_moe sarvam_mla sarvam_moe seed_oss smollm3
    """.split()
)
# Families of which every name is known.
KNOWN = frozenset(OWN) | LLAMA

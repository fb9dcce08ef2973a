"""Architectures of GGUF files as rows: the library's family of each, and what its files state beside common keys."""

from __future__ import annotations

from symcost.frontend.formats.gguf_keys import EXPERTS, Architecture
from symcost.frontend.formats.gguf_rules import (
    falcon,
    latent,
    layers_of_body,
    llama,
    mistral4,
    multi_query,
    renamed,
    stated_width,
    turned,
    windows,
)

LOCAL = {"expert_count": "num_local_experts", "expert_used_count": "num_experts_per_tok"}
WINDOW = {"attention.sliding_window": "sliding_window"}
PATTERN = {**WINDOW, "attention.sliding_window_pattern": "pattern"}
BIASES = {"blk.0.attn_q.bias": "attention_bias"}
CAPS = {"attn_logit_softcapping": "attn_logit_softcapping", "final_logit_softcapping": "final_logit_softcapping"}
GELU = {"hidden_activation": "gelu_pytorch_tanh"}
SCALED = {"logit_scale": "logit_scale"}
MULTIPLIERS = {
    "embedding_scale": "embedding_multiplier",
    "residual_scale": "residual_multiplier",
    "logit_scale": "logits_scaling",
}
GPT = {
    "block_count": "n_layer",
    "embedding_length": "n_embd",
    "attention.head_count": "n_head",
    "context_length": "n_positions",
}
STACKED = frozenset({"n_deepstack_layers"})
TEMPERATURE = frozenset({"attention.temperature_scale", "attention.temperature_length"})
GROUPED = {
    "leading_dense_block_count": "first_k_dense_replace",
    "expert_count": "n_routed_experts",
    "expert_used_count": "num_experts_per_tok",
    "expert_feed_forward_length": "moe_intermediate_size",
    "expert_shared_count": "n_shared_experts",
    "expert_group_count": "n_group",
    "expert_group_used_count": "topk_group",
    "expert_gating_func": "gate",
}
DEEPSEEK = {
    **GROUPED,
    "attention.q_lora_rank": "q_lora_rank",
    "attention.kv_lora_rank": "kv_lora_rank",
    "attention.key_length_mla": "",
    "attention.value_length_mla": "",
}
FAMILIES = {
    "llama": Architecture(
        "llama",
        LOCAL,
        present=BIASES,
        finish=llama,
    ),
    "mistral3": Architecture("ministral3", neutral=TEMPERATURE),
    "qwen2": Architecture("qwen2", WINDOW),
    "qwen2moe": Architecture(
        "qwen2_moe", {**EXPERTS, "expert_shared_feed_forward_length": "shared_expert_intermediate_size"}
    ),
    "qwen3": Architecture("qwen3", WINDOW, present=BIASES),
    "qwen3moe": Architecture("qwen3_moe", EXPERTS, present=BIASES),
    "gemma": Architecture("gemma", fixed=GELU),
    "gemma2": Architecture("gemma2", {**WINDOW, **CAPS}, fixed=GELU),
    "gemma3": Architecture("gemma3_text", {**PATTERN, **CAPS}, fixed=GELU, finish=windows),
    "phi3": Architecture("phi3", WINDOW, finish=turned),
    "deepseek2": Architecture("deepseek_v2", DEEPSEEK, finish=latent, latent=True),
    "olmo2": Architecture("olmo2"),
    "granite": Architecture(
        "granite",
        MULTIPLIERS,
        present=BIASES,
    ),
    "starcoder2": Architecture("starcoder2", WINDOW, fixed={"use_bias": True, "mlp_bias": True}),
    "gpt-oss": Architecture(
        "gpt_oss",
        {
            **WINDOW,
            "expert_count": "num_local_experts",
            "expert_used_count": "num_experts_per_tok",
            "expert_feed_forward_length": "intermediate_size",
        },
    ),
    "mistral4": Architecture("mistral4", DEEPSEEK, neutral=TEMPERATURE, finish=mistral4, latent=True),
    "qwen2vl": Architecture("qwen2"),
    "qwen3vl": Architecture("qwen3", present=BIASES, neutral=STACKED),
    "qwen3vlmoe": Architecture("qwen3_moe", EXPERTS, present=BIASES, neutral=STACKED),
    "llama4": Architecture(
        "llama4_text",
        {
            **LOCAL,
            "feed_forward_length": "intermediate_size_mlp",
            "expert_feed_forward_length": "intermediate_size",
            "interleave_moe_layer_step": "interleave_moe_layer_step",
            "attention.chunk_size": "attention_chunk_size",
        },
        present={"blk.0.attn_q_norm.weight": "use_qk_norm"},
    ),
    "chatglm": Architecture("glm", present={**BIASES, "blk.0.attn_qkv.bias": "attention_bias"}, finish=stated_width),
    "glm4": Architecture("glm4", present=BIASES, finish=turned),
    "glm4moe": Architecture(
        "glm4_moe",
        {**GROUPED, "nextn_predict_layers": "num_nextn_predict_layers"},
        present={**BIASES, "blk.0.attn_q_norm.weight": "use_qk_norm"},
        finish=layers_of_body,
    ),
    "dots1": Architecture("dots1", GROUPED, finish=layers_of_body),
    "command-r": Architecture(
        "cohere", SCALED, present={**BIASES, "blk.0.attn_q_norm.weight": "use_qk_norm"}, fixed={"hidden_act": "silu"}
    ),
    "cohere2": Architecture("cohere2", {**WINDOW, **SCALED}, present=BIASES),
    "phi2": Architecture("phi", {"attention.key_length": ""}, finish=turned),
    "phimoe": Architecture("phimoe", {**WINDOW, **LOCAL}, fixed={"attention_bias": True, "lm_head_bias": True}),
    "stablelm": Architecture(
        "stablelm",
        {"use_parallel_residual": "use_parallel_residual"},
        present={"blk.0.attn_q.bias": "use_qkv_bias", "blk.0.attn_q_norm.weight": "qk_layernorm"},
        finish=turned,
    ),
    "olmo": Architecture("olmo", {"attention.clamp_kqv": "clip_qkv"}),
    "olmoe": Architecture("olmoe", {"expert_count": "num_experts", "expert_used_count": "num_experts_per_tok"}),
    "granitemoe": Architecture(
        "granitemoeshared",
        {**LOCAL, **MULTIPLIERS, "expert_shared_feed_forward_length": "shared_intermediate_size"},
        present=BIASES,
    ),
    "gpt2": Architecture("gpt2", {**GPT, "feed_forward_length": "n_inner"}),
    "starcoder": Architecture("gpt_bigcode", {**GPT, "feed_forward_length": "n_inner"}, finish=multi_query),
    "gptneox": Architecture(
        "gpt_neox",
        {"use_parallel_residual": "use_parallel_residual", "attention.head_count_kv": ""},
        finish=renamed(turned, "partial_rotary_factor", "rotary_pct"),
    ),
    "bloom": Architecture(
        "bloom",
        {
            "block_count": "n_layer",
            "attention.head_count": "n_head",
            "attention.head_count_kv": "",
            "feed_forward_length": "",
            "context_length": "",
        },
    ),
    "falcon": Architecture("falcon", {"feed_forward_length": "ffn_hidden_size"}, finish=falcon),
    "nemotron": Architecture("nemotron", fixed={"hidden_act": "relu2"}, present=BIASES, finish=turned),
    "arcee": Architecture("arcee", fixed={"hidden_act": "relu2"}, present=BIASES),
    "exaone4": Architecture("exaone4", PATTERN, finish=windows),
    "smollm3": Architecture("smollm3"),
    "seed_oss": Architecture("seed_oss", present={**BIASES, "blk.0.attn_output.bias": "attention_out_bias"}),
    "ernie4_5": Architecture("ernie4_5", present={"blk.0.attn_q.bias": "use_bias"}),
    "ernie4_5-moe": Architecture(
        "ernie4_5_moe",
        {
            "expert_count": "moe_num_experts",
            "expert_used_count": "moe_k",
            "expert_feed_forward_length": "moe_intermediate_size",
            "expert_shared_count": "moe_num_shared_experts",
            "expert_shared_feed_forward_length": "",
            "leading_dense_block_count": "moe_layer_start_index",
            "interleave_moe_layer_step": "moe_layer_interval",
        },
        present={"blk.0.attn_q.bias": "use_bias"},
    ),
    "hunyuan-dense": Architecture("hunyuan_v1_dense", present=BIASES),
    "minimax-m2": Architecture(
        "minimax_m2",
        {**LOCAL, "expert_feed_forward_length": "intermediate_size", "expert_gating_func": ""},
        finish=turned,
    ),
    "mamba": Architecture(
        "mamba",
        {
            "attention.head_count": "",
            "feed_forward_length": "",
            "context_length": "",
            "ssm.conv_kernel": "conv_kernel",
            "ssm.inner_size": "intermediate_size",
            "ssm.state_size": "state_size",
            "ssm.time_step_rank": "time_step_rank",
        },
        neutral=frozenset({"ssm.dt_b_c_rms"}),
    ),
}

"""Configs of training frameworks: torchtitan's model arguments and Megatron-Bridge's providers, as JSON."""

from __future__ import annotations

import pytest

import symcost
from symcost.errors import SpecError
from symcost.frontend import raw_config
from symcost.frontend.formats.choose import form_of

TITAN = {"norm_eps": 1e-5, "rope_theta": 500000, "max_seq_len": 8192, "depth_init": True, "attn_type": "sdpa"}
LLAMA = {"dim": 4096, "n_layers": 32, "n_heads": 32, "n_kv_heads": 8, "vocab_size": 128256, "multiple_of": 1024}
TITAN_LLAMA = {**TITAN, **LLAMA, "ffn_dim_multiplier": 1.3, "rope_scaling_args": {"scaling_factor": 8.0}}
EXPERTS = {"num_experts": 64, "num_shared_experts": 2, "top_k": 6, "score_func": "softmax", "route_norm": False}
TITAN_QWEN = {
    **TITAN,
    "dim": 1024,
    "n_layers": 28,
    "n_heads": 16,
    "n_kv_heads": 8,
    "vocab_size": 151936,
    "head_dim": 128,
    "hidden_dim": 3072,
    "qk_norm": True,
    "enable_weight_tying": True,
    "moe_enabled": False,
    "moe_inter_dim": 768,
}
TITAN_QWEN_MOE = {
    **TITAN_QWEN,
    "dim": 2048,
    "n_layers": 48,
    "n_heads": 32,
    "n_kv_heads": 4,
    "hidden_dim": 6144,
    "moe_enabled": True,
    "enable_weight_tying": False,
    "moe_args": {**EXPERTS, "num_experts": 128, "num_shared_experts": 0, "top_k": 8},
}
TITAN_DEEPSEEK = {
    "vocab_size": 102400,
    "dim": 2048,
    "inter_dim": 10944,
    "moe_inter_dim": 1408,
    "n_layers": 27,
    "n_heads": 16,
    "n_dense_layers": 1,
    "q_lora_rank": 0,
    "kv_lora_rank": 512,
    "qk_nope_head_dim": 128,
    "qk_rope_head_dim": 64,
    "v_head_dim": 128,
    "mscale": 0.7,
    "attn_type": "flex",
    "attn_mask_type": "block_causal",
    "moe_args": EXPERTS,
}
TITAN_V3 = {
    **TITAN_DEEPSEEK,
    "vocab_size": 129280,
    "dim": 7168,
    "inter_dim": 18432,
    "moe_inter_dim": 2048,
    "n_layers": 61,
    "n_dense_layers": 3,
    "n_heads": 128,
    "n_expert_groups": 8,
    "n_limited_groups": 4,
    "q_lora_rank": 1536,
    "moe_args": {
        "num_experts": 256,
        "num_shared_experts": 1,
        "top_k": 8,
        "score_func": "sigmoid",
        "use_grouped_mm": True,
    },
}
MODERN = {
    "normalization": "RMSNorm",
    "gated_linear_unit": True,
    "position_embedding_type": "rope",
    "hidden_dropout": 0.0,
    "add_bias_linear": False,
    "share_embeddings_and_output_weights": False,
    "activation_func": "silu",
    "tensor_model_parallel_size": 8,
    "bf16": True,
    "bias_dropout_fusion": True,
    "recompute_granularity": "full",
    "attention_dropout": 0.0,
    "rotary_base": 500000,
    "seq_length": 8192,
    "init_method_std": 0.01,
}
BRIDGE_LLAMA = {
    **MODERN,
    "num_layers": 32,
    "hidden_size": 4096,
    "ffn_hidden_size": 14336,
    "num_attention_heads": 32,
    "num_query_groups": 8,
    "vocab_size": 128256,
    "activation_func": "torch.nn.functional.silu",
}
BRIDGE_QWEN = {
    **MODERN,
    "num_layers": 28,
    "hidden_size": 3584,
    "ffn_hidden_size": 18944,
    "num_attention_heads": 28,
    "num_query_groups": 4,
    "vocab_size": 152064,
    "add_qkv_bias": True,
    "activation_func": {"_target_": "torch.nn.functional.silu", "_call_": False},
}
BRIDGE_QWEN3 = {
    **MODERN,
    "num_layers": 36,
    "hidden_size": 4096,
    "ffn_hidden_size": 12288,
    "num_attention_heads": 32,
    "num_query_groups": 8,
    "kv_channels": 128,
    "vocab_size": 151936,
    "qk_layernorm": True,
    "num_moe_experts": None,
}
BRIDGE_MIXTRAL = {
    **BRIDGE_LLAMA,
    "vocab_size": 32000,
    "num_moe_experts": 8,
    "moe_router_topk": 2,
    "moe_grouped_gemm": True,
    "moe_aux_loss_coeff": 0.01,
    "kv_channels": 128,
    "moe_layer_freq": 1,
}
BRIDGE_QWEN3_MOE = {
    **MODERN,
    "num_layers": 48,
    "hidden_size": 2048,
    "ffn_hidden_size": 6144,
    "num_attention_heads": 32,
    "num_query_groups": 4,
    "kv_channels": 128,
    "vocab_size": 151936,
    "qk_layernorm": True,
    "num_moe_experts": 128,
    "moe_ffn_hidden_size": 768,
    "moe_router_topk": 8,
    "moe_router_load_balancing_type": "aux_loss",
}
BRIDGE_V3 = {
    **MODERN,
    "num_layers": 61,
    "hidden_size": 7168,
    "ffn_hidden_size": 18432,
    "num_attention_heads": 128,
    "kv_channels": 128,
    "vocab_size": 129280,
    "qk_layernorm": True,
    "multi_latent_attention": True,
    "q_lora_rank": 1536,
    "kv_lora_rank": 512,
    "qk_head_dim": 128,
    "qk_pos_emb_head_dim": 64,
    "v_head_dim": 128,
    "num_moe_experts": 256,
    "moe_ffn_hidden_size": 2048,
    "moe_shared_expert_intermediate_size": 2048,
    "moe_layer_freq": [0] * 3 + [1] * 58,
    "moe_router_topk": 8,
    "moe_router_score_function": "sigmoid",
    "moe_router_num_groups": 8,
    "moe_router_group_topk": 4,
    "mscale": 1.0,
    "moe_router_enable_expert_bias": True,
}
# 126M of Megatron's own table: 12 layers of 12 h² + 13 h, a table of 2,048 positions, the last norm, the embedding.
BRIDGE_GPT = {
    "num_layers": 12,
    "hidden_size": 768,
    "ffn_hidden_size": 3072,
    "num_attention_heads": 12,
    "seq_length": 2048,
    "vocab_size": 50257,
    "should_pad_vocab": True,
    "make_vocab_size_divisible_by": 128,
    "normalization": "LayerNorm",
}
SAME = [
    (TITAN_LLAMA, "torchtitan's model arguments", "llama-3-8b"),
    (TITAN_QWEN, "torchtitan's model arguments", "qwen3-0.6b"),
    (TITAN_QWEN_MOE, "torchtitan's model arguments", "qwen3-30b-a3b"),
    (TITAN_DEEPSEEK, "torchtitan's model arguments", "deepseek-v2-lite"),
    (TITAN_V3, "torchtitan's model arguments", "deepseek-v3"),
    (BRIDGE_LLAMA, "Megatron-Bridge's provider", "llama-3-8b"),
    (BRIDGE_QWEN, "Megatron-Bridge's provider", "qwen2.5-7b"),
    (BRIDGE_QWEN3, "Megatron-Bridge's provider", "qwen3-8b"),
    (BRIDGE_MIXTRAL, "Megatron-Bridge's provider", "mixtral-8x7b"),
    (BRIDGE_QWEN3_MOE, "Megatron-Bridge's provider", "qwen3-30b-a3b"),
    (BRIDGE_V3, "Megatron-Bridge's provider", "deepseek-v3"),
]


@pytest.mark.parametrize(("config", "form", "slug"), SAME)
def test_published_models(config, form, slug):
    assert form_of(config).name == form
    found, model = symcost.load(config), symcost.load(slug)
    ours, theirs = found.evaluate(seq=1024), model.evaluate(seq=1024)
    assert (ours.params, ours.params_active) == (theirs.params, theirs.params_active)
    assert ours.flops.forward.matmul == theirs.flops.forward.matmul


def test_a_gpt_without_flags():
    costs = symcost.load(BRIDGE_GPT).evaluate()
    assert costs.params == 12 * (12 * 768**2 + 13 * 768) + 2048 * 768 + 2 * 768 + 50304 * 768
    assert any("50,257 tokens are filled up to 50,304 rows, a multiple of 128" in line for line in costs.warnings)


def test_padding_goes_with_the_ranks():
    config = {**BRIDGE_LLAMA, "vocab_size": 128000, "should_pad_vocab": True, "make_vocab_size_divisible_by": 128}
    assert symcost.load(config).dims["vocab"] == 128000
    assert symcost.load({**config, "vocab_size": 128001}).dims["vocab"] == 129024


def test_no_config_of_the_library_is_taken_for_one():
    for slug in ("llama-3-8b", "gpt2", "deepseek-v3", "t5-base"):
        assert form_of(raw_config(slug)) is None


REFUSED = [
    (
        {**TITAN_LLAMA, "n_layer": 3},
        r"n_layer is 3: no field of torchtitan's model arguments .*did you mean n_layers\?",
    ),
    ({k: v for k, v in TITAN_LLAMA.items() if k != "vocab_size"}, "vocab_size is missing"),
    ({**TITAN_QWEN, "qk_norm": False}, "qk_norm is false: Qwen 3 without norms"),
    ({**TITAN_QWEN_MOE, "moe_args": {**EXPERTS, "num_shared_experts": 1}}, "moe_args.num_shared_experts is 1: shared"),
    ({**TITAN_QWEN_MOE, "moe_args": None}, "moe_args is missing: the experts"),
    ({**TITAN_V3, "moe_args": {**EXPERTS, "score_func": "max"}}, 'moe_args.score_func is "max": no score'),
    ({**TITAN_V3, "moe_args": {**EXPERTS, "topk": 3}}, "moe_args.topk is 3: no field"),
    ({**BRIDGE_LLAMA, "num_layer": 3}, r"num_layer is 3: no field of Megatron-Bridge's provider .*num_layers\?"),
    ({**BRIDGE_LLAMA, "activation_func": "sine"}, r'activation_func is "sine": .*\(write one of silu, swish, gelu'),
    ({**BRIDGE_LLAMA, "normalization": "LayerNorm"}, 'normalization is "LayerNorm": beside these other fields only'),
    ({**BRIDGE_LLAMA, "add_bias_linear": True}, "add_bias_linear is true"),
    ({**BRIDGE_LLAMA, "window_size": [128, 0]}, "window_size is .*not priced from here"),
    ({**BRIDGE_LLAMA, "hidden_dropout": 0.1}, "hidden_dropout is 0.1"),
    ({**BRIDGE_QWEN3, "add_qkv_bias": True}, "add_qkv_bias is true: biases beside norms"),
    ({**BRIDGE_MIXTRAL, "moe_layer_freq": 2}, "moe_layer_freq is 2: dense layers elsewhere than in front"),
    (
        {**BRIDGE_MIXTRAL, "moe_shared_expert_intermediate_size": 64},
        "moe_shared_expert_intermediate_size is 64: shared",
    ),
    ({**BRIDGE_V3, "moe_layer_freq": [0, 1]}, "moe_layer_freq is .*dense layers elsewhere"),
    ({**BRIDGE_V3, "moe_shared_expert_intermediate_size": 2049}, "no multiple of moe_ffn_hidden_size, 2048"),
    ({**BRIDGE_GPT, "num_query_groups": 4}, "num_query_groups is 4: grouped or wider heads"),
    ({**BRIDGE_GPT, "gated_linear_unit": True}, "gated_linear_unit is true: not beside learned positions"),
]


@pytest.mark.parametrize(("config", "words"), REFUSED)
def test_refused(config, words):
    with pytest.raises(SpecError, match=words):
        symcost.load(config)

"""Figures that papers and engines print of caches: sizes in, figure out. Sources stand beside each."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

import symcost

DATA = Path(__file__).parents[1] / "data" / "families"
MIB, GIB = 2**20, 2**30
OPT_13B = {"layers": 40, "heads": 40, "kv_heads": 40, "head_dim": 128}
GPT2_XL = {"layers": 48, "heads": 25, "kv_heads": 25, "head_dim": 64}


def served(name, *, tokens=2048, sizes=None, **options):
    """The result with so many tokens held after the step."""
    sizes = {"positions": 10**7, **(sizes or {})} if name in ("gpt2", "opt-6.7b") else sizes
    return symcost.load(name).evaluate(workload="decode", cached=tokens - 1, sizes=sizes, **options)


@pytest.mark.parametrize(
    ("name", "sizes", "expected"),
    [
        ("deepseek-v3", {}, 70_272),  # arXiv 2505.09343, table 1
        ("qwen2.5-72b", {}, 327_680),  # the same
        ("llama-3.1-405b", {}, 516_096),  # the same
        ("deepseek-v2-lite", {"dense_layers": 1, "moe_layers": 59}, 2 * 34_560),  # arXiv 2405.04434, appendix C.2
        ("deepseek-v2-lite", {}, 2 * 15_552),  # the same, small MoE
        ("llama-2-7b", {"layers": 27, "heads": 16, "kv_heads": 16}, 2 * 110_592),  # the same, its MHA
        ("opt-6.7b", OPT_13B, 819_200),  # arXiv 2309.06180, section 3
        ("llama-2-7b", {}, 524_288),  # NVIDIA, Mastering LLM techniques
        ("gpt2", GPT2_XL, 307_200),  # From 300KB to 69KB per token
        ("llama-3-8b", {}, 131_072),  # the same; kv-cache-size 0.1.1
        ("llama-2-7b", {"layers": 64, "heads": 64, "kv_heads": 64, "hidden": 8192}, 2_097_152),  # kipply
    ],
)
def test_bytes_of_one_more_token(name, sizes, expected):
    lengths = {"tokens": 900} if name in ("gpt2", "opt-6.7b") else {}
    assert served(name, sizes=sizes, **lengths).cache_bytes_per_token == expected


@pytest.mark.parametrize(
    ("name", "tokens", "sizes", "expected"),
    [
        ("opt-6.7b", 2048, OPT_13B, 1_677_721_600),  # 1.5625 GiB, arXiv 2309.06180
        ("llama-2-7b", 4096, {}, 2 * GIB),
        ("llama-3-8b", 8192, {}, GIB),
        ("llama-2-7b", 2**18, {}, 128 * GIB),  # Jamba, arXiv 2403.19887, table 1
        ("mistral-7b-v0.1", 2**18, {"window": 2**20}, 32 * GIB),
        ("mixtral-8x7b", 2**18, {}, 32 * GIB),
        ("mixtral-8x7b", 2048, {}, 256 * MIB),  # allocated by llama.cpp
        ("llama-3-8b", 2048, {}, 256 * MIB),
        ("llama-3-70b", 2048, {}, 640 * MIB),
        ("qwen2.5-72b", 2048, {"layers": 64}, 512 * MIB),
        ("llama-3-70b", 2048, {"layers": 60}, 480 * MIB),
        ("command-r-v01", 2048, {}, 2560 * MIB),
        ("mistral-7b-v0.1", 32768, {}, 2 * 32 * 8 * 128 * 2 * 32768 // 8),  # a window of 4096: an eighth
    ],
)
def test_bytes_of_a_sequence(name, tokens, sizes, expected):
    assert served(name, tokens=tokens, sizes=sizes).cache_bytes == expected


def keys(costs, kind=""):
    """Bytes of keys, values or latents, without states."""
    items = [item for item in costs.components if item["type"] == "attention_core" and kind in item["kind"]]
    return sum(item["count"] * t["bytes"] for item in items for t in item["tensors"] if t["role"] == "cache")


def test_jamba_has_four_layers_with_keys():
    assert keys(served("jamba-v0.1", tokens=2**18)) == 4 * GIB


def test_deepseek_quantised_in_blocks_of_32():
    """ik_llama.cpp: 34 bytes for 32 values, 1166.625 MiB."""
    assert served("deepseek-v3", tokens=32768, cache_dtype="INT8:32").cache_bytes == 1166.625 * MIB


def test_a_page_of_nvfp4():
    """vLLM: a page of 16 tokens, 8 heads of 128, 18,432 bytes against 65,536."""
    pages = [
        served("llama-3-8b", tokens=16, block=16, sizes={"layers": 1}, **d) for d in ({"cache_dtype": "FP4:16"}, {})
    ]
    assert [page.cache_bytes for page in pages] == [18_432, 65_536]


def test_windowed_layers_of_gpt_oss():
    """llama.cpp reserves a window with its micro-batch, 768 cells: 18 MiB in 12 layers."""
    assert keys(served("gpt-oss-20b", tokens=4096, sizes={"window": 768}), "sliding") == 18 * MIB


def test_states_of_a_gated_delta_net():
    """llama.cpp, Qwen3.5-27B, two sequences, all in FP32: 288 MiB of states, 11.25 MiB of convolutions."""
    sizes = {"linear_attention_layers": 48, "linear_value_heads": 48, "linear_key_heads": 16}
    costs = served("qwen3-next-80b-a3b", batch=2, precision="fp32", sizes=sizes)
    found = {"state": 0, "conv_state": 0}
    for item in costs.components:
        for tensor in item["tensors"]:
            if tensor["name"] in found:
                found[tensor["name"]] += item["count"] * tensor["bytes"]
    assert found == {"state": 288 * MIB, "conv_state": 11.25 * MIB}


def test_states_of_mamba():
    """llama.cpp, Mamba 2.8B in FP32: 23.75 MiB a sequence."""
    config = {"model_type": "mamba", "hidden_size": 2560, "num_hidden_layers": 64, "vocab_size": 50280}
    more = {"state_size": 16, "conv_kernel": 4, "expand": 2, "intermediate_size": 5120, "time_step_rank": 160}
    model = symcost.load({**config, **more, "use_bias": False, "use_conv_bias": True})
    assert model.evaluate(workload="decode", precision="fp32").cache_bytes == 23.75 * MIB


def test_cross_keys_of_whisper():
    """Whisper-large-v3 at 1500 frames: 245,760,000 bytes, written once."""
    sizes = {"decoder_layers": 32, "encoder_layers": 32, "heads": 20, "kv_heads": 20, "hidden": 1280}
    items = symcost.load("whisper-small").evaluate(workload="decode", cached=4, sizes=sizes).components
    cross = next(item for item in items if item["type"] == "cross_attention_core")
    assert cross["count"] * sum(t["bytes"] for t in cross["tensors"] if t["role"] == "cache") == 245_760_000


def test_six_bits_of_a_latent_against_a_dense_models_heads():
    """DeepSeek-V2, arXiv 2405.04434, abstract and section 3.2.3: 93.3 % less than DeepSeek 67B, 6 bits against 16."""
    sizes = {"layers": 95, "heads": 64, "kv_heads": 8, "head_dim": 128}
    dense = served("llama-2-7b", sizes=sizes).cache_bytes_per_token
    latent = served("deepseek-v2-lite", sizes={"dense_layers": 1, "moe_layers": 59}).cache_bytes_per_token
    assert (dense, latent) == (2 * 194_560, 2 * 34_560)
    assert round(1 - Fraction(6, 16) * Fraction(latent, dense), 3) == Fraction(933, 1000)


@pytest.mark.parametrize(
    ("name", "sizes", "elements"),
    [
        ("llama-2-7b", {"layers": 1, "heads": 32, "kv_heads": 32}, 2 * 32 * 128),  # 2 n d
        ("llama-2-7b", {"layers": 1, "heads": 32, "kv_heads": 8}, 2 * 8 * 128),  # 2 g d
        ("llama-2-7b", {"layers": 1, "heads": 32, "kv_heads": 1}, 2 * 128),  # 2 d
        ("deepseek-v2-lite", {"dense_layers": 1, "moe_layers": 0}, 576),  # d_c + d_r = 4.5 d
    ],
)
def test_elements_of_a_layer_by_kind_of_attention(name, sizes, elements):
    """DeepSeek-V2, table 1; the latent of its sizes is that of 2.25 groups of 128."""
    assert served(name, sizes=sizes).cache_bytes_per_token == 2 * elements


def test_half_wide_states_of_a_gated_delta_net():
    """Qwen3.5-35B-A3B, a rank of four: 8 value heads of 128 x 128 and 2048 channels of 3 taps, 2 bytes each."""
    sizes = {"linear_value_heads": 8, "linear_key_heads": 4}
    costs = served("qwen3-next-80b-a3b", sizes=sizes, cache_dtype="state=BF16,conv=BF16")
    found = {tensor["name"]: tensor["bytes"] for item in costs.components for tensor in item["tensors"]}
    assert (found["state"], found["conv_state"]) == (262_144, 12_288)


@pytest.mark.parametrize(
    ("parts", "a_layer"),
    [
        ("latent=FP8:128,rope=BF16", 656),  # FlashMLA's fp8_ds_mla: 512 + 4 FP32 + 64 BF16
        ("latent=FP4:16+16,rope=BF16", 432),  # nvfp4_ds_mla: 256 + 32 scales + 16 empty + 128
        ("latent=FP4:16,rope=BF16", 416),
    ],
)
def test_a_latent_in_few_bits_beside_its_rotary_key(parts, a_layer):
    for mla in ("absorbed", "expanded"):
        assert served("deepseek-v3", cache_dtype=parts, mla=mla).cache_bytes_per_token == 61 * a_layer


def test_keys_of_an_indexer():
    """The same layout in DeepSeek-V3.2: 40,016 B a token of 61 layers, and 132 B a layer for the indexer."""
    config = json.loads((DATA / "deepseek_v32.json").read_text())[0]["config"]
    config |= {"kv_lora_rank": 512, "qk_rope_head_dim": 64, "index_head_dim": 128, "num_hidden_layers": 61}
    dtypes = "latent=FP8:128,rope=BF16,index=FP8:128"
    costs = symcost.load(config).evaluate(workload="decode", cached=2047, cache_dtype=dtypes)
    assert costs.cache_bytes_per_token == 40_016 + 8_052


def test_what_a_step_reads_follows_the_parts():
    """The absorbed core reads keys in two parts: 512 of a byte with 4 scales of 4 bytes, and 64 of two bytes."""

    def read(dtypes, cached):
        costs = symcost.load("deepseek-v3").evaluate(workload="decode", cached=cached, cache_dtype=dtypes)
        core = next(item for item in costs.components if item["type"] == "attention_core")
        return sum(core["hbm_bytes"]["forward"]["read"].values())

    parts = "latent=FP8:128,rope=BF16"
    assert [read(dtypes, 4096) - read(dtypes, 4095) for dtypes in ("BF16", parts)] == [2 * 576, 656]

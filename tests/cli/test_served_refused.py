"""What no step of a served model is: exit 2, one message that names what, where and a remedy."""

import json

import pytest

DECODE = ("--workload", "decode")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("llama-3-8b", "--cached", "5"), ("--cached", "training")),
        (("llama-3-8b", "--cache-dtype", "INT8"), ("--cache-dtype", "training")),
        (("llama-3-8b", "--cache", "library"), ("--cache", "--workload prefill")),
        (("llama-3-8b", "--context", "9", *DECODE), ("--context", "--cached and --seq")),
        (("llama-3-8b", "--recompute", "full", *DECODE), ("--recompute",)),
        (("llama-3-8b", "--workload", "serve"), ("serve", "training, prefill, decode")),
        (("gpt2", "--cached", "1024", *DECODE), ("1025", "1024 positions")),
        (("gpt2", "--workload", "prefill", "--cached", "1000", "--seq", "25"), ("1025", "1024 positions")),
        (("llama-3-8b", "--cache-dtype", "INT3", *DECODE), ("INT3",)),
        (("llama-3-8b", "--cache-dtype", "BF16:32", *DECODE), ("BF16 has no scales",)),
        (("llama-3-8b", "--cache-dtype", "INT4:x", *DECODE), ("'x'", "INT4:32")),
        (("llama-3-8b", "--cache-dtype", "kv=FP8+x", *DECODE), ("padding is 'x'", "latent=FP4:16+16")),
        (("llama-3-8b", "--cache-dtype", "FP8+16", *DECODE), ("stands behind rows of a part",)),
        (("llama-3-8b", "--cache-dtype", "keys=FP8", *DECODE), ("'keys'", "latent, rope")),
        (("llama-3-8b", "--cache-dtype", "FP8,INT8", *DECODE), ("the whole cache is stated twice",)),
        (("deepseek-v3", "--cache-dtype", "rope=FP8,rope=FP8", *DECODE), ("rope is stated twice",)),
        (("llama-3-8b", "--cache-dtype", "state=BF16", *DECODE), ("caches no state", "it caches kv")),
        (("deepseek-v3", "--cache-dtype", "latent=", *DECODE), ("dtype",)),
        (("bert-base-uncased", *DECODE), ("--workload decode", "no decoder", "--workload prefill")),
        (("llama-3-8b", "--optimizer", "lion", *DECODE), ("--optimizer", "--workload decode")),
        (("bert-base-uncased", "--workload", "prefill", "--cache-dtype", "FP8"), ("--cache-dtype", "no decoder")),
        (("bert-base-uncased", "--workload", "prefill", "--cached", "5"), ("--cached", "no decoder")),
        (("t5-base", "--cached", "0", *DECODE), ("--cached is 0", "prefill")),
        (("t5-base", "--target-seq", "5", *DECODE), ("--target-seq", "--source-seq")),
        (("llama-3-8b", "--source-seq", "5", *DECODE), ("--source-seq", "no encoder")),
        (("llama-3-8b", "--precision", "serve_int8"), ("serve_int8", "served")),
        (("llama-3-8b", "--formulas", "compute_graph", *DECODE), ("compute_graph", "training")),
    ],
)
def test_refused(symcost, arguments, words):
    done = symcost("eval", *arguments)
    assert done.status == 2
    assert done.out == ""
    assert all(word in done.err for word in words), done.err


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"quant_method": "quanto"}, "quanto"),
        ({"quant_method": "gptq", "bits": 3, "group_size": 128}, "bits is 3"),
        ({"quant_method": "gptq", "bits": 4, "group_size": 0}, "group_size is 0"),
        ({"quant_method": "fp8", "modules_to_not_convert": ["model.layers.0.mlp"]}, "in 1 of 2 layers"),
        ({"quant_method": "awq", "bits": 4, "group_size": 64, "modules_to_not_convert": ["wonder"]}, "wonder"),
        ({"quant_method": "bitsandbytes"}, "load_in_4bit"),
    ],
)
def test_a_checkpoint_that_cannot_be_followed_is_named(symcost, tmp_path, settings, words):
    done = served(symcost, tmp_path, settings)
    assert done.status == 2
    assert words in done.err
    assert "--precision serve_bf16" in done.err
    assert served(symcost, tmp_path, settings, "--precision", "serve_bf16").status == 0


CONFIG = {
    "model_type": "llama",
    "hidden_size": 512,
    "intermediate_size": 1024,
    "num_hidden_layers": 2,
    "num_attention_heads": 8,
    "num_key_value_heads": 2,
    "vocab_size": 1000,
    "max_position_embeddings": 2048,
    "tie_word_embeddings": False,
}


def served(symcost, folder, settings, *more):
    place = folder / "config.json"
    place.write_text(json.dumps({**CONFIG, "quantization_config": settings}), encoding="utf-8")
    return symcost("eval", str(place), *DECODE, "--format", "json", *more)


WEIGHTS = 2 * (512 * (512 + 2 * 128) + 512 * 512 + 3 * 512 * 1024)
OUTPUTS = 2 * (512 + 2 * 128 + 512 + 2 * 1024 + 512)
ELSE = 2 * 1000 * 512 + 5 * 512


@pytest.mark.parametrize(
    ("settings", "bits", "scales"),
    [
        ({"quant_method": "gptq", "bits": 4, "group_size": 128}, 4, WEIGHTS // 128 * 5 // 2),
        ({"quant_method": "awq", "bits": 8, "group_size": 64}, 8, WEIGHTS // 64 * 3),
        ({"quant_method": "fp8", "weight_block_size": [128, 128]}, 8, WEIGHTS // 128**2 * 4),
        ({"quant_method": "mxfp4"}, 4, WEIGHTS // 32),
        ({"quant_method": "bitsandbytes", "load_in_4bit": True}, 4, WEIGHTS // 64 * 4),
        ({"quant_method": "bitsandbytes", "load_in_8bit": True}, 8, OUTPUTS * 4),
        ({"quant_method": "fbgemm_fp8"}, 8, OUTPUTS * 4),
        ({"quant_method": "eetq", "weights": "int8"}, 8, OUTPUTS * 2),
    ],
)
def test_a_checkpoint_is_served_as_it_is_stored(symcost, tmp_path, settings, bits, scales):
    done = served(symcost, tmp_path, settings)
    found = json.loads(done.out)["totals"]["bytes_by_role"]
    assert found["param"] == WEIGHTS * bits // 8 + 2 * ELSE
    assert found["buffer"] == scales
    assert "quantization_config" not in done.err

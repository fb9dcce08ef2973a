"""Lengths of models with two sides, with images, or with a length of their own: refused, warned of, and priced."""

import json

import pytest


def dims(symcost, *arguments):
    done = symcost("eval", *arguments, "--format", "json")
    assert done.status == 0, done.err
    found = json.loads(done.out)
    return {name: found["dims"].get(name) for name in ("batch", "seq", "target_seq", "images", "patches")}, done.err


def test_source_and_target(symcost):
    found, _ = dims(symcost, "t5-base", "--seq", 128, "--target-seq", 64)
    assert (found["seq"], found["target_seq"]) == (128, 64)
    found, _ = dims(symcost, "t5-base", "--seq", 128)
    assert found["target_seq"] == 128


def test_the_target_is_capped_by_its_table(symcost):
    found, _ = dims(symcost, "whisper-small")
    assert (found["seq"], found["target_seq"]) == (1500, 448)
    assert dims(symcost, "whisper-small", "--seq", 1500)[0]["seq"] == 1500


def test_beyond_a_bias_is_a_warning(symcost):
    _, err = dims(symcost, "t5-base", "--seq", 1000, "--target-seq", 64)
    assert err == "warning: --seq is 1000, beyond the 512 positions that t5-base is made for\n"


def test_images_and_the_text_alone(symcost):
    found, err = dims(symcost, "qwen2-vl-2b", "--images", 3)
    assert (found["images"], found["patches"], err) == (3, 256, "")
    found, err = dims(symcost, "qwen2-vl-2b", "--text-only")
    assert found["images"] is None
    assert err == "warning: bundled model qwen2-vl-2b: vision_config is left out: the text model is priced alone\n"


def test_more_image_tokens_than_tokens_is_a_warning(symcost):
    _, err = dims(symcost, "qwen2-vl-2b", "--images", 3, "--seq", 128)
    assert err == "warning: 3 images become 192 tokens, more than the 128 of all sequences\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("whisper-small", "--seq", 100), ("--seq is 100", "1500")),
        (("whisper-small", "--target-seq", 449), ("--target-seq is 449", "448")),
        (("vit-base-patch16-224", "--seq", 197), ("--seq", "image and patch sizes")),
        (("vit-base-patch16-224", "--images", 2), ("--images", "the batch counts its images")),
        (("bert-base-uncased", "--seq", 513), ("--seq is 513", "512")),
        (("bert-base-uncased", "--target-seq", 5), ("--target-seq", "no decoder of its own")),
        (("t5-base", "--context", 600), ("--context", "only decoders")),
        (("llama-3-8b", "--images", 1), ("--images", "no vision tower")),
        (("llama-3-8b", "--target-seq", 5), ("--target-seq", "no decoder of its own")),
        (("qwen2-vl-2b", "--text-only", "--images", 1), ("--images", "no vision tower")),
        (("qwen2-vl-2b", "--images", 1, "--set", "patches=250"), ("patches=250", "multiple of 4")),
        (("qwen2-vl-2b", "--images", -1), ("--images is -1", "at least 0")),
    ],
)
def test_refused(symcost, arguments, words):
    done = symcost("eval", *arguments)
    assert done.status == 2
    assert all(word in done.err for word in words), done.err


CLIP = {
    "model_type": "clip",
    "projection_dim": 20,
    "text_config": {
        "vocab_size": 50,
        "hidden_size": 24,
        "intermediate_size": 40,
        "num_hidden_layers": 2,
        "num_attention_heads": 4,
        "max_position_embeddings": 30,
    },
    "vision_config": {
        "hidden_size": 32,
        "intermediate_size": 44,
        "num_hidden_layers": 3,
        "num_attention_heads": 4,
        "image_size": 32,
        "patch_size": 8,
    },
}


def test_an_image_of_a_fixed_size(symcost, tmp_path):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(CLIP))
    found, _ = dims(symcost, path, "--images", 2)
    assert (found["seq"], found["patches"]) == (30, 16)
    done = symcost("eval", path, "--images", 2, "--set", "patches=20")
    assert done.status == 2
    assert "exactly 16" in done.err


def test_an_unknown_tower_is_priced_without_it_alone(symcost, tmp_path):
    text = {"model_type": "llama", "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4}
    text |= {"vocab_size": 96, "intermediate_size": 80}
    config = {"model_type": "llava_unheard_of", "text_config": text, "vision_config": {"hidden_size": 8}}
    path = tmp_path / "config.json"
    path.write_text(json.dumps(config))
    done = symcost("eval", path)
    assert done.status == 2
    assert "--text-only" in done.err
    done = symcost("eval", path, "--text-only")
    assert done.status == 0
    assert "vision_config is left out" in done.err


def test_a_free_length_leaves_the_other_side_where_it_was(symcost):
    whole, free = (
        json.loads(symcost("eval", "whisper-small", "--format", "json", *more).out) for more in ((), ("--free", "seq"))
    )
    assert free["dims"]["target_seq"] == whole["dims"]["target_seq"] == 448
    # 1500 positions of the encoder, put into the form by hand
    assert free["totals"]["saved_activation_bytes"] == "260124928 + 343624*seq"
    assert whole["totals"]["saved_activation_bytes"] == 260124928 + 343624 * 1500
